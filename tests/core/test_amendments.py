"""A game plays by the law of its ruleset number, for ever; what a later number changed does not touch it."""

import pytest

from casusbelli.core import (
    FIRST_RULESET,
    Amendment,
    Game,
    Mistake,
    Setup,
    Title,
    find_title,
    read_position,
    read_record,
    replay,
    titles,
)
from casusbelli.core.conformance import check_random_games
from casusbelli.rules import rule_texts
from casusbelli.words import LANGUAGES, Words
from forts import LAST_FORT_COUNTS_TWICE, TITLE

PLAYED = "seats 2\nseed 5\n\n0 bid 1\n1 bid 0\n0 keep\n0 bid 0\n1 bid 0\n0 bid 0\n1 bid 1\n1 keep\n"
ALL = [(title, number) for title in titles() for number in range(FIRST_RULESET, title.ruleset + 1)]


def played(number: int) -> Game:
    """Each seat keeps one fort, seat 1 the last."""
    return replay(read_record(f"casusbelli record 1\ntitle forts/{number}\n{PLAYED}"))


def test_the_same_actions_end_in_another_way_under_another_number() -> None:
    assert played(1).state.winners == [0, 1]
    assert played(2).state.winners == [1]


@pytest.mark.parametrize("number", [1, 2])
def test_the_number_stays_with_the_game(number: int) -> None:
    """In its record, its positions and its clones."""
    game = played(number)
    assert game.record.write().startswith(f"casusbelli record 1\ntitle forts/{number}\n")
    game.take_back()
    for state in (game.state.clone(), read_position(game.state.position())[1]):
        assert state.ruleset == number
        assert state.amended(LAST_FORT_COUNTS_TWICE) == (number == 2)


def test_a_new_game_and_a_position_without_a_number_play_by_the_newest() -> None:
    assert Game(Setup(TITLE.id, 2, {}, 1)).record.setup.ruleset == 2
    assert read_position('title = "forts"')[1].ruleset == 2


def test_an_amendment_of_another_title_is_not_in_force() -> None:
    assert not played(2).state.amended(Amendment("last-fort-counts-twice", "FOR-3"))


def test_an_unknown_number_is_refused() -> None:
    for attempt in (
        lambda: Game(Setup(TITLE.id, 2, {}, 1, 3)),
        lambda: read_position('title = "forts"\nruleset = 3'),
        lambda: played(3),
    ):
        with pytest.raises(Mistake) as found:
            attempt()
        assert found.value.key == "unknown-ruleset"
        for language in LANGUAGES:
            assert "3" in Words(language).mistake(found.value)


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_no_title_plays_by_a_number_to_come(title: Title) -> None:
    with pytest.raises(Mistake) as found:
        Game(Setup(title.id, title.seats_with({})[1], {}, 1, title.ruleset + 1))
    assert found.value.key == "unknown-ruleset"


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_numbers_of_amendments_leave_none_out(title: Title) -> None:
    numbers = [number for number, _ in title.amendments]
    assert numbers == sorted(numbers)
    assert {FIRST_RULESET, *numbers} == set(range(FIRST_RULESET, title.ruleset + 1))
    assert len({amendment.name for _, amendment in title.amendments}) == len(numbers)


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_amendments_say_what_they_change_in_both_languages(title: Title) -> None:
    for _, amendment in title.amendments:
        assert amendment.rule_in(title.prefix) in rule_texts(title)
        for language in LANGUAGES:
            assert Words(language, title.id).has(f"amendment-{amendment.name}")


@pytest.mark.parametrize(("title", "number"), ALL, ids=lambda value: getattr(value, "id", value))
def test_every_number_keeps_the_laws(title: Title, number: int) -> None:
    setups = [Setup(title.id, title.seats_with({})[1], {}, number, number)]
    check_random_games(find_title(title.id), setups, pace=150)
