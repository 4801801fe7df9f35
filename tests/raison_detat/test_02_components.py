"""RDE-2: what there is, and how much of it."""

import colorsys
import re
from collections import Counter
from pathlib import Path

import pytest

from raison_detat.europe17 import POWERS, Europe, acting, congress, dealt, election, lay, power, refused

SCENARIOS = ("1618", "1702")
GENERALS = {
    "protestants": 3,
    "spain": 4,
    "sweden": 3,
    "austria": 4,
    "france": 4,
    "poland": 3,
    "ottoman": 3,
    "britain": 3,
    "russia": 4,
}


def all_cards(table: Europe) -> Counter[int]:
    document = table.document()
    return Counter(document["deck"] + document["discard"] + [card for one in document["power"] for card in one["hand"]])


# 2.1 Components.


def test_RDE_2_1_1_the_scenario_fixes_the_side_of_the_board_and_the_wheel() -> None:
    for scenario, actions in (("1618", 7), ("1702", 6)):
        view = dealt(scenario).view()
        assert (view["scenario"], view["board"]) == (scenario, scenario)
        assert len(view["wheel"]) == actions
        assert sorted(entry["power"] for entry in view["wheel"]) == sorted(POWERS[scenario])
    assert "subsidies" in [entry["field"] for entry in dealt("1618").view()["wheel"]]
    assert "subsidies" not in [entry["field"] for entry in dealt("1702").view()["wheel"]]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_RDE_2_1_2_generals_of_each_power(scenario: str) -> None:
    table = dealt(scenario)
    expected = {name: GENERALS[name] for name in POWERS[scenario]}
    assert Counter(general["power"] for general in table.view()["generals"]) == expected
    for name, count in expected.items():
        assert refused(scenario, power(name, ", ".join(["off-map"] * (count + 1)))) == "too-many-generals"


def test_RDE_2_1_2_both_scenarios_share_31_generals() -> None:
    assert sum(GENERALS.values()) == 31
    for name in set(POWERS["1618"]) & set(POWERS["1702"]):
        counts = [[general["power"] for general in dealt(one).view()["generals"]].count(name) for one in SCENARIOS]
        assert counts == [GENERALS[name]] * 2


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_RDE_2_1_3_RDE_R19_troops_and_garrisons_share_seven_tokens_per_general(scenario: str) -> None:
    table = dealt(scenario)
    for name in POWERS[scenario]:
        used = sum(general["troops"] for general in table.view()["generals"] if general["power"] == name)
        used += list(table.view()["garrisons"].values()).count(name)
        assert table.power(name)["supply"] == 7 * GENERALS[name] - used


def test_RDE_2_1_3_RDE_R19_no_power_has_more_tokens_than_its_own() -> None:
    lands = "skania finland ingria livonia borussia pomerania mecklenburg danmark brandenburg saxonia hesse hannover"
    full = power("sweden", "stockholm 3, warszawa 3, krakow 3", lands, money=5)
    assert acting("1618", "sweden", "mobilization", full).power("sweden")["supply"] == 0
    assert refused("1618", power("sweden", "stockholm 3, warszawa 3, krakow 3", f"{lands} nassau")) == "too-many-tokens"
    short = power("sweden", "stockholm 3, warszawa 3, krakow 2", f"{lands} nassau", money=5)
    assert acting("1618", "sweden", "mobilization", short).reason("sweden buy-troop sweden-3").endswith("no-token-left")


def test_RDE_2_1_4_RDE_2_2_5_six_fortresses_one_in_a_territory_and_one_crown() -> None:
    five = "wien tyrol bavaria bohemia silesia"
    austria = power("austria", "wien", f"{five} karinthia saxonia", fortresses=five, money=15)
    table = acting("1618", "austria", "mobilization", austria)
    assert table.view()["fortresses_left"] == 1
    assert table.reason("austria buy-fortress wien").endswith("fortress-there")
    table.do("austria buy-fortress karinthia")
    assert table.view()["fortresses_left"] == 0
    assert table.reason("austria buy-fortress saxonia").endswith("no-fortress-left")
    assert refused("1618", power("spain", fortresses=f"{five} karinthia saxonia")) == "too-many-fortresses"
    crowned = election("1702", power("austria", "", "pfalz nassau lorraine"), extra='emperor = "russia"')
    assert crowned.view()["emperor"] == "austria"  # one crown: whoever gets it, the other has it no more


