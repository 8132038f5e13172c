"""What a match of Quo Vadis? will show, drawn ahead of time one picture a step."""

from collections.abc import Iterator

from game.art.quo_vadis import deal, figures, ground, laurels, ledger, light, panels, plan
from game.art.quo_vadis.tones import ACTION_ICONS
from game.art.surfaces import scale, unit


def _px(length: float) -> int:
    return round(length * scale())


def pictures(looks: tuple[str, ...]) -> Iterator[None]:
    """Draw one picture a step: what every turn shows first, the sheets of a deal last."""
    ground.ground()
    yield
    for look in looks:
        for px in (plan.SENATOR, 88.0, 70.0, 27.0):
            figures.standing(look, _px(px))
            yield
        figures.standing(look, _px(plan.SENATOR), figures.GHOST)
        figures.badge(look, _px(22))
        yield
    figures.caesar_standing(_px(plan.CAESAR))
    yield
    for face in range(7):
        laurels.token(face, _px(plan.LAUREL))
        yield
    for hover in (False, True):
        light.own_senator(_px(plan.SEAT), hover)
        light.free_seat(_px(plan.SEAT), hover)
        light.goal(_px(plan.LAUREL), hover)
        yield
    for passage in plan.passages():
        light.lit_stairs(passage)
        yield
        light.lit_stairs(passage, True)
        yield
    for kind in ACTION_ICONS:
        panels.action(unit(162), unit(86), kind)
        yield
    yield from _deals()


def _deals() -> Iterator[None]:
    for room in plan.rooms():
        if room != plan.SENATE:
            ground.room(room)
            yield
    ground.senate()
    yield
    for part in (deal.stone, deal.sheet_shadow, deal.sheet):
        part(unit(838), unit(830))
        yield
    ledger.scroll(unit(420), unit(828))
    yield
    for kind in ("live", "bad", "new"):
        ledger.card(unit(388), unit(66), kind)
        yield
    for kind in deal.BUBBLE_INKS:
        deal.bubble(unit(184), unit(104), kind)
        yield
