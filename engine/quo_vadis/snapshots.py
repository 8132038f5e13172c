"""A position as plain data, and back with every check of type and range (`Game.load`)."""

from typing import Any, Final

from engine.api import NOBODY, BadSetup, Move, Snapshot
from engine.quo_vadis.data import (
    CAESAR_TOKEN,
    COMMITTEES,
    EMPTY,
    LOBBY_MOST,
    MAX_PROPOSALS,
    MAX_ROUNDS,
    PASSAGES,
    PAY_LEAST,
    PAY_MOST,
    SEATS,
    SENATE,
    SENATORS,
    VALUES,
)
from engine.quo_vadis.pledges import code, decode
from engine.quo_vadis.position import (
    ENDINGS,
    LIVE,
    NODES,
    NONE,
    STATUSES,
    TALKS,
    Deal,
    Pledge,
    Position,
    Promise,
    Settlement,
    Terms,
    World,
)
from engine.quo_vadis.settings import Settings
from engine.snapshots import Settle, fields, integer, integers, name, number, numbers, options

_MOST_TURNS: Final = 60 * 5
_MOST: Final = 10_000
_TOKENS: Final = 62
_LONGEST: Final = 80
"""Most clicks in a draft."""

_INTEGERS: Final[dict[str, tuple[int, int]]] = {
    "current_player": (NOBODY, 4),
    "round": (1, MAX_ROUNDS),
    "reveals": (0, _MOST),
    "number": (1, _MOST_TURNS),
    "turn": (0, 4),
    "first": (0, 4),
    "idle": (0, _MOST_TURNS),
    "caesar": (0, len(PASSAGES) - 1),
    "pile": (0, _TOKENS),
    "dice": (0, 2**64 - 1),
    "passage": (NONE, len(PASSAGES) - 1),
    "answers": (0, 2),
    "bidder": (0, 4),
    "withdrawn": (0, 1),
    "proposals": (0, MAX_PROPOSALS),
    "side_used": (0, 1),
    "bonus": (0, 1),
}
"""The fields that are one number, with their range."""


def write(state: Position) -> Snapshot:
    """Plain data; indices as in the state, but nodes, promises, worlds and endings as text."""
    return {
        "players": state.players,
        "options": dict(state.settings.options),
        **{name: getattr(state, name) for name in _INTEGERS},
        "rooms": state.rooms[:],
        "hand": state.hand[:],
        "senate": state.senate[:],
        "laurels": state.laurels[:],
        "bag": state.bag[:],
        "tokens": state.tokens[:],
        "worlds": ["|".join(" ".join(map(str, world)) for world in worlds) for worlds in state.worlds],
        "promises": [_write_promise(promise) for promise in state.promises],
        "settled": [_write_promise(promise) for promise in state.settled],
        "node": NODES[state.node],
        "talk": TALKS[state.talk],
        "deal": _write_deal(state.deal),
        "terms": _write_deal(state.terms),
        "counter": _write_deal(state.counter),
        "bids": _write_deal(state.bids),
        "lobbies": list(state.lobbies),
        "draft": [list(move) for move in state.draft],
        "tried": [[passage, _write_deal(deal)] for passage, deal in state.tried],
        "payments": [list(payment) for payment in state.payments],
        "choices": [[list(given), list(back)] for given, back in state.choices],
        "ended": ENDINGS[state.ended],
    }


def _write_promise(promise: Promise) -> str:
    return (
        f"{promise.number} {promise.maker}>{promise.beneficiary} {code(promise.pledge)}"
        f" t{promise.made} {STATUSES[promise.status]} {promise.settled} {promise.feasible}"
    )


def _write_deal(deal: Deal) -> list[list[Any]]:
    return [
        [
            one.seat,
            one.votes,
            one.pay,
            [code(each) for each in one.mine],
            [code(each) for each in one.theirs],
            one.called,
        ]
        for one in deal
    ]


_KEYS: Final = frozenset(
    (
        "players",
        "options",
        *_INTEGERS,
        "rooms",
        "hand",
        "senate",
        "laurels",
        "bag",
        "tokens",
        "worlds",
        "promises",
        "settled",
        "node",
        "talk",
        "deal",
        "terms",
        "counter",
        "bids",
        "lobbies",
        "draft",
        "tried",
        "payments",
        "choices",
        "ended",
    )
)


def read(snapshot: object, settle: Settle, state: Position) -> None:
    """Fills `state` in from a snapshot; checks types and ranges, not what holds between fields. Raises `BadSetup`."""
    given = fields(snapshot, _KEYS)
    players = integer(given, "players", 3, 5)
    state.settings = Settings(players, options(given, players, settle))
    state.players = players
    for key, (low, high) in _INTEGERS.items():
        setattr(state, key, integer(given, key, low, high))
    state.rooms = integers(given, "rooms", len(COMMITTEES) * players, 0, SENATORS)
    state.hand = integers(given, "hand", players, 0, SENATORS)
    state.senate = integers(given, "senate", -SEATS[SENATE], 0, players - 1)
    state.laurels = integers(given, "laurels", len(PASSAGES), EMPTY, CAESAR_TOKEN)
    state.bag = integers(given, "bag", CAESAR_TOKEN + 1, 0, _TOKENS)
    state.tokens = integers(given, "tokens", VALUES * players, 0, _TOKENS)
    state.lobbies = tuple(integers(given, "lobbies", -players, 0, LOBBY_MOST))
    state.node = name(given["node"], "node", NODES)
    state.talk = name(given["talk"], "talk", TALKS)
    state.ended = name(given["ended"], "ended", ENDINGS)
    state.worlds = _worlds(given["worlds"], players)
    state.promises = tuple(_promise(text, players) for text in _list(given, "promises"))
    state.settled = tuple(_promise(text, players) for text in _list(given, "settled"))
    _read_talk(given, state)


