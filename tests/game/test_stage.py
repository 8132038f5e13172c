"""The stage: laws of the diff of two pictures, tweens, films, spots."""

import itertools
import math
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.film import Film, Frame
from game.stage.pieces import Change, Piece, assign, diff, distance
from game.stage.rise import ARCH, FLY, UP, arched, at
from game.stage.spots import Box, Circle, Polygon, Spot, Spots
from game.stage.stage import Rise, Stage
from game.stage.tween import PACES, Walk, along, ease, striding

pieces = st.builds(
    Piece,
    kind=st.sampled_from(["citizen", "factory"]),
    owner=st.integers(-1, 1),
    place=st.sampled_from(["namur", "liege", "supply"]),
    face=st.sampled_from(["", "scored"]),
    pos=st.tuples(st.integers(0, 50).map(float), st.integers(0, 50).map(float)),
    size=st.just(30.0),
)
pictures = st.lists(pieces, max_size=9)


@given(pictures, pictures)
def test_diff_tells_of_every_piece_exactly_once(before: list[Piece], after: list[Piece]) -> None:
    changes = diff(before, after)
    assert Counter(before) == Counter(c.before for c in changes if c.before is not None)
    assert Counter(after) == Counter(c.after for c in changes if c.after is not None)


@given(pictures, pictures)
def test_diff_never_changes_kind_or_owner(before: list[Piece], after: list[Piece]) -> None:
    for change in diff(before, after):
        if change.before is not None and change.after is not None:
            assert change.before[:2] == change.after[:2]


@given(pictures, pictures)
def test_nothing_comes_where_something_of_its_kind_goes(before: list[Piece], after: list[Piece]) -> None:
    changes = diff(before, after)
    coming = {c.after[:2] for c in changes if c.before is None and c.after is not None}
    going = {c.before[:2] for c in changes if c.after is None and c.before is not None}
    assert set() == coming & going


@given(pictures)
def test_diff_with_itself_is_still(picture: list[Piece]) -> None:
    assert all(change.still for change in diff(picture, list(reversed(picture))))


@given(pictures, pictures)
def test_what_is_in_both_pictures_stays(before: list[Piece], after: list[Piece]) -> None:
    still = Counter(change.before for change in diff(before, after) if change.still)
    assert Counter(before) & Counter(after) == still


def cheapest(old: list[Piece], new: list[Piece]) -> float:
    few, many = sorted((old, new), key=len)
    return min(
        sum(distance(a, b) for a, b in zip(few, chosen, strict=True))
        for chosen in itertools.permutations(many, len(few))
    )


@settings(max_examples=60, deadline=None)
@given(st.lists(pieces, max_size=5), st.lists(pieces, max_size=5))
def test_pieces_travel_the_least(before: list[Piece], after: list[Piece]) -> None:
    before = [piece._replace(kind="citizen", owner=0) for piece in before]
    after = [piece._replace(kind="citizen", owner=0) for piece in after]
    paired = [(c.before, c.after) for c in diff(before, after) if c.before is not None and c.after is not None]
    assert math.isclose(cheapest(before, after), sum(distance(a, b) for a, b in paired), abs_tol=1e-6)


def test_assignment_finds_the_cheapest() -> None:
    assert [1, 0, 2] == assign([[4.0, 1.0, 3.0, 9.0], [2.0, 0.0, 5.0, 9.0], [3.0, 2.0, 2.0, 9.0]])


def test_near_piece_turns_rather_than_swaps_with_a_far_one() -> None:
    near = Piece("factory", place="namur", face="", pos=(0.0, 0.0))
    far = Piece("factory", place="liege", face="scored", pos=(300.0, 0.0))
    changes = diff([near, far], [near._replace(face="scored"), far])
    assert [Change(near, near._replace(face="scored"))] == [c for c in changes if not c.still]


LEFT = Piece("citizen", 0, "supply", "", (0.0, 0.0), 3, 20.0)
RIGHT = LEFT._replace(place="namur", pos=(100.0, 0.0), size=30.0)


def test_glide_starts_and_ends_at_its_places_and_lifts_between() -> None:
    stage = Stage()
    stage.show([LEFT])
    stage.go([RIGHT])
    first = stage.drawn()[0]
    stage.update(0.175)
    middle = stage.drawn()[0]
    stage.update(0.175)
    last = stage.drawn()[0]
    assert [(0.0, 0.0), (50.0, 0.0), (100.0, 0.0)] == [first.pos, middle.pos, last.pos]
    assert [0.0, 1.0, 0.0] == [first.lift, middle.lift, last.lift]
    assert [20.0, 25.0, 30.0] == [first.size, middle.size, last.size]
    assert not stage.moving


