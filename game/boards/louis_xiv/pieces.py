"""The pieces on the table of Louis XIV."""

from __future__ import annotations

from engine.api import NOBODY
from engine.louis_xiv import data
from engine.louis_xiv.position import FACE_DOWN
from game.art.louis_xiv import court
from game.boards.louis_xiv import layout
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.parts import Box, Sitting
from game.stage.pieces import Piece
from game.stage.tween import Point

BOARD, CLASP, LEAD, PILE, NUMBER, LOUIS, CARD = 0, 1, 2, 3, 20, 24, 30
"""Heights: boards, clasps, gold plates, piles disc by disc, numbers, the King, cards."""
UNDER = 0
FLIPS = frozenset(
    {"influence", "intrigue", "income"}
    | {f"courtier:{courtier}" for courtier in sim.COURTIERS}
    | {f"mission:{tier}" for tier in data.TIERS}
)
FANNED = 3
FAN: tuple[tuple[float, float], ...] = ((-20.0, 4.0), (16.0, 1.0), (-2.0, -4.0))


def pieces(state: State, sitting: Sitting) -> list[Piece]:
    """All pieces of a position."""
    found: list[Piece] = []
    for courtier in sim.COURTIERS:
        found += court_pieces(state, courtier)
    found += clasps(state)
    for seat in range(state.players):
        found += reserve_pieces(state, seat)
        found += _supply(state, seat)
    found += _louis(state)
    found += _tags(state, sitting)
    found += _chips(state)
    found += _influence(state, sitting)
    found += _intrigue(state, sitting)
    found += _missions(state, sitting)
    found += _coats(state)
    found += _income(state)
    found.append(
        Piece("start", NOBODY, f"panel:{state.first}", "", layout.start_at(state.first, state.players), CARD, 32)
    )
    return found


# ---------------------------------------------------------------------- the court


def court_pieces(state: State, courtier: int) -> list[Piece]:
    """The board of a courtier and all that stands on its ledge."""
    at = layout.board(courtier)
    place = f"court:{courtier}"
    found = [Piece(f"courtier:{courtier}", NOBODY, place, sim.side(state, courtier), at.centre, BOARD, at.w)]
    served = sim.served(state, courtier)
    for slot, count in enumerate(sim.counts(state, courtier)):
        owner = slot if slot < state.players else NOBODY
        if slot in served and count:
            plate = layout.box(court.lead_at(courtier, slot))
            found.append(Piece("lead", NOBODY, place, "", plate.centre, LEAD, plate.w))
        found += pile(courtier, owner, slot, count)
        if count:
            x, y = court.count_at(courtier, slot)
            found.append(Piece(f"number:{place}", owner, place, str(count), (x, y), NUMBER, 20))
    return found


def pile(courtier: int, owner: int, slot: int, count: int) -> list[Piece]:
    """The markers of a seat on a courtier."""
    return [
        Piece(
            "marker",
            owner,
            f"court:{courtier}",
            "up" if n else "",
            layout.on_court(courtier, slot, n),
            PILE + min(n, layout.DRAWN),
            layout.DISC,
        )
        for n in range(count)
    ]


def clasps(state: State) -> list[Piece]:
    """The clasps of the shared corners; those that markers may go over are lit."""
    lit = lit_corners(state)
    found = []
    for first, second in court.ADJACENT:
        kind = "rising" if court.rising(first, second) else "falling"
        face = "lit" if (first, second) in lit else ""
        found.append(Piece(f"clasp:{kind}", NOBODY, f"{first}:{second}", face, court.corner(first, second), CLASP, 36))
    return found


def lit_corners(state: State) -> set[tuple[int, int]]:
    """The corners over which markers may move on now, or might once they are put down."""
    name, given = sim.question(state)
    here = given.get("face", 0) if name == "use" else given.get("courtier", 0) if name in ("put", "move") else 0
    return {pair for pair in court.ADJACENT if here in pair}


def _tags(state: State, sitting: Sitting) -> list[Piece]:
    """Where the viewer may send one or more markers on: each number on the edge of the courtier."""
    if sim.question(state)[0] != "move" or state.current_player != sitting.viewer:
        return []
    moves = [move for move in state.legal_moves() if move[0] == "move_on"]
    most = {move[1]: int(move[2]) for move in moves}
    return [
        Piece(
            "tag",
            NOBODY,
            f"court:{move[1]}",
            f"+{move[2]}",
            layout.tag(int(move[1]), int(move[2])).centre,
            NUMBER + 3,
            30,
        )
        for move in moves
        if most[move[1]] > 1
    ]


def _louis(state: State) -> list[Piece]:
    here = sim.louis(state)
    at = court.louis_at(here) if here else layout.louis_home()
    return [Piece("louis", NOBODY, f"court:{here}" if here else "home", "", at, LOUIS, 82)]


