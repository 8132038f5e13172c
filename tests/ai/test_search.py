"""The search on toy games: it blocks, it does not peek, it forgets nothing and it ends."""

from collections.abc import Callable

import pytest

from ai.bots import make_for, parse
from ai.playbook import Playbook
from ai.search import Budget, Cancelled, Search
from engine.api import NOBODY, Game, Move, Remark, State
from tests.ai.toys import BET, BLOCK, ENDLESS, GAMBLE, RAISE, WHISPER, Block


class Guarded(Playbook):
    """The plain playbook with what `Whisper` hides."""

    def seen(self, state: State, move: Move, seat: int) -> Move:
        return move if seat == state.current_player or state.current_player != 0 else ("hidden",)


def think(game: Game, seed: int = 1, playbook: Playbook | None = None) -> Search:
    state = game.new(game.players[0], {}, seed)
    return Search(game, playbook or Playbook(), state.observe(state.current_player), seed)


def test_seat_0_blocks_since_each_node_maximises_its_own_player() -> None:
    thought = think(BLOCK).run(Budget(None, 300))
    assert thought.best == ("block",)
    line = think(BLOCK)
    line.observed.advance(("take",))
    line.observed.advance(("nod",))
    assert Search(BLOCK, Playbook(), line.observed, 1).run(Budget(None, 300)).best == ("win",)


@pytest.mark.parametrize("secret", [0, 1, 2])
def test_the_hidden_card_does_not_change_the_thought(secret: int) -> None:
    state = BET.new(2, {}, secret)
    assert state.secret == secret
    thought = Search(BET, Playbook(), state.observe(0), 7).run(Budget(None, 300))
    assert thought.best == ("fold",)
    assert thought == Search(BET, Playbook(), BET.new(2, {}, 0).observe(0), 7).run(Budget(None, 300))


def test_the_coming_die_does_not_change_the_thought() -> None:
    thoughts = [think(GAMBLE, 9).run(Budget(None, 300))]
    wins = 0
    for seed in range(30):
        state = GAMBLE.new(2, {}, seed)
        thoughts.append(Search(GAMBLE, Playbook(), state.observe(0), 9).run(Budget(None, 300)))
        state.advance(("gamble",))
        wins += state.scores() == [4, 0]
    assert wins > 2
    assert all(thought == thoughts[0] for thought in thoughts)
    assert thoughts[0].best == ("safe",)


def test_chance_is_drawn_anew_in_every_iteration() -> None:
    thought = think(GAMBLE).run(Budget(None, 2000))
    gamble = next(each for each in thought.moves if each.move == ("gamble",))
    # One in four gives the most there is (about 0.85), three in four the least (about 0.05).
    assert 0.15 < gamble.expected < 0.35


def test_a_hidden_move_of_another_seat_stays_hidden_in_the_tree() -> None:
    search = think(WHISPER, playbook=Guarded())
    search.seat = 1
    search.run(Budget(None, 400))
    assert list(search.root.children) == [("hidden",)]
    guess = search.root.children["hidden",]
    assert sum(guess.visits) == pytest.approx(400, abs=2)


def test_same_seed_same_thought() -> None:
    assert think(BLOCK, 3).run(Budget(None, 200)) == think(BLOCK, 3).run(Budget(None, 200))


def test_the_line_begins_with_the_choice_and_visits_add_up() -> None:
    search = think(BLOCK)
    thought = search.run(Budget(None, 200))
    assert thought.line[0] == thought.best
    assert len(thought.line) == 3
    assert sum(each.visits for each in thought.moves) == thought.iterations <= 200


def test_search_stops_early_when_nothing_can_change() -> None:
    assert think(BLOCK).run(Budget(None, 5000)).iterations < 5000


def test_search_leaves_the_given_state_alone() -> None:
    state = BLOCK.new(3, {}, 1).observe(0)
    before = state.clone()
    Search(BLOCK, Playbook(), state, 1).run(Budget(None, 50))
    assert before == state


def test_a_game_without_end_does_not_hold_the_search() -> None:
    assert think(ENDLESS).run(Budget(None, 40)).iterations <= 40


def test_time_budget_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    clock: Callable[[], float] = lambda: next(ticks) / 10  # noqa: E731
    monkeypatch.setattr("ai.search.perf_counter", clock)
    assert think(ENDLESS).run(Budget(1.0, None)).iterations == 10


def test_checkpoint_is_told_the_progress_and_can_stop_the_search() -> None:
    told: list[float] = []

    def stop(progress: float) -> None:
        told.append(progress)
        if len(told) == 5:
            raise Cancelled

    with pytest.raises(Cancelled):
        think(BLOCK).run(Budget(None, 100), stop)
    assert told == [0.01, 0.02, 0.03, 0.04, 0.05]


def test_a_forced_move_is_played_without_search() -> None:
    class Forced(Block):
        __slots__ = ()

        def legal_moves(self) -> list[Move]:
            return [("only",)]

    forced = Forced(3, 0, 0)
    thought = Search(BLOCK, Playbook(), forced, 1).run(Budget(None, 100))
    assert (thought.best, thought.line, thought.iterations) == (("only",), [("only",)], 0)


