"""The bots by name: the text that names them, fair play, no side effects, and turns that end."""

import pytest

from ai.bots import BUDGETS, LEVELS, BadSpec, Bot, Spec, make, make_for, parse
from ai.playbook import Playbook, find, personalities
from ai.search import Budget, Cancelled
from engine.api import NOBODY, State
from engine.catalogue import find as find_game
from engine.rng import Rng
from tests.ai.toys import BET, BLOCK, ENDLESS, GAMBLE, WHISPER, ToyGame

QUICK = {
    "random": "random",
    "greedy": "greedy",
    "novice": "novice:iterations=10",
    "courtier": "courtier:iterations=20",
    "minister": "minister:iterations=30",
    "monarch": "monarch:iterations=40",
}
"""Each level with little to spend."""

TOYS = [BLOCK, BET, GAMBLE, WHISPER]


def middle(players: int, moves: int, seed: int) -> State:
    """A position of The Foreign King after some random moves."""
    rng = Rng(seed)
    state = find_game("foreign_king").new(players, {}, seed)
    for _ in range(moves):
        if state.current_player == NOBODY:
            break
        state.advance(rng.choice(state.legal_moves()))
    return state


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("random", Spec("random", None, "")),
        ("greedy:style=royalist", Spec("greedy", None, "royalist")),
        ("minister", Spec("minister", BUDGETS["minister"], "")),
        ("minister:iterations=800", Spec("minister", Budget(None, 800), "")),
        ("monarch:seconds=0.5", Spec("monarch", Budget(0.5, None), "")),
        ("monarch:seconds=1:iterations=90:style=x", Spec("monarch", Budget(1.0, 90), "x")),
    ],
)
def test_specs_are_read(text: str, spec: Spec) -> None:
    assert parse(text) == spec


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "there is no bot ''; there are: random, greedy, novice, courtier, minister, monarch"),
        ("duke", "there is no bot 'duke'"),
        ("minister:depth=3", "settings iterations, seconds and style, not 'depth'"),
        ("minister:", "not ''"),
        ("greedy:iterations=5", "greedy does not search, so it has no iterations"),
        ("random:seconds=5", "random does not search, so it has no seconds"),
        ("minister:iterations=0", "must be a whole number from 1"),
        ("minister:iterations=²", "must be a whole number from 1"),
        ("minister:iterations=99999999999999", "must be a whole number from 1"),
        ("minister:iterations=1e3", "must be a whole number from 1"),
        ("minister:seconds=fast", "must be a number above 0"),
        ("minister:seconds=-1", "must be a number above 0"),
        ("minister:seconds=nan", "must be a number above 0"),
    ],
)
def test_bad_specs_say_why_in_one_sentence(text: str, says: str) -> None:
    with pytest.raises(BadSpec) as caught:
        parse(text)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_unknown_style_is_named() -> None:
    with pytest.raises(BadSpec, match="has no style 'pirate'; there are: parliament, royalist, industry"):
        make("foreign_king", "greedy", "pirate")
    with pytest.raises(KeyError):
        find("foreign_king", "pirate")


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        make("chess", "greedy")


def test_a_game_without_playbook_gets_the_plain_one() -> None:
    assert type(find("no_such_game")) is Playbook
    assert personalities("no_such_game") == ()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_chooses_a_legal_move_and_leaves_the_position_alone(level: str, players: int) -> None:
    for moves in (0, 7, 30, 60):
        state = middle(players, moves, 5)
        seat = state.current_player
        if seat == NOBODY:
            continue
        seen = state.observe(seat)
        before = seen.clone()
        thought = make("foreign_king", QUICK[level], seed=3).choose(seen)
        assert thought.best in state.legal_moves()
        assert before == seen
        assert thought.line[0] == thought.best == thought.moves[0].move
        assert all(0.0 <= each.expected <= 1.0 for each in thought.moves)


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_choice(level: str) -> None:
    state = middle(3, 20, 8)
    choices = [make("foreign_king", QUICK[level], seed=4).choose(state.observe(state.current_player)) for _ in range(2)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", LEVELS[1:])
def test_worlds_that_differ_only_in_what_is_hidden_get_the_same_move(level: str) -> None:
    for game, count in ((BET, 3), (GAMBLE, 12)):
        choices = {
            make_for(game, Playbook(), parse(QUICK[level]), 2).choose(game.new(2, {}, seed).observe(0)).best
            for seed in range(count)
        }
        assert len(choices) == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
def test_any_game_can_be_played_without_playbook(level: str, toy: ToyGame) -> None:
    players = toy.players[0]
    state = toy.new(players, {}, 1)
    bots = [make_for(toy, Playbook(), parse(QUICK[level]), seat) for seat in range(players)]
    while state.current_player != NOBODY:
        seat = state.current_player
        state.apply(bots[seat].choose(state.observe(seat)).best)
    assert state.ending() is not None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_could_think_for_ever_answers(level: str) -> None:
    bot = make_for(ENDLESS, Playbook(), parse(QUICK[level]), 1)
    assert bot.choose(ENDLESS.new(2, {}, 1)).best in ENDLESS.new(2, {}, 1).legal_moves()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("spec", ["random", "greedy", "novice:iterations=6"])
def test_every_turn_of_a_bot_ends(players: int, spec: str) -> None:
    """No turn has more decisions than citizens to move and the few steps round them; the game ends in its bounds."""
    game = find_game("foreign_king")
    state = game.new(players, {}, 6)
    bots = [make("foreign_king", spec, seed=seat) for seat in range(players)]
    turn = (state.round, state.turn_order())
    in_turn = total = 0
    while state.current_player != NOBODY:
        seat = state.current_player
        state.apply(bots[seat].choose(state.observe(seat)).best)
        here = (state.round, state.turn_order())
        in_turn = in_turn + 1 if here == turn else 0
        turn = here
        total += 1
        assert in_turn <= players * 20 + 1
        assert total <= game.max_decisions


@pytest.mark.parametrize("level", LEVELS)
def test_a_checkpoint_can_stop_any_level(level: str) -> None:
    def stop(_progress: float) -> None:
        raise Cancelled

    bot: Bot = make("foreign_king", QUICK[level])
    with pytest.raises(Cancelled):
        bot.choose(middle(2, 0, 1), stop)
