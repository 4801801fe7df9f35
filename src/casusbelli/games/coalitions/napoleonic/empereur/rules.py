"""The numbers of L'Empereur: those of Coalitions, but for what chapter 12 changes."""

from dataclasses import replace
from typing import Any, Final, final

from casusbelli.core.chance import Stream
from casusbelli.core.position import Reader
from casusbelli.games.coalitions.napoleonic import ruleset
from casusbelli.games.coalitions.napoleonic.empereur import position
from casusbelli.games.coalitions.napoleonic.empereur.timetable import ACTIVATED_WHEEL
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.parts import PLAIN, Seats
from casusbelli.games.coalitions.ruleset import FamilyRules

GRAND_COALITION: Final = 0  # its status, COA-12.1.2 COA-R60


@final
class EmpereurRules(FamilyRules):
    def timetable(self) -> Any:
        return ACTIVATED_WHEEL

    def seat_powers(self, state: Any, majors: list[int]) -> None:
        """All powers but France are dealt round the table."""
        coalition = [power for power in majors if power != self.automa]
        for index, power in enumerate(coalition):
            state.player[power] = index % state.seats  # COA-12.3.1 COA-R72

    def write_mode(self, state: Any) -> list[str]:
        return [*super().write_mode(state), *position.write_level(state)]

    def write_own(self, state: Any) -> list[str]:
        return position.write_deck(state)

    def read_own(self, reader: Reader, state: Any) -> None:
        position.check_grand_coalition(reader, state)
        position.read_cards(reader, state)

    def deal_anew(self, world: Any, stream: Stream) -> None:
        world.napoleon_deck.sort()
        stream.shuffle(world.napoleon_deck)


EMPEREUR: Final = EmpereurRules(
    ruleset.COMPONENTS,
    citations={},
    pieces=ruleset.PIECES,
    scenarios=replace(ruleset.SCENARIOS, mode="empereur"),
    seats=Seats(fewest=1, minors=(0,) * 6, wards=ruleset.SEATS.wards, automa=FRANCE),  # COA-12.1.1 COA-12.3.1
    diplomacy=replace(ruleset.DIPLOMACY, usual_status=GRAND_COALITION, is_negotiated=False),  # COA-12.3.3
    influence=replace(ruleset.INFLUENCE, counts_foreign_homes=False),  # COA-12.3.5 COA-12.4.4
    cards=replace(ruleset.CARDS, abilities=(PLAIN,) * 5),  # COA-12.7.8
    battles=ruleset.BATTLES,
    sea=ruleset.SEA,
    money=replace(ruleset.MONEY, rewarded_gift=0),  # COA-12.3.6
    wheel=ruleset.WHEEL_OF_WAR,
)
