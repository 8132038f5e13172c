"""Who knows what (L93, L94), and how the unknown is made up again."""

import pytest

from engine.api import EVERYONE, NOBODY, UNKNOWN, Journal
from engine.louis_xiv import LOUIS_XIV
from engine.louis_xiv.data import COPIES, FACES, MISSIONS, TIER
from engine.louis_xiv.position import NODE_INTRIGUE, NODE_PAY
from engine.rng import Rng
from tests.engine.games import Table, tables, walk
from tests.engine.louis_xiv.table import A, B, C, D, hand, missions_phase, patronage, play, sound, table
from tests.engine.louis_xiv.trial import TRIAL


def worlds(state, seat: int, n: int = 60):
    """What a seat may think it is in."""
    for seed in range(n):
        world = state.observe(seat)
        world.determinize(Rng(seed))
        sound(world)
        yield world


def test_L93_L94_what_a_seat_sees() -> None:
    state = table(4, intrigue={A: [1], B: [2]}, coats={A: [1, 0, 0, 0, 0, 0], B: [0, 2, 0, 0, 0, 0]})
    seen = state.observe(A)
    assert hand(state, A) == hand(seen, A)
    assert {UNKNOWN} == set(seen.hands[FACES:])
    assert [1, UNKNOWN, UNKNOWN, UNKNOWN] == seen.intrigue
    assert state.missions[:2] + [UNKNOWN] * 6 == seen.missions
    assert [1, 0, 0, 0, 0, 0] + [UNKNOWN] * 18 == seen.coats
    assert UNKNOWN == seen.chance
    for name in ("hand_sizes", "intrigue_sizes", "coat_sizes", "backs", "coins", "markers", "turned", "chips"):
        assert getattr(state, name) == getattr(seen, name)


def test_L93_a_bystander_sees_what_is_open() -> None:
    seen = table(4).observe(NOBODY)
    assert {UNKNOWN} == set(seen.hands) == set(seen.intrigue) == set(seen.missions) == set(seen.coats)


def test_L93_other_hands_hold_what_was_not_seen_elsewhere() -> None:
    state = table(4, hands={A: [1, 1, 0], B: [0, 0], C: [2, 2], D: [3, 4, 5]})
    play(state, "card 1", "put 1")
    seen: dict[int, int] = dict.fromkeys(range(FACES), 0)
    for world in worlds(state, A):
        assert [1, 0] == sorted(hand(world, A), reverse=True)
        assert [2, 2, 3] == [len(hand(world, seat)) for seat in (B, C, D)]
        for seat in (B, C, D):
            for face in hand(world, seat):
                seen[face] += 1
    assert 0 == seen[1], "one in hand, one played"
    assert all(seen[face] for face in range(FACES) if face != 1)
    assert COPIES[0] > 2


def test_L38_last_cards_lie_face_down() -> None:
    state = table(4, hands={A: [3, 3], B: [1], C: [7], D: [9]}, completed=[(A, "D04")])
    play(state, "card 3", "recall")
    for world in worlds(state, B, 5):
        assert [0, 0, 0, 0] == world.hand_sizes
        assert [3, -3, -3, -3, -3] == world.played


def test_L93_missions_of_others_have_the_backs_that_are_seen() -> None:
    state = table(4, missions={B: ["L07", "D01"]}, completed=[(C, "D02")])
    found = set()
    for world in worlds(state, A):
        assert state.backs == [TIER[mission] for mission in world.missions]
        assert state.missions[:2] == world.missions[:2]
        found.add(MISSIONS[world.missions[3]])
    assert {"D01", "D03", "D04", "D05", "D06", "D07", "D08"} == found


def test_L93_coats_of_others_come_from_what_is_left() -> None:
    state = table(2, coats={A: [9, 0, 0, 0, 0, 0], B: [1, 3, 0, 0, 0, 0]})
    lilies = [world.coats[6] for world in worlds(state, A)]
    assert {0, 1} == set(lilies)
    assert all(4 == sum(world.coats[6:]) for world in worlds(state, A, 5))


def test_L93_intrigue_cards_of_others() -> None:
    state = table(4, intrigue={A: [1], B: [2, 3], C: [4]}, returned=[12])
    held = set()
    for world in worlds(state, A):
        assert [1, 2, 1, 0] == [bits.bit_count() for bits in world.intrigue]
        held |= {i + 1 for i in range(12) if (world.intrigue[B] | world.intrigue[C]) >> i & 1}
    assert set(range(2, 12)) == held


def test_L42_L93_a_card_drawn_again_is_known_to_all() -> None:
    state = table(2, intrigue={A: [1, 2, 3, 4, 5, 6], B: [7, 8, 9, 10, 11]}, returned=[12])
    state.returned = []
    state.intrigue[B] |= 1 << 11
    state.intrigue_sizes[B] = 6
    state.known[B] = 1 << 11
    for world in worlds(state, NOBODY, 30):
        assert world.intrigue[B] >> 11 & 1
        assert 6 == world.intrigue[A].bit_count() == world.intrigue[B].bit_count()


def test_A10_who_is_asked_is_made_up_among_those_who_may_hold_the_card() -> None:
    state = table(4, louis=4, intrigue={A: [9], B: [3], C: [5, 6]})
    patronage(state)
    assert NODE_INTRIGUE == state.node
    asked = {world.current_player for world in worlds(state, D)}
    assert {A, B, C} == asked
    for world in worlds(state, D, 10):
        assert world.intrigue[world.current_player] >> 2 & 1
    assert {B} == {world.current_player for world in worlds(state, B, 10)}
    assert {B, C} == {world.current_player for world in worlds(state, A)}


