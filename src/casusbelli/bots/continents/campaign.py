"""Where units march: onto empty land, against others, towards the goal of the campaign, and home in need."""

from typing import Final

from casusbelli.bots.continents.geography import DISTANCES
from casusbelli.bots.continents.odds import chance_to_win, fewest_to_win
from casusbelli.bots.continents.outlook import CAPITAL, LAND, OWN_CAPITAL, Outlook
from casusbelli.core.action import Action
from casusbelli.games.continents import battle, land_battle
from casusbelli.games.continents.actions import (
    CALL_OFF,
    FIGHT_TO_THE_END,
    FIGHT_UNTIL,
    GO,
    SEND,
    SEND_ALL,
    WITHDRAW,
)
from casusbelli.games.continents.board import NEIGHBOURS, NOWHERE, TERRITORIES
from casusbelli.games.continents.ending import capitals_held
from casusbelli.games.continents.fight import Fight
from casusbelli.games.continents.modifiers import NUMBERS, chance_in_percent, modifiers, soldiers_in, totals
from casusbelli.games.continents.mustering import step_fee
from casusbelli.games.continents.orders import MARCH, kind_of, target_of
from casusbelli.games.continents.prices import BUILDING_PRICES, GRANARY, MINERAL_INCOMES, NO_BUILDING
from casusbelli.games.continents.state import NOBODY, ContinentsState
from casusbelli.games.continents.units import SLAVE_SLOT, SLOT_MOVES, SLOT_SOLDIERS, slot_in, unit_at, where_of

ON_THE_WAY: Final = 3.0
NEW_WAR: Final = 2.5
SOLDIER: Final = 0.25
SOLDIER_AT_THE_END: Final = 0.08
VICTORY: Final = 100.0
FAIR_CHANCE: Final = 0.5
LAST_CHANCE: Final = 0.5
WALK: Final = 4  # steps to empty land that a unit is sent for


# Attacks.


def attackers(outlook: Outlook, target: int) -> list[int]:
    """The units that would go: all that can be spared, or the smallest where one is enough."""
    found: list[int] = []
    for near in NEIGHBOURS[target]:
        if outlook.state.holder[near] == outlook.seat:
            for slot in outlook.spare(near):
                found.append(unit_at(near, slot))
    if found and not outlook.state.soldiers[target] and not is_march_through(outlook, target):
        return [_smallest(found)]
    return found


def is_march_through(outlook: Outlook, target: int) -> bool:
    return outlook.state.capital_of[target] != NOBODY or outlook.is_on_the_way(target)


def _smallest(codes: list[int]) -> int:
    """The unit with the fewest soldiers, then the most moves."""
    best = codes[0]
    for code in codes:
        slot, best_slot = slot_in(code), slot_in(best)
        soldiers, fewest = SLOT_SOLDIERS[slot], SLOT_SOLDIERS[best_slot]
        if soldiers < fewest or (soldiers == fewest and SLOT_MOVES[slot] > SLOT_MOVES[best_slot]):
            best = code
    return best


def balance_of(state: ContinentsState, fight: Fight) -> int:
    """The attacker's modifiers less the defender's, without numbers."""
    found = modifiers(state, fight)
    found[NUMBERS] = 0
    attacker, defender = totals(found)
    return attacker - defender


def best_attack(outlook: Outlook) -> int:
    """The territory that is most worth attacking now, or nowhere."""
    state = outlook.state
    targets = 0
    for place in outlook.held:
        if outlook.spare(place):
            for near in NEIGHBOURS[place]:
                if state.holder[near] not in (outlook.seat, NOBODY):
                    targets |= 1 << near
    best = 0.0
    chosen = NOWHERE
    for target in range(TERRITORIES):
        if (targets >> target) & 1:
            value = _attack_value(outlook, target)
            if value > best:
                best, chosen = value, target
    return chosen


