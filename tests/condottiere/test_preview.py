"""What players are told of their options before they decide."""

from typing import Any

import pytest

from tabletop import Tabletop, condottiere, dealt


def preview(table: Tabletop, seat: int, text: str) -> Any:
    action = table.state.actions.parse(text)
    assert action is not None
    return table.state.preview(seat, action)


def battle(first: str, second: str, extra: str = "") -> Tabletop:
    """Two companies; the first seat is to play and has every kind of card."""
    return condottiere(f"""
        seats = 2
        contested = "parma"
        pending = "turn 0"
        {extra}
        seat = [
            {{ {first}, hand = ["mercenary-5", "mercenary-10", "winter", "spring", "bishop", "courtesan", "drummer",
                                "heroine", "scarecrow", "surrender"] }},
            {{ {second}, hand = ["mercenary-1"] }},
        ]
    """)


@pytest.mark.parametrize(
    ("card", "after", "leads"),
    [
        ("mercenary-5", 11, True),
        ("mercenary-10", 16, True),
        ("winter", 1, False),  # one against two
        ("spring", 9, False),  # nine against eleven
        ("bishop", 0, False),
        ("courtesan", 7, False),
        ("drummer", 12, True),
        ("heroine", 16, True),
        ("surrender", 6, False),
    ],
)
def test_a_card_shows_the_strength_that_it_gives(card: str, after: int, leads: bool) -> None:
    table = battle('company = ["mercenary-6"]', 'company = ["mercenary-6", "mercenary-2"]')
    assert preview(table, 0, f"play {card}") == {"strength": [6, after], "leads": leads}


def test_a_bishop_leads_when_he_sends_the_others_strongest_away() -> None:
    table = battle('company = ["mercenary-4"]', 'company = ["mercenary-10", "mercenary-3"]')
    assert preview(table, 0, "play bishop") == {"strength": [4, 4], "leads": True}


def test_a_season_that_gives_way_counts_no_more() -> None:
    table = battle('company = ["mercenary-4"]', 'company = ["mercenary-10", "winter"]')
    assert preview(table, 0, "play spring") == {"strength": [1, 4], "leads": False}


def test_who_is_level_does_not_lead() -> None:
    table = battle("company = []", 'company = ["mercenary-5"]')
    assert preview(table, 0, "play mercenary-5") == {"strength": [0, 5], "leads": False}


def test_a_scarecrow_and_a_pass_show_nothing() -> None:
    table = battle('company = ["mercenary-6"]', "company = []")
    assert preview(table, 0, "play scarecrow") is None
    assert preview(table, 0, "pass") is None


def test_nothing_is_shown_of_what_is_not_offered() -> None:
    table = battle("company = []", "company = []")
    assert preview(table, 0, "play mercenary-4") is None
    assert preview(table, 0, "choose roma") is None
    assert preview(table, 1, "play mercenary-1") is None


def test_of_face_down_cards_only_the_own_one_counts() -> None:
    table = battle(
        'company = ["mercenary-3"], face-down = "mercenary-4"',
        'company = ["mercenary-6"], face-down = "mercenary-10"',
        'variants = ["face-down"]',
    )
    assert preview(table, 0, "play mercenary-5") == {"strength": [7, 12], "leads": True}
    assert preview(table, 0, "play drummer") == {"strength": [7, 14], "leads": True}


def test_CON_21_8_a_bishop_spares_the_face_down_card() -> None:
    table = battle(
        'company = ["mercenary-3"], face-down = "mercenary-10"', 'company = ["mercenary-6"]', 'variants = ["face-down"]'
    )
    assert preview(table, 0, "play bishop") == {"strength": [13, 13], "leads": True}


@pytest.mark.parametrize("seed", range(6))
def test_what_was_shown_comes_true(seed: int) -> None:
    """The battle may be over after the card; then a win is a region more for the leader."""
    compared = ended = 0
    for table in dealt(3, seed=seed).wander(seed, 300):
        if not table.pending().startswith("turn"):
            continue
        seat = table.state.awaited()[0]
        for action in table.state.options(seat):
            shown = table.state.preview(seat, action)
            if shown is None:
                continue
            assert shown["strength"][0] == table.strength(seat)
            world = table.state.clone()
            world.apply(seat, action)
            after = world.view(seat)
            if after["battle"] != table.view()["battle"] or after["winners"]:
                regions = [list(view["owners"].values()).count(seat) for view in (table.view(), after)]
                assert (regions[1] > regions[0]) == shown["leads"]
                ended += 1
            else:
                strengths = [other["strength"] for other in after["seats"]]
                assert strengths[seat] == shown["strength"][1]
                assert shown["leads"] == (strengths[seat] > max(strengths[:seat] + strengths[seat + 1 :]))
                compared += 1
    assert compared > 50
    assert ended > 0


def choosing(regions: str, seats: int = 3, extra: str = "") -> Tabletop:
    return condottiere(f"""
        seats = {seats}
        battles = 4
        pending = "choose-region 0"
        {extra}
        seat = [{{ regions = {regions}, hand = ["mercenary-1"] }}, {{ hand = ["mercenary-1"] }}]
    """)


def test_a_region_shows_the_kingdom_that_it_would_belong_to() -> None:
    table = choosing('["torino", "milano", "napoli"]')
    assert preview(table, 0, "choose genova") == {"neighbours": 3, "wins": False}
    assert preview(table, 0, "choose roma") == {"neighbours": 2, "wins": False}
    assert preview(table, 0, "choose siena") == {"neighbours": 1, "wins": False}


def test_CON_14_2_CON_14_3_a_region_shows_that_it_would_win() -> None:
    near = '["torino", "milano", "genova"]'
    assert preview(choosing(near), 0, "choose parma") == {"neighbours": 4, "wins": True}
    assert preview(choosing(near), 0, "choose siena") == {"neighbours": 1, "wins": False}
    assert not preview(choosing(near, extra='variants = ["bigger-kingdoms"]'), 0, "choose parma")["wins"]
    assert preview(choosing('["torino", "milano"]', 4), 0, "choose genova")["wins"]


def test_CON_14_3_also_regions_far_apart_would_win() -> None:
    far = '["torino", "venezia", "napoli", "siena", "bologna"]'
    assert preview(choosing(far), 0, "choose lucca") == {"neighbours": 1, "wins": True}


@pytest.mark.parametrize(("papal", "wins"), [('papal = "siena"', True), ("", False)])
def test_CON_14_6_the_last_free_region_would_win_for_whom_it_gives_the_most(papal: str, wins: bool) -> None:
    table = condottiere(f"""
        seats = 6
        battles = 20
        variants = ["recapture"]
        pending = "choose-region 0"
        {papal}
        seat = [
            {{ regions = ["torino", "mantova", "urbino"], hand = ["mercenary-1"] }},
            {{ regions = ["milano", "ferrara", "spoleto"], hand = ["mercenary-1"] }},
            {{ regions = ["genova", "modena", "napoli"], hand = ["mercenary-1"] }},
            {{ regions = ["venezia", "parma", "firenze"], hand = ["mercenary-1"] }},
            {{ regions = ["lucca", "bologna"], hand = ["mercenary-1"] }},
            {{ regions = ["roma"], hand = ["mercenary-1"] }},
        ]
    """)
    assert preview(table, 0, "choose ancona") == {"neighbours": 2, "wins": wins}
