"""The pictures of Louis XIV: where things lie, that signs are complete, colours stay apart and everything draws."""

import itertools
import json
import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from engine.louis_xiv import data
from game.art import baked, icons, palette, surfaces
from game.art.louis_xiv import cards, court, courtiers, light, pieces, plates, portraits, signs, tones, velvet
from tests.game.studio import all_differ, opacity, same
from tests.game.test_art import ROOT, SIGHT, apart, contrast

pytestmark = pytest.mark.usefixtures("display")

LOOKS = palette.looks_of("louis_xiv")
SEATS = (*LOOKS, "neutral")
CONDITIONS = (("bribe", 2), ("bribe", 4), ("majority", 0), ("threshold", 2), ("threshold", 3))
REWARDS = (
    ("chip", "crown"),
    ("chip", "letter"),
    ("coins", 4),
    ("coats", 2),
    ("influence_card", 1),
    ("intrigue_card", 1),
    ("place", 2),
)


# ---- the court
def test_courtiers_and_gaps_lie_as_the_data_say() -> None:
    places = {number + 1: place for number, place in enumerate(data.POSITION)}
    assert places == court.SQUARES
    adjacent = {(i + 1, other + 1) for i in data.ALL_COURTIERS for other in data.ADJACENT[i] if i < other}
    assert adjacent == set(court.ADJACENT)
    assert len(court.GAPS) == 13
    assert not set(court.GAPS) & set(court.SQUARES.values())


@pytest.mark.parametrize(("first", "second"), court.ADJACENT)
def test_adjacent_boards_touch_where_their_clasp_lies(first: int, second: int) -> None:
    x, y = court.corner(first, second)
    for courtier in (first, second):
        left, top, width, height = court.board(courtier)
        assert min(abs(x - left), abs(x - left - width)) < 0.01
        assert min(abs(y - top), abs(y - top - height)) < 0.01
    (ax, ay), (bx, by) = court.board(first).middle, court.board(second).middle
    assert court.rising(first, second) == ((bx - ax) * (by - ay) < 0)


@pytest.mark.parametrize("courtier", court.SQUARES)
def test_piles_and_numbers_stand_on_the_ledge_side_by_side(courtier: int) -> None:
    left, top, width, height = court.board(courtier)
    reach = left + 8
    for index in range(court.SLOTS):
        x, y = court.slot(courtier, index)
        number_x, number_y = court.count_at(courtier, index)
        plate = court.lead_at(courtier, index)
        assert reach <= x - 13.5
        assert x + 13.5 < number_x + 2
        assert plate.holds((number_x, number_y))
        assert plate.holds((x, y))
        assert y < top + height
        reach = number_x - 4
    assert number_x + 6 < left + width
    assert court.courtier_at((left + 3, top + 3)) == courtier
    assert court.gap_at((left + 3, top + 3)) is None


def test_gaps_hold_their_stacks_and_trays() -> None:
    for square in court.GAPS:
        area = court.gap(*square)
        assert court.gap_at(area.middle) == square
        assert court.courtier_at(area.middle) is None
        assert area.holds(court.chips_at(*square))
        assert area.holds(court.badge_at(*square))
        tray = court.reserve_at(*square)
        assert area.holds((tray.left, tray.top))
        assert area.holds((tray.left + tray.width, tray.top + tray.height))


def test_nothing_lies_on_the_rails_or_outside() -> None:
    for point in ((court.LEFT_RAIL, 300), (court.RIGHT_RAIL, 300), (500, 20), (500, 800)):
        assert court.courtier_at(point) is None
        assert court.gap_at(point) is None
    for courtier in court.SQUARES:
        board = court.board(courtier)
        assert court.CLOTH.holds((board.left, board.top))
        assert court.CLOTH.holds((board.left + board.width, board.top + board.height))


