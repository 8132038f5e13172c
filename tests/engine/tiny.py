"""A tiny game with chance and secrets, for tests of what is round the rules: matches, saves, undo."""

from collections.abc import Mapping
from typing import Any

from engine.api import NOBODY, UNKNOWN, BadSetup, Game, Journal, Line, Move, Note, Option, Snapshot, State, Value
from engine.rng import Rng

HIDDEN = Rng(0)


class TinyState(State):
    """Take 1 to 3 from an open pile, or draw a card in secret; the last of the pile ends the game."""

    __slots__ = ("deck", "hands", "pile", "rng", "taken")

    def __init__(self, players: int) -> None:
        self.players = players
        self.current_player = 0
        self.round = 1
        self.reveals = 0
        self.pile = 0
        self.taken = [0] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[int] = []
        self.rng = Rng(0)

    def legal_moves(self) -> list[Move]:
        if self.current_player == NOBODY:
            return []
        moves: list[Move] = [("take", n) for n in range(1, min(3, self.pile) + 1)]
        return [*moves, ("draw",)] if self.deck else moves

    def advance(self, move: Move, journal: Journal | None = None) -> None:
        seat = self.current_player
        if move[0] == "take":
            number = int(move[1])
            self.pile -= number
            self.taken[seat] += number
            if journal is not None:
                journal.note(self, "took", seat=seat, number=number)
        else:
            card = self.deck.pop()
            self.rng.bits()
            self.hands[seat].append(card)
            self.reveals += 1
            if journal is not None:
                journal.note(self, "drew", seat=seat)
                journal.note(self, "card", to=seat, card=card, places=(seat, card))
        self.current_player = (seat + 1) % self.players
        self.round += self.current_player == 0
        if self.pile == 0:
            self.current_player = NOBODY
            if journal is not None:
                journal.note(self, "ended")

    def clone(self) -> "TinyState":
        twin = TinyState(self.players)
        twin.current_player, twin.round, twin.reveals, twin.pile = (
            self.current_player,
            self.round,
            self.reveals,
            self.pile,
        )
        twin.taken, twin.deck, twin.rng = self.taken[:], self.deck[:], self.rng.clone()
        twin.hands = [hand[:] for hand in self.hands]
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TinyState) and self.snapshot() == other.snapshot()

    def snapshot(self) -> Snapshot:
        return {
            "players": self.players,
            "current_player": self.current_player,
            "round": self.round,
            "reveals": self.reveals,
            "pile": self.pile,
            "taken": self.taken[:],
            "hands": [hand[:] for hand in self.hands],
            "deck": self.deck[:],
            "rng": self.rng.state,
        }

    def observe(self, seat: int) -> "TinyState":
        seen = self.clone()
        seen.deck = [UNKNOWN] * len(self.deck)
        seen.hands = [hand[:] if i == seat else [UNKNOWN] * len(hand) for i, hand in enumerate(self.hands)]
        seen.rng = HIDDEN.clone()
        return seen

    def determinize(self, rng: Rng) -> None:
        self.rng = Rng(rng.bits())

    def turn_order(self) -> list[int]:
        return list(range(self.players))

    def scores(self) -> list[int]:
        return [self.taken[i] + sum(self.hands[i]) for i in range(self.players)]

    def ranks(self) -> list[int]:
        return [1 + sum(other > score for other in self.scores()) for score in self.scores()]

    def reckoning(self) -> list[Line]:
        return [Line("all", self.scores(), [])]

    def ending(self) -> Note | None:
        return Note("pile", {}, NOBODY, None) if self.current_player == NOBODY else None


class Tiny(Game):
    id = "tiny"
    players = (2, 3)
    minutes = (1, 2)
    designer = "nobody"
    year = 2000
    hidden = True
    options = (Option("pile", (6, 9), 6, ("T1",), (2, 3)),)
    rules_version = 3
    max_moves = 4
    max_decisions = 40

    def new(self, players: int, options: Mapping[str, Value], seed: int) -> TinyState:
        settled = self.settle(players, options)
        state = TinyState(players)
        state.pile = int(settled["pile"])
        state.rng = Rng(seed)
        state.deck = list(range(101, 113))
        state.rng.shuffle(state.deck)
        return state

    def load(self, snapshot: Snapshot) -> TinyState:
        fields: dict[str, Any] = dict(snapshot)
        state = TinyState(2)
        if set(fields) != set(state.snapshot()):
            raise BadSetup("the snapshot is not one of tiny")
        rng = fields.pop("rng")
        for name, value in fields.items():
            setattr(state, name, value)
        state.rng = Rng(rng)
        return state.clone()


TINY = Tiny()
