"""The playbook of Louis XIV: it sees what a player would see, and does not look at other hands."""

import pytest

from ai.bots import Bot, make_for, parse
from ai.playbook.louis_xiv import STYLES, LouisXiv, playbook
from ai.playbook.louis_xiv.chips import NO_TYPE, TYPE_OF, Purse, code_of
from ai.playbook.louis_xiv.outlook import Outlook, prospects
from ai.playbook.louis_xiv.weights import Weights
from engine.api import NOBODY, Move, Value
from engine.louis_xiv import LOUIS_XIV
from engine.louis_xiv.data import CHIPS, MISSIONS
from engine.louis_xiv.position import NODE_KEEP, NODE_MISSIONS, NODE_PATRONAGE
from engine.louis_xiv.rounds import proceed
from engine.louis_xiv.state import LouisXivState
from engine.rng import Rng
from tests.engine.louis_xiv.table import A, B, table

SEARCH = "courtier:iterations=250"
BOTS = ["greedy", SEARCH]


def bot(spec: str, style: str = "", seed: int = 1) -> Bot:
    return make_for(LOUIS_XIV, playbook(style), parse(spec), seed)


def line(state: LouisXivState, spec: str, style: str = "") -> list[Move]:
    """What the bot of the deciding seat does in the one action that is to be decided now."""
    seat = state.current_player
    mind = bot(spec, style)
    played: list[Move] = []
    copy = state.clone()
    while copy.current_player == seat:
        reveals = copy.reveals
        move = mind.choose(copy.observe(seat)).best
        copy.apply(move)
        played.append(move)
        if copy.reveals != reveals or playbook("").quiet(copy):
            break
    return played


def after(state: LouisXivState, node: int) -> LouisXivState:
    """The next decision of the phase that begins."""
    state.node = node
    if node == NODE_PATRONAGE:
        state.hands = [0] * len(state.hands)
        state.hand_sizes = [0] * state.players
    proceed(state, None)
    return state


# ----------------------------------------------------------------------------------------------- every position
def look(book: LouisXiv, state: LouisXivState, rng: Rng) -> None:
    """Asks the playbook all its questions about a position."""
    state.determinize(rng)
    moves = state.candidates()
    if len(moves) > 1:
        priors = book.priors(state, moves)
        assert len(priors) == len(moves)
        assert sum(priors) == pytest.approx(1.0)
        assert min(priors) > 0.0
        assert book.rollout(state, moves, rng) in moves
    assert all(0.0 <= value <= 1.0 for value in book.value(state))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", ["", *STYLES])
def test_values_lie_in_0_to_1_and_priors_add_up_to_1(players: int, style: str) -> None:
    book = playbook(style)
    rng = Rng(3)
    state = LOUIS_XIV.new(players, {}, 9)
    while state.current_player != NOBODY:
        if rng.below(3) == 0:
            look(book, state.observe(state.current_player), rng)
        state.advance(rng.choice(state.candidates()))
    values = book.value(state)
    assert max(values) == values[state.ranks().index(1)]


@pytest.mark.parametrize(
    "options",
    [
        {"place_fewer_than_shown": False, "left_behind_must_be_new": False, "single_path": False},
        {"place_reward_split": True, "place_reward_own_courtier": True, "coin_bank": "limited"},
        {"bribe_needs_a_marker": False, "bribe_side_flips_on_sole_lead": False, "empty_courtier_flips": True},
        {"powers_that_place_are_optional": False, "keep_last_chip_is_forced": False, "coat_pile_empty": "no coat"},
    ],
    ids=["placing", "place reward", "sides", "powers"],
)
def test_every_table_can_be_judged(options: dict[str, Value]) -> None:
    book = playbook("")
    rng = Rng(4)
    for players in (2, 4):
        state = LOUIS_XIV.new(players, options, players)
        while state.current_player != NOBODY:
            if rng.below(3) == 0:
                look(book, state.observe(state.current_player), rng)
            state.advance(rng.choice(state.candidates()))


def test_a_placement_a_payment_and_a_draw_are_finished_before_they_are_valued() -> None:
    book = playbook("")
    state = table(hands={A: [3, 4]})
    assert book.quiet(state)
    state.advance(("card", 3))
    assert not book.quiet(state)
    state.advance(("put", 3))
    assert not book.quiet(state)
    state.advance(("stop",))
    assert book.quiet(state)


# ------------------------------------------------------------------------------------------------ what is hidden
def worlds(rng: Rng, games: int) -> list[tuple[LouisXivState, LouisXivState]]:
    """Pairs of positions that differ only in what the deciding seat cannot see."""
    pairs = []
    for game in range(games):
        state = LOUIS_XIV.new(2 + game % 3, {}, game)
        while state.current_player != NOBODY:
            seat = state.current_player
            if len(state.candidates()) > 1 and rng.below(6) == 0:
                other = state.observe(seat)
                other.determinize(rng)
                pairs.append((state.clone(), other))
            state.advance(rng.choice(state.candidates()))
    return pairs


