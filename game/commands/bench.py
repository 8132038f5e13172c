"""`cabinet bench`: how fast the rules, the search and the window are on this machine."""

import argparse
import importlib
import json
import sys
from typing import Any

from game.commands.common import Commands, games_of, seconds


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "bench", help="measure the speed of the games and of the window", description="Measures speed on this machine."
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if not given")
    parser.add_argument(
        "--seconds", type=seconds, default=4.0, metavar="S", help="time for each game and for the window"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measures one thing after the other and prints it."""
    from ai.bench import measure

    games = games_of(args.games)
    report: dict[str, Any] = {"games": {}}
    for game in games:
        print(f"Measuring {game.id} ...", file=sys.stderr)
        report["games"][game.id] = measure(game.id, args.seconds)
    print("Measuring the window ...", file=sys.stderr)
    from game import bench

    report |= bench.measure(games[0].id, args.seconds)
    report["compiled"] = compiled(games[0].id)
    _print_tables(report, on_stderr=args.json)
    if args.json:
        print(json.dumps(report))
    return 0


def compiled(game_id: str) -> bool:
    """Whether the rules run compiled (mypyc) rather than interpreted."""
    module = importlib.import_module(f"engine.{game_id}.state")
    return not str(module.__file__).endswith(".py")


def _print_tables(report: dict[str, Any], on_stderr: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(file=sys.stderr if on_stderr else sys.stdout)
    table = Table()
    table.add_column("game")
    for title in ("decisions/s", "copy in \N{MICRO SIGN}s", "playouts/s", "search iterations/s"):
        table.add_column(title, justify="right")
    for game_id, row in report["games"].items():
        table.add_row(game_id, *(f"{value:,.1f}" if value < 100 else f"{value:,.0f}" for value in row.values()))
    console.print(table)
    for part in ("frames", "client"):
        for name, value in report[part].items():
            console.print(f"{part}: {name} {value:,.2f}")
    console.print("The rules run " + ("compiled." if report["compiled"] else "interpreted."))
