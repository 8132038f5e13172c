"""`cabinet` and `cabinet play`: the client."""

import argparse
import os
import sys

from engine.api import BadSetup
from engine.match import BOT, HUMAN, Match, SeatSetup, arrange
from game.commands.common import BadCall, Commands, add_options, game_of, options_of, seats_of, seed

NO_DISPLAY = (
    "There is no display to open a window on; these commands need none: "
    "cabinet match, cabinet bench, cabinet replay, cabinet rules, cabinet shots."
)


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "play", help="open the client straight at the table", description="Opens the client straight at the table."
    )
    add_options(parser)
    parser.add_argument(
        "--seats", required=True, metavar="SEAT,SEAT,...", help="human or a bot each, for example human,minister"
    )
    parser.add_argument("--seed", type=seed, metavar="N", help="the same seed deals the same game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Opens the table of a new match."""
    game = game_of(args.game)
    specs = seats_of(game, args.seats, people=True)
    options = options_of(game, len(specs), args.option)
    try:
        match = Match(arrange(game, people(game.id, specs), options, args.seed))
    except BadSetup as error:
        raise BadCall(str(error)) from None
    return open_client(match)


def people(game_id: str, specs: list[str]) -> list[SeatSetup]:
    """Who sits there: the player by the name of the settings, bots as members of the cast."""
    from game import settings
    from game.art.palette import looks_of
    from game.cast import CAST
    from game.words import set_language, t

    stored = settings.load()
    set_language(stored.language)
    bots = iter(CAST)
    seats: list[SeatSetup] = []
    for spec, look in zip(specs, looks_of(game_id), strict=False):
        if spec == HUMAN:
            number = 1 + sum(seat.kind == HUMAN for seat in seats)
            name = stored.player_name if number == 1 else ""
            seats.append(SeatSetup(name or t("setup.player", number=number), HUMAN, "", "", look, ""))
        else:
            person = next(bots)
            seats.append(SeatSetup(t(person.name_key), BOT, spec, "", look, person.id))
    return seats


def open_client(match: Match | None = None) -> int:
    """Opens the window, at the table if there is a match. Without a display it says so."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if not has_display() or not _display_opens():
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    from game import app

    return app.main(match)


def _display_opens() -> bool:
    """Whether the display that the environment names is really there; SDL falls back to "offscreen" without a word."""
    import pygame

    try:
        pygame.display.init()
    except pygame.error:
        return False
    return pygame.display.get_driver() != "offscreen" or os.environ.get("SDL_VIDEODRIVER") == "offscreen"


def has_display() -> bool:
    """Whether a window can be opened, as far as the environment tells."""
    if sys.platform in ("win32", "darwin") or os.environ.get("SDL_VIDEODRIVER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
