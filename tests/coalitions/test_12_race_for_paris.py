"""COA-12.8: the Race for Paris of L'Empereur."""

from typing import Any

import pytest

from coalitions.empereur import empereur, france
from coalitions.europe import Europe, power


def next_deed(table: Europe) -> Any:
    return table.view()["empereur"]["next"][0]


# 12.8 The Race for Paris.


def race(french: str, *others: str, attacked: str = "provence", **facts: Any) -> Europe:
    """An Austrian general stands in a French home when France acts."""
    invader = power("austria", f"{attacked} 3", hand="1")
    return empereur(france(french, morale=0), invader, *others, napoleon_deck=[9], **facts)


@pytest.mark.parametrize("field", ["drill", "leadership", "movement"])
def test_COA_12_8_1_COA_R70_an_invader_triggers_the_race_instead_of_a_card(field: str) -> None:
    powers = (power("britain", morale=1, money=1), france("off-map", morale=0), power("austria", "aquitaine"))
    table = empereur(*powers, field=field)
    assert table.view()["empereur"]["discard"] == []
    assert table.power("britain")["morale"] == 1  # nobody is comforted
    assert table.general("france-1") == "paris 3"


@pytest.mark.parametrize("home", ["lorraine", "picardie", "provence", "normandie_bretagne", "languedoc", "aquitaine"])
def test_COA_12_8_1_any_french_home_triggers_it(home: str) -> None:
    assert race("off-map", attacked=home).view()["empereur"]["discard"] == []


def test_COA_12_8_1_a_garrison_alone_does_not_trigger_it() -> None:
    table = empereur(france(), power("austria", "", "provence"), napoleon_deck=[9])
    assert table.view()["empereur"]["discard"] == [9]


def test_COA_12_8_2_paris_then_the_home_then_a_neighbour_get_generals_with_three_troops() -> None:
    table = race("off-map, off-map, off-map")
    assert table.general("france-1") == "paris 3"
    assert table.general("france-3") == "lorraine 3"  # the first of the list next to Provence
    assert table.view()["empereur"]["race"] is True
    assert table.battle()["territory"] == "provence"
    assert table.battle()["base"] == [4, 4]


def test_COA_12_8_2_with_fewer_generals_paris_comes_first() -> None:
    table = race("off-map")
    assert table.general("france-1") == "paris 3"
    assert table.general("austria-1") == "provence 3"
    assert table.battle() is None
    two = race("off-map, off-map")
    assert [two.general(f"france-{number}") for number in (1, 2)] == ["paris 3", "provence 3"]


@pytest.mark.parametrize("rank", range(5))
def test_COA_12_8_3_COA_R69_of_several_attacked_homes_the_first_of_the_list_is_defended(rank: int) -> None:
    priority = ["lorraine", "picardie", "provence", "normandie_bretagne", "languedoc", "aquitaine"]
    table = race("off-map, off-map", power("russia", f"{priority[rank]} 3", hand="1"), attacked=priority[rank + 1])
    assert table.battle()["territory"] == priority[rank]
    assert table.general("france-2") == f"{priority[rank]} 3"


@pytest.mark.parametrize(
    ("home", "third"),
    [
        ("lorraine", "picardie"),
        ("picardie", "lorraine"),
        ("provence", "lorraine"),
        ("normandie_bretagne", "picardie"),
        ("languedoc", "provence"),
        ("aquitaine", "normandie_bretagne"),
    ],
)
def test_COA_12_8_3_COA_R69_the_third_target_is_the_first_of_the_list_next_to_the_home(home: str, third: str) -> None:
    table = race("off-map, off-map, off-map", attacked=home)
    assert table.general("france-3") == f"{third} 3"


def test_COA_12_8_4_generals_on_the_targets_are_filled_and_no_new_one_is_placed() -> None:
    table = race("paris 1, lombardia, off-map, off-map")
    assert [table.general(f"france-{number}") for number in (1, 2)] == ["paris 3", "lombardia 3"]
    assert table.general("france-4") == "off-map"  # Lombardia is next to Provence: that is the third
    assert table.battle()["territory"] == "provence"


