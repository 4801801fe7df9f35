"""The course of a game at one keyboard: who is asked next, until it is over or nobody sits there any more."""

from casusbelli.core.talk import programs_to_act
from casusbelli.terminal.commands import Outcome, Turn
from casusbelli.terminal.table import Table


def play(table: Table) -> None:
    if not table.is_shared:
        table.introduce()
    while not table.game.state.is_over:
        bots = programs_to_act(table.game.state, table.bots)
        people = [seat for seat in table.game.state.awaited() if seat in table.people]
        if bots:
            table.let_bot_decide(bots[0])
        elif let_person_decide(table, people[0]) is Outcome.LEFT:
            return
    table.end()


def let_person_decide(table: Table, seat: int) -> Outcome:
    table.sit_down(seat)
    table.tell_news(seat)
    table.show(seat)
    turn = Turn(table, seat)
    outcome = Outcome.STAYS
    while outcome is Outcome.STAYS:
        outcome = turn.answer(table.screen.ask(table.prompt(seat)))
    return outcome
