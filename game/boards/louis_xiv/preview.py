"""What a move would do: where markers would come to stand, and what that would bring."""

from __future__ import annotations

from engine.api import Move
from engine.louis_xiv import data
from game.art.louis_xiv import court
from game.boards.louis_xiv import pieces as table
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv import standing, tray, words
from game.boards.louis_xiv.simulate import Outcome, State
from game.boards.parts import Line, Preview, Sitting, Tip, icon, mark
from game.stage.pieces import Piece
from game.text import t

KEY = "tip.louis_xiv"
RULES = {
    "guest": "L30",
    "last_word": "L39",
    "decline": "L79",
    "card": "L31",
    "recall": "L36",
    "put": "L32",
    "on": "L33",
    "move_on": "L34",
    "stop": "L34",
    "intrigue": "L42",
    "keep": "L42",
    "bribe": "L47",
    "no_bribe": "L48",
    "place": "L58",
    "mission": "L68",
    "pay": "L69",
    "deck": "L72",
    "keep_chip": "L73",
    "keep_none": "L73",
}
PLACING = frozenset({"put", "on", "move_on", "guest", "last_word", "place", "intrigue"})
AT_NODE = {("stop", "mission"): "L68", ("decline", "place"): "L58"}


def preview(move: Move, state: State, sitting: Sitting) -> Preview:
    """What a move of the player to decide would do."""
    verb, seat = str(move[0]), state.current_player
    outcome = sim.play(state, move)
    title, found = _about(move, state, outcome, sitting)
    rule = AT_NODE.get((verb, sim.node_name(state)), RULES[verb])
    ghosts, notes = _ghosts(state, outcome, seat) if verb in PLACING else ((), ())
    lines = tuple(line._replace(words=words.opened(line.words)) for line in found)
    return Preview(Tip(title, "", lines, rule), ghosts, notes)


def _about(move: Move, state: State, outcome: Outcome, sitting: Sitting) -> tuple[str, list[Line]]:
    verb, seat = str(move[0]), state.current_player
    if verb in PLACING:
        return _placing(move, state, outcome, sitting)
    if verb == "card":
        return _card(int(move[1]), state, sitting)
    if verb == "recall":
        told = outcome.first("recalled") or {"count": 0}
        now = state.personal[seat]
        said = t(f"{KEY}.would.recall", count=told["count"], before=now, after=now + told["count"])
        return t(f"{KEY}.title.recall"), [Line(said, mark(seat), "good" if told["count"] else "bad")]
    if verb == "bribe":
        return _bribe(state)
    if verb == "mission":
        return _mission(sim.mission_of(str(move[1])), state)
    if verb == "pay":
        first, second = (Piece(f"chip:{chip}", size=24) for chip in move[1:])
        return t(f"{KEY}.title.pay"), [
            Line(words.a_chip(str(move[1])), first),
            Line(words.a_chip(str(move[2])), second),
        ]
    if verb == "deck":
        left = sim.decks(state)[str(move[1])]
        return t(f"game.louis_xiv.mission.{move[1]}"), [
            Line(t(f"{KEY}.deck.{move[1]}")),
            Line(t(f"{KEY}.left", count=left), icon("tied-scroll"), "muted"),
        ]
    return _rest(move, state)


def _rest(move: Move, state: State) -> tuple[str, list[Line]]:
    """Plain answers."""
    verb, seat, name = str(move[0]), state.current_player, sim.node_name(state)
    if verb == "keep_chip":
        chip = str(move[1])
        back = len(sim.chips(state, seat)) - 1
        found = [Line(t(f"{KEY}.would.coats", count=back), Piece("shield", size=22), "good")]
        wanted = standing.wanted(state, seat, chip)
        if wanted:
            found.append(Line(t(f"{KEY}.would.helps", missions=words.joined(wanted)), icon("tied-scroll"), "good"))
        return words.a_chip(chip), found
    if verb == "keep_none":
        count = len(sim.chips(state, seat))
        return t("game.louis_xiv.choice.keep_none"), [Line(t(f"{KEY}.would.coats", count=count), None, "good")]
    key = {"stop": "stay" if name == "move" else "no_mission", "keep": "keep_card"}.get(verb, verb)
    return t(f"game.louis_xiv.choice.{key}"), [Line(t(f"{KEY}.would.{key}"), None, "muted")]


