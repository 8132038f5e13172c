"""A deal in the making: who is asked, on which terms, and what the engine says to it. Nothing here plays a move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.api import Move
from engine.quo_vadis import data, drafts, menu, pledges
from engine.quo_vadis.position import NODE_CHOOSE, NONE, Deal, Pledge, Terms
from game.boards.quo_vadis.simulate import State

Ballot = tuple[tuple[int, int], ...]
"""Who is asked for how many votes, clockwise from the mover."""
PLAIN = Terms(NONE, 0, 0, (), (), NONE)


class Verdict(NamedTuple):
    """The moves that make a deal, none where the engine does not allow it, and then why (a key of `why.deal`)."""

    moves: tuple[Move, ...]
    reason: str = ""


def start(state: State, opener: Move) -> State:
    """A copy on which a draft has been opened."""
    copy = state.clone()
    copy.advance(opener)
    return copy


def ballots(state: State, opener: Move) -> list[Ballot]:
    """Everybody who can be asked for as many votes as are missing."""
    found = []
    for move in start(state, opener).legal_moves():
        if move[0] == "ask":
            found.append(tuple((int(move[i]), int(move[i + 1])) for i in range(1, len(move), 2)))
    return found


def judge(state: State, opener: Move, deal: Deal) -> Verdict:
    """Whether a deal may be made, found by clicking it together on a copy."""
    copy = start(state, opener)
    clicks = drafts.clicks(state, opener, deal)
    for click in clicks[1:]:
        if click not in copy.legal_moves():
            return Verdict((), _reason(state, click, deal))
        if click[0] != "propose":
            copy.advance(click)
    short = ready_made(state, opener, deal)
    return Verdict((short,) if short else tuple(clicks))


def _reason(state: State, click: Move, deal: Deal) -> str:
    if click[0] == "pay":
        return "purse"
    if click[0] != "propose":
        return "promise"
    if any(tried == deal for _, tried in state.tried):
        return "tried"
    if sum(one.pay for one in deal if one.pay > 0) > 0:
        return "sum"
    if all(not (one.votes or one.pay or one.mine or one.theirs) for one in deal):
        return "empty"
    return "same" if state.node != NODE_CHOOSE else "contradiction"


def prices(state: State, opener: Move, deal: Deal, index: int) -> list[int]:
    """The prices that may stand in one row of a deal."""
    copy = start(state, opener)
    done = deal[:index]
    clicks = drafts.clicks(state, opener, (*done, deal[index]._replace(mine=(), theirs=(), called=NONE)))
    if opener[0] in ("draft", "side_draft"):
        clicks[1] = ("ask", *(n for one in deal for n in (one.seat, one.votes)))
    last = max(i for i, click in enumerate(clicks) if click[0] == "pay")
    for click in clicks[1:last]:
        if click not in copy.legal_moves():
            return []
        copy.advance(click)
    return [int(move[1]) for move in copy.legal_moves() if move[0] == "pay"]


# ---------------------------------------------------------------------- the menu


def offers(state: State, passage: int) -> dict[Deal, Move]:
    """The ready-made proposals of a passage, by their terms."""
    name = data.PASSAGES[passage]
    found = {}
    for move in state.legal_moves():
        if move[0] == "offer" and move[1] == name:
            found[menu.offered(state, move)[1]] = move
    return found


def sides(state: State) -> dict[Deal, Move]:
    """The ready-made side deals, by their terms."""
    return {menu.offered(state, move)[1]: move for move in state.legal_moves() if move[0] == "side"}


def ready_made(state: State, opener: Move, deal: Deal) -> Move | None:
    """The single move that makes the same deal, where there is one."""
    if opener[0] == "draft":
        return offers(state, data.PASSAGES.index(str(opener[1]))).get(deal)
    if opener[0] == "side_draft":
        return sides(state).get(deal)
    if opener[0] == "counter_draft":
        return counters(state).get(deal[0])
    return bids(state).get(deal)


def counters(state: State) -> dict[Terms, Move]:
    """The ready-made counter-offers, by their terms."""
    terms = state.terms[state.answers]
    return {menu.countered(terms, str(move[1])): move for move in state.legal_moves() if move[0] == "counter"}


def bids(state: State) -> dict[Deal, Move]:
    """The ready-made bids, by their terms."""
    seat = state.current_player
    found: dict[Deal, Move] = {}
    for move in state.legal_moves():
        if move[0] == "bid":
            entries = [str(name) for name in move[1:]]
            deal = tuple(menu.entry_terms(state, state.passage, seat, i + 1, name) for i, name in enumerate(entries))
            found[deal] = move
    return found


def entries(state: State, passage: int, ballot: Ballot) -> dict[int, list[str]]:
    """By place in the ballot the entries of the menu that occur there, in the order of the menu."""
    found: dict[int, list[str]] = {place: [] for place in range(len(ballot))}
    for move in (*offers(state, passage).values(),):
        asked = tuple((int(move[i]), int(move[i + 1])) for i in range(2, len(move), 3))
        if asked == ballot:
            for place in range(len(ballot)):
                name = str(move[4 + 3 * place])
                if name not in found[place]:
                    found[place].append(name)
    return {place: sorted(names, key=_rank) for place, names in found.items()}


def _rank(name: str) -> tuple[bool, int]:
    return name[0] != "c", int(name[1:])


def filled(state: State, passage: int, seat: int, votes: int, entry: str) -> Terms:
    """The terms that an entry of the menu stands for."""
    return menu.entry_terms(state, passage, seat, votes, entry)


# ---------------------------------------------------------------------- promises


def may_promise(state: State, maker: int, beneficiary: int, held: Iterable[Pledge]) -> bool:
    """Whether one more promise between two seats fits into a deal."""
    return len(tuple(held)) < drafts.room(state, maker, beneficiary)


def steps(state: State, maker: int, beneficiary: int, made: pledges.Clicks) -> list[Move]:
    """What a promise that is being put together can go on with."""
    return list(pledges.next_clicks(state.players, maker, beneficiary, -1, made))


def finished(state: State, maker: int, beneficiary: int, made: pledges.Clicks) -> Pledge | None:
    """The promise that was put together, if it is whole."""
    return pledges.built(state.players, maker, beneficiary, made)


def ordered(state: State, maker: int, beneficiary: int, held: Iterable[Pledge]) -> tuple[Pledge, ...]:
    """Promises in the order of the catalogue, none twice."""
    order = pledges.places(state.players, maker, beneficiary)
    return tuple(sorted(set(held), key=order.__getitem__))


def callable_numbers(state: State, passage: int, seat: int, votes: int) -> list[int]:
    """The promised votes of a seat that can be called now."""
    return [made.number for made in menu.callable_promises(state, seat, passage, votes)]