def _read_talk(given: dict[str, Any], state: Position) -> None:
    turn, players = state.turn, state.players
    if turn >= players:
        raise BadSetup(f"turn is not a number from 0 to {players - 1}")
    state.deal = _deal(_list(given, "deal"), players, turn)
    state.terms = _deal(_list(given, "terms"), players, turn)
    state.counter = _deal(_list(given, "counter"), players, turn)
    state.bids = _deal(_list(given, "bids"), players, turn)
    state.tried = tuple(_tried(each, players, turn) for each in _list(given, "tried"))
    state.draft = tuple(_move(move) for move in _list(given, "draft"))
    if len(state.draft) > _LONGEST:
        raise BadSetup("draft is too long")
    state.payments = tuple(_payment(each, players) for each in _list(given, "payments"))
    state.choices = tuple(_settlement(each) for each in _list(given, "choices"))


def _list(given: dict[str, Any], key: str) -> list[Any]:
    values = given[key]
    if not isinstance(values, list) or len(values) > _MOST:
        raise BadSetup(f"{key} is not a list")
    return values


# ------------------------------------------------------------------------------------------------- compound fields
def _worlds(values: object, players: int) -> tuple[tuple[World, ...], ...]:
    if not isinstance(values, list) or len(values) != players + 1 or not all(isinstance(each, str) for each in values):
        raise BadSetup("worlds is not a list of texts of the right length")
    return tuple(tuple(_world(text, players) for text in each.split("|")) if each else () for each in values)


def _world(text: str, players: int) -> World:
    words = text.split(" ")
    if len(words) != VALUES * players or not all(word.isascii() and word.isdigit() and len(word) < 3 for word in words):
        raise BadSetup("worlds holds something other than tokens")
    world = tuple(int(word) for word in words)
    if " ".join(map(str, world)) != text:
        raise BadSetup("worlds holds something other than tokens")
    return world


def _promise(text: object, players: int) -> Promise:
    """Reads what `_write_promise` writes; anything that does not come out the same again is refused."""
    fault = BadSetup("the ledger holds something other than promises")
    if not isinstance(text, str) or text.count(" ") != 6:
        raise fault
    number, sides, pledge_text, made, status, settled, feasible = text.split(" ")
    numbers = [number, *sides.split(">"), made[1:], settled, feasible]
    if len(numbers) != 6 or not all(each.isascii() and each.isdigit() and len(each) < 6 for each in numbers):
        raise fault
    maker, beneficiary = int(numbers[1]), int(numbers[2])
    if max(maker, beneficiary) >= players or maker == beneficiary or status not in STATUSES:
        raise fault
    pledge = decode(pledge_text, players, maker, beneficiary)
    if pledge is None:
        raise fault
    promise = Promise(
        int(number),
        maker,
        beneficiary,
        pledge,
        int(made[1:]),
        STATUSES.index(status),
        int(settled),
        int(feasible),
    )
    if _write_promise(promise) != text or promise.feasible > 1 or (promise.status == LIVE) != (promise.settled == 0):
        raise fault
    return promise


def _pledges(values: object, players: int, maker: int, beneficiary: int) -> tuple[Pledge, ...]:
    found = [decode(text, players, maker, beneficiary) for text in values] if isinstance(values, list) else [None]
    if None in found:
        raise BadSetup("a deal holds something other than promises")
    return tuple(pledge for pledge in found if pledge is not None)


def _deal(values: list[Any], players: int, turn: int) -> Deal:
    return tuple(_terms(each, players, turn) for each in values)


def _terms(value: object, players: int, turn: int) -> Terms:
    if not isinstance(value, list) or len(value) != 6:
        raise BadSetup("a deal holds something other than terms")
    seat = number(value[0], "an asked player", 0, players - 1)
    if seat == turn:
        raise BadSetup("the mover is asked for a vote")
    votes = number(value[1], "the votes asked for", 0, 2)
    pay = number(value[2], "a price", PAY_LEAST, PAY_MOST)
    called = number(value[5], "a called promise", NONE, _MOST)
    mine, theirs = _pledges(value[3], players, turn, seat), _pledges(value[4], players, seat, turn)
    return Terms(seat, votes, pay, mine, theirs, called)


def _tried(value: object, players: int, turn: int) -> tuple[int, Deal]:
    if not isinstance(value, list) or len(value) != 2 or not isinstance(value[1], list):
        raise BadSetup("tried holds something other than proposals")
    return number(value[0], "a passage", 0, len(PASSAGES) - 1), _deal(value[1], players, turn)


def _move(value: object) -> Move:
    if not isinstance(value, list) or not value or not all(type(word) in (int, str) for word in value):
        raise BadSetup("draft holds something other than moves")
    return tuple(value)


def _payment(value: object, players: int) -> tuple[int, int, int, int]:
    payer, payee, price, is_open = numbers(value, "a payment", 4, 0, max(PAY_MOST, LOBBY_MOST, players))
    if payer == payee or max(payer, payee) >= players or price == 0 or is_open > 1:
        raise BadSetup("a payment is not one")
    return payer, payee, price, is_open


def _settlement(value: object) -> Settlement:
    if not isinstance(value, list) or len(value) != 2:
        raise BadSetup("choices holds something other than settlements")
    given = numbers(value[0], "a settlement", VALUES, 0, _TOKENS)
    back = numbers(value[1], "a settlement", VALUES, 0, _TOKENS)
    return tuple(given), tuple(back)
