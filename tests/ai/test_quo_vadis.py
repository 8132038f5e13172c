"""The playbook of Quo Vadis?: bargains as a player would, by its character, and says why."""

import pytest

from ai.bots import Bot, make_for, parse
from ai.playbook import find, measured, personalities
from ai.playbook.quo_vadis import MEASURED, STYLES, QuoVadis, playbook
from ai.playbook.quo_vadis.deals import imagined, verdict
from ai.playbook.quo_vadis.outlook import Outlook
from ai.playbook.quo_vadis.promises import betrayal, disgrace, trust
from ai.playbook.quo_vadis.remarks import refusal, remark
from ai.playbook.quo_vadis.weights import Weights
from ai.search import Thought
from engine.api import NOBODY, Value
from engine.quo_vadis import QUO_VADIS
from engine.quo_vadis.state import QuoVadisState
from engine.rng import Rng
from tests.engine.quo_vadis.table import A, B, C, D, E, ledger, play, table
from tests.engine.quo_vadis.table import parse as move_of

ALL = ("", *STYLES, *MEASURED)
BOTS = ("greedy", "courtier:iterations=120")
CALLED = "vote:any:any:1:3"


def bot(spec: str, style: str = "", seed: int = 1) -> Bot:
    return make_for(QUO_VADIS, playbook(style), parse(spec), seed)


def choice(state: QuoVadisState, spec: str = "greedy", style: str = "", seed: int = 1) -> Thought:
    """What the bot of the deciding seat makes of what it sees."""
    return bot(spec, style, seed).choose(state.observe(state.current_player))


def look(book: QuoVadis, state: QuoVadisState, rng: Rng) -> None:
    """Asks the playbook all its questions about a position."""
    moves = state.candidates()
    if len(moves) > 1:
        priors = book.priors(state, moves)
        assert len(moves) == len(priors)
        assert sum(priors) == pytest.approx(1.0)
        assert min(priors) > 0.0
        assert book.rollout(state, moves, rng) in moves
    assert all(0.0 <= value <= 1.0 for value in book.value(state))
    chosen = book.choices(state.observe(state.current_player))
    assert chosen
    assert set() == set(chosen) - set(moves)
    for move in chosen:
        book.remark(state.observe(state.current_player), move)


def tour(style: str, players: int, options: dict[str, Value], seed: int) -> None:
    """Looks at positions of a game of random candidates."""
    book, rng = playbook(style), Rng(seed)
    state = QUO_VADIS.new(players, options, seed)
    while state.current_player != NOBODY:
        if rng.below(4) == 0:
            look(book, state, rng)
            assert all(0.0 <= value <= 1.0 for value in book.value(state.observe((seed + state.number) % players)))
        state.advance(rng.choice(state.candidates()))
    values = book.value(state)
    assert values[state.ranks().index(1)] == max(values)


# --------------------------------------------------------------------------------------------------- any position
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("style", ALL)
def test_values_lie_in_0_to_1_and_priors_add_up_to_1(players: int, style: str) -> None:
    tour(style, players, {}, players)


@pytest.mark.parametrize(
    "options",
    [
        {"side_deals": True, "lobbying": True},
        {"payment_visibility": "sealed", "first_token_blind": True},
        {"promise_mode": "one_round", "limited_ones": True},
        {"promise_mode": "two_rounds", "reveal_after_three": True, "totals_visibility": "public"},
        {"promise_mode": "turn_only", "payment_visibility": "sealed", "side_deals": True, "lobbying": True},
    ],
    ids="-".join,
)
@pytest.mark.parametrize("style", ["", "loyal"])
def test_every_table_can_be_judged(options: dict[str, Value], style: str) -> None:
    tour(style, 4, options, 11)


def test_styles_are_those_that_are_offered() -> None:
    assert ("loyal", "merchant", "snake") == personalities("quo_vadis")
    assert ("mute",) == measured("quo_vadis")
    assert find("quo_vadis", "mute")
    with pytest.raises(KeyError):
        find("quo_vadis", "royalist")


