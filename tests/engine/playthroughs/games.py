"""The games that are recorded. A new game adds its own."""

from tests.engine.foreign_king.recorded import RECORDED as FOREIGN_KING
from tests.engine.louis_xiv.recorded import RECORDED as LOUIS_XIV
from tests.engine.playthroughs.recorder import Playthrough
from tests.engine.quebec.recorded import RECORDED as QUEBEC
from tests.engine.quo_vadis.recorded import RECORDED as QUO_VADIS

PLAYTHROUGHS: tuple[Playthrough, ...] = (*FOREIGN_KING, *QUEBEC, *LOUIS_XIV, *QUO_VADIS)
