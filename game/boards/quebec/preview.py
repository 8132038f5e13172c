"""What a move would do: the price, what it brings at once, and what it changes where it counts."""

from __future__ import annotations

from typing import NamedTuple

from engine.api import NOBODY, Move
from engine.quebec.data import COST, SPACES, ZONES
from engine.quebec.position import NODE_ARCHITECT, NODE_DISTRICT, NODE_PAY, NODE_REDIRECT
from game.art.quebec import city
from game.art.quebec.tones import leader_zone
from game.boards.parts import Line, Preview, Sitting, Tip, icon
from game.boards.quebec import pieces as table
from game.boards.quebec import simulate as sim
from game.boards.quebec import standing, words
from game.boards.quebec.simulate import Outcome, State
from game.boards.quebec.tray import node
from game.stage.pieces import Piece, diff
from game.text import t

KEY = "tip.quebec"
GHOSTLY = ("worker", "architect", "yellow")
RULES = {
    "start": "Q21",
    "end_century": "Q25",
    "contribute": "Q26",
    "send": "Q29",
    "leader": "Q30",
    "district": "Q41",
    "place": "Q43",
    "activate": "Q42",
    "upgrade": "Q56",
    "shift_from": "Q47",
    "shift_to": "Q47",
    "shift": "Q47",
    "redirect": "Q35",
    "pair": "Q35a",
    "pay": "Q37a",
    "architect": "Q37",
    "settle": "Q37",
    "skip": "Q40",
}


class Face(NamedTuple):
    """What the card shows besides the words: colour and sign of its head, whose it is, and what is won at once."""

    zone: str = ""
    sign: str = ""
    seat: int = NOBODY
    gain: int = 0


def cube(seat: int, reserve: bool = False) -> Piece:
    return Piece("worker", seat, face="reserve" if reserve else "", size=15)


def preview(move: Move, state: State, sitting: Sitting) -> Preview:
    """What a move of the player to decide would do."""
    outcome = settled(state, move)
    verb, argument = str(move[0]), str(move[1]) if len(move) > 1 else ""
    seat = state.current_player
    title, face, lines = _about(verb, argument, state, outcome, sitting)
    gain = outcome.points(seat)
    if gain:
        face = face._replace(gain=gain)
    if sim.is_over(outcome.state):
        lines.append(Line(t(f"{KEY}.ends_game"), icon("hourglass"), "bad"))
    elif outcome.ends:
        lines.append(Line(t(f"{KEY}.ends_century"), icon("hourglass"), "bad"))
    elif verb != "skip" and _is_dry(outcome.state, seat):
        lines.append(Line(t(f"{KEY}.last_worker"), icon("hourglass"), "bad"))
    tip = Tip(title, "", tuple(lines), RULES.get(verb, ""))
    return Preview(tip, (*_halo(verb, argument, outcome), *ghosts(state, outcome, sitting)), (), face)


def settled(state: State, move: Move) -> Outcome:
    """What a move does; where the Politics leader is asked first, whatever he answers."""
    outcome = sim.play(state, move)
    if node(outcome.state) == NODE_REDIRECT and node(state) != NODE_REDIRECT and not outcome.ends:
        return sim.play(state, move, outcome.state.legal_moves()[0])
    return outcome


def _is_dry(state: State, seat: int) -> bool:
    return not state.active[seat] + state.passive[seat]


def _about(verb: str, argument: str, state: State, outcome: Outcome, sitting: Sitting) -> tuple[str, Face, list[Line]]:
    if verb == "contribute":
        return _contribute(SPACES.index(argument), state, outcome, sitting)
    if verb in ("start", "settle"):
        space = SPACES.index(argument)
        lines = _completion(state, outcome, sitting) + _activation(outcome, state)
        if node(outcome.state) == NODE_ARCHITECT:
            lines = [Line(t(f"{KEY}.architect.title"), icon("pencil-ruler"))]
        return words.of_space(space), _of_space(space), lines
    if verb in ("send", "place"):
        return words.zone(argument), _of_zone(argument), standing.change(state, outcome, argument, sitting)
    if verb == "redirect":
        lines = standing.change(state, outcome, argument, sitting)
        return words.zone(argument), _of_zone(argument), lines or [Line(t(f"{KEY}.redirect"))]
    if verb == "leader":
        return _leader(argument, state, outcome, sitting)
    if verb == "district":
        lines = [Line(t(f"game.quebec.district.{argument}.under"), icon("cubes"))]
        zone = city.districts()[argument].zone
        return words.district(argument), Face(zone, f"district:{argument}"), lines
    if verb == "upgrade":
        space = SPACES.index(argument)
        return words.of_space(space), _of_space(space), _upgrade(space, state, outcome)
    if verb in ("shift_from", "shift_to", "shift"):
        return _shift(verb, argument, state, outcome, sitting)
    return _answer(verb, argument, state, outcome, sitting)


