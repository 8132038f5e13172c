"""What a position of Louis XIV promises each seat: the final points to expect."""

from math import exp
from typing import Final

from ai.playbook.louis_xiv.chips import NO_TYPE, TYPE_OF, Purse, Row, code_of, total
from ai.playbook.louis_xiv.weights import Weights
from engine.louis_xiv.data import (
    ADJACENT,
    ALL_COURTIERS,
    BRIBE,
    CHIP_REWARD,
    COATS_REWARD,
    COINS_PER_COAT,
    COINS_REWARD,
    COURTIERS,
    CROWN,
    FACES,
    HAND,
    INFLUENCE_REWARD,
    INTRIGUE_REWARD,
    JOKER,
    KIND,
    MAJORITY,
    MISSIONS,
    NUMBER,
    POWER,
    POWER_DISCOUNT,
    REWARD,
    REWARD_CHIP,
    REWARD_COUNT,
    ROUNDS,
    THRESHOLD,
)
from engine.louis_xiv.position import NODE_INTRIGUE, NODE_KEEP, NODE_MISSION, NODE_PLACE, Position

_COUNT: Final = len(COURTIERS)
_MISSIONS: Final = len(MISSIONS)
_STEEP: Final = 30.0


class Outlook:
    """The figures of one position that both its value and its moves are judged by.

    `later` are the rounds to come. By seat: `rows`, what chips promise; `slope`, points that one marker more in the
    general reserve costs; `coin`, points for a coin; `purse`, the part of the bribes wanted that there are coins for;
    `turns`, cards still to be played. By courtier and seat (`courtier * players + seat`): `coming`, markers that may
    still come; `worth`, points for the reward. By courtier: `open`, whether it is still to be evaluated; `sharp`.
    """

    __slots__ = (
        "coin",
        "colours",
        "coming",
        "discount",
        "later",
        "open",
        "players",
        "purse",
        "rows",
        "sharp",
        "slope",
        "state",
        "turns",
        "weights",
        "worth",
    )

    def __init__(self, state: Position, weights: Weights, purse: Purse) -> None:
        players = self.players = state.players
        self.state = state
        self.weights = weights
        self.colours: int = state.settings.colours
        self.later: int = ROUNDS - state.round
        self.coin: float = weights.coin if self.later else weights.coin_last
        self.slope: list[float] = [self._slope(state.general[seat]) for seat in range(players)]
        self.rows: list[Row] = [self._row(seat, purse) for seat in range(players)]
        self.discount: list[int] = [0] * players
        for entry in state.completed:
            if POWER_DISCOUNT[entry % _MISSIONS]:
                self.discount[entry // _MISSIONS] += POWER_DISCOUNT[entry % _MISSIONS]
        first_open = _COUNT
        if state.node < NODE_INTRIGUE:
            first_open = 0
        elif state.node == NODE_INTRIGUE:
            first_open = state.courtier
        elif state.node <= NODE_PLACE:
            first_open = state.courtier + 1
        self.open: int = first_open
        self.turns: list[int] = (
            [max(0, n - 1) for n in state.hand_sizes] if state.node < NODE_INTRIGUE else [0] * players
        )
        self.coming: list[float] = [0.0] * (_COUNT * players)
        self.sharp: list[float] = [_STEEP] * _COUNT
        self.purse: list[float] = [1.0] * players
        self.worth: list[float] = []
        if first_open < _COUNT:
            self._look_ahead()
        self._set_worth()

    def _slope(self, general: int) -> float:
        if not self.later:
            return 0.0
        return self.weights.lost + self.weights.lost_more * general

    def _row(self, seat: int, purse: Purse) -> Row:
        state = self.state
        hand = [
            TYPE_OF[mission] if mission >= 0 else NO_TYPE
            for mission in state.missions[seat * HAND : seat * HAND + HAND]
        ]
        return purse.row(code_of(state.chips[seat :: self.players]), hand[0], hand[1], self.later)

    def _set_worth(self) -> None:
        """By courtier and seat the points for its reward."""
        weights = self.weights
        later = self.later
        players = self.players
        for courtier in ALL_COURTIERS:
            reward = REWARD[courtier]
            count = REWARD_COUNT[courtier]
            if reward == CHIP_REWARD:
                kind = REWARD_CHIP[courtier]
                for row in self.rows:
                    self.worth.append(weights.chip * row.more[kind])
                continue
            points = 0.0
            if reward == COINS_REWARD:
                points = self.coin * count
            elif reward == COATS_REWARD:
                points = weights.coat * count
            elif reward == INFLUENCE_REWARD:
                points = weights.influence if later else weights.coat
            elif reward == INTRIGUE_REWARD:
                points = weights.intrigue if later else weights.coat
            else:
                points = (weights.place if later else weights.place_last) * count
            self.worth += [points] * players

    def _look_ahead(self) -> None:
        """Where markers may still come, and how much they blur who leads."""
        state = self.state
        weights = self.weights
        players = self.players
        coming = self.coming
        for seat in range(players):
            turns = self.turns[seat]
            if turns:
                self._by_cards(seat, min(weights.pace * turns, state.personal[seat]) * weights.push)
            held = state.intrigue[seat]
            if held and state.personal[seat] + state.general[seat]:
                for courtier in range(self.open, _COUNT):
                    if held >> courtier & 1:
                        coming[courtier * players + seat] += weights.intrigue_push
        if any(self.turns):
            for courtier in ALL_COURTIERS:
                blur = 0.0
                for seat in range(players):
                    blur += coming[courtier * players + seat]
                self.sharp[courtier] = weights.sharp / (1.0 + weights.spread * blur)

    def _by_cards(self, seat: int, n: float) -> None:
        """Spreads so many markers over the courtiers by the cards in the seat's hand."""
        weights = self.weights
        state = self.state
        likely = [0.0] * _COUNT
        here = seat * FACES
        for face in range(FACES):
            copies = state.hands[here + face]
            if copies <= 0:
                continue
            if face == JOKER:
                for courtier in ALL_COURTIERS:
                    likely[courtier] += copies * weights.joker
                continue
            likely[face - 1] += copies
            for target in ADJACENT[face - 1]:
                likely[target] += copies * weights.beside
        scale = n / max(sum(likely), 1.0)
        players = self.players
        for courtier in ALL_COURTIERS:
            self.coming[courtier * players + seat] += scale * likely[courtier]

    # ------------------------------------------------------------------------------------------ one courtier
    def strengths(self, courtier: int) -> list[float]:
        """By colour the markers there, with those that may still come."""
        colours = self.colours
        players = self.players
        here = courtier * players
        coming = self.coming
        found: list[float] = []
        for colour, n in enumerate(self.state.markers[courtier * colours : courtier * colours + colours]):
            found.append(n + coming[here + colour] if colour < players else float(n))
        return found

    def leads(self, courtier: int) -> list[float]:
        """By seat the chance to be the sole leader."""
        players = self.players
        sharp = self.sharp[courtier]
        strengths = self.strengths(courtier)
        best = second = -1.0
        for n in strengths:
            if n > best:
                second = best
                best = n
            elif n > second:
                second = n
        chances: list[float] = []
        together = 0.0
        for seat in range(players):
            n = strengths[seat]
            chance = chance_of(n, sharp * (n - (second if n == best else best) - 0.5))
            chances.append(chance)
            together += chance
        if together > 1.0:
            return [chance / together for chance in chances]
        return chances

    def price(self, courtier: int, seat: int) -> int:
        return max(1, NUMBER[self.state.turned >> courtier & 1][courtier] - self.discount[seat])

    def points(self, courtier: int, seat: int, lead: float, n: float) -> float:
        """The points that a courtier promises a seat with that chance to lead and that many markers there."""
        state = self.state
        weights = self.weights
        side = state.turned >> courtier & 1
        kind = KIND[side][courtier]
        slot = courtier * self.players + seat
        worth = self.worth[slot]
        points = lead * weights.lead
        if state.louis == courtier:
            points += lead * (self.rows[seat].more[CROWN] + weights.court)
            if kind == THRESHOLD:
                points -= lead * n * self.slope[seat]
        if kind == THRESHOLD:
            return points + worth * self.reaches(n, slot, NUMBER[side][courtier])
        points += lead * (worth - n * self.slope[seat])
        if kind == BRIBE:
            cost = self.price(courtier, seat)
            gain = worth - self.coin * cost
            if gain > 0.0 and cost <= state.coins[seat]:
                points += weights.thrift * self.reaches(n, slot, 1) * (1.0 - lead) * gain * self.purse[seat]
        return points

    def promise(self, courtier: int, seat: int, more: int) -> float:
        """What a courtier promises a seat that has so many markers more there; the others as they are."""
        strengths = self.strengths(courtier)
        rival = -1.0
        for colour, other in enumerate(strengths):
            if colour != seat and other > rival:
                rival = other
        n = strengths[seat] + more
        lead = chance_of(n, self.sharp[courtier] * (n - rival - 0.5))
        return self.points(courtier, seat, lead, float(self.state.markers[courtier * self.colours + seat] + more))

    def reaches(self, n: float, slot: int, need: int) -> float:
        """The chance to have as many markers as are needed."""
        missing = need - n
        if missing <= 0.0:
            return 1.0
        come = self.coming[slot]
        return come / (come + missing) if come else 0.0

    def budget(self, leads: list[list[float]]) -> None:
        """Finds which part of the bribes wanted each seat can pay; `leads` by open courtier and seat."""
        state = self.state
        players = self.players
        wanted = [0.0] * players
        for courtier in range(self.open, _COUNT):
            if KIND[state.turned >> courtier & 1][courtier] != BRIBE:
                continue
            chances = leads[courtier - self.open]
            for seat in range(players):
                slot = courtier * players + seat
                cost = self.price(courtier, seat)
                if self.worth[slot] > cost * self.coin and cost <= state.coins[seat]:
                    there = self.reaches(float(state.markers[courtier * self.colours + seat]), slot, 1)
                    wanted[seat] += there * (1.0 - chances[seat]) * cost
        for seat in range(players):
            if wanted[seat] > state.coins[seat]:
                self.purse[seat] = state.coins[seat] / wanted[seat]


def chance_of(n: float, margin: float) -> float:
    """The chance to lead alone by so much, with n markers there."""
    if n <= 0.0 or margin < -_STEEP:
        return 0.0
    chance = 1.0 / (1.0 + exp(-margin)) if margin < _STEEP else 1.0
    return chance * n if n < 1.0 else chance


def prospects(state: Position, weights: Weights, purse: Purse) -> tuple[list[float], float]:
    """The final points to expect by seat, and the share of the game that is still to come."""
    outlook = Outlook(state, weights, purse)
    players = state.players
    later = outlook.later
    leads = [outlook.leads(courtier) for courtier in range(outlook.open, _COUNT)]
    outlook.budget(leads)
    points = state.scores()
    placing = state.node < NODE_INTRIGUE
    result: list[float] = []
    for seat in range(players):
        promised = float(points[seat]) + (weights.coat - 1.0) * state.coat_sizes[seat]
        promised += outlook.coin * state.coins[seat] if later or placing else _coats_for(state.coins[seat], weights)
        promised += (weights.intrigue if later else weights.coat) * state.intrigue_sizes[seat]
        promised += weights.tempo * outlook.turns[seat]
        general = state.general[seat]
        promised -= later and general * (weights.lost + 0.5 * weights.lost_more * (general - 1))
        if not placing:
            promised += (weights.influence if later else weights.coat) * state.hand_sizes[seat]
        promised += _of_missions(outlook, seat, purse)
        result.append(promised)
    for entry in state.completed:
        result[entry // _MISSIONS] += later * weights.power[POWER[entry % _MISSIONS]]
    for courtier in ALL_COURTIERS:
        here = courtier * outlook.colours
        if courtier >= outlook.open:
            chances = leads[courtier - outlook.open]
            for seat in range(players):
                result[seat] += outlook.points(courtier, seat, chances[seat], float(state.markers[here + seat]))
        elif courtier == state.courtier:
            _of_present(outlook, state.markers[here : here + players], result)
        else:
            lying = weights.lying if later else weights.coat
            for seat in range(players):
                result[seat] += lying * state.markers[here + seat]
    return result, (later + (1.0 if state.node < NODE_INTRIGUE else 0.5)) / ROUNDS


def _coats_for(coins: int, weights: Weights) -> float:
    """What coins become at the end, and a little for those that lack some more to be a coat (L84)."""
    return weights.coat * (coins // COINS_PER_COAT) + 0.1 * (coins % COINS_PER_COAT)


def _of_missions(outlook: Outlook, seat: int, purse: Purse) -> float:
    """What chips and the missions in hand promise; who has had his missions turn must wait for the next round."""
    state = outlook.state
    points = outlook.rows[seat].worth
    if state.node >= NODE_MISSION:
        order = (seat - state.first) % state.players
        asked = (state.current_player - state.first) % state.players
        if order < asked or (order == asked and state.node == NODE_KEEP):
            code = code_of(state.chips[seat :: state.players])
            points = purse.kept(code, outlook.later) if total(code) else 0.0
    if outlook.later:
        for place in range(seat * HAND, seat * HAND + HAND):
            if state.backs[place] >= 0:
                points += outlook.weights.ease[state.backs[place]]
    return points


def _of_present(outlook: Outlook, counts: list[int], result: list[float]) -> None:
    """The courtier being evaluated: who is still to be served, and where the markers will go."""
    state = outlook.state
    courtier = state.courtier
    kind = KIND[state.turned >> courtier & 1][courtier]
    for place, seat in enumerate(state.queue):
        slot = courtier * state.players + seat
        if place == 0 and state.node == NODE_PLACE:
            result[seat] += outlook.worth[slot]
        elif kind == BRIBE and seat != state.leader:
            cost = outlook.price(courtier, seat)
            if state.coins[seat] >= cost:
                result[seat] += max(0.0, outlook.worth[slot] - cost * outlook.coin)
        elif kind != MAJORITY or seat == state.leader:
            result[seat] += outlook.worth[slot]
    leader = state.leader
    if leader >= 0 and (kind != THRESHOLD or state.crowned):
        result[leader] -= counts[leader] * outlook.slope[leader]
