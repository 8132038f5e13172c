"""What the options mean for one table; fixed for a game and shared by all copies of its state."""

from typing import Final

from engine.api import Move, Value
from engine.quebec import data, moves
from engine.settled import Settled

_NONE: Final = -9
"""No leader of the game has the effect; differs from every leader and from a seat without one."""


class Settings(Settled):
    """The options of a table, settled, and what follows from them.

    `leaders` are those in play. `religion`, `politics`, `builder` and `patron` say which of them has a lasting effect:
    the additional action on own buildings (Q34), the choice of a zone (Q35), the yellow architect (Q37), points for
    completed buildings (Q38); each is -9 where none in play has it.
    """

    __slots__ = (
        "after_action",
        "bonus",
        "builder",
        "cascade",
        "culture_table",
        "distinct",
        "events",
        "groups",
        "immediate_yellow",
        "leaders",
        "max_total",
        "numbers",
        "one_or_two",
        "pairs",
        "passive_yellow",
        "patron",
        "patron_points",
        "politics",
        "religion",
        "send",
        "start_active",
        "token_limit",
        "upgrades_count",
        "use_active",
        "workers",
    )

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        mode = data.MODES[str(options["mode"])]
        super().__init__(players, options)
        self.cascade: bool = mode["cascade"]
        self.bonus: bool = mode["majority_bonus"]
        self.groups: bool = mode["building_groups"]
        self.events: bool = mode["events"]
        self.workers: int = data.WORKERS[players]
        self.start_active: int = data.START_ACTIVE[players]
        self.leaders: list[int] = data.LEADERS_IN_PLAY[players][:] if mode["leaders"] else []
        self.pairs: bool = options["politics_2p_mode"] == "immediate"
        self.religion: int = self._leader("own_building_gives_district_action")
        self.politics: int = self._leader("choose_corner_zone_for_own_workers")
        if self.politics == _NONE and not self.pairs:
            self.politics = self._leader("place_passive_pairs")
        self.builder: int = self._leader("second_architect")
        self.passive_yellow: bool = False
        self.immediate_yellow: bool = False
        if self.builder == _NONE:
            self.builder = self._leader("second_architect_passive_contribution")
            if self.builder != _NONE:
                self.passive_yellow = options["economy_2p_mode"] == "passive_contribution"
                self.immediate_yellow = options["economy_2p_mode"] == "immediate_contribution"
        self.patron: int = self._leader("score_on_completion")
        self.patron_points: list[int] = data.LEADER_POINTS[self.patron] if self.patron != _NONE else []
        self.send: list[Move] = moves.SEND if options["send_worker_zones"] == "all5" else moves.SEND_CORNERS
        self.after_action: bool = options["no_workers_check"] == "after_action"
        self.culture_table: list[int] = data.CULTURE_TABLES[str(options["culture_table"])]
        self.distinct: bool = options["layout_rule"] == "distinct_per_district"
        self.use_active: bool = options["passive_shortage"] == "use_active"
        self.one_or_two: bool = options["shift"] == "one_or_two"
        self.max_total: bool = options["group_choice"] == "max_total"
        self.token_limit: int = int(options["token_limit"])
        self.upgrades_count: bool = options["race_counts_upgrades"] is True
        self.numbers: bool = options["family_building_score"] == "numbers"

    def _leader(self, effect: str) -> int:
        for leader in self.leaders:
            if data.LEADER_EFFECT[leader] == effect:
                return leader
        return _NONE
