"""What speaks for each seat in a position, and in L'Empereur for all of them together."""

from typing import Final, final

from casusbelli.bots.coalitions.march import FARTHEST, steps_to_france
from casusbelli.bots.coalitions.outlook import STEEPNESS, SUPPORT
from casusbelli.bots.coalitions.scale import logistic
from casusbelli.bots.coalitions.worth import BATTLES, force_of
from casusbelli.games.coalitions.board import HOME, NOBODY, Board
from casusbelli.games.coalitions.napoleonic.empereur.race import PRIORITY
from casusbelli.games.coalitions.napoleonic.ruleset import FRANCE
from casusbelli.games.coalitions.parts import NEUTRAL
from casusbelli.games.coalitions.realpolitik.turn import INFLUENCE, MARCHING
from casusbelli.games.coalitions.revenue import expansion
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import EXPAND, MOVEMENT
from casusbelli.games.coalitions.strength import garrison_strength
from casusbelli.games.coalitions.victory import conqueror_bonus

# In the order of `merits_of`; land, generals and influence in parts of the influence that wins.
MERITS: Final = (
    "influence",
    "brink",  # influence beyond most of what wins
    "land",  # that scores
    "land-soon",
    "victory-soon",  # if the land scores
    "land-exposed",
    "generals-exposed",
    "land-in-reach",
    "generals-in-reach",
    "generals",
    "troops",
    "cards",
    "morale",
    "money",
    "income",
    "homes-lost",
    "march-soon",
    "conquest",
    "generals-of-minors",
    "troops-of-minors",
)
BRINK: Final = 0.6
IN_HAND: Final = 0.6  # how soon an action card is likely to be played
NOT_IN_HAND: Final = 0.2


def scores(board: Board, power: int, place: int) -> bool:
    """True for land that brings influence to the power."""
    return (board.claims[place] >> power) & 1 == 1 or (board.kind[place] == HOME and board.home[place] != power)


@final
class Survey:
    """What one look over the map tells of all powers."""

    def __init__(self, state: CoalitionsState) -> None:
        powers = state.rules.count
        count = len(state.garrison)
        self.state: Final = state
        self.land: Final = [0.0] * powers
        self.income: Final = [0.0] * powers
        self.homes_lost: Final = [0.0] * powers
        self.land_exposed: Final = [0.0] * powers
        self.generals_exposed: Final = [0.0] * powers
        self.land_in_reach: Final = [0.0] * powers
        self.generals_in_reach: Final = [0.0] * powers
        self.generals: Final = [0.0] * powers
        self.troops: Final = [0.0] * powers
        self._holder: Final = [NOBODY] * count
        self._defence: Final = [0.0] * count
        self._threat: Final = [0.0] * count
        self._enemy: Final = [NOBODY] * count  # who threatens most
        self._count_land()
        self._count_armies()
        for place, threat in enumerate(self._threat):
            if threat > 0.0:
                self._count_exposed(place, threat)

    def _count_land(self) -> None:
        state = self.state
        board = state.board
        for place, garrison in enumerate(state.garrison):
            home = board.home[place]
            holder = home if garrison == NOBODY else garrison
            if holder == NOBODY:
                continue
            value = board.value[place]
            self._holder[place] = holder
            if garrison != NOBODY:
                self._defence[place] = garrison_strength(state, place)
            if scores(board, holder, place):
                self.land[holder] += value
            else:
                self.income[holder] += value
            if home not in (NOBODY, holder):
                self.homes_lost[home] += value + 1.0
        for power in range(state.rules.count):
            if state.emperor == power:
                self.land[power] += state.rules.crown
            if state.status[power] == NEUTRAL:
                self.income[power] *= 2.0

    def _count_armies(self) -> None:
        state = self.state
        for general, place in enumerate(state.place):
            if place < 0:
                continue
            owner = state.rules.general_power[general]
            force = force_of(state, general)
            self.generals[owner] += 1.0
            self.troops[owner] += state.troops[general]
            self._defence[place] += force
            for near in state.board.neighbours[place]:
                self._look_at(near, owner, force)

    def _look_at(self, place: int, owner: int, force: float) -> None:
        """A general next to a territory threatens who is there, or supports him."""
        state = self.state
        occupants = state.occupants[place]
        if state.garrison[place] == NOBODY and not occupants:
            return
        holder = self._holder[place]
        if holder == NOBODY:
            holder = state.rules.general_power[occupants.bit_length() - 1]
        if (state.enemies[owner] >> holder) & 1:
            if force > self._threat[place]:
                self._threat[place] = force
                self._enemy[place] = owner
        elif holder == owner or (state.allies[owner] >> holder) & 1:
            self._defence[place] += SUPPORT * force

    def _count_exposed(self, place: int, threat: float) -> None:
        state = self.state
        board = state.board
        risk = logistic((threat - self._defence[place] - 0.5) / STEEPNESS)
        enemy = self._enemy[place]
        garrison = state.garrison[place]
        if garrison != NOBODY and scores(board, garrison, place):
            self.land_exposed[garrison] += board.value[place] * risk
        if scores(board, enemy, place):
            self.land_in_reach[enemy] += board.value[place] * risk
        occupants = state.occupants[place]
        if not occupants:
            return
        for power in range(state.rules.count):
            if (state.enemies[enemy] >> power) & 1:
                beaten = (occupants & state.rules.general_mask[power]).bit_count()
                self.generals_exposed[power] += beaten * risk
                self.generals_in_reach[enemy] += beaten * risk


