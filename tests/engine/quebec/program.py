"""Reads the recorded games of the designer's program and says our positions and moves in their words."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.api import Move, Value
from engine.quebec import QUEBEC
from engine.quebec.data import CULTURE_TABLES, LEADERS, SITES, SPACES, TILES, ZONES
from engine.quebec.districts import STEPS
from engine.quebec.layout import Layout
from engine.quebec.position import AWAY, NODE_ARCHITECT, NODE_CONTRIBUTE, NODE_REDIRECT, UNFINISHED
from engine.quebec.state import QuebecState
from engine.quebec.stock import placeable

Words = dict[str, list[Move]]
"""What may be done, in the words of the recording, each with the moves of ours that do it."""


def files(folder: Path) -> list[Path]:
    return sorted([*folder.glob("*.json"), *folder.glob("*.json.gz")])


def load(path: Path) -> dict[str, Any]:
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as file:
        recording: dict[str, Any] = json.load(file)
    return recording


def options_of(rules: dict[str, Any]) -> dict[str, Value]:
    """The options under which the program played."""
    known = {option.name for option in QUEBEC.options} - {"mode", "culture_table"}
    options: dict[str, Value] = {name: value for name, value in rules.items() if name in known}
    options["mode"] = "full_events" if rules["events"] else rules["mode"]
    options["culture_table"] = next(name for name, table in CULTURE_TABLES.items() if table == rules["culture_table"])
    return options


def first_position(recording: dict[str, Any]) -> QuebecState:
    """The recorded layout, seat 0 to begin."""
    state = QUEBEC.new(recording["players"], options_of(recording["rules"]), 0)
    state.layout = Layout([TILES.index(recording["layout"][space]) for space in SPACES])
    state.discs = state.layout.spaces_of[1][:]
    state.first = state.turn = state.current_player = 0
    return state


# ------------------------------------------------------------------------------------------------- the position
def table(state: QuebecState) -> dict[str, Any]:
    """The position as the recording writes it, but for who decides next."""
    players = state.players
    return {
        "century": state.round,
        "players": [
            [
                state.points[seat],
                state.active[seat],
                state.passive[seat],
                SPACES[state.architects[seat]] if state.architects[seat] >= 0 else "hand",
                LEADERS[state.leaders[seat]] if state.leaders[seat] >= 0 else None,
            ]
            for seat in range(players)
        ],
        "neutral": _neutral(state),
        "zones": [state.zones[zone * players : zone * players + players] for zone in range(len(ZONES))],
        "board": " ".join(_cell(state, space) for space in range(len(SPACES))),
    }


def _neutral(state: QuebecState) -> str | None:
    yellow = state.architects[state.players]
    if yellow == AWAY:
        return None
    return SPACES[yellow] if yellow >= 0 else f"hand {state.leaders.index(state.settings.builder)}"


def _cell(state: QuebecState, space: int) -> str:
    if state.stars[space] != UNFINISHED:
        return f"{state.owners[space]}*{state.stars[space]}" if state.stars[space] else "x"
    if space not in state.architects:
        return "."
    architect = state.architects.index(space)
    sites = state.sites[SITES * space : SITES * space + SITES]
    return f"{'N' if architect == state.players else architect}:" + "".join("-" if n < 0 else str(n) for n in sites)


def recorded_table(after: dict[str, Any]) -> dict[str, Any]:
    return {key: after[key] for key in ("century", "players", "neutral", "zones", "board")}


def kind(state: QuebecState) -> str:
    if not state.stack:
        return "turn"
    return "interrupt" if state.stack[-3] == NODE_REDIRECT else "district"


# ---------------------------------------------------------------------------------------------------- the moves
def words(state: QuebecState) -> Words:
    """Everything that may be done here, clicks joined to what the recording calls one step."""
    found: Words = {}
    for move in state.legal_moves():
        for text, moves in _spoken(state, move):
            found[text] = moves
    return found


def _spoken(state: QuebecState, move: Move) -> Iterator[tuple[str, list[Move]]]:
    verb, *rest = move
    if verb in ("start", "end_century"):
        text = " ".join(["start" if verb == "start" else "end", *map(str, rest)])
        after = _after(state, move)
        if after.stack and after.stack[-3] == NODE_ARCHITECT:
            yield text, [move, ("architect", "own")]
            yield text.replace(str(text.split()[0]), text.split()[0] + "_neutral", 1), [move, ("architect", "yellow")]
        else:
            yield text, [move]
    elif verb == "shift_from":
        yield from _shifts(state, move)
    elif verb == "place":
        n = placeable(state, state.turn, STEPS[state.stack[-2]].count)
        yield f"place_passive {n} {rest[0]}", [move]
    elif verb == "contribute" and state.stack and state.stack[-3] == NODE_CONTRIBUTE:
        yield f"contribute_passive {rest[0]}", [move]
    elif verb == "redirect":
        yield f"send {SPACES[state.stack[-2]]} {rest[0]}", [move]
    else:
        yield " ".join([{"send": "place", "district": "choose"}.get(str(verb), str(verb)), *map(str, rest)]), [move]


def _shifts(state: QuebecState, move: Move) -> Iterator[tuple[str, list[Move]]]:
    middle = _after(state, move)
    zone = ZONES.index(str(move[1]))
    here = zone * state.players + state.turn
    for to in middle.legal_moves():
        end = _after(middle, to)
        if end.stack and ("shift", 1) in end.legal_moves():
            for count in end.legal_moves():
                yield f"shift {count[1]} {move[1]} {to[1]}", [move, to, count]
        else:
            n = state.zones[here] - end.zones[here] if end.round == state.round else min(state.zones[here], 2)
            yield f"shift {n} {move[1]} {to[1]}", [move, to]


def _after(state: QuebecState, move: Move) -> QuebecState:
    other = state.clone()
    other.advance(move)
    return other
