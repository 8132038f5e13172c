"""The playbook of Québec: it sees what a player would see, and long turns do not drown the bots."""

import pytest

from ai.bots import Bot, make_for, parse
from ai.playbook.quebec import STYLES, Quebec, playbook
from ai.playbook.quebec.cascade import Cascade
from ai.playbook.quebec.outlook import Outlook
from ai.playbook.quebec.tokens import Estate, promised
from ai.playbook.quebec.weights import for_players
from engine.api import NOBODY, Value
from engine.quebec import QUEBEC
from engine.quebec.data import SPACES, TEST_VECTORS
from engine.quebec.state import QuebecState
from engine.rng import Rng
from tests.engine.quebec.table import BLACK, ORANGE, WHITE, play, table

VECTOR = TEST_VECTORS["cascade_century_1"]
BEFORE = {name: list(counts) for name, counts in VECTOR["before"].items()}


def bot(spec: str, style: str = "", seed: int = 1) -> Bot:
    return make_for(QUEBEC, playbook(style), parse(spec), seed)


def look(book: Quebec, state: QuebecState, rng: Rng) -> None:
    """Asks the playbook all its questions about a position."""
    moves = state.candidates()
    priors = book.priors(state, moves)
    assert len(priors) == len(moves)
    assert sum(priors) == pytest.approx(1.0)
    assert min(priors) > 0.0
    assert all(0.0 <= value <= 1.0 for value in book.value(state))
    assert book.rollout(state, moves, rng) in moves
    assert book.quiet(state) == (not state.stack)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("style", ["", *STYLES])
def test_values_lie_in_0_to_1_and_priors_add_up_to_1(players: int, style: str) -> None:
    book = playbook(style)
    rng = Rng(3)
    state = QUEBEC.new(players, {}, 9)
    while state.current_player != NOBODY:
        if rng.below(3) == 0:
            look(book, state.observe(state.current_player), rng)
        state.advance(rng.choice(state.candidates()))
    values = book.value(state)
    assert max(values) == values[state.ranks().index(1)]


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "family"},
        {"mode": "full", "economy_2p_mode": "immediate_contribution", "politics_2p_mode": "plain"},
        {"mode": "full_events", "send_worker_zones": "corners4", "no_workers_check": "after_action"},
        {"passive_shortage": "place_fewer", "shift": "most_only", "culture_table": "program"},
    ],
    ids=lambda options: "-".join(options.values()),
)
def test_every_table_can_be_judged(options: dict[str, Value]) -> None:
    book = playbook("")
    rng = Rng(4)
    for players in (2, 4):
        state = QUEBEC.new(players, options, players)
        while state.current_player != NOBODY:
            if rng.below(3) == 0:
                look(book, state.observe(state.current_player), rng)
            state.advance(rng.choice(state.candidates()))


def test_one_playbook_serves_tables_of_any_size() -> None:
    book = playbook("")
    for players in (2, 5, 3):
        assert len(book.value(QUEBEC.new(players, {}, 1))) == players


# ------------------------------------------------------------------------------------------------- what is forecast
def test_the_cascade_is_forecast_as_it_is_scored() -> None:
    """Q60 to Q63 by the worked example; halves are rounded down on average only."""
    state = table(4, zones=BEFORE, discs=[])
    counts = [float(n) for n in state.zones]
    cascade = Cascade(state, counts, [0.0] * 4, sharp=1e6, carry=0.0, reach=0.0)
    assert pytest.approx(VECTOR["vp"], abs=1.5) == cascade.points(counts)


@pytest.mark.parametrize("zone", ["religion", "politics", "economy", "culture"])
def test_to_lead_early_in_the_cascade_is_worth_more(zone: str) -> None:
    """One worker breaks a tie of four in the first zone and in the last (Q61)."""
    state = table(2, century=1, zones={"citadel": [4, 4], "religion": [4, 4], "culture": [4, 4]}, discs=[])
    cascade = Outlook(state, for_players(2)).cascade
    base = cascade.points(cascade.counts)
    first = cascade.with_more(4, BLACK, 1.0)
    more = cascade.with_more(["religion", "politics", "economy", "culture"].index(zone), BLACK, 1.0)
    assert first[BLACK] - base[BLACK] > 1.0
    assert first[BLACK] - base[BLACK] > more[BLACK] - base[BLACK]


