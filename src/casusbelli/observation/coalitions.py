"""What a seat sees of Coalitions, Raison d'État and Realpolitik.

Powers, generals and territories are in the order of the ruleset for every reader: they are unlike each other, as seats
are not. Which powers the reader plays stands in the field `player`.
"""

from typing import Final, final

from casusbelli.core.sheet import MOST, count_into, mark, number_all, put
from casusbelli.core.state import State
from casusbelli.core.talk import is_talk
from casusbelli.games.coalitions import wheel
from casusbelli.games.coalitions.board import NOBODY, NOWHERE, OFF_MAP, UNUSED
from casusbelli.games.coalitions.fields import TABLE
from casusbelli.games.coalitions.knowledge import sees_hand
from casusbelli.games.coalitions.moves import places_of_move
from casusbelli.games.coalitions.reach import KIND_NAMES
from casusbelli.games.coalitions.ruleset import FamilyRules
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
from casusbelli.games.coalitions.vocabulary import CARD_VALUES, LARGEST_STACK
from casusbelli.observation.sheet import Observation

UNSEEN: Final = 6  # a card whose value the reader does not see
SIDES: Final = 2


@final
class CoalitionsObservation(Observation):
    """Cards are counted by their value, 1 to 5."""

    def __init__(self, rules: FamilyRules, seats: int) -> None:
        labels = {"power": rules.powers, "general": rules.general_names, "territory": rules.territories}
        labels |= {"status": rules.statuses, "field": rules.fields, "action_card": rules.action_cards}
        sizes = {"powers": rules.count, "generals": len(rules.general_power), "territories": len(rules.territories)}
        sizes |= {"action_cards": len(rules.action_cards), "sides": SIDES}
        sizes |= {"borders": len(rules.boards[0].borders) if rules.trains else 0}
        sizes |= {"travellers": len(rules.general_power) if rules.trains else 0}
        super().__init__(seats, START_ROUND, labels, TABLE, sizes)
        self.powers: Final = rules.count
        self.places: Final = len(rules.territories)
        self.generals: Final = len(rules.general_power)
        self.values: Final = len(CARD_VALUES)
        powers, places, generals, values = self.powers, self.places, self.generals, self.values
        decks = len(set(rules.deck_of))
        self.asked_power: Final = self.field("asked_power", (powers,), "the power that decides")
        self.asked_about: Final = self.field("asked_about", (generals,), "the general whose fate is decided")
        self.lay("round", "turn")
        self.performing: Final = self.field("performing", (len(rules.fields),), "the field of the wheel under way")
        # The powers.
        self.player: Final = self.field("player", (powers, seats), "who plays each power")
        self.lay("controller")
        self.statuses: Final = len(rules.statuses)
        self.status: Final = self.field("status", (powers, self.statuses), "its diplomatic status")
        self.lay("allies", "enemies")
        self.rank: Final = self.field("rank", (powers,), "its place in Power Order, 0 for the first", powers)
        self.lay("morale", "influence", "money")
        self.cards: Final = self.field("cards", (powers,), "cards in its hand", MOST)
        self.hand: Final = self.field("hand", (powers, values), "its hand by value, if the reader sees it", 40)
        self.deck: Final = self.field("deck", (decks,), "cards in the deck, or in each power's own", MOST)
        self.discard: Final = self.field("discard", (decks, values), "cards of each value that are discarded", 40)
        # The map.
        self.place: Final = self.field("place", (generals, places + 1), "where each general is; last: off the map")
        self.troops: Final = self.field("troops", (generals,), "his troops", MOST_TROOPS)
        self.lay("named", "garrison", "fortress", "trains", "closed", "orient")
        # Emperor, offers and bids.
        self.lay("emperor", "votes", "giver", "offers")
        self.lent: Final = self.field(
            "lent", (powers, values), "the cards of these offers, if the reader sees them", 40
        )
        self.auction: Final = self.field("auction", (powers,), "the minor power that is bid for")
        self.lay("bidders", "leaving")
        # Action cards and railways.
        self.lay("action_hand", "action_chosen", "acted", "track", "free_trains", "laying")
        self.lay("railed", "relayed", "receiver", "parcel")
        # Movement.
        self.lay("mover", "arbiter", "movement_turn", "moved", "moving")
        self.kind: Final = self.field("move_kind", (len(KIND_NAMES),), "how he moves: " + ", ".join(KIND_NAMES))
        self.way: Final = self.field("way", (places,), "the territories he enters: 1 for the first, and so on", MOST)
        self.left_behind: Final = self.field("garrisons_chosen", (places,), "where he leaves garrisons")
        self.lay("battles")
        # Battle.
        self.lay("battlefield")
        self.side: Final = self.field("side", (generals, SIDES), "generals of the attacker and of the defenders")
        self.supports: Final = self.field("supports", (generals,), "those of them who support from elsewhere")
        self.capacity: Final = self.field("capacity", (generals,), "cards that a general can still use", MOST)
        self.stack: Final = self.field(
            "stack", (generals, LARGEST_STACK), f"his cards in order, {UNSEEN} for one that is not seen", UNSEEN
        )
        self.open: Final = self.field("stack_open", (generals, LARGEST_STACK), "which of them lie open")
        self.next: Final = self.field("next", (generals,), "the general whose stack the next card goes to")
        self.lay("base")
        self.seen: Final = self.field("strength", (SIDES,), "and with those that the reader sees", MOST)
        self.lay("passed")
        self.outcome: Final = self.field("outcome", (UNDECIDED,), "attacker won, defenders won, draw")
        # L'Empereur.
        napoleon = (NAPOLEON_CARDS,) if len(rules.modes) > 1 else (0,)
        self.card: Final = self.field("napoleon_card", napoleon, "the Napoleon card in play")
        self.napoleon_discard: Final = self.field("napoleon_discard", napoleon, "the Napoleon cards that were")
        self.lay("targets")
        self.lay_rest()
        self.ready: Final = self.field("ready", (seats,), "who is ready, in a negotiation")

    def look(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, CoalitionsState)
        sheet = bytearray(self.size)
        self.fill_common(state, seat, sheet)
        self._fill_course(state, sheet)
        state.observe_game(sheet, self.at, self.width, seat)
        state.observe_powers(sheet, self.at, self.width, seat)
        self._fill_powers(state, seat, sheet)
        self._fill_generals(state, sheet)
        self._fill_bargains(state, seat, sheet)
        if state.rules.action_cards:
            state.observe_cards(sheet, self.at, self.width, seat)
        if state.mover != NOBODY:
            state.observe_movement(sheet, self.at, self.width, seat)
            self._fill_movement(state, sheet)
        if state.field != NOWHERE:
            state.observe_battle(sheet, self.at, self.width, seat)
            self._fill_battle(state, seat, sheet)
        if state.rules.has_automa:
            state.observe_empereur(sheet, self.at, self.width, seat)
            self._fill_empereur(state, sheet)
        return sheet

    def _fill_course(self, state: CoalitionsState, sheet: bytearray) -> None:
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
        values = self.values
        for power in range(self.powers):
            if state.player[power] != NOBODY:
                sheet[self.player + power * self.seats + (state.player[power] - seat) % self.seats] = 1
            if self.statuses:
                sheet[self.status + power * self.statuses + state.status[power]] = 1
            sheet[self.rank + state.order[power]] = power
            put(sheet, self.cards + power, len(state.hands[power]))
            if sees_hand(state, seat, power):
                count_into(sheet, self.hand + power * values - 1, state.hands[power])
        for pile in range(len(state.decks)):
            put(sheet, self.deck + pile, len(state.decks[pile]))
            count_into(sheet, self.discard + pile * values - 1, state.discards[pile])

    def _fill_generals(self, state: CoalitionsState, sheet: bytearray) -> None:
        at = self.place
        for general, place in enumerate(state.place):
            if place != UNUSED:
                sheet[at + (self.places if place == OFF_MAP else place)] = 1
                sheet[self.troops + general] = state.troops[general]
            at += self.places + 1

    def _fill_bargains(self, state: CoalitionsState, seat: int, sheet: bytearray) -> None:
        """Offers, bids, talks; of cards that somebody offers, others see only how many they are."""  # RDE-R31
        if state.giver != NOBODY and sees_hand(state, seat, state.giver):
            for power, cards in enumerate(state.lent):
                count_into(sheet, self.lent + power * self.values - 1, cards)
        if state.top is not None and state.top.step == BID:
            mark(sheet, self.auction, state.concerned)
        if is_talk(state):
            ready = sum([1 << other for other, action in enumerate(state.commitments) if action is not None])
            self.put_seats(sheet, self.ready, ready, seat)

    def _fill_movement(self, state: CoalitionsState, sheet: bytearray) -> None:
        if state.moving == NOBODY:
            return
        number_all(sheet, self.way, state.way)
        if state.way:
            sheet[self.kind + state.kind] = 1
        for index, place in enumerate(places_of_move(state)):
            if (state.garrisons_chosen >> index) & 1:
                sheet[self.left_behind + place] = 1

    def _fill_battle(self, state: CoalitionsState, seat: int, sheet: bytearray) -> None:
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
            put(sheet, self.seen + side, seen[side])
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
        mark(sheet, self.card, state.card - 1)
        for card in state.napoleon_discard:
            sheet[self.napoleon_discard + card - 1] = 1
