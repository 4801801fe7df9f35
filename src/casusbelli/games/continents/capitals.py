"""Capitals: where they are founded, how they rise, what a siege does to them."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, JointDecision, Json
from casusbelli.games.continents.actions import RAISE_CAPITAL, SETTLE, SITE
from casusbelli.games.continents.board import NEIGHBOURS, NOWHERE, TERRITORIES
from casusbelli.games.continents.connection import harbours
from casusbelli.games.continents.deed import ALLOWED, RULES, Deed
from casusbelli.games.continents.events import pay, roll, tell
from casusbelli.games.continents.losses import lose_soldiers
from casusbelli.games.continents.prices import CAPITAL_PRICES
from casusbelli.games.continents.standing import unless
from casusbelli.games.continents.state import NOBODY, ContinentsState
from casusbelli.games.continents.steps import CHOOSE_CAPITAL
from casusbelli.games.continents.territory import choose_site, possible_sites

STARTING_MONEY: Final = 40
SIEGE_SPARES: Final = 6


class ChooseCapital(Decision[ContinentsState]):
    """At least two steps from every other capital."""  # SIX-2.3 SIX-R58

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [SETTLE[territory] for territory in range(TERRITORIES) if not _settling_objection(state, territory)]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        found_capital(state, seat, action.value)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        reason = _settling_objection(state, action.value)
        return RULES[reason], reason

    def misfit(self, state: ContinentsState, seat: int, argument: int) -> str:
        return unless(state.capital[seat] == NOWHERE and not argument, "pending-after-capitals")


def _settling_objection(state: ContinentsState, territory: int) -> str:
    if state.capital_of[territory] != NOBODY:
        return "territory-taken"
    if any([state.capital_of[near] != NOBODY for near in NEIGHBOURS[territory]]):
        return "capital-near"
    return ALLOWED


class ChooseCapitals(JointDecision[ContinentsState]):
    """All at once and in secret; whose choice is too near to an earlier player's chooses again."""  # SIX-R80

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return SETTLE.copy()

    def reveal(self, state: ContinentsState, commitments: list[Action | None]) -> None:
        again: list[int] = []
        for seat in state.clockwise_from(state.first):
            choice = commitments[seat]
            assert choice is not None
            if _settling_objection(state, choice.value) is ALLOWED:
                found_capital(state, seat, choice.value)
            else:
                again.append(seat)
                tell(state, "capital-clash", seat, territory=choice.value)
        for seat in reversed(again):
            state.ask(CHOOSE_CAPITAL, seat)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["territory-taken"], "territory-taken"


def found_capital(state: ContinentsState, seat: int, territory: int) -> None:
    state.capital[seat] = territory
    state.capital_of[territory] = seat
    state.treasury[seat] = STARTING_MONEY  # SIX-2.4
    state.hold(territory, seat, seat)  # SIX-2.5
    tell(state, "capital-founded", seat, territory=territory)


class RaiseCapital(Deed):
    """To the next level."""  # SIX-21.2

    def offer(self, state: ContinentsState, seat: int, offered: list[Action]) -> None:
        if self.objection(state, seat, RAISE_CAPITAL) is ALLOWED:
            offered.append(RAISE_CAPITAL)

    def objection(self, state: ContinentsState, seat: int, action: Action) -> str:
        if not state.holds_capital(seat):
            return "capital-lost"
        if state.level[seat] >= len(CAPITAL_PRICES):
            return "highest-level"
        return ALLOWED if state.treasury[seat] >= CAPITAL_PRICES[state.level[seat]] else "too-dear"

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        price = CAPITAL_PRICES[state.level[seat]]
        pay(state, seat, price)
        state.level[seat] += 1
        tell(state, "capital-raised", seat, count=state.level[seat], money=price)

    def price(self, state: ContinentsState, seat: int, action: Action) -> Json | None:
        return CAPITAL_PRICES[state.level[seat]] if state.level[seat] < len(CAPITAL_PRICES) else None


class ChooseSite(Decision[ContinentsState]):
    """Who lost his capital recruits somewhere else for the time being."""  # SIX-21.5

    def options(self, state: ContinentsState, seat: int) -> list[Action]:
        return [SITE[territory] for territory in possible_sites(state, seat)]

    def take(self, state: ContinentsState, seat: int, action: Action) -> None:
        choose_site(state, seat, action.value)

    def why_not(self, state: ContinentsState, seat: int, action: Action) -> tuple[str, str]:
        return RULES["not-a-site"], "not-a-site"


def is_encircled(state: ContinentsState, seat: int) -> bool:
    """Enemies stand on every neighbour, and no harbour of his can be reached by sea."""  # SIX-21.9 SIX-R44
    capital = state.capital[seat]
    for near in NEIGHBOURS[capital]:
        if not state.soldiers[near] or not state.at_war(seat, state.holder[near]):
            return False
    linked = harbours(state, seat)
    return not ((linked >> capital) & 1 and linked & ~(1 << capital))


def suffer_siege(state: ContinentsState, seat: int) -> None:
    """Up to k6 soldiers in the capital, but six are left."""  # SIX-21.8 SIX-R43
    if not state.holds_capital(seat) or not is_encircled(state, seat):
        return
    capital = state.capital[seat]
    surplus = state.soldiers[capital] - SIEGE_SPARES
    if surplus > 0:
        tell(state, "siege", seat, territory=capital)
        lose_soldiers(state, seat, min(roll(state, "siege", 6, "siege", seat), surplus), capital)
