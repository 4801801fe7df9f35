"""Everything that lies on the table, in the hands and in the heads."""

from bisect import insort
from typing import Final, final

from casusbelli.core.action import Action
from casusbelli.core.refusal import NotYourDecision, Refusal
from casusbelli.core.state import Decision
from casusbelli.games.condottiere.deck import CARD_KINDS, NO_CARD
from casusbelli.games.condottiere.state_fields import CondottiereFields

DECK: Final = "deck"


@final
class CondottiereState(CondottiereFields):
    """Seats are clockwise: left of seat i is i + 1. A company holds its face-up cards in the order they were laid."""

    __slots__ = ()

    def clone(self) -> "CondottiereState":
        other = CondottiereState()
        self.copy_fields_to(other)
        return other

    def aside(self) -> Decision["CondottiereState"] | None:
        return self.showing  # CON-16.6

    def _refusal(self, seat: int, action: Action) -> Refusal:
        """Who has passed is told so, and not only that others decide."""
        refusal = super()._refusal(seat, action)
        is_turn = action.verb in ("play", "pass") and self.top is not None and self.steps[self.top.step].is_in_battle
        if is_turn and isinstance(refusal, NotYourDecision) and self.passed[seat]:
            return NotYourDecision("already-passed", "CON-5.7", refusal.facts)
        return refusal

    def inventory(self) -> list[int]:
        """Copies of each card, wherever they are."""
        counts = [0] * CARD_KINDS
        for cards in [self.pile, self.discard, *self.hands, *self.companies]:
            for card in cards:
                counts[card] += 1
        for card in self.covered:
            if card != NO_CARD:
                counts[card] += 1
        return counts

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats  # CON-R6

    def clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(self.seats)]

    def regions_of(self, seat: int) -> int:
        regions = 0
        for owner in self.owner:
            if owner == seat:
                regions += 1
        return regions

    def can_play(self, seat: int) -> bool:
        """True for a participant who has cards and has not passed."""
        return len(self.hands[seat]) > 0 and not self.passed[seat] and self.participates[seat]

    def set_table(self) -> None:
        """Empty companies, everybody takes part, nobody has passed: the start of a battle."""
        self.participates = [True] * self.seats
        self.passed = [False] * self.seats
        self.played = [False] * self.seats
        self.companies = [[] for _ in range(self.seats)]
        self.covered = [NO_CARD] * self.seats
        self.shown_to = [0] * self.seats

    def give(self, seat: int, card: int) -> None:
        insort(self.hands[seat], card)

    def shuffle_new_pile(self, cards: list[int]) -> None:
        """The cards come in the order of the deck, so that a shuffle does not depend on where they lay before."""
        self.chance.stream(DECK).shuffle(cards)
        self.pile = cards
