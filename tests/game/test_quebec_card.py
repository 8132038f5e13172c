"""The card of Québec's tray: no words slip under the badge, and what has to give way is what matters least."""

from __future__ import annotations

import pytest

from engine.quebec.data import DISTRICTS
from game import text
from game.boards.parts import Line
from game.boards.quebec import card
from game.boards.quebec.layout import CARD
from game.stage.pieces import Piece
from game.text import t
from game.view import View

ROOM = CARD.w - 30 - card.BESIDE
"""What `_preview` leaves for a line beside the badge."""
CUBE = Piece("star", size=17)


@pytest.mark.parametrize("language", ["en", "zh-TW"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_no_line_slips_under_the_badge(size: tuple[int, int], language: str) -> None:
    view = View(size)
    text.set_language(language)
    for district in DISTRICTS:
        action = t(f"game.quebec.district.{district}.under")
        tail = [Line(t("tip.quebec.full"), CUBE, "muted"), Line(t("tip.quebec.helps.you"), CUBE, "muted")]
        lines = (Line(t("tip.quebec.next_action", action=action), CUBE, "good"), Line("1", CUBE), *tail)
        rows = card._rows(view, lines, ROOM)
        assert len(rows) <= card.MOST, district
        for _, said, _ in rows:
            assert text.width(view, said, "body", card.SIZE) * card.SMALLEST <= ROOM - 26, said
    text.set_language("en")


def test_muted_lines_at_the_end_give_way_to_a_long_one() -> None:
    view = View((1280, 720))
    long = Line("one word and another " * 3, None, "good")
    lines = (long, Line("a"), Line("b", None, "muted"), Line("c", None, "muted"))
    shown = [(line, first) for line, _, first in card._rows(view, lines, ROOM)]
    assert [(long, True), (long, False)] == shown[:2]
    assert (Line("c", None, "muted"), True) not in shown
    assert (Line("a"), True) in shown


def test_short_lines_all_stay() -> None:
    lines = tuple(Line(said, None, "muted") for said in "abcd")
    assert list(lines) == [line for line, _, _ in card._rows(View((1280, 720)), lines, ROOM)]
