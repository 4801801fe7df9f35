"""COA-9: the board update when war and peace have changed."""

import pytest

from casusbelli.core import Game, Setup
from coalitions.europe import Europe, congress, europe_at, power


def auction(*powers: str, winner: str, round: int = 2) -> Europe:
    """The Ottoman Empire, a minor power, is on Drill, and this power wins it."""
    return europe_at("turn", *powers, turn=6, seats=5, round=round).bids(**{winner: 1})


def asked_until_play_goes_on(table: Europe) -> list[str]:
    """Everything that is asked before the first action, answered with the first option."""
    asked = []
    while not table.asks().startswith("drill"):
        asked.append(table.asks())
        table.idle()
    return asked


# When, and at what price.


def test_COA_9_1_1_all_powers_are_updated_after_the_declarations() -> None:
    table = congress(
        power("austria", "saxonia 2", status="british"),
        power("russia", "saxonia", status="british"),
        power("prussia", "tyrol", status="british"),
    )
    table.declare(austria="french", prussia="neutral").without_expulsions()
    assert asked_until_play_goes_on(table) == ["leave-to prussia", "leave-to russia"]


def test_COA_9_1_1_after_a_change_of_control_only_those_whom_the_minor_power_meets() -> None:
    table = auction(
        power("prussia", "tyrol", status="neutral"),  # would have to leave in a Diplomacy Phase
        power("austria", "bessarabia 2", status="expansionist"),
        power("ottoman", "bessarabia", status="french", controller="france"),
        winner="britain",
    )
    assert asked_until_play_goes_on(table) == ["leave-to ottoman"]
    assert table.general("prussia-1") == "tyrol"


def test_COA_9_1_2_no_cards_no_influence_and_no_troops_are_lost() -> None:
    table = congress(
        power("austria", "saxonia 2", status="british", hand="5 4", influence=3, morale=7),
        power("russia", "saxonia 1", status="british", hand="1 2", influence=4, morale=6),
    )
    table.declare(austria="french").without_expulsions()
    table.do(f"russia {table.options('russia')[0]}")
    assert table.general("austria-1") == "saxonia 2"
    assert table.general("russia-1").split()[1] == "1"
    for name, influence, morale in (("austria", 3, 7), ("russia", 4, 6)):
        shown = table.power(name)
        assert (shown["influence"], shown["morale"], shown["cards"]) == (influence, morale, 2)


# From war to peace.


@pytest.mark.parametrize(
    ("austria", "prussia"), [("british", "british"), ("neutral", "british"), ("british", "neutral")]
)
def test_COA_9_2_1_garrisons_and_generals_on_the_home_of_a_former_enemy(austria: str, prussia: str) -> None:
    table = congress(
        power("austria", "silesia 1, saxonia 3", "berlin saxonia", status="french"), power("prussia", status="british")
    )
    table.declare(austria=austria, prussia=prussia).without_expulsions()
    assert table.garrison("berlin") == ""
    assert table.garrison("saxonia") == "austria"  # nobody's home
    assert table.general("austria-1") == "silesia 2"
    expected = "let-stay austria" if austria == prussia else "leave-to austria"
    assert table.asks() == expected
    table.idle()
    assert table.general("austria-2") == "saxonia 3"


def test_COA_9_2_1_nothing_changes_where_there_was_peace_before() -> None:
    table = congress(power("austria", "silesia 1", status="british"), power("prussia", status="british"))
    table.declare().without_expulsions()
    assert asked_until_play_goes_on(table) == []
    assert table.general("austria-1") == "silesia 1"


def test_COA_9_2_2_the_garrison_becomes_a_troop_of_a_general_with_room() -> None:
    table = congress(
        power("austria", "wien 3, tyrol 2, galicia", "berlin", status="french"), power("prussia", status="british")
    )
    table.declare(austria="british").without_expulsions()
    assert table.asks() == "reinforce austria"
    assert table.options("austria") == ["reinforce austria-2", "reinforce austria-3"]
    table.do("austria reinforce austria-2")
    assert table.general("austria-2") == "tyrol 3"
    assert table.power("austria")["supply"] == 28 - 6


