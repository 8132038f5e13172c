"""Information-set Monte Carlo tree search for any number of players.

Cowling, Powley, Whitehouse: "Information Set Monte Carlo Tree Search", IEEE TCIAIG 4(2), 2012 (one tree, seen by the
searching seat; a fresh determinization an iteration; availability counts); Rosin: "Multi-armed bandits with episode
context", 2011 (priors in the bound); Sturtevant: "An analysis of UCT in multi-player games", 2008 (every node
maximises the reward of its own player).
"""

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias

from ai.playbook import Playbook
from engine.api import NOBODY, Game, Move, Remark, State
from engine.rng import Rng

Checkpoint: TypeAlias = Callable[[float], None]
"""Called about every 0.3 ms of thought with the share of the budget used; may raise `Cancelled`."""

SETTLED_EVERY: Final = 32
"""Iterations between two looks at whether the choice can still change."""

MOST_INHERITED: Final = 0.9
"""However much an earlier search knows of a position, this part of the budget is spent at least: 1 less this."""

WHIM: Final = 0.3
"""The part by which the priors of the root are shaken."""


class Cancelled(Exception):
    """The thought is no longer wanted."""


class Considered(NamedTuple):
    """A move of the deciding seat: how often the search tried it and the reward (0..1) it came to expect."""

    move: Move
    visits: int
    expected: float


class Thought(NamedTuple):
    """What a bot made of a position: the moves, most visited first, the line it expects, and its choice.

    `remark` is what it says to its choice, if anything.
    """

    moves: list[Considered]
    line: list[Move]
    best: Move
    iterations: int
    remark: Remark | None = None


class Budget(NamedTuple):
    """How long to think: until one of the two is used up. None is no limit; one of them must be set."""

    seconds: float | None
    iterations: int | None

    def part(self, share: float) -> "Budget":
        """That share of the budget, of iterations at least one."""
        return Budget(
            None if self.seconds is None else self.seconds * share,
            None if self.iterations is None else max(1, int(self.iterations * share)),
        )


def no_checkpoint(progress: float) -> None:
    """For callers whom nobody can interrupt."""


class Node:
    """A point of the tree: one deciding seat and, slot by slot, the moves it was ever seen to have.

    `state` is the position, kept where the moves from the root leave no doubt about it; elsewhere it is None and the
    position is reached by playing the moves out in each iteration's own world.
    """

    __slots__ = (
        "available",
        "children",
        "moves",
        "priors",
        "slots",
        "state",
        "total",
        "totals",
        "trials",
        "visits",
    )

    def __init__(self, state: State | None) -> None:
        self.state = state
        self.slots: dict[Move, int] = {}
        self.moves: list[Move] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.available: list[int] = []
        self.children: dict[Move, Node] = {}
        self.trials = 0
        self.total = 0.0

    def open(self, moves: list[Move], priors: list[float]) -> None:
        """Makes a slot for each move that has none."""
        for move, prior in zip(moves, priors, strict=True):
            if move not in self.slots:
                self.slots[move] = len(self.moves)
                self.moves.append(move)
                self.priors.append(prior)
                self.visits.append(0)
                self.totals.append(0.0)
                self.available.append(0)

    def learn(self, slot: int, reward: float) -> None:
        self.visits[slot] += 1
        self.totals[slot] += reward
        self.trials += 1
        self.total += reward

    def hope(self) -> float:
        """What a move not tried yet is thought to be worth: what the others gave on average."""
        return self.total / self.trials if self.trials else 0.5

    def best(self) -> int:
        """The slot with the most visits; among equals the one that promises more, then the earlier; -1 if untried."""
        choice = -1
        key = (0, 0.0)
        for slot, visits in enumerate(self.visits):
            if visits and (visits, self.totals[slot] / visits) > key:
                choice = slot
                key = (visits, self.totals[slot] / visits)
        return choice


