"""SIX-1: terms and general rules."""

from collections import Counter

import pytest

from casusbelli.core import Game, Setup
from casusbelli.core.data import read_toml
from continents.table import TITLE, land, new_game, refused, seat, world


def test_SIX_1_1_the_board_has_six_continents_of_42_territories_and_20_seas() -> None:
    continents = Counter(place["continent"] for place in read_toml(TITLE, "board.toml")["territory"])
    assert sorted(continents.values()) == [4, 4, 6, 7, 9, 12]
    assert len(world().view()["territories"]) == 42
    assert len(world().view()["seas"]) == 20


def test_SIX_1_1_a_whole_continent_gives_nothing() -> None:
    australia = ("indonesia", "new_guinea", "western_australia", "eastern_australia")
    scattered = ("indonesia", "japan", "western_australia", "alaska")
    whole, parts = [world(*[land(place, owner=0) for place in places]) for places in (australia, scattered)]
    for name in ("income", "food", "points", "recruits"):
        assert whole.seat(0)[name] == parts.seat(0)[name]


def test_SIX_1_2_SIX_R10_a_line_over_water_is_a_border_for_marching_roads_and_connection() -> None:
    """Kamchatka and Alaska are joined by a line."""
    table = world(
        land("kamchatka", "1 infantry", owner=0, road=True),
        land("alaska", owner=0, road=True),
        land("mongolia", owner=0),
    )
    assert table.land("alaska")["connected"]
    assert table.march("alaska").money() == 40  # a free step between two roads
    assert table.troops("alaska") == {"infantry": 1}


def test_SIX_1_2_SIX_R10_a_line_over_water_is_a_border_for_attacks_and_the_spacing_of_capitals() -> None:
    table = world(land("kamchatka", "1 infantry", owner=0), land("alaska", owner=1))
    assert table.march("alaska").pending() == "decide-plunder 0"
    game = new_game(2).act("settle kamchatka")
    assert game.why_not("settle alaska") == game.why_not("settle yakutsk") == "SIX-2.3 capital-near"
    assert game.why_not("settle alberta") == ""


@pytest.mark.parametrize(
    ("unit", "soldiers"), [("infantry", 1), ("cavalry", 3), ("artillery", 6), ("caravan", 6), ("slave", 0)]
)
def test_SIX_1_3_soldiers_are_the_worth_of_units(unit: str, soldiers: int) -> None:
    assert world(land("china", f"1 {unit}")).land("china")["soldiers"] == soldiers


@pytest.mark.parametrize(("ship", "soldiers"), [("frigate", 1), ("corvette", 3), ("cruiser", 6)])
def test_SIX_1_3_soldiers_are_the_worth_of_warships_and_transports_have_none(ship: str, soldiers: int) -> None:
    table = world(
        seat(0, warships=[f"1 {ship} sea_of_japan"], transports=["1 sea_of_japan 2 infantry-2"]),
        seat(1, warships=["1 frigate sea_of_japan"]),
    )
    table.act("engage 1 sea_of_japan")
    table.act("dispatch " + table.offered("dispatch")[0], "go")
    assert table.told_of("exchange")[0]["attackers"] == soldiers


def test_SIX_E1_two_cavalry_and_one_infantry_are_three_units_of_seven_soldiers() -> None:
    there = world(land("china", "2 cavalry, 1 infantry")).land("china")
    assert there["soldiers"] == 7
    assert sum(units["count"] for units in there["units"]) == 3


def test_SIX_1_4_a_die_of_100_gives_each_number_from_one_to_100() -> None:
    """The starting rolls of many games."""
    rolls = []
    for seed in range(150):
        events = Game(Setup(TITLE, 6, {}, seed)).events_for(0)
        rolls += [event.facts["result"] for event in events if event.kind == "rolled"]
    assert set(rolls) == set(range(1, 101))


@pytest.mark.parametrize("result", [46, 100])
def test_SIX_E2_a_hundred_sided_die_shows_46_or_100(result: int) -> None:
    """Units 6 with tens 40 are 46, 0 with 00 is 100; there is no 0 and no 101."""
    table = world(land("china", "1 infantry"), land("india", "1 infantry", owner=1), dice=[result, 1]).march("india")
    assert table.told_of("exchange")[0]["attacker-roll"] == result
    assert refused(f"dice = [{result}, 101]") == ("bad-field-number", 2)
    assert refused("dice = [0]") == ("bad-field-number", 2)


