"""Attacks on territories: declaring them, taking the territory or going back, plunder."""

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, Json
from casusbelli.games.continents import battle
from casusbelli.games.continents.actions import PLUNDER, SPARE
from casusbelli.games.continents.amendments import FREEING_IS_NO_WAR
from casusbelli.games.continents.board import TERRITORIES
from casusbelli.games.continents.buildings import remove_building
from casusbelli.games.continents.connection import is_connected
from casusbelli.games.continents.deed import RULES
from casusbelli.games.continents.events import pay, tell
from casusbelli.games.continents.fight import ATTACK, Fight
from casusbelli.games.continents.modifiers import soldiers_in
from casusbelli.games.continents.plunder import MOST_RED, PLUNDER_RED, is_capital, may_plunder
from casusbelli.games.continents.prices import BUNKERS, GREAT_BUNKERS, NO_BUILDING, PORT, ROAD
from casusbelli.games.continents.sides import is_fight_right
from casusbelli.games.continents.slavery import ask_to_catch
from casusbelli.games.continents.standing import NEEDS_FIGHT, unless
from casusbelli.games.continents.state import NOBODY, ContinentsState
from casusbelli.games.continents.steps import CHECK_MAP, DECIDE_PLUNDER
from casusbelli.games.continents.territory import take_territory
from casusbelli.games.continents.units import SLOT_SOLDIERS, slot_in, unit_at, where_of
from casusbelli.games.continents.war import start_war


def attack_fees(units: list[int]) -> tuple[int, int]:
    """Soldiers by land and landing soldiers: F and S."""  # SIX-9.7
    fee = landing_fee = 0
    for code in units:
        place, slot = where_of(code), slot_in(code)
        if place < TERRITORIES:
            fee += SLOT_SOLDIERS[slot]
        else:
            landing_fee += SLOT_SOLDIERS[slot]
    return fee, landing_fee


def can_afford_attack(state: ContinentsState, seat: int, territory: int, fee: int, landing_fee: int) -> bool:
    """The landing fee in hand, and the whole fee or a prospect of plunder."""  # SIX-9.8 SIX-R40
    if is_capital(state, territory):
        return True  # SIX-9.6 SIX-R39
    money = state.treasury[seat]
    return money >= landing_fee and (money >= fee + landing_fee or state.red[territory] <= MOST_RED - PLUNDER_RED)


def plan(state: ContinentsState, seat: int, territory: int, units: list[int]) -> Fight:
    """The battle as it would begin."""
    fight = Fight(ATTACK, territory, seat, state.holder[territory])
    fight.attackers = units
    fight.defenders = [unit_at(territory, slot) for slot in state.slots_at(territory)]  # SIX-8.3
    if not is_capital(state, territory):
        fight.fee, fight.landing_fee = attack_fees(units)
    for code in units:
        place = where_of(code)
        if place < TERRITORIES and not is_connected(state, seat, place):
            fight.unconnected |= 1 << place
    if fight.defender >= 0:
        fight.is_connected = is_connected(state, fight.defender, territory)
    return fight


def forecast(state: ContinentsState, seat: int, territory: int) -> Json:
    """What an attack with the mustered units would look like."""
    fight = plan(state, seat, territory, state.force.copy())
    declared = state.clone()
    start_wars(declared, fight)  # the attacker's warships may blockade the port at once
    found = battle.outlook(declared, fight)
    found["money"] = fight.fee + fight.landing_fee
    found["may_plunder"] = may_plunder(state, territory)
    return found


def declare(state: ContinentsState, seat: int, territory: int, units: list[int]) -> None:
    """Wars start, then the exchanges; land without defenders is taken without dice."""  # SIX-8.1 SIX-8.2
    fight = plan(state, seat, territory, units)
    tell(
        state,
        "attack-declared",
        seat,
        other=fight.defender,
        territory=territory,
        count=soldiers_in(fight, units),
        money=fight.fee + fight.landing_fee,
    )
    start_wars(state, fight)
    state.clear_units(territory)
    battle.begin(state, fight)


def start_wars(state: ContinentsState, fight: Fight) -> None:
    """With its holder; in the first ruleset also with its owner, whose land it might be to free."""  # SIX-8.2 SIX-22.3
    if not state.amended(FREEING_IS_NO_WAR):
        start_war(state, fight.attacker, state.owner[fight.place])
    start_war(state, fight.attacker, fight.defender)