def test_V63_bots_make_two_proposals_a_turn_at_most() -> None:
    state = table(rooms={"e4": [1, 1, 1]})
    for _ in range(2):
        move = next(each for each in state.candidates() if each[0] == "offer")
        state.apply(move)
        state.apply(("refuse",))
    assert set() == {move[0] for move in playbook("").choices(state.observe(A))} & {"offer", "call", "draft"}


def test_free_drafts_of_people_are_left_alone_and_their_answers_judged() -> None:
    """Any price, promises of both sides: the asked bot answers, and a rollout leaves a half filled form."""
    state = table(rooms={"e4": [1, 1, 1], "e2": [1, 1]}, tokens={A: [5, 4], B: [3]})
    play(state, "draft p14", "ask 1 1")
    assert playbook("").rollout(state, state.candidates(), Rng(1)) == ("withdraw",)
    play(state, "pay 4", "enough", "want caesar_keep_off", "space p10", "rounds 1", "enough", "propose")
    assert B == state.current_player
    assert choice(state).best == ("accept",)


# ------------------------------------------------------------------------------------------------------ valuation
def test_a_senator_in_the_senate_and_laurels_are_worth_something() -> None:
    plain = table(rooms={"c1": [1, 1]}, tokens={A: [3], B: [3]})
    inside = table(rooms={"c1": [1, 1]}, senate=[A], tokens={A: [3], B: [3]})
    richer = table(rooms={"c1": [1, 1]}, tokens={A: [3, 3], B: [3]})
    base = playbook("").value(plain)[A]
    assert base < playbook("").value(inside)[A]
    assert base < playbook("").value(richer)[A]


def test_V43_who_will_be_shut_out_counts_for_little() -> None:
    state = table(
        senate=[B, C, D, C], rooms={"c1": [0, 1, 0, 0], "c2": [0, 0, 1, 0], "b2": [0, 1, 1, 1]}, tokens={A: [5, 5]}
    )
    outlook = Outlook(state, Weights())
    assert [1.0, 1.0, 1.0] == outlook.chances[B:]
    assert outlook.chances[A] < 0.25
    assert playbook("").value(state)[A] < min(playbook("").value(state)[B:])


def test_V83_trust_grows_with_what_was_kept_and_falls_with_what_was_broken() -> None:
    weights = Weights()
    state = table(rooms={"a3": [1, 1], "e4": [1, 1]}, promises=[(B, A, CALLED, 19)])
    assert trust(state, weights, B, A) == weights.prior
    kept, broken = state.clone(), state.clone()
    play(kept, "offer p14 1 1 c1", "accept")
    play(broken, "offer p14 1 1 c1", "refuse")
    assert trust(broken, weights, B, A) < weights.prior < trust(kept, weights, B, A)
    assert trust(broken, weights, A, B) == weights.prior
    assert betrayal(kept, weights, A, B) is None
    found = betrayal(broken, weights, A, B)
    assert found is not None
    assert 1 == found.number
    assert [0.0, weights.word, 0.0, 0.0] == pytest.approx(disgrace(broken, weights), abs=0.2)
    assert [0.0] * 4 == disgrace(kept, weights)


# ------------------------------------------------------------------------------------------------------- the mover
@pytest.mark.parametrize("spec", BOTS)
def test_the_last_step_of_a_winner_is_taken(spec: str) -> None:
    state = table(senate=[B, C, B, D], rooms={"c1": [2, 0]}, tokens={A: [5, 5, 4]})
    assert choice(state, spec).best == ("promote", "p04")


