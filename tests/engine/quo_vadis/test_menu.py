"""The menu of ready-made proposals (section 10.7)."""

import pytest

from engine.quo_vadis import menu
from engine.quo_vadis.data import PASSAGES
from engine.quo_vadis.state import QuoVadisState
from tests.engine.quo_vadis.table import A, B, C, legal, parse, play, pledge, table


def entries(state: QuoVadisState, passage: str, ballot: str) -> list[str]:
    """The entries for a ballot, written "1 1" or "1 1 2 1"."""
    want = ballot.split()[::2]
    found = []
    for move in legal(state, "offer"):
        words = move.split()
        if words[1] == passage and words[2::3] == want:
            found.append(" ".join(words[4::3]))
    return found


def test_V82_proposals_are_counted_so_a_turn_ends() -> None:
    state = table(rooms={"e4": [1, 1]})
    for entry in ("m0", "m1", "m2"):
        play(state, f"offer p14 1 1 {entry}", "refuse")
    assert {"place", "caesar"} == {move.split()[0] for move in legal(state)}


def test_entries_for_one_and_for_two() -> None:
    state = table(rooms={"e4": [1, 1, 1]}, laurels={"p14": 5})
    assert [f"m{n}" for n in range(9)] == entries(state, "p14", "1 1")
    state = table(rooms={"e2": [1, 1, 1, 1]}, laurels={"p05": 5}, tokens={A: [5]})
    expected = [f"m{n} m{n}" for n in range(9)] + ["m1 m0", "m0 m1", "m4 m0", "m0 m4"]
    assert expected == entries(state, "p05", "1 1 2 1")


def test_what_the_entries_mean() -> None:
    state = table(rooms={"e4": [1, 1, 1], "b1": [0, 1]}, laurels={"p14": 4, "p03": 5}, tokens={A: [1]})
    said = {entry: menu.offered(state, parse(f"offer p14 1 1 {entry}"))[1][0] for entry in entries(state, "p14", "1 1")}
    assert [0, 1, 2, 3, 0, 0, 1, -1, 0] == [said[f"m{n}"].pay for n in range(9)]
    assert (pledge("vote:e4:any:1:1"),) == said["m4"].mine
    assert (pledge("vote:any:any:1:2"),) == said["m5"].mine == said["m6"].mine
    assert (pledge("caesar_keep_off:p03:1"),) == said["m8"].mine
    assert all(one.theirs == () and (one.seat, one.votes) == (B, 1) for one in said.values())


def test_V82a_a_call_may_take_the_place_of_m0() -> None:
    promises = [(B, A, "vote:any:any:1:3", 19), (B, A, "vote:e2:any:1:3", 19), (C, A, "vote:e2:any:1:3", 19)]
    state = table(rooms={"e2": [1, 1, 1]}, promises=promises, laurels={"p05": 2})
    found = entries(state, "p05", "1 1 2 1")
    calls = {entry for entry in found if "c" in entry}
    expected = {"m0 c3", "m1 c3", "m4 c3", "c1 m0", "c2 m0", "c1 c3", "c2 c3", "c1 m1", "c2 m1", "c1 m4", "c2 m4"}
    assert expected == calls
    single = table(rooms={"e4": [1, 1]}, promises=promises)
    assert ["c1"] == [entry for entry in entries(single, "p14", "1 1") if "c" in entry]


def test_V82b_cap_is_held_against_each_price() -> None:
    state = table(rooms={"e2": [1, 1, 1]}, laurels={"p05": 2}, tokens={A: [5]})
    found = entries(state, "p05", "1 1 2 1")
    assert {"m1 m1", "m2 m2", "m6 m6"} <= set(found), "the sum may be higher than the laurel"
    assert "m3 m3" not in found
    senate = table(rooms={"b2": [1, 1, 1]}, caesar="p03", laurels={"p08": 2}, tokens={A: [5]})
    assert "m3 m3" in entries(senate, "p08", "1 1 2 1"), "no cap into the senate"
    empty = table(rooms={"b2": [1, 1, 1]}, caesar="p03", laurels={"p08": 0}, tokens={A: [5]})
    assert "m2 m2" in entries(empty, "p08", "1 1 2 1")


