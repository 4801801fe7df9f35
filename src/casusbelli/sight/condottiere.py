"""What a seat sees of Condottiere."""

from typing import Final, final

from casusbelli.core.sheet import MOST, count_into, put, put_wide
from casusbelli.core.state import State
from casusbelli.games.condottiere.board import NO_REGION, NOBODY, REGION_NAMES, REGIONS
from casusbelli.games.condottiere.deck import CARD_KINDS, CARD_NAMES, NO_CARD
from casusbelli.games.condottiere.knowledge import KINDS, SEATS
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.steps import FIGHT, PLACE_PAPAL_TOKEN, RETRIEVE_MERCENARY, REVEAL_ON_PASS, TURN
from casusbelli.games.condottiere.strength import totals
from casusbelli.sight.sheet import Sight

IN_BATTLE: Final = (TURN, PLACE_PAPAL_TOKEN, RETRIEVE_MERCENARY, REVEAL_ON_PASS)


@final
class CondottiereSight(Sight):
    """Cards are counted by their kind, in the order of the deck."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, FIGHT, {"region": REGION_NAMES, "card": CARD_NAMES})
        self.games: Final = self.field("game", (1,), "which game of the series it is", MOST)
        self.scores: Final = self.field("score", (seats, 2), "points in the series, as 256s and the rest", MOST)
        self.battles: Final = self.field("battle", (1,), "battles fought in this game", MOST)
        self.is_final: Final = self.field("final", (1,), "this battle decides the game")
        self.holder: Final = self.field("holder", (seats,), "who holds the Condottiere token")
        self.placer: Final = self.field("placer", (seats,), "who has placed it for this battle")
        self.defender: Final = self.field("defender", (seats,), "whose region is attacked")
        self.turn: Final = self.field("turn", (seats,), "whose turn it is in the battle")
        self.contested: Final = self.field("contested", (REGIONS,), "the region that is fought for")
        self.papal: Final = self.field("papal", (REGIONS,), "the region with the Papal token")
        self.owner: Final = self.field("owner", (REGIONS, seats), "who controls each region")
        self.pile: Final = self.field("pile", (1,), "cards in the draw pile", 110)
        self.discard: Final = self.field("discard", (CARD_KINDS,), "cards in the discard pile, by kind", 16)
        self.hand: Final = self.field("hand", (CARD_KINDS,), "the reader's hand, by kind", 16)
        self.face_down: Final = self.field("face_down_card", (CARD_KINDS,), "the reader's card that lies face down")
        self.kept: Final = self.field("kept", (CARD_KINDS,), "cards that the reader has chosen to keep", 2)
        self.hand_size: Final = self.field("hand_size", (seats,), "cards in each hand", 110)
        self.company: Final = self.field("company", (seats, CARD_KINDS), "cards played before each player", 16)
        self.strength: Final = self.field("strength", (seats,), "what they are worth now", MOST)
        self.covered: Final = self.field("face_down", (seats,), "who has a card face down")
        self.passed: Final = self.field("passed", (seats,), "who has passed")
        self.played: Final = self.field("played", (seats,), "who has played a card in this battle")
        self.participates: Final = self.field("participates", (seats,), "who takes part in the battle")
        others = seats - 1
        self.known: Final = self.field("known", (others, CARD_KINDS), "cards the reader knows others to have", 16)
        self.known_by: Final = self.field("known_by", (others, CARD_KINDS), "cards others know the reader to have", 16)

    def look(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, CondottiereState)
        sheet = bytearray(self.size)
        self.fill_common(state, seat, sheet)
        self._fill_board(state, seat, sheet)
        self._fill_own_cards(state, seat, sheet)
        self._fill_players(state, seat, sheet)
        if state.known:
            self._fill_knowledge(state, seat, sheet)
        return sheet

    def _fill_board(self, state: CondottiereState, seat: int, sheet: bytearray) -> None:
        seats = self.seats
        put(sheet, self.games, state.games)
        put(sheet, self.battles, state.battles)
        sheet[self.is_final] = int(state.is_final)
        sheet[self.holder + (state.holder - seat) % seats] = 1
        sheet[self.placer + (state.placer - seat) % seats] = 1
        if state.top is not None and state.top.step in IN_BATTLE:  # the state forgets it only when the next one begins
            sheet[self.turn + (state.turn - seat) % seats] = 1
        if state.defender != NOBODY:
            sheet[self.defender + (state.defender - seat) % seats] = 1
        if state.contested != NO_REGION:
            sheet[self.contested + state.contested] = 1
        if state.papal != NO_REGION:
            sheet[self.papal + state.papal] = 1
        at = self.owner
        for owner in state.owner:
            if owner != NOBODY:
                sheet[at + (owner - seat) % seats] = 1
            at += seats
        sheet[self.pile] = len(state.pile)
        count_into(sheet, self.discard, state.discard)

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
            sheet[self.passed + place] = int(state.passed[owner])
            sheet[self.played + place] = int(state.played[owner])
            sheet[self.participates + place] = int(state.participates[owner])

    def _fill_knowledge(self, state: CondottiereState, seat: int, sheet: bytearray) -> None:
        """What the reader knows of others' hidden cards, and they of his."""  # CON-16.4 CON-16.6
        for entry in state.known:
            pair, card = divmod(entry, KINDS)
            viewer, owner = divmod(pair, SEATS)
            if viewer == seat:
                sheet[self.known + ((owner - seat) % self.seats - 1) * CARD_KINDS + card] += 1
            elif owner == seat:
                sheet[self.known_by + ((viewer - seat) % self.seats - 1) * CARD_KINDS + card] += 1
