"""The Diplomacy Phase: alliance tokens, the alliances that they make, and who controls Italy (chapters 7 and 11)."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEPUTY, JointDecision, Procedure, Step
from casusbelli.core.talk import Talk
from casusbelli.games.coalitions import update
from casusbelli.games.coalitions.auction import give_control
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.diplomacy import major_power
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.relations import refresh
from casusbelli.games.coalitions.standing import DIPLOMACY, OLD_ENEMIES
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import BID, END_DIPLOMACY, PROPOSE, TAKE_ALLIANCES, TALK
from casusbelli.games.coalitions.talks import ask_to_talk


def begin(state: CoalitionsState) -> None:
    tell(state, "diplomacy-began")
    state.run(END_DIPLOMACY)
    state.ask_several(PROPOSE, list(range(state.seats)))  # REA-7.4.2
    ask_to_talk(state, TALK)  # REA-7.1.2


class Propose(JointDecision[CoalitionsState]):
    """To whom the alliance token goes; the others are given war."""  # REA-7.4.1 REA-R13

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        power = major_power(state, seat)
        others = [other for other in state.order if other != power]
        return [state.rules.actions.ally[other] for other in others]  # REA-7.4.3 REA-11.2.2

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, "token-to-oneself"

    def reveal(self, state: CoalitionsState, commitments: list[Action | None]) -> None:
        wanted = [NOBODY] * state.rules.count
        for seat, action in enumerate(commitments):
            assert action is not None
            wanted[major_power(state, seat)] = action.value
        for power in state.order:
            if wanted[power] != NOBODY:
                tell(state, "alliance-offered", power, other=wanted[power])  # REA-7.4.4 REA-R15
        state.old_enemies = state.enemies.copy()
        ally_mutually(state, wanted)
        refresh(state)
        state.run(TAKE_ALLIANCES)
        if state.minors:
            decide_control(state, wanted)


def ally_mutually(state: CoalitionsState, wanted: list[int]) -> None:
    """Two powers are allies exactly if each has given its token to the other."""  # REA-7.4.5 REA-R14
    before = state.partner.copy()
    for power, other in enumerate(wanted):
        is_mutual = other != NOBODY and wanted[other] == power
        state.partner[power] = other if is_mutual else NOBODY
    for power in state.order:
        other = state.partner[power]
        if other > power:
            tell(state, "alliance-kept" if before[power] == other else "alliance-made", power, other=other)
        if before[power] > power and before[power] != other:
            tell(state, "alliance-ended", power, other=before[power])


def decide_control(state: CoalitionsState, wanted: list[int]) -> None:
    """The minor power obeys the one who offered it an alliance, the winner of a bid, or who is left."""
    minor = state.minors.bit_length() - 1
    offers = [power for power in state.order if wanted[power] == minor]
    if len(offers) > 1:
        state.concerned = minor
        state.bidders = sum([1 << power for power in offers])
        tell(state, "auction-began", minor)
        state.ask_several(BID, sorted([state.player[power] for power in offers]))  # REA-11.2.7
        return
    free = [power for power in state.order if not state.is_minor(power) and state.partner[power] == NOBODY]
    give_control(state, minor, offers[0] if offers else free[0])  # REA-11.2.4 REA-11.2.6 REA-R62


class TakeAlliances(Procedure[CoalitionsState]):
    """All alliances stand: the board is brought up to date."""  # REA-10.0.1 REA-11.2.10

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        state.bidders = 0
        update.begin(state, NOBODY)


class EndDiplomacy(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        state.track = 1  # REA-7.1.3


ALLIANCE_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (TALK, Talk("talk", "REA-7.1.2", footings=(Footing(DIPLOMACY, (PROPOSE,)),))),
    (
        PROPOSE,
        Propose("propose", "REA-7.4.2", ("ally",), absence=DEPUTY, footings=(Footing(DIPLOMACY),), pace=2.0),
    ),
    (TAKE_ALLIANCES, TakeAlliances("take-alliances", "REA-7.4.5", uses=(OLD_ENEMIES,))),
    (END_DIPLOMACY, EndDiplomacy("end-diplomacy", "REA-7.1.3")),
]
