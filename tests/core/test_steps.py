"""What steps say of themselves."""

import pytest

from casusbelli.core import Decision, Footing, Procedure, Setup, State, Step, Title, step_table, titles

FIRST = 0
SECOND = 1
LAST = 3


def steps_of(title: Title) -> list[Step[State]]:
    return title.new_game(Setup(title.id, title.seats_with({})[1], {}, 1)).steps


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_step_knows_its_number(title: Title) -> None:
    steps = steps_of(title)
    assert [step.number for step in steps if step.name != "absent"] == [
        number for number, step in enumerate(steps) if step.name != "absent"
    ]


@pytest.mark.parametrize("title_id", ["coalitions", "raison-detat", "realpolitik"])
def test_every_decision_of_the_family_may_stand_somewhere(title_id: str) -> None:
    (title,) = [title for title in titles() if title.id == title_id]
    decisions = [step for step in steps_of(title) if isinstance(step, Decision)]
    assert [decision.name for decision in decisions if not decision.footings] == []


def test_a_table_has_gaps_where_a_title_has_no_step() -> None:
    first: Step[State] = Procedure("first", "")
    last: Step[State] = Procedure("last", "")
    steps = step_table([(LAST, last), (FIRST, first)])
    assert [step.name for step in steps] == ["first", "absent", "absent", "last"]
    assert (first.number, last.number) == (FIRST, LAST)


def test_a_footing_says_what_lies_below() -> None:
    footing = Footing("battle", (SECOND, LAST))
    assert footing.carries([SECOND, LAST])
    assert not footing.carries([LAST])
    assert not footing.carries([SECOND, SECOND, LAST])
    several = Footing("battle", (LAST,), again=SECOND, most=2)
    assert [several.carries([*[SECOND] * count, LAST]) for count in range(4)] == [True, True, True, False]
    assert not several.carries([FIRST, LAST])


def test_a_step_stands_only_in_its_moments() -> None:
    step: Step[State] = Procedure("step", "", footings=(Footing("battle"), Footing("update", (LAST,))))
    assert step.stands_on([], ("battle", "action"))
    assert step.stands_on([LAST], ("update",))
    assert not step.stands_on([LAST], ("battle",))
    assert not step.stands_on([], ())