def test_COA_R42_any_own_general_on_the_map_may_take_it() -> None:
    table = congress(
        power("austria", "berlin 1, dalmatia, off-map, wien 3", "berlin", status="french"),
        power("prussia", status="british"),
    )
    table.declare(austria="british").without_expulsions()
    assert table.options("austria") == ["reinforce austria-1", "reinforce austria-2"]
    assert table.reason("austria reinforce austria-3") == "COA-R42 general-not-on-map"
    assert table.reason("austria reinforce austria-4") == "COA-4.6.1 general-full"
    assert table.reason("austria reinforce prussia-1") == "COA-4.6.1 not-own-general"


@pytest.mark.parametrize("generals", ["", "wien 3", "off-map"])
def test_COA_R42_money_only_if_there_is_no_such_general(generals: str) -> None:
    table = congress(power("austria", generals, "berlin silesia", status="french"), power("prussia", status="british"))
    table.declare(austria="british").without_expulsions()
    assert table.garrison("berlin") == ""
    assert table.power("austria")["money"] == 2


@pytest.mark.parametrize(("answer", "end"), [("let-stay", "silesia 1"), ("send-away", "bohemia 1")])
def test_COA_9_2_3_a_new_ally_lets_the_general_stay_or_not(answer: str, end: str) -> None:
    table = congress(power("austria", "silesia 1", status="french"), power("prussia", status="british"))
    table.declare(austria="british").without_expulsions()
    assert table.pending() == "let-stay 3"  # Prussia, whose home it is
    table.do(f"prussia {answer}")
    if answer == "send-away":
        table.do("austria retreat bohemia")
    assert table.general("austria-1") == end
    assert table.asks() == "drill britain"


def test_COA_9_2_3_is_decided_for_each_general() -> None:
    table = congress(power("austria", "silesia 1, pommern 1", status="french"), power("prussia", status="british"))
    table.declare(austria="british").without_expulsions()
    table.do("prussia let-stay", "prussia send-away")
    assert table.view()["leaving"] == ["austria-2"]


def test_COA_9_2_3_the_power_that_controls_the_territory_is_asked() -> None:
    table = congress(power("austria", "silesia 3", status="french"), power("prussia", status="british"))
    table.declare(austria="british").without_expulsions()
    assert table.pending() == "let-stay 3"


@pytest.mark.parametrize(("ruleset", "asked"), [(1, "let-stay 5"), (2, "let-stay 3")])
def test_COA_9_2_6_an_enemy_who_holds_the_territory_is_not_asked(ruleset: int, asked: str) -> None:
    """Silesia is Prussian land in Ottoman hands. The Ottomans, now at war with Austria, are weaker and go first."""
    table = congress(
        power("austria", "silesia 3", status="french"),
        power("prussia", status="british"),
        power("ottoman", "", "silesia", status="french"),
        extra=f"ruleset = {ruleset}",
    )
    table.declare(austria="british").without_expulsions()
    assert table.pending() == asked
    assert table.control("silesia") == ("ottoman" if ruleset == 1 else "prussia")
    table.do(f"{asked.split()[1]} send-away")
    assert table.asks() == "leave-to austria"


def test_COA_9_2_6_who_is_weaker_than_the_enemy_leaves_and_nobody_is_asked() -> None:
    table = congress(
        power("austria", "silesia", status="french"),
        power("prussia", status="british"),
        power("ottoman", "", "silesia", status="french"),
    )
    table.declare(austria="british").without_expulsions()
    assert table.asks() == "leave-to austria"
    assert table.do("austria off-map").control("silesia") == "ottoman"
    assert not table.asks().startswith("let-stay")


def test_COA_9_2_3_powers_of_one_player_simply_stay() -> None:
    table = auction(
        power("austria", "wallachia 1", status="british"),
        power("ottoman", "galicia 1", status="french", controller="france"),
        winner="austria",
    )
    assert asked_until_play_goes_on(table) == []
    assert (table.general("austria-1"), table.general("ottoman-1")) == ("wallachia 1", "galicia 1")


