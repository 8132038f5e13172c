"""Setup, rounds, the supply phase, and the two and three player rules (L17 to L29, L88 to L90)."""

import pytest

from engine.api import NOBODY
from engine.louis_xiv import LOUIS_XIV
from engine.louis_xiv.data import FACES, INCOME, LOUIS_TO, MISSIONS_OF
from engine.louis_xiv.position import NODE_CARD, NODE_GUEST
from engine.rng import Rng
from tests.engine.louis_xiv.table import A, B, C, D, at, hand, keys, legal, play, supplies, supply, table, told


def test_L17_four_of_the_eight_income_cards_turn_up() -> None:
    seen = set()
    for seed in range(40):
        state, rng = LOUIS_XIV.new(2, {}, seed), Rng(seed)
        while state.current_player != NOBODY:
            state.advance(rng.choice(state.legal_moves()))
        assert 4 == len(set(state.income))
        seen |= set(state.income)
    assert set(range(8)) == seen


def test_L18_L95_decks_differ_from_seed_to_seed() -> None:
    states = [LOUIS_XIV.new(4, {}, seed) for seed in range(20)]
    assert 15 < len({tuple(state.hands) for state in states})
    assert 15 < len({tuple(state.missions) for state in states})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_L19_coins_and_one_light_and_one_medium_mission(players: int) -> None:
    state = LOUIS_XIV.new(players, {}, 3)
    assert [5 + INCOME[state.income[0]]] * players == state.coins
    for seat in range(players):
        light, medium = state.missions[2 * seat : 2 * seat + 2]
        assert light in MISSIONS_OF[0]
        assert medium in MISSIONS_OF[1]
    assert [0] * 12 * state.settings.colours == state.markers or players == 2
    assert 0 == state.turned, "all red numbers up"


def test_L20_A18_any_seat_may_start() -> None:
    assert {A, B, C, D} == {LOUIS_XIV.new(4, {}, seed).first for seed in range(40)}


@pytest.mark.parametrize(
    ("players", "general"),
    [(4, [5, 5, 6, 7]), (3, [5, 5, 6]), (2, [5, 6])],
)
def test_L21_L22_L23_L88_A30_reserves_by_seat(players: int, general: list[int]) -> None:
    for seed in range(6):
        state = LOUIS_XIV.new(players, {}, seed)
        assert general == state.general
        assert [16 - n for n in general] == state.personal


def test_L24_L25_four_rounds_and_the_start_player_moves_on() -> None:
    state, rng = LOUIS_XIV.new(3, {}, 5), Rng(5)
    firsts = {}
    while state.current_player != NOBODY:
        firsts[state.round] = state.first
        state.advance(rng.choice(state.legal_moves()))
    start = firsts[1]
    assert [start, (start + 1) % 3, (start + 2) % 3] == state.turn_order()
    assert {1: start, 2: (start + 1) % 3, 3: (start + 2) % 3, 4: start} == firsts
    assert start == state.first, "after round 4 it stays"


def test_L26_income_for_everybody_and_louis() -> None:
    state = table(coins=[0, 1, 2, 3])
    notes = supply(state)
    (income,) = told(notes, "income")
    card = state.income[-1]
    assert [INCOME[card] + n for n in range(4)] == state.coins
    assert LOUIS_TO[card] == state.louis
    assert income["courtier"] == state.louis + 1
    assert [INCOME[card]] * 4 == income["counts"]


def test_A13_income_runs_out_in_turn_order() -> None:
    state = table(3, {"coin_bank": "limited"}, coins=[23, 23, 22], income=[4])
    notes = supply(state)
    counts = told(notes, "income")[0]["counts"]
    assert 4 == sum(counts)
    assert (B, counts[B]) == (state.first, min(4, INCOME[state.income[-1]]))
    assert 72 == sum(state.coins)


def test_L28_five_cards_in_turn_order_on_top_of_those_in_hand() -> None:
    state = table(hands={A: [1], B: [], C: [], D: [0, 0]})
    notes = supply(state)
    assert [B, C, D, A] == [facts["seat"] for facts in told(notes, "influence_drawn")]
    assert [6, 5, 5, 7] == state.hand_sizes
    assert 1 in hand(state, A)
    seen = [note for note in notes if note.key == "influence_seen"]
    assert [B, C, D, A] == [note.to for note in seen]
    assert hand(state, B) == seen[0].facts["faces"]


