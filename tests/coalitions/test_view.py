"""What a view shows, and to whom: everything that a table needs to be drawn, and nothing that is hidden."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casusbelli.core import SPECTATOR, Game, Setup
from casusbelli.core.chance import Chance
from coalitions.europe import POWERS, Europe, congress, dealt, europe, europe_at, power

OPTIONS = st.fixed_dictionaries({"scenario": st.sampled_from(["1792", "1798", "1805", "1806", "1809", "1812", "1813"])})


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_a_view_is_plain_json_and_changes_nothing(viewer: int) -> None:
    table = dealt("1805", 4)
    for number, _ in enumerate(table.wander(seed=5, moves=400)):
        if number % 20 == 0:
            before = table.state.position()
            view = table.view(viewer)
            assert json.loads(json.dumps(view)) == view
            assert table.state.position() == before


def test_where_a_game_stands() -> None:
    table = dealt("1809")
    view = table.view()
    assert (view["title"], view["scenario"], view["board"]) == ("coalitions", "1809", "empire")
    assert (view["round"], view["turn"], view["phase"], view["decision"]) == (1, 1, "setup", "name-general")
    assert (view["asked"], view["awaited"], view["rule"]) == ("france", [1], "COA-2.1.13")
    table.do("france name france-1")
    assert table.view()["phase"] == "actions"


def test_the_numbers_of_the_law_come_with_the_view() -> None:
    law = dealt("1809").view()["law"]
    assert (law["victory"], law["morale"], law["keeper"], law["seafarer"]) == (25, 15, "britain", "britain")
    assert law["prices"] == {"buy-troop": 1, "buy-card": 1, "buy-morale": 1, "buy-fortress": 5}


def test_the_board_update_belongs_to_the_phase_that_causes_it() -> None:
    table = congress(power("austria", "tyrol", status="british"), power("russia", "tyrol 1", status="british"))
    table.declare(austria="neutral").without_expulsions()
    assert (table.asks(), table.view()["phase"]) == ("leave-to russia", "diplomacy")
    after_auction = europe_at("turn", power("france", "istanbul 2", "istanbul"), power("ottoman"), turn=6, seats=5)
    assert after_auction.view()["phase"] == "actions"


def test_a_power_as_everybody_sees_it() -> None:
    shown = europe("france", power("austria", "wien 2, bavaria 1", "bavaria", "3 3", status="neutral")).power("austria")
    assert shown["status"] == "neutral"
    assert (shown["off_map"], shown["supply"], shown["cards"], shown["hand_limit"]) == (2, 28 - 4, 2, 6)
    assert (shown["allies"], shown["enemies"]) == ([], [])
    assert (shown["income"], shown["expands"]) == (2 * 9, 2)


def test_allies_and_enemies() -> None:
    table = europe("france", power("austria", status="british"), power("russia", status="french"))
    assert table.power("austria")["allies"] == ["britain"]
    assert table.power("austria")["enemies"] == ["france", "prussia", "russia", "ottoman"]


def test_a_move_that_is_being_declared() -> None:
    table = europe("france", power("france", "wurttemberg 2")).do("france arbiter russia", "france move france-1")
    table.do("france hasten lorraine", "france hasten paris", "france halt", "france garrison lorraine")
    movement = table.view(4)["movement"]
    assert (movement["general"], movement["kind"], movement["way"]) == ("france-1", "strategic", ["lorraine", "paris"])
    assert (movement["garrisons"], movement["arbiter"], movement["turn"]) == (["lorraine"], "russia", 1)


def test_face_down_cards_are_seen_by_their_player_alone() -> None:
    table = europe("france", power("france", "hesse 2", hand="5 4"), power("austria", "bavaria 2", hand="3 2"))
    table.arrive("france-1 bavaria").do("france play 5", "austria play 2")
    for viewer in (SPECTATOR, *range(6)):
        french, austrian = (slot["stack"] for slot in table.battle(viewer)["slots"])
        assert french == [{"card": 5 if viewer == 1 else None, "open": False}]
        assert austrian == [{"card": 2 if viewer == 2 else None, "open": False}]
        seen = table.battle(viewer)["seen"]
        assert seen == [3 + (5 if viewer == 1 else 0), 3 + (2 if viewer == 2 else 0)]


# Nothing leaks.


def walk(seats: int, options: dict[str, str], seed: int, moves: int) -> Europe:
    table = Europe(Game(Setup("coalitions", seats, options, seed)).state.position())
    for _ in table.wander(seed, moves):
        pass
    return table


def assert_no_hand_but_his_own(table: Europe, viewer: int) -> None:
    view = table.view(viewer)
    for shown in view["powers"]:
        if "hand" in shown and shown["seat"] != viewer:
            assert shown["seat"] is None
            assert view["battle"] is not None  # a guardian, COA-R51
        if shown["seat"] == viewer and viewer >= 0:
            assert len(shown["hand"]) == shown["cards"]
    assert view["mine"] is None or viewer in view["sealed"]
    assert isinstance(view["deck"], int)


@settings(max_examples=40)
@given(st.integers(3, 6), OPTIONS, st.integers(0, 10_000), st.integers(1, 250), st.integers(-1, 5))
def test_no_seat_is_shown_the_hand_of_another(
    seats: int, options: dict[str, str], seed: int, moves: int, viewer: int
) -> None:
    if viewer >= seats:
        viewer = SPECTATOR
    assert_no_hand_but_his_own(walk(seats, options, seed, moves), viewer)


@settings(max_examples=40)
@given(st.integers(3, 6), OPTIONS, st.integers(0, 10_000), st.integers(1, 250), st.integers(-1, 5))
def test_what_a_seat_receives_does_not_depend_on_what_it_cannot_see(
    seats: int, options: dict[str, str], seed: int, moves: int, viewer: int
) -> None:
    """Deal all that is hidden anew: views, options and previews stay what they are."""
    viewer = viewer if viewer < seats else SPECTATOR
    state = walk(seats, options, seed, moves).state
    world = state.determinize(viewer, Chance(seed).stream("deal"))
    assert world.view(viewer) == state.view(viewer)
    assert world.options(viewer) == state.options(viewer)
    for action in state.options(viewer):
        assert world.preview(viewer, action) == state.preview(viewer, action)


@settings(max_examples=60)
@given(st.permutations(["british", "french", "neutral", "expansionist"]), st.integers(-1, 5))
def test_nobody_learns_a_status_before_the_reveal(statuses: list[str], viewer: int) -> None:
    table = congress()
    choices = dict(zip(POWERS[2:], statuses, strict=True))
    empty = table.view(viewer)
    for chooser, status in choices.items():
        if table.seat_of(chooser) != viewer:
            table.do(f"{chooser} status {status}")
    seen = table.view(viewer)
    for name in ("ply", "sealed", "awaited"):
        seen[name] = empty[name]
    assert seen == empty
    assert not [event for event in table.events(viewer) if "status:" in event]


@settings(max_examples=60)
@given(st.lists(st.integers(0, 5), min_size=5, max_size=5), st.integers(-1, 4))
def test_nobody_learns_a_bid_before_the_reveal(bids: list[int], viewer: int) -> None:
    table = europe_at("turn", turn=6, seats=5)
    empty = table.view(viewer)
    for seat, bid in enumerate(bids):
        if seat != viewer and seat != 4:
            table.do(f"{seat} bid {bid}")
    seen = table.view(viewer)
    for name in ("ply", "sealed", "awaited"):
        seen[name] = empty[name]
    assert seen == empty
    assert not [event for event in table.events(viewer) if event.startswith(("bid", "auction-won"))]