def merits(state: CoalitionsState) -> list[list[float]]:
    """Of the major power of each seat."""
    survey = Survey(state)
    goal = goal_of(state, survey)
    found: list[list[float]] = [[] for _ in range(state.seats)]
    for power in range(state.rules.count):
        if not state.is_minor(power):
            found[state.player[power]] = merits_of(survey, power, goal)
    return found


def goal_of(state: CoalitionsState, survey: Survey) -> float:
    """The influence that wins: less than usual in a game that is stopped soon."""
    goal = float(state.rules.victory)
    if state.limit == 0:
        return goal
    rounds = max(0, state.limit - state.round + 1)
    most = 1.0
    for power in range(state.rules.count):
        most = max(most, state.influence[power] + rounds * (BATTLES + survey.land[power]))
    return min(goal, most)


def merits_of(survey: Survey, power: int, goal: float) -> list[float]:
    """Most of them lie between 0 and 1."""
    state = survey.state
    influence = state.influence[power] / goal
    land = survey.land[power] / goal
    soon = nearness(state, power, EXPAND, INFLUENCE)
    generals = troops = 0.0
    for other in range(state.rules.count):
        if other != power and state.controller[other] == power:
            generals += survey.generals[other]
            troops += survey.troops[other]
    return [
        influence,
        max(0.0, influence - BRINK),
        land,
        land * soon,
        soon if influence + land >= 1.0 else 0.0,
        survey.land_exposed[power] / goal,
        survey.generals_exposed[power] / goal,
        survey.land_in_reach[power] / goal,
        survey.generals_in_reach[power] / goal,
        survey.generals[power] / 4.0,
        survey.troops[power] / 10.0,
        len(state.hands[power]) / 5.0,
        min(1.0, state.morale[power] / 10.0),
        state.money[power] / 10.0,
        survey.income[power] / 10.0,
        survey.homes_lost[power] / 10.0,
        nearness(state, power, MOVEMENT, MARCHING),
        conquest_of(state, power) / goal,
        generals / 4.0,
        troops / 10.0,
    ]


def nearness(state: CoalitionsState, power: int, step: int, card: int) -> float:
    """How soon a power performs an action of the wheel or of a card: 1 for now, nearly 0 for one that has just been."""
    rules = state.rules
    if rules.action_cards:
        if state.chosen[power] == card:
            return 0.0 if (state.acted >> power) & 1 else 1.0
        return IN_HAND if (state.action_hands[power] >> card) & 1 else NOT_IN_HAND
    turns = len(rules.fields)
    away = 0
    for field, action in rules.course:
        if action == step:
            away = (field - state.field_of(power)) % turns
    return 1.0 - away / turns


def conquest_of(state: CoalitionsState, power: int) -> float:
    """What generals in the prize promise to bring at the end of the round: the more, the nearer it is."""
    rules = state.rules
    if rules.prize == NOBODY:
        return 0.0
    capital = state.board.capital[rules.prize]
    bonus = 0
    for other in range(rules.count):
        if state.controller[other] == power and state.occupants[capital] & rules.general_mask[other]:
            bonus = max(bonus, conqueror_bonus(state, other, state.status[other]))
    return bonus * state.turn / len(rules.fields)


# L'Empereur.

MERITS_AGAINST_NAPOLEON: Final = (
    "french-influence",
    "french-land",
    "french-morale",
    "french-generals",
    "troops",
    "troops-near",
    "troops-in-france",
    "morale",
    "money",
)


def merits_against_napoleon(state: CoalitionsState) -> list[float]:
    troops = near = inside = french = 0.0
    for general, place in enumerate(state.place):
        if place < 0:
            continue
        if state.rules.general_power[general] == FRANCE:
            french += 1.0
            continue
        strength = 1.0 + state.troops[general]
        troops += strength
        near += strength * max(0, FARTHEST - steps_to_france(state.board)[place]) / FARTHEST
        if place in PRIORITY:
            inside += strength
    morale = money = 0.0
    for power in range(state.rules.count):
        if power != FRANCE:
            morale += min(10, state.morale[power])
            money += state.money[power]
    return [
        state.influence[FRANCE] / state.rules.victory,
        expansion(state, FRANCE) / state.rules.victory,
        state.morale[FRANCE] / 10.0,
        french / 6.0,
        troops / 40.0,
        near / 40.0,
        inside / 10.0,
        morale / 50.0,
        money / 20.0,
    ]
