"""A game being set up: seats, options and seed, without a picture of them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from engine.api import Game, Option, Value
from engine.match import BOT, HUMAN, SeatSetup, Setup, arrange
from game.art.palette import looks_of
from game.cast import CAST
from game.text import t

SEED_DIGITS = 8
MOST_LETTERS = 14


@dataclass
class SeatDraft:
    """One seat as it stands; `typed` tells that the name was written by hand and stays."""

    name: str
    kind: str
    level: str
    style: str
    look: str
    face: str
    typed: bool = False

    @property
    def human(self) -> bool:
        """Whether a person plays it."""
        return self.kind == HUMAN


@dataclass
class SetupDraft:
    """What the setup scene changes. There are seats for the most players; the first `count` of them take part."""

    game: Game
    count: int
    seats: list[SeatDraft]
    seed: int
    options: dict[str, Value] = field(default_factory=dict)

    # ------------------------------------------------------------------ seats

    @property
    def looks(self) -> tuple[str, ...]:
        """The looks of this game."""
        return looks_of(self.game.id)

    @property
    def taking_part(self) -> list[SeatDraft]:
        """The seats in the game."""
        return self.seats[: self.count]

    def set_count(self, count: int) -> None:
        """Chooses how many play. Who comes in gets a free look and a free face."""
        for seat in self.seats[self.count : count]:
            others = [other for other in self.seats[:count] if other is not seat]
            if seat.look in {other.look for other in others}:
                seat.look = next(look for look in self.looks if look not in {other.look for other in others})
        self.count = count

    def free_looks(self, index: int) -> list[str]:
        """The looks that seat may take: its own and those of nobody in the game."""
        taken = {seat.look for i, seat in enumerate(self.taking_part) if i != index}
        return [look for look in self.looks if look not in taken]

    def set_kind(self, index: int, kind: str, player_name: str = "") -> None:
        """Gives a seat to a person or a bot; a name nobody typed changes with it."""
        seat = self.seats[index]
        seat.kind = kind
        if kind == HUMAN:
            seat.face = ""
            if not seat.typed:
                seat.name = self.person_name(index, player_name)
        else:
            seat.face = self._free_face()
            if not seat.typed:
                seat.name = t(f"person.{seat.face}")

    def person_name(self, index: int, player_name: str = "") -> str:
        """A name for a person that no other seat has."""
        taken = {seat.name for i, seat in enumerate(self.taking_part) if i != index}
        if player_name and player_name not in taken:
            return player_name
        plain = [t("setup.player_first"), *(t("setup.player", number=n) for n in range(2, 10))]
        return next(name for name in plain if name not in taken)

    def _free_face(self) -> str:
        taken = {seat.face for seat in self.seats}
        return next(person.id for person in CAST if person.id not in taken)

    def next_face(self, index: int) -> None:
        """Seats the next person of the cast that sits nowhere else."""
        seat = self.seats[index]
        ids = [person.id for person in CAST]
        taken = {other.face for other in self.seats if other is not seat}
        start = ids.index(seat.face) if seat.face in ids else -1
        seat.face = next(
            ids[(start + step) % len(ids)]
            for step in range(1, len(ids) + 1)
            if ids[(start + step) % len(ids)] not in taken
        )
        if not seat.typed:
            seat.name = t(f"person.{seat.face}")

    def rename(self, index: int, name: str) -> None:
        """A name typed by hand."""
        self.seats[index].name = name
        self.seats[index].typed = bool(name.strip())

    # ------------------------------------------------------------------ options and seed

    def value(self, option: Option) -> Value:
        """The value an option has now."""
        return self.options.get(option.name, option.default)

    def applies(self, option: Option) -> bool:
        """Whether the option makes a difference with so many players."""
        return self.count in option.players

    @property
    def as_printed(self) -> bool:
        """Whether every option has its default."""
        return all(self.value(option) == option.default for option in self.game.options)

    def reset(self) -> None:
        """Plays by the printed rules."""
        self.options.clear()

    def roll(self) -> None:
        """Draws another seed."""
        self.seed = fresh_seed()

    def order(self) -> list[int]:
        """The seats in the order the seed draws."""
        return self.game.new(self.count, self._settled(), self.seed).turn_order()

    def _settled(self) -> dict[str, Value]:
        """The options to play with: one that does not apply is as printed."""
        return {
            option.name: self.value(option) if self.applies(option) else option.default for option in self.game.options
        }

    def setup(self) -> Setup:
        """The finished setup; seats without a name get one."""
        rows = []
        for i, seat in enumerate(self.taking_part):
            name = seat.name.strip() or (self.person_name(i) if seat.human else t(f"person.{seat.face}"))
            if seat.human:
                rows.append(SeatSetup(name, HUMAN, "", "", seat.look, ""))
            else:
                rows.append(SeatSetup(name, BOT, seat.level, seat.style, seat.look, seat.face))
            self.seats[i].name = name
        return arrange(self.game, rows, self._settled(), self.seed)


def fresh_seed() -> int:
    """A seed of eight digits, which people can copy."""
    return random.SystemRandom().randrange(10 ** (SEED_DIGITS - 1), 10**SEED_DIGITS)


def grouped(seed: int) -> str:
    """A seed as it is shown: in groups of four digits from the left."""
    digits = str(seed)
    return " ".join(digits[i : i + 4] for i in range(0, len(digits), 4))


def draft(game: Game, styles: tuple[str, ...], player_name: str = "", seed: int | None = None) -> SetupDraft:
    """A first proposal: one person against bots of middling strength, drawn from the cast."""
    seed = fresh_seed() if seed is None else seed
    chance = random.Random(seed)
    guests = [person for person in CAST if t(person.name_key) != player_name]
    people = chance.sample(guests, max(game.players))
    manners = ["", *styles]
    seats = [
        SeatDraft(t(f"person.{person.id}"), BOT, "courtier", manners[(i + 1) % len(manners)], look, person.id)
        for i, (person, look) in enumerate(zip(people, looks_of(game.id), strict=False))
    ]
    made = SetupDraft(game, min(4, max(game.players)), seats, seed)
    made.set_kind(0, HUMAN, player_name)
    return made


def draft_of(game: Game, setup: Setup, seed: int | None = None) -> SetupDraft:
    """The draft that leads to a setup again: for a rematch with changes."""
    made = draft(game, (), seed=fresh_seed() if seed is None else seed)
    made.count = len(setup.seats)
    for i, seat in enumerate(setup.seats):
        made.seats[i] = SeatDraft(seat.name, seat.kind, seat.spec, seat.style, seat.look, seat.face, typed=True)
    made.options = dict(setup.options)
    return made
