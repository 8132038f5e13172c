"""The twelve persons of `game.cast` and the King."""

from game.art.bakery import cameo_men, cameo_women
from game.art.bakery.cameo_parts import Portrait

PORTRAITS: dict[str, Portrait] = {
    "lambert": cameo_men.lambert(),
    "elise": cameo_women.elise(),
    "charlotte": cameo_women.charlotte(),
    "rogier": cameo_men.rogier(),
    "ottilie": cameo_women.ottilie(),
    "casimir": cameo_men.casimir(),
    "amadou": cameo_men.amadou(),
    "leonie": cameo_women.leonie(),
    "anselm": cameo_men.anselm(),
    "hortense": cameo_women.hortense(),
    "balthazar": cameo_men.balthazar(),
    "isidore": cameo_men.isidore(),
    "king": cameo_men.king(),
}
