"""The board of The Foreign King, beyond what `test_boards.py` tries: pieces, film, deeds and previews."""

from __future__ import annotations

import pytest

from engine.api import Journal, Note, State
from engine.catalogue import find
from engine.match import LogLine
from engine.rng import Rng
from game import text
from game.boards import board_for
from game.boards.foreign_king import pieces as table
from game.boards.foreign_king import simulate
from game.boards.parts import DONE, SIDE, TRAY, UNDO, Sitting, choice_boxes, panel_box
from game.scenes.table_log import chronicle_box
from game.stage.pieces import Piece, diff
from tests.game.boards import count, overlap, positions

BOARD = board_for("foreign_king")
SITTING = Sitting(("red", "blue", "green", "yellow"), ("Ann", "Bob", "Cid", "Dee"), 0)


def sitting(state: State) -> Sitting:
    return SITTING._replace(
        looks=SITTING.looks[: state.players], names=SITTING.names[: state.players], viewer=max(0, state.current_player)
    )


def test_buttons_of_the_tray_do_not_overlap_and_stay_inside() -> None:
    for number in range(1, 16):
        boxes = [*choice_boxes(number), UNDO, DONE]
        for i, box in enumerate(boxes):
            assert TRAY.holds(box.x, box.y)
            assert TRAY.holds(box.x + box.w - 1, box.y + box.h - 1)
            assert not any(overlap(box, other) for other in boxes[:i])


def test_choices_of_every_position_do_not_overlap() -> None:
    for state in positions("foreign_king", 4, {"auto_repay_at_end": False}, seed=9):
        tray = BOARD.tray(state, state.legal_moves(), sitting(state))
        boxes = [choice.box for choice in tray.choices]
        assert not any(overlap(a, b) for i, a in enumerate(boxes) for b in boxes[:i])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_tell_the_position(players: int) -> None:
    for state in positions("foreign_king", players, {}, seed=players):
        assert isinstance(state, simulate.State)
        pieces = BOARD.pieces(state, sitting(state))
        for seat in range(players):
            assert state.supply[seat] == count(pieces, "citizen", seat, "supply")
            assert state.congress[seat] == count(pieces, "citizen", seat, "congress")
        for province, name in enumerate(simulate.PROVINCES):
            for seat in range(players):
                assert table.citizens_in(state, province)[seat] == count(pieces, "citizen", seat, name)
            standing = [piece for piece in pieces if piece.place == name and piece.kind in ("textile", "metallurgical")]
            assert table.factories_in(state, province) == sorted(
                ((piece.kind, piece.face == "scored") for piece in standing),
                key=lambda seen: (seen[1], seen[0] == "metallurgical"),
            )
        assert sum(state.medals) == sum(1 for piece in pieces if piece.kind == "medal" and piece.place != "stock")


def test_nothing_but_colours_and_numbers_ever_comes_or_goes() -> None:
    """Citizens, factories, medals, King and discs are never created: the diff glides them all."""
    state = find("foreign_king").new(4, {}, 2)
    rng = Rng(4)
    solid = {"citizen", "textile", "metallurgical", "medal", "king", "vp", "marker", "order"}
    while state.current_player >= 0:
        before = BOARD.pieces(state, sitting(state))
        state.advance(rng.choice(state.legal_moves()))
        for change in diff(before, BOARD.pieces(state, sitting(state))):
            piece = change.before or change.after
            assert piece is not None
            assert piece.kind not in solid or not (change.comes or change.goes)


def told(players: int, seed: int) -> tuple[list[LogLine], list[Note]]:
    """The log of a random game, and its notes with their pictures."""
    state = find("foreign_king").new(players, {}, seed)
    rng, log, notes = Rng(seed), [], []
    while state.current_player >= 0:
        journal = Journal()
        state.advance(rng.choice(state.candidates()), journal)
        notes += journal.notes
        log += [LogLine(0, -1, note.to, note.key, note.facts) for note in journal.notes]
    return log, notes


def deed(*lines: tuple[str, dict[str, object]]) -> list[str]:
    """What the seats did last according to a log."""
    text.set_language("en")
    return [found.words for found in BOARD.deeds([LogLine(0, -1, -1, *line) for line in lines], SITTING)]


CALL = ("king_arrived", {"seat": 2, "province": "hainaut", "steps": 1, "francs": 0, "marker": 9, "way": []})
SCORE = {"province": "hainaut", "points": 6}


def test_deeds_tell_the_turn_in_short() -> None:
    assert ["Took 4 francs", "", "", ""] == deed(("took_money", {"seat": 0, "francs": 4, "textile": 1}))
    chose, copied = ("chose", {"seat": 3, "action": "queen"}), ("copied", {"seat": 3, "action": "build"})
    built = ("built", {"seat": 3, "factory": "textile", "province": "hainaut", "francs": 3})
    assert "Queen: built in Hainaut" == deed(chose, copied, built)[3]
    moves = [("moved", {"seat": 1, "province": "namur", "target": end, "steps": 1}) for end in ("liege", "brabant")]
    assert "A citizen moved to Liège" == deed(moves[0])[1]
    assert "2 citizens moved" == deed(*moves)[1]


