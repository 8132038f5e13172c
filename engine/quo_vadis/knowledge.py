"""What each seat can work out about the laurels of the others (V73, V86): the worlds it thinks possible.

All gains are seen and most payments leave one way only, so usually a seat knows everything and its list of worlds is
empty. Where a payment between others can have been made in several ways, a value is sealed (V93) or a token was taken
face down (V97), every holding that fits all the seat has seen becomes a world. At most `MOST` are kept; the true one is
always among them.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.quo_vadis.data import BAG, CAESAR_TOKEN, HIGH, LOBBY_MOST, LOW, PAY_MOST, VALUES, WORTH
from engine.quo_vadis.position import HIDDEN, Position, World
from engine.quo_vadis.tokens import settlements

MOST: Final = 60

_Change: TypeAlias = Callable[[World], list[World]]

_FACES: Final[dict[int, tuple[int, int]]] = {LOW: (2, 3), HIGH: (4, 5)}
_HIGHEST_PRICE: Final = max(PAY_MOST, LOBBY_MOST)


def certain(players: int) -> tuple[tuple[World, ...], ...]:
    """Everybody knows all."""
    return ((),) * (players + 1)


def is_imagined(state: Position) -> bool:
    """Whether this is one seat's idea of the table: what the others know is not told, and nobody tracks anything."""
    return state.worlds[0] == HIDDEN or state.worlds[1] == HIDDEN


def worth(world: World, seat: int) -> int:
    return sum((i + 1) * n for i, n in enumerate(world[VALUES * seat : VALUES * seat + VALUES]))


def part(world: World, seat: int) -> World:
    return world[VALUES * seat : VALUES * seat + VALUES]


def totals_open(state: Position) -> bool:
    """Whether the sums are known to everybody (V91, V94)."""
    settings = state.settings
    return settings.public_totals or (settings.reveal and len(set(state.senate)) >= 3)


# -------------------------------------------------------------------------------------------------------- updates
def gain(state: Position, seat: int, value: int, unseen: int = 0) -> None:
    """A seat takes a token of that value; `unseen` is its class if only the taker may look at it (V97)."""
    i = VALUES * seat + value - 1
    state.tokens[i] += 1
    if not unseen and not any(state.worlds):
        return
    if _stops(state):
        return

    def known(world: World) -> list[World]:
        return _possible(state, [_plus(world, i)])

    def guessed(world: World) -> list[World]:
        return _possible(state, [_plus(world, VALUES * seat + value - 1) for value in _FACES[unseen]])

    _update(state, [known if not unseen or who == seat else guessed for who in range(state.players + 1)], i)


def _plus(world: World, i: int) -> World:
    return (*world[:i], world[i] + 1, *world[i + 1 :])


def _possible(state: Position, worlds: list[World]) -> list[World]:
    """Those that do not hold more tokens than there are of a value."""
    if not state.settings.blind:
        return worlds
    most = _MOST_OF_VALUE
    return [world for world in worlds if all(sum(world[v::VALUES]) <= most[v] for v in range(1, VALUES))]


_MOST_OF_VALUE: Final = [0, BAG[2] + BAG[CAESAR_TOKEN], BAG[3], BAG[4], BAG[5]]


def settle(state: Position, payer: int, payee: int, price: int, way: int, is_open: bool, by_default: bool) -> None:
    """Hands over a price in one of its settlements; the two see the tokens, the others what V73 lets them see.

    `by_default`: nobody was asked how, though there may have been several ways.
    """
    before = tuple(state.tokens)
    ways = settlements(part(before, payer), part(before, payee), price)
    change = [given - back for given, back in zip(*ways[way], strict=True)]
    _move(state.tokens, payer, payee, change)
    if _stops(state):
        return
    if is_open and len(ways) == 1 and not any(state.worlds):
        return
    moved, asked, prices = sum(change), len(ways) > 1, [price] if is_open else range(1, _HIGHEST_PRICE + 1)

    def seen(world: World) -> list[World]:
        if settlements(part(world, payer), part(world, payee), price) != ways:
            return []
        return [_moved(world, payer, payee, change)]

    def heard(world: World) -> list[World]:
        found: dict[World, None] = {}
        for value in prices:
            possible = settlements(part(world, payer), part(world, payee), value)
            if by_default or (len(possible) > 1) == asked:
                for given, back in possible[:1] if by_default else possible:
                    if sum(given) - sum(back) == moved:
                        found[_moved(world, payer, payee, [a - b for a, b in zip(given, back, strict=True)])] = None
        return list(found)

    _update(state, [seen if who in (payer, payee) else heard for who in range(state.players + 1)], -1, before)


