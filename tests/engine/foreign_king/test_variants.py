"""Player counts and variants: rules F108 to F113; options that are tested elsewhere are named here."""

import pytest

from engine.api import BadSetup, Option
from engine.foreign_king import FOREIGN_KING
from engine.foreign_king.data import OPTIONS
from engine.rng import Rng
from tests.engine.foreign_king.table import BLUE, GREEN, RED, actions, king, legal, play, table
from tests.engine.games import walk

EVERYWHERE = {2: {"namur": [1, 1]}, 3: {"namur": [1, 1, 1]}, 4: {"namur": [1, 1, 1, 1]}}


def test_F108_two_players() -> None:
    state = table(2, citizens=EVERYWHERE[2])
    assert actions(state) == ["build", "place", "move", "congress", "money", "king"]
    assert FOREIGN_KING.new(2, {}, 1).supply == [15, 15]
    tied = table(2, congress=[1, 1], king="liege")
    king(tied, "brabant", steps=1)
    assert legal(tied)[0].startswith("action"), "no release on a tie (F71)"


def test_F109_three_players() -> None:
    state = table(3, citizens=EVERYWHERE[3])
    assert actions(state) == ["build", "place", "move", "congress", "money", "king", "turn_order"]
    assert FOREIGN_KING.new(3, {}, 1).supply == [14] * 3


def test_F110_four_players() -> None:
    state = table(4, citizens=EVERYWHERE[4])
    assert actions(state) == ["build", "place", "move", "congress", "money", "king", "queen", "turn_order"]
    assert FOREIGN_KING.new(4, {}, 1).supply == [14] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("long_game", "marker"), [(False, 30), (True, 40)])
def test_F111_long_game(players: int, long_game: bool, marker: int) -> None:
    state = FOREIGN_KING.new(players, {"long_game": long_game}, 1)
    assert state.marker == marker
    play(state, "action king", "king_to namur")
    assert state.marker == marker - 1


def test_F112_three_players_with_the_queen() -> None:
    options = {"three_player_queen": True}
    state = table(3, options, citizens=EVERYWHERE[3])
    assert actions(state) == ["build", "place", "move", "congress", "money", "king", "queen"]
    play(state, "action queen")
    assert actions(state) == ["build", "place", "move", "congress", "money", "king"]
    assert FOREIGN_KING.new(3, options, 1).supply == [14] * 3
    play(state, "copy money", "action place", "place_in namur", "place 1", "action congress", "seat_from supply")
    assert (state.round, state.turn_order(), state.current_player) == (2, [RED, BLUE, GREEN], RED)


@pytest.mark.parametrize("repeat", [True, False])
def test_F112_the_queen_copies_the_own_previous_action_only_by_option(repeat: bool) -> None:
    options = {"three_player_queen": True, "queen_may_repeat_own_last": repeat}
    state = table(3, options, round=2, pawns=["money", "place", "king"], citizens=EVERYWHERE[3], king="liege")
    play(state, "action queen")
    assert len(actions(state)) == (6 if repeat else 5)
    assert ("money" in actions(state)) == repeat


@pytest.mark.parametrize("players", [2, 4])
def test_F112_the_variant_changes_nothing_for_others(players: int) -> None:
    with_it = FOREIGN_KING.new(players, {"three_player_queen": True}, 1)
    assert with_it.legal_moves() == FOREIGN_KING.new(players, {}, 1).legal_moves()


def test_F113_hidden_factories_are_left_out() -> None:
    assert "hidden_factories" not in {option.name for option in OPTIONS}
    with pytest.raises(BadSetup, match="no option 'hidden_factories'"):
        FOREIGN_KING.new(2, {"hidden_factories": True}, 1)


def test_F111_F112_F113_options_and_their_defaults() -> None:
    expected = {
        "long_game": False,
        "three_player_queen": False,
        "king_extra_cost": "cumulative",
        "citizen_points_count": "all_colours",
        "queen_may_repeat_own_last": False,
        "turn_order_target": "front",
        "turn_order_change_optional": True,
        "congress_release_into_empty_province": True,
        "bonus_needs_at_least_one": True,
        "auto_borrow": True,
        "auto_repay_at_end": True,
    }
    assert expected == {option.name: option.default for option in OPTIONS}


def game(players: int, option: Option, changed: bool, seed: int) -> list[object]:
    """All the choices of a random game, what it would come to at the start, and its result."""
    value = next(choice for choice in option.choices if (choice != option.default) == changed)
    queen = option.name.startswith("queen")
    state = FOREIGN_KING.new(players, {"three_player_queen": queen, option.name: value}, seed)
    start = [line.points for line in state.reckoning()]
    return [start, *(moves for moves, _ in walk(state, Rng(seed))), state.scores()]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_options_say_for_how_many_they_matter(option: Option, players: int) -> None:
    """Only for the player counts it names does the other value ever change a game."""
    matters = any(game(players, option, False, seed) != game(players, option, True, seed) for seed in range(40))
    assert (players in option.players) == matters
