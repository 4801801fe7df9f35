"""COA-8.1 to COA-8.3: when and where battles are, strength and support, and a whole battle (COA-R33, COA-R40)."""

import pytest

from coalitions.europe import clash, europe, influence, power, stacks, supporters, told

# 8.1 Trigger and order.


def test_COA_8_1_1_battles_wait_for_the_end_of_all_moves() -> None:
    table = europe("france", power("france", "wurttemberg 3, lorraine 2, paris"), power("austria", "bavaria 1"))
    table.do("france arbiter ottoman", "france move france-1", "france march bavaria", "france garrison-no-more")
    assert table.battle() is None
    table.do("france move france-2", "france march wurttemberg", "france garrison-no-more", "france end-moves")
    assert table.battle()["territory"] == "bavaria"


def test_COA_8_1_2_a_battle_is_fought_where_a_general_moved_to_enemies() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 1, lorraine, paris"),
        power("austria", "bavaria 1", "pfalz", status="british"),
        power("prussia", "saxonia 1", status="french"),
    )
    table.arrive("france-1 bavaria", "france-2 pfalz", "france-3 picardie")
    assert table.options("france") == ["battle bavaria", "battle pfalz"]


def test_COA_8_1_2_no_battle_without_enemies() -> None:
    table = europe("france", power("france", "wurttemberg 1"), power("austria", "wien 1"))
    assert table.arrive("france-1 bavaria").battle() is None


def test_COA_8_1_3_all_enemies_on_the_territory_defend_together() -> None:
    table = clash(
        austrian="bavaria 2",
        garrison="bavaria",
        others=(power("russia", "bavaria 1", status="british"),),
    )
    battle = table.battle()
    assert battle["attacker"] == "france"
    assert battle["defenders"] == ["austria", "russia"]
    assert [(slot["general"], slot["side"]) for slot in battle["slots"]] == [
        ("france-1", "attacker"),
        ("austria-1", "defender"),
        ("russia-1", "defender"),
    ]
    assert battle["base"] == [4, 3 + 2 + 1]


def test_COA_8_1_4_the_mover_chooses_the_next_battle_and_cannot_decline_one() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 1, lorraine 1"),
        power("austria", "bavaria, off-map", "pfalz"),
    )
    table.arrive("france-1 bavaria", "france-2 pfalz")
    assert table.pending() == "choose-battle 1"
    assert table.options("france") == ["battle bavaria", "battle pfalz"]
    assert table.reason("france battle paris") == "COA-8.1.4 no-battle-there"
    table.do("france battle pfalz").without_cards()
    assert table.battle()["territory"] == "bavaria"


def test_COA_8_1_5_strength_then_support_then_cards_then_the_result() -> None:
    table = clash("wurttemberg 3, hesse 1", "bavaria 1, tyrol 1", ("5 5 5", "1 1"))
    seen = [table.battle()["base"]]
    steps = []
    while table.battle() is not None:
        steps.append(table.asks())
        table.do(f"{table.state.awaited()[0]} {table.legal(table.state.awaited()[0])[-1]}")
    assert seen == [[4, 2]]
    assert steps[:3] == ["support france", "support austria", "play-card france"]
    assert steps[-2:] == ["lose-to austria", "garrison-conquest france"]


def test_COA_R40_neutral_pieces_outside_their_homes_are_attacked_by_entering() -> None:
    for piece in (power("prussia", "saxonia", status="neutral"), power("prussia", "", "saxonia", status="neutral")):
        table = europe("france", power("france", "hesse 3"), piece).arrive("france-1 saxonia")
        table.without_support()
        if table.asks() == "lose-to prussia":
            table.do("prussia off-map")
        assert told(table, "attack-won", "power", "territory") == [["power:france", "territory:saxonia"]]


def test_COA_R40_a_neutral_power_never_attacks() -> None:
    prussia = power("prussia", "berlin 3", status="neutral")
    table = europe("prussia", prussia, power("austria", "saxonia", status="british"))
    table.do("prussia arbiter ottoman", "prussia move prussia-1")
    assert "march saxonia" not in table.options("prussia")


# 8.2 Strength.


@pytest.mark.parametrize(
    ("austrian", "garrison", "fortress", "strength"),
    [
        ("bavaria", "", "", 1),
        ("bavaria 3", "", "", 4),
        ("bavaria 2", "bavaria", "", 4),
        ("bavaria 2", "bavaria", "bavaria", 7),
        ("off-map", "bavaria", "", 1),
        ("off-map", "bavaria", "bavaria", 4),
        ("bavaria", "", "bavaria", 1),
    ],
)
def test_COA_8_2_1_general_troop_and_garrison_count_one_a_fortified_garrison_four(
    austrian: str, garrison: str, fortress: str, strength: int
) -> None:
    russia = power("russia", fortresses=fortress)
    assert clash("wurttemberg 2", austrian, garrison=garrison, others=(russia,)).battle()["base"] == [3, strength]


