"""CON-16: information and agreements."""

import json

import pytest

from casusbelli.core import NotOffered
from tabletop import Tabletop, condottiere


def three(first: list[str], second: list[str], third: list[str], draw: list[str], fields: str = "") -> Tabletop:
    """Three hands and the cards on top of the draw pile."""
    return condottiere(f"""
        seats = 3
        contested = "parma"
        papal = "roma"
        discard = ["bishop", "winter"]
        draw = {draw}
        {fields}
        seat = [
            {{ hand = {first}, regions = ["napoli"] }},
            {{ hand = {second}, company = ["mercenary-2"], passed = true }},
            {{ hand = {third} }},
        ]
    """)


def plain() -> Tabletop:
    return three(["heroine", "mercenary-3"], ["spring"], ["mercenary-4", "drummer"], ["mercenary-10"])


@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_CON_16_1_hand_cards_are_known_only_to_their_owner(viewer: int) -> None:
    """Whatever seat 0 holds, the others see the same."""
    one, other = plain(), three(["surrender", "mercenary-6"], ["spring"], ["mercenary-4", "drummer"], ["mercenary-10"])
    assert one.view(viewer) == other.view(viewer)
    assert one.legal(2) == other.legal(2)
    assert one.view(0) != other.view(0)
    assert one.hand(0) == ["mercenary-3", "heroine"]


def test_CON_16_1_a_deal_is_told_to_its_owner_only() -> None:
    table = condottiere('seats = 2\nbattles = 1\nseat = [{ hand = ["winter"] }, {}]').do(
        "0 choose roma", "0 discard-hand"
    )
    for seat, other in ((0, 1), (1, 0)):
        own = [event for event in table.events(seat) if event.startswith("dealt-own")]
        assert len(own) == 1
        assert own[0].startswith(f"dealt-own seat=seat:{seat}")
        assert own[0] not in table.events(other)
        assert own[0] not in table.events()


def test_CON_16_2_CON_R37_everything_on_the_table_is_public() -> None:
    table = plain().do("0 play heroine", "2 play drummer", "0 pass")
    view = table.view()
    assert view["owners"] == {"napoli": 0}
    assert (view["papal"], view["contested"], view["placer"], view["holder"]) == ("roma", "parma", 0, 0)
    assert view["discard"] == ["winter", "bishop"]
    assert view["pile"] == 110 - 2 - 5 - 1
    seen = [(seat["hand_size"], seat["company"], seat["passed"], seat["strength"]) for seat in view["seats"]]
    assert seen == [(1, ["heroine"], True, 10), (1, ["mercenary-2"], True, 2), (1, ["drummer"], False, 0)]


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_CON_16_2_every_player_sees_what_a_spectator_sees(viewer: int) -> None:
    table = plain().do("0 play heroine")
    everybody, one = table.view(), table.view(viewer)
    public = [name for name in everybody if name not in ("seat", "seats")]
    assert {name: one[name] for name in public} == {name: everybody[name] for name in public}
    for shown, seen in zip(everybody["seats"], one["seats"], strict=True):
        assert shown.items() <= seen.items()


@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_CON_16_3_the_draw_pile_is_hidden_from_all(viewer: int) -> None:
    one, other = plain(), three(["heroine", "mercenary-3"], ["spring"], ["mercenary-4", "drummer"], ["surrender"])
    assert one.view(viewer) == other.view(viewer)
    assert one.document()["draw"][0] != other.document()["draw"][0]


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_CON_16_3_nobody_can_tell_a_world_dealt_anew_from_the_true_one(viewer: int) -> None:
    table = plain().do("0 play heroine")
    stream = table.state.chance.clone().stream("worlds")
    worlds = [table.state.determinize(viewer, stream) for _ in range(10)]
    assert all(world.view(viewer) == table.view(viewer) for world in worlds)
    assert len({world.position() for world in worlds}) > 5


def test_CON_16_4_a_card_taken_back_by_a_scarecrow_is_known_to_all() -> None:
    table = condottiere("""
        seats = 3
        contested = "parma"
        seat = [
            { hand = ["scarecrow", "heroine"], company = ["mercenary-5"] },
            { hand = ["winter", "spring"] },
            { hand = ["winter"] },
        ]
    """)
    table.do("0 play scarecrow", "0 retrieve mercenary-5")
    assert [table.view(viewer)["seats"][0]["known"] for viewer in (1, 2)] == [["mercenary-5"], ["mercenary-5"]]
    assert "retrieved seat=seat:0 card=card:mercenary-5" in table.events()
    table.do("1 pass", "2 pass", "0 play mercenary-5")
    assert table.view(1)["seats"][0]["known"] == []  # it has left his hand before all eyes


