"""The board of Québec, beyond what `test_boards.py` tries: pieces, panels and previews tell the truth."""

from __future__ import annotations

import pytest

from engine.api import Journal, Value
from engine.quebec import QUEBEC
from engine.quebec.data import COST, LEADERS, SPACES, ZONES
from engine.quebec.scoring import groups
from engine.rng import Rng
from game.boards import board_for
from game.boards.parts import SHEET, TRAY, Sitting, panel_box
from game.boards.quebec import layout, pieces, spots, tray
from game.boards.quebec import simulate as sim
from game.boards.quebec.simulate import State
from game.stage.pieces import diff
from tests.game import boards
from tests.game.boards import count, overlap, seats

BOARD = board_for("quebec")
VARIANTS: list[dict[str, Value]] = [
    {"economy_2p_mode": "immediate_contribution", "politics_2p_mode": "plain"},
    {"economy_2p_mode": "plain", "send_worker_zones": "corners4"},
    {"shift": "most_only", "passive_shortage": "place_fewer", "no_workers_check": "after_action"},
]


def positions(players: int, options: dict[str, Value], seed: int, every: int = 1) -> list[State]:
    """Positions of a random game, the last among them."""
    return [state for state in boards.positions("quebec", players, options, seed, every) if isinstance(state, State)]


def sitting(state: State, viewer: int | None = None) -> Sitting:
    return seats("quebec", state.players, max(0, state.current_player) if viewer is None else viewer)


# ---------------------------------------------------------------------- spots


def test_every_decision_of_the_game_comes_up_in_these_games() -> None:
    asked: set[str] = set()
    for players in QUEBEC.players:
        for options in VARIANTS:
            asked |= {tray.node_name(state) for state in positions(players, options, seed=players)}
    missing = {"action", "architect", "pay", "district", "start", "shift_to", "shift", "pair", "settle", "redirect"}
    asked |= {tray.node_name(state) for seed in range(3) for state in positions(2, {}, seed)}
    assert set() == (missing | {"place", "activate", "contribute", "upgrade", "shift_from"}) - asked


def test_each_group_is_lit_by_its_button_and_says_how_many_targets_there_are() -> None:
    checked = 0
    for state in positions(4, {}, seed=5, every=3):
        if state.stack or state.current_player < 0:
            continue
        moves = state.legal_moves()
        found = BOARD.spots(state, moves, sitting(state))
        choices = BOARD.tray(state, moves, sitting(state)).choices
        groups = {choice.group for choice in choices if choice.group}
        assert {spot.group for spot in found if spot.group} == groups
        for choice in choices:
            count = sum(spot.group == choice.group for spot in found)
            if choice.group and choice.group != "send":
                assert str(count) == choice.under.split(" ")[0]
            if not choice.group:
                assert choice.move is not None or not any(str(move[0]) == choice.thing[7:] for move in moves)
            checked += 1
    assert checked > 100


def test_buttons_of_the_tray_stay_inside_and_apart() -> None:
    for state in positions(2, {}, seed=3):
        choices = BOARD.tray(state, state.legal_moves(), sitting(state)).choices
        boxes = [choice.box for choice in choices]
        for box in boxes:
            assert TRAY.x <= box.x
            assert box.x + box.w <= layout.CARD.x
            assert box.y + box.h <= TRAY.y + TRAY.h
        assert not any(overlap(a, b) for i, a in enumerate(boxes) for b in boxes[:i])


@pytest.mark.parametrize("players", QUEBEC.players)
def test_panels_leaders_and_plates_do_not_overlap(players: int) -> None:
    state = QUEBEC.new(players, {}, 1)
    leaders = [layout.leader_box(LEADERS[leader], state.settings.leaders) for leader in state.settings.leaders]
    boxes = [panel_box(seat, players, layout.SIDE) for seat in range(players)]
    boxes += [*leaders, *layout.ZONE.values(), layout.EVENT, layout.RACE, layout.HAND, layout.CARD, layout.ACTIONS]
    assert not any(overlap(a, b) for i, a in enumerate(boxes) for b in boxes[:i])
    for circle in layout.SPACE.values():
        for box in (*layout.ZONE.values(), layout.EVENT, layout.RACE):
            x, y = min(max(circle.x, box.x), box.x + box.w), min(max(circle.y, box.y), box.y + box.h)
            assert not circle.holds(x, y)
        assert SHEET.holds(circle.x, circle.y)


# ---------------------------------------------------------------------- pieces


@pytest.mark.parametrize("players", QUEBEC.players)
def test_pieces_tell_the_position(players: int) -> None:
    for state in positions(players, {}, seed=players, every=4):
        found = BOARD.pieces(state, sitting(state))
        for seat in range(players):
            assert state.active[seat] == count(found, "worker", seat, "active")
            assert state.passive[seat] == count(found, "worker", seat, "reserve")
            for zone, name in enumerate(ZONES):
                assert sim.workers(state, zone)[seat] == count(found, "worker", seat, f"zone:{name}")
            on_sites = sum(
                piece.place.startswith("site:") for piece in found if (piece.kind, piece.owner) == ("worker", seat)
            )
            assert on_sites == sum(sim.on_building(state, space)[seat] for space in range(len(SPACES)))
            assert sim.tokens(state, seat) == sum(
                piece.kind.startswith("token:") and piece.owner == seat for piece in found
            )
        assert len(state.discs) == sum(piece.kind.startswith("blue:") for piece in found)
        assert len(state.settings.leaders) == sum(piece.kind.startswith("leader:") for piece in found)
        tiles = {piece.kind[5:]: piece.face for piece in found if piece.kind in pieces.TILES}
        assert set(SPACES) == set(tiles)
        for space, name in enumerate(SPACES):
            assert tiles[name].startswith(
                ("owned", "finished")
                if sim.is_finished(state, space)
                else ("site" if space in state.architects else "open" if space in state.discs else "later")
            )