def test_COA_8_2_2_supporters_add_no_strength() -> None:
    table = clash("wurttemberg 3, hesse 3", "bavaria 3, tyrol 2")
    table.do("france support france-2", "austria support austria-2")
    assert table.battle()["outcome"] == "draw"
    assert table.battle()["totals"] == [4, 4]


# 8.3 Support.


def test_COA_8_3_1_who_may_support() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 3, hesse 1, saxonia, paris 3, lorraine 2, off-map"),
        power("austria", "bavaria 3, pfalz 1, tyrol 2"),
        power("prussia", "bohemia 2", status="french"),
        power("russia", "wien 2", status="expansionist"),
    )
    table.arrive("france-1 bavaria", "france-5 pfalz")
    table.do("france battle bavaria")
    assert supporters(table, "france") == ["france-2"]
    assert table.reason("france support france-3") == "COA-8.3.1 no-troops"
    assert table.reason("france support france-4") == "COA-8.3.1 too-far-to-support"
    assert table.reason("france support france-5") == "COA-8.3.1 fights-himself"
    assert table.reason("france support france-6") == "COA-8.3.1 general-not-on-map"
    assert table.reason("france support prussia-1") == "COA-8.3.3 not-own-general"
    table.do("france support france-2")
    assert supporters(table, "prussia") == ["prussia-1"]
    table.do("prussia support-no-more")
    assert supporters(table, "austria") == ["austria-3"]
    table.do("austria support-no-more")
    assert not table.asks().startswith("support")  # an expansionist has no allies


def test_COA_8_3_1_a_general_supports_only_one_battle_of_a_movement_turn() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 1, saxonia 1, hesse 2, hannover 2"),
        power("austria", "bavaria, berlin"),
    )
    table.arrive("france-1 bavaria", "france-2 berlin").do("france battle bavaria", "france support france-3")
    table.do("austria off-map")
    assert table.battle()["territory"] == "berlin"
    assert supporters(table, "france") == ["france-4"]
    assert table.reason("france support france-3") == "COA-8.3.1 supported-already"


def test_COA_8_3_2_only_british_generals_support_across_a_sea_route() -> None:
    table = europe(
        "france",
        power("france", "picardie 3"),
        power("britain", "london 1, cornwall 1, holland 1"),
        power("russia", "london 2", status="british"),
    )
    table.arrive("france-1 holland")
    assert supporters(table, "britain") == ["britain-1"]
    assert table.reason("britain support britain-2") == "COA-8.3.1 too-far-to-support"
    table.do("britain support britain-1")
    assert not table.asks().startswith("support")  # nobody asks Russia
    assert [slot["general"] for slot in table.battle()["slots"]] == ["france-1", "britain-3", "britain-1"]


def test_COA_8_3_2_a_general_of_another_power_is_told_that_the_sea_is_not_for_him() -> None:
    table = europe(
        "france",
        power("france", "picardie 3"),
        power("britain", "holland 1"),
        power("russia", "london 2, hannover 1", status="british"),
    )
    table.arrive("france-1 holland")
    assert supporters(table, "russia") == ["russia-2"]
    assert table.reason("russia support russia-1") == "COA-8.3.2 only-seafarer-supports-by-sea"


def test_COA_E9_cornwall_supports_oporto_but_not_lisboa() -> None:
    def british_support(territory: str) -> list[str]:
        table = europe("france", power("france", "beira 2"), power("britain", "cornwall 2", territory))
        table.arrive(f"france-1 {territory}")
        return supporters(table, "britain") if table.asks() == "support britain" else []

    assert british_support("oporto") == ["britain-1"]
    assert british_support("lisboa") == []


def test_COA_8_3_3_the_attacker_declares_first_then_his_allies_then_the_defenders_side() -> None:
    table = clash(
        "wurttemberg 3, hesse 1",
        "bavaria 3, tyrol 1, bohemia 1",
        others=(
            power("britain", "wien 1"),
            power("prussia", "saxonia 1", status="french"),
            power("russia", "tyrol 1", status="british"),
        ),
    )
    asked = []
    while table.asks().startswith("support "):
        asked.append(table.asks())
        table.do(f"{table.state.awaited()[0]} support-no-more")
    assert asked == ["support france", "support prussia", "support britain", "support austria", "support russia"]


