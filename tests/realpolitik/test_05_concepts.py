"""REA-5: land, control, pieces, influence, morale, prestige, cards, trains, and who knows what."""

import pytest

from casusbelli.core import SPECTATOR, find_title
from realpolitik.europe19 import (
    CARDS,
    POWERS,
    Concert,
    acting,
    after_reveal,
    at_turn,
    board,
    clash,
    congress,
    dealt,
    land,
    power,
    refused,
)

LAND = {entry["id"]: entry for entry in board()["territory"]}
ROUTES = {tuple(sorted(route["between"])): route["owner"] for route in board()["sea_route"]}


def marches(general: str, table: Concert) -> set[str]:
    return {option.split()[1] for option in table.ways(general) if option.startswith("march")}


def sails(mover: str, place: str, *others: str) -> set[str]:
    table = acting(mover, "movement", power(mover, f"{place} 1"), *others)
    return {option.split()[1] for option in table.ways(f"{mover}-1") if option.startswith("sail")}


# 5.1 Territories and sea routes.


def test_REA_5_1_1_every_territory_is_of_one_kind() -> None:
    assert {entry["kind"] for entry in LAND.values()} == {"home", "disputed", "undisputed", "impassable"}
    for entry in LAND.values():
        assert ("home" in entry) == (entry["kind"] == "home")
        assert (len(entry.get("claims", [])) > 1) == (entry["kind"] == "disputed")


def test_REA_5_1_2_REA_R4_what_bears_no_number_brings_nothing() -> None:
    assert land("picardie")["value"] == land("bourgogne")["value"] == 0
    homes = [entry for entry in LAND.values() if entry.get("home") == "france"]
    table = dealt()
    assert table.power("france")["income"] == sum(entry["value"] for entry in homes)
    taken = at_turn(power("austria", garrisons="picardie bourgogne"))
    assert (taken.power("austria")["expands"], taken.power("france")["income"]) == (0, table.power("france")["income"])


@pytest.mark.parametrize("id", POWERS)
def test_REA_5_1_3_a_home_is_its_owners_from_the_start(id: str) -> None:
    control = dealt().view()["control"]
    homes = {name for name, entry in LAND.items() if entry.get("home") == id}
    assert {name for name, owner in control.items() if owner == id} == homes
    assert len(homes) >= 5


def test_REA_5_1_4_REA_R3_one_capital_each() -> None:
    capitals = {entry["home"]: name for name, entry in LAND.items() if entry.get("capital")}
    assert capitals == {"france": "paris", "austria": "wien", "prussia": "berlin", "italy": "liguria"}


@pytest.mark.parametrize(("id", "capital"), [("france", "paris"), ("italy", "liguria")])
def test_REA_5_1_4_beaten_generals_may_go_to_the_capital(id: str, capital: str) -> None:
    table = acting("austria", "movement", power("austria", "karinthia 3"), power(id, "venezia"))
    table.arrive("austria-1 venezia")
    assert table.options(id) == ["to-capital", "off-map"]
    assert table.do(f"{id} to-capital").general(f"{id}-1") == capital


def test_REA_5_1_5_REA_8_3_1_only_a_power_of_its_stripes_scores_a_disputed_territory() -> None:
    for name in POWERS:
        table = at_turn(power(name, garrisons="savoy")).choose(**{name: "influence"})
        assert table.power(name)["influence"] == (LAND["savoy"]["value"] if name in ("france", "italy") else 0)


@pytest.mark.parametrize("id", POWERS)
def test_REA_5_1_6_undisputed_land_is_taxed_by_whoever_holds_it(id: str) -> None:
    grey = [name for name, entry in LAND.items() if entry["kind"] == "undisputed"]
    assert "luxembourg" in grey
    before = dealt().power(id)["income"]
    assert at_turn(power(id, garrisons=" ".join(grey))).power(id)["income"] == before + len(grey)


def test_REA_5_1_7_nobody_enters_the_alps() -> None:
    assert [name for name, entry in LAND.items() if entry["kind"] == "impassable"] == ["alps"]
    assert refused(power("france", "alps 1")) == "no-such-land"
    assert refused(power("france", garrisons="alps")) == "no-such-land"
    table = acting("france", "movement", power("france", "savoy 2"))
    reachable = marches("france-1", table)
    assert reachable == {"bourgogne", "provence", "liguria"}
    assert table.reason("france march alps") == "REA-5.1.7 impassable"


