"""Lays the deal form out: the way on top, a row a voter, suggestions, a warning, the sum and the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.quo_vadis import data
from engine.quo_vadis.position import NONE
from game import text
from game.boards.parts import Box
from game.boards.quo_vadis import deal_keys, deal_rows, layout, tray
from game.boards.quo_vadis import simulate as sim
from game.boards.quo_vadis.items import Item
from game.telling import quo_vadis as words
from game.text import t
from game.view import View

if TYPE_CHECKING:
    from game.boards.quo_vadis.deal_form import DealForm

GAME = "game.quo_vadis"
CHIP_HIGH, CHIP_GAP = 34.0, 9.0
SIGNS = {"m4": "hand", "m5": "hand", "m6": "hand", "m8": "caesar", "vote": "hand", "vote_instead": "hand"}
FOOT = 66.0
NOTHING = Box(0, 0, 0, -12)


def items(form: DealForm, view: View) -> list[Item]:
    """Everything on the form, which is as high as all this needs."""
    most = layout.FORM
    found: list[Item] = []
    y = most.y + 72
    if form.passage != NONE:
        found += _way(form, y)
        y += 130
        found += _tally(form, view, y)
        y += 26
    y += 6
    warned = _warning(form, Box(most.x + 16, 0, most.w - 32, 58))
    chips = _suggestions(form, view) if _has_chips(form) else []
    lower = sum(part.h + 12 for part in (_extent(chips), warned.box if warned is not None else NOTHING))
    rows, y = deal_rows.rows(form, view, y, most.y + most.h - FOOT - lower - 8)
    found += rows
    if chips:
        found += [item._replace(box=item.box._replace(y=item.box.y + y + 6)) for item in chips]
        y += _extent(chips).h + 14
    if warned is not None:
        found.append(warned._replace(box=warned.box._replace(y=y + 4)))
        y += 70
    foot = min(most.y + most.h - FOOT, y + 8)
    found += _foot(form, view, foot)
    form.area = Box(most.x, most.y, most.w, foot + FOOT - most.y)
    found = [_sheet(form), *_corner(form), *found]
    if form.editor is not None:
        found += form.editor.items(view, Box(most.x + 60, most.y + 40, most.w - 120, 560), form.area)
    return found


def _extent(parts: list[Item]) -> Box:
    """How high a group of items is that begins at 0."""
    return Box(0, 0, 0, max((item.box.y + item.box.h for item in parts), default=-12.0))


# ---------------------------------------------------------------------- head


def _sheet(form: DealForm) -> Item:
    title = t(f"{GAME}.form.title.{form.mode if form.passage != NONE else 'side'}")
    fact: tuple[object, ...] = ()
    said = ""
    if form.passage != NONE:
        used = form.base.proposals + (form.mode == "offer")
        fact = (data.MAX_PROPOSALS, min(used, data.MAX_PROPOSALS))
        said = t(f"{GAME}.form.proposal", number=min(used, data.MAX_PROPOSALS), all=data.MAX_PROPOSALS)
    return Item("sheet", form.area, words=title, sign="shaking-hands", key=said, fact=fact)


def _corner(form: DealForm) -> list[Item]:
    """The ledger, and the cross where the form can be put away."""
    right, y = layout.FORM.x + layout.FORM.w, layout.FORM.y + 11
    found = [
        Item(
            "close",
            Box(right - 96, y, 38, 38),
            "ledger",
            sign="scroll-quill",
            tip=t(f"{GAME}.form.ledger"),
        )
    ]
    if form.mode in ("offer", "side"):
        found.append(Item("close", Box(right - 54, y, 38, 38), "close", sign="cancel", tip=t(f"{GAME}.form.close")))
    return found


def _way(form: DealForm, y: float) -> list[Item]:
    """The rooms, who stands there and how they vote."""
    state, way, mover = form.base, form.passage, form.mover
    start, end = data.FROM[way], data.TO[way]
    there, above = sim.in_room(state, start), sim.in_room(state, end)
    ticks = _ticks(form, there)
    lower = (*there, *[-1] * (data.SEATS[start] - len(there)))
    upper = (*above, 100 + mover, *[-1] * (data.SEATS[end] - len(above) - 1))[: data.SEATS[end]]
    value, caesar = sim.value_of(state.laurels[way])
    box = Box(layout.FORM.x + 16, y, layout.FORM.w - 32, 122)
    return [Item("way", box, fact=(data.PASSAGES[way], value, caesar, lower, ticks, upper))]


def _ticks(form: DealForm, there: list[int]) -> tuple[str, ...]:
    """By senator: yes for the own ones and those who agreed, wait for those who are asked, no, or nothing."""
    said = deal_rows.said(form)
    wanted = dict(form.ballot) if form.mode not in ("bid", "pick") else {}
    found = []
    for seat in there:
        if seat == form.mover:
            found.append("yes")
        elif wanted.get(seat, 0) > 0:
            wanted[seat] -= 1
            kind = said[seat].kind if seat in said and form.mode not in ("offer",) else ""
            found.append({"yes": "yes", "no": "no"}.get(kind, "wait"))
        else:
            found.append("")
    return tuple(found)


def _tally(form: DealForm, view: View, y: float) -> list[Item]:
    """How many votes are needed, and which there are."""
    needed = data.VOTES[data.FROM[form.passage]]
    said = t(f"{GAME}.form.needed", count=needed)
    x = layout.FORM.x + 22
    wide = text.width(view, said, "body_semibold", 17) + 2
    found = [Item("words", Box(x, y, wide, 22), words=said, fact=("body_semibold",))]
    x += wide + 16
    mine = t(f"{GAME}.form.yours" if form.mover == form.viewer else f"{GAME}.form.of", name=_name(form, form.mover))
    parts = [(mine, "yes")]
    known = deal_rows.said(form)
    open_votes = 0
    for seat, votes in form.ballot if form.mode not in ("bid", "pick") else ():
        if form.mode != "offer" and seat in known and known[seat].kind in ("yes", "no"):
            parts.append((_name(form, seat), known[seat].kind))
        else:
            open_votes += votes
    if form.mode in ("bid", "pick"):
        open_votes = sim.still_needed(form.base, form.passage, form.mover)
    if open_votes:
        parts.append((t(f"{GAME}.form.open", count=open_votes), "wait"))
    for said, kind in parts:
        wide = 30 + text.width(view, said, "body", 17)
        found.append(Item("tally", Box(x, y, wide, 22), words=said, state=kind))
        x += wide + 16
    return found


def _name(form: DealForm, seat: int) -> str:
    return form.desk.sitting.names[seat]


# ---------------------------------------------------------------------- suggestions


def _has_chips(form: DealForm) -> bool:
    return form.mode in ("offer", "side", "answer", "bid", "reply") and bool(deal_keys.chips(form))


def _suggestions(form: DealForm, view: View) -> list[Item]:
    """Whole offers in one click, laid out from the height 0 on."""
    area, y = layout.FORM, 2.0
    head = t(f"{GAME}.form.chips.{form.mode}")
    found = [Item("words", Box(area.x + 22, y, 420, 22), words=head, fact=("body_semibold",))]
    if form.mode == "offer" and len(form.ballot) > 1:
        found += _targets(form, view, y - 4)
    elif form.mode in ("offer", "reply"):
        left = data.MAX_PROPOSALS - form.base.proposals
        said = t(f"{GAME}.form.left", count=left)
        box = Box(area.x + area.w - 322, y, 300, 22)
        found.append(Item("words", box, words=said, state="soft", key="r"))
    x, row = area.x + 18, y + 28
    names = deal_keys.chips(form)
    made = [_chip(form, view, i, name) for i, name in enumerate(names)]
    if form.mode == "offer" and ("call", data.PASSAGES[form.passage]) in form.base.legal_moves():
        made.append(_call(view))
    for item in made:
        if x + item.box.w > area.x + area.w - 18:
            x, row = area.x + 18, row + CHIP_HIGH + 7
        found.append(item._replace(box=Box(x, row, item.box.w, CHIP_HIGH)))
        x += item.box.w + CHIP_GAP
    return found


def _chip(form: DealForm, view: View, index: int, name: str) -> Item:
    counter = form.mode == "answer"
    said = t(f"{GAME}.counter.{name}") if counter else tray.entry(name)
    said = tray.bid_entry(name) if form.mode == "bid" else said
    sign = "quill-ink" if name[0] == "c" and name[1:].isdigit() else SIGNS.get(name, "")
    digit = str(index + 1) if index < deal_keys.ENTRIES else ""
    wide = _wide(view, said, sign, digit)
    return Item("chip", Box(0, 0, wide, CHIP_HIGH), f"chip:{index}", said, "normal", sign, digit)


def _call(view: View) -> Item:
    said = t(f"{GAME}.form.call")
    wide = _wide(view, said, "discussion", "B")
    tip = t("tip.quo_vadis.call")
    return Item("chip", Box(0, 0, wide, CHIP_HIGH), "call", said, "normal", "discussion", "B", tip=tip)


def _wide(view: View, said: str, sign: str, digit: str) -> float:
    return text.width(view, said, "body", 17) + 26 + (23 if sign else 0) + (16 if digit else 0)


def _targets(form: DealForm, view: View, y: float) -> list[Item]:
    """Whether suggestions fill all rows or one."""
    found: list[Item] = []
    right = layout.FORM.x + layout.FORM.w - 18
    options = [(seat, _name(form, seat)) for seat, _ in reversed(form.ballot)]
    for seat, said in [*options, (NONE, t(f"{GAME}.form.both"))]:
        wide = min(170.0, text.width(view, said, "body", 17) + 26 + (25 if seat != NONE else 0))
        right -= wide
        state = "lit" if form.target == seat else "normal"
        found.append(Item("chip", Box(right, y, wide, 30), f"target:{seat}", said, state, seat=max(seat, -1)))
        right -= 7
    return found


# ---------------------------------------------------------------------- warning, sum, buttons


def _warning(form: DealForm, box: Box) -> Item | None:
    """The promise that the deal would break, or why it cannot be made."""
    names = form.desk.sitting.names
    for key, found in (("breaks", deal_keys.broken(form)), ("refusal", deal_keys.refused(form))):
        if found:
            facts = found[0]
            target = int(facts["target"])
            head = t(f"{GAME}.form.{key}", number=facts["number"], name=names[target])
            kept, broken, voided = sim.record(form.base, form.viewer, target)
            now = sim.trust(form.base, form.viewer, target)
            then = (kept + 1) / (kept + broken + 1 + voided / 2 + 2)
            rest = t(
                f"{GAME}.form.breaks.rest", promise=words.pledge(words.decoded(facts["pledge"]), names),
                before=round(100 * now), after=round(100 * then),
            )  # fmt: skip
            return Item("warning", box, words=head, fact=(rest,))
    if form.desk.ready and form.mode in ("offer", "side", "answer", "bid", "reply") and not form.verdict.moves:
        reason = form.verdict.reason
        if reason:
            return Item("warning", box, words=t(f"{GAME}.form.why.{reason}"))
    return None


def _foot(form: DealForm, view: View, y: float) -> list[Item]:
    area = layout.FORM
    found: list[Item] = []
    total = sim.total(form.base, form.viewer)
    if total != sim.UNKNOWN and form.mode != "wait":
        label = t(f"{GAME}.form.sum")
        found.append(Item("words", Box(area.x + 22, y, 250, 20), words=label, state="soft"))
        found.append(Item("sum", Box(area.x + 22, y + 22, 250, 30), fact=_sum(form, total)))
    right = area.x + area.w - 16
    for item in _buttons(form, view):
        right -= item.box.w
        found.append(item._replace(box=Box(right, y, item.box.w, 52)))
        right -= 12
    if form.mode == "wait":
        found.append(
            Item("words", Box(area.x + 22, y + 14, area.w - 60, 24), words=_waits(form), state="soft", size=18)
        )
    return found


def _waits(form: DealForm) -> str:
    """Who thinks; while a film tells what was answered nobody does."""
    seat = form.desk.thinking
    return "" if seat == sim.NOBODY else t(f"{GAME}.form.waits", name=_name(form, seat))


def _sum(form: DealForm, total: int) -> tuple[object, ...]:
    """Own sum, what comes with the promotion or the vote, the price, and what is left."""
    face, paid = 0, 0
    if form.mode in ("offer", "side", "reply"):
        face = form.base.laurels[form.passage] if form.passage != NONE else 0
        paid = sum(one.pay for one in form.asked)
    elif form.mode in ("answer", "bid"):
        one = form.asked[0]
        votes = one.votes if form.passage != NONE else 0
        face, paid = (1 if votes and form.base.pile else 0), -one.pay
        if votes > 1 and form.base.pile > 1:
            face = 2
    elif form.mode == "pick":
        face = form.base.laurels[form.passage]
        paid = sum(form.base.bids[place].pay for place in form.picked)
    value, caesar = sim.value_of(face)
    worth = data.WORTH[face] if face > 0 else 0
    return (total, value, int(caesar), paid, total + worth - paid)


def _buttons(form: DealForm, view: View) -> list[Item]:
    """The buttons from the right: what goes on, what does not."""
    mode = form.mode
    if mode == "wait":
        return []
    able = "" if form.verdict.moves and form.desk.ready else "!"
    yes, sign = t(f"{GAME}.form.yes.{mode}"), "check-mark"
    if mode == "answer" and form.changed:
        yes, sign = t(f"{GAME}.form.yes.counter"), "conversation"
    elif mode == "reply":
        pay = form.base.counter[0].pay if form.base.counter else 0
        yes = t(f"{GAME}.form.yes.take", count=pay) if pay > 0 else yes
    found = [_button(view, "yes", yes, f"primary{able}", sign, t(f"{GAME}.key.enter"))]
    if mode in ("offer", "side"):
        found.append(_button(view, "close", t(f"{GAME}.form.no.{mode}"), "plain", "cancel", "Esc"))
        return found
    said = t(f"{GAME}.form.no.{mode}")
    bound = (deal_keys.REFUSALS[mode],) not in form.base.legal_moves()
    found.append(_button(view, "no", said, "plain!" if bound else "plain", "thumb-down", "D"))
    if mode == "answer" and form.changed:
        found.append(_button(view, "reset", t(f"{GAME}.form.reset"), "ghost", "", ""))
    return found


def _button(view: View, name: str, said: str, state: str, sign: str, key: str) -> Item:
    wide = text.width(view, said, "body_semibold", 19) + 40 + (27 if sign else 0)
    wide += text.width(view, key, "body_bold", 15) + 28 if key else 0
    return Item("button", Box(0, 0, min(280.0, max(140.0, wide)), 52), name, said, state, sign, key, size=19)
