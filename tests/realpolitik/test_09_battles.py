"""REA-9.1 to REA-9.3: when and where battles are, strength, support and a worked battle, with the rulings on them."""

import pytest

from realpolitik.europe19 import acting, after_reveal, clash, friend, influence, morale, power, stacks, supporters

# 9.1 When and which.


def test_REA_9_1_1_a_battle_wherever_a_moving_general_meets_an_enemy() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "wien 1, tyrol 1, dalmatia 1", hand="1"),
        power("prussia", "bohemia, hesse 3"),
        power("italy", "", "lombardia"),
    )
    table.arrive("austria-1 bohemia", "austria-2 lombardia", "austria-3 venezia")
    assert table.options("austria") == ["battle bohemia", "battle lombardia"]
    assert table.reason("austria end-movement") == "REA-9.1.2 another-decision"  # compulsory
    assert table.reason("austria battle venezia") == "REA-9.1.2 no-battle-there"


def test_REA_9_1_1_REA_R40_only_movement_leads_to_a_battle() -> None:
    """Prussia and Austria were allies and share Wien, where no piece of Austria is: the update lets him stay."""
    table = acting("austria", "movement", power("austria", "tyrol 1"), power("prussia", "wien 1"))
    table.do("austria arbiter france", "austria end-moves")
    assert (table.asks(), table.battle()) == ("request-turn austria", None)


def test_REA_9_1_2_the_mover_decides_the_order_and_sees_each_result() -> None:
    table = acting("austria", "movement", power("austria", "wien 1, tyrol 1"), power("prussia", "bohemia", "bavaria"))
    table.arrive("austria-1 bohemia", "austria-2 bavaria")
    assert table.asks() == "choose-battle austria"
    table.do("austria battle bavaria")
    assert (table.asks(), table.garrison("bavaria")) == ("lose-to prussia", "")  # the other one follows by itself
    table.do("prussia off-map")
    assert table.asks() == "request-turn austria"


def test_REA_9_1_3_one_general_attacks_and_all_enemies_there_defend() -> None:
    italy = friend("italy", "bohemia 1", "prussia")
    table = clash(defence="bohemia 2", garrison="bohemia", allies=("", "italy"), others=(italy,), hands=("1", ""))
    battle = table.battle()
    assert (battle["attacker"], sorted(battle["defenders"])) == ("austria", ["italy", "prussia"])
    assert [(slot["general"], slot["role"]) for slot in battle["slots"]] == [
        ("austria-1", "attacker"),
        ("italy-1", "defender"),
        ("prussia-1", "defender"),
    ]


def test_REA_9_1_4_no_battle_for_empty_land() -> None:
    table = acting("austria", "movement", power("austria", "moravia 1"), power("prussia", "berlin 3"))
    table.arrive("austria-1 schlesien")
    assert (table.battle(), table.general("austria-1")) == (None, "schlesien 1")
    assert table.control("schlesien") == "prussia"


def test_REA_9_1_5_strength_support_cards_result_prestige() -> None:
    table = clash(
        "wien 3, moravia 1", "bohemia 1, schlesien 1", ("5 5 4", "1 1"), prestige="prussia france italy austria"
    )
    assert table.battle()["base"] == [4, 2]
    steps = []
    while table.battle() is not None:
        steps.append(table.asks())
        seat = table.state.awaited()[0]
        table.do(f"{seat} {[text for text in table.legal(seat) if text.split()[0] not in ('strike', 'expose')][-1]}")
    assert steps[:3] == ["support austria", "support prussia", "play-card austria"]
    assert steps[-2:] == ["lose-to prussia", "garrison-conquest austria"]
    assert [event.split()[0] for event in table.events()][-1] == "prestige-won"


# 9.2 Strength.


@pytest.mark.parametrize(
    ("prussian", "garrison", "fortress", "strength"),
    [
        ("bohemia", "", "", 1),
        ("bohemia 3", "", "", 4),
        ("bohemia 2", "bohemia", "", 4),
        ("bohemia 2", "bohemia", "bohemia", 7),
        ("off-map", "bohemia", "", 1),
        ("off-map", "bohemia", "bohemia", 4),
    ],
)
def test_REA_9_2_1_REA_9_2_2_REA_R78_generals_troops_and_garrisons(
    prussian: str, garrison: str, fortress: str, strength: int
) -> None:
    assert clash("wien 2", prussian, ("1", ""), garrison, fortress=fortress).battle()["base"] == [3, strength]


def test_REA_9_2_2_REA_R78_a_fortress_alone_is_nothing() -> None:
    table = clash("wien 2", "bohemia 1", ("1", ""), others=(power("france", fortresses="bohemia"),))
    assert table.battle()["base"] == [3, 2]


def test_REA_9_2_3_allies_add_up() -> None:
    italy = friend("italy", "bohemia 2", "prussia")
    table = clash(garrison="bohemia", allies=("", "italy"), others=(italy,), hands=("1", ""))
    assert table.battle()["base"] == [4, 4 + 1 + 3]


