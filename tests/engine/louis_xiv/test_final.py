"""The end of the game: leftovers, families, points, ties (L83 to L87), and the reckoning at any time."""

import pytest

from engine.api import NOBODY, Journal
from engine.louis_xiv import LOUIS_XIV, scoring
from engine.louis_xiv.data import FAMILIES
from engine.louis_xiv.state import LouisXivState
from engine.rng import Rng
from tests.engine.louis_xiv.table import A, B, C, keys, sound, table, told

LINES = ["missions", "coats", "leftovers", "families"]


def end(state: LouisXivState):
    """The final scoring of a position after round 4."""
    state.round, state.income, state.louis, state.played = 4, [0, 1, 2, 3], -1, []
    journal = Journal(pictures=False)
    scoring.end_game(state, journal)
    sound(state)
    return journal.notes


def spare(players: int, **more) -> LouisXivState:
    """A position without anything that becomes a coat, but for what is asked for."""
    hands = {seat: [] for seat in range(players)} | more.pop("hands", {})
    return table(players, more.pop("options", None), hands=hands, coins=more.pop("coins", [0] * players), **more)


NINE = {
    "completed": [
        *((A, f"L0{n}") for n in range(1, 6)),
        *((B, f"L{n:02}") for n in range(6, 12)),
        *((C, f"L{n}") for n in range(12, 16)),
    ],
    "coins": [8, 2, 7],
    "intrigue": {A: [1], C: [2, 3]},
    "hands": {A: [1], B: [], C: []},
    "chips": {A: {"ring": 1}, B: {"crown": 1}},
    "markers": {4: [0, 2, 0]},
}
BEFORE = {A: [2, 1, 1, 1, 0, 1], B: [0, 1, 0, 1, 0, 1], C: [1, 1, 2, 2, 3, 0]}
AFTER = {A: [3, 1, 2, 2, 1, 2], B: [1, 2, 0, 2, 0, 1], C: [2, 2, 3, 2, 4, 0]}


def test_T9_L84_L85_L86_the_worked_example(monkeypatch: pytest.MonkeyPatch) -> None:
    state = spare(3, coats=BEFORE, **NINE)

    def draw(state: LouisXivState, seat: int, count: int, _journal: object) -> int:
        """The coats of the example instead of random ones."""
        assert count == sum(AFTER[seat]) - sum(BEFORE[seat])
        state.coats[seat * 6 : seat * 6 + 6] = AFTER[seat]
        state.coat_sizes[seat] += count
        return count

    monkeypatch.setattr(scoring, "draw_coats", draw)
    notes = end(state)
    assert [11, 6, 13] == [sum(AFTER[seat]) for seat in (A, B, C)]
    assert [14, 8, 17] == state.coat_sizes
    assert [39, 38, 37] == state.scores()
    assert [1, 2, 3] == state.ranks()
    assert [[A], [B, C], [C], [A, B, C], [C], [A]] == [facts["seats"] for facts in told(notes, "family")]
    assert [25, 30, 20] == state.reckoning()[0].points
    assert [[6, 3, 9], [5, 3, 4], [3, 2, 4]] == [line.points for line in state.reckoning()[1:]]
    assert [{"seats": [A], "points": 39, "totals": [39, 38, 37]}] == told(notes, "won")


@pytest.mark.parametrize(
    ("what", "coats"),
    [
        ({"hands": {A: [1, 0], B: [], C: []}}, 2),
        ({"intrigue": {A: [4, 9]}}, 2),
        ({"chips": {A: {"crown": 1}}}, 1),
        ({"markers": {3: [2, 0, 0], 12: [1, 0, 0]}}, 3),
        ({"coins": [8, 0, 0]}, 2),
        ({"coins": [2, 0, 0]}, 0),
    ],
)
def test_L84_leftovers_become_coats(what: dict[str, object], coats: int) -> None:
    state = spare(3, **what)
    end(state)
    assert coats == state.earned[A]
    assert coats == sum(state.coats[:6])


def test_L84_they_draw_in_turn_order_each_all_at_once() -> None:
    state = spare(3, coins=[6, 6, 6])
    state.first = C
    notes = end(state)
    assert [C, A, B] == [facts["seat"] for facts in told(notes, "leftovers")]
    assert [2, 2, 2] == [facts["count"] for facts in told(notes, "coats_drawn")]


