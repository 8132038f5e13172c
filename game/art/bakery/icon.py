"""The icon of the program's window: a crown in a laurel wreath on walnut, framed in brass."""

from game.art import materials, palette
from game.art.bakery import store
from game.art.icons import embossed
from game.art.surfaces import blank, masked, radial, rounded, shadow_of

SIZE = 256


def bake() -> None:
    """Writes `icon.png`."""
    icon = blank(SIZE, SIZE)
    icon.blit(masked(materials.wood(SIZE, SIZE, "menu"), rounded(SIZE, SIZE, 44)), (0, 0))
    icon.blit(masked(radial(SIZE, SIZE, palette.BLOOM, 90), rounded(SIZE, SIZE, 44)), (0, 0))
    icon.blit(materials.brass_frame(SIZE, SIZE, 44, 9), (0, 0))
    for name, px, down in (("laurels", 196, 4), ("queen-crown", 88, 6)):
        shape = embossed(name, px, palette.rgb("#ffecb4"), palette.rgb("#a27422"), palette.rgb("#2c1c06"), 0.02)
        at = ((SIZE - shape.get_width()) / 2, (SIZE - shape.get_height()) / 2 + down)
        shadow_of(shape, 5, 190, (3, 5)).draw(icon, at)
        icon.blit(shape, at)
    store.write("icon", icon, "png")
