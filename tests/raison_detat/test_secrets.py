"""Nobody sees what he may not: hands, lent cards, cards of a battle, bids; by view, events, options, refusals."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casusbelli.core import SPECTATOR, Game, Setup
from casusbelli.core.chance import Chance
from raison_detat.europe17 import POWERS, TITLE, Europe, acting, lay, power

pytestmark = pytest.mark.slow

TABLES = st.sampled_from([("1618", seats) for seats in (4, 5, 6, 7)] + [("1702", seats) for seats in (3, 4, 5, 6)])


def received(table: Europe, viewer: int) -> tuple[object, ...]:
    """All that a seat is sent: its view, what it was told, and what it may do."""
    return table.view(viewer), table.events(viewer), table.legal(viewer) if viewer >= 0 else []


# Lent cards.


def lending(hand: str, *cards: int) -> Europe:
    """Spain lends these cards to Austria, which has not answered."""
    table = acting(
        "1618", "spain", "subsidies", power("spain", hand=hand), power("poland", hand="3", status="austrian")
    )
    for card in cards:
        table.do("spain hire-out austria", f"spain lend {card}")
    return table.do("spain subsidise-no-more") if table.asks() == "subsidise spain" else table


def test_others_receive_the_same_whatever_is_lent() -> None:
    low, high = lending("1 2 4 5", 1, 2), lending("1 2 4 5", 4, 5)
    for viewer in (SPECTATOR, *range(7)):
        is_giver = viewer == low.seat_of("spain")
        assert (received(low, viewer) == received(high, viewer)) != is_giver
    assert low.view(low.seat_of("spain"))["lent"] == {"austria": [1, 2]}


def test_the_recipient_learns_them_when_he_has_accepted_and_never_if_he_declines() -> None:
    low, high = (lending("1 2 4 5", *cards).do("austria decline") for cards in ((1, 2), (4, 5)))
    for viewer in set(range(7)) - {low.seat_of("spain")}:
        assert received(low, viewer) == received(high, viewer)
    taken = lending("1 2 4 5", 4, 5).do("austria accept")
    austria = taken.seat_of("austria")
    assert taken.power("austria", austria)["hand"] == [4, 5]
    told = [event for event in taken.events(austria) if "card=" in event]
    assert len(told) == 2
    assert all(event.startswith("mercenary-received") for event in told)


def test_only_giver_and_recipient_know_cards_that_have_passed() -> None:
    low, high = (lending("1 2 4 5", *cards).do("austria accept") for cards in ((1, 2), (4, 5)))
    for viewer in (SPECTATOR, low.seat_of("poland"), low.seat_of("sweden"), low.seat_of("france")):
        assert received(low, viewer) == received(high, viewer)


def test_refusals_do_not_tell_a_strangers_hand() -> None:
    """Who is not asked hears that it is not his turn, whatever the giver holds."""
    for move in ("lend 1", "lend 5", "hire-out austria", "accept"):
        answers = set()
        for hand in ("1 1 1", "5 5 5"):
            table = acting("1618", "spain", "subsidies", power("spain", hand=hand)).do("spain hire-out austria")
            answers.add(table.reason(f"sweden {move}"))
        assert len(answers) == 1
        assert answers.pop().endswith("not-your-decision")


def test_a_dealt_world_lends_as_many_cards_of_a_hand_that_fits() -> None:
    table = lending("1 2 4 5", 1, 2)
    seen = set()
    for seed in range(20):
        world = table.state.determinize(table.seat_of("austria"), Chance(seed).stream("deal"))
        assert world.view(3) == table.view(3)
        lent = world.view(table.seat_of("spain"))["lent"]["austria"]
        seen.add(tuple(lent))
        hand = world.view(table.seat_of("spain"))["powers"][1]["hand"]
        assert len(hand) == 4
        for card in set(lent):
            assert lent.count(card) <= hand.count(card)
        accept = world.actions.parse("accept")
        assert accept is not None
        assert world.apply(3, accept) is None
        assert world.inventory() == table.state.inventory()
    assert len(seen) > 3  # the true cards are not betrayed
    own = table.state.determinize(table.seat_of("spain"), Chance(1).stream("deal"))
    assert own.view(1)["lent"] == {"austria": [1, 2]}


# Hands and drawn cards.


def test_a_hand_is_seen_by_the_player_of_the_power_alone() -> None:
    minor = power("poland", hand="4 4", controller="austria")
    free = power("ottoman", hand="5", status="expansionist")
    table = lay("1618", "taxation", minor, free, power("austria", hand="1"), seats=5)
    austria = table.seat_of("austria")
    for viewer in (SPECTATOR, *range(5)):
        shown = {one["id"] for one in table.view(viewer)["powers"] if "hand" in one}
        own = {one["id"] for one in table.view()["powers"] if one["seat"] == viewer}
        assert shown == own
        assert ("poland" in shown) == (viewer == austria)
        assert "ottoman" not in shown  # nobody controls it


def test_free_cards_and_purchases_are_drawn_in_secret() -> None:
    low, high = (
        acting("1618", "sweden", "mobilization", power("sweden", "skania", money=2), extra=f"deck = {deck}")
        for deck in ([1, 1, 1], [5, 5, 5])
    )
    for table in (low, high):
        table.do("sweden buy-card")
    for viewer in (SPECTATOR, *range(7)):
        same = received(low, viewer) == received(high, viewer)
        assert same == (viewer != low.seat_of("sweden"))


# Cards of a battle.


def battle(polish: str, swedish: str) -> Europe:
    """Poland attacks Sweden, supported by Austria; nobody has played a card."""
    table = acting(
        "1618",
        "poland",
        "movement",
        power("poland", "warszawa 3", hand=polish, morale=9, status="austrian"),
        power("sweden", "borussia 3", hand=swedish, morale=9, status="protestant"),
        power("austria", "lithuania 2", hand="2 3"),
    )
    return table.arrive("poland-1 borussia").do("austria support austria-1")


def test_face_down_cards_are_hidden_from_enemies_and_allies() -> None:
    low = battle("1 4", "1 5").do("poland play 1", "sweden play 5")
    high = battle("1 4", "1 5").do("poland play 4", "sweden play 5")
    for viewer in (SPECTATOR, *range(7)):
        assert (received(low, viewer) == received(high, viewer)) == (viewer != low.seat_of("poland"))


def test_an_uncovered_and_a_struck_card_are_seen_by_all_and_no_other() -> None:
    table = battle("1 4 4", "2 3 5").do("poland play 4", "sweden expose poland-1 1", "austria play 2")
    table.do("poland play 1", "sweden strike poland-1 2")
    for viewer in (SPECTATOR, *range(7)):
        view = table.view(viewer)
        assert view["battle"]["slots"][0]["stack"] == [{"card": 4, "open": True}]
        assert view["discard"] == [1]
        austrian = view["battle"]["slots"][2]["stack"]
        assert austrian == [{"card": 2 if viewer == table.seat_of("austria") else None, "open": False}]
    facts = [event.facts for event in table.told if event.kind in ("card-exposed", "card-struck")]
    assert [fact["card"] for fact in facts] == ["card:4", "card:1"]


def test_the_target_is_chosen_unseen() -> None:
    """What may be struck, and what it would lead to, is the same whatever lies there."""
    low = battle("1 3", "1 5").do("poland play 1", "sweden play 1", "austria pass")
    high = battle("1 3", "1 5").do("poland play 1", "sweden play 5", "austria pass")
    poland = low.seat_of("poland")
    assert low.options("poland") == high.options("poland") == ["pass", "play 3", "strike sweden-1 1"]
    for action in low.state.options(poland):
        assert low.state.preview(poland, action) == high.state.preview(poland, action)


def test_a_preview_counts_an_open_card_that_is_struck() -> None:
    table = battle("2 3 1", "1 5").do("poland play 1", "sweden play 5", "austria pass", "poland expose sweden-1 1")
    table.do("sweden play 1")
    strike = table.state.actions.parse("strike sweden-1 1")
    other = table.state.actions.parse("strike sweden-1 2")
    assert strike is not None
    assert other is not None
    poland = table.seat_of("poland")
    assert table.state.preview(poland, strike) == {"strength": [4 + 3, 4 + 6], "against": 4}
    assert table.state.preview(poland, other) == {"strength": [4 + 3, 4 + 6], "against": 4 + 5}


# Bids and statuses.


@settings(max_examples=40)
@given(st.lists(st.integers(0, 5), min_size=6, max_size=6), st.integers(-1, 5))
def test_nobody_learns_a_bid_before_the_reveal(bids: list[int], viewer: int) -> None:
    tables = [lay("1618", "turn", seats=6, turn=7) for _ in range(2)]
    for seat, bid in enumerate(bids[:5]):
        for table, amount in zip(tables, (bid, 0), strict=True):
            table.do(f"{seat} bid {0 if seat == viewer else amount}")
    assert received(tables[0], viewer) == received(tables[1], viewer)


# Whole games.


def walk(scenario: str, seats: int, seed: int, moves: int) -> Europe:
    table = Europe(Game(Setup(TITLE, seats, {"scenario": scenario}, seed)).state.position())
    for _ in table.wander(seed, moves):
        pass
    return table


@settings(max_examples=60)
@given(TABLES, st.integers(0, 10_000), st.integers(1, 300), st.integers(-1, 6))
def test_what_a_seat_receives_does_not_depend_on_what_it_cannot_see(
    table: tuple[str, int], seed: int, moves: int, viewer: int
) -> None:
    """Deal all that is hidden anew: views, options, previews and refusals stay what they are."""
    viewer = viewer if viewer < table[1] else SPECTATOR
    state = walk(*table, seed, moves).state
    world = state.determinize(viewer, Chance(seed).stream("deal"))
    assert world.view(viewer) == state.view(viewer)
    assert world.options(viewer) == state.options(viewer)
    for action in state.options(viewer):
        assert world.preview(viewer, action) == state.preview(viewer, action)
    for text in ("lend 3", "play 5", "discard 2", "vote austria", "accept", "bid 4", "drill"):
        attempt = state.actions.parse(text)
        assert attempt is not None
        assert repr(world.why_not(viewer, attempt)) == repr(state.why_not(viewer, attempt))


@settings(max_examples=40)
@given(TABLES, st.integers(0, 10_000), st.integers(1, 300))
def test_no_event_tells_a_seat_a_card_that_is_hidden_from_it(table: tuple[str, int], seed: int, moves: int) -> None:
    """Events with a card are for all when it lies open, else for the player of that power's hand or its guardian."""
    told = walk(*table, seed, moves).told
    secret = {"drew-own", "card-laid-own", "mercenary-offered-own", "mercenary-received"}
    openly = {"discarded", "card-played-openly", "card-exposed", "card-struck", "card-turned-up"}
    for event in told:
        if "card" in event.facts:
            assert event.kind in secret | openly
            listeners = [seat for seat in range(table[1]) if event.is_for(seat)]
            assert len(listeners) == (1 if event.kind in secret else table[1])
            assert event.is_for(SPECTATOR) == (event.kind in openly)


@pytest.mark.parametrize("scenario", ["1618", "1702"])
def test_a_new_game_shows_nobody_another_hand_or_the_deck(scenario: str) -> None:
    state = Game(Setup(TITLE, len(POWERS[scenario]), {"scenario": scenario}, 3)).state
    for viewer in (SPECTATOR, *range(state.seats)):
        view = state.view(viewer)
        assert isinstance(view["deck"], int)
        assert [one["id"] for one in view["powers"] if "hand" in one] == (
            [] if viewer == SPECTATOR else [POWERS[scenario][viewer]]
        )
