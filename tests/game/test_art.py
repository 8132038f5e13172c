"""The pictures: what is baked is up to date, colours stay apart for every eye, the map answers where a point lies."""

import hashlib
import itertools
import json
import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from engine.catalogue import GAMES, find
from game.art import (
    baked,
    belgium,
    covers,
    faces,
    fields,
    fonts,
    foreign_king,
    icons,
    lettering,
    materials,
    palette,
    papers,
    pieces,
    surfaces,
)
from game.art.bake import MANIFEST
from game.art.make_icons import NAMES as CREDITED
from game.art.outline import inside, outlines, provinces, rough_segment, to_canvas, to_design
from game.art.palette import LOOKS, Colour
from game.cast import CAST
from tests.game.studio import opacity, same
from tests.game.test_words import words

games = pytest.mark.parametrize("game_id", [game.id for game in GAMES])
pytestmark = pytest.mark.usefixtures("display")

ROOT = baked.FOLDER.parents[1]


# ---- what is in the folders
def test_baked_files_are_those_of_the_manifest() -> None:
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    found = {file.relative_to(baked.FOLDER).as_posix() for file in baked.FOLDER.rglob("*") if file.is_file()}
    assert set(manifest) == found - {"manifest.json"}
    for name, facts in manifest.items():
        content = (baked.FOLDER / name).read_bytes()
        assert facts == {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}, name


def test_every_icon_and_font_is_credited() -> None:
    credits = (ROOT / "assets" / "CREDITS.md").read_text(encoding="utf-8")
    rows = {
        tuple(cell.strip() for cell in line.split("|")[1:3]) for line in credits.splitlines() if line.startswith("|")
    }
    assert set(CREDITED) == {file.stem for file in icons.FOLDER.glob("*.svg")}
    for name, author in CREDITED.items():
        assert (name, author) in rows
    for face in fonts.FOLDER.glob("*.?tf"):
        assert face.stem in credits
    for sound in (ROOT / "assets" / "sounds").glob("*.wav"):
        assert sound.stem in credits


def test_every_person_of_the_cast_has_a_face() -> None:
    assert tuple(sorted(person.id for person in CAST)) == faces.FACES


def test_faces_differ_even_when_small() -> None:
    pictures = [pygame.image.tobytes(faces.face(person.id, 46), "RGBA") for person in CAST]
    for first, second in itertools.combinations(pictures, 2):
        apart = sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)
        assert apart > 12


