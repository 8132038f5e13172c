"""What the player has set: language, speed, sound, window."""

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from game import files, paths

LANGUAGES: Final = ("en", "zh-TW")
ANIMATIONS: Final = ("off", "fast", "normal", "slow")

_CHOICES: Final[dict[str, tuple[str, ...]]] = {"language": LANGUAGES, "animation": ANIMATIONS}


@dataclass
class Settings:
    """`setups` holds by game how it was set up last, see `game.scenes.setup_memory`.

    `problem` is the key of a sentence that says what is wrong with the stored settings, or ""; it is not stored.
    """

    language: str = "en"
    animation: str = "normal"
    volume: int = 70
    muted: bool = False
    fullscreen: bool = False
    hints: bool = True
    confirm_undo: bool = True
    player_name: str = ""
    setups: dict[str, Any] = field(default_factory=dict)
    problem: str = ""

    def save(self, path: Path | None = None) -> bool:
        """Writes the settings. Never fails: what could not be written is told by False and by `problem`."""
        stored = {name: value for name, value in asdict(self).items() if name != "problem"}
        text = json.dumps(stored, indent=2, ensure_ascii=False, sort_keys=True)
        try:
            files.write(path or paths.settings(), text.encode() + b"\n")
        except OSError:
            self.problem = "settings.problem.unwritable"
            return False
        self.problem = ""
        return True


def load(path: Path | None = None) -> Settings:
    """The stored settings. Never fails: what cannot be read takes its default, and `problem` is set."""
    path = path or paths.settings()
    settings = Settings()
    try:
        stored: Any = json.loads(path.read_bytes())
    except FileNotFoundError:
        return settings
    except (OSError, ValueError, RecursionError):
        settings.problem = "settings.problem.unreadable"
        return settings
    if not isinstance(stored, dict):
        settings.problem = "settings.problem.unreadable"
        return settings
    for name in [one.name for one in fields(Settings) if one.name in stored and one.name != "problem"]:
        if _fits(name, stored[name], getattr(settings, name)):
            setattr(settings, name, stored[name])
        else:
            settings.problem = "settings.problem.value"
    return settings


def _fits(name: str, value: Any, default: Any) -> bool:
    if type(value) is not type(default):
        return False
    if name in _CHOICES:
        return value in _CHOICES[name]
    if name == "volume":
        return 0 <= value <= 100
    return not isinstance(value, str) or len(value) <= 40
