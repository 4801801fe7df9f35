"""COA-12.7: battles of L'Empereur."""

from coalitions.empereur import HOMES, empereur, france, moving
from coalitions.europe import Europe, power

# 12.7 Battles.


def test_COA_12_7_1_generals_troops_garrison_and_fortress_are_summed() -> None:
    powers = (france("off-map", "egypt syria"), power("ottoman", "hellas 2", "hellas", fortresses="hellas", hand="1"))
    table = empereur(*powers, napoleon_deck=[1])
    assert table.battle()["base"] == [4, 1 + 2 + 4]


def bavaria(
    *others: str, deck: list[int], morale: int = 9, hand: str = "", troops: int = 3, influence: int = 0
) -> Europe:
    """A French general attacks an Austrian one in Bavaria: 4 against 1 and the troops."""
    return empereur(
        france("off-map", "saxonia hesse", morale=morale, influence=influence),
        power("austria", f"bavaria {troops}", hand=hand),
        *others,
        napoleon_deck=[11],
        deck=deck,
    )


def test_COA_12_7_2_the_grand_coalition_plays_face_up_and_pays_morale() -> None:
    table = bavaria(hand="4 1", deck=[1])
    assert table.asks() == "play-openly austria"
    assert (table.battle()["step"], table.view()["silence"]) == ("cards", None)  # COA-R72
    table.do("austria play 4")
    assert table.battle()["slots"][1]["stack"] == [{"card": 4, "open": True}]
    assert table.battle()["seen"] == [4, 8]
    assert table.power("austria")["morale"] == 4
    assert table.reason("austria play 5") == "COA-12.7.2 card-not-in-hand"


def test_COA_12_7_2_who_has_stopped_may_play_again_while_others_play() -> None:
    table = bavaria(power("russia", "tyrol 1", hand="2"), hand="4 1", deck=[5, 5, 5])
    table.do("russia support russia-1", "austria pass")
    assert table.asks() == "play-openly russia"
    table.do("russia play 2")
    assert table.asks() == "play-openly austria"
    table.do("austria play 1", "austria pass")
    assert table.asks() == "lose-to austria"
    assert table.battle()["seen"][1] == 4 + 2 + 1


def test_COA_12_7_2_troops_and_morale_limit_the_cards() -> None:
    by_troops = bavaria(hand="1 1 1", troops=1, deck=[5]).do("austria play 1")
    assert by_troops.asks() == "lose-to austria"
    poor = empereur(
        france("off-map", "saxonia hesse", morale=9),
        power("britain", morale=0),
        power("austria", "bavaria 3", hand="1 1 1", morale=2),
        napoleon_deck=[11],
    )
    poor.do("austria play 1", "austria play 1")
    assert poor.asks() != "play-openly austria"
    assert poor.power("austria")["morale"] == 0


def test_COA_12_7_2_without_morale_one_card_is_free() -> None:
    table = empereur(
        france("off-map", "saxonia hesse"),
        power("britain", morale=0),
        power("austria", "bavaria 3", hand="1 2 1", morale=0),
        napoleon_deck=[11],
        deck=[5, 5],
    )
    table.do("britain comfort britain", "austria play 2")
    assert table.asks() == "lose-to austria"
    assert table.power("austria")["morale"] == 0


def test_COA_12_7_3_france_draws_until_it_is_stronger() -> None:
    table = bavaria(morale=9, hand="1", deck=[1, 1, 5]).do("austria play 1")
    assert table.power("france")["morale"] == 9 - 2  # 4 + 1 + 1 against 4 + 1
    assert table.battle()["outcome"] == "attacker"


def test_COA_12_7_3_COA_R65_a_stronger_france_draws_nothing() -> None:
    table = bavaria(morale=9, troops=1, deck=[1])
    assert (table.battle()["outcome"], table.power("france")["morale"]) == ("attacker", 9)


def test_COA_12_7_3_COA_R65_without_morale_france_draws_nothing_not_even_a_free_card() -> None:
    table = bavaria(morale=0, hand="1", deck=[5, 5, 5]).do("austria play 1")
    assert table.general("france-1") == "off-map"  # 4 against 5
    assert table.general("austria-1") == "bavaria 2"


def test_COA_12_7_3_france_stops_when_its_morale_is_spent() -> None:
    table = bavaria(morale=1, hand="2", deck=[1, 5]).do("austria play 2")
    assert table.power("france")["morale"] == 0
    assert table.general("france-1") == "off-map"  # 5 against 6


def test_COA_12_7_3_every_french_troop_has_one_card() -> None:
    table = bavaria(morale=9, hand="4", deck=[1, 1, 1, 5]).do("austria play 4")
    assert table.power("france")["morale"] == 6
    assert table.general("france-1") == "off-map"  # 4 + 3 against 8


def test_COA_12_7_3_COA_R65_france_draws_nothing_where_even_fives_cannot_win() -> None:
    hopeless = bavaria(morale=9, hand="5 5 5", deck=[1, 1, 1]).do(*["austria play 5"] * 3)  # 19 against 4 and 15
    assert hopeless.power("france")["morale"] == 9
    hope = bavaria(morale=9, hand="5 5 4", deck=[1, 1, 1])
    hope.do("austria play 5", "austria play 5", "austria play 4")
    assert hope.power("france")["morale"] == 8  # then 5 and 10 is too little


