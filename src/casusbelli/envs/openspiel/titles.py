"""The titles as games of OpenSpiel, `casusbelli_condottiere` and so on.

A game begins with chance nodes that roll its seed; all later chance comes from the seed's streams, as in a record.
Seats that decide in secret at the same time are asked one after another, and none is shown what another has chosen.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from casusbelli.core import Chance, Mistake, Option, Setup, Title, titles
from casusbelli.envs.openspiel.moment import Moment
from casusbelli.envs.play import LONGEST, Play, rewards_of, setup_of
from casusbelli.observation import Observation
from casusbelli.words import Words

ROLLS: Final = 4
SIDES: Final = 256
FAIR_ROLLS: Final = [(roll, 1 / SIDES) for roll in range(SIDES)]
PLAYERS: Final = "players"  # 0 for as many as the options allow
BEFORE: Final = "before the game"


class TitleGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel says nothing of its types
    """A title with its number of players and its options."""

    def __init__(self, title: Title, parameters: dict[str, Any]) -> None:
        options = {name: value for name, value in parameters.items() if name != PLAYERS}
        self.play: Final = Play(_setup(title, parameters.get(PLAYERS) or None, options), LONGEST)
        is_zero_sum = not self.play.is_against_automa
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.play.actions),
            max_chance_outcomes=SIDES,
            num_players=self.play.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(title, is_zero_sum), info, parameters)

    def new_initial_state(self) -> "TitleState":
        return TitleState(self)

    def max_chance_nodes_in_history(self) -> int:
        return ROLLS

    def make_py_observer(self, kind: pyspiel.IIGObservationType | None = None, _: Any = None) -> "Observer":
        return Observer(self.play.observation, kind is not None and kind.perfect_recall)

    def begin(self, seed: int) -> Moment:
        setup = self.play.setup
        state = self.play.title.new_game(Setup(setup.title, setup.seats, setup.options, seed))
        return Moment(state, [""] * setup.seats)


class TitleState(pyspiel.State):  # type: ignore[misc]
    """The rolls before a game begins, then a moment of it."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.rolls: bytes = b""
        self.moment: Moment | None = None

    def current_player(self) -> int:
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.moment.seat

    def is_terminal(self) -> bool:
        return self.moment is not None and (self.moment.seat < 0 or self.moment.state.ply >= LONGEST)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return FAIR_ROLLS

    def _legal_actions(self, player: int) -> list[int]:
        assert self.moment is not None
        numbers = self.get_game().play.numbers
        return sorted([numbers[action] for action in self.moment.state.options(player)])

    def _apply_action(self, action: int) -> None:
        play = self.get_game().play
        if self.moment is None:
            self.roll(action)
        elif not 0 <= action < len(play.actions) or action in play.never_offered:
            raise ValueError(f"{action} is no action that is ever offered")
        else:
            self.moment = self.moment.after(play.actions[action])

    def roll(self, outcome: int) -> None:
        """A chance node before the game begins."""
        self.rolls += bytes([outcome])
        if len(self.rolls) == ROLLS:
            self.moment = self.get_game().begin(int.from_bytes(self.rolls, "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"roll {action}" if player == pyspiel.PlayerId.CHANCE else str(self.get_game().play.actions[action])

    def returns(self) -> list[float]:
        if self.moment is None or not self.moment.state.is_over:
            return [0.0] * self.num_players()
        return rewards_of(self.moment.state, self.get_game().play.is_against_automa)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TitleState":
        """A world that looks the same to the player, with other hidden things and another future."""
        assert self.moment is not None
        world: TitleState = self.get_game().new_initial_state()
        world.moment = self.moment.resampled(player, Chance(int(sampler() * 2**53)).stream("resample"))
        return world

    def __str__(self) -> str:
        return f"rolls {list(self.rolls)}" if self.moment is None else self.moment.state.position()


class Observer:
    """What a player sees, as a text and as numbers; with perfect recall the text tells also what he remembers."""

    def __init__(self, observation: Observation, has_recall: bool) -> None:
        self.observation: Final = observation
        self.has_recall: Final = has_recall
        self.tensor: Final = None if has_recall else np.zeros(observation.size, np.float32)
        self.dict: Final = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TitleState, player: int) -> None:
        """Fill the numbers; they are all 0 before the game begins."""
        if self.tensor is None:
            return
        moment = state.moment
        self.tensor[:] = 0 if moment is None else np.frombuffer(self.observation.look(moment.state, player), np.uint8)

    def string_from(self, state: TitleState, player: int) -> str:
        moment = state.moment
        if moment is None:
            return BEFORE
        return (
            f"{moment.memory(player)} {moment.observation(player)}" if self.has_recall else moment.observation(player)
        )


def _setup(title: Title, players: int | None, options: dict[str, Any]) -> Setup:
    try:
        return setup_of(title.id, players, options)
    except Mistake as mistake:
        raise ValueError(Words("en", title.id).mistake(mistake)) from None


def _game_type(title: Title, is_zero_sum: bool) -> pyspiel.GameType:
    """Players against an automa win or lose together, all others against each other."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"casusbelli_{title.id.replace('-', '_')}",
        long_name=Words("en", title.id).say(f"title-{title.id}"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_zero_sum else utility.IDENTICAL,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=title.seats[0],
        max_num_players=title.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # games have no fixed length, so memories have none
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: 0}
        | {option.name.replace("-", "_"): _default(option) for option in title.options},
    )


def _default(option: Option) -> bool | int | str:
    """OpenSpiel reads `1805` as a number and `True` as a flag."""
    if option.choices == ("off", "on"):
        return option.default == "on"
    return int(option.default) if option.default.isdecimal() else option.default


def _register(title: Title) -> None:
    class Game(TitleGame):  # OpenSpiel lets go of it when the interpreter is gone, which a function would not survive
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(title, parameters or {})

    Game.__qualname__ = Game.__name__ = f"{title.id.title().replace('-', '')}Game"
    globals()[Game.__name__] = Game  # where pickle looks for it
    pyspiel.register_game(_game_type(title, is_zero_sum=True), Game)


for _title in titles():
    _register(_title)
