"""Nobody sees what he may not: orders, tokens, bids, hands, battle cards; by view, events, options, refusals."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casusbelli.core import SPECTATOR, Game, Setup
from casusbelli.core.chance import Chance
from realpolitik.europe19 import CARDS, POWERS, TITLE, Concert, acting, at_turn, congress, dealt, power

pytestmark = pytest.mark.slow

WATCHERS = (SPECTATOR, 0, 1, 2, 3)
REFUSALS = ("order movement", "order-both movement taxation", "ally italy", "bid 4", "play 5", "discard 2", "consent")


def received(table: Concert, viewer: int) -> tuple[object, ...]:
    """All that a seat is sent: its view, what it was told, what it may do and why it may not do other things."""
    attempts = [table.state.actions.parse(text) for text in REFUSALS]
    refusals = [repr(table.state.why_not(viewer, action)) for action in attempts if action is not None]
    return table.view(viewer), table.events(viewer), table.legal(viewer) if viewer >= 0 else [], refusals


# Orders.


@pytest.mark.parametrize(("one", "other"), [("movement", "dispatch"), ("influence", "taxation")])
def test_REA_5_10_2_nobody_learns_an_order_before_the_reveal(one: str, other: str) -> None:
    tables = [dealt().do(f"austria order {card}", "prussia order mobilization") for card in (one, other)]
    for viewer in WATCHERS:
        assert (received(tables[0], viewer) == received(tables[1], viewer)) == (viewer != 0)
    assert tables[0].view(0)["mine"] == f"order {one}"


def test_REA_11_3_2_nor_the_order_of_the_minor_power() -> None:
    tables = [
        at_turn(power("italy", controller="france"), seats=3).do(f"france order-both taxation {card}")
        for card in ("movement", "dispatch")
    ]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert (received(tables[0], viewer) == received(tables[1], viewer)) == (viewer != 1)


def test_a_dealt_world_seals_any_order_that_the_others_can_give() -> None:
    table = dealt().do("austria order movement", "france order dispatch")
    seen = set()
    for seed in range(60):
        world = table.state.determinize(1, Chance(seed).stream("deal"))
        assert world.view(1) == table.view(1)
        seen.add(world.view(0)["mine"])
        assert world.view(1)["mine"] == "order dispatch"
    assert seen == {f"order {card}" for card in CARDS}


# Alliance tokens.


@settings(max_examples=30)
@given(st.lists(st.integers(0, 2), min_size=3, max_size=3), st.integers(-1, 3))
def test_REA_7_4_2_nobody_learns_a_token_before_the_reveal(choices: list[int], viewer: int) -> None:
    tables = [congress(), congress()]
    for seat, choice in enumerate(choices):
        for table, number in zip(tables, (choice, 0), strict=True):
            table.do(f"{seat} {table.legal(seat)[0 if seat == viewer else number]}")
    assert received(tables[0], viewer) == received(tables[1], viewer)


def test_a_dealt_world_seals_any_token() -> None:
    table = congress().do("austria ally prussia")
    seen = {table.state.determinize(2, Chance(seed).stream("deal")).view(0)["mine"] for seed in range(30)}
    assert seen == {"ally france", "ally italy", "ally prussia"}


# Bids.


@settings(max_examples=30)
@given(st.integers(0, 8), st.integers(0, 8))
def test_REA_11_2_7_nobody_learns_a_bid_before_the_reveal(one: int, other: int) -> None:
    tables = [
        dealt(3).propose(austria="italy", france="italy", prussia="italy").do(f"austria bid {bid}")
        for bid in (one, other)
    ]
    for viewer in (SPECTATOR, 1, 2):
        assert received(tables[0], viewer) == received(tables[1], viewer)


def test_a_dealt_world_seals_any_bid() -> None:
    table = dealt(3).propose(austria="italy", france="italy", prussia="france").do("austria bid 8")
    seen = {table.state.determinize(1, Chance(seed).stream("deal")).view(0)["mine"] for seed in range(120)}
    assert seen == {f"bid {count}" for count in range(9)}


# Hands.


def test_REA_5_10_2_a_hand_is_seen_by_its_player_alone() -> None:
    table = dealt(4, random_powers="on", seed=3)
    for viewer in WATCHERS:
        shown = {one["id"] for one in table.view(viewer)["powers"] if "hand" in one}
        assert shown == {one["id"] for one in table.view()["powers"] if one["seat"] == viewer}


def test_REA_5_10_3_italys_first_hand_is_unseen_until_it_has_a_controller() -> None:
    tables = [dealt(3, seed) for seed in (1, 2)]
    hands = [next(one["hand"] for one in table.document()["power"] if one["id"] == "italy") for table in tables]
    assert hands[0] != hands[1]
    for viewer in (SPECTATOR, 0, 1, 2):
        shown = [table.power("italy", viewer) for table in tables]
        assert shown[0] == shown[1]
        assert (shown[0]["cards"], "hand" in shown[0]) == (3, False)
    table = tables[0].propose(austria="france", france="austria", prussia="austria")
    assert table.power("italy", 2)["hand"] == hands[0]
    for viewer in (SPECTATOR, 0, 1):
        assert "hand" not in table.power("italy", viewer)


def test_REA_5_10_3_a_dealt_world_gives_italy_any_first_hand() -> None:
    table = dealt(3)
    for seat in range(3):
        hands = set()
        for seed in range(20):
            world = table.state.determinize(seat, Chance(seed).stream("deal"))
            document = Concert(world.position()).document()
            hands.add(tuple(next(one["hand"] for one in document["power"] if one["id"] == "italy")))
            assert world.inventory() == table.state.inventory()
        assert len(hands) > 5


def test_REA_R64_with_italy_its_hand_passes_to_another_player() -> None:
    table = congress(power("italy", hand="4 5", controller="france"), seats=3)
    assert table.power("italy", 1)["hand"] == [4, 5]
    table.propose(austria="italy", france="prussia", prussia="france")
    assert table.power("italy", 0)["hand"] == [4, 5]
    for viewer in (SPECTATOR, 1, 2):
        assert "hand" not in table.power("italy", viewer)


def test_what_was_dealt_to_others_stays_in_their_own_decks() -> None:
    """A world is dealt deck by deck: no card of one power is ever in another's hand."""
    table = dealt(4, seed=9, limit="12")
    for _ in table.wander(9, moves=150):
        pass
    for seat, seed in product(range(4), range(4)):
        world = Concert(table.state.determinize(seat, Chance(seed).stream("deal")).position())
        own = POWERS[seat]
        for one, truth in zip(world.document()["power"], table.document()["power"], strict=True):
            assert len(one["hand"]) == len(truth["hand"])
            assert one["discard"] == truth["discard"]
            assert sorted(one["hand"] + one["deck"]) == sorted(truth["hand"] + truth["deck"]) or table.battle()
            assert one["hand"] == truth["hand"] or one["id"] != own


