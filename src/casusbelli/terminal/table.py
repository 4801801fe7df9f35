"""A game at one keyboard: people take turns at it, bots answer for themselves."""

from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from casusbelli.bots import decide, find_bot
from casusbelli.core import SPECTATOR, Action, Chance, Game, seed_text
from casusbelli.terminal.chairs import Chair
from casusbelli.terminal.commands import Outcome, Turn
from casusbelli.terminal.picture import Picture
from casusbelli.terminal.pictures import picture_for
from casusbelli.terminal.screen import Screen
from casusbelli.words import Words, quote

NOT_SAT_DOWN = -2


class Table:
    """`seen` is how far each seat has been told the story; `viewer` is whose cards the screen may show."""

    def __init__(self, game: Game, chairs: list[Chair], words: Words, screen: Screen) -> None:
        self.game = game
        self.chairs = chairs
        self.words = words
        self.screen = screen
        self.people = [chair.seat for chair in chairs if not chair.bot]
        self.seen = [len(game.record.moves)] * len(chairs)
        self.viewer = NOT_SAT_DOWN
        self.saved: list[Path] = []
        self._bots = {chair.seat: find_bot(game.title.id, chair.bot) for chair in chairs if chair.bot}
        self._chance = Chance(game.record.setup.seed)

    @property
    def is_shared(self) -> bool:
        """True if several people use the keyboard, so that each must see only what is his."""
        return len(self.people) > 1

    def run(self) -> None:
        players = self.words.listing([self._introduction(chair) for chair in self.chairs])
        self.screen.say(self.words.say("table-players", players=players))
        while not self.game.state.is_over:
            seat = min(self.game.state.awaited(), key=lambda awaited: awaited in self.people)
            if seat in self._bots:
                self._let_bot_decide(seat)
            elif self._let_person_decide(seat) is Outcome.LEFT:
                return
        self._end()

    def _introduction(self, chair: Chair) -> str:
        if not chair.bot:
            return self.words.say("table-player", seat=chair.seat, name=chair.name)
        level = self.words.name(f"level:{chair.bot}")
        return self.words.say("table-player-bot", seat=chair.seat, name=chair.name, level=level)

    def _let_bot_decide(self, seat: int) -> None:
        action = decide(self._bots[seat], self.game.state, seat, self._chance.stream(f"bot-{seat}"))
        refusal = self.game.apply(seat, action)
        assert refusal is None, refusal

    def _let_person_decide(self, seat: int) -> Outcome:
        self.sit_down(seat)
        self._tell_news(seat)
        self.show(seat)
        turn = Turn(self, seat)
        outcome = Outcome.STAYS
        while outcome is Outcome.STAYS:
            outcome = turn.answer(self.screen.ask(self.prompt(seat)))
        return outcome

    def sit_down(self, seat: int) -> None:
        """Hand the keyboard over without showing anybody's cards to anybody else."""
        if not self.is_shared or self.viewer == seat:
            return
        name = self.chairs[seat].name
        self.screen.wipe()
        self.screen.say(self.words.say("table-hand-over", name=name), "bold")
        self.screen.ask(self.words.say("table-hand-over-enter", name=name))
        self.screen.wipe()
        self.viewer = seat

    def picture(self, seat: int) -> Picture:
        return picture_for(self.words.for_reader(seat), self.chairs)

    def story(self, seat: int, since: int = 0) -> list[str]:
        return self.picture(seat).sentences(self.game.events_for(seat, since))

    def _tell_news(self, seat: int) -> None:
        lines = self.story(seat, self.seen[seat])
        self.seen[seat] = len(self.game.events)
        if lines:
            self.screen.heading(self.words.say("table-news"))
        for line in lines:
            self.screen.say(f"  {line}")

    def show(self, seat: int) -> None:
        """The table as the seat sees it, and what it may choose."""
        self.screen.heading(self.words.say(f"title-{self.words.title}"))
        self.screen.draw(self.picture(seat).table(self.game.state.view(seat), self.screen.width))
        options = self.game.state.options(seat)
        if not options:
            return
        self.screen.heading(self.words.say("table-options"))
        labels = [f"{number:>2} {self.label(action)}" for number, action in enumerate(options, 1)]
        self.screen.draw(Columns([Text(label) for label in labels], padding=(0, 3), equal=True, column_first=True))
        if len(options) == 1:
            self.screen.say(self.words.say("table-enter-takes-it"))

    def label(self, action: Action) -> str:
        text = self.words.action(action)
        return text[:1].upper() + text[1:]

    def prompt(self, seat: int) -> str:
        decision = self.game.state.pending()
        assert decision is not None
        facts = {"name": self.chairs[seat].name, "rule": decision.rule}
        return self.words.say("table-prompt", prompt=self.words.prompt(decision), **facts) + " >"

    def take_back(self, plies: int) -> None:
        self.game.take_back(plies)
        self.seen = [min(seen, len(self.game.events)) for seen in self.seen]

    def save(self, name: str) -> bool:
        """Write the record. Only a file that this table has written is ever written over."""
        path = Path(name).expanduser()
        try:
            with path.open("w" if path in self.saved else "x", encoding="utf-8") as file:
                file.write(self.game.record.write())
        except FileExistsError:
            self.screen.say(self.words.say("table-save-exists", path=quote(name)))
            return False
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            self.screen.say(self.words.say("table-save-failed", path=quote(name), problem=problem))
            return False
        self.saved.append(path)
        self.screen.say(self.words.say("table-saved", path=quote(name), count=len(self.game.record.moves)))
        self.screen.say(self.words.say("table-replay-hint", path=quote(name)))
        return True

    def offer_to_save(self) -> None:
        """Ask for a file name until it can be written or nobody wants one."""
        name = self.screen.ask(self.words.say("table-save-question") + " >")
        while name and not self.save(name):
            name = self.screen.ask(self.words.say("table-save-question") + " >")
        self.screen.say(self.words.say("table-quit"))

    def _end(self) -> None:
        """The rest of the story, the last table and the winners, for all people at the keyboard."""
        reader = SPECTATOR if self.is_shared else self.people[0]
        if self.is_shared:
            self.screen.wipe()
        lines = self.story(reader, min([self.seen[seat] for seat in self.people]))
        for line in lines:
            self.screen.say(f"  {line}")
        self.screen.heading(self.words.say("table-game-over"))
        self.screen.draw(self.picture(reader).table(self.game.state.view(reader), self.screen.width))
        self.screen.heading(winners_sentence(self.game, self.words.for_reader(reader)))
        self.screen.say(self.words.say("table-seed", seed=seed_text(self.game.record.setup.seed)), "dim")
        self.offer_to_save()


def winners_sentence(game: Game, words: Words) -> str:
    winners = game.state.winners
    return words.tell("event-game-won", seats=tuple([f"seat:{seat}" for seat in winners]), count=len(winners))