def _of_space(space: int, seat: int = NOBODY) -> Face:
    return Face(sim.zone_name(space), f"district:{sim.space_name(space)}", seat)


def _of_zone(zone: str) -> Face:
    return Face(zone, f"zone:{zone}")


# ---------------------------------------------------------------------- contributions


def _contribute(space: int, state: State, outcome: Outcome, sitting: Sitting) -> tuple[str, Face, list[Line]]:
    seat, builder = state.current_player, sim.builder_of(state, space)
    lines = [payment(state, outcome, seat)]
    district = outcome.first("district")
    asks = outcome.state.stack and not outcome.ends and outcome.state.current_player == seat
    if district is not None and district["points"] and not asks:
        lines.append(_scored(district["district"], state, outcome, seat))
    elif (district is not None or asks) and node(outcome.state) != NODE_PAY:
        name = sim.space_name(space) if district is None else district["district"]
        action = t(f"game.quebec.district.{name}.under")
        lines.append(Line(t(f"{KEY}.next_action", action=action), icon("cubes"), "good"))
    elif builder == seat and not state.stack:
        lines.append(Line(t(f"{KEY}.building.yours"), icon("cubes"), "muted"))
    mine = builder == seat
    helps = t(f"{KEY}.helps.you") if mine else t(f"{KEY}.helps", name=sitting.names[builder])
    lines.append(Line(helps, Piece("star", size=17), "good" if mine else "muted"))
    if -1 not in sim.sites(outcome.state, space) and sim.architect_on(outcome.state, space) != NOBODY:
        lines.append(Line(t(f"{KEY}.full"), icon("check-mark"), "muted"))
    else:
        goes = t("game.quebec.went", workers=words.workers(COST[space]), zone=words.place(sim.zone_name(space)))
        lines.append(Line(goes, Piece("emblem", face=sim.zone_name(space), size=18), "muted"))
    return words.of_space(space), _of_space(space, builder), lines


def payment(state: State, outcome: Outcome, seat: int) -> Line:
    """What is paid, and what is left."""
    told = outcome.first("contributed")
    if told is None:
        return Line(t(f"{KEY}.pay.choice.title"), cube(seat))
    count, active = told["count"], told["active"]
    after = outcome.state if not outcome.ends else state
    if active == count:
        left = (after.active[seat] if not outcome.ends else state.active[seat] - count) - _more(outcome, seat)
        return Line(t(f"{KEY}.pay", count=count, left=left), cube(seat))
    if active:
        return Line(t(f"{KEY}.pay.mixed", count=count, active=active), cube(seat))
    return Line(t(f"{KEY}.pay.reserve", count=count, left=state.passive[seat] - count), cube(seat, reserve=True))


def _more(outcome: Outcome, seat: int) -> int:
    """Workers that became active after the payment."""
    return sum(facts["count"] for facts in outcome.all("activated") if facts["seat"] == seat)


def _scored(district: str, state: State, outcome: Outcome, seat: int) -> Line:
    """Why a district scores what it scores."""
    if district == "cul_academic":
        count = sum(1 for zone in range(len(ZONES)) if sim.workers(state, zone)[seat])
        return Line(t(f"{KEY}.in_zones", count=count), icon("stone-tower"), "good")
    if district == "cul_entertainment":
        paid = outcome.first("contributed") or {"active": 0}
        count = state.active[seat] - paid["active"]
        return Line(t(f"{KEY}.active_left", count=count), cube(seat), "good")
    return Line(t(f"game.quebec.district.{district}.under"), icon("cubes"), "good")


# ---------------------------------------------------------------------- starts and completions


def _completion(state: State, outcome: Outcome, sitting: Sitting) -> list[Line]:
    """What the building that is completed brings, and where the own workers go."""
    facts = outcome.first("completed")
    seat = state.current_player
    if facts is None:
        return []
    stars = facts["stars"]
    if stars:
        said = t(f"{KEY}.completed.you", stars=t("game.quebec.stars", count=stars))
        lines = [Line(said, Piece("star", size=18), "good")]
    elif any(facts["workers"]) and _by_event(state):
        lines = [Line(t(f"{KEY}.completes.event"), Piece("star", size=18), "bad")]
    else:
        lines = [Line(t(f"{KEY}.completed.none"), Piece("star", size=18), "bad")]
    lines += _group(state, outcome, seat)
    own = facts["workers"][seat]
    if own and facts["redirected"] != seat:
        lines += standing.change(state, outcome, facts["zone"], sitting)[:1]
    return lines


def _by_event(state: State) -> bool:
    return sim.has_effect(state, "no_token_for_one_contribution")


def _group(state: State, outcome: Outcome, seat: int) -> list[Line]:
    """What the tokens of the seat are worth now and then."""
    if outcome.ends or not state.settings.groups:
        return []
    before, after = sim.group_points(state, seat), sim.group_points(outcome.state, seat)
    if before == after:
        return []
    return [Line(t(f"{KEY}.grows", before=before, after=after), icon("laurels"), "good")]