def test_drawn_and_bought_cards_are_secret() -> None:
    low, high = (
        acting("austria", "mobilization", power("austria", "wien", money=2) + f"\ndeck = {deck}")
        for deck in ([1, 1, 2, 2, 2], [5, 5, 4, 4, 4])
    )
    for table in (low, high):
        table.until("buy austria").do("austria buy-card")
    for viewer in WATCHERS:
        assert (received(low, viewer) == received(high, viewer)) == (viewer != 0)


def test_REA_8_2_20_surplus_is_chosen_in_secret_and_then_lies_open() -> None:
    table = acting("austria", "mobilization", power("austria", "wien", hand="1 1 2 2 3 3 5") + "\ndeck = [4, 4, 4]")
    table.until("discard-surplus austria").do("austria discard 1")
    for viewer in WATCHERS:
        assert table.power("austria", viewer)["discard"] == [1]
    assert table.power("austria")["cards"] == 9


# Battle cards.


def battle(austrian: str) -> Concert:
    """Austria, supported by Prussia, attacks Italy."""
    return (
        acting(
            "austria",
            "movement",
            power("austria", "wien 3", hand=austrian, morale=9, ally="prussia"),
            power("prussia", "schlesien 2", hand="4 2", morale=9, ally="austria"),
            power("italy", "bohemia 3", hand="3 5 1", morale=9),
        )
        .arrive("austria-1 bohemia")
        .do("prussia support prussia-1")
    )


def test_REA_9_4_4_face_down_cards_are_hidden_from_enemies_and_allies() -> None:
    low, high = (battle("1 4").do(f"austria play {card}", "italy play 5") for card in (1, 4))
    for viewer in WATCHERS:
        assert (received(low, viewer) == received(high, viewer)) == (viewer != 0)


def test_REA_9_5_1_REA_9_5_3_only_the_card_that_is_struck_or_exposed_is_seen() -> None:
    table = battle("4 4 2").do("austria play 4", "italy expose austria-1 1", "prussia play 2", "austria play 2")
    table.do("italy strike prussia-1 1")
    for viewer in WATCHERS:
        slots = table.battle(viewer)["slots"]
        own = 2 if viewer == 0 else None
        assert slots[0]["stack"] == [{"card": 4, "open": True}, {"card": own, "open": False}]
        assert table.power("prussia", viewer)["discard"] == [2]


# Whole games.


def walk(seats: int, seed: int, moves: int) -> Concert:
    table = Concert(Game(Setup(TITLE, seats, {"limit": "40"}, seed)).state.position())
    for _ in table.wander(seed, moves):
        pass
    return table


@settings(max_examples=60)
@given(st.sampled_from((3, 4)), st.integers(0, 10_000), st.integers(1, 300), st.integers(-1, 3))
def test_what_a_seat_receives_does_not_depend_on_what_it_cannot_see(
    seats: int, seed: int, moves: int, viewer: int
) -> None:
    """Deal all that is hidden anew: views, options, previews and refusals stay what they are."""
    viewer = viewer if viewer < seats else SPECTATOR
    state = walk(seats, seed, moves).state
    world = state.determinize(viewer, Chance(seed).stream("deal"))
    assert world.view(viewer) == state.view(viewer)
    assert world.options(viewer) == state.options(viewer)
    for action in state.options(viewer):
        assert world.preview(viewer, action) == state.preview(viewer, action)
    for text in REFUSALS:
        attempt = state.actions.parse(text)
        assert attempt is not None
        assert repr(world.why_not(viewer, attempt)) == repr(state.why_not(viewer, attempt))


@settings(max_examples=40)
@given(st.sampled_from((3, 4)), st.integers(0, 10_000), st.integers(1, 300))
def test_no_event_tells_a_seat_a_card_that_is_hidden_from_it(seats: int, seed: int, moves: int) -> None:
    """Events with a battle card are for all when it lies open, else for the player of that power alone."""
    secret = {"drew-own", "card-laid-own"}
    openly = {"discarded", "card-played-openly", "card-exposed", "card-struck", "card-turned-up"}
    for event in walk(seats, seed, moves).told:
        if "card" in event.facts:
            assert event.kind in secret | openly
            listeners = [seat for seat in range(seats) if event.is_for(seat)]
            assert len(listeners) == (1 if event.kind in secret else seats)
            assert event.is_for(SPECTATOR) == (event.kind in openly)
