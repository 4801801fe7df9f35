"""COA-12.1 to COA-12.4: L'Empereur, its set-up, victory and turns, and what is foretold of France."""

import pytest

from casusbelli.core import Mistake
from coalitions.empereur import COALITION, HOMES, dealt, empereur, france, laid_out, moving
from coalitions.europe import POWERS, Europe, power

# 12.1 Set-up.


def test_COA_12_1_1_the_pieces_are_those_of_1805() -> None:
    table = dealt()
    assert table.view()["scenario"] == "1805"
    assert [table.general(f"britain-{number}") for number in (1, 2, 3)] == ["london 1", "cornwall", "napoli"]
    assert table.general("austria-3") == "venezia 3"
    assert [table.power(name)["morale"] for name in POWERS] == [5, 11, 9, 4, 3, 2]


def test_COA_12_1_1_no_other_scenario_can_be_played() -> None:
    with pytest.raises(Mistake, match="empereur-scenario"):
        dealt(scenario="1809")


def test_COA_12_1_2_COA_R60_all_but_france_are_one_coalition_at_war_with_france() -> None:
    table = dealt()
    for name in COALITION:
        assert table.power(name)["allies"] == [other for other in COALITION if other != name]
        assert table.power(name)["enemies"] == ["france"]
    assert table.power("prussia")["income"] == 6  # no neutral power, so nothing is doubled


def test_COA_12_1_2_a_position_cannot_split_the_grand_coalition() -> None:
    with pytest.raises(Mistake, match="not-in-grand-coalition"):
        empereur(power("prussia", status="neutral"))


@pytest.mark.parametrize(("level", "influence"), [("ogre", 5), ("usurper", 10), ("emperor", 15)])
def test_COA_12_1_3_the_level_is_the_influence_that_france_begins_with(level: str, influence: int) -> None:
    table = dealt(level=level)
    assert [table.power(name)["influence"] for name in POWERS] == [0, influence, 0, 0, 0, 0]
    assert table.view()["empereur"]["level"] == level


def test_COA_12_1_4_france_has_no_hand() -> None:
    table = dealt()
    assert [table.power(name)["cards"] for name in POWERS] == [3, 0, 3, 3, 3, 2]
    assert table.view()["deck"] == 40 - 14