def test_workers_and_architects_are_never_created() -> None:
    """The stage glides them all; also when the zones are cleared at the end of a century."""
    state = QUEBEC.new(4, {}, 2)
    rng = Rng(4)
    while state.current_player >= 0:
        before = BOARD.pieces(state, sitting(state, 0))
        state.advance(rng.choice(state.legal_moves()))
        for change in diff(before, BOARD.pieces(state, sitting(state, 0))):
            piece = change.before or change.after
            assert piece is not None
            assert piece.kind not in ("worker", "architect", "yellow") or not (change.comes or change.goes)


def test_ribbons_join_tokens_of_one_owner_that_touch() -> None:
    joined = 0
    for state in positions(3, {}, seed=6, every=20):
        links = {piece.kind for piece in BOARD.pieces(state, sitting(state)) if piece.kind.startswith("link:")}
        for link in links:
            first, second = (SPACES.index(name) for name in link.split(":")[1:])
            assert state.owners[first] == state.owners[second] >= 0
        for seat in range(3):
            sizes = [len(group) for group in groups(state, seat)]
            assert (len(links) > 0) >= any(size > 1 for size in sizes)
        joined += len(links)
    assert joined


def test_the_viewers_workers_lie_in_the_tray_and_all_of_them_fit() -> None:
    for amount in range(1, 26):
        for reserve in (False, True):
            spots_of = [layout.hand_row(reserve, n, amount) for n in range(amount)]
            assert len(set(spots_of)) == amount
            for x, y in spots_of:
                assert layout.HAND.x + 130 < x < layout.HAND.x + layout.HAND.w - 12
                assert layout.HAND.y < y < layout.HAND.y + layout.HAND.h


def test_stacks_of_a_site_stand_on_it_and_bear_one_mark() -> None:
    for space, name in enumerate(SPACES):
        for index in range(3):
            stack = pieces.stack(name, index, 0, COST[space])
            assert len(stack) == COST[space]
            assert [piece.face for piece in stack] == ["plain"] * (COST[space] - 1) + [""]
            heights = [piece.pos[1] for piece in stack]
            assert heights == sorted(heights, reverse=True)
            assert [piece.z for piece in stack] == sorted(piece.z for piece in stack)


# ---------------------------------------------------------------------- what a preview promises


@pytest.mark.parametrize("players", [2, 4])
def test_a_preview_changes_nothing_and_promises_what_the_rules_pay(players: int) -> None:
    promised = 0
    for state in positions(players, {}, seed=players + 20, every=9):
        if state.current_player < 0:
            continue
        before, seat = state.clone(), state.current_player
        for move in state.legal_moves():
            preview = BOARD.preview(move, state, sitting(state))
            outcome = sim.play(state, move)
            face = preview.extra
            assert face is not None
            if not outcome.ends:
                gained = outcome.state.points[seat] - state.points[seat]
                if tray.node_name(outcome.state) != "redirect":
                    assert face.gain == gained  # type: ignore[attr-defined]
                    promised += gained > 0
            for ghost in preview.ghosts:
                assert SHEET.holds(*ghost.pos)
        assert before == state
    assert promised


def test_a_preview_shows_what_a_start_completes() -> None:
    seen = 0
    for state in positions(3, {"mode": "full"}, seed=8):
        seat = state.current_player
        if state.stack or seat < 0 or not state.discs or state.architects[seat] < 0:
            continue
        move = ("start", SPACES[state.discs[0]])
        if sim.yellow_holder(state) == seat or tray.node_name(sim.play(state, move).state) != "action":
            continue
        stars = sum(site >= 0 for site in sim.sites(state, state.architects[seat]))
        tip = BOARD.preview(move, state, sitting(state)).tip
        assert (str(stars) in tip.lines[0].words) == (stars > 0)
        assert ("without" in tip.lines[0].words) == (stars == 0)
        seen += 1
    assert seen > 5


def test_what_the_century_would_bring_is_what_it_brings() -> None:
    compared = 0
    for mode in ("family", "full"):
        state = QUEBEC.new(4, {"mode": mode}, 12)
        rng = Rng(12)
        while state.current_player >= 0:
            journal = Journal()
            state.advance(rng.choice(state.legal_moves()), journal)
            keys = [note.key for note in journal.notes]
            if "century_ended" not in keys or "completed" in keys[keys.index("century_ended") :]:
                continue
            then = journal.notes[keys.index("century_ended")].picture
            assert isinstance(then, State)
            told = {note.facts["zone"]: note.facts["points"] for note in journal.notes if note.key == "zone_scored"}
            assert told == sim.scored_now(then)
            compared += 1
    assert compared > 4


# ---------------------------------------------------------------------- the round of the keyboard


def test_the_keyboard_goes_over_the_board_line_by_line() -> None:
    heights = [round(layout.SPACE[name].y) for name in spots.READING]
    assert heights == sorted(heights)
    assert sorted(SPACES) == sorted(spots.READING)
    assert sorted(ZONES) == sorted(spots.ROUND)
