"""The procedures of the game: what runs by itself between decisions."""

from casusbelli.core.state import Procedure
from casusbelli.games.continents import (
    agents,
    battle,
    capitals,
    expeditions,
    land_battle,
    money,
    peace,
    revolts,
    sea_battle,
    turn,
)
from casusbelli.games.continents.fight import ATTACK, REVOLT, SAVAGE
from casusbelli.games.continents.state import ContinentsState
from casusbelli.games.continents.territory import check_map


class StartRound(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        turn.start_round(state)


class StartTurn(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        turn.start_turn(state, seat)


class ResolveExpedition(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        expeditions.resolve_due(state, seat)


class CollectIncome(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        money.collect(state, seat)


class Incite(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        turn.incite(state, seat)


class Refresh(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        turn.refresh(state, seat)


class CheckLimits(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        turn.check_limits(state, seat, argument)


class CheckHunger(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        revolts.check_hunger(state, seat)


class CheckRedTokens(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        revolts.check_red_tokens(state, seat)


class CheckSlaves(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        turn.check_all_slaves(state, seat, argument)


class FightTribe(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        turn.fight_tribe(state, seat)


class SufferSiege(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        capitals.suffer_siege(state, seat)


class EndTurn(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        turn.end_turn(state, seat)


class NextTurn(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        turn.next_turn(state, seat)


class EndRound(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        turn.end_round(state)


class ResolveCard(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        agents.resolve_card(state, argument)


class HealAndCloseRound(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        turn.heal_and_close(state)


class SpreadRevolt(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        revolts.spread(state, seat, argument)


class JoinBattle(Procedure[ContinentsState]):
    """The exchanges go on until somebody must decide; then what comes of the battle. Argument 1 is a withdrawal."""

    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        if argument == 0 and battle.exchange_blows(state):
            return
        fight = battle.fight_of(state)
        if fight.kind == ATTACK:
            land_battle.conclude(state, fight)
        elif fight.kind == REVOLT:
            revolts.conclude(state, fight)
        elif fight.kind == SAVAGE:
            expeditions.conclude(state, fight)
        else:
            sea_battle.conclude(state, fight)


class NextOpponent(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        sea_battle.next_opponent(state, seat)


class CheckMap(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        check_map(state)


class SendHome(Procedure[ContinentsState]):
    def run(self, state: ContinentsState, seat: int, argument: int) -> None:
        peace.send_home(state)