def test_REA_9_2_4_supporters_add_nothing_but_cards() -> None:
    table = clash("wien 3, moravia 3", "bohemia 3, schlesien 2")
    table.do("austria support austria-2", "prussia support prussia-2")
    assert (table.battle()["outcome"], table.battle()["totals"]) == ("draw", [4, 4])


# 9.3 Support.


def test_REA_9_3_1_REA_9_3_7_with_a_troop_and_next_to_it_by_land() -> None:
    table = clash("wien 3, moravia, hungari 2, saxonia 1", "bohemia 3, schlesien 1")
    assert supporters(table, "austria") == ["austria-4"]
    assert table.reason("austria support austria-2") == "REA-9.3.7 no-troops"
    assert table.reason("austria support austria-3") == "REA-9.3.1 too-far-to-support"
    assert table.reason("austria support prussia-2") == "REA-9.3.2 not-own-general"
    off = clash("wien 3, moravia 1", "bohemia 3")
    assert off.reason("austria support austria-3") == "REA-9.3.1 general-not-on-map"


def test_REA_9_3_2_own_generals_and_those_of_the_ally_on_both_sides() -> None:
    table = clash(
        "wien 3, moravia 1",
        "bohemia 3, schlesien 1",
        allies=("france", "italy"),
        others=(friend("france", "bavaria 1", "austria"), friend("italy", "saxonia 1", "prussia")),
    )
    asked = {}
    while table.asks().startswith("support "):
        name = table.asks().split()[1]
        asked[name] = supporters(table, name)
        table.do(f"{name} support-no-more")
    assert asked == {
        "austria": ["austria-2"],
        "france": ["france-1"],
        "italy": ["italy-1"],
        "prussia": ["prussia-2"],
    }


def test_REA_9_3_2_nobody_else_supports() -> None:
    table = clash(others=(power("france", "bavaria 3"), power("italy", "saxonia 3")))
    assert table.battle()["outcome"] == "draw"  # nobody was asked


def test_REA_9_3_2_the_ally_of_a_power_that_has_only_the_garrison_there() -> None:
    table = clash(
        defence="off-map", garrison="bohemia", allies=("", "italy"), others=(friend("italy", "saxonia 1", "prussia"),)
    )
    assert table.asks() == "support italy"


def test_REA_9_3_3_REA_R42_not_in_another_battle_of_the_turn_nor_after_another_support() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "wien 1, tyrol 1, moravia 2, saxonia 2"),
        power("prussia", "bohemia, bavaria 2"),
    )
    table.arrive("austria-1 bohemia", "austria-2 bavaria").do("austria battle bohemia")
    assert supporters(table, "austria") == ["austria-3", "austria-4"]
    assert table.reason("austria support austria-2") == "REA-9.3.3 fights-himself"  # his battle is still to come
    table.do("austria support austria-4")
    assert table.reason("austria support austria-4") == "REA-9.3.3 supported-already"
    table.do("austria support-no-more", "prussia off-map")
    assert table.battle()["territory"] == "bavaria"
    assert table.asks() == "lose-to austria"  # austria-4, next to both, has supported already


def test_REA_R42_who_has_fought_does_not_support_wherever_he_is_now() -> None:
    table = acting("austria", "movement", power("austria", "wien 3, tyrol 2"), power("prussia", "bohemia, bavaria 1"))
    table.arrive("austria-1 bohemia", "austria-2 bavaria").do("austria battle bohemia", "prussia off-map")
    table.do("austria garrison-no-more")
    assert table.battle()["territory"] == "bavaria"
    assert table.asks() == "lose-to prussia"  # austria-1, in Bohemia with two troops, was not asked


def test_REA_R42_the_count_restarts_in_the_next_movement_turn() -> None:
    table = clash("wien 3, moravia 2", "bohemia, saxonia 1")
    table.do("austria support austria-2", "prussia support-no-more", "prussia off-map")
    table.do("austria garrison-no-more", "austria request-turn", "france consent")
    table.do("austria move austria-1", "austria march saxonia", "austria garrison-no-more")
    table.do("austria move austria-2", "austria march bohemia", "austria garrison-no-more")
    assert table.asks() == "support austria"
    assert supporters(table, "austria") == ["austria-2"]


def test_REA_9_3_4_several_generals_of_one_power() -> None:
    table = clash("wien 3, moravia 1, saxonia 1, bavaria 2", hands=("1", ""))
    table.do(*[f"austria support austria-{number}" for number in (3, 2, 4)])
    assert [slot["general"] for slot in table.battle()["slots"]] == [
        "austria-1",
        "prussia-1",
        "austria-3",  # in the order in which they were declared
        "austria-2",
        "austria-4",
    ]