def is_freeing(state: ContinentsState, seat: int, territory: int) -> bool:
    """An attack would free the land of a player with whom there is peace."""
    owner = state.owner[territory]
    if owner in (NOBODY, seat, state.holder[territory]) or state.at_war(seat, owner):
        return False
    return state.amended(FREEING_IS_NO_WAR)


def conclude(state: ContinentsState, fight: Fight) -> None:
    """One side is gone, or the attackers go back."""
    if fight.attackers and not fight.defenders:
        ask_to_plunder(state, fight)
        return
    if not fight.attackers:
        tell(state, "attack-failed", fight.attacker, other=fight.defender, territory=fight.place)
    pay(state, fight.attacker, fight.landing_fee)  # SIX-9.7 SIX-R78
    for code in fight.attackers:
        _go_back(state, fight.attacker, code)  # SIX-8.6
    for code in fight.defenders:
        state.add_unit(fight.place, slot_in(code))
    state.ask(CHECK_MAP, fight.attacker)
    ask_to_catch(state, fight, fight.defender)


def _go_back(state: ContinentsState, seat: int, code: int) -> None:
    place, slot = where_of(code), slot_in(code)
    if place < TERRITORIES:
        state.add_unit(place, slot)
        return
    ship = state.transport(seat, place - TERRITORIES)
    state.replace_transport(ship.carrying([*ship.cargo, slot]))


# Taking it.


def ask_to_plunder(state: ContinentsState, fight: Fight) -> None:
    can_pay = state.treasury[fight.attacker] >= fight.fee + fight.landing_fee
    if not may_plunder(state, fight.place):
        enter(state, fight, False)
    elif not can_pay:
        enter(state, fight, True)  # SIX-9.8
    else:
        state.ask(DECIDE_PLUNDER, fight.attacker)


class DecidePlunder(Decision[ContinentsState]):
    """The winner plunders, or pays for the march and spares the land."""  # SIX-9.2

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [SPARE, PLUNDER]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        enter(state, battle.fight_of(state), action is PLUNDER)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["no-plunder"], "no-plunder"

    def preview(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        fight = battle.fight_of(state)
        return {"money": 0 if action is PLUNDER else fight.fee + fight.landing_fee}

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        fight = state.fight
        if fight is None or not is_fight_right(state) or fight.attacker != seat:
            return NEEDS_FIGHT
        is_won = fight.kind == ATTACK and bool(fight.attackers) and not fight.defenders
        can_pay = state.treasury[seat] >= fight.fee + fight.landing_fee
        return unless(is_won and can_pay and may_plunder(state, fight.place), NEEDS_FIGHT)


def enter(state: ContinentsState, fight: Fight, is_plundering: bool) -> None:
    """The winners move in."""  # SIX-9.1
    seat, territory = fight.attacker, fight.place
    if is_plundering:
        start_war(state, seat, state.owner[territory])  # SIX-22.3: whose land was to be freed
        plunder(state, seat, territory)
    else:
        pay(state, seat, fight.fee + fight.landing_fee)  # SIX-9.5
        damage_bunkers(state, territory)
    for code in fight.attackers:
        state.add_unit(territory, slot_in(code))
    take_territory(state, territory, seat)
    state.ask(CHECK_MAP, seat)
    ask_to_catch(state, fight, seat)


def plunder(state: ContinentsState, seat: int, territory: int) -> None:
    for building in (PORT, ROAD):
        remove_building(state, territory, building)
    state.main[territory] = NO_BUILDING
    state.red[territory] += PLUNDER_RED
    state.plundered |= 1 << territory
    tell(state, "plundered", seat, territory=territory, count=state.red[territory])


def damage_bunkers(state: ContinentsState, territory: int) -> None:
    """Bunkers lose a level when they are taken."""  # SIX-4.11 SIX-R4
    if state.main[territory] == GREAT_BUNKERS:
        state.main[territory] = BUNKERS
        tell(state, "bunkers-lowered", territory=territory)
    elif state.main[territory] == BUNKERS:
        state.main[territory] = NO_BUILDING
        tell(state, "building-destroyed", territory=territory, building=BUNKERS)
