"""The tooltips of Québec: what a thing is, what it does, how it stands now, its rule, and why it cannot be chosen."""

from __future__ import annotations

from engine.api import NOBODY
from engine.quebec.data import DISTRICTS, EVENT, EVENTS, LEADERS, SPACES, SPACES_OF, ZONES
from game.art.quebec import city
from game.boards.parts import Line, Sitting, Tip, icon, mark
from game.boards.quebec import simulate as sim
from game.boards.quebec import standing, why, words
from game.boards.quebec.simulate import State
from game.boards.quebec.tray import ACTIONS
from game.stage.pieces import Piece
from game.text import t

KEY = "tip.quebec"
RULE_OF_DISTRICT = {
    "rel_protestant": "Q45",
    "rel_irish": "Q46",
    "rel_jewish": "Q47",
    "pol_municipal": "Q48",
    "pol_national": "Q49",
    "pol_military": "Q50",
    "eco_rich": "Q51",
    "eco_business": "Q52",
    "eco_port": "Q53",
    "cul_entertainment": "Q54",
    "cul_academic": "Q55",
    "cul_arts": "Q56",
}
"""The jokers have Q41."""
RULE_OF_LEADER = {
    "religion": "Q34",
    "politics": "Q35",
    "politics_2p": "Q35a",
    "economy": "Q37",
    "economy_2p": "Q37a",
    "culture_23": "Q38",
    "culture_45": "Q38",
    "citadel": "Q39",
}
RULE_OF_ACTION = {"start": "Q21", "end_century": "Q25", "contribute": "Q26", "send": "Q29", "leader": "Q30"}
RULE_OF_WELL = {"active": "Q11", "reserve": "Q42", "stars": "Q7", "leader": "Q36"}
RULE_OF_ANSWER = {
    "architect": "Q37",
    "pay": "Q37a",
    "activate": "Q42",
    "shift": "Q47",
    "pair": "Q35a",
    "skip": "Q40",
}


def explain(thing: str, state: State, sitting: Sitting) -> Tip | None:
    """The tooltip of a thing."""
    kind, _, rest = thing.partition(":")
    if kind == "district":
        return district_tip(rest, state, sitting)
    if kind == "space":
        return space_tip(rest, state, sitting)
    if kind == "zone":
        return zone_tip(rest, state, sitting)
    if kind == "leader":
        return leader_tip(rest, state, sitting)
    if kind == "event":
        return event_tip(rest, state, sitting)
    if kind == "century":
        return century_tip(int(rest), state)
    if kind == "action":
        return action_tip(rest, state)
    if kind == "well":
        seat, _, name = rest.partition(":")
        return well_tip(int(seat), name, state, sitting)
    if kind == "seat":
        return seat_tip(int(rest), state, sitting)
    return answer_tip(kind, rest, state, sitting)


def _bad(reason: str) -> tuple[Line, ...]:
    return (Line(reason, None, "bad"),) if reason else ()


# ---------------------------------------------------------------------- districts and buildings


def district_tip(name: str, state: State, sitting: Sitting) -> Tip:
    """What a district does, what it takes, and who builds there."""
    cost = city.districts()[name].cost
    lines = [Line(t(f"{KEY}.district.{name}", **words.culture(state)))]
    lines.append(Line(t(f"{KEY}.building.price", count=cost), icon("cubes"), "muted"))
    for space in SPACES_OF[DISTRICTS.index(name)]:
        builder = sim.builder_of(state, space)
        if builder != NOBODY:
            lines.append(Line(t(f"{KEY}.building.site", name=sitting.names[builder]), mark(builder)))
    lines += _bad(why.not_district(name, state))
    return Tip(words.district(name), "", tuple(lines), RULE_OF_DISTRICT.get(name, "Q41"))


def space_tip(name: str, state: State, sitting: Sitting) -> Tip:
    """A building: printed, open, under an architect or finished."""
    space = SPACES.index(name)
    title = t(f"game.quebec.building.{sim.zone_name(space)}")
    if sim.is_finished(state, space):
        lines, rule = _finished(space, state, sitting), "Q22"
    elif sim.architect_on(state, space) != NOBODY:
        lines, rule = _site(space, state, sitting), "Q26"
    elif space in state.discs:
        lines, rule = [Line(t(f"{KEY}.building.open"), icon("pencil-ruler"))], "Q21"
    else:
        century = words.century(sim.century_of(state, space))
        lines, rule = [Line(t(f"{KEY}.building.later", century=century), icon("hourglass"), "muted")], "Q13"
    where = Line(words.of_space(space), Piece("emblem", face=sim.zone_name(space), size=19))
    if not sim.is_finished(state, space):
        said = t(f"game.quebec.district.{sim.space_name(space)}.under")
        where = where._replace(words=f"{where.words} – {said}")
    lines += _bad(why.not_space(space, state, sitting))
    return Tip(title, "", (where, *lines), rule)


