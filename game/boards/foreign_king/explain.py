"""The tooltips of The Foreign King: what a thing is, what it is worth now, its rule, and why it cannot be chosen."""

from __future__ import annotations

from engine.api import NOBODY
from engine.foreign_king.data import (
    ACTIONS,
    BONUS_SHARES,
    BONUSES,
    FACTORIES,
    POINTS_PER_FACTORY,
    PROVINCES,
    QUEEN_COST,
)
from engine.foreign_king.ending import second_highest
from engine.foreign_king.money import buying_power
from engine.foreign_king.moves import PLACE_OF
from engine.foreign_king.position import NODE_ACTION, NODE_COPY, NODES
from engine.foreign_king.scoring import controller, totals
from game.boards.foreign_king import pieces as table
from game.boards.foreign_king import simulate, words
from game.boards.foreign_king.simulate import State
from game.boards.parts import Line, Sitting, Tip, icon, mark
from game.stage.pieces import Piece
from game.text import t

KEY = "tip.foreign_king"
RULES = {
    "build": "F39-F43",
    "place": "F44-F46",
    "move": "F47-F52",
    "congress": "F53-F55",
    "money": "F56-F58",
    "king": "F59-F66",
    "queen": "F81-F86",
    "turn_order": "F87-F92",
}
COSTS = {"build": "{franc:3}", "queen": "{franc:2}"}


def explain(thing: str, state: State, sitting: Sitting) -> Tip | None:
    """The tooltip of a thing."""
    kind, _, rest = thing.partition(":")
    if kind == "province":
        return province_tip(rest, state, sitting)
    if kind == "action":
        return action_tip(rest, state, sitting)
    if kind == "well":
        seat, _, name = rest.partition(":")
        return well_tip(int(seat), name, state, sitting)
    if kind == "stock":
        return stock_tip(rest, state)
    if kind == "seat":
        return seat_tip(int(rest), state, sitting)
    if kind == "congress":
        return congress_tip(state, sitting)
    if kind in ("portrait", "marker", "gauge", "track"):
        return marker_tip(kind, state)
    if kind in ("borrow", "repay", "skip", "stop"):
        why = _why_no_loan(kind, state)
        rule = {"borrow": "F33", "repay": "F34", "skip": "F31", "stop": "F47"}[kind]
        return Tip(t(f"{KEY}.{kind}.title"), "", (Line(t(f"{KEY}.{kind}")), *why), rule)
    return None


def _why_no_loan(kind: str, state: State) -> tuple[Line, ...]:
    if kind in ("borrow", "repay") and state.current_player >= 0 and (kind,) not in state.legal_moves():
        return (Line(t(f"{KEY}.why.{kind}"), None, "bad"),)
    return ()


# ---------------------------------------------------------------------- provinces


def province_tip(name: str, state: State, sitting: Sitting) -> Tip:
    """Who stands there, who controls it, what a visit of the King would score, and why it cannot be chosen."""
    province = PROVINCES.index(name)
    counts = table.citizens_in(state, province)
    leader = controller(state, province)
    lines: list[Line] = []
    if leader != NOBODY:
        lines.append(Line(t(f"{KEY}.controls", name=sitting.names[leader]), mark(leader)))
    elif any(counts):
        lines.append(Line(t(f"{KEY}.nobody_controls"), icon("flying-flag"), "muted"))
    else:
        lines.append(Line(t(f"{KEY}.no_citizens"), icon("flying-flag"), "muted"))
    if any(counts):
        visit = simulate.visit(state, province)
        if visit.seat != NOBODY and visit.points:
            said = t(f"{KEY}.visit", points=visit.points, name=sitting.names[visit.seat])
            lines.append(Line(said, icon("chess-king")))
        else:
            lines.append(Line(t(f"{KEY}.visit_nothing"), icon("chess-king"), "muted"))
    elif not table.factories_in(state, province):
        lines.append(Line(t(f"{KEY}.no_factory"), Piece("medal", size=17), "muted"))
    why = _why_not_province(province, state)
    if why:
        lines.append(Line(why, None, "bad"))
    return Tip(words.province(name), "", tuple(lines), "F57" if not why else "")