def test_CON_16_4_hand_discards_are_shown() -> None:
    table = condottiere("""
        seats = 3
        battles = 1
        seat = [{ hand = ["winter", "drummer"] }, { hand = ["mercenary-1"] }, { hand = ["mercenary-1"] }]
    """)
    table.do("0 choose roma", "0 discard-hand")
    assert table.view(2)["discard"] == ["winter", "drummer"]


LAST = """
    seats = 2
    contested = "roma"
    battles = 1
    pending = "keep 0"
    seat = [{ hand = ["mercenary-5", "winter", "heroine"] }, { knows = { 0 = ["mercenary-5"] } }]
"""


def test_CON_16_4_what_the_last_player_keeps_is_not_shown_only_how_many() -> None:
    one = condottiere(LAST).do("0 keep mercenary-5", "0 keep winter")
    other = condottiere(LAST).do("0 keep winter", "0 keep heroine")
    others_news = [event for event in one.events(1) if not event.startswith("dealt-own")]
    assert others_news == [event for event in other.events(1) if not event.startswith("dealt-own")]
    assert "cards-kept seat=seat:0 count=2" in others_news
    assert one.view(1)["seats"][0]["known"] == []  # the five may be among the unseen discards
    assert one.view(1)["discard"] == []


def test_CON_16_5_agreements_do_not_bind() -> None:
    """A card that was shown, and with it whatever was promised, need not be played."""
    table = plain()
    before = table.legal(0)
    table.do("0 show 2 heroine", "2 show 0 drummer", "1 show 0 spring")
    assert table.legal(0) == before
    table.do("0 pass", "2 pass")
    assert table.pending() == "choose-region 1"


def test_CON_16_5_CON_16_6_cards_may_be_shown_at_any_time() -> None:
    table = plain()
    assert "show 0 spring" in table.asides(1)  # he has passed
    table.do("2 show 0 drummer", "0 play heroine", "2 pass", "0 pass")
    assert table.pending() == "choose-region 0"
    table.do("1 show 2 spring", "0 choose milano")
    assert table.pending() == "discard-or-hold 0"
    table.do("2 show 1 mercenary-4")
    assert table.pending() == "discard-or-hold 0"


def test_CON_16_6_CON_R38_a_card_is_shown_to_chosen_players_and_stays_in_hand() -> None:
    table = plain()
    table.do("0 show 2 heroine")
    assert table.hand(0) == ["mercenary-3", "heroine"]
    assert table.hand(2) == ["mercenary-4", "drummer"]
    assert table.view(2)["seats"][0]["known"] == ["heroine"]
    assert table.view(1)["seats"][0]["known"] == []
    assert "heroine" not in json.dumps(table.view(1)) + json.dumps(table.view())
    assert "shown seat=seat:0 viewer=seat:2" in table.events(1)
    assert not any("card:heroine" in event for event in table.events(1) + table.events())
    assert "shown-card seat=seat:0 viewer=seat:2 card=card:heroine" in table.events(2)


def test_CON_R38_showing_changes_nothing_on_the_table() -> None:
    table = plain()
    before = table.view()
    table.do("0 show 2 heroine")
    after = table.view()
    assert {**before, "ply": 0} == {**after, "ply": 0}
    assert table.pending() == "turn 0"


def test_CON_16_6_only_own_hand_cards_can_be_shown_and_only_to_others() -> None:
    table = plain()
    for move, reason in (
        ("0 show 2 winter", "card-not-in-hand"),
        ("0 show 0 heroine", "show-to-nobody"),
        ("0 show 5 heroine", "show-to-nobody"),
    ):
        refusal = table.refusal(move)
        assert isinstance(refusal, NotOffered)
        assert (refusal.rule, refusal.reason) == ("CON-16.6", reason)


def test_CON_16_6_no_card_is_ever_exchanged_or_given() -> None:
    """Whatever is done at the table, nobody's hand grows but by a deal or by his own scarecrow."""
    table = plain()
    for step in table.wander(seed=2, moves=150):
        sizes = [seat["hand_size"] for seat in step.view()["seats"]]
        step.told.clear()
        for seat in range(3):
            for move in step.asides(seat)[:1]:
                step.do(f"{seat} {move}")
        assert [seat["hand_size"] for seat in step.view()["seats"]] == sizes
