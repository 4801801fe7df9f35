"""SIX-20: spies and their secret cards."""

from typing import Any

import pytest

from continents.table import World, land, next_turn, seat, world

ACTIONS = ["burning", "counter", "freeing", "incitement", "sabotage"]


def round_ends(*parts: str, dice: list[int], seats: int = 2, **facts: Any) -> World:
    """The last player of the round ends his turn, and the cards are turned up."""
    last = seats - 1
    return world(
        *parts, seats=seats, active=last, pending=f"act {last}", **{"weather_left": 6, **facts}, dice=dice
    ).end_turn()


def spy(number: int, *cards: str, **facts: Any) -> str:
    """A dealer with one spy for each action card."""
    spies = len([card for card in cards if "nothing" not in card])
    return seat(number, **{"spies": spies, **facts}, dealt_spies=max(spies, 1), cards=list(cards))


def test_SIX_20_1_SIX_R74_any_number_of_spies_at_8_while_the_own_capital_is_held() -> None:
    table = world()
    assert table.act("hire-spy", "hire-spy", "hire-spy").money() == 40 - 24
    assert table.seat(0)["spies"] == 3
    assert world(seat(0, treasury=7)).why_not("hire-spy") == "SIX-1.8 too-dear"


def test_SIX_20_2_SIX_R73_one_card_of_each_action_and_nothing_for_everybody() -> None:
    table = world(seat(0, spies=9), seats=6).act("deal-cards")
    assert sorted(table.offered("deal")) == sorted([f"0 {card}" for card in [*ACTIONS, "nothing"]])
    for target, card in enumerate(ACTIONS):
        table.act(f"deal {target} {card}")
    assert table.offered("deal") == ["5 nothing"]
    assert table.why_not("deal 5 sabotage") == "SIX-20.2 card-dealt"
    table.act("deal 5 nothing")
    nothing = world(seat(0, spies=9), seats=6).act("deal-cards", *[f"deal {target} nothing" for target in range(6)])
    assert nothing.pending() == "act 0"


def test_SIX_20_3_exactly_one_card_for_every_living_player_in_turn_order_himself_included_once_in_his_turn() -> None:
    table = world(seat(2, alive=False), land("ontario", owner=0), seats=4, first=1, active=0, pending="act 0").act(
        "hire-spy", "deal-cards"
    )  # a spy bought this turn counts
    assert table.why_not("deal 0 nothing") == "SIX-20.3 not-his-turn-to-be-dealt"
    table.act("deal 1 nothing", "deal 3 sabotage", "deal 0 nothing")
    assert table.pending() == "act 0"
    assert table.seat(0, 0)["dealt_cards"] == {"0": "nothing", "1": "nothing", "3": "sabotage"}
    assert table.why_not("deal-cards") == "SIX-20.3 dealt-already"
    assert world().why_not("deal-cards") == "SIX-20.3 no-spy"


def test_SIX_20_3_again_in_the_next_round() -> None:
    table = world(weather_left=6).act("hire-spy", "deal-cards", "deal 0 nothing", "deal 1 nothing")
    assert table.act("end-actions", "end-actions").why_not("deal-cards") == ""


def test_SIX_20_4_one_spy_one_action() -> None:
    table = world(seat(0, spies=1), seats=3).act("deal-cards", "deal 0 counter")
    assert table.offered("deal") == ["1 nothing"]
    assert table.why_not("deal 1 sabotage") == "SIX-20.4 too-few-spies"
    two = world(seat(0, spies=2), seats=3).act("deal-cards", "deal 0 counter", "deal 1 sabotage")
    assert two.offered("deal") == ["2 nothing"]


def test_SIX_20_5_only_the_dealer_knows_the_cards_but_that_he_dealt_is_public() -> None:
    table = world(seat(0, spies=1), seats=3).act("deal-cards", "deal 0 nothing", "deal 1 sabotage", "deal 2 nothing")
    assert table.seat(0, 0)["dealt_cards"]["1"] == "sabotage"
    for viewer in (1, 2, -1):
        sheet = table.seat(0, viewer)
        assert (sheet["dealt"], sheet["spies"], "dealt_cards" in sheet) == (True, 1, False)
        assert "sabotage" not in " ".join(table.events(viewer))
        assert "cards-dealt seat=seat:0" in table.events(viewer)
    assert "sabotage" in " ".join(table.events(0))