def _why_not_province(province: int, state: State) -> str:
    """Why a province is not among the places to choose from now."""
    node, seat = NODES[state.node], state.current_player
    moves = state.legal_moves()
    name = PROVINCES[province]
    if node == "move_from" and ("move_from", name) not in moves:
        return t(f"{KEY}.why.none_there")
    if node == "seat_from" and ("seat_from", name) not in moves:
        return t(f"{KEY}.why.none_there")
    if node == "king_to" and ("king_to", name) not in moves:
        return t(f"{KEY}.why.king_there") if province == state.king else t(f"{KEY}.why.king_far")
    if node == "move_to" and ("move_to", name) not in moves:
        if province == state.chosen:
            return t(f"{KEY}.why.origin")
        if province < state.last:
            return t(f"{KEY}.why.passed", province=words.place((*PROVINCES, "supply")[state.last]))
        return t(f"{KEY}.why.steps", francs=buying_power(state, seat))
    return ""


# ---------------------------------------------------------------------- actions


def action_tip(name: str, state: State, sitting: Sitting) -> Tip:
    """What an action does, what it brings now, and why it cannot be chosen."""
    lines = [Line(t(f"{KEY}.action.{name}"))]
    lines += _worth(name, state)
    why = _why_not_action(ACTIONS.index(name), state, sitting)
    if why:
        lines.append(Line(why, None, "bad"))
    return Tip(words.action(name), COSTS.get(name, ""), tuple(lines), RULES[name])


def _verb(state: State) -> str:
    return {NODE_ACTION: "action", NODE_COPY: "copy"}.get(state.node, "")


def _worth(name: str, state: State) -> list[Line]:
    """What the action is worth to the player to move now."""
    verb, seat = _verb(state), state.current_player
    if not verb or (verb, name) not in state.legal_moves():
        return []
    outcome = simulate.play(state, (verb, name))
    if name == "money":
        return [
            Line(
                t(f"{KEY}.now.money", count=outcome.told["took_money"]["francs"]),
                Piece("franc", face="1", size=19),
                "good",
            )
        ]
    if name == "king":
        best = max(
            (
                visit.points
                for province in range(len(PROVINCES))
                if (visit := simulate.visit(state, province)).seat == seat
            ),
            default=0,
        )
        return [Line(t(f"{KEY}.now.king", points=best), icon("chess-king"), "good" if best else "muted")]
    if name in ("build", "queen") and outcome.loans:
        return [Line(t(f"{KEY}.loans", count=outcome.loans), Piece("medal", face="loan", size=17), "bad")]
    if name == "place":
        most = simulate.play(state, (verb, name), ("place_in", PROVINCES[0]))
        count = len(most.state.legal_moves()) if NODES[most.state.node] == "place" else 1
        return [Line(t(f"{KEY}.now.place", count=count), Piece("citizen", seat, size=19), "good")]
    if name == "congress":
        return [Line(t(f"{KEY}.members", count=state.congress[seat] + 1), icon("congress"))]
    return []


def _why_not_action(action: int, state: State, sitting: Sitting) -> str:
    """Why an action is not among those to choose from now."""
    verb, seat = _verb(state), state.current_player
    name = ACTIONS[action]
    if not verb or (verb, name) in state.legal_moves():
        return ""
    if verb == "copy":
        return t(f"{KEY}.why.queen_self") if name == "queen" else _why_impossible(action, state, seat)
    if state.pawns[seat] == action:
        return t(f"{KEY}.why.own_last")
    for other in range(state.players):
        if state.pawns[other] == action:
            return t(f"{KEY}.why.occupied", name=sitting.names[other])
    return _why_impossible(action, state, seat)


def _why_impossible(action: int, state: State, seat: int) -> str:
    name = ACTIONS[action]
    power = buying_power(state, seat)
    if name == "build":
        return t(f"{KEY}.why.no_factory") if not any(state.stock) else t(f"{KEY}.why.too_dear", francs=power)
    if name == "place":
        return t(f"{KEY}.why.no_supply")
    if name == "move":
        return t(f"{KEY}.why.no_citizen")
    if name == "congress":
        return t(f"{KEY}.why.all_seated")
    if name == "queen" and power < QUEEN_COST:
        return t(f"{KEY}.why.too_dear", francs=power)
    return t(f"{KEY}.why.previous")


