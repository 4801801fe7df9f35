"""Trains on the borders of the map: who may lay them, and the consent of an ally."""

from typing import Final, final

from casusbelli.core.action import Action
from casusbelli.core.footing import Footing
from casusbelli.core.state import DEFAULT_OPTION, DEPUTY, Decision, Step
from casusbelli.games.coalitions.board import NOBODY
from casusbelli.games.coalitions.events import tell
from casusbelli.games.coalitions.mobilization import Buy
from casusbelli.games.coalitions.standing import ACTIONS, LAYING, POWER, TRAINS_TO_LAY
from casusbelli.games.coalitions.state import CoalitionsState
from casusbelli.games.coalitions.steps import ALLOW_TRAIN, BUY, END_MOBILIZATION, LAY_TRAINS, MOBILIZE


def tracks(state: CoalitionsState, power: int) -> list[Action]:
    """The borders on which the power may lay a train."""
    if len(state.trains) == state.rules.trains:
        return []  # REA-2.7 REA-R8
    actions = state.rules.actions.lay_train
    return [actions[border] for border in borders_of(state, power) if not why_not_lay(state, power, border)[1]]


def borders_of(state: CoalitionsState, power: int) -> list[int]:
    """Of all territories that a power controls, each once."""
    found: set[int] = set()
    for place, borders in enumerate(state.board.borders_of):
        if state.control(place) == power:
            found.update(borders)
    return sorted(found)


def why_not_lay(state: CoalitionsState, power: int, border: int) -> tuple[str, str]:
    if border in state.trains:
        return "REA-8.2.13", "train-there"
    one, other = state.board.borders[border]
    owners = (state.control(one), state.control(other))
    if power not in owners:
        return "REA-8.2.11", "border-not-controlled"
    if border in state.closed_borders:
        return "REA-R16", "train-refused"
    is_friendly = owners[0] == owners[1] or ally_at(state, power, border) != NOBODY
    return "REA-8.2.12", "" if is_friendly else "border-of-stranger"


def ally_at(state: CoalitionsState, power: int, border: int) -> int:
    """The ally on the other side of a border of the power, or NOBODY."""
    for place in state.board.borders[border]:
        owner = state.control(place)
        if owner != NOBODY and (state.allies[power] >> owner) & 1:
            return owner
    return NOBODY


def why_no_train(state: CoalitionsState, power: int, border: int) -> tuple[str, str]:
    if len(state.trains) == state.rules.trains:
        return "REA-R24", "no-train-left"
    return why_not_lay(state, power, border)


def lay_or_ask(state: CoalitionsState, power: int, border: int) -> None:
    """Lay the train, or ask the ally on the other side first."""
    ally = ally_at(state, power, border)
    if ally == NOBODY or state.decider(ally) == state.decider(power):  # REA-R17 REA-11.3.6
        lay(state, power, border)
    else:
        state.laying = border
        state.ask_power(ALLOW_TRAIN, ally)  # REA-8.2.12


def lay(state: CoalitionsState, power: int, border: int) -> None:
    """The first two of a mobilization cost nothing."""  # REA-8.2.2 REA-8.2.7
    if state.free_trains:
        state.free_trains -= 1
    else:
        state.money[power] -= 1
    state.trains.append(border)
    state.trains.sort()
    one, other = state.board.borders[border]
    tell(state, "train-laid", power, territory=one, origin=other)


class LayTrains(Decision[CoalitionsState]):
    """Up to two trains for nothing, at the beginning of a mobilization."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        offered = [state.rules.actions.lay_no_more]  # REA-R18
        return offered + tracks(state, state.argument) if state.free_trains else offered

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action is state.rules.actions.lay_no_more:
            state.free_trains = 0
            return
        state.ask_power(LAY_TRAINS, state.argument)
        lay_or_ask(state, state.argument, action.value)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        return why_no_train(state, state.argument, action.value)


@final
class BuyWithTrains(Buy):
    """Trains are sold as well."""  # REA-8.2.7

    def other_goods(self, state: CoalitionsState, power: int) -> list[Action]:
        return tracks(state, power)

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        if action.verb != "lay-train":
            super().take(state, seat, action)
            return
        state.ask_power(BUY, state.argument)
        lay_or_ask(state, state.argument, action.value)

    def why_not(self, state: CoalitionsState, seat: int, action: Action) -> tuple[str, str]:
        if action.verb == "lay-train" and state.money[state.argument] > 0:
            return why_no_train(state, state.argument, action.value)
        return super().why_not(state, seat, action)


class AllowTrain(Decision[CoalitionsState]):
    """The ally says yes or no to a train that would end on his land; the frame below is the builder's."""

    def options(self, state: CoalitionsState, seat: int) -> list[Action]:
        return [state.rules.actions.refuse, state.rules.actions.consent]

    def take(self, state: CoalitionsState, seat: int, action: Action) -> None:
        assert state.top is not None
        builder = state.top.argument
        border = state.laying
        state.laying = NOBODY
        if action is state.rules.actions.consent:
            lay(state, builder, border)
            return
        state.closed_borders.append(border)
        one, other = state.board.borders[border]
        tell(state, "train-refused", state.argument, other=builder, territory=one, origin=other)

    def fits(self, state: CoalitionsState, argument: int) -> bool:
        """The builder, whose frame is the next below, may lay it if the ally consents."""
        assert state.top is not None
        builder = state.top.argument
        is_legal = state.laying != NOBODY and not why_not_lay(state, builder, state.laying)[1]
        return is_legal and ally_at(state, builder, state.laying) == argument


TRAIN_STEPS: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        LAY_TRAINS,
        LayTrains(
            "lay-trains",
            "REA-8.2.2",
            ("lay-train", "lay-no-more"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=POWER,
            uses=(TRAINS_TO_LAY,),
            footings=(Footing(ACTIONS, (MOBILIZE, END_MOBILIZATION)),),
        ),
    ),
    (
        ALLOW_TRAIN,
        AllowTrain(
            "allow-train",
            "REA-8.2.12",
            ("consent", "refuse"),
            is_count_public=True,
            absence=DEFAULT_OPTION,
            argument=POWER,
            uses=(LAYING,),
            footings=(
                Footing(ACTIONS, (LAY_TRAINS, MOBILIZE, END_MOBILIZATION)),
                Footing(ACTIONS, (BUY, END_MOBILIZATION)),
            ),
        ),
    ),
]
BUY_INSTEAD: Final[list[tuple[int, Step[CoalitionsState]]]] = [
    (
        BUY,
        BuyWithTrains(
            "buy",
            "COA-7.4.2",
            ("buy-no-more", "buy-troop", "buy-card", "buy-morale", "buy-fortress", "lay-train"),
            is_count_public=True,
            absence=DEPUTY,
            argument=POWER,
            footings=(Footing(ACTIONS, (END_MOBILIZATION,)),),
        ),
    ),
]
