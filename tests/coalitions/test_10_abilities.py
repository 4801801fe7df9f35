"""COA-10: the abilities of named generals, an optional rule."""

import pytest

from casusbelli.core import Game, Mistake, Setup
from coalitions.europe import Europe, europe, power

ON = "abilities = true"


def fight(*powers: str, march: str, mover: str = "france", extra: str = ON, seats: int = 6) -> Europe:
    return europe(mover, *powers, extra=extra, seats=seats).arrive(march)


def test_COA_10_1_1_without_the_option_named_generals_are_like_others() -> None:
    table = fight(
        power("france", "picardie 2"),
        power("britain", "holland, hannover 2", named=2),
        march="france-1 holland",
        extra="",
    )
    table.do("britain support britain-2")
    assert table.asks() == "lose-to britain"
    assert table.battle()["totals"] == [3, 1]


def test_COA_10_1_1_they_are_not_used_in_the_empereur() -> None:
    with pytest.raises(Mistake, match="empereur-abilities"):
        Game(Setup("coalitions", 2, {"mode": "empereur", "abilities": "on"}, 1))


def named(table: Game) -> list[str]:
    return [general["id"] for general in table.state.view(-1)["generals"] if general["named"]]


def test_COA_R53_every_player_names_his_general_in_the_open_on_or_off_the_map() -> None:
    game = Game(Setup("coalitions", 6, {"abilities": "on"}, 1))
    asked = []
    for text in ("france-7", "britain-2", "austria-4", "prussia-1", "russia-3", "ottoman-2"):
        decision = game.state.pending()
        assert decision is not None
        assert decision.name == "name-general"
        asked.append(game.state.view(-1)["asked"])
        assert game.apply_text(game.state.awaited()[0], f"name {text}") is None
    assert asked == ["france", "britain", "austria", "prussia", "russia", "ottoman"]
    assert named(game) == ["britain-2", "france-7", "austria-4", "prussia-1", "russia-3", "ottoman-2"]


def test_COA_R53_an_uncontrolled_minor_powers_first_general_is_the_named_one() -> None:
    game = Game(Setup("coalitions", 5, {"abilities": "on"}, 1))
    for text in ("france-1", "britain-1", "austria-1", "prussia-1", "russia-1"):
        assert game.apply_text(game.state.awaited()[0], f"name {text}") is None
    assert "ottoman-1" in named(game)


# Wellington.


def wellington(place: str, troops: int = 2) -> Europe:
    table = fight(
        power("france", "picardie 3"),
        power("britain", f"holland, {place} {troops}", named=2),
        march="france-1 holland",
    )
    return table.do("britain support britain-2")


@pytest.mark.parametrize("troops", [1, 2, 3])
def test_COA_10_1_2_wellington_adds_himself_and_his_troops_to_the_side_he_supports(troops: int) -> None:
    table = wellington("hannover", troops)
    strength = [event for event in table.events() if event.startswith("defence-strength")]
    assert strength[0] == "defence-strength count=1"
    assert strength[1] == f"defence-strength count={1 + 1 + troops}"


def test_COA_R54_not_across_a_sea_route_and_not_without_troops() -> None:
    assert wellington("london").battle()["totals"] == [4, 1]
    table = fight(
        power("france", "picardie 3"), power("britain", "holland, hannover", named=2), march="france-1 holland"
    )
    assert table.asks() == "lose-to britain"  # he could not support


def test_COA_R54_other_british_generals_add_nothing() -> None:
    table = fight(
        power("france", "picardie 3"), power("britain", "holland, hannover 3", named=1), march="france-1 holland"
    )
    assert table.do("britain support britain-2").battle()["totals"] == [4, 1]


# Schwarzenberg.