def test_COA_8_3_3_several_generals_of_a_power_may_support_and_all_see_it() -> None:
    table = clash("wurttemberg 3, hesse 1, saxonia 2", "bavaria 3")
    table.do("france support france-3", "france support france-2")
    assert table.view()["battle"]["outcome"] == "draw"  # nobody has cards
    assert told(table, "supported", "general") == [["general:france-3"], ["general:france-2"]]


def test_COA_8_3_3_declarations_are_final() -> None:
    table = clash("wurttemberg 3, hesse 1, saxonia 2", "bavaria 3, tyrol 1", ("1 1 1", "1"))
    table.do("france support france-3", "france support-no-more")
    assert table.asks() == "support austria"
    table.do("austria support-no-more")
    assert [slot["general"] for slot in table.battle()["slots"]] == ["france-1", "austria-1", "france-3"]


def test_COA_8_3_4_each_troop_of_a_supporter_allows_a_card() -> None:
    table = clash("wurttemberg, hesse 2", "bavaria", ("1 1 1 1", ""))
    table.do("france support france-2", "france play 1", "france play 1")
    assert table.battle()["outcome"] == "attacker"
    assert stacks(table) == {"france-1": [], "austria-1": [], "france-2": [1, 1]}


def test_COA_R33_who_fights_or_will_fight_in_this_turn_cannot_support() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 2, hannover 2"),
        power("austria", "bavaria 1, saxonia 2, bohemia 1", status="british"),
    )
    table.arrive("france-1 bavaria", "france-2 saxonia").do("france battle bavaria")
    assert supporters(table, "austria") == ["austria-3"]  # neither does France have a supporter
    assert table.reason("austria support austria-2") == "COA-8.3.1 fights-himself"


def test_COA_R33_who_has_fought_in_this_turn_cannot_support() -> None:
    table = europe(
        "france",
        power("france", "wurttemberg 3, hannover 1"),
        power("austria", "bavaria, saxonia 3", status="british"),
    )
    table.arrive("france-1 bavaria", "france-2 saxonia").do("france battle bavaria", "austria to-capital")
    table.do("france garrison-no-more")
    assert table.battle()["territory"] == "saxonia"
    assert table.battle()["outcome"] == "defender"  # the victor of Bavaria was not asked to support


def test_COA_R33_a_neutral_power_supports_only_its_own_battles() -> None:
    table = europe(
        "france",
        power("france", "hesse 2"),
        power("prussia", "saxonia 1, silesia 2", "saxonia", status="neutral"),
        power("austria", "bohemia 2", status="neutral"),
        power("russia", "bavaria 2", status="british"),
    )
    table.arrive("france-1 saxonia")
    assert supporters(table, "prussia") == ["prussia-2"]
    table.do("prussia support-no-more")
    assert table.battle()["step"] == "result"  # neither the other neutral nor the coalition was asked


# A whole battle.


def test_COA_E10_the_battle_of_holland() -> None:
    table = europe(
        "france",
        power("britain", "holland 2, london 1", hand="5 4 2", morale=7, named=1),
        power("france", "picardie 3, paris 3", hand="4 4 3 2 1 5", morale=6, named=1),
        power("prussia", "holland 2", hand="5 4", morale=4, status="british"),
        extra="abilities = false",
    )
    table.arrive("france-1 holland", "france-2 picardie")
    assert table.battle()["base"] == [4, 6]
    table.do("france support france-2", "britain support britain-2")
    rounds = [
        *("france play 4", "britain play 5", "prussia play 5", "france play 3", "britain play 4"),
        *("france play 4", "britain play 2", "prussia play 4", "france play 5"),
        *("france play 2", "france play 1"),
    ]
    order = []
    for move in rounds:
        order.append(table.battle()["next"])
        table.do(move)
    assert order == [
        *("france-1", "britain-1", "prussia-1", "france-2", "britain-2"),
        *("france-1", "britain-1", "prussia-1", "france-2"),
        *("france-1", "france-2"),
    ]
    assert (table.battle()["totals"], table.battle()["outcome"]) == ([24, 26], "defender")
    table.do("france to-capital")
    assert table.battle() is None
    assert (table.general("britain-1"), table.general("britain-2")) == ("holland 1", "london")
    assert table.general("prussia-1") == "holland 1"
    assert (table.general("france-1"), table.general("france-2")) == ("paris", "picardie 2")
    assert [table.power(name)["cards"] for name in ("britain", "france", "prussia")] == [1, 1, 1]
    assert influence(table) == {"britain": 2, "prussia": 2}
    assert [table.power(name)["morale"] for name in ("britain", "france", "prussia")] == [4, 0, 2]
