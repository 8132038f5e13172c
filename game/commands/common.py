"""What several commands ask of their arguments. Every refusal is a `BadCall` with one sentence."""

import argparse
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

from engine.api import BadSetup, Game, Option, Value
from engine.catalogue import GAMES, find
from engine.match import MAX_SEED


class BadCall(Exception):
    """What was asked for cannot be done; the message is one sentence without the full stop."""


class Commands(Protocol):
    """What `argparse` calls sub-parsers."""

    def add_parser(self, name: str, **options: Any) -> argparse.ArgumentParser: ...


def game_of(game_id: str) -> Game:
    """The game of that id. Raises `BadCall`."""
    try:
        return find(game_id)
    except KeyError as error:
        raise BadCall(str(error.args[0])) from None


def games_of(game_ids: Sequence[str]) -> list[Game]:
    """The games of those ids, or all of them. Raises `BadCall`."""
    return [game_of(game_id) for game_id in game_ids] if game_ids else list(GAMES)


def seats_of(game: Game, text: str, people: bool) -> list[str]:
    """The seats of `human,minister,...`, as many as the game is played by. Raises `BadCall`."""
    from ai.bots import BadSpec, make

    specs = [part.strip() for part in text.split(",")]
    for spec in specs:
        if spec == "human":
            if not people:
                raise BadCall("a match is played by bots only, so no seat can be human")
            continue
        try:
            make(game.id, spec)
        except BadSpec as error:
            raise BadCall(str(error)) from None
    if len(specs) not in game.players:
        counts = ", ".join(map(str, game.players[:-1])) + f" or {game.players[-1]}"
        raise BadCall(f"{game.id} is played by {counts}, and --seats names {len(specs)}")
    return specs


def options_of(game: Game, players: int, pairs: Iterable[str]) -> dict[str, Value]:
    """The options of `NAME=VALUE ...`, the others at their defaults. Raises `BadCall`."""
    named: dict[str, Value] = {}
    by_name = {option.name: option for option in game.options}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadCall(f"--option wants NAME=VALUE, not {pair!r}")
        if name not in by_name:
            raise BadCall(f"{game.id} has no option {name!r}; there are: {', '.join(by_name)}")
        named[name] = _choice(by_name[name], text)
    try:
        return game.settle(players, named)
    except BadSetup as error:
        raise BadCall(str(error)) from None


def _choice(option: Option, text: str) -> Value:
    for choice in option.choices:
        if spelled(choice) == text.lower():
            return choice
    raise BadCall(f"option {option.name} is one of {', '.join(map(spelled, option.choices))}, not {text!r}")


def spelled(value: Value) -> str:
    """A value as it is written on the command line."""
    return str(value).lower()


def seed(text: str) -> int:
    """An argument type: a seed."""
    return _whole(text, 0, MAX_SEED)


def count(text: str) -> int:
    """An argument type: a number of games or of processes."""
    return _whole(text, 1, 1_000_000)


def _whole(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and least <= int(text) <= most):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
    return int(text)


def share(text: str) -> float:
    """An argument type: a share between 0 and 1."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 < value < 1.0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share between 0 and 1")
    return value


def seconds(text: str) -> float:
    """An argument type: a time to measure for."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 < value <= 3600.0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to 3600")
    return value


def add_options(parser: argparse.ArgumentParser) -> None:
    """The arguments that set up a game."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(game.id for game in GAMES)}")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule to be set; may be repeated"
    )


def folder_of(text: str) -> Path:
    """A folder that can be written to, made if need be. Raises `BadCall`."""
    folder = Path(text)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise BadCall(f"nothing can be written to {text}: {error.strerror or error}") from None
    return folder
