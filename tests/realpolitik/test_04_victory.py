"""REA-4: when the game ends, and who has won."""

from realpolitik.europe19 import Concert, acting, after_reveal, at_turn, dealt, power


def winner(table: Concert) -> list[str]:
    assert not table.pending()
    return table.winners()


def test_REA_4_1_the_turn_in_which_somebody_has_25_is_the_last() -> None:
    table = after_reveal({"france": "influence"}, power("france", garrisons="savoy", influence=23))
    assert winner(table) == ["france"]
    table = after_reveal({"france": "influence"}, power("france", garrisons="nice", influence=23))
    assert (table.asks(), table.power("france")["influence"]) == ("choose-actions None", 24)


def test_REA_4_1_REA_R5_the_test_is_made_once_after_all_movements() -> None:
    """25 that were there before the turn count at its end, whatever is played."""
    table = at_turn(power("france", influence=25))
    assert table.asks() == "choose-actions None"
    assert winner(table.choose()) == ["france"]


def test_REA_4_2_reaching_25_stops_nothing() -> None:
    cards = {"france": "influence", "austria": "mobilization", "prussia": "dispatch", "italy": "movement"}
    table = after_reveal(
        cards,
        power("france", garrisons="savoy", influence=24),
        power("austria", "wien 1", money=3),
        power("italy", "liguria 2"),
        track=4,
    )
    assert (table.power("france")["influence"], table.asks()) == (26, "lay-trains austria")
    table.until("propose None")
    table.propose(austria="france", france="austria", italy="prussia", prussia="italy")
    assert table.asks() == "choose-arbiter italy"  # Prussia is its ally
    table.do("italy arbiter france").until("request-turn italy").do("italy end-movement")
    assert winner(table) == ["france"]


def test_REA_4_2_REA_4_3_who_is_first_at_25_may_still_be_overtaken() -> None:
    """France has 25 by its card; Prussia wins a battle later in the turn and has 26."""
    table = after_reveal(
        {"france": "influence", "prussia": "movement"},
        power("france", garrisons="nice", influence=24),
        power("prussia", "berlin 3", influence=25),
        power("austria", "saxonia"),
    )
    assert table.power("france")["influence"] == 25
    table.arrive("prussia-1 saxonia").until("request-turn prussia")
    assert (table.power("prussia")["influence"], table.pending() != "") == (26, True)
    assert winner(table.do("prussia end-movement")) == ["prussia"]


def test_REA_4_3_most_influence_wins() -> None:
    cards = {"france": "influence", "prussia": "influence"}
    table = after_reveal(
        cards,
        power("france", garrisons="savoy", influence=23),
        power("prussia", garrisons="bohemia", influence=24),
    )
    assert winner(table) == ["prussia"]
    assert [table.power(name)["influence"] for name in ("france", "prussia")] == [25, 26]


def test_REA_4_4_among_equals_the_highest_on_the_prestige_track() -> None:
    for prestige, expected in (
        ("austria france italy prussia", "france"),
        ("prussia italy france austria", "prussia"),
        ("italy austria prussia france", "prussia"),
    ):
        table = after_reveal({}, power("france", influence=27), power("prussia", influence=27), prestige=prestige)
        assert winner(table) == [expected]


def test_REA_4_4_the_track_counts_as_it_stands_at_the_end() -> None:
    """Prussia was below France; it beats a garrison and passes it in the last moment."""
    table = acting(
        "prussia",
        "movement",
        power("prussia", "berlin 3", influence=25),
        power("france", influence=25),
        power("austria", garrisons="saxonia"),
        prestige="austria italy france prussia",
    )
    table.arrive("prussia-1 saxonia").until("request-turn prussia")
    assert table.prestige() == ["austria", "italy", "prussia", "france"]
    assert winner(table.do("prussia end-movement")) == ["prussia"]


def test_REA_4_5_a_lost_capital_and_an_empty_map_end_nothing() -> None:
    """REA-R76: who has neither generals nor land still plays its cards."""
    homes = "wien tyrol karinthia moravia hungari dalmatia"
    table = at_turn(power("prussia", "wien 3", homes, influence=20), power("austria"))
    assert table.control("wien") == "prussia"
    table.choose(austria="influence", prussia="taxation")
    assert (table.asks(), table.view()["round"]) == ("choose-actions None", 4)
    assert table.cards("austria") == ["taxation", "mobilization", "dispatch", "movement"]


def test_REA_4_5_REA_R76_no_turn_is_the_last_unless_the_table_agrees_on_one() -> None:
    assert at_turn(round=900).choose().asks() == "choose-actions None"
    table = at_turn(power("italy", influence=3), power("prussia", influence=3), round=7, limit=7)
    assert winner(table.choose()) == ["italy"]
    assert dealt(limit="9").view()["limit"] == 9
    assert at_turn(round=6, limit=7).choose().asks() == "choose-actions None"


def test_REA_4_1_REA_11_3_4_with_three_players_italy_neither_ends_nor_wins_the_game() -> None:
    table = at_turn(power("italy", controller="france", influence=30), power("prussia", influence=24), seats=3)
    assert table.choose().asks() == "choose-actions None"
    table = at_turn(power("italy", controller="france", influence=30), power("prussia", influence=25), seats=3)
    assert winner(table.choose()) == ["prussia"]
