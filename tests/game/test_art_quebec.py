"""The pictures of Québec: where things lie, what lies under a point, that signs are complete and everything draws."""

import itertools
import math
import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from engine.quebec import data
from game.art import covers, fields, icons, palette, surfaces
from game.art.quebec import blocks, city, flow, houses, light, lots, plates, tones, zones
from tests.game.studio import opacity, overlap, round_area, same
from tests.game.test_art import SIGHT, apart, contrast

pytestmark = pytest.mark.usefixtures("display")

LOOKS = palette.looks_of("quebec")
LEFT, TOP, WIDE, HIGH = city.SHEET


# ---- the city
def test_all_places_of_the_rules_lie_on_the_board() -> None:
    assert tuple(city.spaces()) == data.SPACES
    assert tuple(city.districts()) == data.DISTRICTS
    for place in (*city.spaces().values(), *city.districts().values()):
        left, top, width, height = round_area(place.at, city.SCAFFOLD)
        assert LEFT < left
        assert left + width < LEFT + WIDE
        assert TOP < top
        assert top + height < TOP + HIGH


def test_touching_places_are_one_unit_apart_and_none_are_nearer() -> None:
    for space, place in city.spaces().items():
        for other in city.touching(space):
            assert abs(math.dist(place.at, city.spaces()[other].at) - city.UNIT) < 0.1
    every = [place.at for place in (*city.spaces().values(), *city.districts().values())]
    assert min(math.dist(a, b) for a, b in itertools.combinations(every, 2)) > city.SCAFFOLD


@pytest.mark.parametrize("space", data.SPACES)
def test_a_space_is_found_where_it_and_its_pieces_lie(space: str) -> None:
    place = city.spaces()[space]
    assert city.space_at(place.at) == space
    assert city.centre_at(place.at) is None
    assert city.district_at(place.at) == place.district
    for point in (*(city.site_at(space, index) for index in range(3)), city.token_at(space), city.architect_at(space)):
        assert city.space_at(point) == space


@pytest.mark.parametrize("district", data.DISTRICTS)
def test_a_district_is_found_on_its_medallion_and_between_its_places(district: str) -> None:
    x, y = city.districts()[district].at
    assert city.centre_at((x, y)) == district
    assert city.space_at((x, y)) is None
    for space in city.spaces_of(district):
        sx, sy = city.spaces()[space].at
        if math.dist((x, y), (sx, sy)) < city.UNIT * 1.1:
            assert city.district_at(((x * 0.6 + sx * 0.4), (y * 0.6 + sy * 0.4))) == district


def test_nothing_is_found_on_the_river_or_beside_the_board() -> None:
    for point in ((1100, 520), (500, 84), (200, 450), (4, 4), (800, 800)):
        assert city.space_at(point) is None
        assert city.centre_at(point) is None
        assert city.district_at(point) is None
        assert zones.zone_at(point) is None


def test_plates_and_cards_cover_neither_places_nor_each_other() -> None:
    areas = [zones.plate(zone).area for zone in zones.ZONES] + [city.EVENT, city.EVENT_SMALL]
    for first, second in itertools.combinations(areas, 2):
        assert not overlap(first, second)
    for place in (*city.spaces().values(), *city.districts().values()):
        for area in areas:
            assert not overlap(area, round_area(place.at, 0.7 * city.OPEN))


@pytest.mark.parametrize("count", [4, 5])
def test_leaders_lie_side_by_side_in_their_row(count: int) -> None:
    boxes = [city.leader_box(index, count) for index in range(count)]
    for first, second in itertools.pairwise(boxes):
        assert first[0] + first[2] < second[0]
    left, top, width, height = city.LEADERS
    assert left <= boxes[0][0]
    assert boxes[-1][0] + boxes[-1][2] <= left + width + 0.01
    assert all(top < box[1] and box[1] + box[3] <= top + height for box in boxes)


