"""What France does on each field of the wheel."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.state import Decision, Procedure
from casusbelli.games.coalitions.board import NOWHERE
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.influence import change_morale, gain_influence
from casusbelli.games.coalitions.napoleonic.empereur import placing
from casusbelli.games.coalitions.napoleonic.empereur.deck import reveal_card
from casusbelli.games.coalitions.napoleonic.empereur.ending import check_france_wins
from casusbelli.games.coalitions.napoleonic.empereur.placing import ask_players
from casusbelli.games.coalitions.napoleonic.empereur.race import attacked_home, start_race
from casusbelli.games.coalitions.napoleonic.empereur.sources import fill
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.revenue import expansion
from casusbelli.games.coalitions.state import MOST_TROOPS, CoalitionsState
from casusbelli.games.coalitions.steps import AUTOMA_CARD, AUTOMA_FILL, COMFORT, FILL_GENERAL, TAX
from casusbelli.games.coalitions.vocabulary import MOST_MORALE

TAXATION: Final = 1
MOBILIZATION: Final = 3
EXPANSION: Final = 4


class Automa(Procedure[CoalitionsState]):
    """The action of France; the argument is its field of the wheel."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if argument == TAXATION:
            state.run(TAX, FRANCE)  # COA-12.4.2
        elif argument == MOBILIZATION:
            state.run(AUTOMA_FILL)
        elif argument == EXPANSION:
            expand(state)
        else:
            campaign(state)


def expand(state: CoalitionsState) -> None:
    amount = expansion(state, FRANCE)
    tell(state, "expanded", FRANCE, count=amount)
    gain_influence(state, FRANCE, amount)  # COA-12.4.4
    check_france_wins(state)


def campaign(state: CoalitionsState) -> None:
    """Drill, Leadership and Movement are all the same to Napoleon."""  # COA-12.4.1
    home = attacked_home(state)
    if home != NOWHERE:
        start_race(state, home)
        return
    state.run(AUTOMA_CARD)
    if state.morale[weakest_powers(state)[0]] < MOST_MORALE:
        ask_players(state, COMFORT)  # COA-12.5.1


def weakest_powers(state: CoalitionsState) -> list[int]:
    """The powers of the Grand Coalition with the lowest morale."""
    least = MOST_MORALE
    found: list[int] = []
    for power in range(state.rules.count):
        if power == FRANCE or state.morale[power] > least:
            continue
        if state.morale[power] < least:
            least = state.morale[power]
            found = []
        found.append(power)
    return found


class Comfort(Decision[CoalitionsState]):
    """Which of the powers with the lowest morale gains 1."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.comfort[power] for power in weakest_powers(state)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        change_morale(state, action.value, 1)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "comfort-france" if action.value == FRANCE else "comfort-not-lowest"


class RevealCard(Procedure[CoalitionsState]):
    """Score what is garrisoned, attack the rest."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        reveal_card(state)
        targets: list[int] = []
        for place in state.board.attacked[state.card]:
            if state.garrison[place] != FRANCE:
                targets.append(place)  # COA-12.5.5
                continue
            tell(state, "napoleon-holds", FRANCE, territory=place)
            gain_influence(state, FRANCE, state.board.value[place])  # COA-12.5.4
        check_france_wins(state)
        if not state.is_over:
            placing.begin(state, targets)


def troops_lacking(state: CoalitionsState) -> int:
    return sum([MOST_TROOPS - state.troops[general] for general in state.generals_with_room(FRANCE)])


def troops_affordable(state: CoalitionsState) -> int:
    return min(state.money[FRANCE], state.tokens_left(FRANCE))


class FillGenerals(Procedure[CoalitionsState]):
    """France mobilizes: troops for all its generals, the rest of the money for morale."""  # COA-12.4.3

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        affordable = troops_affordable(state)
        if 0 < affordable < troops_lacking(state):
            state.run(AUTOMA_FILL)
            ask_players(state, FILL_GENERAL)
            return
        if affordable > 0:
            for general in state.generals_with_room(FRANCE):
                state.money[FRANCE] -= fill(state, general, affordable)
        change_morale(state, FRANCE, state.money[FRANCE])
        state.money[FRANCE] = 0


class FillGeneral(Decision[CoalitionsState]):
    """Which French general gets the next troop when there are too few for all."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.reinforce[general] for general in state.generals_with_room(FRANCE)]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        state.money[FRANCE] -= fill(state, action.value, 1)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if state.rules.general_power[action.value] != FRANCE:
            return self.rule, "general-not-french"
        return self.rule, "general-off-map" if state.place[action.value] < 0 else "general-full"
