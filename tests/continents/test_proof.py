"""What else must be noticed when a rule is broken."""

from continents.table import land, next_turn, seat, world


def test_SIX_15_7_a_mineral_that_nobody_can_pay_for_is_told_to_be_lost() -> None:
    poor = next_turn(seat(0, treasury=9, expeditions=["india 2"]), land("india", owner=0), dice=[1])
    assert [fact["territory"] for fact in poor.told_of("mineral-lost")] == ["territory:india"]


def test_SIX_15_13_who_has_nowhere_to_go_fights_to_the_end_without_a_question() -> None:
    table = next_turn(
        seat(0, expeditions=["peru 2"]),
        land("peru", "2 infantry", owner=0),
        dice=[98, 5, 1, 100, 1, 100],
    )
    assert len(table.exchanges()) == 2
    assert table.holding("peru") == "savages"


def test_SIX_1_9_SIX_20_5_a_world_dealt_anew_has_other_cards_of_other_players_only() -> None:
    table = world(seat(0, spies=1), seats=3).act("deal-cards", "deal 0 nothing", "deal 1 sabotage", "deal 2 nothing")
    stream = table.state.chance.clone().stream("worlds")
    guessed = {str(table.state.determinize(1, stream).view(0)["seats"][0]["dealt_cards"]) for _ in range(30)}
    assert len(guessed) > 1
    own = {str(table.state.determinize(0, stream).view(0)["seats"][0]["dealt_cards"]) for _ in range(10)}
    assert own == {str(table.seat(0, 0)["dealt_cards"])}


def test_SIX_22_8_who_offers_money_offers_from_nothing_to_all_that_he_has() -> None:
    table = world(seat(0, war=[1]), seat(1, treasury=5), seats=3).act("offer-peace 1", "offer-money")
    assert table.offered("amount") == [str(amount) for amount in range(41)]
