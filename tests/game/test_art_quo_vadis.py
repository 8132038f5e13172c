"""The pictures of Quo Vadis?: where things lie, what lies under a point, that signs are whole and everything draws."""

import itertools
import math
import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from engine.quo_vadis import data
from engine.quo_vadis.position import STATUSES
from game.art import covers, fields, icons, palette, surfaces
from game.art.quo_vadis import deal, figures, ground, laurels, ledger, light, panels, plan, stairs, tones, warm
from tests.game.studio import opacity, overlap, round_area, same
from tests.game.test_art import SIGHT, apart, contrast

pytestmark = pytest.mark.usefixtures("display")

LOOKS = palette.looks_of("quo_vadis")
COMMITTEES = [room for room in data.ROOMS if room != plan.SENATE]


def _inside(inner: fields.Area, outer: fields.Area) -> bool:
    return (
        outer[0] <= inner[0]
        and outer[1] <= inner[1]
        and inner[0] + inner[2] <= outer[0] + outer[2]
        and inner[1] + inner[3] <= outer[1] + outer[3]
    )


# ---- the board
def test_all_rooms_and_passages_of_the_rules_lie_on_the_board() -> None:
    assert tuple(plan.rooms()) == data.ROOMS
    assert tuple(plan.passages()) == data.PASSAGES
    for room in plan.rooms().values():
        assert _inside(room.area, plan.BOARD)
        assert len(room.seats) == data.SEATS[data.ROOMS.index(room.id)]
        for at in room.seats:
            assert _inside(round_area(at, plan.SEAT), room.area)


def test_rooms_do_not_touch_each_other_the_piazza_or_the_border() -> None:
    places = [room.area for room in plan.rooms().values()]
    places.append(round_area(plan.piazza(), 2 * plan.PIAZZA[2]))
    for first, second in itertools.combinations(places, 2):
        assert not overlap(first, second)


@pytest.mark.parametrize("passage", data.PASSAGES)
def test_stairs_run_into_the_walls_of_both_rooms_and_through_no_other(passage: str) -> None:
    way, index = plan.passages()[passage], data.PASSAGES.index(passage)
    assert (way.start, way.end) == (data.ROOMS[data.FROM[index]], data.ROOMS[data.TO[index]])
    assert way.laurel == data.HAS_SPACE[index]
    assert {room for room, what in plan.rooms().items() if overlap(way.area, what.area)} == {way.start, way.end}
    for other in plan.passages().values():
        assert other.id == passage or not overlap(way.area, other.area)


def test_stairs_rise_towards_the_higher_room() -> None:
    for way in plan.passages().values():
        start, end = plan.rooms()[way.start].centre, plan.rooms()[way.end].centre
        if way.up == "up":
            assert start[1] > end[1]
        else:
            assert way.up == ("right" if start[0] < end[0] else "left")


@pytest.mark.parametrize("room", data.ROOMS)
def test_a_room_and_its_seats_are_found_where_they_lie(room: str) -> None:
    assert plan.room_at(plan.rooms()[room].centre) == room
    for index, (x, y) in enumerate(plan.rooms()[room].seats):
        assert plan.seat_at((x, y)) == (room, index)
        assert plan.room_at((x, y)) == room
        head = plan.foot(room, index)[1] - plan.SENATOR * 0.7
        assert plan.seat_at((x, head)) == (room, index)


@pytest.mark.parametrize("passage", data.PASSAGES)
def test_a_passage_is_found_on_its_stairs_and_under_its_laurel(passage: str) -> None:
    assert plan.passage_at(plan.passages()[passage].centre) == passage
    assert plan.passage_at(plan.laurel(passage)) == passage
    x, y = plan.passages()[passage].centre
    assert plan.room_at((x, y)) is None


def test_nothing_is_found_on_the_pavement() -> None:
    for point in ((30, 80), (1100, 740), (340, 330), (594, 516), (1400, 300)):
        assert plan.room_at(point) is None
        assert plan.passage_at(point) is None
        assert plan.seat_at(point) is None
    left, top, _, _ = plan.rooms()[plan.SENATE].area
    assert plan.room_at((left + 12, top + 12)) is None


def test_a_laurel_stays_readable_beside_caesar() -> None:
    for space in data.SPACES:
        passage = data.PASSAGES[space]
        beside, figure = plan.laurel(passage, caesar=True), plan.caesar(passage)
        assert figure[0] - beside[0] > plan.LAUREL * 0.8
        assert plan.laurel(passage) == plan.passages()[passage].centre


def test_pills_of_votes_cover_no_seat_and_no_laurel() -> None:
    wide, high = plan.PILL
    for passage, way in plan.passages().items():
        for caesar in (False, True):
            x, y = plan.pill(passage, caesar)
            area = (x - wide / 2, y - high / 2, wide, high)
            assert _inside(area, plan.BOARD)
            for room in plan.rooms().values():
                for at in room.seats:
                    assert not overlap(area, round_area(at, plan.SEAT * 0.8))
            if way.laurel:
                assert math.dist((x, y), plan.laurel(passage, caesar)) > plan.LAUREL / 2 + 10


