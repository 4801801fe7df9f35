"""Who owns and who holds a territory, and what follows when that changes (the CHECK of the turn flow)."""

from casusbelli.games.continents import ending
from casusbelli.games.continents.board import NOWHERE, TERRITORIES
from casusbelli.games.continents.events import tell
from casusbelli.games.continents.prices import NO_BUILDING
from casusbelli.games.continents.readings import LEAVING, STAYS_HELD
from casusbelli.games.continents.state import NOBODY, REBELS, SAVAGES, ContinentsState
from casusbelli.games.continents.steps import CHOOSE_SITE, SEND_HOME
from casusbelli.games.continents.units import unit_at


def take_territory(state: ContinentsState, territory: int, seat: int) -> None:
    """The player's units have moved in."""
    owner = state.owner[territory]
    if owner == NOBODY:
        owner = seat  # SIX-3.3 SIX-3.5: nobody's, rebels' or savages' land is owned at once
    state.hold(territory, owner, seat)  # SIX-3.4
    kind = "territory-owned" if owner == seat else "territory-occupied"
    tell(state, kind, seat, other=NOBODY if owner == seat else owner, territory=territory)


def lose_to_rebels(state: ContinentsState, territory: int, victim: int) -> None:
    """The territory becomes REBEL(victim); its slaves are freed."""  # SIX-14.13 SIX-18.7
    state.hold(territory, NOBODY, REBELS)
    state.risen_against[territory] = victim
    state.clear_slaves(territory)
    tell(state, "territory-rebel", victim, territory=territory)


def lose_to_savages(state: ContinentsState, territory: int) -> None:
    state.hold(territory, NOBODY, SAVAGES)
    state.clear_slaves(territory)


def destroy_main(state: ContinentsState, territory: int) -> None:
    if state.main[territory] != NO_BUILDING:
        tell(state, "building-destroyed", territory=territory, building=state.main[territory])
        state.main[territory] = NO_BUILDING


def check_map(state: ContinentsState) -> None:
    """After every change of the map: garrisons gone, players out, victory, capitals lost."""
    for territory in range(TERRITORIES):
        holder = state.holder[territory]
        owner = state.owner[territory]
        if holder >= 0 and owner != holder and _must_go_back(state, territory):
            give_back(state, territory)
    if state.evacuees:
        state.ask(SEND_HOME, state.active)
    ending.eliminate_the_landless(state)
    if ending.is_won(state):
        return
    for seat in range(state.seats):
        if state.is_alive(seat):
            check_site(state, seat)


def _must_go_back(state: ContinentsState, territory: int) -> bool:
    """Occupied land that nobody guards, or that belongs to a player with whom there is peace."""
    if not state.at_war(state.holder[territory], state.owner[territory]):
        return True  # SIX-22.3: it was freed
    return state.soldiers[territory] == 0 and not state.plays(LEAVING, STAYS_HELD)  # SIX-3.7 SIX-R14


def give_back(state: ContinentsState, territory: int) -> None:
    owner = state.owner[territory]
    hand_over(state, territory, owner)
    tell(state, "territory-returned", owner, territory=territory)


def hand_over(state: ContinentsState, territory: int, owner: int) -> None:
    """The territory is owned by this player; units of another who stood there have to go."""  # SIX-22.12
    holder = state.holder[territory]
    if holder != owner:
        for slot in state.slots_at(territory):
            state.evacuees.append(unit_at(holder * TERRITORIES + territory, slot))
        state.clear_units(territory)
    state.hold(territory, owner, owner)


def check_site(state: ContinentsState, seat: int) -> None:
    """A player without his capital names a temporary recruitment site."""  # SIX-21.5
    capital = state.capital[seat]
    if capital == NOWHERE:
        return
    site = state.site[seat]
    if state.holder[capital] == seat:
        if site != NOWHERE:
            state.site[seat] = NOWHERE  # SIX-21.7
            state.forget_links()
        return
    if site != NOWHERE and state.owns(seat, site):
        return
    if site != NOWHERE:
        state.site[seat] = NOWHERE
        state.forget_links()
    if possible_sites(state, seat):
        state.ask(CHOOSE_SITE, seat)


def plain_lands(state: ContinentsState, seat: int) -> list[int]:
    """Non-capital territories that the player owns, in the order of the board."""
    return [
        territory
        for territory in state.held[seat]
        if state.owner[territory] == seat and state.capital_of[territory] == NOBODY
    ]


def possible_sites(state: ContinentsState, seat: int) -> list[int]:
    """Most soldiers first, then in the order of the board."""
    return sorted(plain_lands(state, seat), key=lambda territory: -state.soldiers[territory])


def choose_site(state: ContinentsState, seat: int, territory: int) -> None:
    state.site[seat] = territory
    state.forget_links()
    tell(state, "site-chosen", seat, territory=territory)
