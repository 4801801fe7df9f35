"""Income and upkeep of a turn, line by line."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Decision
from casusbelli.games.continents.actions import ABANDON, GIVE
from casusbelli.games.continents.board import TERRITORIES
from casusbelli.games.continents.buildings import remove_building, stands
from casusbelli.games.continents.connection import working_ports
from casusbelli.games.continents.deed import ALLOWED, RULES, Deed
from casusbelli.games.continents.events import tell
from casusbelli.games.continents.prices import BOAT_INCOME, CAMP, FARM, MANUFACTORY, MINERAL_INCOMES, PORT, ROAD
from casusbelli.games.continents.readings import BOATS, FOOD_AND_MONEY
from casusbelli.games.continents.standing import BAD_ARGUMENT, MOST_COUNT, unless
from casusbelli.games.continents.state import NOBODY, ContinentsState
from casusbelli.games.continents.steps import ABANDON_BUILDING, CHOOSE_AMOUNT
from casusbelli.games.continents.tables import SEVERE_WINTER

# Effects that last for some income steps (SIX-13.6).
EFFECT_NAMES: Final = ("compensation", "trade", "ecologists")
COMPENSATION: Final = 0
TRADE: Final = 1
ECOLOGISTS: Final = 2
EFFECT_TURNS: Final = 100

UPKEEP_BUILDINGS: Final = [CAMP, PORT, ROAD]
SABOTAGE: Final = 6


def add_effect(state: ContinentsState, seat: int, kind: int, turns: int) -> None:
    state.effects[seat].append(kind * EFFECT_TURNS + turns)
    state.effects[seat].sort()


def _count_effects(state: ContinentsState, seat: int, kind: int) -> int:
    return len([effect for effect in state.effects[seat] if effect // EFFECT_TURNS == kind])


def income_lines(state: ContinentsState, seat: int, weather: int) -> list[tuple[str, int, int]]:
    """Each source of gross income: its name, how many there are, what they bring."""  # SIX-13.1
    territories = farms = manufactories = minerals = mineral_income = capitals = slaves = 0
    for territory in state.held[seat]:
        if state.capital_of[territory] not in (NOBODY, seat):
            capitals += 1  # SIX-13.3 SIX-3.11
        if state.owner[territory] != seat:
            continue  # SIX-3.10
        territories += 1
        main = state.main[territory]
        farms += main == FARM
        manufactories += main == MANUFACTORY
        if main == CAMP:
            slaves += state.slaves(territory)
        if state.mineral[territory]:
            minerals += 1
            mineral_income += MINERAL_INCOMES[state.mineral[territory]]
    is_severe = weather == SEVERE_WINTER  # SIX-12.9
    each_manufactory = max(0, 2 - int(is_severe) - _count_effects(state, seat, ECOLOGISTS))
    trade = _count_effects(state, seat, TRADE)
    compensation = _count_effects(state, seat, COMPENSATION)
    sabotages = state.sabotages[seat]
    boats = state.boats[seat] if state.plays(BOATS, FOOD_AND_MONEY) else 0  # SIX-G25
    return [
        ("capital", state.level[seat], capital_income(state, seat)),
        ("captured", capitals, (4 if state.three else 2) * capitals),  # SIX-24.3
        ("territories", territories, territories // 3),  # SIX-13.4
        ("farms", farms, 0 if is_severe else farms),  # SIX-13.5
        ("manufactories", manufactories, each_manufactory * manufactories),  # SIX-13.6
        ("minerals", minerals, mineral_income),  # SIX-13.7
        ("slaves", slaves, 2 * slaves),  # SIX-13.8
        ("boats", boats, BOAT_INCOME * boats if boats and working_ports(state, seat) else 0),  # SIX-17.2 SIX-17.3
        ("trade", trade, 5 * trade),  # SIX-13.9
        ("compensation", compensation, -2 * compensation),
        ("sabotage", sabotages, -SABOTAGE * sabotages),  # SIX-13.10
    ]


def capital_income(state: ContinentsState, seat: int) -> int:
    """Of the own capital, while it is held."""  # SIX-13.2 SIX-24.2
    if not state.holds_capital(seat):
        return 0
    return 4 + int(state.three) + int(state.level[seat] == 3)


def gross_income(state: ContinentsState, seat: int, weather: int) -> int:
    return max(0, sum([amount for _, _, amount in income_lines(state, seat, weather)]))


def upkeep_lines(state: ContinentsState, seat: int) -> list[tuple[str, int, int]]:
    """Roads where he holds, ports and camps where he owns."""  # SIX-13.11 SIX-R6
    counts = [0, 0, 0]
    for territory in state.held[seat]:
        for index in range(3):
            counts[index] += has_upkeep(state, seat, territory, UPKEEP_BUILDINGS[index])
    each = 0 if state.three else 1  # SIX-24.1
    return [
        ("camps", counts[0], counts[0]),
        ("ports", counts[1], each * counts[1]),
        ("roads", counts[2], each * counts[2]),
    ]


def has_upkeep(state: ContinentsState, seat: int, territory: int, building: int) -> bool:
    if state.holder[territory] != seat or not stands(state, territory, building):
        return False
    return building == ROAD or state.owner[territory] == seat


def upkeep(state: ContinentsState, seat: int) -> int:
    return sum([amount for _, _, amount in upkeep_lines(state, seat)])


def collect(state: ContinentsState, seat: int) -> None:
    """The income step: gross income, then upkeep."""
    gross = gross_income(state, seat, state.weather)
    due = upkeep(state, seat)
    state.sabotages[seat] = 0
    state.effects[seat] = [effect - 1 for effect in state.effects[seat] if effect % EFFECT_TURNS > 1]
    state.treasury[seat] += gross - due
    tell(state, "income", seat, money=gross, count=due)
    missing = -state.treasury[seat]
    if missing > 0:
        state.treasury[seat] = 0
        tell(state, "upkeep-missing", seat, money=missing)
        state.ask(ABANDON_BUILDING, seat, missing)  # SIX-13.12


class AbandonBuilding(Decision[ContinentsState]):
    """One building with upkeep for each money that is missing."""

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        found: list[Action] = []
        for index, building in enumerate(UPKEEP_BUILDINGS):
            if building == CAMP or not state.three:
                for territory in range(TERRITORIES):
                    if has_upkeep(state, seat, territory, building):
                        found.append(ABANDON[index][territory])
        return found

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        index, territory = divmod(action.value, TERRITORIES)
        remove_building(state, territory, UPKEEP_BUILDINGS[index])
        tell(state, "abandoned", seat, territory=territory, building=UPKEEP_BUILDINGS[index])
        if state.argument > 1:
            state.ask(ABANDON_BUILDING, seat, state.argument - 1)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["not-mine-to-abandon"], "not-mine-to-abandon"

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        return unless(0 < argument <= MOST_COUNT, BAD_ARGUMENT)


class Give(Deed):
    """A gift of money, without conditions."""  # SIX-13.13 SIX-R17

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if state.treasury[seat]:
            for other in range(state.seats):
                if other != seat and state.is_alive(other):
                    offered.append(GIVE[other])

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if action.value == seat or action.value >= state.seats or not state.is_alive(action.value):
            return "giving-to-nobody"
        return ALLOWED if state.treasury[seat] else "too-dear"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.ask(CHOOSE_AMOUNT, seat, action.value)
