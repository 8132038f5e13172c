"""Tables of Quo Vadis? for tests, and a player who makes deals with mouse or keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from engine.api import Move, Value
from engine.match import Match
from engine.rng import Rng
from game.app import App
from game.boards.quo_vadis import deal_keys
from game.boards.quo_vadis.deal_form import DealForm
from game.boards.quo_vadis.items import Item
from game.scenes.curtain import CurtainScene
from game.scenes.table import TableScene
from tests.game import tables
from tests.game.tables import click_at, frame, play_until, press

NAMES = ("Aurelia", "Cato", "Fulvia", "Varro", "Crassus")
FORMS = frozenset({"accept", "refuse", "counter", "take", "drop", "bid", "pass", "pick", "cancel"})
"""What is decided in a form."""
LIKELY = {"place": 5, "promote": 9, "offer": 9, "draft": 3, "call": 1, "caesar": 1, "accept": 4, "take": 3}


def make_match(
    players: int = 3, persons: tuple[int, ...] = (0,), options: Mapping[str, Value] | None = None, seed: int = 5
) -> Match:
    return tables.make_match(players, persons, seed=seed, game="quo_vadis", options=options, names=NAMES)


def likely(moves: list[Move], rng: Rng) -> Move:
    """A move at random, of a kind that brings the game on."""
    kinds = list(dict.fromkeys(move[0] for move in moves))
    weights = [LIKELY.get(str(kind), 2) for kind in kinds]
    n = rng.below(sum(weights))
    for kind, weight in zip(kinds, weights, strict=True):
        n -= weight
        if n < 0:
            return rng.choice([move for move in moves if move[0] == kind])
    raise AssertionError


def play_on(match: Match, until: Callable[[Match], bool], seed: int = 3) -> Match:
    """Likely moves until something holds."""
    return play_until(match, until, seed, lambda rng, moves: likely(moves, rng))


# ---------------------------------------------------------------------- forms


def form_of(scene: TableScene) -> DealForm:
    form = scene.sheet.form
    assert isinstance(form, DealForm)
    return form


def item(scene: TableScene, name: str) -> Item:
    """What a command of the form is clicked on."""
    items = form_of(scene).items(scene.app.view)
    found = [item for item in items if item.name == name and item.kind != "checkbox"]
    assert found, (name, [item.name for item in items if item.name])
    return found[0]


def click_item(app: App, scene: TableScene, name: str) -> None:
    """Clicks on a part of the form, if it is what lies uppermost there."""
    box = item(scene, name).box
    x, y = box.centre
    hit = form_of(scene).item_at(app.view, *app.view.point(app.view.pos(x, y)))
    assert hit is not None
    assert hit.name == name, (name, hit)
    click_at(app, x, y)


def tops(scene: TableScene) -> list[str]:
    """All commands that can be clicked now."""
    form = form_of(scene)
    return [item.name for item in form.items(scene.app.view) if item.name]


def lift_curtain(app: App) -> bool:
    """The next person is there."""
    if isinstance(app.top, CurtainScene):
        app.top.open()
        frame(app)
        return True
    return False


def keys(app: App, *codes: int, mod: int = 0) -> None:
    for code in codes:
        press(app, code, mod)


def finish_vow(app: App, scene: TableScene, rng: Rng) -> None:
    """Puts a promise together at random, by digits and arrows."""
    for _ in range(12):
        editor = form_of(scene).editor
        if editor is None:
            return
        count = len(editor.options)
        if count <= 9 and rng.below(2):
            press(app, pygame.K_1 + rng.below(count))
        else:
            for _ in range(rng.below(count)):
                press(app, pygame.K_RIGHT)
            press(app, pygame.K_RETURN)
    raise AssertionError("the promise was never finished")


def finish_vow_by_mouse(app: App, scene: TableScene, rng: Rng) -> None:
    for _ in range(12):
        editor = form_of(scene).editor
        if editor is None:
            return
        click_item(app, scene, f"vow:{rng.below(len(editor.options))}")
    raise AssertionError("the promise was never finished")


def dress_up(app: App, scene: TableScene, rng: Rng, mouse: bool) -> None:
    """Changes a few things of the deal in the making."""
    form = form_of(scene)
    vow = finish_vow_by_mouse if mouse else finish_vow
    for _ in range(1 + rng.below(4)):
        if mouse:
            names = [n for n in tops(scene) if n.split(":")[0] in ("less", "more", "mine", "theirs", "chip", "ask")]
            names += [n for n in tops(scene) if n.split(":")[0] in ("cut_mine", "cut_theirs", "due", "target")]
            click_item(app, scene, rng.choice(names))
            if form.editor is not None:
                vow(app, scene, rng)
            continue
        what = rng.below(7)
        if what < 2:
            press(app, pygame.K_DOWN if what else pygame.K_UP)
        elif what == 2:
            press(app, rng.choice([pygame.K_LEFT, pygame.K_RIGHT]))
        elif what == 3:
            press(app, pygame.K_SPACE)
        elif what == 4:
            press(app, pygame.K_1 + rng.below(max(1, min(9, len(deal_keys.chips(form))))))
        elif what == 5:
            press(app, pygame.K_a, rng.choice([0, pygame.KMOD_SHIFT]))
            if form.editor is not None:
                vow(app, scene, rng)
        else:
            press(app, rng.choice([pygame.K_DELETE, pygame.K_TAB]))