def test_SIX_20_6_SIX_R75_targets_in_turn_order_from_the_starting_player_then_dealers_in_turn_order() -> None:
    table = world(
        spy(0, "0 nothing", "1 sabotage", "2 burning"),
        spy(1, "0 sabotage", "1 nothing", "2 nothing"),
        spy(2, "0 burning", "1 burning", "2 nothing"),
        seats=3,
        first=1,
        active=0,
        pending="act 0",
        weather_left=6,
        dice=[50] * 5,
    ).end_turn()
    order = [(fact["other"], fact["seat"]) for fact in table.told_of("spy-failed")]
    assert order == [
        ("seat:1", "seat:2"),
        ("seat:1", "seat:0"),
        ("seat:2", "seat:0"),
        ("seat:0", "seat:1"),
        ("seat:0", "seat:2"),
    ]
    revealed = [index for index, event in enumerate(table.told) if event.kind == "card-revealed"]
    rolled = [index for index, event in enumerate(table.told) if event.kind == "rolled"]
    assert max(revealed) < min(rolled)


def test_SIX_20_7_the_target_rolls_and_1_to_10_kills_a_spy_of_the_dealer() -> None:
    for roll, spies in ((1, 0), (10, 0), (11, 1)):
        table = round_ends(spy(0, "0 nothing", "1 sabotage"), dice=[roll])
        assert table.told_of("rolled")[0]["seat"] == "seat:1"
        assert table.rolls()[0] == ("spy-sabotage", 100, roll)
        assert table.seat(0)["spies"] == spies


def test_SIX_20_7_counter_intelligence_and_nothing_are_never_rolled() -> None:
    table = round_ends(spy(0, "0 counter", "1 nothing"), dice=[])
    assert table.rolls() == []
    assert table.seat(0)["spies"] == 1


@pytest.mark.parametrize(
    ("card", "slaves", "threshold"),
    [
        ("sabotage", 0, 60),
        ("burning", 0, 60),
        ("freeing", 1, 60),
        ("incitement", 0, 80),
        ("incitement", 1, 60),
    ],
)
@pytest.mark.parametrize("guards", [0, 1, 2])
def test_SIX_20_8_SIX_20_9_SIX_G33_SIX_R76_SIX_R77_thresholds_and_counter_intelligence(
    card: str, slaves: int, threshold: int, guards: int
) -> None:
    limit = threshold + (15 if guards else 0)
    parts = [
        spy(0, "0 nothing", f"1 {card}", "2 nothing", "3 nothing"),
        spy(2, "0 nothing", "1 counter" if guards else "1 nothing", "2 nothing", "3 nothing"),
        spy(3, "0 nothing", "1 counter" if guards == 2 else "1 nothing", "2 nothing", "3 nothing"),
        land("peru", f"{slaves} slave", owner=1) if slaves else land("peru", owner=1),
    ]
    failed = round_ends(*parts, dice=[limit], seats=4)
    assert failed.told_of("spy-failed")[0]["count"] == limit
    assert failed.told_of("spy-succeeded") == []
    succeeded = round_ends(*parts, dice=[limit + 1], seats=4)
    assert succeeded.told_of("spy-succeeded")[0]["card"] == f"card:{card}"


def test_SIX_E8_counter_intelligence_before_the_same_player() -> None:
    parts = [spy(0, "0 nothing", "1 sabotage"), spy(1, "0 nothing", "1 counter")]
    assert round_ends(*parts, dice=[75]).seat(1)["sabotages"] == 0
    assert round_ends(*parts, dice=[76]).seat(1)["sabotages"] == 1


def test_SIX_20_9_SIX_R77_it_protects_only_the_player_before_whom_it_lies() -> None:
    table = round_ends(spy(0, "0 counter", "1 sabotage"), dice=[61])
    assert table.told_of("spy-succeeded")[0]["count"] == 60


def test_SIX_E9_one_agent() -> None:
    """Maciek (2), last in the round, deals Sabotage to Bogdan (1), Nothing to everyone else."""

    def played(roll: int) -> World:
        table = world(seats=3, active=2, pending="act 2", weather_left=6, dice=[roll])
        table.act("hire-spy", "deal-cards", "deal 0 nothing", "deal 1 sabotage", "deal 2 nothing")
        assert [table.seat(player)["cards_before"] for player in range(3)] == [[2], [2], [2]]
        return table.end_turn()

    assert played(61).rolls() == [("spy-sabotage", 100, 61)]
    assert played(61).told_of("rolled")[0]["seat"] == "seat:1"
    money = [played(roll).end_turn().money(1) for roll in (60, 61)]
    assert money == [45, 40]  # 5 from the capital, 6 less but not below 0
    assert [played(roll).seat(2)["spies"] for roll in (10, 11)] == [0, 1]