def test_A10_who_has_no_marker_to_place_is_not_thought_of() -> None:
    state = table(4, louis=4, markers={12: [16, 0, 0, 0]}, intrigue={A: [9], B: [3], C: [5, 6]})
    patronage(state)
    assert {B, C} == {world.current_player for world in worlds(state, D)}


def test_A10_a_known_card_hides_nothing() -> None:
    held = {A: [1, 2, 4, 5, 6, 7], B: [3, 8, 9, 10, 11, 12]}
    state = table(2, louis=4, intrigue=held)
    state.known[B] = 1 << 2
    patronage(state)
    while state.courtier < 2:
        play(state, "keep")
    assert B == state.observe(A).current_player
    assert {B} == {world.current_player for world in worlds(state, A, 10)}


def test_A10_pictures_do_not_tell_who_kept_the_card() -> None:
    state = table(4, louis=4, first=A, markers={3: [0, 2, 0, 0]}, intrigue={B: [3]})
    patronage(state)
    journal = Journal()
    state.apply(("keep",), journal)
    kept, *others = journal.notes
    assert (B, "kept") == (kept.to, kept.key)
    during = [note for note in others if note.picture.courtier >= 0]
    assert during
    assert {A} == {note.picture.current_player for note in during}


def test_a_mission_that_was_announced_is_open() -> None:
    state = table(4, missions={A: ["L01", "M01"]}, chips={A: {"sceptre": 1, "letter": 1, "ring": 1}})
    missions_phase(state)
    play(state, "mission L01")
    assert NODE_PAY == state.node
    assert [0, UNKNOWN] == state.observe(B).missions[:2]
    for world in worlds(state, B, 5):
        assert state.legal_moves() == world.legal_moves()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_determinized_games_play_to_the_end(players: int) -> None:
    rng = Rng(players)
    state, decisions = LOUIS_XIV.new(players, {}, players), 0
    while state.current_player != NOBODY:
        if decisions % 25 == 0:
            world = state.observe(state.current_player)
            world.determinize(rng)
            sound(world)
            while world.current_player != NOBODY:
                world.advance(rng.choice(world.legal_moves()))
        state.advance(rng.choice(state.legal_moves()))
        decisions += 1


def test_where_nothing_is_unknown_nothing_is_made_up() -> None:
    state = table(4)
    same = state.clone()
    same.determinize(Rng(1))
    assert state == same


def test_L68_who_is_asked_for_a_mission_holds_one_that_can_be_paid_for() -> None:
    state = table(4, missions={A: ["L01", "D01"]}, chips={A: {"sceptre": 2}})
    missions_phase(state)
    found = set()
    for world in worlds(state, B):
        assert len(world.legal_moves()) > 1
        found |= {move[1] for move in world.legal_moves() if move[0] == "mission"}
    assert 3 < len(found)
    assert found <= {"L01", "L02", "L03", "L04", "L05", "D01", "D02"}


@pytest.mark.parametrize("setup", tables(TRIAL), ids=str)
def test_what_any_seat_makes_up_is_a_position_that_play_can_reach(setup: Table) -> None:
    state = setup.new(9)
    for decision, _ in enumerate(walk(state, Rng(9))):
        if decision % 4 == 0:
            for seat in range(NOBODY, state.players):
                world = state.observe(seat)
                world.determinize(Rng(decision))
                sound(world)


def test_a_determinized_future_is_not_the_real_one() -> None:
    state = table(4)
    one, other = worlds(state, A, 2)
    assert len({state.chance, one.chance, other.chance}) == 3


@pytest.mark.parametrize("seed", range(4))
def test_private_notes_go_to_their_seat_alone(seed: int) -> None:
    state, rng, journal = LOUIS_XIV.new(4, {}, seed), Rng(seed), Journal(pictures=False)
    while state.current_player != NOBODY:
        state.advance(rng.choice(state.legal_moves()), journal)
    private = {"influence_seen", "coats_seen", "mission_seen", "kept"}
    for note in journal.notes:
        if note.key in private:
            assert note.to == note.facts["seat"]
        elif note.key != "intrigue_seen":
            assert EVERYONE == note.to


# ------------------------------------------------------------------------------------------------- what comes to light
def reveals(state, *moves: str) -> int:
    before = state.reveals
    play(state, *moves)
    return state.reveals - before


def test_a_card_comes_to_light_at_the_end_of_its_turn() -> None:
    state = table(4, hands={A: [3, 4, 5]})
    assert 0 == reveals(state, "card 3", "put 3")
    assert 1 == reveals(state, "stop")


def test_a_bribe_reveals_nothing_but_a_drawn_card_does() -> None:
    state = table(3, louis=4, markers={1: [1, 1, 0], 3: [1, 1, 0], 12: [1, 1, 0]}, coins=[9, 9, 9])
    patronage(state)
    assert 0 == reveals(state, "bribe", "bribe", "no_bribe")
    while state.courtier < 11:
        play(state, "no_bribe")
    assert 1 == reveals(state, "bribe")


def test_a_mission_and_its_draw_come_to_light_not_the_choice_of_it() -> None:
    state = table(4, missions={A: ["L01", "M01"]}, chips={A: {"sceptre": 3, "letter": 2}})
    missions_phase(state)
    assert 0 == reveals(state, "mission L01")
    assert 1 == reveals(state, "pay sceptre sceptre")
    assert 1 == reveals(state, "deck dark")


def test_an_intrigue_card_comes_to_light_when_played() -> None:
    state = table(3, louis=4, intrigue={A: [3], B: [4]})
    patronage(state)
    assert 1 == reveals(state, "intrigue personal")
