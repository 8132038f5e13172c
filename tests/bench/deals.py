"""How much the bots of Quo Vadis? negotiate: what happens a game, and deals a turn.

python -m tests.bench.deals greedy,greedy,greedy,greedy,greedy --games 20 [--seed 1]
"""

import argparse
from collections import Counter

from ai.bots import make
from engine.api import NOBODY, Journal
from engine.quo_vadis import QUO_VADIS
from engine.rng import Rng

TOLD = (
    "placed",
    "promoted",
    "caesar_moved",
    "offered",
    "called_for_bids",
    "countered",
    "counter_taken",
    "refused",
    "deal_made",
    "deal_failed",
    "paid",
    "promised",
    "kept",
    "broken",
    "voided",
    "lapsed",
)
"""The notes that are counted."""


def count(specs: list[str], seed: int) -> Counter[str]:
    """What is told in one game, and its `turns`."""
    rng = Rng(seed)
    state = QUO_VADIS.new(len(specs), {}, rng.bits() >> 1)
    bots = [make("quo_vadis", spec, seed=rng.bits()) for spec in specs]
    found: Counter[str] = Counter()
    while state.current_player != NOBODY:
        journal = Journal(pictures=False)
        moves = state.candidates()
        seat = state.current_player
        state.advance(moves[0] if len(moves) == 1 else bots[seat].choose(state.observe(seat)).best, journal)
        found.update(note.key for note in journal.notes)
    found["turns"] = state.number
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("seats")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    total: Counter[str] = Counter()
    for number in range(args.games):
        total += count(args.seats.split(","), args.seed * 1_000_003 + number)
    for key in ("turns", *TOLD):
        print(f"{key:18}{total[key] / args.games:8.1f}")
    print(f"{'deals a turn':18}{total['deal_made'] / total['turns']:8.2f}")


if __name__ == "__main__":
    main()