# ---- signs and colours
def test_every_chip_power_family_and_tier_has_its_sign() -> None:
    assert set(data.CHIPS) | {"any"} == set(tones.CHIPS)
    assert set(data.POWERS) == set(tones.POWERS)
    assert set(data.FAMILIES) | {"blank"} == set(tones.FAMILIES)
    assert data.TIERS == tuple(tones.TIERS)
    assert {kind for kind, _ in CONDITIONS} == set(data.SIDE_KINDS)
    assert {kind for kind, _ in REWARDS} == set(data.REWARDS)
    used = {*tones.POWERS.values(), *tones.EMBLEMS.values(), *(charge for charge, _, _ in tones.FAMILIES.values())}
    assert used - {""} <= set(icons.NAMES)
    assert len(tones.GROUNDS) == len(court.SQUARES)


def test_signs_of_the_menus_exist() -> None:
    menu = json.loads((ROOT / "assets" / "louis_xiv" / "menu.json").read_text(encoding="utf-8"))
    assert set(menu["styles"].values()) <= set(icons.NAMES)
    package = __import__("game.art.louis_xiv", fromlist=["shield"])
    for sign in menu["reckoning"].values():
        if isinstance(sign, list):
            assert getattr(package, sign[0])(24, *sign[1:]).get_width() == 24
        else:
            assert sign in icons.NAMES


@pytest.mark.parametrize("sight", SIGHT)
def test_seats_and_the_neutral_colour_stay_apart_for_every_eye(sight: str) -> None:
    for first, second in itertools.combinations(SEATS, 2):
        assert apart(palette.LOOKS[first].body, palette.LOOKS[second].body, sight) > 24, (first, second)


def test_seats_have_marks_of_their_own() -> None:
    assert len({palette.LOOKS[look].mark for look in SEATS}) == len(SEATS) == 5


@pytest.mark.parametrize("sight", SIGHT)
def test_chips_stay_apart_or_differ_in_their_sign(sight: str) -> None:
    for first, second in itertools.combinations(data.CHIPS, 2):
        assert apart(tones.CHIPS[first], tones.CHIPS[second], sight) > 5, (first, second)
    assert all_differ([signs.sign(kind, 24, (255, 255, 255)) for kind in tones.CHIPS])


def test_words_and_numbers_stand_out_from_their_ground() -> None:
    assert contrast(tones.INK, tones.IVORY) >= 7
    assert contrast(tones.INK, tones.LEDGE) >= 7
    assert contrast(tones.INK_SOFT, tones.IVORY) >= 4.5
    assert contrast(tones.PLATE_INK, tones.PLATE) >= 7
    for colour in (tones.CRIMSON, tones.BLACK):
        assert contrast(tones.CREAM, colour) >= 4.5


# ---- pieces
def test_portraits_differ_even_when_small() -> None:
    pictures = [pygame.image.tobytes(portraits.cameo(courtier, 32), "RGB") for courtier in court.SQUARES]
    for first, second in itertools.combinations(pictures, 2):
        assert sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first) > 8
    with pytest.raises(ValueError, match="no courtier 13"):
        portraits.cameo(13, 32)


def test_a_pile_shows_at_most_five_discs() -> None:
    heights = [pieces.pile("ruby", 27, count).get_height() for count in range(1, 8)]
    assert heights[:5] == sorted(set(heights[:5]))
    assert set(heights[4:]) == {heights[4]}
    assert pieces.pile_height(27, 9) == heights[4]
    assert opacity(pieces.pile("ruby", 27, 3, ghost=True)) < 0.8 * opacity(pieces.pile("ruby", 27, 3))
    assert all_differ([pieces.disc(look, 27) for look in (*SEATS, None)])


def test_a_reserve_lies_in_piles_of_three_with_a_second_row_behind() -> None:
    widths = [pieces.reserve("emerald", 34, count).get_width() for count in range(1, 17)]
    assert widths[0] == widths[2] == 34
    assert widths[2] < widths[3] == widths[5] < widths[6]
    assert set(widths[11:]) == {widths[11]}
    assert max(widths) <= court.TRAY[0] - 8
    one_row, two_rows = (pieces.reserve("emerald", 34, count).get_height() for count in (12, 13))
    assert one_row < two_rows < court.TRAY[1] - 20
    assert pieces.reserve("emerald", 34, 0).get_bounding_rect().width == 0