def test_what_the_king_scored_is_a_deed_of_whoever_called_him() -> None:
    scored = ("scored_factories", {"seat": 3, **SCORE, "textile": 2, "metallurgical": 0})
    released = ("released", {"seat": 1, "province": "hainaut", "count": 2})
    assert ["", "", "King to Hainaut", ""] == deed(CALL)
    assert ["", "2 from Congress to Hainaut", "King to Hainaut: Dee 6", ""] == deed(CALL, released, scored)
    assert "King to Hainaut: a tie" == deed(CALL, ("tied", {"province": "hainaut", "seats": [0, 1]}))[2]


def test_discs_climb_through_the_final_scoring_to_the_totals() -> None:
    """Note by note the pictures add up what is told, and the last is what the end shows."""
    for seed in range(6):
        _, notes = told(4, seed)
        final = [note for note in notes if note.key.startswith(("loans_unpaid", "bonus_"))]
        last = notes[-1].picture
        assert isinstance(last, simulate.State)
        points = list(last.points)
        for note in final:
            for seat in note.facts.get("seats", [note.facts.get("seat")]):
                points[seat] += note.facts["points"]
            shown = BOARD.picture(note)
            assert shown is not None
            assert points == shown.scores()
            rises = BOARD.rises(note, SITTING)
            assert {rise.to is not None for rise in rises} == {True}
        assert points == last.scores()


def test_points_of_a_note_fly_in_parts_that_add_up() -> None:
    for seed in range(6):
        for note in told(4, seed)[1]:
            if note.key == "scored_factories":
                rises = BOARD.rises(note, SITTING)
                assert note.facts["points"] == sum(int(rise.text) for rise in rises)
                assert {(note.facts["seat"], "vp")} == {(rise.seat, rise.pulls) for rise in rises}


def test_the_king_walks_the_way_that_was_told() -> None:
    way = ["brabant", "namur", "hainaut"]
    facts = {"seat": 0, "province": "hainaut", "steps": 2, "francs": 1, "marker": 9, "way": way}
    king, marker = BOARD.walks(Note("king_arrived", facts, -3, None), SITTING)
    assert tuple(table.king_spot(name) for name in way) == king.corners
    assert ("king", "marker") == (king.kind, marker.kind)
    assert king.stride == marker.stride


def test_chronicle_fills_what_the_panels_leave() -> None:
    for players in (2, 3, 4, 5):
        box = chronicle_box(players)
        assert (box is not None) == (players < 4)
        if box is not None:
            assert not any(overlap(box, panel_box(seat, players)) for seat in range(players))
            assert SIDE.y + SIDE.h == box.y + box.h


def test_panels_fit_the_column() -> None:
    for players in (2, 3, 4, 5):
        boxes = [panel_box(seat, players) for seat in range(players)]
        assert not any(overlap(a, b) for i, a in enumerate(boxes) for b in boxes[:i])
        assert all(box.y + box.h <= 892 for box in boxes)


def test_visit_tells_what_the_king_would_score() -> None:
    """The figure of the tip is what the rules pay when the King stops there and nobody releases."""
    checked = 0
    for state in positions("foreign_king", 4, {}, seed=21):
        assert isinstance(state, simulate.State)
        if simulate.NODE_KING_TO != state.node or any(state.congress):
            continue
        for move in state.legal_moves():
            outcome = simulate.settle(state, move)
            visit = simulate.visit(state, simulate.PROVINCES.index(str(move[1])))
            gained = [after - before for before, after in zip(state.points, outcome.state.points, strict=True)]
            assert ([0] * 4 if visit.seat < 0 else [visit.points * (s == visit.seat) for s in range(4)]) == gained
            checked += 1
    assert checked


def test_the_king_walks_over_borders_and_discs_follow_the_track() -> None:
    west, far = (Piece("king", place=name, pos=table.king_spot(name)) for name in ("west_flanders", "luxembourg"))
    names = [simulate.PROVINCES[province] for province in table.way(0, simulate.PROVINCES.index("luxembourg"))]
    assert 4 == len(names)
    assert [table.king_spot(name) for name in names] == BOARD.route(west, far)
    home = Piece("king", place="portrait", pos=table.king_spot("portrait"))
    assert [far.pos, home.pos] == BOARD.route(far, home)
    low, high = (Piece("vp", 0, f"vp:{points}", pos=table.layout.cell(points)) for points in (17, 21))
    assert [table.layout.cell(points) for points in range(17, 22)] == BOARD.route(low, high)
    assert list(reversed(BOARD.route(low, high))) == BOARD.route(high, low)
