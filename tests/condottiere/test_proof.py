"""What else must be noticed when a rule is broken."""

import pytest

from casusbelli.core import Game, Mistake, Setup, find_title
from tabletop import Tabletop, condottiere, dealt, mistake

TITLE = find_title("condottiere")
TWO_LEADERS = [
    ["torino", "genova", "lucca"],
    ["milano", "bologna", "roma", "napoli"],
    ["ferrara", "urbino", "spoleto"],
    ["venezia", "mantova", "parma", "siena"],
    ["modena", "firenze"],
]
"""All regions but Ancona; seats 1 and 3 have the most."""


def begun(**options: str) -> Game:
    """A game as it is begun, without the way through a position."""
    return Game(Setup("condottiere", 3, {name.replace("_", "-"): value for name, value in options.items()}, 1))


def ended_series(papal: str = "") -> Tabletop:
    """The first game of a series is over: seat 0 has won it with three adjacent regions."""
    return condottiere(f"""
        seats = 4
        variants = ["points"]
        target = 100
        battles = 4
        contested = "milano"
        {papal}
        seat = [
            {{ hand = ["winter"], regions = ["torino", "genova"], company = ["mercenary-10"] }},
            {{ hand = ["winter"], regions = ["roma"] }},
        ]
    """).everybody_passes()


def test_CON_1_2_every_region_has_a_name_of_its_own() -> None:
    regions = {move.removeprefix("choose ") for move in dealt(2).legal(0)}
    assert {"torino", "milano", "venezia", "ferrara", "roma", "napoli"} <= regions
    assert len(regions) == 17


def test_CON_2_1_CON_R17_every_game_of_a_series_begins_with_a_free_board() -> None:
    table = ended_series("papal = 'siena'")
    assert table.view()["game"] == 2
    assert table.view()["owners"] == {}
    assert table.view()["papal"] is None


def test_CON_2_4_a_game_begins_with_the_choice_of_a_region() -> None:
    state = begun(first="1").state
    assert state.awaited() == [1]
    pending = state.pending()
    assert pending is not None
    assert pending.name == "choose-region"


def test_CON_2_5_a_target_is_between_one_and_a_thousand() -> None:
    for target in ("1", "1000"):
        assert begun(points="on", target=target).state.view(0)["target"] == int(target)
    for target in ("0", "1001"):
        with pytest.raises(Mistake, match="bad-number"):
            begun(points="on", target=target)


def test_CON_R36_at_a_full_table_the_sixth_seat_may_be_the_first() -> None:
    table = dealt(6, {"first": "5"})
    assert table.pending() == "choose-region 5"
    with pytest.raises(Mistake) as found:
        TITLE.check_options({"first": "6"})
    assert found.value.key == "bad-number"


@pytest.mark.parametrize("name", ["drawing-after-battle", "points", "bigger-kingdoms", "recapture", "face-down"])
def test_CON_17_1_CON_18_1_CON_19_1_CON_20_1_CON_21_1_a_new_game_can_have_each_variant(name: str) -> None:
    assert begun(**{name: "on"}).state.view(0)["variants"][name]
    assert not begun().state.view(0)["variants"][name]


def test_CON_18_1_without_points_a_target_means_nothing() -> None:
    assert "target" in TITLE.idle_options(Setup("condottiere", 3, {}, 1))
    assert "target" not in TITLE.idle_options(Setup("condottiere", 3, {"points": "on"}, 1))


def test_CON_8_3_a_position_has_one_season_at_most() -> None:
    found = mistake('title = "condottiere"\n[[seat]]\ncompany = ["spring"]\n[[seat]]\ncompany = ["winter"]')
    assert (found.key, found.line) == ("two-seasons", 5)


def test_CON_R24_a_bishop_and_a_scarecrow_never_lie_in_a_company() -> None:
    for card in ("bishop", "scarecrow"):
        assert mistake(f'title = "condottiere"\n[[seat]]\ncompany = ["{card}"]').key == "never-in-company"


def test_CON_8_10_spring_adds_nothing_to_mercenaries_that_are_not_the_strongest() -> None:
    table = condottiere("""
        contested = "parma"
        seat = [
            { hand = ["winter"], company = ["mercenary-2", "mercenary-3"] },
            { hand = ["winter"], company = ["mercenary-1", "spring"] },
        ]
    """)
    assert [table.strength(seat) for seat in (0, 1)] == [2 + 3 + 3, 1]


