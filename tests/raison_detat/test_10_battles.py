"""RDE-10.1 to RDE-10.3: when, strength, support and an example (RDE-R47, RDE-R48, RDE-R58, RDE-R82, RDE-R83)."""

import pytest

from raison_detat.europe17 import acting, clash, influence, morale, power, supporters

# 10.1 When.


def test_RDE_10_1_1_a_battle_where_a_moving_general_meets_whom_he_may_fight() -> None:
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", "warszawa 1, lithuania 1, krakow 1", hand="1"),
        power("sweden", "borussia, ingria 3", "livonia"),
        power("austria", "bohemia 2"),
    )
    table.arrive("poland-1 borussia", "poland-2 livonia", "poland-3 silesia")
    assert table.options("poland") == ["battle borussia", "battle livonia"]
    assert table.reason("poland end-movement").endswith("another-decision")  # compulsory
    assert table.reason("poland battle silesia") == "RDE-10.1.2 no-battle-there"


def test_RDE_10_1_1_RDE_R48_neutrals_are_fought_outside_their_homes_only() -> None:
    away = clash(defence="borussia 1", sweden="neutral", garrison="borussia", hands=("1", ""))
    assert away.battle()["defenders"] == ["sweden"]
    peaceful = acting(
        "1618", "poland", "movement", power("poland", "novgorod"), power("sweden", "ingria", status="neutral")
    )
    peaceful.do("poland arbiter sweden", "poland move poland-1")
    assert peaceful.reason("poland march ingria") == "RDE-9.12.4 closed-land"


def test_RDE_R48_powers_of_one_player_never_fight() -> None:
    minor = power("poland", "warszawa 1", controller="sweden")
    table = acting("1618", "poland", "movement", minor, power("sweden", "borussia 2", "borussia"), seats=5)
    table.do("sweden arbiter austria", "sweden move poland-1", "sweden march borussia", "sweden garrison-no-more")
    assert (table.general("poland-1"), table.general("sweden-1")) == ("borussia 1", "borussia 2")
    assert table.asks() == "request-turn poland"


def test_RDE_10_1_2_the_mover_decides_the_next_battle_after_seeing_the_last() -> None:
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", "warszawa 1, lithuania 1"),
        power("sweden", "borussia", "livonia"),
    )
    table.arrive("poland-1 borussia", "poland-2 livonia")
    assert table.asks() == "choose-battle poland"
    table.do("poland battle borussia")
    assert (table.asks(), table.view()["movement"]["battles"]) == ("lose-to sweden", ["livonia"])
    table.do("sweden off-map")
    assert table.asks() == "request-turn poland"  # the last one is fought without a choice
    assert table.garrison("livonia") == ""


def test_RDE_10_1_3_RDE_R47_one_general_attacks_and_all_others_there_defend_together() -> None:
    austria = power("austria", "borussia 1")
    table = clash(defence="borussia 2", garrison="borussia", sweden="austrian", others=(austria,), hands=("1", ""))
    battle = table.battle()
    assert (battle["attacker"], battle["defenders"]) == ("poland", ["sweden", "austria"])
    sides = [(slot["general"], slot["side"], slot["role"]) for slot in battle["slots"]]
    assert sides == [
        ("poland-1", "attacker", "attacker"),
        ("sweden-1", "defender", "defender"),
        ("austria-1", "defender", "defender"),
    ]


def test_RDE_10_1_4_strength_then_support_then_cards_then_the_result() -> None:
    table = clash("warszawa 3, krakow 1, lithuania 1", "borussia 1, pomerania 1", ("5 5 5", "1 1"))
    assert table.battle()["base"] == [4, 2]
    steps = []
    while table.battle() is not None:
        steps.append(table.asks())
        table.do(f"{table.state.awaited()[0]} {table.legal(table.state.awaited()[0])[-1]}")
    assert steps[:3] == ["support poland", "support sweden", "play-card poland"]
    assert steps[-2:] == ["lose-to sweden", "garrison-conquest poland"]


# 10.2 Strength.