def _finished(space: int, state: State, sitting: Sitting) -> list[Line]:
    owner = state.owners[space]
    if owner == NOBODY:
        return [Line(t(f"{KEY}.building.finished"), icon("flying-flag"), "muted")]
    stars = state.stars[space]
    lines = [Line(t(f"{KEY}.building.stars", name=sitting.names[owner], count=stars), mark(owner))]
    if state.settings.groups:
        lines.append(Line(t(f"{KEY}.building.group", count=len(sim.group_of(state, space))), icon("house")))
        lines.append(Line(t(f"{KEY}.best_group", points=sim.group_points(state, owner)), icon("laurels"), "muted"))
    return lines


def _site(space: int, state: State, sitting: Sitting) -> list[Line]:
    """Who builds, who has workers there, what leaving now would give."""
    builder = sim.builder_of(state, space)
    lines = [Line(t(f"{KEY}.building.site", name=sitting.names[builder]), mark(builder))]
    filled = sum(seat >= 0 for seat in sim.sites(state, space))
    lines.append(Line(t(f"{KEY}.building.filled", count=filled), icon("cubes")))
    for seat, count in enumerate(sim.on_building(state, space)):
        if count:
            lines.append(Line(t(f"{KEY}.building.holds", name=sitting.names[seat], count=count), mark(seat), "muted"))
    goes = t(f"{KEY}.building.goes", zone=words.place(sim.zone_name(space)))
    lines.append(Line(goes, Piece("emblem", face=sim.zone_name(space), size=19), "muted"))
    stars = 0 if filled == 1 and sim.has_effect(state, "no_token_for_one_contribution") else filled
    now = t(f"{KEY}.building.left_now", count=stars, name=sitting.names[builder])
    lines.append(Line(now, Piece("star", size=17), "muted"))
    if builder == sitting.viewer:
        lines.append(Line(t(f"{KEY}.building.yours"), icon("pencil-ruler"), "muted"))
    return lines


# ---------------------------------------------------------------------- zones


def zone_tip(name: str, state: State, sitting: Sitting) -> Tip:
    """How a zone scores, when, who leads there, and what it would bring now."""
    zone, seat = ZONES.index(name), sitting.viewer
    kind = "citadel" if name == "citadel" else "zone"
    lines = [Line(t(f"{KEY}.{kind}" if state.settings.cascade else f"{KEY}.{kind}.family"))]
    if state.settings.cascade:
        place = sim.order(state).index(name) + 1
        lines.append(Line(t(f"{KEY}.zone.order", place=place), icon("next-button"), "muted"))
    lines += standing.lines(state, zone, sitting)
    counts = sim.workers(state, zone)
    for other, count in enumerate(counts):
        if count and count < sum(counts):
            lines.append(Line(t(f"{KEY}.zone.party", name=sitting.names[other], count=count), mark(other), "muted"))
    if seat != NOBODY:
        points = sim.scored_now(state)[name][seat]
        if points:
            lines.append(Line(t(f"{KEY}.zone.now", points=points), icon("laurels"), "good"))
        target, moving = sim.moving_on(state, zone)
        if target and moving[seat]:
            said = t(f"{KEY}.zone.moves_on", count=moving[seat], target=words.place(target))
            lines.append(Line(said, icon("next-button")))
    lines += _bad(why.not_zone(name, state))
    return Tip(words.zone(name), "", tuple(lines), "Q59-Q63" if state.settings.cascade else "Q101")


# ---------------------------------------------------------------------- leaders, events, centuries


def leader_tip(name: str, state: State, sitting: Sitting) -> Tip:
    """What a leader does, who has it, how many workers he brings now, and why he cannot be taken."""
    leader = LEADERS.index(name)
    lines = [Line(t(f"{KEY}.leader.{name}"))]
    holder = sim.holder_of(state, leader)
    if holder != NOBODY:
        lines.append(Line(t(f"{KEY}.leader.held", name=sitting.names[holder]), mark(holder)))
    elif state.current_player != NOBODY and ("leader", name) in state.legal_moves():
        told = sim.play(state, ("leader", name)).all("activated")
        count = sum(facts["count"] for facts in told)
        lines.append(Line(t(f"{KEY}.activates", count=count), icon("cubes"), "good" if count else "muted"))
    else:
        lines.append(Line(t(f"{KEY}.leader.free"), icon("laurel-crown"), "muted"))
    if leader == state.settings.builder and holder == NOBODY:
        lines.append(Line(t(f"{KEY}.architect.yellow.away"), icon("pencil-ruler"), "muted"))
    lines += _bad(why.not_leader(leader, state, sitting))
    title = t("game.quebec.leader.name", leader=words.leader(name))
    return Tip(title, "", tuple(lines), RULE_OF_LEADER[name])


