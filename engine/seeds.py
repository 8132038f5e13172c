"""What a game takes from its folder in `seeds/`."""

import tomllib
from pathlib import Path
from typing import Any

import engine
from engine.api import Game, Option


def tables(game_id: str) -> dict[str, Any]:
    """The tables of `seeds/<game_id>/data.toml`."""
    root = Path(engine.__file__).resolve().parent.parent
    with (root / "seeds" / game_id / "data.toml").open("rb") as file:
        return tomllib.load(file)


def options(rows: list[dict[str, Any]]) -> tuple[Option, ...]:
    """The options of a game from the rows of their table."""
    return tuple(
        Option(row["name"], tuple(row["choices"]), row["default"], tuple(row["rules"]), tuple(row["players"]))
        for row in rows
    )


class SeededGame(Game):
    """A game whose fixed facts are in the table `game` of its data."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.id = str(facts["id"])
        self.players = tuple(facts["players"])
        self.minutes = (int(facts["minutes"][0]), int(facts["minutes"][1]))
        self.designer = str(facts["designer"])
        self.year = int(facts["year"])
        self.hidden = bool(facts["hidden_information"])
