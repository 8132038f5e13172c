"""`cabinet replay`: the minutes of a saved game, move by move."""

import argparse
import json
import re
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from engine.api import EVERYONE, NOBODY, Move
from engine.catalogue import find
from engine.match import HUMAN, REMARK, LogLine, Match, SeatSetup, Setup
from engine.savefile import Peek, SaveError, peek
from engine.savefile import parse as parse_save
from game.commands.common import BadCall, Commands, spelled
from game.settings import LANGUAGES
from game.telling import find as telling
from game.telling import remark
from game.words import has, set_language, t

SEAT_FACTS = ("seat", "seats", "order")
"""Facts that hold seats; other words are ids, numbers stay numbers."""


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "replay", help="print what happened in a saved game", description="Prints the minutes of a saved game."
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the minutes")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints the minutes. What only one seat may know is told once the game is over."""
    set_language(args.lang)
    seen, match = _read(Path(args.file))
    over = match is not None and match.over
    lines = list(_once(line for line in (match or seen).log if over or line.to == EVERYONE))
    if args.json:
        print(json.dumps(_as_json(seen, match, lines), ensure_ascii=False))
    else:
        print("\n".join(_minutes(seen, match, lines)))
    return 0


def _read(path: Path) -> tuple[Peek, Match | None]:
    """What the save holds, and the match if the rules of today can still play it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadCall(f"{path} cannot be read: {error.strerror or error}") from None
    try:
        seen = peek(data)
        return seen, parse_save(data).match
    except SaveError as error:
        if error.key == "save.error.rules":
            return seen, None
        raise BadCall(f"{path}: {str(error).removesuffix('.')}") from None


def _as_json(seen: Peek, match: Match | None, lines: Iterable[LogLine]) -> dict[str, Any]:
    setup = seen.setup
    notes = _by_move(lines)
    return {
        "game": setup.game,
        "rules_version": setup.rules_version,
        "players": len(setup.seats),
        "options": setup.options,
        "seed": setup.seed,
        "seats": [{"name": seat.name, "kind": seat.kind, "spec": seat.spec} for seat in setup.seats],
        "started": seen.times.started,
        "marked": seen.marked,
        "moves": [
            {
                "seat": match.deciders[index] if match else notes[index][0].seat if index in notes else None,
                "move": list(move),
                "notes": [{"key": line.key, "facts": line.facts} for line in notes.get(index, [])],
            }
            for index, move in enumerate(seen.moves)
        ],
        "over": match.over if match else None,
        "scores": match.state.scores() if match else None,
        "ranks": match.state.ranks() if match else None,
    }


def _once(lines: Iterable[LogLine]) -> Iterator[LogLine]:
    """The lines without those that are another's secret too: what two have shared is told once."""
    before: list[LogLine] = []
    for line in lines:
        if line.to == EVERYONE or not any(other._replace(to=line.to) == line for other in before):
            yield line
        before = [*(other for other in before if other.move == line.move), line]


def _by_move(lines: Iterable[LogLine]) -> dict[int, list[LogLine]]:
    sorted_lines: dict[int, list[LogLine]] = {}
    for line in lines:
        sorted_lines.setdefault(line.move, []).append(line)
    return sorted_lines


def _minutes(seen: Peek, match: Match | None, lines: Iterable[LogLine]) -> Iterator[str]:
    setup = seen.setup
    title = f"game.{setup.game}.title"
    yield t(title) if has(title) else setup.game
    yield time.strftime("%Y-%m-%d %H:%M", time.localtime(seen.times.started)) + f", seed {setup.seed}"
    yield from _options(setup)
    for number, seat in enumerate(setup.seats, 1):
        yield f"{number}. {seat.name} ({_who(seat)})"
    yield ""
    yield from _moves(seen, match, _by_move(lines))
    yield ""
    if match is None:
        yield t("minutes.other_rules")
    else:
        yield from _standing(match)
    if seen.marked:
        yield t("minutes.marked")


def _moves(seen: Peek, match: Match | None, notes: dict[int, list[LogLine]]) -> Iterator[str]:
    """A line for each move that told something; choices on the way to it are counted with it (`3-4.`)."""
    width = 1 + 2 * len(str(len(seen.moves)))
    first = 0
    for index in range(len(seen.moves)):
        decider = match.deciders[index] if match else notes[index][0].seat if index in notes else NOBODY
        last = index == len(seen.moves) - 1 or (match is not None and match.deciders[index + 1] != decider)
        if index not in notes and not last:
            continue
        label = f"{index + 1}" if first == index else f"{first + 1}-{index + 1}"
        told = t("minutes.comma").join(sentence(seen.setup, line).rstrip(".。") for line in notes.get(index, []))
        name = f"{seen.setup.seats[decider].name}: " if decider != NOBODY else ""
        yield f"{label:>{width}}. " + (told or name + ", ".join(map(_spelled, seen.moves[first : index + 1])))
        first = index + 1


def _options(setup: Setup) -> Iterator[str]:
    defaults = {option.name: option.default for option in find(setup.game).options}
    changed = [f"{name}={spelled(value)}" for name, value in setup.options.items() if value != defaults.get(name)]
    if changed:
        yield "options: " + ", ".join(changed)


def _spelled(move: Move) -> str:
    return " ".join(map(str, move))


def _who(seat: SeatSetup) -> str:
    return seat.kind if seat.kind == HUMAN else seat.spec


def _standing(match: Match) -> Iterator[str]:
    ranks, scores = match.state.ranks(), match.state.scores()
    yield t("minutes.over" if match.over else "minutes.going")
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        yield f"{ranks[seat]}. {match.setup.seats[seat].name}: {scores[seat]}"


def sentence(setup: Setup, line: LogLine) -> str:
    """A line of the log in words; in keys and facts where there are no words for it."""
    key = f"log.{setup.game}.{line.key}"
    is_remark = line.key == REMARK and has(f"remark.{setup.game}.{line.facts['says']}")
    if not (is_remark or has(key)):
        return " ".join([line.key, *(f"{name}={value}" for name, value in line.facts.items())])
    names = [seat.name for seat in setup.seats]
    tell = telling(setup.game)
    if tell is not None:
        facts = tell(line.key, line.facts, tuple(names))
    else:
        facts = {name: _said(setup.game, name, value, names) for name, value in line.facts.items()}
    return _without_pictures(remark(setup.game, facts) if is_remark else t(key, **facts))


def _said(game: str, name: str, value: Any, names: list[str]) -> Any:
    """A fact in words: seats by name, ids by `game.<game>.<kind>.<id>`."""
    if isinstance(value, list):
        return ", ".join(str(_said(game, name, item, names)) for item in value)
    if name in SEAT_FACTS and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    if isinstance(value, str):
        kinds = (name, "province", "place")
        return next((t(key) for kind in kinds if has(key := f"game.{game}.{kind}.{value}")), value)
    return value


def _without_pictures(text: str) -> str:
    """The text with its marks for icons (`{franc:3}`) written out."""
    return re.sub(r"\{(\w+)(?::([^}]*))?\}", lambda mark: f"{mark[2]} {mark[1]}" if mark[2] else mark[1], text)