def test_COA_12_8_4_COA_R69_generals_on_targets_are_reserved_before_any_is_taken() -> None:
    """The only other general, in Lombardia, is the third; nobody is left for the home."""
    table = race("paris 1, lombardia")
    assert [table.general(f"france-{number}") for number in (1, 2)] == ["paris 3", "lombardia 3"]
    assert table.general("austria-1") == "provence 3"  # no battle


def test_COA_12_8_4_several_neighbours_by_the_list_then_by_choice_of_the_players() -> None:
    listed = race("lombardia, languedoc 1, lorraine 1, paris 3, off-map")
    assert listed.general("france-3") == "lorraine 3"
    assert listed.general("france-2") == "languedoc 1"
    chosen = race("pfalz, wurttemberg, paris 3", attacked="lorraine")
    assert chosen.pending() == f"reserve-general {chosen.seat_of('britain')}"
    assert chosen.options("britain") == ["reserve france-1", "reserve france-2"]
    assert chosen.reason("britain reserve france-3") == "COA-12.8.4 general-not-adjacent"
    chosen.do("britain reserve france-1")
    assert chosen.general("france-1") == "pfalz 3"
    assert chosen.battle()["slots"][0]["general"] == "france-2"  # so the other is the source for Lorraine


RACE_SOURCES = [
    ("off the map first", "wurttemberg, off-map", "france-2"),
    ("undisputed land before any other", "bavaria, tyrol, saxonia, andalusia", "france-4"),
    ("disputed land without a blue stripe before homes of others", "bavaria, tyrol, warszawa", "france-3"),
    ("a home of another before disputed land with a blue stripe", "bavaria, moskva", "france-2"),
    ("disputed land with a blue stripe last", "bavaria", "france-1"),
    ("nobody from a French home", "picardie 1, normandie_bretagne, bavaria", "france-3"),
    ("the nearest of them", "beira, leon", "france-2"),
    ("the cheapest of equally near ones", "bohemia, dalmatia", "france-2"),
]


@pytest.mark.parametrize(("generals", "sent"), [row[1:] for row in RACE_SOURCES], ids=[row[0] for row in RACE_SOURCES])
def test_COA_12_8_5_sources_of_the_race(generals: str, sent: str) -> None:
    table = empereur(france(generals, morale=0), power("austria", "aquitaine 3"), napoleon_deck=[9])
    assert table.general(sent) == "paris 3"


def test_COA_12_8_5_COA_R82_the_players_choose_among_equals() -> None:
    tied = race("navarra, pfalz", attacked="normandie_bretagne")
    assert tied.pending() == f"send-general {tied.seat_of('britain')}"
    assert tied.options("britain") == ["send france-1", "send france-2"]
    tied.do("britain send france-2")
    assert tied.general("france-2") == "paris 3"


def test_COA_12_8_6_COA_R69_the_home_is_fought_for_first_then_the_third_target() -> None:
    table = race("off-map, off-map, off-map", power("russia", "languedoc"), power("prussia", "", "lorraine"))
    assert table.battle()["territory"] == "provence"
    assert (next_deed(table)["deed"], next_deed(table)["territory"]) == ("attack", "lorraine")
    table.do("austria play 1")
    assert table.garrison("lorraine") == "france"  # won against the garrison


def test_COA_R69_a_race_places_no_garrison_without_a_battle() -> None:
    table = race("off-map, off-map, off-map").do("austria play 1")
    assert table.asks() == "lead ottoman"  # the race is over
    assert [table.general(f"france-{number}") for number in (1, 3)] == ["paris 3", "lorraine 3"]
    assert (table.garrison("paris"), table.garrison("lorraine")) == ("", "")


def test_COA_R69_a_won_battle_of_the_race_leaves_a_garrison() -> None:
    table = empereur(france("off-map, off-map", morale=9), power("austria", "aquitaine"), napoleon_deck=[9])
    table.do("austria off-map")
    assert (table.garrison("aquitaine"), table.general("france-2")) == ("france", "aquitaine 1")
    assert table.power("france")["influence"] == 1
