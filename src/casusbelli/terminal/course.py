"""The course of a game at one keyboard: who is asked next, until it is over or nobody sits there any more."""

from casusbelli.terminal.commands import Outcome, Turn
from casusbelli.terminal.table import Table


def play(table: Table) -> None:
    if not table.is_shared:
        table.introduce()
    while not table.game.state.is_over:
        seat = min(table.game.state.awaited(), key=lambda awaited: awaited in table.people)
        if seat in table.bots:
            table.let_bot_decide(seat)
        elif let_person_decide(table, seat) is Outcome.LEFT:
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
