"""REA-11: three players, and Italy as a minor power."""

import pytest

from realpolitik.europe19 import CARDS, Concert, acting, after_reveal, at_turn, congress, dealt, land, power

MAJORS = ("austria", "france", "prussia")


def controlled(controller: str, generals: str = "", garrisons: str = "", hand: str = "", **facts: int) -> str:
    return power("italy", generals, garrisons, hand, "", controller=controller, **facts)


def held(id: str, table: Concert) -> set[str]:
    """Whom a major power or Italy is allied with."""
    return set(table.power(id)["allies"])


# 11.1 Setup.


def test_REA_11_1_1_three_players_have_a_power_each_and_italy_is_minor() -> None:
    table = dealt(3)
    assert [table.power(name)["seat"] for name in MAJORS] == [0, 1, 2]
    assert (table.power("italy")["minor"], table.power("italy")["seat"]) == (True, None)
    assert [one["id"] for one in table.view()["powers"]] == ["austria", "france", "italy", "prussia"]


def test_REA_11_1_2_italy_is_set_up_as_with_four_players() -> None:
    three, four = dealt(3), dealt(4)
    for fact in ("morale", "money", "cards", "deck", "off_map", "supply"):
        assert three.power("italy")[fact] == four.power("italy")[fact]
    for general in ("italy-1", "italy-2"):
        assert three.general(general) == four.general(general)
    assert (three.trains(), three.prestige()) == (four.trains(), four.prestige())


def test_REA_11_1_3_italy_has_no_card_of_influence_and_no_tokens() -> None:
    table = dealt(3)
    assert table.cards("italy") == [card for card in CARDS if card != "influence"]
    assert table.state.awaited() == [0, 1, 2]  # nobody gives tokens for Italy


def test_REA_11_1_4_REA_R70_statuses_are_first_set_by_the_opening_phase() -> None:
    table = dealt(3)
    assert (table.alliances(), table.controller(), table.asks()) == ([], None, "propose None")


# 11.2 The Diplomacy Phase.


def test_REA_11_2_1_REA_R70_the_game_begins_with_a_diplomacy_phase() -> None:
    table = dealt(3)
    assert (table.view()["phase"], table.track()) == ("diplomacy", 1)
    table.propose(austria="france", france="austria", prussia="italy")
    assert (table.asks(), table.track(), table.view()["round"]) == ("choose-actions None", 1, 1)
    table.choose(austria="dispatch", prussia="dispatch", italy="dispatch")
    assert (table.asks(), table.track(), table.view()["round"]) == ("choose-actions None", 4, 2)
    table.choose(france="dispatch")
    assert (table.asks(), table.track()) == ("propose None", 5)  # later ones by the track


def test_REA_11_2_2_each_major_offers_its_alliance_to_one_of_three() -> None:
    table = dealt(3)
    for name in MAJORS:
        others = [other for other in ("austria", "france", "italy", "prussia") if other != name]
        assert table.options(name) == [f"ally {other}" for other in others]
    assert table.reason("austria ally austria") == "REA-7.4.2 token-to-oneself"


def test_REA_11_2_3_mutual_tokens_of_majors_make_an_alliance() -> None:
    table = dealt(3).propose(austria="france", france="austria", prussia="austria")
    assert table.alliances() == ["austria france", "italy prussia"]


@pytest.mark.parametrize("one", MAJORS)
def test_REA_11_2_4_a_single_token_gives_control_at_no_cost(one: str) -> None:
    table = dealt(3)
    others = [other for other in MAJORS if other != one]
    before = table.power(one)["morale"]
    table.propose(**{one: "italy", others[0]: others[1], others[1]: one})
    assert (table.controller(), table.power(one)["morale"]) == (one, before)
    assert table.power("italy")["seat"] == table.seat_of(one)


def test_REA_11_2_5_REA_R66_italy_is_allied_with_its_controller_alone() -> None:
    table = dealt(3).propose(austria="italy", france="prussia", prussia="france")
    assert table.alliances() == ["austria italy", "france prussia"]
    assert table.power("italy")["enemies"] == ["france", "prussia"]
    assert table.power("austria")["enemies"] == ["france", "prussia"]