def test_V82c_kick_back_needs_another_candidate() -> None:
    assert "m7" not in entries(table(rooms={"e4": [1, 1]}), "p14", "1 1")
    assert "m7" in entries(table(rooms={"e4": [1, 1, 1]}), "p14", "1 1")
    assert "m7 m7" not in entries(table(rooms={"e2": [1, 1, 1]}), "p05", "1 1 2 1")
    assert "m7" in entries(table(rooms={"e2": [1, 2, 1]}), "p05", "1 2"), "whatever number of votes C has"


def test_V82d_best_passage() -> None:
    laurels = {"p14": 3, "p15": 3, "p03": 4, "p08": 5, "p10": 3, "p11": 3}
    state = table(rooms={"e4": [1, 1], "b1": [0, 1, 3 - 1], "b2": [0, 1]}, laurels=laurels)
    assert "p03" == PASSAGES[menu.best_passage(state, B)], "not where Caesar lies"
    state = table(rooms={"e4": [1, 1], "a3": [0, 1]}, laurels=laurels)
    assert "p10" == PASSAGES[menu.best_passage(state, B)], "of equals the lowest"
    state = table(rooms={"e4": [1, 1]}, laurels={"p14": 0})
    assert "p14" == PASSAGES[menu.best_passage(state, B)], "an empty space counts 0"
    assert -1 == menu.best_passage(state, C)


@pytest.mark.parametrize(
    ("entry", "counters"),
    [
        ("m0", ["pay1", "pay2", "vote"]),
        ("m2", ["pay1", "pay2", "vote", "vote_instead"]),
        ("m5", ["pay1", "pay2"]),
        ("m6", ["pay1", "pay2"]),
    ],
)
def test_V82e_counters(entry: str, counters: list[str]) -> None:
    state = table(rooms={"e4": [1, 1]}, laurels={"p14": 5})
    play(state, f"offer p14 1 1 {entry}")
    assert [f"counter {how}" for how in counters] == legal(state, "counter")
    before = state.terms[0]
    for how in counters:
        other = state.clone()
        play(other, f"counter {how}")
        after = other.counter[0]
        pay = {"pay1": before.pay + 1, "pay2": before.pay + 2, "vote": before.pay, "vote_instead": 0}[how]
        assert pay == after.pay
        assert (
            (before.mine or (pledge("vote:any:any:1:2"),)) == after.mine if "vote" in how else before.mine == after.mine
        )


def test_counters_keep_within_the_highest_price() -> None:
    state = table(rooms={"e4": [1, 1]}, tokens={A: [5, 5]})
    play(state, "draft p14", "ask 1 1", "pay 8", "enough", "enough", "propose")
    assert ["counter pay1", "counter vote", "counter vote_instead"] == legal(state, "counter")


def test_V84_bots_see_the_menu_and_no_free_form() -> None:
    state = table(4, {"lobbying": True, "side_deals": True}, rooms={"e4": [1, 1]}, tokens={C: [5]})
    assert not {"draft", "side_draft", "waive"} & {str(move[0]) for move in state.candidates()}
    assert {"offer", "call", "side"} <= {str(move[0]) for move in state.candidates()}
    assert {"place", "caesar"} == {str(move[0]) for move in state.plain_moves()}
    play(state, "offer p14 1 1 m0")
    assert [("lobby", 1), ("lobby", 2), ("lobby", 3), ("no_lobby",)] == state.candidates()
    play(state, "no_lobby", "no_lobby")
    assert ("counter_draft",) in state.legal_moves()
    assert ("counter_draft",) not in state.candidates()
    assert state.candidates() == state.plain_moves()
