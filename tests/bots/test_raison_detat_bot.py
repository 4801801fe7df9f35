"""The family's heuristic bot ends every game of Raison d'État, and knows what is new in it."""

import pytest

from bots.whole_games import play
from casusbelli.bots import decide, find_bot
from casusbelli.core import Chance
from raison_detat.europe17 import POWERS, Europe, acting, congress, election, power

TITLE = "raison-detat"
WHOLE = {"march", "garrison", "buy-troop", "buy-card", "play", "pass", "strike", "support", "status", "vote", "offer"}


def choice(table: Europe) -> str:
    """What the bot does where somebody is awaited."""
    seat = table.state.awaited()[0]
    return decide(find_bot(TITLE, "heuristic"), table.state, seat, Chance(1).stream("bots")).text


# Whole games.


@pytest.mark.parametrize(
    ("scenario", "seats"),
    [("1618", 4), ("1618", 5), ("1618", 6), ("1618", 7), ("1702", 3), ("1702", 4), ("1702", 5), ("1702", 6)],
)
def test_games_of_heuristic_bots_end_at_every_table(scenario: str, seats: int) -> None:
    game = play(TITLE, ["heuristic"] * seats, seats, scenario=scenario)
    game.check("influence", each={"drill", "move", "buy-troop"}, all_together=WHOLE)


@pytest.mark.parametrize("scenario", ["1618", "1702"])
def test_games_with_house_rules_end(scenario: str) -> None:
    readings = {"struck-five": "costs", "minor-ally": "nobody", "sea-move": "three-routes", "austria-spain": "always"}
    game = play(TITLE, ["heuristic"] * 5, 5, scenario=scenario, **readings)
    game.check("influence", each={"drill", "move", "buy-troop"}, all_together={"sail"})


@pytest.mark.parametrize("scenario", ["1618", "1702"])
def test_it_plays_whatever_others_do(scenario: str) -> None:
    options = {"scenario": scenario, "random-powers": "on", "limit": "8"}
    assert play(TITLE, ["heuristic", "random"] * 2, 4, **options).winners == ["heuristic"]


@pytest.mark.parametrize("hero", range(6), ids=POWERS["1702"])
def test_every_power_of_1702_beats_five_random_players(hero: int) -> None:
    bots = ["heuristic" if seat == hero else "random" for seat in range(6)]
    assert play(TITLE, bots, hero, scenario="1702").winners == ["heuristic"]


def test_the_same_dice_lead_to_the_same_game() -> None:
    games = [play(TITLE, ["heuristic"] * 6, 2, scenario="1702").state.position() for _ in range(2)]
    assert games[0] == games[1]


# The crown.


def test_who_has_the_majority_votes_for_himself() -> None:
    table = election(
        "1702",
        power("france", "", "lorraine pfalz nassau brandenburg"),
        power("sweden", "", "saxonia", status="french"),
    )
    assert (table.asks(), choice(table)) == ("vote france", "vote france")


def test_who_cannot_win_votes_for_an_ally_far_behind() -> None:
    table = election(
        "1702",
        power("france", "", "lorraine pfalz nassau"),
        power("britain", "", "hannover", status="french"),
    )
    assert (table.asks(), choice(table)) == ("vote britain", "vote france")


def test_nobody_gives_the_crown_to_an_ally_about_to_win() -> None:
    table = election(
        "1702",
        power("france", "", "lorraine pfalz nassau", influence=23),
        power("britain", "", "hannover", status="french"),
    )
    assert choice(table) == "vote britain"


# Gifts.


def test_money_beyond_the_own_need_goes_to_an_ally() -> None:
    table = acting(
        "1618",
        "spain",
        "subsidies",
        power("spain", "madrid 3", hand="3 3", money=20),
        power("austria", "wien 1", status="austrian"),
        power("protestants", "hesse 3", "bohemia", influence=10),
    )
    assert choice(table) == "subsidise austria"
    assert choice(table.do("spain subsidise austria")) == "offer 3"
    table.do("spain offer 3")
    assert (table.asks(), choice(table)) == ("answer-offer austria", "accept")


def test_who_needs_his_money_keeps_it() -> None:
    table = acting("1618", "spain", "subsidies", power("spain", "madrid 0, napoli 0", hand="3 3", money=4))
    assert choice(table) == "subsidise-no-more"


def test_all_money_goes_to_the_war_against_who_is_about_to_win() -> None:
    table = acting(
        "1618",
        "spain",
        "subsidies",
        power("spain", "madrid 0, napoli 0", hand="3 3", money=4),
        power("austria", "wien 1", status="austrian"),
        power("protestants", "hesse 3", "bohemia", influence=29),
    )
    assert choice(table) == "subsidise austria"


def test_a_full_hand_lends_its_lowest_card() -> None:
    table = acting(
        "1618",
        "spain",
        "subsidies",
        power("spain", "madrid 3", hand="2 3 3 4 4 5"),
        power("austria", "wien 1", status="austrian"),
        power("protestants", "hesse 3", "bohemia", influence=10),
    )
    assert choice(table) == "hire-out austria"
    assert choice(table.do("spain hire-out austria")) == "lend 2"
    assert choice(table.do("spain lend 2")) == "subsidise-no-more"


# Coalitions.


def test_a_member_about_to_win_is_expelled() -> None:
    table = congress(
        "1702",
        power("austria", "wien 1", influence=10),
        power("russia", "podolia 3", "podolia moldavia", status="austrian", influence=22),
    ).declare()
    table.until("expel austria")
    assert choice(table) == "expel russia"


def refused_by_france(influence: int) -> Europe:
    """Sweden, which France has sent away, asks the other coalition."""
    table = congress(
        "1702",
        power("austria", "wien 1", influence=10),
        power("sweden", "pomerania 3", "livonia ingria", status="french", influence=influence),
    ).declare()
    return table.until("expel france").do("france expel sweden", "sweden status austrian")


def test_the_strong_who_are_behind_are_taken_in() -> None:
    table = refused_by_france(influence=8)
    assert (table.asks(), choice(table)) == ("admit sweden", "admit sweden")


def test_who_is_about_to_win_is_turned_away() -> None:
    assert choice(refused_by_france(influence=23)) == "turn-away sweden"


# Battle.


def test_an_open_three_strikes_the_strongest_card_that_it_sees() -> None:
    table = acting(
        "1702",
        "france",
        "movement",
        power("france", "champagne 3", morale=9, hand="3 3 5"),
        power("britain", "lorraine 3", "lorraine", morale=9, hand="1 5 5", status="austrian"),
    ).until("choose-move france")
    table.do("france move france-1", "france march lorraine").until("play-card france")
    table.do("france play 5", "britain play 5")
    assert choice(table) == "strike britain-1 1"
