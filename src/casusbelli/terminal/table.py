"""A game at one keyboard: people take turns at it, bots answer for themselves."""

from pathlib import Path
from shlex import quote as shell_quote

from rich.columns import Columns
from rich.text import Text

from casusbelli.bots import decide, dice_of, find_bot
from casusbelli.core import EVERYONE, SPECTATOR, Event, Game, seed_text
from casusbelli.terminal.chairs import Chair
from casusbelli.terminal.picture import Picture
from casusbelli.terminal.pictures import picture_for
from casusbelli.terminal.screen import Screen
from casusbelli.words import Words, quote

NOT_SAT_DOWN = -2


class Table:
    """`seen` is how far each seat has been told the story; `viewer` is whose cards the screen may show.

    `saved` are the files that the table may write over: those it has written and the one it was resumed from.
    """

    def __init__(
        self, game: Game, chairs: list[Chair], words: Words, screen: Screen, resumed: Path | None = None
    ) -> None:
        self.game = game
        self.chairs = chairs
        self.words = words
        self.screen = screen
        self.people = [chair.seat for chair in chairs if not chair.bot]
        self.seen = [len(game.record.moves)] * len(chairs)
        self.viewer = NOT_SAT_DOWN
        self.saved = [] if resumed is None else [resumed.absolute()]
        self.bots = {chair.seat: find_bot(game.title.id, chair.bot) for chair in chairs if chair.bot}
        self._is_introduced = False

    @property
    def is_shared(self) -> bool:
        """True if several people use the keyboard, so that each must see only what is his."""
        return len(self.people) > 1

    def introduce(self) -> None:
        """Who plays, and what the rulebook warns of; told once."""
        if self._is_introduced:
            return
        self._is_introduced = True
        for warning in self.game.title.warnings(self.game.record.setup):
            self.screen.say(self.words.say("table-warning", sentence=self.words.warning(warning)), "yellow")
        players = self.words.listing([self._introduction(chair) for chair in self.chairs])
        self.screen.say(self.words.say("table-players", players=players))

    def _introduction(self, chair: Chair) -> str:
        if not chair.bot:
            return self.words.say("table-player", seat=chair.seat, name=chair.name)
        level = self.words.name(f"level:{chair.bot}")
        return self.words.say("table-player-bot", seat=chair.seat, name=chair.name, level=level)

    def let_bot_decide(self, seat: int) -> None:
        state = self.game.state
        dice = dice_of(self.game.record.setup.seed, seat, state.ply)
        action = decide(self.bots[seat], state, seat, dice)
        refusal = self.game.apply(seat, action)
        assert refusal is None, refusal

    def sit_down(self, seat: int) -> None:
        """Hand the keyboard over without showing anybody's cards to anybody else."""
        if not self.is_shared or self.viewer == seat:
            return
        name = self.chairs[seat].name
        self.screen.wipe()
        self.introduce()
        self.screen.say(self.words.say("table-hand-over", name=name), "bold")
        self.screen.ask_anew(self.words.say("table-hand-over-enter", name=name))
        self.screen.wipe()
        self.viewer = seat

    def hide_hands(self) -> None:
        """Leave no hand on a screen that others will look at."""
        if self.is_shared:
            self.screen.wipe()
            self.viewer = NOT_SAT_DOWN

    def words_for(self, seat: int) -> Words:
        """The words of a seat that looks at the table as it is now."""
        return self.words.for_reader(seat).looking_at(self.game.state.view(seat))

    def picture(self, seat: int) -> Picture:
        return picture_for(self.words.for_reader(seat), self.chairs)

    def story(self, seat: int, since: int = 0) -> list[str]:
        return self.picture(seat).sentences(self.game.events_for(seat, since))

    def tell_news(self, seat: int) -> None:
        lines = self.story(seat, self.seen[seat])
        self.seen[seat] = len(self.game.events)
        if lines:
            self.screen.heading(self.words.say("table-news"))
        for line in lines:
            self.screen.say(f"  {line}")

    def show(self, seat: int) -> None:
        """The table as the seat sees it, and what it may choose."""
        view = self.game.state.view(seat)
        picture = self.picture(seat)
        self.screen.heading(self.words.say(f"title-{self.words.title}"))
        self.screen.draw(picture.table(view, self.screen.width))
        options = self.game.state.options(seat)
        if not options:
            return
        self.screen.heading(picture.subject(view) or self.words.say("table-options"))
        words = self.words_for(seat)
        labels = [f"{number:>2} {label(words.action(action))}" for number, action in enumerate(options, 1)]
        self.screen.draw(Columns([Text(label) for label in labels], padding=(0, 3), equal=True, column_first=True))
        if len(options) == 1:
            self.screen.say(self.words.say("table-enter-takes-it"))

    def prompt(self, seat: int) -> str:
        decision = self.game.state.pending()
        assert decision is not None
        facts = {"name": self.chairs[seat].name, "rule": self.game.state.cite(decision.rule)}
        return self.words.say("table-prompt", prompt=self.words.prompt(decision), **facts) + " >"

    def take_back(self, plies: int) -> None:
        self.game.take_back(plies)
        self.seen = [min(seen, len(self.game.events)) for seen in self.seen]

    def save(self, name: str) -> bool:
        """Write the record. Only a file that is the table's own is ever written over."""
        try:
            path = Path(name).expanduser().absolute()
            with path.open("w" if path in self.saved else "x", encoding="utf-8") as file:
                self.saved.append(path)
                file.write(self.game.record.write())
        except FileExistsError:
            self.screen.say(self.words.say("table-save-exists", path=quote(name)))
            return False
        except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: `~nobody` has no home
            problem = getattr(error, "strerror", None) or str(error).rstrip(".")
            self.screen.say(self.words.say("table-save-failed", path=quote(name), problem=problem))
            return False
        self.screen.say(self.words.say("table-saved", path=quote(name), count=len(self.game.record.moves)))
        self._hint_at_use(quote(shell_quote(str(path))))
        return True

    def _hint_at_use(self, path: str) -> None:
        """What a saved record is good for, and that its secrets are for nobody's eyes while the game goes on."""
        if self.game.state.is_over:
            self.screen.say(self.words.say("table-replay-hint", path=path))
            return
        self.screen.say(self.words.say("table-resume-hint", title=self.words.title, path=path))
        self.screen.say(self.words.say("table-save-secrets"))

    def offer_to_save(self) -> None:
        """Ask for a file name until it can be written or nobody wants one."""
        name = self.screen.ask(self.words.say("table-save-question") + " >")
        while name and not self.save(name):
            name = self.screen.ask(self.words.say("table-save-question") + " >")
        self.screen.say(self.words.say("table-quit"))

    def end(self) -> None:
        """The rest of the story, the last table and the winners, for all people at the keyboard."""
        reader = SPECTATOR if self.is_shared else self.people[0]
        self.hide_hands()
        lines = self.story(reader, min([self.seen[seat] for seat in self.people]))
        for line in lines:
            self.screen.say(f"  {line}")
        self.screen.heading(self.words.say("table-game-over"))
        self.screen.draw(self.picture(reader).table(self.game.state.view(reader), self.screen.width))
        self.screen.heading(winners_sentence(self.game, self.words.for_reader(reader)))
        self.screen.say(self.words.say("table-seed", seed=seed_text(self.game.record.setup.seed)), "dim")
        self.offer_to_save()


def label(text: str) -> str:
    return text[:1].upper() + text[1:]


def winners_sentence(game: Game, words: Words) -> str:
    winners = game.state.winners
    seats = tuple([f"seat:{seat}" for seat in winners])
    return words.event(Event("game-won", EVERYONE, {"seats": seats, "count": len(winners)}))
