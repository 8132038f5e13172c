"""The tooltips of Louis XIV: what a thing is, both sides of a courtier, how it stands, its rule, and why not."""

from __future__ import annotations

from engine.api import NOBODY
from engine.louis_xiv import data
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv import standing, why, words
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Line, Sitting, Tip, icon, mark
from game.stage.pieces import Piece
from game.text import t

KEY = "tip.louis_xiv"
GAME = "game.louis_xiv"
RULE_OF_CONDITION = {"bribe": "L46-L49", "majority": "L50", "threshold": "L51-L52"}
RULE_OF_WELL = {
    "supply": "L32",
    "court": "L43",
    "reserve": "L36",
    "coins": "L47",
    "coats": "L55",
    "influence": "L31",
    "intrigue": "L42",
    "chips": "L73",
}
RULE_OF_ANSWER = {"recall": "L36", "bribe": "L47", "pay": "L69", "keep": "L73"}
RULE_OF_NO = {
    "move": "L34",
    "mission": "L68",
    "guest": "L79",
    "last_word": "L79",
    "place": "L58",
    "bribe": "L48",
    "intrigue": "L42",
}
RULE_OF_DECK = {"coats": "L7", "influence": "L3", "intrigue": "L4", "income": "L26"}
RULE_OF_PHASE = ("L26-L29", "L30-L40", "L41-L67", "L68-L74")


def explain(thing: str, state: State, sitting: Sitting) -> Tip | None:
    """The tooltip of a thing; each of its lines begins like a sentence."""
    tip = _tip(thing, state, sitting)
    if tip is None:
        return None
    return tip._replace(lines=tuple(line._replace(words=words.opened(line.words)) for line in tip.lines))


def _tip(thing: str, state: State, sitting: Sitting) -> Tip | None:
    kind, _, rest = thing.partition(":")
    if kind == "courtier":
        return courtier_tip(int(rest), state, sitting)
    if kind in ("influence", "intrigue") and rest.isdecimal():
        return card_tip(kind, int(rest), state)
    if kind == "mission":
        return mission_tip(sim.mission_of(rest), state, sitting)
    if kind in ("chip", "stack"):
        return chip_tip(rest, state, sitting)
    if kind == "deck":
        return deck_tip(rest, state)
    if kind == "reserve":
        return reserve_tip(int(rest), state, sitting)
    if kind == "well":
        seat, _, name = rest.partition(":")
        return well_tip(int(seat), name, state, sitting)
    if kind == "seat":
        return seat_tip(int(rest), state, sitting)
    if kind in ("round", "phase"):
        return course_tip(kind, int(rest), state)
    return plain_tip(kind, rest, state)


def _bad(reason: str) -> tuple[Line, ...]:
    return (Line(reason, None, "bad"),) if reason else ()


# ---------------------------------------------------------------------- courtiers


def courtier_tip(courtier: int, state: State, sitting: Sitting) -> Tip:
    """A courtier with both sides, the one that lies up first, and what would come of it now."""
    found = [Line(words.reward_of(courtier), standing.reward_art(courtier))]
    up = sim.side(state, courtier)
    down = data.SIDES[1 - data.SIDES.index(up)]
    for side in (up, down):
        kind, number = sim.condition_of(courtier, side)
        said = t(f"{KEY}.side", side=t(f"{GAME}.side.{side}"), condition=words.condition(kind, number))
        tone = "" if side == up else "muted"
        found.append(Line(said, icon(SIGNS[kind]), tone))
        if side == up:
            found.append(Line(t(f"{KEY}.condition.{kind}", count=number), None, "muted"))
    if sim.louis(state) == courtier:
        found.append(Line(t(f"{KEY}.louis.here"), icon("heraldic-sun")))
    seat = sitting.viewer
    if seat != NOBODY:
        found += standing.lines(state, courtier, seat, sitting)
    found += _bad(why.not_courtier(courtier, state))
    kind, _ = sim.condition(state, courtier)
    return Tip(words.full(courtier), "", tuple(found), RULE_OF_CONDITION[kind])


SIGNS = {"bribe": "two-coins", "majority": "laurels", "threshold": "meeple-group"}


# ---------------------------------------------------------------------- cards, missions, chips


