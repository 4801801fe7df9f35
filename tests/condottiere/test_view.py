"""What the table shows beside the bare pieces, so that nobody who draws it needs to know the rules."""

from typing import Any

import pytest

from tabletop import Tabletop, condottiere, dealt, variant_options


def battle(*companies: str, extra: str = "") -> Tabletop:
    seats = ", ".join(f'{{ company = [{company}], hand = ["mercenary-1"] }}' for company in companies)
    return condottiere(f"""
        seats = {len(companies)}
        contested = "parma"
        pending = "turn 0"
        {extra}
        seat = [{seats}]
    """)


def leaders(table: Tabletop) -> list[int]:
    return [number for number, seat in enumerate(table.view()["seats"]) if seat["leads"]]


def test_strengths_are_written_out_card_by_card() -> None:
    table = battle('"mercenary-6", "courtesan", "mercenary-2", "drummer", "heroine"', '"mercenary-6"', '"spring"')
    assert table.seat(0)["values"] == [[6, 2, 3], [1, 1, 0], [2, 2, 0], [0, 1, 0], [10, 1, 0]]
    assert table.seat(1)["values"] == [[6, 1, 3]]
    assert table.seat(2)["values"] == [[0, 1, 0]]


def test_winter_is_written_out_before_the_drummer() -> None:
    table = battle('"mercenary-10", "drummer"', '"winter"')
    assert table.seat(0)["values"] == [[1, 2, 0], [0, 1, 0]]


@pytest.mark.parametrize("chosen", [(False,) * 5, (True, False, False, True, True)])
def test_what_is_written_out_is_the_strength(chosen: tuple[bool, ...]) -> None:
    factors: set[tuple[int, int]] = set()
    for seed in range(8):
        for table in dealt(4, variant_options(chosen), seed).wander(seed, moves=400):
            for seat in table.view()["seats"]:
                assert len(seat["values"]) == len(seat["company"])
                assert sum(value * times + bonus for value, times, bonus in seat["values"]) == seat["strength"]
                factors.update((times, bonus) for _, times, bonus in seat["values"])
    assert factors == {(1, 0), (1, 3), (2, 0), (2, 3)}


def test_the_strongest_alone_leads() -> None:
    assert leaders(battle('"mercenary-6"', '"mercenary-5", "mercenary-2"', "")) == [1]


def test_nobody_leads_who_is_level_with_another() -> None:
    assert leaders(battle('"mercenary-6"', '"mercenary-6"', '"mercenary-5"')) == []
    assert leaders(battle("", '"winter"')) == []


def test_a_face_down_card_makes_nobody_a_leader() -> None:
    table = battle('"mercenary-6"', "", extra='variants = ["face-down"]')
    table.do("0 play mercenary-1")
    assert (table.seat(0, viewer=0)["strength"], table.seat(0, viewer=0)["values"]) == (6, [[6, 1, 0]])


def test_a_season_has_those_who_brought_it() -> None:
    table = battle('"winter"', '"mercenary-6"', '"winter"')
    assert (table.view()["season"], table.view()["season_by"]) == ("winter", [0, 2])
    table = battle('"mercenary-5"', '"spring"')
    assert (table.view()["season"], table.view()["season_by"]) == ("spring", [1])
    table = battle('"mercenary-5"', '"surrender"')
    assert (table.view()["season"], table.view()["season_by"]) == (None, [])


def realms(extra: str = "", contested: str = "parma") -> list[Any]:
    """Regions, kingdom and whether the contested region would win, by seat."""
    table = condottiere(f"""
        seats = 3
        contested = "{contested}"
        pending = "turn 0"
        battles = 9
        {extra}
        seat = [
            {{ regions = ["torino", "milano", "genova", "napoli"], hand = ["mercenary-1"] }},
            {{ regions = ["venezia", "bologna", "siena", "spoleto", "lucca"], hand = ["mercenary-1"] }},
            {{ hand = ["mercenary-1"] }},
        ]
    """)
    return [(seat["regions"], seat["kingdom"], seat["wins_with_contested"]) for seat in table.view()["seats"]]


def test_everybody_s_realm_and_whether_the_battle_would_win_the_game() -> None:
    assert realms() == [(4, 3, True), (5, 1, True), (0, 0, False)]  # four adjacent, or six in all
    assert realms(contested="ancona") == [(4, 3, False), (5, 1, True), (0, 0, False)]
    assert realms('variants = ["bigger-kingdoms"]') == [(4, 3, False), (5, 1, True), (0, 0, False)]


def test_between_battles_nothing_would_win() -> None:
    table = dealt(2)
    assert [seat["wins_with_contested"] for seat in table.view()["seats"]] == [False, False]


def test_CON_14_6_the_last_free_region_wins_for_whom_it_gives_the_most() -> None:
    table = condottiere("""
        seats = 6
        battles = 20
        contested = "ancona"
        papal = "siena"
        pending = "turn 0"
        seat = [
            { regions = ["torino", "mantova", "urbino"], hand = ["mercenary-1"] },
            { regions = ["milano", "ferrara", "spoleto"], hand = ["mercenary-1"] },
            { regions = ["genova", "modena"], hand = ["mercenary-1"] },
            { regions = ["venezia", "parma", "firenze"], hand = ["mercenary-1"] },
            { regions = ["lucca", "bologna"], hand = ["mercenary-1"] },
            { regions = ["roma", "napoli"], hand = ["mercenary-1"] },
        ]
    """)
    wins = [seat["wins_with_contested"] for seat in table.view()["seats"]]
    assert wins == [True, True, False, True, False, True]  # the last by the kingdom of Rome, Naples and Ancona