def test_REA_5_1_8_sea_routes_are_french_or_italian_and_join_what_does_not_border() -> None:
    assert set(ROUTES.values()) == {"france", "italy"}
    state = dealt().state
    names = state.rules.territories  # type: ignore[attr-defined]
    borders = {tuple(sorted((names[one], names[other]))) for one, other in state.board.borders}  # type: ignore[attr-defined]
    assert not borders & ROUTES.keys()


def test_REA_5_1_9_a_sea_route_makes_nobody_a_neighbour() -> None:
    table = acting("italy", "movement", power("italy", "sardinia 2"), power("austria", garrisons="lazio"))
    assert marches("italy-1", table) == set()
    assert not [option for option in table.options("italy") if option.startswith("hasten")]
    assert sails("italy", "sardinia") == {"liguria", "lazio"}
    lays = acting("italy", "mobilization", power("italy")).options("italy")
    assert not [option for option in lays if "sardinia" in option]
    assert refused('trains = ["lazio sardinia"]') == "bad-field-name"


def test_REA_5_1_9_nor_does_it_carry_support() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "toscania 3", hand="3"),
        power("italy", "liguria 2, sardinia 3", hand="2"),
    ).arrive("austria-1 liguria")
    assert table.asks() == "play-card austria"  # Sardinia does not support


# 5.2 Control.


def test_REA_5_2_1_a_garrison_controls() -> None:
    table = at_turn(power("austria", garrisons="paris bohemia luxembourg"))
    assert [table.control(name) for name in ("paris", "bohemia", "luxembourg")] == ["austria"] * 3


def test_REA_5_2_2_a_home_without_a_foreign_garrison_is_its_owners() -> None:
    table = at_turn(power("france", garrisons="paris"))
    assert [table.control(name) for name in ("paris", "champagne")] == ["france", "france"]


def test_REA_5_2_3_other_land_without_a_garrison_is_nobodys() -> None:
    table = at_turn(power("austria", "bohemia 3, luxembourg 2"))
    assert [table.control(name) for name in ("bohemia", "luxembourg", "saxonia")] == ["", "", ""]


def test_REA_5_2_4_generals_change_no_control() -> None:
    table = at_turn(power("austria", "paris 3, luxembourg 3"), power("prussia", garrisons="luxembourg"))
    assert (table.control("paris"), table.control("luxembourg")) == ("france", "prussia")
    assert table.power("france")["income"] == dealt().power("france")["income"]


def test_REA_5_2_6_a_garrison_never_turns_back() -> None:
    """Its power may only disband it; it becomes a troop in the board update alone."""
    table = acting("austria", "movement", power("austria", "bohemia 2", "bohemia")).do("austria arbiter france")
    assert table.options("austria") == ["disband-no-more", "disband bohemia"]
    table.do("austria disband bohemia")
    assert (table.general("austria-1"), table.power("austria")["supply"]) == ("bohemia 2", 26)


# 5.3 Generals and troops.


def test_REA_5_3_2_troops_travel_with_their_general() -> None:
    table = acting("austria", "movement", power("austria", "wien 3")).march("austria-1", "bohemia")
    assert table.general("austria-1") == "bohemia 3"


def test_REA_5_3_3_REA_R40_entering_hostile_pieces_is_a_battle() -> None:
    for others, is_fought in ((("berlin 1", ""), True), (("", "berlin"), True), (("hesse 1", ""), False)):
        table = acting("austria", "movement", power("austria", "saxonia 3"), power("prussia", *others, hand="3"))
        table.march("austria-1", "berlin")
        if table.asks() == "choose-move austria":
            table.do("austria end-moves")
        assert ("battle" in [event.kind for event in table.told]) == is_fought


