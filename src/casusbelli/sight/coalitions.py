"""What a seat sees of Coalitions, Raison d'État and Realpolitik.

Powers, generals and territories are in the order of the ruleset for every reader: they are unlike each other, as seats
are not. Which powers the reader plays stands in the field `player`.
"""

from typing import Final, final

from casusbelli.core.state import State
from casusbelli.games.coalitions import wheel
from casusbelli.games.coalitions.board import NOBODY, NOWHERE, OFF_MAP, UNUSED
from casusbelli.games.coalitions.knowledge import sees_hand
from casusbelli.games.coalitions.moves import places_of_move
from casusbelli.games.coalitions.reach import KIND_NAMES
from casusbelli.games.coalitions.ruleset import Ruleset
from casusbelli.games.coalitions.standing import GENERAL, POWERS
from casusbelli.games.coalitions.state import (
    FACE_UP,
    MOST_TROOPS,
    NAPOLEON_CARDS,
    UNDECIDED,
    VALUE,
    CoalitionsState,
)
from casusbelli.games.coalitions.steps import BID, PLAY_CARD, START_ROUND
from casusbelli.games.coalitions.strength import strength_seen_by
from casusbelli.games.coalitions.vocabulary import LARGEST_STACK, MOST_MORALE
from casusbelli.sight.sheet import MOST, Sight, count_into, put, put_set, put_wide

UNSEEN: Final = 6  # a card whose value the reader does not see
SIDES: Final = 2