def test_RDE_2_1_5_RDE_R19_the_bank_does_not_run_out() -> None:
    rich = power("austria", money=200)
    table = acting("1702", "britain", "taxation", rich, power("britain", money=80))
    assert table.power("britain")["money"] == 80 + 5  # more than all 38 coins are worth


@pytest.mark.parametrize(
    ("scenario", "choosing"),
    [("1618", {"sweden", "france", "poland", "ottoman"}), ("1702", {"britain", "sweden", "russia", "ottoman"})],
)
def test_RDE_2_1_6_RDE_R20_who_has_status_tokens_and_which(scenario: str, choosing: set[str]) -> None:
    table = congress(scenario)
    second = "protestant" if scenario == "1618" else "french"
    for name in POWERS[scenario]:
        if name in choosing:
            statuses = {f"status {status}" for status in ("austrian", second, "neutral", "expansionist")}
            assert set(table.options(name)) == statuses
        else:
            assert table.options(name) == ["ready"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_RDE_2_1_7_every_power_has_its_own_markers(scenario: str) -> None:
    table = acting(scenario, "france", "movement", power("france", "paris"))
    arbiter = table.options("france")[0].split()[1]
    table.do(f"france arbiter {arbiter}")
    shown = table.view()["powers"]
    assert [one["id"] for one in shown] == list(POWERS[scenario])
    for one in shown:
        assert one["status"] in ("austrian", "protestant", "french", "neutral", "expansionist")
        assert (0 <= one["morale"] <= 15, one["influence"]) == (True, 0)
        assert one["arbiter"] == (one["id"] == arbiter)


def test_RDE_2_1_8_RDE_R18_the_deck() -> None:
    for scenario in SCENARIOS:
        cards = all_cards(dealt(scenario))
        assert (cards.total(), cards) == (52, {1: 8, 2: 12, 3: 12, 4: 12, 5: 8})
    assert refused("1618", power("spain", hand=" ".join(["5"] * 9))) == "too-many-copies"


def colours() -> dict[str, tuple[float, float, float]]:
    """Hue in degrees, lightness and saturation of each power's colour on the web table by day."""
    text = (Path(__file__).parents[2] / "client" / "src" / "tokens.css").read_text(encoding="utf-8")
    found: dict[str, tuple[float, float, float]] = {}
    for name, red, green, blue in re.findall(r"--(\w+): #(..)(..)(..);", text):
        hue, light, full = colorsys.rgb_to_hls(*[int(part, 16) / 255 for part in (red, green, blue)])
        found.setdefault(name, (hue * 360, light, full))
    return found


@pytest.mark.parametrize(
    ("name", "hues"),
    [
        ("spain", (40, 60)),  # yellow
        ("protestants", (255, 300)),  # purple
        ("sweden", (215, 245)),  # navy
        ("france", (205, 230)),  # blue
        ("poland", (330, 360)),  # red
        ("britain", (0, 15)),  # red
        ("ottoman", (20, 40)),  # orange
        ("russia", (90, 150)),  # green
    ],
)
def test_RDE_2_1_9_colours(name: str, hues: tuple[int, int]) -> None:
    hue, light, full = colours()[name]
    assert hues[0] <= hue <= hues[1]
    assert full > 0.3
    assert 0.2 < light < 0.7


def test_RDE_2_1_9_austria_is_white_and_the_two_reds_never_meet() -> None:
    assert colours()["austria"][1] > 0.9
    assert colours()["sweden"][1] < colours()["france"][1]
    assert not [powers for powers in POWERS.values() if {"poland", "britain"} <= set(powers)]


# 2.2 Limits.


def test_RDE_2_2_1_morale_stays_between_0_and_15() -> None:
    table = acting("1618", "poland", "leadership", power("poland", morale=15)).do("poland raise-morale")
    assert table.power("poland")["morale"] == 15
    assert refused("1618", power("poland", morale=16)) == "bad-field-number"
    beaten = acting(
        "1618",
        "poland",
        "movement",
        power("poland", "warszawa 1", hand="5", morale=1),
        power("sweden", "borussia 3", "borussia", fortresses="borussia"),
    )
    beaten.arrive("poland-1 borussia").do("poland play 5").until("lose-to poland").do("poland off-map")
    assert beaten.power("poland")["morale"] == 0  # one for the card; there is nothing left for the lost five


def test_RDE_2_2_2_six_cards_at_the_end_of_every_action_for_all_powers() -> None:
    for scenario in SCENARIOS:
        assert {one["hand_limit"] for one in dealt(scenario).view()["powers"]} == {6}
    table = acting("1618", "poland", "taxation", power("france", hand="1 2 3 4 5 5 5 1"))
    assert table.asks() == "discard-surplus france"  # after an action of another power
    table.do("france discard 1", "france discard 5")
    assert table.power("france")["cards"] == 6


def test_RDE_2_2_3_RDE_2_2_4_three_troops_under_a_general_and_one_garrison_in_a_territory() -> None:
    table = acting("1702", "russia", "mobilization", power("russia", "kiev 3, moskva 2", money=5))
    assert table.reason("russia buy-troop russia-1").endswith("general-full")
    table.do("russia buy-troop russia-2")
    assert table.reason("russia buy-troop russia-2").endswith("general-full")
    assert refused("1702", power("russia", "kiev 4")) == "bad-general"
    assert refused("1702", power("russia", "", "kiev"), power("sweden", "", "kiev")) == "two-garrisons"


def test_RDE_2_2_6_generals_of_one_power_in_a_territory() -> None:
    table = acting("1618", "sweden", "movement", power("sweden", "ingria, finland"))
    table.do("sweden arbiter spain", "sweden move sweden-2", "sweden march ingria")
    assert table.options("sweden") == ["undo-move", "move sweden-1"]
    assert table.reason("sweden end-moves").endswith("generals-overlap")
    assert refused("1618", power("sweden", "ingria, ingria")) == "two-generals"
    allies = [power(name, "bavaria", status="austrian") for name in ("spain", "austria", "france", "poland", "sweden")]
    crowded = lay("1618", "taxation", *allies)
    assert len([one for one in crowded.view()["generals"] if one["place"] == "bavaria"]) == 5


@pytest.mark.parametrize("troops", range(4))
def test_RDE_2_2_7_RDE_E8_as_many_cards_as_troops(troops: int) -> None:
    poland = power("poland", f"warszawa {troops}", hand="1 1 1 1 1", morale=9)
    table = acting("1618", "poland", "movement", poland, power("sweden", "", "borussia", "2 2 2"))
    table.arrive("poland-1 borussia")
    laid = 0
    while table.asks() == "play-card poland":
        table.do("poland play 1")
        laid += 1
    assert laid == troops
    assert table.power("sweden")["cards"] == 3  # a garrison plays none


@pytest.mark.parametrize(("morale", "turns"), [(0, 3), (9, 3), (10, 2), (13, 1)])
def test_RDE_2_2_8_at_most_three_movement_turns(morale: int, turns: int) -> None:
    table = acting("1618", "poland", "movement", power("poland", "warszawa"), power("sweden", morale=morale))
    table.do("poland arbiter sweden")
    taken = 1
    while table.do("poland end-moves").asks() == "request-turn poland":
        table.do("poland request-turn", "sweden consent")
        taken += 1
    assert taken == turns


def test_RDE_2_2_8_one_without_an_eligible_arbiter() -> None:
    others = [power(name, morale=15) for name in POWERS["1618"] if name != "poland"]
    table = acting("1618", "poland", "movement", power("poland", "warszawa"), *others)
    assert table.asks() == "choose-move poland"
    table.do("poland end-moves")
    assert table.view()["movement"] is None


def test_RDE_2_2_9_three_coins_or_three_cards_in_one_action() -> None:
    table = acting("1618", "spain", "subsidies", power("spain", hand="1 2 3 4 5", money=9))
    table.do("spain subsidise austria")
    assert table.options("spain") == ["offer 1", "offer 2", "offer 3"]
    cards = acting("1618", "spain", "subsidies", power("spain", hand="1 2 3 4 5"))
    for card in (1, 2, 3):
        cards.do("spain hire-out austria", f"spain lend {card}")
    assert cards.asks() == "answer-offer austria"  # a fourth is not offered, so the offers are closed


def test_RDE_2_2_10_influence_begins_at_0_and_only_grows() -> None:
    assert {one["influence"] for scenario in SCENARIOS for one in dealt(scenario).view()["powers"]} == {0}
    lost = acting(
        "1618", "poland", "movement", power("poland", "warszawa 2", influence=7), power("sweden", "borussia 3")
    )
    lost.arrive("poland-1 borussia").without_cards().do("poland off-map")
    assert lost.power("poland")["influence"] == 7
    for scenario, goal in (("1618", 30), ("1702", 25)):
        france = power("france", "", "piedmont", influence=goal - 1)
        assert acting(scenario, "france", "expand-influence", france).winners() == ["france"]
        assert acting(scenario, "france", "expand-influence", power("france", influence=goal - 1)).winners() == []
