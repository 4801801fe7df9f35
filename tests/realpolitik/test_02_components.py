"""REA-2: what there is, and how much of it."""

from collections import Counter
from typing import Any

import pytest

from realpolitik.europe19 import (
    CARDS,
    POWERS,
    Concert,
    acting,
    after_reveal,
    at_turn,
    board,
    congress,
    dealt,
    power,
    refused,
)

BORDERS = [
    "alsace baden",
    "alsace bourgogne",
    "alsace lorraine",
    "alsace pfalz",
    "aquitaine bourgogne",
    "aquitaine paris",
    "aquitaine provence",
    "baden bavaria",
    "baden hesse",
    "baden pfalz",
    "bavaria bohemia",
    "bavaria hesse",
    "bavaria saxonia",
    "bavaria tyrol",
    "bavaria wien",
    "berlin hannover",
    "berlin magdeburg",
    "berlin pommern",
    "berlin saxonia",
    "berlin schlesien",
    "bohemia moravia",
    "bohemia saxonia",
    "bohemia wien",
    "bourgogne paris",
    "champagne paris",
    "hungari karinthia",
    "hungari wien",
    "lazio toscania",
]


def table_of(table: Concert, id: str) -> Any:
    """What a position says of a power."""
    return next(one for one in table.document()["power"] if one["id"] == id)


def all_cards(table: Concert, id: str) -> Counter[int]:
    """The battle cards of a power, wherever they are outside a battle."""
    own = table_of(table, id)
    return Counter(own["deck"] + own["discard"] + own["hand"])


def test_REA_2_1_one_board_with_its_tracks() -> None:
    view = dealt().view()
    assert (view["board"], view["scenario"]) == ("europe", "europe")
    shown = view["realpolitik"]
    assert (shown["track"], shown["spaces"]) == (1, 5)
    assert sorted(shown["prestige"]) == list(POWERS)
    for one in view["powers"]:
        assert {"morale", "influence", "arbiter", "allies", "enemies"} <= one.keys()
    assert view["wheel"] == []


def test_REA_2_2_four_generals_of_each_power_on_the_map_or_off_it() -> None:
    table = dealt()
    assert Counter(general["power"] for general in table.view()["generals"]) == dict.fromkeys(POWERS, 4)
    for name in POWERS:
        assert refused(power(name, ", ".join(["off-map"] * 5))) == "too-many-generals"


def test_REA_2_3_a_token_is_troop_or_garrison_or_in_the_supply() -> None:
    table = acting("austria", "movement", power("austria", "wien 3, tyrol 1", "moravia"))
    assert table.power("austria")["supply"] == 28 - 5
    table.do("austria arbiter france", "austria disband-no-more", "austria move austria-1", "austria march bohemia")
    table.do("austria garrison bohemia", "austria garrison-no-more")
    assert (table.general("austria-1"), table.garrison("bohemia")) == ("bohemia 2", "austria")
    assert table.power("austria")["supply"] == 28 - 5


def test_REA_2_3_REA_R8_28_tokens_are_all_there_are() -> None:
    land = [entry["id"] for entry in board()["territory"] if entry["kind"] != "impassable"]
    full = ", ".join(["wien 3", "tyrol 3", "karinthia 3", "hungari 3"])
    assert refused(power("austria", full, " ".join(land[:17]))) == "too-many-tokens"
    table = acting("austria", "mobilization", power("austria", "wien 2, tyrol 2", " ".join(land[:24]), money=3))
    table.until("buy austria")
    assert table.power("austria")["supply"] == 0
    assert table.reason("austria buy-troop austria-1") == "REA-R24 no-token-left"


def test_REA_2_4_REA_2_19_REA_R7_a_status_for_each_of_the_six_pairs() -> None:
    pairs = [(one, other) for number, one in enumerate(POWERS) for other in POWERS[number + 1 :]]
    assert len(pairs) == 6
    table = at_turn(
        power("austria", ally="italy"), power("italy", ally="austria"), power("france", ally="prussia"),
        power("prussia", ally="france"),
    )  # fmt: skip
    for one, other in pairs:
        is_allied = f"{one} {other}" in table.alliances()
        assert (other in table.power(one)["allies"]) == is_allied
        assert (other in table.power(one)["enemies"]) != is_allied
    assert table.alliances() == ["austria italy", "france prussia"]  # nothing counts tokens


def test_REA_2_5_REA_R1_the_token_stands_on_one_of_five_spaces() -> None:
    assert dealt().track() == 1
    for space in range(1, 6):
        assert at_turn(track=space).track() == space
    for space in (0, 6):
        assert refused(f"track = {space}") == "bad-field-number"


def test_REA_2_6_six_fortresses_none_of_them_on_the_first_map() -> None:
    view = dealt().view()
    assert (view["fortresses"], view["fortresses_left"]) == ([], 6)
    seven = "wien tyrol karinthia hungari dalmatia moravia berlin"
    assert refused(power("austria", fortresses=seven)) == "too-many-fortresses"
    assert at_turn(power("austria", fortresses=seven.removesuffix(" berlin"))).view()["fortresses_left"] == 0


def test_REA_2_7_REA_R8_28_trains_eleven_of_them_on_the_first_map() -> None:
    table = dealt()
    assert (len(table.trains()), table.view()["realpolitik"]["trains_left"]) == (11, 17)
    table = acting("austria", "mobilization", power("austria", "wien", money=3), trains=", ".join(BORDERS))
    assert (len(BORDERS), table.view()["realpolitik"]["trains_left"]) == (28, 0)
    assert table.until("buy austria").reason("austria lay-train moravia wien") == "REA-R24 no-train-left"
    assert refused(f"trains = {[*BORDERS, 'moravia wien']}") == "too-many-trains"


