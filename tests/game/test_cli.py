"""The command line: what it prints, what it refuses, and every command of README.md."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgpack
import pygame
import pytest

from engine.api import EVERYONE
from engine.match import LogLine, Match, arrange
from engine.savefile import FORMAT, Times, dump, wrap
from game import cli, paths
from game.commands import bench, play, replay, shots
from game.commands.common import options_of, seats_of, spelled
from game.words import set_language
from tests.engine.test_match import new, seats
from tests.engine.tiny import TINY

pytestmark = pytest.mark.usefixtures("tiny_listed", "home")

EXAMPLE = paths.ROOT / "saves" / "examples" / "foreign_king.cabinet"
TIMES = Times(1_790_000_000, 1_790_000_100, 60)
REPORT_KEYS = ["game", "players", "games", "seconds", "decisions", "by_seat", "seats"]
SEAT_KEYS = ["spec", "share", "low", "high", "mean_score", "mean_rank", "ms_median", "ms_p95"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user with nothing of its own, and no display."""
    monkeypatch.setenv("CABINET_HOME", str(tmp_path / "home"))
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    set_language("en")


def call(*arguments: str) -> int:
    """The exit status of a call."""
    try:
        return cli.main(arguments)
    except SystemExit as exit_:
        return int(exit_.code or 0)


# ---------------------------------------------------------------- bad calls


