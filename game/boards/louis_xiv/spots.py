"""Where each legal move of Louis XIV is clicked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api import NOBODY, Move
from engine.louis_xiv import data
from game.art.louis_xiv import court
from game.boards.louis_xiv import bar, layout, pieces
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv.simulate import State
from game.boards.louis_xiv.tray import tray
from game.boards.parts import Box, Circle, Sitting, Thing, tray_spots
from game.stage.spots import Region, Spot

ON_COURT = frozenset({"guest", "last_word", "on", "place", "move_on"})
READING = sorted(sim.COURTIERS, key=lambda courtier: (round(layout.board(courtier).y), layout.board(courtier).x))
"""The round of the keyboard over the court: line by line."""


def spots(state: State, moves: Sequence[Move], sitting: Sitting) -> list[Spot]:
    """One spot for each move: a courtier, a card, a mission, a deck, or a button of the tray."""
    found: list[Spot] = []
    for move in moves:
        verb = str(move[0])
        if verb in ON_COURT:
            found.append(_on_court(move, moves))
        elif verb == "card":
            face = int(move[1])
            box = card_box(state, sitting.viewer, "influence", face)
            found.append(Spot(move, box, f"influence:{face}", order=200 + (face or data.FACES)))
        elif verb == "mission":
            place = sim.missions(state, state.current_player).index(sim.mission_of(str(move[1])))
            found.append(Spot(move, layout.hand_mission(place), f"mission:{move[1]}", order=100 + place))
        elif verb == "deck":
            tier = str(move[1])
            order = 300 + layout.TIERS.index(tier)
            found.append(Spot(move, layout.mission_deck(tier), f"deck:{tier}", order=order))
    return found + [_twinned(state, spot, moves) for spot in tray_spots(tray(state, moves, sitting))]


def _on_court(move: Move, moves: Sequence[Move]) -> Spot:
    """A courtier; where fewer markers may go there as well, each number is a badge on its edge."""
    courtier = int(move[1])
    order = 10 * READING.index(courtier)
    thing = f"courtier:{courtier}"
    if move[0] != "move_on":
        return Spot(move, layout.board(courtier), thing, order=order)
    most = max(int(other[2]) for other in moves if other[:2] == move[:2])
    count = int(move[2])
    if count == most:
        badge = layout.tag(courtier, count) if most > 1 else None
        return Spot(move, layout.board(courtier), thing, order=order, echo=badge)
    return Spot(move, layout.tag(courtier, count), thing, f"+{count}", order=order + count, layer=1)


def _twinned(state: State, spot: Spot, moves: Sequence[Move]) -> Spot:
    """All the markers of a card can be put down by a click on the courtier, a recall on the own reserve."""
    verb = spot.move[0]
    here = target(state)
    if verb == "recall":
        tray_box = layout.reserve(state.current_player)
        return spot._replace(region=tray_box, echo=spot.region, board=True, order=190)
    if verb == "put" and here and spot.move == max(move for move in moves if move[0] == "put"):
        return spot._replace(region=layout.board(here), echo=spot.region, board=True, order=spot.order)
    return spot


def target(state: State) -> int:
    """The courtier on whom markers are about to be put, or 0."""
    name, given = sim.question(state)
    if name == "use":
        return int(given["face"])
    return int(given["courtier"]) if name in ("put", "last_put") else 0


def card_box(state: State, seat: int, kind: str, face: int) -> Box:
    """The part of a card in the hand that no other hides."""
    cards = pieces.hand(state, seat)
    right = pieces.hand_right(state)
    places = [n for n, card in enumerate(cards) if card[:2] == (kind, face)]
    box = layout.in_hand(places[0], len(cards), right)
    last = layout.in_hand(places[-1], len(cards), right)
    nxt = layout.in_hand(places[-1] + 1, len(cards), right).x if places[-1] + 1 < len(cards) else last.x + last.w
    return Box(box.x, box.y, min(last.x + last.w, nxt) - box.x, box.h)


# ---------------------------------------------------------------------- things


def things(state: State, sitting: Sitting) -> list[Thing]:
    """Everything with a tooltip, the uppermost last."""
    found = [Thing(f"round:{number}", bar.round_place(number)) for number in range(1, data.ROUNDS + 1)]
    found += [Thing(f"phase:{i}", bar.phase_box(i)) for i in range(4)]
    found += _on_cloth(state)
    found += [Thing(f"courtier:{courtier}", layout.board(courtier)) for courtier in sim.COURTIERS]
    louis = sim.louis(state)
    x, y = court.louis_at(louis) if louis else layout.louis_home()
    found.append(Thing("louis", Box(x - 26, y - 82, 52, 66)))
    for seat in range(state.players):
        found += _in_panel(state, seat)
    return found + _in_tray(state, sitting)


def _on_cloth(state: State) -> list[Thing]:
    found: list[Thing] = []
    for kind, gaps in layout.CHIP_GAPS.items():
        found += [Thing(f"stack:{kind}", _middle(gap)) for gap in gaps]
    found += [Thing(f"reserve:{seat}", layout.reserve(seat)) for seat in range(state.players)]
    decks: list[tuple[str, Region]] = [
        ("coats", layout.COATS),
        ("influence", layout.INFLUENCE),
        ("intrigue", layout.intrigue_deck()),
        ("income", layout.INCOME),
        *((tier, layout.mission_deck(tier)) for tier in layout.TIERS),
    ]
    found += [Thing(f"deck:{name}", region) for name, region in decks]
    found.append(Thing("bank", Circle(*layout.BANK, 40)))
    found.append(Thing("played", _middle(layout.PLAYED_GAP)))
    return found


def _middle(gap: tuple[int, int]) -> Box:
    x, y = court.gap(*gap).middle
    return Box(x - 60, y - 56, 120, 112)


def _in_panel(state: State, seat: int) -> list[Thing]:
    found = [Thing(f"well:{seat}:{name}", layout.number_box(seat, state.players, name)) for name in layout.NUMBERS]
    found += [Thing(f"well:{seat}:{name}", layout.thing_box(seat, state.players, name)) for name in layout.THINGS]
    found.append(Thing(f"well:{seat}:chips", layout.chips_box(seat, state.players)))
    done = sim.completed(state, seat)
    wide, high = layout.SMALL_MISSION
    for n, number in enumerate(done):
        x, y = layout.done_mission(seat, state.players, n, len(done))
        found.append(Thing(f"mission:{data.MISSIONS[number]}", Box(x - wide / 2, y - high / 2, wide, high)))
    if state.first == seat:
        found.append(Thing("start", Circle(*layout.start_at(seat, state.players), 17)))
    return found


def _in_tray(state: State, sitting: Sitting) -> list[Thing]:
    seat = sitting.viewer
    if seat == NOBODY:
        return []
    found = []
    for n, number in enumerate(sim.missions(state, seat)):
        if number >= 0:
            found.append(Thing(f"mission:{data.MISSIONS[number]}", layout.hand_mission(n)))
    for kind, face, _ in dict.fromkeys(pieces.hand(state, seat)):
        found.append(Thing(f"{kind}:{face}", card_box(state, seat, kind, face)))
    return found
