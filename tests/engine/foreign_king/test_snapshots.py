"""Positions that cannot be: each kind is refused with its sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.api import BadSetup
from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.position import NODES
from engine.rng import Rng
from tests.engine.foreign_king.table import king, play, table
from tests.engine.foreign_king.trial import TRIAL
from tests.engine.games import tables, walk

Change = Callable[[dict[str, Any]], object]


def start() -> dict[str, Any]:
    """Three players in round 2, a little of everything on the board."""
    return table(
        3,
        round=2,
        pawns=["build", "king", "turn_order"],
        citizens={"namur": [2, 1, 0]},
        factories={"namur": "tT", "liege": "m"},
        medals=[1, 1, 0],
        congress=[1, 0, 2],
        king="liege",
    ).snapshot()


WRONG: dict[str, tuple[Change, str]] = {
    "a citizen too many": (lambda s: s["supply"].__setitem__(0, 12), "citizens are missing or too many"),
    "a factory too many": (lambda s: s["stock"].__setitem__(0, 4), "factories are missing or too many"),
    "a medal too many": (lambda s: s["medals"].__setitem__(2, 1), "medals do not fit"),
    "loans without medals": (lambda s: s["loans"].__setitem__(2, 1), "medals do not fit"),
    "marker not moved": (lambda s: s.update(marker=30), "the King and his marker"),
    "King on the portrait": (lambda s: s.update(king=-1), "the King and his marker"),
    "a seat twice in the order": (lambda s: s["order"].__setitem__(0, 1), "the turn order"),
    "two pawns on a space": (lambda s: s["pawns"].__setitem__(0, 5), "the pawns cannot stand"),
    "a pawn on a space not in play": (lambda s: s["pawns"].__setitem__(0, 6), "the pawns cannot stand"),
    "a pawn off the table": (lambda s: s["pawns"].__setitem__(0, -1), "the pawns cannot stand"),
    "a change by who has not played": (lambda s: s.update(track_changer=2), "about to change"),
    "a change by the Queen": (lambda s: s.update(queen_changer=2), "about to change"),
    "somebody else's turn": (lambda s: s.update(current_player=1), "the wrong seat"),
    "somebody asked": (lambda s: s["pending"].update(queue=[0]), "the wrong seat"),
    "something chosen": (lambda s: s["pending"].update(chosen=1), "choices made so far"),
    "steps made": (lambda s: s["pending"].update(steps=1), "choices made so far"),
    "the action of another pawn": (lambda s: s["pending"].update(node="place_in"), "decision cannot come up"),
    "all skipped": (lambda s: s.update(skips=3), "the turn order"),
    "the end": (lambda s: s.update(ended="marker"), "the end of the game"),
    "an end passed over": (lambda s: s["points"].__setitem__(slice(None), [40, 40, 0]), "the end of the game"),
    "no field": (lambda s: s.pop("king"), "the snapshot does not have the fields"),
    "a field too many": (lambda s: s.update(more=1), "the snapshot does not have the fields"),
    "no option": (lambda s: s["options"].pop("long_game"), "options are missing"),
    "an option of no name": (lambda s: s["options"].update({3: True}), "options is not a map"),
    "a false option": (lambda s: s["options"].update(long_game=3), "option long_game"),
    "too many players": (lambda s: s.update(players=5), "players is not a number from 2 to 4"),
    "a short list": (lambda s: s["francs"].pop(), "francs is not a list of the right length"),
    "a word for a number": (lambda s: s["francs"].__setitem__(0, "x"), "francs holds something other"),
    "an unknown decision": (lambda s: s["pending"].update(node="dance"), "node holds a name that is not known"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_position_that_cannot_be_is_refused(wrong: str) -> None:
    change, sentence = WRONG[wrong]
    snapshot = start()
    assert FOREIGN_KING.load(snapshot).snapshot() == snapshot
    change(snapshot)
    with pytest.raises(BadSetup, match=sentence):
        FOREIGN_KING.load(snapshot)


def test_decisions_in_the_middle_of_an_action_are_checked_too() -> None:
    """At each decision of the game every other decision in its place is refused or can be played."""
    seen = set()
    for trial_table in tables(TRIAL):
        state = trial_table.new(13)
        for _ in walk(state, Rng(13)):
            snapshot = state.snapshot()
            node = snapshot["pending"]["node"]
            if (node, state.players) in seen:
                continue
            seen.add((node, state.players))
            for other in NODES:
                for chosen in (-1, 0, 1, 8):
                    pending = {**snapshot["pending"], "node": other, "chosen": chosen}
                    try:
                        loaded = FOREIGN_KING.load({**snapshot, "pending": pending})
                    except BadSetup:
                        continue
                    assert loaded.legal_moves()
    assert {node for node, _ in seen} == set(NODES) - {"over"}


def test_stuck_seat_to_choose_is_refused() -> None:
    """The engine would have skipped it (F31)."""
    with pytest.raises(BadSetup, match="decision cannot come up"):
        table(2, round=3, pawns=["money", "king"], congress=[15, 15], francs=[0, 0], king="namur")


def test_disc_that_is_in_front_is_not_asked() -> None:
    state = table(3, francs=[9] * 3)
    play(state, "action money", "action place", "place_in namur", "place 1", "action turn_order")
    snapshot = state.snapshot()
    assert FOREIGN_KING.load(snapshot) == state
    snapshot["order"] = [2, 0, 1]
    with pytest.raises(BadSetup):
        FOREIGN_KING.load(snapshot)


def test_release_must_be_asked_in_order() -> None:
    state = table(3, congress=[1, 2, 3], king="namur")
    king(state, "liege", steps=1)
    snapshot = state.snapshot()
    assert snapshot["pending"]["queue"] == [2, 1, 0]
    snapshot["pending"]["queue"] = [1, 2, 0]
    snapshot["current_player"] = 1
    with pytest.raises(BadSetup, match="wrong seat"):
        FOREIGN_KING.load(snapshot)
