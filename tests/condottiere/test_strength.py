"""The computed examples of docs/condottiere.md: strength."""

import pytest

from tabletop import Tabletop, condottiere

CODES = {
    "WIN": "winter",
    "SPR": "spring",
    "BIS": "bishop",
    "COU": "courtesan",
    "DRU": "drummer",
    "HER": "heroine",
}


def cards(codes: str) -> list[str]:
    return [CODES[code] if code in CODES else f"mercenary-{code[1:]}" for code in codes.split()]


def laid(companies: list[str], covered: str = "") -> Tabletop:
    """A is seat 0 and may have a face-down card; B, who holds a bishop, is on turn."""
    rows = [f"company = {cards(company)}" for company in companies]
    rows[0] += ", hand = ['scarecrow']" + (f", face-down = '{cards(covered)[0]}'" if covered else "")
    rows[1] += ", hand = ['bishop', 'scarecrow']"
    return condottiere(f"""
        seats = {len(rows)}
        variants = {["face-down"] if covered else []}
        battles = 1
        contested = "parma"
        placer = 1
        seat = [{", ".join(["{ " + row + " }" for row in rows])}]
    """)


def totals(table: Tabletop) -> list[int]:
    return [seat["strength"] for seat in table.view()["seats"]]


@pytest.mark.parametrize(
    ("companies", "covered", "moves", "announced", "real"),
    [
        pytest.param(["M10 M10 M5 M4", ""], "", [], [29, 0], [29, 0], id="1"),
        pytest.param(["M10 M10 M5 M4", "WIN"], "", [], [4, 0], [4, 0], id="2"),
        pytest.param(["M10 M10 M5 M4 WIN", ""], "", [], [4, 0], [4, 0], id="2 own winter"),
        pytest.param(["M2 M5 M5", "M1 M4 HER SPR"], "", [], [18, 15], [18, 15], id="3"),
        pytest.param(["M6 M3 M1 M1", "M6 M1 M1"], "", [], [11, 8], [11, 8], id="4"),
        pytest.param(
            ["M6 M3 M1 M1", "M6 M1 M1"], "", ["1 play bishop", "1 papal-off"], [5, 2], [5, 2], id="4 after the bishop"
        ),
        pytest.param(["M10 M6 M5", ""], "", [], [21, 0], [21, 0], id="5"),
        pytest.param(["M10 M6 M5 DRU", ""], "", [], [42, 0], [42, 0], id="6"),
        pytest.param(["M10 M6 M5 DRU", "WIN"], "", [], [6, 0], [6, 0], id="7"),
        pytest.param(["M2 M4 DRU", "SPR"], "", [], [15, 0], [15, 0], id="8"),
        pytest.param(["M2 M4 DRU SPR", ""], "", [], [15, 0], [15, 0], id="8 own spring"),
        pytest.param(["M6 DRU DRU DRU", ""], "", [], [12, 0], [12, 0], id="9"),
        pytest.param(["HER COU DRU M1", "WIN"], "", [], [13, 0], [13, 0], id="10"),
        pytest.param(["M5 DRU", "M6 M2", "SPR"], "", [], [10, 11, 0], [10, 11, 0], id="11"),
        pytest.param(["M3 M3 DRU", "M3", "SPR COU"], "", [], [18, 6, 1], [18, 6, 1], id="12"),
        pytest.param(["HER", "M10 M10", "SPR SPR"], "", [], [10, 26, 0], [10, 26, 0], id="13"),
        pytest.param(["SPR HER COU", "DRU COU"], "", [], [11, 1], [11, 1], id="14"),
        pytest.param(["M6 M6", "M5 M1 M1"], "M10", [], [12, 7], [22, 7], id="15"),
        pytest.param(
            ["M6 M6", "M5 M1 M1"], "M10", ["1 play bishop", "1 papal-off"], [0, 7], [10, 7], id="15 after the bishop"
        ),
    ],
)
def test_computed_examples(
    companies: list[str], covered: str, moves: list[str], announced: list[int], real: list[int]
) -> None:
    table = laid(companies, covered).do(*moves)
    assert totals(table) == announced
    table.everybody_passes()
    assert totals(table) == real
    winner = real.index(max(real))
    assert table.view()["owners"] == {"parma": winner}
    assert f"battle-won seat=seat:{winner} region=region:parma count={max(real)}" in table.events()