def _attack_value(outlook: Outlook, target: int) -> float:
    state = outlook.state
    worth = worth_of(outlook, target)
    if worth <= 0:
        return 0.0
    units = attackers(outlook, target)
    if not land_battle.can_afford_attack(state, outlook.seat, target, land_battle.attack_fees(units)[0], 0):
        return 0.0
    fight = land_battle.plan(state, outlook.seat, target, units)
    soldiers = soldiers_in(fight, units)
    defenders = state.soldiers[target]
    if not defenders:
        return worth - SOLDIER * 0.5
    balance = balance_of(state, fight)
    chance = chance_to_win(balance, soldiers, defenders)
    if chance < (FAIR_CHANCE if outlook.left else LAST_CHANCE):
        return 0.0
    hit = max(1, chance_in_percent(balance, 0))
    losses = min(soldiers, defenders * (100 - hit) / hit)
    each = SOLDIER if outlook.left > 1 else SOLDIER_AT_THE_END
    return chance * worth - losses * each


def worth_of(outlook: Outlook, target: int) -> float:
    """What taking the territory is worth, in points."""
    state, seat = outlook.state, outlook.seat
    owner = state.owner[target]
    worth = 0.0
    if land_battle.is_freeing(state, seat, target):
        return worth  # it would go back to its owner
    if state.capital_of[target] != NOBODY:
        worth = OWN_CAPITAL if state.capital_of[target] == seat else CAPITAL
        if capitals_held(state, seat) >= state.seats - 1 and state.capital_of[target] != seat:
            worth = VICTORY  # SIX-23.1
    elif owner == NOBODY:
        worth = LAND + MINERAL_INCOMES[state.mineral[target]] if can_feed_more(outlook) else 0.2
    elif owner == seat:
        worth = LAND + MINERAL_INCOMES[state.mineral[target]]
    else:
        worth = LAND / max(1, state.alive.bit_count() - 1) if outlook.left > 1 else 0.0
    if outlook.is_on_the_way(target):
        worth += ON_THE_WAY
    if outlook.left > 1 and _starts_war(state, seat, target):
        worth -= NEW_WAR
    return worth


def _starts_war(state: ContinentsState, seat: int, target: int) -> bool:
    for other in (state.owner[target], state.holder[target]):
        if other >= 0 and other != seat and not state.at_war(seat, other):
            return True
    return False


# Empty land.


def can_feed_more(outlook: Outlook) -> bool:
    """One more territory will not starve, or does not have to care."""
    if outlook.left == 0 or outlook.slack > 0:
        return True
    return outlook.slack == 0 and outlook.money > BUILDING_PRICES[GRANARY] + 1


def best_claim(outlook: Outlook) -> int:
    """The empty territory to march onto, or nowhere."""
    if outlook.money < 1 or not can_feed_more(outlook):
        return NOWHERE
    state = outlook.state
    best = 0.0
    chosen = NOWHERE
    for target in range(TERRITORIES):
        if state.holder[target] == NOBODY:
            unit = claimant(outlook, target)
            if unit >= 0 and SLOT_SOLDIERS[slot_in(unit)] <= outlook.money:
                value = claim_value(outlook, target)
                if value > best:
                    best, chosen = value, target
    return chosen


def claim_value(outlook: Outlook, target: int) -> float:
    """Land that leads on to more of it, and land that others could take, comes first."""
    state = outlook.state
    value = 20.0 + MINERAL_INCOMES[state.mineral[target]]
    if state.main[target] != NO_BUILDING:
        value += 2
    if outlook.home != NOWHERE:
        value -= DISTANCES[outlook.home][target]
    for near in NEIGHBOURS[target]:
        holder = state.holder[near]
        if holder == NOBODY:
            value += 1
        elif holder >= 0 and holder != outlook.seat:
            value += 1.5
    return value


def claimant(outlook: Outlook, target: int) -> int:
    """The unit that takes empty land, or -1."""
    found: list[int] = []
    for near in NEIGHBOURS[target]:
        if outlook.state.holder[near] == outlook.seat:
            for slot in outlook.spare(near):
                found.append(unit_at(near, slot))
    return _smallest(found) if found else -1


# Marches over own land.


def best_march(outlook: Outlook) -> int:
    """The own territory to march to, or nowhere."""
    for place in outlook.held:
        target = next_step(outlook, place)
        if target != NOWHERE and _affordable(outlook, place, target):
            return target
    walk = _walk(outlook)
    return NOWHERE if walk < 0 else walk % TERRITORIES


