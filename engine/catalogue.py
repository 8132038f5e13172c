"""The games of the cabinet, in one tuple. A new game adds one line here."""

from engine.api import Game
from engine.foreign_king import FOREIGN_KING
from engine.louis_xiv import LOUIS_XIV
from engine.quebec import QUEBEC
from engine.quo_vadis import QUO_VADIS

GAMES: tuple[Game, ...] = (FOREIGN_KING, QUEBEC, LOUIS_XIV, QUO_VADIS)


def find(game_id: str) -> Game:
    """The game of that id. Raises `KeyError` with the ids there are."""
    for game in GAMES:
        if game.id == game_id:
            return game
    raise KeyError(f"there is no game {game_id!r}; there are: {', '.join(game.id for game in GAMES)}")
