"""What is being asked, at each kind of decision."""

from engine.quebec.position import NODES
from engine.quebec.questions import Facts, question
from engine.quebec.state import QuebecState
from engine.rng import Rng
from tests.engine.games import tables, walk
from tests.engine.quebec.table import BLACK, GREEN, WHITE, YELLOW, play, table
from tests.engine.quebec.trial import TRIAL


def asked(state: QuebecState, *moves: str) -> tuple[str, Facts]:
    play(state, *moves)
    return question(state)


def test_main_action() -> None:
    assert ("turn", {}) == question(table(4))


def test_architects() -> None:
    held = {BLACK: "economy"}
    assert ("architect", {"space": "S14"}) == asked(table(4, leaders=held), "start S14")
    state = table(4, architects={YELLOW: "S34"}, leaders=held, discs=[])
    assert ("architect", {"space": ""}) == asked(state, "end_century")


def test_two_players() -> None:
    state = table(2, architects={YELLOW: "S34"}, leaders={BLACK: "economy_2p"})
    assert ("pay", {"space": "S34", "count": 2}) == asked(state, "contribute S34")
    assert ("pair", {}) == asked(table(2), "leader politics_2p")


def test_districts() -> None:
    state = table(4, architects={WHITE: "S30"}, zones={"culture": [2, 0, 0, 0]}, active=[5, 3, 3, 3])
    assert ("district", {"district": "rel_any", "space": "S30"}) == asked(state, "contribute S30")
    assert ("place", {"district": "rel_jewish", "count": 1}) == asked(state, "district rel_jewish")
    assert ("shift_from", {"district": "rel_jewish", "count": 2}) == asked(state, "place citadel")
    assert ("shift_to", {"zone": "culture"}) == asked(state, "shift_from culture")
    assert ("shift", {"zone": "culture", "target": "economy"}) == asked(state, "shift_to economy")
    rich = table(4, architects={WHITE: "S18"})
    assert ("start", {"district": "eco_rich", "count": 1}) == asked(rich, "contribute S18")


def test_politics() -> None:
    state = table(4, architects={BLACK: "S34"}, sites={"S34": [GREEN, WHITE, GREEN]}, leaders={GREEN: "politics"})
    assert ("redirect", {"space": "S34", "zone": "culture", "count": 4}) == asked(state, "start S14")


def test_every_decision_has_a_name() -> None:
    names = set()
    for setup in tables(TRIAL):
        state = setup.new(13)
        for _ in walk(state, Rng(13)):
            names.add(question(state)[0])
        assert ("over", {}) == question(state)
    assert {"turn", *NODES} - {"arrive", "gather", "close", "over"} == names
