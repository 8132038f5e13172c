"""Every move of the game that can be made ahead; callers get copies of the lists."""

from typing import Final

from engine.api import Move
from engine.quo_vadis.data import COMMITTEES, HAS_SPACE, LOBBY_MOST, PASSAGES, SPACES

# What the arguments of a move mean.
ROOM_OF: Final[dict[str | int, int]] = {room: i for i, room in enumerate(COMMITTEES)}
PASSAGE_OF: Final[dict[str | int, int]] = {passage: i for i, passage in enumerate(PASSAGES)}

PLACE: Final[list[Move]] = [("place", room) for room in COMMITTEES]
PROMOTE: Final[list[Move]] = [("promote", passage) for passage in PASSAGES]
CAESAR: Final[list[Move]] = [("caesar", passage) for passage in PASSAGES]
CAESAR_FROM: Final[list[list[Move]]] = [
    [CAESAR[there] for there in SPACES if there != here] if HAS_SPACE[here] else [] for here in range(len(PASSAGES))
]
"""By the passage Caesar lies on (V32)."""
KEEP: Final[Move] = ("keep",)
CALL: Final[list[Move]] = [("call", passage) for passage in PASSAGES]
DRAFT: Final[list[Move]] = [("draft", passage) for passage in PASSAGES]
SIDE_DRAFT: Final[Move] = ("side_draft",)
COUNTER_DRAFT: Final[Move] = ("counter_draft",)
BID_DRAFT: Final[Move] = ("bid_draft",)
PROPOSE: Final[Move] = ("propose",)
WITHDRAW: Final[Move] = ("withdraw",)
ENOUGH: Final[Move] = ("enough",)
TWO: Final[Move] = ("two",)
ACCEPT: Final[Move] = ("accept",)
REFUSE: Final[Move] = ("refuse",)
TAKE: Final[Move] = ("take",)
DROP: Final[Move] = ("drop",)
PASS: Final[Move] = ("pass",)
CANCEL: Final[Move] = ("cancel",)
NO_LOBBY: Final[Move] = ("no_lobby",)
LOBBY: Final[list[Move]] = [("lobby", value) for value in range(1, LOBBY_MOST + 1)]
