"""What differs between the titles of the family, as data."""

from typing import Any, Final, final

from casusbelli.core.subclass import mypyc_attr
from casusbelli.games.coalitions.board import NOBODY, NOWHERE, Board, territory_names
from casusbelli.games.coalitions.vocabulary import Vocabulary

CHOSEN: Final = -1  # the status of a power that is not fixed by the rules

# Statuses: the first two are coalitions.
NEUTRAL: Final = 2
EXPANSIONIST: Final = 3

# What a battle card can do besides its strength.
PLAIN: Final = 0
STRONGER_AT_HOME: Final = 1  # one more where its power controls the territory
UNCOVERS: Final = 2  # played openly it turns up a card of the other side
PAIRS: Final = 3  # one more for each pair in a general's stack
COSTLY: Final = 4  # each costs morale when the battle is lost
STRIKES: Final = 5  # played openly it takes a card of the other side out of the battle


@final
class Voyage:
    """A journey that a power may make once in the game, while no general of the guarding power is in the way."""

    def __init__(self, power: int, origin: str, destination: str, guard: int, guarded: tuple[str, ...]) -> None:
        self.power: Final = power
        self.origin: Final = origin
        self.destination: Final = destination
        self.guard: Final = guard
        self.guarded: Final = guarded


@mypyc_attr(allow_interpreted_subclasses=True)
class FamilyRules:
    """Powers are numbered in Power Order, generals power by power, fields of the wheel clockwise from Drill."""

    def __init__(
        self,
        *,
        title: str,
        scenarios: tuple[str, ...],
        default_scenario: int,
        citations: dict[str, str],
        scenario_boards: tuple[int, ...],
        closing_scenario: int,
        minors: tuple[int, ...],
        minors_have_money: bool,
        wards: tuple[int, ...],
        powers: tuple[str, ...],
        generals: tuple[int, ...],
        tokens: tuple[int, ...],
        hand_limits: tuple[int, ...],
        boards: tuple[str, ...],
        statuses: tuple[str, ...],
        fixed_status: tuple[int, ...],
        leaders: tuple[int, int],
        after_expulsion: tuple[int, ...],
        guardians: tuple[int, int],
        victory: int,
        opening_influence: int,
        prize: int,
        conqueror_bonus: tuple[int, ...],
        copies: tuple[int, ...],
        card_abilities: tuple[int, ...],
        talents: tuple[int, ...],
        historical: tuple[str, ...],
        modes: tuple[str, ...],
        hunted: int,
        rewards_opposed: bool,
        is_free_card_for_all: bool,
        fortresses: int,
        fields: tuple[str, ...],
        start: tuple[int, ...],
        course: tuple[tuple[int, int], ...],
        seafarer: int,
        sea_reach: int,
        supports_by_sea: int,
        trader: int,
        keeper: int,
        givers: int,
        most_given: int,
        rewarded_gift: int,
        gives_cards: bool,
        imperial: int,
        crown: int,
        voyage: Voyage | None,
        absent_verbs: tuple[str, ...],
        own_decks: bool = False,
        action_cards: tuple[str, ...] = (),
        spaces: int = 0,
        trains: int = 0,
        has_prestige: bool = False,
        ends_at_once: bool = True,
    ) -> None:
        self.title: Final = title
        self.scenarios: Final = scenarios
        self.default_scenario: Final = default_scenario  # of a position that names none
        self.citations: Final = citations  # rules of the family as this law numbers them
        self.scenario_boards: Final = list(scenario_boards)
        self.closing_scenario: Final = closing_scenario  # the one with closed land
        self.minors: Final = list(minors)  # masks, by the number of seats
        self.minors_have_money: Final = minors_have_money  # at the start
        self.fewest_seats: Final = len(minors) - 1 - [mask > 0 for mask in minors].count(True)
        self.wards: Final = list(wards)  # the power that always controls a power when it is minor, or NOBODY
        self.powers: Final = powers
        self.count: Final = len(powers)
        self.general_names: Final = tuple(
            [f"{name}-{number + 1}" for name, count in zip(powers, generals, strict=True) for number in range(count)]
        )
        self.general_power: Final = [power for power, count in enumerate(generals) for _ in range(count)]
        self.generals: Final = [
            [general for general, owner in enumerate(self.general_power) if owner == power]
            for power in range(len(powers))
        ]
        self.general_mask: Final = [sum([1 << general for general in own]) for own in self.generals]
        self.generals_of: Final = [  # by a mask of powers
            sum([mask for power, mask in enumerate(self.general_mask) if (powers_mask >> power) & 1])
            for powers_mask in range(1 << len(powers))
        ]
        self.tokens: Final = list(tokens)
        self.hand_limits: Final = list(hand_limits)
        self.territories: Final = territory_names(title, boards)
        self.boards: Final = [Board(title, name, self.territories, powers, seafarer) for name in boards]
        self.statuses: Final = statuses  # none where alliances are made in pairs
        self.fixed_status: Final = list(fixed_status)
        self.leaders: Final = list(leaders)  # of the two coalitions
        self.after_expulsion: Final = list(after_expulsion)  # statuses open to a power that was expelled
        self.guardians: Final = list(guardians)  # of a power attacked from outside, from inside the first coalition
        self.victory: Final = victory
        self.opening_influence: Final = opening_influence  # of any power opens land that a scenario closes
        self.prize: Final = prize  # the power whose capital a conqueror may hold at the end of a round
        self.conqueror_bonus: Final = list(conqueror_bonus)  # by his status; with 0 he is none
        self.copies: Final = list(copies)  # of the cards 1, 2, …
        self.card_abilities: Final = [PLAIN, *card_abilities]  # by the card's value
        self.uncovering: Final = self.card_abilities.index(UNCOVERS)
        self.striking: Final = self.card_abilities.index(STRIKES) if STRIKES in self.card_abilities else 0
        self.talents: Final = list(talents)  # of each power's named general, see talents.py
        self.historical: Final = historical  # the names of the generals who have one, by power
        self.modes: Final = modes  # a second one, if any, is played against an automa
        self.hunted: Final = hunted  # the power whose generals are worth more influence to the first coalition
        self.rewards_opposed: Final = rewards_opposed  # generals of the opposing coalition are worth more
        self.is_free_card_for_all: Final = is_free_card_for_all  # without morale, or for those on the battlefield
        self.fortresses: Final = fortresses
        self.fields: Final = fields
        self.start: Final = list(start)  # the field that each power begins on
        self.course: Final = list(course)  # field and step of all that happens in an action turn, in order
        self.seafarer: Final = seafarer  # owns the sea routes that the board gives to nobody
        self.sea_reach: Final = sea_reach
        self.supports_by_sea: Final = supports_by_sea
        self.trader: Final = trader
        self.keeper: Final = keeper  # keeps its money where others lose it to corruption
        self.givers: Final = givers  # mask of the powers that may give after their leadership
        self.most_given: Final = most_given  # money or cards to all recipients together; 0 for no limit
        self.rewarded_gift: Final = rewarded_gift  # the money that brings its giver influence; 0 for none
        self.gives_cards: Final = gives_cards
        self.imperial: Final = imperial  # the power before whose drill the emperor is elected
        self.crown: Final = crown  # the emperor's influence when he extends it
        self.voyager: Final = NOBODY if voyage is None else voyage.power
        self.voyage_origin: Final = NOWHERE if voyage is None else self.territories.index(voyage.origin)
        self.voyage_destination: Final = NOWHERE if voyage is None else self.territories.index(voyage.destination)
        self.voyage_guards: Final = 0 if voyage is None else self.general_mask[voyage.guard]
        self.voyage_guarded: Final = [] if voyage is None else [self.territories.index(name) for name in voyage.guarded]
        self.deck_of: Final = list(range(len(powers))) if own_decks else [0] * len(powers)
        self.action_cards: Final = action_cards  # instead of a wheel
        self.all_actions: Final = (1 << len(action_cards)) - 1
        self.barred_to_minors: Final = 1 << action_cards.index("influence") if action_cards else 0  # REA-11.1.3
        self.spaces: Final = spaces  # of the Diplomacy Phase track
        self.trains: Final = trains
        self.has_prestige: Final = has_prestige  # Power Order changes with battles that are won
        self.ends_at_once: Final = ends_at_once  # with enough influence, or at the end of the turn
        self.actions: Final = Vocabulary(
            powers=powers,
            generals=self.general_names,
            territories=self.territories,
            statuses=statuses,
            action_cards=action_cards,
            borders=tuple([(self.territories[one], self.territories[other]) for one, other in self.boards[0].borders]),
            absent=absent_verbs,
        )

    def is_shut(self, power: int, place: int) -> bool:
        """True for land that a scenario closes to the power."""
        return False

    def opens(self, power: int, place: int) -> bool:
        """True if the power opens the closed land by entering the territory."""
        return False

    def timetable(self) -> Any:
        """How a position names the moments of a turn."""
        raise NotImplementedError