@pytest.mark.parametrize("district", data.DISTRICTS)
def test_the_ground_of_a_district_is_where_it_is_found(district: str) -> None:
    layer = fields.toned(
        f"quebec/{district}",
        city.field_area(district),
        (255, 255, 255),
        [255 * fields.edge(away) for away in fields.DISTANCES],
    )
    agreed = inside = 0
    for x in range(0, layer.picture.get_width(), 5):
        for y in range(0, layer.picture.get_height(), 5):
            if layer.picture.get_at((x, y)).a > 127:
                inside += 1
                agreed += city.district_at((layer.offset[0] + x, layer.offset[1] + y)) == district
    assert inside > 200
    assert agreed / inside > 0.92


# ---- zones of power
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("share", [0.0, 1.0])
@pytest.mark.parametrize("zone", zones.ZONES)
def test_piles_and_numbers_lie_on_their_plate_side_by_side(zone: str, share: float, players: int) -> None:
    plate = zones.plate(zone, share)
    deep = plate.cube * blocks.DEPTH
    reach = 0.0
    for seat in range(players):
        x, _ = plate.pile_at(seat, players)
        workers = [plate.worker_at(seat, players, index, 10) for index in range(10)]
        assert len(set(workers)) == 10
        for wx, wy in workers:
            assert plate.top + zones.HEAD * plate.grown < wy - plate.cube / 2 - deep
            assert abs(wx - x) < plate.cube
        left, right = min(wx for wx, _ in workers) - plate.cube / 2, max(wx for wx, _ in workers) + plate.cube / 2
        assert reach < left
        reach = right
        _, count_y = plate.count_at(seat, players)
        assert plate.pile_at(seat, players)[1] < count_y < plate.top + plate.height
    assert reach < plate.left + plate.width


def test_a_pile_grows_upwards_and_stays_where_it_is_full() -> None:
    plate = zones.plate("culture")
    heights = [plate.worker_at(1, 4, index, 5)[1] for index in range(5)]
    assert heights == sorted(heights, reverse=True)
    assert plate.worker_at(1, 4, 9, 14) == plate.worker_at(1, 4, 13, 14)


@pytest.mark.parametrize("zone", zones.ZONES)
def test_a_plate_is_found_and_grows_within_the_board(zone: str) -> None:
    small, large = zones.plate(zone), zones.plate(zone, 1.0)
    assert zones.zone_at(small.centre) == zone
    left, top, width, height = large.area
    assert LEFT <= left <= small.left
    assert TOP <= top <= small.top
    assert left + width <= LEFT + WIDE
    assert top + height <= TOP + HIGH
    assert (width, height) in (zones.LARGE, zones.CITADEL_LARGE)


# ---- signs and colours
def test_every_district_leader_and_event_has_a_sign() -> None:
    jokers = {name for name, joker in zip(data.DISTRICTS, data.JOKER, strict=True) if joker}
    assert set(data.DISTRICTS) - jokers == set(tones.DISTRICT_ICONS)
    assert set(data.EVENTS) == set(tones.EVENT_ICONS)
    assert set(data.ZONES) == set(tones.ZONES) == set(zones.ZONES)
    assert {tones.leader_zone(leader) for leader in data.LEADERS} == set(tones.LEADER_ICONS)
    signs = [tones.DISTRICT_ICONS, tones.EVENT_ICONS, tones.LEADER_ICONS, tones.ACTION_ICONS]
    used = [name for table in signs for name in table.values()] + [zone.icon for zone in tones.ZONES.values()]
    assert set(used) <= set(icons.NAMES)
    for table in signs:
        assert len(set(table.values())) == len(table)


@pytest.mark.parametrize("sight", SIGHT)
def test_zones_stay_apart_for_every_eye(sight: str) -> None:
    for first, second in itertools.combinations(tones.ZONES.values(), 2):
        assert apart(first.body, second.body, sight) > 13, (first.icon, second.icon)