# ---- signs and colours
def test_every_icon_of_the_game_is_there() -> None:
    tables = (tones.ACTION_ICONS, tones.ANSWER_ICONS, tones.STATUS_ICONS, tones.SIGNS)
    assert {name for table in tables for name in table.values()} <= set(icons.NAMES)
    assert set(tones.STATUS_ICONS) == set(tones.STATUS_INKS) == set(STATUSES)
    assert set(ledger.WAX) == set(STATUSES) | {"bad", "new"}


@pytest.mark.parametrize("ground_colour", [palette.rgb("#e8d6ae"), palette.rgb("#f1e8d7"), palette.rgb("#fff8e8")])
def test_words_stand_out_on_papyrus_marble_and_chips(ground_colour: palette.Colour) -> None:
    for ink in (tones.INK, tones.INK_SOFT):
        assert contrast(ink, ground_colour) >= 4.5
    for status in ("kept", "broken", "lapsed", "voided", "released"):
        assert contrast(tones.STATUS_INKS[status], ground_colour) >= 4.2, status


@pytest.mark.parametrize("kind", deal.ANSWERS)
def test_answers_stand_out_in_their_bubbles(kind: str) -> None:
    ground_colour, ink = deal.ANSWERS[kind]
    assert contrast(ink, ground_colour) >= 4.5
    assert contrast(tones.INK, ground_colour) >= 7


def test_words_on_buttons_stand_out() -> None:
    for kind, (top, low, ink, _) in deal._BUTTONS.items():
        assert min(contrast(ink, top), contrast(ink, low)) >= 4.5, kind


@pytest.mark.parametrize("sight", SIGHT)
def test_neighbouring_levels_stay_apart_for_every_eye(sight: str) -> None:
    for first, second in itertools.pairwise([*tones.LEVELS.values()]):
        assert apart(first, second, sight) > 9


# ---- pieces
def test_senators_tell_their_seat_by_colour_and_mark() -> None:
    assert {palette.LOOKS[look].mark for look in LOOKS} == {"disc", "square", "triangle", "diamond", "star"}
    for first, second in itertools.combinations(LOOKS, 2):
        assert not same(figures.senator(first, 60), figures.senator(second, 60))
        assert not same(figures.badge(first, 22), figures.badge(second, 22))


@pytest.mark.parametrize("px", [27, 60, 144])
def test_a_senator_stands_on_his_foot(px: int) -> None:
    x, y = figures.anchor(px)
    body = figures.senator("azure", px)
    assert abs(x - body.get_width() / 2) <= 1
    assert 0.8 * px < y < 0.88 * px
    layer = figures.standing("azure", px)
    assert layer.offset[0] <= -x
    assert layer.offset[1] <= -y
    assert layer.picture.get_width() > body.get_width()


def test_a_ghost_is_paler_and_a_lifted_one_higher() -> None:
    solid, ghost = figures.standing("scarlet", 60), figures.standing("scarlet", 60, figures.GHOST)
    assert opacity(ghost.picture) < opacity(solid.picture)
    lifted = figures.standing("scarlet", 60, 1.0, 12)
    assert lifted.offset[1] <= solid.offset[1] - 11


def test_laurels_tell_their_value_and_backs_tell_nothing() -> None:
    faces = [laurels.face(face, 50) for face in (1, 2, 3, 4, 5, laurels.CAESAR, laurels.LOW, laurels.HIGH, 0)]
    for first, second in itertools.combinations(faces, 2):
        assert not same(first, second)
    assert (laurels.CAESAR, laurels.LOW, laurels.HIGH) == (data.CAESAR_TOKEN, data.LOW, data.HIGH)


def test_the_pile_of_ones_shrinks_with_its_last_coins() -> None:
    amounts = [opacity(laurels.pile(38, count).picture) for count in range(7)]
    assert amounts[0] == 0
    assert amounts[:6] == sorted(set(amounts[:6]))
    assert amounts[5] == amounts[6]


def test_the_roster_shows_how_many_are_in_hand() -> None:
    rows = [panels.roster("ivory", hand, 27).picture for hand in range(9)]
    for first, second in itertools.pairwise(rows):
        assert first.get_size() == second.get_size()
        assert not same(first, second)


def test_trust_is_green_amber_or_red_and_grows() -> None:
    assert [panels.trust_colour(share) for share in (0.75, 0.5, 0.33)] == [colour for _, colour in panels.TRUST]
    bars = [panels.trust_bar(70, 9, share / 4) for share in range(1, 5)]
    for first, second in itertools.combinations(bars, 2):
        assert not same(first, second)


# ---- light, deal, ledger
def test_what_is_hovered_shines_more() -> None:
    for quiet, bright in (
        (light.free_seat(53), light.free_seat(53, hover=True)),
        (light.own_senator(53), light.own_senator(53, hover=True)),
        (light.goal(50), light.goal(50, hover=True)),
        (light.lit_stairs("p05"), light.lit_stairs("p05", hover=True)),
    ):
        assert not same(quiet.picture, bright.picture)
        assert opacity(bright.picture) > opacity(quiet.picture)