def test_REA_11_2_6_REA_R62_without_a_token_the_highest_major_controls_it() -> None:
    for prestige, expected in (
        ("italy prussia austria france", "prussia"),
        ("france austria italy prussia", "france"),
    ):
        table = congress(controlled("austria"), seats=3, prestige=prestige)
        table.propose(austria="france", france="prussia", prussia="austria")
        assert (table.controller(), table.alliances()) == (
            expected,
            [f"{min(expected, 'italy')} {max(expected, 'italy')}"],
        )


def test_REA_11_2_6_REA_R62_if_two_majors_are_allied_the_third_controls_it() -> None:
    for one, other, third in (("austria", "france", "prussia"), ("france", "prussia", "austria")):
        table = congress(controlled("france"), seats=3, prestige="austria france prussia italy")
        table.propose(**{one: other, other: one, third: one})
        assert table.controller() == third


def test_REA_11_2_7_two_or_three_tokens_are_bid_for_by_those_who_gave_them() -> None:
    table = dealt(3).propose(austria="italy", france="austria", prussia="italy")
    assert (table.asks(), table.view()["auction"]) == ("bid None", "italy")
    assert table.view()["realpolitik"]["bidders"] == ["austria", "prussia"]
    assert table.state.awaited() == [table.seat_of("austria"), table.seat_of("prussia")]
    assert table.reason("france bid 1").split()[1] == "not-your-decision"
    assert table.options("austria") == [f"bid {count}" for count in range(9)]  # REA-R65: nothing is a bid too
    assert table.options("prussia") == [f"bid {count}" for count in range(7)]
    assert table.reason("prussia bid 7") == "REA-11.2.7 bid-above-morale"
    table = dealt(3).propose(austria="italy", france="italy", prussia="italy")
    assert table.state.awaited() == [0, 1, 2]


def test_REA_11_2_7_bids_are_secret_until_all_have_bid() -> None:
    table = dealt(3).propose(austria="italy", france="italy", prussia="france").do("austria bid 3")
    assert [table.view(seat)["mine"] for seat in range(3)] == ["bid 3", None, None]
    assert not any(event.kind == "bid" for event in table.told)
    table.do("austria bid 1", "france bid 2")
    assert table.controller() == "france"


def test_REA_11_2_8_the_highest_bid_wins_and_prestige_among_equals() -> None:
    table = dealt(3).propose(austria="italy", france="italy", prussia="italy").bid(austria=2, france=4, prussia=3)
    assert table.controller() == "france"
    for prestige, expected in (
        ("italy prussia austria france", "prussia"),
        ("france prussia italy austria", "france"),
    ):
        table = congress(seats=3, prestige=prestige).propose(austria="italy", france="italy", prussia="italy")
        assert table.bid(austria=1, france=2, prussia=2).controller() == expected


def test_REA_11_2_9_the_winner_pays_and_nobody_else() -> None:
    table = dealt(3).propose(austria="italy", france="italy", prussia="italy").bid(austria=2, france=4, prussia=3)
    assert [table.power(name)["morale"] for name in MAJORS] == [8, 7 - 4, 6]
    assert table.power("italy")["morale"] == 5
    assert table.alliances() == ["france italy"]


def test_REA_R65_nothing_is_a_bid_and_the_controller_has_no_advantage() -> None:
    offers = {"austria": "italy", "france": "italy", "prussia": "italy"}
    table = congress(controlled("prussia"), seats=3).propose(**offers).bid()
    assert table.controller() == "austria"  # a tie of nothing, by Prestige
    table = congress(controlled("prussia"), power("prussia", morale=10), seats=3).propose(**offers)
    table.bid(prussia=2, austria=1)
    assert (table.controller(), table.power("prussia")["morale"]) == ("prussia", 8)
    assert [event.kind for event in table.told if event.kind.startswith("control-")] == ["control-kept"]