def schwarzenberg(austrian: str, named: int, *supporters: str) -> Europe:
    table = fight(
        power("france", "wurttemberg 3"),
        power("austria", austrian, hand="1 1 1 1 1 1", morale=9, status="british", named=named),
        power("britain", "saxonia 1, wien 1"),
        power("russia", "bohemia 1", status="british"),
        march="france-1 bavaria",
    )
    for move in supporters:
        table.do(move)
    return table.without_support()


def cards_of(table: Europe, general: str) -> int:
    """How many cards the general can play."""
    found: int = next(slot["capacity"] for slot in table.battle()["slots"] if slot["general"] == general)
    return found


def test_COA_10_1_3_schwarzenberg_plays_a_card_more_for_every_other_power_that_supports_him() -> None:
    table = schwarzenberg("bavaria 1", 1, "britain support britain-1", "britain support britain-2")
    assert cards_of(table, "austria-1") == 2  # two generals, one power
    table = schwarzenberg(
        "bavaria 1", 1, "britain support britain-1", "britain support-no-more", "russia support russia-1"
    )
    assert cards_of(table, "austria-1") == 3
    table.do("austria play 1", "austria play 1", "austria play 1")
    assert table.power("austria")["morale"] == 6
    assert table.asks() != "play-card austria"


def test_COA_R55_own_supporters_do_not_count_and_no_troops_are_needed() -> None:
    table = schwarzenberg("bavaria, tyrol 1", 1, "britain support-no-more", "austria support austria-2")
    assert cards_of(table, "austria-1") == 0
    table = schwarzenberg("bavaria", 1, "britain support britain-1")
    assert cards_of(table, "austria-1") == 1


def test_COA_R55_only_when_he_fights_himself() -> None:
    table = schwarzenberg("bavaria 1, tyrol 1", 2, "britain support britain-1", "britain support-no-more")
    assert cards_of(table, "austria-1") == 1
    table = schwarzenberg("bavaria 1, tyrol 1", 2, "britain support-no-more", "austria support austria-2")
    assert cards_of(table, "austria-2") == 1


def test_COA_R55_he_also_does_as_an_attacker() -> None:
    table = fight(
        power("austria", "tyrol 1", hand="1 1 1", named=1, status="british"),
        power("russia", "wien 1", status="british"),
        power("france", "bavaria 1"),
        mover="austria",
        march="austria-1 bavaria",
    )
    table.do("russia support russia-1")
    assert cards_of(table, "austria-1") == 2


# Blücher.


def beaten_blucher(troops: int = 3, *others: str, prussian: str = "") -> Europe:
    """Blücher has lost a battle for Saxonia against France."""
    table = fight(
        power("france", "hesse 3", hand="5 5"),
        power("prussia", f"saxonia {troops}, {prussian}", named=1, status="british", garrisons="hannover"),
        *others,
        march="france-1 saxonia",
    )
    table.without_support()
    return table.do("france play 5", "france pass")


@pytest.mark.parametrize(("troops", "left"), [(3, "berlin 1"), (2, "berlin"), (1, "berlin"), (0, "berlin")])
def test_COA_10_1_4_blucher_loses_at_most_two_troops(troops: int, left: str) -> None:
    assert beaten_blucher(troops).do("prussia to-capital").general("prussia-1") == left


def test_COA_10_1_4_blucher_may_retreat_to_an_adjacent_territory_without_enemies() -> None:
    table = beaten_blucher(3, power("austria", "", "bavaria", status="expansionist"), prussian="silesia")
    places = ["berlin", "bohemia", "hannover", "hesse"]
    assert table.options("prussia") == ["to-capital", "off-map", *[f"retreat {place}" for place in places]]
    assert table.reason("prussia retreat bavaria") == "COA-R56 enemies-there"
    assert table.reason("prussia retreat silesia") == "COA-R56 own-general-there"
    assert table.reason("prussia retreat pommern") == "COA-R56 refuge-not-adjacent"
    table.do("prussia retreat hannover")
    assert table.general("prussia-1") == "hannover 1"


