"""Laurels: what is drawn from the bag, and how a price is paid with tokens and change (V38, V52, V72)."""

from typing import Final

from engine.quo_vadis.data import EMPTY, HIGH, LOW, VALUES, WORTH
from engine.quo_vadis.position import Position, Settlement
from engine.rng import Rng

_MOST_KEPT: Final = 50_000
"""Prices whose settlements are remembered at a time."""
_settled: dict[tuple[tuple[int, ...], tuple[int, ...], int], tuple[Settlement, ...]] = {}


def total(state: Position, seat: int) -> int:
    """The value of all tokens of a seat."""
    i = VALUES * seat
    tokens = state.tokens
    return tokens[i] + 2 * tokens[i + 1] + 3 * tokens[i + 2] + 4 * tokens[i + 3] + 5 * tokens[i + 4]


def held(state: Position, seat: int) -> tuple[int, ...]:
    """The tokens of a seat, by value 1 to 5."""
    return tuple(state.tokens[VALUES * seat : VALUES * seat + VALUES])


def seen_worth(state: Position, passage: int) -> int:
    """What the laurel of a passage is worth as far as can be seen: face down at least its class (V66, V97)."""
    face = state.laurels[passage]
    if state.settings.blind and face in _BLIND_WORTH:
        return _BLIND_WORTH[face]
    return WORTH[face]


_BLIND_WORTH: Final[dict[int, int]] = {2: WORTH[LOW], 3: WORTH[LOW], 4: WORTH[HIGH], 5: WORTH[HIGH]}


def draw(state: Position) -> int:
    """Takes a token from the bag; EMPTY if there is none (V39)."""
    bag = state.bag
    left = sum(bag)
    if not left:
        return EMPTY
    rng = Rng(state.dice)
    n = rng.below(left)
    state.dice = rng.state
    state.reveals += 1
    for face, count in enumerate(bag):
        n -= count
        if n < 0:
            bag[face] -= 1
            return face
    raise AssertionError


# ------------------------------------------------------------------------------------------------------ settlement
def settlements(payer: tuple[int, ...], payee: tuple[int, ...], price: int) -> tuple[Settlement, ...]:
    """The ways to pay a price of 1 or more, the default first (V72, V72a, V72b); one that hands over all if too poor.

    The fewest tokens never go both ways with the same value, so a way is what each value changes hands by: `change`.
    """
    key = (payer, payee, price)
    found = _settled.get(key)
    if found is None:
        if len(_settled) > _MOST_KEPT:
            _settled.clear()
        found = _settled[key] = _settle(payer, payee, price)
    return found


def _settle(payer: tuple[int, ...], payee: tuple[int, ...], price: int) -> tuple[Settlement, ...]:
    nothing = (0,) * VALUES
    owned = sum(WORTH[i + 1] * n for i, n in enumerate(payer))
    if owned <= price:
        return ((payer, nothing),)
    if price <= VALUES and payer[price - 1]:
        return ((tuple(1 if i == price - 1 else 0 for i in range(VALUES)), nothing),)
    for handed in range(price, owned):
        changes = exchanges(payer, payee, handed)
        if changes:
            ways = [(tuple(max(n, 0) for n in change), tuple(max(-n, 0) for n in change)) for change in changes]
            return tuple(sorted(ways, key=_in_writing, reverse=True))
    return ((payer, nothing),)


def _in_writing(way: Settlement) -> tuple[list[int], list[int]]:
    """Both lists of tokens written from the highest to the lowest (V72b)."""
    given, back = way
    return [v for v in range(VALUES, 0, -1) for _ in range(given[v - 1])], [
        v for v in range(VALUES, 0, -1) for _ in range(back[v - 1])
    ]


def exchanges(payer: tuple[int, ...], payee: tuple[int, ...], handed: int) -> list[tuple[int, ...]]:
    """All ways with the fewest tokens to hand over exactly that much; negative entries come back."""
    best = 1_000
    found: list[tuple[int, ...]] = []
    for fives in range(-payee[4], payer[4] + 1):
        for fours in range(-payee[3], payer[3] + 1):
            moved = abs(fives) + abs(fours)
            if moved > best:
                continue
            for threes in range(-payee[2], payer[2] + 1):
                rest = handed - 5 * fives - 4 * fours - 3 * threes
                for twos in range(-payee[1], payer[1] + 1):
                    ones = rest - 2 * twos
                    if -payee[0] <= ones <= payer[0]:
                        n = moved + abs(threes) + abs(twos) + abs(ones)
                        if n < best:
                            best = n
                            found = []
                        if n == best:
                            found.append((ones, twos, threes, fours, fives))
    return found
