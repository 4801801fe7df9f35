"""CON-21: face-down cards."""

import pytest

from casusbelli.core import SPECTATOR
from casusbelli.core.chance import Chance
from tabletop import Tabletop, condottiere, mistake

MERCENARIES = [f"mercenary-{value}" for value in (1, 2, 3, 4, 5, 6, 10)]


def hidden(*seats: str) -> Tabletop:
    """A battle for Parma with face-down cards; seat 0 placed the token and is on turn."""
    return condottiere(f"""
        seats = {len(seats)}
        variants = ["face-down"]
        battles = 1
        contested = "parma"
        seat = [{", ".join(seats)}]
    """)


@pytest.mark.parametrize("card", [*MERCENARIES, "drummer", "heroine", "courtesan"])
def test_CON_21_1_CON_R57_units_are_laid_face_down(card: str) -> None:
    table = hidden(f"{{ hand = ['{card}', 'winter'] }}", "{ hand = ['winter'] }")
    table.do(f"0 play {card}")
    assert table.company(0) == []
    assert table.seat(0)["face_down"] is True
    assert table.pending() == "turn 1"


@pytest.mark.parametrize("card", ["winter", "spring", "surrender"])
def test_CON_21_1_seasons_and_surrender_are_played_face_up(card: str) -> None:
    table = hidden(f"{{ hand = ['{card}', 'bishop'] }}", "{ hand = ['bishop'] }")
    table.do(f"0 play {card}")
    assert table.company(0) == [card]
    assert table.seat(0)["face_down"] is False


@pytest.mark.parametrize("moves", [["0 play bishop", "0 papal-off"], ["0 play scarecrow"]])
def test_CON_21_1_bishop_and_scarecrow_are_played_face_up(moves: list[str]) -> None:
    table = hidden("{ hand = ['bishop', 'scarecrow'] }", "{ hand = ['winter'] }").do(*moves)
    card = moves[0].removeprefix("0 play ")
    assert f"card-played seat=seat:0 card=card:{card}" in table.events(1)
    assert table.view()["discard"] == [card]
    assert table.seat(0)["face_down"] is False


@pytest.mark.parametrize(
    ("moves", "company"),
    [
        (["0 play drummer"], ["mercenary-6"]),
        (["0 play winter"], ["mercenary-6", "winter"]),
        (["0 play surrender"], ["mercenary-6", "surrender"]),
        (["0 play scarecrow"], ["mercenary-6"]),
        (["0 play bishop", "0 papal-off"], ["mercenary-6"]),
    ],
)
def test_CON_21_2_the_older_face_down_card_is_turned_up_with_the_next_card(
    moves: list[str], company: list[str]
) -> None:
    table = hidden(
        "{ hand = ['drummer', 'winter', 'surrender', 'scarecrow', 'bishop'], face-down = 'mercenary-6' }",
        "{ hand = ['winter'] }",
    )
    table.do(*moves)
    assert "turned-up seat=seat:0 card=card:mercenary-6" in table.events(1)
    assert table.company(0) == company
    assert table.seat(0)["face_down"] is (moves == ["0 play drummer"])


def test_CON_21_3_CON_R56_an_own_bishop_does_not_reach_the_card_that_is_turned_up_after_him() -> None:
    table = hidden(
        "{ hand = ['bishop', 'winter'], company = ['mercenary-2'], face-down = 'mercenary-10' }",
        "{ hand = ['winter'] }",
    )
    table.do("0 play bishop", "0 papal-off")
    assert table.company(0) == ["mercenary-10"]


def test_CON_21_3_CON_R56_a_scarecrow_is_decided_before_the_older_card_is_turned_up() -> None:
    table = hidden(
        "{ hand = ['scarecrow', 'winter'], company = ['mercenary-2'], face-down = 'mercenary-10' }",
        "{ hand = ['winter'] }",
    )
    table.do("0 play scarecrow")
    assert table.legal(0) == ["retrieve-nothing", "retrieve mercenary-2"]
    assert table.seat(0)["face_down"] is True
    table.do("0 retrieve mercenary-2")
    assert table.company(0) == ["mercenary-10"]
    assert table.hand(0) == ["mercenary-2", "winter"]


