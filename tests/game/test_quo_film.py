"""What the films of Quo Vadis? show of a negotiation: who is asked, what is answered and why, and what it comes to."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from engine.api import Journal, Move, Note, Remark
from engine.match import HUMAN, Match
from engine.quo_vadis import data
from engine.quo_vadis.position import NODE_BID, NODE_LOBBY, NODE_PICK, SECRET, STATUSES
from engine.rng import Rng
from game.app import App
from game.boards import board_for
from game.boards.parts import Sitting
from game.boards.quo_vadis import bar, deal_rows, pieces, talk, tray
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.simulate import State
from game.scenes.table import TableScene
from game.scenes.table_thinker import Thinker
from game.stage.pieces import Piece
from game.telling import quo_vadis as words
from game.text import t
from tests.game.quo_table import NAMES, click_item, form_of, lift_curtain, likely, make_match, play_on
from tests.game.stagehand import idle
from tests.game.tables import frame, make_app, open_table, settle


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path, animation="normal")
    yield made
    made.quit()


def asking(players: int = 5, persons: tuple[int, ...] = ()) -> tuple[Match, Move]:
    """A match in which seat 0 is to decide, and one of its offers to one other."""

    def fits(match: Match) -> bool:
        return match.state.current_player == 0 and any(is_single(move) for move in match.state.legal_moves())

    for seed in range(3, 60):
        match = play_on(make_match(players, persons, seed=seed), fits, seed)
        if not match.over:
            return match, next(move for move in match.state.legal_moves() if is_single(move))
    raise AssertionError


def is_single(move: Move) -> bool:
    return move[0] == "offer" and len(move) == 5 and move[4] == "m0"


def shown(notes: list[Note], sitting: Sitting) -> list[tuple[str, list[Piece], State]]:
    """The notes with their pieces and positions."""
    board = board_for("quo_vadis")
    found = []
    for note in notes:
        state = note.picture
        assert isinstance(state, State)
        pieces = board.film(note, state, sitting)
        found.append((note.key, [piece for piece in pieces if piece.kind == "talk"], state))
    return found


def onlooker(match: Match, asked: int) -> Sitting:
    viewer = next(seat for seat in range(len(NAMES)) if seat not in (match.state.turn, asked))
    looks = tuple(seat.look for seat in match.setup.seats)
    return Sitting(looks, NAMES, viewer)


def told(match: Match, *moves: Move, remark: Remark | None = None) -> list[Note]:
    """What moves tell; the last is said something to."""
    notes: list[Note] = []
    for move in moves:
        notes += match.play(move, Journal(), remark if move == moves[-1] else None)
    return notes


def test_a_refusal_and_its_reason_stand_on_the_plate_until_the_proposal_has_failed() -> None:
    match, offer = asking()
    asked = int(offer[2])
    sitting = onlooker(match, asked)
    seen = shown(told(match, offer, ("refuse",), remark=("first_senator", {})), sitting)
    lines = {key: [piece.face.split("\n")[1] for piece in plates] for key, plates, _ in seen}
    assert lines["terms"][0].startswith(f"{asked}||")
    assert [f"{asked}|no"] == [line[:4] for line in lines["refused"]]
    assert "seat up there" in lines["remark"][0]
    assert [f"{asked}|no"] == [line[:4] for line in lines["deal_failed"]]
    after = talk.pieces(match.state, sitting)
    assert after == []


def test_the_plate_makes_way_for_the_film_of_the_promotion_and_the_gauge_says_what_runs() -> None:
    match, offer = asking()
    sitting = onlooker(match, int(offer[2]))
    seen = shown(told(match, offer, ("accept",), remark=("fair", {})), sitting)
    phases = {key: bar.PHASES[bar.phase(state)] for key, _, state in seen}
    plates = {key: bool(found) for key, found, _ in seen}
    assert ("votes", "votes", "resolve") == (phases["offered"], phases["terms"], phases["promoted"])
    assert (True, True, False) == (plates["offered"], plates["accepted"], plates["promoted"])


def test_V67_a_counter_offer_stands_in_the_form_while_its_film_runs(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "ask", idle)
    match, offer = asking(persons=(0,))
    scene = open_table(app, match)
    settle(app, scene)
    assert scene.play.choose(offer)
    while scene.play.film is not None:
        frame(app)
    counter = next(move for move in match.state.legal_moves() if move[:2] == ("counter", "pay2"))
    scene.play._make(counter, remark=("wants", {"count": 2}))
    seen = []
    while not scene.play.ready:
        frame(app)
        if scene.play.film is not None and deal_rows.said(form_of(scene)):
            row = deal_rows.of(form_of(scene))[0]
            assert row.terms is not None
            seen.append((form_of(scene).mode, row.terms.pay))
    assert {("wait", 2)} == set(seen)


def test_V70_a_bid_of_the_free_form_is_shown_without_a_draft(app: App) -> None:
    for seed in range(3, 60):
        match = play_on(make_match(5, tuple(range(5)), seed=seed), is_bidding, seed)
        if not match.over:
            break
    scene = table_of(app, match)
    click_item(app, scene, "theirs:0")
    for _ in range(8):
        if form_of(scene).editor is None:
            break
        click_item(app, scene, "vow:0")
    assert len(form_of(scene).verdict.moves) > 1, "a bid that no entry of the menu stands for"
    click_item(app, scene, "yes")
    for _ in range(60):
        frame(app, dt=0.05)
    assert match.state.draft == ()
    assert match.state.bids


def is_bidding(match: Match) -> bool:
    if match.state.node != NODE_BID and any(move[0] == "call" for move in match.state.legal_moves()):
        match.play(next(move for move in match.state.legal_moves() if move[0] == "call"))
    return bool(match.state.node == NODE_BID)


def table_of(app: App, match: Match) -> TableScene:
    assert all(seat.kind == HUMAN for seat in match.setup.seats)
    scene = open_table(app, match)
    settle(app, scene)
    while lift_curtain(app):
        settle(app, scene)
    return scene


def test_the_seal_of_a_promise_shows_how_it_ended_while_that_is_told() -> None:
    match = play_on(make_match(3, (), seed=4), lambda match: any(made for made in match.state.promises), 4)
    number = match.state.promises[0].number
    faces = set()
    rng = Rng(1)
    while match.state.promises and match.state.promises[0].number == number and not match.over:
        for note in match.play(likely(match.state.candidates(), rng), Journal()):
            state = note.picture
            assert isinstance(state, State)
            for piece in board_for("quo_vadis").film(note, state, Sitting(("red", "blue", "ivory"), NAMES[:3], 0)):
                if piece.kind == f"seal:{number}":
                    faces.add(piece.face)
    ended = next(made for made in match.state.settled if made.number == number)
    assert {f"{number}:live", f"{number}:{STATUSES[ended.status]}"} == faces


def test_V79_the_ledger_knows_what_the_deal_on_the_table_promises() -> None:
    def asks_with_a_promise(match: Match) -> bool:
        return any(move[0] == "offer" and len(move) == 5 and move[4] == "m5" for move in match.state.legal_moves())

    match = play_on(make_match(3, (), seed=4), asks_with_a_promise, 4)
    offer = next(move for move in match.state.legal_moves() if move[0] == "offer" and move[4:] == ("m5",))
    mover, asked = match.state.turn, int(offer[2])
    assert [] == sim.pending(match.state)
    match.play(offer)
    assert [(mover, asked, 2)] == [(maker, to, made.horizon) for maker, to, made in sim.pending(match.state)]
    match.play(("refuse",))
    assert [] == sim.pending(match.state)


def test_a_counter_offer_is_told_as_the_doing_of_whoever_makes_it(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "ask", idle)
    match, offer = asking(persons=(0,))
    scene = open_table(app, match)
    settle(app, scene)
    scene.play.choose(offer)
    while scene.play.film is not None:
        frame(app)
    scene.play._make(next(move for move in match.state.legal_moves() if move[0] == "counter"))
    frame(app)
    assert scene.play.caption is not None
    assert int(offer[2]) == scene.play.caption[0]
    assert "countered" == scene.play.told.deed(int(offer[2]), scene.play.sitting).key


@pytest.mark.parametrize(("pay", "shown"), [(-5, "5"), (-2, "2"), (-1, "1"), (0, "0"), (SECRET, "?")])
def test_V93_only_a_sealed_price_is_not_written(pay: int, shown: str) -> None:
    assert shown == deal_rows._figure(pay, pay < 0 and pay != SECRET)
    said = words.terms(pay, [], [], 0, 1, NAMES)
    assert (pay == SECRET) == (said == t("game.quo_vadis.terms.sealed"))


def test_V96_lobbyists_see_the_deal_and_who_is_asked() -> None:
    for seed in range(3, 60):
        match = play_on(make_match(5, (), {"lobbying": True}, seed), lambda match: match.state.node == NODE_LOBBY, seed)
        if not match.over:
            break
    state = match.state
    asked = state.terms[state.answers].seat
    assert state.current_player not in (state.turn, asked)
    looks = tuple(seat.look for seat in match.setup.seats)
    sitting = Sitting(looks, NAMES, state.current_player)
    assert [f"{asked}|"] == [line[:2] for piece in talk.pieces(state, sitting) for line in piece.face.split("\n")[1:2]]
    assert NAMES[asked] in tray.prompt(state, sitting)


def test_V71_a_bid_that_is_too_many_takes_the_place_of_the_one_picked_before(app: App) -> None:
    for seed in range(3, 90):
        match = play_on(make_match(5, tuple(range(5)), seed=seed), has_two_bids, seed)
        if not match.over:
            break
    scene = table_of(app, match)
    form = form_of(scene)
    assert "pick" == form.mode
    click_item(app, scene, "ask:0")
    assert ({0}, 1) == (form.picked, len(form.verdict.moves))
    click_item(app, scene, "ask:1")
    assert ({1}, 1) == (form.picked, len(form.verdict.moves))
    click_item(app, scene, "ask:1")
    assert set() == form.picked


def has_two_bids(match: Match) -> bool:
    state = match.state
    if state.node != NODE_PICK:
        is_bidding(match)
        return False
    return [1, 1] == [one.votes for one in state.bids] and 2 == len([m for m in state.legal_moves() if len(m) == 3])


def test_V97_the_class_of_a_laurel_that_lies_face_down_is_seen() -> None:
    match = make_match(3, (), {"first_token_blind": True})
    seen = match.state.observe(0)
    lying = [
        piece
        for piece in pieces.laurels(seen, Sitting(("red", "blue", "ivory"), NAMES[:3], 0))
        if piece.place[0] == "p"
    ]
    classes = {int(piece.face) for piece in lying} - {data.CAESAR_TOKEN, 1}
    assert {data.LOW, data.HIGH} == classes
    assert [(face, False) for face in sorted(classes)] == [sim.value_of(face) for face in sorted(classes)]
    assert (0, False) == sim.value_of(0)
