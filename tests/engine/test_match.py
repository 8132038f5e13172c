"""A sitting: what may be taken back, what is seen, what is refused; with a tiny game that has chance and secrets."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.api import EVERYONE, BadSetup, IllegalMove, Journal, Note
from engine.match import (
    REMARK,
    LogLine,
    Match,
    SeatSetup,
    Setup,
    UndoOffer,
    UndoRefused,
    arrange,
    check,
    plain,
    replay,
    told,
)
from engine.rng import Rng
from tests.engine.tiny import TINY, TinyState

LOOKS = ("red", "blue", "yellow")

pytestmark = pytest.mark.usefixtures("tiny_listed")


def seats(kinds: str) -> list[SeatSetup]:
    """One seat a letter: h a human, b a bot."""
    return [
        SeatSetup(f"P{i}", "human" if kind == "h" else "bot", "" if kind == "h" else "novice", "", LOOKS[i], "lambert")
        for i, kind in enumerate(kinds)
    ]


def new(kinds: str = "hb", seed: int = 5, **options: int) -> Match:
    return Match(arrange(TINY, seats(kinds), options, seed))


def facts_of(match: Match) -> tuple[Any, ...]:
    return (match.state.snapshot(), match.moves, match.log, match.deciders, match.marked)


# ---------------------------------------------------------------- setup


def test_arranged_setup_names_every_option_and_the_rules_of_today() -> None:
    setup = arrange(TINY, seats("hb"), seed=9)
    assert Setup("tiny", 3, {"pile": 6}, tuple(seats("hb")), 9) == setup
    assert check(setup) is TINY


def test_seed_is_drawn_when_none_is_given() -> None:
    assert len({arrange(TINY, seats("hb")).seed for _ in range(5)}) == 5


def test_ids_are_fresh() -> None:
    assert len({new().id for _ in range(5)}) == 5
    assert Match(new().setup, "given").id == "given"


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "game": ({"game": "chess"}, "there is no game 'chess'"),
    "rules": ({"rules_version": 2}, "under version 2 of its rules; this is 3"),
    "option": ({"options": {"pile": 7}}, "option pile of tiny cannot be 7"),
    "options missing": ({"options": {}}, "does not name all its options"),
    "count": ({"seats": tuple(seats("h"))}, "tiny is not played by 1"),
    "kind": ({"seats": (replace(seats("h")[0], kind="cat"), seats("hb")[1])}, "not 'cat'"),
    "look": ({"seats": (seats("h")[0], seats("h")[0])}, "same look"),
    "name": ({"seats": (replace(seats("h")[0], name="x" * 121), seats("hb")[1])}, "more than 120 characters"),
    "seed": ({"seed": 2**64}, "seed 18446744073709551616"),
    "negative seed": ({"seed": -1}, "seed -1"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_setup_is_refused_in_a_sentence(case: str) -> None:
    change, sentence = BAD[case]
    setup = replace(arrange(TINY, seats("hb"), seed=1), **change)
    with pytest.raises(BadSetup, match=sentence):
        Match(setup)


# ---------------------------------------------------------------- moves


def test_notes_of_a_move_become_lines_of_the_log() -> None:
    match = new()
    notes = match.play(("draw",))

    card = match.state.snapshot()["hands"][0][0]
    assert ["drew", "card"] == [note.key for note in notes]
    assert [(0, 0, EVERYONE, "drew", {"seat": 0}), (0, 0, 0, "card", {"card": card, "places": [0, card]})] == match.log
    assert [0] == match.deciders


def test_journal_of_the_caller_gets_the_notes_with_pictures() -> None:
    match = new()
    journal = Journal()
    match.play(("take", 1), journal)
    notes = match.play(("take", 2), journal)

    assert ["took", "took"] == [note.key for note in journal.notes]
    assert [journal.notes[1]] == notes
    assert [5, 3] == [note.picture.snapshot()["pile"] for note in journal.notes if note.picture is not None]


def test_illegal_move_leaves_all_as_it_was() -> None:
    match = new()
    match.play(("take", 1))
    before = facts_of(new_copy(match))
    journal = Journal()
    for move in [("take", 4), ("take", 0), ("steal",), ("take",)]:
        with pytest.raises(IllegalMove):
            match.play(move, journal)
    assert before == facts_of(match)
    assert [] == journal.notes


def test_failure_within_the_rules_leaves_all_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new()
    before = facts_of(new_copy(match))
    monkeypatch.setattr(TinyState, "advance", broken_advance)
    journal = Journal()
    with pytest.raises(ZeroDivisionError):
        match.play(("take", 1), journal)
    assert before == facts_of(match)
    assert [] == journal.notes


def broken_advance(state: TinyState, move: object, journal: Journal | None = None) -> None:
    state.pile -= 1
    assert journal is not None
    journal.note(state, "took")
    raise ZeroDivisionError(move)


def test_state_that_was_handed_out_does_not_change() -> None:
    match = new()
    first = match.state
    copy = first.clone()
    match.play(("draw",))
    assert copy == first
    assert match.state is not first


def test_positions_tell_the_game_again() -> None:
    match = random_match(3, 12)
    again = list(match.positions())

    assert match.moves == [move for _, move, _ in again]
    assert match.deciders == [before.current_player for before, _, _ in again]
    assert [(line.key, line.facts) for line in match.log] == [
        (note.key, plain(note.facts)) for _, _, notes in again for note in notes
    ]


def test_facts_must_be_plain_data() -> None:
    assert {"a": [1, [True, None]], "b": "x"} == plain({"a": (1, [True, None]), "b": "x"})
    for value in (1.5, {1: 2}, {"a": {2}}, b"x", 2**64, -(2**63) - 1):
        with pytest.raises(TypeError):
            plain(value)


def test_over_and_persons() -> None:
    match = new("hbh")
    assert ([0, 2], False) == (match.persons, match.over)
    match.play(("take", 3))
    match.play(("take", 3))
    assert match.over


# ---------------------------------------------------------------- remarks


def test_remark_stands_right_after_what_tells_the_move() -> None:
    match = new()
    journal = Journal()
    told_now = match.play(("draw",), journal, ("lucky", {"count": 2}))
    assert ["drew", REMARK, "card"] == [note.key for note in told_now] == [note.key for note in journal.notes]
    assert {"seat": 0, "says": "lucky", "count": 2} == told_now[1].facts
    assert told_now[0].picture == told_now[1].picture
    assert LogLine(0, 0, EVERYONE, REMARK, {"seat": 0, "says": "lucky", "count": 2}) == match.log[1]
    assert match.seen_log(1)[1] == match.log[1]


def test_remark_comes_back_with_the_positions_and_with_a_replay() -> None:
    match = new()
    match.play(("take", 1), remark=("modest", {}))
    match.play(("take", 1))
    assert ["took", REMARK] == [note.key for note in next(match.positions())[2]]
    again = replay(match.setup, match.moves, match.id, match.marked, match.remarks)
    assert (match.log, match.remarks) == (again.log, again.remarks)


def test_undo_drops_the_remarks_of_what_it_takes_back() -> None:
    match = new()
    match.play(("take", 1), remark=("modest", {}))
    match.play(("take", 1), remark=("me too", {}))
    match.undo(0)
    assert ({}, []) == (match.remarks, match.log)


def test_remark_of_an_illegal_move_is_not_kept() -> None:
    match = new()
    with pytest.raises(IllegalMove):
        match.play(("take", 9), remark=("greedy", {}))
    assert ({}, []) == (match.remarks, match.log)


# ---------------------------------------------------------------- undo


def new_copy(match: Match) -> Match:
    return replay(match.setup, match.moves, match.id, match.marked)


def test_undo_at_the_very_first_move() -> None:
    """terraforming-mars 511: undo as the very first act crashed."""
    match = new()
    assert UndoOffer("none", -1, "start", False) == match.undo_offer(0)
    with pytest.raises(UndoRefused, match="start"):
        match.undo(0)
    with pytest.raises(UndoRefused):
        match.undo(0, anyway=True)
    assert ([], False) == (match.moves, match.marked)


def test_undo_goes_back_to_the_own_decision_and_takes_bots_with_it() -> None:
    match = new("hbb", pile=9)
    match.play(("take", 1))
    match.play(("take", 2))
    after_bot = match.state
    match.play(("take", 1))
    match.play(("take", 1))
    match.play(("take", 2))

    assert UndoOffer("free", 3, "", False) == match.undo_offer(0)
    match.undo(0)
    assert [("take", 1), ("take", 2), ("take", 1)] == match.moves
    assert after_bot != match.state
    match.undo(0)
    assert facts_of(new("hbb", pile=9)) == facts_of(match)


def test_undo_at_the_end_of_the_game() -> None:
    match = new()
    match.play(("take", 3))
    before = facts_of(new_copy(match))
    match.play(("take", 3))
    assert match.over
    match.undo(1)
    assert before == facts_of(match)
    assert not match.over


def test_undo_right_after_replay() -> None:
    match = new()
    match.play(("take", 1))
    match.play(("take", 1))
    loaded = new_copy(match)
    assert UndoOffer("free", 0, "", False) == loaded.undo_offer(0)
    loaded.undo(0)
    assert facts_of(new()) == facts_of(loaded)


def test_undo_of_a_draw_is_barred_and_marks_when_taken_anyway() -> None:
    """terraforming-mars 4317: undo of a draw showed hidden cards."""
    match = new()
    match.play(("draw",))
    match.play(("take", 1))
    assert UndoOffer("barred", 0, "chance", True) == match.undo_offer(0)
    with pytest.raises(UndoRefused, match="chance"):
        match.undo(0)
    match.undo(0, anyway=True)
    assert ([], [], True) == (match.moves, match.log, match.marked)
    assert [] == match.state.observe(0).snapshot()["hands"][0]


def test_draw_of_a_bot_bars_the_undo_too() -> None:
    match = new()
    match.play(("take", 1))
    match.play(("draw",))
    assert UndoOffer("barred", 0, "chance", True) == match.undo_offer(0)


def test_decision_of_another_person_bars_the_undo_for_good() -> None:
    match = new("hh")
    match.play(("take", 1))
    assert "free" == match.undo_offer(0).kind
    match.play(("take", 1))
    assert UndoOffer("barred", 0, "person", False) == match.undo_offer(0)
    with pytest.raises(UndoRefused, match="person"):
        match.undo(0, anyway=True)
    assert "free" == match.undo_offer(1).kind


def test_chance_among_people_cannot_be_taken_back_anyway() -> None:
    match = new("hhb")
    match.play(("draw",))
    assert UndoOffer("barred", 0, "chance", False) == match.undo_offer(0)
    with pytest.raises(UndoRefused):
        match.undo(0, anyway=True)
    assert [("draw",)] == match.moves


def test_mark_stays() -> None:
    match = new()
    match.play(("draw",))
    match.undo(0, anyway=True)
    match.play(("take", 1))
    match.undo(0)
    assert match.marked
    assert new_copy(match).marked


def test_what_was_undone_does_not_come_back() -> None:
    """terraforming-mars 2328: undo A, do B and C, undo C, and A came back."""
    match = new("hb", pile=9)
    match.play(("take", 3))
    match.undo(0)
    match.play(("take", 1))
    match.play(("take", 1))
    match.play(("take", 2))
    match.undo(0)
    assert [("take", 1), ("take", 1)] == match.moves
    assert facts_of(new_copy(match)) == facts_of(match)


@given(st.sampled_from(["hb", "bh", "hh", "hbb", "hbh"]), st.integers(0, 2**64 - 1), st.lists(st.integers(0, 9)))
def test_do_and_undo_equal_the_replay_of_the_surviving_moves(kinds: str, seed: int, acts: list[int]) -> None:
    match = new(kinds, seed, pile=9)
    survivors: list[Any] = []
    for act in acts:
        seat = act % len(kinds)
        offer = match.undo_offer(seat)
        if act >= 6 and (offer.kind == "free" or offer.anyway):
            match.undo(seat, anyway=offer.anyway)
            del survivors[offer.to :]
        elif not match.over:
            legal = match.state.legal_moves()
            survivors.append(legal[act % len(legal)])
            match.play(survivors[-1])
        again = replay(match.setup, survivors, match.id, match.marked)
        assert facts_of(again) == facts_of(match)
        assert [again.undo_offer(i) for i in range(len(kinds))] == [match.undo_offer(i) for i in range(len(kinds))]


@given(st.integers(0, 2**64 - 1), st.integers(0, 30))
def test_offer_follows_the_rule(seed: int, moves: int) -> None:
    """Design 7, said in another way: free exactly when the way back is open from each move since."""
    match = random_match(seed, moves, "hbh")
    for seat in (0, 2):
        own = [i for i, decider in enumerate(match.deciders) if decider == seat]
        offer = match.undo_offer(seat)
        if not own:
            assert offer.kind == "none"
            continue
        since = list(zip(match.deciders, match.moves, strict=True))[own[-1] :]
        drawn = any(move == ("draw",) for _, move in since)
        person = any(decider == 2 - seat for decider, _ in since)
        assert ("barred" if drawn or person else "free", own[-1]) == (offer.kind, offer.to)


def random_match(seed: int, moves: int, kinds: str = "hb") -> Match:
    match, rng = new(kinds, seed, pile=9), Rng(seed)
    for _ in range(moves):
        if not match.over:
            match.play(rng.choice(match.state.legal_moves()))
    return match


def test_replay_names_the_move_that_breaks_the_rules() -> None:
    with pytest.raises(IllegalMove, match=r"move 2: .*take"):
        replay(new().setup, [("take", 1), ("take", 9)])


# ---------------------------------------------------------------- secrets


def strings(thing: Any) -> Iterator[str]:
    """Everything a viewer could read in what it is given, whatever it is wrapped in."""
    if isinstance(thing, TinyState):
        yield from strings(thing.snapshot())
    elif isinstance(thing, Note):
        yield from strings([thing.key, thing.facts, thing.picture])
    elif isinstance(thing, dict):
        yield from strings(list(thing.items()))
    elif isinstance(thing, (list, tuple)):
        for part in thing:
            yield from strings(part)
    else:
        yield repr(thing)


def test_marker_in_another_hand_is_nowhere_in_what_the_viewer_gets() -> None:
    """boardgame.io 399: secrets were stripped from the state but not from its undo copies."""
    match = new("hh", seed=8)
    marker = match.state.snapshot()["deck"][-1]
    journal = Journal()
    match.play(("draw",), journal)
    match.play(("take", 1), journal)

    given_to = {seat: [match.state.observe(seat), match.seen_log(seat), told(journal.notes, seat)] for seat in (0, 1)}
    assert repr(marker) in set(strings(given_to[0]))
    assert repr(marker) not in set(strings(given_to[1]))
    assert ["drew", "took"] == [line.key for line in match.seen_log(1)]


def test_told_keeps_notes_without_pictures() -> None:
    note = Note("took", {"seat": 0}, EVERYONE, None)
    assert [("took", None)] == [(seen.key, seen.picture) for seen in told([note], 1)]
