"""Positions: what a person may type, what is answered to a mistake, and that nothing typed breaks the engine."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casusbelli.core import Mistake, read_actions, read_position, run_actions
from casusbelli.games.condottiere.board import REGION_NAMES
from casusbelli.games.condottiere.deck import CARD_NAMES
from casusbelli.games.condottiere.position import DECISIONS
from tabletop import VARIANTS, condottiere, mistake

TITLE = 'title = "condottiere"\n'


def test_an_empty_position_is_the_start_without_hands() -> None:
    table = condottiere("")
    assert table.pending() == "choose-region 0"
    assert table.view()["pile"] == 110


def test_what_is_named_nowhere_is_in_the_draw_pile_and_a_given_order_is_kept_on_top() -> None:
    table = condottiere("""
        seats = 2
        variants = ["drawing-after-battle"]
        battles = 1
        draw = ["heroine", "winter", "bishop"]
        pending = "draw 0"
        [[seat]]
        hand = ["spring"]
    """)
    assert table.view()["pile"] == 109
    table.do("0 draw 2")
    assert table.hand(0) == ["winter", "spring", "heroine"]


@pytest.mark.parametrize(
    ("document", "key", "line"),
    [
        ("seats = 7", "bad-field-number", 2),
        ("seats = true", "bad-field-number", 2),
        ("seats = 2\nseats = 3", "bad-toml", 3),
        ("holder = [0, 1]", "bad-field-number", 2),
        ("colour = 1", "unknown-field", 2),
        ("\n[[seat]]\nhats = 1", "unknown-field", 4),
        ('contested = "paris"', "bad-field-name", 2),
        ('[[seat]]\nhand = ["wintr"]', "bad-field-name", 3),
        ('[[seat]]\n[[seat]]\nhand = ["wintr"]', "bad-field-name", 4),
        (f"[[seat]]\nhand = {['winter'] * 17}", "too-many-copies", 3),
        ('discard = ["winter", "winter", "winter", "winter"]', "too-many-copies", 2),
        ('[[seat]]\nregions = ["roma"]\n[[seat]]\nregions = ["roma"]', "two-owners", 5),
        ('[[seat]]\nface-down = "heroine"', "never-face-down", 3),
        ('variants = ["face-down"]\n[[seat]]\nface-down = "winter"', "never-face-down", 4),
        ('pending = "sing 0"', "bad-pending", 2),
        ('pending = "turn 9"', "bad-pending", 2),
        ('pending = "turn 0"', "pending-needs-battle", 2),
        ('contested = "roma"\npending = "turn 0"', "pending-needs-cards", 3),
        ('pending = "choose-region 1"', "pending-needs-holder", 2),
        ('pending = "draw 0"', "pending-needs-drawing", 2),
        ('contested = "roma"\npending = "choose-region 0"', "pending-before-region", 3),
        ('pending = "discard-or-hold 0"\n[[seat]]\nhand=["winter"]', "pending-after-region", 2),
        (
            'contested = "roma"\npending = "keep 0"\n[[seat]]\nhand=["winter"]\n[[seat]]\nhand=["winter"]',
            "pending-needs-last",
            3,
        ),
        ('[[seat]]\nknows = { 1 = ["winter"] }', "bad-known-card", 3),
        ('[[seat]]\nknows = { 0 = ["winter"] }', "bad-known-seat", 3),
        ('seed = "grape"', "bad-seed", 2),
        ("draws = { deck = -1 }", "bad-field-number", 2),
        ("draws = { weather = 1 }", "bad-field-name", 2),
        ("ply = 0x" + "f" * 5000, "bad-field-number", 2),
        ("winners = [1, 1]", "winner-twice", 2),
        ("'colour' = 1", "unknown-field", 2),
        ("colour.dark = 1", "unknown-field", 2),
        ('seat = [{ hand = ["wintr"] }]', "bad-field-name", 2),
        ('[[seat]]\ncompany = ["bishop"]', "never-in-company", 3),
        ('[[seat]]\ncompany = ["spring"]\n[[seat]]\ncompany = ["winter"]', "two-seasons", 5),
        ("ruleset = 9", "unknown-ruleset", 2),
        (f"[[seat]]\nregions = {list(REGION_NAMES)}", "pending-without-choice", 0),
        ('contested = "roma"\n[[seat]]\n[[seat]]\nregions = ["roma"]', "contested-controlled", 2),
    ],
)
def test_a_mistake_is_named_with_its_line(document: str, key: str, line: int) -> None:
    found = mistake(TITLE + document)
    assert (found.key, found.line) == (key, line)


def test_a_position_needs_a_known_title() -> None:
    assert mistake("").key == "field-missing"
    assert mistake('title = "chess"').key == "unknown-title"


def test_a_refused_action_is_named_with_the_line_it_stands_in() -> None:
    text = TITLE + 'contested = "roma"\nactions = [\n"0 pass",\n"0 pass",\n]\n[[seat]]\nhand = ["winter"]\n'
    _, state = read_position(text + '[[seat]]\nhand = ["spring"]')
    with pytest.raises(Mistake) as found:
        run_actions(state, read_actions(state, text))
    assert (found.value.key, found.value.line, found.value.facts["player"]) == ("refused-action", 5, 0)


CARDS = st.lists(st.sampled_from(CARD_NAMES), max_size=6)


@st.composite
def documents(draw: st.DrawFn) -> str:
    """A position that somebody might type, right or wrong."""
    seats = draw(st.integers(2, 6))
    lines = [
        TITLE.strip(),
        f"seats = {seats}",
        f"variants = {draw(st.lists(st.sampled_from(VARIANTS), unique=True))}",
        f"battles = {draw(st.integers(0, 3))}",
        f"holder = {draw(st.integers(0, seats - 1))}",
        f'pending = "{draw(st.sampled_from(DECISIONS))} {draw(st.integers(0, seats - 1))}"',
    ]
    for name in draw(st.lists(st.sampled_from(["contested", "papal"]), unique=True)):
        lines.append(f'{name} = "{draw(st.sampled_from(REGION_NAMES))}"')
    if draw(st.integers(0, 5)) == 0:
        lines.append("final = true")
    owners = draw(st.lists(st.integers(-1, seats - 1), min_size=17, max_size=17))
    for seat in range(seats):
        lines += [
            "[[seat]]",
            f"regions = {[name for name, owner in zip(REGION_NAMES, owners, strict=True) if owner == seat]}",
            f"hand = {draw(CARDS)}",
            f"company = {draw(CARDS)}",
            f"passed = {str(draw(st.booleans())).lower()}",
        ]
        if draw(st.booleans()):
            lines.append(f'face-down = "{draw(st.sampled_from(CARD_NAMES))}"')
    return "\n".join(lines)


@pytest.mark.slow
@settings(max_examples=300)
@given(documents(), st.lists(st.integers(0, 1000), min_size=60, max_size=60))
def test_whatever_is_typed_is_played_on_or_refused(document: str, choices: list[int]) -> None:
    with suppress(Mistake):
        state = read_position(document)[1]
        pieces = state.inventory()
        for choice in choices:
            awaited = state.awaited()
            if not awaited:
                break
            options = state.options(awaited[0])
            assert state.apply(awaited[0], options[choice % len(options)]) is None
            assert state.inventory() == pieces
        text = state.position()
        assert read_position(text)[1].position() == text
