"""Entering a sea, and the battles that follow."""

from casusbelli.core.action import Action
from casusbelli.core.state import Decision
from casusbelli.games.continents import battle
from casusbelli.games.continents.actions import FIGHT_FIRST
from casusbelli.games.continents.board import SEAS
from casusbelli.games.continents.deed import RULES
from casusbelli.games.continents.events import tell
from casusbelli.games.continents.fight import SEA, Fight
from casusbelli.games.continents.orders import ENGAGE, sea_of
from casusbelli.games.continents.sides import is_fleet_right
from casusbelli.games.continents.standing import NEEDS_ORDER, unless
from casusbelli.games.continents.state import ContinentsState
from casusbelli.games.continents.steps import CHOOSE_OPPONENT, NEXT_OPPONENT
from casusbelli.games.continents.units import BERTHS, FIRST_TRANSPORT
from casusbelli.games.continents.war import start_war


def set_sail(state: ContinentsState, seat: int, kind: int, target: int) -> None:
    """Every ship spends 1 movement point; warships leave the board until the sea is theirs."""
    sea = target % SEAS
    moving: list[int] = []
    comes_from_outside = False
    for code in state.force:
        if code >= FIRST_TRANSPORT:
            ship = state.transport(seat, code - FIRST_TRANSPORT)
            state.replace_transport(ship.at(ship.sea, ship.moves - 1))
            moving.append(code)
            comes_from_outside = True
        else:
            origin, berth = divmod(code, BERTHS)
            state.add_warship(origin, seat, berth, -1)
            moving.append(code - 1)
            comes_from_outside = comes_from_outside or origin != sea
    state.force = moving
    tell(state, "sailed", seat, sea=sea, count=len(moving))
    state.opponents = enemies_in(state, seat, sea) if comes_from_outside else 0  # SIX-11.1
    if kind == ENGAGE:
        start_war(state, seat, target // SEAS)  # SIX-11.2 SIX-22.2
        state.opponents |= 1 << target // SEAS
    state.ask(NEXT_OPPONENT, seat)


def enemies_in(state: ContinentsState, seat: int, sea: int) -> int:
    """The seats at war with the player that have any ship there."""
    found = state.fleets[sea]
    for ship in state.transports:
        if ship.sea == sea:
            found |= 1 << ship.seat
    return found & state.war[seat]


def next_opponent(state: ContinentsState, seat: int) -> None:
    """Fight those who are left in the mover's order, or stay in the sea."""
    if not any([code < FIRST_TRANSPORT for code in state.force]):
        _bring_transports(state, seat)
    elif state.opponents == 0:
        settle(state, seat)
    elif state.opponents & (state.opponents - 1):
        state.ask(CHOOSE_OPPONENT, seat)
    else:
        meet(state, seat, state.opponents.bit_length() - 1)


class ChooseOpponent(Decision[ContinentsState]):
    """Whom the fleet fights first."""  # SIX-11.1

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [FIGHT_FIRST[other] for other in range(state.seats) if (state.opponents >> other) & 1]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        meet(state, seat, action.value)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["no-opponent"], "no-opponent"

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        is_chosen = state.opponents != 0 and any([code < FIRST_TRANSPORT for code in state.force])
        return unless(is_fleet_right(state, seat) and is_chosen, NEEDS_ORDER)


def meet(state: ContinentsState, seat: int, other: int) -> None:
    """Warships fight warships; transports without any are sunk."""
    sea = sea_of(state.order)
    state.opponents &= ~(1 << other)
    if not state.has_fleet(sea, other):
        sink_transports(state, other, sea)  # SIX-11.9
        state.ask(NEXT_OPPONENT, seat)
        return
    fight = Fight(SEA, sea, seat, other)
    fight.attackers = [code for code in state.force if code < FIRST_TRANSPORT]
    fight.defenders = [sea * BERTHS + berth for berth in state.berths_at(sea, other)]
    state.force = [code for code in state.force if code >= FIRST_TRANSPORT]
    for code in fight.defenders:
        state.add_warship(sea, other, code % BERTHS, -1)
    tell(state, "sea-battle", seat, other=other, sea=sea)
    battle.begin(state, fight)


def conclude(state: ContinentsState, fight: Fight) -> None:
    """One fleet is gone, or the attackers sail back."""
    state.fight = None
    for code in fight.defenders:
        state.add_warship(fight.place, fight.defender, code % BERTHS)
    if not fight.defenders:
        sink_transports(state, fight.defender, fight.place)  # SIX-11.8
        state.force = sorted([*fight.attackers, *state.force])
        state.ask(NEXT_OPPONENT, fight.attacker)
        return
    state.opponents = 0
    if not fight.attackers:
        tell(state, "fleet-lost", fight.attacker, sea=fight.place)
        for code in state.force:
            _sink(state, fight.attacker, code - FIRST_TRANSPORT, fight.place)  # SIX-11.8
    for code in fight.attackers:
        state.add_warship(code // BERTHS, fight.attacker, code % BERTHS)  # SIX-11.4
    state.force = []


def settle(state: ContinentsState, seat: int) -> None:
    """The sea is open: everybody who moved is there."""
    sea = sea_of(state.order)
    for code in state.force:
        if code < FIRST_TRANSPORT:
            state.add_warship(sea, seat, code % BERTHS)
        else:
            ship = state.transport(seat, code - FIRST_TRANSPORT)
            state.replace_transport(ship.at(sea, ship.moves))
    state.force = []


def _bring_transports(state: ContinentsState, seat: int) -> None:
    """Transports alone are sunk by an enemy warship unless a friendly one is there."""  # SIX-11.9
    sea = sea_of(state.order)
    state.opponents = 0
    if state.fleets[sea] & state.war[seat] and not state.has_fleet(sea, seat):
        for code in state.force:
            _sink(state, seat, code - FIRST_TRANSPORT, sea)
        state.force = []
    else:
        settle(state, seat)


def sink_transports(state: ContinentsState, seat: int, sea: int) -> None:
    """With everything aboard."""  # SIX-10.8
    for ship in state.transports.copy():
        if ship.seat == seat and ship.sea == sea:
            _sink(state, seat, ship.number, sea)


def _sink(state: ContinentsState, seat: int, number: int, sea: int) -> None:
    ship = state.transport(seat, number)
    state.transports.remove(ship)
    tell(state, "transport-sunk", seat, sea=sea, transport=number, count=len(ship.cargo))