def test_L85_A16_families_are_judged_once_and_nobody_leads_none() -> None:
    state = spare(3, coats={A: [2, 0, 0, 0, 0, 0], B: [2, 1, 0, 0, 0, 0]})
    notes = end(state)
    assert [("lily", [A, B]), ("lion", [B])] == [(f["family"], f["seats"]) for f in told(notes, "family")]
    assert [3, 5, 0] == state.coat_sizes


def test_L86_A31_a_point_a_coat_five_a_completed_mission_and_none_for_those_in_hand() -> None:
    state = spare(3, coats={A: [2, 0, 0, 0, 0, 0]}, completed=[(B, "L01"), (B, "D08")])
    end(state)
    assert [3, 10, 0] == state.scores()


def test_L87_A17_a_tie_goes_to_more_markers_in_the_personal_supply() -> None:
    state = spare(3, completed=[(A, "L01"), (B, "L02"), (C, "L03")], general=[6, 4, 5])
    notes = end(state)
    assert [3, 1, 2] == state.ranks()
    assert [B] == told(notes, "won")[0]["seats"]


def test_L87_if_that_is_equal_too_the_victory_is_shared() -> None:
    state = spare(3, completed=[(A, "L01"), (B, "L02")], general=[4, 4, 5])
    notes = end(state)
    assert [1, 1, 3] == state.ranks()
    assert [A, B] == told(notes, "won")[0]["seats"]


def test_L83_the_game_ends_after_the_missions_phase_of_round_4() -> None:
    state, rng = LOUIS_XIV.new(4, {}, 3), Rng(3)
    journal = Journal(pictures=False)
    while state.current_player != NOBODY:
        journal.notes.clear()
        state.advance(rng.choice(state.legal_moves()), journal)
    found = keys(journal.notes)
    assert found.index("missions_turn" if "missions_turn" in found else "final_begins") <= found.index("final_begins")
    assert ("rounds", {"round": 4}) == (state.ending().key, state.ending().facts)
    assert ["ended_rounds", "won"] == found[-2:]


def full(counts: list[int]) -> dict[int, list[int]]:
    return {B: counts, C: [10 - n for n in counts]}


def test_A14_blank_coats_at_the_end() -> None:
    state = spare(3, coins=[6, 0, 0], coats=full([5, 5, 5, 5, 5, 5]))
    end(state)
    assert [2, 36, 36] == state.coat_sizes
    assert [2, 6, 6] == state.blanks


def test_A14_no_coat_bonus_coats_run_out_in_the_order_of_families_and_turns() -> None:
    counts = full([5, 5, 5, 5, 5, 5])
    counts[C][5] -= 1
    counts[B][5] -= 1
    options = {"coat_pile_empty": "no coat"}
    state = spare(3, coins=[0, 0, 0], coats=counts, options=options)
    state.first = C
    notes = end(state)
    assert [0, 30, 30] == state.coat_sizes
    assert [2, 0] == [facts["count"] for facts in told(notes, "family")][:2]
    counts = full([5, 5, 5, 5, 5, 5])
    counts[B][5] -= 1
    state = spare(3, coins=[6, 0, 0], coats=counts, options=options)
    end(state)
    assert [1, 29, 30] == state.coat_sizes, "A draws the last one, and there is no second"


# ---------------------------------------------------------------------------------------------------- the reckoning
def test_the_reckoning_counts_what_would_be_drawn_now() -> None:
    state = table(3, coats={A: [1, 0, 0, 0, 0, 0]}, coins=[9, 0, 0], completed=[(B, "L01")], hands={A: [1, 2]})
    assert LINES == [line.key for line in state.reckoning()]
    missions, coats, leftovers, families = (line.points for line in state.reckoning())
    assert [[0, 5, 0], [1, 0, 0], [5, 2, 2], [1, 0, 0]] == [missions, coats, leftovers, families]
    seen = state.observe(A)
    assert [0, 0, 0] == seen.reckoning()[3].points, "nobody knows the coats of all"
    assert [1, 5, 0] == state.scores()


def test_L85_all_coats_are_open_at_the_end() -> None:
    state = spare(3, coats=BEFORE)
    end(state)
    assert state.coats == state.observe(NOBODY).coats
    assert len(FAMILIES) * 3 == len(state.coats)