@pytest.mark.parametrize("zone", zones.ZONES)
def test_what_is_written_on_a_zone_stands_out(zone: str) -> None:
    look = tones.ZONES[zone]
    assert contrast(look.on_body, look.body) >= 4.0
    assert contrast(look.ink, palette.mix(look.body, palette.PARCHMENT, 0.36)) >= 2.7
    assert contrast(look.line, tones.PARCHMENT_LIGHT) >= 4.5


def test_words_on_cards_and_water_stand_out() -> None:
    for ink in (tones.INK, tones.INK_SOFT, tones.INK_GOLD):
        assert contrast(ink, tones.PARCHMENT_DARK) >= 4.5
    assert contrast(tones.RIVER_INK, palette.SLATE) >= 2.8


# ---- pieces
def test_tokens_show_their_stars_and_owner() -> None:
    tokens = [lots.token(look, 25, stars) for look in LOOKS for stars in (1, 2, 3)]
    for first, second in itertools.combinations(tokens, 2):
        assert not same(first, second)


def test_neighbouring_spaces_of_a_district_have_different_houses() -> None:
    kinds = [[houses.house(zone, which, 40) for which in range(houses.VARIANTS)] for zone in houses.HOUSES]
    for row in kinds:
        for first, second in itertools.combinations(row, 2):
            assert not same(first, second)
    together = [city.spaces_of(district) for district in city.districts()]
    varied = sum(len({houses.variant(space) for space in spaces}) > 1 for spaces in together)
    assert varied >= 12


def test_ghosts_are_paler_and_as_large() -> None:
    for solid, ghost in (
        (blocks.cube("black", 28), blocks.cube_ghost("black", 28)),
        (blocks.stack("pink", 16, 3), blocks.stack("pink", 16, 3, ghost=True)),
        (blocks.architect("white", 44), blocks.architect_ghost("white", 44)),
        (blocks.yellow_architect(44), blocks.architect_ghost(None, 44)),
    ):
        assert solid.get_size() == ghost.get_size()
        assert opacity(ghost) < 0.8 * opacity(solid)


def test_a_pile_shows_at_most_ten_workers_in_columns_of_five() -> None:
    heights = [blocks.pile("green", 13, count).get_height() for count in range(1, 13)]
    assert heights[:5] == sorted(set(heights[:5]))
    assert set(heights[4:]) == {heights[4]}
    assert blocks.pile("green", 13, 6).get_width() == blocks.pile("green", 13, 5).get_width() + 13
    assert same(blocks.pile("green", 13, 10), blocks.pile("green", 13, 12))
    assert opacity(blocks.pile("green", 13, 6, ghosts=3)) < opacity(blocks.pile("green", 13, 6))


def test_the_yellow_architect_shows_whose_he_is() -> None:
    figures = [blocks.yellow_architect(44, look) for look in (*LOOKS, None)]
    for first, second in itertools.combinations(figures, 2):
        assert first.get_size() == second.get_size()
        assert not same(first, second)


# ---- light and flow
def test_rings_leave_what_they_surround_clear() -> None:
    for hover in (False, True):
        ring = light.ring(80, hover)
        middle = (40 - ring.offset[0], 40 - ring.offset[1])
        assert ring.picture.get_at(middle).a == 0
        assert ring.picture.get_at((middle[0] + 41, middle[1])).a > 200
    assert opacity(light.ring(80, True).picture) > opacity(light.ring(80).picture)


def test_a_hovered_district_is_brighter() -> None:
    for district in ("cul_any", "pol_national"):
        assert opacity(light.district(district, True).picture) > opacity(light.district(district).picture) * 1.2


