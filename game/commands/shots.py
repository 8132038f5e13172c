"""`cabinet shots`: every scene as a picture, drawn without a screen."""

import argparse
import os
import re

from game.commands.common import Commands, folder_of
from game.settings import LANGUAGES

SIZE = (1600, 900)


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "shots", help="draw every scene as PNG, without a screen", description="Draws every scene as PNG."
    )
    parser.add_argument("folder", metavar="DIR")
    parser.add_argument(
        "--size", action="append", type=size, metavar="WxH", help="may be repeated; 1600x900 if not given"
    )
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="may be repeated; all if not given")
    parser.set_defaults(run=run)


def size(text: str) -> tuple[int, int]:
    """An argument type: a window size."""
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1600x900")
    return int(found[1]), int(found[2])


def run(args: argparse.Namespace) -> int:
    """Draws into the folder."""
    folder = folder_of(args.folder)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.shots import main as draw

    draw(folder, args.size or [SIZE], args.lang or list(LANGUAGES))
    return 0
