"""What a move would do: the price, where pieces would come to lie, and what that would mean there."""

from __future__ import annotations

from engine.api import NOBODY, Move
from engine.foreign_king.data import PROVINCES
from engine.foreign_king.moves import PLACE_OF
from engine.foreign_king.position import NODE_LAY_DOWN, NODE_OVER, NODE_RELEASE
from engine.foreign_king.scoring import controller
from game.boards.foreign_king import pieces as table
from game.boards.foreign_king import simulate, words
from game.boards.foreign_king.explain import action_tip, explain
from game.boards.foreign_king.simulate import Outcome, State
from game.boards.parts import Line, Preview, Sitting, Tip, icon, mark
from game.stage.pieces import Piece, diff
from game.text import t

KEY = "tip.foreign_king"
GHOSTS = ("citizen", "king", "textile", "metallurgical")
LIFT = 26.0


def preview(move: Move, state: State, sitting: Sitting) -> Preview:
    """What a move of the player to decide would do."""
    verb = str(move[0])
    if verb in ("action", "copy"):
        return _action(move, state, sitting)
    outcome = simulate.settle(state, move)
    ghosts = _ghosts(state, outcome.state, sitting)
    notes: tuple[tuple[str, tuple[float, float]], ...] = ()
    if ghosts and ghosts[0].kind == "citizen":
        count = outcome.told.get("placed", outcome.told.get("released", {})).get("count", 1)
        notes = tuple((f"+{count}", (ghost.pos[0] + 20, ghost.pos[1] - 6)) for ghost in ghosts[:1])
    return Preview(_tip(move, state, outcome, sitting), ghosts, notes)


def _action(move: Move, state: State, sitting: Sitting) -> Preview:
    name, seat = str(move[1]), state.current_player
    tip = action_tip(name, state, sitting)
    if move[0] == "copy":
        return Preview(tip)
    after = simulate.play(state, move).state
    found = [piece for piece in table.pieces(after, sitting) if piece.kind == "pawn" and piece.owner == seat]
    return Preview(tip, tuple(piece._replace(face="ghost") for piece in found if piece.place == name))


def _ghosts(state: State, after: State, sitting: Sitting) -> tuple[Piece, ...]:
    """The pieces that would come to lie elsewhere: the uppermost of each pile, held above it."""
    found: dict[tuple[str, int, str], Piece] = {}
    for change in diff(table.pieces(state, sitting), table.pieces(after, sitting)):
        piece = change.after
        if piece is not None and piece.kind in GHOSTS and change.travels:
            key = (piece.kind, piece.owner, piece.place)
            if key not in found or piece.pos[1] < found[key].pos[1]:
                found[key] = piece
    lifted = []
    for piece in found.values():
        by = LIFT if piece.kind == "citizen" and piece.place in PROVINCES else 0.0
        lifted.append(piece._replace(face="ghost", pos=(piece.pos[0], piece.pos[1] - by)))
    return tuple(lifted)


def _tip(move: Move, state: State, outcome: Outcome, sitting: Sitting) -> Tip:
    verb = str(move[0])
    seat = state.current_player
    lines: list[Line] = []
    price = words.francs(outcome.francs)
    if outcome.loans:
        lines.append(Line(t(f"{KEY}.loans", count=outcome.loans), Piece("medal", face="loan", size=17), "bad"))
    if verb in ("king_to", "king_steps"):
        return _king(move, state, outcome, sitting, price, lines)
    if verb == "build_in":
        return _build(move, state, outcome, sitting, price, lines)
    if verb in ("place_in", "place"):
        province = PLACE_OF[move[1]] if verb == "place_in" else state.chosen
        lines += becoming(state, outcome.state, province, seat, sitting)
        return Tip(words.province(province), price, tuple(lines), "F44")
    if verb == "move_to" and move[1] != "supply":
        province = PLACE_OF[move[1]]
        steps = outcome.told["moved"]["steps"]
        lines.append(Line(t(f"{KEY}.steps", count=steps), icon("walk")))
        lines += becoming(state, outcome.state, province, seat, sitting)
        lines += leaving(state, outcome.state, state.chosen, seat)
        return Tip(words.province(province), price, tuple(lines), "F48")
    if verb == "move_to":
        lines += leaving(state, outcome.state, state.chosen, seat)
        return Tip(t("game.foreign_king.place.supply"), price, tuple(lines), "F49")
    if verb == "seat_from":
        members = outcome.state.congress[seat]
        lines.append(Line(t(f"{KEY}.members", count=members), icon("congress")))
        if move[1] != "supply":
            lines += leaving(state, outcome.state, PLACE_OF[move[1]], seat)
        return Tip(words.place(str(move[1])), price, tuple(lines), "F53")
    if verb == "move_from":
        here = explain(f"province:{move[1]}", state, sitting)
        return Preview(here if here is not None else Tip("")).tip
    return _answer(move, state, outcome, sitting, tuple(lines))


def becoming(state: State, after: State, province: int, seat: int, sitting: Sitting) -> list[Line]:
    """How many there will be, who will lead, and what the King's next visit would score."""
    before = table.citizens_in(state, province)[seat]
    now = table.citizens_in(after, province)[seat]
    lines = [
        Line(
            t(f"{KEY}.becomes", before=before, after=now, standing=standing(after, province, seat, sitting)), mark(seat)
        )
    ]
    lines += next_visit(after, province, seat, sitting)
    return lines


def leaving(state: State, after: State, province: int, seat: int) -> list[Line]:
    """What a citizen that goes leaves behind."""
    if controller(state, province) == seat and controller(after, province) != seat:
        return [Line(t(f"{KEY}.loses", province=words.province(province)), mark(seat), "bad")]
    return []