@pytest.mark.parametrize("order", data.SCORING_ORDER)
def test_every_cascade_has_its_way_on_the_board(order: list[int]) -> None:
    for first, second in itertools.pairwise(data.ZONES[zone] for zone in order):
        here, there = zones.plate(first, 1.0), zones.plate(second)
        for lane in (-1, 0, 1):
            way = flow.way(here.area, there.area, lane)
            assert zones.zone_at(way.end) is None
            for step in range(21):
                x, y = way.at(step / 20)
                assert LEFT < x < LEFT + WIDE
                assert TOP < y < TOP + HIGH
            assert math.dist(way.end, there.centre) < math.dist(way.start, there.centre)
        assert flow.ribbon(flow.way(here.area, there.area)).picture.get_width() > 20


# ---- drawing
@pytest.mark.parametrize("scale", [0.64, 1.0, 2.0])
def test_everything_draws_at_every_scale(scale: float) -> None:
    surfaces.set_scale(scale)
    one = surfaces.unit
    window = pygame.Surface((one(1600), one(900)))
    city.draw_ground(window, (0, 0))
    assert city.ground().get_size() == (round(WIDE * scale), round(HIGH * scale))
    for zone in zones.ZONES:
        plate = zones.plate(zone)
        plates.zone_plate(zone, one(plate.width), one(plate.height)).draw(window, (0, 0))
        plates.zone_plate(zone, one(312), one(248), True, zones.GROWN).draw(window, (0, 0))
        assert plates.emblem(zone, one(28)).get_width() == one(28)
    for zone in houses.HOUSES:
        for picture in (
            lots.later(zone, 4, one(city.LATER)),
            lots.open_tile(zone, one(city.OPEN)),
            lots.scaffold(zone, 2, one(city.SCAFFOLD)),
            lots.finished(zone, one(city.OPEN), 1),
            lots.finished(zone, one(city.OPEN), 2, owned=False),
        ):
            assert picture.get_width() == picture.get_height()
    for name, place in city.districts().items():
        assert plates.medallion(name, place.zone, place.cost, one(city.OPEN)).get_width() == one(city.OPEN)
        light.district(name).draw(window, (0, 0))
        light.ground(name).draw(window, (0, 0))
    for look in LOOKS:
        assert blocks.cube(look, one(28)).get_width() == blocks.cube_size(one(28))
        lots.link(look, "S38", "S39").draw(window, (0, 0))
    for leader in data.LEADERS:
        plates.leader_card(leader, one(76), one(115)).draw(window, (0, 0))
        assert plates.leader_place(leader, one(76), one(115)).get_size() == (one(76), one(115))
        assert plates.leader_face(leader, one(38)).get_width() == one(38)
    for event in data.EVENTS:
        assert plates.event_sign(event, one(50)).get_width() == one(50)
    for layer in (
        plates.event_card(one(166), one(214)),
        light.ring(one(city.OPEN)),
        light.frame(one(192), one(148), one(10), hover=True),
    ):
        layer.draw(window, (0, 0))
    for picture in (
        lots.blue_disc(one(city.DISC), 3),
        plates.seal(one(26), 5),
        plates.reward(one(28), 8),
        plates.reward(one(28), 4, taken=True),
        plates.gain(one(72), "+4", "VP"),
        *(plates.century(one(36), "IV", state) for state in ("past", "now", "next")),
    ):
        assert picture.get_width() == picture.get_height()


def test_pictures_are_remembered_until_the_scale_changes() -> None:
    before = lots.finished("culture", 75, 1)
    assert lots.finished("culture", 75, 1) is before
    surfaces.set_scale(1.25)
    assert lots.finished("culture", 75, 1) is not before


# ---- the box
@pytest.mark.parametrize("title", ["Québec", "Québec, the Old Capital"])
def test_titles_stay_within_the_cover(title: str) -> None:
    plain = covers.cover("quebec", 292, 404, " ", " ", "en")
    written = covers.cover("quebec", 292, 404, title, "1608–2008", "en")
    for side in (pygame.Rect(0, 314, 14, 90), pygame.Rect(278, 314, 14, 90)):
        assert same(plain.subsurface(side), written.subsurface(side))


def test_a_game_without_cover_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        covers.cover("no_such_game", 292, 404, "", "", "en")