def test_REA_11_2_10_the_board_is_updated_for_italy_too() -> None:
    """Italy passes from France to Prussia: Italian and French pieces part, Prussians on Italian homes are guests."""
    table = congress(
        power("france", "savoy 3"),
        controlled("france", "savoy 1, liguria 2"),
        power("prussia", "lazio 1, berlin 1", "napoli"),
        seats=3,
    ).propose(austria="france", france="austria", prussia="italy")
    assert (table.controller(), table.alliances()) == ("prussia", ["austria france", "italy prussia"])
    # Prussia's garrison in Napoli has been lifted; its general in Lazio needs nobody's leave but its own player's.
    assert (table.asks(), table.options("prussia")) == (
        "reinforce prussia",
        ["reinforce prussia-1", "reinforce prussia-2"],
    )
    table.do("prussia reinforce prussia-1")
    assert (table.control("napoli"), table.general("prussia-1")) == ("italy", "lazio 2")
    # The Italian in Savoy is weaker; his new player decides.
    assert (table.asks(), table.state.awaited()) == ("leave-to italy", [table.seat_of("prussia")])


def test_REA_11_2_10_REA_R64_everything_of_italys_passes_as_it_lies() -> None:
    table = congress(
        controlled("france", "liguria 2", hand="4 5", money=3, morale=9),
        power("austria", hand="1"),
        seats=3,
    )
    before = next(one for one in table.document()["power"] if one["id"] == "italy")
    assert "hand" in table.power("italy", table.seat_of("france"))
    table.propose(austria="italy", france="prussia", prussia="france")
    after = next(one for one in table.document()["power"] if one["id"] == "italy")
    assert {**before, "controller": "austria"} == after
    assert table.power("italy", table.seat_of("austria"))["hand"] == [4, 5]
    assert "hand" not in table.power("italy", table.seat_of("france"))
    assert table.options("austria")[0].startswith("order-both")
    assert table.options("france")[0].startswith("order ")


def test_REA_R64_an_italian_movement_of_this_turn_is_made_by_the_new_controller() -> None:
    table = after_reveal(
        {"italy": "movement", "prussia": "dispatch"}, controlled("france", "liguria 2"), seats=3, track=4
    )
    table.propose(austria="italy", france="prussia", prussia="france")
    assert (table.asks(), table.state.awaited()) == ("choose-arbiter italy", [table.seat_of("austria")])
    assert table.options("austria") == ["arbiter france", "arbiter prussia"]


# 11.3 Playing Italy.


def test_REA_11_3_1_italy_is_its_controllers_ally_in_every_respect() -> None:
    table = acting(
        "france",
        "movement",
        power("france", "nice 3"),
        controlled("france", "liguria 1, toscania 2", hand="3"),
        power("austria", "lombardia 1", hand="2"),
        seats=3,
    )
    assert table.options("france") == ["arbiter austria", "arbiter prussia"]
    assert "march liguria" in table.ways("france-1")
    table.do("france march liguria")
    while table.asks() == "choose-garrisons france":
        assert "garrison liguria" not in table.options("france")  # an ally's home
        table.do("france garrison-no-more")
    assert table.general("france-1") == "liguria 3"  # beside the Italian, and nobody was asked


def test_REA_11_3_1_italy_supports_and_defends_with_its_controller() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "tyrol 3", hand="2"),
        power("france", "lombardia 1", "lombardia", hand="4"),
        controlled("france", "toscania 2, lombardia 1", hand="3"),
        seats=3,
    ).arrive("austria-1 lombardia")
    assert table.battle()["defenders"] == ["france", "italy"]
    assert (table.asks(), table.state.awaited()) == ("support italy", [table.seat_of("france")])


def test_REA_11_3_2_REA_R63_the_controller_chooses_a_card_for_italy_with_its_own() -> None:
    table = at_turn(controlled("prussia"), seats=3)
    assert table.state.awaited() == [0, 1, 2]
    assert len(table.options("prussia")) == 5 * 4
    assert table.reason("prussia order movement") == "REA-11.3.2 two-cards-wanted"
    assert table.reason("france order-both movement movement") == "REA-11.3.2 one-card-wanted"
    table.choose(prussia="movement", italy="taxation", austria="influence", france="influence")
    shown = table.view()["realpolitik"]["actions"]
    assert (shown["italy"]["revealed"], shown["prussia"]["revealed"]) == ("taxation", "movement")