def standing(state: State, province: int, seat: int, sitting: Sitting) -> str:
    """Who leads in a province, told to a seat."""
    leader = controller(state, province)
    counts = table.citizens_in(state, province)
    if leader == seat:
        return t(f"{KEY}.you_lead")
    if leader != NOBODY:
        return t(f"{KEY}.leads", name=sitting.names[leader], count=counts[leader])
    tied = [other for other in range(state.players) if counts[other] == max(counts) and other != seat]
    if counts[seat] == max(counts):
        return t(f"{KEY}.you_tie", name=words.joined([sitting.names[other] for other in tied]))
    return t(f"{KEY}.others_tie")


def next_visit(state: State, province: int, seat: int, sitting: Sitting) -> list[Line]:
    """What a visit of the King would score."""
    visit = simulate.visit(state, province)
    if visit.seat == NOBODY or not visit.points:
        return [Line(t(f"{KEY}.visit_nothing"), icon("chess-king"), "muted")]
    if visit.seat == seat:
        return [Line(t(f"{KEY}.visit_you", points=visit.points), icon("chess-king"), "good")]
    return [Line(t(f"{KEY}.visit", points=visit.points, name=sitting.names[visit.seat]), icon("chess-king"))]


def _build(move: Move, state: State, outcome: Outcome, sitting: Sitting, price: str, lines: list[Line]) -> Tip:
    province = PLACE_OF[move[1]]
    if "medal" in outcome.told:
        lines.append(Line(t(f"{KEY}.first_factory"), Piece("medal", size=17), "good"))
    lines += next_visit(outcome.state, province, state.current_player, sitting)
    leader = controller(state, province)
    if leader not in (NOBODY, state.current_player):
        lines.append(Line(t(f"{KEY}.controls", name=sitting.names[leader]), mark(leader), "muted"))
    return Tip(words.province(province), price, tuple(lines), "F39")


def _king(move: Move, state: State, outcome: Outcome, sitting: Sitting, price: str, lines: list[Line]) -> Tip:
    seat = state.current_player
    told = outcome.told.get("king_arrived", outcome.told.get("king_landed", {}))
    province = outcome.state.king
    steps, marker = told.get("steps", 1), told.get("marker", state.marker)
    lines.append(Line(t(f"{KEY}.king_steps", count=steps, before=state.marker, after=marker), Piece("marker", size=17)))
    numbers = simulate.play(state, move).state.legal_moves() if move[0] == "king_to" else []
    if len(numbers) > 1 and numbers[0][0] == "king_steps":
        said = t("table.comma").join(str(number[1]) for number in numbers)
        lines.append(Line(t(f"{KEY}.other_steps", steps=said), icon("walk"), "muted"))
    if outcome.state.node == NODE_RELEASE:
        asked = outcome.state.current_player
        count = outcome.state.congress[asked]
        lines.append(Line(t(f"{KEY}.may_release", name=sitting.names[asked], count=count), icon("congress")))
        lines += next_visit(outcome.state, province, seat, sitting)
    else:
        lines += _scored(outcome, seat, sitting)
    if outcome.state.node == NODE_OVER or any(key.startswith("ended") for key in outcome.told):
        lines.append(Line(t(f"{KEY}.ends_game"), icon("hourglass"), "bad"))
    return Tip(words.province(province), price, tuple(lines), "F60")


def _scored(outcome: Outcome, seat: int, sitting: Sitting) -> list[Line]:
    """What the King's stop scores at once."""
    for key in ("scored_factories", "scored_citizens"):
        if key in outcome.told:
            winner, points = outcome.told[key]["seat"], outcome.told[key]["points"]
            if winner == seat:
                return [Line(t(f"{KEY}.scores_you", points=points), icon("chess-king"), "good")]
            return [Line(t(f"{KEY}.scores", name=sitting.names[winner], points=points), mark(winner))]
    if outcome.state.node == NODE_LAY_DOWN:
        return [Line(t(f"{KEY}.scores_tie"), icon("chess-king"), "muted")]
    return [Line(t(f"{KEY}.scores_nobody"), icon("chess-king"), "muted")]


def _answer(move: Move, state: State, outcome: Outcome, sitting: Sitting, lines: tuple[Line, ...]) -> Tip:
    """The plain answers: release or keep, lay down or leave, the turn order, loans, the type of a factory."""
    verb = str(move[0])
    seat = state.current_player
    rules = {
        "release": "F67",
        "keep": "F68",
        "lay_down": "F78",
        "leave": "F78",
        "move_disc": "F90",
        "stay": "F90",
        "borrow": "F33",
        "repay": "F34",
        "repay_loans": "F97",
        "stop": "F47",
        "skip": "F31",
        "factory": "F39",
    }
    if verb == "factory":
        found = explain(f"stock:{move[1]}", state, sitting)
        return found if found is not None else Tip(words.factory(str(move[1])))
    extra: list[Line] = []
    if verb == "release":
        extra = [
            Line(
                t(
                    f"{KEY}.becomes",
                    before=before,
                    after=after,
                    standing=standing(outcome.state, state.king, seat, sitting),
                ),
                mark(seat),
            )
            for before, after in [
                (table.citizens_in(state, state.king)[seat], table.citizens_in(outcome.state, state.king)[seat])
            ]
        ]
    if verb in ("release", "keep"):
        extra += _scored(outcome, seat, sitting) if outcome.state.node != NODE_RELEASE else []
    title = t(f"{KEY}.{verb}.title")
    return Tip(title, "", (Line(t(f"{KEY}.{verb}")), *lines, *extra), rules.get(verb, ""))
