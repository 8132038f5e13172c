"""Positions that cannot be: each kind is refused with its sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.api import NOBODY, UNKNOWN, BadSetup
from engine.louis_xiv import LOUIS_XIV
from engine.louis_xiv.data import MISSIONS
from engine.louis_xiv.settings import Settings
from engine.louis_xiv.state import LouisXivState
from engine.rng import Rng
from tests.engine.games import tables, walk
from tests.engine.louis_xiv.table import A, B, C, D, missions_phase, patronage, play, supply, table
from tests.engine.louis_xiv.test_final import end, full, spare
from tests.engine.louis_xiv.trial import TRIAL

Change = Callable[[dict[str, Any]], object]


def at(key: str, index: int, value: object) -> Change:
    return lambda snapshot: snapshot[key].__setitem__(index, value)


def to(**values: object) -> Change:
    return lambda snapshot: snapshot.update(values)


# ----------------------------------------------------------------------------------------- positions to be damaged
def cards() -> LouisXivState:
    """A is to play a card; a little of everything on the table."""
    return table(
        round_=2,
        louis=3,
        markers={1: [2, 1, 0, 0], 7: [0, 0, 3, 0]},
        general=[5, 5, 6, 7],
        hands={A: [0, 0, 1, 5], B: [2, 3], C: [4, 4], D: [6, 7]},
        intrigue={A: [1, 5], B: [9]},
        returned=[12],
        missions={A: ["L01", "M01"]},
        completed=[(A, "L03"), (B, "D04")],
        chips={A: {"crown": 1}},
        coats={A: [1, 0, 2, 0, 0, 0], B: [0, 1, 0, 0, 0, 0]},
    )


def two() -> LouisXivState:
    return table(2, markers={1: [2, 1, 2]})


def limited() -> LouisXivState:
    return table(3, {"coin_bank": "limited"}, coins=[30, 20, 22])


def played(*moves: str, **more: Any) -> Callable[[], LouisXivState]:
    def build() -> LouisXivState:
        state = cards() if not more else table(**more)
        play(state, *moves)
        return state

    return build


def guests() -> LouisXivState:
    state = table(general=[5, 5, 5, 5], hands={s: [] for s in range(4)}, completed=[(B, "L03"), (A, "M04")])
    supply(state)
    return state


def forced_guest() -> LouisXivState:
    state = guests()
    state.settings = Settings(4, LOUIS_XIV.settle(4, {"powers_that_place_are_optional": False}))
    state.queue = state.queue[1:]
    state.current_player = A
    return state


def word() -> LouisXivState:
    state = table(hands={A: [3, 3], B: [1], C: [7], D: [9]}, completed=[(A, "D04"), (B, "D07")])
    play(state, "card 3", "recall")
    return state


def word_put() -> LouisXivState:
    state = word()
    play(state, "last_word 4")
    return state


def asked(**more: Any) -> LouisXivState:
    state = table(3, louis=1, markers={1: [3, 1, 1]}, coins=[9, 9, 9], **more)
    patronage(state)
    return state


def intrigue() -> LouisXivState:
    return asked(intrigue={B: [1]}, hands={})


def empty_bribe() -> LouisXivState:
    return asked(options={"bribe_needs_a_marker": False})


def place(options: dict[str, Any] | None = None) -> LouisXivState:
    state = table(3, options, louis=4, markers={6: [4, 3, 0]}, general=[5, 5, 0])
    patronage(state)
    return state


SPLIT = {"place_reward_split": True, "place_reward_own_courtier": True}


def place_split() -> LouisXivState:
    return place(SPLIT)


def place_second() -> LouisXivState:
    state = place(SPLIT)
    play(state, "place 6")
    return state


def no_crown() -> LouisXivState:
    state = table(4, louis=1, markers={1: [3, 1, 0, 0]}, chips={C: {"crown": 6}, D: {"crown": 4}})
    patronage(state)
    return state


def choosing(*moves: str, has: dict[str, int] | None = None) -> Callable[[], LouisXivState]:
    def build() -> LouisXivState:
        chips = has or {"sceptre": 2, "letter": 2}
        state = table(missions={A: ["L01", "M01"], B: ["L02", "M02"]}, chips={A: chips})
        missions_phase(state)
        play(state, *moves)
        return state

    return build


def keeping() -> LouisXivState:
    state = table(missions={A: ["D05", "D07"]}, chips={A: {"sceptre": 2, "letter": 2}})
    missions_phase(state)
    return state


def over(**more: Any) -> Callable[[], LouisXivState]:
    def build() -> LouisXivState:
        state = spare(3, **more)
        end(state)
        return state

    return build


def blanks() -> LouisXivState:
    return over(coins=[6, 0, 0], coats=full([5, 5, 5, 5, 5, 5]))()


def ended_without_coats() -> LouisXivState:
    options = {"coat_pile_empty": "no coat"}
    return over(coins=[6, 0, 0], coats=full([5, 5, 5, 5, 5, 5]), options=options)()


USE = played("card 1")
PUT = played("card 0", "on 3")
MOVE = played("card 1", "put 3")
FORK = played("card 1", "put 3", "move_on 2 2", options={"single_path": False}, hands={A: [1, 8]})
POSITIONS = (
    cards,
    two,
    limited,
    guests,
    word,
    word_put,
    intrigue,
    asked,
    empty_bribe,
    place,
    place_second,
    no_crown,
    choosing(),
    choosing("mission L01"),
    choosing("mission L01", "pay sceptre letter"),
    keeping,
    over(),
    blanks,
    ended_without_coats,
    USE,
    PUT,
    MOVE,
    FORK,
)

SHAPE: dict[str, tuple[Change, str]] = {
    "no field": (lambda s: s.pop("late"), "does not have the fields"),
    "a field too many": (to(more=1), "does not have the fields"),
    "too many players": (to(players=5), "players is not a number from 2 to 4"),
    "no option": (lambda s: s["options"].pop("single_path"), "options are missing"),
    "an option of no name": (lambda s: s["options"].update({3: True}), "options is not a map"),
    "options that are no map": (to(options=[]), "options is not a map"),
    "a false option": (lambda s: s["options"].update(joker_recall=4), "option joker_recall"),
    "a short list": (lambda s: s["coins"].pop(), "coins is not a list of the right length"),
    "a word for a number": (at("coins", 0, "x"), "coins holds something other"),
    "a number below": (at("coins", 0, -1), "coins holds something other"),
    "rows for too few": (lambda s: s["hands"].pop(), "hands is not a list by seat"),
    "no rows": (to(intrigue=3), "intrigue is not a list by seat"),
    "a hand out of order": (at("hands", 0, [5, 1, 0, 0]), "hands is not in order"),
    "cards out of order": (at("intrigue", 0, [4, 0]), "intrigue is not in order"),
    "a card twice": (at("intrigue", 0, [4, 4]), "intrigue is not in order"),
    "no such decision": (to(pending="dance"), "pending holds a name"),
    "a number for a decision": (to(pending=1), "pending holds a name"),
    "an unknown chance": (to(chance=UNKNOWN), "chance is not a number"),
}

TABLE: dict[str, tuple[Callable[[], LouisXivState], Change, str]] = {
    "a marker too many": (cards, at("general", 0, 6), "markers are missing"),
    "a neutral marker of four": (cards, to(neutral=1), "markers are missing"),
    "a neutral marker too few": (two, to(neutral=5), "markers are missing"),
    "an income card twice": (cards, to(income=[4, 4]), "the income cards"),
    "Louis elsewhere": (cards, to(louis=1), "the income cards"),
    "a coin too many": (limited, at("coins", 0, 31), "more coins or chips"),
    "a chip too many": (cards, at("chips", 4, 7), "more coins or chips"),
    "three of a face": (cards, at("hands", 1, [1, 1]), "the influence cards"),
    "a face too often played": (cards, to(played=[4]), "the influence cards"),
    "another size of a hand": (cards, at("hand_sizes", 1, 3), "the influence cards"),
    "a card returned twice": (cards, to(returned=[11, 11]), "the intrigue cards"),
    "a card returned and held": (cards, to(returned=[0]), "the intrigue cards"),
    "a card held twice": (cards, at("intrigue", 1, [0]), "the intrigue cards"),
    "another size of intrigue": (cards, at("intrigue_sizes", 0, 1), "the intrigue cards"),
    "a known card not held": (cards, at("known", 2, [1]), "the intrigue cards"),
    "a known card too early": (cards, at("known", 0, [0]), "the intrigue cards"),
    "a mission twice": (cards, at("missions", 0, MISSIONS.index("L03")), "the missions"),
    "another back": (cards, at("backs", 0, 1), "the missions"),
    "an empty place": (cards, lambda s: (at("missions", 0, -1)(s), at("backs", 0, -1)(s)), "the missions"),
    "a mark too early": (cards, to(mark=1), "the missions"),
    "a mark too high": (choosing(), to(mark=1), "the missions"),
    "completed by another": (choosing(), to(completed=[50]), "the missions"),
    "eleven lilies": (cards, at("coats", 0, [0] * 11), "the coats"),
    "another number of coats": (cards, at("coat_sizes", 0, 4), "the coats"),
    "blank coats too early": (cards, lambda s: (at("blanks", 0, 1)(s), at("coat_sizes", 0, 4)(s)), "the coats"),
    "more coats than there are": (over(), lambda s: (at("coat_sizes", 0, 70)(s), at("earned", 3, 70)(s)), "the coats"),
    "coats of the end": (cards, at("earned", 0, 1), "the final scoring"),
    "a leftover too many": (over(), at("earned", 0, 1), "the final scoring"),
    "leftovers for nothing": (blanks, at("earned", 0, 3), "the final scoring"),
    "a leftover too few": (blanks, at("earned", 0, 1), "the final scoring"),
}

PENDING: dict[str, tuple[Callable[[], LouisXivState], Change]] = {
    "nobody is asked": (cards, to(current_player=NOBODY)),
    "somebody after the end": (over(), to(current_player=0)),
    "something between decisions": (cards, to(pending="patronage", louis=-1)),
    "something of the evaluation is left": (cards, to(courtier=1)),
    "late markers": (cards, at("late", 0, 1)),
    "one card": (cards, to(current_player=0, hands=[[1], [2, 3], [4, 4], [6, 7]], hand_sizes=[1, 2, 2, 2])),
    "an argument at a card": (cards, to(args=[1])),
    "powers at a card": (cards, to(queue=[MISSIONS.index("L03")])),
    "a card face down": (cards, to(played=[-3])),
    "a power of another seat": (guests, to(current_player=A)),
    "no power": (guests, to(queue=[])),
    "another power": (guests, to(queue=[1])),
    "a power with too few cards": (cards, to(pending="guest", queue=[2])),
    "nothing was played": (USE, to(played=[])),
    "another card was played": (USE, to(args=[5])),
    "no marker to place": (USE, lambda s: (at("general", 0, 14)(s), at("personal", 0, 0)(s))),
    "another courtier's card": (PUT, to(args=[1, 0])),
    "a courtier out of range": (PUT, to(args=[0, 12])),
    "frames cut short": (MOVE, to(args=[0, 3, -1])),
    "two frames without forks": (MOVE, to(args=[0, 2, -1, -1, 1, 1, 0, -1, 3])),
    "a frame of no courtier": (MOVE, to(args=[12, 3, -1, -1, 1])),
    "a courtier that was not entered": (MOVE, to(args=[0, 3, -1, -1, 2])),
    "an origin that is no neighbour": (MOVE, to(args=[0, 3, 2, -1, 5])),
    "a last target without forks": (MOVE, to(args=[0, 3, -1, 1, 3])),
    "more markers than lie there": (MOVE, to(args=[6, 3, -1, -1, 64])),
    "more markers than the card places": (MOVE, to(args=[0, 4, -1, -1, 1])),
    "another courtier than the card's": (MOVE, to(args=[1, 0, -1, -1, 2])),
    "a card's markers from elsewhere": (MOVE, lambda s: s.update(played=[5], hands=[[0, 0, 1], *s["hands"][1:]])),
    "none can move": (MOVE, to(args=[0, 1, -1, -1, 1])),
    "one courtier in two frames": (FORK, to(args=[0, 1, -1, 1, 0, 1, -1, -1, 3])),
    "a second frame from nowhere": (FORK, to(args=[0, 1, -1, 1, 1, 2, -1, -1, 3])),
    "last cards not face down": (word, at("played", -1, 3)),
    "last cards too few": (word, to(played=[-3, -3, -3])),
    "last cards too many": (word, lambda s: s["played"].append(-3)),
    "an argument at the last word": (word, to(args=[1])),
    "the last word of another": (word, to(current_player=B)),
    "the last word without a marker": (word, lambda s: (at("general", 0, 16)(s), at("personal", 0, 0)(s))),
    "the last word without courtier": (word_put, to(args=[])),
    "cards in the middle": (intrigue, to(played=[1])),
    "no courtier": (intrigue, to(courtier=-1)),
    "the card of another": (intrigue, to(current_player=A)),
    "a leader before the comparison": (intrigue, to(leader=0)),
    "a line before the comparison": (intrigue, to(queue=[1])),
    "another leader": (asked, to(leader=1)),
    "no crown taken": (asked, to(crowned=0)),
    "a crown nobody has": (asked, to(chips=[0] * 15)),
    "a crown from nowhere": (no_crown, to(crowned=1)),
    "a crown at another courtier": (asked, to(louis=1, income=[2])),
    "another line": (asked, to(queue=[1])),
    "nobody in line": (asked, to(queue=[])),
    "the reward before its turn": (asked, to(rewarded=[0, 2])),
    "the reward at once": (asked, to(rewarded=[0, 1])),
    "too poor to bribe": (asked, at("coins", 1, 2)),
    "an argument at a bribe": (asked, to(args=[1])),
    "nothing to bribe for": (asked, to(chips=[1, 0, 0, 1, 3, 2, *([0] * 9)])),
    "a place reward elsewhere": (asked, to(pending="place", args=[2, -1], rewarded=[0, 1])),
    "a place reward not given": (place, to(rewarded=[])),
    "a place reward without number": (place, to(args=[])),
    "another number of markers": (place, to(args=[1, -1])),
    "the second of one": (place, to(args=[1, 6])),
    "late markers at home": (place, at("late", 1, 1)),
    "late markers that are not there": (place_second, at("late", 2, 1)),
    "too many late markers": (
        place_split,
        to(late=[0, 5, 0], markers=[0] * 15 + [3, 7, 0] + [0] * 18, personal=[8, 4, 16]),
    ),
    "the second where none lies": (place_second, to(args=[1, 6])),
    "no choice of missions": (choosing(), lambda s: s.update(chips=[0] * 20)),
    "an argument at missions": (choosing(), to(args=[0])),
    "an argument too few at the pay": (choosing("mission L01"), to(args=[])),
    "the pay of another": (choosing("mission L01"), to(args=[2])),
    "one way to pay": (choosing("mission L01"), to(args=[1])),
    "a deck for a full hand": (choosing("mission L01"), to(pending="deck")),
    "one chip": (keeping, lambda s: s.update(chips=[0] * 4 + [1] + [0] * 15)),
    "the end of an earlier round": (over(), to(round=3, income=[0, 1, 2])),
}


@pytest.mark.parametrize("build", POSITIONS)
def test_positions_come_back(build: Callable[[], LouisXivState]) -> None:
    state = build()
    loaded = LOUIS_XIV.load(state.snapshot())
    assert state == loaded
    assert state.legal_moves() == loaded.legal_moves()


@pytest.mark.parametrize("name", SHAPE)
def test_what_is_no_snapshot_is_refused(name: str) -> None:
    change, sentence = SHAPE[name]
    refuse(cards(), change, sentence)


@pytest.mark.parametrize("name", TABLE)
def test_what_cannot_lie_on_the_table_is_refused(name: str) -> None:
    build, change, sentence = TABLE[name]
    refuse(build(), change, sentence)


@pytest.mark.parametrize("name", PENDING)
def test_what_cannot_be_asked_is_refused(name: str) -> None:
    build, change = PENDING[name]
    refuse(build(), change, "the decision cannot come up here")


def refuse(state: LouisXivState, change: Change, sentence: str) -> None:
    snapshot = state.snapshot()
    LOUIS_XIV.load(snapshot)
    change(snapshot)
    with pytest.raises(BadSetup, match=sentence):
        LOUIS_XIV.load(snapshot)


def test_a_forced_foothold_is_not_asked_for() -> None:
    state = forced_guest()
    LOUIS_XIV.load(state.snapshot())
    state = guests()
    state.settings = Settings(4, LOUIS_XIV.settle(4, {"powers_that_place_are_optional": False}))
    with pytest.raises(BadSetup, match="the decision cannot"):
        LOUIS_XIV.load(state.snapshot())


def test_A5_nobody_bribes_at_an_empty_courtier() -> None:
    snapshot = empty_bribe().snapshot()
    snapshot["markers"][:3] = [0, 0, 0]
    snapshot["general"] = [3, 1, 1]
    snapshot["leader"], snapshot["crowned"], snapshot["rewarded"], snapshot["chips"] = -1, 0, [], [0] * 15
    with pytest.raises(BadSetup, match="the decision cannot"):
        LOUIS_XIV.load(snapshot)


def test_an_observed_position_can_be_written_down() -> None:
    snapshot = cards().observe(A).snapshot()
    assert [[0, 0, 1, 5], [], [], []] == snapshot["hands"]
    assert [[0, 4], [], [], []] == snapshot["intrigue"]


def test_every_position_of_random_games_comes_back() -> None:
    for i, setup in enumerate(tables(TRIAL)):
        state = setup.new(i + 100)
        for _ in walk(state, Rng(i)):
            assert state == LOUIS_XIV.load(state.snapshot())