def test_groups_promise_what_they_score() -> None:
    """Q73 by the worked example: 16 for the best group, 5 and 1 for the stars of the others."""
    tokens = {"S19": 3, "S25": 2, "S24": 1, "S33": 3, "S41": 2, "S42": 3, "S15": 1}
    state = table(4, century=4, tokens={space: (BLACK, stars) for space, stars in tokens.items()})
    estate = Estate(state.owners, state.stars, state.players, state.events[0])
    assert promised(estate, BLACK, (), 0, for_players(4), 0.0) == 22.0
    joined = ((SPACES.index("S26"), 3.0),)
    assert promised(estate, BLACK, joined, 0, for_players(4), 0.0) == 28.0


def test_workers_on_hand_and_a_leader_to_take_count() -> None:
    book = playbook("")
    plain = table(4, active=[3, 3, 3, 3])
    more = table(4, active=[5, 3, 3, 3])
    assert book.value(more)[BLACK] > book.value(plain)[BLACK]
    assert book.value(more)[WHITE] < book.value(plain)[WHITE]


def test_a_race_nearly_won_counts() -> None:
    """Q83: two of three Culture buildings are more than two of another colour."""
    book = playbook("")
    blue = table(3, event="ev1_fort_fire", century=2, tokens={"S02": (BLACK, 1), "S28": (BLACK, 1)})
    red = table(3, event="ev1_fort_fire", century=2, tokens={"S16": (BLACK, 1), "S43": (BLACK, 1)})
    assert book.value(blue)[BLACK] > book.value(red)[BLACK]


# ------------------------------------------------------------------------------------------------- what is played
@pytest.mark.parametrize("spec", ["greedy", "courtier:iterations=150"])
def test_who_is_ahead_ends_the_century_and_who_is_behind_does_not(spec: str) -> None:
    """Q25: nothing is left to start; the workers of one side are in the zones, those of the other on hand."""
    more = {"citadel": 6, "religion": 8, "economy": 5}
    fewer = {"citadel": 2, "religion": 2, "economy": 1}
    for own, other, active, ends in ((more, fewer, [1, 14], True), (fewer, more, [14, 1], False)):
        zones = {zone: [own[zone], other[zone]] for zone in own}
        pawns = {BLACK: "S37", WHITE: "S16"}
        state = table(
            2, century=2, event="ev2_royal_proclamation", zones=zones, active=active, architects=pawns, discs=[]
        )
        assert ends == (bot(spec).choose(state.observe(BLACK)).best == ("end_century",))


@pytest.mark.parametrize("spec", ["greedy", "courtier:iterations=150"])
def test_the_politics_leader_sends_workers_where_they_take_the_lead(spec: str) -> None:
    """Q35, out of turn and right before the scoring: in Religion four workers take the lead and cascade."""
    state = table(
        3,
        turn=WHITE,
        architects={WHITE: "S07", BLACK: "S37", ORANGE: "S26"},
        sites={"S07": [BLACK, BLACK, ORANGE]},
        leaders={BLACK: "politics"},
        zones={"religion": [3, 6, 0], "politics": [0, 8, 1], "economy": [0, 6, 1]},
        discs=[],
    )
    play(state, "end_century")
    assert state.current_player == BLACK
    assert not playbook("").quiet(state)
    assert bot(spec).choose(state.observe(BLACK)).best == ("redirect", "religion")


def test_long_turns_stay_small() -> None:
    """A joker and the Jewish district: 265 ways to play the turn (Q41, Q47), of which a beam looks at the best."""
    state = table(
        3,
        architects={WHITE: "S30", ORANGE: "S39"},
        zones={"religion": [2, 1, 1], "politics": [2, 0, 3], "economy": [2, 0, 0], "culture": [2, 1, 0]},
    )
    thought = bot("greedy").choose(state.observe(BLACK))
    assert thought.iterations < 600
    play(state, "contribute S30", "district rel_jewish")
    for spec in ("greedy", "courtier:iterations=60"):
        line = bot(spec).choose(state.observe(BLACK)).line
        copy = state.clone()
        for move in line:
            copy.apply(move)


def test_the_same_position_is_valued_the_same_whatever_was_seen_before() -> None:
    fresh = playbook("")
    used = playbook("")
    rng = Rng(8)
    state = QUEBEC.new(3, {}, 5)
    while state.current_player != NOBODY:
        if not state.stack:
            used.value(state)
            if rng.below(12) == 0:
                assert playbook("").value(state) == used.value(state)
        state.advance(rng.choice(state.candidates()))
    assert fresh.value(state) == used.value(state)


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    for number in range(4):
        state = QUEBEC.new(players, {}, number)
        seat = number % players
        bots = [bot("greedy" if each == seat else "random", seed=each) for each in range(players)]
        while state.current_player != NOBODY:
            state.apply(bots[state.current_player].choose(state.observe(state.current_player)).best)
        assert state.ranks()[seat] == 1
