"""Everything that lies on the table of a game of the family."""

from typing import Final, final

from casusbelli.core.state import State
from casusbelli.games.coalitions.board import NOBODY, NOWHERE, OFF_MAP, Board
from casusbelli.games.coalitions.ruleset import Ruleset

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
class CoalitionsState(State):
    """Powers, generals and territories are numbers of the ruleset. Masks have a bit per power or per general."""

    __slots__ = (
        "abilities",
        "acted",
        "action_hands",
        "allies",
        "arbiter",
        "arrivals",
        "barred",
        "base",
        "battles",
        "bidders",
        "board",
        "budget",
        "capacity",
        "card",
        "chosen",
        "closed",
        "closed_borders",
        "concerned",
        "controller",
        "cursor",
        "decks",
        "defeated",
        "denied",
        "direct",
        "discards",
        "emperor",
        "enemies",
        "evicted",
        "expelled",
        "field",
        "fortresses",
        "free_trains",
        "garrison",
        "garrisons_chosen",
        "giver",
        "hands",
        "has_orient",
        "history",
        "influence",
        "is_empereur",
        "is_quiet",
        "kind",
        "laying",
        "leaving",
        "lent",
        "level",
        "limit",
        "minors",
        "money",
        "morale",
        "moved",
        "movement_turn",
        "mover",
        "moving",
        "named",
        "napoleon_deck",
        "napoleon_discard",
        "neutrals",
        "occupants",
        "offers",
        "old_enemies",
        "order",
        "outcasts",
        "outcome",
        "parcel",
        "partner",
        "passed",
        "place",
        "placed",
        "played",
        "player",
        "railed",
        "receiver",
        "refused",
        "relayed",
        "round",
        "rules",
        "scenario",
        "sides",
        "slots",
        "stacks",
        "status",
        "supported",
        "targets",
        "totals",
        "track",
        "trains",
        "troops",
        "turn",
        "votes",
        "way",
    )

    def __init__(self, rules: Ruleset, board: Board) -> None:
        """A table without anything; `empty_table` gives every power and territory its place on it."""
        super().__init__()
        self.rules: Ruleset = rules
        self.actions = rules.words.table
        self.board: Board = board
        # The setup.
        self.scenario = 0
        self.abilities = False  # COA-10.1.1
        self.limit = 0  # rounds after which the game is stopped; 0 for none
        self.is_empereur = False
        self.level = 0
        self.minors = 0  # mask of minor powers
        # The powers.
        self.player: list[int] = []  # the seat that decides for each power
        self.controller: list[int] = []  # the major power that a power obeys, COA-11.1.3
        self.status: list[int] = []
        self.allies: list[int] = []  # masks; relations.refresh makes these three
        self.enemies: list[int] = []
        self.neutrals = 0
        self.partner: list[int] = []  # the one ally of a power where alliances are made in pairs, REA-7.2.2
        self.order: list[int] = []  # Power Order; where there is a Prestige track, the one who is highest comes first
        self.morale: list[int] = []
        self.influence: list[int] = []
        self.money: list[int] = []
        self.hands: list[list[int]] = []  # sorted
        self.decks: list[list[int]] = []  # one for all, or one for each power; the last card is the top
        self.discards: list[list[int]] = []
        # The map.
        self.place: list[int] = []
        self.troops: list[int] = []
        self.named: list[int] = []  # each power's historical general
        self.occupants: list[int] = []  # mask of generals
        self.garrison: list[int] = []
        self.fortresses: list[int] = []
        self.trains: list[int] = []  # numbers of borders, sorted
        self.closed = False  # Spain, COA-13.2.5
        self.has_orient = False  # France holds the card of the Armée d'Orient, COA-13.2.1
        # The course of play.
        self.round = 1
        self.turn = 1
        self.emperor = NOBODY  # RDE-8.1.10
        self.votes: list[int] = []  # whom each power has voted for, while an election goes on
        self.giver = NOBODY  # of the offers
        self.offers: list[int] = []  # how much money, or how many cards, each power is offered
        self.lent: list[list[int]] = []  # the cards of these offers; they are in the giver's hand until accepted
        # Action cards.
        self.action_hands: list[int] = []  # masks of the cards that each power can choose, REA-6.7
        self.chosen: list[int] = []  # the card that each power plays in this turn
        self.acted = 0  # mask of powers whose card is resolved
        self.track = 0  # the space of the Diplomacy Phase token, REA-2.5
        self.bidders = 0  # mask of powers that bid for a minor power
        self.free_trains = 0  # that may still be laid
        self.laying = NOBODY  # the border on which a train needs an ally's consent
        self.closed_borders: list[int] = []  # on which it was refused in this mobilization
        # Movement.
        self.mover = NOBODY
        self.arbiter = NOBODY
        self.movement_turn = 0
        self.moved = 0  # mask of generals
        self.moving = NOBODY  # the general whose move is being declared
        self.kind = 0
        self.way: list[int] = []  # territories that he enters, in order
        self.garrisons_chosen = 0  # a bit for the territory he leaves, then one for each of the way
        self.refused: list[int] = []  # moves that may not be declared again in this movement turn
        self.history: list[int] = []  # moves of this movement turn
        self.battles: list[int] = []  # territories where battles are still to be fought
        self.barred = 0  # generals who are in a battle of this movement turn
        self.supported = 0  # generals who have supported one
        self.railed = 0  # generals who have gone by train in this action
        self.relayed = 0  # generals who have given or received troops by train
        self.arrivals: list[int] = []  # troops that each general has received so
        self.receiver = NOBODY  # the general to whom troops go alone
        self.parcel = 0  # how many they are
        # Battle.
        self.field = NOWHERE
        self.slots: list[int] = []  # generals: the attacker, defenders, supporters of the attacker, of the defenders
        self.sides: list[int] = []  # of each slot
        self.direct = 0  # how many slots are on the battle territory
        self.capacity: list[int] = []
        self.stacks: list[list[int]] = []
        self.budget: list[int] = []  # cards that each power may still pay for
        self.base: list[int] = []  # strength of each side without cards
        self.passed = 0  # mask of powers
        self.played = 0
        self.cursor = 0
        self.is_quiet = True  # nobody has played a card in this round of the cards
        self.outcome = UNDECIDED
        self.totals: list[int] = []  # strength of each side with all cards, when they are revealed
        self.defeated = 0  # mask of generals
        self.denied: list[int] = []  # territories that allies close to the general who retreats
        # Diplomacy, auctions and the board update.
        self.expelled = 0  # mask of powers that have yet to choose another status
        self.outcasts = 0  # mask of those that both coalitions have turned away
        self.concerned = NOBODY  # the minor power that changes hands, or nobody for all
        self.old_enemies: list[int] = []  # masks of the time before statuses or controllers changed
        self.leaving = 0  # mask of generals
        self.evicted: list[int] = []  # territories whose garrison must go
        # L'Empereur.
        self.napoleon_deck: list[int] = []
        self.napoleon_discard: list[int] = []
        self.card = NOBODY
        self.targets: list[int] = []
        self.placed = 0  # mask of French generals

    def clone(self) -> "CoalitionsState":
        other = CoalitionsState(self.rules, self.board)
        self.copy_shared_to(other)
        other.scenario = self.scenario
        other.abilities = self.abilities
        other.limit = self.limit
        other.is_empereur = self.is_empereur
        other.level = self.level
        other.minors = self.minors
        other.player = self.player.copy()
        other.controller = self.controller.copy()
        other.status = self.status.copy()
        other.allies = self.allies.copy()
        other.enemies = self.enemies.copy()
        other.neutrals = self.neutrals
        other.partner = self.partner.copy()
        other.order = self.order.copy()
        other.morale = self.morale.copy()
        other.influence = self.influence.copy()
        other.money = self.money.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.decks = [deck.copy() for deck in self.decks]
        other.discards = [pile.copy() for pile in self.discards]
        other.place = self.place.copy()
        other.troops = self.troops.copy()
        other.named = self.named.copy()
        other.occupants = self.occupants.copy()
        other.garrison = self.garrison.copy()
        other.fortresses = self.fortresses.copy()
        other.trains = self.trains.copy()
        other.closed = self.closed
        other.has_orient = self.has_orient
        other.round = self.round
        other.turn = self.turn
        other.emperor = self.emperor
        other.votes = self.votes.copy()
        other.giver = self.giver
        other.offers = self.offers.copy()
        other.lent = [cards.copy() for cards in self.lent]
        other.action_hands = self.action_hands.copy()
        other.chosen = self.chosen.copy()
        other.acted = self.acted
        other.track = self.track
        other.bidders = self.bidders
        other.free_trains = self.free_trains
        other.laying = self.laying
        other.closed_borders = self.closed_borders.copy()
        other.mover = self.mover
        other.arbiter = self.arbiter
        other.movement_turn = self.movement_turn
        other.moved = self.moved
        other.moving = self.moving
        other.kind = self.kind
        other.way = self.way.copy()
        other.garrisons_chosen = self.garrisons_chosen
        other.refused = self.refused.copy()
        other.history = self.history.copy()
        other.battles = self.battles.copy()
        other.barred = self.barred
        other.supported = self.supported
        other.railed = self.railed
        other.relayed = self.relayed
        other.arrivals = self.arrivals.copy()
        other.receiver = self.receiver
        other.parcel = self.parcel
        other.field = self.field
        other.slots = self.slots.copy()
        other.sides = self.sides.copy()
        other.direct = self.direct
        other.capacity = self.capacity.copy()
        other.stacks = [stack.copy() for stack in self.stacks]
        other.budget = self.budget.copy()
        other.base = self.base.copy()
        other.passed = self.passed
        other.played = self.played
        other.cursor = self.cursor
        other.is_quiet = self.is_quiet
        other.outcome = self.outcome
        other.totals = self.totals.copy()
        other.defeated = self.defeated
        other.denied = self.denied.copy()
        other.expelled = self.expelled
        other.outcasts = self.outcasts
        other.concerned = self.concerned
        other.old_enemies = self.old_enemies.copy()
        other.leaving = self.leaving
        other.evicted = self.evicted.copy()
        other.napoleon_deck = self.napoleon_deck.copy()
        other.napoleon_discard = self.napoleon_discard.copy()
        other.card = self.card
        other.targets = self.targets.copy()
        other.placed = self.placed
        return other

    def inventory(self) -> list[int]:
        """Cards of each value, wherever they are; generals, fortresses and Napoleon cards in the game."""  # COA-1.1.1
        cards = [count for pile in range(len(self.decks)) for count in self.copies_in(pile)]
        return [*cards, len(self.place), len(self.napoleon_deck) + len(self.napoleon_discard) + (self.card >= 0)]

    def copies_in(self, pile: int) -> list[int]:
        """How many cards of each value belong to a deck, wherever they are."""
        counts = [0] * (len(self.rules.copies) + 1)
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
        return self.is_empereur and self.player[power] == NOBODY

    def field_of(self, power: int) -> int:
        """The field of the wheel that the power stands on."""  # COA-4.1.3
        return (self.rules.start[power] + self.turn - 1) % len(self.rules.fields)

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
            return self.player[self.rules.guardians[1 if self.status[attacker] == 0 else 0]]  # COA-11.6.3
        return self.player[self.rules.leaders[1 if self.status[power] == 1 else 0]]  # COA-R9

    def run(self, step: int, argument: int = 0) -> None:
        """Put a procedure on top of the stack."""
        self.ask(step, 0, argument)


def empty_table(rules: Ruleset, board: Board) -> CoalitionsState:
    """All powers without pieces, cards or money."""
    state = CoalitionsState(rules, board)
    powers = rules.count
    state.player = [NOBODY] * powers
    state.controller = list(range(powers))
    state.status = [0] * powers
    state.allies = [0] * powers
    state.enemies = [0] * powers
    state.partner = [NOBODY] * powers
    state.order = list(range(powers))
    state.morale = [0] * powers
    state.influence = [0] * powers
    state.money = [0] * powers
    state.hands = [[] for _ in range(powers)]
    state.decks = [[] for _ in sorted(set(rules.deck_of))]
    state.discards = [[] for _ in state.decks]
    state.place = [OFF_MAP] * len(rules.general_power)
    state.troops = [0] * len(rules.general_power)
    state.named = [NOBODY] * powers
    state.occupants = [0] * len(rules.territories)
    state.garrison = [NOBODY] * len(rules.territories)
    state.offers = [0] * powers
    state.action_hands = [0] * powers
    state.chosen = [NOBODY] * powers
    state.track = 1
    state.arrivals = [0] * len(rules.general_power)
    return state