@pytest.mark.parametrize("kind", data.CHIPS)
def test_a_stack_grows_with_every_chip_and_leaves_its_place_when_it_is_gone(kind: str) -> None:
    heights = [pieces.chip_stack(kind, 60, count).get_height() for count in range(1, 7)]
    assert heights == sorted(set(heights))
    gone = pieces.chip_stack(kind, 60, 0)
    assert 0 < opacity(gone) < 0.2 * opacity(pieces.chip_stack(kind, 60, 1))


def test_backs_of_coats_do_not_tell_the_family() -> None:
    faces = [pieces.coat(family, 66) for family in tones.FAMILIES]
    assert all_differ([*faces, pieces.coat_back(66)])
    assert not same(pieces.shield(40), pieces.shield(40, "lily"))


def test_a_board_tells_side_condition_and_reward() -> None:
    boards = [courtiers.face(1, "Anne", True, asked, ("chip", "crown"), 190) for asked in CONDITIONS]
    boards += [courtiers.face(1, "Anne", True, ("bribe", 3), given, 190) for given in REWARDS]
    boards += [
        courtiers.face(1, "Anne", False, ("bribe", 3), ("coins", 3), 190),
        courtiers.face(1, "Anne", True, ("bribe", 3), ("coins", 3), 190),
        courtiers.face(2, "Anne", True, ("bribe", 3), ("coins", 3), 190),
        courtiers.face(1, "安娜", True, ("bribe", 3), ("coins", 3), 190, "zh-TW"),
    ]
    assert all_differ(boards)


@pytest.mark.parametrize("name", ["Marie-Thérèse", "Athénaïs de Montespan", "弗朗索瓦絲·阿泰納伊斯"])
def test_long_names_stay_on_the_board(name: str) -> None:
    language = "en" if name.isascii() or "ç" in name or "é" in name else "zh-TW"
    plain = courtiers.face(5, " ", True, ("bribe", 4), ("chip", "crown"), 190, language)
    written = courtiers.face(5, name, True, ("bribe", 4), ("chip", "crown"), 190, language)
    edge = pygame.Rect(183, 0, 7, 131)
    assert same(plain.subsurface(edge), written.subsurface(edge))
    below = pygame.Rect(0, 36, 190, 95)
    assert same(plain.subsurface(below), written.subsurface(below))


def test_missions_show_tier_needs_power_and_number() -> None:
    made = [
        cards.mission("light", ("crown", "any"), "foothold", 3, 5, 116, 118),
        cards.mission("dark", ("crown", "any"), "foothold", 3, 5, 116, 118),
        cards.mission("light", ("ring", "any"), "foothold", 3, 5, 116, 118),
        cards.mission("light", ("ring", "any"), "coins_2", "3", 5, 116, 118),
        cards.mission("light", ("ring", "any"), "coins_2", "2", 5, 116, 118),
    ]
    assert all_differ(made)
    assert all_differ([cards.small_mission(tier, "medal", 32, 42) for tier in tones.TIERS])


def test_a_deck_shrinks_and_leaves_its_place() -> None:
    heights = [cards.deck("influence", count, 76, 102).picture.get_height() for count in (30, 16, 1)]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[2]
    assert opacity(cards.deck("influence", 0, 76, 102).picture) < 0.1 * 255 * 76 * 102


# ---- light
@pytest.mark.parametrize("kind", light.KINDS)
def test_rings_leave_what_they_surround_clear(kind: str) -> None:
    ring = light.ring(190, 131, 9, kind)
    middle = (95 - ring.offset[0], 65 - ring.offset[1])
    assert ring.picture.get_at(middle).a == 0
    assert ring.picture.get_at((middle[0], 0 - ring.offset[1] - 1)).a > 120


def test_where_markers_may_move_on_glows_less_than_where_a_card_places() -> None:
    weights = [opacity(light.ring(190, 131, 9, kind).picture) for kind in ("plain", "move", "place", "hover")]
    assert weights == sorted(set(weights))


def test_the_veil_is_dark_but_for_its_holes() -> None:
    veil = light.veil(((100, 100, 240, 200),), 800, 500)
    assert veil.get_size() == (800, 500)
    assert abs(veil.get_at((700, 400)).a - round(255 * light.VEIL)) <= 2
    assert veil.get_at((220, 200)).a < 12
    assert veil.get_at((220, 200)).a < veil.get_at((350, 200)).a < veil.get_at((420, 200)).a


