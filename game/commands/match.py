"""`cabinet match`: bots against bots, without a window."""

import argparse
import json
import sys
from typing import Any

from game.commands.common import Commands, add_options, count, game_of, options_of, seats_of, seed, share


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "match", help="let bots play against each other", description="Lets bots play; seats are rotated."
    )
    add_options(parser)
    parser.add_argument("--seats", required=True, metavar="SPEC,SPEC,...", help="the bots, for example minister,greedy")
    parser.add_argument("--games", required=True, type=count, metavar="N", help="how many games at most")
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="the same seed plays the same games")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes at work")
    parser.add_argument(
        "--until",
        type=share,
        metavar="SHARE",
        help="stop as soon as the interval of the first bot lies wholly above or below this share",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays, and prints win shares with 95 % intervals."""
    game = game_of(args.game)
    specs = seats_of(game, args.seats, people=False)
    options = options_of(game, len(specs), args.option)
    report = _play(args, game.id, specs, options)
    _print_table(report, on_stderr=args.json)
    if args.json:
        print(json.dumps(report))
    return 0


def _play(args: argparse.Namespace, game_id: str, specs: list[str], options: dict[str, Any]) -> dict[str, Any]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ai import arena

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        bar = progress.add_task("games", total=args.games)
        return arena.run(
            game_id,
            tuple(specs),
            args.games,
            seed=args.seed,
            jobs=args.jobs,
            options=options,
            until=args.until,
            progress=lambda done, _: progress.update(bar, completed=done),
        )


def _print_table(report: dict[str, Any], on_stderr: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{report['game']}, {report['players']} players, {report['games']} games")
    table.add_column("bot", overflow="fold")
    for title in ("wins", "95 %", "points", "place", "ms", "ms 95 %"):
        table.add_column(title, justify="right", no_wrap=True)
    for seat in report["seats"]:
        table.add_row(
            seat["spec"],
            f"{100 * seat['share']:.1f} %",
            f"{100 * seat['low']:.1f} to {100 * seat['high']:.1f}",
            f"{seat['mean_score']:.1f}",
            f"{seat['mean_rank']:.2f}",
            f"{seat['ms_median']:.1f}",
            f"{seat['ms_p95']:.1f}",
        )
    console = Console(file=sys.stderr if on_stderr else sys.stdout)
    console.print(table)
    console.print(f"{report['decisions']} decisions in {report['seconds']:.1f} s")
