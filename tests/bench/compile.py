"""Builds engine/ and ai/ with mypyc in a temporary folder and says how much faster random play is there.

    python -m tests.bench.compile [--keep DIR]

Nothing in the checkout changes. Needs a C compiler and the `dev` extra.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
EXPECTED = 2.5
ROUNDS = 3
"""Measured so often in turn, and the best of each taken: other work on the machine only ever slows."""
MEASURE = """
import json
import engine.foreign_king.state as state
from ai.bench import measure
print(json.dumps({"compiled": not state.__file__.endswith(".py"), **measure("foreign_king", 4.0)}))
"""


def sources(folder: Path) -> list[str]:
    """The modules to compile: all but the empty package files."""
    return [
        str(path.relative_to(folder))
        for package in ("engine", "ai")
        for path in sorted((folder / package).rglob("*.py"))
    ]


def build(folder: Path) -> None:
    """Copies the sources and compiles them in place."""
    for name in ("engine", "ai", "seeds"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "mypyc", "--strict", "--ignore-missing-imports", *sources(folder)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"mypyc failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


def figures(folder: Path) -> dict[str, Any]:
    """The figures of `ai.bench.measure` with the packages of that folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", MEASURE], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--keep", type=Path, help="build in this folder and leave it there")
    keep: Path | None = parser.parse_args().keep
    with tempfile.TemporaryDirectory() as scratch:
        folder = keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        build(folder)
        rounds = [(figures(ROOT), figures(folder)) for _ in range(ROUNDS)]
        plain, compiled = (max(each, key=lambda run: run["decisions_per_s"]) for each in zip(*rounds, strict=True))
    if plain["compiled"] or not compiled["compiled"]:
        sys.exit("the two runs did not compare an interpreted with a compiled engine")
    for name in ("decisions_per_s", "clone_us", "playouts_per_s", "search_iterations_per_s"):
        print(f"{name:26}{plain[name]:14.1f}{compiled[name]:14.1f}{compiled[name] / plain[name]:8.2f}")
    ratio = compiled["decisions_per_s"] / plain["decisions_per_s"]
    print(f"ratio of decisions {ratio:.2f}, expected at least {EXPECTED}")
    sys.exit(0 if ratio >= EXPECTED else 1)


if __name__ == "__main__":
    main()
