"""What a negotiation asks of the viewer."""

from __future__ import annotations

from engine.quo_vadis import data
from engine.quo_vadis.position import NODE_ANSWER, NODE_BID, NODE_DRAFT, NODE_PICK, NODE_REPLY
from game.boards.form import Desk
from game.boards.quo_vadis import answers
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.simulate import State

MODES = {NODE_ANSWER: "answer", NODE_REPLY: "reply", NODE_BID: "bid", NODE_PICK: "pick"}
OPENERS = {"offer": "draft", "side": "side_draft", "answer": "counter_draft", "bid": "bid_draft"}
EDITS = frozenset(OPENERS)
"""The modes in which terms can be changed."""


def mode_of(desk: Desk) -> str:
    """What a position asks of the viewer in a negotiation: "" nothing, "wait" that others have to answer."""
    state, viewer = desk.state, desk.sitting.viewer
    assert isinstance(state, State)
    if state.node == NODE_DRAFT and state.current_player == viewer and desk.ready:
        return next(mode for mode, opener in OPENERS.items() if opener == state.draft[0][0])
    if state.node not in MODES or viewer == sim.NOBODY:
        return ""
    if state.current_player == viewer and desk.ready:
        return MODES[state.node]
    party = {state.turn, *(one.seat for one in (*state.deal, *state.bids))}
    return "wait" if viewer in party and answers.is_open(desk.lines, state.turn) else ""


def passage_of(state: State) -> int:
    """The passage that is negotiated about, or for which a draft is open."""
    if state.node == NODE_DRAFT and state.draft[0][0] == "draft":
        return data.PASSAGES.index(str(state.draft[0][1]))
    return state.passage