@final
class CoalitionsSight(Sight):
    """Cards are counted by their value, 1 to 5."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        labels = {"power": rules.powers, "general": rules.general_names, "territory": rules.territories}
        labels |= {"status": rules.statuses, "field": rules.fields, "action_card": rules.action_cards}
        super().__init__(seats, START_ROUND, labels)
        self.powers: Final = rules.count
        self.places: Final = len(rules.territories)
        self.generals: Final = len(rules.general_power)
        self.values: Final = len(rules.copies)
        powers, places, generals, values = self.powers, self.places, self.generals, self.values
        decks = len(set(rules.deck_of))
        self.asked_power: Final = self.field("asked_power", (powers,), "the power that decides")
        self.asked_about: Final = self.field("asked_about", (generals,), "the general whose fate is decided")
        self.round: Final = self.field("round", (1,), "the round", MOST)
        self.turn: Final = self.field("turn", (1,), "the turn of the round", MOST)
        self.performing: Final = self.field("performing", (len(rules.fields),), "the field of the wheel under way")
        # The powers.
        self.player: Final = self.field("player", (powers, seats), "who plays each power")
        self.controller: Final = self.field("controller", (powers, powers), "the power that each one obeys")
        self.statuses: Final = len(rules.statuses)
        self.status: Final = self.field("status", (powers, self.statuses), "its diplomatic status")
        self.allies: Final = self.field("allies", (powers, powers), "its allies")
        self.enemies: Final = self.field("enemies", (powers, powers), "its enemies")
        self.rank: Final = self.field("rank", (powers,), "its place in Power Order, 0 for the first", powers)
        self.morale: Final = self.field("morale", (powers,), "its morale", MOST_MORALE)
        self.influence: Final = self.field("influence", (powers,), "its influence", MOST)
        self.money: Final = self.field("money", (powers, 2), "its money, as 256s and the rest", MOST)
        self.cards: Final = self.field("cards", (powers,), "cards in its hand", MOST)
        self.hand: Final = self.field("hand", (powers, values), "its hand by value, if the reader sees it", 40)
        self.deck: Final = self.field("deck", (decks,), "cards in the deck, or in each power's own", MOST)
        self.discard: Final = self.field("discard", (decks, values), "cards of each value that are discarded", 40)
        # The map.
        self.place: Final = self.field("place", (generals, places + 1), "where each general is; last: off the map")
        self.troops: Final = self.field("troops", (generals,), "his troops", MOST_TROOPS)
        self.named: Final = self.field("named", (generals,), "he is his power's historical general")
        self.garrison: Final = self.field("garrison", (places, powers), "whose garrison is in each territory")
        self.fortresses: Final = self.field("fortress", (places,), "territories with a fortress")
        borders = len(rules.boards[0].borders) if rules.trains else 0
        self.trains: Final = self.field("trains", (borders,), "borders with a train, in the order of the board")
        self.closed: Final = self.field("closed", (1,), "Spain is closed")
        self.orient: Final = self.field("orient", (1,), "the Armée d'Orient can still leave")
        # Emperor, offers and bids.
        self.emperor: Final = self.field("emperor", (powers,), "who is emperor")
        self.votes: Final = self.field("votes", (powers, powers), "whom each power has voted for")
        self.giver: Final = self.field("giver", (powers,), "who offers money or cards")
        self.offers: Final = self.field("offers", (powers,), "how much each power is offered", MOST)
        self.lent: Final = self.field(
            "lent", (powers, values), "the cards of these offers, if the reader sees them", 40
        )
        self.auction: Final = self.field("auction", (powers,), "the minor power that is bid for")
        self.bidders: Final = self.field("bidders", (powers,), "who bids")
        self.leaving: Final = self.field("leaving", (generals,), "generals who must leave a territory")
        # Action cards and railways.
        orders = len(rules.action_cards)
        self.orders: Final = orders
        self.action_hand: Final = self.field("action_hand", (powers, orders), "action cards each power can choose")
        self.chosen: Final = self.field("action_chosen", (powers, orders), "the one it plays now, once revealed")
        self.acted: Final = self.field("acted", (powers,), "powers whose card is resolved")
        self.track: Final = self.field("track", (1,), "the space of the Diplomacy Phase token", MOST)
        self.free_trains: Final = self.field("free_trains", (1,), "trains that may still be laid", MOST)
        self.laying: Final = self.field("laying", (borders,), "the border where a train needs consent")
        railways = generals if rules.trains else 0
        self.railed: Final = self.field("railed", (railways,), "generals who have gone by train")
        self.relayed: Final = self.field("relayed", (railways,), "generals who gave or got troops by train")
        self.receiver: Final = self.field("receiver", (railways,), "the general to whom troops go alone")
        self.parcel: Final = self.field("parcel", (1,), "how many troops they are", MOST)
        # Movement.
        self.mover: Final = self.field("mover", (powers,), "the power that moves")
        self.arbiter: Final = self.field("arbiter", (powers,), "its arbiter")
        self.movement_turn: Final = self.field("movement_turn", (1,), "the movement turn", MOST)
        self.moved: Final = self.field("moved", (generals,), "generals who have moved")
        self.moving: Final = self.field("moving", (generals,), "the general whose move is being declared")
        self.kind: Final = self.field("move_kind", (len(KIND_NAMES),), "how he moves: " + ", ".join(KIND_NAMES))
        self.way: Final = self.field("way", (places,), "the territories he enters: 1 for the first, and so on", MOST)
        self.left_behind: Final = self.field("garrisons_chosen", (places,), "where he leaves garrisons")
        self.battles: Final = self.field("battles", (places,), "where battles are still to be fought")
        # Battle.
        self.battlefield: Final = self.field("battlefield", (places,), "where the battle is")
        self.side: Final = self.field("side", (generals, SIDES), "generals of the attacker and of the defenders")
        self.supports: Final = self.field("supports", (generals,), "those of them who support from elsewhere")
        self.capacity: Final = self.field("capacity", (generals,), "cards that a general can still use", MOST)
        self.stack: Final = self.field(
            "stack", (generals, LARGEST_STACK), f"his cards in order, {UNSEEN} for one that is not seen", UNSEEN
        )
        self.open: Final = self.field("stack_open", (generals, LARGEST_STACK), "which of them lie open")
        self.next: Final = self.field("next", (generals,), "the general whose stack the next card goes to")
        self.base: Final = self.field("base", (SIDES,), "strength of both sides without cards", MOST)
        self.seen: Final = self.field("strength", (SIDES,), "and with those that the reader sees", MOST)
        self.passed: Final = self.field("passed", (powers,), "powers that play no more cards")
        self.outcome: Final = self.field("outcome", (UNDECIDED,), "attacker won, defenders won, draw")
        # L'Empereur.
        napoleon = (NAPOLEON_CARDS,) if len(rules.modes) > 1 else (0,)
        self.card: Final = self.field("napoleon_card", napoleon, "the Napoleon card in play")
        self.napoleon_discard: Final = self.field("napoleon_discard", napoleon, "the Napoleon cards that were")
        self.targets: Final = self.field("targets", (places,), "what France aims at: 1 for the first, and so on", MOST)

    def look(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, CoalitionsState)
        sheet = bytearray(self.size)
        self.fill_common(state, seat, sheet)
        self._fill_course(state, sheet)
        self._fill_powers(state, seat, sheet)
        self._fill_map(state, sheet)
        self._fill_bargains(state, seat, sheet)
        if self.orders:
            self._fill_orders(state, sheet)
        if state.mover != NOBODY:
            self._fill_movement(state, sheet)
        if state.field != NOWHERE:
            self._fill_battle(state, seat, sheet)
        if state.is_empereur:
            self._fill_empereur(state, sheet)
        return sheet

    def _fill_course(self, state: CoalitionsState, sheet: bytearray) -> None:
        put(sheet, self.round, state.round)
        put(sheet, self.turn, state.turn)
        top = state.top
        kind = "" if top is None else state.steps[top.step].argument
        if top is not None and kind == GENERAL:
            sheet[self.asked_power + state.rules.general_power[top.argument]] = 1
            sheet[self.asked_about + top.argument] = 1
        elif top is not None and kind in POWERS:
            sheet[self.asked_power + top.argument] = 1
        frame = state.top
        while frame is not None:
            entry = wheel.entry_before(state, frame)
            if entry != wheel.NOT_OF_COURSE:
                if entry >= 0:
                    sheet[self.performing + state.rules.course[entry][0]] = 1
                return
            frame = frame.below

    def _fill_powers(self, state: CoalitionsState, seat: int, sheet: bytearray) -> None:
        powers, values = self.powers, self.values
        for power in range(powers):
            if state.player[power] != NOBODY:
                sheet[self.player + power * self.seats + (state.player[power] - seat) % self.seats] = 1
            if state.controller[power] != NOBODY:
                sheet[self.controller + power * powers + state.controller[power]] = 1
            if self.statuses:
                sheet[self.status + power * self.statuses + state.status[power]] = 1
            put_set(sheet, self.allies + power * powers, state.allies[power])
            put_set(sheet, self.enemies + power * powers, state.enemies[power])
            sheet[self.rank + state.order[power]] = power
            put(sheet, self.morale + power, state.morale[power])
            put(sheet, self.influence + power, state.influence[power])
            put_wide(sheet, self.money + 2 * power, state.money[power])
            put(sheet, self.cards + power, len(state.hands[power]))
            if sees_hand(state, seat, power):
                count_into(sheet, self.hand + power * values - 1, state.hands[power])
        for pile in range(len(state.decks)):
            put(sheet, self.deck + pile, len(state.decks[pile]))
            count_into(sheet, self.discard + pile * values - 1, state.discards[pile])

    def _fill_map(self, state: CoalitionsState, sheet: bytearray) -> None:
        at = self.place
        for general, place in enumerate(state.place):
            if place != UNUSED:
                sheet[at + (self.places if place == OFF_MAP else place)] = 1
                sheet[self.troops + general] = state.troops[general]
            at += self.places + 1
        for general in state.named:
            if general != NOBODY:
                sheet[self.named + general] = 1
        at = self.garrison
        for power in state.garrison:
            if power != NOBODY:
                sheet[at + power] = 1
            at += self.powers
        _mark(sheet, self.fortresses, state.fortresses)
        _mark(sheet, self.trains, state.trains)
        sheet[self.closed] = int(state.closed)
        sheet[self.orient] = int(state.has_orient)

    def _fill_bargains(self, state: CoalitionsState, seat: int, sheet: bytearray) -> None:
        """Offers, votes and bids; of cards that somebody offers, others see only how many they are."""  # RDE-R31
        _mark_one(sheet, self.emperor, state.emperor)
        for power, choice in enumerate(state.votes):
            _mark_one(sheet, self.votes + power * self.powers, choice)
        _mark_one(sheet, self.giver, state.giver)
        for power, amount in enumerate(state.offers):
            put(sheet, self.offers + power, amount)
        if state.giver != NOBODY and sees_hand(state, seat, state.giver):
            for power, cards in enumerate(state.lent):
                count_into(sheet, self.lent + power * self.values - 1, cards)
        if state.top is not None and state.top.step == BID:
            _mark_one(sheet, self.auction, state.concerned)
        put_set(sheet, self.bidders, state.bidders)
        put_set(sheet, self.leaving, state.leaving)

    def _fill_orders(self, state: CoalitionsState, sheet: bytearray) -> None:
        """Action cards that are chosen in secret are commitments, and in `chosen` only once they are revealed."""
        for power in range(self.powers):
            put_set(sheet, self.action_hand + power * self.orders, state.action_hands[power])
            _mark_one(sheet, self.chosen + power * self.orders, state.chosen[power])
        put_set(sheet, self.acted, state.acted)
        put(sheet, self.track, state.track)
        put(sheet, self.free_trains, state.free_trains)
        _mark_one(sheet, self.laying, state.laying)
        put_set(sheet, self.railed, state.railed)
        put_set(sheet, self.relayed, state.relayed)
        _mark_one(sheet, self.receiver, state.receiver)
        put(sheet, self.parcel, state.parcel)

    def _fill_movement(self, state: CoalitionsState, sheet: bytearray) -> None:
        sheet[self.mover + state.mover] = 1
        _mark_one(sheet, self.arbiter, state.arbiter)
        put(sheet, self.movement_turn, state.movement_turn)
        put_set(sheet, self.moved, state.moved)
        _mark(sheet, self.battles, state.battles)
        if state.moving == NOBODY:
            return
        sheet[self.moving + state.moving] = 1
        _number(sheet, self.way, state.way)
        if state.way:
            sheet[self.kind + state.kind] = 1
        for index, place in enumerate(places_of_move(state)):
            if (state.garrisons_chosen >> index) & 1:
                sheet[self.left_behind + place] = 1

    def _fill_battle(self, state: CoalitionsState, seat: int, sheet: bytearray) -> None:
        sheet[self.battlefield + state.field] = 1
        for slot, general in enumerate(state.slots):
            sheet[self.side + general * SIDES + state.sides[slot]] = 1
            sheet[self.supports + general] = int(slot >= state.direct)
            is_counted = slot < len(state.capacity)
            put(sheet, self.capacity + general, state.capacity[slot] if is_counted else state.troops[general])
            if slot < len(state.stacks):
                is_mine = sees_hand(state, seat, state.rules.general_power[general])
                self._fill_stack(state.stacks[slot], is_mine, general, sheet)
        if state.top is not None and state.top.step == PLAY_CARD:
            sheet[self.next + state.slots[state.cursor]] = 1
        seen = strength_seen_by(state, seat)
        for side in range(len(state.base)):
            put(sheet, self.base + side, state.base[side])
            put(sheet, self.seen + side, seen[side])
        put_set(sheet, self.passed, state.passed)
        if state.outcome != UNDECIDED:
            sheet[self.outcome + state.outcome] = 1

    def _fill_stack(self, stack: list[int], is_mine: bool, general: int, sheet: bytearray) -> None:
        base = general * LARGEST_STACK
        for number in range(min(len(stack), LARGEST_STACK)):
            card = stack[number]
            is_open = card >= FACE_UP
            sheet[self.stack + base + number] = card & VALUE if is_mine or is_open else UNSEEN
            sheet[self.open + base + number] = int(is_open)

    def _fill_empereur(self, state: CoalitionsState, sheet: bytearray) -> None:
        _mark_one(sheet, self.card, state.card - 1)
        for card in state.napoleon_discard:
            sheet[self.napoleon_discard + card - 1] = 1
        _number(sheet, self.targets, state.targets)


def _mark_one(sheet: bytearray, at: int, index: int) -> None:
    """One of several, or none."""
    if index >= 0:
        sheet[at + index] = 1


def _mark(sheet: bytearray, at: int, indices: list[int]) -> None:
    for index in indices:
        sheet[at + index] = 1


def _number(sheet: bytearray, at: int, indices: list[int]) -> None:
    """The first gets 1, the second 2, and so on."""
    for number, index in enumerate(indices, 1):
        sheet[at + index] = number
