"""Why something cannot be chosen now, in words; "" where it can be, or where nothing is asked of anybody."""

from __future__ import annotations

from engine.louis_xiv import data
from game.boards.louis_xiv import simulate as sim
from game.boards.louis_xiv import words
from game.boards.louis_xiv.simulate import State
from game.text import t

KEY = "tip.louis_xiv.why"


def not_courtier(courtier: int, state: State) -> str:
    """Why no marker can go to a courtier."""
    name, given = sim.question(state)
    if not name:
        return ""
    moves = state.legal_moves()
    if any(len(move) > 1 and move[1] == courtier for move in moves):
        return ""
    if name == "card":
        return "" if ("card", 0) in moves else t(f"{KEY}.no_card")
    if name == "use" and given["face"]:
        return "" if given["face"] == courtier else t(f"{KEY}.other_card", courtier=words.courtier(int(given["face"])))
    if name == "move":
        return _no_way(int(given["courtier"]), courtier, state)
    if name == "guest":
        return t(f"{KEY}.not_guest")
    if name == "place":
        return t(f"{KEY}.own_courtier") if courtier == given["courtier"] else ""
    return ""


def _no_way(here: int, there: int, state: State) -> str:
    """Why markers do not go on from one courtier to another."""
    if here == there:
        return ""
    if there - 1 not in data.ADJACENT[here - 1]:
        return t(f"{KEY}.not_adjacent", courtier=words.courtier(here))
    if there < here and sim.held_card(state) == data.JOKER:
        return t(f"{KEY}.joker_order", first=words.courtier(there), second=words.courtier(here))
    return t(f"{KEY}.came_from")


def not_card(state: State) -> str:
    """Why no card can be played."""
    name, _ = sim.question(state)
    if not name or name == "card":
        return ""
    return t(f"{KEY}.card_played") if name in ("use", "put", "move") else t(f"{KEY}.no_cards_now")


def not_recall(seat: int, state: State) -> str:
    """Why markers of a reserve do not come home."""
    name, _ = sim.question(state)
    if not name or ("recall",) in state.legal_moves() or seat != state.current_player:
        return ""
    return t(f"{KEY}.no_recall")


def not_mission(number: int, state: State) -> str:
    """Why a mission in hand cannot be completed."""
    name, _ = sim.question(state)
    if not name or ("mission", data.MISSIONS[number]) in state.legal_moves():
        return ""
    if name != "mission":
        return t(f"{KEY}.not_now")
    return t(f"{KEY}.no_chips")


def not_deck(tier: str, state: State) -> str:
    """Why no mission is drawn from a deck."""
    name, _ = sim.question(state)
    if name != "deck" or ("deck", tier) in state.legal_moves():
        return ""
    return t(f"{KEY}.deck_empty")
