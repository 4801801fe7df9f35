"""`casusbelli_tiny_condottiere`: a Condottiere so small that exact solvers can take it apart.

The engine plays it by the rules of the title, from a made-up position: all regions but one are taken, so the battle for
the last one decides the game. Two players hold a few cards each of a deck of eight; the rest of the deck is not seen.
After a tie they fight on with what they have left. Nobody wins if no battle decides, or if cards had to be dealt anew.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

import pyspiel

from casusbelli.core import Setup, find_title
from casusbelli.core.position import assign
from casusbelli.envs.openspiel.moment import Moment
from casusbelli.envs.openspiel.titles import Observer, TitleState
from casusbelli.envs.play import LONGEST, Play
from casusbelli.games.condottiere.actions import DISCARD_HAND
from casusbelli.games.condottiere.board import REGION_NAMES
from casusbelli.games.condottiere.deck import CARD_NAMES, FULL_DECK
from casusbelli.games.condottiere.state import CondottiereState

DECK: Final = (
    "mercenary-1",
    "mercenary-2",
    "mercenary-3",
    "mercenary-10",
    "winter",
    "drummer",
    "scarecrow",
    "surrender",
)
TITLE: Final = "condottiere"
LARGEST_HAND: Final = 3
MOST_BATTLES: Final = 5
CONTESTED: Final = REGION_NAMES[0]

GAME_TYPE: Final = pyspiel.GameType(
    short_name="casusbelli_tiny_condottiere",
    long_name="Tiny Condottiere",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=2,
    max_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"hand": 2, "battles": 2},
)


class TinyGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel says nothing of its types
    """`hand` is the number of cards that each player has, `battles` how often they may fight."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {"hand": 2, "battles": 2, **(parameters or {})}
        self.hand: Final = _between(given, "hand", LARGEST_HAND)
        self.battles: Final = _between(given, "battles", MOST_BATTLES)
        self.play: Final = Play(Setup(TITLE, 2, {}, 0), LONGEST)
        self.deals: Final = _deals(self.hand)
        self._openings: dict[int, Moment] = {}
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.play.actions),
            max_chance_outcomes=len(self.deals),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.battles * 2 * (self.hand + 4),  # cards, what a scarecrow adds, a pass, hold or discard
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> "TinyState":
        return TinyState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: pyspiel.IIGObservationType | None = None, _: Any = None) -> Observer:
        has_recall = kind is not None and kind.perfect_recall
        return TinyObserver(self.play.observation, has_recall)

    def opening(self, deal: int) -> Moment:
        if deal not in self._openings:
            state = find_title(TITLE).read_position(_position(*self.deals[deal]))
            self._openings[deal] = Moment(state, ["", ""])
        return self._openings[deal]


class TinyState(TitleState):
    """The deal, then the battles. All that a player has to remember is his first hand and what was done since."""

    def __init__(self, game: TinyGame) -> None:
        super().__init__(game)
        self.deal = -1
        self.story = ""

    def is_terminal(self) -> bool:
        if self.moment is None:
            return False
        state = self.moment.state
        decision = state.pending()
        assert isinstance(state, CondottiereState)
        is_round_over = state.chance.total_drawn() > 0 or (decision is not None and decision.name == "keep")
        return state.is_over or is_round_over or state.battles >= self.get_game().battles

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = len(self.get_game().deals)
        return [(deal, 1 / deals) for deal in range(deals)]

    def roll(self, outcome: int) -> None:
        self.deal = outcome
        self.moment = self.get_game().opening(outcome)

    def _apply_action(self, action: int) -> None:
        before = self.moment
        super()._apply_action(action)
        if before is not None:
            self.story += f", {before.seat}: {self._told(before, action)}"

    def _told(self, moment: Moment, action: int) -> str:
        """What everybody sees of an action: who discards a hand shows its cards."""  # CON-16.4
        done = self.get_game().play.actions[action]
        assert isinstance(moment.state, CondottiereState)
        cards = sorted(moment.state.hands[moment.seat]) if done is DISCARD_HAND else []
        return " ".join([done.text, *[CARD_NAMES[card] for card in cards]])

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return super()._action_to_string(player, action)
        first, second = self.get_game().deals[action]
        return f"deal {' '.join(first)} / {' '.join(second)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TinyState":
        """Any deal that leaves the player his hand and allows all that was done, each as likely as another."""
        deals = self.get_game().deals
        possible = [deal for deal, hands in enumerate(deals) if hands[player] == deals[self.deal][player]]
        while True:
            world = self._dealt_anew(possible[int(sampler() * len(possible)) % len(possible)])
            if world is not None and world.story == self.story:
                return world

    def _dealt_anew(self, deal: int) -> "TinyState | None":
        """The same actions after another deal, if they could be."""
        world: TinyState = self.get_game().new_initial_state()
        world.apply_action(deal)
        for action in self.history()[1:]:
            if action not in world.legal_actions():
                return None
            world.apply_action(action)
        return world

    def hand(self, player: int) -> str:
        return "unknown cards" if self.moment is None else " ".join(self.get_game().deals[self.deal][player])

    def __str__(self) -> str:
        return f"{self.hand(0)} against {self.hand(1)}{self.story}"


class TinyObserver(Observer):
    """Tells a perfect memory in words."""

    def string_from(self, state: TitleState, player: int) -> str:
        if not self.has_recall:
            return super().string_from(state, player)
        assert isinstance(state, TinyState)
        return f"{player} with {state.hand(player)}{state.story}"


def _between(given: dict[str, Any], name: str, most: int) -> int:
    number = int(given[name])
    if not 1 <= number <= most:
        raise ValueError(f"“{name}” must be 1 to {most}, not {number}.")
    return number


def _deals(size: int) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """All pairs of hands; as no two cards of the deck are alike, each is equally likely."""
    deals: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
    for first in combinations(DECK, size):
        rest = [card for card in DECK if card not in first]
        deals += [(first, second) for second in combinations(rest, size)]
    return deals


def _position(first: tuple[str, ...], second: tuple[str, ...]) -> str:
    """The cards that are not in the deck lie in the discard pile, for all to see."""
    out_of_game = [CARD_NAMES[card] for card in FULL_DECK]
    for card in DECK:
        out_of_game.remove(card)
    regions = [region for region in REGION_NAMES if region != CONTESTED]
    lines = [
        assign("title", TITLE),
        assign("seats", 2),
        assign("contested", CONTESTED),
        assign("draw", [card for card in DECK if card not in first + second]),
        assign("discard", out_of_game),
    ]
    for seat, hand in enumerate((first, second)):
        lines += ["[[seat]]", assign("regions", regions[seat::2]), assign("hand", list(hand))]
    return "\n".join(lines) + "\n"


pyspiel.register_game(GAME_TYPE, TinyGame)
