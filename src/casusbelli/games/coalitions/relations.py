"""Who is at war with whom, and who is whose ally."""

from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.parts import EXPANSIONIST, NEUTRAL
from casusbelli.games.coalitions.state import CoalitionsState


def refresh(state: CoalitionsState) -> None:
    """Compute alliances and wars from statuses and controllers; to be called whenever one of them changes."""
    powers = range(state.rules.count)
    state.neutrals = 0
    for power in powers:
        if state.status[power] == NEUTRAL:
            state.neutrals |= 1 << power
        allies = enemies = 0
        for other in powers:
            if other == power:
                continue
            if are_allies(state, power, other):
                allies |= 1 << other
            elif is_war_between(state.status[power], state.status[other]):
                enemies |= 1 << other
        state.allies[power] = allies
        state.enemies[power] = enemies


def are_allies(state: CoalitionsState, power: int, other: int) -> bool:
    if state.controller[power] != NOBODY and state.controller[power] == state.controller[other]:
        return True  # COA-6.2.6 COA-11.5.1
    if state.partner[power] == other:
        return True  # REA-7.4.5
    return state.status[power] == state.status[other] and state.status[power] < NEUTRAL  # COA-6.3.1


def is_war_between(status: int, other: int) -> bool:
    if NEUTRAL in (status, other):
        return False  # COA-6.2.3
    return EXPANSIONIST in (status, other) or status != other  # COA-6.2.1 COA-6.2.2 COA-6.2.4


def hostile_powers(state: CoalitionsState, power: int, place: int) -> int:
    """Mask of those whose pieces on a territory the power fights when it enters."""
    if (state.neutrals >> power) & 1:
        return 0  # COA-R40
    home = state.board.home[place]
    neutrals = state.neutrals & ~state.allies[power]
    if home != NOBODY:
        neutrals &= ~(1 << home)
    return state.enemies[power] | neutrals  # COA-6.2.5 COA-9.4.5


def has_hostile_pieces(state: CoalitionsState, power: int, place: int) -> bool:
    """True where a general of the power would have to fight."""  # COA-8.1.2
    hostile = hostile_powers(state, power, place)
    garrison = state.garrison[place]
    if garrison != NOBODY and (hostile >> garrison) & 1:
        return True
    return state.occupants[place] & state.rules.generals_of[hostile] != 0


def has_foreign_general(state: CoalitionsState, power: int, place: int) -> bool:
    """True where a general of a power that is not an ally stands."""
    friends = state.allies[power] | 1 << power
    return state.occupants[place] & ~state.rules.generals_of[friends] != 0


def are_same_player(state: CoalitionsState, power: int, other: int) -> bool:
    return power == other or (state.player[power] != NOBODY and state.player[power] == state.player[other])


def is_closed_to(state: CoalitionsState, power: int, place: int) -> bool:
    """Neutral homes of other players, and Spain while it is closed."""
    home = state.board.home[place]
    if home != NOBODY and (state.neutrals >> home) & 1 and not are_same_player(state, power, home):
        return True  # COA-7.9.6
    return state.closed and state.rules.is_shut(power, place)  # COA-13.2.5 COA-R76