def test_SIX_1_4_totals_may_leave_the_range_of_the_dice() -> None:
    table = world(land("china", "6 infantry"), land("india", "1 infantry", owner=1), dice=[100, 1]).march("india")
    assert table.exchanges() == ["110:-7 defender"]  # numbers +10; dug in +2, cut off -10
    table = world(
        land("india", "1 infantry", owner=1),
        land("siam", "1 infantry", owner=1),
        seat(0, transports=["1 east_indian 2 infantry-2"]),
        dice=[1, 50],
    ).march("india")
    assert table.exchanges() == ["-11:42 attacker"]  # landing -12; dug in +2, cut off -10


def test_SIX_1_5_SIX_R51_a_round_is_one_turn_of_every_living_player_from_the_starting_player() -> None:
    table = world(seats=4, first=2, active=2, weather_left=6)
    seen = []
    for _ in range(8):
        seen.append((table.view()["round"], table.view()["active"]))
        table.end_turn()
    assert seen == [(1, 2), (1, 3), (1, 0), (1, 1), (2, 2), (2, 3), (2, 0), (2, 1)]


def test_SIX_1_5_those_who_are_out_have_no_turn() -> None:
    lost = land("ontario", "1 infantry-0", owner=0)
    table = world(lost, seat(2, alive=False), seats=4, weather_left=6)
    assert [table.end_turn().view()["active"] for _ in range(3)] == [1, 3, 0]


def test_SIX_1_6_SIX_R51_after_two_turns_means_at_the_start_of_the_turn_after_the_next() -> None:
    """Sent in the player's turn 1, resolved at the start of his turn 3."""
    table = world(land("india", owner=0), weather_left=6, dice=[50]).act("explore india")
    rolled = []
    for _ in range(4):
        table.end_turn()
        rolled.append([purpose for purpose, _, _ in table.rolls()])
    assert rolled == [[], [], [], ["expedition"]]


def test_SIX_1_6_for_two_turns_means_the_next_two_income_steps() -> None:
    """Two turns of trade, +5 each, on top of 4 for the capital."""
    table = world(seat(0, treasury=0, effects=["trade 2"]), weather_left=6)
    incomes = []
    for _ in range(3):
        before = table.money()
        table.end_turn().end_turn()
        incomes.append(table.money() - before)
    assert incomes == [9, 9, 4]


@pytest.mark.parametrize(("owned", "income"), [(2, 4), (3, 5), (5, 5), (6, 6)])
def test_SIX_1_7_divisions_round_down(owned: int, income: int) -> None:
    places = ("india", "siam", "ural", "siberia", "mongolia")[: owned - 1]
    assert world(*[land(place, owner=0) for place in places]).seat(0)["income"]["gross"] == income


def test_SIX_1_7_half_of_eleven_is_five() -> None:
    table = world(land("india", owner=0, main="farm")).act("other-business", "demolish farm india")
    assert table.money() == 45


@pytest.mark.parametrize(
    ("money", "move"),
    [
        (1, "recruit infantry"),
        (9, "raise-capital"),
        (4, "build road india"),
        (9, "explore india"),
        (7, "hire-spy"),
        (0, "march siam"),
    ],
)
def test_SIX_1_8_what_cannot_be_paid_in_full_cannot_be_done(money: int, move: str) -> None:
    lands = (land("china", "1 infantry"), land("india", owner=0))
    poor = world(*lands, seat(0, treasury=money))
    assert poor.why_not(move) in ("SIX-1.8 too-dear", "SIX-6.4 fee-unpaid")
    assert world(*lands, seat(0, treasury=money + 1)).why_not(move) == ""


def test_SIX_1_8_SIX_R6_a_forced_payment_leaves_an_empty_treasury_and_costs_buildings() -> None:
    """A saboteur takes the income, so that an upkeep of 2 stays unpaid; whoever holds a road pays for it."""
    table = world(
        land("india", owner=0, port=True),
        land("ural", "1 infantry", owner=1, holder=0, road=True),
        seat(0, treasury=0, sabotages=1),
        active=1,
        weather_left=6,
    ).end_turn()
    assert table.money() == 0
    assert table.legal(0) == ["abandon port india", "abandon road ural"]
    table.act("abandon road ural")  # the port is all that is left to give up
    assert table.pending() == "act 0"
    assert not table.land("india")["port"]
    assert not table.land("ural")["road"]