# ---------------------------------------------------------------------- the rest


def stock_tip(kind: str, state: State) -> Tip:
    """What is left in the general supply."""
    if kind == "medal":
        lines = (Line(t(f"{KEY}.stock.medal")), Line(t(f"{KEY}.left", count=table.medals_left(state))))
        return Tip(t("game.foreign_king.medal"), "", lines, "F42")
    index = FACTORIES.index(kind)
    lines = (
        Line(t(f"{KEY}.stock.{kind}", points=POINTS_PER_FACTORY[index])),
        Line(t(f"{KEY}.left", count=state.stock[index])),
    )
    return Tip(words.factory(kind), "", lines, "F75")


def well_tip(seat: int, name: str, state: State, sitting: Sitting) -> Tip:
    """A number of a panel, and what it would earn at the end."""
    lines = [Line(t(f"{KEY}.well.{name}"))]
    if name in BONUSES:
        points = simulate.final_points(state)[name][seat]
        whole = BONUS_SHARES[BONUSES.index(name)][0]
        said = t(f"{KEY}.bonus_now", points=points) if points else t(f"{KEY}.bonus", points=whole)
        lines.append(Line(said, icon("laurels"), "good" if points else "muted"))
    if name == "medals" and state.loans[seat]:
        lines.append(Line(t(f"{KEY}.loans_open", count=state.loans[seat]), Piece("medal", face="loan", size=17), "bad"))
    rule = {"francs": "F104", "supply": "F46", "congress": "F103", "provinces": "F101", "medals": "F102"}[name]
    title = t("table.of", thing=t(f"game.foreign_king.well.{name}"), name=sitting.names[seat])
    return Tip(title, "", tuple(lines), rule)


def seat_tip(seat: int, state: State, sitting: Sitting) -> Tip:
    """Where a player would stand if the game ended now."""
    lines = [Line(t(f"{KEY}.if_ended", points=totals(state)[seat]), icon("laurels"))]
    for line in state.reckoning():
        if line.points[seat]:
            said = t(f"results.source.foreign_king.{line.key}")
            lines.append(Line(f"{said}  {line.points[seat]:+d}".replace("-", "\N{MINUS SIGN}"), None, "muted"))
    return Tip(sitting.names[seat], "", tuple(lines), "F99-F107")


def congress_tip(state: State, sitting: Sitting) -> Tip:
    """The parties in the order in which they would be asked to release."""
    lines = [Line(t(f"{KEY}.congress"))]
    order = state.turn_order()
    asked = sorted((seat for seat in order if state.congress[seat]), key=lambda seat: -state.congress[seat])
    for seat in asked:
        said = t(f"{KEY}.party", name=sitting.names[seat], count=state.congress[seat])
        lines.append(Line(said, mark(seat)))
    return Tip(t("game.foreign_king.congress"), "", tuple(lines), "F67-F71")


def marker_tip(kind: str, state: State) -> Tip:
    """The King's marker and the end of the game."""
    second = second_highest(state.points)
    title = t("game.foreign_king.king" if kind == "portrait" else "game.foreign_king.marker")
    if kind == "track":
        title = t("game.foreign_king.track")
    lines = [
        Line(t(f"{KEY}.{kind if kind in ('portrait', 'track') else 'marker'}")),
        Line(
            t(f"{KEY}.end_in", count=max(0, state.marker - second), marker=state.marker, second=second),
            icon("queen-crown"),
        ),
        Line(t(f"{KEY}.factories_left", count=factories_to_score(state)), icon("factory"), "muted"),
    ]
    return Tip(title, "", tuple(lines), "F93-F94")


def factories_to_score(state: State) -> int:
    """Factories not built or not scored yet; at none the game ends (F94)."""
    standing = sum(state.factories[4 * p] + state.factories[4 * p + 1] for p in range(len(PROVINCES)))
    return sum(state.stock) + standing


__all__ = ["PLACE_OF", "action_tip", "explain", "icon", "mark"]