def test_what_a_seat_cannot_see_never_changes_its_move() -> None:
    """Line 2 of what was to be shown: 200 positions, each in two worlds, the same seed, the same move."""
    pairs = worlds(Rng(5), 14)[:200]
    assert len(pairs) == 200
    assert sum(one != other for one, other in pairs) == 200
    for number, (one, other) in enumerate(pairs):
        spec = "greedy" if number % 4 == 0 else "novice:iterations=10"
        seat = one.current_player
        first = bot(spec, seed=number).choose(one.observe(seat))
        assert first == bot(spec, seed=number).choose(other.observe(seat))


# ---------------------------------------------------------------------------------------------- what is promised
def promise(state: LouisXivState) -> list[float]:
    weights = Weights()
    return prospects(state, weights, Purse(weights))[0]


def plan(chips: dict[str, int], *missions: str, later: int = 2) -> float:
    types = [TYPE_OF[MISSIONS.index(name)] for name in missions] + [NO_TYPE] * (2 - len(missions))
    return Purse(Weights()).plan(code_of([chips.get(chip, 0) for chip in CHIPS]), types[0], types[1], later)


def test_L69_L70_chips_that_complete_a_mission_promise_its_points() -> None:
    assert plan({"sceptre": 1, "ring": 1}, "M03") > plan({"sceptre": 1, "helmet": 1}, "M03") + 2.0
    assert plan({"sceptre": 1, "crown": 1}, "M03") == pytest.approx(plan({"sceptre": 1, "ring": 1}, "M03"))
    assert plan({"sceptre": 1, "ring": 1, "letter": 2}, "M03", "D03") > plan({"sceptre": 1, "ring": 1}, "M03") + 5.0


def test_L72_chips_beyond_the_missions_in_hand_may_serve_the_one_that_is_drawn() -> None:
    three, four = {"sceptre": 1, "ring": 1, "letter": 1}, {"sceptre": 1, "ring": 1, "letter": 1, "crown": 1}
    assert plan(four, "M03") > plan(three, "M03") + 4.0


def test_L75_powers_count_as_long_as_there_are_rounds_for_them() -> None:
    chips = {"sceptre": 2}
    assert plan(chips, "D01", later=3) > plan(chips, "D01", later=1) > plan(chips, "D01", later=0)


def test_a_lead_is_surer_with_fewer_cards_to_come() -> None:
    """Two markers more at courtier 4, with three cards each to come, with one, and with none."""
    chances = []
    for cards in (4, 2, 1):
        state = table(2, louis=1, markers={4: [3, 1]}, hands={A: [1, 2, 3, 5][:cards], B: [1, 2, 4, 6][-cards:]})
        weights = Weights()
        chances.append(Outlook(state, weights, Purse(weights)).leads(3)[A])
    assert chances[0] < chances[1] < chances[2]
    assert chances[2] > 0.99


def test_more_of_anything_promises_more() -> None:
    plain = promise(table(louis=1))
    assert promise(table(louis=1, coins=[9, 5, 5, 5]))[A] > plain[A]
    assert promise(table(louis=1, chips={A: {"crown": 1}}))[A] > plain[A]
    assert promise(table(louis=1, coats={A: [1, 0, 0, 0, 0, 0]}))[A] > plain[A]
    assert promise(table(louis=1, completed=[(A, "M01")]))[A] > plain[A] + 5.0
    assert promise(table(louis=1, general=[4, 0, 0, 0]))[A] < plain[A]
    assert promise(table(louis=1, markers={5: [2]}))[A] > plain[A]
    assert promise(table(louis=1, intrigue={A: [8]}))[A] > plain[A]


def test_a_chip_kept_for_the_next_round_counts_once_the_turn_is_over() -> None:
    """L73: four chips are worth two missions before the seat's turn, but only one chip and coats after it."""
    state = after(table(louis=1, chips={A: {"sceptre": 2, "ring": 2}}, missions={A: ["D01", "D05"]}), NODE_MISSIONS)
    before = promise(state)[A]
    state.advance(("stop",))
    assert state.node == NODE_KEEP
    assert promise(state)[A] < before - 8.0


# ------------------------------------------------------------------------------------------------ what is played
@pytest.mark.parametrize("spec", BOTS)
def test_takes_the_cheap_sole_lead(spec: str) -> None:
    """The last card: courtier 9 gives a crown to whoever leads, and nobody is there; all others in reach are lost."""
    markers = {8: [0, 5], 2: [0, 4], 7: [0, 4], 10: [0, 3]}
    state = table(2, louis=1, round_=4, markers=markers, back=[2, 8, 9], hands={A: [8, 9], B: [6]})
    played = line(state, spec)
    assert played[0] == ("card", 9)
    assert played[1][0] == "put"


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(("coins", "second"), [(2, True), (0, False)])
def test_is_second_on_purpose_where_the_bribe_can_be_paid(spec: str, coins: int, second: bool) -> None:
    """One marker and a joker, two of another colour everywhere: courtier 2 sells the letter that A needs for two coins.

    Without coins the marker does more good elsewhere (L47).
    """
    markers = {number: [0, 0, 2] if number > 8 else [0, 2, 0] for number in range(1, 13)}
    state = table(
        2,
        round_=4,
        louis=1,
        coins=[coins, 5],
        markers=markers,
        general=[15, 0],
        hands={A: [0, 12], B: [6]},
        missions={A: ["D03", "M01"]},
        chips={A: {"letter": 1}},
    )
    assert (line(state, spec)[:2] == [("card", 0), ("on", 2)]) == second