# ---------------------------------------------------------------------- markers


def courtier_of(move: Move, state: State) -> int:
    """Where a move places markers."""
    verb = str(move[0])
    if verb in ("guest", "last_word", "on", "move_on", "place"):
        return int(move[1])
    if verb == "intrigue":
        return state.courtier + 1
    name, given = sim.question(state)
    return int(given["face"]) if name == "use" else int(given["courtier"])


def _placing(move: Move, state: State, outcome: Outcome, sitting: Sitting) -> tuple[str, list[Line]]:
    here, seat = courtier_of(move, state), state.current_player
    after = outcome.state
    if move[0] in ("on", "last_word") and not outcome.told:
        after = with_markers(state, here, seat, tray.most(state))
    found = standing.lines(after, here, seat, sitting)
    if move[0] == "move_on":
        origin = int(sim.question(state)[1]["courtier"])
        left = standing.brief(after, origin, seat, sitting)
        said = t("game.louis_xiv.about", name=words.courtier(origin), what=left.words)
        found.append(left._replace(words=said))
    return words.courtier(here), found


def with_markers(state: State, courtier: int, seat: int, count: int) -> State:
    """The position with so many markers from the personal supply on a courtier, before it is said how many."""
    after = state.clone()
    after.personal[seat] -= count
    after.markers[(courtier - 1) * state.settings.colours + seat] += count
    return after


def _ghosts(
    state: State, outcome: Outcome, seat: int
) -> tuple[tuple[Piece, ...], tuple[tuple[str, tuple[float, float]], ...]]:
    """The markers that would come to stand on courtiers, on a warm light, with how many they are."""
    found: list[Piece] = []
    notes = []
    for courtier in sim.COURTIERS:
        before, after = (sim.counts(at, courtier)[seat] for at in (state, outcome.state))
        if after <= before:
            continue
        pile = table.pile(courtier, seat, seat, after)
        x, y = pile[-1].pos
        found.append(Piece("halo", pos=(x, y - 12), size=62))
        found += [piece._replace(face="ghost") for piece in pile[before:] or pile[-1:]]
        cx, cy = court.count_at(courtier, seat)
        notes.append((f"+{after - before}", (cx + 6, cy - 24)))
    return tuple(found), tuple(notes)


# ---------------------------------------------------------------------- cards and missions


def _card(face: int, state: State, sitting: Sitting) -> tuple[str, list[Line]]:
    """What a card could do."""
    seat = state.current_player
    most = min(data.CARD_PLACES[face], state.personal[seat])
    found = []
    if face and most:
        after = with_markers(state, face, seat, most)
        found.append(Line(t(f"{KEY}.would.place", count=most), mark(seat)))
        found += standing.lines(after, face, seat, sitting)
    elif most:
        found.append(Line(t(f"{KEY}.would.anywhere", count=most), mark(seat)))
    back = min(state.settings.recalls[face], state.general[seat])
    found.append(Line(t(f"{KEY}.would.or_recall", count=back), icon("rally-the-troops"), "muted"))
    return words.card(face), found


def _bribe(state: State) -> tuple[str, list[Line]]:
    here, seat = state.courtier + 1, state.current_player
    cost = sim.price(state, here, seat)
    now = state.coins[seat]
    kind, value = sim.reward(here)
    wanted = standing.wanted(state, seat, str(value)) if kind == "chip" else []
    said = words.reward_of(here)
    if wanted:
        said = t(f"{KEY}.would.reward_helps", reward=said, missions=words.joined(wanted))
    return t(f"{KEY}.title.bribe", courtier=words.courtier(here)), [
        Line(said, standing.reward_art(here), "good"),
        Line(t(f"{KEY}.would.coins", before=now, after=now - cost), Piece("coin", size=20)),
    ]


def _mission(number: int, state: State) -> tuple[str, list[Line]]:
    """What a mission in hand would bring."""
    found = [Line(words.power_under(number), Piece("power", face=sim.power(number), size=20), "good")]
    found.append(Line(t(f"{KEY}.would.points", count=data.MISSION_POINTS[number]), icon("laurels"), "good"))
    if state.round == data.ROUNDS:
        found.append(Line(t(f"{KEY}.would.too_late"), icon("hourglass"), "muted"))
    return words.mission(number), found
