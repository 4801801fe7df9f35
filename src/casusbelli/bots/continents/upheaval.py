"""Revolts, slaves, hunger and losses: the least harm of what is offered."""

from typing import Final

from casusbelli.bots.continents.campaign import SOLDIER, balance_of
from casusbelli.bots.continents.odds import chance_to_win
from casusbelli.bots.continents.outlook import CAPITAL, LAND, Outlook
from casusbelli.core.action import Action
from casusbelli.games.continents import battle
from casusbelli.games.continents.actions import (
    BUILD,
    CATCH,
    DEMOLISH,
    DEMOLISHED,
    FIGHT_SAVAGES,
    KILL_CAUGHT,
    KILL_SLAVE,
    LET_GO,
    PLUNDER,
    RENOUNCE,
    SPARE,
)
from casusbelli.games.continents.board import NOWHERE
from casusbelli.games.continents.buildings import building_price, site_objection
from casusbelli.games.continents.connection import is_connected
from casusbelli.games.continents.deed import ALLOWED
from casusbelli.games.continents.land_battle import is_freeing
from casusbelli.games.continents.modifiers import soldiers_in
from casusbelli.games.continents.prices import BUILDING_NAMES, CAMP, NO_BUILDING, PORT, ROAD
from casusbelli.games.continents.state import NOBODY, ContinentsState

MOST_SLAVES: Final = 2  # more of them are too likely to rise
FOR_CAMP: Final = 5  # rounds that a camp needs to pay
SIDES: Final = 10  # of the die for the size of a revolt (SIX-14.4)
REVOLT: Final = 5.5  # its mean
RISES: Final = 0.79
DEMOLISH_PORT: Final = DEMOLISHED.index(BUILDING_NAMES[PORT])
DEMOLISH_ROAD: Final = DEMOLISHED.index(BUILDING_NAMES[ROAD])


# After a battle.


def choose_plunder(outlook: Outlook) -> Action:
    """Land that will be the own is spared if something stands on it; of others' land the march is paid by them."""
    state = outlook.state
    fight = battle.fight_of(state)
    place = fight.place
    red = len([held for held in outlook.held if state.red[held]])
    if 2 * (red + 1) >= len(outlook.held):
        return SPARE  # SIX-14.11
    if is_freeing(state, outlook.seat, place):
        return SPARE  # plunder would be war with its owner
    has_buildings = state.main[place] != NO_BUILDING or state.has_port(place)
    return SPARE if has_buildings and state.owner[place] in (NOBODY, outlook.seat) else PLUNDER


def choose_catch(outlook: Outlook) -> Action:
    fight = battle.fight_of(outlook.state)
    return CATCH if _can_use_slaves(outlook, fight.place) else LET_GO


def _can_use_slaves(outlook: Outlook, place: int) -> bool:
    """A camp is there, or may be."""
    state = outlook.state
    if not state.owns(outlook.seat, place) or outlook.left < FOR_CAMP or state.slaves(place) >= MOST_SLAVES:
        return False
    return state.main[place] == CAMP or _camp_site(outlook, place)


def _camp_site(outlook: Outlook, place: int) -> bool:
    state, seat = outlook.state, outlook.seat
    is_open = site_objection(state, seat, place, CAMP) is ALLOWED and is_connected(state, seat, place)
    return is_open and building_price(state, seat, CAMP) <= outlook.money


def choose_killing(state: ContinentsState, place: int) -> Action:
    return KILL_CAUGHT[max(0, min(state.caught, state.slaves(place) - MOST_SLAVES))]


def best_camp(outlook: Outlook) -> Action | None:
    """A camp for slaves who stand idle."""
    for place in outlook.held:
        if outlook.state.slaves(place) and outlook.left >= FOR_CAMP and _camp_site(outlook, place):
            return BUILD[CAMP][place]
    return None


def choose_house(state: ContinentsState, options: list[Action]) -> Action:
    """A camp, else land where one can be built."""
    for main in (CAMP, NO_BUILDING):
        for option in options:
            if state.main[option.value] == main:
                return option
    return options[0]


# Savages and rebels.


def choose_meeting(outlook: Outlook, options: list[Action]) -> Action:
    """Fight the savages if the land can probably be kept."""
    fight = battle.fight_of(outlook.state)
    soldiers = soldiers_in(fight, fight.attackers)
    savages = soldiers_in(fight, fight.defenders)
    chance = chance_to_win(balance_of(outlook.state, fight), soldiers, savages)
    return FIGHT_SAVAGES if chance > 0.6 else options[0]


def choose_rising(state: ContinentsState, size: int, options: list[Action]) -> Action:
    """A garrison that will put the revolt down, else the smallest."""
    best = options[0]
    for option in options:
        soldiers = state.soldiers[option.value]
        if soldiers >= 2 * size + 2:
            return option
        if soldiers < state.soldiers[best.value]:
            best = option
    return best


# What is done at the end of a turn.


def best_business(outlook: Outlook) -> Action | None:
    """Something to be torn down, killed or given up, or None."""
    state = outlook.state
    for place in outlook.held:
        slaves = state.slaves(place)
        if slaves > MOST_SLAVES or (slaves and state.main[place] != CAMP):
            return KILL_SLAVE[place]
    if outlook.left == 0:
        return _save_upkeep(outlook)
    if outlook.slack < 0 and -outlook.slack * LAND < harm_of_hunger(outlook):
        return _renounce(outlook)
    return None


def harm_of_hunger(outlook: Outlook) -> float:
    """What a revolt of k10 would cost on average, in points: soldiers, and the capital if all of them turn there."""
    state = outlook.state
    at_home = state.soldiers[outlook.home] if outlook.home != NOWHERE else 0
    elsewhere = 0
    for place in outlook.held:
        if place != outlook.home and state.owner[place] == outlook.seat:
            elsewhere += state.soldiers[place]  # SIX-14.6: they turn first
    harm = SOLDIER * min(elsewhere + at_home, REVOLT)
    if at_home:
        harm += CAPITAL * max(0, SIDES - elsewhere - at_home + 1) / SIDES
    return RISES * harm


def _save_upkeep(outlook: Outlook) -> Action | None:
    """In the last turn upkeep is a point lost."""
    state, seat = outlook.state, outlook.seat
    if state.three:
        return None
    for place in outlook.held:
        if (state.roads >> place) & 1:
            return DEMOLISH[DEMOLISH_ROAD][place]
        if state.has_port(place) and state.owner[place] == seat and not state.boats[seat]:
            return DEMOLISH[DEMOLISH_PORT][place]
    return None


def _renounce(outlook: Outlook) -> Action | None:
    """Land with nobody and nothing on it."""
    state, seat = outlook.state, outlook.seat
    for place in outlook.held:
        is_bare = not state.soldiers[place] and state.main[place] == NO_BUILDING and not state.mineral[place]
        if is_bare and state.owns(seat, place) and state.capital_of[place] == NOBODY and not state.has_port(place):
            return RENOUNCE[place]
    return None
