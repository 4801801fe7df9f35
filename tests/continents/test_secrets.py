"""Face-down cards and votes are the only secrets of Six Continents: who may not know them is sent nothing of them."""

from itertools import product
from typing import Any

import pytest

from casusbelli.core.chance import Chance
from casusbelli.core.state import SPECTATOR
from continents.table import World, land, seat, world

pytestmark = pytest.mark.slow

CARDS = ("nothing", "sabotage", "incitement", "freeing", "burning", "counter")
OTHERS = (1, 2, SPECTATOR)


def deals(spies: int) -> list[tuple[str, ...]]:
    """Every way to deal three players a card."""
    found = []
    for cards in product(CARDS, repeat=3):
        actions = [card for card in cards if card != "nothing"]
        if len(actions) <= spies and len(set(actions)) == len(actions):
            found.append(cards)
    return found


def dealing(cards: tuple[str, ...], spies: int = 2) -> World:
    """Seat 0 deals these cards to himself, to seat 1 and to seat 2."""
    table = world(seat(0, spies=spies), seats=3, weather_left=6).act("deal-cards")
    return table.act(*[f"deal {target} {card}" for target, card in enumerate(cards)])


def received(table: World, viewer: int) -> list[Any]:
    """Everything that may be sent to a seat."""
    state = table.state
    sample = state.actions.actions[::7]
    return [
        state.view(viewer),
        state.awaited(),
        [action.text for action in state.options(viewer)],
        [state.preview(viewer, action) for action in state.options(viewer)],
        [repr(state.why_not(viewer, action)) for action in sample],
        table.events(viewer),
    ]


@pytest.mark.parametrize("viewer", OTHERS)
def test_SIX_20_5_SIX_1_9_what_others_receive_does_not_depend_on_the_cards_that_were_dealt(viewer: int) -> None:
    assert len(deals(2)) == 76
    during = received(dealing(("nothing", "nothing", "nothing")), viewer)
    for cards in deals(2):
        table = dealing(cards)
        assert received(table, viewer) == during, cards


@pytest.mark.parametrize("viewer", OTHERS)
def test_SIX_20_5_nor_does_it_later_in_the_round_until_they_are_turned_up(viewer: int) -> None:
    def later(cards: tuple[str, ...]) -> World:
        return dealing(cards).act("end-actions", "recruit infantry", "end-actions")

    during = received(later(("nothing", "nothing", "nothing")), viewer)
    for cards in deals(1):
        assert received(later(cards), viewer) == during, cards


@pytest.mark.parametrize("dealt", [1, 2])
def test_SIX_20_5_nor_while_the_dealer_is_still_dealing(dealt: int) -> None:
    def begun(cards: tuple[str, ...]) -> World:
        table = world(seat(0, spies=2), seats=3).act("deal-cards")
        return table.act(*[f"deal {target} {card}" for target, card in enumerate(cards[:dealt])])

    during = received(begun(("nothing", "nothing", "nothing")), 1)
    for cards in deals(2):
        assert received(begun(cards), 1) == during


def test_SIX_20_5_the_dealer_sees_his_own_cards() -> None:
    for cards in deals(2):
        table = dealing(cards)
        assert list(table.seat(0, 0)["dealt_cards"].values()) == list(cards)
        assert [fact["card"] for fact in table.told_of("card-dealt")] == [f"card:{card}" for card in cards]


def cards_in(table: World) -> tuple[str, ...]:
    sheet = table.document()["seat"][0]
    return tuple([text.partition(" ")[2] for text in sheet["cards"]])


def imagined(table: World, viewer: int, seed: int) -> World:
    return World(table.state.determinize(viewer, Chance(seed).stream("deal")).position())


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_world_that_others_imagine_has_any_cards_that_could_have_been_dealt(viewer: int) -> None:
    table = dealing(("nothing", "sabotage", "counter"))
    seen = {cards_in(imagined(table, viewer, seed)) for seed in range(400)}
    assert seen <= set(deals(2))
    assert len(seen) > 40
    everyone = {cards_in(imagined(dealing(("nothing", "nothing", "nothing")), viewer, seed)) for seed in range(400)}
    assert everyone == seen  # it does not depend on the truth


def test_a_world_that_the_dealer_imagines_has_his_cards() -> None:
    table = dealing(("nothing", "sabotage", "counter"))
    assert {cards_in(imagined(table, 0, seed)) for seed in range(50)} == {("nothing", "sabotage", "counter")}


def test_SIX_20_6_cards_that_were_turned_up_are_known_to_all_while_they_work() -> None:
    table = world(
        seat(0, spies=2, dealt_spies=2, cards=["0 counter", "1 freeing", "2 nothing"]),
        land("peru", "1 slave", owner=1),
        land("argentina", "1 slave", owner=1),
        seats=3,
        active=2,
        pending="act 2",
        dice=[61],
    ).end_turn()
    assert table.pending() == "choose-freed-slave 1"
    for viewer in (0, *OTHERS):
        assert table.seat(0, viewer)["dealt_cards"] == {"0": "counter", "1": "freeing", "2": "nothing"}
        assert cards_in(imagined(table, viewer, 7)) == ("counter", "freeing", "nothing")
    told = " ".join(table.events(SPECTATOR))
    assert "card-revealed seat=seat:0 other=seat:1 card=card:freeing" in told


def test_the_dice_to_come_are_nobodys_to_know() -> None:
    table = world(seats=3, dice=[100, 1, 100])
    for viewer in (0, *OTHERS):
        assert "dice" not in table.view(viewer)
        assert "dice" not in imagined(table, viewer, 3).document()
    seeds = {imagined(table, 0, seed).document()["seed"] for seed in range(5)}
    assert len(seeds) == 5
    assert table.document()["seed"] not in seeds


def test_SIX_23_4_votes_are_sealed_until_all_are_in() -> None:
    def voting(vote: str) -> World:
        table = world(seats=3, active=2, pending="act 2").act("other-business", "propose-end", "end-actions")
        return table.do(f"0 {vote}")

    for viewer in OTHERS:
        assert received(voting("go-on"), viewer) == received(voting("end-game"), viewer)
        assert voting("go-on").view(viewer)["vote"] == {"voted": [0], "own": None}
        sealed = {imagined(voting("go-on"), viewer, seed).document()["sealed"][0] for seed in range(20)}
        assert sealed == {"go-on", "end-game"}
    assert voting("end-game").view(0)["vote"]["own"] == "end-game"