def test_who_is_likely_to_accept_is_asked() -> None:
    """C would lose the last seat of the room it waits for, and was betrayed by A; B has no part in it."""
    state = table(
        rooms={"e4": [1, 1, 1, 0], "a3": [0, 0, 0, 2], "e3": [0, 0, 1, 0]},
        tokens={A: [2]},
        promises=[(A, C, CALLED, 19)],
    )
    play(state, "offer p14 1 1 m0", "refuse")
    asked = {move[2] for move in [choice(state, seed=seed).best for seed in range(3)] if move[0] == "offer"}
    assert C not in asked


def test_no_more_is_paid_than_the_step_is_worth() -> None:
    """V66: the laurel is a II and the way leads nowhere in a hurry; three for it is too much."""
    state = table(rooms={"e4": [1, 1], "e2": [1, 1, 1, 1]}, laurels={"p14": 2, "p15": 2}, tokens={A: [5, 5]})
    best = choice(state).best
    assert best[0] != "offer" or best[4] not in ("m2", "m3")
    state = table(rooms={"e4": [1, 1]}, laurels={"p14": 2}, tokens={A: [5, 5]}, turn=A)
    play(state, "offer p14 1 1 m2", "counter pay2")
    assert choice(state).best == ("drop",)


# ------------------------------------------------------------------------------------------------- the asked player
@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("style", ["", *STYLES])
def test_V28_a_free_vote_that_earns_a_laurel_is_given(spec: str, style: str) -> None:
    """A has no hope left, and B is in the senate: the I costs nothing. B may ask for more, but does not say no."""
    state = table(
        5,
        rooms={"e4": [1, 1, 0, 0, 0], "c1": [0, 0, 2, 1, 0], "c2": [0, 2, 0, 0, 0]},
        senate=[B, C, D, E],
        tokens={B: [4], C: [5], D: [5], E: [3]},
    )
    play(state, "offer p14 1 1 m0")
    thought = choice(state, spec, style)
    assert thought.best != ("refuse",)
    if thought.best == ("accept",):
        assert thought.remark in (("reward_enough", {}), ("no_harm", {}))


@pytest.mark.parametrize("spec", BOTS)
def test_V84_nobody_helps_the_winner_to_the_last_seat(spec: str) -> None:
    state = table(senate=[B, C, B, D], rooms={"c1": [1, 1]}, tokens={A: [5, 5, 5], B: [3]}, laurels={"p04": 5})
    play(state, "offer p04 1 1 m3")
    thought = choice(state, spec)
    assert thought.best != ("accept",)
    assert ("too_close_to_winning", {}) == remark(state.observe(B), Weights(), ("refuse",))


def test_the_loyal_keep_a_promise_and_the_snake_breaks_it_when_it_pays() -> None:
    """V51, V78: A calls the vote with which it would win the game."""
    state = table(
        senate=[B, C, B, D], rooms={"c1": [1, 1]}, tokens={A: [5, 5, 5], B: [3]}, promises=[(B, A, CALLED, 19)]
    )
    play(state, "offer p04 1 1 c1")
    loyal = choice(state, style="loyal")
    assert (("accept",), ("keeps_promise", {"number": 1})) == (loyal.best, loyal.remark)
    snake = choice(state, style="snake")
    assert (("refuse",), ("breaks_promise", {"number": 1, "target": A})) == (snake.best, snake.remark)


def test_a_promise_that_costs_little_is_kept_by_all_for_the_sake_of_their_name() -> None:
    state = table(rooms={"e4": [1, 1], "a4": [0, 0, 1]}, promises=[(B, A, CALLED, 19)])
    play(state, "offer p14 1 1 c1")
    for style in ("", "loyal", "merchant"):
        assert choice(state, style=style).best == ("accept",)


def test_V80_a_bound_bot_says_that_it_must() -> None:
    state = table(4, {"promise_mode": "two_rounds"}, rooms={"e4": [1, 1]}, promises=[(B, A, CALLED, 19)])
    play(state, "offer p14 1 1 c1")
    assert ("must_keep", {"number": 1}) == choice(state).remark