def test_CON_9_5_CON_R16_a_bishop_finds_no_mercenary_among_other_cards() -> None:
    table = condottiere("""
        contested = "parma"
        seat = [{ hand = ["bishop"], company = ["heroine"] }, { hand = ["winter"] }]
    """).do("0 play bishop")
    assert not [event for event in table.events() if event.startswith("removed")]
    assert table.pending() == "place-papal-token 0"


def test_CON_15_5_a_final_battle_that_the_game_led_to_gives_nothing_but_the_victory() -> None:
    rows = []
    for seat, regions in enumerate(TWO_LEADERS):
        company = ["mercenary-10", "courtesan"] if seat == 4 else []
        rows.append(f"{{ regions = {regions}, hand = ['scarecrow', 'bishop'], company = {company} }}")
    table = condottiere(
        f'seats = 5\nseed = "1"\nbattles = 1\ncontested = "ancona"\nseat = [{", ".join(rows)}]'
    ).everybody_passes()
    assert table.view()["final"]
    owners = table.view()["owners"]
    table.everybody_passes()
    assert table.pending() == ""
    assert table.view()["owners"] == owners


def test_CON_16_2_CON_16_3_CON_R37_a_view_tells_the_size_of_the_pile_and_the_discarded_cards_in_this_place() -> None:
    names = list(dealt(3).view())
    assert names.index("owners") < names.index("pile") < names.index("discard") < names.index("seats")


def test_CON_R26_who_is_left_without_cards_last_does_not_pass_by_himself() -> None:
    """The battle is over before his turn, and nobody was told that he passed."""
    table = condottiere("""
        seats = 2
        contested = "parma"
        seat = [{ hand = ["mercenary-1"] }, { hand = ["mercenary-2"] }]
    """).do("0 play mercenary-1", "1 play mercenary-2")
    assert not [event for event in table.events() if event.startswith("out-of-cards")]
    assert table.view()["owners"] == {"parma": 1}


def test_CON_R12_a_world_dealt_anew_keeps_other_cards_as_many() -> None:
    hand = ["mercenary-10", "heroine", "winter", "drummer"]
    table = condottiere(f"""
        seats = 2
        battles = 1
        contested = "parma"
        placer = 0
        seat = [{{ hand = [], company = ["mercenary-1"] }}, {{ hand = {hand} }}]
        pending = "turn 1"
    """).do("1 pass", "0 choose roma", "1 hold-hand", "1 keep heroine")
    stream = table.state.chance.clone().stream("worlds")
    kept = [table.state.determinize(0, stream).view(1)["seats"][1]["kept"] for _ in range(40)]
    assert {len(one) for one in kept} == {1}
    assert len({str(one) for one in kept}) > 1
    assert table.state.determinize(1, stream).view(1)["seats"][1]["kept"] == ["heroine"]


def test_CON_R40_CON_R44_nobody_is_offered_more_than_he_may_draw() -> None:
    table = condottiere(f"""
        seats = 2
        variants = ["drawing-after-battle"]
        contested = "parma"
        battles = 1
        seat = [
            {{ hand = {["scarecrow"] * 9}, company = ["mercenary-1"] }},
            {{ hand = {["mercenary-2"] * 7} }},
        ]
    """).everybody_passes()
    assert table.legal(0) == ["draw 0", "draw 1", "draw 2"]  # ten cards and one for a region


def test_CON_6_10_a_single_card_that_is_no_mercenary_may_be_discarded() -> None:
    table = condottiere("""
        seats = 2
        battles = 1
        contested = "parma"
        seat = [{ hand = ["winter"], company = ["mercenary-1"] }, { hand = ["mercenary-1", "mercenary-2"] }]
    """).everybody_passes()
    table.do("0 choose roma")
    assert table.legal(0) == ["hold-hand", "discard-hand"]


def test_CON_20_6_who_has_chosen_the_region_begins_also_if_he_was_not_the_last_on_turn() -> None:
    table = condottiere("""
        seats = 3
        variants = ["recapture"]
        battles = 1
        contested = "parma"
        seat = [
            { hand = ["mercenary-1", "winter"], regions = ["roma"] },
            { hand = ["mercenary-2", "winter"], company = ["mercenary-10"] },
            { hand = ["mercenary-3", "winter"] },
        ]
    """).everybody_passes()
    table.do("1 choose roma", "1 hold-hand", "2 hold-hand", "0 hold-hand")
    assert table.pending() == "turn 1"
