"""The house stands as designed: who may import whom, what the rules may not touch, and a wheel that works by itself."""

import ast
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HOUSES = ("engine", "ai", "game")

NOT_IN_ENGINE = {
    "no window": {"pygame", "pygame_gui", "i18n", "rich", "tkinter"},
    "no threads": {"threading", "_thread", "concurrent", "multiprocessing", "asyncio", "queue", "subprocess"},
    "no clock": {"time", "datetime", "sched", "timeit", "calendar"},
    "no other chance than the state's own": {"random", "numpy", "uuid"},
    "no pickle": {"pickle", "shelve", "marshal"},
    "no files": {"os", "shutil", "tempfile", "io", "platformdirs", "glob"},
}

HEADLESS = (
    ["--version"],
    ["rules", "foreign_king"],
    ["replay", str(ROOT / "saves" / "examples" / "foreign_king.cabinet")],
    ["match", "foreign_king", "--seats", "random,random", "--games", "1", "--json"],
    ["match", "chess", "--seats", "random,random", "--games", "1"],
    ["play", "foreign_king", "--seats", "human,random"],
    [],
)


def modules(house: str) -> list[Path]:
    return sorted((ROOT / house).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Every module a file imports, at the top or anywhere within."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def offences(house: str, forbidden: set[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(house)
        for name in imported(path)
        if name.split(".")[0] in forbidden
    ]


@pytest.mark.parametrize(
    ("house", "forbidden"),
    [("engine", {"ai", "game", "tests"}), ("ai", {"game", "tests", "pygame", "pygame_gui"}), ("game", {"tests"})],
)
def test_arrows_run_from_game_to_ai_to_engine(house: str, forbidden: set[str]) -> None:
    assert len(modules(house)) > 3
    assert [] == offences(house, forbidden)


@pytest.mark.parametrize("promise", NOT_IN_ENGINE)
def test_rules_keep_to_themselves(promise: str) -> None:
    assert [] == offences("engine", NOT_IN_ENGINE[promise]), promise


def test_only_tables_of_data_are_read_by_the_rules() -> None:
    """The rules open nothing but `seeds/<game>/data.toml`, and only through `engine/seeds.py`."""
    readers = [
        str(path.relative_to(ROOT))
        for path in modules("engine")
        if any(name.split(".")[0] in ("pathlib", "importlib", "tomllib") for name in imported(path))
        or any(isinstance(node, ast.Name) and node.id == "open" for node in ast.walk(ast.parse(path.read_text())))
    ]
    assert ["engine/seeds.py"] == readers


def test_client_needs_nothing_of_the_art_extra() -> None:
    """numpy, Pillow and fontTools bake pictures and fonts; what is played with must do without."""
    bakers = ("game/art/bakery/", "game/art/make_fonts.py")
    found = [offence for house in HOUSES for offence in offences(house, {"numpy", "PIL", "fontTools"})]
    assert [] == [offence for offence in found if not offence.startswith(bakers)]
    assert [] == [
        offence
        for offence in offences("game", {"game"})
        if offence.split(" imports ")[1].startswith("game.art.bakery") and not offence.startswith(bakers)
    ]
    surfarray = [path for path in modules("game") if "surfarray" in path.read_text() and "bakery" not in path.parts]
    assert [] == surfarray


def test_imports_are_absolute() -> None:
    assert [] == [
        f"{path.relative_to(ROOT)}: {name}"
        for house in HOUSES
        for path in modules(house)
        for name in imported(path)
        if name.startswith(".")
    ]


def test_the_finder_of_imports_finds_them(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text("import a.b\ndef f():\n    from c import d\n    from .e import f\n")
    assert ["a.b", "c", ".e"] == list(imported(path))


@pytest.mark.parametrize("arguments", HEADLESS, ids=lambda arguments: " ".join(map(str, arguments))[:40])
def test_commands_without_a_window_never_load_pygame(arguments: list[str]) -> None:
    script = (
        "import sys\nfrom game.cli import main\n"
        "try:\n    main(sys.argv[1:])\nexcept SystemExit:\n    pass\n"
        "print(sorted(name for name in sys.modules if name.startswith('pygame')))"
    )
    done = run([sys.executable, "-c", script, *arguments], ROOT, {"PYTHONPATH": str(ROOT)})
    assert done.stdout.splitlines()[-1] == "[]"


# ---------------------------------------------------------------- the wheel


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this checkout and unpacked as an installer would."""
    folder = tmp_path_factory.mktemp("wheel")
    built = run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], ROOT, {})
    assert built.returncode == 0, built.stderr
    [wheel] = folder.glob("cabinet-*.whl")
    site = folder / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    return site


def run(command: list[str], folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Runs without a display."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "CABINET_HOME", "PYTHONPATH")
    base = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        command,
        cwd=folder,
        env={**base, "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def installed(site: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Python code with the unpacked wheel, outside the checkout."""
    environment = {"PYTHONPATH": str(site), "CABINET_HOME": str(site.parent / "home")}
    return run([sys.executable, "-c", code, *arguments], site.parent, environment)


CLI = "import sys; from game.cli import main; sys.exit(main())"


def test_wheel_holds_everything_that_is_needed_and_nothing_else(unpacked: Path) -> None:
    tops = {path.name for path in unpacked.iterdir()}
    assert {*HOUSES, "assets", "seeds"} == {name for name in tops if not name.endswith(".dist-info")}
    for house in (*HOUSES, "assets", "seeds"):
        there = {path.relative_to(unpacked) for path in (unpacked / house).rglob("*") if path.is_file()}
        here = {path.relative_to(ROOT) for path in (ROOT / house).rglob("*") if path.is_file()}
        assert {path for path in here if "__pycache__" not in path.parts} == there


def test_wheel_names_its_command_and_its_licence(unpacked: Path) -> None:
    [info] = unpacked.glob("*.dist-info")
    assert "cabinet = game.cli:main" in (info / "entry_points.txt").read_text()
    assert (ROOT / "LICENSE").read_bytes() == next(info.rglob("LICENSE")).read_bytes()


def test_wheel_works_outside_the_checkout(unpacked: Path) -> None:
    where = installed(unpacked, "import engine, ai, game; print(engine.__file__, ai.__file__, game.__file__)")
    assert where.stdout.count(str(unpacked)) == 3
    rules = installed(unpacked, CLI, "rules", "foreign_king", "--lang", "zh-TW")
    assert (0, "外國國王") == (rules.returncode, "外國國王" if "外國國王" in rules.stdout else rules.stderr)
    match = installed(unpacked, CLI, "match", "foreign_king", "--seats", "greedy,random", "--games", "1", "--json")
    assert (0, True) == (match.returncode, match.stdout.splitlines()[-1].startswith("{")), match.stderr


def test_wheel_keeps_the_users_things_out_of_itself(unpacked: Path) -> None:
    code = (
        "import os, pathlib; os.environ.pop('CABINET_HOME')\n"
        "from game import paths\n"
        "site = pathlib.Path(paths.__file__).parents[1]\n"
        "assert paths.ROOT == site and paths.ASSETS.is_dir() and paths.SEEDS.is_dir()\n"
        "print(any(site in path.parents for path in (paths.saves(), paths.settings(), paths.log())))"
    )
    assert "False\n" == installed(unpacked, code).stdout