@pytest.mark.parametrize("seats", [3, 4])
def test_REA_5_3_4_no_territory_holds_pieces_of_enemies(seats: int) -> None:
    table = dealt(seats, seed=seats, limit="30")
    seen = 0
    for _ in table.wander(seats):
        if table.asks() not in ("choose-actions None", "choose-arbiter austria", "lay-trains france", "muster prussia"):
            continue
        seen += 1
        for place, owners in pieces(table).items():
            for one in owners:
                assert not owners & set(table.power(one)["enemies"]), place
    assert seen > 40


def pieces(table: Concert) -> dict[str, set[str]]:
    """Whose pieces stand where."""
    found: dict[str, set[str]] = {}
    for general in table.view()["generals"]:
        if general["place"]:
            found.setdefault(general["place"], set()).add(general["power"])
    for place, owner in table.view()["garrisons"].items():
        found.setdefault(place, set()).add(owner)
    return found


def test_REA_5_3_5_a_general_off_the_map_has_no_troops_and_returns_by_mobilization() -> None:
    table = acting("austria", "mobilization", power("austria", "wien 3")).until("muster austria")
    table.do("austria deploy")
    assert (table.asks(), table.general("austria-2")) == ("place-general austria", "off-map")
    option = next(option for option in table.options("austria") if option.endswith("tyrol"))
    assert table.do(f"austria {option}").general("austria-2") == "tyrol"  # without a troop


# 5.4 Influence.


def test_REA_5_4_1_influence_comes_by_the_card_and_by_battles() -> None:
    """Holding land brings nothing until the card is played; nor do other cards."""
    table = at_turn(power("france", garrisons="savoy berlin"))
    table.choose(france="taxation").choose(france="dispatch", austria="dispatch", italy="dispatch", prussia="dispatch")
    assert table.power("france")["influence"] == 0
    table.until("choose-actions None").choose(france="influence")
    assert table.power("france")["influence"] == land("savoy")["value"] + land("berlin")["value"]


def test_REA_5_4_1_a_won_battle_brings_influence() -> None:
    table = acting("austria", "movement", power("austria", "saxonia 3"), power("prussia", "berlin"))
    table.arrive("austria-1 berlin").until("request-turn austria")
    assert table.power("austria")["influence"] == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_REA_5_4_2_REA_R6_influence_is_public_and_never_lost(seats: int) -> None:
    table = dealt(seats, seed=5, limit="40")
    before = [0] * 4
    for _ in table.wander(5):
        now = [one["influence"] for one in table.view(SPECTATOR)["powers"]]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now
    assert max(before) > 0


# 5.5 Morale.


def test_REA_5_5_2_morale_is_gained_as_arbiter_and_bought() -> None:
    table = acting("austria", "movement", power("austria", "wien 1"), power("france", morale=7))
    assert table.do("austria arbiter france").power("france")["morale"] == 8
    bought = acting("austria", "mobilization", power("austria", "wien 1", money=2, morale=4)).until("buy austria")
    assert bought.do("austria buy-morale").power("austria")["morale"] == 5


def test_REA_5_5_3_morale_is_spent_on_cards_fives_and_bids() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "saxonia 1", hand="5", morale=3),
        power("prussia", "berlin 3", hand="5 4", morale=6),
    )
    table.do("austria arbiter france").arrive("austria-1 berlin")
    table.do("austria play 5", "prussia play 4", "prussia pass").until("request-turn austria")
    assert (table.power("austria")["morale"], table.power("prussia")["morale"]) == (3 - 1 - 1, 6 - 1)
    bid = congress(power("austria", morale=6), seats=3).propose(austria="italy", france="italy", prussia="france")
    assert bid.bid(austria=4).power("austria")["morale"] == 2


# 5.6 Prestige.


def test_REA_5_6_1_the_first_on_the_track_is_the_highest() -> None:
    table = at_turn(
        power("france", influence=25), power("prussia", influence=25), prestige="prussia italy france austria"
    )
    assert table.prestige()[0] == "prussia"
    assert table.choose().winners() == ["prussia"]


def test_REA_5_6_2_what_prestige_decides() -> None:
    """The order of movements; bids and control of Italy in REA-11, victory in REA-4."""
    cards = dict.fromkeys(POWERS, "movement")
    for prestige in ("prussia france italy austria", "italy austria france prussia"):
        assert after_reveal(cards, prestige=prestige).asks() == f"choose-arbiter {prestige.split()[0]}"