def _activation(outcome: Outcome, state: State) -> list[Line]:
    if outcome.first("started") is None:
        return []
    count = sum(facts["count"] for facts in outcome.all("activated") if facts["seat"] == state.current_player)
    return [Line(t(f"{KEY}.activates", count=count), cube(state.current_player), "good" if count else "muted")]


def _upgrade(space: int, state: State, outcome: Outcome) -> list[Line]:
    seat = state.current_player
    lines = [
        Line(
            t(f"{KEY}.becomes", before=state.stars[space], after=state.stars[space] + 1),
            Piece("star", size=17),
            "good",
        )
    ]
    return lines + _group(state, outcome, seat)


# ---------------------------------------------------------------------- leaders, shifts, answers


def _leader(name: str, state: State, outcome: Outcome, sitting: Sitting) -> tuple[str, Face, list[Line]]:
    seat = state.current_player
    lines = [Line(t(f"game.quebec.leader.{name}.under"), icon("laurel-crown"))]
    placed = outcome.first("placed")
    if placed is not None:
        lines = standing.change(state, outcome, placed["zone"], sitting)
    count = sum(facts["count"] for facts in outcome.all("activated"))
    lines.append(Line(t(f"{KEY}.activates", count=count), cube(seat), "good" if count else "muted"))
    zone = leader_zone(name)
    title = t("game.quebec.leader.name", leader=words.leader(name))
    return title, Face(zone, f"leader:{zone}"), lines


def _shift(verb: str, argument: str, state: State, outcome: Outcome, sitting: Sitting) -> tuple[str, Face, list[Line]]:
    """From one zone to another: what comes of it in both."""
    if verb == "shift_from":
        return words.zone(argument), _of_zone(argument), standing.lines(state, ZONES.index(argument), sitting)
    source = ZONES[state.stack[-2]]
    target = argument if verb == "shift_to" else ZONES[state.stack[-1]]
    after = outcome
    if outcome.first("shifted") is None:
        after = sim.Outcome(sim.play(outcome.state, ("shift", 1)).state, (), False)
    lines = [] if after.ends else standing.change(state, after, target, sitting)
    lines += [] if after.ends else standing.change(state, after, source, sitting)[:1]
    return words.zone(target), _of_zone(target), lines


def _answer(verb: str, argument: str, state: State, outcome: Outcome, sitting: Sitting) -> tuple[str, Face, list[Line]]:
    """The plain answers of the tray."""
    seat = state.current_player
    if verb == "activate":
        lines = [Line(t(f"{KEY}.active_left", count=state.active[seat] + int(argument)), cube(seat), "good")]
        return t(f"{KEY}.activate.title"), Face(), lines
    if verb == "architect":
        lines = _completion(state, outcome, sitting) + _activation(outcome, state)
        return t(f"game.quebec.choice.architect.{argument}"), Face(), lines or [Line(t(f"{KEY}.architect"))]
    if verb == "pay":
        return t(f"{KEY}.pay.choice.title"), Face(), [payment(state, outcome, seat), Line(t(f"{KEY}.pay.choice"))]
    if verb == "pair":
        lines = [
            line for facts in outcome.all("placed") for line in standing.change(state, outcome, facts["zone"], sitting)
        ]
        return t(f"{KEY}.pair.title"), Face(), lines
    if verb == "end_century":
        return t("game.quebec.action.end_century"), Face(), _completion(state, outcome, sitting)
    return t(f"{KEY}.{verb}.title"), Face(), [Line(t(f"{KEY}.{verb}"), None, "muted")]


# ---------------------------------------------------------------------- ghosts


def _halo(verb: str, argument: str, outcome: Outcome) -> tuple[Piece, ...]:
    """A ring round the district whose action a contribution brings."""
    if verb != "contribute" or not (outcome.first("district") or node(outcome.state) == NODE_DISTRICT):
        return ()
    place = city.districts()[city.spaces()[argument].district]
    return (Piece("halo", pos=place.at, size=city.OPEN),)


def ghosts(state: State, outcome: Outcome, sitting: Sitting) -> tuple[Piece, ...]:
    """The workers and architects that would come to lie elsewhere on the board."""
    if outcome.ends:
        return ()
    found = []
    for change in diff(table.pieces(state, sitting), table.pieces(outcome.state, sitting)):
        piece = change.after
        if piece is None or piece.kind not in GHOSTLY or not change.travels:
            continue
        if piece.place.startswith(("site:", "zone:")):
            found.append(piece._replace(face="ghost"))
        elif piece.kind != "worker" and piece.place in SPACES:
            owner = piece.owner if piece.kind == "architect" else NOBODY
            found.append(Piece("builder", owner, piece.place, "", piece.pos, piece.z, piece.size))
    return tuple(sorted(found, key=lambda piece: piece.z))
