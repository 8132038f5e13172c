"""Tables in states that take a hand to reach: hovered, explained, hinted at, asked, in the middle of a film."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Final, NamedTuple

import pygame

from ai.search import Considered, Thought
from ai.worker import Answer
from engine.api import Game, Journal, Move, Note
from engine.catalogue import find
from engine.match import Match
from game.app import App
from game.scenes.base import Scene
from game.scenes.table import TableScene
from game.scenes.table_pointer import GROUP
from game.scenes.table_thinker import Hint
from game.stage.film import Frame

Maker = Callable[[App], Scene]
Deal = Callable[[int, int], Match]
"""Deals a game at a number of players from a seed, nothing played yet; seat 0 is a person, the rest are bots."""

SEEDS: Final = 400
EARLY: Final = 50
LIVELY: Final = 9
"""So many moves and points make a table that is worth a picture."""
STEP: Final = 1 / 30


class Moment(NamedTuple):
    """An instant of a film, `seconds` after a note begins.

    It is the first of that key with facts at least as large as `least`; `also` are keys told in the same turn.
    """

    key: str
    seconds: float
    also: tuple[str, ...] = ()
    least: tuple[tuple[str, int], ...] = ()

    def fits(self, note: Note) -> bool:
        return note.key == self.key and all(note.facts[name] >= number for name, number in self.least)


MOMENTS: Final[dict[str, dict[str, Moment]]] = {
    "foreign_king": {
        "walk": Moment("king_arrived", 0.65, (), (("steps", 3),)),
        "scoring": Moment("scored_factories", 0.62, ("king_arrived", "released")),
        "end": Moment("bonus_provinces", 0.7),
    },
    "quebec": {
        "scoring": Moment("zone_scored", 0.6, (), (("step", 3),)),
        "cascade": Moment("cascaded", 0.6),
        "end": Moment("final_group", 0.5),
    },
    "louis_xiv": {
        "patronage": Moment("rewarded", 0.5, ("bribed",)),
        "turned": Moment("turned", 0.12),
        "home": Moment("markers_home", 0.22),
        "end": Moment("family", 0.5),
    },
    "quo_vadis": {
        "promotion": Moment("promoted", 0.3, ("deal_made",)),
        "payment": Moment("paid", 0.45),
        "end": Moment("eliminated", 0.2),
    },
}
QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "foreign_king": ("release", "lay_down"),
    "quebec": ("redirect", "architect", "district", "upgrade", "activate"),
    "louis_xiv": ("move_on", "intrigue", "bribe", "mission", "deck", "keep_chip", "guest"),
    "quo_vadis": ("accept", "take", "bid", "pick", "settle"),
}
"""Verbs of decisions that are too rare to meet by chance."""
CHOICE: Final[dict[str, str]] = {"foreign_king": "king_to", "quebec": "start", "louis_xiv": "put", "quo_vadis": "place"}
"""The decision that is hovered and hinted at."""
LIT: Final[dict[str, str]] = {"quebec": "contribute", "quo_vadis": "promote"}
"""The group of spots that is lit alone."""

FORM_KEYS: Final[dict[str, tuple[int, ...]]] = {
    "quo_vadis": (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_a, pygame.K_1, pygame.K_1, *[pygame.K_RETURN] * 3),
}
"""What is pressed in the form that is opened first."""


class Still(TableScene):
    """A table at which time stands still, so that the middle of a motion can be seen."""

    def enter(self) -> None:
        self.dirty = True

    def update(self, dt: float) -> None:
        pass


def tables(game: Game, deal: Deal) -> Iterator[tuple[str, Maker]]:
    """The tables of a game with their names."""
    most = max(game.players)
    choice = CHOICE.get(game.id, "")
    yield "hover", lambda app: _hovered(app, asked(game.id, choice, most, deal))
    yield "why_not", lambda app: _explained(app, asked(game.id, choice, most, deal))
    yield "hint", lambda app: _hinted(app, asked(game.id, choice, most, deal))
    if game.id in LIT:
        yield "lit", lambda app: _lit(app, asked(game.id, choice, most, deal), LIT[game.id])
        yield "advice", lambda app: _advised(app, asked(game.id, choice, most, deal))
    if game.id in FORM_KEYS:
        yield "form", lambda app: _formed(app, asked(game.id, choice, most, deal), FORM_KEYS[game.id])
        yield "drawer", lambda app: _drawn_out(app, asked(game.id, choice, most, deal))
    yield "log", lambda app: _logged(app, asked(game.id, "", most, deal))
    for verb in QUESTIONS.get(game.id, ()):
        yield verb, lambda app, verb=verb: TableScene(app, asked(game.id, verb, most, deal))  # type: ignore[misc]
    for players in sorted(game.players)[:-1]:
        yield f"of_{players}", lambda app, n=players: TableScene(app, asked(game.id, "", n, deal))  # type: ignore[misc]
    for name, moment in MOMENTS.get(game.id, {}).items():
        yield name, lambda app, moment=moment: _filmed(app, game.id, moment, deal)  # type: ignore[misc]


# ---------------------------------------------------------------------- positions


def games(players: int, deal: Deal) -> Iterator[tuple[Match, Random]]:
    """Matches to be played at random, each with its chance."""
    for seed in range(SEEDS):
        yield deal(players, seed), Random(seed)


@cache
def line_to(game_id: str, verb: str, players: int, deal: Deal) -> tuple[int, tuple[Move, ...]]:
    """Seed and moves of a settled game that leads to a decision of seat 0; with a verb only to one of that kind."""
    for match, chance in games(players, deal):
        while not match.over:
            state = match.state
            moves = state.legal_moves()
            mine = state.current_player == 0 and len(match.moves) >= EARLY and len(moves) > 1
            if mine and verb in ("", moves[0][0]) and max(state.scores()) >= LIVELY:
                return match.setup.seed, tuple(match.moves)
            match.play(chance.choice(state.candidates()))
    raise LookupError(f"{game_id}: no game comes to {verb!r}")


def asked(game_id: str, verb: str, players: int, deal: Deal) -> Match:
    """A match in which seat 0 has such a decision to make."""
    return _played(deal, players, *line_to(game_id, verb, players, deal))


@cache
def line_of(game_id: str, moment: Moment, deal: Deal) -> tuple[int, int, tuple[Move, ...]]:
    """Players, seed and moves of a game whose last move is told with the notes of a moment."""
    players = max(find(game_id).players)
    for match, chance in games(players, deal):
        seen: list[str] = []
        while not match.over:
            move = chance.choice(match.state.candidates())
            notes = match.play(move, Journal())
            keys = [note.key for note in notes]
            seen = keys if "chose" in keys else [*seen, *keys]
            if len(match.moves) >= EARLY and any(map(moment.fits, notes)) and set(moment.also) <= set(seen):
                return players, match.setup.seed, tuple(match.moves)
    raise LookupError(f"{game_id}: no game comes to {moment.key!r}")


def _played(deal: Deal, players: int, seed: int, moves: tuple[Move, ...]) -> Match:
    match = deal(players, seed)
    for move in moves:
        match.play(move)
    return match


# ---------------------------------------------------------------------- what is done at the table


def _hovered(app: App, match: Match) -> Scene:
    scene = TableScene(app, match)
    spots = [spot for spot in scene.play.spots.list if spot.board]
    scene.pointer.move(*spots[len(spots) // 2].region.centre)
    return scene


def _explained(app: App, match: Match) -> Scene:
    """The pointer rests on something that cannot be chosen, and is told why."""
    scene = TableScene(app, match)
    play = scene.play
    for thing in play.board.things(play.shown, play.sitting):
        point = thing.region.centre
        tip = play.board.explain(thing.name, play.shown, play.sitting)
        if tip is not None and play.spots.hit(*point) is None and any(line.tone == "bad" for line in tip.lines):
            scene.pointer.move(*point)
            break
    return scene


def _hinted(app: App, match: Match) -> Scene:
    scene = TableScene(app, match)
    best = [Considered(move, 400 - 90 * i, 0.62 - 0.05 * i) for i, move in enumerate(match.state.candidates()[:3])]
    thought = Thought(best, [], best[0].move, 1000)
    scene.play.hint = Hint(Answer(match.id, len(match.moves), thought, 1.5))
    return scene


def _lit(app: App, match: Match, group: str) -> Scene:
    """One group of spots is lit, and the first of them hovered."""
    scene = TableScene(app, match)
    scene.command(GROUP + group)
    scene.pointer.move(*scene.play.spots.list[0].region.centre)
    return scene


class Advised(TableScene):
    """A table of somebody who has never finished this game."""

    def _help(self) -> None:
        self.canvas.show_glow = self.canvas.advises = True


def _advised(app: App, match: Match) -> Scene:
    return Advised(app, match)


def _formed(app: App, match: Match, keys: tuple[int, ...]) -> Scene:
    """A form lies over the table, and something has been put together in it."""
    scene = TableScene(app, match)
    for spot in reversed(scene.play.spots.list):
        if scene.sheet.pick(spot.move):
            break
    for key in keys:
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    return scene


def _drawn_out(app: App, match: Match) -> Scene:
    """The board's own drawer is open."""
    scene = TableScene(app, match)
    scene.command("drawer")
    return scene


def _logged(app: App, match: Match) -> Scene:
    scene = TableScene(app, match)
    scene.log.open = True
    return scene


def _filmed(app: App, game_id: str, moment: Moment, deal: Deal) -> Scene:
    """A replay that stands still at a moment."""
    players, seed, moves = line_of(game_id, moment, deal)
    scene = Still(app, _played(deal, players, seed, moves))
    play = scene.play
    play.stage.pace = 1.0
    play.replay()
    while play.film is not None and not _shows(play.film.frame, moment):
        play.film.skip()
        play.film.step()
    for _ in range(round(moment.seconds / STEP)):
        play.update(STEP)
    return scene


def _shows(frame: Frame | None, moment: Moment) -> bool:
    return frame is not None and isinstance(frame.data, Note) and moment.fits(frame.data)
