"""Runs what every game must pass over Québec.

`python -m tests.engine.quebec.test_contract_suite` prints a digest of some games, for comparison between processes.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine import test_contract as contract
from tests.engine.games import Counts, Table, digest, tables
from tests.engine.quebec.trial import TRIAL

TABLES = tables(TRIAL)
PLAIN = [table for table in TABLES if len(table.options) != 1]
each_table = pytest.mark.parametrize("table", TABLES, ids=str)
each_plain_table = pytest.mark.parametrize("table", PLAIN, ids=str)


@each_table
@pytest.mark.parametrize("seed", [1, 2])
def test_random_game(table: Table, seed: int) -> None:
    contract.test_random_game_keeps_the_contract(table, seed)


@each_plain_table
@pytest.mark.parametrize("pick", [0, -1], ids=["first", "last"])
def test_stubborn_player(table: Table, pick: int) -> None:
    contract.test_stubborn_player_comes_to_an_end(table, pick)


@each_plain_table
def test_setups_and_notes(table: Table) -> None:
    contract.test_seeds_matter(table)
    contract.test_notes_are_plain_and_their_pictures_stay(table)
    contract.test_position_compares_with_other_things(table)


def test_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    contract.test_every_field_takes_part_in_copy_comparison_and_snapshot(TRIAL)
    contract.test_forgotten_field_is_found(TRIAL, monkeypatch)


@each_plain_table
def test_damaged_snapshots(table: Table) -> None:
    contract.test_damaged_snapshot_is_refused_in_a_sentence_or_is_another_position(table)


@pytest.mark.parametrize("counts", TRIAL.counts, ids=range(len(TRIAL.counts)))
def test_sequences_of_moves_are_counted(counts: Counts) -> None:
    contract.test_sequences_of_moves_are_counted(TRIAL, counts)


@pytest.mark.parametrize("snapshot", [None, 3, [], {}, {"players": 2}], ids=str)
def test_foreign_snapshot_is_refused(snapshot: object) -> None:
    contract.test_foreign_snapshot_is_refused(TRIAL, snapshot)


def test_bad_setup_is_refused() -> None:
    contract.test_bad_setup_is_refused(TRIAL)
    contract.test_every_value_of_every_option_is_played(TRIAL)


def digests() -> list[str]:
    return [f"{table} {digest(table, 3)}" for table in PLAIN]


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_other_processes_play_the_same_games(hash_seed: str) -> None:
    root = Path(__file__).parents[3]
    run = subprocess.run(
        [sys.executable, "-m", __name__],
        cwd=root,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert digests() == run.stdout.split("\n")[:-1]


if __name__ == "__main__":
    print("\n".join(digests()))