@pytest.mark.parametrize(
    ("swedish", "garrison", "fortress", "strength"),
    [
        ("borussia", "", "", 1),
        ("borussia 3", "", "", 4),
        ("borussia 2", "borussia", "", 4),
        ("borussia 2", "borussia", "borussia", 7),
        ("off-map", "borussia", "", 1),
        ("off-map", "borussia", "borussia", 4),
        ("borussia", "", "borussia", 1),
    ],
)
def test_RDE_10_2_1_RDE_R83_generals_troops_and_garrisons(
    swedish: str, garrison: str, fortress: str, strength: int
) -> None:
    table = clash("warszawa 2", swedish, ("1", ""), garrison, others=(power("france", fortresses=fortress),))
    assert table.battle()["base"] == [3, strength]


def test_RDE_10_2_2_defending_allies_add_up() -> None:
    austria = power("austria", "borussia 2")
    assert clash(defence="borussia 3", sweden="austrian", others=(austria,)).battle()["base"] == [4, 4 + 3]


def test_RDE_10_2_3_supporters_add_nothing_but_cards() -> None:
    table = clash("warszawa 3, lithuania 3", "borussia 3, pomerania 2")
    table.do("poland support poland-2", "sweden support sweden-2")
    assert (table.battle()["outcome"], table.battle()["totals"]) == ("draw", [4, 4])


def test_RDE_10_2_4_a_general_without_troops_fights_without_cards() -> None:
    table = clash("warszawa", "borussia", ("5 5", "5 5"))
    assert (table.battle()["base"], table.battle()["outcome"]) == ([1, 1], "draw")


# 10.3 Support.


def test_RDE_10_3_1_the_attackers_side_declares_first_then_the_defenders_in_power_order() -> None:
    table = clash(
        "warszawa 3, lithuania 1",
        "borussia 3, pomerania 1",
        poland="austrian",
        others=(
            power("austria", "lithuania 1"),
            power("spain", "warszawa 1"),
            power("protestants", "pomerania 1"),
        ),
    )
    asked = []
    while table.asks().startswith("support "):
        asked.append(table.asks().split()[1])
        table.do(f"{table.state.awaited()[0]} support-no-more")
    assert asked == ["poland", "spain", "austria", "protestants", "sweden"]


def test_RDE_10_3_2_RDE_10_3_5_who_may_support() -> None:
    table = clash(
        "warszawa 3, lithuania, krakow 2",
        "borussia 3, pomerania 1, livonia 2",
        poland="austrian",
        others=(power("austria", "lithuania 1"), power("ottoman", "lithuania 2", status="austrian")),
    )
    assert table.asks() == "support austria"  # the Polish ones have no troops, or are not next to it
    assert supporters(table, "austria") == ["austria-1"]
    table.do("austria support-no-more", "ottoman support-no-more")
    assert supporters(table, "sweden") == ["sweden-2"]
    assert table.reason("sweden support sweden-3") == "RDE-10.3.2 too-far-to-support"
    assert table.reason("sweden support austria-1") == "RDE-10.3.1 not-own-general"


def test_RDE_10_3_5_a_general_without_troops_cannot_support() -> None:
    table = clash("warszawa 3, lithuania, pomerania 1", "borussia 3")
    assert supporters(table, "poland") == ["poland-3"]
    assert table.reason("poland support poland-2") == "RDE-10.3.2 no-troops"


def test_RDE_10_3_3_RDE_R58_only_who_is_in_no_other_battle_of_the_movement_turn() -> None:
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", "warszawa 1, brandenburg 1, lithuania 2"),
        power("sweden", "borussia, pomerania 2"),
    )
    table.arrive("poland-1 borussia", "poland-2 pomerania").do("poland battle borussia")
    assert supporters(table, "poland") == ["poland-3"]
    assert table.reason("poland support poland-2") == "RDE-10.3.2 fights-himself"
    table.do("poland support poland-3")
    assert table.asks() == "lose-to sweden"  # and Sweden's second general is to fight himself
    table.do("sweden off-map")
    assert table.battle()["territory"] == "pomerania"
    assert table.asks() == "lose-to poland"  # poland-3 has supported and is not asked for again


def test_RDE_R58_who_stands_on_a_battlefield_that_is_over_does_not_support() -> None:
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", "warszawa 3, brandenburg 2"),
        power("sweden", "borussia, pomerania 1"),
    )
    table.arrive("poland-1 borussia", "poland-2 pomerania").do("poland battle borussia", "sweden off-map")
    table.do("poland garrison-no-more")
    assert table.battle()["territory"] == "pomerania"
    assert table.asks() == "lose-to sweden"  # nobody was asked for support