# ---- colours
def _linear(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """The contrast ratio of WCAG 2.2, 1..21."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


# Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency", 2009
SIGHT = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def seen(colour: Colour, sight: str) -> tuple[float, float, float]:
    """The CIELAB place of a colour as an eye with that sight sees it."""
    light = [_linear(channel) for channel in colour]
    light = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SIGHT[sight]]
    xyz = [sum(a * b for a, b in zip(row, light, strict=True)) for row in XYZ]
    x, y, z = (max(1e-6, value / white) ** (1 / 3) for value, white in zip(xyz, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(first: Colour, second: Colour, sight: str) -> float:
    """CIE76 distance."""
    a, b = seen(first, sight), seen(second, sight)
    return float(sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5)


@games
@pytest.mark.parametrize("sight", SIGHT)
def test_seats_stay_apart_for_every_eye(sight: str, game_id: str) -> None:
    for first, second in itertools.combinations(palette.looks_of(game_id), 2):
        assert apart(LOOKS[first].body, LOOKS[second].body, sight) > 24, (first, second)


@games
def test_seats_have_marks_of_their_own(game_id: str) -> None:
    looks = palette.looks_of(game_id)
    assert len(looks) == len({LOOKS[look].mark for look in looks}) >= max(find(game_id).players)


@pytest.mark.parametrize("look", LOOKS)
def test_seat_colours_are_legible_as_words_and_marks(look: str) -> None:
    seat = LOOKS[look]
    assert contrast(seat.on_dark, palette.WELL) >= 4.5
    assert contrast(seat.on_paper, palette.CARTOUCHE) >= 4.5
    assert contrast(seat.mark_colour, seat.body) >= 2.7


@pytest.mark.parametrize(
    ("words", "ground", "least"),
    [
        (palette.CREAM, palette.WALNUT, 7),
        (palette.MUTED, palette.WALNUT, 4.5),
        (palette.QUIET, palette.WALNUT, 3),
        (palette.INK, palette.PAPER, 7),
        (palette.INK_SOFT, palette.CARTOUCHE, 4.5),
        (palette.NUMBER_INK, palette.SHEET, 4.5),
        (palette.BRASS_INK, palette.BRASS, 4.5),
        (palette.ALARM_INK, palette.ALARM, 4.5),
    ],
)
def test_words_stand_out_from_their_ground(words: Colour, ground: Colour, least: float) -> None:
    assert contrast(words, ground) >= least


def test_colour_parsing_and_mixing() -> None:
    assert palette.rgb("#231a14") == (35, 26, 20)
    assert palette.mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)


# ---- the map
@pytest.mark.parametrize("province", list(provinces()))
def test_a_province_is_found_where_its_tokens_and_name_stand(province: str) -> None:
    facts = provinces()[province]
    assert belgium.province_at(to_design(tuple(facts["tokens"]))) == province
    assert belgium.province_at(to_design(tuple(facts["label"]))) == province
    for place in (belgium.name_at(province), belgium.citizens_at(province)):
        assert belgium.province_at(place) == province


def test_nothing_is_found_at_sea_or_abroad() -> None:
    for canvas in ((120, 90), (600, 40), (420, 740), (960, 400)):
        assert belgium.province_at(to_design(canvas)) is None


def test_neighbours_draw_their_common_border_alike() -> None:
    there = rough_segment((230.0, 182.0), (231.0, 222.0))
    back = rough_segment((231.0, 222.0), (230.0, 182.0))
    assert there[1:] == back[:0:-1]


def test_no_point_belongs_to_two_provinces() -> None:
    for x in range(30, 970, 20):
        for y in range(10, 780, 20):
            assert sum(inside((x + 0.3, y + 0.7), polygon) for polygon in outlines().values()) <= 1


def test_places_go_back_and_forth() -> None:
    x, y = to_canvas(to_design((511, 423)))
    assert (round(x, 6), round(y, 6)) == (511, 423)


def test_distances_survive_their_encoding() -> None:
    for away in (-9.0, -2.5, 0.0, 1.25, 7.75, 30.0, 60.0):
        assert abs(fields.decode(fields.encode(away)) - away) <= 0.8


def test_the_mask_agrees_with_the_hit_test() -> None:
    layer = belgium.mask("namur")
    agreed = total = 0
    for x in range(0, layer.picture.get_width(), 6):
        for y in range(0, layer.picture.get_height(), 6):
            covered = layer.picture.get_at((x, y)).a > 127
            point = (layer.offset[0] + x + 0.5, layer.offset[1] + y + 0.5)
            agreed += covered == (belgium.province_at(point) == "namur")
            total += 1
    assert agreed / total > 0.985


def test_a_wash_bleeds_in_from_the_border() -> None:
    none, half, full = (belgium.wash("brabant", "red", amount) for amount in (0.0, 0.5, 1.0))
    assert opacity(none.picture) == 0
    assert 0 < opacity(half.picture) < opacity(full.picture)
    x, y = belgium.citizens_at("brabant")
    middle = (round(x) - half.offset[0], round(y) - half.offset[1])
    assert half.picture.get_at(middle).a < full.picture.get_at(middle).a


def test_the_victory_track_runs_clockwise_in_sixty_cells() -> None:
    left, top, width, height = belgium.SHEET
    corners = [belgium.track_cell(space)[:2] for space in (0, 19, 30, 49)]
    far_x, far_y = left + width - belgium.BORDER, top + height - belgium.BORDER
    assert corners == [(left, top), (far_x, top), (far_x, far_y), (left, far_y)]
    assert belgium.track_cell(60) == belgium.track_cell(0)
    places = [belgium.track_place(space) for space in range(belgium.SPACES)]
    for (ax, ay), (bx, by) in itertools.pairwise([*places, places[0]]):
        assert 40 < abs(ax - bx) + abs(ay - by) < 70


def test_every_seat_of_congress_has_its_place() -> None:
    spots = {foreign_king.congress_seat(index) for index in range(foreign_king.SEATS)}
    assert len(spots) == 24
    with pytest.raises(IndexError):
        foreign_king.congress_seat(24)


# ---- drawing
def test_pieces_are_remembered_by_kind_look_and_size() -> None:
    assert pieces.disc("red", 30) is pieces.disc("red", 30)
    assert pieces.disc("red", 30) is not pieces.disc("blue", 30)
    assert pieces.disc("red", 30) is not pieces.disc("red", 31)
    assert materials.button(90, 40) is materials.button(90, 40)
    before = pieces.disc("red", 30)
    surfaces.set_scale(1.25)
    assert pieces.disc("red", 30) is not before


@pytest.mark.parametrize("scale", [0.64, 1.0, 2.4])
def test_everything_draws_at_every_scale(scale: float) -> None:
    surfaces.set_scale(scale)
    one = surfaces.unit
    window = pygame.Surface((one(1600), one(900)))
    for style in materials.STYLES:
        for state in materials.STATES:
            materials.button(one(100), one(40), style, state, focused=True).draw(window, (0, 0))
    for look in LOOKS:
        materials.panel(one(412), one(198), one(10), lit=True, look=look).draw(window, (0, 0))
        assert pieces.disc(look, one(30), 9).get_height() == pieces.disc_height(one(30), 9)
        pieces.ghost(look, one(30)).draw(window, (0, 0))
        pieces.standing(pieces.pawn(look, one(50))).draw(window, (0, 0), 0.5)
        belgium.hovered("namur", look).draw(window, (0, 0))
    for layer in (
        materials.top_bar(one(1600), one(56)),
        materials.brass_plate(one(286), one(44), one(4), lit=True),
        papers.cartouche(one(252), one(584)),
        papers.sheet(one(400), one(300)),
        papers.tooltip(one(232), one(104), one(100), below=False),
        lettering.gold("The Foreign King", "fell", one(30)),
        pieces.wreath(one(200), ("red", "violet")),
    ):
        layer.draw(window, (0, 0))
    belgium.draw_ground(window, (0, 0))
    for province in belgium.LAYOUT:
        belgium.ring(province).draw(window, (0, 0), 0.8)
    for kind, scored in itertools.product(("textile", "metallurgical"), (False, True)):
        assert foreign_king.factory(kind, one(40), scored).get_width() >= one(40)


def test_a_shadow_is_dark_and_lies_round_its_piece() -> None:
    body = pieces.disc("red", 30)
    shadow = surfaces.shadow_of(body, 4, 150, (2, 3))
    assert shadow.picture.get_width() > body.get_width()
    assert shadow.offset[0] < 0
    middle = shadow.picture.get_at((shadow.picture.get_width() // 2, shadow.picture.get_height() // 2))
    assert middle.a > 100
    assert max(middle.r, middle.g, middle.b) < 40


def test_a_failed_look_up_of_a_picture_says_how_to_bake() -> None:
    with pytest.raises(FileNotFoundError, match=r"game\.art\.bake"):
        baked.picture("no_such_picture", 10, 10)


# ---- fonts
@pytest.mark.parametrize("role", fonts.ROLES)
def test_every_role_has_the_letters_of_names(role: str) -> None:
    text = "Liège Québec Élise Javier García Zoë 0123456789 –’“”…·×"
    assert fonts.covers(text, role)
    assert fonts.font(role, 20, fonts.CHINESE).size("1")[0] > 0


def test_chinese_falls_back_weight_for_weight() -> None:
    assert fonts.font("display", 20, "zh-TW") is not fonts.font("display_bold", 20, "zh-TW")
    assert fonts.font_for("那慕爾", "fell_sc", 20, "en") is fonts.font("fell_sc", 20, "zh-TW")
    assert fonts.font_for("Namur", "fell_sc", 20, "en") is fonts.font("fell_sc", 20, "en")
    assert fonts.font_for("Škoda", "fell", 20, "en") is fonts.font("body", 20, "en")
    assert fonts.font_for("那慕爾", "caslon_bold", 20, "en") is fonts.font("body", 20, "zh-TW")
    for face in ("NotoSansTC-Regular.otf", "NotoSansTC-Bold.otf"):
        written = pygame.font.Font(fonts.FOLDER / face, 20)
        assert None not in written.metrics("外國國王那慕爾盧森堡ㄅㄆㄇ，。「」")


def test_signs_without_a_glyph_are_drawn() -> None:
    for direction in fonts.ARROWS:
        assert _inked(fonts.arrow(direction, 20, palette.CREAM))
    assert _inked(fonts.minus(20, palette.INK))
    assert not fonts.covers("→", "body")
    assert not fonts.covers(fonts.MINUS, "fell")


def _inked(surface: pygame.Surface) -> bool:
    return surface.get_bounding_rect().width > 3


# ---- the boxes
@games
def test_the_cover_bears_the_title_in_the_language_set(game_id: str) -> None:
    english, chinese = (
        covers.cover(game_id, 292, 404, said[f"game.{game_id}.title"], said[f"game.{game_id}.subtitle"], language)
        for language, said in ((language, words(language)) for language in ("en", "zh-TW"))
    )
    assert english.get_size() == chinese.get_size() == (292, 404)
    field, upper = pygame.Rect(14, 312, 264, 78), pygame.Rect(0, 0, 292, 300)
    assert not same(english.subsurface(field), chinese.subsurface(field))
    assert same(english.subsurface(upper), chinese.subsurface(upper))