def test_ghost_of_the_old_place_lingers_and_goes() -> None:
    stage = Stage()
    stage.show([LEFT])
    stage.go([RIGHT])
    stage.update(0.4)
    assert [LEFT] == [ghost.piece for ghost in stage.ghosts()]
    assert stage.busy
    stage.update(0.7)
    assert [] == stage.ghosts()
    assert not stage.busy


def test_what_comes_and_goes_fades_and_what_turns_is_edge_on_halfway() -> None:
    stage = Stage()
    scored = LEFT._replace(kind="factory", face="scored")
    upright = scored._replace(face="")
    stage.show([LEFT, upright])
    stage.go([scored])
    stage.update(0.125)
    seen = {drawn.piece.kind: drawn for drawn in stage.drawn()}
    assert math.isclose(0.5, seen["citizen"].alpha)
    assert math.isclose(0.0, seen["factory"].turn, abs_tol=1e-9)
    stage.update(0.2)
    assert [scored] == [drawn.piece for drawn in stage.drawn()]


def test_several_citizens_set_off_one_after_another() -> None:
    stage = Stage()
    stage.show([LEFT, LEFT, LEFT])
    stage.go([RIGHT, RIGHT._replace(pos=(100.0, 4.0)), RIGHT._replace(pos=(100.0, 8.0))])
    stage.update(0.1)
    assert 3 == len({drawn.pos for drawn in stage.drawn()})


def test_colour_and_number_of_a_place_change_when_the_traveller_lands() -> None:
    stage = Stage()
    wash, number = Piece("wash", 0, "namur"), Piece("count", 0, "namur", "1", (9.0, 9.0))
    other = Piece("count", 0, "liege", "3", (50.0, 9.0))
    stage.show([LEFT, number, other])
    stage.go([RIGHT, number._replace(face="2"), wash, other._replace(face="2")])
    stage.update(0.28)
    seen = {(drawn.piece.kind, drawn.piece.place): drawn.piece.face for drawn in stage.drawn()}
    assert {("citizen", "namur"): "", ("count", "namur"): "1", ("count", "liege"): "2"} == seen
    stage.update(0.2)
    seen = {(drawn.piece.kind, drawn.piece.place): drawn.piece.face for drawn in stage.drawn()}
    assert ("2", "") == (seen["count", "namur"], seen["wash", "namur"])
    assert stage.moving


def test_equal_things_are_painted_once() -> None:
    stage = Stage()
    stage.show([LEFT, LEFT, RIGHT])
    assert [LEFT, RIGHT] == [drawn.piece for drawn in stage.drawn()]


def test_without_animation_the_new_picture_is_there_at_once() -> None:
    stage = Stage()
    stage.pace = PACES["off"]
    stage.show([LEFT])
    stage.go([RIGHT], [Rise("+3", 0, (0.0, 0.0))])
    assert [RIGHT] == [drawn.piece for drawn in stage.drawn()]
    assert not stage.busy


@pytest.mark.parametrize(("name", "seconds"), [("fast", 0.175), ("normal", 0.35), ("slow", 0.63)])
def test_speed_scales_motion(name: str, seconds: float) -> None:
    stage = Stage()
    stage.pace = PACES[name]
    stage.show([LEFT])
    stage.go([RIGHT])
    stage.update(seconds - 0.01)
    assert stage.moving
    stage.update(0.02)
    assert not stage.moving


def test_skip_ends_all_motion() -> None:
    stage = Stage()
    stage.show([LEFT])
    stage.go([RIGHT], [Rise("+3", 0, (0.0, 0.0))])
    stage.skip()
    assert not stage.busy
    assert [RIGHT] == [drawn.piece for drawn in stage.drawn()]
    assert [] == stage.rising()


def test_points_rise_for_a_while() -> None:
    stage = Stage()
    stage.show([LEFT])
    stage.go([RIGHT], [Rise("+3", 0, (5.0, 5.0))])
    shares = []
    while stage.busy:
        shares.extend(rising.share for rising in stage.rising())
        stage.update(0.1)
    assert shares == sorted(shares)
    assert len(shares) > 5


