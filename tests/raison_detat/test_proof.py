"""What else must be noticed when a rule is broken."""

import pytest

from casusbelli.core import Game, Mistake, Setup, find_title
from casusbelli.core.chance import Chance
from raison_detat.europe17 import POWERS, acting, lay, power


def test_RDE_3_2_5_a_game_of_four_begins_with_spain_in_the_hands_of_austria() -> None:
    view = Game(Setup("raison-detat", 4, {"scenario": "1618"}, 1)).state.view(0)
    spain = next(one for one in view["powers"] if one["id"] == "spain")
    austria = next(one for one in view["powers"] if one["id"] == "austria")
    assert (spain["controller"], spain["seat"]) == ("austria", austria["seat"])


def test_RDE_R16_a_game_is_limited_to_a_thousand_rounds_at_most() -> None:
    title = find_title("raison-detat")
    title.check_options({"limit": "1000"})
    with pytest.raises(Mistake, match="bad-number"):
        title.check_options({"limit": "1001"})


@pytest.mark.parametrize(
    ("scenario", "seats", "leaders"),
    [
        ("1618", 7, {"protestants": "protestant", "spain": "austrian", "austria": "austrian"}),
        ("1702", 6, {"france": "french", "austria": "austrian"}),
    ],
)
def test_RDE_7_2_1_the_leading_powers_begin_in_their_coalitions(
    scenario: str, seats: int, leaders: dict[str, str]
) -> None:
    view = Game(Setup("raison-detat", seats, {"scenario": scenario}, 1)).state.view(0)
    assert {one["id"]: one["status"] for one in view["powers"] if one["id"] in leaders} == leaders


def performed(scenario: str, turn: int) -> list[str]:
    """Who taxes and who expands in an action turn."""
    table = lay(scenario, "turn", turn=turn)
    while table.view()["turn"] == turn:
        table.idle()
    return [" ".join(event.split()[:2]) for event in table.events() if event.startswith(("taxed", "expanded"))]


def test_RDE_5_1_1_who_is_over_an_action_of_1618_performs_it() -> None:
    assert performed("1618", 5) == ["taxed power=power:austria", "expanded power=power:ottoman"]


def test_RDE_5_1_2_who_is_over_an_action_of_1702_performs_it() -> None:
    assert performed("1702", 3) == ["taxed power=power:france", "expanded power=power:russia"]


@pytest.mark.parametrize("id", POWERS["1702"])
def test_RDE_9_5_5_in_1702_every_power_may_give_after_its_leadership(id: str) -> None:
    statuses = {"france": "french", "sweden": "french"}
    rich = [power(name, money=2, status=statuses.get(name, "austrian")) for name in POWERS["1702"]]
    assert acting("1702", id, "leadership", *rich).do(f"{id} rest").asks() == f"subsidise {id}"


def test_RDE_9_11_6_land_of_others_opens_nobodys_routes() -> None:
    table = acting("1702", "france", "movement", power("france", "lisboa 2"), power("austria", "", "lisboa"))
    assert table.ways("france-1") == ["march andalusia", "march madrid", "march oporto"]  # a British route begins here


def test_RDE_R31_who_has_not_seen_the_cards_that_are_offered_can_think_of_others() -> None:
    spain = power("spain", hand="1 2 3 4 5", status="austrian")
    table = acting("1618", "spain", "subsidies", spain).do("spain hire-out austria", "spain lend 4")
    lent = set()
    for seed in range(9):
        world = table.state.determinize(table.seat_of("austria"), Chance(seed).stream("deal"))
        lent.add(world.view(table.seat_of("spain"))["lent"]["austria"][0])
    assert len(lent) > 1
    own = table.state.determinize(table.seat_of("spain"), Chance(1).stream("deal"))
    assert own.view(table.seat_of("spain"))["lent"] == {"austria": [4]}


@pytest.mark.parametrize(("scenario", "seats"), [("1618", 7), ("1702", 6)])
def test_RDE_7_1_1_RDE_8_1_4_a_table_may_have_its_negotiations_waited_for(scenario: str, seats: int) -> None:
    options = {"scenario": scenario, "negotiation": "on"}
    assert "negotiation = true" in Game(Setup("raison-detat", seats, options, 1)).state.position()


def test_RDE_3_2_5_with_four_players_austria_and_spain_have_one_player_whatever_is_chosen() -> None:
    title = find_title("raison-detat")
    idle = {seats: title.idle_options(Setup("raison-detat", seats, {"scenario": "1618"}, 1)) for seats in (4, 5)}
    assert idle == {4: ["austria-spain"], 5: []}


def test_RDE_3_2_5_at_a_table_of_four_one_seat_has_austria_and_spain_and_no_seat_the_other_minor_powers() -> None:
    roles = find_title("raison-detat").roles(Setup("raison-detat", 4, {"scenario": "1618"}, 1))
    assert roles == [
        ("power:protestants",),
        ("power:sweden",),
        ("power:spain", "power:austria"),
        ("power:france",),
    ]