def test_L29_L88_of_three_the_start_player_draws_an_intrigue_card_in_round_4() -> None:
    state = table(3, round_=3, first=C, income=[0, 1, 2])
    notes = supply(state)
    assert 4 == state.round
    assert [1, 0, 0] == state.intrigue_sizes
    assert keys(notes).index("intrigue_drawn") < keys(notes).index("influence_drawn")
    state = table(3, round_=2, income=[0, 1])
    supply(state)
    assert [0, 0, 0] == state.intrigue_sizes
    state = table(4, round_=3, income=[0, 1, 2])
    supply(state)
    assert [0, 0, 0, 0] == state.intrigue_sizes


# ----------------------------------------------------------------------------------------------------- two players
def test_L89_L90_neutral_markers_of_two_players() -> None:
    for seed in range(30):
        state = LOUIS_XIV.new(2, {}, seed)
        neutral = state.markers[2::3]
        assert 8 == sum(neutral)
        assert 0 == state.neutral
        assert 3 == sum(face > 0 for face in state.played)
        expected = [0] * 12
        expected[state.louis] = 2
        for face in state.played:
            if face:
                expected[face - 1] += 2
        assert expected == neutral


def test_L90_jokers_are_replaced_and_all_cards_turned_up_discarded() -> None:
    with_jokers = [LOUIS_XIV.new(2, {}, seed) for seed in range(40)]
    assert any(0 in state.played for state in with_jokers)
    for state in with_jokers:
        assert state.played[-1] > 0
        notes = supply(table(2, hands={A: [], B: []}))
        turned = told(notes, "neutral_card")
        assert [2 if facts["face"] else 0 for facts in turned] == [facts["count"] for facts in turned]


def test_L90_neutral_markers_come_before_the_powers() -> None:
    state = table(2, hands={A: [], B: []}, general=[5, 5], completed=[(A, "L13")])
    notes = supply(state)
    assert NODE_GUEST == state.node
    assert "neutral_at_louis" in keys(notes)


# ---------------------------------------------------------------------------------------------- powers of supply
@pytest.mark.parametrize(
    ("mission", "key"),
    [
        ("L01", "power_coins"),
        ("L02", "power_recruited"),
        ("M01", "power_recruited"),
        ("M03", "coats_drawn"),
        ("M05", "intrigue_drawn"),
        ("D01", "influence_drawn"),
        ("D03", "coats_drawn"),
    ],
)
def test_L27_L78_powers_of_the_supply_phase(mission: str, key: str) -> None:
    state = table(hands={seat: [] for seat in range(4)}, general=[5, 5, 5, 5], completed=[(C, mission)])
    before = table(hands={seat: [] for seat in range(4)}, general=[5, 5, 5, 5])
    notes, _ = supply(state), supply(before)
    assert C in [facts["seat"] for facts in told(notes, key)]
    assert keys(notes).index(key) > keys(notes).index("income")
    income = INCOME[state.income[-1]]
    gained = (
        state.coins[C] - 5 - income,
        5 - state.general[C],
        state.coat_sizes[C],
        state.intrigue_sizes[C],
        state.hand_sizes[C] - 5,
    )
    expected = {
        "L01": (2, 0, 0, 0, 0),
        "L02": (0, 2, 0, 0, 0),
        "M01": (0, 3, 0, 0, 0),
        "M03": (0, 0, 1, 0, 0),
        "M05": (0, 0, 0, 1, 0),
        "D01": (0, 0, 0, 0, 1),
        "D03": (0, 0, 2, 0, 0),
    }
    assert expected[mission] == gained


def test_L79_recruiting_takes_as_many_as_are_there() -> None:
    state = table(general=[1, 5, 5, 5], hands={seat: [] for seat in range(4)}, completed=[(A, "M01")])
    supply(state)
    assert (16, 0) == supplies(state, A)


def test_L76_several_copies_add_up() -> None:
    state = table(hands={seat: [] for seat in range(4)}, completed=[(A, "L01"), (A, "L06"), (A, "L11")])
    supply(state)
    assert 5 + 6 == state.coins[A] - INCOME[state.income[-1]]


def test_L27_powers_work_in_turn_order_and_extra_cards_come_before_the_five() -> None:
    state = table(hands={seat: [] for seat in range(4)}, completed=[(A, "D01"), (C, "L01"), (B, "L06"), (A, "L11")])
    notes = supply(state)
    assert [C, B, A] != [f["seat"] for f in told(notes, "power_coins")]
    assert [B, C, A] == [f["seat"] for f in told(notes, "power_coins")]
    assert [A, B, C, D, A] == [f["seat"] for f in told(notes, "influence_drawn")]


