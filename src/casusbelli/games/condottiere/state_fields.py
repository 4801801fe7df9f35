"""Made from the table in fields.py by tools/make_states.py: change that, and run it again."""

from typing import Any

from casusbelli.core.state import Decision, State
from casusbelli.games.condottiere.board import NO_REGION, NOBODY, REGIONS


class CondottiereFields(State):
    """Every field of the state."""

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
        # The setup.
        self.drawing_after_battle = False
        self.points = False
        self.bigger_kingdoms = False
        self.recapture = False
        self.face_down = False
        self.target = 0
        self.first = 0
        self.showing: Decision[Any] | None = None
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

    def copy_fields_to(self, other: "CondottiereFields") -> None:
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
        other.hands = [each.copy() for each in self.hands]
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
        other.companies = [each.copy() for each in self.companies]
        other.covered = self.covered.copy()
