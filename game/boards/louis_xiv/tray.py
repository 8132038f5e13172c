"""The tray of Louis XIV: what a card can do, answers to questions, and what is asked, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api import NOBODY, UNKNOWN, Move
from engine.louis_xiv import data
from game.boards.louis_xiv import layout, words
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Box, Choice, Sitting, Tray
from game.text import t

GAME = "game.louis_xiv"
LAST = 2
"""Cards in hand before the last turn with one."""
RECALL_WIDE = 152.0


def tray(state: State, moves: Sequence[Move], sitting: Sitting) -> Tray:
    """The buttons before the viewer; cards and missions are pieces."""
    if sitting.viewer == NOBODY or not moves:
        return Tray("")
    return Tray("", choices=tuple(_choices(state, moves)))


def _choices(state: State, moves: Sequence[Move]) -> list[Choice]:
    name = sim.node_name(state)
    if name == "use":
        return _use(state, moves)
    if name in ("put", "last_put"):
        return [_amount(move, box) for move, box in zip(moves, layout.row(len(moves)), strict=True)]
    if name == "intrigue":
        return _intrigue(state, moves)
    if name == "bribe":
        return _bribe(state, moves)
    if name == "pay":
        return _pay(moves)
    if name == "keep":
        return _keep(moves)
    no = [move for move in moves if move[0] in ("stop", "decline")]
    return [_no(move, name) for move in no]


# ---------------------------------------------------------------------- cards


def _use(state: State, moves: Sequence[Move]) -> list[Choice]:
    """How many markers a courtier's card places, and recall; the joker's courtiers are on the board."""
    amounts = [move for move in moves if move[0] == "put"]
    boxes = layout.row(len(amounts) + 1, RECALL_WIDE if amounts else 0.0)
    found = [_amount(move, box) for move, box in zip(amounts, boxes, strict=False)]
    seat = state.current_player
    count = min(state.settings.recalls[state.args[0]], state.general[seat])
    said = t(f"{GAME}.choice.recall", count=count)
    return [*found, Choice(boxes[-1], f"{{seat:{seat}}}{said}", "", (), ("recall",), "recall", 0)]


def _amount(move: Move, box: Box) -> Choice:
    count = int(move[1])
    return Choice(box, f"+{count}", "", (), move, f"put:{count}", count)


def _no(move: Move, node: str) -> Choice:
    """Nothing, or nothing more."""
    key = {"move": "stay", "mission": "no_mission"}.get(node, "decline")
    box = layout.row(1)[0]
    return Choice(box, t(f"{GAME}.choice.{key}"), "", (), move, f"no:{node}", 0)


# ---------------------------------------------------------------------- answers


def _intrigue(state: State, moves: Sequence[Move]) -> list[Choice]:
    seat = state.current_player
    boxes = layout.row(len(moves))
    found = []
    for digit, (move, box) in enumerate(zip(moves, boxes, strict=True), 1):
        if move == ("keep",):
            under = t(f"{GAME}.choice.keep_card.under")
            found.append(Choice(box, t(f"{GAME}.choice.keep_card"), under, (), move, "no:intrigue", 0))
            continue
        here = state.courtier
        rows = (data.FROM_PERSONAL, state.personal) if move[1] == "personal" else (data.FROM_GENERAL, state.general)
        count = min(rows[0][here], rows[1][seat])
        well = "supply" if move[1] == "personal" else "reserve"
        under = t(f"{GAME}.choice.from", place=t(f"{GAME}.well.{well}"))
        found.append(Choice(box, f"+{count}", under, (), move, f"intrigue:{move[1]}", digit))
    return found


def _bribe(state: State, moves: Sequence[Move]) -> list[Choice]:
    pay, keep = layout.row(2)
    cost = sim.price(state, state.courtier + 1, state.current_player)
    return [
        Choice(pay, t(f"{GAME}.choice.bribe", count=cost), "", (), moves[0], "bribe", 1),
        Choice(keep, t(f"{GAME}.choice.no_bribe"), "", (), moves[1], "no:bribe", 0),
    ]


def _pay(moves: Sequence[Move]) -> list[Choice]:
    """The pairs of chips that pay for a mission."""
    boxes = layout.row(len(moves)) if len(moves) <= layout.FEW_WAYS else layout.grid(len(moves), layout.WAYS, 4)
    return [
        Choice(box, f"{{chip:{move[1]}}}{{chip:{move[2]}}}", "", (), move, "pay", digit if digit < 10 else -1)
        for digit, (move, box) in enumerate(zip(moves, boxes, strict=True), 1)
    ]


def _keep(moves: Sequence[Move]) -> list[Choice]:
    """Which chip is kept."""
    found = []
    for digit, (move, box) in enumerate(zip(moves, layout.row(len(moves)), strict=True), 1):
        if move == ("keep_none",):
            found.append(Choice(box, t(f"{GAME}.choice.keep_none"), "", (), move, "keep", 0))
        else:
            found.append(Choice(box, f"{{chip:{move[1]}}}", "", (), move, f"chip:{move[1]}", digit))
    return found


# ---------------------------------------------------------------------- words


def prompt(state: State, sitting: Sitting) -> str:  # noqa: ARG001
    """What the player to move is to do; where the viewer may not know who is asked, what happens."""
    if state.current_player == UNKNOWN:
        return t(f"{GAME}.prompt.whisper", courtier=words.courtier(state.courtier + 1))
    return t(f"{GAME}.prompt.{prompt_key(state)}", **facts(state))


def prompt_key(state: State) -> str:
    name = sim.node_name(state)
    return "joker" if name == "use" and not state.args[0] else name or "over"


def facts(state: State) -> dict[str, object]:
    """What the words of prompts speak of."""
    given = sim.question(state)[1]
    said: dict[str, object] = dict(given)
    if "courtier" in given or "face" in given:
        here = int(given.get("courtier", given.get("face", 0)))
        said["courtier"] = words.courtier(here) if here else ""
        said["reward"] = words.reward_of(here) if here else ""
    if "mission" in given:
        said["mission"] = words.mission(given["mission"])
    if "price" in given:
        said["count"] = given["price"]
    return said


def advice(state: State, sitting: Sitting) -> str:  # noqa: ARG001
    """Why a beginner would do what is asked."""
    if state.current_player < 0:
        return ""
    return t(f"tutorial.louis_xiv.{advice_key(state)}")


def advice_key(state: State) -> str:
    name = sim.node_name(state)
    seat = state.current_player
    if name == "card":
        fresh = state.hand_sizes[seat] == max(state.hand_sizes) and len(state.played) < state.players
        if fresh and state.round == 1:
            return "welcome"
        if fresh:
            return "last_round" if state.round == data.ROUNDS else "supply"
        if state.round == 1 and state.hand_sizes[seat] == LAST:
            return "patronage"
        return "recall" if state.personal[seat] < 3 <= state.general[seat] else "influence"
    if name == "use":
        if state.personal[seat] < 3 <= state.general[seat]:
            return "recall"
        return "put" if state.args[0] else "on"
    renamed = {"guest": "start_power", "last_word": "end_power", "last_put": "put", "move": "move_on"}
    return renamed.get(name, name)


def caption(move: Move, _state: State) -> str:
    """A move in a few words."""
    verb = str(move[0])
    key = f"{GAME}.move.{verb}"
    if verb in ("guest", "last_word", "on", "place"):
        return t(key, courtier=words.courtier(int(move[1])))
    if verb == "move_on":
        return t(key, courtier=words.courtier(int(move[1])), count=int(move[2]))
    if verb == "card":
        return t(key, face=words.face(int(move[1])))
    if verb == "put":
        return t(key, count=int(move[1]))
    if verb == "intrigue":
        return t(f"{key}.{move[1]}")
    if verb == "mission":
        return t(key, mission=words.mission(str(move[1])))
    if verb == "pay":
        return t(key, first=words.a_chip(str(move[1])), second=words.a_chip(str(move[2])))
    if verb == "deck":
        return t(key, tier=t(f"{GAME}.tier.{move[1]}"))
    if verb == "keep_chip":
        return t(key, chip=words.a_chip(str(move[1])))
    return t(key)


def most(state: State) -> int:
    """How many markers a card or power could place at most."""
    return int(sim.question(state)[1].get("count", 0))
