"""Elimination, victory, points, and players who leave."""

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, JointDecision
from casusbelli.games.continents.actions import (
    CONFIRM_LEAVE,
    END_GAME,
    GO_ON,
    LEAVE,
    MOST_SEATS,
    PROPOSE_END,
    STAY,
)
from casusbelli.games.continents.board import SEAS, TERRITORIES
from casusbelli.games.continents.deed import ALLOWED, RULES, Deed
from casusbelli.games.continents.events import tell
from casusbelli.games.continents.money import gross_income, upkeep
from casusbelli.games.continents.state import NO_CARD, NOBODY, ContinentsState
from casusbelli.games.continents.steps import CHECK_MAP, CONFIRM_LEAVING, NEXT_TURN, START_ROUND
from casusbelli.games.continents.tables import SUN
from casusbelli.games.continents.units import BERTHS
from casusbelli.games.continents.war import end_war


def eliminate_the_landless(state: ContinentsState) -> None:
    """Who holds no territory is out at once."""  # SIX-23.8
    for seat in range(state.seats):
        if state.is_alive(seat) and not state.held[seat]:
            _eliminate(state, seat)


def _eliminate(state: ContinentsState, seat: int) -> None:
    state.alive &= ~(1 << seat)
    tell(state, "eliminated", seat)
    for territory in range(TERRITORIES):
        if state.owner[territory] == seat:
            state.hold(territory, state.holder[territory], state.holder[territory])  # SIX-23.9
    for other in range(state.seats):
        end_war(state, seat, other)
    _clear_sheet(state, seat)
    if seat == state.active:
        state.top = None
        state.ask(NEXT_TURN, seat)


def _clear_sheet(state: ContinentsState, seat: int) -> None:
    for sea in range(SEAS):
        base = state.warship_index(sea, seat)
        for berth in range(BERTHS):
            state.warships[base + berth] = 0
        state.fleets[sea] &= ~(1 << seat)
    state.transports = [ship for ship in state.transports if ship.seat != seat]
    state.transit[seat] = []
    state.inner[seat] = []
    state.overseas[seat] = 0
    state.effects[seat] = []
    for sheet in (
        state.treasury,
        state.spies,
        state.boats,
        state.builder_ships,
        state.ghost_ships,
        state.free_roads,
        state.cheap_farms,
        state.sabotages,
        state.incitements,
        state.burnt,
        state.tribes,
        state.dealt_spies,
    ):
        sheet[seat] = 0
    for other in range(MOST_SEATS):
        state.cards[seat * MOST_SEATS + other] = NO_CARD
        state.cards[other * MOST_SEATS + seat] = NO_CARD


def capitals_held(state: ContinentsState, seat: int) -> int:
    return len([capital for capital in state.capital if state.holder[capital] == seat])


def is_won(state: ContinentsState) -> bool:
    """Somebody holds all capitals of the others, or is the last."""  # SIX-23.1 SIX-23.2 SIX-R55
    for seat in range(state.seats):
        if state.is_alive(seat):
            if _holds_all_others(state, seat):
                _win(state, [seat], "won-by-capitals")
                return True
            if state.alive == 1 << seat:
                _win(state, [seat], "won-as-last")
                return True
    return False


def _holds_all_others(state: ContinentsState, seat: int) -> bool:
    for other, capital in enumerate(state.capital):
        if other != seat and state.holder[capital] != seat:
            return False
    return True


def _win(state: ContinentsState, seats: list[int], kind: str) -> None:
    state.winners = seats
    state.top = None
    for seat in seats:
        tell(state, kind, seat)


# Points.


def next_income(state: ContinentsState, seat: int) -> int:
    """What the next income step would bring, net of upkeep."""  # SIX-23.6
    weather = state.weather if state.weather_left > 1 else SUN
    return max(0, gross_income(state, seat, weather) - upkeep(state, seat))


def points(state: ContinentsState, seat: int) -> int:
    if not state.is_alive(seat):
        return 0
    per_capital = 10 if state.three else 6  # SIX-24.5
    return state.owned(seat) + per_capital * capitals_held(state, seat) + next_income(state, seat)  # SIX-23.5


def count_points(state: ContinentsState) -> None:
    """Most points, then capitals, territories, money; else the win is shared."""  # SIX-23.7
    best: list[int] = []
    winners: list[int] = []
    for seat in state.living():
        score = points(state, seat)
        tell(state, "points", seat, count=score)
        standing = [score, capitals_held(state, seat), state.owned(seat), state.treasury[seat]]
        if not winners or standing > best:
            best, winners = standing, [seat]
        elif standing == best:
            winners.append(seat)
    _win(state, sorted(winners), "won-by-points")


# Ending by agreement.


class ProposeEnd(Deed):
    """The players are asked at the end of the round."""  # SIX-23.4

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if not state.end_proposed:
            offered.append(PROPOSE_END)

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        return "ending-proposed" if state.end_proposed else ALLOWED

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.end_proposed = True
        tell(state, "end-proposed", seat)


class VoteEnd(JointDecision[ContinentsState]):
    """All living players must agree."""

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [GO_ON, END_GAME]

    def reveal(self, state: ContinentsState, commitments: list[Action | None]) -> None:
        is_agreed = all([commitments[seat] is END_GAME for seat in state.living()])
        tell(state, "end-agreed" if is_agreed else "end-declined")
        if is_agreed:
            count_points(state)
        else:
            state.ask(START_ROUND, state.first)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return "SIX-23.4", "ending-proposed"


# Leaving.


class Leave(Deed):
    """A player leaves for good; only before he does anything else in his turn."""  # SIX-23.10

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if not state.has_acted:
            offered.append(LEAVE)

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        return "turn-begun" if state.has_acted else ALLOWED

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        state.ask(CONFIRM_LEAVING, seat)


class ConfirmLeaving(Decision[ContinentsState]):
    """There is no way back."""

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [STAY, CONFIRM_LEAVE]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        if action is CONFIRM_LEAVE:
            leave(state, seat)
        else:
            state.has_acted = False  # thinking about it is no deed

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["turn-begun"], "turn-begun"


def leave(state: ContinentsState, seat: int) -> None:
    """His units go, his land is nobody's; then he is out like anybody without land."""  # SIX-23.10
    tell(state, "left", seat)
    for territory in range(TERRITORIES):
        if state.holder[territory] == seat:
            state.clear_units(territory)
            owner = state.owner[territory]
            if owner == seat:
                state.clear_slaves(territory)
                state.hold(territory, NOBODY, NOBODY)
            else:
                state.hold(territory, owner, owner)
                tell(state, "territory-returned", owner, territory=territory)
    state.ask(CHECK_MAP, seat)
