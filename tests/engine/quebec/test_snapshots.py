"""Positions that cannot be: each kind is refused with its sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.api import BadSetup
from engine.quebec import QUEBEC
from engine.quebec.data import EVENTS, SPACES
from engine.quebec.position import NODES
from engine.rng import Rng
from tests.engine.games import tables, walk
from tests.engine.quebec.table import BLACK, GREEN, ORANGE, WHITE, YELLOW, play, table
from tests.engine.quebec.trial import TRIAL

Change = Callable[[dict[str, Any]], object]


def start() -> dict[str, Any]:
    """Four players in the second century, a little of everything on the board."""
    return table(
        4,
        century=2,
        event="ev2_american_invasion",
        architects={BLACK: "S34", WHITE: "S24", YELLOW: "S14"},
        sites={"S34": [WHITE, GREEN]},
        tokens={"S40": (ORANGE, 2)},
        blank=["S18"],
        zones={"citadel": [2, 1, 0, 0]},
        leaders={GREEN: "economy"},
        points=[4, 0, 2, 1],
    ).snapshot()


def at(key: str, index: int | slice, value: object) -> Change:
    return lambda snapshot: snapshot[key].__setitem__(index, value)


def space(key: str, name: str, value: object) -> Change:
    return at(key, SPACES.index(name), value)


WRONG: dict[str, tuple[Change, str]] = {
    "two architects on a building": (at("architects", 0, SPACES.index("S24")), "two architects"),
    "an own architect out of play": (at("architects", 2, -2), "two architects"),
    "a site filled from the right": (at("sites", slice(99, 102), [-1, 1, 3]), "a building cannot be"),
    "workers where no architect is": (at("sites", 3 * SPACES.index("S01"), 1), "a building cannot be"),
    "an unfinished building of the past": (space("stars", "S18", -1), "a building cannot be"),
    "a token without stars": (space("owners", "S18", 0), "a building cannot be"),
    "stars without owner": (space("stars", "S18", 1), "a building cannot be"),
    "a future building finished": (space("stars", "S04", 0), "a building cannot be"),
    "an owner of a building site": (space("owners", "S34", 0), "discs do not mark"),
    "a disc too few": (lambda s: s["discs"].pop(), "discs do not mark"),
    "a worker too many": (at("active", 0, 4), "workers are missing"),
    "a leader held twice": (at("leaders", 0, 3), "the leaders cannot"),
    "a leader that is not in play": (at("leaders", 0, 2), "the leaders cannot"),
    "no holder of the yellow architect": (at("leaders", 3, -1), "the leaders cannot"),
    "leaders in spite of the event": (at("events", 1, EVENTS.index("ev2_royal_proclamation")), "the leaders cannot"),
    "an event of another century": (at("events", 1, 0), "the events cannot"),
    "an unknown event of the past": (at("events", 0, -2), "the events cannot"),
    "an event in force unknown": (at("events", 1, -2), "the events cannot"),
    "another number of reveals": (lambda s: s.update(reveals=2), "the events cannot"),
    "a reward without a race": (at("race", 0, 0), "the rewards"),
    "a raised token of one star": (lambda s: s.update(upgraded=[SPACES.index("S18")]), "too many tokens"),
    "points from nowhere": (at("points", 0, 5), "the points"),
    "points of the end": (lambda s: (at("points", 0, 5)(s), at("earned", 20, 1)(s)), "the points"),
    "an end in the middle": (lambda s: s.update(ended="tokens"), "the leaders cannot"),
    "somebody else's turn": (lambda s: s.update(current_player=1), "the decision cannot"),
    "nobody's turn": (lambda s: s.update(current_player=-1), "the decision cannot"),
    "the end without an end": (lambda s: s.update(pending=[["over", 0, 0]]), "the decision cannot"),
    "an odd decision": (lambda s: s.update(pending=[["arrive", 0, 0]]), "the decision cannot"),
    "no field": (lambda s: s.pop("discs"), "the snapshot does not have the fields"),
    "a field too many": (lambda s: s.update(more=1), "the snapshot does not have the fields"),
    "no option": (lambda s: s["options"].pop("mode"), "options are missing"),
    "an option of no name": (lambda s: s["options"].update({3: True}), "options is not a map"),
    "a false option": (lambda s: s["options"].update(mode=3), "option mode"),
    "too many players": (lambda s: s.update(players=6), "players is not a number from 2 to 5"),
    "a short list": (lambda s: s["active"].pop(), "active is not a list of the right length"),
    "a word for a number": (at("active", 0, "x"), "active holds something other"),
    "too few tiles": (lambda s: s["tiles"].pop(), "tiles is not a list"),
    "a tile twice": (lambda s: at("tiles", 0, s["tiles"][4])(s), "tiles do not lie"),
    "a tile of no name": (at("tiles", 0, "X9"), "tiles holds a name"),
    "tiles of another colour": (
        lambda s: at("tiles", slice(0, 2), [s["tiles"][1], s["tiles"][0]])(s),
        "tiles do not lie",
    ),
    "raised tokens out of order": (lambda s: s.update(upgraded=[4, 2]), "upgraded is not in order"),
    "a long stack": (lambda s: s.update(pending=[["place", 0, -1]] * 4), "pending is not a short list"),
    "a decision with too much": (lambda s: s.update(pending=[["place", 0, 0, 0]]), "pending holds something"),
    "an unknown decision": (lambda s: s.update(pending=[["dance", 0, 0]]), "pending holds a name"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_position_that_cannot_be_is_refused(wrong: str) -> None:
    change, sentence = WRONG[wrong]
    snapshot = start()
    assert snapshot == QUEBEC.load(snapshot).snapshot()
    change(snapshot)
    with pytest.raises(BadSetup, match=sentence):
        QUEBEC.load(snapshot)


def test_decisions_in_the_middle_of_a_turn_are_checked_too() -> None:
    """At each decision of the game every other decision in its place is refused or can be played."""
    seen = set()
    for setup in tables(TRIAL):
        state = setup.new(13)
        for _ in walk(state, Rng(13)):
            snapshot = state.snapshot()
            node = snapshot["pending"][-1][0] if snapshot["pending"] else ""
            if (node, state.players) in seen:
                continue
            seen.add((node, state.players))
            for pending in others(snapshot["pending"]):
                try:
                    loaded = QUEBEC.load({**snapshot, "pending": pending})
                except BadSetup:
                    continue
                assert loaded.legal_moves()
                assert pending == loaded.snapshot()["pending"]
    automatic = {"arrive", "gather", "close", "over"}
    assert {"", *NODES} - automatic == {node for node, _ in seen}


def others(pending: list[list[Any]]) -> list[list[list[Any]]]:
    """Stacks with the last frame replaced, and with one more or less below."""
    stacks: list[list[list[Any]]] = [[], pending[:-1], pending[1:]]
    for node in NODES:
        for first in (-1, 0, 7, 33):
            for second in (-1, 0, 33):
                stacks += [[*pending[:-1], [node, first, second]], [[node, first, second], *pending]]
    return stacks


def test_race_rewards_must_fit_the_buildings() -> None:
    tokens = {"S08": (WHITE, 1), "S12": (WHITE, 2), "S28": (WHITE, 1)}
    snapshot = table(4, century=2, event="ev2_american_invasion", tokens=tokens).snapshot()
    fire = {**snapshot, "events": [EVENTS.index("ev1_fort_fire"), *snapshot["events"][1:]]}
    with pytest.raises(BadSetup, match="the rewards"):
        QUEBEC.load(fire)
    assert QUEBEC.load({**fire, "race": [WHITE, -1]})
    for race in ([-1, WHITE], [WHITE, WHITE], [BLACK, WHITE], [WHITE, BLACK]):
        with pytest.raises(BadSetup, match="the rewards"):
            QUEBEC.load({**fire, "race": race})


def test_more_tokens_than_there_are_is_refused() -> None:
    tokens = dict.fromkeys([f"S{n:02}" for n in range(1, 26)], (BLACK, 1))
    with pytest.raises(BadSetup, match="too many tokens"):
        table(2, century=4, tokens=tokens)
    assert table(2, {"token_limit": 0}, century=4, tokens=tokens)


@pytest.mark.parametrize("source", [2, 3])
def test_family_earns_nothing_from_leaders_and_events(source: int) -> None:
    snapshot = table(4, {"mode": "family"}).snapshot()
    snapshot["earned"][source * 4] = snapshot["points"][0] = 1
    with pytest.raises(BadSetup, match="the points"):
        QUEBEC.load(snapshot)


def test_final_scoring_must_fit_the_position() -> None:
    state = table(4, century=4, discs=[], active=[8, 8, 0, 0])
    play(state, "end_century")
    snapshot = state.snapshot()
    assert state == QUEBEC.load(snapshot)
    snapshot["earned"][4 * 5], snapshot["points"][0] = 5, 5
    with pytest.raises(BadSetup, match="the points"):
        QUEBEC.load(snapshot)


def test_end_by_tokens_needs_the_tokens() -> None:
    tokens = dict.fromkeys([f"S{n:02}" for n in range(1, 25)], (BLACK, 1))
    state = table(2, century=3, tokens=tokens, discs=[])
    play(state, "end_century")
    assert state == QUEBEC.load(state.snapshot())
    snapshot = state.snapshot()
    snapshot["options"]["token_limit"] = 0
    with pytest.raises(BadSetup, match="the end of the game"):
        QUEBEC.load(snapshot)


def test_seat_without_workers_is_not_asked_for_its_action() -> None:
    """The century would have ended (Q58a)."""
    with pytest.raises(BadSetup, match="the decision cannot"):
        table(4, active=[0, 3, 3, 3], passive=[0, 19, 19, 19])


def test_the_centuries_end_in_the_fourth() -> None:
    snapshot = table(4, century=3, active=[0, 0, 0, 0]).snapshot()
    snapshot |= {"ended": "centuries", "current_player": -1, "pending": [["over", 0, 0]]}
    with pytest.raises(BadSetup, match="the end of the game"):
        QUEBEC.load(snapshot)
    snapshot = table(4, century=4, active=[0, 0, 0, 0]).snapshot()
    snapshot |= {"ended": "centuries", "current_player": -1, "pending": [["over", 0, 0]]}
    assert QUEBEC.load(snapshot).ending()
