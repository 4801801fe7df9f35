"""What differs between the titles of the family, as data."""

from typing import Any, Final

from casusbelli.core.chance import Stream
from casusbelli.core.position import Reader, assign
from casusbelli.core.subclass import mypyc_attr
from casusbelli.games.coalitions.board import NOBODY, NOWHERE
from casusbelli.games.coalitions.fields import CARDS, EMPEREUR
from casusbelli.games.coalitions.parts import (
    PLAIN,
    STRIKES,
    UNCOVERS,
    Battles,
    Cards,
    Components,
    Diplomacy,
    Influence,
    Money,
    Pieces,
    Scenarios,
    Sea,
    Seats,
    Wheel,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class FamilyRules:
    """Everything that the parts say, one attribute each: the engine reads them all the time."""

    def __init__(
        self,
        components: Components,
        *,
        citations: dict[str, str],
        pieces: Pieces,
        scenarios: Scenarios,
        seats: Seats,
        diplomacy: Diplomacy,
        influence: Influence,
        cards: Cards,
        battles: Battles,
        sea: Sea,
        money: Money,
        wheel: Wheel,
    ) -> None:
        self.citations: Final = citations  # rules of the family as this law numbers them
        # Components.
        powers = components.powers
        self.title: Final = components.title
        self.powers: Final = powers
        self.count: Final = len(powers)
        self.general_names: Final = components.general_names
        self.general_power: Final = components.general_power
        self.generals: Final = [
            [general for general, owner in enumerate(self.general_power) if owner == power]
            for power in range(len(powers))
        ]
        self.general_mask: Final = [sum([1 << general for general in own]) for own in self.generals]
        self.generals_of: Final = [  # by a mask of powers
            sum([mask for power, mask in enumerate(self.general_mask) if (powers_mask >> power) & 1])
            for powers_mask in range(1 << len(powers))
        ]
        self.territories: Final = components.territories
        self.components: Final = components
        self.boards: Final = components.boards
        self.balanced: Final = components.balanced
        self.statuses: Final = components.statuses  # none where alliances are made in pairs
        self.action_cards: Final = components.action_cards  # instead of a wheel
        self.all_actions: Final = (1 << len(self.action_cards)) - 1
        self.barred_to_minors: Final = (
            1 << self.action_cards.index("influence") if self.action_cards else 0
        )  # REA-11.1.3
        self.seafarer: Final = components.seafarer  # owns the sea routes that the board gives to nobody
        self.actions: Final = components.actions
        self.tokens: Final = list(pieces.tokens)
        self.fortresses: Final = pieces.fortresses
        self.trains: Final = pieces.trains
        self.spaces: Final = pieces.spaces
        # Scenarios and seats.
        self.scenarios: Final = scenarios.names
        self.default_scenario: Final = scenarios.default
        self.scenario_boards: Final = list(scenarios.boards)
        self.closing_scenario: Final = scenarios.closed.scenario
        self.closed_land: Final = [self.territories.index(name) for name in scenarios.closed.territories]
        self.gates: Final = [self.territories.index(name) for name in scenarios.closed.gates]
        self.gatekeeper: Final = scenarios.closed.power
        self.opening_influence: Final = scenarios.closed.influence
        self.mode: Final = scenarios.mode
        self.modes: Final = scenarios.modes
        self.fewest_seats: Final = seats.fewest
        self.most_seats: Final = len(seats.minors) - 1
        self.minors: Final = list(seats.minors)
        self.minors_have_money: Final = seats.minors_have_money
        self.wards: Final = list(seats.wards)
        self.automa: Final = seats.automa
        self.has_automa: Final = seats.automa != NOBODY  # all players win or lose together
        self.own_part: Final = EMPEREUR if self.has_automa else CARDS if self.action_cards else ""  # of the fields
        # Diplomacy and influence.
        self.fixed_status: Final = list(diplomacy.fixed_status)
        self.usual_status: Final = diplomacy.usual_status
        self.leaders: Final = list(diplomacy.leaders)
        self.is_negotiated: Final = diplomacy.is_negotiated
        self.victory: Final = influence.victory
        self.ends_at_once: Final = influence.ends_at_once
        self.counts_foreign_homes: Final = influence.counts_foreign_homes
        self.prize: Final = influence.prize
        self.conqueror_bonus: Final = list(influence.conqueror_bonus)
        self.imperial: Final = influence.imperial
        self.crown: Final = influence.crown
        # Cards and battles.
        self.card_abilities: Final = [PLAIN, *cards.abilities]  # by the card's value
        self.uncovering: Final = _card_with(UNCOVERS, self.card_abilities)
        self.striking: Final = _card_with(STRIKES, self.card_abilities)
        self.hand_limits: Final = list(cards.hand_limits)
        self.deck_of: Final = list(range(len(powers))) if cards.own_decks else [0] * len(powers)
        self.is_free_card_for_all: Final = battles.is_free_card_for_all
        self.hunted: Final = battles.hunted
        self.rewards_opposed: Final = battles.rewards_opposed
        self.has_prestige: Final = battles.has_prestige
        self.supports_by_sea: Final = battles.supports_by_sea
        self.historical: Final = battles.historical
        self.talents: Final = list(battles.talents)
        # The sea.
        voyage = sea.voyage
        self.sea_reach: Final = sea.reach
        self.voyager: Final = NOBODY if voyage is None else voyage.power
        self.voyage_origin: Final = NOWHERE if voyage is None else self.territories.index(voyage.origin)
        self.voyage_destination: Final = NOWHERE if voyage is None else self.territories.index(voyage.destination)
        self.voyage_guards: Final = 0 if voyage is None else self.general_mask[voyage.guard]
        self.voyage_guarded: Final = [] if voyage is None else [self.territories.index(name) for name in voyage.guarded]
        # Money and the wheel.
        self.trader: Final = money.trader
        self.keeper: Final = money.keeper
        self.givers: Final = money.givers
        self.most_given: Final = money.most_given
        self.rewarded_gift: Final = money.rewarded_gift
        self.gives_cards: Final = money.gives_cards
        self.free_trains: Final = money.free_trains
        self.fields: Final = wheel.fields
        self.start: Final = wheel.start
        self.course: Final = list(wheel.course)

    def is_shut(self, power: int, place: int) -> bool:
        """True for land that a scenario closes to the power."""
        return power != self.gatekeeper and place in self.closed_land

    def opens(self, power: int, place: int) -> bool:
        """True if the power opens the closed land by entering the territory."""
        return power == self.gatekeeper and place in self.gates

    def seat_powers(self, state: Any, majors: list[int]) -> None:
        """Seats get the major powers in this order."""
        for seat, power in enumerate(majors):
            state.player[power] = seat  # COA-2.1.4
        for power, guardian in enumerate(self.wards):
            if state.is_minor(power):
                state.controller[power] = guardian
                state.player[power] = NOBODY if guardian == NOBODY else state.player[guardian]  # RDE-3.2.5

    def write_mode(self, state: Any) -> list[str]:
        """The lines of a position that name the mode, where there are several."""
        return [assign("mode", self.mode)] if len(self.modes) > 1 else []

    def timetable(self) -> Any:
        """How a position names the moments of a turn."""
        raise NotImplementedError

    def write_own(self, state: Any) -> list[str]:
        """Lines of a position that only this title or mode has."""
        return []

    def read_own(self, reader: Reader, state: Any) -> None:
        """What these lines say; refuses a table that cannot be."""

    def deal_anew(self, world: Any, stream: Stream) -> None:
        """What nobody can see, other than battle cards."""


def _card_with(ability: int, abilities: list[int]) -> int:
    """The value of the card that has it, or 0."""
    return abilities.index(ability) if ability in abilities else 0
