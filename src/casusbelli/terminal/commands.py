"""What a person may type in his turn: an option, an action, or a word to the table."""

from collections.abc import Callable
from enum import Enum
from itertools import product
from typing import Final
from unicodedata import combining, normalize

from casusbelli.core import Action, Refusal, UnknownAction
from casusbelli.rules import rule_texts
from casusbelli.terminal.table import Table
from casusbelli.words import quote

LOG_LINES: Final = 30


class Outcome(Enum):
    """What an answer has led to: another question, a changed game, or an empty chair."""

    STAYS = 0
    MOVED = 1
    LEFT = 2


class Turn:
    """One person's turn at the keyboard. Commands are understood in English and in the table's language."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.words = table.words_for(seat)
        self.say = table.screen.say
        generals = table.game.state.view(seat).get("generals", [])
        self._places = {f"general:{general['id']}": [general["place"]] for general in generals if general["place"]}
        self._commands: dict[str, Callable[[str], Outcome]] = {
            "help": self._help,
            "why": self._why,
            "map": self._map,
            "log": self._log,
            "pile": self._pile,
            "show": self._show,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }
        if not self._shows():
            del self._commands["show"]

    def answer(self, text: str) -> Outcome:
        """Do what was typed. What is not understood or not allowed is answered with a sentence and changes nothing."""
        options = self.table.game.state.options(self.seat)
        if not text:
            if len(options) == 1:
                return self._act(options[0])
            self.table.show(self.seat)
            return Outcome.STAYS
        word, _, rest = text.partition(" ")
        for name, command in self._commands.items():
            if _bare(word) in (name, _bare(self.words.say(f"command-{name}"))):
                return command(rest.strip())
        if text.isdecimal():
            return self._choose(text, options)
        action = self._find(text)
        if action is None:
            return self._refuse(UnknownAction("unknown-action", "", {"action": text}))
        return self._act(action)

    def _choose(self, text: str, options: list[Action]) -> Outcome:
        option = self._option(text, options)
        if option is None:
            self.say(self.words.say("table-no-option", number=quote(text), count=len(options)))
            return Outcome.STAYS
        return self._act(option)

    def _option(self, text: str, options: list[Action]) -> Action | None:
        number = int(text) if text.isdecimal() and len(text) < 5 else 0
        return options[number - 1] if 1 <= number <= len(options) else None

    def _find(self, text: str) -> Action | None:
        """An action by its notation or its words in the table's language, or the one option that names these things."""
        actions = self.table.game.state.actions
        found = actions.parse(text.casefold())
        if found is not None:
            return found
        wanted = " ".join(text.casefold().split())
        for action in actions.actions:
            if self.words.action(action).casefold() == wanted:
                return action
        options = self.table.game.state.options(self.seat)
        named = [action for action in options if wanted in self._namings(action)]
        return named[0] if len(named) == 1 else None

    def _namings(self, action: Action) -> list[str]:
        """The things that an action names, without its verb: a card, a power, the two ends of a border."""
        nouns = [self._names(noun) for noun in action.nouns]
        namings = [" ".join(names) for names in product(*nouns)]
        if [noun.partition(":")[0] for noun in action.nouns] == ["territory", "territory"]:
            namings += [" ".join(names) for names in product(*nouns[::-1])]
        return namings

    def _names(self, noun: str) -> list[str]:
        """In notation, on the map and in the table's language; a general also by the territory where he stands."""
        names = {noun.partition(":")[2], self.words.name(noun), self.words.name(noun, "local")}
        names.update([self.words.name(noun, "short"), *self._places.get(noun, [])])
        return [name.casefold() for name in sorted(names)]

    def _act(self, action: Action) -> Outcome:
        refusal = self.table.game.apply(self.seat, action)
        return Outcome.MOVED if refusal is None else self._refuse(refusal)

    def _refuse(self, refusal: Refusal) -> Outcome:
        self.say(self.words.refusal(refusal), "yellow")
        return Outcome.STAYS

    def _help(self, rest: str) -> Outcome:
        options = self.table.game.state.options(self.seat)
        self.say(self.words.say("table-help-options", notation=options[-1].text))
        usages = {name: self.words.about(f"command-{name}", "usage") for name in self._commands}
        width = max([len(usage) for usage in usages.values()])
        for name, usage in usages.items():
            self.say(f"  {usage:<{width}}  {self.words.about(f'command-{name}', 'about')}")
        return Outcome.STAYS

    def _why(self, rest: str) -> Outcome:
        game = self.table.game
        if not rest:
            decision = game.state.pending()
            assert decision is not None
            return self._cite(game.state.cite(decision.rule))
        action = self._option(rest, game.state.options(self.seat)) or self._find(rest)
        if action is None:
            return self._refuse(UnknownAction("unknown-action", "", {"action": rest}))
        refusal = game.state.why_not(self.seat, action)
        if refusal is None:
            self.say(self.words.say("table-why-allowed", action=self.words.action(action)))
            return Outcome.STAYS
        self._refuse(refusal)
        return self._cite(refusal.rule) if refusal.rule else Outcome.STAYS

    def _cite(self, rule: str) -> Outcome:
        text = rule_texts(self.table.game.title, self.words.language).get(rule) or self.words.say("table-no-rule-text")
        self.say(f"{rule}: {text}")
        return Outcome.STAYS

    def _map(self, rest: str) -> Outcome:
        picture = self.table.picture(self.seat)
        view = self.table.game.state.view(self.seat)
        if not rest:
            self.table.screen.draw(picture.map(view))
            return Outcome.STAYS
        for line in picture.region(view, rest) or [self.words.say("table-unknown-region", region=quote(rest))]:
            self.say(line)
        return Outcome.STAYS

    def _log(self, rest: str) -> Outcome:
        if rest and not (rest.isdecimal() and 0 < len(rest) < 7):
            self.say(self.words.say("table-log-number"))
            return Outcome.STAYS
        count = max(1, int(rest)) if rest else LOG_LINES
        for line in self.table.story(self.seat)[-count:]:
            self.say(f"  {line}")
        return Outcome.STAYS

    def _pile(self, rest: str) -> Outcome:
        self.say(self.table.picture(self.seat).discard(self.table.game.state.view(self.seat)))
        return Outcome.STAYS

    def _show(self, rest: str) -> Outcome:
        """Find the showing by notation, or by the player's name and the card's word; a number is a seat's first."""
        wanted = " ".join(rest.casefold().split())
        for by_name in (False, True):
            for action in self._shows():
                if wanted in self._ways_to_show(action, by_name):
                    return self._act(action)
        self.say(self.words.say("table-show-how"))
        return Outcome.STAYS

    def _shows(self) -> list[Action]:
        """The showings of cards, in titles that know them."""
        return [action for action in self.table.game.state.actions.actions if action.verb == "show"]

    def _ways_to_show(self, action: Action, by_name: bool) -> list[str]:
        seat, card = [noun.partition(":")[2] for noun in action.nouns]
        names = [chair.name.casefold() for chair in self.table.chairs if str(chair.seat) == seat]
        what = [card, self.words.name(f"card:{card}"), self.words.name(f"card:{card}", "accusative")]
        return [f"{viewer} {name}" for viewer in (names if by_name else [seat]) for name in what]

    def _undo(self, rest: str) -> Outcome:
        table = self.table
        if table.game.can_take_back(self.seat):
            table.take_back(1)
            self.say(self.words.say("table-undo-done"))
            return Outcome.MOVED
        moves = table.game.record.moves
        own = [ply for ply, (seat, _) in enumerate(moves) if seat == self.seat]
        if not own:
            self.say(self.words.say("table-undo-nothing"))
            return Outcome.STAYS
        for other in table.people:
            if other != self.seat and not self._agrees(other, own[-1] + 1):
                table.sit_down(self.seat)
                self.say(self.words.say("table-undo-declined", name=table.chairs[other].name))
                return Outcome.MOVED
        table.take_back(len(moves) - own[-1])
        self.say(self.words.say("table-undo-done" if table.is_shared else "table-undo-bots-agree"))
        return Outcome.MOVED

    def _agrees(self, other: int, ply: int) -> bool:
        """Ask another person, who hears of the action only what its events have told him."""
        table = self.table
        table.sit_down(other)
        known = [event for event in table.game.events[ply] if event.is_for(other)]
        told = [*table.picture(other).sentences(known), self.words.say("table-undo-secret")][0]
        question = self.words.say("table-undo-question", name=table.chairs[self.seat].name, told=told)
        while True:
            answer = table.screen.ask_anew(question + " >").casefold()
            if answer and any([yes.startswith(answer) for yes in ("yes", self.words.say("answer-yes"))]):
                return True
            if answer and any([no.startswith(answer) for no in ("no", self.words.say("answer-no"))]):
                return False
            self.say(self.words.say("table-answer"))

    def _save(self, rest: str) -> Outcome:
        if rest:
            self.table.save(rest)
        else:
            self.say(self.words.say("table-save-how"))
        return Outcome.STAYS

    def _quit(self, rest: str) -> Outcome:
        self.table.hide_hands()
        if self.table.game.record.moves:
            self.table.offer_to_save()
        else:
            self.say(self.words.say("table-quit"))
        return Outcome.LEFT


def _bare(word: str) -> str:
    """Without capitals and accents, which not every keyboard has."""
    return "".join([letter for letter in normalize("NFKD", word.casefold()) if not combining(letter)])