def test_COA_9_2_4_who_is_refused_or_meets_neutrality_goes_to_the_nearest_own_land_or_off_the_map() -> None:
    refused = congress(power("austria", "silesia 2", status="french"), power("prussia", status="british"))
    refused.declare(austria="british").without_expulsions().do("prussia send-away")
    neutral = congress(power("austria", "silesia 2", status="french"), power("prussia", status="british"))
    neutral.declare(prussia="neutral").without_expulsions()
    for table in (refused, neutral):
        assert table.asks() == "leave-to austria"
        assert table.options("austria") == ["retreat bohemia", "off-map"]
        table.do("austria off-map")
        assert table.general("austria-1") == "off-map"
        assert table.power("austria")["supply"] == 28  # the troops are lost


def test_COA_9_2_5_the_garrison_becomes_a_troop_before_the_general_leaves() -> None:
    table = congress(
        power("austria", "silesia 1, wien 1", "silesia", status="french"), power("prussia", status="british")
    )
    table.declare(prussia="neutral").without_expulsions()
    assert table.asks() == "reinforce austria"
    table.do("austria reinforce austria-1", "austria retreat bohemia")
    assert table.general("austria-1") == "bohemia 2"
    assert table.control("silesia") == "prussia"


# From peace to war.


def meeting(austria: str, russia: str, garrison: str = "", fortress: str = "", seed: str = "0") -> Europe:
    """Austria and Russia are allies in Saxonia, then Austria goes to the French."""
    table = congress(
        power("austria", austria, garrison if garrison == "saxonia" else "", status="british", fortresses=fortress),
        power("russia", russia, status="british"),
        extra=f'seed = "{seed}"',
    )
    return table.declare(austria="french").without_expulsions()


def test_COA_9_3_1_a_general_beside_a_general_or_a_garrison_of_a_new_enemy() -> None:
    assert meeting("saxonia 2", "saxonia 1").view()["leaving"] == ["russia-1"]
    assert meeting("", "saxonia 1", garrison="saxonia").garrison("saxonia") == ""
    assert meeting("saxonia 2", "bavaria 1").view()["leaving"] == []  # not on one territory


def test_COA_9_3_1_also_pieces_of_a_neutral_power_away_from_home() -> None:
    table = congress(
        power("austria", "saxonia 2", "saxonia", status="british"), power("russia", "saxonia 1", status="british")
    )
    table.declare(austria="neutral").without_expulsions()
    assert table.view()["leaving"] == ["russia-1"]


@pytest.mark.parametrize(
    ("austria", "russia", "leaving"),
    [
        ("saxonia 2", "saxonia 1", "russia-1"),
        ("saxonia", "saxonia 1", "austria-1"),
        ("saxonia 3", "saxonia 2", "russia-1"),
    ],
)
def test_COA_9_3_2_strengths_are_compared(austria: str, russia: str, leaving: str) -> None:
    assert meeting(austria, russia).view()["leaving"] == [leaving]


def test_COA_9_3_3_with_equal_strength_the_garrison_counts_as_stronger() -> None:
    assert meeting("saxonia", "saxonia 1", garrison="saxonia").view()["leaving"] == ["russia-1"]


def test_COA_9_3_3_without_a_garrison_chance_decides() -> None:
    losers = {tuple(meeting("saxonia 1", "saxonia 1", seed=str(seed)).view()["leaving"]) for seed in range(12)}
    assert losers == {("austria-1",), ("russia-1",)}


def test_COA_R44_the_coin_comes_from_the_seed_and_is_told() -> None:
    for seed in range(4):
        one, same = (meeting("saxonia 1", "saxonia 1", seed=str(seed)) for _ in range(2))
        assert one.view()["leaving"] == same.view()["leaving"]
        assert [event for event in one.events() if event.startswith("coin-tossed")]
    assert not [event for event in meeting("saxonia 1", "saxonia 2").events() if event.startswith("coin-tossed")]


def test_COA_9_3_4_the_weaker_garrison_becomes_a_troop_and_its_general_leaves() -> None:
    table = meeting("saxonia, wien 1", "saxonia 3", garrison="saxonia")
    assert table.asks() == "reinforce austria"
    table.do("austria reinforce austria-1")
    assert table.options("austria") == ["retreat bohemia", "off-map"]
    table.do("austria retreat bohemia")
    assert table.general("austria-1") == "bohemia 1"
    assert table.garrison("saxonia") == ""