# ---------------------------------------------------------------------- reserves and supplies


def reserve_pieces(state: State, seat: int) -> list[Piece]:
    """The general reserve of a seat, in piles of three, with its number."""
    count = state.general[seat]
    place = f"reserve:{seat}"
    found = [
        Piece(
            "marker",
            seat,
            place,
            "up" if n % layout.PILE else "",
            layout.in_reserve(seat, n, count),
            PILE + layout.reserve_depth(n),
            layout.RESERVE_DISC,
        )
        for n in range(count)
    ]
    tray = layout.reserve(seat)
    at = (tray.x + tray.w - 24, tray.y + 23)
    found.append(Piece(f"number:{place}", seat, place, f"{count}*", at, NUMBER, 26))
    return found


def _supply(state: State, seat: int) -> list[Piece]:
    """The personal supply lies in the panel."""
    at = layout.supply_at(seat, state.players)
    return [Piece("marker", seat, f"supply:{seat}", "", at, PILE, layout.PANEL_DISC)] * state.personal[seat]


# ---------------------------------------------------------------------- chips


def _chips(state: State) -> list[Piece]:
    """The stacks, each with its number, and what the seats hold."""
    found = []
    for kind in data.CHIPS:
        left = sim.chips_left(state, kind)
        heights = dict.fromkeys(layout.CHIP_GAPS[kind], 0)
        for n in range(left):
            gap, at, level = layout.in_stack(kind, n, left)
            heights[gap] += 1
            found.append(Piece(f"chip:{kind}", NOBODY, f"stack:{gap}", "stack", at, PILE + level, layout.CHIP))
        for gap, count in heights.items():
            place = f"stack:{gap}"
            found.append(Piece(f"pill:{place}", NOBODY, place, str(count), court.badge_at(*gap), NUMBER, 26))
    for seat in range(state.players):
        held = sim.chips(state, seat)
        for n, kind in enumerate(held):
            at = layout.chip_in_panel(seat, state.players, n, len(held))
            found.append(Piece(f"chip:{kind}", NOBODY, f"panel:{seat}", "", at, CARD + n, 34))
    return found


# ---------------------------------------------------------------------- cards


def hand_right(state: State) -> float:
    """How far to the right the hand may reach: less where many ways to pay stand beside it."""
    if sim.question(state)[0] == "pay" and len(state.legal_moves()) > layout.FEW_WAYS:
        return layout.WAYS.x - 10
    return layout.HAND.x + layout.HAND.w


def _in_panel(state: State, seat: int, kind: str, count: int, name: str) -> list[Piece]:
    at = layout.thing_at(seat, state.players, name)
    return [Piece(kind, NOBODY, f"panel:{seat}", "back", at, CARD, 24)] * count


def hand(state: State, seat: int) -> list[tuple[str, int, bool]]:
    """The cards in a known hand in their order: kind, face and whether it is raised, as it is being played."""
    faces = sim.faces(state, seat)
    held = sim.held_card(state) if state.current_player == seat else None
    cards = [("influence", face, False) for face in faces]
    if held is not None:
        cards.append(("influence", held, True))
        cards.sort(key=lambda card: (card[1] or len(data.COPIES), card[2]))
    return [*(("intrigue", courtier, False) for courtier in sim.intrigue(state, seat)), *cards]


def _influence(state: State, sitting: Sitting) -> list[Piece]:
    found: list[Piece] = []
    seat = sitting.viewer
    raised = False
    for other in range(state.players):
        if other != seat:
            found += _in_panel(state, other, "influence", state.hand_sizes[other], "influence")
    if seat != NOBODY:
        cards = hand(state, seat)
        right = hand_right(state)
        for n, (kind, face, up) in enumerate(cards):
            box = layout.in_hand(n, len(cards), right)
            x, y = box.centre
            raised = raised or up
            at = (x, y - layout.RAISED) if up else (x, y)
            if kind == "influence":
                found.append(Piece(kind, NOBODY, f"hand:{seat}", str(face), at, CARD + n, box.w))
    played = state.played[:-1] if raised else state.played
    x, y = court.gap(*layout.PLAYED_GAP).middle
    for n, face in enumerate(played):
        back = len(played) - 1 - n
        dx, dy = FAN[n % FANNED] if back < FANNED else FAN[(len(played) - FANNED) % FANNED]
        shown = "back" if face == FACE_DOWN else str(face)
        found.append(Piece("influence", NOBODY, "played", shown, (x + dx, y + dy - 8), CARD + min(n, 40), 66))
    left = sim.decks(state)["influence"]
    found += [Piece("influence", NOBODY, "deck", "back", layout.INFLUENCE.centre, CARD, layout.INFLUENCE.w)] * left
    found += _pill("influence", left, layout.INFLUENCE)
    return found