# ---- drawing
@pytest.mark.parametrize("scale", [0.64, 1.0, 2.4])
def test_everything_draws_at_every_scale(scale: float) -> None:
    surfaces.set_scale(scale)
    one = surfaces.unit
    window = pygame.Surface((one(1600), one(900)))
    velvet.draw_ground(window, (0, 0))
    assert velvet.ground().get_size() == (round(court.CLOTH.width * scale), round(court.CLOTH.height * scale))
    assert velvet.medallion(one(116), one(80)).get_size() == (one(116), one(80))
    assert velvet.sun(one(124)).get_width() == one(124)
    for courtier in court.SQUARES:
        for red in (True, False):
            for asked, given in itertools.product(CONDITIONS[2:4], REWARDS[:1]):
                assert courtiers.face(courtier, "Louvois", red, asked, given, one(190)).get_width() == one(190)
        assert cards.influence(courtier, "Louvois", one(92), one(124)).get_size() == (one(92), one(124))
        assert cards.intrigue(courtier, "", one(66), one(88)).get_size() == (one(66), one(88))
        assert portraits.dimmed(courtier, one(45), 0.5).get_size() == portraits.cameo(courtier, one(45)).get_size()
    for asked in CONDITIONS:
        assert courtiers.condition(*asked, one(36)).get_height() >= one(36) * 0.8
    for given in REWARDS:
        assert courtiers.reward(*given, one(36)).get_height() >= one(36)
    for kind in ("influence", "intrigue", "income", "light", "medium", "dark"):
        assert cards.back(kind, one(24), one(33)).get_size() == (one(24), one(33))
        cards.deck(kind, 20, one(76), one(102)).draw(window, (0, 0))
    cards.deck("coats", 60, one(66), one(66)).draw(window, (0, 0))
    cards.sheet(one(470), one(222)).draw(window, (0, 0))
    for power in tones.POWERS:
        cards.mission("medium", ("ring", "helmet"), power, 3, 5, one(116), one(118))
    for state in plates.STATES:
        plates.phase(one(96), one(34), state).draw(window, (0, 0))
        assert plates.round_bead(one(18), state, "3").get_width() == one(18)
    for kind in ("done", "not", "ask"):
        assert plates.tick(one(26), kind).get_size() == (one(26), one(26))
    plates.plaque(one(120), one(30)).draw(window, (0, 0))
    assert plates.count(40, one(26)).get_width() > plates.count(4, one(26)).get_width() == one(26)
    assert plates.gain("+3", one(24)).get_height() == one(24)
    for rising, lit in itertools.product((True, False), repeat=2):
        courtiers.clasp(rising, lit, one(40)).draw(window, (50, 50))
    for look in (*SEATS, "red", None):
        assert pieces.tray(look, one(158), one(102)).get_size() == (one(158), one(102))
    for picture, width in (
        (pieces.coin(one(30), 12), one(30)),
        (pieces.bank(one(84)), one(84)),
        (pieces.chip_place(one(38)), one(38)),
        (pieces.laurel(one(66), "20"), one(66)),
        (pieces.start_tile(one(26)), one(26)),
        (cards.income(6, 1, one(78), one(104)), one(78)),
        (courtiers.pennant(12, True, one(26)), one(26)),
        (courtiers.lead_plate(one(43), one(31)), one(43)),
    ):
        assert picture.get_width() == width
    assert pieces.louis(one(82)).get_height() == one(82)


def test_pictures_are_remembered_until_the_scale_changes() -> None:
    before = courtiers.face(1, "Anne", True, ("bribe", 3), ("chip", "crown"), 190)
    assert courtiers.face(1, "Anne", True, ("bribe", 3), ("chip", "crown"), 190) is before
    surfaces.set_scale(1.25)
    assert courtiers.face(1, "Anne", True, ("bribe", 3), ("chip", "crown"), 190) is not before


def test_baked_pictures_are_larger_than_they_are_shown_on_a_large_screen() -> None:
    for name, width in (("cameo_1", 49 * 1.18 * 2.4), ("disc_ruby", 34 * 2.4), ("chip_crown", 54 * 2.4), ("king", 59)):
        assert baked.load(f"louis_xiv/{name}").get_width() >= width