def test_REA_11_3_2_italy_never_plays_influence() -> None:
    table = at_turn(controlled("prussia"), seats=3)
    assert not [option for option in table.options("prussia") if option.split()[2] == "influence"]
    assert table.reason("prussia order-both taxation influence") == "REA-11.1.3 action-card-played"


def test_REA_R63_italys_dispatch_moves_the_token_and_brings_italys_cards_back() -> None:
    table = at_turn(controlled("prussia"), seats=3).choose(italy="taxation")
    table.choose(austria="influence", france="influence", prussia="influence", italy="dispatch")
    assert (table.track(), table.cards("italy")) == (2, ["taxation", "mobilization", "dispatch", "movement"])
    assert table.cards("prussia") == ["mobilization", "dispatch", "movement"]


def test_REA_R63_with_only_a_dispatch_italy_must_play_it() -> None:
    italy = controlled("prussia") + '\nactions = ["dispatch"]'
    table = at_turn(italy, seats=3)
    assert table.options("prussia") == [f"order-both {card} dispatch" for card in CARDS]


def test_REA_11_3_3_REA_R71_nothing_is_pooled() -> None:
    table = at_turn(power("prussia", money=4), controlled("prussia", "liguria", money=2), seats=3)
    table.choose(prussia="taxation", italy="mobilization")
    table.until("buy italy")
    prussia = table.power("prussia")["money"]
    assert prussia > 4
    table.do("prussia buy-troop italy-1")
    assert (table.power("prussia")["money"], table.power("italy")["money"]) == (prussia, 1)
    table.do("prussia buy-troop italy-1")
    assert table.asks() == "choose-actions None"  # Italy has nothing left to buy with


def test_REA_11_3_4_REA_11_3_8_italy_scores_nothing_and_cannot_win() -> None:
    table = at_turn(controlled("prussia", "savoy 1", "savoy nice paris"), power("prussia", influence=1), seats=3)
    table.choose(prussia="influence", italy="taxation")
    assert table.power("prussia")["influence"] == 1  # nobody scores what Italy holds
    assert (table.power("italy")["influence"], table.power("italy")["expands"]) == (0, 0)
    assert table.power("italy")["money"] == sum(
        land(name)["value"] for name in ("liguria", "toscania", "lazio", "napoli", "sardinia")
    )


def test_REA_11_3_5_REA_E8_influence_won_by_italy_goes_to_its_controller() -> None:
    table = acting(
        "italy",
        "movement",
        controlled("prussia", "liguria 3"),
        power("austria", "lombardia"),
        seats=3,
    ).arrive("italy-1 lombardia")
    table.until("request-turn italy")
    assert (table.power("prussia")["influence"], table.power("italy")["influence"]) == (1, 0)


def test_REA_11_3_5_REA_R69_both_on_the_winning_side_bring_two() -> None:
    table = acting(
        "italy",
        "movement",
        controlled("prussia", "liguria 3"),
        power("prussia", "tyrol 2"),
        power("austria", "lombardia"),
        seats=3,
    ).arrive("italy-1 lombardia")
    assert table.asks() == "support prussia"
    table.do("prussia support prussia-1").until("request-turn italy")
    assert table.power("prussia")["influence"] == 2


def test_REA_11_3_6_italy_always_consents_to_its_controller() -> None:
    france = acting(
        "france", "movement", power("france", "provence 2, toscania 2"), controlled("france"), seats=3,
        trains="toscania liguria",
    )  # fmt: skip
    france.begin_railing()
    france.do("france rail france-2", "france ride liguria")
    assert france.general("france-2") == "liguria 2"  # on Italian rails, unasked
    sails = [option for option in france.ways("france-2") if option.startswith("sail")]
    assert sails == ["sail sardinia"]  # an Italian route
    france.do("france sail sardinia")
    assert france.general("france-2") == "sardinia 2"