def test_COA_10_1_4_other_prussian_generals_have_no_such_way_out() -> None:
    table = fight(
        power("france", "hesse 3"), power("prussia", "saxonia 2", named=2, status="british"), march="france-1 saxonia"
    )
    assert table.options("prussia") == ["to-capital", "off-map"]


def test_COA_R56_off_the_map_the_last_troop_is_lost() -> None:
    table = beaten_blucher(3).do("prussia off-map")
    assert table.general("prussia-1") == "off-map"
    assert table.power("prussia")["supply"] == 21 - 1


def test_COA_R56_blucher_rallies_also_as_a_beaten_attacker() -> None:
    table = fight(
        power("france", "saxonia 3", hand="5"),
        power("prussia", "berlin 3", named=1, status="british"),
        mover="prussia",
        march="prussia-1 saxonia",
    )
    table.do("france play 5", "prussia retreat silesia")
    assert table.general("prussia-1") == "silesia 1"


def test_COA_R56_an_ally_must_let_him_in() -> None:
    table = beaten_blucher(3, power("austria", "", "bavaria", status="british"))
    assert {"retreat bavaria", "retreat bohemia"} < set(table.options("prussia"))
    table.do("prussia retreat bohemia")
    assert table.asks() == "allow-refuge austria"
    table.do("austria refuse")
    assert table.asks() == "lose-to prussia"
    assert table.reason("prussia retreat bohemia") == "COA-R56 refuge-denied"
    table.do("prussia retreat bavaria", "austria consent")
    assert table.general("prussia-1") == "bavaria 1"


def test_COA_R56_a_power_of_the_same_player_lets_him_in_by_itself() -> None:
    table = fight(
        power("france", "hesse 3", hand="5"),
        power("prussia", "saxonia 3", named=1, status="british", controller="austria"),
        power("austria", status="british"),
        march="france-1 saxonia",
        seats=4,
    )
    table.do("france play 5", "austria retreat bohemia")
    assert table.general("prussia-1") == "bohemia 1"


def test_COA_R56_neutral_homes_are_closed_to_him() -> None:
    table = beaten_blucher(3, power("austria", status="neutral"))
    assert table.reason("prussia retreat bohemia") == "COA-R56 closed-land"


# Kutuzov.


def kutuzov(*others: str, russian: str = "", troops: int = 2, garrisons: str = "") -> Europe:
    """France attacks Kutuzov in Galicia."""
    return fight(
        power("france", "bohemia 3", hand="5"),
        power("russia", f"galicia {troops}, {russian}", garrisons, named=1, status="british", hand="1"),
        *others,
        march="france-1 galicia",
    )


def test_COA_10_1_5_kutuzov_may_withdraw_before_the_battle_with_the_loss_of_one_troop() -> None:
    table = kutuzov(power("austria", status="expansionist"), garrisons="polesie")
    assert table.asks() == "withdraw-before-battle russia"
    table.do("russia retreat polesie")
    assert table.general("russia-1") == "polesie 1"


def test_COA_10_1_5_or_he_stands() -> None:
    table = kutuzov(garrisons="polesie").do("russia stand")
    assert table.asks() == "play-card france"
    assert [slot["general"] for slot in table.battle()["slots"]] == ["france-1", "russia-1"]


def test_COA_10_1_5_not_as_an_attacker() -> None:
    table = fight(
        power("russia", "polesie 2", named=1, status="british"),
        power("france", "galicia 3", hand="5"),
        mover="russia",
        march="russia-1 galicia",
    )
    assert table.asks() == "play-card france"


