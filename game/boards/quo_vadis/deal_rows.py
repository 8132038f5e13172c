"""The rows of the deal form: who is asked, the price, promises both ways, and what was answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.quo_vadis import data
from engine.quo_vadis.position import NONE, SECRET, Pledge, Terms
from game import text
from game.boards.parts import Box
from game.boards.quo_vadis import answers, bargain, deal_keys, layout
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.answers import Answer
from game.boards.quo_vadis.items import Item
from game.telling import quo_vadis as words
from game.text import t
from game.view import View

if TYPE_CHECKING:
    from game.boards.quo_vadis.deal_form import DealForm

GAME = "game.quo_vadis"
TALL, LOW, GAP = 122.0, 54.0, 8.0
LEAST, LOWEST = 108.0, 44.0
BUBBLE, BARE = 190.0, 42.0
"""How wide an answer is, and how high one without a reason."""
MINUS = "\N{MINUS SIGN}"


class Row(NamedTuple):
    """A row: its seat, what it is called by, its terms and those before them, its place in the deal in the making.

    `at` is NONE where nothing of it can be changed; `asked` is False for one who is left out.
    """

    key: int
    seat: int
    terms: Terms | None
    before: Terms | None = None
    at: int = NONE
    asked: bool = True
    answer: Answer | None = None


def said(form: DealForm) -> dict[int, Answer]:
    """What was answered to the proposal on the table, or to the last one of this turn."""
    talk = answers.last_talk(form.desk.lines, form.mover)
    if form.mode == "offer" and (not talk or talk[0].facts.get("passage") != data.PASSAGES[form.passage]):
        return {}
    return answers.answers(form.desk.lines, form.mover, form.desk.sitting)


def of(form: DealForm) -> list[Row]:
    """The rows of a form."""
    known, state = said(form), form.base
    keys = deal_keys.rows(form)
    if form.mode == "bid":
        found = [Row(key, form.viewer, form.asked[key - 1], at=key - 1) for key in keys[: len(form.asked)]]
        return found + [Row(key, form.viewer, None, asked=False) for key in keys[len(form.asked) :]]
    if form.mode == "pick":
        return [Row(key, state.bids[key].seat, state.bids[key], asked=key in form.picked) for key in keys]
    if form.mode in ("offer", "side"):
        offered = []
        for seat in keys:
            index = deal_keys.index_of(form, seat)
            terms = form.terms[seat] if index != NONE else None
            offered.append(Row(seat, seat, terms, None, index, index != NONE, known.get(seat)))
        return offered
    return [_answered(form, seat, known.get(seat)) for seat in keys]


def _answered(form: DealForm, seat: int, answer: Answer | None) -> Row:
    """A row of a proposal that is being answered."""
    first = next((one for one in form.base.deal if one.seat == seat), None)
    index = 0 if form.mode == "answer" and seat == form.viewer else NONE
    terms = form.terms.get(seat, first)
    before = first if first != terms else None
    if index != NONE:
        current = form.base.terms[form.base.answers]
        before = current if current != terms else None
    if answer is None and form.mode != "reply" and form.state.current_player == seat and index == NONE:
        answer = Answer("quiet")
    return Row(seat, seat, terms, before, index, True, answer)


# ---------------------------------------------------------------------- layout


def rows(form: DealForm, view: View, y: float, bottom: float) -> tuple[list[Item], float]:
    """The items of all rows, as high as there is room for, and where they end."""
    found: list[Item] = []
    shown = of(form)
    tall = [row for row in shown if _is_tall(form, row)]
    room = bottom - y - GAP * len(shown)
    high = min(TALL, (room - LOW * (len(shown) - len(tall))) / max(1, len(tall)))
    low = LOW
    if high < LEAST:
        low = LOWEST
        high = min(LEAST, (room - low * (len(shown) - len(tall))) / max(1, len(tall)))
    for i, row in enumerate(shown):
        is_tall = _is_tall(form, row)
        box = Box(layout.FORM.x + 16, y, layout.FORM.w - 32, high if is_tall else low)
        focused = i == form.focus and form.desk.ready and form.mode != "reply"
        found += (_tall if is_tall else _short)(form, view, row, box, focused)
        y += box.h + GAP
    return found, y


def _is_tall(form: DealForm, row: Row) -> bool:
    return row.terms is not None and (row.asked or form.mode == "pick")


def _head(form: DealForm, row: Row, box: Box, focused: bool) -> list[Item]:
    """Field, checkbox and name."""
    state = "asked" if row.asked else "off"
    found = [Item("row", box, state=state, seat=row.seat, fact=("focus",) if focused else ())]
    if form.mode in ("offer", "side", "pick") or (form.mode == "bid" and row.key == 2):
        name = f"ask:{row.key}"
        at = Box(box.x + 12, box.y + box.h / 2 - 13, 26, 26)
        found.append(Item("checkbox", at, name, state="on" if row.asked else ""))
        found.append(Item("zone", Box(box.x, box.y, 188, box.h), name))
    return found


def _votes(row: Row) -> str:
    """For how many votes a seat is asked."""
    if row.terms is None or not row.terms.votes:
        return ""
    return words.votes(row.terms.votes)


def _trust(form: DealForm, row: Row) -> tuple[int, int]:
    """Who is trusted by whom: the mover by those who are asked."""
    return form.mover, row.seat


def _short(form: DealForm, view: View, row: Row, box: Box, focused: bool) -> list[Item]:
    """A seat that is not asked."""
    found = _head(form, row, box, focused)
    middle = box.y + box.h / 2
    name = form.desk.sitting.names[row.seat]
    found.append(
        Item("words", Box(box.x + 104, middle - 14, 150, 28), words=name, fact=("display_bold",), size=22, state="soft")
    )
    share = round(100 * sim.trust(form.base, *_trust(form, row)))
    about = t(f"{GAME}.form.not_asked", trust=t(f"{GAME}.percent", count=share))
    right = box.x + box.w
    if form.mode == "bid":
        about = words.votes(row.key)
    elif row.answer is not None:
        about = t(f"{GAME}.form.said.{row.answer.kind}")
    found.append(Item("words", Box(box.x + 262, middle - 11, 260, 22), words=about, state="soft"))
    if form.desk.ready:
        label = t(f"{GAME}.form.{'also' if form.mode == 'bid' else 'ask'}")
        wide = max(120.0, text.width(view, label, "body_semibold", 17) + 34)
        at = Box(right - wide - 10, middle - 18, wide, 36)
        found.append(Item("button", at, f"ask:{row.key}", label, "ghost"))
    return found


def _tall(form: DealForm, view: View, row: Row, box: Box, focused: bool) -> list[Item]:
    """A seat with its terms."""
    assert row.terms is not None
    found = _head(form, row, box, focused)
    name = form.desk.sitting.names[row.seat]
    x, step = box.x + 104, box.h / TALL
    found.append(Item("words", Box(x, box.y + 32 * step - 14, 84, 28), words=name, fact=("display_bold",), size=25))
    votes = _votes(row)
    found.append(Item("words", Box(x, box.y + 59 * step - 11, 84, 22), words=votes, state="soft"))
    if form.mode != "bid":
        share = sim.trust(form.base, *_trust(form, row))
        said_ = t(f"{GAME}.form.trust", share=t(f"{GAME}.percent", count=round(100 * share)))
        tip = t("tip.quo_vadis.trust")
        found.append(Item("words", Box(x, box.y + 82 * step - 11, 84, 22), words=said_, state="soft", tip=tip))
        found.append(Item("trust", Box(x, box.y + 100 * step, 72, 9), fact=(round(share, 2),)))
    for at in (box.x + 192, box.x + 318):
        found.append(Item("line", Box(at, box.y + 12, 1.2, box.h - 24)))
    found += _price(form, row, box)
    right = box.x + box.w - 12
    if row.answer is not None and form.mode not in ("bid", "pick"):
        bubble = _bubble(form, row, Box(right - BUBBLE + 2, box.y + 9, BUBBLE, box.h - 18))
        found.append(bubble)
        right = bubble.box.x - 18
    found += _promises(form, view, row, Box(box.x + 328, box.y, right - box.x - 328, box.h))
    return found


def _bubble(form: DealForm, row: Row, box: Box) -> Item:
    """An answer with its reason."""
    answer = row.answer
    assert answer is not None
    assert row.terms is not None
    head = t(f"{GAME}.form.said.{answer.kind}")
    reason = t(f"{GAME}.quote", words=answer.reason) if answer.reason else ""
    if answer.kind == "counter":
        head = t(f"{GAME}.form.said.wants", count=row.terms.pay) if row.terms.pay else head
    elif answer.kind == "quiet":
        name = form.desk.sitting.names[row.seat]
        reason = t(f"{GAME}.form.thinks" if form.desk.thinking == row.seat else f"{GAME}.form.asked", name=name)
    if not reason:
        box = Box(box.x, box.y + (box.h - BARE) / 2, box.w, BARE)
    return Item("bubble", box, words=head, state=answer.kind, fact=(reason,) if reason else ())


# ---------------------------------------------------------------------- price


def _sides(form: DealForm, row: Row) -> str:
    """Which words fit: the viewer pays, is paid, or looks on."""
    if form.mover == form.viewer:
        return "you"
    return "to_you" if row.seat == form.viewer else "other"


def _price(form: DealForm, row: Row, box: Box) -> list[Item]:
    """The price with its stepper, and the reward of the pile."""
    terms, step = row.terms, box.h / TALL
    assert terms is not None
    x, middle = box.x + 196, box.x + 255
    side = _sides(form, row)
    names = form.desk.sitting.names
    back = terms.pay < 0 and terms.pay != SECRET
    label = t(f"{GAME}.form.{'paid' if back else 'pay'}.{side}", mover=names[form.mover], name=names[row.seat])
    found = [Item("words", Box(x, box.y + 22 * step - 11, 118, 22), words=label, state="soft", key="c")]
    at = Box(x, box.y + 37 * step, 118, 38)
    before = row.before.pay if row.before is not None and row.before.pay != terms.pay else None
    figure, old = _figure(terms.pay, back), _figure(before, before is not None and before < 0 and back)
    able = row.at != NONE and form.desk.ready and terms.called == NONE
    hot = before is not None
    if able:
        prices = form.prices(row.at)
        less, more = any(price < terms.pay for price in prices), any(price > terms.pay for price in prices)
        hover = {f"less:{row.at}": -1, f"more:{row.at}": 1}.get(form.hover, 0)
        fact = (int(less), int(more), hover)
        found.append(Item("stepper", at, words=figure, key=old, state="hot" if hot else "", fact=fact))
        tip = t("tip.quo_vadis.pay")
        found.append(Item("zone", Box(at.x, at.y, 40, at.h), f"less:{row.at}", tip=""))
        found.append(Item("zone", Box(at.x + 78, at.y, 40, at.h), f"more:{row.at}", tip=""))
        found.append(Item("zone", Box(at.x + 40, at.y, 38, at.h), "", tip=tip))
    else:
        found.append(Item("stepper", at, words=figure, key=old, state="off"))
    if terms.votes and form.base.pile:
        said_ = t(f"{GAME}.form.reward")
        reward = Box(middle - 44, box.y + 98 * step - 11, 104, 22)
        found.append(Item("reward", reward, words=said_, tip=t("tip.quo_vadis.reward")))
    return found


def _figure(pay: int | None, back: bool) -> str:
    """A price as it is written."""
    if pay is None:
        return ""
    if pay == SECRET:
        return "?"
    return str(abs(pay)) if pay >= 0 or back else f"{MINUS}{-pay}"


# ---------------------------------------------------------------------- promises


def _promises(form: DealForm, view: View, row: Row, area: Box) -> list[Item]:
    """Both sides, one above the other."""
    terms = row.terms
    assert terms is not None
    if terms.called != NONE:
        return _called(form, row, area)
    half = area.h / 2
    found = []
    for upper, mine in enumerate((True, False)):
        part = Box(area.x, area.y + upper * (half - 2) + 2, area.w, half - 2)
        found += _side(form, view, row, mine, part)
    return found


def _label(form: DealForm, row: Row, mine: bool) -> str:
    maker = form.mover if mine else row.seat
    if maker == form.viewer:
        return t(f"{GAME}.form.you_promise")
    return t(f"{GAME}.form.promises", name=form.desk.sitting.names[maker])


def _side(form: DealForm, view: View, row: Row, mine: bool, part: Box) -> list[Item]:
    """What one side promises, and the chip that adds a promise."""
    terms = row.terms
    assert terms is not None
    held = terms.mine if mine else terms.theirs
    label = _label(form, row, mine)
    wide = min(part.w - 84, text.width(view, label, "body", 17) + 2)
    top = part.y + 3
    found = [Item("words", Box(part.x, top, wide, 22), words=label, state="soft")]
    able = row.at != NONE and form.desk.ready
    x = part.x + wide + 9
    side = "mine" if mine else "theirs"
    if able and form.may_add(row.at, mine):
        add = t(f"{GAME}.form.add")
        room = text.width(view, add, "body", 16) + 47
        found.append(Item("chip", Box(x, top - 3, room, 27), f"{side}:{row.at}", add, sign="quill-ink", size=16))
        x += room + 7
    if not mine and able:
        found += _due(form, view, row, Box(x, top - 3, part.x + part.w - x, 27))
    if not held:
        if not able:
            nothing = Box(x, top, part.x + part.w - x, 22)
            found.append(Item("words", nothing, words=t(f"{GAME}.form.nothing"), state="soft"))
        return found
    each = (part.w - 7 * (len(held) - 1)) / len(held)
    for place, pledge in enumerate(held):
        at = Box(part.x + place * (each + 7), top + 25, each, 27 if part.h >= 56 else 24)
        found.append(_vow(form, view, row, side, place, pledge, at, able))
    return found


def _vow(form: DealForm, view: View, row: Row, side: str, place: int, pledge: Pledge, at: Box, able: bool) -> Item:
    """A promise as a chip, in short where there is little room; a new one stands out."""
    names = form.desk.sitting.names
    full = words.term(pledge, names)
    room = at.w - 24 - (18 if able else 0)
    said_ = full if text.width(view, full, "body", 16) <= room * 1.12 else words.brief(pledge, names)
    wide = min(at.w, text.width(view, said_, "body", 16) + 26 + (18 if able else 0))
    old = row.before
    fresh = old is not None and pledge not in (old.mine if side == "mine" else old.theirs)
    name = f"cut_{side}:{row.at}:{place}" if able else ""
    return Item(
        "chip", at._replace(w=wide), name, said_, "lit" if fresh else "normal", key="x" if able else "", tip=full,
        size=16,
    )  # fmt: skip


def _due(form: DealForm, view: View, row: Row, area: Box) -> list[Item]:
    """The promised votes of the asked seat that can be called."""
    terms = row.terms
    assert terms is not None
    if form.mode != "offer":
        return []
    found = []
    x = area.x
    for number in bargain.callable_numbers(form.base, form.passage, row.seat, terms.votes)[:2]:
        said_ = t(f"{GAME}.entry.called", number=number)
        wide = text.width(view, said_, "body", 16) + 49
        if x + wide > area.x + area.w:
            break
        tip = t("tip.quo_vadis.called")
        found.append(
            Item("chip", Box(x, area.y, wide, area.h), f"due:{row.at}:{number}", said_, sign="hand", tip=tip, size=16)
        )
        x += wide + 6
    return found


def _called(form: DealForm, row: Row, area: Box) -> list[Item]:
    """A promise that is called: nothing else is offered."""
    terms = row.terms
    assert terms is not None
    made = sim.promise(form.base, terms.called)
    names = form.desk.sitting.names
    what = words.pledge(made.pledge, names) if made is not None else ""
    head = t(f"{GAME}.form.calls", number=terms.called)
    found = [
        Item("words", Box(area.x, area.y + 14, area.w, 22), words=head, fact=("body_semibold",)),
        Item("words", Box(area.x, area.y + 40, area.w, 22), words=what, state="soft"),
    ]
    if row.at != NONE and form.mode == "offer":
        said_ = t(f"{GAME}.form.uncall")
        at = Box(area.x, area.y + 72, min(area.w, 220), 30)
        found.append(Item("chip", at, f"due:{row.at}:{terms.called}", said_, key="x", size=16))
    return found
