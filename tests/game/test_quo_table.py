"""The table of Quo Vadis? played through: deals by mouse and keyboard, with bots and among people."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from engine.api import Move
from engine.match import Match
from engine.quo_vadis import data
from engine.quo_vadis.position import LIVE, Pledge, Promise
from engine.rng import Rng
from game import text
from game.app import App
from game.boards.quo_vadis import bargain, deal_keys, deal_rows
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.ledger import Ledger
from game.boards.quo_vadis.simulate import State
from game.scenes import table_bar
from game.scenes.table import TableScene
from tests.game.quo_table import (
    click_item,
    dress_up,
    form_of,
    item,
    keys,
    lift_curtain,
    likely,
    make_match,
    play_on,
    tops,
)
from tests.game.tables import click_at, click_move, frame, key_move, make_app, open_table, press, settle, to_results


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path)
    yield made
    made.quit()


# ---------------------------------------------------------------------- whole games


def decide(app: App, scene: TableScene, rng: Rng, mouse: bool) -> None:
    """A person makes one decision, in a form where one is open."""
    if scene.sheet.form is None:
        state = scene.play.shown
        spots = [spot.move for spot in scene.play.spots.list]
        move = likely(spots, rng)
        (click_move if mouse else key_move)(app, scene, move)
        if move[0] not in ("draft", "side_draft"):
            return
        assert state == scene.play.shown, "a form is opened without a move"
    form = form_of(scene)
    if form.mode == "pick":
        for place in range(len(form.base.bids)):
            if rng.below(2):
                click_item(app, scene, f"ask:{place}")
    elif form.mode in ("offer", "side", "answer", "bid") and rng.below(2):
        dress_up(app, scene, rng, mouse)
    if form.mode == "offer" and not rng.below(8) and "call" in tops(scene):
        click_item(app, scene, "call") if mouse else press(app, pygame.K_b)
    elif form.verdict.moves and rng.below(3):
        click_item(app, scene, "yes") if mouse else press(app, pygame.K_RETURN)
    elif form.mode in ("offer", "side"):
        click_item(app, scene, "close") if mouse else press(app, pygame.K_ESCAPE)
    elif item(scene, "no").state.endswith("!"):
        form.reset()
        press(app, pygame.K_RETURN)
    else:
        click_item(app, scene, "no") if mouse else press(app, pygame.K_d)


def whole_game(app: App, match: Match, mouse: bool, seed: int = 17) -> None:
    """Plays to the results."""
    scene = open_table(app, match)
    rng = Rng(seed)
    stuck = 0
    for _ in range(2500):
        settle(app, scene)
        if lift_curtain(app):
            continue
        if app.top is not scene:
            break
        before = len(match.moves)
        decide(app, scene, rng, mouse)
        stuck = 0 if len(match.moves) > before else stuck + 1
        assert stuck < 60, "nothing happens any more"
    to_results(app, scene, match)


def test_whole_game_with_bots_by_mouse(app: App) -> None:
    match = make_match(3, (0,))
    whole_game(app, match, True)
    assert {"offer", "ask"} & {str(move[0]) for move in match.moves}


def test_whole_game_with_bots_by_keyboard(app: App) -> None:
    whole_game(app, make_match(4, (0,), seed=9), False)


def test_whole_game_of_five_people_at_one_screen(app: App) -> None:
    match = make_match(5, (0, 1, 2, 3, 4), seed=4)
    whole_game(app, match, True, seed=3)
    assert set(range(5)) == set(match.deciders)


@pytest.mark.parametrize("number", range(2))
def test_whole_game_of_people_with_side_deals_lobbies_and_binding_words(app: App, number: int) -> None:
    options = [
        {"promise_mode": "one_round", "side_deals": True, "lobbying": True, "reveal_after_three": True},
        {"promise_mode": "two_rounds", "payment_visibility": "sealed", "first_token_blind": True, "limited_ones": True},
    ][number]
    whole_game(app, make_match(3 + number, tuple(range(3 + number)), options, seed=number), not number, seed=7)


# ---------------------------------------------------------------------- the form


def at_a_deal(persons: tuple[int, ...] = (0,), both: bool = False, seed: int = 3) -> Match:
    """A match in which seat 0 could ask for votes, with `both` two others."""

    def fits(match: Match) -> bool:
        offers = [move for move in match.state.legal_moves() if move[0] == "offer" and (len(move) > 6 or not both)]
        ways = {move[1] for move in offers}
        offers = [move for way in ways if not both or asked_of(offers, way) > 1 for move in offers if move[1] == way]
        return match.state.current_player == 0 and bool(offers) and sum(match.state.tokens[:5]) > 1

    for other in range(seed, seed + 60):
        match = play_on(make_match(5, persons, seed=other), fits, other)
        if not match.over:
            return match
    raise AssertionError


def asked_of(offers: list[Move], way: object) -> int:
    """In how many ways votes can be asked for on a passage."""
    return len({tuple(move[2::3]) for move in offers if move[1] == way})


def open_form(app: App, match: Match, several: bool = False) -> TableScene:
    """Clicks on stairs on which votes are missing, with `several` where there is a choice of whom to ask."""
    scene = open_table(app, match)
    settle(app, scene)
    drafts = [spot.move for spot in scene.play.spots.list if spot.move[0] == "draft"]
    state = scene.play.shown
    assert isinstance(state, State)
    wanted = (move for move in drafts if not several or len(bargain.ballots(state, move)) > 1)
    click_move(app, scene, next(wanted))
    assert form_of(scene).mode == "offer"
    return scene


def test_V64_a_click_on_stairs_opens_the_form_and_esc_puts_it_away_without_a_move(app: App) -> None:
    match = at_a_deal()
    scene = open_form(app, match)
    before = len(match.moves)
    press(app, pygame.K_ESCAPE)
    assert scene.sheet.form is None
    assert (before, app.top) == (len(match.moves), scene)


def test_V65_keys_put_a_deal_together_and_enter_proposes_it(app: App) -> None:
    match = at_a_deal((0, 1, 2, 3, 4))
    scene = open_form(app, match)
    form = form_of(scene)
    seat = form.asked[0].seat
    keys(app, pygame.K_RIGHT, pygame.K_a, pygame.K_1, pygame.K_1)
    while form.editor is not None:
        press(app, pygame.K_RETURN)
    deal = form.asked
    assert (seat, 1, 1) == (deal[0].seat, deal[0].pay, len(deal[0].mine))
    press(app, pygame.K_RETURN)
    settle(app, scene)
    assert deal == match.state.deal
    assert seat == match.state.current_player


def test_V64_space_asks_another_and_del_takes_a_promise_back(app: App) -> None:
    scene = open_form(app, at_a_deal(both=True), several=True)
    form = form_of(scene)
    before = form.ballot
    for _ in range(12):
        keys(app, pygame.K_DOWN, pygame.K_SPACE)
        if form.ballot != before:
            break
    assert form.ballot != before
    at = next(i for i, seat in enumerate(deal_keys.rows(form)) if deal_keys.index_of(form, seat) >= 0)
    form.focus = at
    keys(app, pygame.K_a, pygame.K_6, pygame.K_1)
    assert any(one.mine for one in form.asked)
    press(app, pygame.K_DELETE)
    assert not any(one.mine for one in form.asked)


def test_V70_b_calls_for_bids(app: App) -> None:
    match = at_a_deal((0, 1, 2, 3, 4))
    scene = open_form(app, match)
    passage = form_of(scene).passage
    press(app, pygame.K_b)
    assert ("call", data.PASSAGES[passage]) == match.moves[-1]


def test_v_is_held_to_see_the_board(app: App) -> None:
    scene = open_form(app, at_a_deal())
    covered = app.screen.copy()
    press(app, pygame.K_v)
    app.step(0.3, [])
    assert pygame.image.tobytes(covered, "RGB") != pygame.image.tobytes(app.screen, "RGB")
    assert scene.sheet.peeking
    frame(app, pygame.event.Event(pygame.KEYUP, key=pygame.K_v, mod=0))
    assert not scene.sheet.peeking
    assert scene.sheet.form is not None


def test_V67_a_counter_is_made_and_dropped_and_the_form_stays_open_for_another_offer(app: App) -> None:
    match = at_a_deal((0, 1, 2, 3, 4))
    scene = open_form(app, match)
    press(app, pygame.K_RETURN)
    settle(app, scene)
    lift_curtain(app)
    asked = match.state.current_player
    assert (asked, "answer") == (scene.play.viewer, form_of(scene).mode)
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RETURN)
    settle(app, scene)
    lift_curtain(app)
    settle(app, scene)
    assert ("reply", 0) == (form_of(scene).mode, match.state.current_player)
    assert "no" in tops(scene)
    press(app, pygame.K_d)
    settle(app, scene)
    form = form_of(scene)
    assert ("offer", 1) == (form.mode, match.state.proposals)
    said = deal_rows.said(form)
    assert "counter" == said[asked].kind


def test_V68_a_remark_stands_in_the_bubble_of_the_answer(app: App) -> None:
    match = at_a_deal()
    scene = open_form(app, match)
    form = form_of(scene)
    seat = form.asked[0].seat
    scene.play.thinker.ask = lambda *_args: None  # type: ignore[method-assign,assignment]
    press(app, pygame.K_RETURN)
    frame(app)
    scene.play._make(("refuse",), remark=("price_too_low", {"count": 1}))
    settle(app, scene)
    form = form_of(scene)
    answer = deal_rows.said(form)[seat]
    assert ("no", "One is too little.") == (answer.kind, answer.reason)
    bubbles = [item for item in form.items(app.view) if item.kind == "bubble"]
    assert ["no"] == [item.state for item in bubbles]
    assert "One is too little." in str(bubbles[0].fact[0])


def test_undo_of_a_proposal_goes_back_before_its_first_click(app: App) -> None:
    match = at_a_deal((0, 1, 2, 3, 4))
    scene = open_form(app, match)
    before = match.state.clone()
    keys(app, pygame.K_RIGHT, pygame.K_a, pygame.K_6, pygame.K_1)
    press(app, pygame.K_RETURN)
    lift_curtain(app)
    assert match.moves[-1] == ("propose",)
    scene.play.due = None
    assert scene.play.undo()
    assert before == match.state


# ---------------------------------------------------------------------- promises


def promised(match: Match, pledge: Pledge, maker: int = 0, beneficiary: int = 2) -> None:
    """Puts a live promise into the ledger of the position."""
    state = match.state
    assert isinstance(state, State)
    state.promises = (Promise(9, maker, beneficiary, pledge, state.number - 1, LIVE, 0, 0),)


def test_V79_what_an_act_would_break_is_said_before_it_is_done(app: App) -> None:
    match = play_on(make_match(3, (0,)), lambda match: match.state.current_player == 0 and len(match.moves) > 8)
    promised(match, Pledge(data.CAESAR_STAY, 0, 0, 0, 2))
    scene = open_table(app, match)
    settle(app, scene)
    play = scene.play
    move = next(spot.move for spot in play.spots.list if spot.move[0] == "caesar")
    lines = play.board.preview(move, play.shown, play.sitting).tip.lines
    assert ["This breaks your promise no. 9 to Fulvia."] == [line.words for line in lines if line.tone == "bad"]


def test_V79_a_deal_that_would_break_a_promise_warns_and_marks_the_ledger(app: App) -> None:
    match = at_a_deal()
    draft = next(move for move in match.state.legal_moves() if move[0] == "draft")
    target = data.TO[data.PASSAGES.index(str(draft[1]))]
    pledge = Pledge(data.KEEP_OUT, target, 0, 0, 2)
    if target == data.SENATE:
        pytest.skip("nobody can be kept out of the senate")
    promised(match, pledge)
    scene = open_table(app, match)
    settle(app, scene)
    assert scene.sheet.pick(draft)
    form = form_of(scene)
    assert frozenset({9}) == form.marks
    warned = [item for item in form.items(app.view) if item.kind == "warning"]
    assert ["This breaks promise no. 9 to Fulvia"] == [item.words for item in warned]
    assert form.verdict.moves, "the button stays usable"
    scene.command("drawer")
    frame(app)
    assert scene.sheet.drawer is not None
    assert frozenset({9}) == scene.sheet.drawer.marks


def test_V77b_what_was_promised_to_me_is_let_go_in_the_ledger(app: App) -> None:
    match = play_on(make_match(3, (0,)), lambda match: match.state.current_player == 0 and len(match.moves) > 8)
    promised(match, Pledge(data.CAESAR_STAY, 0, 0, 0, 2), maker=2, beneficiary=0)
    scene = open_table(app, match)
    settle(app, scene)
    press(app, pygame.K_p)
    ledger = scene.sheet.drawer
    assert isinstance(ledger, Ledger)
    assert [9] == ledger.waivable()
    keys(app, pygame.K_DOWN, pygame.K_w)
    assert ("waive", 9) == match.moves[-1]
    press(app, pygame.K_ESCAPE)
    assert scene.sheet.drawer is None


def test_P_and_the_button_of_the_bar_open_and_shut_the_ledger(app: App) -> None:
    scene = open_table(app, at_a_deal())
    settle(app, scene)
    for way in ("key", "click"):
        for is_open in (True, False):
            if way == "key":
                press(app, pygame.K_p)
            else:
                click_at(app, *table_bar.button_box("drawer").centre)
            assert is_open == (scene.sheet.drawer is not None)
    things = scene.play.board.things(scene.play.shown, scene.play.sitting)
    trust = next(thing for thing in things if thing.name.startswith("trust"))
    click_at(app, *trust.region.centre)
    assert scene.sheet.drawer is not None


# ---------------------------------------------------------------------- words fit


@pytest.mark.parametrize("language", ["en", "zh-TW"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_words_on_table_form_and_ledger_fit(
    tmp_path: Path, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    fit = text.fit

    def watched(*args: object, **named: object) -> tuple[str, float]:
        words, shown_size = fit(*args, **named)  # type: ignore[arg-type]
        if words.endswith("\N{HORIZONTAL ELLIPSIS}") and not str(args[1]).endswith("\N{HORIZONTAL ELLIPSIS}"):
            cut.append(str(args[1]))
        return words, shown_size

    monkeypatch.setattr(text, "fit", watched)
    app = make_app(tmp_path, size, language=language)
    try:
        for both in (False, True):
            match = at_a_deal(both=both)
            scene = open_table(app, match)
            settle(app, scene)
            draft = next(spot.move for spot in scene.play.spots.list if spot.move[0] == "draft")
            scene.sheet.pick(draft)
            keys(app, pygame.K_RIGHT, pygame.K_a, pygame.K_1, pygame.K_1)
            while form_of(scene).editor is not None:
                press(app, pygame.K_RETURN)
            scene.command("drawer")
            frame(app)
            press(app, pygame.K_a)
            frame(app)
    finally:
        app.quit()
        text.set_language("en")
    assert [] == cut


def test_V64_a_draft_that_was_left_open_is_begun_anew(app: App) -> None:
    match = at_a_deal((0, 1, 2, 3, 4))
    draft = next(move for move in match.state.legal_moves() if move[0] == "draft")
    match.play(draft)
    match.play(match.state.legal_moves()[0])
    scene = open_table(app, match)
    settle(app, scene)
    form = form_of(scene)
    assert ("offer", data.PASSAGES.index(str(draft[1]))) == (form.mode, form.passage)
    assert form.verdict.moves
    press(app, pygame.K_RETURN)
    assert "withdraw" in [move[0] for move in match.moves]
    assert "answer" == sim.node(match.state)  # type: ignore[arg-type]


def test_the_form_makes_way_for_the_film_of_a_promotion(tmp_path: Path) -> None:
    app = make_app(tmp_path, animation="fast")
    match = at_a_deal()
    scene = open_form(app, match)
    seats = [one.seat for one in form_of(scene).asked]
    scene.play.thinker.ask = lambda *_args: None  # type: ignore[method-assign,assignment]
    press(app, pygame.K_RETURN)
    for _ in seats:
        settle_film(app, scene)
        assert "wait" == form_of(scene).mode
        scene.play._make(("accept",), remark=("fair", {}))
    shown: dict[str, bool] = {}
    for _ in range(600):
        frame(app, dt=0.03)
        if scene.play.desk.lines:
            shown[scene.play.desk.lines[-1].key] = scene.sheet.form is not None
        if scene.play.film is None:
            break
    app.quit()
    assert shown["accepted"]
    assert not shown["promoted"]


def settle_film(app: App, scene: TableScene) -> None:
    for _ in range(600):
        if scene.play.film is None:
            return
        frame(app, dt=0.03)
    raise AssertionError("the film does not end")