def test_the_loyal_do_not_put_caesar_where_they_promised_not_to() -> None:
    """V76; whatever it would bring."""
    state = table(rooms={"c1": [1, 1]}, senate=[B], promises=[(A, B, "caesar_keep_off:p04:1", 19)])
    assert ("caesar", "p04") in state.candidates()
    assert ("caesar", "p04") not in playbook("loyal").choices(state.observe(A))
    assert ("caesar", "p04") in playbook("snake").choices(state.observe(A))
    said = playbook("snake").remark(state.observe(A), ("caesar", "p04"))
    assert ("breaks_promise", {"number": 1, "target": B}) == said


def test_a_debt_is_paid_by_the_loyal_in_the_last_turn() -> None:
    """V76: made in turn 18 of four players for one round, so this own turn is the last."""
    state = table(rooms={"e4": [1, 1]}, tokens={A: [2]}, promises=[(A, B, "pay_later:2:1", 18)], number=21, turn=A)
    assert [("fulfil", 1)] == playbook("loyal").choices(state.observe(A))


def test_V83_a_victim_remembers_and_says_so() -> None:
    """B broke its word to A; when B asks A, A refuses what A gives to somebody with a clean name."""
    state = table(rooms={"e4": [1, 1, 1], "e2": [1, 1]}, promises=[(B, A, CALLED, 19)])
    play(state, "offer p14 1 1 c1", "refuse")
    assert {1: "broken"} == ledger(state)
    play(state, "caesar p15")
    assert B == state.current_player
    play(state, "offer p14 0 1 m0")
    asked = choice(state)
    assert asked.best != ("accept",)
    assert asked.remark in (("broke_promise", {"number": 1}), ("grudge", {}))
    assert ("broke_promise", {"number": 1}) == remark(state.observe(A), Weights(), ("refuse",))


def test_V67_a_counter_asks_for_what_the_mover_can_still_take() -> None:
    """A has nothing but the laurel of the passage: B does not ask for more than that."""
    state = table(rooms={"e4": [1, 1], "a4": [0, 0, 1]}, laurels={"p14": 3}, tokens={A: [2]})
    play(state, "offer p14 1 1 m0")
    thought = choice(state, style="merchant")
    if thought.best[0] == "counter":
        state.apply(thought.best)
        assert choice(state).best == ("take",)


# --------------------------------------------------------------------------------------------------------- remarks
@pytest.mark.parametrize(
    ("rooms", "senate", "offer", "said"),
    [
        ({"c1": [1, 1]}, [C, D], "offer p04 1 1 m0", ("first_senator", {})),
        ({"c1": [1, 1]}, [C, D, C], "offer p04 1 1 m0", ("senate_seats", {"count": 2})),
        ({"c1": [1, 1]}, [B, D, C], "offer p04 1 1 m0", ("senate_closing", {})),
        ({"c1": [1, 1]}, [B, D], "offer p04 1 1 m0", ("too_close_to_senate", {})),
        ({"b1": [1, 1]}, [C, D], "offer p03 1 1 m1", ("too_close_to_senate", {})),
        ({"e4": [1, 1], "a3": [0, 0, 1, 1]}, [C, D], "offer p14 1 1 m0", ("seat_needed", {"room": "a3"})),
        ({"e4": [1, 1]}, [A, C, D], "offer p14 1 1 m2", ("price_too_low", {"count": 2})),
        ({"e4": [1, 1]}, [A, C, D], "offer p14 1 1 m5", ("no_trust", {})),
        ({"e4": [1, 1, 1]}, [A, C, D], "offer p14 1 1 m7", ("too_dear", {})),
    ],
)
def test_who_does_not_help_upwards_says_why(
    rooms: dict[str, list[int]], senate: list[int], offer: str, said: tuple[str, dict[str, object]]
) -> None:
    state = table(rooms=rooms, senate=senate, tokens={C: [5, 5, 5], D: [5, 5]})
    play(state, offer)
    made = verdict(imagined(state.observe(B)), Weights())
    made.gain = -1.0
    assert said == refusal(state, Weights(), state.terms[0], made)


