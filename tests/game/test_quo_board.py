"""Every move of Quo Vadis? can be made: by a spot of its own, or in the deal form; and everything has words."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pytest

from engine.api import Move, Value
from engine.quo_vadis import QUO_VADIS
from engine.rng import Rng
from game import text, words
from game.art.palette import looks_of
from game.boards import board_for
from game.boards.form import Desk
from game.boards.parts import Sitting
from game.boards.quo_vadis import bargain, deal_keys
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.deal_form import DealForm
from game.boards.quo_vadis.ledger import Ledger
from game.boards.quo_vadis.simulate import State
from game.view import View
from tests.game.boards import hits
from tests.game.quo_table import NAMES, likely

BOARD = board_for("quo_vadis")
OPTIONS: list[dict[str, Value]] = [
    {},
    {"promise_mode": "one_round", "side_deals": True, "totals_visibility": "public"},
    {"promise_mode": "two_rounds", "lobbying": True, "limited_ones": True},
    {"payment_visibility": "sealed", "first_token_blind": True, "reveal_after_three": True},
    {"promise_mode": "turn_only", "side_deals": True, "lobbying": True, "payment_visibility": "sealed"},
]
IN_FORMS = {
    "choose": {"offer", "call", "side"},
    "answer": {"accept", "refuse", "counter", "counter_draft"},
    "reply": {"take", "drop"},
    "bid": {"pass", "bid", "bid_draft"},
    "pick": {"pick", "cancel"},
}
"""By decision the moves that are made in the form; promises are let go in the ledger everywhere."""


def positions(players: int, options: Mapping[str, Value], seed: int, most: int = 240) -> Iterator[State]:
    """The positions of a game of likely moves, each as its decider sees it; drafts are opened in forms only."""
    state = QUO_VADIS.new(players, options, seed)
    rng = Rng(seed)
    for _ in range(most):
        if state.current_player < 0:
            break
        yield state.observe(state.current_player)
        state = state.clone()
        state.advance(likely(state.candidates(), rng))


def sitting(state: State) -> Sitting:
    return Sitting(looks_of("quo_vadis")[: state.players], NAMES[: state.players], max(0, state.current_player))


def form(state: State, move: Move | None = None) -> DealForm:
    found = BOARD.form(Desk(state, sitting(state), (), True), move)
    assert isinstance(found, DealForm)
    return found


# ---------------------------------------------------------------------- spots


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "base")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_move_has_a_spot_or_is_made_in_a_form(players: int, options: dict[str, Value]) -> None:
    seen: set[str] = set()
    for state in positions(players, options, players):
        moves = state.legal_moves()
        spots = BOARD.spots(state, moves, sitting(state))
        with_spot = [spot.move for spot in spots]
        assert len(set(with_spot)) == len(with_spot)
        assert set(with_spot) <= set(moves)
        inner = IN_FORMS.get(sim.node(state), set()) | {"waive"}
        assert {move for move in moves if move[0] not in inner} == set(with_spot)
        assert all(hits(spots, spot) for spot in spots)
        seen.add(sim.node(state))
    assert {"choose", "answer"} <= seen


def test_groups_light_each_kind_alone_and_caesar_takes_the_laurels_themselves() -> None:
    for state in positions(4, {}, 2):
        if sim.node(state) != "choose":
            continue
        for group in ("place", "promote", "caesar"):
            lit = sitting(state)._replace(group=group)
            spots = [spot for spot in BOARD.spots(state, state.legal_moves(), lit) if spot.group == group]
            assert all(hits(spots, spot) for spot in spots)


# ---------------------------------------------------------------------- the menu by chips


def by_chips(state: State, move: Move) -> tuple[Move, ...]:
    """Asks those whom a ready-made proposal asks, fills each row in by its chip, and says what would be proposed."""
    made = form(state, ("draft", move[1]))
    made._ask(tuple((int(move[i]), int(move[i + 1])) for i in range(2, len(move), 3)))
    for i in range(2, len(move), 3):
        made.target = int(move[i])
        deal_keys.click(made, f"chip:{deal_keys.chips(made).index(str(move[i + 2]))}")
    return made.verdict.moves


@pytest.mark.parametrize("options", OPTIONS[:3], ids=lambda options: "-".join(options) or "base")
@pytest.mark.parametrize("players", [3, 5])
def test_V64_every_offer_of_the_menu_is_made_by_chips(players: int, options: dict[str, Value]) -> None:
    rng, tried = Rng(players), 0
    for state in positions(players, options, players + 10):
        offers = [move for move in state.legal_moves() if move[0] == "offer"]
        for move in {rng.choice(offers) for _ in range(3)} if offers else ():
            assert (move,) == by_chips(state, move)
            tried += 1
    assert tried > 40


@pytest.mark.parametrize("players", [3, 5])
def test_V67_V71_counters_bids_and_picks_of_the_menu_are_made_in_the_form(players: int) -> None:
    seen: set[str] = set()
    for seed in range(3):
        for state in positions(players, {}, seed + 30):
            name = sim.node(state)
            if name == "answer":
                for move in state.legal_moves():
                    if move[0] == "counter":
                        made = form(state)
                        deal_keys.click(made, f"chip:{deal_keys.chips(made).index(str(move[1]))}")
                        assert (move,) == made.verdict.moves
                        seen.add("counter")
            elif name == "bid":
                seen |= {str(move[0]) for move in state.legal_moves() if bid_by_chips(state, move)}
            elif name == "pick":
                seen |= {str(move[0]) for move in state.legal_moves() if pick_by_boxes(state, move)}
    assert {"counter", "bid", "pick"} <= seen


def bid_by_chips(state: State, move: Move) -> bool:
    if move[0] != "bid":
        return False
    made = form(state)
    for row, entry in enumerate(move[1:]):
        made.focus = row
        deal_keys.click(made, f"chip:{deal_keys.chips(made).index(str(entry))}")
    assert (move,) == made.verdict.moves
    return True


def pick_by_boxes(state: State, move: Move) -> bool:
    if move[0] != "pick":
        return False
    made = form(state)
    asked = [(int(move[i]), int(move[i + 1])) for i in range(1, len(move), 2)]
    for place, one in enumerate(state.bids):
        if (one.seat, one.votes) in asked:
            deal_keys.click(made, f"ask:{place}")
    assert (move,) == made.verdict.moves
    return True


def test_V95_a_side_deal_is_made_in_the_form() -> None:
    tried = 0
    for state in positions(4, OPTIONS[1], 3):
        if ("side_draft",) in state.legal_moves():
            made = form(state, ("side_draft",))
            assert not made.verdict.moves, "a deal of nothing is no deal"
            assert made.verdict.reason == "empty"
            made.editing = (0, False)
            made.add_made(promise(made, 0, False, Rng(tried)))
            assert made.verdict.moves
            for entry in deal_keys.chips(made):
                deal_keys.click(made, f"chip:{deal_keys.chips(made).index(entry)}")
                assert (("side", made.row(0).seat, entry),) == made.verdict.moves
            tried += 1
            if tried > 5:
                break
    assert tried


# ---------------------------------------------------------------------- free deals


def test_V65_any_free_deal_is_a_row_of_legal_clicks() -> None:
    """Terms put together at random: what the form would play, the engine takes, and gets just these terms."""
    tried = 0
    for seed in range(2):
        for state in positions(5, {}, seed + 50):
            drafts = [move for move in state.legal_moves() if move[0] == "draft"]
            if not drafts:
                continue
            rng = Rng(state.number)
            made = form(state, rng.choice(drafts))
            for _ in range(3):
                at = rng.below(len(made.asked))
                made.pay(at, rng.choice([-1, 1]))
                mine = bool(rng.below(2))
                if made.may_add(at, mine):
                    made.editing = (at, mine)
                    made.add_made(promise(made, at, mine, rng))
            deal, moves = made.asked, made.verdict.moves
            if not moves:
                assert made.verdict.reason
                continue
            after = state.clone()
            after.determinize(Rng(1))
            for move in moves:
                after.apply(move)
            assert (deal, after.deal) == (deal, deal)
            tried += 1
    assert tried > 30


def promise(made: DealForm, at: int, mine: bool, rng: Rng) -> bargain.Pledge:
    """A promise put together in the editor, option by option."""
    made.add(at, mine)
    editor = made.editor
    assert editor is not None
    while editor.made is None:
        editor.choose(rng.below(len(editor.options)))
    return editor.made


def test_V66_the_stepper_stops_where_the_engine_does() -> None:
    for state in positions(3, {}, 4):
        for move in [move for move in state.legal_moves() if move[0] == "draft"][:1]:
            made = form(state, move)
            for _ in range(16):
                made.pay(0, 1)
            purse = sim.total(state, state.turn) + sim.worth(state, made.passage)
            assert min(9, purse) == made.row(0).pay
            for _ in range(20):
                made.pay(0, -1)
            assert -5 == made.row(0).pay


# ---------------------------------------------------------------------- words


def said_of(state: State) -> None:
    """Asks for everything that has words in a position."""
    seats, moves = sitting(state), state.legal_moves()
    for group in ("", "place", "promote", "caesar"):
        BOARD.prompt(state, seats._replace(group=group))
    BOARD.advice(state, seats)
    spots = BOARD.spots(state, moves, seats)
    for spot in spots[:: max(1, len(spots) // 6)]:
        BOARD.preview(spot.move, state, seats)
    for move in moves[:: max(1, len(moves) // 12)]:
        BOARD.caption(move, state)
    for thing in BOARD.things(state, seats):
        BOARD.explain(thing.name, state, seats)
    for seat in range(state.players):
        BOARD.explain(f"seat:{seat}", state, seats)
    BOARD.pieces(state, seats._replace(viewer=(state.current_player + 1) % state.players))
    made = BOARD.form(Desk(state, seats, (), True), None)
    drafts = [move for move in moves if move[0] in ("draft", "side_draft")]
    if made is None and drafts:
        made = BOARD.form(Desk(state, seats, (), True), drafts[0])
    if isinstance(made, DealForm):
        made.items(View((1280, 720)))


@pytest.mark.parametrize("language", ["en", "zh-TW"])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "base")
def test_everything_has_words(options: dict[str, Value], language: str) -> None:
    words.missing.clear()
    text.set_language(language)
    try:
        for i, state in enumerate(positions(3 + len(options) % 3, options, 70)):
            if i % 3 == 0:
                said_of(state)
    finally:
        text.set_language("en")
    assert set() == words.missing


def test_V79_the_ledger_lists_every_promise() -> None:
    last = list(positions(5, {}, 6, 700))[-1]
    ledger = Ledger(Desk(last, sitting(last)))
    assert [made.number for made in last.promises] == [made.number for made in sim.live(ledger.state)]
    assert len(last.settled) == len(sim.settled(last))
    assert len(last.settled) > 3
