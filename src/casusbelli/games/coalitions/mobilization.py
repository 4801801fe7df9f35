"""Mobilization: free cards, purchases, corruption."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEPUTY, Decision, Procedure, Step
from casusbelli.games.coalitions.board import NOBODY, OFF_MAP
from casusbelli.games.coalitions.cards import can_draw, draw
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.influence import change_morale
from casusbelli.games.coalitions.standing import MOBILIZATION, POWER
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState
from casusbelli.games.coalitions.steps import BUY, MOBILIZE, MUSTER
from casusbelli.games.coalitions.vocabulary import MOST_MORALE

FORTRESS_PRICE: Final = 5  # COA-7.4.2


class Mobilize(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.player[argument] == NOBODY:
            return  # COA-11.6.1
        for general in state.rules.generals[argument]:
            if state.place[general] == OFF_MAP:
                draw(state, argument)  # COA-7.4.1 COA-R19
        state.ask_power(BUY, argument)
        if state.rules.action_cards:
            state.ask_power(MUSTER, argument)  # REA-8.2.4


class Buy(Decision[CoalitionsState]):
    """One purchase at a time, each carried out at once."""  # COA-R19

    def other_goods(self, state: CoalitionsState, power: int) -> list[Action]:
        """What a title sells besides, for a coin each."""
        return []

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        power = state.argument
        money = state.money[power]
        offered = [actions.buy_no_more]
        if money < 1:
            return offered
        if state.tokens_left(power) > 0:
            for general in state.generals_with_room(power):
                offered.append(actions.buy_troop[general])  # COA-7.4.3
        if can_draw(state, power):
            offered.append(actions.buy_card)  # COA-7.4.8
        if state.morale[power] < MOST_MORALE:
            offered.append(actions.buy_morale)  # COA-7.4.7
        offered += self.other_goods(state, power)
        if money >= FORTRESS_PRICE and len(state.fortresses) < state.rules.fortresses:  # COA-7.4.5
            for place, garrison in enumerate(state.garrison):
                if garrison == power and place not in state.fortresses:
                    offered.append(actions.buy_fortress[place])  # COA-7.4.4
        return offered

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        actions = state.rules.actions
        power = state.argument
        if action is actions.buy_no_more:
            lose_to_corruption(state, power)
            return
        if action.verb == "buy-troop":
            state.money[power] -= 1
            state.troops[action.value] += 1
            tell(state, "troop-bought", power, general=action.value, territory=state.place[action.value])
        elif action.verb == "buy-fortress":
            state.money[power] -= FORTRESS_PRICE
            state.fortresses.append(action.value)
            state.fortresses.sort()
            tell(state, "fortress-built", power, territory=action.value)
        elif action is actions.buy_morale:
            state.money[power] -= 1
            tell(state, "morale-bought", power)
            change_morale(state, power, 1)
        else:
            state.money[power] -= 1
            tell(state, "card-bought", power)
            draw(state, power)
        state.ask_power(BUY, power)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        actions = state.rules.actions
        power = state.argument
        if state.money[power] < (FORTRESS_PRICE if action.verb == "buy-fortress" else 1):
            return "COA-7.4.2", "not-enough-money"
        if action is actions.buy_card:
            return "COA-7.4.8", "no-card-left"
        if action is actions.buy_morale:
            return "COA-7.4.7", "morale-full"
        if action.verb == "buy-troop":
            return "COA-7.4.3", self._why_no_troop(state, power, action.value)
        if len(state.fortresses) == state.rules.fortresses:
            return "COA-7.4.5", "no-fortress-left"
        if state.garrison[action.value] != power:
            return "COA-7.4.4", "fortress-needs-garrison"
        return "COA-7.4.4", "fortress-there"

    def _why_no_troop(self, state: CoalitionsState, power: int, general: int) -> str:
        if state.rules.general_power[general] != power:
            return "not-own-general"
        if state.place[general] < 0:
            return "general-not-on-map"
        return "general-full" if state.troops[general] == MOST_TROOPS else "no-token-left"


def lose_to_corruption(state: CoalitionsState, power: int) -> None:
    lost = state.money[power]
    if power != state.rules.keeper and lost > 0:  # COA-7.4.9 COA-7.4.10
        state.money[power] = 0
        tell(state, "corruption", power, count=lost)


MOBILIZATION_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (MOBILIZE, Mobilize("mobilize", "COA-7.4.1", argument=POWER)),
    (
        BUY,
        Buy(
            "buy",
            "COA-7.4.2",
            ("buy-no-more", "buy-troop", "buy-card", "buy-morale", "buy-fortress"),
            is_count_public=True,
            absence=DEPUTY,
            argument=POWER,
            footings=(Footing(MOBILIZATION),),
        ),
    ),
]
