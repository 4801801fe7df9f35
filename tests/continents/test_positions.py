"""Positions: what a person may type, what is answered to a mistake, and that nothing typed breaks the engine."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casusbelli.core import Mistake, read_position
from continents.table import TITLE, World, land, new_game, position, refused, seat, world
from spoiled import check_spoiled

CAPITALS = '[[seat]]\ncapital = "china"\n[[seat]]\ncapital = "brazil"\n'


def again(table: World) -> World:
    """Written and read again: nobody sees a difference."""
    text = table.state.position()
    other = World(text)
    assert other.state.position() == text
    for viewer in range(-1, table.state.seats):
        assert other.view(viewer) == table.view(viewer)
        assert other.legal(viewer) == table.legal(viewer)
    return other


# What a person may type.


def test_an_empty_position_is_the_choice_of_capitals_by_four() -> None:
    table = World(f'title = "{TITLE}"')
    assert (table.pending(), len(table.view()["seats"]), table.view()["limit"]) == ("choose-capital 0", 4, 20)


def test_with_capitals_it_is_the_turn_of_the_starting_player_in_round_one() -> None:
    table = World(f'title = "{TITLE}"\nseats = 2\nfirst = 1\n{CAPITALS}')
    assert table.pending() == "act 1"
    assert (table.holding("china"), table.holding("brazil"), table.money()) == ("owned 0", "owned 1", 0)


def test_units_have_all_their_moves_in_their_holders_turn_and_none_otherwise() -> None:
    table = world(land("china", "1 infantry, 2 infantry-1, 1 caravan"), land("brazil", "1 cavalry"), weather="frost")
    assert table.moves("china") == {"infantry-1": 2, "infantry-3": 1, "caravan-3": 1}
    assert table.moves("brazil") == {"cavalry-0": 1}


def test_warships_have_all_their_moves_in_their_owners_turn_and_none_otherwise() -> None:
    ships = ["1 frigate north_sea", "1 frigate barents_sea 1"]
    table = world(seat(0, warships=ships), seat(1, warships=ships))
    assert (table.warships(0, "north_sea"), table.warships(1, "north_sea")) == ({"frigate-2": 1}, {"frigate-0": 1})
    assert table.warships(0, "barents_sea") == table.warships(1, "barents_sea") == {"frigate-1": 1}


def test_wars_are_mutual_and_occupation_is_war() -> None:
    table = world(land("india", "1 infantry", owner=2, holder=0), seat(1, war=[2]), seats=4)
    assert table.wars() == ["0 2", "1 2"]


def test_dice_are_used_up_in_their_order_and_then_chance_goes_on() -> None:
    table = world(land("china", "5 infantry"), land("india", "5 infantry", owner=1), dice=[40, 30, 20]).march("india")
    assert table.document()["dice"] == [20]
    table.act("fight-on")
    assert "dice" not in table.document()
    assert table.told_of("exchange")[1]["attacker-roll"] == 20


# Round trips.


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_moment_of_a_game_is_written_and_read_again(seats: int) -> None:
    table = new_game(seats, seed=seats, rounds="6")
    seen: set[str] = set()
    for number, _ in enumerate(table.wander(seats, moves=400)):
        decision = table.pending().partition(" ")[0]
        if decision not in seen or number % 25 == 0:
            seen.add(decision)
            again(table)
    assert len(seen) > 4


def test_a_position_from_the_middle_of_a_game_is_played_to_the_same_end() -> None:
    """Read anew after every move, the game takes the same course."""
    straight, broken = World(documents()[0]), World(documents()[0])
    for _ in straight.wander(4, moves=150):
        pass
    choice = Random(4)
    for _ in range(150):
        if broken.pending():
            mover = broken.state.awaited()[0]
            broken = World(broken.do(f"{mover} {choice.choice(broken.legal(mover))}").state.position())
    assert broken.state.position() == straight.state.position()


@pytest.mark.parametrize(
    ("table", "pending"),
    [
        (world(land("china", "2 infantry")).act("march india", "send infantry china 2"), "muster 0"),
        (world(seat(0, warships=["2 frigate north_sea"])).act("sail barents_sea"), "muster-fleet 0"),
        (world(land("china", "3 infantry"), land("india", "3 infantry", owner=1)).march("india"), "press-on 0"),
        (world(land("china", "3 infantry"), land("india", owner=1)).march("india"), "decide-plunder 0"),
        (world().act("other-business", "give 1"), "choose-amount 0"),
        (world(seat(0, spies=2)).act("deal-cards", "deal 0 nothing"), "deal-card 0"),
        (world(seat(0, war=[1])).act("offer-peace 1", "propose"), "answer-treaty 1"),
        (world(land("india", "2 infantry", holder="rebels"), seats=3).act("bribe india"), "bid 1"),
        (world().act("other-business", "leave-game"), "confirm-leaving 0"),
    ],
)
def test_what_is_under_way_is_written_and_read_again(table: World, pending: str) -> None:
    assert again(table).pending() == pending


def test_what_follows_the_elimination_of_the_active_player_is_written_and_read_again() -> None:
    """Seat 0 leaves; seat 1, without a capital, now owns what he occupied and must name a site."""
    occupied = [land(place, "1 infantry", owner=0, holder="1") for place in ("india", "siam")]
    table = world(land("brazil", "1 infantry", holder="3"), *occupied, seats=4)
    table.act("other-business", "leave-game", "confirm-leave")
    assert table.pending() == "choose-site 1"
    assert again(table).act("site siam").pending() == "act 1"


def test_the_end_of_a_round_is_written_and_read_again_when_the_starting_player_is_out() -> None:
    table = world(
        seat(0, alive=False),
        land("china", "1 slave", owner=2),
        land("india", "1 slave", owner=2),
        seat(1, spies=1, dealt_spies=1, cards=["1 nothing", "2 freeing"]),
        seats=3,
        active=2,
        pending="act 2",
        dice=[6, 6, 61],
    ).end_turn()
    assert table.pending() == "choose-freed-slave 2"
    assert again(table).act("free-slave india").pending() == "act 1"


def test_the_last_order_may_have_been_for_a_ship_that_is_no_more() -> None:
    table = world(land("china", "1 infantry"), seat(0, transports=["1 south_china_sea 2"]))
    table.act("board 1", "call-off", "other-business", "scuttle-transport 1")
    assert again(table).pending() == "act 0"


# Mistakes.


@pytest.mark.parametrize(
    ("document", "key", "line"),
    [
        ("seats = 1", "bad-field-number", 2),
        ("seats = 7", "bad-field-number", 2),
        ("rounds = 100", "bad-field-number", 2),
        ("colour = 1", "unknown-field", 2),
        ('weather = "rain"', "bad-field-name", 2),
        ("weather-left = 7", "bad-field-number", 2),
        ("dice = [101]", "bad-field-number", 2),
        ("first = 4", "bad-field-number", 2),
        ("plague-marker = 4", "bad-field-number", 2),
        ("received = [1, 1, 1, 1]", "bad-field-numbers", 2),
        ('acted = "yes"', "bad-field-flag", 2),
        ("winners = [1, 1]", "winner-twice", 2),
        ('seed = "grape"', "bad-seed", 2),
        ("draws = { plunder = 1 }", "bad-field-name", 2),
        ("ruleset = 9", "unknown-ruleset", 2),
        ("[[seat]]\n" * 5, "bad-field-tables", 2),
        # Territories.
        ("[[territory]]\nowner = 0", "field-missing", 2),
        ('[[territory]]\nid = "atlantis"', "bad-field-name", 3),
        ('[[territory]]\nid = "india"\n[[territory]]\nid = "india"', "territory-twice", 5),
        ('[[territory]]\nid = "india"\nowner = 9', "bad-field-number", 4),
        ('[[territory]]\nid = "india"\nholder = "pirates"', "bad-field-name", 4),
        ('[[territory]]\nid = "india"\nhats = 1', "unknown-field", 4),
        ('[[territory]]\nid = "india"\nowner = 0\nunits = { dragoon = 1 }', "bad-unit", 5),
        ('[[territory]]\nid = "india"\nowner = 0\nunits = { infantry-9 = 1 }', "bad-unit", 5),
        ('[[territory]]\nid = "india"\nowner = 0\nunits = 3', "bad-field-table", 5),
        ('[[territory]]\nid = "india"\nunits = { infantry = 1 }', "units-of-nobody", 4),
        ('[[territory]]\nid = "india"\nowner = 0\nholder = "nobody"', "units-of-nobody", 2),
        ('[[territory]]\nid = "india"\nowner = 0\nholder = "rebels"', "bad-rebels", 5),
        ('[[territory]]\nid = "india"\nholder = "savages"\nunits = { slave = 1 }', "bad-rebels", 4),
        ('[[territory]]\nid = "india"\nholder = "0"', "held-not-owned", 4),
        ('[[seat]]\ncapital = "india"\n[[territory]]\nid = "india"\nroad = true', "built-on-capital", 5),
        ('[[territory]]\nid = "india"\nmain = "port"', "bad-field-name", 4),
        ('[[territory]]\nid = "india"\nred = 6', "bad-field-number", 4),
        # Sheets.
        ('[[seat]]\ncapital = "paris"', "bad-field-name", 3),
        ('[[seat]]\ncapital = "india"\n[[seat]]\ncapital = "india"', "two-capitals", 5),
        ("[[seat]]\nlevel = 4", "bad-field-number", 3),
        ("[[seat]]\ntreasury = -1", "bad-field-number", 3),
        ("[[seat]]\nwar = [9]", "bad-field-number", 3),
        ('[[seat]]\nexpeditions = ["india"]', "bad-entry", 3),
        ('[[seat]]\nexpeditions = ["atlantis 3"]', "bad-entry", 3),
        ('[[seat]]\ntransit = ["india siam"]', "bad-entry", 3),
        ('[[seat]]\ntransit = ["india siam dragoon"]', "bad-entry", 3),
        ('[[seat]]\neffects = ["trade 9"]', "bad-entry", 3),
        ('[[seat]]\neffects = ["luck 2"]', "bad-entry", 3),
        ('[[seat]]\nwarships = ["1 galley north_sea"]', "bad-entry", 3),
        ('[[seat]]\nwarships = ["0 frigate north_sea"]', "bad-entry", 3),
        ('[[seat]]\nwarships = ["1 frigate india"]', "bad-entry", 3),
        ('[[seat]]\nwarships = ["1 frigate north_sea 3"]', "bad-entry", 3),
        ('[[seat]]\ntransports = ["1 north_sea"]', "bad-entry", 3),
        ('[[seat]]\ntransports = ["31 north_sea 2"]', "bad-entry", 3),
        ('[[seat]]\ntransports = ["1 north_sea 2 artillery-1"]', "bad-entry", 3),
        ('[[seat]]\ntransports = ["1 north_sea 2 cavalry-1 cavalry-1"]', "bad-transport", 3),
        ('[[seat]]\ntransports = ["1 north_sea 2", "1 black_sea 2"]', "bad-transport", 3),
        ('[[seat]]\ncards = ["1 murder"]', "bad-entry", 3),
        ('[[seat]]\ncards = ["7 nothing"]', "bad-entry", 3),
        # What is asked.
        ('pending = "sing 0"', "bad-pending", 2),
        ('pending = "choose-capital"', "bad-pending", 2),
        ('pending = "choose-capital 9"', "bad-pending", 2),
        ('pending = "start-round 0"', "bad-pending", 2),
        ('pending = "act 0"', "pending-before-capitals", 2),
        ('pending = "vote-end"', "pending-before-capitals", 2),
        (f'seats = 2\npending = "choose-capital 0"\n{CAPITALS}', "pending-after-capitals", 3),
        (f'seats = 2\npending = "press-on 0"\n{CAPITALS}', "pending-needs-fight", 3),
        (f'seats = 2\npending = "muster-fleet 0"\n{CAPITALS}', "pending-needs-order", 3),
        (f'seats = 2\npending = "muster-fleet 0"\norder = "march india"\n{CAPITALS}', "pending-needs-order", 3),
        (f'seats = 2\npending = "draft-treaty 0"\n{CAPITALS}', "pending-needs-treaty", 3),
        (f'seats = 2\npending = "act 0 3"\n{CAPITALS}', "pending-bad-argument", 3),
        (f'seats = 2\npending = "deal-card 0"\n{CAPITALS}', "pending-bad-argument", 3),
        (f'seats = 2\npending = "choose-site 0"\n{CAPITALS}', "pending-without-choice", 3),
        (f'seats = 2\nthen = ["act 0"]\n{CAPITALS}', "bad-then", 3),
        (f'seats = 2\nthen = ["muster 0", "end-turn 0"]\n{CAPITALS}', "bad-pending", 3),
        (f'seats = 2\nthen = ["end-turn 0 5"]\n{CAPITALS}', "bad-pending", 3),
        (f'seats = 2\npending = "vote-end"\nsealed = ["go-on"]\n{CAPITALS}', "bad-sealed", 4),
        (f'seats = 2\npending = "vote-end 0"\n{CAPITALS}', "bad-pending", 3),
        (f'seats = 2\npending = "choose-capitals"\n{CAPITALS}', "pending-after-capitals", 3),
        ('seats = 2\npending = "choose-capitals"\nsealed = ["settle china", "go-on"]', "bad-sealed", 4),
        ('seats = 2\nhouse-rules = { blockade = "none" }', "bad-field-name", 3),
        ('seats = 2\nhouse-rules = { weather = "sun" }', "bad-field-name", 3),
        (f'seats = 2\npending = "vote-end"\nsealed = ["go-on", "dance"]\n{CAPITALS}', "bad-sealed", 4),
        (f'seats = 2\npending = "vote-end"\nsealed = ["go-on", "go-on"]\n{CAPITALS}', "bad-sealed", 4),
        # What is under way.
        ('order = "dance"', "bad-order", 2),
        ('order = "march north_sea"', "bad-order", 2),
        ('order = "engage north_sea"', "bad-order", 2),
        ('order = "board 31"', "bad-order", 2),
        ('order = "march india"\nforce = ["dragoon china 1"]', "bad-unit", 3),
        ('order = "sail north_sea"\nforce = ["infantry china 1"]', "bad-unit", 3),
        ('evacuees = ["0 slave china 1"]', "bad-unit", 2),
        ('[[fight]]\nattackers = ["hats"]', "bad-unit", 3),
        ('[[fight]]\nkind = "duel"', "bad-field-name", 3),
        ("[[treaty]]\nproposer = 1\nreceiver = 1", "treaty-with-oneself", 4),
    ],
)
def test_a_mistake_is_named_with_its_line(document: str, key: str, line: int) -> None:
    assert refused(document) == (key, line)


def changed(table: World, old: str, new: str) -> str:
    """The mistake in the position of a table in which something was changed."""
    text = table.state.position()
    assert old in text
    return refused(*text.replace(old, new).splitlines()[1:])[0]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('["infantry mongolia 1", "infantry transport 1 1"]', "[]"),
        ('"infantry transport 1 1"', '"infantry transport 2 1"'),  # there is no such transport
        ('"infantry transport 1 1"', ", ".join(['"infantry transport 1 1"'] * 6)),  # nor room for six
        ('"infantry mongolia 1"', '"infantry brazil 1"'),  # from land of another
        ('"infantry japan 0"', '"infantry china 0"'),  # a defender elsewhere
        ('"infantry japan 0"', '"slave japan 0"'),
        ('place = "japan"', 'place = "egypt"'),
        ('attacker = "0"', 'attacker = "1"'),
        ('attacker = "0"', 'attacker = "rebels"'),
        ("treasury = 40\nwar = [1]", "treasury = 0\nwar = [1]"),  # the landing fee
    ],
)
def test_a_fight_that_cannot_be_is_refused(old: str, new: str) -> None:
    table = world(
        seat(0, transports=["1 sea_of_japan 2 infantry-2"]),
        land("mongolia", "1 infantry", owner=0),
        land("japan", "3 infantry", owner=1),
        dice=[99, 1],
    ).march("japan")
    assert table.pending() == "press-on 0"
    assert changed(table, old, new) == "pending-needs-fight"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('place = "sea_of_japan"', 'place = "north_sea"'),
        ('order = "engage 1 sea_of_japan"', 'order = "march india"'),
        ('order = "engage 1 sea_of_japan"', 'order = "engage 0 sea_of_japan"'),
        ('order = "engage 1 sea_of_japan"', 'order = "sail north_sea"'),
        ('order = "engage 1 sea_of_japan"', 'order = "engage 1 sea_of_japan"\nopponents = [0]'),
        ('order = "engage 1 sea_of_japan"', 'order = "engage 1 sea_of_japan"\nforce = ["transport 3"]'),
        ('"frigate sea_of_japan 1"', '"transport 1"'),
        ('defender = "1"', 'defender = "savages"'),
    ],
)
def test_a_sea_battle_that_cannot_be_is_refused(old: str, new: str) -> None:
    ships = ["3 frigate sea_of_japan"]
    table = world(seat(0, warships=ships), seat(1, warships=ships), dice=[99, 1])
    table.act("engage 1 sea_of_japan", "dispatch-all sea_of_japan", "go")
    assert table.pending() == "press-on 0"
    assert changed(table, old, new) == "pending-needs-fight"


@pytest.mark.parametrize(
    ("order", "force"),
    [
        ("march india", "infantry china 1"),  # nobody there has one move
        ("march india", "infantry-0 china"),
        ("march india", "infantry brazil 2"),
        ("march peru", "infantry china 2"),
        ("transfer india", "infantry china 2"),
        ("sail north_pacific", "frigate sea_of_japan 2"),
        ("sail sea_of_japan", "frigate sea_of_japan 1"),
        ("sail north_pacific", "transport 1"),
        ("engage 0 sea_of_japan", "frigate sea_of_japan 1"),
        ("engage 1 sea_of_japan", "transport 2"),
    ],
)
def test_what_cannot_be_mustered_is_refused(order: str, force: str) -> None:
    """A frigate with one move, a transport with none and one with two in the Sea of Japan, infantry in China."""
    pending = "muster-fleet 0" if order.startswith(("sail", "engage")) else "muster 0"
    transports = ["1 sea_of_japan 0", "2 sea_of_japan 2"]
    with pytest.raises(Mistake) as found:
        world(
            land("china", "1 infantry-2"),
            seat(0, warships=["1 frigate sea_of_japan 1"], transports=transports),
            seat(1, warships=["1 frigate sea_of_japan"]),
            order=order,
            force=[force],
            pending=pending,
        )
    assert found.value.key in ("pending-needs-order", "bad-unit")


# Anything may be typed.


@cache
def documents() -> tuple[str, ...]:
    """Positions of games of those who have plenty, of all kinds of moments."""
    found, seen = [], set()
    for seats in range(2, 7):
        sheets = [
            seat(number, treasury=120, level=3, spies=2, war=[(number + 1) % seats], voyage=2)
            for number in range(seats)
        ]
        lands = [
            land(place, "4 infantry, 2 cavalry, 1 artillery", owner=owner % seats, port=True)
            for owner, place in enumerate(("india", "argentina", "quebec", "south_africa", "iceland", "siam", "peru"))
        ]
        fleet = seat(
            0, treasury=90, level=2, warships=["2 frigate arabian_sea"], transports=["1 arabian_sea 2 infantry-2"]
        )
        rebels = land("alaska", "2 infantry", holder="rebels", risen_against=1)
        table = world(fleet, *sheets[1:], *lands, rebels, seats=seats, rounds=6)
        for number, _ in enumerate(table.wander(seats, moves=500)):
            decision = table.pending().partition(" ")[0]
            if (decision, seats) not in seen or number % 60 == 0:
                seen.add((decision, seats))
                found.append(table.state.position())
    return tuple(found)


@pytest.mark.slow
@settings(max_examples=400, derandomize=True)
@given(st.integers(0, 1 << 40))
def test_whatever_is_typed_is_played_on_or_refused(seed: int) -> None:
    check_spoiled(documents(), seed, "[[seat]]")


@pytest.mark.slow
@settings(max_examples=100)
@given(st.text(max_size=60))
def test_any_text_ends_in_a_position_or_a_mistake(text: str) -> None:
    for document in (text, f'title = "{TITLE}"\n{text}', position() + f"\n{text}"):
        try:
            read_position(document)
        except Mistake:
            continue
