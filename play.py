"""Opens Cabinet from a checkout: `python3 play.py`. `python3 play.py test` runs the checks; the rest goes to `cabinet`.

Needs nothing but Python: the first call makes `.venv` and installs the project and its tools there, later calls are
quick.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "cabinet.stamp"
LOG = VENV / "setup.log"
VERSIONS = ((3, 11), (3, 12), (3, 13))
REPLACES = os.name == "posix"
"""Whether a process can be replaced by another."""

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("pytest", "-n", "2"),
)


class CannotStart(Exception):
    """The sentence is for the player."""


def main(arguments: "list[str]") -> int:
    """Sets up if needed, then runs; the exit status is that of what was run, 2 when it could not be run."""
    try:
        if sys.version_info[:2] not in VERSIONS:
            return _run([_other_python(), str(Path(__file__).resolve()), *arguments])
        python = _set_up()
    except CannotStart as error:
        print(error, file=sys.stderr)
        return 2
    if arguments[:1] == ["test"]:
        return _test(python, arguments[1:])
    return _run([str(python), "-m", "game.cli", *arguments])


def _run(command: "list[str]") -> int:
    """Runs in place of this process where the system can do that."""
    sys.stdout.flush()
    sys.stderr.flush()
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")])))
    if REPLACES:
        os.execve(command[0], command, environment)
    return subprocess.call(command, env=environment)


def _test(python: Path, arguments: "list[str]") -> int:
    """Runs every check, also after one has failed. `arguments` go to pytest."""
    environment = dict(os.environ)
    for driver in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        environment.setdefault(driver, "dummy")
    failed = []
    for tool, *options in CHECKS:
        extra = arguments if tool == "pytest" else []
        print("$", tool, *options, *extra, flush=True)
        if subprocess.call([str(python), "-m", tool, *options, *extra], cwd=ROOT, env=environment):
            failed.append(" ".join([tool, *options]))
    print("All checks passed." if not failed else "Failed: " + ", ".join(failed) + ".", flush=True)
    return 1 if failed else 0


def _set_up() -> Path:
    """The Python of a `.venv` in which the project is installed as `pyproject.toml` says now."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = _stamp()
    if python.exists() and STAMP.is_file() and STAMP.read_text() == stamp:
        return python
    print("Setting up Cabinet in .venv; this is done once and takes a minute or two.", file=sys.stderr, flush=True)
    if not python.exists() or not _works(python):
        _step(
            [sys.executable, "-m", "venv", "--clear", str(VENV)],
            "Python could not make a virtual environment; on Debian and Ubuntu, install python3-venv.",
        )
    _step(
        [str(python), "-m", "pip", "install", "--quiet", "--retries", "2", "--editable", str(ROOT) + "[dev]"],
        "The packages that Cabinet needs could not be installed; is there a network connection?",
    )
    STAMP.write_text(stamp)
    return python


def _stamp() -> str:
    """What the installation depends on: the project file, this Python, and where the checkout lies."""
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    return f"{digest} {sys.version_info[0]}.{sys.version_info[1]} {ROOT}\n"


def _works(python: Path) -> bool:
    return subprocess.run([str(python), "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


def _step(command: "list[str]", complaint: str) -> None:
    """Runs one step of the installation. What it says goes to the log; a failure is one sentence."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    except OSError as error:
        raise CannotStart(f"{complaint} ({error})") from None
    if done.returncode:
        where = ""
        if VENV.is_dir():
            LOG.write_bytes(done.stdout)
            where = f" What was tried is in {LOG}."
        raise CannotStart(complaint + where)


def _other_python() -> str:
    """Another Python on this machine that will do."""
    for major, minor in reversed(VERSIONS):
        found = shutil.which(f"python{major}.{minor}")
        if found:
            return found
    here = ".".join(map(str, sys.version_info[:3]))
    raise CannotStart(f"Cabinet needs Python 3.11, 3.12 or 3.13; this is {here}.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
