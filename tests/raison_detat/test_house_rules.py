"""Rulings that a table may read in another way: each reading is played."""

from typing import Any

import pytest

from casusbelli.core import Setup, find_title
from raison_detat.europe17 import TITLE, Europe, acting, influence, lay, morale, power
from tabletop import Tabletop, mistake


def house(option: str, reading: str) -> str:
    return f'house-rules = {{ "{option}" = "{reading}" }}'


# A discarded 5.


def struck(reading: str, hand: str = "3") -> Europe:
    """The Protestants lose in Brabant, where Spain has discarded their 5."""
    table = lay(
        "1618",
        "movement",
        power("protestants", "nassau 2", hand="5 5", morale=5),
        power("spain", "brabant 3", hand=hand, morale=5),
        power("france", status="neutral"),
        turn=7,
        extra=house("struck-five", reading),
    )
    table.do("protestants arbiter france", "protestants move protestants-1", "protestants march brabant")
    return table.do("protestants garrison-no-more", "protestants play 5", "spain strike protestants-1 1")


@pytest.mark.parametrize(("reading", "cost"), [("free", 0), ("costs", 1)])
def test_RDE_R53_RDE_R55_what_a_discarded_five_costs_who_loses(reading: str, cost: int) -> None:
    table = struck(reading).do("protestants pass", "protestants off-map")
    assert morale(table, "protestants") == 5 - 1 - cost  # one for playing it


@pytest.mark.parametrize(("reading", "cost"), [("free", 1), ("costs", 2)])
def test_RDE_R55_beside_a_five_that_was_not_discarded(reading: str, cost: int) -> None:
    won = struck(reading).do("protestants play 5", "spain off-map")
    assert morale(won, "protestants") == 5 - 2  # 8 against 7
    lost = struck(reading, hand="3 4").do("protestants play 5", "spain play 4", "protestants off-map")
    assert morale(lost, "protestants") == 5 - 2 - cost


def test_RDE_R53_a_discarded_five_is_remembered_by_a_position() -> None:
    table = struck("costs")
    assert table.document()["struck"] == [1, 0]
    again = Europe(table.state.position()).do("protestants pass", "protestants off-map")
    assert morale(again, "protestants") == 3
    assert "struck" not in struck("free").document()


def test_RDE_R53_and_is_forgotten_with_the_battle() -> None:
    table = struck("costs").do("protestants pass", "protestants off-map")
    assert "struck" not in table.document()


def test_RDE_R53_a_position_does_not_count_them_where_they_cost_nothing() -> None:
    lines = struck("costs").state.position().splitlines()
    assert mistake("\n".join([line for line in lines if not line.startswith("house-rules")])).key == "bad-battle"


# An ally beside a minor power that nobody controls.


@pytest.mark.parametrize(("reading", "scored"), [("scores", {"austria": 2}), ("nobody", {})])
def test_RDE_R73_an_ally_beside_a_winning_uncontrolled_minor_power(reading: str, scored: dict[str, int]) -> None:
    table = beside(reading, power("poland", "livonia 1", status="austrian"))
    assert influence(table) == scored


@pytest.mark.parametrize("reading", ["scores", "nobody"])
def test_RDE_R73_beside_a_minor_power_that_somebody_controls_all_score(reading: str) -> None:
    table = beside(reading, power("poland", "livonia 1", status="austrian", controller="austria"))
    assert influence(table) == {"austria": 2 + 1}


def beside(reading: str, poland: str) -> Europe:
    """Sweden attacks Livonia, where Poland and Austria are, and loses."""
    table = lay(
        "1618",
        "movement",
        power("sweden", "ingria 1", status="protestant"),
        poland,
        power("austria", "livonia 1"),
        power("france", status="neutral"),
        power("ottoman", status="expansionist"),
        seats=5,
        round=1,
        turn=2,
        extra=house("minor-ally", reading),
    )
    table.do("sweden arbiter france", "sweden move sweden-1", "sweden march livonia", "sweden garrison-no-more")
    return table.do("sweden off-map")


# Sea moves.


def at_sea(mover: str, place: str, reading: str, *powers: str, **facts: Any) -> Europe:
    action = power(mover, f"{place} 2", **facts)
    table = acting("1618", mover, "movement", action, *powers, extra=house("sea-move", reading))
    table.do(f"{mover} {table.options(mover)[-1]}")
    return table.do(f"{mover} move {mover}-1")


def ports(table: Europe, mover: str) -> set[str]:
    return {option.partition(" ")[2] for option in table.options(mover) if option.startswith("sail ")}


def test_RDE_R42_a_sea_move_is_one_route() -> None:
    assert ports(at_sea("spain", "catalonia", "one-route"), "spain") == {"liguria", "napoli"}