def test_COA_9_3_4_a_weaker_garrison_without_generals_is_paid_off() -> None:
    table = meeting("", "saxonia 3", garrison="saxonia")
    assert table.power("austria")["money"] == 1
    assert asked_until_play_goes_on(table) == []


def test_COA_9_3_5_the_stronger_stays_unchanged() -> None:
    table = meeting("saxonia 3", "saxonia 2", garrison="saxonia")
    table.do("russia off-map")
    assert table.general("austria-1") == "saxonia 3"
    assert table.garrison("saxonia") == "austria"


def crowd(**statuses: str) -> Europe:
    """Austria with strength 4, Prussia with 3 and Russia with 2, allies so far, stand in Saxonia."""
    table = congress(
        power("austria", "saxonia 3", status="british"),
        power("prussia", "saxonia 2", status="british"),
        power("russia", "saxonia 1", status="british"),
    )
    return table.declare(**statuses).without_expulsions()


def test_COA_R43_the_strongest_stays_with_its_allies_and_those_hostile_to_it_leave() -> None:
    assert crowd(prussia="french").view()["leaving"] == ["prussia-1"]
    assert crowd(austria="french").view()["leaving"] == ["prussia-1", "russia-1"]
    assert crowd(austria="french", russia="french").view()["leaving"] == ["prussia-1"]
    everybody = crowd(austria="expansionist", prussia="expansionist", russia="expansionist")
    assert everybody.view()["leaving"] == ["prussia-1", "russia-1"]


def test_COA_R43_allies_do_not_add_their_strength() -> None:
    table = congress(
        power("austria", "saxonia 2", status="british"),
        power("prussia", "saxonia 1", status="british"),
        power("russia", "saxonia 1", status="british"),
    )
    table.declare(austria="french").without_expulsions()
    assert table.view()["leaving"] == ["prussia-1", "russia-1"]


def test_COA_R48_a_fortress_counts_and_support_and_cards_do_not() -> None:
    assert meeting("", "saxonia 3", garrison="saxonia", fortress="saxonia").view()["leaving"] == ["russia-1"]
    assert meeting("", "saxonia 3", garrison="saxonia").view()["leaving"] == []
    strong_neighbours = congress(
        power("austria", "saxonia, bohemia 3, bavaria 3", status="british", hand="5 5"),
        power("russia", "saxonia 1", status="british"),
    )
    strong_neighbours.declare(austria="french").without_expulsions()
    assert strong_neighbours.view()["leaving"] == ["austria-1"]


# Neutral powers.


def test_COA_9_4_1_a_new_neutral_leaves_foreign_homes_and_all_others_leave_its_own() -> None:
    table = congress(
        power("austria", "silesia 1", "berlin", status="french"),
        power("prussia", "tyrol 1", "dalmatia", status="british"),
        power("russia", "wien 1", status="french"),  # a former ally
    )
    table.declare(austria="neutral").without_expulsions()
    assert (table.garrison("berlin"), table.garrison("dalmatia")) == ("", "")
    assert table.view()["leaving"] == ["austria-1", "prussia-1", "russia-1"]
    assert (table.general("austria-1"), table.general("prussia-1")) == ("silesia 2", "tyrol 2")


@pytest.mark.parametrize("place", ["tyrol", "hesse", "lombardia"])
def test_COA_9_4_2_a_neutral_general_leaves_what_his_power_does_not_control(place: str) -> None:
    """A foreign home, land of nobody, and land of another power."""
    table = congress(power("prussia", f"{place} 1", status="expansionist"), power("france", "", "lombardia"))
    table.declare(prussia="neutral").without_expulsions()
    assert table.view()["leaving"] == ["prussia-1"]


def test_COA_R45_uncontrolled_means_not_controlled_by_the_generals_own_power() -> None:
    for garrison, leaving in (("france", ["prussia-1"]), ("prussia", [])):
        table = congress(
            power("prussia", "hesse 1", "hesse" if garrison == "prussia" else "", status="british"),
            power("france", "", "hesse" if garrison == "france" else ""),
        )
        table.declare(prussia="neutral").without_expulsions()
        assert table.view()["leaving"] == leaving


