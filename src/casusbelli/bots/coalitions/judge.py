"""How likely each seat wins: the merits of a position, weighed as they counted in games of heuristic bots."""

from math import exp
from typing import Final, final

from casusbelli.bots.coalitions.merits import (
    MERITS,
    MERITS_AGAINST_NAPOLEON,
    merits,
    merits_against_napoleon,
)
from casusbelli.bots.coalitions.scale import logistic
from casusbelli.bots.ismcts.judge import Judge
from casusbelli.core.action import Action
from casusbelli.core.state import State
from casusbelli.games.coalitions import steps
from casusbelli.games.coalitions.state import CoalitionsState

# What a merit counts when nobody has influence yet, and when somebody has all that he needs. The weights say best who
# won 306 games of Coalitions (1805), 116 of Raison d'État (1702) and 206 of Realpolitik, all with some random moves.
WEIGHTS: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "coalitions": {
        "influence": (0.57, 7.54),
        "brink": (0.09, 0.92),
        "land": (2.13, 7.76),
        "land-soon": (1.52, 6.73),
        "victory-soon": (0.15, 2.47),
        "land-exposed": (-2.51, -6.28),
        "generals-exposed": (-3.52, -5.90),
        "land-in-reach": (0.0, 2.77),
        "generals-in-reach": (0.0, 1.13),
        "generals": (0.05, 0.17),
        "troops": (0.2, 0.40),
        "cards": (0.31, 0.2),
        "morale": (0.28, 0.2),
        "money": (0.16, 0.12),
        "income": (0.05, 0.05),
        "homes-lost": (-0.1, -0.14),
        "march-soon": (0.07, 0.56),
        "conquest": (8.27, 14.30),
        "generals-of-minors": (0.05, 0.2),
        "troops-of-minors": (0.1, 0.4),
    },
    "raison-detat": {
        "influence": (1.13, 7.52),
        "brink": (0.0, 2.27),
        "land": (2.49, 8.04),
        "land-soon": (2.08, 6.37),
        "victory-soon": (0.26, 3.37),
        "land-exposed": (-2.21, -8.95),
        "generals-exposed": (-5.08, -4.53),
        "land-in-reach": (0.67, 6.13),
        "generals-in-reach": (0.0, 2.43),
        "generals": (0.05, 0.1),
        "troops": (0.38, 0.30),
        "cards": (0.34, 0.72),
        "morale": (0.43, 0.65),
        "money": (0.17, 0.61),
        "income": (0.05, 0.59),
        "homes-lost": (-0.35, 0.0),
        "march-soon": (-0.12, 0.30),
        "conquest": (0.0, 0.0),
        "generals-of-minors": (0.05, 0.2),
        "troops-of-minors": (0.1, 0.4),
    },
    "realpolitik": {
        "influence": (1.85, 8.09),
        "brink": (0.0, 2.51),
        "land": (3.33, 11.34),
        "land-soon": (3.41, 7.68),
        "victory-soon": (0.49, 1.96),
        "land-exposed": (-5.79, -8.10),
        "generals-exposed": (-6.56, -7.86),
        "land-in-reach": (0.0, 2.08),
        "generals-in-reach": (0.82, 3.68),
        "generals": (0.30, 0.09),
        "troops": (1.03, 1.12),
        "cards": (0.34, 0.1),
        "morale": (0.54, 0.50),
        "money": (1.36, 0.87),
        "income": (0.05, 0.05),
        "homes-lost": (-0.84, -0.41),
        "march-soon": (0.15, 0.02),
        "conquest": (0.0, 0.0),
        "generals-of-minors": (0.1, 0.25),
        "troops-of-minors": (0.2, 0.5),
    },
}
EARLY: Final = {title: [weights[merit][0] for merit in MERITS] for title, weights in WEIGHTS.items()}
LATE: Final = {title: [weights[merit][1] for merit in MERITS] for title, weights in WEIGHTS.items()}

# The same for L'Empereur, by 150 games of one to five players on all levels.
AGAINST_NAPOLEON: Final = {
    "french-influence": -5.5,
    "french-land": -4.2,
    "french-morale": -1.3,
    "french-generals": -0.7,
    "troops": 0.3,
    "troops-near": 2.6,
    "troops-in-france": 1.4,
    "morale": 0.4,
    "money": 0.4,
}
HOPE: Final = 1.0
WEIGHTS_AGAINST_NAPOLEON: Final = [AGAINST_NAPOLEON[merit] for merit in MERITS_AGAINST_NAPOLEON]

# Decisions with which a turn begins: what went before has had its effect.
QUIET: Final = (steps.NEGOTIATE, steps.BID, steps.DRILL, steps.VOTE, steps.CHOOSE_ACTIONS)

# Decisions whose effect shows before the next turn. Of the others the heuristic knows more than an estimate tells.
WORTH_TRYING: Final = (
    steps.CHOOSE_ARBITER,
    steps.CHOOSE_MOVE,
    steps.CHOOSE_WAY,
    steps.REQUEST_TURN,
    steps.ALLOW_TURN,
    steps.CHOOSE_BATTLE,
    steps.WITHDRAW_BEFORE_BATTLE,
    steps.SUPPORT,
    steps.PLAY_CARD,
    steps.GARRISON_CONQUEST,
    steps.PLAY_OPENLY,
    steps.CHOOSE_ACTIONS,
    steps.CHOOSE_RAIL,
    steps.CHOOSE_RIDE,
)


@final
class CoalitionsJudge(Judge):
    """Weighs a position between two turns."""

    def candidates(self, state: State, seat: int, favourite: Action) -> list[Action]:
        if state.top is None or state.top.step not in WORTH_TRYING:
            return [favourite]
        return super().candidates(state, seat, favourite)

    def is_quiet(self, state: State) -> bool:
        if state.top is None or state.top.step not in QUIET:
            return False
        return not any([action is not None for action in state.commitments])

    def shares(self, state: State) -> list[float]:
        assert isinstance(state, CoalitionsState)
        if state.rules.has_automa:
            return [hope(state)] * state.seats
        return likely(state)


def hope(state: CoalitionsState) -> float:
    """How likely all players win together."""
    return logistic(HOPE + weighed(merits_against_napoleon(state), WEIGHTS_AGAINST_NAPOLEON))


def likely(state: CoalitionsState) -> list[float]:
    """How likely each seat wins."""
    early = EARLY[state.rules.title]
    late = LATE[state.rules.title]
    progress = min(1.0, max(state.influence) / state.rules.victory)
    odds = [exp(weighed(found, early) * (1.0 - progress) + weighed(found, late) * progress) for found in merits(state)]
    total = sum(odds)
    return [part / total for part in odds]


def weighed(found: list[float], weights: list[float]) -> float:
    total = 0.0
    for index, merit in enumerate(found):
        total += merit * weights[index]
    return total
