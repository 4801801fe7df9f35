"""Made from the table in fields.py by tools/make_states.py: change that, and run it again."""

from typing import Any

from casusbelli.core.sheet import count_into, mark, mark_each_seat, mark_seat, put, put_flag, put_flags
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
        "shown_to",
        "target",
        "turn",
    )

    def __init__(self) -> None:
        super().__init__()
        # The variants.
        self.drawing_after_battle = False
        self.points = False
        self.bigger_kingdoms = False
        self.recapture = False
        self.face_down = False
        # The series.
        self.target = 0
        self.first = 0
        self.showing: Decision[Any] | None = None
        self.games = 0
        self.scores: list[int] = []
        # The game.
        self.battles = 0
        self.holder = 0  # CON-1.8
        self.owner: list[int] = [NOBODY] * REGIONS  # CON-1.7 CON-R39
        self.contested = NO_REGION  # the region that is fought for
        self.papal = NO_REGION  # CON-1.9
        self.is_final = False  # this battle decides the game
        self.pile: list[int] = []  # the last card is the top
        self.discard: list[int] = []
        self.hands: list[list[int]] = []  # sorted
        self.known: list[int] = []  # what seats know of others' hands (knowledge.py)
        self.kept: list[int] = []
        self.placer = 0  # who has placed it for this battle
        self.defender = NOBODY  # whose region is attacked
        self.turn = 0
        # The battle.
        self.participates: list[bool] = []  # who takes part in the battle
        self.passed: list[bool] = []  # who has passed
        self.played: list[bool] = []  # who has played a card in this battle
        self.companies: list[list[int]] = []  # CON-1.10
        self.covered: list[int] = []  # each seat's face-down card
        self.shown_to: list[int] = []  # who was shown it, a bit for each seat

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
        other.holder = self.holder
        other.owner = self.owner.copy()
        other.contested = self.contested
        other.papal = self.papal
        other.is_final = self.is_final
        other.pile = self.pile.copy()
        other.discard = self.discard.copy()
        other.hands = [each.copy() for each in self.hands]
        other.known = self.known.copy()
        other.kept = self.kept.copy()
        other.placer = self.placer
        other.defender = self.defender
        other.turn = self.turn
        other.participates = self.participates.copy()
        other.passed = self.passed.copy()
        other.played = self.played.copy()
        other.companies = [each.copy() for each in self.companies]
        other.covered = self.covered.copy()
        other.shown_to = self.shown_to.copy()

    def observe_game(self, sheet: bytearray, at: list[int], width: list[int], seat: int) -> None:
        put(sheet, at[0], self.games)
        put(sheet, at[1], self.battles)
        mark_seat(sheet, at[2], self.holder, seat, width[2])
        mark_each_seat(sheet, at[3], self.owner, seat, width[3])
        mark(sheet, at[4], self.contested)
        mark(sheet, at[5], self.papal)
        put_flag(sheet, at[6], self.is_final)
        count_into(sheet, at[7], self.discard)
        mark_seat(sheet, at[8], self.placer, seat, width[8])
        mark_seat(sheet, at[9], self.defender, seat, width[9])

    def observe_seats(self, sheet: bytearray, at: list[int], width: list[int], seat: int) -> None:
        put_flags(sheet, at[10], self.participates, seat)
        put_flags(sheet, at[11], self.passed, seat)
        put_flags(sheet, at[12], self.played, seat)