def card_tip(kind: str, face: int, state: State) -> Tip:
    """An influence card or an intrigue card."""
    if kind == "intrigue":
        lines = (Line(t(f"{KEY}.intrigue_card")), Line(t(f"{KEY}.card.leftover"), None, "muted"))
        title = t(f"{GAME}.intrigue_of", courtier=words.courtier(face))
        return Tip(title, "", lines, "L42")
    key = "influence_card" if face else "joker"
    found = (Line(t(f"{KEY}.{key}")), *_bad(why.not_card(state)))
    return Tip(words.card(face), "", found, "L32" if face else "L33")


def mission_tip(number: int, state: State, sitting: Sitting) -> Tip:
    """A mission: its chips, its power, and whether the viewer could complete it."""
    named = data.NAMED[number]
    first, second = sim.needs(number)
    found = [
        Line(t(f"{KEY}.needs", first=_need(first), second=_need(second)), Piece(f"chip:{first}", size=22)),
        Line(
            t(f"{KEY}.power.{sim.power(number)}", courtier=words.courtier(named + 1) if named >= 0 else ""),
            Piece("power", face=sim.power(number), size=19),
        ),
        Line(t(f"{KEY}.mission"), icon("laurels"), "muted"),
    ]
    if sitting.viewer != NOBODY and number in sim.missions(state, sitting.viewer):
        found += _bad(why.not_mission(number, state))
    tier = t(f"{GAME}.tier.{sim.tier(number)}")
    return Tip(words.mission(number), tier, tuple(found), "L75-L79")


def _need(chip: str) -> str:
    return t(f"{GAME}.chip.{chip}")


def chip_tip(kind: str, state: State, sitting: Sitting) -> Tip:
    """A chip, how many are left, and which missions in the viewer's hand ask for it."""
    left = sim.chips_left(state, kind)
    found = [
        Line(t(f"{KEY}.chip.{kind}")),
        Line(t(f"{KEY}.left", count=left), Piece(f"chip:{kind}", size=20), "muted" if left else "bad"),
    ]
    if sitting.viewer != NOBODY:
        wanted = standing.wanted(state, sitting.viewer, kind)
        if wanted:
            said = t(f"{KEY}.would.helps", missions=words.joined(wanted))
            found.append(Line(said, icon("tied-scroll"), "good"))
    return Tip(t(f"{GAME}.chip.{kind}").capitalize(), "", tuple(found), "L70" if kind == "crown" else "L53")


def deck_tip(name: str, state: State) -> Tip:
    """A deck or pile, and how much is left of it."""
    if name == "income":
        card = state.income[-1] if state.income else 0
        found = [
            Line(t(f"{KEY}.income")),
            Line(t(f"{KEY}.income.now", count=data.INCOME[card]), Piece("coin", size=20)),
        ]
        return Tip(t(f"{GAME}.deck.income"), "", tuple(found), RULE_OF_DECK[name])
    left = Line(t(f"{KEY}.left", count=sim.decks(state)[name]), None, "muted")
    if name in data.TIERS:
        reason = why.not_deck(name, state)
        found = [Line(t(f"{KEY}.deck.{name}")), left, *_bad(reason)]
        return Tip(t(f"{GAME}.mission.{name}"), "", tuple(found), "L77")
    key = "coats" if name == "coats" else f"{name}_deck"
    return Tip(t(f"{GAME}.deck.{name}"), "", (Line(t(f"{KEY}.{key}")), left), RULE_OF_DECK[name])


# ---------------------------------------------------------------------- seats


def reserve_tip(seat: int, state: State, sitting: Sitting) -> Tip:
    """A general reserve, told apart from the personal supply."""
    found = [
        Line(t(f"{KEY}.reserve"), icon("rally-the-troops")),
        Line(t(f"{KEY}.reserve.not_supply", count=state.personal[seat]), mark(seat), "muted"),
        *_bad(why.not_recall(seat, state)),
    ]
    said = t("table.of", thing=t(f"{GAME}.general_reserve"), name=sitting.names[seat])
    return Tip(said, str(state.general[seat]), tuple(found), "L36")


def well_tip(seat: int, name: str, state: State, sitting: Sitting) -> Tip:
    """A number of a panel."""
    key = {"influence": "hand", "intrigue": "intrigues", "chips": "chips_held"}.get(name, name)
    found = [Line(t(f"{KEY}.{key}"))]
    if name == "coats":
        found += family_lines(state, seat)
    elif name == "intrigue" and seat != sitting.viewer and sim.intrigue(state, seat):
        names = words.joined([words.courtier(courtier) for courtier in sim.intrigue(state, seat)])
        found.append(Line(t(f"{KEY}.known", courtiers=names), icon("domino-mask"), "muted"))
    elif name == "chips":
        found += [Line(t(f"{GAME}.chip.{chip}"), Piece(f"chip:{chip}", size=22)) for chip in sim.chips(state, seat)]
    elif name == "court":
        found += _where(state, seat)
    title = t("table.of", thing=t(f"{GAME}.title.{name}"), name=sitting.names[seat])
    return Tip(title, "", tuple(found), RULE_OF_WELL[name])


