"""How Europe looks in L'Empereur: all powers but France stand together against cards that come from Paris."""

from typing import final

from casusbelli.bots.coalitions import march, napoleon
from casusbelli.bots.coalitions.outlook import Outlook
from casusbelli.bots.coalitions.scale import INFLUENCE, LASTING, MONEY, VICTORY
from casusbelli.bots.coalitions.worth import land_worth, scores_abroad
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.state import CoalitionsState


@final
class GrandOutlook(Outlook):
    """France alone is a rival, land counts little, and whoever stands in Paris wins for all."""

    def rivalries(self) -> list[float]:
        state = self.state
        return [
            1.0 if power != self.major and not state.is_minor(power) and state.player[power] == NOBODY else 0.0
            for power in range(state.rules.count)
        ]

    def conquest_worth(self) -> float:
        return VICTORY

    def worth_of(self, power: int, place: int) -> float:
        """France gains influence by its claims, the others money; homes of others score for the cards alone."""
        state = self.state
        if not scores_abroad(state, power, place):
            return land_worth(state, power, place)
        value = state.board.value[place]
        is_claim = (state.board.claims[place] >> power) & 1 == 1
        if state.player[power] == NOBODY:
            return INFLUENCE * value * (LASTING + 0.5 if is_claim else 0.5)
        return MONEY * value if is_claim else 0.0

    def stake(self, place: int) -> float:
        return super().stake(place) * napoleon.GUARD

    def feel_pressure(self) -> None:
        """Danger comes from the cards, or from the race for Paris while it lasts."""
        state = self.state
        blow = napoleon.blow(state)
        chances = napoleon.chances(state, self.count)
        for place in range(self.count):
            self.likelihood[place] = chances[place]
            if chances[place] > 0.0:
                self.pressure[place] = blow
        for camp in napoleon.camps(state.board):
            if state.control(camp) == NOBODY:
                self.gains[camp] += napoleon.CAMP

    def trophies(self, place: int) -> float:
        return self.spoils_at(place)

    def spoils(self, beaten: int) -> float:
        return INFLUENCE * 0.5 * beaten.bit_count()

    def cost_of_defeat(self, beaten: int, place: int, hostile: int) -> float:
        return INFLUENCE

    def station(self, general: int, place: int, troops: int) -> float:
        return march.station(self.state, general, place, troops)


def outlook_for(state: CoalitionsState, power: int) -> Outlook:
    return GrandOutlook(state, power) if state.rules.has_automa else Outlook(state, power)
