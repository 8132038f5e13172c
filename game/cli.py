"""The command line. Nothing heavy is imported before it is needed: commands without a window never load pygame."""

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from importlib import metadata
from typing import NoReturn

from game.commands import bench, match, play, replay, rules, shots
from game.commands.common import BadCall

MODULES = (play, match, bench, replay, rules, shots)


class Parser(argparse.ArgumentParser):
    """Refuses in one sentence instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"cabinet: {message}. See `{self.prog} --help`.\n")


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    whole = Parser(
        prog="cabinet", description="A cabinet of board games of influence. Without a command the client opens."
    )
    whole.add_argument("--version", action="version", version=f"cabinet {version()}")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for module in MODULES:
        module.add(commands)
    return whole


def version() -> str:
    """The version that is installed, or "unknown" for a checkout that is not."""
    try:
        return metadata.version("cabinet")
    except metadata.PackageNotFoundError:
        return "unknown"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; the result is the exit status: 0, 1 without a display, 2 for a bad call, 130 when interrupted."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    args = parser().parse_args(arguments)
    try:
        status: int = args.run(args) if args.command else play.open_client()
        sys.stdout.flush()
    except BadCall as error:
        print(f"cabinet: {error}.", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader has seen enough
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
