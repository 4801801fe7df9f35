"""The election of the emperor: whoever controls electors votes, openly and in Power Order."""

from typing import Final

from casusbelli.core.action import Action
from casusbelli.core.amendment import Amendment
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEPUTY, Decision, Json, Procedure, Step
from casusbelli.core.talk import Talk
from casusbelli.games.coalitions import standing
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.standing import POWER, VOTES
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import COUNT_VOTES, ELECTION, TALK_BEFORE_VOTE, VOTE
from casusbelli.games.coalitions.talks import ask_to_talk

MAJORITY: Final = 4  # RDE-8.1.8 RDE-R1
MAJORITY_ENDS_ELECTION: Final = Amendment("majority-ends-election", "RDE-8.1.8")


def electors_of(state: CoalitionsState, power: int) -> int:
    """The votes of a power; one that nobody controls has none."""  # RDE-8.1.3 RDE-R5
    if state.player[power] == NOBODY:
        return 0
    return [state.control(place) for place in state.board.electors].count(power)


class Election(Procedure[CoalitionsState]):
    """The crown is vacant until the votes are counted."""

    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        if state.emperor != NOBODY:
            tell(state, "crown-returned", state.emperor)
        state.emperor = NOBODY  # RDE-8.1.9 RDE-R2
        tell(state, "election-began")
        state.votes = [NOBODY] * state.rules.count
        state.run(COUNT_VOTES)
        for power in range(state.rules.count - 1, -1, -1):
            if electors_of(state, power):
                state.ask_power(VOTE, power)  # RDE-8.1.2 RDE-8.1.5
        if any([has_choice(state, power) for power in range(state.rules.count)]):
            ask_to_talk(state, TALK_BEFORE_VOTE)  # RDE-8.1.4


def has_choice(state: CoalitionsState, power: int) -> bool:
    """True for a power that may vote for another."""
    others = [other for other in range(state.rules.count) if other != power]
    return electors_of(state, power) > 0 and not all([why_no_vote(state, power, other) for other in others])


class Vote(Decision[CoalitionsState]):
    """All votes of a power go to one candidate, who has an elector and is not at war with it."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        actions = state.rules.actions
        power = state.argument
        others = [
            other for other in range(state.rules.count) if other != power and not why_no_vote(state, power, other)
        ]
        return [actions.vote[power]] + [actions.vote[other] for other in others]  # RDE-R3 RDE-R7

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        power = state.argument
        state.votes[power] = action.value
        tell(state, "voted", power, other=action.value, count=electors_of(state, power))
        if state.amended(MAJORITY_ENDS_ELECTION) and votes_for(state, action.value) >= MAJORITY:
            end_vote(state)  # RDE-8.1.8

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return self.rule, why_no_vote(state, state.argument, action.value)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        return len(state.votes) > 0 and electors_of(state, argument) > 0


def end_vote(state: CoalitionsState) -> None:
    """Those who have not voted yet are not asked."""
    while state.top is not None and state.top.step == VOTE:
        state.top = state.top.below


def why_no_vote(state: CoalitionsState, power: int, candidate: int) -> str:
    if not electors_of(state, candidate):
        return "candidate-without-elector"
    return "candidate-at-war" if (state.enemies[power] >> candidate) & 1 else ""


def votes_for(state: CoalitionsState, candidate: int) -> int:
    return sum([electors_of(state, power) for power, choice in enumerate(state.votes) if choice == candidate])


class CountVotes(Procedure[CoalitionsState]):
    def run(self, state: CoalitionsState, seat: int, argument: int) -> None:
        for power in range(state.rules.count):
            if votes_for(state, power) >= MAJORITY:
                state.emperor = power  # RDE-8.1.8
                tell(state, "crowned", power, count=votes_for(state, power))
        if state.emperor == NOBODY:
            tell(state, "throne-vacant")
        state.votes = []


def election_view(state: CoalitionsState) -> Json:
    """Who has how many electors, and the votes that were cast in an election under way."""
    powers = state.rules.powers
    return {
        "electors": {name: electors_of(state, power) for power, name in enumerate(powers) if electors_of(state, power)},
        "votes": {powers[power]: powers[choice] for power, choice in enumerate(state.votes) if choice != NOBODY},
        "is_open": len(state.votes) > 0,
        "majority": MAJORITY,
    }


ELECTION_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (ELECTION, Election("election", "RDE-8.1.1")),
    (
        TALK_BEFORE_VOTE,
        Talk(
            "talk-before-vote",
            "RDE-8.1.4",
            footings=(Footing(standing.ELECTION, (COUNT_VOTES,), again=VOTE),),
        ),
    ),
    (
        VOTE,
        Vote(
            "vote",
            "RDE-8.1.5",
            ("vote",),
            is_count_public=True,
            absence=DEPUTY,
            argument=POWER,
            footings=(Footing(standing.ELECTION, (COUNT_VOTES,), again=VOTE),),
        ),
    ),
    (COUNT_VOTES, CountVotes("count-votes", "RDE-8.1.8", uses=(VOTES,))),
]