def test_CON_21_3_the_older_card_is_turned_up_before_the_new_one_lies_down() -> None:
    table = hidden("{ hand = ['heroine', 'winter'], face-down = 'mercenary-2' }", "{ hand = ['winter'] }")
    table.do("0 play heroine")
    assert table.company(0) == ["mercenary-2"]
    assert table.seat(0, 0)["face_down_card"] == "heroine"


@pytest.mark.parametrize(("choice", "company"), [("leave-down", []), ("turn-up", ["mercenary-6"])])
def test_CON_21_4_a_player_who_passes_leaves_his_card_face_down_or_turns_it_up(choice: str, company: list[str]) -> None:
    table = hidden("{ hand = ['winter'], face-down = 'mercenary-6' }", "{ hand = ['winter'] }")
    table.do("0 pass")
    assert table.pending() == "reveal 0"
    assert table.legal(0) == ["leave-down", "turn-up"]
    table.do(f"0 {choice}")
    assert table.company(0) == company
    assert table.seat(0)["passed"] is True
    assert table.pending() == "turn 1"


def test_CON_R58_a_player_whose_hand_is_empty_chooses_too_when_his_turn_comes() -> None:
    table = hidden("{ hand = ['mercenary-6'] }", "{ hand = ['winter', 'spring'] }")
    table.do("0 play mercenary-6", "1 play winter")
    assert table.pending() == "reveal 0"
    table.do("0 leave-down")
    assert table.seat(0)["passed"] is True
    assert table.pending() == "turn 1"


def test_CON_R58_a_player_without_face_down_card_is_asked_nothing() -> None:
    table = hidden("{ hand = ['winter'], company = ['mercenary-6'] }", "{ hand = ['winter'] }").do("0 pass")
    assert table.pending() == "turn 1"


def test_CON_21_5_face_down_cards_are_turned_up_before_totals_and_courtesans_are_counted() -> None:
    table = hidden(
        "{ hand = ['winter'], company = ['mercenary-5'] }",
        "{ passed = true, face-down = 'heroine' }",
        "{ passed = true, face-down = 'courtesan' }",
    )
    table.do("0 pass")
    assert table.view()["owners"] == {"parma": 1}
    assert table.view()["holder"] == 2
    assert (table.company(1), table.company(2)) == (["heroine"], ["courtesan"])


def test_CON_R60_a_surrender_compares_all_cards_turned_up() -> None:
    table = hidden(
        "{ hand = ['surrender'], company = ['mercenary-5'] }", "{ hand = ['winter'], face-down = 'heroine' }"
    )
    table.do("0 play surrender")
    assert table.view()["owners"] == {"parma": 1}
    assert table.company(1) == ["heroine"]


def test_CON_21_6_CON_R59_face_down_cards_have_no_influence_on_announced_totals() -> None:
    table = hidden(
        "{ hand = ['spring'], company = ['mercenary-5'], face-down = 'drummer' }",
        "{ hand = ['winter'], company = ['mercenary-4'], face-down = 'mercenary-10' }",
        "{ hand = ['winter'], face-down = 'heroine' }",
    )
    assert [table.strength(seat) for seat in range(3)] == [5, 4, 0]
    table.do("0 pass", "0 leave-down")
    told = [event for event in table.events() if event.startswith("strength")]
    assert told == [f"strength seat=seat:{seat} count={total}" for seat, total in enumerate([5, 4, 0])]


def test_CON_21_6_CON_R59_a_face_down_mercenary_is_not_the_strongest_for_an_announced_spring() -> None:
    table = hidden(
        "{ hand = ['spring', 'bishop'], company = ['mercenary-5'] }",
        "{ hand = ['bishop'], face-down = 'mercenary-10' }",
    )
    table.do("0 play spring")
    assert table.strength(0) == 5 + 3
    table.everybody_passes()
    assert (table.strength(0), table.strength(1)) == (5, 10 + 3)


