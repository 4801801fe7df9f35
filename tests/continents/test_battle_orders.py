"""A battle may be let run to its end or to a stop: the dice and the result are those of one exchange at a time."""

import pytest

from continents.table import World, land, seat, world

SEEDS = range(12)
LAND = [
    land("china", "3 infantry, 2 cavalry"),
    land("siam", "1 artillery, 1 caravan", owner=0),
    land("india", "9 infantry, 2 cavalry", owner=1, main="bunkers"),
    seat(0, treasury=200),
]
FLEETS = [
    seat(0, warships=["1 cruiser south_china_sea", "2 corvette south_china_sea", "3 frigate south_china_sea"], war=[1]),
    seat(1, warships=["1 cruiser sea_of_japan", "2 corvette sea_of_japan"]),
]


def opened(kind: str, seed: int) -> World:
    """The first exchange is over."""
    if kind == "land":
        table = world(*LAND, seed=f"{seed:032x}")
        table.act("march india", "send-all china", "send-all siam", "go")
    else:
        table = world(*FLEETS, seed=f"{seed:032x}")
        table.act("sail sea_of_japan", "dispatch-all south_china_sea", "go")
    return lose(table)


def lose(table: World) -> World:
    """Both sides lose in order whenever they are asked."""
    while table.pending().startswith("choose-casualty"):
        table.act("lose-in-order")
    return table


def step_by_step(table: World, stop: int = 0) -> World:
    """Fight on, one exchange at a time, until the attacker has fewer soldiers than this."""
    while table.pending() == "press-on 0" and attackers(table) >= stop:
        lose(table.act("fight-on"))
    return table


def attackers(table: World) -> int:
    return int(table.view()["battle"]["outlook"]["soldiers"][0])


def outcome(table: World) -> tuple[list[str], list[str], object]:
    """Every exchange, what is asked now, and the board without the count of moves made."""
    view = {name: value for name, value in table.view(0).items() if name not in ("ply", "battle")}
    told = [repr(event) for event in table.told if event.kind in ("exchange", "rolled", "attack-failed", "withdrew")]
    return told, table.legal(table.state.awaited()[0]), view


@pytest.mark.parametrize("kind", ["land", "sea"])
@pytest.mark.parametrize("seed", SEEDS)
def test_SIX_8_5_SIX_11_4_fighting_to_the_end_is_fighting_on_until_one_side_is_gone(kind: str, seed: int) -> None:
    slow = step_by_step(opened(kind, seed))
    fast = opened(kind, seed)
    if fast.pending() == "press-on 0":
        lose(fast.act("fight-to-the-end"))
    assert outcome(fast) == outcome(slow)
    assert fast.document().get("draws") == slow.document().get("draws")
    assert len(fast.told_of("exchange")) > 5


@pytest.mark.parametrize("kind", ["land", "sea"])
@pytest.mark.parametrize("stop", [2, 8, 11])
@pytest.mark.parametrize("seed", SEEDS)
def test_SIX_8_5_fighting_until_fewer_than_so_many_soldiers_are_left_is_the_same(
    kind: str, stop: int, seed: int
) -> None:
    slow = step_by_step(opened(kind, seed), stop)
    fast = opened(kind, seed)
    if fast.pending() == "press-on 0":
        lose(fast.act(f"fight-until {stop}"))
    assert outcome(fast) == outcome(slow)
    if fast.pending() == "press-on 0":
        assert attackers(fast) == stop - 1  # he is asked again, and may withdraw
        fast.act("withdraw")
        slow.act("withdraw")
        assert outcome(fast) == outcome(slow)


def test_SIX_8_5_the_stop_is_no_more_than_the_soldiers_who_attack() -> None:
    table = world(land("china", "5 infantry"), land("india", "9 infantry", owner=1), dice=[1, 100]).march("india")
    assert table.offered("fight-until") == ["2", "3", "4"]
    assert table.why_not("fight-until 5") == "SIX-8.5 stop-too-high"


def test_SIX_5_6_the_one_who_loses_still_chooses_his_casualties_while_the_other_lets_it_run() -> None:
    table = world(*LAND, dice=[100, 1] * 30)
    table.act("march india", "send-all siam", "go")
    assert table.pending() == "choose-casualty 1"
    table.act("lose cavalry india", "fight-to-the-end")
    assert table.pending() == "choose-casualty 1"
    table.act("lose cavalry india")
    assert table.pending() == "decide-plunder 0"  # only infantry was left to choose
    assert [fact["defenders"] for fact in table.told_of("exchange")] == list(range(15, 0, -1))