def test_REA_2_7_one_train_on_a_border() -> None:
    table = at_turn(trains="wien tyrol, wien tyrol, paris champagne")
    assert table.trains() == ["champagne paris", "tyrol wien"]


def test_REA_2_8_REA_R8_money_has_no_limit() -> None:
    for money in (81, 500):
        table = after_reveal({}, power("france", money=money))
        assert table.power("france")["money"] > money


def test_REA_2_9_every_power_has_its_markers() -> None:
    for one in dealt().view()["powers"]:
        assert (one["influence"], one["arbiter"]) == (0, False)
        assert 5 <= one["morale"] <= 8


def test_REA_2_10_five_action_cards_each_and_four_of_the_minor_power() -> None:
    four, three = dealt(4), dealt(3)
    for name in POWERS:
        assert four.cards(name) == list(CARDS)
    assert three.cards("italy") == ["taxation", "mobilization", "dispatch", "movement"]
    assert [three.cards(name) for name in ("austria", "france", "prussia")] == [list(CARDS)] * 3


def test_REA_2_11_REA_R2_four_decks_of_thirteen_cards() -> None:
    table = dealt()
    for name in POWERS:
        assert all_cards(table, name).total() == 13
        assert set(all_cards(table, name)) == {1, 2, 3, 4, 5}
    assert len({tuple(sorted(all_cards(table, name).items())) for name in POWERS}) == 1
    assert refused(power("austria", hand="5 5 5")) == "too-many-copies"
    assert at_turn(power("austria", hand="5 5"), power("france", hand="5 5")).power("france", 1)["hand"] == [5, 5]


@pytest.mark.parametrize("seats", [3, 4])
def test_REA_2_11_decks_never_mix(seats: int) -> None:
    table = dealt(seats, limit="25")
    whole = {name: all_cards(table, name) for name in POWERS}
    for number, _ in enumerate(table.wander(seats)):
        if number % 10 == 0 and table.battle() is None:
            assert {name: all_cards(table, name) for name in POWERS} == whole


def test_REA_2_12_seven_cards_are_the_limit_of_every_hand() -> None:
    assert [one["hand_limit"] for one in dealt().view()["powers"]] == [7] * 4


def test_REA_2_12_the_hand_is_counted_at_the_end_of_the_own_mobilization_alone() -> None:
    austria = power("austria", hand="1 2 2 3 3 4 4 5")
    table = after_reveal({"austria": "taxation", "france": "mobilization"}, austria)
    assert table.until("choose-actions None").power("austria")["cards"] == 8
    table = acting("austria", "mobilization", austria).until("discard-surplus austria")
    table.do("austria discard 1").until("discard-surplus austria")  # it has drawn for generals off the map
    while table.asks() == "discard-surplus austria":
        table.idle()
    assert table.power("austria")["cards"] == 7


def test_REA_2_13_REA_5_5_1_morale_is_between_0_and_15() -> None:
    assert refused(power("austria", morale=16)) == "bad-field-number"
    assert refused(power("austria", morale=-1)) == "bad-field-number"
    assert at_turn(power("austria", morale=15)).power("austria")["morale"] == 15


def test_REA_2_14_REA_5_3_1_a_general_has_at_most_three_troops() -> None:
    assert refused(power("austria", "wien 4")) == "bad-general"
    table = acting("austria", "mobilization", power("austria", "wien 3", money=2)).until("buy austria")
    assert table.reason("austria buy-troop austria-1") == "REA-8.2.8 general-full"


def test_REA_2_15_REA_5_2_5_one_garrison_in_a_territory() -> None:
    assert refused(power("austria", garrisons="bohemia"), power("prussia", garrisons="bohemia")) == "two-garrisons"


def test_REA_2_16_no_two_own_generals_but_one_of_each_ally() -> None:
    assert refused(power("austria", "wien, wien")) == "two-generals"
    table = at_turn(power("austria", "bohemia", ally="prussia"), power("prussia", "bohemia", ally="austria"))
    assert (table.general("austria-1"), table.general("prussia-1")) == ("bohemia", "bohemia")


def test_REA_2_17_REA_R6_influence_is_counted_beyond_25() -> None:
    table = after_reveal({"france": "influence"}, power("france", garrisons="savoy nice", influence=30))
    assert table.power("france")["influence"] == 33


def test_REA_2_18_the_prestige_track_is_an_order_of_all_four() -> None:
    assert at_turn(prestige="prussia austria italy france").prestige() == ["prussia", "austria", "italy", "france"]
    assert refused('prestige = ["prussia", "austria", "italy"]') == "wrong-length"
    assert refused('prestige = ["prussia", "austria", "italy", "italy"]') == "wrong-length"


def test_REA_2_20_a_players_aid_shows_income_and_expansion() -> None:
    """The aids have no effect; the table tells each player what the cards would bring."""
    table = congress(power("france", garrisons="savoy luxembourg"))
    assert table.power("france")["income"] == sum(
        entry["value"] for entry in board()["territory"] if entry.get("home") == "france"
    ) + next(entry["value"] for entry in board()["territory"] if entry["id"] == "luxembourg")
    assert table.power("france")["expands"] == next(
        entry["value"] for entry in board()["territory"] if entry["id"] == "savoy"
    )
