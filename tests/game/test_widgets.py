"""Widgets, one by one, driven by events."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.view import View
from game.widgets.base import Group, Widget, distance
from game.widgets.buttons import Button, Choice, Segmented, Slider, Switch
from game.widgets.dropdown import Dropdown
from game.widgets.entry import TextEntry
from game.widgets.markup import Span, join, parse, spans
from game.widgets.richtext import RichText
from game.widgets.scroll import ScrollPane
from tests.game.stagehand import key, make_app

VIEW = View((1600, 900))
ABC = (Choice("a", "A"), Choice("b", "B"), Choice("c", "C"))


@pytest.fixture(autouse=True, scope="module")
def _window(tmp_path_factory: pytest.TempPathFactory) -> None:
    make_app(tmp_path_factory.mktemp("home"), (1600, 900))


def mouse(kind: int, x: float, y: float, button: int = 1) -> pygame.event.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=VIEW.pos(x, y), rel=(1, 1), buttons=(0, 0, 0))
    return pygame.event.Event(kind, pos=VIEW.pos(x, y), button=button)


def click(group: Group, x: float, y: float) -> None:
    group.handle(mouse(pygame.MOUSEMOTION, x, y), VIEW)
    group.handle(mouse(pygame.MOUSEBUTTONDOWN, x, y), VIEW)
    group.handle(mouse(pygame.MOUSEBUTTONUP, x, y), VIEW)


def keys(group: Group, *codes: int) -> None:
    for code in codes:
        group.handle(key(code), VIEW)


def drawn(group: Group) -> None:
    group.draw(pygame.Surface(VIEW.size), VIEW)


# ---------------------------------------------------------------------- buttons


def test_a_button_is_pressed_where_it_was_taken() -> None:
    told: list[int] = []
    group = Group([Button((10, 10, 100, 40), "Go", lambda: told.append(1))])
    click(group, 50, 30)
    assert [1] == told
    group.handle(mouse(pygame.MOUSEBUTTONDOWN, 50, 30), VIEW)
    group.handle(mouse(pygame.MOUSEMOTION, 500, 300), VIEW)
    group.handle(mouse(pygame.MOUSEBUTTONUP, 500, 300), VIEW)
    assert [1] == told, "let go elsewhere"


def test_a_button_that_is_off_does_nothing() -> None:
    told: list[int] = []
    button = Button((10, 10, 100, 40), "Go", lambda: told.append(1), enabled=False)
    group = Group([button])
    click(group, 50, 30)
    group.set_focus(button)
    keys(group, pygame.K_RETURN)
    assert [] == told
    assert "disabled" == button.state


def test_segmented_changes_by_mouse_and_keys_and_tells_only_of_changes() -> None:
    told: list[object] = []
    choice = Segmented((0, 0, 308, 44), ABC, "a", told.append)
    group = Group([choice])
    click(group, 290, 20)
    click(group, 290, 20)
    group.set_focus(choice)
    keys(group, pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_RETURN)
    assert ["c", "b", "a", "b"] == told


def test_switch() -> None:
    told: list[bool] = []
    switch = Switch((0, 0), False, told.append)
    group = Group([switch])
    click(group, 20, 10)
    keys(group, pygame.K_SPACE)
    assert [True, False] == told


def test_slider_follows_the_mouse_beyond_its_ends_and_steps_by_keys() -> None:
    told: list[int] = []
    slider = Slider((100, 0, 228, 40), 50, told.append)
    group = Group([slider])
    group.handle(mouse(pygame.MOUSEMOTION, 200, 20), VIEW)
    group.handle(mouse(pygame.MOUSEBUTTONDOWN, 214, 20), VIEW)
    group.handle(mouse(pygame.MOUSEMOTION, 900, 300), VIEW)
    group.handle(mouse(pygame.MOUSEBUTTONUP, 900, 300), VIEW)
    assert 100 == slider.value
    keys(group, pygame.K_RIGHT, pygame.K_LEFT)
    assert 95 == slider.value
    assert [100, 95] == told


# ---------------------------------------------------------------------- lists


def test_dropdown_opens_moves_takes_and_closes_by_keys() -> None:
    told: list[object] = []
    box = Dropdown((0, 0, 200, 48), ABC, "a", told.append)
    group = Group([box])
    group.set_focus(box)
    keys(group, pygame.K_RETURN)
    assert box.grabs
    drawn(group)
    keys(group, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert ["c"] == told
    assert not box.grabs
    keys(group, pygame.K_RETURN, pygame.K_UP, pygame.K_ESCAPE)
    assert ["c"] == told
    assert not box.grabs


def test_dropdown_takes_the_row_that_was_clicked_and_a_click_elsewhere_closes() -> None:
    told: list[object] = []
    box = Dropdown((0, 0, 200, 48), ABC, "a", told.append)
    other = Button((600, 600, 100, 40), "Other", lambda: told.append("other"))
    group = Group([box, other])
    click(group, 50, 20)
    area = box.list_rect()
    click(group, area.x + 40, area.y + 6 + box.row_height * 1.5)
    assert ["b"] == told
    click(group, 50, 20)
    group.handle(mouse(pygame.MOUSEBUTTONDOWN, 650, 620), VIEW)
    assert not box.grabs
    assert ["b"] == told


def test_an_open_list_stays_in_the_design_space() -> None:
    for y in (0, 500, 850):
        area = Dropdown((1500, y, 90, 48), ABC, "a", str, list_width=300).list_rect()
        assert pygame.FRect(0, 0, 1600, 900).contains(area)


# ---------------------------------------------------------------------- focus


def test_arrows_go_to_the_nearest_that_way() -> None:
    grid = [Button((x * 200, y * 100, 150, 50), f"{x}{y}") for y in range(3) for x in range(3)]
    group = Group(list(grid))
    group.set_focus(grid[4])
    for code, expected in (
        (pygame.K_RIGHT, 5),
        (pygame.K_UP, 2),
        (pygame.K_LEFT, 1),
        (pygame.K_DOWN, 4),
        (pygame.K_DOWN, 7),
        (pygame.K_DOWN, 7),
    ):
        keys(group, code)
        assert grid[expected] is group.focused


def test_what_lies_elsewhere_is_not_that_way() -> None:
    here = pygame.FRect(100, 100, 50, 50)
    assert distance(here, pygame.FRect(0, 100, 50, 50), (1, 0)) is None
    near = distance(here, pygame.FRect(200, 100, 50, 50), (1, 0))
    skew = distance(here, pygame.FRect(200, 300, 50, 50), (1, 0))
    assert near is not None
    assert skew is not None
    assert near < skew


def test_tab_passes_over_what_is_off_or_hidden() -> None:
    row = [Button((x * 100, 0, 80, 40), str(x)) for x in range(4)]
    row[1].enabled = False
    row[2].visible = False
    group = Group(list(row))
    keys(group, pygame.K_TAB, pygame.K_TAB, pygame.K_TAB)
    assert row[0] is group.focused


def test_the_ring_shows_for_the_keyboard_and_goes_with_the_mouse() -> None:
    group = Group([Button((0, 0, 80, 40), "x", lambda: None)])
    assert not group.ring_shown
    keys(group, pygame.K_TAB)
    assert group.ring_shown
    click(group, 20, 20)
    assert not group.ring_shown


def test_a_tooltip_comes_after_a_while_and_costs_one_frame() -> None:
    group = Group([Widget((0, 0, 100, 100), "what this is")])
    group.handle(mouse(pygame.MOUSEMOTION, 50, 50), VIEW)
    assert group.update(0.1)
    assert group.waits
    assert not group.update(0.1)
    assert group.update(0.4)
    assert not group.update(1.0)
    assert not group.waits
    drawn(group)


# ---------------------------------------------------------------------- typing


def typing(field: TextEntry, words: str) -> None:
    for letter in words:
        field.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter), VIEW)


def test_entry_types_both_scripts_where_the_cursor_is() -> None:
    told: list[str] = []
    field = TextEntry((0, 0, 300, 48), "Ada", told.append)
    group = Group([field])
    group.set_focus(field)
    drawn(group)
    typing(field, " 王")
    keys(group, pygame.K_HOME)
    typing(field, "x")
    assert "xAda 王" == field.value == told[-1]
    group.set_focus(None)
    drawn(group)


def test_entry_gives_back_what_was_there_on_escape() -> None:
    field = TextEntry((0, 0, 300, 48), "Ada", str)
    group = Group([field])
    group.set_focus(field)
    drawn(group)
    typing(field, "zz")
    assert group.handle(key(pygame.K_ESCAPE), VIEW)
    assert "Ada" == field.value
    assert not group.handle(key(pygame.K_ESCAPE), VIEW), "a second Esc is for the scene"


def test_entry_keeps_to_its_letters_and_length() -> None:
    field = TextEntry((0, 0, 300, 48), "", str, allowed="0123456789", most=4)
    group = Group([field])
    group.set_focus(field)
    drawn(group)
    typing(field, "1a2b3c4d5")
    assert "1234" == field.value


def test_no_pygame_gui_before_somebody_types() -> None:
    import subprocess
    import sys

    code = "import game.scenes.select, game.scenes.setup, sys; sys.exit('pygame_gui' in sys.modules)"
    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode


# ---------------------------------------------------------------------- pages


def test_scroll_pane_stops_at_its_ends() -> None:
    pane = ScrollPane((0, 0, 400, 300))
    pane.content_height = 1000
    pane.scroll_to(-50)
    assert 0 == pane.top
    pane.scroll_to(9999)
    assert 700 == pane.top
    pane.reveal(100, 40)
    assert 96 == pane.top
    pane.reveal(600, 40)
    assert 344 == pane.top


def test_scroll_bar_is_dragged() -> None:
    pane = ScrollPane((0, 0, 400, 300))
    pane.content_height = 3000
    group = Group([pane])
    thumb = pane.thumb()
    group.handle(mouse(pygame.MOUSEMOTION, thumb.centerx, thumb.centery), VIEW)
    group.handle(mouse(pygame.MOUSEBUTTONDOWN, thumb.centerx, thumb.centery), VIEW)
    group.handle(mouse(pygame.MOUSEMOTION, thumb.centerx + 200, 299), VIEW)
    assert 2700 == pane.top
    group.handle(mouse(pygame.MOUSEBUTTONUP, 0, 0), VIEW)
    assert not pane.grabs


def test_markup() -> None:
    head = "# Head\n\nOne **two** *three*\nfour.\n\n- item `x`\n  more\n1. first\n\n"
    blocks = parse(head + "| a | b |\n| --- | --- |\n| 1 | 2 |\n\n> so\n\n---\n")
    assert ["head", "text", "item", "item", "table", "quote", "rule"] == [block.kind for block in blocks]
    assert [Span("One "), Span("two", "b"), Span(" "), Span("three", "i"), Span(" four.")] == blocks[1].spans
    assert "•" == blocks[2].bullet
    assert "1." == blocks[3].bullet
    assert [[[Span("a")], [Span("b")]], [[Span("1")], [Span("2")]]] == blocks[4].cells


def test_a_star_between_numbers_is_no_emphasis() -> None:
    assert [Span("3 * 4 * 5")] == spans("3 * 4 * 5")


def test_chinese_lines_are_joined_without_a_space() -> None:
    assert "國王來訪" == join(["國王", "來訪"])
    assert "the King" == join(["the", "King"])


@pytest.mark.parametrize("paper", [True, False])
def test_rich_text_keeps_every_word_within_its_width(paper: bool) -> None:
    row = "| Place citizens somewhere far away and at great cost | 1 |"
    sentences = "Citizens of **every** colour count (F76). " * 30
    source = f"# A\n\n{sentences}\n\n| action | cost |\n| --- | --- |\n{row}\n"
    page = RichText((0, 0, 500, 400), source, paper=paper)
    page.lay_out(VIEW)
    assert page.content_height > 400
    assert [(1, "A", 6.0)] == page.contents
    from game import text

    for row in page.rows:
        for x, words, role, size, _ in row.pieces:
            assert x + text.width(VIEW, words, role, size) <= page.room + 2
    page.draw(pygame.Surface(VIEW.size), VIEW)


def test_the_window_goes_through_its_sizes(tmp_path_factory: pytest.TempPathFactory) -> None:
    app: App = make_app(tmp_path_factory.mktemp("sizes"), (1024, 640))
    app.resize((1300, 700))
    assert (1300, 700) == app.screen.get_size() == app.view.size