def test_a_counter_says_what_it_wants() -> None:
    state = table(rooms={"e4": [1, 1]}, tokens={A: [5]})
    play(state, "offer p14 1 1 m1")
    for move, said in {
        "counter pay2": ("wants", {"count": 3}),
        "counter vote": ("vote_for_vote", {}),
    }.items():
        assert said == remark(state.observe(B), Weights(), move_of(move))
    play(state, "counter pay2")
    assert ("taken", {}) == remark(state.observe(A), Weights(), ("take",))
    assert ("too_dear", {}) == remark(state.observe(A), Weights(), ("drop",))


def test_V93_a_remark_names_no_sealed_price() -> None:
    state = table(rooms={"e4": [1, 1, 1]}, tokens={A: [5], B: [2]}, options={"payment_visibility": "sealed"})
    play(state, "offer p14 1 1 m1")
    assert ("wants_more", {}) == remark(state.observe(B), Weights(), move_of("counter pay2"))
    for move in state.candidates():
        said = remark(state.observe(B), Weights(), move)
        assert said is None or "count" not in said[1]
    play(state, "counter pay2")
    assert ("will_not_do", {}) == remark(state.observe(A), Weights(), ("drop",))


def test_what_bots_say_has_words(capsys: pytest.CaptureFixture[str]) -> None:  # noqa: ARG001
    from game.words import has

    state = QUO_VADIS.new(5, {}, 2)
    said: set[str] = set()
    bots = [bot("greedy", ("", "loyal", "merchant", "snake", "")[seat], seat) for seat in range(5)]
    while state.current_player != NOBODY:
        thought = bots[state.current_player].choose(state.observe(state.current_player))
        if thought.remark is not None:
            said.add(thought.remark[0])
        state.apply(thought.best)
    assert len(said) > 5
    assert set() == {key for key in said if not has(f"remark.quo_vadis.{key}")}


# ------------------------------------------------------------------------------------------------------ what is seen
@pytest.mark.parametrize("spec", BOTS)
def test_worlds_that_differ_in_the_hidden_get_the_same_move_and_remark(spec: str) -> None:
    """The dice, and with sealed payments who holds which tokens."""
    state = QUO_VADIS.new(4, {"payment_visibility": "sealed"}, 5)
    rng = Rng(6)
    compared = 0
    while state.current_player != NOBODY and compared < 12:
        seat = state.current_player
        if rng.below(5) == 0 and len(state.candidates()) > 1:
            world = state.observe(seat)
            world.determinize(rng)
            one, two = choice(state, spec), choice(world, spec)
            assert (one.best, one.remark) == (two.best, two.remark)
            compared += 1
        state.advance(rng.choice(state.candidates()))
    assert 12 == compared


def test_greedy_beats_random() -> None:
    wins = 0
    for number in range(3):
        state = QUO_VADIS.new(3, {}, number)
        bots = [bot("greedy" if each == number else "random", seed=each) for each in range(3)]
        while state.current_player != NOBODY:
            state.apply(bots[state.current_player].choose(state.observe(state.current_player)).best)
        wins += state.ranks()[number] == 1
    assert wins >= 2


def test_V84_bots_close_deals_and_a_mute_one_pays_nothing() -> None:
    state = QUO_VADIS.new(5, {}, 4)
    bots = [bot("greedy", "mute" if each == E else "", each) for each in range(5)]
    deals = 0
    while state.current_player != NOBODY:
        seat = state.current_player
        move = bots[seat].choose(state.observe(seat)).best
        if seat == E:
            assert move[0] not in ("counter", "call", "take")
            assert move[0] != "offer" or all(str(entry)[0] == "c" or entry == "m0" for entry in move[4::3])
        deals += move in (("accept",), ("take",)) or move[0] == "pick"
        state.apply(move)
    assert deals >= state.number / 6
