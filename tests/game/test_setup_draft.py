"""Setting a game up: seats, looks, names, options, seeds."""

from __future__ import annotations

import random

import pytest

from engine.api import Game, Option, State
from engine.catalogue import GAMES
from engine.match import BOT, HUMAN, Match
from game import text
from game.art.palette import looks_of
from game.cast import BY_ID
from game.scenes.setup_draft import SetupDraft, draft, draft_of, grouped
from game.scenes.setup_rules import listed

GAME = GAMES[0]


@pytest.fixture(autouse=True)
def _english() -> None:
    text.set_language("en")


def made(seed: int = 1831) -> SetupDraft:
    return draft(GAME, ("parliament", "royalist"), "Elise", seed)


def sound(setup: SetupDraft) -> None:
    """What must hold whatever was pressed."""
    seats = setup.taking_part
    assert setup.count == len(seats)
    assert len({seat.look for seat in seats}) == len(seats)
    bots = [seat.face for seat in setup.seats if not seat.human]
    assert len(set(bots)) == len(bots)
    assert all(face in BY_ID for face in bots)
    assert isinstance(Match(setup.setup()).state, State)


def test_first_proposal_is_one_person_against_bots_of_the_cast() -> None:
    setup = made()
    assert [HUMAN] + [BOT] * (setup.count - 1) == [seat.kind for seat in setup.taking_part]
    assert "Elise" == setup.seats[0].name
    assert all(seat.name == text.t(f"person.{seat.face}") for seat in setup.seats[1:])
    sound(setup)


def press_anything(setup: SetupDraft, chance: random.Random) -> None:
    """One random change."""
    index = chance.randrange(setup.count)
    option = chance.choice(setup.game.options)
    changes = [
        lambda: setup.set_count(chance.choice(setup.game.players)),
        lambda: setup.set_kind(index, chance.choice([HUMAN, BOT]), "Elise"),
        lambda: setup.next_face(index),
        lambda: setattr(setup.seats[index], "look", chance.choice(setup.free_looks(index))),
        lambda: setup.rename(index, chance.choice(["", "  ", "Ada", "王"])),
        lambda: setup.options.update({option.name: chance.choice(option.choices)}),
        setup.reset,
        setup.roll,
    ]
    chance.choice(changes)()


def test_anything_pressed_leaves_a_game_that_can_start() -> None:
    chance = random.Random(7)
    setup = made()
    for _ in range(400):
        press_anything(setup, chance)
        sound(setup)


def test_free_looks_are_the_own_and_those_of_nobody() -> None:
    setup = made()
    taken = {seat.look for seat in setup.taking_part[1:]}
    assert setup.seats[0].look in setup.free_looks(0)
    assert not taken & set(setup.free_looks(0))
    assert set(looks_of(setup.game.id)) == taken | set(setup.free_looks(0))


def test_a_typed_name_stays_when_the_seat_changes_hands() -> None:
    setup = made()
    setup.rename(1, "Ada")
    setup.set_kind(1, HUMAN)
    assert "Ada" == setup.seats[1].name
    setup.rename(1, "")
    setup.set_kind(1, BOT)
    assert text.t(f"person.{setup.seats[1].face}") == setup.seats[1].name


def test_people_get_different_names() -> None:
    setup = made()
    for index in range(setup.count):
        setup.set_kind(index, HUMAN, "Elise")
    names = [seat.name for seat in setup.taking_part]
    assert len(set(names)) == len(names)


def test_next_face_never_takes_somebody_who_sits() -> None:
    setup = made()
    seen = set()
    for _ in range(len(BY_ID)):
        setup.next_face(1)
        seen.add(setup.seats[1].face)
        sound(setup)
    assert len(BY_ID) - (len(setup.seats) - 2) == len(seen)


def test_the_seed_draws_the_order_that_the_game_has() -> None:
    setup = made()
    for seed in range(20):
        setup.seed = seed
        assert setup.order() == Match(setup.setup()).state.turn_order()


def test_an_option_that_does_not_apply_is_played_as_printed() -> None:
    setup = made()
    limited = next(option for option in GAME.options if set(option.players) != set(GAME.players))
    other = next(choice for choice in limited.choices if choice != limited.default)
    setup.options[limited.name] = other
    setup.set_count(next(n for n in GAME.players if n not in limited.players))
    assert not setup.applies(limited)
    assert limited.default == setup.setup().options[limited.name]
    setup.set_count(limited.players[0])
    assert other == setup.setup().options[limited.name]


def test_as_printed_puts_every_option_back() -> None:
    setup = made()
    for option in GAME.options:
        setup.options[option.name] = option.choices[-1]
    assert not setup.as_printed
    setup.reset()
    assert setup.as_printed
    assert {option.name: option.default for option in GAME.options} == setup.setup().options


def test_seeds_are_shown_in_groups() -> None:
    assert ["1831 0721", "42", "1234 5678 9"] == [grouped(18310721), grouped(42), grouped(123456789)]


def test_a_rematch_has_the_same_seats_and_options() -> None:
    setup = made()
    setup.options[GAME.options[0].name] = GAME.options[0].choices[-1]
    first = setup.setup()
    again = draft_of(GAME, first).setup()
    assert (first.seats, first.options) == (again.seats, again.options)


def test_player_counts_in_words() -> None:
    assert ["3 players", "3 or 4 players", "2, 3 or 4 players"] == [listed((3,)), listed((3, 4)), listed((2, 3, 4))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_every_option_has_its_words(game: Game, language: str) -> None:
    from game.scenes import dressing

    text.set_language(language)

    def words(option: Option) -> list[str]:
        stem = f"option.{game.id}.{option.name}"
        wanted = [f"{stem}.title", f"{stem}.note"]
        if not dressing.is_switch(game.id, option):
            wanted += [f"{stem}.choice.{dressing.value_key(choice)}" for choice in option.choices]
        return wanted

    assert [] == [key for option in game.options for key in words(option) if not text.has(key)]
