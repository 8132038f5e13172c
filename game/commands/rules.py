"""`cabinet rules`: how a game is played, and the numbered reference."""

import argparse
import sys

from game import paths
from game.commands.common import BadCall, Commands, game_of
from game.settings import LANGUAGES


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("rules", help="print how a game is played", description="Prints how a game is played.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the how-to")
    parser.add_argument("--full", action="store_true", help="the numbered reference instead (English only)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints the page: laid out on a terminal, as it is written otherwise."""
    game = game_of(args.game)
    if args.full and args.lang != "en":
        raise BadCall("the numbered reference is in English only")
    path = paths.SEEDS / game.id / ("rules.md" if args.full else f"howto.{args.lang}.md")
    try:
        page = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadCall(f"{path} cannot be read: {error.strerror}") from None
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(page))
    else:
        print(page.rstrip())
    return 0
