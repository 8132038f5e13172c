"""The tray of Quo Vadis?: own laurels and senators, the three actions, and answers that have no place on the board."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api import NOBODY, Move
from engine.quo_vadis import data
from engine.quo_vadis.position import NODE_CHOOSE, NODE_OVER, NONE
from game.art.quo_vadis.tones import ACTION_ICONS
from game.boards.parts import TRAY, Box, Choice, Sitting, Step, Tray
from game.boards.quo_vadis import layout
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.simulate import State
from game.stage.pieces import Piece
from game.telling import quo_vadis as words
from game.text import t

GAME = "game.quo_vadis"
ACTIONS = ("place", "promote", "caesar")
ANSWERS = ("reward", "settle", "keep", "lobby", "no_lobby")
SIDE_DEAL = Box(TRAY.x + TRAY.w - 162, TRAY.y + 7, 148, 31)
LATE, EARLY = 3, 3
"""From so many senators in the senate on its filling is worth a word; so many rounds are the beginning."""


def tray(state: State, moves: Sequence[Move], sitting: Sitting) -> Tray:
    """What lies before the viewer."""
    if sitting.viewer == NOBODY or not moves:
        return Tray("")
    if state.node == NODE_CHOOSE:
        return Tray("", choices=tuple(_actions(state, moves)))
    own = [move for move in moves if move[0] in ANSWERS]
    if not own:
        return Tray("", steps=(Step(t(f"{GAME}.step.{sim.node(state)}"), "now"),))
    steps = (Step(t(f"{GAME}.step.{sim.node(state)}"), "now"),)
    return Tray("", steps=steps, choices=tuple(_answers(state, own)))


# ---------------------------------------------------------------------- the actions


def _actions(state: State, moves: Sequence[Move]) -> list[Choice]:
    pitch = (layout.ACTIONS.w + 10) / 3
    boxes = [Box(layout.ACTIONS.x + i * pitch, layout.ACTIONS.y, pitch - 10, layout.ACTIONS.h) for i in range(3)]
    found = [_action(state, moves, name, boxes[i], i + 1) for i, name in enumerate(ACTIONS)]
    if ("side_draft",) in moves:
        said = t(f"{GAME}.action.side")
        found.append(Choice(SIDE_DEAL, said, move=("side_draft",), thing="action:side", digit=4))
    return found


def verbs(name: str) -> tuple[str, ...]:
    """The moves of an action."""
    return ("promote", "draft") if name == "promote" else (name,)


def _action(state: State, moves: Sequence[Move], name: str, box: Box, digit: int) -> Choice:
    """A button that lights the places of an action, with their number; what cannot be done says why."""
    thing, sign, said = f"action:{name}", ACTION_ICONS[name], t(f"{GAME}.action.{name}.short")
    count = sum(move[0] in verbs(name) for move in moves)
    if name == "place":
        count = sum(sim.free(state, data.ROOMS.index(str(move[1]))) for move in moves if move[0] == "place")
    if not count:
        return Choice(box, said, t(f"{GAME}.action.none.{why_none(state, name)}"), (), None, thing, sign=sign)
    under = t(f"{GAME}.action.{name}.under", count=count)
    return Choice(box, said, under, (), None, thing, digit, group=name, sign=sign)


def why_none(state: State, name: str) -> str:
    """Why an action has no place, as the end of a key of `game.quo_vadis.action.none`."""
    if name == "place":
        return "full" if state.hand[state.turn] else "hand"
    return name


# ---------------------------------------------------------------------- answers


def _answers(state: State, moves: Sequence[Move]) -> list[Choice]:
    count = len(moves)
    pitch = min(250.0, (layout.ACTIONS.w + 8) / count)
    columns = count if pitch >= 80 else (count + 1) // 2
    pitch = min(250.0, (layout.ACTIONS.w + 8) / columns)
    rows = (count + columns - 1) // columns
    high = (layout.ACTIONS.h + 6) / rows - 6
    found = []
    for i, move in enumerate(moves):
        x = layout.ACTIONS.x + (i % columns) * pitch
        box = Box(x, layout.ACTIONS.y + 6 + (i // columns) * (high + 6), pitch - 8, high - 6 / rows)
        found.append(_answer(state, move, box, 0 if move[0] in ("keep", "no_lobby") else i + 1))
    return found


def _answer(state: State, move: Move, box: Box, digit: int) -> Choice:
    verb = str(move[0])
    key = f"{GAME}.choice.{verb}"
    digit = digit if digit < 10 else -1
    if verb == "reward":
        seat = int(move[1])
        art = (Piece("badge", seat, size=30),)
        return Choice(box, t(key), t(f"{key}.under"), art, move, "answer:reward", digit)
    if verb == "settle":
        given, back = state.choices[int(move[1])]
        under = t(f"{key}.back", tokens=purse(back)) if any(back) else ""
        return Choice(box, purse(given), under, (), move, "answer:settle", digit)
    if verb == "lobby":
        return Choice(box, str(move[1]), t(f"{key}.under", count=int(move[1])), (), move, "answer:lobby", digit)
    return Choice(box, t(key), t(f"{key}.under"), (), move, f"answer:{verb}", digit)


def purse(counts: Sequence[int]) -> str:
    """Tokens by value as little pictures, the highest first."""
    values = [value for value in range(len(counts), 0, -1) for _ in range(counts[value - 1])]
    return "".join(words.laurel(value) for value in values)


# ---------------------------------------------------------------------- words


def prompt(state: State, sitting: Sitting) -> str:
    """What the player to move is to do."""
    name = sim.node(state)
    names = sitting.names
    if name == "choose":
        return t(f"{GAME}.prompt.choose.{sitting.group}" if sitting.group else f"{GAME}.prompt.{_choose(state)}")
    if name == "reply" and state.counter:
        return t(f"{GAME}.prompt.reply", name=names[state.counter[0].seat])
    if name == "settle" and state.payments:
        return t(f"{GAME}.prompt.settle", name=names[state.payments[0][1]])
    if name == "answer" and state.passage == NONE:
        return t(f"{GAME}.prompt.answer.side", name=names[state.turn])
    if name == "lobby" and state.terms:
        return t(f"{GAME}.prompt.lobby", name=names[state.terms[state.answers].seat])
    return t(f"{GAME}.prompt.{name}", name=names[state.turn])


def _choose(state: State) -> str:
    """Whether to say that the senate fills up while one stands outside."""
    return "choose.outside" if sim.warns(state) and state.turn in sim.outside(state) else "choose"


def advice(state: State, sitting: Sitting) -> str:  # noqa: ARG001
    """Why a beginner would do what is asked."""
    if state.node == NODE_OVER:
        return ""
    name = sim.node(state)
    if name == "choose":
        name = _occasion(state)
    return t(f"tutorial.quo_vadis.{name}") if name else ""


def _occasion(state: State) -> str:
    """What deserves a word at the choice of an action."""
    seat = state.turn
    if state.round == 1:
        return "welcome"
    if len(state.senate) >= LATE or sim.warns(state):
        return "senate"
    if any(made.maker == seat for made in sim.live(state)):
        return "promise"
    return "choose"


def caption(move: Move, state: State, sitting: Sitting | None = None) -> str:
    """A move in a few words."""
    verb, names = str(move[0]), sitting.names if sitting is not None else ()
    key = f"{GAME}.move.{verb}"
    if verb == "place":
        return t(key, room=words.room(str(move[1])))
    if verb in ("promote", "caesar", "call", "draft"):
        return t(key, passage=words.passage(str(move[1])))
    if verb == "offer":
        entries = [entry(str(name)) for name in move[4::3]]
        return t(key, passage=words.passage(str(move[1])), terms=t("table.comma").join(entries))
    if verb == "bid":
        return t(key, terms=t("table.comma").join(bid_entry(str(name)) for name in move[1:]))
    if verb == "counter":
        return t(key, terms=t(f"{GAME}.counter.{move[1]}"))
    if verb in ("reward", "pick"):
        seats = [int(seat) for seat in (move[1:] if verb == "reward" else move[1::2])]
        said = t("table.comma").join(names[seat] if names else f"{{seat:{seat}}}" for seat in seats)
        return t(key, name=said, seats=said)
    if verb == "side":
        return t(key, name=f"{{seat:{move[1]}}}", terms=entry(str(move[2])))
    if verb in ("lobby", "pay", "waive"):
        return t(key, count=int(move[1]), number=int(move[1]))
    if verb == "settle":
        return t(key, tokens=purse(state.choices[int(move[1])][0]))
    return t(key)


def entry(name: str) -> str:
    """An entry of the menu in words."""
    if name.startswith("c"):
        return t(f"{GAME}.entry.called", number=int(name[1:]))
    return t(f"{GAME}.entry.{name}")


def bid_entry(name: str) -> str:
    """An entry of the menu in the words of the one who bids."""
    return t(f"{GAME}.bid.{name}")