def test_COA_9_4_3_a_neutral_garrison_on_a_foreign_home_becomes_a_troop_or_money() -> None:
    with_general = congress(power("prussia", "berlin", "tyrol", status="expansionist")).declare(prussia="neutral")
    assert with_general.general("prussia-1") == "berlin 1"
    without = congress(power("prussia", "", "tyrol", status="expansionist")).declare(prussia="neutral")
    assert without.power("prussia")["money"] == 1
    assert with_general.garrison("tyrol") == without.garrison("tyrol") == ""


def test_COA_9_4_4_neutral_garrisons_on_other_land_stay_with_their_generals() -> None:
    table = congress(power("prussia", "hesse 1", "hesse westphalia pfalz", status="expansionist")).declare(
        prussia="neutral"
    )
    assert asked_until_play_goes_on(table) == []
    assert (table.garrison("hesse"), table.garrison("westphalia")) == ("prussia", "prussia")
    assert table.general("prussia-1") == "hesse 1"
    table.until("choose-arbiter prussia")
    assert "march westphalia" in table.ways("prussia-1")  # and he may enter such land later


def test_COA_9_4_5_others_may_attack_such_land() -> None:
    table = congress(power("prussia", "hesse 1", "hesse", status="british"), power("france", "wurttemberg 3"))
    table.declare(prussia="neutral").without_expulsions()
    table.until("choose-arbiter france").arrive("france-1 hesse")
    assert table.battle()["defenders"] == ["prussia"]


@pytest.mark.parametrize("status", ["british", "french", "expansionist", "neutral"])
def test_COA_9_4_6_no_general_of_another_player_remains_on_a_neutral_home(status: str) -> None:
    table = congress(power("austria", "silesia 1", status=status), power("prussia", status="expansionist"))
    table.declare(prussia="neutral").without_expulsions()
    assert table.view()["leaving"] == ["austria-1"]


def test_COA_9_4_6_a_general_of_the_same_player_may() -> None:
    table = congress(
        power("russia", "wallachia 1", status="british"),
        power("ottoman", status="british", controller="russia"),
        seats=5,
    )
    table.declare(russia="neutral").without_expulsions()
    assert table.general("russia-1") == "wallachia 1"
    assert table.view()["leaving"] == []


def test_COA_R46_the_general_in_saxonia_may_stand_there_when_1805_begins() -> None:
    state = Game(Setup("coalitions", 6, {}, 1)).state
    standing = {general["id"]: general["place"] for general in state.view(0)["generals"]}
    assert standing["prussia-3"] == "saxonia"
    assert state.view(0)["garrisons"].get("saxonia") is None
    assert state.view(0)["powers"][3]["status"] == "neutral"


def test_COA_R46_in_a_later_diplomacy_phase_old_neutrals_are_updated_as_well() -> None:
    table = congress(power("prussia", "saxonia", status="neutral")).declare(prussia="neutral")
    assert table.asks() == "leave-to prussia"


def test_COA_R46_in_round_1_a_change_of_control_concerns_the_minor_power_alone() -> None:
    table = auction(
        power("prussia", "saxonia", status="neutral"),
        power("austria", "egypt 1, saxonia 2", status="french"),
        power("ottoman", status="british"),
        winner="france",
        round=1,
    )
    assert asked_until_play_goes_on(table) == ["let-stay austria"]
    assert table.general("prussia-1") == "saxonia"


def test_COA_R46_a_neutral_general_on_land_of_the_minor_power_is_concerned() -> None:
    table = auction(
        power("russia", "bosnia", status="neutral"),
        power("ottoman", "", "bosnia", status="neutral", controller="russia"),
        winner="france",
    )
    assert table.view()["leaving"] == ["russia-1"]


def test_COA_R46_so_is_one_on_its_home_in_whosever_hands() -> None:
    table = auction(
        power("russia", "wallachia", status="neutral"),
        power("ottoman", status="neutral", controller="russia"),
        power("france", "", "wallachia"),
        winner="britain",
    )
    assert table.view()["leaving"] == ["russia-1"]


