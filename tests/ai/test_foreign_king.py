"""The playbook of The Foreign King: it sees what a player would see, and its personalities differ in play."""

from collections import Counter

import pytest

from ai.bots import make
from ai.playbook.foreign_king import STYLES, playbook
from engine.api import NOBODY, State
from engine.catalogue import find
from engine.foreign_king.data import METALLURGICAL, PROVINCES
from engine.foreign_king.position import NODE_ACTION, Position
from engine.rng import Rng

GAME = find("foreign_king")
BRABANT = PROVINCES.index("brabant")
NAMUR = PROVINCES.index("namur")


def opening(players: int) -> Position:
    state = GAME.new(players, {}, 1)
    assert isinstance(state, Position)
    return state


def citizens(state: Position, province: int, counts: list[int]) -> None:
    """Puts citizens from the supplies into a province."""
    for seat, n in enumerate(counts):
        state.citizens[province * state.players + seat] += n
        state.supply[seat] -= n


def factory(state: Position, province: int, kind: int) -> None:
    state.factories[4 * province + kind] += 1
    state.stock[kind] -= 1


def ready_to_score(players: int) -> Position:
    """The seat to move controls Namur with a metallurgical factory; the King stands next door, in Brabant."""
    state = opening(players)
    seat = state.current_player
    citizens(state, NAMUR, [2 if each == seat else 1 for each in range(players)])
    factory(state, NAMUR, METALLURGICAL)
    state.king = BRABANT
    state.marker -= 1
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", ["", *STYLES])
def test_values_lie_in_0_to_1_and_priors_add_up_to_1(players: int, style: str) -> None:
    book = playbook(style)
    rng = Rng(3)
    state: State = GAME.new(players, {}, 9)
    while state.current_player != NOBODY:
        moves = state.candidates()
        priors = book.priors(state, moves)
        assert len(priors) == len(moves)
        assert sum(priors) == pytest.approx(1.0)
        assert min(priors) > 0.0
        assert all(0.0 <= value <= 1.0 for value in book.value(state))
        assert book.rollout(state, moves, rng) in moves
        state.advance(rng.choice(moves))
    values = book.value(state)
    assert max(values) == values[state.ranks().index(1)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("spec", ["greedy", "courtier:iterations=200"])
def test_the_king_is_sent_where_he_scores_for_the_seat(players: int, spec: str) -> None:
    state = ready_to_score(players)
    bot = make("foreign_king", spec, seed=1)
    seat = state.current_player
    assert bot.choose(state.observe(seat)).best == ("action", "king")
    state.apply(("action", "king"))
    assert bot.choose(state.observe(seat)).best == ("king_to", "namur")


def test_a_lead_in_a_province_of_factories_is_worth_more_than_none() -> None:
    book = playbook("")
    ahead = opening(3)
    factory(ahead, NAMUR, METALLURGICAL)
    behind = ahead.clone()
    assert isinstance(behind, Position)
    citizens(ahead, NAMUR, [3, 1, 0])
    citizens(behind, NAMUR, [1, 3, 0])
    assert book.value(ahead)[0] > book.value(behind)[0]
    assert book.value(ahead)[1] < book.value(behind)[1]


def test_open_loans_and_empty_hands_count_against_a_seat() -> None:
    book = playbook("")
    state = opening(2)
    state.medals = [1, 1]
    rich = book.value(state)[0]
    state.francs[0] = 0
    poor = book.value(state)[0]
    state.loans[0] = 1
    assert rich > poor > book.value(state)[0]


def test_the_last_king_action_is_taken_by_who_wins_by_it() -> None:
    """With the marker one above the second player, the leader ends the game and wins."""
    state = ready_to_score(2)
    seat = state.current_player
    state.points = [20, 20]
    state.points[seat] = 30
    state.marker = 21
    state.medals[seat] = 3
    bot = make("foreign_king", "courtier:iterations=400", seed=2)
    while state.current_player == seat:
        state.apply(bot.choose(state.observe(seat)).best)
    assert state.current_player == NOBODY
    assert state.ranks()[seat] == 1


def test_the_members_of_congress_come_down_where_they_win_a_province() -> None:
    state = ready_to_score(2)
    mover = state.current_player
    other = 1 - mover
    state.congress[other] = 3
    state.supply[other] -= 3
    state.apply(("action", "king"))
    state.apply(("king_to", "namur"))
    if state.current_player == mover:
        state.apply(("king_steps", 1))
    assert state.current_player == other
    assert make("foreign_king", "greedy", seed=1).choose(state.observe(other)).best == ("release",)


def chosen(games: int, every: int = 3) -> dict[str, Counter[str]]:
    """By style the actions that greedy bots choose at the same decisions of random games, one in so many."""
    counts: dict[str, Counter[str]] = {style: Counter() for style in ("", *STYLES)}
    for number in range(games):
        state, rng, decisions = GAME.new(2 + number % 3, {}, number), Rng(number), 0
        bots = {style: make("foreign_king", "greedy", style, seed=number) for style in counts}
        while state.current_player != NOBODY:
            moves = state.candidates()
            decisions += moves[0][0] in ("action", "copy")
            if moves[0][0] in ("action", "copy") and decisions % every == 0:
                observed = state.observe(state.current_player)
                for style, bot in bots.items():
                    counts[style][str(bot.choose(observed).best[-1])] += 1
            state.advance(rng.choice(moves))
    return counts


def test_each_personality_favours_its_actions() -> None:
    counts = chosen(6)
    assert 1 == len({counts[style].total() for style in counts}), "all were asked the same"
    assert counts[""].total() > 100
    assert counts["parliament"]["congress"] > 1.3 * counts[""]["congress"]
    assert counts["royalist"]["king"] > 1.2 * counts[""]["king"]
    assert counts["industry"]["build"] > 1.2 * counts[""]["build"]


def test_values_are_taken_between_actions_only() -> None:
    book = playbook("")
    state = opening(2)
    assert state.node == NODE_ACTION
    assert book.quiet(state)
    state.apply(("action", "place"))
    assert not book.quiet(state)
