"""What a good player of Louis XIV holds dear, in points; one set of weights a personality."""

from collections.abc import Callable
from typing import Final

from engine.louis_xiv.data import POWER, POWERS, TIER, TIERS


class Weights:
    """The numbers behind the forecast.

    Of the influence phase: `pace`, markers a player places with a card; `push`, the part of the markers still to be
    placed that counts as if they lay there already, by the cards in hand; `beside` and `joker`, how likely a card is to
    bring a marker to an adjacent courtier, and a joker one to any, against the courtier of the card; `sharp`, how much
    one marker more decides a courtier, and `spread`, how much less with each marker that may still come;
    `intrigue_push`, markers that an intrigue card in hand counts for on its courtier.

    Of markers: `lost` and `lost_more`, points for a marker in the general reserve, with rounds to come, the first of
    them and in addition for each more; `lying`, points for one that stays on a courtier for the next round; `tempo`,
    points for a card still to be played; `short`, points for a marker taken back that the cards in hand can place;
    `save_joker`, points that a joker is worth until later in the round.

    Of rewards, each with rounds to come: `coin`, `influence`, `intrigue` and `place`, points for a coin, a card and a
    marker to place; `coat`, points for a coat with its part in the families; `coin_last` and `place_last` in the last
    round. `chip`, how much of what chips promise is believed.

    Of missions: `power`, points a round for each power; `keep` and `keep_crown`, points for the chip that is kept and
    for the crown in addition; `ease`, points for a mission in hand by its tier.

    Of taste, without effect in the neutral play: `court`, points for a sole lead where Louis stands, `lead` for any;
    `thrift` multiplies what a bribe gains.

    `doubt`, `doubt_early`: how far, in points, the forecast may be out, at the end and in addition at the start.
    """

    __slots__ = (
        "beside",
        "chip",
        "coat",
        "coin",
        "coin_last",
        "court",
        "doubt",
        "doubt_early",
        "ease",
        "influence",
        "intrigue",
        "intrigue_push",
        "joker",
        "keep",
        "keep_crown",
        "lead",
        "lost",
        "lost_more",
        "lying",
        "pace",
        "place",
        "place_last",
        "power",
        "push",
        "save_joker",
        "sharp",
        "short",
        "spread",
        "tempo",
        "thrift",
    )

    def __init__(self) -> None:
        self.pace: float = 2.4
        self.push: float = 0.5
        self.beside: float = 0.3
        self.joker: float = 0.15
        self.sharp: float = 4.0
        self.spread: float = 1.5
        self.intrigue_push: float = 1.2
        self.lost: float = 0.2
        self.lost_more: float = 0.015
        self.lying: float = 0.7
        self.tempo: float = 0.3
        self.short: float = 0.5
        self.save_joker: float = 0.4
        self.coin: float = 0.5
        self.coin_last: float = 0.38
        self.influence: float = 1.6
        self.intrigue: float = 1.3
        self.coat: float = 1.2
        self.place: float = 1.1
        self.place_last: float = 1.0
        self.chip: float = 1.0
        self.keep: float = 1.5
        self.keep_crown: float = 0.5
        self.ease: list[float] = [0.6, 0.4, 0.3]
        self.power: list[float] = [_POWER[power] for power in POWERS]
        self.court: float = 0.0
        self.lead: float = 0.0
        self.thrift: float = 1.0
        self.doubt: float = 2.5
        self.doubt_early: float = 9.0


_POWER: Final = {
    "coins_2": 0.6,
    "recruit_2": 0.3,
    "foothold": 0.35,
    "recruit_3": 0.45,
    "coat_1": 1.0,
    "intrigue_1": 0.8,
    "inner_guest": 0.4,
    "cheap_bribes": 1.2,
    "medal": 0.9,
    "extra_card": 1.2,
    "coat_2": 2.0,
    "network": 0.5,
    "last_word": 1.3,
}


def neutral(_weights: Weights) -> None:
    """Plays what promises most."""


def schemer(weights: Weights) -> None:
    """Intrigue cards, and missions with strong powers."""
    weights.intrigue += 1.0
    weights.ease = [0.2, 0.6, 1.2]
    weights.power = [1.6 * each for each in weights.power]


def magnate(weights: Weights) -> None:
    """Coins for bribes, and coats of arms for the houses."""
    weights.coin += 0.2
    weights.coat += 0.6
    weights.thrift = 1.4


def favourite(weights: Weights) -> None:
    """Wherever the King stands; sole leads above all."""
    weights.court = 1.5
    weights.lead = 0.5


STYLES: Final[dict[str, Callable[[Weights], None]]] = {
    "": neutral,
    "favourite": favourite,
    "magnate": magnate,
    "schemer": schemer,
}
"""By personality what it changes."""


def tier_power(weights: Weights) -> list[float]:
    """By tier what the power of an unknown mission is worth a round."""
    totals = [0.0] * len(TIERS)
    for mission, tier in enumerate(TIER):
        totals[tier] += weights.power[POWER[mission]]
    return [total / TIER.count(tier) for tier, total in enumerate(totals)]