def test_COA_12_7_3_france_stops_when_there_is_no_card_to_draw() -> None:
    every_card = " ".join(str(value) for value in range(1, 6) for _ in range(8))
    table = bavaria(power("russia", hand=every_card), morale=9, deck=[])
    assert table.power("france")["morale"] == 9
    assert table.pending().startswith("retreat-french")  # 4 against 4


def test_COA_R65_the_test_does_not_look_at_morale() -> None:
    table = bavaria(morale=1, hand="5 5", deck=[5, 5, 5]).do("austria play 5", "austria play 5")
    assert table.power("france")["morale"] == 0  # it tried although one card could not do


def test_COA_12_7_4_who_played_draws_and_everybody_loses_troops_by_the_standard_rules() -> None:
    table = bavaria(power("russia", "tyrol 2", hand="3"), hand="1", deck=[1, 1, 1, 2, 2, 4])
    table.do("russia support russia-1", "austria play 1", "russia pass", "russia pass")
    assert table.general("france-1") == "bavaria 2"
    assert table.general("russia-1") == "tyrol 1"  # a supporter loses one, though he played no card
    table.do("austria off-map")
    assert table.general("austria-1") == "off-map"
    assert (table.power("austria")["cards"], table.power("russia")["cards"]) == (1, 1)
    assert table.power("france")["cards"] == 0
    assert sorted(table.view()["discard"]) == [1, 1, 1]


def test_COA_12_7_5_a_winning_attacker_leaves_a_garrison_and_scores() -> None:
    table = bavaria(deck=[5], influence=7).do("austria off-map")
    assert table.general("france-1") == "bavaria 1"  # one lost, one became the garrison
    assert table.garrison("bavaria") == "france"
    assert table.power("france")["influence"] == 7 + 2 + 1 + 1  # Saxonia, Hesse, and the general


def test_COA_12_7_5_COA_R67_each_defeated_general_counts_and_a_lone_garrison_does_not() -> None:
    table = empereur(
        france("off-map", "saxonia hesse", morale=9),
        power("austria", "bavaria"),
        power("russia", "bavaria"),
        napoleon_deck=[11],
    )
    table.do("austria off-map", "russia off-map")
    assert table.power("france")["influence"] == 3 + 2
    lone = empereur(france("off-map", "saxonia hesse"), power("austria", "", "bavaria"), napoleon_deck=[11])
    assert (lone.power("france")["influence"], lone.garrison("bavaria")) == (3, "france")


def test_COA_R67_france_scores_as_defender_too() -> None:
    table = moving("austria", france("tyrol 3", "tyrol", morale=0), power("austria", "venezia 1"))
    table.arrive("austria-1 tyrol").do("austria off-map")
    assert table.power("france")["influence"] == 1
    assert table.general("france-1") == "tyrol 2"


def test_COA_12_7_6_a_beaten_french_attacker_goes_off_the_map() -> None:
    table = bavaria(morale=0, hand="1", deck=[1]).do("austria play 1")
    assert table.general("france-1") == "off-map"
    assert table.power("france")["off_map"] == 1


def test_COA_12_7_6_beaten_french_defenders_go_off_the_map_with_their_garrison() -> None:
    table = moving("austria", france("tyrol 1", "tyrol"), power("austria", "venezia 3", hand="5"))
    before = table.power("france")["supply"]
    table.arrive("austria-1 tyrol").do("austria play 5")  # 9 against 3: not even a five would help
    assert table.general("france-1") == "off-map"  # Paris is free, but he does not go there
    assert table.power("france")["supply"] == before + 2
    assert table.garrison("tyrol") == ""


def test_COA_12_7_6_a_victorious_attacker_of_the_grand_coalition_may_leave_a_garrison() -> None:
    table = moving("austria", france("lombardia 1", "lombardia"), power("austria", "venezia 3", hand="5"))
    table.arrive("austria-1 lombardia").do("austria play 5")
    assert table.options("austria") == ["garrison lombardia", "garrison-no-more"]
    table.do("austria garrison lombardia")
    assert (table.garrison("lombardia"), table.general("austria-1")) == ("austria", "lombardia 1")


def test_COA_12_7_7_COA_R68_a_french_attacker_retreats_after_a_draw_and_the_players_choose_among_equals() -> None:
    chosen = bavaria(morale=0, deck=[1])  # 4 against 4
    assert chosen.pending() == f"retreat-french {chosen.seat_of('britain')}"
    assert chosen.options("britain") == ["retreat hesse", "retreat saxonia"]
    assert chosen.reason("britain retreat lorraine") == "COA-R36 not-the-nearest"
    assert chosen.reason("britain retreat tyrol") == "COA-R36 territory-not-controlled"
    chosen.do("britain retreat saxonia")
    assert (chosen.general("france-1"), chosen.general("austria-1")) == ("saxonia 2", "bavaria 2")
    forced = empereur(france("off-map", "saxonia", morale=0), power("austria", "bavaria 3"), napoleon_deck=[4])
    assert forced.general("france-1") == "saxonia 2"


