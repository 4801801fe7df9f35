"""Positions: what a person may type, what is answered to a mistake, and that nothing typed breaks the engine."""

from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from casusbelli.core import Game, Mistake, Setup, read_actions, read_position, run_actions
from casusbelli.core.data import read_text
from coalitions.europe import Europe, dealt, europe, europe_at, power
from spoiled import check_spoiled
from tabletop import mistake

TITLE = 'title = "coalitions"\n'
SCENARIOS = ("1792", "1798", "1805", "1806", "1809", "1812", "1813")


def test_an_empty_position_is_an_empty_europe_before_the_first_drill() -> None:
    table = Europe(TITLE)
    assert (table.asks(), table.view()["scenario"], table.view()["deck"]) == ("drill britain", "1805", 40)
    assert [shown["morale"] for shown in table.view()["powers"]] == [5] * 6
    assert table.view()["garrisons"] == {}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenarios_are_positions(scenario: str) -> None:
    table = Europe(read_text("coalitions", "scenarios", f"{scenario}.toml"))
    new = dealt(scenario)
    assert table.view()["scenario"] == scenario
    for mine, theirs in zip(table.view()["powers"], new.view()["powers"], strict=True):
        assert [mine[name] for name in ("status", "morale", "cards", "off_map")] == [
            theirs[name] for name in ("status", "morale", "cards", "off_map")
        ]


def test_what_is_named_nowhere_is_in_the_deck_and_a_given_order_is_kept_on_top() -> None:
    table = europe_at("drill", power("britain", hand="1"), extra="deck = [5, 4]\ndiscard = [2]")
    assert table.view()["deck"] == 38
    table.do("britain drill")
    assert table.power("britain", 0)["hand"] == [1, 5]


def test_a_minor_power_has_the_player_and_the_status_of_its_controller() -> None:
    table = europe("france", power("austria", status="neutral"), power("ottoman", controller="austria"), seats=5)
    assert (table.power("ottoman")["seat"], table.power("ottoman")["status"]) == (2, "neutral")


def test_a_battle_may_be_typed_in_the_middle() -> None:
    lines = """
        mover = "france"
        movement-turn = 1
        moved = ["france-1"]
        battlefield = "bavaria"
        slots = ["france-1", "austria-1"]
        sides = [0, 1]
        direct = 2
        capacity = [1, 0]
        stacks = ["4", "3 3+"]
        budget = [5, 3, 2, 5, 5, 5]
        base = [3, 3]
        stack = ["play-card france", "next-battle france", "end-movement-turn france"]
    """
    table = europe("france", power("france", "bavaria 2", hand="4 1"), power("austria", "bavaria 2"), extra=lines)
    assert table.options("france") == ["pass", "play 1", "play 4"]
    table.do("france play 4")
    assert table.battle()["totals"] == [3 + 4 + 4 + 1, 3 + 3 + 3]  # a pair of fours