def test_RDE_R58_no_consent_is_needed_and_a_supporter_counts_without_a_card() -> None:
    austria = power("austria", "lithuania 2")
    table = clash(defence="borussia", poland="austrian", others=(austria,))
    table.do("austria support austria-1", "sweden off-map")
    assert table.general("austria-1") == "lithuania 1"
    assert influence(table) == {"austria": 2, "poland": 2}


def test_RDE_10_3_4_several_generals_of_one_power_and_never_across_the_sea() -> None:
    table = clash("warszawa 3, lithuania 1, pomerania 2", "borussia 3, stockholm 3")
    assert supporters(table, "poland") == ["poland-2", "poland-3"]
    table.do("poland support poland-3", "poland support poland-2")
    assert table.battle()["outcome"] == "draw"  # Stockholm, at the end of a sea route, was not asked


def test_RDE_10_3_4_why_the_sea_does_not_help() -> None:
    table = clash(defence="borussia 3, stockholm 3, pomerania 1")
    assert supporters(table, "sweden") == ["sweden-3"]
    assert table.reason("sweden support sweden-2") == "RDE-10.3.4 only-seafarer-supports-by-sea"


@pytest.mark.parametrize(("controller", "asked"), [("sweden", True), ("france", False)])
def test_RDE_R82_a_neutral_supports_the_defence_of_his_own_players_powers_alone(controller: str, asked: bool) -> None:
    table = acting(
        "1618",
        "austria",
        "movement",
        power("austria", "bohemia 2"),
        power("sweden", "brandenburg 2", "brandenburg", status="neutral"),
        power("france", status="neutral"),
        power("poland", "", "silesia", controller=controller),
        seats=5,
    )
    table.arrive("austria-1 silesia")
    assert (table.asks() == "support sweden") == asked
    if asked:
        assert supporters(table, "sweden") == ["sweden-1"]


def test_RDE_R82_nobody_elses_attack() -> None:
    table = clash(others=(power("france", "lithuania 2", "lithuania", status="neutral"),))
    assert table.battle()["outcome"] == "draw"  # nobody was asked


# The example.


def test_RDE_E9_RDE_R54_the_battle_of_oldenburg() -> None:
    table = acting(
        "1618",
        "protestants",
        "movement",
        power("protestants", "nassau 3, holland 3", hand="2 2 3 4 4 5", morale=9),
        power("sweden", "oldenburg 2", hand="3 4", morale=10, status="austrian"),
        power("austria", "oldenburg 2, hannover 1", hand="2 3 4", morale=7),
        power("spain", "brabant"),
    )
    table.arrive("protestants-1 oldenburg", "protestants-2 nassau")
    assert table.battle()["base"] == [4, 6]
    table.do("protestants support protestants-2", "austria support austria-2")
    for player, card, general in (
        ("protestants", "play 4", "protestants-1"),
        ("sweden", "play 4", "sweden-1"),
        ("austria", "play 4", "austria-1"),
        ("protestants", "play 5", "protestants-2"),
        ("austria", "play 2", "austria-2"),
        ("protestants", "play 4", "protestants-1"),
        ("sweden", "play 3", "sweden-1"),
        ("austria", "strike protestants-2 1", "austria-1"),
        ("protestants", "play 3", "protestants-2"),
        ("protestants", "play 2", "protestants-1"),
        ("protestants", "play 2", "protestants-2"),
    ):
        assert table.battle()["next"] == general
        table.do(f"{player} {card}")
    assert table.battle()["totals"] == [20, 22]
    assert table.options("protestants") == ["to-capital", "off-map"]
    table.do("protestants to-capital")
    assert [morale(table, name) for name in ("protestants", "sweden", "austria")] == [9 - 6, 10 - 2, 7 - 3]
    assert [table.general(name) for name in ("sweden-1", "austria-1", "austria-2")] == [
        "oldenburg 1",
        "oldenburg 1",
        "hannover",
    ]
    assert (table.general("protestants-1"), table.general("protestants-2")) == ("pfalz", "nassau 2")
    assert [table.power(name)["cards"] for name in ("protestants", "sweden", "austria", "spain")] == [1, 1, 1, 0]
    assert influence(table) == {"sweden": 2, "austria": 2}
    assert table.control("oldenburg") == ""