def test_CON_21_7_a_scarecrow_cannot_take_back_a_face_down_card() -> None:
    table = hidden(
        "{ hand = ['scarecrow'], company = ['mercenary-2'], face-down = 'mercenary-10' }",
        "{ hand = ['winter'] }",
    )
    table.do("0 play scarecrow")
    refusal = table.refusal("0 retrieve mercenary-10")
    assert refusal is not None
    assert refusal.rule == "CON-21.7"


def test_CON_21_8_a_bishop_neither_finds_nor_removes_face_down_mercenaries() -> None:
    table = hidden(
        "{ hand = ['bishop', 'winter'], company = ['mercenary-4'], face-down = 'mercenary-4' }",
        "{ hand = ['winter'], company = ['mercenary-3'], face-down = 'mercenary-10' }",
    )
    table.do("0 play bishop", "0 papal-off")
    assert table.view()["discard"] == ["mercenary-4", "bishop"]
    assert table.company(0) == ["mercenary-4"]
    assert table.company(1) == ["mercenary-3"]
    assert table.seat(1)["face_down"] is True


def test_CON_21_9_a_face_down_card_is_known_to_its_owner_only() -> None:
    table = hidden("{ hand = ['heroine', 'winter'] }", "{ hand = ['winter'] }")
    assert table.seat(0, 0)["face_down_card"] is None
    table.do("0 play heroine")
    assert table.seat(0, 0)["face_down_card"] == "heroine"
    for other in (1, SPECTATOR):
        assert "heroine" not in str(table.view(other))
        assert not [event for event in table.events(other) if "heroine" in event]


def test_CON_21_9_a_face_down_card_is_in_play_and_not_in_hand() -> None:
    table = hidden("{ hand = ['heroine', 'winter'] }", "{ hand = ['winter'] }").do("0 play heroine")
    assert table.hand(0) == ["winter"]
    assert table.seat(0)["hand_size"] == 1


def test_CON_E8_a_bishop_removes_both_face_up_sixes_and_ignores_the_face_down_ten() -> None:
    table = hidden(
        "{ hand = ['bishop', 'winter'], company = ['mercenary-5', 'mercenary-1', 'mercenary-1'] }",
        "{ hand = ['winter'], company = ['mercenary-6', 'mercenary-6'], face-down = 'mercenary-10' }",
    )
    table.do("0 play bishop", "0 papal-off")
    assert table.view()["discard"] == ["mercenary-6", "mercenary-6", "bishop"]
    assert table.company(0) == ["mercenary-5", "mercenary-1", "mercenary-1"]
    assert table.company(1) == []
    assert table.seat(1, 1)["face_down_card"] == "mercenary-10"


LAID = """
    title = "condottiere"
    seats = 3
    variants = ["face-down"]
    contested = "roma"
    {more}
    [[seat]]
    hand = ["mercenary-1", "mercenary-10"]
    face-down = "mercenary-10"
    [[seat]]
    hand = ["mercenary-2"]
    [[seat]]
    hand = ["mercenary-3"]
"""


def laid(more: str = "") -> Tabletop:
    return Tabletop(LAID.format(more=more))


def test_CON_21_9_CON_R61_the_own_face_down_card_may_be_shown_to_one_other_player() -> None:
    table = Tabletop("""
        title = "condottiere"
        seats = 2
        variants = ["face-down"]
        contested = "roma"
        holder = 0
        [[seat]]
        hand = ["mercenary-1"]
        face-down = "mercenary-10"
        [[seat]]
        hand = ["mercenary-2"]
    """).do("0 show 1 mercenary-10")
    assert table.seat(0, 1)["known"] == ["mercenary-10"]
    assert table.seat(0, 1)["face_down_card"] == "mercenary-10"
    assert table.seat(0, 0)["known_by"] == {1: ["mercenary-10"]}
    assert "shown-face-down seat=seat:0 viewer=seat:1 card=card:mercenary-10" in table.events(1)


def test_CON_21_9_nobody_else_learns_which_card_was_shown_or_that_it_lies_face_down() -> None:
    one, other = laid().do("0 show 1 mercenary-10"), laid().do("0 show 1 mercenary-1")
    assert one.view(2) == other.view(2)
    assert one.events(2) == other.events(2) == ["shown seat=seat:0 viewer=seat:1"]
    assert "face_down_card" not in one.seat(0, 2)