def test_SIX_1_9_everything_is_public_but_face_down_cards() -> None:
    table = world(seat(0, spies=1), seats=3).act("deal-cards")
    table.act(*[f"deal {target} {card}" for target, card in enumerate(("nothing", "sabotage", "nothing"))])
    sheets = [table.view(viewer)["seats"][0] for viewer in (0, 1, 2, -1)]
    assert sheets[0].pop("dealt_cards") == {"0": "nothing", "1": "sabotage", "2": "nothing"}
    assert all("dealt_cards" not in sheet for sheet in sheets[1:])
    assert sheets[0] == sheets[1] == sheets[2] == sheets[3]
    assert sheets[3]["dealt"]


def test_SIX_1_9_effects_stand_on_the_sheet_until_they_run_out() -> None:
    table = world(seat(0, effects=["ecologists 2"], free_roads=3, builder_ships=1, voyage=4), weather_left=6)
    assert table.seat(0)["effects"] == [{"name": "ecologists", "turns": 2}]
    assert (table.seat(0)["free_roads"], table.seat(0)["builder_ships"], table.seat(0)["voyage"]) == (3, 1, 3)
    assert table.end_turn().end_turn().seat(0)["effects"] == [{"name": "ecologists", "turns": 1}]
    assert table.end_turn().end_turn().seat(0)["effects"] == []


def test_SIX_1_10_SIX_R42_left_is_the_next_living_player_and_right_the_one_before() -> None:
    """In an auction the bidder's left is asked first; savages' dice are thrown by the right."""
    rebels = land("india", "1 infantry", holder="rebels", risen_against=1)
    table = world(rebels, seat(1, alive=False), land("brazil", "1 infantry", owner=0), seats=4).act("bribe india")
    assert table.pending() == "bid 2"
    table = world(
        land("india", owner=0), seat(0, expeditions=["india 2"]), seats=4, active=3, dice=[98, 3], weather_left=6
    )
    savages = next(fact for fact in table.end_turn().told_of("rolled") if fact["purpose"] == "purpose:savages")
    assert savages["seat"] == "seat:3"


def test_SIX_1_10_with_two_players_left_and_right_are_the_opponent() -> None:
    rebels = land("india", "1 infantry", holder="rebels", risen_against=1)
    assert world(rebels).act("bribe india").pending() == "bid 1"
    table = world(land("india", owner=0), seat(0, expeditions=["india 2"]), active=1, dice=[98, 3], weather_left=6)
    savages = next(fact for fact in table.end_turn().told_of("rolled") if fact["purpose"] == "purpose:savages")
    assert savages["seat"] == "seat:1"


@pytest.mark.parametrize(("dice", "troops"), [([99, 1], {"infantry": 2}), ([1, 99, 1, 99], {"infantry": 1})])
def test_SIX_1_11_after_a_battle_only_one_side_is_there(dice: list[int], troops: dict[str, int]) -> None:
    table = world(land("china", "2 infantry"), land("india", "1 infantry", owner=1), dice=dice).march("india")
    while table.pending().startswith("press-on"):
        table.act("fight-on")
    assert table.act(*["spare"] * (len(dice) == 2), "let-go").troops("india") == troops


def test_SIX_1_12_SIX_R15_rebels_and_savages_are_hostile_to_all_but_no_enemies() -> None:
    for holder in ("rebels", "savages"):
        table = world(land("china", "1 infantry"), land("india", "1 infantry", holder=holder), dice=[99, 1])
        assert table.march("india").wars() == []
        assert len(table.exchanges()) == 1


@pytest.mark.parametrize("war", [True, False])
def test_SIX_1_12_an_enemy_is_a_player_at_war(war: bool) -> None:
    """A warship bars the landing of its owner's enemies only."""
    table = world(
        seat(0, transports=["1 sea_of_japan 2 infantry-2"], war=[1] * war), seat(1, warships=["1 frigate sea_of_japan"])
    )
    assert table.why_not("march japan") == ("SIX-10.7 enemy-at-sea" if war else "")


def test_SIX_1_13_a_gift_is_paid_at_once_and_binds_nobody() -> None:
    table = world(land("india", "1 infantry", owner=1), land("china", "1 infantry"), active=1)
    table.act("other-business", "give 0", "amount 15")
    assert (table.money(0), table.money(1)) == (55, 25)
    table.march("china")
    assert table.wars() == ["0 1"]
    assert (table.money(0), table.money(1)) == (55, 25)