def event_tip(name: str, state: State, sitting: Sitting) -> Tip:
    """What an event does, for how long, and how far the players are in a race."""
    row = EVENT[EVENTS.index(name)]
    lines = [Line(t(f"{KEY}.event.{name}"))]
    if row["century"] > 1:
        lines.append(Line(t(f"{KEY}.event.this_century"), icon("hourglass"), "muted"))
    else:
        lines.append(Line(t(f"{KEY}.event.until_end"), icon("hourglass"), "muted"))
        lines += _race(state, sitting) if row["kind"] == "race" else _groups(state, sitting)
    return Tip(words.event(name), str(row["year"]), tuple(lines), str(row["rule"]))


def _race(state: State, sitting: Sitting) -> list[Line]:
    """The rewards, and what each seat has of what is asked for."""
    row = sim.card(sim.lasting(state))
    lines = []
    for place, key in enumerate(("first", "second")):
        points = row[f"vp_{key}"]
        taker = state.race[place]
        if taker == NOBODY:
            lines.append(Line(t(f"{KEY}.race.{key}", points=points), icon("laurels")))
        else:
            lines.append(Line(t(f"{KEY}.race.taken", name=sitting.names[taker], points=points), mark(taker)))
    for seat in range(state.players):
        count, needed = sim.progress(state, seat)
        said = t(f"{KEY}.race.progress", name=sitting.names[seat], count=count, needed=needed)
        lines.append(Line(said, mark(seat), "muted"))
    return lines


def _groups(state: State, sitting: Sitting) -> list[Line]:
    """How many buildings the largest group of each seat has."""
    return [
        Line(
            t("game.quebec.count", name=sitting.names[seat], count=t("game.quebec.buildings", count=count)), mark(seat)
        )
        for seat, count in enumerate(sim.largest_groups(state))
    ]


def century_tip(century: int, state: State) -> Tip:
    """A century: over, running or to come; how it ends."""
    key = "now" if century == state.round else "done" if century < state.round else "next"
    lines = [Line(t(f"{KEY}.century.{key}"), icon("hourglass"))]
    if key == "now":
        lines.append(Line(t(f"{KEY}.century.ends")))
        lines.append(Line(t(f"{KEY}.discs_left", count=len(state.discs)), icon("pencil-ruler"), "muted"))
    if state.settings.cascade:
        lines.append(Line(t(f"{KEY}.order"), icon("next-button"), "muted"))
    return Tip(t("game.quebec.century.number", century=words.century(century)), "", tuple(lines), "Q58")


# ---------------------------------------------------------------------- actions, panels, answers


def action_tip(name: str, state: State) -> Tip:
    """What an action does, the key that picks it, and why it cannot be done."""
    lines = [Line(t(f"{KEY}.action.{name}", count=sim.started_brings(state)))]
    lines += _bad(why.not_action(name, state))
    key = ACTIONS.index("start" if name == "end_century" else name) + 1
    return Tip(t(f"game.quebec.action.{name}"), str(key), tuple(lines), RULE_OF_ACTION[name])


def well_tip(seat: int, name: str, state: State, sitting: Sitting) -> Tip:
    """A number of a panel."""
    lines = [Line(t(f"{KEY}.well.{name}"))]
    if name == "leader" and (held := sim.leader_name(state, seat)):
        lines.append(Line(t(f"{KEY}.leader.{held}"), icon("laurel-crown")))
    if name == "stars":
        count = sim.tokens(state, seat)
        lines.append(Line(t("game.quebec.buildings", count=count), icon("house"), "muted"))
        if count and state.settings.groups:
            lines.append(Line(t(f"{KEY}.best_group", points=sim.group_points(state, seat)), icon("laurels"), "good"))
    said = t(f"game.quebec.well.{name}")
    return Tip(t("table.of", thing=said, name=sitting.names[seat]), "", tuple(lines), RULE_OF_WELL[name])


def seat_tip(seat: int, state: State, sitting: Sitting) -> Tip:
    """Where a player would stand if the game ended now."""
    lines = [Line(t(f"{KEY}.if_ended", points=sim.totals(state)[seat]), icon("laurels"))]
    for line in state.reckoning():
        if line.points[seat]:
            said = t(f"results.source.quebec.{line.key}")
            lines.append(Line(f"{said}  +{line.points[seat]}", None, "muted"))
    return Tip(sitting.names[seat], "", tuple(lines), "Q70-Q75")


def answer_tip(kind: str, rest: str, state: State, sitting: Sitting) -> Tip | None:
    """A button of the tray."""
    if kind not in RULE_OF_ANSWER:
        return None
    key = "pay.choice" if kind == "pay" else kind
    facts = {}
    if kind == "shift":
        facts = {
            name: words.place(ZONES[zone]) for name, zone in zip(("zone", "target"), state.stack[-2:], strict=True)
        }
    lines = [Line(t(f"{KEY}.{key}", **facts))]
    if kind == "architect" and rest == "yellow":
        name = sitting.names[max(0, sim.yellow_holder(state))]
        lines.append(Line(t(f"{KEY}.architect.yellow", name=name), icon("trowel"), "muted"))
    return Tip(t(f"{KEY}.{key}.title"), "", tuple(lines), RULE_OF_ANSWER[kind])
