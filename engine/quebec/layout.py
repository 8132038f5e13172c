"""Which building tile lies on which space (Q12); fixed for a game and shared by all copies of its state."""

from engine.quebec.data import (
    CENTURIES,
    CORNERS,
    DISTRICT_ZONE,
    SPACES,
    SPACES_IN_ZONE,
    SPACES_OF,
    TILE_CENTURY,
    TILE_ZONE,
    TILES,
)
from engine.rng import Rng


class Layout:
    """`tiles` by space; `century` by space; `spaces_of[century]`, ascending, from century 1 on."""

    __slots__ = ("century", "spaces_of", "tiles")

    def __init__(self, tiles: list[int]) -> None:
        self.tiles: list[int] = tiles
        self.century: list[int] = [TILE_CENTURY[tile] for tile in tiles]
        self.spaces_of: list[list[int]] = [
            [space for space, its in enumerate(self.century) if its == century] for century in range(CENTURIES + 1)
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.tiles == other.tiles

    __hash__ = None  # type: ignore[assignment]


def deal(rng: Rng, distinct: bool) -> Layout:
    """Tiles at random on spaces of their colour; if `distinct`, no district holds two of one century (Q12)."""
    tiles = [0] * len(SPACES)
    for zone in CORNERS:
        deck = [tile for tile in range(len(TILES)) if TILE_ZONE[tile] == zone]
        while True:
            rng.shuffle(deck)
            for space, tile in zip(SPACES_IN_ZONE[zone], deck, strict=True):
                tiles[space] = tile
            if not distinct or is_spread(tiles, zone):
                break
    return Layout(tiles)


def is_spread(tiles: list[int], zone: int) -> bool:
    """Whether no district of the colour holds two tiles of one century."""
    for district, spaces in enumerate(SPACES_OF):
        if DISTRICT_ZONE[district] == zone and len({TILE_CENTURY[tiles[space]] for space in spaces}) < len(spaces):
            return False
    return True