def test_COA_R47_a_neutral_power_stays_on_land_of_its_players_other_powers() -> None:
    table = congress(
        power("russia", "bosnia, wallachia", status="expansionist"),
        power("ottoman", "crimea", "bosnia", status="expansionist", controller="russia"),
        seats=5,
    )
    table.declare(russia="neutral").without_expulsions()
    assert table.view()["leaving"] == []
    assert [table.general(name) for name in ("russia-1", "russia-2", "ottoman-1")] == ["bosnia", "wallachia", "crimea"]


# Where a general goes.


def refuges(russia: str, garrisons: str = "", *others: str, status: str = "british", extra: str = "") -> Europe:
    """The first Russian general must leave; he stands beside a stronger Austrian who has become an expansionist."""
    place = russia.split(maxsplit=1)[0]
    table = congress(
        power("austria", f"{place} 3", status=status),
        power("russia", russia, garrisons, status=status),
        *others,
        extra=extra,
    )
    table.declare(austria="expansionist").without_expulsions()
    assert table.asks() == "leave-to russia"
    return table


def test_COA_9_5_1_the_nearest_own_land_without_own_and_foreign_generals() -> None:
    britain = power("britain", "polesie")
    table = refuges("warszawa 1, moskva", "polesie saxonia", britain)  # an ally's general does not matter
    assert table.options("russia") == ["retreat polesie", "off-map"]
    assert table.reason("russia retreat galicia") == "COA-9.5.1 territory-not-controlled"
    assert table.reason("russia retreat moskva") == "COA-9.5.1 own-general-there"
    assert table.reason("russia retreat saxonia") == "COA-R36 not-the-nearest"
    assert table.reason("russia retreat warszawa") == "COA-R36 territory-being-left"
    occupied = refuges("warszawa 1, polesie", "polesie", power("france", "ukraine"))
    assert occupied.reason("russia retreat polesie") == "COA-9.5.1 own-general-there"
    assert occupied.reason("russia retreat ukraine") == "COA-9.5.1 foreign-general-there"
    assert occupied.options("russia") == ["retreat smolensk", "off-map"]


def test_COA_9_5_1_among_equally_near_ones_the_owner_chooses() -> None:
    table = refuges("polesie 1", "livonia")
    assert table.options("russia") == ["retreat livonia", "retreat smolensk", "retreat ukraine", "off-map"]
    table.do("russia retreat smolensk")
    assert table.general("russia-1") == "smolensk 1"


def test_COA_9_5_2_off_the_map_is_always_allowed_and_costs_the_troops() -> None:
    table = refuges("polesie 2")
    before = table.power("russia")["supply"]
    table.do("russia off-map")
    assert table.general("russia-1") == "off-map"
    assert table.power("russia")["supply"] == before + 2


def test_COA_R36_sea_routes_are_steps_for_the_british_coalition_alone() -> None:
    assert refuges("sverige 1", "livonia").options("russia") == ["retreat livonia", "off-map"]
    french = refuges("sverige 1", "livonia", status="french")
    assert french.options("russia") == ["retreat st_petersburg", "off-map"]


def test_COA_R36_if_the_closest_are_not_eligible_the_next_are_and_the_ground_left_never_is() -> None:
    """The general is driven from his own capital; Livonia and Finland beside it are not Russian."""
    table = refuges("st_petersburg 1, smolensk")
    assert table.options("russia") == ["retreat moskva", "off-map"]
    assert table.reason("russia retreat st_petersburg") == "COA-R36 territory-being-left"


def test_COA_R36_without_any_refuge_the_general_goes_off_the_map() -> None:
    table = congress(
        power("austria", "saxonia 2", status="british"),
        power("prussia", "saxonia 1", status="british"),
        power("france", "", "berlin silesia pommern borussia"),
    )
    table.declare(austria="french").without_expulsions()
    assert table.general("prussia-1") == "off-map"  # there was nothing to choose
    assert table.asks() == "drill britain"


def test_COA_R36_generals_who_leave_in_the_same_step_do_not_block() -> None:
    table = congress(power("austria", "silesia 1", status="french"), power("prussia", "bohemia 1", status="british"))
    table.declare(austria="neutral").without_expulsions()
    assert table.options("austria") == ["retreat bohemia", "off-map"]
    table.do("austria retreat bohemia")
    assert table.options("prussia") == ["retreat silesia", "off-map"]