# ------------------------------------------------------------------------------------- powers of influence (L30, L39)
def begin(
    *completed: tuple[int, str], general: tuple[int, ...] = (5, 5, 5, 5), options: dict[str, object] | None = None
):
    state = table(4, options, general=general, hands={seat: [] for seat in range(4)}, completed=completed)
    supply(state)
    return state


def test_L30_L96_foothold_asks_for_the_named_courtier() -> None:
    state = begin((C, "L03"))
    assert C == state.current_player
    assert ["guest 3", "decline"] == legal(state)
    notes = play(state, "guest 3")
    assert [{"seat": C, "mission": "L03", "courtier": 3, "count": 1}] == told(notes, "guest")
    assert [0, 0, 1, 0] == at(state, 3)
    assert (11, 4) == supplies(state, C)
    assert (NODE_CARD, B) == (state.node, state.current_player)


def test_L30_inner_guest_and_network() -> None:
    state = begin((A, "M04"))
    assert ["guest 1", "guest 2", "guest 3", "guest 4", "decline"] == legal(state)
    state = begin((A, "D02"))
    assert 13 == len(legal(state))
    play(state, "guest 12")
    assert [2, 0, 0, 0] == at(state, 12)
    state = begin((A, "D02"), general=(1, 5, 5, 5))
    play(state, "guest 12")
    assert [1, 0, 0, 0] == at(state, 12), "one if only one is there"


def test_L30_powers_come_in_turn_order_and_as_completed() -> None:
    state = begin((A, "M04"), (C, "L03"), (A, "L04"), (B, "L05"))
    order = []
    while state.node == NODE_GUEST:
        order.append((state.current_player, len(legal(state))))
        play(state, "decline")
    assert [(B, 2), (C, 2), (A, 5), (A, 2)] == order


def test_L30_who_has_no_marker_in_the_reserve_is_not_asked() -> None:
    state = begin((A, "M04"), general=(0, 5, 5, 5))
    assert NODE_CARD == state.node


def test_L79_a_power_that_places_may_be_declined() -> None:
    state = begin((A, "L03"))
    notes = play(state, "decline")
    assert [{"seat": A, "mission": "L03"}] == told(notes, "declined")
    assert [0, 0, 0, 0] == at(state, 3)


def test_A19_powers_must_be_used() -> None:
    options = {"powers_that_place_are_optional": False}
    state = begin((A, "L03"), options=options)
    assert [1, 0, 0, 0] == at(state, 3), "nothing to decide"
    assert NODE_CARD == state.node
    state = begin((A, "M04"), options=options)
    assert ["guest 1", "guest 2", "guest 3", "guest 4"] == legal(state)
    state = last_word(options=options)
    assert 12 == len(legal(state))
    play(state, "last_word 12")
    assert ["put 1", "put 2"] == legal(state)


def last_word(personal: int = 9, options: dict[str, object] | None = None, completed=((A, "D04"),)):
    hands = {A: [3, 3], B: [1], C: [7], D: [9]}
    state = table(4, options, hands=hands, personal=[personal, 9, 9, 9], completed=completed)
    if personal:
        play(state, "card 3", "recall")
    else:
        play(state, "card 3")
    return state


def test_L39_L79_the_last_word_places_one_or_two() -> None:
    state = last_word()
    assert A == state.current_player
    assert [-3, -3, -3, -3] == state.played[-4:], "after the last cards are discarded"
    assert [*(f"last_word {n}" for n in range(1, 13)), "decline"] == legal(state)
    other = state.clone()
    play(state, "last_word 5")
    assert ["put 1", "put 2"] == legal(state)
    notes = play(state, "put 2")
    assert [{"seat": A, "mission": "D04", "courtier": 5, "count": 2}] == told(notes, "guest")
    assert "crown" in str(told(notes, "rewarded"))
    notes = play(other, "decline")
    assert [{"seat": A, "mission": "D04"}] == told(notes, "declined")


def test_L39_with_one_marker_one_is_placed_and_with_none_nobody_is_asked() -> None:
    state = last_word(personal=1)
    notes = play(state, "last_word 5")
    assert [1] == [facts["count"] for facts in told(notes, "guest")]
    state = last_word(personal=0)
    assert [] == state.played
    assert 0 <= state.courtier or state.round == 2


def test_L39_several_come_as_completed() -> None:
    state = last_word(completed=((B, "D07"), (A, "D04")))
    assert A == state.current_player
    play(state, "decline")
    assert B == state.current_player


def test_hands_have_a_place_for_every_face() -> None:
    assert 13 == FACES
