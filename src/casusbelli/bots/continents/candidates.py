"""The few things worth a thought where a player may do hundreds."""

from typing import Final

from casusbelli.bots.continents import campaign, diplomacy, economy, intrigue
from casusbelli.bots.continents.outlook import Outlook
from casusbelli.core.action import Action, is_among
from casusbelli.games.continents import steps
from casusbelli.games.continents.actions import (
    BUILD,
    BUY_BOAT,
    END_ACTIONS,
    EXPLORE,
    FIGHT_TO_THE_END,
    HIRE_SPY,
    MARCH,
    OFFER_PEACE,
    RAISE_CAPITAL,
    RECRUIT,
    VOYAGE,
    WITHDRAW,
)
from casusbelli.games.continents.board import NEIGHBOURS, NOWHERE, TERRITORIES, places_in
from casusbelli.games.continents.prices import FARM, GRANARY, MANUFACTORY, PORT
from casusbelli.games.continents.state import NOBODY, ContinentsState

MARCHES: Final = 4
SOLDIER: Final = 0.3
EMPTY_LAND: Final = 20.0  # what the value of a claim begins with
ANY_ATTACK: Final = 3.0

# Where every option is a candidate.
OPEN_STEPS: Final = (
    steps.DECIDE_PLUNDER,
    steps.CATCH_SLAVES,
    steps.BID,
    steps.MEET_MINERAL,
    steps.MEET_SAVAGES,
    steps.CHOOSE_TECHNOLOGY,
    steps.MEET_WINDS,
    steps.ANSWER_TREATY,
)


def candidates(state: ContinentsState, seat: int, favourite: Action) -> list[Action]:
    """The favourite first; it stands alone where nothing else deserves a thought."""
    assert state.top is not None
    step = state.top.step
    if step == steps.ACT:
        return _offered(state, seat, favourite, _deeds(Outlook(state, seat)))
    if step == steps.PRESS_ON:
        return _offered(state, seat, favourite, [WITHDRAW, FIGHT_TO_THE_END])
    if step in OPEN_STEPS:
        return _offered(state, seat, favourite, state.options(seat))
    return [favourite]


def _offered(state: ContinentsState, seat: int, favourite: Action, ideas: list[Action]) -> list[Action]:
    options = state.options(seat)
    found = [favourite]
    for idea in ideas:
        if is_among(idea, options) and not is_among(idea, found):
            found.append(idea)
    return found


def _deeds(outlook: Outlook) -> list[Action]:
    """Marches that promise most, a site for each building, and what else can be had for money or words."""
    state, seat = outlook.state, outlook.seat
    found = [END_ACTIONS, *[MARCH[target] for target in _targets(outlook)]]
    target = campaign.best_march(outlook)
    if target != NOWHERE:
        found.append(MARCH[target])
    for building in (GRANARY, FARM, MANUFACTORY, PORT):
        site = economy.site_for(outlook, building)
        if site != NOWHERE:
            found.append(BUILD[building][site])
    found += [RAISE_CAPITAL, *RECRUIT, HIRE_SPY, VOYAGE, BUY_BOAT]
    site = economy.unexplored(outlook)
    if site != NOWHERE:
        found.append(EXPLORE[site])
    for talk in (intrigue.best_deal(outlook), diplomacy.best_bribe(outlook)):
        if talk is not None:
            found.append(talk)
    return found + [OFFER_PEACE[other] for other in places_in(state.war[seat])]


def _targets(outlook: Outlook) -> list[int]:
    """The land beyond the borders that is most worth marching to."""
    state, seat = outlook.state, outlook.seat
    reach = 0
    for place in outlook.held:
        if outlook.spare(place):
            for near in NEIGHBOURS[place]:
                if state.holder[near] != seat:
                    reach |= 1 << near
    values = [0.0] * TERRITORIES
    targets = places_in(reach)
    for target in targets:
        if state.holder[target] == NOBODY:
            values[target] = campaign.claim_value(outlook, target) - EMPTY_LAND
        else:
            values[target] = campaign.worth_of(outlook, target) - SOLDIER * state.soldiers[target] + ANY_ATTACK
    targets.sort(key=lambda target: -values[target])
    return targets[:MARCHES]
