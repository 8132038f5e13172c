"""The tray of Québec: the four actions, the steps of a district, and the answers that have no place on the board."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api import NOBODY, Move
from engine.quebec.data import CENTURIES, CITADEL, COST, DISTRICTS, LEADERS, SPACES, ZONES
from engine.quebec.districts import STEPS
from engine.quebec.position import (
    NODE_ACTIVATE,
    NODE_ARCHITECT,
    NODE_CONTRIBUTE,
    NODE_DISTRICT,
    NODE_OVER,
    NODE_PAY,
    NODE_PLACE,
    NODE_SHIFT,
    NODE_SHIFT_FROM,
    NODE_SHIFT_TO,
    NODE_START,
    NODE_UPGRADE,
    NODES,
)
from game.art.quebec.tones import ACTION_ICONS
from game.boards.parts import Box, Choice, Sitting, Step, Tray
from game.boards.quebec import layout, words
from game.boards.quebec import simulate as sim
from game.boards.quebec.simulate import State
from game.stage.pieces import Piece
from game.text import has, t

GAME = "game.quebec"
ACTIONS = ("start", "contribute", "send", "leader")
OF_DISTRICT = frozenset({NODE_PLACE, NODE_ACTIVATE, NODE_CONTRIBUTE, NODE_UPGRADE, NODE_SHIFT_FROM, NODE_START})
FEW, FRESH = 2, 9
"""So many workers left are few; so many blue discs lie only at the beginning of a century."""
SHIFTING = frozenset({NODE_SHIFT_TO, NODE_SHIFT})


def node(state: State) -> int:
    """The decision on top, -1 at the choice of the main action."""
    return state.stack[-3] if state.stack else -1


def node_name(state: State) -> str:
    return NODES[node(state)] if state.stack else "action"


def tray(state: State, moves: Sequence[Move], sitting: Sitting) -> Tray:
    """What lies before the viewer."""
    if sitting.viewer == NOBODY or not moves:
        return Tray("")
    if not state.stack:
        return Tray("", choices=tuple(_actions(state, moves)))
    return Tray("", steps=_steps(state), choices=tuple(_answers(state, moves)))


# ---------------------------------------------------------------------- the four actions


def _actions(state: State, moves: Sequence[Move]) -> list[Choice]:
    names = ACTIONS if state.settings.leaders else ACTIONS[:3]
    return [
        _action(state, moves, name, box, i + 1)
        for i, (name, box) in enumerate(zip(names, layout.action_boxes(), strict=False))
    ]


def _action(state: State, moves: Sequence[Move], name: str, box: Box, digit: int) -> Choice:
    """A button that lights the targets of an action, with their number; what cannot be done says why."""
    thing, sign = f"action:{name}", ACTION_ICONS[name]
    if name == "start" and ("end_century",) in moves:
        said, under = t(f"{GAME}.action.end_century.short"), t(f"{GAME}.action.end_century.under")
        sign = ACTION_ICONS["end_century"]
        return Choice(box, said, under, (), ("end_century",), "action:end_century", digit, sign=sign)
    said = t(f"{GAME}.action.{name}.short")
    count = sum(move[0] == name for move in moves)
    if not count:
        under = t(f"{GAME}.action.none.{why_none(state, name)}")
        return Choice(box, said, under, (), None, thing, sign=sign)
    if name == "send":
        under = t(f"{GAME}.action.send.{'any' if count == len(ZONES) else 'corners'}")
    else:
        under = t(f"{GAME}.action.{name}.under", count=count)
    return Choice(box, said, under, (), None, thing, digit, group=name, sign=sign)


def why_none(state: State, name: str) -> str:
    """Why an action has no target, as the end of a key of `game.quebec.action.none`."""
    if name != "start" and must_build(state):
        return "first"
    if name == "leader":
        return "taken" if state.leaders[state.turn] != NOBODY else "leader"
    return name


def must_build(state: State) -> bool:
    """Whether the architect of the seat to move must go to work first (Q20a)."""
    return state.architects[state.turn] < 0 and state.round > 1


# ---------------------------------------------------------------------- decisions within an action


def district_of(state: State) -> str:
    """The district whose action is carried out, or ""."""
    top = node(state)
    if top in OF_DISTRICT:
        return DISTRICTS[STEPS[state.stack[-2]].district]
    if top in SHIFTING:
        return "rel_jewish"
    if top == NODE_DISTRICT:
        return DISTRICTS[state.stack[-2]]
    return ""


def _steps(state: State) -> tuple[Step, ...]:
    """The district that is done with, and what is asked now."""
    found = []
    name = district_of(state)
    if name:
        found.append(Step(words.district(name), "done"))
    if node(state) in (NODE_ARCHITECT, NODE_PAY):
        found.append(
            Step(t(f"{GAME}.action.start" if node(state) != NODE_PAY else f"{GAME}.action.contribute"), "done")
        )
    found.append(Step(t(f"{GAME}.step.{node_name(state)}"), "now"))
    return tuple(found)


def _answers(state: State, moves: Sequence[Move]) -> list[Choice]:
    """Buttons for the moves that are not clicked on the board."""
    own = [
        move for move in moves if move[0] in ("architect", "pay", "activate", "shift", "pair", "skip", "end_century")
    ]
    digits = range(1, len(own) + 1)
    return [
        _answer(state, move, box, 0 if move == ("skip",) else digit)
        for move, box, digit in zip(own, layout.row(len(own)), digits, strict=True)
    ]


def _answer(state: State, move: Move, box: Box, digit: int) -> Choice:
    verb, seat = str(move[0]), state.current_player
    key = f"{GAME}.choice.{verb}"
    art: tuple[Piece, ...] = ()
    if verb == "architect":
        return _architect(state, move, box, digit)
    if verb == "pay":
        cost = COST[state.stack[-2]]
        kind = str(move[1])
        after = sim.play(state, move).state
        left = after.active[seat] if kind == "active" else after.passive[seat]
        under = t(f"{key}.{kind}.under", count=cost, left=left)
        art = (Piece("worker", seat, face="" if kind == "active" else "reserve", size=26),)
        return Choice(box, t(f"{key}.{kind}"), under, art, move, verb, digit)
    if verb == "activate":
        art = (Piece("worker", seat, size=26),)
        return Choice(box, t(key, count=int(move[1])), t(f"{key}.under"), art, move, verb, digit)
    if verb == "shift":
        zone, target = (words.zone(ZONES[number]) for number in state.stack[-2:])
        return Choice(
            box, t(key, count=int(move[1])), t(f"{key}.under", zone=zone, target=target), (), move, verb, digit
        )
    if verb == "pair":
        first, second = (words.zone(str(name)) for name in move[1:])
        return Choice(box, t(key, first=first, second=second), t(f"{key}.under"), (), move, verb, digit)
    return Choice(box, t(key), t(f"{key}.under"), (), move, verb, digit)


def _architect(state: State, move: Move, box: Box, digit: int) -> Choice:
    """Which of two architects moves: where he leaves from."""
    own = move[1] == "own"
    space = state.architects[state.current_player if own else state.players]
    under = t(f"{GAME}.choice.architect.hand")
    if space >= 0:
        under = t(f"{GAME}.choice.architect.leaves", district=words.of_space(space))
    kind = "architect" if own else "yellow"
    art = (Piece("figure", state.current_player, face=kind, size=36),)
    return Choice(box, t(f"{GAME}.choice.architect.{move[1]}"), under, art, move, f"architect:{move[1]}", digit)


# ---------------------------------------------------------------------- words


def prompt(state: State, sitting: Sitting) -> str:
    """What the player to move is to do; for a group of actions that is lit, what that asks."""
    return t(f"{GAME}.prompt.{prompt_key(state, sitting)}", **_facts(state))


def prompt_key(state: State, sitting: Sitting) -> str:
    """The end of the keys of prompts and of advice."""
    if not state.stack:
        if sitting.group:
            return f"action.{sitting.group}"
        if must_build(state) and state.discs:
            return "action.enter"
        return "action" if state.discs else "action.last"
    if node(state) == NODE_ARCHITECT and state.stack[-2] < 0:
        return "architect.end"
    return node_name(state)


def _facts(state: State) -> dict[str, str]:
    top = node(state)
    facts = {"district": words.district(name) if (name := district_of(state)) else ""}
    if top == NODE_SHIFT_TO:
        facts["zone"] = words.place(ZONES[state.stack[-2]])
    elif top == NODE_SHIFT:
        facts["zone"], facts["target"] = (words.place(ZONES[zone]) for zone in state.stack[-2:])
    return facts


def advice(state: State, sitting: Sitting) -> str:
    """Why a beginner would do what is asked."""
    if node(state) == NODE_OVER or state.current_player == NOBODY:
        return ""
    key = prompt_key(state, sitting)
    if key == "action" and not sitting.group:
        key = _occasion(state)
    said = f"tutorial.quebec.{key.removesuffix('.end')}"
    plain = not state.settings.cascade and has(f"{said}.family")
    return t(f"{said}.family" if plain else said)


def _occasion(state: State) -> str:
    """What deserves a word at the choice of an action: the beginning, a new century, its end near, the Citadelle."""
    seat = state.turn
    if state.round == 1 and state.architects[seat] < 0:
        return "welcome"
    others = (state.active[other] + state.passive[other] for other in range(state.players) if other != seat)
    if any(count <= FEW for count in others):
        return "dry"
    if state.round > 1 and len(state.discs) >= FRESH:
        if state.round == CENTURIES:
            return "last_century"
        return "event" if sim.event(state) else "century"
    if not sim.workers(state, CITADEL)[seat] and len(state.discs) < FRESH:
        return "citadel"
    return "action"


def caption(move: Move, _state: State) -> str:
    """A move in a few words."""
    verb, argument = str(move[0]), move[1] if len(move) > 1 else ""
    key = f"{GAME}.move.{verb}"
    if verb in ("start", "contribute", "upgrade", "settle"):
        return t(key, district=words.of_space(SPACES.index(str(argument))))
    if verb in ("send", "place", "redirect", "shift_from", "shift_to"):
        return t(key, zone=words.place(str(argument)))
    if verb == "leader":
        return t(key, leader=words.leader(LEADERS.index(str(argument))))
    if verb == "district":
        return t(key, district=words.district(str(argument)))
    if verb in ("architect", "pay"):
        return t(f"{key}.{argument}")
    if verb == "pair":
        return t(key, first=words.place(str(move[1])), second=words.place(str(move[2])))
    if verb in ("activate", "shift"):
        return t(key, count=int(argument))
    return t(key)
