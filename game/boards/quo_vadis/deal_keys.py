"""What keys and clicks mean on the deal form, and what the deal would break."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.quo_vadis import data
from engine.quo_vadis.position import NONE
from game.boards.quo_vadis import bargain
from game.boards.quo_vadis import simulate as sim
from game.scenes import table_keys

if TYPE_CHECKING:
    from game.boards.quo_vadis.deal_form import DealForm

ENTRIES = 9
"""So many chips have a digit."""
REFUSALS = {"answer": "refuse", "reply": "drop", "bid": "pass", "pick": "cancel"}


# ---------------------------------------------------------------------- keys


def press(form: DealForm, event: pygame.event.Event) -> bool:
    """Takes a key; False leaves it to the table."""
    key = event.key
    if form.editor is not None:
        return _in_editor(form, key)
    if not form.desk.ready:
        return False
    if key in (pygame.K_UP, pygame.K_DOWN):
        _walk(form, 1 if key == pygame.K_DOWN else -1)
    elif key in (pygame.K_LEFT, pygame.K_RIGHT):
        _price(form, 1 if key == pygame.K_RIGHT else -1)
    elif key == pygame.K_SPACE:
        click(form, f"ask:{_focused(form)}")
    elif key == pygame.K_a:
        _add(form, bool(event.mod & pygame.KMOD_SHIFT))
    elif key in (pygame.K_DELETE, pygame.K_BACKSPACE):
        _remove(form)
    elif key == pygame.K_TAB:
        _next_target(form)
    elif key == pygame.K_b:
        click(form, "call")
    elif key == pygame.K_d:
        click(form, "no")
    elif key in table_keys.PRESS:
        click(form, "yes")
    elif key == pygame.K_ESCAPE:
        return _escape(form)
    elif (digit := table_keys.digit(key)) > 0:
        click(form, f"chip:{digit - 1}")
    else:
        return False
    return True


def _in_editor(form: DealForm, key: int) -> bool:
    editor = form.editor
    assert editor is not None
    if key == pygame.K_ESCAPE:
        if not editor.back():
            form.editor = None
    elif not editor.key(key):
        return key not in table_keys.COMMANDS
    _settle(form)
    return True


def _settle(form: DealForm) -> None:
    """A promise that is whole goes into the deal."""
    if form.editor is not None and form.editor.made is not None:
        form.add_made(form.editor.made)
    form.version += 1
    form.changed_view()


def _escape(form: DealForm) -> bool:
    """Puts a proposal away; what has been asked must be answered."""
    if form.mode in ("offer", "side"):
        click(form, "close")
        return True
    return False


def rows(form: DealForm) -> list[int]:
    """The seats of the rows: all who could be asked, or those who were; in a bid the numbers of votes."""
    if form.mode == "offer":
        there = sim.standing(form.base, data.FROM[form.passage])
        return [seat for seat in sim.clockwise(form.base, form.mover) if there[seat]]
    if form.mode == "side":
        return sim.clockwise(form.base, form.mover)
    if form.mode == "bid":
        return [1, 2] if form.bids_two else [1]
    if form.mode == "pick":
        return list(range(len(form.base.bids)))
    return [seat for seat, _ in form.ballot]


def _focused(form: DealForm) -> int:
    found = rows(form)
    return found[min(form.focus, len(found) - 1)] if found else NONE


def index_of(form: DealForm, row: int) -> int:
    """The place of a row in the deal in the making, NONE where it is not asked."""
    if form.mode == "bid":
        return row - 1 if row == 1 or form.two is not None else NONE
    if form.mode == "answer":
        return 0 if row == form.viewer else NONE
    return next((i for i, (seat, _) in enumerate(form.ballot) if seat == row), NONE)


def _index(form: DealForm) -> int:
    if form.mode == "answer":
        return 0
    return index_of(form, _focused(form)) if form.mode in ("offer", "side", "bid") else NONE


def _walk(form: DealForm, step: int) -> None:
    found = rows(form)
    if found:
        form.focus = (form.focus + step) % len(found)
        form.changed_view()


def _price(form: DealForm, by: int) -> None:
    if (index := _index(form)) != NONE:
        form.pay(index, by)


def _add(form: DealForm, other: bool) -> None:
    """A promise of the viewer, with shift one of the other side."""
    if (index := _index(form)) != NONE:
        form.add(index, (form.mode in ("offer", "side")) != other)


def _remove(form: DealForm) -> None:
    if form.mode == "answer" and form.changed and not form.row(0).mine and not form.row(0).theirs:
        click(form, "reset")
    elif (index := _index(form)) != NONE:
        form.remove_last(index)


def _next_target(form: DealForm) -> None:
    """Chips fill all rows, or one of them."""
    if form.mode == "offer" and len(form.ballot) > 1:
        order = [NONE, *(seat for seat, _ in form.ballot)]
        form.target = order[(order.index(form.target) + 1) % len(order)]
        form.changed_view()


# ---------------------------------------------------------------------- clicks


def click(form: DealForm, name: str) -> None:
    """Does what an item of the form is for."""
    verb, _, rest = name.partition(":")
    if verb == "vow":
        _vow(form, rest)
        return
    if not form.desk.ready:
        return
    numbers = [int(part) for part in rest.split(":") if part.lstrip("-").isdigit()]
    if verb in ("less", "more"):
        form.pay(numbers[0], 1 if verb == "more" else -1)
    elif verb == "ask":
        _ask(form, numbers[0])
    elif verb in ("mine", "theirs"):
        form.add(numbers[0], verb == "mine")
    elif verb in ("cut_mine", "cut_theirs"):
        form.remove(numbers[0], verb == "cut_mine", numbers[1])
    elif verb == "due":
        form.call(numbers[0], numbers[1])
    elif verb == "target":
        form.target = numbers[0]
        form.changed_view()
    elif verb == "chip":
        chip(form, numbers[0])
    else:
        _decide(form, verb)


def _vow(form: DealForm, rest: str) -> None:
    editor = form.editor
    if editor is None:
        return
    if rest == "close":
        form.editor = None
    elif rest == "back":
        editor.back()
    else:
        editor.choose(int(rest))
    _settle(form)


def _ask(form: DealForm, row: int) -> None:
    found = rows(form)
    if row in found:
        form.focus = found.index(row)
    if form.mode in ("offer", "side"):
        form.ask(row)
    elif form.mode == "bid" and row == 2:
        form.bid_two()
    elif form.mode == "pick" and row in found:
        form.pick(row)


def _decide(form: DealForm, verb: str) -> None:
    """Buttons."""
    legal = form.base.legal_moves()
    if verb == "yes":
        if form.verdict.moves:
            form.decide(*form.verdict.moves)
    elif verb == "no":
        refusal = REFUSALS.get(form.mode, "")
        if (refusal,) in legal:
            form.decide((refusal,))
        elif form.mode in ("offer", "side"):
            _decide(form, "close")
    elif verb == "reset":
        form.reset()
    elif verb == "call":
        move = ("call", data.PASSAGES[form.passage]) if form.mode == "offer" else ("",)
        if move in legal:
            form.decide(move)
    elif verb == "close" and form.mode in ("offer", "side"):
        form.closed = True
        form.decide()
    elif verb == "ledger":
        form.asks = "drawer"


# ---------------------------------------------------------------------- chips


def chips(form: DealForm) -> list[str]:
    """The one-click suggestions: entries of the menu, ready-made counter-offers or bids."""
    if form.mode == "offer":
        found = bargain.entries(form.base, form.passage, form.ballot)
        places = [i for i, (seat, _) in enumerate(form.ballot) if form.target in (NONE, seat)]
        return [name for name in found.get(places[0], []) if all(name in found[place] for place in places[1:])]
    if form.mode == "side":
        return [str(move[2]) for move in bargain.sides(form.base).values() if move[1] == form.ballot[0][0]]
    if form.mode == "answer":
        return [str(move[1]) for move in bargain.counters(form.base).values()]
    if form.mode == "bid":
        votes = 2 if _focused(form) == 2 else 1
        names = [str(move[votes]) for move in bargain.bids(form.base).values() if len(move) > votes]
        return list(dict.fromkeys(names))
    if form.mode == "reply":
        return anew(form)
    return []


def anew(form: DealForm) -> list[str]:
    """What could be proposed at once after the counter-offer has been dropped."""
    if form.passage == NONE:
        return []
    after = form.base.clone()
    after.advance(("drop",))
    found = bargain.entries(after, form.passage, form.ballot)
    return [name for name in found.get(0, []) if all(name in found[place] for place in found)]


def chip(form: DealForm, index: int) -> None:
    """Fills a suggestion in."""
    found = chips(form)
    if index >= len(found):
        if form.mode == "offer" and index == len(found):
            click(form, "call")
        return
    name = found[index]
    if form.mode == "offer":
        _fill(form, name)
    elif form.mode == "side":
        deal = next(deal for deal, move in bargain.sides(form.base).items() if move[1:] == (form.ballot[0][0], name))
        form.put(deal[0])
    elif form.mode == "answer":
        terms = next(terms for terms, move in bargain.counters(form.base).items() if move[1] == name)
        form.put(terms)
    elif form.mode == "bid":
        votes = 2 if _focused(form) == 2 else 1
        if votes == 2 and form.two is None:
            form.bid_two()
        form.put(bargain.filled(form.base, form.passage, form.viewer, votes, name))
    elif form.mode == "reply":
        form.anew = {seat: bargain.filled(form.base, form.passage, seat, votes, name) for seat, votes in form.ballot}
        form.decide(("drop",))


def _fill(form: DealForm, name: str) -> None:
    for seat, votes in form.ballot:
        if form.target in (NONE, seat):
            form.put(bargain.filled(form.base, form.passage, seat, votes, name))


# ---------------------------------------------------------------------- promises in danger


def broken(form: DealForm) -> list[sim.Facts]:
    """The promises of the viewer that the deal would break, if it comes about."""
    if not form.desk.ready or form.mode == "pick" or not form.verdict.moves or form.mode == "bid":
        return []
    if form.mode == "answer" and form.changed:
        return []
    outcome = sim.play(form.base, form.verdict.moves, through=True)
    return sim.breaks(outcome, form.viewer)


def refused(form: DealForm) -> list[sim.Facts]:
    """The promises that a refusal would break."""
    if form.mode != "answer" or not form.desk.ready or ("refuse",) not in form.base.legal_moves():
        return []
    return sim.breaks(sim.play(form.base, [("refuse",)]), form.viewer)


def threatened(form: DealForm) -> list[int]:
    """The numbers of promises in danger."""
    return [facts["number"] for facts in (*broken(form), *refused(form))]