def asked_how(state: Position, payer: int, payee: int, price: int, is_open: bool) -> None:
    """The payer is asked how to pay: the others learn that there are several ways, the two learn which."""
    if not any(state.worlds) or _stops(state):
        return
    ways, prices = state.choices, [price] if is_open else range(1, _HIGHEST_PRICE + 1)

    def seen(world: World) -> list[World]:
        return [world] if settlements(part(world, payer), part(world, payee), price) == ways else []

    def heard(world: World) -> list[World]:
        possible = any(len(settlements(part(world, payer), part(world, payee), value)) > 1 for value in prices)
        return [world] if possible else []

    _update(state, [seen if who in (payer, payee) else heard for who in range(state.players + 1)])


def at_least(state: Position, seat: int, amount: int, is_rich: bool = True) -> None:
    """Everybody sees that a seat can pay that much, or that it cannot (V66)."""
    if amount <= 0 or not any(state.worlds) or _stops(state):
        return

    def fits(world: World) -> list[World]:
        return [world] if (worth(world, seat) >= amount) == is_rich else []

    _update(state, [fits] * (state.players + 1))


def open_totals(state: Position) -> None:
    """The sums have become known to everybody (V91)."""
    if any(state.worlds) and not _stops(state):
        _update(state, [lambda world: [world]] * (state.players + 1))


def _stops(state: Position) -> bool:
    """In an imagined world nobody tracks anything; what its seat knew is given up."""
    if not is_imagined(state):
        return False
    if any(worlds and worlds != HIDDEN for worlds in state.worlds):
        state.worlds = tuple(worlds if worlds == HIDDEN else () for worlds in state.worlds)
    return True


def _move(tokens: list[int], payer: int, payee: int, change: list[int]) -> None:
    for i, n in enumerate(change):
        tokens[VALUES * payer + i] -= n
        tokens[VALUES * payee + i] += n


def _moved(world: World, payer: int, payee: int, change: list[int]) -> World:
    tokens = list(world)
    _move(tokens, payer, payee, change)
    return tuple(tokens)


def _update(state: Position, changes: list[_Change], gained: int = -1, before: World = ()) -> None:
    """Lets each seat change its worlds; one that was certain starts from the tokens as they were."""
    true = tuple(state.tokens)
    start = before or (true if gained < 0 else (*true[:gained], true[gained] - 1, *true[gained + 1 :]))
    is_open = totals_open(state)
    updated = []
    for who, worlds in enumerate(state.worlds):
        found = {after for world in worlds or (start,) for after in changes[who](world)}
        found.add(true)
        if is_open:
            found = {world for world in found if _same_totals(world, true, state.players)}
        if who < state.players:
            found = {world for world in found if part(world, who) == part(true, who)}
        updated.append(_thinned(found, true))
    state.worlds = tuple(updated)


def _same_totals(world: World, true: World, players: int) -> bool:
    return all(worth(world, seat) == worth(true, seat) for seat in range(players))


def _thinned(found: set[World], true: World) -> tuple[World, ...]:
    """In order, at most MOST, the true one among them; none if that is the only one."""
    if len(found) == 1:
        return ()
    worlds = sorted(found)
    if len(worlds) > MOST:
        kept = {worlds[i * len(worlds) // MOST] for i in range(MOST - 1)}
        kept.add(true)
        worlds = sorted(kept)
    return tuple(worlds)


# ------------------------------------------------------------------------------------------- what can be worked out
def bounds(state: Position, seat: int) -> tuple[int, int]:
    """The lowest and the highest sum the seat can hold, as far as this state tells."""
    tokens = part(tuple(state.tokens), seat)
    if min(tokens) >= 0:
        own = sum(WORTH[i + 1] * n for i, n in enumerate(tokens))
        return own, own
    sums = [worth(world, seat) for worlds in state.worlds if worlds != HIDDEN for world in worlds]
    return min(sums), max(sums)
