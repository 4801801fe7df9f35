"""CON-19: bigger kingdoms."""

import pytest

from tabletop import condottiere, dealt

SCATTERED = ["torino", "venezia", "lucca", "ancona", "siena", "bologna"]
"""No two of them have a common border."""

CHAIN = ["lucca", "parma", "genova", "torino", "milano"]
"""Each borders the one before it."""


def winners(seats: int, regions: list[str]) -> list[int]:
    """Seat 0 has just conquered the last of these regions."""
    table = condottiere(f"""
        seats = {seats}
        variants = ["bigger-kingdoms"]
        battles = 1
        contested = "{regions[-1]}"
        seat = [{{ regions = {regions[:-1]}, hand = ["winter"], company = ["mercenary-1"] }}]
    """)
    found: list[int] = table.everybody_passes().view()["winners"]
    return found


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 5), (4, 4), (5, 4), (6, 4)])
def test_CON_19_1_one_more_adjacent_region_is_needed(seats: int, needed: int) -> None:
    assert winners(seats, CHAIN[: needed - 1]) == []
    assert winners(seats, CHAIN[:needed]) == [0]


@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 5)])
def test_CON_19_2_as_many_regions_in_total_as_before_win(seats: int, needed: int) -> None:
    assert winners(seats, SCATTERED[: needed - 1]) == []
    assert winners(seats, SCATTERED[:needed]) == [0]


@pytest.mark.parametrize(("seats", "adjacent", "total"), [(2, 5, 6), (3, 5, 6), (4, 4, 5), (5, 4, 5), (6, 4, 5)])
def test_CON_E11_the_numbers_are_on_the_table(seats: int, adjacent: int, total: int) -> None:
    view = dealt(seats, {"bigger-kingdoms": "on"}).view()
    assert (view["kingdom_needed"], view["regions_needed"]) == (adjacent, total)
