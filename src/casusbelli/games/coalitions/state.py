"""Everything that lies on the table of a game of the family."""

from typing import Final, final

from casusbelli.games.coalitions.board import NOBODY, NOWHERE, Board
from casusbelli.games.coalitions.ruleset import FamilyRules
from casusbelli.games.coalitions.state_fields import CoalitionsFields

BATTLE_DECK: Final = "battle-deck"
NAPOLEON_DECK: Final = "napoleon-deck"
NAPOLEON_CARDS: Final = 12
COIN: Final = "coin"
POWERS: Final = "powers"  # the stream that deals powers to seats
MOST_TROOPS: Final = 3

# Sides of a battle, and how it ended.
ATTACKER: Final = 0
DEFENDER: Final = 1
DRAW: Final = 2
UNDECIDED: Final = 3

# A card in a stack is its value, and this bit if it lies open.
VALUE: Final = 7
FACE_UP: Final = 8


@final
class CoalitionsState(CoalitionsFields):
    """Powers, generals and territories are numbers of the ruleset. Masks have a bit per power or per general."""

    __slots__ = ("board", "rules", "sea_reach", "start")

    def __init__(self, rules: FamilyRules, board: Board) -> None:
        """A table without anything; `empty_table` gives every power and territory its place on it."""
        super().__init__()
        self.rules: FamilyRules = rules
        self.actions = rules.actions.table
        self.board: Board = board
        # What house rules may change of the rules; see FamilyTitle.enact.
        self.sea_reach = rules.sea_reach
        self.start: tuple[int, ...] = rules.start

    def clone(self) -> "CoalitionsState":
        other = CoalitionsState(self.rules, self.board)
        other.sea_reach = self.sea_reach
        other.start = self.start
        self.copy_fields_to(other)
        return other

    def inventory(self) -> list[int]:
        """Cards of each value, wherever they are; generals, fortresses and Napoleon cards in the game."""
        cards = [count for pile in range(len(self.decks)) for count in self.copies_in(pile)]
        return [*cards, len(self.place), len(self.napoleon_deck) + len(self.napoleon_discard) + (self.card >= 0)]

    def copies_in(self, pile: int) -> list[int]:
        """How many cards of each value belong to a deck, wherever they are."""
        counts = [0] * (len(self.board.copies) + 1)
        of = self.rules.deck_of
        hands = [hand for power, hand in enumerate(self.hands) if of[power] == pile]
        stacks = [stack for slot, stack in enumerate(self.stacks) if of[self._power_at(slot)] == pile]
        for cards in [self.decks[pile], self.discards[pile], *hands, *stacks]:
            for card in cards:
                counts[card & VALUE] += 1
        return counts

    def _power_at(self, slot: int) -> int:
        """Of a stack without a slot, which a position may hold until it is refused, the first."""
        return self.rules.general_power[self.slots[slot]] if slot < len(self.slots) else 0

    # Pieces. A general is moved here and nowhere else.

    def put(self, general: int, place: int) -> None:
        """Move a general to a territory or off the map; what happens to his troops is for the caller."""
        bit = 1 << general
        if self.place[general] >= 0:
            self.occupants[self.place[general]] &= ~bit
        self.place[general] = place
        if place >= 0:
            self.occupants[place] |= bit

    def control(self, place: int) -> int:
        """The power that controls a territory, or NOBODY."""  # COA-4.6.3
        garrison = self.garrison[place]
        return self.board.home[place] if garrison == NOBODY else garrison

    def tokens_left(self, power: int) -> int:
        """Troop and garrison tokens in the supply."""  # COA-1.1.2
        used = 0
        for general in self.rules.generals[power]:
            used += self.troops[general]
        for garrison in self.garrison:
            if garrison == power:
                used += 1
        return self.rules.tokens[power] - used

    def generals_with_room(self, power: int) -> list[int]:
        """Those on the map who can take another troop."""  # COA-4.6.1
        return [
            general
            for general in self.rules.generals[power]
            if self.place[general] >= 0 and self.troops[general] < MOST_TROOPS
        ]

    def generals_in(self, mask: int) -> list[int]:
        """The generals of a mask, in Power Order."""
        return [general for power in self.order for general in self.rules.generals[power] if (mask >> general) & 1]

    def is_automa(self, power: int) -> bool:
        """True for the power that plays by itself in L'Empereur."""
        return power == self.rules.automa

    def field_of(self, power: int) -> int:
        """The field of the wheel that the power stands on."""  # COA-4.1.3
        return (self.start[power] + self.turn - 1) % len(self.rules.fields)

    def is_minor(self, power: int) -> bool:
        return (self.minors >> power) & 1 == 1

    def is_auctioned(self, power: int) -> bool:
        """True for a minor power whose control is decided at each of its drills."""  # COA-11.3.1 RDE-3.2.5
        return self.is_minor(power) and self.rules.wards[power] == NOBODY

    def whole_hand(self, power: int) -> int:
        """All action cards of a power; a minor power cannot extend its influence."""  # REA-2.10 REA-11.1.3
        return self.rules.all_actions & ~(self.rules.barred_to_minors if self.is_minor(power) else 0)

    # What happens to whom.

    def ask_power(self, step: int, power: int) -> None:
        """Ask the seat that decides for the power; the frame's argument is the power."""
        self.ask(step, self.decider(power), power)

    def decider(self, power: int) -> int:
        """The seat that decides for a power; guardians decide for a minor power that nobody controls."""
        seat = self.player[power]
        if seat != NOBODY:
            return seat
        if self.field != NOWHERE:
            attacker = self.rules.general_power[self.slots[0]]
            return self.player[self.rules.leaders[1 if self.status[attacker] == 0 else 0]]  # COA-11.6.3
        return self.player[self.rules.leaders[1 if self.status[power] == 1 else 0]]  # COA-R9

    def run(self, step: int, argument: int = 0) -> None:
        """Put a procedure on top of the stack."""
        self.ask(step, 0, argument)


def empty_table(rules: FamilyRules, board: Board) -> CoalitionsState:
    """All powers without pieces, cards or money."""
    state = CoalitionsState(rules, board)
    state.lay_out(rules.count, len(rules.general_power), len(rules.territories), len(set(rules.deck_of)))
    return state