FLIGHT = Rise("+3", 0, (5.0, 300.0), "gold", (200.0, 40.0), "disc")
DISC = Piece("disc", 0, "vp:1", "", (200.0, 40.0), 4, 25.0)
MOVED = DISC._replace(place="vp:4", pos=(290.0, 40.0))


def test_points_fly_where_they_go_and_then_pull_the_disc() -> None:
    stage = Stage()
    stage.show([DISC])
    stage.go([MOVED], [FLIGHT], [Walk("disc", 0, 0.1)])
    assert frozenset({0}) == stage.awaited()
    stage.update(UP + FLY - 0.01)
    assert DISC.pos == stage.drawn()[0].pos
    assert math.dist((200.0, 40.0), stage.rising()[0].pos) < 5
    stage.update(0.02)
    assert frozenset() == stage.awaited()
    stage.update(0.05)
    assert DISC.pos[0] < stage.drawn()[0].pos[0] < MOVED.pos[0]
    assert stage.moving
    stage.update(0.1)
    assert not stage.moving
    assert [MOVED] == [seen.piece for seen in stage.drawn()]


def test_points_that_pull_nothing_are_waited_for_all_the_same() -> None:
    stage = Stage()
    stage.show([LEFT])
    stage.go([LEFT], [FLIGHT])
    stage.update(UP + FLY - 0.01)
    assert stage.moving
    stage.update(0.02)
    assert not stage.moving


def test_a_frame_begun_by_hand_lets_points_arrive() -> None:
    stage = Stage()
    stage.show([DISC])
    stage.go([MOVED], [FLIGHT, Rise("-1", 0, (0.0, 0.0), "loss")])
    stage.update(0.3)
    stage.land()
    assert frozenset() == stage.awaited()
    assert ["-1"] == [rising.rise.text for rising in stage.rising()]
    assert [MOVED] == [seen.piece for seen in stage.drawn()]


@given(st.tuples(st.floats(0, 1600), st.floats(0, 900)), st.tuples(st.floats(0, 1600), st.floats(0, 900)))
def test_flights_join_their_ends_and_stay_just_above_the_higher(
    start: tuple[float, float], end: tuple[float, float]
) -> None:
    assert math.dist(start, arched(start, end, 0.0)) < 1e-6
    assert math.dist(end, arched(start, end, 1.0)) < 1e-6
    assert min(arched(start, end, i / 20)[1] for i in range(21)) >= min(start[1], end[1]) - ARCH


def test_flight_begins_small_where_it_was_earned_and_ends_where_it_goes() -> None:
    first, last = at(FLIGHT, 0.0), at(FLIGHT, 1.0)
    assert (FLIGHT.pos, 0.5) == (first.pos, first.size)
    assert FLIGHT.to == last.pos


def test_walk_goes_leg_by_leg_and_hops() -> None:
    corners = ((0.0, 0.0), (30.0, 0.0), (30.0, 10.0))
    stage = Stage()
    king = LEFT._replace(kind="king")
    stage.show([king])
    stage.go([king._replace(place="namur", pos=(30.0, 10.0))], (), [Walk("king", 0, 0.4, corners, hops=True)])
    seen = []
    for _ in range(4):
        stage.update(0.2)
        (x, y), lift = stage.drawn()[0].pos, stage.drawn()[0].lift
        seen.append(((round(x, 6), round(y, 6)), round(lift, 2)))
    assert [((15.0, 0.0), 0.6), ((30.0, 0.0), 0.02), ((30.0, 5.0), 0.6), ((30.0, 10.0), 0.0)] == seen


def test_legs_take_the_same_time_however_long() -> None:
    route = [(0.0, 0.0), (10.0, 0.0), (10.0, 90.0)]
    assert [(5.0, 0.0), (10.0, 0.0), (10.0, 45.0)] == [striding(route, share)[0] for share in (0.25, 0.5, 0.75)]
    assert (10.0, 90.0) == striding(route, 1.0)[0]


@given(st.floats(0, 1), st.floats(0, 1))
def test_ease_keeps_order_and_ends(a: float, b: float) -> None:
    assert (0.0, 1.0) == (ease(0.0), ease(1.0))
    assert (a <= b) <= (ease(a) <= ease(b) + 1e-12)


def test_way_round_corners_is_walked_by_length() -> None:
    route = [(0.0, 0.0), (10.0, 0.0), (10.0, 30.0)]
    assert [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (10.0, 30.0)] == [along(route, t) for t in (0, 0.25, 0.5, 1)]