class Search:
    """One search from one observed position. `seat` is the one to decide there, and the one who must not peek."""

    def __init__(self, game: Game, playbook: Playbook, observed: State, seed: int) -> None:
        self.playbook = playbook
        self.seat = observed.current_player
        self.observed = observed.clone()
        self.rng = Rng(seed)
        self.limit = game.max_decisions
        self.hidden = game.hidden
        self.reveals = observed.reveals
        self.iterations = 0
        self.root = Node(None if game.hidden else self.observed)
        self.choices = playbook.choices(self.observed)

    def inherit(self, before: "Search") -> float:
        """Goes on with the tree of an earlier search where its expected line leads here and nothing came to light.

        That is so for the next small decision of one action. Gives the part of that search's work that was about
        this position; 0.0 if there is nothing to inherit.
        """
        node = self.found_hidden(before) if self.hidden else self.found(before)
        if node is None or not node.trials:
            return 0.0
        self.root = node
        return min(node.trials / max(before.root.trials, 1), MOST_INHERITED)

    def found(self, before: "Search") -> Node | None:
        """The node of this position in a tree that keeps positions, with forced moves only after its first."""
        node: Node | None = before.root
        while node is not None:
            slot = node.best()
            node = node.children.get(node.moves[slot]) if slot >= 0 else None
            if node is None or node.state is None or not node.trials:
                return None
            if node.state == self.observed:
                return node
            if len(node.moves) > 1:
                return None
        return None

    def found_hidden(self, before: "Search") -> Node | None:
        """The node after the first move, where that left an action half done and let nothing come to light.

        The node must belong to this position alone: after a whole action it may gather what follows in worlds of which
        the seat now knows better.
        """
        slot = before.root.best()
        if slot < 0 or self.seat != before.seat or self.reveals != before.reveals:
            return None
        world = before.fresh(before.observed)
        move = before.root.moves[slot]
        if move not in world.candidates():
            return None
        seen = self.playbook.seen(world, move, self.seat)
        world.advance(move)
        if self.playbook.quiet(world) or world.observe(self.seat) != self.observed:
            return None
        node = before.root.children.get(seen)
        return node if node is not None and set(node.moves) == set(self.observed.candidates()) else None

    def run(self, budget: Budget, checkpoint: Checkpoint = no_checkpoint) -> Thought:
        """Thinks until the budget is used up, or more thought could not change the choice."""
        start = perf_counter()
        moves = self.choices
        if len(moves) == 1:
            return Thought([Considered(moves[0], 0, 0.5)], [moves[0]], moves[0], 0)
        used = 0.0
        while used < 1.0:
            self.iterate()
            self.iterations += 1
            if budget.iterations is not None:
                used = self.iterations / budget.iterations
            if budget.seconds is not None:
                used = max(used, (perf_counter() - start) / budget.seconds)
            checkpoint(min(used, 1.0))
            if self.iterations % SETTLED_EVERY == 0 and self.settled(used):
                break
        return self.thought()

    def settled(self, used: float) -> bool:
        """Whether the most visited move would stay so if all that remains went to the next one."""
        visits = sorted(self.root.visits)
        return (visits[-1] - visits[-2]) * used > self.iterations * (1.0 - used)

    def thought(self) -> Thought:
        root = self.root
        considered = [
            Considered(move, root.visits[slot], root.totals[slot] / max(1, root.visits[slot]))
            for move, slot in root.slots.items()
        ]
        considered.sort(key=lambda each: (-each.visits, -each.expected))
        line: list[Move] = []
        node: Node | None = root
        while node is not None and (slot := node.best()) >= 0:
            line.append(node.moves[slot])
            node = node.children.get(node.moves[slot])
        return Thought(considered, line, considered[0].move, self.iterations)

    def iterate(self) -> None:
        """One walk from the root to a leaf, one rollout, and the news carried back."""
        path: list[tuple[Node, int, int]] = []
        node = self.root
        if self.hidden:
            state = self.fresh(self.observed)
        else:
            kept = self.walk_kept(node, path)
            if kept is None:
                state, node = self.cross(path)
            else:
                self.learn(path, self.playout(self.fresh(kept)))
                return
        self.learn(path, self.playout(self.walk(node, state, path)))

    def fresh(self, state: State) -> State:
        """The position as the seat knows it, with everything unknown, the coming chance included, drawn anew."""
        world = state.observe(self.seat)
        world.determinize(self.rng)
        return world

    def walk_kept(self, node: Node, path: list[tuple[Node, int, int]]) -> State | None:
        """Walks down the nodes whose positions are kept. Gives the leaf's, or None where chance had its say."""
        while True:
            state = node.state
            if state is None:
                return None
            if state.current_player == NOBODY:
                return state
            if not node.moves:
                moves = self.choices if node is self.root else state.candidates()
                node.open(moves, self.priors(node, state, moves))
            slot = self.pick_any(node)
            path.append((node, slot, state.current_player))
            move = node.moves[slot]
            child = node.children.get(move)
            if child is not None:
                node = child
                continue
            after = state.clone()
            after.advance(move)
            child = Node(after if after.reveals == self.reveals else None)
            node.children[move] = child
            if child.state is not None and len(node.moves) > 1:
                return after
            node = child

    def cross(self, path: list[tuple[Node, int, int]]) -> tuple[State, Node]:
        """Plays the last move of the path, which chance has a part in, in a fresh world."""
        parent, slot, _ = path[-1]
        assert parent.state is not None
        state = self.fresh(parent.state)
        state.advance(parent.moves[slot])
        return state, parent.children[parent.moves[slot]]

    def walk(self, node: Node, state: State, path: list[tuple[Node, int, int]]) -> State:
        """Walks down in one world, `state`, to a node not seen before or the end; gives the position there."""
        playbook = self.playbook
        while state.current_player != NOBODY:
            moves = self.choices if node is self.root else state.candidates()
            if any(move not in node.slots for move in moves):
                node.open(moves, self.priors(node, state, moves))
            slot = self.pick(node, self.narrowed(node, [node.slots[move] for move in moves]))
            path.append((node, slot, state.current_player))
            move = node.moves[slot]
            seen = playbook.seen(state, move, self.seat)
            state.advance(move)
            child = node.children.get(seen)
            if child is None:
                child = node.children[seen] = Node(None)
                if len(moves) > 1:
                    return state
            node = child
        return state

    def priors(self, node: Node, state: State, moves: list[Move]) -> list[float]:
        """The playbook's priors; those of the root shaken a little by the seed, so that no two games are the same."""
        if len(moves) == 1:
            return [1.0]
        if node is not self.root:
            return self.playbook.priors(state, moves)
        priors = self.playbook.first_priors(state, moves)
        shaken = [prior * (1.0 - WHIM + 2.0 * WHIM * self.rng.chance()) for prior in priors]
        total = sum(shaken)
        return [prior / total for prior in shaken]

    def narrowed(self, node: Node, slots: list[int]) -> list[int]:
        """The slots that are wide enough to look at by now."""
        width = self.playbook.width(node.trials)
        if width >= len(slots):
            return slots
        return sorted(slots, key=lambda slot: -node.priors[slot])[:width]

    def pick_any(self, node: Node) -> int:
        """The slot to try next where every move is always there."""
        best = 0
        best_bound = -1.0
        visits = node.visits
        totals = node.totals
        priors = node.priors
        width = self.playbook.explore * sqrt(node.trials + 1)
        hope = node.hope()
        slots: Sequence[int] = range(len(visits))
        if self.playbook.width(node.trials) < len(visits):
            slots = self.narrowed(node, list(slots))
        for slot in slots:
            n = visits[slot]
            bound = (totals[slot] / n if n else hope) + width * priors[slot] / (1 + n)
            if bound > best_bound:
                best_bound = bound
                best = slot
        return best

    def pick(self, node: Node, slots: list[int]) -> int:
        """The slot to try next among those there are in this world; a move is judged by the times it was there."""
        best = slots[0]
        best_bound = -1.0
        explore = self.playbook.explore
        hope = node.hope()
        for slot in slots:
            node.available[slot] += 1
            n = node.visits[slot]
            bound = (node.totals[slot] / n if n else hope) + (
                explore * sqrt(node.available[slot]) * node.priors[slot] / (1 + n)
            )
            if bound > best_bound:
                best_bound = bound
                best = slot
        return best

    def playout(self, state: State) -> list[float]:
        """Plays on by the playbook's rollout, finishes a half-done action, and values the position."""
        playbook = self.playbook
        steps = 0
        while state.current_player != NOBODY and steps < self.limit:
            if steps >= playbook.cutoff and playbook.quiet(state):
                break
            moves = state.plain_moves()
            state.advance(moves[0] if len(moves) == 1 else playbook.rollout(state, moves, self.rng))
            steps += 1
        return playbook.value(state)

    def learn(self, path: list[tuple[Node, int, int]], rewards: list[float]) -> None:
        for node, slot, seat in path:
            node.learn(slot, rewards[seat])