@pytest.mark.parametrize("passage", data.PASSAGES)
def test_lit_stairs_cover_the_stairs(passage: str) -> None:
    layer, way = light.lit_stairs(passage), plan.passages()[passage]
    x, y = way.centre
    assert layer.picture.get_at((round(x) - layer.offset[0], round(y) - layer.offset[1])).a == 255
    assert layer.picture.get_width() > way.area[2]


def test_stairs_lie_the_way_they_rise() -> None:
    up, left, right = (stairs.body(*size) for size in ((50, 100, "up"), (100, 50, "left"), (100, 50, "right")))
    assert up.get_size() == (50, 100)
    assert left.get_size() == right.get_size() == (100, 50)
    assert not same(left, right)
    assert not same(stairs.body(50, 100, "up", 0.6), up)
    assert not same(stairs.body(50, 100, "up", 0.0, True), up)


def test_the_spotlight_leaves_its_areas_clear() -> None:
    veil = light.spotlight(400, 300, ((100, 100, 120, 80),))
    assert veil.get_at((160, 140)).a < 30
    assert veil.get_at((20, 20)).a > 150


def test_a_broken_seal_is_cracked() -> None:
    whole, broken = ledger.seal(38, "bad", "9"), ledger.seal(38, "broken", "9")
    assert not same(whole.picture, broken.picture)
    assert same(ledger.seal(38, "bad", "9", cracked=True).picture, broken.picture)


def test_controls_show_their_state() -> None:
    for pictures in (
        [deal.chip(120, 34, state).picture for state in ("normal", "hover", "lit", "off")],
        [deal.button(150, 52, "primary", state).picture for state in ("normal", "hover", "pressed", "disabled")],
        [deal.tick(22, state).picture for state in ("yes", "wait", "no", "off")],
        [deal.checkbox(26, on, hover) for on in (False, True) for hover in (False, True)],
        [deal.stepper(118, 38, hot, hover).picture for hot in (False, True) for hover in (-1, 0, 1)],
        [deal.pips(3, used, 15) for used in range(4)],
        [deal.bubble(184, 104, kind).picture for kind in deal.ANSWERS],
        [ledger.card(388, 66, kind).picture for kind in ("live", "bad", "new")],
    ):
        for first, second in itertools.combinations(pictures, 2):
            assert not same(first, second)


# ---- drawing
@pytest.mark.parametrize("scale", [0.64, 1.0, 2.4])
def test_everything_draws_at_every_scale(scale: float) -> None:
    surfaces.set_scale(scale)
    one = surfaces.unit
    window = pygame.Surface((one(1600), one(900)))
    ground.draw_ground(window, (0, 0))
    assert abs(ground.ground().picture.get_width() - plan.SHEET[2] * scale) < 120 * scale
    assert sum(1 for _ in warm.pictures(LOOKS)) > 60
    for room in COMMITTEES:
        ground.room(room).draw(window, (0, 0))
    for look in LOOKS:
        assert panels.niche(look, one(76), one(130)).get_size() == (one(76), one(130))
        panels.roster(look, 3, one(27)).draw(window, (0, 0))
        panels.hand(look, one(60), 3, one(52)).draw(window, (0, 0))
    for layer in (
        ground.senate(),
        laurels.pile(one(38), 8),
        laurels.bag(one(72)),
        laurels.bag(one(72), empty=True),
        light.target_seat(one(53)),
        light.pill("+1", one(27)),
        light.pill("free", one(27), "free"),
        panels.action(one(162), one(86), "caesar", lit=True, key="3"),
        panels.action(one(162), one(86), "place", enabled=False, key="1"),
        deal.sheet(one(500), one(300), title=False),
        deal.warning(one(806), one(66)),
        ledger.seal(one(38), "live", "11"),
        *(light.own_senator(one(53), kind=kind) for kind in light.VOTERS),
    ):
        layer.draw(window, (0, 0), 0.9)
    for seated in (True, False):
        assert panels.senate_chip(one(140), one(28), seated).get_height() == one(28)
    assert laurels.counter("17", one(26)).get_height() == one(26)
    assert deal.key_cap("Enter", one(24), dark=True).get_width() > deal.key_cap("D", one(24)).get_width()
    assert deal.row(one(806), one(122), asked=False).get_height() == one(122)
    assert ledger.arrow(one(15)).get_width() == one(15)
    assert ledger.trust_tile(one(89), one(50), worse=True).get_width() == one(89)


def test_pictures_are_remembered_until_the_scale_changes() -> None:
    before = figures.standing("jet", 60)
    assert figures.standing("jet", 60) is before
    surfaces.set_scale(1.25)
    assert figures.standing("jet", 60) is not before


# ---- the box
def test_titles_stay_within_the_frame_of_the_cover() -> None:
    plain = covers.cover("quo_vadis", 292, 404, " ", " ", "en")
    written = covers.cover("quo_vadis", 292, 404, "Quo Vadis, senators of Rome?", "The road to the senate", "en")
    for side in (pygame.Rect(0, 0, 14, 404), pygame.Rect(278, 0, 14, 404)):
        assert same(plain.subsurface(side), written.subsurface(side))