def test_RDE_R42_or_up_to_three_that_are_open_to_the_general() -> None:
    table = at_sea("spain", "catalonia", "three-routes")
    assert {"liguria", "napoli", "dalmatia"} <= ports(table, "spain")  # the last by two of its own
    assert {"provence", "venezia"} <= ports(table, "spain")  # a grey one comes after
    assert table.reason("spain sail hellas") == "RDE-9.11.5 foreign-sea-route"  # the second is Ottoman
    swedish = at_sea("sweden", "pomerania", "three-routes")
    assert {"skania", "stockholm", "finland", "livonia"} <= ports(swedish, "sweden")
    assert "danmark" in ports(swedish, "sweden")  # by a grey route, from land that nobody controls


def test_RDE_R42_grey_routes_by_the_land_where_he_sets_out() -> None:
    home = at_sea("sweden", "stockholm", "three-routes")
    assert {"borussia", "danmark", "mecklenburg"} <= ports(home, "sweden")
    foreign = at_sea("sweden", "livonia", "three-routes", power("poland", "", "livonia"), status="expansionist")
    assert ports(foreign, "sweden") == {"stockholm", "finland", "skania", "pomerania"}


def test_RDE_R42_every_ally_whose_routes_are_needed_is_asked() -> None:
    allies = (power("ottoman", status="austrian"),)
    table = at_sea("austria", "catalonia", "three-routes", *allies)
    assert {"napoli", "hellas"} <= ports(table, "austria")
    table.do("austria sail hellas")
    asked = []
    while table.asks().startswith("give-consent "):
        asked.append(table.asks().split()[1])
        table.do(f"{table.state.awaited()[0]} consent")
    assert asked == ["spain", "ottoman"]
    assert table.general("austria-1") == "hellas 2"


def test_RDE_R42_a_refused_sea_move_is_not_repeated() -> None:
    table = at_sea("austria", "catalonia", "three-routes").do("austria sail dalmatia", "austria garrison-no-more")
    assert table.do("spain refuse").general("austria-1") == "catalonia 2"
    assert table.do("austria move austria-1").reason("austria sail dalmatia") == "RDE-R29 move-refused"


# Gifts between Austria and Spain.


def habsburgs(reading: str, seats: int = 7) -> Europe:
    spain = power("spain", money=12)
    return acting("1618", "spain", "subsidies", spain, seats=seats, extra=house("austria-spain", reading))


def test_RDE_R32_with_players_of_their_own_three_is_the_limit() -> None:
    table = habsburgs("one-player").do("spain subsidise austria")
    assert table.reason("spain offer 4") == "RDE-9.4.3 gift-limit"


def test_RDE_R32_or_there_is_none_in_every_game() -> None:
    table = habsburgs("always").do("spain subsidise austria", "spain offer 12")
    assert table.asks() == "answer-offer austria"  # who may decline
    table.do("austria accept")
    assert [table.power(name)["money"] for name in ("spain", "austria")] == [0, 12]


@pytest.mark.parametrize("reading", ["one-player", "always"])
def test_RDE_R32_of_one_player_they_give_without_limit_under_both_readings(reading: str) -> None:
    table = habsburgs(reading, seats=4).do("austria subsidise austria", "austria offer 12")
    assert table.power("austria")["money"] == 12


# What changes nothing.


@pytest.mark.parametrize(
    ("scenario", "seats", "idle"),
    [
        ("1702", 6, {"minor-ally", "austrian-cards", "austria-spain"}),
        ("1702", 3, {"austrian-cards", "austria-spain"}),
        ("1618", 7, {"minor-ally"}),
        ("1618", 5, set()),
        ("1618", 4, {"austria-spain"}),
    ],
)
def test_house_rules_that_change_nothing_are_idle(scenario: str, seats: int, idle: set[str]) -> None:
    assert set(find_title(TITLE).idle_options(Setup(TITLE, seats, {"scenario": scenario}, 1))) == idle


def test_RDE_R53_the_position_of_the_rulebook_s_reader() -> None:
    """Morale 5, one for the card, and none for the 5 that was discarded."""
    table = Tabletop(
        """
        title = "raison-detat"
        scenario = "1618"
        round = 2
        turn = 7
        action = "movement"
        [[power]]
        id = "protestants"
        generals = ["nassau 1"]
        hand = [5]
        morale = 5
        [[power]]
        id = "spain"
        generals = ["brabant 3"]
        hand = [3]
        morale = 5
        [[power]]
        id = "france"
        status = "neutral"
        """
    ).do("0 arbiter france", "0 move protestants-1", "0 march brabant", "0 garrison-no-more", "0 play 5")
    table.do("1 strike protestants-1 1", "0 off-map")
    assert table.view()["powers"][0]["morale"] == 4
