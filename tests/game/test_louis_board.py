"""The board of Louis XIV, beyond what `test_boards.py` tries: pieces, plates and previews tell the truth."""

from __future__ import annotations

import itertools
import re

import pytest

from engine.api import NOBODY, UNKNOWN, Journal, Value
from engine.louis_xiv import LOUIS_XIV, data
from engine.louis_xiv.position import NODE_OVER, NODES
from engine.rng import Rng
from game import text
from game.art.palette import looks_of
from game.boards import board_for
from game.boards.louis_xiv import layout, pieces, preview, standing
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import SHEET, TRAY, Box, Sitting
from game.stage.pieces import diff
from tests.game import boards
from tests.game.boards import NAMES, count, overlap, seats

BOARD = board_for("louis_xiv")


def positions(players: int, options: dict[str, Value], seed: int, every: int = 1) -> list[State]:
    """Positions of a random game, the last among them."""
    return [state for state in boards.positions("louis_xiv", players, options, seed, every) if isinstance(state, State)]


def sitting(state: State, viewer: int | None = None) -> Sitting:
    return seats("louis_xiv", state.players, max(0, state.current_player) if viewer is None else viewer)


# ---------------------------------------------------------------------- spots


def test_every_decision_of_the_game_comes_up_in_these_games() -> None:
    asked: set[str] = set()
    for players in LOUIS_XIV.players:
        for seed in range(5):
            asked |= {sim.node_name(state) for state in positions(players, {}, seed)}
    assert set(NODES[: NODE_OVER + 1]) == asked | {"last_word", "last_put"}


def test_all_markers_of_a_card_go_down_by_a_click_on_the_courtier_and_recall_by_one_on_the_reserve() -> None:
    checked = 0
    for state in positions(4, {}, seed=3):
        if sim.node_name(state) != "use" or not state.args[0]:
            continue
        found = BOARD.spots(state, state.legal_moves(), sitting(state))
        most = max((spot for spot in found if spot.move[0] == "put"), key=lambda spot: spot.move[1])
        recall = next(spot for spot in found if spot.move == ("recall",))
        for spot, place in (
            (most, layout.board(state.args[0])),
            (recall, layout.reserve(state.current_player)),
        ):
            assert place == spot.region
            assert isinstance(spot.echo, Box)
            assert overlap(spot.echo, layout.ROW)
            assert spot.holds(*spot.echo.centre)
        checked += 1
    assert checked > 10


def test_buttons_of_the_tray_stay_inside_and_apart() -> None:
    for state in positions(3, {}, seed=3):
        choices = BOARD.tray(state, state.legal_moves(), sitting(state)).choices
        boxes = [choice.box for choice in choices]
        for box in boxes:
            assert TRAY.x <= box.x
            assert box.x + box.w <= TRAY.x + TRAY.w
            assert box.y + box.h <= TRAY.y + TRAY.h
            assert not overlap(box, layout.CARD)
        assert not any(overlap(a, b) for i, a in enumerate(boxes) for b in boxes[:i])


@pytest.mark.parametrize("ways", [1, 4, 5, 9, 12])
def test_many_ways_to_pay_have_room(ways: int) -> None:
    boxes = layout.row(ways) if ways <= layout.FEW_WAYS else layout.grid(ways, layout.WAYS, 4)
    assert ways == len(set(boxes))
    assert not any(overlap(a, b) for i, a in enumerate(boxes) for b in boxes[:i])
    assert all(TRAY.holds(*box.centre) and box.w > 40 for box in boxes)


@pytest.mark.parametrize("count", range(1, 16))
def test_a_hand_of_any_size_stays_in_the_tray_and_each_card_shows(count: int) -> None:
    boxes = [layout.in_hand(n, count) for n in range(count)]
    assert boxes[-1].x + boxes[-1].w <= layout.HAND.x + layout.HAND.w + 0.01
    assert all(b.x - a.x >= 30 for a, b in itertools.pairwise(boxes))


@pytest.mark.parametrize("players", LOUIS_XIV.players)
def test_panels_and_what_lies_on_the_cloth_do_not_overlap(players: int) -> None:
    boxes = [layout.panel(seat, players) for seat in range(players)]
    boxes += [layout.board(courtier) for courtier in sim.COURTIERS]
    boxes += [layout.reserve(seat) for seat in range(players)]
    boxes += [layout.COATS, layout.INFLUENCE, layout.INCOME, layout.intrigue_deck()]
    boxes += [layout.mission_deck(tier) for tier in layout.TIERS]
    boxes += [layout.MISSIONS, layout.HAND, layout.CARD, layout.ROW]
    shrunk = [Box(box.x + 0.5, box.y + 0.5, box.w - 1, box.h - 1) for box in boxes]
    assert not any(overlap(a, b) for i, a in enumerate(shrunk) for b in shrunk[:i])