def test_REA_5_6_3_prestige_changes_by_battles_alone() -> None:
    changes = 0
    for seed in range(3, 8):
        table = dealt(seed=seed, limit="30")
        before = table.prestige()
        for _ in table.wander(seed):
            now = table.prestige()
            if now != before:
                changes += 1
                assert any(event.kind == "prestige-won" for event in table.told)
            before = now
            table.told.clear()
    assert changes > 0


# 5.7 Battle cards.


def test_REA_5_7_1_everybody_draws_from_the_own_deck() -> None:
    table = acting("austria", "mobilization", power("austria", "wien", money=2) + "\ndeck = [5, 5, 4, 4, 1]")
    before = {name: table.power(name)["deck"] for name in POWERS}
    table.until("buy austria")
    assert table.power("austria", 0)["hand"] == [4, 5, 5]  # for three generals off the map, from the top
    assert table.do("austria buy-card").power("austria", 0)["hand"] == [4, 4, 5, 5]
    after = {name: table.power(name)["deck"] for name in POWERS}
    assert after == before | {"austria": before["austria"] - 4}


def test_REA_5_7_2_a_card_costs_a_morale_and_adds_its_value() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "saxonia 2", hand="4 4", morale=5),
        power("prussia", "berlin 2", hand="5", morale=6),
    ).arrive("austria-1 berlin")
    table.do("austria play 4")
    assert table.power("austria")["morale"] == 4
    assert table.battle(table.seat_of("austria"))["seen"] == [3 + 4, 3]


def test_REA_5_7_3_no_more_cards_than_troops() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "saxonia 1, bohemia 1", hand="4 4 5", morale=9),
        power("prussia", "berlin 2", hand="5 4 4", morale=9),
    ).arrive("austria-1 berlin")
    table.without_support()
    table.do("austria play 4", "prussia play 5")
    assert table.asks() == "play-card prussia"  # the Austrian has no troop left to play for


@pytest.mark.parametrize(("hand", "verb"), [("1", "strike"), ("3", "expose")])
def test_REA_5_7_4_cards_have_abilities(hand: str, verb: str) -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "saxonia 2", hand=f"{hand} 2", morale=9),
        power("prussia", "berlin 2", hand="5 4", morale=9),
    ).arrive("austria-1 berlin")
    table.do("austria play 2", "prussia play 5")
    assert f"{verb} prussia-1 1" in table.options("austria")


# 5.8 Trains.


def test_REA_5_8_1_a_train_lies_on_a_land_border_and_is_nobodys() -> None:
    table = at_turn(trains="wien tyrol")
    assert table.trains() == ["tyrol wien"]
    assert refused('trains = ["paris wien"]') == "bad-field-name"
    for name in POWERS:
        assert "trains" not in table.power(name)


def test_REA_5_8_2_a_train_stays_whoever_holds_the_land() -> None:
    table = at_turn(power("prussia", "wien 1", "wien tyrol"), trains="wien tyrol")
    assert table.trains() == ["tyrol wien"]
    game = dealt(seed=2, limit="30")
    before: set[str] = set(game.trains())
    for _ in game.wander(2):
        assert before <= set(game.trains())
        before = set(game.trains())
    assert len(before) > 11


def test_REA_5_8_3_any_power_may_use_it_where_it_controls_the_land() -> None:
    table = acting("prussia", "movement", power("prussia", "wien 1", "wien tyrol"), trains="wien tyrol")
    table.begin_railing().do("prussia rail prussia-1", "prussia ride tyrol")
    if table.asks() == "choose-garrisons prussia":
        table.do("prussia garrison-no-more")
    assert table.general("prussia-1") == "tyrol 1"


# 5.9 Negotiation.


def test_REA_5_9_1_no_promise_is_a_move() -> None:
    verbs = {action.verb for action in find_title("realpolitik").actions.actions}
    assert not verbs & {"promise", "offer", "accept", "decline"}
    assert not at_turn().asides(0)


