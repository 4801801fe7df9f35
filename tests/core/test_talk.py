"""Negotiations: whose programs are ready when, and which tables negotiate."""

import pytest

from casusbelli.core import Game, Setup, find_title
from casusbelli.core.talk import programs_to_act

ON = {"negotiation": "on"}


def talking() -> Game:
    """With a minor power Realpolitik begins with a Diplomacy Phase."""
    return Game(Setup("realpolitik", 3, ON, 1))


def test_programs_wait_until_one_of_the_people_is_ready() -> None:
    game = talking()
    assert programs_to_act(game.state, {0, 1}) == []
    game.apply_text(2, "ready")
    assert programs_to_act(game.state, {0, 1}) == [0, 1]
    game.apply_text(0, "ready")
    assert programs_to_act(game.state, {0, 1}) == [1]
    game.apply_text(2, "not-ready")
    assert programs_to_act(game.state, {0, 1}) == []


def test_programs_among_themselves_wait_for_nobody() -> None:
    assert programs_to_act(talking().state, {0, 1, 2}) == [0, 1, 2]


def test_in_other_decisions_programs_wait_for_nobody() -> None:
    game = Game(Setup("realpolitik", 3, {}, 1))
    assert programs_to_act(game.state, {1}) == [1]
    game.apply_text(1, "ally italy")
    assert programs_to_act(game.state, {1}) == []


@pytest.mark.parametrize("title", ["coalitions", "raison-detat", "realpolitik"])
def test_new_tables_of_people_are_offered_negotiations_and_nobody_else_has_them(title: str) -> None:
    known = find_title(title)
    seats = known.seats_with({})[1]
    assert known.value(Setup(title, seats, {}, 1), "negotiation") == "off"
    assert known.offered(seats, {}) == ON
    assert known.offered(seats, {"negotiation": "off"}) == {"negotiation": "off"}


def test_nothing_is_offered_that_would_change_nothing() -> None:
    assert find_title("coalitions").offered(1, {"mode": "empereur"}) == {"mode": "empereur"}
    assert find_title("condottiere").offered(4, {}) == {}


def test_who_is_ready_can_be_taken_back_at_once() -> None:
    game = talking()
    game.apply_text(1, "ready")
    assert game.can_take_back(1)