def test_REA_9_3_5_REA_R41_the_attacker_his_ally_then_the_defenders_in_prestige_order() -> None:
    table = clash(
        "wien 3, moravia 1",
        "bohemia 3, schlesien 1",
        allies=("france", "italy"),
        others=(friend("france", "bavaria 1", "austria"), friend("italy", "saxonia 1", "prussia")),
        prestige="prussia france italy austria",
    )
    asked = []
    while table.asks().startswith("support "):
        asked.append(table.asks().split()[1])
        table.do(f"{asked[-1]} support-no-more")
    assert asked == ["austria", "france", "prussia", "italy"]


def test_REA_R41_no_consent_and_a_supporter_counts_without_a_card() -> None:
    table = clash(
        defence="bohemia", allies=("france", ""), others=(friend("france", "bavaria 2", "austria", hand="5"),)
    )
    table.do("france support france-1", "france pass", "prussia off-map")
    assert table.general("france-1") == "bavaria 1"
    assert influence(table) == {"austria": 1, "france": 1}


def test_REA_R41_support_cannot_be_taken_back() -> None:
    table = clash("wien 3, moravia 1, saxonia 1", hands=("1", ""))
    table.do("austria support austria-2")
    assert table.options("austria") == ["support-no-more", "support austria-3"]
    table.do("austria support-no-more")
    assert [slot["general"] for slot in table.battle()["slots"]] == ["austria-1", "prussia-1", "austria-2"]


def test_REA_9_3_6_not_across_the_sea() -> None:
    table = acting(
        "italy",
        "movement",
        power("italy", "toscania 3, sardinia 3, napoli 1"),
        power("austria", "lazio 3"),
    )
    table.arrive("italy-1 lazio")
    assert supporters(table, "italy") == ["italy-3"]
    assert table.reason("italy support italy-2") == "REA-9.3.6 only-seafarer-supports-by-sea"


def test_REA_9_3_8_who_has_moved_may_support_and_stays_where_he_is() -> None:
    table = acting(
        "austria", "movement", power("austria", "wien 3, hungari 2", hand="1"), power("prussia", "bohemia 1")
    )
    table.arrive("austria-1 bohemia", "austria-2 moravia")
    table.do("austria support austria-2")
    assert table.general("austria-2") == "moravia 2"
    assert morale(table, "austria") == 5  # it costs nothing


# The worked battle.


def test_REA_E5_the_battle_of_lombardia_card_by_card() -> None:
    table = after_reveal(
        {"italy": "movement"},
        power("austria", "lombardia 2, venezia 2", "lombardia", "5 5 3 2", morale=8),
        power("italy", "liguria 3, lazio 3", hand="4 4 3 5 2", morale=5),
    )
    table.do("italy arbiter france")
    table.do("italy move italy-1", "italy march lombardia", "italy garrison-no-more")
    table.do("italy move italy-2", "italy march toscania", "italy garrison toscania", "italy garrison-no-more")
    assert table.general("italy-2") == "toscania 2"
    assert table.battle()["base"] == [4, 4]
    assert table.asks() == "support italy"
    table.do("italy support italy-2")
    assert table.asks() == "support austria"
    table.do("austria support austria-2")
    sequence = [
        ("italy-1", "italy play 4"),
        ("austria-1", "austria play 5"),
        ("italy-2", "italy play 5"),
        ("austria-2", "austria play 5"),
        ("italy-1", "italy play 4"),
        ("austria-1", "austria play 3"),
        ("italy-2", "italy play 2"),
        ("austria-2", "austria play 2"),
        ("italy-1", "italy expose austria-1 1"),
    ]
    for number, (general, move) in enumerate(sequence):
        assert table.battle()["next"] == general
        table.do(move)
        assert morale(table, "italy") == 5 - (number + 2) // 2
        assert morale(table, "austria") == 8 - (number + 1) // 2
        if number == 7:
            assert stacks(table) == {name: [None, None] for name in ("italy-1", "austria-1", "italy-2", "austria-2")}
    exposed = next(event for event in table.events() if event.startswith("card-exposed power=power:austria"))
    assert "general=general:austria-1" in exposed
    assert "card=card:5" in exposed
    assert table.battle()["totals"] == [23, 20]
    assert table.battle()["outcome"] == "attacker"
    assert stacks(table) == {
        "italy-1": [4, 4, 3],
        "austria-1": [5, 3],
        "italy-2": [5, 2],
        "austria-2": [5, 2],
    }
    assert table.options("austria") == ["to-capital", "off-map"]
    table.do("austria to-capital", "italy garrison lombardia")
    assert [table.general(name) for name in ("italy-1", "italy-2", "austria-1", "austria-2")] == [
        "lombardia 1",
        "toscania 1",
        "wien",
        "venezia 1",
    ]
    assert (table.garrison("lombardia"), table.control("lombardia")) == ("italy", "italy")
    assert (morale(table, "italy"), morale(table, "austria")) == (0, 2)
    assert [table.power(name)["cards"] for name in ("italy", "austria")] == [1, 1]
    assert [table.power(name)["discard"] for name in ("italy", "austria")] == [[2, 3, 4, 4, 5], [2, 3, 5, 5]]
    assert influence(table) == {"italy": 1}
    assert table.prestige() == ["austria", "italy", "france", "prussia"]