def _where(state: State, seat: int) -> list[Line]:
    """The courtiers a seat has markers on."""
    said = [
        t(f"{GAME}.count", name=words.courtier(courtier), count=sim.counts(state, courtier)[seat])
        for courtier in sim.COURTIERS
        if sim.counts(state, courtier)[seat]
    ]
    return [Line(t("table.comma").join(said), mark(seat), "muted")] if said else []


def family_lines(state: State, seat: int) -> list[Line]:
    """The families of the coats of a seat, where they may be known."""
    held = sim.families(state, seat)
    return [
        Line(t(f"{GAME}.count", name=t(f"{GAME}.family.{family}"), count=count), Piece("shield", face=family, size=20))
        for family, count in zip(data.FAMILIES, held, strict=False)
        if count
    ]


def seat_tip(seat: int, state: State, sitting: Sitting) -> Tip:
    """Where the points of a player come from, as far as it is open."""
    found = []
    for line in state.reckoning():
        if line.key in ("missions", "coats", "leftovers") and line.points[seat]:
            said = t(f"results.source.louis_xiv.{line.key}")
            found.append(Line(f"{said}  +{line.points[seat]}", None, "muted" if line.key == "leftovers" else ""))
    if not found:
        found.append(Line(t(f"{KEY}.no_points"), None, "muted"))
    return Tip(sitting.names[seat], "", tuple(found), "L84-L86")


# ---------------------------------------------------------------------- the course, and answers


def course_tip(kind: str, number: int, state: State) -> Tip:
    """A round or a phase."""
    if kind == "round":
        key = "now" if number == state.round else "done" if number < state.round else "next"
        found = [Line(t(f"{KEY}.round")), Line(t(f"{KEY}.round.{key}"), icon("hourglass"), "muted")]
        return Tip(t(f"{GAME}.round", round=number), "", tuple(found), "L24")
    name = sim.PHASES[number]
    return Tip(t(f"{GAME}.phase.{name}"), "", (Line(t(f"{KEY}.phase.{name}")),), RULE_OF_PHASE[number])


def plain_tip(kind: str, rest: str, state: State) -> Tip | None:
    """The King, the tile of the start player, the bank, what was played, and the buttons of the tray."""
    if kind == "louis":
        return Tip(t(f"{GAME}.king"), "", (Line(t(f"{KEY}.louis")),), "L63-L66")
    if kind == "start":
        return Tip(t(f"{GAME}.start"), "", (Line(t(f"{KEY}.start_player")),), "L25")
    if kind == "bank":
        return Tip(t(f"{GAME}.rail.bank"), "", (Line(t(f"{KEY}.coins")),), "L9")
    if kind == "played":
        found = Line(t(f"{KEY}.played", count=len(state.played)), None, "muted")
        return Tip(t(f"{GAME}.deck.played"), "", (Line(t(f"{KEY}.influence_deck")), found), "L40")
    if kind in RULE_OF_ANSWER:
        return Tip(
            t(f"{KEY}.title.{kind}", courtier=_here(state)), "", (Line(t(f"{KEY}.{kind}")),), RULE_OF_ANSWER[kind]
        )
    if kind == "put":
        return Tip(t(f"{KEY}.title.put"), rest, (Line(t(f"{KEY}.put")),), "L32")
    if kind == "no" and rest in RULE_OF_NO:
        key = {"move": "stay", "mission": "no_mission", "bribe": "no_bribe", "intrigue": "keep_card"}.get(
            rest, "decline"
        )
        return Tip(t(f"{GAME}.choice.{key}"), "", (Line(t(f"{KEY}.would.{key}")),), RULE_OF_NO[rest])
    if kind == "intrigue":
        return Tip(t(f"{KEY}.title.intrigue"), "", (Line(t(f"{KEY}.intrigue_card")),), "L42")
    return None


def _here(state: State) -> str:
    return words.courtier(state.courtier + 1) if state.courtier >= 0 else ""
