"""Where things lie: what the program brings with it, and what belongs to the user.

`CABINET_HOME` puts all of the user's things into one folder. Without it a checkout keeps saves in its own `saves/`, an
installed program where the system wants them.
"""

import os
from pathlib import Path
from typing import Final

import engine

ROOT: Final = Path(engine.__file__).resolve().parent.parent
ASSETS: Final = ROOT / "assets"
SEEDS: Final = ROOT / "seeds"

_NAME: Final = "cabinet"


def is_checkout() -> bool:
    """Whether the program runs from its source."""
    return (ROOT / "pyproject.toml").is_file() and (ROOT / "play.py").is_file()


def _home() -> Path | None:
    home = os.environ.get("CABINET_HOME", "")
    return Path(home).expanduser() if home else None


def saves() -> Path:
    """The folder of saved games. It need not exist yet."""
    home = _home()
    if home is not None:
        return home / "saves"
    if is_checkout():
        return ROOT / "saves"
    import platformdirs

    return Path(platformdirs.user_data_dir(_NAME, appauthor=False)) / "saves"


def settings() -> Path:
    """The file of settings."""
    home = _home()
    if home is not None:
        return home / "settings.json"
    import platformdirs

    return Path(platformdirs.user_config_dir(_NAME, appauthor=False)) / "settings.json"


def log() -> Path:
    """The file that failures of bots and scenes are written to."""
    home = _home()
    if home is not None:
        return home / "cabinet.log"
    import platformdirs

    return Path(platformdirs.user_log_dir(_NAME, appauthor=False)) / "cabinet.log"
