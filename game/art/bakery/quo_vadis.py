"""The board and the rooms of Quo Vadis?, and the stone and papyrus that its sheets are cut from."""

from game.art import surfaces
from game.art.bakery import quo_ground
from game.art.bakery.quo_stone import S, marble
from game.art.bakery.store import surface_of, write
from game.art.quo_vadis import plan


def textures() -> None:
    """Write the stones and the papyrus."""
    travertine = marble(1700, 1700, (241, 232, 215), (178, 156, 132), 77, 0.38, 0.03, 1.2, 0.04)
    write("texture_travertine", surface_of(travertine), "jpg", 88)
    write("texture_porphyry", surface_of(quo_ground.texture("porphyry")[:400, :1700]), "jpg", 88)
    write("texture_pavement", surface_of(quo_ground.texture("pavement")[400:680, :1700]), "jpg", 88)
    write("texture_papyrus", surface_of(quo_ground.papyrus(900, 1700)), "jpg", 84)


def bake() -> None:
    """Write everything but the cover."""
    textures()
    surfaces.set_scale(S)
    write("quo_vadis/board", surface_of(quo_ground.board()), "jpg", 90)
    for room in plan.rooms().values():
        write(f"quo_vadis/room_{room.id}", surface_of(quo_ground.alone(room)), "jpg", 90)
    surfaces.set_scale(1.0)
