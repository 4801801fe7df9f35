"""Everything that lies on the table, in the hands and in the heads."""

from bisect import insort
from typing import Final, final

from casusbelli.core.state import Decision, State
from casusbelli.games.condottiere.board import NO_REGION, NOBODY, REGIONS
from casusbelli.games.condottiere.deck import CARD_KINDS, NO_CARD

DECK: Final = "deck"


@final
class CondottiereState(State):
    """Seats are clockwise: left of seat i is i + 1. A company holds its face-up cards in the order they were laid."""

    __slots__ = (
        "battles",
        "bigger_kingdoms",
        "companies",
        "contested",
        "covered",
        "defender",
        "discard",
        "drawing_after_battle",
        "face_down",
        "first",
        "games",
        "hands",
        "holder",
        "is_final",
        "kept",
        "known",
        "owner",
        "papal",
        "participates",
        "passed",
        "pile",
        "placer",
        "played",
        "points",
        "recapture",
        "scores",
        "showing",
        "target",
        "turn",
    )

    def __init__(self) -> None:
        super().__init__()
        self.drawing_after_battle = False
        self.points = False
        self.bigger_kingdoms = False
        self.recapture = False
        self.face_down = False
        self.target = 0
        self.first = 0
        self.showing: Decision[CondottiereState] | None = None
        # The series.
        self.games = 0
        self.scores: list[int] = []
        # The game.
        self.battles = 0
        self.owner: list[int] = [NOBODY] * REGIONS  # CON-1.7 CON-R39
        self.papal = NO_REGION  # CON-1.9
        self.holder = 0  # CON-1.8
        self.pile: list[int] = []  # the last card is the top
        self.discard: list[int] = []
        self.hands: list[list[int]] = []  # sorted
        self.known: list[int] = []  # what seats know of others' hands (knowledge.py)
        self.kept: list[int] = []
        # The battle.
        self.is_final = False
        self.contested = NO_REGION
        self.placer = 0
        self.defender = NOBODY
        self.turn = 0
        self.participates: list[bool] = []
        self.passed: list[bool] = []
        self.played: list[bool] = []
        self.companies: list[list[int]] = []  # CON-1.10
        self.covered: list[int] = []  # each seat's face-down card

    def clone(self) -> "CondottiereState":
        other = CondottiereState()
        self.copy_shared_to(other)
        other.drawing_after_battle = self.drawing_after_battle
        other.points = self.points
        other.bigger_kingdoms = self.bigger_kingdoms
        other.recapture = self.recapture
        other.face_down = self.face_down
        other.target = self.target
        other.first = self.first
        other.showing = self.showing
        other.games = self.games
        other.scores = self.scores.copy()
        other.battles = self.battles
        other.owner = self.owner.copy()
        other.papal = self.papal
        other.holder = self.holder
        other.pile = self.pile.copy()
        other.discard = self.discard.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.known = self.known.copy()
        other.kept = self.kept.copy()
        other.is_final = self.is_final
        other.contested = self.contested
        other.placer = self.placer
        other.defender = self.defender
        other.turn = self.turn
        other.participates = self.participates.copy()
        other.passed = self.passed.copy()
        other.played = self.played.copy()
        other.companies = [company.copy() for company in self.companies]
        other.covered = self.covered.copy()
        return other

    def aside(self) -> Decision["CondottiereState"] | None:
        return self.showing  # CON-16.6

    def inventory(self) -> list[int]:
        """Copies of each card, wherever they are."""  # CON-1.4
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

    def give(self, seat: int, card: int) -> None:
        insort(self.hands[seat], card)

    def shuffle_new_pile(self, cards: list[int]) -> None:
        """The cards come in the order of the deck, so that a shuffle does not depend on where they lay before."""
        self.chance.stream(DECK).shuffle(cards)
        self.pile = cards