def test_CON_R61_of_two_cards_alike_the_face_down_one_is_shown_first() -> None:
    table = laid().do("0 show 1 mercenary-10")
    assert table.seat(0, 1)["known"] == ["mercenary-10"]
    assert "show 1 mercenary-10" in table.asides(0)
    table.do("0 show 1 mercenary-10")
    assert table.seat(0, 1)["known"] == ["mercenary-10", "mercenary-10"]
    refusal = table.refusal("0 show 1 mercenary-10")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CON-16.6", "card-known-already")


def test_CON_R61_a_card_that_was_shown_in_the_hand_may_be_shown_again_face_down() -> None:
    """Whoever knows the card does not know that it is the one which was laid."""
    table = hidden("{ hand = ['mercenary-10', 'winter'] }", "{ hand = ['winter'] }")
    table.do("0 show 1 mercenary-10", "0 play mercenary-10")
    assert "face_down_card" not in table.seat(0, 1)
    table.do("0 show 1 mercenary-10")
    assert table.seat(0, 1)["face_down_card"] == "mercenary-10"
    assert table.seat(0, 1)["known"] == ["mercenary-10"]


def test_CON_21_9_what_was_shown_is_over_when_the_card_is_turned_up() -> None:
    table = laid().do("0 show 1 mercenary-10", "0 play mercenary-1")
    assert table.company(0) == ["mercenary-10"]
    assert table.seat(0, 1)["known"] == []
    assert "face_down_card" not in table.seat(0, 1)


def test_CON_21_9_a_position_may_say_to_whom_the_card_was_shown() -> None:
    table = Tabletop(LAID.format(more="").replace('face-down = "', 'face-down-shown-to = [2]\nface-down = "'))
    assert table.seat(0, 2)["face_down_card"] == "mercenary-10"
    assert table.document()["seat"][0]["face-down-shown-to"] == [2]
    for wrong in ("[0]", "[7]"):
        text = LAID.format(more="").replace('face-down = "', f'face-down-shown-to = {wrong}\nface-down = "')
        assert mistake(text).key in ("bad-shown", "bad-field-number")


def test_CON_21_9_by_ruleset_1_a_face_down_card_cannot_be_shown() -> None:
    table = laid("ruleset = 1")
    assert "show 1 mercenary-10" in table.asides(0)  # that of the hand
    table.do("0 show 1 mercenary-10")
    assert "face_down_card" not in table.seat(0, 1)
    assert "shown-card seat=seat:0 viewer=seat:1 card=card:mercenary-10" in table.events(1)
    table = laid("ruleset = 1").do("0 play mercenary-1", "1 pass", "2 pass")
    refusal = table.refusal("0 show 1 mercenary-1")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CON-16.6", "card-not-in-hand")


def test_CON_21_5_everybody_is_told_the_strengths_with_what_was_face_down() -> None:
    table = hidden("{ hand = ['mercenary-10'] }", "{ hand = ['mercenary-3', 'winter'], company = ['drummer'] }")
    table.do("0 play mercenary-10", "1 play mercenary-3", "0 leave-down", "1 pass", "1 leave-down")
    told = table.events()
    turned = told.index("turned-up seat=seat:1 card=card:mercenary-3")
    assert told[turned + 1 : turned + 4] == [
        "total seat=seat:0 count=10",
        "total seat=seat:1 count=6",
        "battle-won seat=seat:0 region=region:parma count=10",
    ]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_CON_21_9_another_deal_leaves_the_shown_card_where_it_lies_for_those_who_saw_it(viewer: int) -> None:
    table = laid().do("0 show 1 mercenary-10")
    stream = Chance(5).stream("deal")
    worlds = [table.state.determinize(viewer, stream) for _ in range(20)]
    assert all(world.view(viewer) == table.view(viewer) for world in worlds)
    laid_there = {world.view(0)["seats"][0]["face_down_card"] for world in worlds}
    assert (laid_there == {"mercenary-10"}) == (viewer in (0, 1))