def test_SIX_20_10_sabotage_takes_6_off_the_next_income() -> None:
    table = round_ends(spy(1, "0 sabotage", "1 nothing"), seat(0, effects=["trade 8"], treasury=0), dice=[100])
    assert table.money() == 4 + 5 - 6
    assert table.act("end-actions", "end-actions").money() == 3 + 9


def test_SIX_20_11_SIX_R64_incitement_is_a_revolt_of_k3_at_the_start_of_the_next_turn() -> None:
    table = round_ends(spy(1, "0 incitement", "1 nothing"), land("india", "3 infantry", owner=0), dice=[81, 3])
    assert table.rolls() == [("spy-incitement", 100, 81), ("incitement", 3, 3)]
    assert (table.holding("india"), table.pending()) == ("rebels 0", "act 0")


def test_SIX_20_12_freeing_slaves_removes_one_of_the_targets_choice() -> None:
    table = round_ends(
        spy(1, "0 freeing", "1 nothing"),
        land("india", "2 slave", owner=0),
        land("siam", "1 slave", owner=0),
        seat(0, transports=["1 arabian_sea 0 slave-0"]),
        dice=[61],
    )
    assert table.pending() == "choose-freed-slave 0"
    assert sorted(table.legal(0)) == ["free-slave india", "free-slave siam", "free-slave-aboard 1"]
    assert table.why_not("free-slave china") == "SIX-20.12 no-slaves"
    table.act("free-slave siam")
    assert (table.land("india")["slaves"], table.land("siam")["slaves"]) == (2, 0)
    nobody = round_ends(spy(1, "0 freeing", "1 nothing"), dice=[61])
    assert (nobody.told_of("slave-freed"), nobody.pending()) == ([], "act 0")


def test_SIX_20_12_SIX_R76_slaves_on_their_way_between_ports_are_slaves_too() -> None:
    away = seat(0, transit=["india ural slave"])
    table = round_ends(spy(1, "0 freeing", "1 nothing"), away, land("ural", owner=0, port=True), dice=[61])
    assert len(table.told_of("slave-freed")) == 1
    assert table.land("ural")["slaves"] == 0
    incited = round_ends(spy(1, "0 incitement", "1 nothing"), away, land("ural", owner=0, port=True), dice=[61])
    assert incited.told_of("spy-succeeded")[0]["count"] == 60


def test_SIX_20_13_burning_food_counts_at_the_end_of_the_next_turn_and_then_no_more() -> None:
    table = round_ends(spy(1, "0 burning", "1 nothing"), land("india", owner=0), dice=[61, 80])
    assert table.seat(0)["food"] == {
        "lines": [{"name": "capitals", "count": 1, "amount": 2}, {"name": "burnt", "count": 1, "amount": -1}],
        "supply": 1,
        "demand": 2,
    }
    assert table.end_turn().rolls()[-1] == ("hunger", 100, 80)
    assert table.seat(0)["food"]["supply"] == 2


def test_SIX_20_14_SIX_R77_successes_of_several_dealers_add_up_and_the_cards_return() -> None:
    table = round_ends(
        spy(1, "0 sabotage", "1 nothing", "2 nothing"),
        spy(2, "0 sabotage", "1 nothing", "2 nothing"),
        seat(0, effects=["trade 8", "trade 8"], treasury=0),
        dice=[61, 61],
        seats=3,
    )
    assert table.money() == 5 + 10 - 12
    assert [table.seat(player)["cards_before"] for player in range(3)] == [[], [], []]
    assert table.seat(1, 1)["dealt_cards"] == {}
    assert table.seat(1)["spies"] == 1
    assert table.end_turn().why_not("deal-cards") == ""


def test_SIX_20_15_SIX_R74_without_the_own_capital_spies_stay_but_nobody_is_hired_or_dealt_to() -> None:
    lost = land("china", "1 infantry", holder="1")
    table = world(lost, land("india", owner=0), seat(0, spies=2), seats=3)
    assert table.why_not("hire-spy") == "SIX-20.1 own-capital-needed"
    assert table.why_not("deal-cards") == "SIX-20.3 own-capital-needed"
    assert table.seat(0)["spies"] == 2
    dealt = round_ends(spy(0, "0 nothing", "1 sabotage", "2 nothing"), lost, land("india", owner=0), dice=[61], seats=3)
    assert dealt.seat(1)["sabotages"] == 1  # cards already dealt still count


def test_SIX_20_11_incitements_wait_for_their_player_alone() -> None:
    table = next_turn(seat(0, incitements=1), seat(1, incitements=1), land("india", "9 infantry", owner=0), dice=[1])
    assert [fact["seat"] for fact in table.told_of("revolt")] == ["seat:0"]
    assert (table.seat(0)["incitements"], table.seat(1)["incitements"]) == (0, 1)
