"""Every scene as a picture, drawn without a screen: `cabinet shots DIR`."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random

import pygame

from engine.api import Game
from engine.catalogue import GAMES, find
from engine.match import BOT, HUMAN, Match, SeatSetup, arrange
from game.app import App
from game.art.palette import LOOKS, looks_of
from game.records import Records
from game.saves import Saves
from game.scenes.base import Scene
from game.settings import Settings
from game.stills import Deal, tables
from game.text import t

SEED = 1831
NAMED_DAY = 1_735_732_800
"""When the saves and records of the pictures were made, so that pictures can be compared: 1 January 2025, noon UTC."""

MARKS = ("disc", "square", "diamond", "triangle", "star")
FACES = ("elise", "lambert", "charlotte", "rogier", "ottilie")
LEVELS = ("", "minister", "monarch", "courtier", "novice")
Maker = Callable[[App], Scene]


def example(
    game: Game, moves: int | None = None, seed: int = SEED, people: int = 1, players: int | None = None
) -> Match:
    """A match played at random, up to a number of moves or to its end; the first seats are people."""
    count = players or min(4, max(game.players))
    looks = {LOOKS[look].mark: look for look in looks_of(game.id)}
    seats = [
        SeatSetup(
            t(f"person.{FACES[i]}"),
            HUMAN if i < people else BOT,
            "" if i < people else LEVELS[i],
            "",
            looks[MARKS[i]],
            "" if i < people else FACES[i],
        )
        for i in range(count)
    ]
    match = Match(arrange(game, seats, {}, seed), f"{seed:016x}")
    chance = Random(seed)
    while not match.over and (moves is None or len(match.moves) < moves):
        match.play(chance.choice(match.state.candidates()))
    return match


@cache
def dealer(game: Game) -> Deal:
    """Deals the game."""

    def deal(players: int, seed: int) -> Match:
        return example(game, 0, seed, players=players)

    return deal


def decisions(game: Game, most: int = 5, settled: int = 60) -> Iterator[tuple[str, Match]]:
    """Matches in which the person decides: the first decision, then one of each kind from a settled table on."""
    match = example(game, 0)
    chance = Random(SEED)
    seen: set[str] = set()
    while not match.over and len(seen) < most:
        moves = match.state.legal_moves()
        kind = "first" if not match.moves else str(moves[-1][0])
        wanted = match.state.current_player == 0 and (not seen or len(match.moves) >= settled)
        if wanted and kind not in seen and len(moves) > 1:
            seen.add(kind)
            yield kind, example_of(match)
        match.play(chance.choice(match.state.candidates()))


def example_of(match: Match) -> Match:
    """A copy of a match as it stands."""
    copy = Match(match.setup, match.id)
    for move in match.moves:
        copy.play(move)
    return copy


@cache
def tie_seed(game_id: str) -> int:
    """A seed that leads to a shared win, or, where none of the first two hundred does, any."""
    for seed in range(200):
        if sum(place == 1 for place in example(find(game_id), seed=seed).state.ranks()) > 1:
            return seed
    return SEED


def scenes() -> list[tuple[str, Maker]]:
    """Every scene with its name. Scenes are made when they are drawn."""
    return [*_menus(), *_games(), *_overlays()]


def _menus() -> list[tuple[str, Maker]]:
    from game.scenes.curtain import CurtainScene
    from game.scenes.hall import HallScene
    from game.scenes.load import LoadScene
    from game.scenes.select import SelectScene
    from game.scenes.settings import SettingsScene

    return [
        ("select", SelectScene),
        ("load", LoadScene),
        ("load_damaged", _damaged),
        ("hall", HallScene),
        ("settings", SettingsScene),
        ("curtain", lambda app: CurtainScene(app, t("person.elise"), "blue", lambda: None)),
    ]


def _damaged(app: App) -> Scene:
    from game.scenes.load import LoadScene

    scene = LoadScene(app)
    scene.chosen = next(i for i, entry in enumerate(scene.entries) if not entry.ok)
    return scene


def _games() -> list[tuple[str, Maker]]:
    from game.scenes.results import ResultsScene
    from game.scenes.rules import REFERENCE, RulesScene
    from game.scenes.setup import SetupScene
    from game.scenes.setup_draft import draft
    from game.scenes.table import TableScene

    found: list[tuple[str, Maker]] = []
    for game in GAMES:

        def setup(app: App, game: Game = game) -> Scene:
            from ai.bots import personalities

            return SetupScene(
                app, game, draft(game, tuple(personalities(game.id)), t("person.elise"), SEED * 10000 + 721)
            )

        def rules(app: App, game: Game = game) -> Scene:
            return RulesScene(app, game.id)

        def reference(app: App, game: Game = game) -> Scene:
            return RulesScene(app, game.id, REFERENCE)

        def results(app: App, game: Game = game) -> Scene:
            return ResultsScene(app, example(game), enters=False)

        def shared(app: App, game: Game = game) -> Scene:
            return ResultsScene(app, example(game, seed=tie_seed(game.id)), enters=False)

        found += [
            (f"{game.id}_setup", setup),
            (f"{game.id}_rules", rules),
            (f"{game.id}_reference", reference),
            (f"{game.id}_results", results),
            (f"{game.id}_results_shared", shared),
        ]
        for kind, match in decisions(game):

            def table(app: App, match: Match = match) -> Scene:
                return TableScene(app, example_of(match))

            found.append((f"{game.id}_table_{kind}", table))
        found += [(f"{game.id}_table_{name}", maker) for name, maker in tables(game, dealer(game))]
    return found


def _overlays() -> list[tuple[str, Maker]]:
    from game.scenes.dialog import Answer, DialogScene
    from game.scenes.pause import PauseScene

    return [
        ("pause", lambda app: PauseScene(app, GAMES[0].id, lambda: "")),
        (
            "dialog",
            lambda app: DialogScene(
                app, t("load.delete.sure"), [Answer(t("load.delete")), Answer(t("dialog.cancel"), chief=False)]
            ),
        ),
    ]


# ---------------------------------------------------------------------- drawing


def furnish(folder: Path) -> Saves:
    """A folder of saves with games under way, a damaged one and some records."""
    saves = Saves(folder, clock=lambda: float(NAMED_DAY))
    for game in GAMES:
        saves.autosave(example(game, 190))
        saves.write(example(game, 90, seed=SEED + 1), "by-hand")
        broken = saves.write(example(game, 40, seed=SEED + 2), "broken")
        saves.write(example(game, 41, seed=SEED + 2), "broken")
        broken.write_bytes(broken.read_bytes()[:-40])
        os.utime(broken, (NAMED_DAY, NAMED_DAY))
        for i in range(6):
            Records(folder / "records.json").add(example(game, seed=SEED + 3 + i), ended=NAMED_DAY + 90_000 * i)
    return saves


def draw(app: App, scene: Scene) -> pygame.Surface:
    """The picture of a scene that has come to rest; what lies over another scene is drawn over the cabinet."""
    from game.scenes.select import SelectScene

    while app.scenes:
        app.scenes.pop().leave()
    if scene.overlay:
        app.push(SelectScene(app))
    app.push(scene)
    for _ in range(6):
        app.step(0.25, [])
    scene.dirty = True
    app.step(0.0, [])
    return app.screen.copy()


def main(folder: Path, sizes: Sequence[tuple[int, int]], languages: Sequence[str]) -> None:
    """Writes `<scene>.<language>.<width>x<height>.png` for each."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        saves = furnish(Path(home))
        for size in sizes:
            for language in languages:
                app = App(Settings(language=language, animation="off", muted=True, player_name=""), saves, size)
                for name, make in scenes():
                    picture = draw(app, make(app))
                    pygame.image.save(picture, folder / f"{name}.{language}.{size[0]}x{size[1]}.png")
                app.quit()
