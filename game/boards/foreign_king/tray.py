"""The tray of The Foreign King: own things, the numbered steps, and the choices that have no place on the board."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api import NOBODY, Move
from engine.foreign_king.data import LOAN, POINTS_PER_FACTORY, QUEEN, REPAYMENT
from engine.foreign_king.position import NODES
from game.boards.foreign_king import simulate, words
from game.boards.foreign_king.simulate import State
from game.boards.parts import CHOICES, DONE, OWNED, Box, Choice, Sitting, Step, Tray, choice_boxes
from game.stage.pieces import Piece
from game.text import t

STEPS: dict[str, tuple[str, tuple[str, ...]]] = {
    "factory": ("build", ("factory", "build_in")),
    "build_in": ("build", ("factory", "build_in")),
    "place_in": ("place", ("place_in", "place")),
    "place": ("place", ("place_in", "place")),
    "move_from": ("move", ("move_from", "move_to")),
    "move_to": ("move", ("move_from", "move_to")),
    "seat_from": ("congress", ("seat_from",)),
    "king_to": ("king", ("king_to", "king_steps")),
    "king_steps": ("king", ("king_to", "king_steps")),
    "copy": ("queen", ("copy",)),
}
"""By decision: its action, and the decisions of that action in their order."""

BORROW = Box(CHOICES.x + 478, CHOICES.y, 148, CHOICES.h)
REPAY = Box(CHOICES.x + 320, CHOICES.y, 148, CHOICES.h)
SKIP = Box(CHOICES.x, CHOICES.y, 148, CHOICES.h)
BESIDE = 4
"""So many choices leave room for the loan beside them."""


def tray(state: State, moves: Sequence[Move], sitting: Sitting) -> Tray:
    """What lies before the viewer."""
    seat = sitting.viewer
    if seat == NOBODY:
        return Tray("")
    node = NODES[state.node]
    choices: list[Choice] = []
    done: Choice | None = None
    if moves:
        choices = _choices(state, node, moves)
        if ("stop",) in moves:
            done = Choice(DONE, t("table.done"), move=("stop",), thing="stop", sign="check-mark")
    title = t("game.foreign_king.tray.title")
    return Tray(title, _owned(state, seat), _steps(state, node) if moves else (), tuple(choices), done)


def _owned(state: State, seat: int) -> tuple[Piece, ...]:
    """The viewer's discs (many as a few and their number), coins and medals in two rows."""
    found: list[Piece] = []
    discs = state.supply[seat]
    shown = discs if discs <= 4 else 3
    for i in range(shown):
        found.append(Piece("citizen", seat, pos=(OWNED.x + 19 + i * 44, OWNED.y + 54), size=38))
    if discs > shown:
        found.append(Piece("badge", face=f"\N{MULTIPLICATION SIGN}{discs}", pos=(OWNED.x + 160, OWNED.y + 54), size=30))
    coins = [5] * (state.francs[seat] // 5) + [1] * (state.francs[seat] % 5)
    faces = ["medal"] * (state.medals[seat] - state.loans[seat]) + ["loan"] * state.loans[seat]
    pitch = min(31.0, (OWNED.w - 28) / max(1, len(coins) + len(faces) - 1))
    x = OWNED.x + 14
    for value in coins:
        found.append(Piece("franc", face=str(value), pos=(x, OWNED.y + 100), size=28))
        x += pitch
    for face in faces:
        found.append(Piece("medal", face="loan" if face == "loan" else "", pos=(x, OWNED.y + 98), size=28))
        x += pitch
    return tuple(found)


def _steps(state: State, node: str) -> tuple[Step, ...]:
    if node not in STEPS:
        return (Step(t(f"game.foreign_king.step.{node}"), "now"),)
    action, decisions = STEPS[node]
    by_queen = state.pawns[state.current_player] == QUEEN and node != "copy"
    name = words.action(action)
    found = [Step(t("game.foreign_king.step.queen", action=name) if by_queen else name, "done")]
    now = decisions.index(node)
    for i, decision in enumerate(decisions):
        standing = "done" if i < now else "now" if i == now else "next"
        found.append(Step(_step_words(state, decision, standing), standing))
    return tuple(found)


def _step_words(state: State, decision: str, standing: str) -> str:
    """A step that is done says what was chosen."""
    if standing == "done" and state.chosen >= 0:
        return words.factory(state.chosen) if decision == "factory" else words.province(state.chosen)
    return t(f"game.foreign_king.step.{decision}")


def _choices(state: State, node: str, moves: Sequence[Move]) -> list[Choice]:
    if node == "action":
        return _free(state, moves)
    if node == "factory":
        return _plain(state, moves)
    if node == "place_in":
        return _beside(state, _numbers(state, "place", _announced(state, moves), live=False))
    if node == "place":
        return _beside(state, _numbers(state, "place", moves, live=True))
    if node == "king_steps":
        return _numbers(state, "king_steps", moves, live=True)
    if node == "move_to":
        return [_supply(state, ("move_to", "supply"))] if ("move_to", "supply") in moves else []
    if node == "seat_from":
        return [_supply(state, ("seat_from", "supply"))] if ("seat_from", "supply") in moves else []
    if node in ("release", "lay_down", "disc", "repay"):
        return _plain(state, moves)
    return []


def row(count: int, width: float) -> list[Box]:
    """A few buttons of the same width."""
    return [Box(CHOICES.x + i * (width + 10), CHOICES.y, width, CHOICES.h) for i in range(count)]


def _announced(state: State, moves: Sequence[Move]) -> list[Move]:
    """The numbers that the next step will offer, whatever province is chosen."""
    after = simulate.play(state, moves[0]).state
    ready = after.current_player == state.current_player and NODES[after.node] == "place"
    return after.legal_moves() if ready else [("place", 1)]


def _numbers(state: State, verb: str, moves: Sequence[Move], live: bool) -> list[Choice]:
    seat = state.current_player
    found: list[Choice] = []
    wide = verb == "king_steps" and len(moves) <= 4
    boxes = row(len(moves), 150) if wide else choice_boxes(max(len(moves), 1))
    for move, box in zip(moves, boxes, strict=False):
        n = int(move[1])
        price, under = n - 1, ""
        if live:
            outcome = simulate.play(state, move)
            price = outcome.francs
            if verb == "king_steps":
                told = outcome.told.get("king_arrived", {})
                under = t("game.foreign_king.choice.marker", marker=told.get("marker", 0))
        art: tuple[Piece, ...] = ()
        if verb == "place":
            art = tuple(Piece("citizen", seat, size=24) for _ in range(min(n, 4))) if box.h > 40 else ()
            said = t("game.foreign_king.choice.place", count=n, price=words.francs(price))
            if price <= 0:
                said = t("game.foreign_king.choice.place_free", count=n)
            if box.w < 80:
                art, said, under = (), str(n), words.francs(price)
        else:
            said = t("game.foreign_king.choice.steps", count=n)
            under = f"{words.francs(price)} · {under}"
        found.append(Choice(box, said, under, art, move if live else None, f"{verb}:{n}", n if n <= 9 else -1))
    return found


def _beside(state: State, choices: list[Choice]) -> list[Choice]:
    """The loan stands quietly beside a few choices, so that nobody forgets it: it can be taken before the action."""
    seat = state.current_player
    if len(choices) <= BESIDE and state.medals[seat] > state.loans[seat]:
        return [*choices, _borrow(None)]
    return choices


def _borrow(move: Move | None) -> Choice:
    said = t("game.foreign_king.choice.borrow", francs=words.francs(LOAN))
    return Choice(BORROW, said, t("game.foreign_king.choice.borrow.under"), move=move, thing="borrow")


def _free(state: State, moves: Sequence[Move]) -> list[Choice]:
    """Borrow, repay and skip."""
    seat = state.current_player
    found: list[Choice] = []
    if ("skip",) in moves:
        found.append(Choice(SKIP, t("game.foreign_king.choice.skip"), move=("skip",), thing="skip"))
    if state.loans[seat]:
        said = t("game.foreign_king.choice.repay", francs=words.francs(REPAYMENT))
        live = ("repay",) in moves
        under = t("game.foreign_king.choice.repay.under")
        found.append(Choice(REPAY, said, under, move=("repay",) if live else None, thing="repay"))
    if state.medals[seat]:
        found.append(_borrow(("borrow",) if ("borrow",) in moves else None))
    return found


def _supply(state: State, move: Move) -> Choice:
    """The supply as origin or target of a citizen."""
    box = Box(CHOICES.x, CHOICES.y, 220, CHOICES.h)
    art = (Piece("citizen", state.current_player, size=24),)
    under = ""
    if move[0] == "move_to":
        under = words.francs(simulate.play(state, move).francs)
    return Choice(box, t(f"game.foreign_king.choice.{move[0]}.supply"), under, art, move, "supply", 0)


def _plain(state: State, moves: Sequence[Move]) -> list[Choice]:
    """A few answers side by side."""
    boxes = row(len(moves), 206) if len(moves) <= 3 else choice_boxes(len(moves))
    return [_answer(state, move, box, i + 1) for i, (move, box) in enumerate(zip(moves, boxes, strict=True))]


def _answer(state: State, move: Move, box: Box, digit: int) -> Choice:
    verb = str(move[0])
    key = f"game.foreign_king.choice.{verb}"
    seat = state.current_player
    art: tuple[Piece, ...] = ()
    if verb == "factory":
        kind = str(move[1])
        points = POINTS_PER_FACTORY[0 if kind == "textile" else 1]
        under = t("game.foreign_king.choice.factory.under", points=points)
        return Choice(box, words.factory(kind), under, (Piece(kind, size=34),), move, f"stock:{kind}", digit)
    if verb in ("release", "keep"):
        count = state.congress[seat]
        under = t(f"{key}.under", count=count, province=words.province(state.king))
        art = (Piece("citizen", seat, size=24),) if verb == "release" else ()
        return Choice(box, t(key, count=count), under, art, move, verb, digit)
    if verb == "repay_loans":
        n = int(move[1])
        return Choice(box, t(key, count=n), words.francs(n * REPAYMENT) if n else "", (), move, verb, n)
    if verb == "move_disc":
        place = int(move[1])
        said = t(key) if place == 1 else t(f"{key}.to", place=place)
        return Choice(box, said, t(f"{key}.under", place=place), (Piece("citizen", seat, size=24),), move, verb, digit)
    return Choice(box, t(key), t(f"{key}.under", province=words.province(max(state.king, 0))), art, move, verb, digit)


def prompt(state: State, _sitting: Sitting) -> str:
    """What the player to move is to do."""
    node = NODES[state.node]
    facts = {"province": words.province(state.king)} if state.king >= 0 else {}
    if node in ("place", "move_to", "king_steps") and state.chosen >= 0:
        facts["province"] = words.province(state.chosen)
    if node == "build_in":
        facts["factory"] = words.factory(state.chosen)
    return t(f"game.foreign_king.prompt.{node}", **facts)


def advice(_state: State, _sitting: Sitting) -> str:
    """None: this plan has no card to show it on."""
    return ""


def caption(move: Move, state: State) -> str:
    """A move in a few words."""
    verb = str(move[0])
    key = f"game.foreign_king.move.{verb}"
    if verb in ("action", "copy"):
        return words.action(str(move[1]))
    if verb == "factory":
        return words.factory(str(move[1]))
    if len(move) > 1 and isinstance(move[1], int):
        return t(key, count=move[1])
    if len(move) > 1:
        return words.place(str(move[1]))
    return t(key, province=words.province(max(state.king, 0)))
