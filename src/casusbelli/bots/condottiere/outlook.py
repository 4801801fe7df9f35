"""What a seat expects of the battle under way, from what it sees: companies, sizes of hands, its own cards."""

from math import exp
from typing import Final

from casusbelli.bots.condottiere.prospects import lack, prospect
from casusbelli.games.condottiere.board import NO_REGION, NOBODY
from casusbelli.games.condottiere.deck import COPIES, COURTESAN, NO_CARD, WINTER
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.condottiere.strength import is_in_play, totals

# What a card is worth for later battles, in strength.
WORTH: Final[list[float]] = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 9.5, 5.0, 3.0, 4.0, 2.0, 6.0, 10.0, 1.5, 5.0]
AVERAGE: Final = 3.4  # what a card from the deck is worth

EAGER: Final = 0.4  # the part of a hand that players spend on a battle
DESPERATE: Final = 0.85  # and when it decides the game
SPREAD: Final = 0.3
COVERED: Final = 4.0  # an unknown face-down card
FINAL: Final = 200.0
TOKEN: Final = 3.0
TOKEN_NEAR: Final = 10.0  # who lacks one region wants to choose the next


class Outlook:
    """Everything that stays the same while the seat compares what it could do."""

    def __init__(self, state: CondottiereState, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.hand: Final = state.hands[seat]
        self.companies: Final = _seen_companies(state, seat)
        self.prizes: Final = _prizes(state, seat)
        self.tied: Final = 0.0 if state.is_final else prospect(state, state.owner, state.papal, seat)
        self.token: Final = _token(state)
        self.price: Final = _price(state, seat)
        self.live: Final = [other != seat and state.can_play(other) for other in range(state.seats)]
        self.alone: Final = not any(self.live)
        self.means: Final[list[float]] = []
        self.spreads: Final[list[float]] = []
        self._expect()

    def _expect(self) -> None:
        """How much strength each other is likely to add."""
        state = self.state
        rate = _rate(state, self.seat)
        part = DESPERATE if self._is_decisive() else EAGER
        for other in range(state.seats):
            hand = len(state.hands[other]) * rate if self.live[other] else 0.0
            is_covered = other != self.seat and state.covered[other] != NO_CARD
            self.means.append(part * hand + (COVERED if is_covered else 0.0))
            self.spreads.append((2.0 + SPREAD * hand if hand > 0 else 0.0) + (COVERED if is_covered else 0.0))

    def _is_decisive(self) -> bool:
        state = self.state
        if state.is_final:
            return True
        owner = state.owner.copy()
        for other in range(state.seats):
            owner[state.contested] = other
            if (other == self.seat or self.live[other]) and lack(state, owner, NO_REGION, other) <= 0:
                return True
        return False

    def value(self, companies: list[list[int]], is_over: bool) -> float:
        """What the battle is worth if the seat stops at these companies; `is_over` if everybody stops."""
        strengths = totals(companies)
        mine = strengths[self.seat]
        damp = 0.5 if is_in_play(companies, WINTER) else 1.0
        wins = 1.0 if mine > 0 else 0.0
        safe = 1.0
        expected: list[float] = []
        losses: list[float] = []
        for other in range(self.state.seats):
            if is_over and self.state.covered[other] == NO_CARD:
                mean, spread = float(strengths[other]), 0.0
            else:
                mean, spread = strengths[other] + damp * self.means[other], damp * self.spreads[other]
            if other == self.seat or not self.state.participates[other]:
                expected.append(0.0)
                losses.append(0.0)
                continue
            kept = _chance(mine + 0.5 - mean, spread)
            wins *= _chance(mine - 0.5 - mean, spread)
            safe *= kept
            expected.append(mean)
            losses.append(1.0 - kept)
        return self._outcome(wins, safe, expected, losses) + self._token_value(companies, wins)

    def _outcome(self, wins: float, safe: float, expected: list[float], losses: list[float]) -> float:
        weight = 0.0
        lost = 0.0
        highest = max(expected)
        for other in range(self.state.seats):
            likely = losses[other] * exp((expected[other] - highest) / 3.0)
            weight += likely
            lost += likely * self.prizes[other]
        lost = lost / weight if weight > 0 else self.tied
        return wins * self.prizes[self.seat] + max(0.0, safe - wins) * self.tied + (1.0 - safe) * lost

    def _token_value(self, companies: list[list[int]], wins: float) -> float:
        most = 0
        leader = NOBODY
        for other in range(self.state.seats):
            count = companies[other].count(COURTESAN)
            if count > most:
                most, leader = count, other
            elif count == most:
                leader = NOBODY
        if leader == NOBODY:
            return self.token * wins
        return self.token if leader == self.seat else 0.0

    def cost(self, card: int) -> float:
        return WORTH[card] * self.price


def _chance(lead: float, spread: float) -> float:
    """How likely a lead holds: a logistic curve, or a step when nothing is uncertain."""
    if spread <= 0.0:
        return 1.0 if lead > 0 else 0.0
    return 1.0 / (1.0 + exp(-min(30.0, max(-30.0, 1.7 * lead / spread))))


def _seen_companies(state: CondottiereState, seat: int) -> list[list[int]]:
    companies = [company.copy() for company in state.companies]
    if state.covered[seat] != NO_CARD:
        companies[seat].append(state.covered[seat])
    return companies


def _prizes(state: CondottiereState, seat: int) -> list[float]:
    """What the map is worth to the seat by who wins the battle."""
    if state.is_final:
        return [FINAL if other == seat else -FINAL for other in range(state.seats)]
    prizes: list[float] = []
    for other in range(state.seats):
        owner = state.owner.copy()
        owner[state.contested] = other
        prizes.append(prospect(state, owner, state.papal, seat))
    return prizes


def _token(state: CondottiereState) -> float:
    if state.is_final:
        return 0.0
    near = [other for other in range(state.seats) if lack(state, state.owner, state.papal, other) <= 1]
    return TOKEN + (TOKEN_NEAR if near else 0.0)


def _price(state: CondottiereState, seat: int) -> float:
    """What a point of strength is worth in later battles: little when the others have no cards left for them."""
    if state.is_final:
        return 0.01
    mine = len(state.hands[seat])
    if state.drawing_after_battle:
        return 0.6 if mine + 3 > 10 + state.regions_of(seat) else 0.9
    theirs = [len(state.hands[other]) for other in range(state.seats) if other != seat]
    if max(theirs) == 0:
        return 0.05
    rival = 0.5 * max(theirs) + 0.5 * sum(theirs) / len(theirs)
    return min(1.0, 0.2 + 0.8 * rival / max(1, mine))


def _rate(state: CondottiereState, seat: int) -> float:
    """The mean worth of the cards that the seat has not seen."""
    left = COPIES.copy()
    for card in state.hands[seat]:
        left[card] -= 1
    for card in state.discard:
        left[card] -= 1
    for company in state.companies:
        for card in company:
            left[card] -= 1
    count = max(1, sum(left))
    return sum([left[card] * WORTH[card] for card in range(len(left))]) / count