def _pill(name: str, count: int, box: Box) -> list[Piece]:
    """The number of a deck at its lower right corner."""
    at = (box.x + box.w - 4, box.y + box.h + 2)
    return [Piece(f"pill:{name}", NOBODY, name, str(count), at, NUMBER + 40, 24)]


def _intrigue(state: State, sitting: Sitting) -> list[Piece]:
    found: list[Piece] = []
    seat = sitting.viewer
    for other in range(state.players):
        if other != seat:
            found += _in_panel(state, other, "intrigue", state.intrigue_sizes[other], "intrigue")
    if seat != NOBODY:
        cards = hand(state, seat)
        for n, (kind, face, _) in enumerate(cards):
            if kind == "intrigue":
                box = layout.in_hand(n, len(cards), hand_right(state))
                found.append(Piece("intrigue", NOBODY, f"hand:{seat}", str(face), box.centre, CARD + n, box.w))
    deck = layout.intrigue_deck()
    left = sim.decks(state)["intrigue"]
    found += [Piece("intrigue", NOBODY, "deck", "back", deck.centre, CARD, deck.w)] * left
    return found + _pill("intrigue", left, deck)


def _missions(state: State, sitting: Sitting) -> list[Piece]:
    """Missions in hand, finished, and in their decks."""
    found: list[Piece] = []
    left = sim.decks(state)
    for seat in range(state.players):
        for n, tier in enumerate(state.backs[2 * seat : 2 * seat + 2]):
            if tier < 0:
                continue
            kind = f"mission:{data.TIERS[tier]}"
            if seat == sitting.viewer:
                box = layout.hand_mission(n)
                face = str(sim.missions(state, seat)[n])
                found.append(Piece(kind, NOBODY, f"hand:{seat}", face, box.centre, CARD + n, box.w))
            else:
                at = layout.hidden_at(seat, state.players)
                found.append(Piece(kind, NOBODY, f"hidden:{seat}", "back", at, CARD, 2))
        done = sim.completed(state, seat)
        for n, number in enumerate(done):
            at = layout.done_mission(seat, state.players, n, len(done))
            kind = f"mission:{sim.tier(number)}"
            found.append(Piece(kind, NOBODY, f"panel:{seat}", f"{number}!", at, CARD + n, layout.SMALL_MISSION[0]))
    for name in data.TIERS:
        deck = layout.mission_deck(name)
        found += [Piece(f"mission:{name}", NOBODY, "deck", "back", deck.centre, CARD, deck.w)] * left[name]
        found += _pill(name, left[name], deck)
    return found


def _coats(state: State) -> list[Piece]:
    """Tiles face down: the pile, and what the seats hold."""
    found: list[Piece] = []
    for seat in range(state.players):
        at = layout.thing_at(seat, state.players, "coats")
        real = state.coat_sizes[seat] - state.blanks[seat]
        found += [Piece("coat", NOBODY, f"panel:{seat}", "", at, CARD, 28)] * real
    left = sim.decks(state)["coats"]
    found += [Piece("coat", NOBODY, "deck", "", layout.COATS.centre, CARD, layout.COATS.w)] * left
    return found + _pill("coats", left, layout.COATS)


def _income(state: State) -> list[Piece]:
    """The income cards turned up so far on each other, beside what is left of their deck."""
    found = []
    box = layout.INCOME
    for n, card in enumerate(state.income):
        face = f"{data.INCOME[card]}:{data.LOUIS_TO[card] + 1}"
        found.append(Piece("income", NOBODY, "open", face, box.centre, CARD + n, box.w))
    x, y = box.centre
    left = data.ROUNDS - len(state.income)
    found += [Piece("income", NOBODY, "deck", "back", (x - 4, y - 5), CARD - 1, box.w)] * left
    return found


# ---------------------------------------------------------------------- ways


def route(before: Piece, after: Piece) -> list[Point]:
    """Markers hop in a low arc, the King glides; all else goes straight."""
    if before.kind == "marker" and before.place != after.place:
        (ax, ay), (bx, by) = before.pos, after.pos
        mid = ((ax + bx) / 2, min(ay, by) - 26)
        return [_bent(before.pos, mid, after.pos, leg / 6) for leg in range(7)]
    return [before.pos, after.pos]


def _bent(start: Point, bend: Point, end: Point, share: float) -> Point:
    left = 1 - share
    return (
        left * left * start[0] + 2 * left * share * bend[0] + share * share * end[0],
        left * left * start[1] + 2 * left * share * bend[1] + share * share * end[1],
    )