# ---------------------------------------------------------------------- pieces


@pytest.mark.parametrize("players", LOUIS_XIV.players)
def test_pieces_tell_the_position(players: int) -> None:
    for state in positions(players, {}, seed=players, every=4):
        found = BOARD.pieces(state, sitting(state))
        for seat in range(players):
            assert state.personal[seat] == count(found, "marker", seat, f"supply:{seat}")
            assert state.general[seat] == count(found, "marker", seat, f"reserve:{seat}")
            assert sim.chips(state, seat) == [
                piece.kind[5:] for piece in found if piece.kind.startswith("chip:") and piece.place == f"panel:{seat}"
            ]
            assert state.coat_sizes[seat] - state.blanks[seat] == count(found, "coat", NOBODY, f"panel:{seat}")
        for courtier in sim.COURTIERS:
            for slot, here in enumerate(sim.counts(state, courtier)):
                owner = slot if slot < players else NOBODY
                assert here == count(found, "marker", owner, f"court:{courtier}")
            board = next(piece for piece in found if piece.kind == f"courtier:{courtier}")
            assert sim.side(state, courtier) == board.face
        louis = next(piece for piece in found if piece.kind == "louis")
        assert (f"court:{sim.louis(state)}" if sim.louis(state) else "home") == louis.place
        assert f"panel:{state.first}" == next(piece for piece in found if piece.kind == "start").place


def test_reserve_and_supply_are_two_places_with_a_number_each() -> None:
    """The general reserve lies in its own tray on the cloth, the personal supply only in the panel."""
    state = positions(4, {}, seed=4, every=40)[2]
    for seat in range(4):
        for piece in BOARD.pieces(state, sitting(state)):
            if piece.kind == "marker" and piece.owner == seat and piece.place == f"reserve:{seat}":
                assert layout.reserve(seat).grown(4).holds(*piece.pos)
            elif piece.kind == "marker" and piece.owner == seat and piece.place == f"supply:{seat}":
                assert layout.panel(seat, 4).holds(*piece.pos)
        supply, reserve = (
            BOARD.explain(f"well:{seat}:{name}", state, sitting(state)) for name in ("supply", "reserve")
        )
        tray = BOARD.explain(f"reserve:{seat}", state, sitting(state))
        assert supply is not None
        assert reserve is not None
        assert tray is not None
        assert reserve.title == tray.title != supply.title


@pytest.mark.parametrize("players", LOUIS_XIV.players)
def test_nothing_is_created_or_lost_but_the_stage_moves_it(players: int) -> None:
    """Markers, chips, coats and cards are matched piece by piece from picture to picture."""
    whole = ("marker", "chip:", "coat", "influence", "intrigue", "louis", "courtier:", "clasp:")
    state = LOUIS_XIV.new(players, {}, 2)
    rng = Rng(4)
    at = Sitting(looks_of("louis_xiv")[:players], NAMES[:players], 0)
    while state.current_player >= 0:
        before = BOARD.pieces(state.observe(0), at)
        state.advance(rng.choice(state.legal_moves()))
        if state.node == NODE_OVER:
            break
        for change in diff(before, BOARD.pieces(state.observe(0), at)):
            piece = change.before or change.after
            assert piece is not None
            if players == 2 and piece.kind == "marker" and piece.owner == NOBODY:
                continue  # the neutral stock lies nowhere
            assert not (piece.kind.startswith(whole) and (change.comes or change.goes)), piece


def test_piles_of_five_and_reserves_of_sixteen_keep_within_their_bounds() -> None:
    for amount in range(1, 17):
        feet = [layout.on_court(3, 2, n) for n in range(amount)]
        assert len(set(feet)) == min(amount, layout.DRAWN)
        tray = layout.reserve(0)
        for n in range(amount):
            x, y = layout.in_reserve(0, n, amount)
            assert tray.x + 8 < x < tray.x + tray.w - 8
            assert tray.y + 30 < y < tray.y + tray.h


# ---------------------------------------------------------------------- what plates and previews promise


def test_gold_plates_stand_where_the_rules_serve() -> None:
    """Who has a plate is who gets the reward free in the patronage that follows at once."""
    checked = 0
    for players in LOUIS_XIV.players:
        state = LOUIS_XIV.new(players, {}, players)
        rng = Rng(players)
        while state.current_player >= 0:
            journal = Journal()
            state.advance(rng.choice(state.legal_moves()), journal)
            shown: dict[int, list[int]] = {}
            free: dict[int, set[int]] = {}
            for note in journal.notes:
                picture = note.picture
                if note.key in ("leads", "tied") and isinstance(picture, State):
                    shown[note.facts["courtier"]] = sim.served(picture, note.facts["courtier"])
                elif note.key in ("rewarded", "no_reward") and "price" not in note.facts:
                    free.setdefault(note.facts["courtier"], set()).add(note.facts["seat"])
            ended = {note.facts["courtier"] for note in journal.notes if note.key == "markers_home"}
            for courtier in set(shown) & ended:
                if data.REWARDS[data.REWARD[courtier - 1]] != "place":
                    kind, _ = sim.condition_of(courtier, "front")
                    if kind != "bribe" or free.get(courtier, set()) <= set(shown[courtier]):
                        assert free.get(courtier, set()) == set(shown[courtier])
                        checked += 1
    assert checked > 20