def test_COA_12_1_5_all_twelve_napoleon_cards_are_shuffled() -> None:
    decks = [dealt(seed=seed).document()["napoleon-deck"] for seed in range(12)]
    assert all(sorted(deck) == list(range(1, 13)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 12


def test_COA_12_1_6_every_french_home_and_lombardia_have_a_garrison() -> None:
    table = dealt()
    held = [territory for territory, owner in table.view()["garrisons"].items() if owner == "france"]
    assert sorted(held) == sorted([*HOMES, "lombardia"])


def test_COA_12_1_7_COA_R59_napoleon_stays_away_and_france_has_six_generals() -> None:
    table = dealt()
    generals = [general for general in table.document()["power"][1]["generals"] if general != "unused"]
    assert generals == ["normandie_bretagne 3", "picardie 3", "lorraine 3", "provence 1", "lombardia 1", "off-map"]
    assert table.power("france")["off_map"] == 1
    assert not any(general["named"] for general in table.view()["generals"])


def test_COA_12_1_8_generals_have_no_abilities() -> None:
    with pytest.raises(Mistake, match="empereur-abilities"):
        dealt(abilities="on")
    assert dealt().asks() == "drill britain"  # nobody was asked to name a general


# 12.2 Victory.


def test_COA_12_2_1_COA_R71_a_general_in_empty_paris_wins_for_all_players() -> None:
    table = moving("austria", france("lorraine 3"), power("austria", "provence"))
    table.arrive("austria-1 paris")
    assert table.pending() == ""
    assert table.view()["winners"] == [0, 1, 2, 3, 4]


def test_COA_12_2_1_COA_R71_who_beats_the_garrison_of_paris_wins_when_the_battle_is_finished() -> None:
    table = moving("austria", france("", "paris"), power("austria", "provence 3, tyrol"), seats=2)
    table.arrive("austria-1 paris").do("austria garrison paris")
    assert table.pending() == ""
    assert table.view()["winners"] == [0, 1]


def test_COA_12_2_1_a_general_elsewhere_in_france_does_not_win() -> None:
    table = moving("austria", france("paris 3"), power("austria", "provence"))
    table.arrive("austria-1 lorraine")
    assert table.pending() != ""


def test_COA_12_2_1_who_does_not_beat_the_garrison_of_paris_does_not_win() -> None:
    table = moving("austria", france("", "paris"), power("austria", "provence", "provence"))
    table.arrive("austria-1 paris")  # 1 against 1
    assert table.asks() == "draw-to austria"
    table.do("austria retreat provence")
    assert table.pending() != ""


def test_COA_12_2_2_the_players_lose_when_france_has_25_influence() -> None:
    last = empereur(france("", "lisboa", influence=23), napoleon_deck=[9])
    assert last.power("france")["influence"] == 24
    assert last.pending() != ""
    lost = empereur(france("", "lisboa", influence=24), napoleon_deck=[9])
    assert lost.pending() == ""
    assert lost.view()["winners"] == []


def test_COA_12_2_2_the_players_lose_in_the_middle_of_a_battle_that_gives_france_25() -> None:
    table = empereur(france("paris", influence=24), power("austria", "lombardia"), napoleon_deck=[2])
    assert table.asks() == "lose-to austria"
    table.do("austria off-map")
    assert (table.pending(), table.view()["winners"]) == ("", [])


# 12.3 The players' turns.


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_COA_12_3_1_COA_R72_the_players_share_the_five_powers_evenly(seats: int) -> None:
    table = dealt(seats)
    seated = [table.power(name)["seat"] for name in COALITION]
    assert {seated.count(seat) for seat in range(seats)} <= {5 // seats, -(-5 // seats)}
    assert table.power("france")["seat"] is None
    assert not any(table.power(name)["minor"] for name in POWERS)


def test_COA_12_3_1_nobody_bids_for_a_power() -> None:
    for step in dealt(2, seed=3).wander(seed=3):
        assert not step.pending().startswith(("bid", "negotiate", "choose-arbiter"))


def test_COA_R72_players_do_not_see_each_others_hands() -> None:
    table = dealt(2)
    assert [name for name in POWERS if "hand" in table.power(name, 0)] == ["britain", "prussia", "ottoman"]
    assert [name for name in POWERS if "hand" in table.power(name, 1)] == ["austria", "russia"]


def test_COA_12_3_2_france_acts_at_its_place_in_the_order_of_the_fields() -> None:
    powers = (power("britain", morale=1, money=1), france())
    table = laid_out(4, "drill", powers, 5, napoleon_deck=[9])
    assert table.asks() == "drill prussia"
    assert table.view()["empereur"]["discard"] == []
    table.do("prussia skip-drill")
    assert table.asks() == "buy britain"  # France on Leadership was before Britain on Mobilization
    assert table.view()["empereur"]["discard"] == [9]


def test_COA_12_3_3_there_is_no_diplomacy_between_the_rounds() -> None:
    table = moving("britain", power("britain", "london 1"), france()).do("britain end-moves")
    assert (table.view()["round"], table.asks()) == (2, "drill britain")


def test_COA_12_3_4_COA_R60_the_grand_coalition_marches_through_its_territories_with_consent() -> None:
    table = moving("austria", france(), power("austria", "bohemia"))
    table.do("austria move austria-1", "austria march silesia")
    assert table.asks() == "give-consent prussia"
    table.do("prussia consent")
    assert table.general("austria-1") == "silesia"


def test_COA_R60_a_solo_player_consents_by_himself() -> None:
    table = moving("austria", france(), power("austria", "bohemia"), seats=1)
    table.do("austria move austria-1", "austria march silesia")
    assert table.general("austria-1") == "silesia"


def test_COA_R60_the_grand_coalition_sails_with_british_consent() -> None:
    table = moving("ottoman", france(), power("ottoman", "egypt, anatolia"))
    table.do("ottoman move ottoman-1", "ottoman sail napoli")
    assert table.asks() == "give-consent britain"


def test_COA_12_3_4_the_powers_of_the_grand_coalition_support_each_other() -> None:
    table = moving(
        "austria", france("tyrol 3", "tyrol"), power("austria", "venezia 3"), power("russia", "bavaria 2", hand="5")
    )
    table.arrive("austria-1 tyrol")
    assert table.asks() == "support russia"
    table.do("russia support russia-1")
    assert table.asks() == "play-openly russia"
    assert [slot["general"] for slot in table.battle()["slots"]] == ["austria-1", "france-1", "russia-1"]


def test_COA_12_3_5_expanding_brings_money_for_claims_and_nothing_for_homes_of_others() -> None:
    table = laid_out(1, "expand-influence", (france(), power("austria", "", "bavaria provence holland")), 5)
    assert table.power("austria")["money"] == 2
    assert table.power("austria")["influence"] == 0


def test_COA_12_3_6_subsidies_bring_no_influence() -> None:
    table = laid_out(3, "leadership", (france(), power("britain", money=5)), 5)
    table.do("britain rest", "britain subsidise austria", "britain offer 4", "britain subsidise-no-more")
    table.do("austria accept")
    assert (table.power("austria")["money"], table.power("britain")["money"]) == (4, 1)
    assert table.power("britain")["influence"] == 0


def test_COA_12_3_6_trade_is_eleven_less_the_ports_of_france() -> None:
    powers = (france("", "holland hannover"), power("ottoman", "", "lisboa"))
    table = laid_out(2, "taxation", powers, 5)
    assert table.power("britain")["money"] == 3 + 11 - 2  # Ottoman ports are no loss


@pytest.mark.parametrize(("before", "after"), [(4, 5), (15, 15)])
def test_COA_12_3_7_each_movement_action_raises_french_morale_even_if_nothing_moves(before: int, after: int) -> None:
    table = moving("prussia", france("", morale=before), power("prussia", "berlin 1"))
    assert table.asks() == "choose-move prussia"  # no arbiter
    table.do("prussia end-moves")
    assert table.power("france")["morale"] == after


def test_COA_12_3_7_there_is_exactly_one_movement_turn() -> None:
    table = moving("prussia", france(), power("prussia", "berlin 1, silesia"))
    table.do("prussia move prussia-1", "prussia march hannover", "prussia garrison-no-more", "prussia end-moves")
    assert table.view()["movement"] is None
    assert (table.view()["turn"], table.asks()) == (4, "drill prussia")


def test_COA_12_3_8_the_rest_is_as_ever() -> None:
    buying = laid_out(6, "mobilization", (france(), power("austria", "tyrol", money=3)), 5)
    assert buying.asks() == "buy austria"
    buying.do("austria buy-troop austria-1", "austria buy-no-more")
    assert (buying.general("austria-1"), buying.power("austria")["money"]) == ("tyrol 1", 0)  # corruption
    drilling = laid_out(3, "drill", (france(), power("austria", hand="1")), 5)
    drilling.do("austria drill", "austria discard 1")
    assert drilling.view()["discard"] == [1]
    disbanding = moving("austria", france(), power("austria", "tyrol", "bavaria"))
    assert "disband bavaria" in disbanding.options("austria")


# 12.4 France's turn.


@pytest.mark.parametrize("field", ["drill", "leadership", "movement"])
def test_COA_12_4_1_france_resolves_a_card_on_drill_leadership_and_movement(field: str) -> None:
    powers = (power("britain", morale=1, money=1), france("", "lisboa"))
    table = empereur(*powers, field=field, napoleon_deck=[9, 3, 8])
    assert table.view()["empereur"]["discard"][0] == 9
    assert table.power("france")["influence"] == 1


@pytest.mark.parametrize("field", ["taxation", "mobilization", "expand-influence"])
def test_COA_12_4_1_france_draws_no_card_on_other_fields(field: str) -> None:
    table = empereur(power("britain", "london 1", money=1), france(), field=field)
    assert table.view()["empereur"]["discard"] == []


def test_COA_12_4_2_france_taxes_by_the_standard_rule() -> None:
    table = empereur(france("", "westphalia saxonia bavaria wien"), field="taxation")
    assert table.power("france")["money"] == 11 + 1 + 2  # homes, undisputed, disputed without a blue stripe


def test_COA_12_4_3_mobilization_fills_all_generals_and_spends_the_rest_on_morale() -> None:
    powers = (france("paris 1, tyrol, off-map", money=9, morale=4), power("ottoman", "istanbul 1"))
    table = empereur(*powers, field="mobilization")
    assert [table.general(f"france-{number}") for number in (1, 2, 3)] == ["paris 3", "tyrol 3", "off-map"]
    assert table.power("france")["money"] == 0
    assert table.power("france")["morale"] == 4 + (9 - 5) + 1  # and one by the Ottoman movement that follows


def test_COA_12_4_3_what_morale_cannot_take_is_lost() -> None:
    table = empereur(france("paris 3", money=9, morale=13), power("ottoman", "istanbul 1"), field="mobilization")
    assert (table.power("france")["money"], table.power("france")["morale"]) == (0, 15)


def test_COA_12_4_3_COA_R82_with_too_little_money_the_players_choose_who_gets_troops() -> None:
    powers = (france("paris 1, tyrol, wien 3", money=2, morale=4), power("ottoman", "istanbul 1"))
    table = empereur(*powers, field="mobilization")
    assert table.pending() == f"fill-general {table.seat_of('britain')}"
    assert table.options("britain") == ["reinforce france-1", "reinforce france-2"]
    assert table.reason("britain reinforce france-3") == "COA-12.4.3 general-full"
    table.do("britain reinforce france-2", "britain reinforce france-2")
    assert [table.general(f"france-{number}") for number in (1, 2)] == ["paris 1", "tyrol 2"]
    assert table.power("france")["morale"] == 5  # nothing was left for morale


def test_COA_12_4_4_france_expands_by_its_claims_and_not_by_homes_of_others() -> None:
    powers = (power("britain", "london 1"), france("", "bavaria holland saxonia wien westphalia", influence=5))
    assert empereur(*powers, field="expand-influence").power("france")["influence"] == 5 + 2 + 1


# What will happen next.


def test_the_forecast_tells_who_would_be_sent_by_each_card() -> None:
    table = empereur(france("off-map, paris", "lisboa"), field="taxation")
    deed = next(deed for deed in table.view()["empereur"]["next"] if deed["deed"] == "card")
    assert (deed["field"], deed["turns"], deed["why"]) == ("leadership", 1, "no-general-in-france")
    card = next(card for card in deed["cards"] if card["number"] == 9)
    assert (card["influence"], card["held"]) == (1, ["lisboa"])
    assert card["targets"] == [
        {"deed": "place", "territory": "leon", "generals": ["france-1"], "why": "off-map"},
        {"deed": "place", "territory": "oporto", "generals": ["france-2"], "why": "paris"},
    ]


def test_the_forecast_does_not_know_the_order_of_the_cards() -> None:
    views = [empereur(france(), field="taxation", napoleon_deck=deck).view() for deck in ([4, 7], [7, 4])]
    assert views[0]["empereur"] == views[1]["empereur"]


def test_the_forecast_sees_a_race_coming() -> None:
    table = moving("austria", france("lombardia, paris"), power("austria", "provence 3"))
    deeds = table.view()["empereur"]["next"]
    assert [deed["deed"] for deed in deeds] == ["tax", "race", "mobilize", "expand", "race", "race"]
    assert (deeds[1]["territory"], deeds[1]["why"]) == ("provence", "general-in-france")
    assert [target["territory"] for target in deeds[1]["targets"]] == ["paris", "provence", "lombardia"]


def test_the_forecast_counts_money_troops_and_claims() -> None:
    table = empereur(france("paris 1", "bavaria", money=5, morale=14), field="taxation")
    deeds = {deed["deed"]: deed for deed in table.view()["empereur"]["next"]}
    assert deeds["tax"]["money"] == 11
    assert (deeds["mobilize"]["troops"], deeds["mobilize"]["morale"]) == (2, 1)  # its money of now and of the tax
    assert deeds["expand"]["influence"] == 2


SPAIN_HELD = "lisboa leon oporto"  # all that card 9 attacks: France has nobody to send


@pytest.mark.parametrize(
    ("generals", "money", "lacking", "why"),
    [
        ("paris 1", 0, 2, "enough-for-all"),  # what the tax brings is spent two turns later
        ("paris 1", 3, 2, "enough-for-all"),
        ("lorraine, picardie, provence, languedoc, aquitaine, paris", 0, 18, "players-choose"),
    ],
)
def test_the_forecast_of_a_mobilization_after_the_tax_is_what_then_happens(
    generals: str, money: int, lacking: int, why: str
) -> None:
    table = moving("austria", france(generals, SPAIN_HELD, money=money, morale=0), napoleon_deck=[9])
    deeds = {deed["deed"]: deed for deed in table.view()["empereur"]["next"]}
    assert deeds["tax"]["turns"] < deeds["mobilize"]["turns"]
    foretold = deeds["mobilize"]
    assert (foretold["troops"], foretold["why"]) == (min(lacking, money + deeds["tax"]["money"]), why)
    before = french_troops(table)
    while table.view()["turn"] < 6:
        table.end_turn()
    assert f"taxed power=power:france count={deeds['tax']['money']}" in table.events()
    assert french_troops(table) - before == foretold["troops"]
    assert foretold["troops"] + foretold["morale"] == money + deeds["tax"]["money"]
    raised = f"morale-up power=power:france count={foretold['morale']}"
    assert (raised in table.events()) == (foretold["morale"] > 1)  # every movement of the others brings it 1


def test_the_forecast_of_a_mobilization_before_the_tax_spends_what_is_there() -> None:
    table = empereur(france("paris 1", SPAIN_HELD, money=1), field="leadership", napoleon_deck=[9])
    deeds = {deed["deed"]: deed for deed in table.view()["empereur"]["next"]}
    assert deeds["mobilize"]["turns"] < deeds["tax"]["turns"]
    assert (deeds["mobilize"]["troops"], deeds["mobilize"]["morale"]) == (1, 0)
    table.end_turn().end_turn()
    assert table.general("france-1") == "paris 2"


def test_the_forecast_in_the_middle_of_a_mobilization_is_of_the_next() -> None:
    table = empereur(france("paris, lorraine", "", money=2, morale=0), field="mobilization")
    assert table.asks().startswith("fill-general")
    deeds = {deed["deed"]: deed for deed in table.view()["empereur"]["next"]}
    income = deeds["tax"]["money"]
    assert (deeds["mobilize"]["turns"], deeds["mobilize"]["troops"]) == (6, 4)  # two of six have come by then
    assert deeds["mobilize"]["morale"] == income - 4


def french_troops(table: Europe) -> int:
    return sum(general["troops"] for general in table.view()["generals"] if general["id"].startswith("france-"))
