"""The bots by name: levels, personalities, and the text that names them (`minister:iterations=800`)."""

from typing import Final, NamedTuple, Protocol

from ai.lookahead import greedy
from ai.playbook import Playbook, find, measured, personalities
from ai.search import Budget, Checkpoint, Considered, Search, Thought, no_checkpoint
from engine import catalogue
from engine.api import Game, State
from engine.rng import Rng

__all__ = ["LEVELS", "BadSpec", "Bot", "Spec", "make", "make_for", "parse", "personalities"]

LEVELS: Final = ("random", "greedy", "novice", "courtier", "minister", "monarch")
"""From the weakest to the strongest. People are offered the last four, as one to four crowns."""

BUDGETS: Final = {
    "novice": Budget(None, 120),
    "courtier": Budget(None, 600),
    "minister": Budget(0.9, 2_500),
    "monarch": Budget(2.8, 10_000),
}

LONGEST_SECONDS: Final = 3600.0
MOST_ITERATIONS: Final = 10_000_000


class BadSpec(ValueError):
    """The text names no bot; the message is one sentence that says why."""


class Spec(NamedTuple):
    """A bot that was named: its level, what it may spend on a decision (None without search) and its style."""

    level: str
    budget: Budget | None
    style: str


class Bot(Protocol):
    """Chooses moves for one seat. `choose` is given what the seat observes, and does not change it."""

    def choose(self, observed: State, checkpoint: Checkpoint = no_checkpoint) -> Thought: ...


class RandomBot:
    """Plays any candidate move."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, observed: State, checkpoint: Checkpoint = no_checkpoint) -> Thought:
        checkpoint(0.0)
        move = self.rng.choice(observed.candidates())
        return Thought([Considered(move, 0, 0.5)], [move], move, 0)


class GreedyBot:
    """The playbook without a search: the action that leads to the best position at once."""

    def __init__(self, playbook: Playbook, seed: int) -> None:
        self.playbook = playbook
        self.rng = Rng(seed)

    def choose(self, observed: State, checkpoint: Checkpoint = no_checkpoint) -> Thought:
        return _speaking(self.playbook, observed, greedy(self.playbook, observed, self.rng, checkpoint))


class SearchBot:
    """The playbook with the tree search on top. The small decisions of one action go on with one tree."""

    def __init__(self, game: Game, playbook: Playbook, budget: Budget, seed: int) -> None:
        self.game = game
        self.playbook = playbook
        self.budget = budget
        self.rng = Rng(seed)
        self.last: Search | None = None

    def choose(self, observed: State, checkpoint: Checkpoint = no_checkpoint) -> Thought:
        search = Search(self.game, self.playbook, observed, self.rng.bits())
        part = 1.0 if self.last is None else 1.0 - search.inherit(self.last)
        self.last = None
        thought = search.run(self.budget.part(part), checkpoint)
        self.last = search
        return _speaking(self.playbook, observed, thought)


def _speaking(playbook: Playbook, observed: State, thought: Thought) -> Thought:
    """The thought with what the bot says to its choice."""
    remark = playbook.remark(observed, thought.best)
    return thought if remark is None else thought._replace(remark=remark)


def parse(text: str) -> Spec:
    """Reads `LEVEL[:SETTING=VALUE]...`; the settings are `iterations`, `seconds` and `style`. Raises `BadSpec`."""
    level, *settings = text.split(":")
    if level not in LEVELS:
        raise BadSpec(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    budget = BUDGETS.get(level)
    seconds: float | None = None
    iterations: int | None = None
    style = ""
    for setting in settings:
        name, _, value = setting.partition("=")
        if name == "style":
            style = value
        elif name not in ("iterations", "seconds"):
            raise BadSpec(f"{text!r}: a bot has the settings iterations, seconds and style, not {name!r}")
        elif budget is None:
            raise BadSpec(f"{text!r}: {level} does not search, so it has no {name}")
        elif name == "iterations":
            iterations = _whole(text, value)
        else:
            seconds = _seconds(text, value)
    if seconds is not None or iterations is not None:
        budget = Budget(seconds, iterations)
    return Spec(level, budget, style)


def _whole(text: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and 1 <= int(value[:9]) <= MOST_ITERATIONS and len(value) < 9):
        raise BadSpec(f"{text!r}: iterations must be a whole number from 1 to {MOST_ITERATIONS}, not {value!r}")
    return int(value)


def _seconds(text: str, value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= LONGEST_SECONDS:
        raise BadSpec(f"{text!r}: seconds must be a number above 0 and at most {LONGEST_SECONDS:.0f}, not {value!r}")
    return seconds


def make(game_id: str, spec: str, style: str = "", seed: int = 0) -> Bot:
    """The bot a spec names; a style in the spec goes before `style`. Raises `BadSpec`, `KeyError` for the game."""
    game = catalogue.find(game_id)
    parsed = parse(spec)
    wanted = parsed.style or style
    if wanted and wanted not in personalities(game_id) + measured(game_id):
        known = ", ".join(personalities(game_id)) or "none"
        raise BadSpec(f"{spec!r}: {game_id} has no style {wanted!r}; there are: {known}")
    return make_for(game, find(game_id, wanted), parsed, seed)


def make_for(game: Game, playbook: Playbook, spec: Spec, seed: int) -> Bot:
    """The bot of a parsed spec for any game and playbook."""
    if spec.level == "random":
        return RandomBot(seed)
    if spec.budget is None:
        return GreedyBot(playbook, seed)
    return SearchBot(game, playbook, spec.budget, seed)
