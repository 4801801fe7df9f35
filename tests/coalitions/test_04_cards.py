"""COA-4.7: battle cards outside and inside battles."""

import pytest

from coalitions.europe import Europe, europe, power

ALL_CARDS = [value for value in (1, 2, 3, 4, 5) for _ in range(8)]


def others(*taken: int) -> str:
    """The whole deck without some cards, as a hand."""
    left = ALL_CARDS.copy()
    for card in taken:
        left.remove(card)
    return " ".join(map(str, left))


def hand(table: Europe, id: str) -> list[int]:
    found: list[int] = table.power(id, table.seat_of(id))["hand"]
    return found


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_COA_4_7_1_a_card_costs_a_morale_point_and_adds_its_strength(card: int) -> None:
    table = europe("france", power("france", "hesse 1", hand=str(card), morale=4), power("austria", "bavaria 3"))
    table.arrive("france-1 bavaria").do(f"france play {card}")
    assert table.power("france")["morale"] == 3
    assert table.battle()["totals"] == [2 + card, 4]


def test_COA_4_7_1_a_one_has_no_ability() -> None:
    rival = power("austria", "bavaria 3", hand="2")
    table = europe("france", power("france", "hesse 3", hand="1 1 1"), rival).arrive("france-1 bavaria")
    table.do("france play 1", "austria play 2")
    assert table.options("france") == ["pass", "play 1"]


@pytest.mark.parametrize(("troops", "played"), [(0, 0), (1, 1), (3, 3)])
def test_COA_4_7_2_no_more_cards_than_troops(troops: int, played: int) -> None:
    french = power("france", f"hesse {troops}", hand="5 5 5 5 5", morale=9)
    table = europe("france", french, power("austria", "bavaria 3, tyrol 2", status="british"))
    table.arrive("france-1 bavaria").without_support()
    for _ in range(played):
        table.do("france play 5")
    assert not table.asks().startswith("play-card")


def after_taxation(*powers: str, seats: int = 6) -> Europe:
    lines = ['title = "coalitions"', f"seats = {seats}", 'action = "expand-influence"', *powers]
    return Europe("\n".join(lines))


def test_COA_4_7_3_at_the_end_of_an_action_powers_discard_down_to_their_limits() -> None:
    table = after_taxation(
        power("britain", hand="1 1 1 1 1 1"),
        power("france", hand="2 2 2 2 2 2 3 3 3 3 4 5"),
        power("austria", hand="1 4 4 4 4 4 4"),
    )
    assert table.asks() == "discard-surplus france"
    assert table.options("france") == ["discard 2", "discard 3", "discard 4", "discard 5"]
    assert table.reason("france discard 1") == "COA-4.7.3 card-not-in-hand"
    table.do("france discard 2", "france discard 2")
    assert table.asks() == "discard-surplus austria"
    table.do("austria discard 1")
    assert not table.asks().startswith("discard")
    assert (len(hand(table, "france")), hand(table, "austria")) == (10, [4, 4, 4, 4, 4, 4])
    assert table.view()["discard"] == [1, 2, 2]


def test_COA_4_7_3_a_minor_power_has_a_hand_and_a_limit_of_its_own() -> None:
    table = after_taxation(
        power("ottoman", hand="1 1 1 1 1 1 5", controller="france"),
        power("france", hand="2 2 2 2 2 2 2 2 3 3"),
        seats=5,
    )
    assert table.asks() == "discard-surplus ottoman"
    table.do("france discard 5")
    assert not table.asks().startswith("discard")


def test_COA_R21_a_battle_may_fill_a_hand_until_the_action_is_over() -> None:
    austria = power("austria", "bavaria 3", hand="1 1 1 1 1 1", status="british")
    russia = power("russia", "bavaria 1", hand="2 2 2 2 2 2 3", status="british")
    table = europe("france", power("france", "hesse 1"), austria, russia).arrive("france-1 bavaria")
    table.do("austria pass", "russia play 2", "france off-map")
    assert (table.asks(), table.power("russia")["cards"]) == ("request-turn france", 7)
    table.do("france end-movement")
    assert table.asks() == "discard-surplus russia"


def test_COA_4_7_4_COA_R22_the_discard_pile_becomes_the_deck_when_the_last_card_is_drawn() -> None:
    table = Europe(
        "\n".join(
            [
                'title = "coalitions"',
                "deck = [5]",
                "discard = [1, 2, 3]",
                'action = "drill"',
                power("ottoman", hand=others(1, 2, 3, 5)),
            ]
        )
    )
    table.do("britain drill")
    assert hand(table, "britain") == [5]
    assert (table.view()["deck"], table.view()["discard"]) == (3, [])
    assert "reshuffled " in table.events()
