"""The four main actions (Q20): start a building, contribute, send a worker, take a leader."""

from engine.api import Journal, Move
from engine.quebec import districts, events, leaders, moves, stock
from engine.quebec.buildings import NONE, build, holder, is_own, send_architect
from engine.quebec.data import COST, SITES, ZONES
from engine.quebec.position import NODE_PAY, Position

_LAST: int = SITES - 1


def turn_moves(state: Position) -> list[Move]:
    """Construction sites with a disc (Q21, Q25), buildings to contribute to (Q26), zones (Q29), leaders (Q30)."""
    seat, settings, architects = state.turn, state.settings, state.architects
    choices = [moves.START[space] for space in state.discs] or [moves.END_CENTURY]
    if architects[seat] < 0 and state.round > 1:
        return choices
    active = state.active[seat]
    power = active
    if settings.passive_yellow and holder(state) == seat:
        power = _yellow_power(state, seat)
    sites = state.sites
    for architect, space in enumerate(architects):
        if space >= 0 and sites[SITES * space + _LAST] < 0:
            cost = COST[space]
            if cost <= active or (cost <= power and architect == state.players):
                choices.append(moves.CONTRIBUTE[space])
    if active:
        choices += settings.send
    held = state.leaders
    if held[seat] < 0 and settings.leaders and not events.NO_LEADERS[state.events[state.round - 1]]:
        for leader in settings.leaders:
            if leader not in held:
                choices.append(moves.LEADER[leader])
    return choices


def _yellow_power(state: Position, seat: int) -> int:
    """Workers that can be paid at the building under the yellow architect (Q37a)."""
    passive = state.passive[seat]
    return passive + state.active[seat] if state.settings.use_active else passive


def act(state: Position, move: Move, journal: Journal | None) -> None:
    """Plays a main action; what must still be asked is then on the stack."""
    verb, seat = move[0], state.turn
    if verb == "contribute":
        contribute(state, moves.SPACE_OF[move[1]], journal)
    elif verb == "start":
        build(state, moves.SPACE_OF[move[1]], journal)
    elif verb == "send":
        zone = moves.ZONE_OF[move[1]]
        state.active[seat] -= 1
        state.zones[zone * state.players + seat] += 1
        if journal is not None:
            journal.note(state, "sent", seat=seat, zone=ZONES[zone])
    elif verb == "leader":
        leaders.take(state, moves.LEADER_OF[move[1]], journal)
    else:
        build(state, NONE, journal)


def contribute(state: Position, space: int, journal: Journal | None) -> None:
    """Pays with active workers (Q26); on a foreign building the district offers its action (Q27, Q34).

    At the yellow architect of two players passive workers may pay (Q37a).
    """
    seat, settings = state.turn, state.settings
    if settings.passive_yellow and state.architects[state.players] == space and holder(state) == seat:
        from_passive = state.passive[seat] > 0 and COST[space] <= _yellow_power(state, seat)
        if from_passive and COST[space] <= state.active[seat]:
            state.stack += (NODE_PAY, space, 0)
        else:
            stock.contribute(state, seat, space, from_passive, journal)
        return
    stock.contribute(state, seat, space, False, journal)
    if not is_own(state, seat, space) or state.leaders[seat] == settings.religion:
        districts.begin(state, space, journal)


def pay(state: Position, move: Move, journal: Journal | None) -> None:
    """Says which workers pay at the own yellow architect; no additional action there (Q37a)."""
    space = state.stack[-2]
    del state.stack[-3:]
    stock.contribute(state, state.turn, space, move[1] == "passive", journal)


def choose_architect(state: Position, move: Move, journal: Journal | None) -> None:
    """Says which of two architects moves (Q37)."""
    space = state.stack[-2]
    del state.stack[-3:]
    send_architect(state, state.turn if move[1] == "own" else state.players, space, journal)