def test_the_next_decision_of_an_action_goes_on_with_the_tree() -> None:
    before = think(BLOCK)
    thought = before.run(Budget(None, 300))
    state = before.observed.clone()
    for move in thought.line[:1]:
        state.advance(move)
    after = Search(BLOCK, Playbook(), state, 5)
    assert 0.0 < after.inherit(before) <= 0.9
    assert after.root is before.root.children[thought.best]
    assert after.run(Budget(None, 20)).best in state.legal_moves()


def test_nothing_is_inherited_where_another_move_was_played_or_others_chose_since() -> None:
    before = think(BLOCK)
    thought = before.run(Budget(None, 300))
    assert thought.best == ("block",)
    other = before.observed.clone()
    other.advance(("take",))
    assert Search(BLOCK, Playbook(), other, 5).inherit(before) == 0.0
    later = before.observed.clone()
    later.advance(("block",))
    later.advance(("wink",))
    assert Search(BLOCK, Playbook(), later, 5).inherit(before) == 0.0


class HalfDone(Playbook):
    """Knows that a bet without an amount is half an action."""

    def quiet(self, state: State) -> bool:
        return state.current_player == NOBODY or ("one",) not in state.legal_moves()


def test_where_secrets_are_kept_a_tree_goes_on_while_nothing_comes_to_light() -> None:
    before = think(RAISE, playbook=HalfDone())
    assert before.run(Budget(None, 300)).best == ("bet",)
    state = before.observed.clone()
    state.advance(("bet",))
    after = Search(RAISE, HalfDone(), state.observe(0), 5)
    assert 0.0 < after.inherit(before) <= 0.9
    assert after.root is before.root.children[("bet",)]
    assert after.run(Budget(None, 60)).best == ("three",)
    whole = Search(RAISE, Playbook(), state.observe(0), 5)
    assert whole.inherit(before) == 0.0


def test_nothing_is_inherited_where_secrets_came_to_light() -> None:
    before = think(BET)
    before.run(Budget(None, 50))
    assert Search(BET, Playbook(), before.observed, 5).inherit(before) == 0.0
    shown = before.observed.clone()
    shown.reveals += 1
    assert Search(BET, Playbook(), shown, 5).inherit(before) == 0.0


def test_a_part_of_a_budget() -> None:
    assert Budget(2.0, 100).part(0.25) == Budget(0.5, 25)
    assert Budget(None, 3).part(0.1) == Budget(None, 1)
    assert Budget(2.0, None).part(1.0) == Budget(2.0, None)


class Narrow(Playbook):
    """Looks at one move, the likeliest, and at a second one after `patience` trials."""

    def __init__(self, likeliest: Move, patience: int) -> None:
        self.likeliest = likeliest
        self.patience = patience

    def priors(self, state: State, moves: list[Move]) -> list[float]:  # noqa: ARG002
        weights = [4.0 if move == self.likeliest else 1.0 for move in moves]
        return [weight / sum(weights) for weight in weights]

    def width(self, trials: int) -> int:
        return 1 if trials < self.patience else 2


@pytest.mark.parametrize("game", [GAMBLE, BET])
def test_long_lists_are_widened_by_and_by(game: Game) -> None:
    """Chaslot et al. 2008: what is not likely waits; open games and games with secrets alike."""
    moves = game.new(2, {}, 1).candidates()
    never = think(game, playbook=Narrow(moves[0], 1_000)).run(Budget(None, 64))
    assert {moves[0]} == {each.move for each in never.moves if each.visits}
    later = think(game, playbook=Narrow(moves[0], 32)).run(Budget(None, 64))
    assert {moves[0], moves[1]} == {each.move for each in later.moves if each.visits}


class Picky(Playbook):
    """Has a character: it never plays safe, and says so."""

    def choices(self, observed: State) -> list[Move]:
        return [move for move in observed.candidates() if move != ("safe",)]

    def remark(self, observed: State, move: Move) -> Remark | None:  # noqa: ARG002
        return "bold", {"move": str(move[0])}


@pytest.mark.parametrize("spec", ["greedy", "novice:iterations=20"])
def test_what_does_not_suit_the_character_is_not_considered(spec: str) -> None:
    thought = make_for(GAMBLE, Picky(), parse(spec), 1).choose(GAMBLE.new(2, {}, 1).observe(0))
    assert [("gamble",)] == [each.move for each in thought.moves]
    assert ("bold", {"move": "gamble"}) == thought.remark


@pytest.mark.parametrize("spec", ["random", "greedy", "novice:iterations=20"])
def test_bots_say_nothing_where_the_playbook_has_no_words(spec: str) -> None:
    assert make_for(GAMBLE, Playbook(), parse(spec), 1).choose(GAMBLE.new(2, {}, 1).observe(0)).remark is None