def frames() -> list[Frame]:
    return [Frame(str(x), [LEFT._replace(place=str(x), pos=(float(x), 0.0))]) for x in (10, 20, 30)]


def test_film_plays_every_frame_in_turn() -> None:
    heard: list[str] = []
    stage = Stage()
    stage.show([LEFT])
    film = Film(stage, frames(), lambda frame: heard.append(frame.caption))
    for _ in range(200):
        if film.done:
            break
        film.update(0.05)
    assert ["10", "20", "30"] == heard
    assert frames()[-1].pieces == stage.pieces


def test_film_skips_a_frame_and_finishes() -> None:
    heard: list[str] = []
    film = Film(Stage(), frames(), lambda frame: heard.append(frame.caption))
    film.update(0.01)
    film.skip()
    film.update(0.01)
    assert ["10", "20"] == heard
    film.finish()
    assert film.done
    assert ["10", "20", "30"] == heard


def test_film_pauses_and_goes_step_by_step_both_ways() -> None:
    film = Film(Stage(), frames())
    film.paused = True
    film.update(5.0)
    assert -1 == film.index
    film.step()
    film.step()
    film.back()
    assert "10" == (film.frame.caption if film.frame else "")
    film.update(5.0)
    assert 0 == film.index


def test_film_without_animation_is_over_at_once() -> None:
    stage = Stage()
    stage.pace = PACES["off"]
    film = Film(stage, frames())
    film.update(0.016)
    assert film.done
    assert frames()[-1].pieces == stage.pieces


def test_film_of_nothing_is_done() -> None:
    assert Film(Stage(), []).done


SQUARE = Polygon(((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)), (5.0, 5.0))


@pytest.mark.parametrize("region", [Box(0, 0, 10, 10), Circle(5, 5, 5), SQUARE])
def test_regions_hold_their_centre_and_nothing_outside_their_bounds(region: Box | Circle | Polygon) -> None:
    assert region.holds(*region.centre)
    assert not region.holds(12, 5)
    assert Box(0, 0, 10, 10) == region.bounds


def spots() -> Spots:
    grid = [(0, 0), (100, 0), (0, 100), (100, 100)]
    return Spots(Spot(("go", i), Circle(x, y, 20), digit=i, order=i) for i, (x, y) in enumerate(grid))


def test_upper_layer_is_hit_first() -> None:
    below, above = Spot(("a",), Box(0, 0, 50, 50)), Spot(("b",), Box(10, 10, 10, 10), layer=1)
    both = Spots([above, below])
    assert above == both.hit(15, 15)
    assert below == both.hit(30, 30)
    assert None is both.hit(60, 60)


def test_arrows_go_to_the_nearest_that_way() -> None:
    table = spots()
    at = table.list[0]
    assert ("go", 1) == table.toward(at, (1, 0)).move  # type: ignore[union-attr]
    assert ("go", 2) == table.toward(at, (0, 1)).move  # type: ignore[union-attr]
    assert at == table.toward(at, (-1, 0))


def test_round_of_the_keyboard_closes() -> None:
    table = spots()
    at = None
    seen = []
    for _ in range(5):
        at = table.after(at, 1)
        seen.append(at.move[1] if at else None)
    assert [0, 1, 2, 3, 0] == seen
    assert ("go", 3) == table.after(None, -1).move  # type: ignore[union-attr]
    assert None is Spots().after(None, 1)


def test_digits_pick_their_spot() -> None:
    assert ("go", 2) == spots().digit(2).move  # type: ignore[union-attr]
    assert None is spots().digit(9)


def test_what_rests_and_what_moves_are_together_what_is_drawn() -> None:
    stage = Stage()
    still, here, there = (Piece("disc", 0, place, pos=(x, 0.0)) for place, x in (("a", 0.0), ("b", 50.0), ("c", 90.0)))
    stage.show([still, here])
    assert [seen.piece for seen in stage.drawn(still=True)] == [still, here]
    assert [] == stage.drawn(still=False)
    stage.go([still, there])
    stage.update(0.1)
    assert [still] == [seen.piece for seen in stage.drawn(still=True)]
    assert [there] == [seen.piece for seen in stage.drawn(still=False)]
    assert set(stage.drawn()) == {*stage.drawn(still=True), *stage.drawn(still=False)}
