"""Francs and loans (rules 6), and the action Money (7.5)."""

from engine.api import Journal, Move
from engine.foreign_king import moves
from engine.foreign_king.data import LOAN, MONEY_GAIN, MONEY_PER_TEXTILE, REPAYMENT, SCORED, SUPPLY, TEXTILE
from engine.foreign_king.position import Position
from engine.foreign_king.scoring import controller


def buying_power(state: Position, seat: int) -> int:
    """What the seat can pay: its francs, and 3 for each medal face up (F38); the francs alone without `auto_borrow`."""
    if state.settings.auto_borrow:
        return state.francs[seat] + LOAN * (state.medals[seat] - state.loans[seat])
    return state.francs[seat]


def pay(state: Position, seat: int, cost: int, journal: Journal | None) -> None:
    """Pays within the buying power, with as few loans as are needed (F32, F36)."""
    while state.francs[seat] < cost:
        borrow(state, seat, journal)
    state.francs[seat] -= cost


def borrow(state: Position, seat: int, journal: Journal | None) -> None:
    """Turns a medal face down for 3 francs (F33)."""
    state.loans[seat] += 1
    state.francs[seat] += LOAN
    if journal is not None:
        journal.note(state, "borrowed", seat=seat, francs=LOAN)


def repay(state: Position, seat: int, loans: int, journal: Journal | None) -> None:
    """Turns medals face up again for 4 francs each (F34)."""
    state.loans[seat] -= loans
    state.francs[seat] -= REPAYMENT * loans
    if journal is not None:
        journal.note(state, "repaid", seat=seat, loans=loans, francs=REPAYMENT * loans)


def free_moves(state: Position, seat: int) -> list[Move]:
    """Borrow and repay, where possible (F33, F34)."""
    free: list[Move] = []
    if state.medals[seat] > state.loans[seat]:
        free.append(moves.BORROW)
    if state.loans[seat] and state.francs[seat] >= REPAYMENT:
        free.append(moves.REPAY)
    return free


def repayable(state: Position, seat: int) -> int:
    """How many loans the seat could repay now."""
    return min(state.loans[seat], state.francs[seat] // REPAYMENT)


def take_money(state: Position, seat: int, journal: Journal | None) -> None:
    """The action Money: 3 francs, and 1 for every textile factory controlled, scored or not (F56 to F58)."""
    textile = 0
    for province in range(SUPPLY):
        mills = state.factories[4 * province + TEXTILE] + state.factories[4 * province + SCORED + TEXTILE]
        if mills and controller(state, province) == seat:
            textile += mills
    francs = MONEY_GAIN + MONEY_PER_TEXTILE * textile
    state.francs[seat] += francs
    if journal is not None:
        journal.note(state, "took_money", seat=seat, francs=francs, textile=textile)
