"""What a seat sees as numbers: all of it, and nothing else."""

from random import Random
from typing import Any

import pytest

from casusbelli.core import find_title, read_position
from casusbelli.observation import observation_of
from continents import table as six
from envs.tables import NAMES, SETUPS, deal_stream, make, plays

# What changes in a view when others commit themselves in secret, and the count of actions: an observation is silent
# about these. A company's cards are counted, whatever their order.
UNSAID = ("ply", "awaited", "sealed", "vote", "mine")
# By title or family, a field that has a number for each thing of a kind.
PLACES = {
    "condottiere": ("contested", "region"),
    "coalitions": ("fortress", "territory"),
    "continents": ("port", "territory"),
}
PLIES = 120


def said(view: dict[str, Any]) -> dict[str, Any]:
    return {name: what for name, what in view.items() if name not in UNSAID}


@pytest.mark.parametrize(("title", "seats", "options"), SETUPS, ids=NAMES)
def test_an_observation_tells_all_that_the_seat_sees_and_nothing_that_it_does_not(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    choose = Random(5)
    stream = deal_stream(5)
    before: dict[int, tuple[bytearray, dict[str, Any]]] = {}
    worlds = changes = 0
    for play in plays(title, seats, options, PLIES):
        seat = choose.randrange(seats)
        sheet = play.sheet(seat)
        world = play.state.determinize(seat, stream)
        assert play.observation.look(world, seat) == sheet
        worlds += world.position() != play.state.position()
        view = said(play.state.view(seat))
        if seat in before and before[seat][1] != view:
            changes += 1
            changed = [name for name in view if before[seat][1].get(name) != view[name]]
            assert before[seat][0] != sheet, (
                f"the observation of {title} or UNSAID in tests/envs/test_observation.py wants {changed}"
            )
        before[seat] = sheet, view
    assert worlds > 0
    assert changes > 0


@pytest.mark.parametrize(("title", "seats", "options"), SETUPS, ids=NAMES)
def test_fields_fill_the_sheet_and_keep_their_bounds(title: str, seats: int, options: dict[str, Any]) -> None:
    highest: dict[str, int] = {}
    for play in plays(title, seats, options, PLIES):
        sheet = play.sheet(play.seat)
        for field in play.observation.fields:
            numbers = sheet[field.start : field.start + field.length]
            highest[field.name] = max([highest.get(field.name, 0), *numbers])
    fields = play.observation.fields
    ends = [field.start + field.length for field in fields]
    assert [field.start for field in fields] == [0, *ends[:-1]]
    assert ends[-1] == play.observation.size == len(sheet)
    assert len({field.name for field in fields}) == len(fields)
    assert all([highest[field.name] <= field.most for field in fields])


@pytest.mark.parametrize(("title", "seats", "options"), SETUPS, ids=NAMES)
def test_a_game_that_was_saved_looks_the_same(title: str, seats: int, options: dict[str, Any]) -> None:
    for play in plays(title, seats, options, 300):
        if play.decisions % 10 == 0:
            _, again = read_position(play.state.position())
            assert [play.observation.look(again, seat) for seat in range(seats)] == [
                play.sheet(seat) for seat in range(seats)
            ]


def test_more_than_a_number_can_hold_is_told_as_the_most() -> None:
    table = six.world(six.land("china", "300 infantry"), six.seat(0, treasury=70_000), seats=2)
    table.act("march siam", "send-all china")
    observation = observation_of(table.state)
    sheet = observation.look(table.state, 0)
    told = {field.name: sheet[field.start : field.start + field.length] for field in observation.fields}
    assert max(told["force"]) == max(told["force_from"]) == 255
    assert [*told["treasury"][:2]] == [255, 255]


def test_the_reader_comes_first() -> None:
    """In Condottiere all seats are alike but for where they sit: their own hand size stands first for all of them."""
    for play in plays("condottiere", 4, {}, 40):
        field = next(field for field in play.observation.fields if field.name == "hand_size")
        sizes = [len(hand) for hand in play.state.hands]  # type: ignore[attr-defined]
        for seat in range(4):
            seen = play.sheet(seat)[field.start : field.start + 4]
            assert [*seen] == sizes[seat:] + sizes[:seat]


@pytest.mark.parametrize(("title", "seats", "options"), [SETUPS[4], SETUPS[10], SETUPS[13]])
def test_a_secret_choice_changes_nobody_elses_observation(title: str, seats: int, options: dict[str, Any]) -> None:
    """Those who decide together are asked one after the other, but none learns from it."""
    joint = 0
    for play in plays(title, seats, options, 3000):
        awaited = play.state.awaited()
        if len(awaited) < 2:
            continue
        joint += 1
        assert play.seat == awaited[0]
        before = [play.sheet(seat) for seat in awaited[1:]]
        after = play.state.clone()
        after.apply(play.seat, after.options(play.seat)[-1])
        assert [play.observation.look(after, seat) for seat in awaited[1:]] == before
        assert play.observation.look(after, play.seat) != play.sheet(play.seat)
        if joint > 5:
            return
    pytest.fail("nobody ever had to decide together with others")


@pytest.mark.parametrize(("title", "seats", "options"), SETUPS, ids=NAMES)
def test_labels_name_the_places_of_fields(title: str, seats: int, options: dict[str, Any]) -> None:
    env = make(title, seats, options)
    shapes = {field.name: field.shape for field in env.layout()}
    labels = env.labels()
    assert shapes["decision"] == (len(labels["decision"]),)
    family = find_title(title).words_from or title
    assert family in PLACES, f"PLACES in tests/envs/test_observation.py wants a line for {family}"
    field, kind = PLACES[family]
    assert shapes[field] == (len(labels[kind]),)
    decision = env.play.state.pending()
    assert decision is not None
    told = env.observe("seat_0")["observation"][seats : seats + len(labels["decision"])]  # the field after the seat
    assert [labels["decision"][number] for number in told.nonzero()[0]] == [decision.name]
