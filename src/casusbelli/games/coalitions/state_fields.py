"""Made from the table in fields.py by tools/make_states.py: change that, and run it again."""

from casusbelli.core.sheet import (
    mark,
    mark_all,
    mark_each,
    number_all,
    put,
    put_all,
    put_all_wide,
    put_flag,
    put_set,
    put_sets,
)
from casusbelli.core.state import State
from casusbelli.games.coalitions.board import NOBODY, NOWHERE, OFF_MAP
from casusbelli.games.coalitions.made_move import MadeMove


class CoalitionsFields(State):
    """Every field of the state."""

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
        "guests",
        "hands",
        "has_orient",
        "history",
        "influence",
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
        "negotiation",
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
        "scenario",
        "sides",
        "slots",
        "stacks",
        "status",
        "struck",
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

    def __init__(self) -> None:
        super().__init__()
        # The setup.
        self.scenario = 0
        self.abilities = False  # of generals, COA-10.1.1
        self.limit = 0  # rounds after which the game is stopped
        self.level = 0
        self.negotiation = False  # all talk before statuses, votes and alliance tokens, COA-6.1.1
        self.minors = 0
        # The course of play.
        self.round = 1  # the round
        self.turn = 1  # the turn of the round
        # The powers.
        self.player: list[int] = []  # the seat that decides for each power
        self.controller: list[int] = []  # the major power that a power obeys, COA-11.1.3
        self.status: list[int] = []
        self.allies: list[int] = []  # relations.refresh makes these three
        self.enemies: list[int] = []  # its enemies
        self.neutrals = 0
        self.partner: list[int] = []  # the one ally of a power where alliances are made in pairs, REA-7.2.2
        self.morale: list[int] = []  # its morale
        self.influence: list[int] = []  # its influence
        self.money: list[int] = []
        self.hands: list[list[int]] = []  # sorted
        self.decks: list[list[int]] = []  # one for all, or one for each power; the last card is the top
        self.discards: list[list[int]] = []
        # The map.
        self.place: list[int] = []
        self.troops: list[int] = []
        self.named: list[int] = []  # each power's historical general
        self.occupants: list[int] = []  # mask of generals in each territory
        self.garrison: list[int] = []  # whose garrison is in each territory
        self.fortresses: list[int] = []  # territories with a fortress
        self.closed = False  # Spain, COA-13.2.5
        self.has_orient = False  # France holds the card of the Armée d'Orient, COA-13.2.1
        # Emperor and offers.
        self.emperor = NOBODY  # elected by the powers, RDE-8.1.10
        self.votes: list[int] = []  # whom each power has voted for, while an election goes on
        self.giver = NOBODY  # of the offers
        self.offers: list[int] = []  # how much money, or how many cards, each power is offered
        self.lent: list[list[int]] = []  # the cards of these offers; they are in the giver's hand until accepted
        # Movement.
        self.mover = NOBODY  # the power that moves
        self.arbiter = NOBODY  # its arbiter
        self.movement_turn = 0  # the movement turn
        self.moved = 0  # generals who have moved
        self.moving = NOBODY  # whose move is being declared
        self.kind = 0
        self.way: list[int] = []  # that he enters, in order
        self.garrisons_chosen = 0  # a bit for the territory he leaves, then one for each of the way
        self.refused: list[int] = []  # that may not be declared again in this movement turn
        self.history: list[MadeMove] = []  # moves of this movement turn
        self.battles: list[int] = []  # where battles are still to be fought
        self.barred = 0  # who are in a battle of this movement turn
        self.supported = 0  # who have supported one
        # Battle.
        self.field = NOWHERE  # where the battle is
        self.slots: list[int] = []  # the attacker, defenders, supporters of the attacker, of the defenders
        self.sides: list[int] = []  # of each slot
        self.direct = 0  # how many slots are on the battle territory
        self.capacity: list[int] = []
        self.stacks: list[list[int]] = []
        self.budget: list[int] = []  # cards that each power may still pay for
        self.base: list[int] = []  # of each side without cards
        self.passed = 0  # powers that play no more cards
        self.played = 0
        self.cursor = 0
        self.is_quiet = True  # nobody has played a card in this round of the cards
        self.outcome = 3
        self.totals: list[int] = []  # of each side with all cards, when they are revealed
        self.defeated = 0
        self.denied: list[int] = []  # that allies close to the general who retreats
        # costly cards of each slot that were struck, where they cost morale all the same, RDE-R53
        self.struck: list[int] = []
        # Diplomacy, auctions and the board update.
        self.expelled = 0  # that have yet to choose another status
        self.outcasts = 0  # that both coalitions have turned away
        self.concerned = NOBODY  # the minor power that changes hands, or nobody for all
        self.old_enemies: list[int] = []  # masks of the time before statuses or controllers changed
        self.leaving = 0  # generals who must leave a territory
        self.evicted: list[int] = []  # whose garrison must go
        self.guests = 0  # who wait for their host: an enemy holds the territory
        # Prestige, action cards and railways.
        self.order: list[int] = []  # Power Order; where there is a Prestige track, the one who is highest comes first
        self.action_hands: list[int] = []  # that each power can choose, REA-6.7
        self.chosen: list[int] = []  # that each power plays in this turn
        self.track = 0  # of the Diplomacy Phase token, REA-2.5
        self.trains: list[int] = []  # sorted
        self.acted = 0  # whose card is resolved
        self.bidders = 0  # for a minor power
        self.free_trains = 0  # that may still be laid, REA-8.2.2
        self.laying = NOBODY  # on which a train needs an ally's consent
        self.closed_borders: list[int] = []  # on which it was refused in this mobilization
        self.railed = 0  # generals who have gone by train in this action
        self.relayed = 0  # generals who have given or received troops by train
        self.arrivals: list[int] = []  # troops that each has received so
        self.receiver = NOBODY  # the general to whom troops go alone
        self.parcel = 0  # how many they are
        # L'Empereur.
        self.napoleon_deck: list[int] = []
        self.napoleon_discard: list[int] = []
        self.card = NOBODY
        self.targets: list[int] = []  # what France aims at: 1 for the first, and so on
        self.placed = 0  # of France

    def lay_out(self, powers: int, generals: int, territories: int, decks: int) -> None:
        """An empty table."""
        self.player = [NOBODY] * powers
        self.controller = list(range(powers))
        self.status = [0] * powers
        self.allies = [0] * powers
        self.enemies = [0] * powers
        self.partner = [NOBODY] * powers
        self.morale = [0] * powers
        self.influence = [0] * powers
        self.money = [0] * powers
        self.hands = [[] for _ in range(powers)]
        self.decks = [[] for _ in range(decks)]
        self.discards = [[] for _ in range(decks)]
        self.place = [OFF_MAP] * generals
        self.troops = [0] * generals
        self.named = [NOBODY] * powers
        self.occupants = [0] * territories
        self.garrison = [NOBODY] * territories
        self.offers = [0] * powers
        self.order = list(range(powers))
        self.action_hands = [0] * powers
        self.chosen = [NOBODY] * powers
        self.track = 1
        self.arrivals = [0] * generals

    def copy_fields_to(self, other: "CoalitionsFields") -> None:
        self.copy_shared_to(other)
        other.scenario = self.scenario
        other.abilities = self.abilities
        other.limit = self.limit
        other.level = self.level
        other.negotiation = self.negotiation
        other.minors = self.minors
        other.round = self.round
        other.turn = self.turn
        other.player = self.player.copy()
        other.controller = self.controller.copy()
        other.status = self.status.copy()
        other.allies = self.allies.copy()
        other.enemies = self.enemies.copy()
        other.neutrals = self.neutrals
        other.partner = self.partner.copy()
        other.morale = self.morale.copy()
        other.influence = self.influence.copy()
        other.money = self.money.copy()
        other.hands = [each.copy() for each in self.hands]
        other.decks = [each.copy() for each in self.decks]
        other.discards = [each.copy() for each in self.discards]
        other.place = self.place.copy()
        other.troops = self.troops.copy()
        other.named = self.named.copy()
        other.occupants = self.occupants.copy()
        other.garrison = self.garrison.copy()
        other.fortresses = self.fortresses.copy()
        other.closed = self.closed
        other.has_orient = self.has_orient
        other.emperor = self.emperor
        other.votes = self.votes.copy()
        other.giver = self.giver
        other.offers = self.offers.copy()
        other.lent = [each.copy() for each in self.lent]
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
        other.field = self.field
        other.slots = self.slots.copy()
        other.sides = self.sides.copy()
        other.direct = self.direct
        other.capacity = self.capacity.copy()
        other.stacks = [each.copy() for each in self.stacks]
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
        other.struck = self.struck.copy()
        other.expelled = self.expelled
        other.outcasts = self.outcasts
        other.concerned = self.concerned
        other.old_enemies = self.old_enemies.copy()
        other.leaving = self.leaving
        other.evicted = self.evicted.copy()
        other.guests = self.guests
        other.order = self.order.copy()
        other.action_hands = self.action_hands.copy()
        other.chosen = self.chosen.copy()
        other.track = self.track
        other.trains = self.trains.copy()
        other.acted = self.acted
        other.bidders = self.bidders
        other.free_trains = self.free_trains
        other.laying = self.laying
        other.closed_borders = self.closed_borders.copy()
        other.railed = self.railed
        other.relayed = self.relayed
        other.arrivals = self.arrivals.copy()
        other.receiver = self.receiver
        other.parcel = self.parcel
        other.napoleon_deck = self.napoleon_deck.copy()
        other.napoleon_discard = self.napoleon_discard.copy()
        other.card = self.card
        other.targets = self.targets.copy()
        other.placed = self.placed

    def observe_game(self, sheet: bytearray, at: list[int], width: list[int], seat: int) -> None:
        put(sheet, at[0], self.round)
        put(sheet, at[1], self.turn)
        mark_all(sheet, at[8], self.named)
        mark_each(sheet, at[9], self.garrison, width[9])
        mark_all(sheet, at[10], self.fortresses)
        put_flag(sheet, at[11], self.closed)
        put_flag(sheet, at[12], self.has_orient)
        mark(sheet, at[13], self.emperor)
        mark_each(sheet, at[14], self.votes, width[14])
        mark(sheet, at[15], self.giver)
        put_all(sheet, at[16], self.offers)
        put_set(sheet, at[26], self.leaving)

    def observe_powers(self, sheet: bytearray, at: list[int], width: list[int], seat: int) -> None:
        mark_each(sheet, at[2], self.controller, width[2])
        put_sets(sheet, at[3], self.allies, width[3])
        put_sets(sheet, at[4], self.enemies, width[4])
        put_all(sheet, at[5], self.morale)
        put_all(sheet, at[6], self.influence)
        put_all_wide(sheet, at[7], self.money)

    def observe_movement(self, sheet: bytearray, at: list[int], width: list[int], seat: int) -> None:
        mark(sheet, at[17], self.mover)
        mark(sheet, at[18], self.arbiter)
        put(sheet, at[19], self.movement_turn)
        put_set(sheet, at[20], self.moved)
        mark(sheet, at[21], self.moving)
        mark_all(sheet, at[22], self.battles)

    def observe_battle(self, sheet: bytearray, at: list[int], width: list[int], seat: int) -> None:
        mark(sheet, at[23], self.field)
        put_all(sheet, at[24], self.base)
        put_set(sheet, at[25], self.passed)

    def observe_cards(self, sheet: bytearray, at: list[int], width: list[int], seat: int) -> None:
        put_sets(sheet, at[27], self.action_hands, width[27])
        mark_each(sheet, at[28], self.chosen, width[28])
        put(sheet, at[29], self.track)
        mark_all(sheet, at[30], self.trains)
        put_set(sheet, at[31], self.acted)
        put_set(sheet, at[32], self.bidders)
        put(sheet, at[33], self.free_trains)
        mark(sheet, at[34], self.laying)
        put_set(sheet, at[35], self.railed)
        put_set(sheet, at[36], self.relayed)
        mark(sheet, at[37], self.receiver)
        put(sheet, at[38], self.parcel)

    def observe_empereur(self, sheet: bytearray, at: list[int], width: list[int], seat: int) -> None:
        number_all(sheet, at[39], self.targets)
