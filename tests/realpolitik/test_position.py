"""Positions: every field is written and read again, mistakes are named, and nothing typed breaks the engine."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casusbelli.core import Game, Setup, read_position
from casusbelli.core.data import read_text
from realpolitik.europe19 import (
    CARDS,
    POWERS,
    TITLE,
    Concert,
    acting,
    after_reveal,
    at_turn,
    congress,
    dealt,
    holding,
    power,
)
from spoiled import check_spoiled
from tabletop import mistake


def again(table: Concert) -> Concert:
    """The same position, written and read."""
    text = table.state.position()
    read = Concert(text)
    assert read.state.position() == text
    assert read.view() == table.view()
    assert read.asks() == table.asks()
    return read


def test_an_empty_position_is_an_empty_europe_before_a_choice_of_cards() -> None:
    table = Concert(f'title = "{TITLE}"')
    assert (table.asks(), table.state.awaited(), table.trains()) == ("choose-actions None", [0, 1, 2, 3], [])
    assert [one["deck"] for one in table.view()["powers"]] == [13] * 4
    assert (table.prestige(), table.track(), table.cards("italy")) == (list(POWERS), 1, list(CARDS))


def test_the_scenario_is_a_position() -> None:
    table = Concert(read_text(TITLE, "scenarios", "europe.toml"))
    new = dealt()
    assert table.trains() == new.trains()
    for mine, theirs in zip(table.view()["powers"], new.view()["powers"], strict=True):
        for fact in ("id", "morale", "money", "cards", "deck", "off_map", "supply"):
            assert mine[fact] == theirs[fact]


def test_a_new_game_is_the_same_game_when_it_is_read() -> None:
    for seats in (3, 4):
        assert again(dealt(seats)).view(0) == dealt(seats).view(0)


# Every field that only this title has.


def test_tracks_and_trains() -> None:
    table = at_turn(track=4, prestige="italy prussia austria france", trains="wien tyrol, paris champagne")
    read = again(table)
    assert (read.track(), read.prestige()) == (4, ["italy", "prussia", "austria", "france"])
    assert read.trains() == ["champagne paris", "tyrol wien"]
    assert read.document()["trains"] == ["champagne paris", "tyrol wien"]


def test_own_decks_and_discards() -> None:
    austria = power("austria", hand="1 5") + "\ndeck = [4, 4, 2]\ndiscard = [3, 5]"
    table = again(at_turn(austria))
    shown = next(one for one in table.document()["power"] if one["id"] == "austria")
    assert (shown["deck"][:3], shown["discard"], len(shown["deck"])) == ([4, 4, 2], [3, 5], 9)
    assert table.power("austria")["discard"] == [3, 5]


def test_action_cards_in_hand_on_the_table_and_resolved() -> None:
    table = at_turn(holding(power("france"), "dispatch movement"))
    assert again(table).cards("france") == ["dispatch", "movement"]
    table = after_reveal({"austria": "movement", "france": "dispatch"})
    read = again(table)
    assert read.asks() == "choose-arbiter austria"
    shown = read.view()["realpolitik"]["actions"]
    assert (shown["austria"]["revealed"], shown["france"]["hand"]) == ("movement", list(CARDS))
    assert sorted(read.document()["acted"]) == list(POWERS)


def test_sealed_cards_tokens_and_bids() -> None:
    table = dealt(4).do("france order movement")
    assert again(table).view(1)["mine"] == "order movement"
    table = dealt(3).do("prussia ally italy")
    assert again(table).view(2)["mine"] == "ally italy"
    table.do("austria ally italy", "france ally austria", "prussia bid 3")
    read = again(table)
    assert (read.view(2)["mine"], read.view()["realpolitik"]["bidders"]) == ("bid 3", ["austria", "prussia"])
    assert read.state.awaited() == [0]
    assert read.do("austria bid 2").controller() == "prussia"


def test_sealed_cards_of_a_power_and_its_minor_power() -> None:
    table = at_turn(power("italy", controller="france"), seats=3).do("france order-both movement dispatch")
    assert again(table).view(1)["mine"] == "order-both movement dispatch"


def test_bids_of_a_phase_in_which_an_alliance_has_ended() -> None:
    table = congress(
        power("austria", "bohemia 1", ally="prussia"),
        power("prussia", "bohemia 3", ally="austria"),
        power("italy", controller="france"),
        seats=3,
    ).propose(austria="italy", france="austria", prussia="italy")
    assert (table.asks(), table.alliances()) == ("bid None", ["france italy"])  # until the bids are open
    read = again(table).bid(prussia=1)
    assert (read.controller(), read.asks()) == ("prussia", "leave-to austria")
    assert read.state.position() == table.bid(prussia=1).state.position()


def test_trains_being_laid() -> None:
    table = acting(
        "austria",
        "mobilization",
        power("austria", "wien", money=3, ally="prussia"),
        power("prussia", garrisons="bohemia", ally="austria"),
    )
    assert again(table).view()["realpolitik"]["free_trains"] == 2
    table.do("austria lay-train bohemia wien")
    assert again(table).view()["realpolitik"]["laying"] == ["bohemia", "wien"]
    table.do("prussia refuse")
    assert again(table).reason("austria lay-train bohemia wien") == "REA-R16 train-refused"
    table.until("buy austria").do("austria lay-train tyrol wien")
    assert again(table).trains() == ["tyrol wien"]


def test_generals_and_troops_on_rails() -> None:
    table = acting(
        "austria",
        "movement",
        power("austria", "wien 3, hungari 1, tyrol 2"),
        trains="wien tyrol, wien hungari, wien karinthia, hungari karinthia",
    ).begin_railing()
    assert again(table).asks() == "choose-rail austria"
    table.do("austria rail austria-1")
    assert again(table).asks() == "choose-ride austria"
    table.do("austria relay austria-2 2")
    read = again(table)
    assert read.view()["realpolitik"]["relayed"] == ["austria-1", "austria-2"]
    assert (read.general("austria-1"), read.general("austria-2")) == ("wien 1", "hungari 3")
    table.do("austria rail austria-3", "austria ride karinthia")
    while table.asks() == "choose-garrisons austria":
        again(table)
        table.do("austria garrison-no-more")
    assert again(table).view()["realpolitik"]["railed"] == ["austria-3"]


def test_a_board_update_under_way() -> None:
    table = congress(
        power("austria", "berlin 2, bohemia 1", "hannover", ally="italy"),
        power("prussia", "wien 1", "tyrol"),
        power("italy", "bohemia 2", ally="austria"),
    ).propose(austria="prussia", france="italy", italy="france", prussia="austria")
    seen = set()
    while table.asks() != "choose-actions None":
        seen.add(again(table).asks().split()[0])
        table.idle()
    assert seen == {"reinforce", "let-stay", "leave-to"}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_every_moment_of_a_game_is_written_and_read_again(seats: int) -> None:
    seen = set()
    for seed in range(3):
        table = dealt(seats, seed, random_powers="on")
        for number, _ in enumerate(table.wander(seed, moves=900)):
            asks = table.asks().split()[0] if table.pending() else ""
            if asks not in seen or number % 9 == 0:
                seen.add(asks)
                again(table)
    assert seen >= {"choose-actions", "propose", "lay-trains", "muster", "buy", "choose-rail", "choose-ride"}
    assert seen >= {"choose-arbiter", "disband", "choose-move", "choose-way", "choose-garrisons", "request-turn"}
    assert ("bid" in seen) == (seats == 3)


# Mistakes.


@pytest.mark.parametrize(
    ("document", "key", "line"),
    [
        ("seats = 2", "bad-field-number", 2),
        ("seats = 5", "bad-field-number", 2),
        ('scenario = "1805"', "bad-field-name", 2),
        ("turn = 2", "unknown-field", 2),
        ('action = "drill"', "bad-field-name", 2),
        ('action = "actions"', "cards-not-revealed", 2),
        ("seats = 3", "minor-without-controller", 0),
        ('seats = 3\nminors = ["france"]', "bad-minors", 3),
        ("track = 0", "bad-field-number", 2),
        ("track = 6", "bad-field-number", 2),
        ('prestige = ["austria", "france"]', "wrong-length", 2),
        ('prestige = ["austria", "france", "italy", "spain"]', "bad-field-name", 2),
        ('trains = ["paris champagne"]', "bad-field-name", 2),  # a border begins with the first by the alphabet
        ('trains = ["paris wien"]', "bad-field-name", 2),
        ('acted = ["austria"]', "not-under-way", 2),
        ('bidders = ["austria"]', "not-under-way", 2),
        ('laying = "tyrol wien"', "not-under-way", 2),
        ('mover = "austria"', "not-under-way", 2),
        ("free-trains = 3", "bad-field-number", 2),
        ("free-trains = 1", "not-under-way", 2),
        ('closed-borders = ["tyrol wien"]', "not-under-way", 2),
        ('railed = ["austria-1"]', "not-under-way", 2),
        ('relayed = ["austria-1"]', "not-under-way", 2),
        (f"arrivals = {[1] + [0] * 15}", "not-under-way", 2),
        ('receiver = "austria-1"', "not-under-way", 2),
        ('seats = 3\naction = "diplomacy"\nstack = ["reinforce italy", "send-leaving"]', "minor-without-controller", 3),
        ("arrivals = [1]", "wrong-length", 2),
        ('[[power]]\nid = "spain"', "bad-field-name", 3),
        ('[[power]]\nid = "france"\nstatus = "neutral"', "unknown-field", 4),
        ('[[power]]\nid = "france"\nally = "italy"', "bad-alliance", 2),
        ('[[power]]\nid = "france"\nally = "france"', "bad-alliance", 2),
        ('[[power]]\nid = "france"\nactions = ["war"]', "bad-field-name", 4),
        ('[[power]]\nid = "france"\nactions = ["taxation"]', "bad-action-hand", 2),
        ('[[power]]\nid = "france"\nrevealed = "movement"', "cards-not-revealed", 0),
        ('[[power]]\nid = "france"\ngenerals = ["alps 1"]', "no-such-land", 4),
        ('[[power]]\nid = "france"\nhand = [5, 5, 5]', "too-many-copies", 4),
        ('[[power]]\nid = "france"\nhand = [5]\ndeck = [5, 5]', "too-many-copies", 5),
        ('[[power]]\nid = "france"\nhand = [6]', "bad-field-number", 4),
        ('seats = 3\n[[power]]\nid = "italy"\ncontroller = "italy"', "controller-minor", 5),
        ('seats = 3\n[[power]]\nid = "italy"\nactions = ["influence", "dispatch"]', "bad-actions", 5),
        ('action = "diplomacy"\nstack = ["bid", "take-alliances"]', "frame-does-not-fit", 3),
        ('stack = ["propose"]', "bad-stack-shape", 2),
        ('action = "diplomacy"\nstack = ["choose-actions"]', "bad-stack-shape", 3),
        ('action = "diplomacy"\nstack = ["propose austria"]', "bad-frame", 3),
        ('sealed = ["order war"]', "bad-sealed", 2),
        ('sealed = ["ally france"]', "bad-sealed", 2),
    ],
)
def test_a_mistake_is_named_with_its_line(document: str, key: str, line: int) -> None:
    found = mistake(f'title = "{TITLE}"\n{document}')
    assert (found.key, found.line) == (key, line)


def test_who_controls_italy_has_no_other_ally() -> None:
    """REA-R66."""
    lines = [f'title = "{TITLE}"', "seats = 3", power("italy", controller="france")]
    allies = [power("france", ally="austria"), power("austria", ally="france")]
    assert mistake("\n".join([*lines, *allies])).key == "bad-alliance"
    lines[2] = power("italy", controller="prussia")
    assert Concert("\n".join([*lines, *allies])).alliances() == ["austria france", "italy prussia"]


def test_cards_on_the_table_fit_the_hands() -> None:
    """REA-6.7, REA-6.8: a card is in one place, and a dispatch that is resolved has brought all back."""

    def key(table: str, acted: str) -> str:
        rest = [f'{power(name)}\nrevealed = "taxation"\nactions = ["dispatch"]' for name in POWERS[1:]]
        head = [f'title = "{TITLE}"', 'action = "actions"', f"acted = {acted.split()}"]
        return mistake("\n".join([*head, table, *rest])).key

    assert key(holding(power("austria", revealed="movement"), "dispatch movement"), "") == "bad-action-hand"
    assert key(holding(power("austria", revealed="dispatch"), "dispatch movement"), "") == "bad-action-hand"
    assert key(holding(power("austria", revealed="dispatch"), "movement"), "austria") == "bad-action-hand"
    assert key(holding(power("austria", revealed="taxation"), "movement"), "") == "bad-action-hand"


def test_cards_are_revealed_by_all_or_by_none() -> None:
    lines = [f'title = "{TITLE}"', 'action = "diplomacy"', power("france", revealed="taxation")]
    assert mistake("\n".join(lines)).key == "cards-not-revealed"
    whole = [holding(power(name, revealed="taxation"), "dispatch") for name in POWERS]
    assert mistake("\n".join([f'title = "{TITLE}"', *whole])).key == "not-under-way"
    table = Concert("\n".join([*lines[:2], "acted = ['austria', 'france', 'italy', 'prussia']", *whole]))
    assert table.asks() == "propose None"


def test_a_position_of_another_title_is_not_taken_for_one_of_this() -> None:
    assert mistake(f'title = "{TITLE}"\nemperor = "spain"').key == "bad-field-name"
    assert mistake('title = "coalitions"\ntrack = 2').key == "unknown-field"
    assert mistake('title = "coalitions"\ntrains = []').key == "unknown-field"


# Anything may be typed.


@cache
def documents() -> tuple[str, ...]:
    """Positions of random games, of all kinds of moments."""
    rare = ("allow-train", "bid", "choose-ride", "let-stay", "leave", "give-consent", "choose-garrisons", "reinforce")
    found = []
    for seats in (3, 4):
        table = Concert(Game(Setup(TITLE, seats, {}, seats)).state.position())
        for number, _ in enumerate(table.wander(seats, moves=1200)):
            if number % 13 == 0 or table.asks().startswith(rare):
                found.append(table.state.position())
    return tuple(found)


@pytest.mark.slow
@settings(max_examples=400)
@given(st.integers(0, 1 << 40))
def test_whatever_is_typed_is_played_on_or_refused(seed: int) -> None:
    check_spoiled(documents(), seed)


def test_a_position_from_the_middle_of_a_game_is_played_to_the_same_end() -> None:
    """Read anew after every move, the game takes the same course."""
    table = dealt(3, limit="8")
    other = dealt(3, limit="8")
    for _ in table.wander(4):
        pass
    text = other.state.position()
    for _ in other.wander(4):
        text = read_position(other.state.position())[1].position()
    assert text == table.state.position()