def test_COA_R57_his_ways_out_are_as_limited_as_bluchers() -> None:
    table = kutuzov(
        power("austria", status="british"),
        power("ottoman", "", "bessarabia", status="expansionist"),
        power("prussia", "", "warszawa", status="neutral"),
        russian="polesie",
    )
    assert table.options("russia") == ["stand", "retreat bohemia", "retreat hungari", "retreat podolia"]
    assert table.reason("russia retreat bessarabia") == "COA-R57 enemies-there"
    assert table.reason("russia retreat warszawa") == "COA-R57 enemies-there"
    assert table.reason("russia retreat polesie") == "COA-R57 own-general-there"
    assert table.reason("russia retreat crimea") == "COA-R57 refuge-not-adjacent"
    table.do("russia retreat hungari", "austria refuse")
    assert table.options("russia") == ["stand", "retreat bohemia", "retreat podolia"]
    assert table.reason("russia retreat hungari") == "COA-R57 refuge-denied"


def test_COA_R57_without_another_defender_there_is_no_battle() -> None:
    table = kutuzov(troops=0).do("russia retreat podolia")
    assert table.asks() == "garrison-conquest france"
    table.do("france garrison galicia")
    assert table.battle() is None
    assert (table.general("russia-1"), table.general("france-1")) == ("podolia", "galicia 2")
    assert [table.power(name)["influence"] for name in ("france", "russia")] == [0, 0]
    assert [table.power(name)["cards"] for name in ("france", "russia")] == [1, 1]


def test_COA_R57_other_defenders_fight_on_with_their_own_strength() -> None:
    table = kutuzov(power("austria", "galicia 1", "galicia", status="british"))
    assert table.battle()["base"] == [4, 3 + 2 + 1]
    table.do("russia retreat podolia")
    assert table.battle()["base"] == [4, 2 + 1]
    assert table.asks() == "play-card france"
    table.do("france play 5", "austria off-map")
    assert table.power("france")["influence"] == 1


def test_COA_R57_he_cannot_support_the_battle_that_he_has_left() -> None:
    table = kutuzov(power("austria", "galicia 1", status="british")).do("russia retreat podolia")
    assert table.asks() == "play-card france"  # Russia is not asked for support
    assert table.general("russia-1") == "podolia 1"


# The Grand Vizier.


def beaten_vizier(*others: str, ottoman: str = "", garrisons: str = "") -> Europe:
    return fight(
        power("russia", "podolia 3", status="british"),
        power("ottoman", f"bessarabia 2, {ottoman}", garrisons, named=1, status="expansionist"),
        *others,
        mover="russia",
        march="russia-1 bessarabia",
    )


def test_COA_10_1_6_the_beaten_vizier_is_placed_on_ottoman_land_with_a_troop() -> None:
    table = beaten_vizier(power("austria", "serbia"), ottoman="istanbul 2", garrisons="hellas")
    assert table.asks() == "lose-to ottoman"
    homes = ["anatolia", "egypt", "rumelia", "syria", "wallachia"]
    assert sorted(table.options("ottoman")) == [f"retreat {place}" for place in sorted([*homes, "hellas"])]
    table.do("ottoman retreat hellas")
    assert table.general("ottoman-1") == "hellas 1"


def test_COA_R58_the_placement_is_compulsory() -> None:
    table = beaten_vizier()
    assert table.reason("ottoman off-map") == "COA-R58 must-reappear"
    assert table.reason("ottoman to-capital") == "COA-R58 must-reappear"
    assert table.reason("ottoman retreat podolia") == "COA-R58 must-reappear"


def test_COA_R58_without_such_land_the_normal_rule_holds() -> None:
    homes = "anatolia egypt rumelia syria wallachia serbia"
    table = beaten_vizier(power("austria", "", homes), power("prussia", "istanbul", status="neutral"))
    assert table.general("ottoman-1") == "off-map"


def test_COA_R58_another_ottoman_general_is_beaten_as_usual() -> None:
    table = fight(
        power("russia", "podolia 3", status="british"),
        power("ottoman", "bessarabia 2", named=2),
        mover="russia",
        march="russia-1 bessarabia",
    )
    assert table.options("ottoman") == ["to-capital", "off-map"]