TWO = ("--seats", "random,random")
MATCH = ("match", "foreign_king", *TWO, "--games", "1")
BAD: dict[str, tuple[tuple[str, ...], str]] = {
    "unknown command": (("bogus",), "invalid choice: 'bogus'"),
    "unknown argument": ((*MATCH, "--fast"), "unrecognized arguments: --fast"),
    "unknown game": (("match", "chess", *TWO, "--games", "1"), "there is no game 'chess'; there are: foreign_king"),
    "unknown game to play": (("play", "chess", *TWO), "there is no game 'chess'"),
    "unknown game of rules": (("rules", "chess"), "there is no game 'chess'"),
    "unknown game to measure": (("bench", "chess"), "there is no game 'chess'"),
    "no game": (("match",), "required: GAME"),
    "no seats": (("match", "foreign_king", "--games", "1"), "required: --seats"),
    "no games": (("match", "foreign_king", *TWO), "required: --games"),
    "bad spec": (("match", "foreign_king", "--seats", "random,kaiser", "--games", "1"), "no bot 'kaiser'"),
    "empty spec": (("match", "foreign_king", "--seats", "random,", "--games", "1"), "no bot ''"),
    "bad setting": (
        ("match", "foreign_king", "--seats", "random,novice:depth=3", "--games", "1"),
        "iterations, seconds and style, not 'depth'",
    ),
    "human in a match": (("match", "foreign_king", "--seats", "human,random", "--games", "1"), "no seat can be human"),
    "one seat": (("play", "foreign_king", "--seats", "human"), "played by 2, 3 or 4, and --seats names 1"),
    "five seats": (
        ("match", "foreign_king", "--seats", ",".join(["random"] * 5), "--games", "1"),
        "played by 2, 3 or 4, and --seats names 5",
    ),
    "option unknown": ((*MATCH, "--option", "speed=3"), "has no option 'speed'; there are: long_game"),
    "option without value": ((*MATCH, "--option", "long_game"), "--option wants NAME=VALUE, not 'long_game'"),
    "option out of range": ((*MATCH, "--option", "long_game=maybe"), "long_game is one of false, true, not 'maybe'"),
    "games not a number": (("match", "foreign_king", *TWO, "--games", "many"), "'many' is not a whole number"),
    "no games at all": (("match", "foreign_king", *TWO, "--games", "0"), "'0' is not a whole number from 1"),
    "no jobs": ((*MATCH, "--jobs", "0"), "'0' is not a whole number from 1"),
    "negative seed": ((*MATCH, "--seed=-1"), "'-1' is not a whole number from 0"),
    "seed too large": ((*MATCH, "--seed", str(2**64)), "is not a whole number from 0 to 18446744073709551615"),
    "share above one": ((*MATCH, "--until", "1.5"), "'1.5' is not a share between 0 and 1"),
    "share no number": ((*MATCH, "--until", "half"), "'half' is not a share between 0 and 1"),
    "missing file": (("replay", "nowhere.cabinet"), "nowhere.cabinet cannot be read: No such file or directory"),
    "folder for a file": (("replay", "/"), "/ cannot be read: Is a directory"),
    "foreign file": (("replay", __file__), "This file is not a save of Cabinet"),
    "unknown language": (("rules", "foreign_king", "--lang", "fr"), "invalid choice: 'fr'"),
    "reference in Chinese": (("rules", "foreign_king", "--full", "--lang", "zh-TW"), "is in English only"),
    "unwritable folder": (("shots", f"{__file__}/shots"), "nothing can be written to"),
    "bad size": (("shots", "x", "--size", "big"), "'big' is not a size such as 1600x900"),
    "no seconds": (("bench", "--seconds", "0"), "'0' is not a number of seconds"),
    "seconds no number": (("bench", "--seconds", "x"), "'x' is not a number of seconds"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_call_exits_2_with_one_sentence(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, sentence = BAD[case]
    assert call(*arguments) == 2
    out, err = capsys.readouterr()
    assert "" == out
    assert sentence in err
    assert 1 == err.count("\n")
    assert err.startswith("cabinet: ")
    assert err.endswith(".\n")


def test_damaged_save_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "damaged.cabinet"
    path.write_bytes(EXAMPLE.read_bytes()[:-1])
    assert call("replay", str(path)) == 2
    assert f"cabinet: {path}: This save is damaged: a part of it is missing or changed.\n" == capsys.readouterr().err


def test_rules_page_that_is_gone_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paths, "SEEDS", tmp_path)
    assert call("rules", "foreign_king") == 2
    assert "howto.en.md cannot be read: No such file or directory." in capsys.readouterr().err


def test_real_process_exits_2_without_a_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game.cli", "match", "chess", *TWO, "--games", "1"],
        cwd=paths.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (2, "", "cabinet: there is no game 'chess'; there are: foreign_king, quebec, louis_xiv, quo_vadis.\n") == (
        done.returncode,
        done.stdout,
        done.stderr,
    )


def test_reader_that_leaves_early_is_no_failure() -> None:
    done = subprocess.run(
        f"{shlex.quote(sys.executable)} -m game.cli rules foreign_king --full | head -1",
        shell=True,
        cwd=paths.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "" == done.stderr
    assert done.stdout.startswith("# The Foreign King")


def test_interruption_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ai.arena.run", interrupt)
    assert call(*MATCH) == 130
    assert "Traceback" not in capsys.readouterr().err


# ---------------------------------------------------------------- match


def test_json_of_a_match_is_as_designed(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("match", "foreign_king", "--seats", "greedy,random,random", "--games", "3", "--json") == 0
    out, err = capsys.readouterr()
    report = json.loads(out.splitlines()[-1])
    assert REPORT_KEYS == list(report)
    assert [SEAT_KEYS] * 2 == [list(seat) for seat in report["seats"]]
    assert ("foreign_king", 3, 3, ["greedy", "random"]) == (
        report["game"],
        report["players"],
        report["games"],
        [seat["spec"] for seat in report["seats"]],
    )
    assert "greedy" in err


def test_match_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("match", "foreign_king", *TWO, "--games", "2", "--option", "long_game=true") == 0
    out = capsys.readouterr().out
    assert "foreign_king, 2 players, 2 games" in out
    assert "100.0 %" in out


def test_arguments_of_a_match_reach_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, Any] = {}

    def fake(game_id: str, specs: tuple[str, ...], games: int, **rest: Any) -> dict[str, Any]:
        rest.pop("progress")(games, games)
        seen.update(game=game_id, specs=specs, games=games, **rest)
        return {"game": game_id, "players": 2, "games": 0, "seconds": 0.0, "decisions": 0, "seats": []}

    monkeypatch.setattr("ai.arena.run", fake)
    assert call("match", "tiny", *TWO, "--games", "9", "--seed", "7", "--jobs", "2", "--until", "0.5") == 0
    expected = {"seed": 7, "jobs": 2, "until": 0.5, "options": {"pile": 6}}
    assert {"game": "tiny", "specs": ("random", "random"), "games": 9, **expected} == seen


def test_options_are_read_as_they_are_written() -> None:
    assert {"pile": 9} == options_of(TINY, 2, ["pile=9"])
    assert ["true", "9", "front"] == [spelled(True), spelled(9), spelled("front")]


# ---------------------------------------------------------------- the client


@pytest.mark.parametrize("arguments", [(), ("play", "foreign_king", "--seats", "human,minister")])
def test_without_a_display_one_sentence_names_what_needs_none(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(*arguments) == 1
    out, err = capsys.readouterr()
    assert ("", play.NO_DISPLAY + "\n") == (out, err)
    assert 1 == err.count("\n")
    for command in ("match", "bench", "replay", "rules", "shots"):
        assert f"cabinet {command}" in err


def test_display_that_is_named_but_not_there_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setenv("DISPLAY", ":77")
    monkeypatch.setattr(pygame.display, "init", fail)
    assert call() == 1
    assert play.NO_DISPLAY + "\n" == capsys.readouterr().err


def test_fallback_without_a_screen_is_no_display(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISPLAY", ":77")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    assert call() == 1
    assert play.NO_DISPLAY + "\n" == capsys.readouterr().err


def test_client_opens_where_there_is_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Match | None] = []
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("game.app.main", lambda match: opened.append(match) or 0)
    assert call() == 0
    assert [None] == opened


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"])
def test_display_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not play.has_display()
    monkeypatch.setenv(name, "x")
    assert play.has_display()


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_have_a_display(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert play.has_display()


def test_play_lays_out_the_match_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Match | None] = []
    monkeypatch.setattr(play, "open_client", lambda match=None: opened.append(match) or 0)
    assert (
        call("play", "foreign_king", "--seats", "human,novice,human", "--seed", "9", "--option", "long_game=true") == 0
    )
    [match] = opened
    assert match is not None
    setup = match.setup
    assert (9, True, "foreign_king") == (setup.seed, setup.options["long_game"], setup.game)
    assert [("human", ""), ("bot", "novice"), ("human", "")] == [(seat.kind, seat.spec) for seat in setup.seats]
    assert 3 == len({seat.name for seat in setup.seats})
    assert "" not in {seat.name for seat in setup.seats}
    assert call() == 0
    assert opened[1:] == [None]


def test_seats_are_trimmed() -> None:
    assert ["human", "random"] == seats_of(TINY, "human, random", people=True)


# ---------------------------------------------------------------- replay


def test_minutes_of_the_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("replay", str(EXAMPLE)) == 0
    out = capsys.readouterr().out
    assert "seed 1831" in out
    assert "Anna" in out
    assert "The game is over." in out
    assert "{" not in out


@pytest.mark.parametrize("lang", ["en", "zh-TW"])
@pytest.mark.parametrize("path", sorted(EXAMPLE.parent.glob("*.cabinet")), ids=lambda path: path.stem)
def test_minutes_of_every_example_are_told_in_words(path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """No key and no fact by its name is left."""
    assert call("replay", str(path), "--lang", lang) == 0
    _, told = capsys.readouterr().out.split("\n\n", 1)
    assert not re.search(r"log\.\w+|%\{|\w+=\S", told)


def test_minutes_in_chinese(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("replay", str(EXAMPLE), "--lang", "zh-TW") == 0
    assert re.search("[\u4e00-\u9fff]", capsys.readouterr().out)


def test_json_of_a_replay(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("replay", str(EXAMPLE), "--json") == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert ("foreign_king", 3, 1831, True) == (told["game"], told["players"], told["seed"], told["over"])
    assert {"seat", "move", "notes"} == set(told["moves"][0])
    assert 3 == len(told["scores"]) == len(told["ranks"])


def test_secrets_of_an_unfinished_game_are_not_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = new("hb", seed=8)
    match.play(("draw",))
    card = match.state.snapshot()["hands"][0][0]
    path = tmp_path / "tiny.cabinet"
    path.write_bytes(dump(match, TIMES))
    call("replay", str(path))
    call("replay", str(path), "--json")
    assert str(card) not in capsys.readouterr().out.replace(str(match.setup.seed), "")
    match.play(("take", 3))
    match.play(("take", 3))
    path.write_bytes(dump(match, TIMES))
    call("replay", str(path))
    assert f"card={card}" in capsys.readouterr().out


def test_a_remark_follows_the_move_it_is_said_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = new("hb", seed=8)
    match.play(("take", 1), remark=("modest", {"count": 1}))
    path = tmp_path / "tiny.cabinet"
    path.write_bytes(dump(match, TIMES))
    call("replay", str(path))
    assert "took seat=0 number=1; remark count=1 seat=0 says=modest" in capsys.readouterr().out
    call("replay", str(path), "--json")
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert {"key": "remark", "facts": {"count": 1, "seat": 0, "says": "modest"}} == told["moves"][0]["notes"][1]


def test_game_without_words_is_told_in_keys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(arrange(TINY, seats("hb"), {"pile": 9}, 5))
    match.play(("take", 2))
    match.play(("draw",))
    match.undo(0, anyway=True)
    match.play(("take", 1))
    path = tmp_path / "tiny.cabinet"
    path.write_bytes(dump(match, TIMES))
    assert call("replay", str(path)) == 0
    out = capsys.readouterr().out
    assert "options: pile=9" in out
    assert "1. took seat=0 number=1" in out
    assert "The game is not over." in out
    assert "taken back" in out


def test_move_that_told_nothing_is_spelled_out() -> None:
    match = new()
    match.play(("take", 1))
    match.play(("take", 2))
    seen = replay.Peek(match.id, match.setup, tuple(match.moves), {}, (), TIMES, False)
    assert ["  1. P0: take 1", "  2. P1: take 2"] == list(replay._moves(seen, match, {}))


def test_choices_on_the_way_are_counted_with_the_move_they_lead_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("replay", str(EXAMPLE)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if re.match(r"    3-4\. Élise .*West Flanders", line)]
    assert "factory metallurgical" not in "\n".join(lines)


@pytest.mark.parametrize("json_", [(), ("--json",)])
def test_save_under_older_rules_is_told_from_its_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], json_: tuple[str, ...]
) -> None:
    match = new()
    match.play(("take", 2))
    match.play(("draw",))
    payload = msgpack.unpackb(msgpack.unpackb(dump(match, TIMES))["payload"])
    payload["setup"]["rules_version"] = 2
    path = tmp_path / "old.cabinet"
    path.write_bytes(wrap(msgpack.packb(payload), FORMAT))
    assert call("replay", str(path), *json_) == 0
    out = capsys.readouterr().out
    if json_:
        told = json.loads(out)
        assert (None, None, [0, 1]) == (told["over"], told["scores"], [move["seat"] for move in told["moves"]])
    else:
        assert "1. took seat=0 number=2" in out
        assert "told from its log" in out


def test_ids_and_seats_become_words(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {
        "log.tiny.went": "%{seat} went to %{target} with %{seats} for {franc:%{francs}} {medal}",
        "game.tiny.province.namur": "Namur",
    }
    monkeypatch.setattr(replay, "has", words.__contains__)

    def t(key: str, **facts: Any) -> str:
        return re.sub(r"%\{(\w+)\}", lambda found: str(facts[found[1]]), words[key])

    monkeypatch.setattr(replay, "t", t)
    line = LogLine(0, 0, EVERYONE, "went", {"seat": 1, "target": "namur", "seats": [0, 1], "francs": 3, "other": "x"})
    assert "P1 went to Namur with P0, P1 for 3 franc medal" == replay.sentence(new().setup, line)


# ---------------------------------------------------------------- the rest


def test_rules_in_both_languages_and_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, page in (
        (("--lang", "en"), "howto.en.md"),
        (("--lang", "zh-TW"), "howto.zh-TW.md"),
        (("--full",), "rules.md"),
    ):
        assert call("rules", "foreign_king", *arguments) == 0
        assert (paths.SEEDS / "foreign_king" / page).read_text(
            encoding="utf-8"
        ).rstrip() + "\n" == capsys.readouterr().out


def test_rules_are_laid_out_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert call("rules", "foreign_king") == 0
    assert "\n## " not in capsys.readouterr().out


def test_shots_are_handed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    monkeypatch.setattr("game.shots.main", lambda *arguments: seen.append(arguments))
    assert call("shots", str(tmp_path / "new")) == 0
    assert call("shots", str(tmp_path), "--size", "1024x640", "--lang", "en") == 0
    assert [
        (tmp_path / "new", [shots.SIZE], ["en", "zh-TW"]),
        (tmp_path, [(1024, 640)], ["en"]),
    ] == seen
    assert "dummy" == os.environ["SDL_VIDEODRIVER"]


def test_json_of_a_bench_is_as_designed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    frames = {"p50_ms": 1.0, "p95_ms": 2.0, "max_ms": 3.0}
    monkeypatch.setattr("game.bench.measure", lambda *_: {"frames": frames, "client": {"save_ms": 1.0}})
    assert call("bench", "foreign_king", "--seconds", "0.05", "--json") == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert {"games", "frames", "client", "compiled"} == set(report)
    assert ["decisions_per_s", "clone_us", "playouts_per_s", "search_iterations_per_s"] == list(
        report["games"]["foreign_king"]
    )
    assert (frames, bench.compiled("foreign_king")) == (report["frames"], report["compiled"])


def test_version_and_help(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert call("--version") == 0
    assert re.match(r"cabinet (\d+\.\d+|unknown)", capsys.readouterr().out)

    def missing(_: str) -> str:
        raise cli.metadata.PackageNotFoundError

    monkeypatch.setattr(cli.metadata, "version", missing)
    assert "unknown" == cli.version()
    assert call("--help") == 0
    out = capsys.readouterr().out
    for command in ("play", "match", "bench", "replay", "rules", "shots"):
        assert command in out
