"""What a seat sees of Condottiere."""

from typing import Final, final

from casusbelli.core.sheet import MOST, count_into, put, put_wide
from casusbelli.core.state import State
from casusbelli.games.condottiere.board import REGION_NAMES, REGIONS
from casusbelli.games.condottiere.deck import CARD_KINDS, CARD_NAMES, NO_CARD
from casusbelli.games.condottiere.fields import TABLE
from casusbelli.games.condottiere.knowledge import KINDS, SEATS, has_seen_face_down
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.steps import FIGHT
from casusbelli.games.condottiere.strength import totals
from casusbelli.observation.sheet import Observation


@final
class CondottiereObservation(Observation):
    """Cards are counted by their kind, in the order of the deck."""

    def __init__(self, seats: int) -> None:
        labels = {"region": REGION_NAMES, "card": CARD_NAMES}
        super().__init__(seats, FIGHT, labels, TABLE, {"regions": REGIONS, "cards": CARD_KINDS})
        self.lay("game")
        self.scores: Final = self.field("score", (seats, 2), "points in the series, as 256s and the rest", MOST)
        self.lay("battle", "final", "holder", "placer", "defender")
        self.turn: Final = self.field("turn", (seats,), "whose turn it is in the battle")
        self.lay("contested", "papal", "owner")
        self.pile: Final = self.field("pile", (1,), "cards in the draw pile", 110)
        self.lay("discard")
        self.hand: Final = self.field("hand", (CARD_KINDS,), "the reader's hand, by kind", 16)
        self.face_down: Final = self.field("face_down_card", (CARD_KINDS,), "the reader's card that lies face down")
        self.kept: Final = self.field("kept", (CARD_KINDS,), "cards that the reader has chosen to keep", 2)
        self.hand_size: Final = self.field("hand_size", (seats,), "cards in each hand", 110)
        self.company: Final = self.field("company", (seats, CARD_KINDS), "cards played before each player", 16)
        self.strength: Final = self.field("strength", (seats,), "what they are worth now", MOST)
        self.covered: Final = self.field("face_down", (seats,), "who has a card face down")
        self.lay("passed", "played", "participates")
        others = seats - 1
        self.known: Final = self.field("known", (others, CARD_KINDS), "cards the reader knows others to have", 16)
        self.known_by: Final = self.field("known_by", (others, CARD_KINDS), "cards others know the reader to have", 16)
        self.lay_rest()
        self.shown: Final = self.field(
            "face_down_shown", (others, CARD_KINDS), "face-down cards that others have shown to the reader"
        )

    def look(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, CondottiereState)
        sheet = bytearray(self.size)
        self.fill_common(state, seat, sheet)
        state.observe_game(sheet, self.at, self.width, seat)
        state.observe_seats(sheet, self.at, self.width, seat)
        self._fill_board(state, seat, sheet)
        self._fill_own_cards(state, seat, sheet)
        self._fill_players(state, seat, sheet)
        if state.known:
            self._fill_knowledge(state, seat, sheet)
            self._fill_shown(state, seat, sheet)
        return sheet

    def _fill_board(self, state: CondottiereState, seat: int, sheet: bytearray) -> None:
        seats = self.seats
        # the state forgets it only when the next one begins
        if state.top is not None and state.steps[state.top.step].is_in_battle:
            sheet[self.turn + (state.turn - seat) % seats] = 1
        sheet[self.pile] = len(state.pile)

    def _fill_own_cards(self, state: CondottiereState, seat: int, sheet: bytearray) -> None:
        count_into(sheet, self.hand, state.hands[seat])
        if state.covered[seat] != NO_CARD:
            sheet[self.face_down + state.covered[seat]] = 1
        if state.turn == seat:
            count_into(sheet, self.kept, state.kept)  # CON-R12: others do not see which

    def _fill_players(self, state: CondottiereState, seat: int, sheet: bytearray) -> None:
        strengths = totals(state.companies)
        for owner in range(self.seats):
            place = (owner - seat) % self.seats
            if state.points:
                put_wide(sheet, self.scores + 2 * place, state.scores[owner])
            sheet[self.hand_size + place] = len(state.hands[owner])
            count_into(sheet, self.company + place * CARD_KINDS, state.companies[owner])
            put(sheet, self.strength + place, strengths[owner])
            sheet[self.covered + place] = int(state.covered[owner] != NO_CARD)

    def _fill_knowledge(self, state: CondottiereState, seat: int, sheet: bytearray) -> None:
        """What the reader knows of others' hidden cards, and they of his."""  # CON-16.4 CON-16.6
        for entry in state.known:
            pair, card = divmod(entry, KINDS)
            viewer, owner = divmod(pair, SEATS)
            if viewer == seat:
                sheet[self.known + ((owner - seat) % self.seats - 1) * CARD_KINDS + card] += 1
            elif owner == seat:
                sheet[self.known_by + ((viewer - seat) % self.seats - 1) * CARD_KINDS + card] += 1

    def _fill_shown(self, state: CondottiereState, seat: int, sheet: bytearray) -> None:
        for owner in range(self.seats):
            if has_seen_face_down(state, seat, owner):  # CON-21.9
                sheet[self.shown + ((owner - seat) % self.seats - 1) * CARD_KINDS + state.covered[owner]] = 1