def test_COA_R68_without_a_refuge_he_goes_off_the_map() -> None:
    holders = power("russia", "", " ".join(HOMES))
    table = empereur(france("off-map", morale=0), power("austria", "bavaria 3"), holders, napoleon_deck=[4])
    assert table.general("france-1") == "off-map"


def test_COA_12_7_7_after_a_draw_an_attacker_of_the_grand_coalition_chooses_as_ever() -> None:
    table = moving("austria", france("tyrol", "tyrol"), power("austria", "venezia 1"))
    table.arrive("austria-1 tyrol")  # 2 against 2
    assert table.options("austria") == ["retreat wien", "retreat venezia", "off-map"]
    table.do("austria retreat venezia")
    assert (table.general("austria-1"), table.general("france-1")) == ("venezia", "tyrol")


def test_COA_12_7_8_only_printed_values_count() -> None:
    pair = bavaria(hand="4 4", deck=[5, 5, 5]).do("austria play 4", "austria play 4")
    assert pair.battle()["seen"][1] == 12
    home = empereur(
        france("off-map", "venezia lombardia"), power("austria", "tyrol 3", hand="2"), napoleon_deck=[2], deck=[5, 5]
    )
    home.do("austria play 2")
    assert home.battle()["seen"][1] == 6
    costly = bavaria(hand="5", deck=[5, 5, 5]).do("austria play 5", "austria off-map")
    assert costly.power("austria")["morale"] == 4


def test_COA_12_7_9_COA_R66_a_french_supporter_helps_every_battle_and_pays_only_where_he_drew() -> None:
    """Generals come to Bavaria, Saxonia and Hesse; the one in Hesse, without a battle, is next to both others."""
    table = empereur(
        france("off-map, off-map, off-map", morale=15),
        power("austria", "bavaria 3", hand="4"),
        power("prussia", "saxonia 1"),
        napoleon_deck=[11],
        deck=[1, 1, 1, 1, 1],
    )
    table.do("austria play 4")
    assert [slot["general"] for slot in table.battle()["slots"]] == ["france-1", "austria-1", "france-3"]
    assert table.general("france-3") == "hesse 2"
    table.do("austria off-map", "prussia off-map")
    assert table.general("france-3") == "hesse 1"  # it flipped one troop; Saxonia was won without his help


def test_COA_12_7_9_french_generals_in_a_battle_support_no_other() -> None:
    table = empereur(
        france("off-map, off-map", "hesse", morale=15),
        power("austria", "bavaria 3", hand="5"),
        power("prussia", "saxonia 3", hand="1"),
        napoleon_deck=[11],
        deck=[1, 1, 1, 5, 5],
    )
    table.do("austria play 5")
    assert table.power("france")["morale"] == 12  # three cards and not six
    assert table.general("france-1") == "off-map"


def test_COA_12_7_9_a_general_of_the_grand_coalition_supports_one_battle_only() -> None:
    table = empereur(
        france("off-map, off-map", "hesse", morale=15),
        power("austria", "bavaria"),
        power("prussia", "saxonia"),
        power("russia", "bohemia 3"),
        napoleon_deck=[11],
    )
    table.do("russia support russia-1", "austria off-map")
    assert table.asks() == "lose-to prussia"  # nobody was asked to support in Saxonia
    assert table.general("russia-1") == "bohemia 2"


def test_COA_R66_COA_R82_troops_in_the_battle_come_first_then_the_players_choose_the_supporter() -> None:
    table = empereur(
        france("off-map, wien 1, tyrol 2", "saxonia hesse", morale=15),
        power("austria", "bavaria 3", hand="5 5"),
        napoleon_deck=[11],
        deck=[1, 1, 1, 1, 5, 5],
    )
    table.do("austria play 5", "austria play 5")
    assert table.pending() == f"draw-for {table.seat_of('britain')}"
    assert table.power("france")["morale"] == 12
    assert table.options("britain") == ["support france-2", "support france-3"]
    assert table.reason("britain support france-1") == "COA-12.7.9 fights-himself"
    table.do("britain support france-2")
    assert table.general("france-2") == "wien"
    assert table.garrison("bavaria") == "france"  # 4 and 4 ones, then two fives of Tyrol, against 14
    assert table.general("france-3") == "tyrol 1"


def test_COA_12_7_10_defeated_generals_of_the_grand_coalition_choose_capital_or_off_the_map() -> None:
    table = bavaria(deck=[5])
    assert table.options("austria") == ["to-capital", "off-map"]
    table.do("austria to-capital")
    assert table.general("austria-1") == "wien"
    blocked = bavaria(power("russia", "wien"), deck=[5])
    assert blocked.general("austria-1") == "off-map"


def test_COA_12_7_10_a_defeated_garrison_is_removed() -> None:
    table = empereur(france("off-map", "saxonia hesse"), power("austria", "", "bavaria"), napoleon_deck=[11])
    assert table.garrison("bavaria") == "france"
    assert table.power("austria")["supply"] == 28