def test_REA_11_3_6_trains_at_italys_border_need_no_question() -> None:
    table = acting("france", "mobilization", power("france", "", "savoy"), controlled("france"), seats=3)
    table.do("france lay-train liguria savoy")
    assert "liguria savoy" in table.trains()
    assert not table.asks().startswith("allow-train")


def test_REA_11_3_7_italys_prestige_moves_as_usual() -> None:
    table = acting(
        "italy", "movement", controlled("prussia", "liguria 3"), power("austria", "", "lombardia"), seats=3
    ).arrive("italy-1 lombardia")
    table.until("request-turn italy")
    assert table.prestige() == ["austria", "italy", "france", "prussia"]


def test_REA_11_3_9_majors_garrison_italian_homes_unless_they_control_italy() -> None:
    def choices(controller: str) -> list[str]:
        table = acting("france", "movement", power("france", "nice 3"), controlled(controller), seats=3)
        table.begin_marching()
        table.do("france move france-1", "france march liguria")
        return table.options("france") if table.asks() == "choose-garrisons france" else []

    assert "garrison liguria" in choices("austria")
    assert "garrison liguria" not in choices("france")
    table = at_turn(power("france", "liguria 1", "liguria"), controlled("austria"), seats=3).choose(france="influence")
    assert table.power("france")["influence"] == land("liguria")["value"]


def test_REA_11_3_10_REA_R68_italy_as_arbiter_is_answered_for_by_its_controller() -> None:
    table = acting("austria", "movement", power("austria", "wien 1"), controlled("france"), seats=3)
    assert table.options("austria") == ["arbiter france", "arbiter italy", "arbiter prussia"]
    before = table.power("italy")["morale"]
    table.do("austria arbiter italy").until("request-turn austria").do("austria request-turn")
    assert (table.asks(), table.state.awaited()) == ("allow-turn italy", [table.seat_of("france")])
    assert table.power("italy")["morale"] == before + 1
    table.do("france consent")
    assert table.power("italy")["morale"] == before + 3
    own = acting("france", "movement", power("france", "paris 1"), controlled("france"), seats=3)
    assert own.options("france") == ["arbiter austria", "arbiter prussia"]
    italian = acting("italy", "movement", power("france"), controlled("france", "liguria"), seats=3)
    assert italian.options("france") == ["arbiter austria", "arbiter prussia"]


def test_REA_R68_italy_may_refuse_a_guest_through_its_controller() -> None:
    """Austria's general stands on the home of Italy, which Austria no longer controls: he just stays, an enemy.

    But if Austria controls Italy anew he is its own guest, and nobody is asked.
    """
    table = congress(controlled("france"), power("austria", "lazio 1"), seats=3)
    table.propose(austria="italy", france="prussia", prussia="france")
    assert (table.asks(), table.general("austria-1")) == ("choose-actions None", "lazio 1")


def test_REA_R66_alliances_are_a_matching_whatever_is_offered() -> None:
    for number in range(27):
        wanted = {}
        for index, name in enumerate(MAJORS):
            others = [other for other in ("austria", "france", "italy", "prussia") if other != name]
            wanted[name] = others[number // 3**index % 3]
        table = congress(controlled("france"), seats=3).propose(**wanted)
        if table.asks() == "bid None":
            table.bid(prussia=1)
        assert table.controller() in MAJORS
        allies = [ally for pair in table.alliances() for ally in pair.split()]
        assert len(allies) == len(set(allies))
        assert "italy" in allies


def test_REA_R70_the_opening_phase_moves_no_piece() -> None:
    table = dealt(3)
    before = [(general["id"], general["place"], general["troops"]) for general in table.view()["generals"]]
    table.propose(austria="italy", france="italy", prussia="italy").bid()
    assert [(general["id"], general["place"], general["troops"]) for general in table.view()["generals"]] == before
    assert (table.asks(), table.track()) == ("choose-actions None", 1)