@pytest.mark.parametrize(
    ("document", "key", "line"),
    [
        ("seats = 2", "bad-field-number", 2),
        ('mode = "empereur"\nseats = 6', "bad-field-number", 3),
        ('scenario = "1815"', "bad-field-name", 2),
        ("colour = 1", "unknown-field", 2),
        ("turn = 7", "bad-field-number", 2),
        ('minors = ["france"]\nseats = 5', "bad-minors", 2),
        ('action = "sleep"', "bad-field-name", 2),
        ('[[power]]\nid = "spain"', "bad-field-name", 3),
        ('[[power]]\nid = "france"\n[[power]]\nid = "france"', "bad-field-name", 5),
        ('[[power]]\nid = "france"\nstatus = "british"', "fixed-status", 4),
        ('[[power]]\nid = "france"\nmorale = 16', "bad-field-number", 4),
        ('[[power]]\nid = "france"\ngenerals = ["paris 4"]', "bad-general", 4),
        ('[[power]]\nid = "france"\ngenerals = ["berne"]', "bad-general", 4),
        ('[[power]]\nid = "france"\ngenerals = ["alps"]', "no-such-land", 4),
        ('[[power]]\nid = "france"\ngenerals = ["paris", "paris"]', "two-generals", 2),
        ('[[power]]\nid = "france"\nhand = [6]', "bad-field-number", 4),
        ('[[power]]\nid = "france"\nhand = [5, 5, 5, 5, 5, 5, 5, 5, 5]', "too-many-copies", 4),
        ("deck = [1, 1, 1, 1, 1]\ndiscard = [1, 1, 1, 1]", "too-many-copies", 2),
        ('[[power]]\nid = "austria"\nseat = 0', "seat-twice", 2),
        ('seats = 5\n[[power]]\nid = "ottoman"\ncontroller = "ottoman"', "controller-minor", 5),
        ('stack = ["dance france"]', "bad-stack-shape", 2),
        ('action = "movement"\nstack = ["choose-move france"]', "frame-does-not-fit", 3),
        ('action = "movement"\nmover = "france"\nstack = ["choose-move spain"]', "bad-frame", 4),
        ('action = "movement"\nstack = ["play-card france", "next-battle france"]', "bad-stack-shape", 3),
        ('action = "drill"\nstack = ["discard-drilled britain"]', "nothing-to-choose", 3),
        ('action = "drill"\nstack = ["drill"]', "bad-frame", 3),
        ('battlefield = "bavaria"', "bad-battle", 2),
        ('slots = ["france-1"]', "battle-without-field", 2),
        ('leaving = ["france-1"]\n[[power]]\nid = "france"\ngenerals = ["paris"]', "not-under-way", 2),
        ('mode = "empereur"\nnapoleon-card = 8', "not-under-way", 3),
        ('leaving = ["france-1"]', "general-off-map", 2),
        ('refused = ["france-1 swim paris"]', "bad-move-text", 2),
        ('history = ["france-1 march paris"]', "bad-move-text", 2),
        ("budget = [1, 2]", "wrong-length", 2),
        ("offers = [0, 0, 3, 0, 0, 0]", "bad-offers", 2),
        ('expelled = ["britain"]', "bad-expelled", 2),
        ('battles = ["bavaria"]', "no-battle-there", 2),
        ('moving = "france-1"', "bad-moving", 2),
        ('sealed = ["bid 3"]', "bad-sealed", 2),
        ("napoleon-card = 3", "unknown-field", 2),
        ('mode = "empereur"\nabilities = true', "empereur-abilities", 3),
        ('mode = "empereur"\n[[power]]\nid = "france"\nhand = [1]', "empereur-hand", 3),
        ('mode = "empereur"\n[[power]]\nid = "austria"\nstatus = "neutral"', "not-in-grand-coalition", 3),
        ('mode = "empereur"\nnapoleon-deck = [3, 3]', "bad-napoleon-card", 3),
        ("draws = { weather = 1 }", "bad-field-name", 2),
    ],
)
def test_a_mistake_is_named_with_its_line(document: str, key: str, line: int) -> None:
    found = mistake(TITLE + document)
    assert (found.key, found.line) == (key, line)


def test_a_refused_action_is_named_with_the_line_it_stands_in() -> None:
    text = TITLE + 'actions = [\n"0 drill",\n"0 drill",\n]'
    _, state = read_position(text)
    with pytest.raises(Mistake) as found:
        run_actions(state, read_actions(state, text))
    assert (found.value.key, found.value.line) == ("refused-action", 4)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game_is_written_and_read_again(seed: int) -> None:
    options = {"mode": "empereur"} if seed % 3 == 2 else {"scenario": SCENARIOS[seed], "random-powers": "on"}
    table = Europe(Game(Setup("coalitions", 4, options, seed)).state.position())
    for number, _ in enumerate(table.wander(seed, moves=700)):
        if number % 7 == 0:
            text = table.state.position()
            assert read_position(text)[1].position() == text


# Anything may be typed.


@cache
def documents() -> tuple[str, ...]:
    """Positions of random games, of all kinds of moments."""
    found = []
    for seed in range(10):
        options = {"mode": "empereur"} if seed % 3 == 2 else {"scenario": SCENARIOS[seed % 7], "abilities": "on"}
        table = Europe(Game(Setup("coalitions", 3 + seed % 3, options, seed)).state.position())
        for number, _ in enumerate(table.wander(seed, moves=600)):
            if number % 13 == 0:
                found.append(table.state.position())
        found.append(table.state.position())
    return tuple(found)


@pytest.mark.slow
@settings(max_examples=400)
@given(st.integers(0, 1 << 40))
@example(44566184669)  # generals of the history who have not moved
def test_whatever_is_typed_is_played_on_or_refused(seed: int) -> None:
    check_spoiled(documents(), seed)