@pytest.mark.parametrize("players", [2, 4])
def test_a_preview_changes_nothing_and_ghosts_show_where_markers_come_to_stand(players: int) -> None:
    shown = 0
    for state in positions(players, {}, seed=players + 20, every=3):
        if state.current_player < 0:
            continue
        seat, before = state.current_player, state.observe(state.current_player)
        seen = before.clone()
        for move in seen.legal_moves():
            found = BOARD.preview(move, seen, sitting(state))
            assert found.tip.rule
            ghosts = [piece for piece in found.ghosts if piece.kind == "marker"]
            if move[0] in ("put", "move_on", "guest"):
                after = sim.play(seen, move).state
                grown = [c for c in sim.COURTIERS if sim.counts(after, c)[seat] > sim.counts(seen, c)[seat]]
                assert {f"court:{c}" for c in grown} == {ghost.place for ghost in ghosts}
                assert len(grown) == len(found.notes)
                shown += 1
            assert all(SHEET.grown(60).holds(*ghost.pos) for ghost in ghosts)
        assert before == seen
    assert shown > 20


def test_what_a_placing_promises_is_what_the_counts_say() -> None:
    state = LOUIS_XIV.new(4, {}, 3)
    assert isinstance(state, State)
    text.set_language("en")
    seat = state.current_player
    state.markers = [0] * len(state.markers)
    other = (seat + 1) % 4
    state.markers[2 * 4 + other] = 2
    state.turned = 0
    state.louis = 0
    at = sitting(state)
    for amount, said in ((1, "Bob"), (2, "tie"), (3, "3 to 2")):
        after = preview.with_markers(state, 3, seat, amount)
        words = " ".join(line.words for line in standing.lines(after, 3, seat, at))
        assert said.replace("Bob", NAMES[other]).lower() in words.lower()


# ---------------------------------------------------------------------- what a viewer may see


@pytest.mark.parametrize("players", LOUIS_XIV.players)
def test_the_board_shows_nothing_that_the_viewer_may_not_know(players: int) -> None:
    """Two worlds that look the same to a seat give the same pieces, panels, trays, things and tips."""
    for state in positions(players, {}, seed=players + 3, every=11):
        if state.current_player < 0:
            continue
        for viewer in range(players):
            if viewer == state.current_player:
                continue
            at = sitting(state, viewer)
            other = state.observe(viewer)
            if other.current_player == UNKNOWN:
                continue
            other.determinize(Rng(99))
            first, second = state.observe(viewer), other.observe(viewer)
            assert first == second or state.node == other.node
            assert BOARD.pieces(first, at) == BOARD.pieces(second, at)
            for thing in BOARD.things(first, at):
                assert BOARD.explain(thing.name, first, at) == BOARD.explain(thing.name, second, at)


def test_who_is_asked_for_an_intrigue_card_is_not_told_to_others() -> None:
    """L42, A10: the others see that somebody may be asked, and no name, no panel, no card of it."""
    asked = 0
    for seed in range(12):
        for state in positions(4, {}, seed):
            if sim.node_name(state) != "intrigue" or state.known[state.current_player]:
                continue
            seat = state.current_player
            for viewer in range(4):
                seen = state.observe(viewer)
                prompt = BOARD.prompt(seen, sitting(state, viewer))
                if viewer == seat:
                    assert seat == seen.current_player
                    continue
                assert UNKNOWN == seen.current_player
                assert not {*sitting(state).names} & {*re.findall(r"\w+", prompt)}
                assert [] == BOARD.spots(seen, [], sitting(state, viewer))
            assert seat in BOARD.whispered(state)
            assert BOARD.whispered(state) == BOARD.whispered(state.observe(NOBODY))
            asked += 1
    assert asked > 3


def test_an_observer_of_bots_sees_the_table_without_a_tray() -> None:
    state = positions(4, {}, seed=4, every=50)[2].observe(NOBODY)
    at = sitting(state, NOBODY)
    assert () == BOARD.tray(state, [], at).choices
    assert not any(piece.place.startswith("hand:") for piece in BOARD.pieces(state, at))


def test_all_heights_of_pieces_keep_boards_below_piles_below_numbers() -> None:
    assert pieces.BOARD < pieces.CLASP < pieces.LEAD < pieces.PILE
    assert pieces.PILE + max(layout.DRAWN, 16) <= pieces.NUMBER < pieces.LOUIS < pieces.CARD