def next_step(outlook: Outlook, place: int) -> int:
    """Where the spare units of a place go: home if it is in danger, else to the goal."""
    if not outlook.spare(place):
        return NOWHERE
    home = outlook.home
    if home not in (NOWHERE, place) and outlook.state.soldiers[home] < outlook.guard:
        return _towards(outlook, place, home)
    if outlook.ready(place) < 2 or outlook.goal == NOWHERE:
        return NOWHERE
    return _towards(outlook, place, outlook.goal)


def _towards(outlook: Outlook, place: int, goal: int) -> int:
    """The neighbour that is held and nearer."""
    for near in NEIGHBOURS[place]:
        if outlook.state.holder[near] == outlook.seat and DISTANCES[near][goal] < DISTANCES[place][goal]:
            return near
    return NOWHERE


def _affordable(outlook: Outlook, place: int, target: int) -> list[int]:
    """The spare units for whose march there is money."""
    money = outlook.money
    found: list[int] = []
    for slot in outlook.spare(place):
        fee = step_fee(outlook.state, outlook.seat, place, target, slot)
        if fee <= money:
            money -= fee
            found.append(unit_at(place, slot))
    return found


def _walk(outlook: Outlook) -> int:
    """A single unit goes to where empty land is near: origin * TERRITORIES + target, or -1."""
    if outlook.money < 1 or not can_feed_more(outlook):
        return -1
    best = WALK + 1
    chosen = -1
    for place in outlook.held:
        spare = outlook.spare(place)
        if spare and SLOT_SOLDIERS[spare[-1]] == 1:
            for land in range(TERRITORIES):
                distance = DISTANCES[place][land]
                if 1 < distance < best and outlook.state.holder[land] == NOBODY:
                    step = _towards(outlook, place, land)
                    if step != NOWHERE:
                        best = distance
                        chosen = place * TERRITORIES + step
    return chosen


def _marchers(outlook: Outlook, target: int) -> list[int]:
    for place in NEIGHBOURS[target]:
        if outlook.state.holder[place] == outlook.seat and next_step(outlook, place) == target:
            found = _affordable(outlook, place, target)
            if found:
                return found
    walk = _walk(outlook)
    if walk >= 0 and walk % TERRITORIES == target:
        place = walk // TERRITORIES
        return [unit_at(place, outlook.spare(place)[-1])]
    return []


# Mustering.


def choose_unit(outlook: Outlook, options: list[Action]) -> Action:
    """The next of the units that were meant to go, until all are there."""
    state = outlook.state
    if kind_of(state.order) != MARCH:
        return GO if GO in options else CALL_OFF
    wanted = _wanted(outlook, target_of(state.order))
    for code in state.force:
        if code in wanted:
            wanted.remove(code)
    if wanted:
        place, slot = where_of(wanted[0]), slot_in(wanted[0])
        action = SEND[place][slot]
        if _is_everybody(state, place, wanted) and SEND_ALL[place] in options:
            return SEND_ALL[place]
        if action is not None and action in options:
            return action
    return GO if state.force else options[-1]


def _wanted(outlook: Outlook, target: int) -> list[int]:
    holder = outlook.state.holder[target]
    if holder == NOBODY:
        unit = claimant(outlook, target)
        return [unit] if unit >= 0 else []
    if holder == outlook.seat:
        return _marchers(outlook, target)
    return attackers(outlook, target)


def _is_everybody(state: ContinentsState, place: int, wanted: list[int]) -> bool:
    """True if all units there that can march are still to be sent."""
    movable = 0
    for slot in range(SLAVE_SLOT):
        if SLOT_MOVES[slot]:
            movable += state.troops[unit_at(place, slot)]
    return movable == len([code for code in wanted if where_of(code) == place])


# Battles.


def choose_to_press_on(outlook: Outlook) -> Action:
    """Fight as long as the place can be won."""
    state = outlook.state
    fight = battle.fight_of(state)
    soldiers = soldiers_in(fight, fight.attackers)
    defenders = soldiers_in(fight, fight.defenders)
    balance = balance_of(state, fight)
    least = LAST_CHANCE if outlook.left else LAST_CHANCE / 2
    if chance_to_win(balance, soldiers, defenders) < least:
        return WITHDRAW
    fewest = fewest_to_win(balance, soldiers, defenders, least)
    return FIGHT_UNTIL[fewest] if 2 <= fewest < len(FIGHT_UNTIL) else FIGHT_TO_THE_END
