"""Whether those who fight, or are about to, can be there: what a position must show."""

from casusbelli.games.continents.board import SEAS, TERRITORIES
from casusbelli.games.continents.fight import ATTACK, REVOLT, SEA, Fight
from casusbelli.games.continents.orders import ENGAGE, SAIL, kind_of, sea_of, target_of
from casusbelli.games.continents.plunder import may_plunder
from casusbelli.games.continents.state import REBELS, ContinentsState
from casusbelli.games.continents.units import FIRST_TRANSPORT, SLAVE_SLOT, slot_in, where_of


def is_fight_right(state: ContinentsState) -> bool:
    """The fight can go on, as far as its sides tell."""
    fight = state.fight
    if fight is None or not are_sides_right(state, fight):
        return False
    return fight.kind == SEA or _is_under_way(state, fight)


def is_fought_out(state: ContinentsState) -> bool:
    """What is left of a fight can be there."""
    return state.fight is not None and are_sides_right(state, state.fight)


def are_sides_right(state: ContinentsState, fight: Fight) -> bool:
    """Those who fight are there, and the attackers come from places to which they can go back."""
    if (fight.attacker == REBELS) != (fight.kind == REVOLT) or fight.attacker == fight.defender:
        return False
    if fight.kind == SEA:
        return _is_sea_right(state, fight)
    if fight.kind == REVOLT and fight.defender < 0:
        return False
    units = fight.attackers + fight.defenders
    are_soldiers = all([slot_in(code) < SLAVE_SLOT for code in units])
    return are_soldiers and all([where_of(code) == fight.place for code in fight.defenders])


def _is_sea_right(state: ContinentsState, fight: Fight) -> bool:
    """The ships were ordered to that sea; those that only wait for the outcome are transports."""
    if fight.attacker < 0 or fight.defender < 0 or not is_fleet_right(state, fight.attacker):
        return False
    is_there = sea_of(state.order) == fight.place and all([code >= FIRST_TRANSPORT for code in state.force])
    return is_there and all([code < FIRST_TRANSPORT for code in fight.attackers + fight.defenders])


def _is_under_way(state: ContinentsState, fight: Fight) -> bool:
    """The defender holds the land; the fee can be paid, and there is room for everybody who goes back."""
    if state.holder[fight.place] != fight.defender:
        return False
    if fight.kind != ATTACK:
        return all([where_of(code) == fight.place for code in fight.attackers])
    money = state.treasury[fight.attacker]
    can_spare = money >= fight.fee + fight.landing_fee or may_plunder(state, fight.place)
    if money < fight.landing_fee or not can_spare:
        return False
    for place in {where_of(code) for code in fight.attackers}:
        if place >= TERRITORIES and not state.has_transport(fight.attacker, place - TERRITORIES):
            return False
        if place < TERRITORIES and state.holder[place] != fight.attacker:
            return False
    for ship in state.transports:
        if ship.seat == fight.attacker:
            landing = [slot_in(code) for code in fight.attackers if where_of(code) == TERRITORIES + ship.number]
            if ship.carrying([*ship.cargo, *landing]).room() < 0:
                return False
    return True


def is_fleet_right(state: ContinentsState, seat: int) -> bool:
    """Ships are under way, and the transports among them are the seat's, each once."""
    if not is_ordered_by(state, seat) or kind_of(state.order) not in (SAIL, ENGAGE):
        return False
    transports = [code - FIRST_TRANSPORT for code in state.force if code >= FIRST_TRANSPORT]
    return len(set(transports)) == len(transports) and all([state.has_transport(seat, ship) for ship in transports])


def is_ordered_by(state: ContinentsState, seat: int) -> bool:
    """Nobody is ordered against himself."""
    is_own = kind_of(state.order) == ENGAGE and target_of(state.order) // SEAS == seat
    return not (state.opponents >> seat) & 1 and not is_own