def test_REA_5_9_2_who_fights_or_supports_is_silent_from_the_first_card_to_the_result() -> None:
    table = clash(hands=("3 4", "4"), others=(power("france", "saxonia 1"),)).without_support()
    concerned = [table.seat_of("austria"), table.seat_of("prussia")]
    while table.asks().startswith("play-card"):
        assert (table.view()["silence"], table.title.silenced(table.state)) == ("REA-5.9.2", concerned)
        table.do(f"{table.state.awaited()[0]} pass")
    assert (table.view()["silence"], table.title.silenced(table.state)) == (None, [])


def test_REA_5_10_2_an_ally_sees_only_the_backs_of_cards_in_a_battle() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "wien 3", hand="3 4", ally="prussia"),
        power("prussia", "schlesien 2", hand="4", ally="austria"),
        power("italy", "bohemia 1", hand="2"),
    ).arrive("austria-1 bohemia")
    table.do("prussia support prussia-1", "austria play 4")
    assert table.battle(table.seat_of("prussia"))["slots"][0]["stack"] == [{"card": None, "open": False}]


def test_REA_5_9_3_REA_R71_nothing_is_given_away() -> None:
    verbs = {action.verb for action in find_title("realpolitik").actions.actions}
    assert not verbs & {"subsidise", "hire-out", "lend", "offer"}
    table = acting(
        "austria", "mobilization", power("austria", money=3, ally="italy"), power("italy", ally="austria", morale=4)
    )
    table.until("buy austria").do("austria buy-morale")
    assert (table.power("austria")["money"], table.power("italy")["morale"]) == (2, 4)


# 5.10 Information: more in test_secrets.py.


def test_REA_5_10_1_REA_R72_what_everybody_sees() -> None:
    table = at_turn(power("austria", hand="1 5", money=4, morale=6), track=3).choose(austria="influence")
    view = table.view(SPECTATOR)
    shown = next(one for one in view["powers"] if one["id"] == "austria")
    assert (shown["money"], shown["morale"], shown["cards"], shown["deck"], shown["discard"]) == (4, 6, 2, 11, [])
    assert view["realpolitik"]["actions"]["austria"]["played"] == ["influence"]
    assert view["realpolitik"]["actions"]["austria"]["hand"] == [card for card in CARDS if card != "influence"]
    assert view["realpolitik"]["track"] == 3


def test_REA_5_10_2_what_only_the_own_player_sees() -> None:
    table = at_turn(power("austria", hand="1 5")).do("austria order movement")
    for viewer in (SPECTATOR, 1, 2, 3):
        assert "hand" not in table.power("austria", viewer)
        assert table.view(viewer)["mine"] is None
        assert "movement" not in str(table.events(viewer))
    assert (table.power("austria", 0)["hand"], table.view(0)["mine"]) == ([1, 5], "order movement")


def test_REA_5_10_3_nobody_knows_a_deck_nor_italys_hand_before_it_has_a_controller() -> None:
    table = dealt(3)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert "hand" not in table.power("italy", viewer)
        assert isinstance(table.power("italy", viewer)["deck"], int)
    table.propose(austria="italy", france="prussia", prussia="france")
    assert len(table.power("italy", 0)["hand"]) == 3
    assert "hand" not in table.power("italy", 1)


# Worked examples.


def test_REA_E9_stripes_of_savoy() -> None:
    for name, scores in (("france", True), ("italy", True), ("austria", False), ("prussia", False)):
        taxed = dealt().power(name)["income"]
        table = at_turn(power(name, garrisons="savoy"))
        table.choose(**dict.fromkeys(POWERS, "influence"))
        assert table.power(name)["influence"] == (land("savoy")["value"] if scores else 0)
        table.choose(**dict.fromkeys(POWERS, "taxation"))
        assert table.power(name)["money"] == taxed + (0 if scores else land("savoy")["value"])


def test_REA_E10_kinds_of_territory() -> None:
    assert (land("champagne")["kind"], land("champagne")["home"]) == ("home", "france")
    assert (land("paris")["home"], land("paris")["capital"]) == ("france", True)
    assert land("luxembourg")["kind"] == "undisputed"
    assert land("alps")["kind"] == "impassable"
    assert refused(power("italy", "alps")) == "no-such-land"