@pytest.mark.parametrize("spec", BOTS)
def test_recalls_when_nothing_else_helps(spec: str) -> None:
    """Nothing in reach of courtier 11 can be won with three markers or bought; ten lie in the general reserve (L36)."""
    markers = {11: [0, 4], 12: [0, 3], 4: [0, 2], 3: [0, 2], 2: [0, 2], 10: [0, 2]}
    state = table(
        2,
        round_=2,
        louis=1,
        coins=[0, 5],
        markers=markers,
        back=[2, 3, 4, 11],
        general=[13, 0],
        hands={A: [11, 11], B: [6]},
    )
    assert line(state, spec)[-1] == ("recall",)


@pytest.mark.parametrize("spec", BOTS)
def test_completes_what_it_can(spec: str) -> None:
    chips = {A: {"sceptre": 1, "ring": 1, "crown": 2}}
    state = after(table(louis=1, chips=chips, missions={A: ["M03", "D03"]}), NODE_MISSIONS)
    assert line(state, spec)[0][0] == "mission"


@pytest.mark.parametrize("spec", BOTS)
def test_pays_with_the_chip_that_serves_nothing_else(spec: str) -> None:
    """L01 takes a sceptre and any chip: the helmet, as the letters are for D03."""
    chips = {A: {"sceptre": 1, "letter": 2, "helmet": 1}}
    state = after(table(louis=1, chips=chips, missions={A: ["L01", "D03"]}), NODE_MISSIONS)
    state.apply(("mission", "L01"))
    assert bot(spec).choose(state.observe(A)).best == ("pay", "sceptre", "helmet")


@pytest.mark.parametrize("spec", BOTS)
def test_keeps_the_chip_its_missions_ask_for(spec: str) -> None:
    chips = {A: {"letter": 1, "helmet": 1}}
    state = after(table(louis=1, chips=chips, missions={A: ["L06", "D03"]}), NODE_MISSIONS)
    if state.node != NODE_KEEP:
        state.apply(("stop",))
    assert bot(spec).choose(state.observe(A)).best == ("keep_chip", "letter")


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(("round_", "chips", "best"), [(1, {"ring": 1}, "bribe"), (4, {}, "no_bribe")])
def test_bribes_when_it_is_worth_it(spec: str, round_: int, chips: dict[str, int], best: str) -> None:
    """A crown for four coins completes a mission; alone in the last round it is a coat, and the coins would be two."""
    missions = {A: ["M08", "D06"]} if chips else {A: ["D04", "D03"]}
    state = table(
        2, round_=round_, louis=1, markers={5: [1, 3], 12: [0, 4]}, coins=[6, 0], chips={A: chips}, missions=missions
    )
    after(state, NODE_PATRONAGE)
    assert state.courtier == 4
    assert bot(spec).choose(state.observe(A)).best == (best,)


def test_personalities_differ() -> None:
    """Over some games of greedy bots each style makes another move somewhere."""
    lines = {}
    for style in ("", *STYLES):
        moves = []
        mind = bot("greedy", style)
        rng = Rng(6)
        state = LOUIS_XIV.new(3, {}, 2)
        while state.current_player != NOBODY:
            moves.append(mind.choose(state.observe(state.current_player)).best)
            state.advance(rng.choice(state.candidates()))
        lines[style] = tuple(moves)
    assert len(set(lines.values())) == 4


def test_the_favourite_goes_where_the_king_stands() -> None:
    """With its last card but one the favourite leads at Louis's courtier, the neutral bot where it pays more."""
    book, plain = playbook("favourite"), playbook("")
    with_king = table(louis=1, markers={1: [3, 1], 2: [1, 3]})
    elsewhere = table(louis=1, markers={1: [1, 3], 2: [3, 1]})
    assert book.value(with_king)[A] - book.value(elsewhere)[A] > plain.value(with_king)[A] - plain.value(elsewhere)[A]


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    for number in range(4):
        state = LOUIS_XIV.new(players, {}, number)
        seat = number % players
        bots = [bot("greedy" if each == seat else "random", seed=each) for each in range(players)]
        while state.current_player != NOBODY:
            state.apply(bots[state.current_player].choose(state.observe(state.current_player)).best)
        assert state.ranks()[seat] == 1


def test_a_search_that_goes_on_with_its_tree_plays_legal_moves_only() -> None:
    """After a bribe or a kept card somebody else may be asked, or nobody, by what is hidden: that tree is not kept."""
    for number in range(3):
        state = LOUIS_XIV.new(4, {}, number)
        bots = [bot("novice:iterations=12", seed=number + seat) for seat in range(4)]
        while state.current_player != NOBODY:
            state.apply(bots[state.current_player].choose(state.observe(state.current_player)).best)
