"""Positions that cannot be: each kind is refused with its sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.api import BadSetup
from engine.quo_vadis import QUO_VADIS
from engine.quo_vadis.position import NODES, TALKS
from engine.quo_vadis.state import QuoVadisState
from engine.rng import Rng
from tests.engine.quo_vadis.recorded import CHANGED, climber, lively
from tests.engine.quo_vadis.table import A, B, C, play, table
from tests.engine.quo_vadis.trial import secret

Snapshot = dict[str, Any]
Change = Callable[[Snapshot], object]


def start() -> Snapshot:
    """Four players in the sixth round, promises between them, A and B in the senate."""
    return table(
        rooms={"e4": [1, 1], "a3": [0, 0, 1], "e2": [1, 1, 2]},
        senate=[B, A],
        tokens={A: [1, 3], B: [2]},
        promises=[(A, B, "caesar_stay:2", 19), (B, A, "vote:e2:any:1:3", 20)],
        number=21,
    ).snapshot()


def put(key: str, value: object) -> Change:
    return lambda snapshot: snapshot.__setitem__(key, value)


def at(key: str, index: int, value: object) -> Change:
    return lambda snapshot: snapshot[key].__setitem__(index, value)


ONE = "1 0>1 caesar_stay:2 t19 live 0 0"
WRONG: dict[str, tuple[Change, str]] = {
    "a senator too many": (at("hand", 0, 7), "senators are missing"),
    "a full committee": (lambda s: (at("rooms", 0, 3)(s), at("hand", 0, 2)(s)), "a committee holds too many"),
    "Caesar beside the laurels": (put("caesar", 0), "Caesar lies where"),
    "a one too many": (put("pile", 18), "laurels are missing"),
    "a laurel where there is no space": (at("laurels", 0, 3), "laurels are missing"),
    "an empty space with a full bag": (at("laurels", 2, 0), "laurels are missing"),
    "a one in the bag": (at("bag", 1, 1), "laurels are missing"),
    "a token too many": (at("tokens", 3, 1), "laurels are missing"),
    "one world": (at("worlds", 2, "1 0 1 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0"), "what a player can know"),
    "a world of other counts": (
        at("worlds", 2, "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 0|1 0 1 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0"),
        "what a player can know",
    ),
    "a world of other tokens": (
        at("worlds", 2, "1 0 0 1 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0|1 0 1 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0"),
        "what a player can know",
    ),
    "doubt about the own tokens": (
        at("worlds", 0, "0 1 1 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0|1 0 1 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0"),
        "what a player can know",
    ),
    "a turn of somebody else": (lambda s: (put("turn", 1)(s), put("current_player", 1)(s)), "the turns are not"),
    "a wrong round": (put("round", 7), "the turns are not"),
    "more idle turns than turns": (put("idle", 21), "the turns are not"),
    "more failures than proposals": (put("tried", [[13, []]]), "the turns are not"),
    "promises out of order": (lambda s: s["promises"].reverse(), "the ledger does not fit"),
    "a promise left out": (lambda s: s["promises"].pop(0), "the ledger does not fit"),
    "a promise long expired": (at("promises", 0, ONE.replace("t19", "t10")), "the ledger does not fit"),
    "a promise of the future": (at("promises", 0, ONE.replace("t19", "t22")), "the ledger does not fit"),
    "a settled promise that is live": (
        lambda s: (s["promises"].pop(0), s["settled"].append(ONE)),
        "the ledger does not fit",
    ),
    "a promise settled before it was made": (
        lambda s: (s["promises"].pop(0), s["settled"].append(ONE.replace("live 0", "kept 18"))),
        "the ledger does not fit",
    ),
    "an end in the middle": (put("ended", "senate"), "the end of the game"),
    "nobody's turn": (put("current_player", -1), "the end of the game"),
    "the wrong seat": (put("current_player", 1), "the decision cannot"),
    "a passage of nothing": (put("passage", 4), "the decision cannot"),
    "a payment of nothing": (put("payments", [[0, 1, 1, 1]]), "the decision cannot"),
    "a counter to nothing": (put("counter", [[1, 1, 0, [], [], -1]]), "the decision cannot"),
    "a draft of nothing": (put("draft", [["draft", "p05"]]), "the decision cannot"),
    "a draft that cannot be": (
        lambda s: s.update(node="draft", draft=[["place"]]),
        "the decision cannot",
    ),
    "a draft with a false click": (
        lambda s: (put("node", "draft")(s), put("draft", [["draft", "p14"], ["ask", 2, 1]])(s)),
        "the decision cannot",
    ),
    "a withdrawn choice": (put("withdrawn", 1), "the decision cannot"),
    "a bonus at the choice": (put("bonus", 1), "the decision cannot"),
    "a bonus without a token": (put("node", "bonus"), "the decision cannot"),
    "an answer to nothing": (put("node", "answer"), "the decision cannot"),
    "no field": (lambda s: s.pop("bag"), "the snapshot does not have the fields"),
    "no option": (lambda s: s["options"].pop("lobbying"), "options are missing"),
    "an option of no name": (lambda s: s["options"].update({3: True}), "options is not a map"),
    "too many players": (put("players", 6), "players is not a number from 3 to 5"),
    "a seat that is not there": (put("turn", 4), "turn is not a number from 0 to 3"),
    "a short list": (lambda s: s["hand"].pop(), "hand is not a list of the right length"),
    "a word for a number": (at("hand", 0, "x"), "hand holds something other"),
    "no list": (put("promises", 3), "promises is not a list"),
    "an unknown decision": (put("node", "dance"), "node holds a name"),
    "worlds of too few": (lambda s: s["worlds"].pop(), "worlds is not a list"),
    "a world of words": (at("worlds", 0, "a b"), "worlds holds something"),
    "a world written otherwise": (at("worlds", 0, "01" + " 0" * 19), "worlds holds something"),
    "a promise of words": (at("promises", 0, "x"), "the ledger holds something"),
    "a promise of no number": (at("promises", 0, ONE.replace("t19", "tx")), "the ledger holds something"),
    "a promise to oneself": (at("promises", 0, ONE.replace("0>1", "1>1")), "the ledger holds something"),
    "a promise of nothing known": (at("promises", 0, ONE.replace("stay", "sing")), "the ledger holds something"),
    "a live promise settled": (at("promises", 0, ONE.replace("live 0", "live 4")), "the ledger holds something"),
    "terms of nothing": (put("deal", [3]), "a deal holds something other than terms"),
    "the mover asked": (put("deal", [[0, 1, 0, [], [], -1]]), "the mover is asked"),
    "terms with a strange promise": (
        put("deal", [[1, 1, 0, ["x"], [], -1]]),
        "a deal holds something other than promises",
    ),
    "terms without promises": (put("deal", [[1, 1, 0, 3, [], -1]]), "a deal holds something other than promises"),
    "a price too high": (put("deal", [[1, 1, 10, [], [], -1]]), "a price is not a number"),
    "a failure of nothing": (put("tried", [3]), "tried holds something"),
    "a click of nothing": (put("draft", [[None]]), "draft holds something"),
    "a draft without end": (put("draft", [["pay", 0]] * 81), "draft is too long"),
    "a payment to oneself": (put("payments", [[1, 1, 1, 1]]), "a payment is not one"),
    "a settlement of nothing": (put("choices", [3]), "choices holds something"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_position_that_cannot_be_is_refused(wrong: str) -> None:
    change, sentence = WRONG[wrong]
    snapshot = start()
    assert snapshot == QUO_VADIS.load(snapshot).snapshot()
    change(snapshot)
    with pytest.raises(BadSetup, match=sentence):
        QUO_VADIS.load(snapshot)


def endings() -> list[tuple[Snapshot, str]]:
    """Finished games, and what is wrong about them."""
    over = {"current_player": -1, "node": "over"}
    full = table(rooms={"c1": [2]}, senate=[B, C, B, C])
    play(full, "promote p04")
    senate = full.snapshot()
    choosing = table(number=24, turn=3, idle=3).snapshot()
    return [
        ({**senate, "ended": "limit"}, "full, but another end"),
        ({**choosing, **over, "ended": "senate"}, "not full"),
        ({**choosing, **over, "ended": "stall"}, "too few idle turns"),
        ({**choosing, **over, "ended": "limit"}, "not the last round"),
        ({**senate, "promises": [ONE]}, "a live promise"),
    ]


@pytest.mark.parametrize("case", range(5))
def test_end_must_fit_the_position(case: int) -> None:
    snapshot, why = endings()[case]
    with pytest.raises(BadSetup, match=r"the end of the game|the ledger"):
        QUO_VADIS.load(snapshot)
    assert why


# ---------------------------------------------------------------------- every part of every decision, changed a little
OPTIONS: list[dict[str, Any]] = [{}, {"side_deals": True, "lobbying": True}, {"promise_mode": "two_rounds"}, CHANGED]
FIELDS = ("passage", "answers", "bidder", "proposals", "side_used", "bonus", "withdrawn", "current_player")
TALK = ("deal", "terms", "counter", "bids", "lobbies", "payments", "choices", "tried", "draft")


def variations(snapshot: Snapshot, other: Snapshot) -> list[Snapshot]:
    """The position with one part of what is pending changed, or taken from another position."""
    found = [{**snapshot, "node": node} for node in NODES] + [{**snapshot, "talk": talk} for talk in TALKS]
    for key in FIELDS:
        found += [{**snapshot, key: snapshot[key] + step} for step in (-1, 1)]
    for key in TALK:
        found += [{**snapshot, key: other[key]}, {**snapshot, key: []}, {**snapshot, key: snapshot[key] * 2}]
        found.append({**snapshot, key: snapshot[key][::-1]})
    for key in ("deal", "terms", "counter", "bids"):
        for i, terms in enumerate(snapshot[key]):
            for place, value in ((0, (terms[0] + 1) % 3), (1, 2), (1, 0), (2, terms[2] + 1), (2, -5), (5, 1), (5, -1)):
                changed = [*terms[:place], value, *terms[place + 1 :]]
                found.append({**snapshot, key: [*snapshot[key][:i], changed, *snapshot[key][i + 1 :]]})
    for node in ("settle", "reward", "bonus", "pick", "lobby", "bid", "reply", "answer"):
        found.append({**snapshot, **{key: other[key] for key in (*TALK, "talk", "passage", "answers")}, "node": node})
    return found


@pytest.mark.parametrize("options", OPTIONS, ids=["base", "talkative", "bound", "changed"])
def test_pending_decisions_are_refused_or_can_be_played(options: dict[str, Any]) -> None:
    """At each decision of some games, everything pending is changed; what is accepted plays, and to the same sight."""
    seen: dict[str, int] = {}
    for seed in range(3):
        state, rng = QUO_VADIS.new(3 + seed, options, seed), Rng(seed)
        last: dict[str, Snapshot] = {}
        while state.current_player >= 0:
            snapshot = state.snapshot()
            node = snapshot["node"]
            if seen.setdefault(node, 0) < 5 and node != "choose":
                seen[node] += 1
                for changed in variations(snapshot, last.get(("answer", "settle", "pick")[seen[node] % 3], snapshot)):
                    check(changed)
            last[node] = snapshot
            state.advance(lively(state, rng) if rng.below(3) else climber(state, rng))
    assert {"draft", "answer", "reply", "bid", "pick"} <= {*seen}


def rare() -> list[QuoVadisState]:
    """Decisions that seldom come up: a call of a promise, and what follows from a call for bids with a short pile."""
    setup: dict[str, Any] = {
        "rooms": {"e2": [1, 1, 1]},
        "tokens": {A: [4], B: [2, 3]},
        "laurels": {"p05": 3},
        "pile": 1,
    }
    called = table(**setup, promises=[(B, A, "vote:any:any:1:2", 20), (B, A, "vote:e4:any:1:2", 20)])
    play(called, "offer p05 1 1 c1 2 1 m1")
    further = called.clone()
    play(further, "accept")
    short = table(**setup)
    play(short, "call p05", "bid m1", "bid m0", "pick 1 1 2 1")
    paying = short.clone()
    play(paying, "reward 2")
    rich = table(rooms={"e4": [1, 1]}, tokens={A: [4], B: [2, 3]}, laurels={"p14": 3})
    play(rich, "offer p14 1 1 m1", "accept")
    bonus = table(rooms={"e4": [2]}, laurels={"p14": 6})
    play(bonus, "promote p14")
    return [called, further, short, paying, rich, bonus]


@pytest.mark.parametrize("case", range(6))
def test_rare_decisions_are_refused_or_can_be_played(case: int) -> None:
    states = rare()
    for other in states:
        for changed in variations(states[case].snapshot(), other.snapshot()):
            check(changed)


def load(snapshot: Snapshot) -> QuoVadisState | None:
    """The position, unless it is refused."""
    try:
        return QUO_VADIS.load(snapshot)
    except BadSetup:
        return None


def check(snapshot: Snapshot) -> None:
    loaded = load(snapshot)
    if loaded is None:
        return
    assert snapshot == loaded.snapshot()
    moves = loaded.legal_moves()
    assert moves
    assert len(moves) == len({*moves})
    for move in (moves[0], moves[-1]):
        after = loaded.clone()
        after.advance(move)
        assert after != loaded
    for seat in range(loaded.players):
        world = loaded.observe(seat)
        world.determinize(Rng(1))
        assert loaded.observe(seat) == world.observe(seat)


def test_secret_names_what_is_hidden() -> None:
    state = table(4, {"payment_visibility": "sealed"}, rooms={"e4": [1, 1]}, laurels={"p14": 5})
    play(state, "offer p14 1 1 m2")
    assert [False, False, True, True] == [secret(state, ("deal", 0, 2), seat) for seat in range(4)]
    assert not secret(state, ("deal", 0, 1), C)
    assert [True, True] == [secret(state, ("dice",), seat) for seat in (A, C)]
    assert [False, True] == [secret(state, ("worlds", 0), seat) for seat in (A, B)]