def test_COA_R36_closed_spain_is_no_refuge() -> None:
    for closed, refuge in (("true", "retreat cornwall"), ("false", "retreat leon")):
        table = congress(
            power("austria", "oporto 3", status="british"),
            power("britain", "oporto 1", "leon"),
            extra=f'scenario = "1792"\nspain-closed = {closed}',
        )
        table.declare(austria="expansionist").without_expulsions()
        assert refuge in table.options("britain")
        assert ("retreat leon" in table.options("britain")) == (closed == "false")


def test_COA_R36_nor_are_neutral_homes_of_other_players() -> None:
    table = auction(
        power("russia", "polesie 1", "borussia", status="british"),
        power("prussia", status="neutral"),
        power("ottoman", "polesie 3", status="british", controller="russia"),
        winner="france",
    )
    assert table.options("russia") == ["retreat smolensk", "retreat ukraine", "off-map"]
    assert table.reason("russia retreat borussia") == "COA-R36 closed-land"


def test_COA_R41_garrisons_then_leaving_generals_then_hostile_pairs_each_in_power_order() -> None:
    table = congress(
        power("austria", "saxonia 3, silesia, tyrol, wien", "berlin", status="french"),
        power("prussia", "venezia, saxonia", "dalmatia", status="british"),
        power("russia", "saxonia 1", status="french"),
    )
    table.declare(prussia="neutral").without_expulsions()
    assert asked_until_play_goes_on(table) == [
        "reinforce austria",
        "reinforce prussia",
        "leave-to austria",
        "choose-leaving prussia",
        "leave-to prussia",
        "leave-to prussia",
    ]


def test_COA_R41_the_owner_orders_his_own_generals() -> None:
    table = congress(power("prussia", "bohemia 1, galicia 2", status="expansionist")).declare(prussia="neutral")
    assert table.asks() == "choose-leaving prussia"
    assert table.options("prussia") == ["leave prussia-1", "leave prussia-2"]
    assert table.reason("prussia leave prussia-3") == "COA-9.1.1 general-need-not-leave"
    assert table.reason("prussia leave russia-1") == "COA-R41 not-own-general"
    table.do("prussia leave prussia-2")
    table.do(f"prussia {table.options('prussia')[0]}")
    assert table.asks() == "leave-to prussia"
    assert table.view()["leaving"] == ["prussia-1"]


# The rulebook's examples.


def test_COA_E11_prussia_leaves_neutral_wien_and_austria_stays_in_saxonia() -> None:
    table = congress(
        power("austria", "saxonia 1", "saxonia", status="french"), power("prussia", "wien 2", "wien", status="british")
    )
    assert table.control("wien") == "prussia"
    table.declare(austria="neutral").without_expulsions()
    assert table.garrison("wien") == ""
    assert table.general("prussia-1") == "wien 3"  # the garrison has become a troop
    assert table.asks() == "leave-to prussia"
    assert table.options("prussia") == ["retreat silesia", "off-map"]
    table.do("prussia retreat silesia")
    assert table.general("prussia-1") == "silesia 3"
    assert table.control("wien") == "austria"
    assert (table.general("austria-1"), table.garrison("saxonia")) == ("saxonia 1", "austria")
    assert table.asks() == "drill britain"
    table.until("choose-arbiter prussia")
    assert table.arrive("prussia-1 saxonia").battle()["defenders"] == ["austria"]


def test_COA_E12_the_austrian_garrison_counts_as_stronger_and_russia_goes_to_podolia() -> None:
    table = congress(
        power("austria", "", "galicia", status="british"),
        power("russia", "galicia, polesie", "podolia polesie", status="british"),
    )
    table.declare(austria="french").without_expulsions()
    assert "outmatched power=power:russia other=power:austria territory=territory:galicia" in table.events()
    assert table.asks() == "leave-to russia"
    assert table.options("russia") == ["retreat podolia", "off-map"]
    table.do("russia retreat podolia")
    assert table.general("russia-1") == "podolia"
    assert table.garrison("galicia") == "austria"
    assert table.asks() == "drill britain"
