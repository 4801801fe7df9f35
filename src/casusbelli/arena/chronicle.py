"""What the arena remembers of a game besides its winners: who began, how things stood, and how it was won."""

from typing import Final, cast

from casusbelli.core import State
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.condottiere.resolution import has_kingdom, regions_needed
from casusbelli.games.condottiere.state import CondottiereState
from casusbelli.games.continents.board import NOWHERE
from casusbelli.games.continents.ending import points
from casusbelli.games.continents.state import ContinentsState

NOBODY_FIRST: Final = -1


class Chronicle:
    """Where a family of titles keeps these things. This one knows of nothing but the end of a game."""

    measure = "points"  # what `standing` counts, for the message `arena-measure-<measure>`
    unit = "rounds"  # what `moment` counts, for the message `arena-unit-<unit>`

    def first(self, state: State) -> int:
        """The seat that began the game, where it was drawn; asked at the end."""
        return NOBODY_FIRST

    def rounds(self, state: State) -> int:
        """How many rounds were begun, or 0 where there are none."""
        return 0

    def moment(self, state: State) -> int:
        """A number that changes when it is time to look at the standing again."""
        return self.rounds(state)

    def standing(self, state: State) -> list[int]:
        """How each seat stands."""
        return [0] * state.seats

    def powers(self, state: State) -> list[str]:
        """The major power of each seat, or nothing where a seat has not just one."""
        return []

    def is_joint(self, state: State) -> bool:
        """True where all players win or lose together, so that nobody has less of a victory for it."""
        return False

    def victory(self, state: State, told: list[str]) -> str:
        """How the game was won, for the message `arena-won-<victory>`; `told` are the kinds of the last events."""
        return "somehow"


class CondottiereChronicle(Chronicle):
    measure = "regions"
    unit = "battles"

    def rounds(self, state: State) -> int:
        return 0

    def moment(self, state: State) -> int:
        game = cast(CondottiereState, state)
        return game.games << 16 | game.battles

    def standing(self, state: State) -> list[int]:
        game = cast(CondottiereState, state)
        return game.scores.copy() if game.points else [game.regions_of(seat) for seat in range(game.seats)]

    def victory(self, state: State, told: list[str]) -> str:
        game = cast(CondottiereState, state)
        winner = game.winners[0]
        if game.is_final:
            return "final-battle"  # CON-15.6
        if game.points:
            return "points"  # CON-18.6
        if has_kingdom(game, winner):
            return "kingdom"  # CON-14.2
        return "regions" if game.regions_of(winner) >= regions_needed(game) else "most-regions"  # CON-14.6


class CoalitionsChronicle(Chronicle):
    measure = "influence"

    def rounds(self, state: State) -> int:
        return cast(CoalitionsState, state).round

    def standing(self, state: State) -> list[int]:
        """The influence of all that a player speaks for."""
        game = cast(CoalitionsState, state)
        total = [0] * game.seats
        for power, seat in enumerate(game.player):
            if 0 <= seat < game.seats:
                total[seat] += game.influence[power]
        return total

    def powers(self, state: State) -> list[str]:
        game = cast(CoalitionsState, state)
        majors = [power for power in range(game.rules.count) if not game.is_minor(power)]
        own = [
            [game.rules.powers[power] for power in majors if game.player[power] == seat] for seat in range(game.seats)
        ]
        return [powers[0] for powers in own] if all([len(powers) == 1 for powers in own]) else []

    def is_joint(self, state: State) -> bool:
        return cast(CoalitionsState, state).rules.has_automa  # COA-12.2.1

    def victory(self, state: State, told: list[str]) -> str:
        game = cast(CoalitionsState, state)
        if "empereur-won" in told:
            return "paris"  # COA-12.2.1
        if "empereur-lost" in told:
            return "france"  # COA-12.2.2
        if "conquered" in told:
            return "conquest"  # COA-3.2.1
        return "influence" if max(game.influence) >= game.rules.victory else "limit"


class ContinentsChronicle(Chronicle):
    def first(self, state: State) -> int:
        return cast(ContinentsState, state).first

    def rounds(self, state: State) -> int:
        return cast(ContinentsState, state).round

    def moment(self, state: State) -> int:
        return max(1, cast(ContinentsState, state).round)  # capitals are set before the first round

    def standing(self, state: State) -> list[int]:
        game = cast(ContinentsState, state)
        is_settled = NOWHERE not in game.capital
        return [points(game, seat) if is_settled else 0 for seat in range(game.seats)]

    def victory(self, state: State, told: list[str]) -> str:
        ways = {"won-by-capitals": "capitals", "won-as-last": "last", "won-by-points": "points"}  # SIX-23.1 to SIX-23.3
        return next(way for kind, way in ways.items() if kind in told)


_PLAIN: Final = Chronicle()
_COALITIONS: Final = CoalitionsChronicle()
_CHRONICLES: Final[dict[str, Chronicle]] = {
    "coalitions": _COALITIONS,
    "condottiere": CondottiereChronicle(),
    "continents": ContinentsChronicle(),
    "raison-detat": _COALITIONS,
    "realpolitik": _COALITIONS,
}


def chronicle_of(title: str) -> Chronicle:
    return _CHRONICLES.get(title, _PLAIN)
