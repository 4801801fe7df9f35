"""CON-13: the surrender."""

from tabletop import Tabletop, condottiere


def surrendered(*companies: list[str]) -> Tabletop:
    """Seat 0 placed the token, passed his turn on, and seat 1 ends the battle for Parma by a surrender."""
    seats = ", ".join([f"{{ hand = ['mercenary-1', 'surrender'], company = {cards} }}" for cards in companies])
    table = condottiere(f"""
        seats = {len(companies)}
        battles = 1
        contested = "parma"
        placer = 0
        pending = "turn 1"
        seat = [{seats}]
    """)
    return table.do("1 play surrender")


def test_CON_13_1_a_surrender_ends_the_battle_at_once() -> None:
    table = surrendered(["mercenary-2"], [], [])
    assert table.view()["owners"] == {"parma": 0}
    assert table.pending() == "choose-region 0"
    assert [table.seat(seat)["hand_size"] for seat in range(3)] == [2, 1, 2]


def test_CON_13_1_CON_5_6_the_totals_are_announced_after_a_surrender_too() -> None:
    table = surrendered(["mercenary-2"], ["mercenary-1"])
    announced = [event for event in table.events() if event.startswith("strength")]
    assert announced == ["strength seat=seat:0 count=2", "strength seat=seat:1 count=1"]


def test_CON_13_2_a_surrender_may_end_a_battle_in_a_tie() -> None:
    table = surrendered(["mercenary-2"], [], ["mercenary-2"])
    assert table.view()["owners"] == {}
    assert table.view()["holder"] == 1


def test_CON_13_2_courtesans_count_after_a_surrender() -> None:
    table = surrendered(["mercenary-2"], [], ["courtesan"])
    assert table.view()["owners"] == {"parma": 0}
    assert table.view()["holder"] == 2


def test_CON_13_2_seasons_and_drummers_count_after_a_surrender() -> None:
    table = surrendered(["mercenary-10"], ["mercenary-2", "drummer", "winter"], [])
    assert "battle-won seat=seat:1 region=region:parma count=2" in table.events()


def test_CON_13_3_a_surrender_as_the_very_first_card_is_a_tie_at_nothing() -> None:
    table = condottiere("""
        seats = 3
        battles = 1
        contested = "parma"
        placer = 2
        seat = [
            { hand = ["mercenary-1"] },
            { hand = ["mercenary-1"] },
            { hand = ["surrender", "mercenary-10"] },
        ]
    """)
    table.do("2 play surrender")
    assert "battle-tied region=region:parma seats=('seat:0', 'seat:1', 'seat:2') count=0" in table.events()
    assert table.pending() == "choose-region 0"
    table.do("0 choose parma")
    assert table.view()["discard"] == ["surrender"]


def test_CON_13_4_the_player_of_the_surrender_may_win() -> None:
    table = surrendered(["mercenary-2"], ["mercenary-3"], [])
    assert table.view()["owners"] == {"parma": 1}
    assert table.view()["holder"] == 1
