"""Letters: measuring, fitting, wrapping in both scripts, faces by letter."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import text
from game.view import View

VIEW = View((1600, 900))
LINES = "國王從一個省份走到另一個省份，在哪裡停下，就向那裡的領先者致意（F59）。「這很重要」，你說。"


def test_view_centres_the_design_space() -> None:
    view = View((1000, 1000))
    assert 0.625 == view.scale
    assert (0, 219) == view.pos(0, 0)
    assert (0.0, 0.0) == pytest.approx(view.point((0, 218.75)))


@given(st.integers(300, 4000), st.integers(300, 4000), st.floats(0, 1600), st.floats(0, 900))
def test_view_goes_there_and_back(width: int, height: int, x: float, y: float) -> None:
    view = View((width, height))
    a, b = view.point(view.pos(x, y))
    assert abs(a - x) <= 0.51 / view.scale
    assert abs(b - y) <= 0.51 / view.scale


def test_things_that_touch_in_the_design_touch_on_the_screen() -> None:
    view = View((1367, 771))
    for x in range(0, 1500, 7):
        assert view.rect(x, 0, 7, 7).right == view.rect(x + 7, 0, 7, 7).left


def test_english_breaks_at_spaces_only() -> None:
    words = "The King starts on his portrait and walks from province to province"
    lines = text.wrap(VIEW, words, "body", 18, 200)
    assert len(lines) > 1
    assert words == " ".join(lines)
    assert all(text.width(VIEW, line, "body", 18) <= 200 for line in lines)


def test_chinese_breaks_between_characters_but_not_before_a_comma_or_after_a_bracket() -> None:
    for room in range(60, 400, 9):
        lines = text.wrap(VIEW, LINES, "body", 18, room)
        assert LINES == "".join(lines)
        assert not any(line[0] in text.NO_LINE_START for line in lines)
        assert not any(line[-1] in text.NO_LINE_END for line in lines)


def test_numbers_and_latin_words_in_chinese_stay_whole() -> None:
    words = "國王的標記從 30 開始，而 Elise 先走 F107"
    lines = text.wrap(VIEW, words, "body", 18, 90)
    assert all(any(token in line for line in lines) for token in ("30", "Elise", "F107"))


@settings(max_examples=60)
@given(st.text(st.sampled_from("aB 9é國王，。（「」—.-"), max_size=60), st.integers(40, 500))
def test_wrapping_loses_nothing(words: str, room: int) -> None:
    lines = text.wrap(VIEW, words, "body", 18, room)
    assert words.replace(" ", "") == "".join(lines).replace(" ", "")


def test_a_new_line_stays_one() -> None:
    assert ["a", "", "b"] == text.wrap(VIEW, "a\n\nb", "body", 18, 300)


def test_fit_shrinks_first_and_then_cuts() -> None:
    words = "Congress enters empty provinces"
    whole = text.width(VIEW, words, "display", 22)
    assert (words, 22) == text.fit(VIEW, words, "display", 22, whole + 1)
    shrunk, size = text.fit(VIEW, words, "display", 22, whole * 0.9)
    assert words == shrunk
    assert 22 * 0.75 <= size < 22
    cut, size = text.fit(VIEW, words, "display", 22, whole * 0.4)
    assert cut.endswith("…")
    assert text.width(VIEW, cut, "display", size) <= whole * 0.4


@pytest.mark.parametrize("words", ["Elise", "艾莉絲", "Elise 王", "Łódź Ω Ж", "−6 · “x”"])
@pytest.mark.parametrize("role", ["body", "display", "title", "fell", "caslon_bold"])
def test_every_name_is_drawn_in_some_face(words: str, role: str) -> None:
    from game.art.fonts import font

    for piece, face, language in text.runs(words, role):
        assert None not in font(face, 24, language).metrics(piece.replace(" ", "")), (piece, face, language)


def test_draw_tells_where_the_words_are() -> None:
    surface = pygame.Surface(VIEW.size)
    for anchor, x in (("lm", 100), ("cm", 100 - 50), ("rm", 100 - 100)):
        rect = text.draw(surface, VIEW, "Namur", (100, 200), "body", 30, anchor=anchor)
        share = rect.w / 100
        assert abs(rect.x - (100 + (x - 100) * share)) <= 1
    surface.set_colorkey((0, 0, 0))
    box = surface.get_bounding_rect()
    assert abs(box.centery - 200) <= 3


def test_words_change_with_the_language_and_facts_are_filled_in() -> None:
    assert "English" == text.LANGUAGES["en"]
    text.set_language("en")
    assert "Round 3, your turn" == text.t("select.round_yours", round=text.t("game.foreign_king.round", round=3))
    text.set_language("zh-TW")
    assert "第 3 輪，輪到你" == text.t("select.round_yours", round=text.t("game.foreign_king.round", round=3))
    text.set_language("xx")
    assert "en" == text.language()


def test_plurals() -> None:
    text.set_language("en")
    assert "1 move" == text.t("load.moves", count=1)
    assert "12 moves" == text.t("load.moves", count=12)


def test_a_missing_key_is_noticed() -> None:
    text.missing.clear()
    assert "no.such.key" == text.t("no.such.key")
    assert {"no.such.key"} == text.missing
    text.missing.clear()
