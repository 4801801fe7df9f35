"""What answers over HTTP hold, for the description of the API and its readers (docs/api.md)."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

Facts = dict[str, int | str | list[str]]


class Shape(BaseModel):
    """Exactly these fields."""

    model_config = ConfigDict(extra="forbid")


class Refused(Shape):
    """Why something was not accepted. `rule` is empty where no rule of the game is concerned."""

    code: str
    reason: str
    rule: str
    sentence: str
    facts: Facts


class ErrorAnswer(Shape):
    error: Refused


class PlayerShape(Shape):
    id: str
    name: str
    guest: bool


class Me(Shape):
    """`csrf` belongs into the header X-CSRF-Token of every request that changes something."""

    player: PlayerShape | None
    csrf: str


class OptionShape(Shape):
    """One of `choices`, or a number from `minimum` to `maximum`. `rule`: the ruling that a house rule reads."""

    name: str
    default: str
    rule: str | None
    choices: list[str] | None
    minimum: int | None
    maximum: int | None


class TitleShape(Shape):
    """`seats`: the fewest and the most. `levels`: of its bots, the weakest first; `opponents`: those for people.

    `words_from`: a title of the same family, whose words it uses where it has none of its own.
    """

    id: str
    words_from: str | None
    seats: tuple[int, int]
    options: list[OptionShape]
    boards: list[str]  # in the place of which house boards may be played
    levels: list[str]
    opponents: list[str]


class Unseated(Shape):
    """What no seat plays at first: a power that is `minor`, or one that plays by cards of its own (`automa`)."""

    role: str
    reason: str


class BoardShape(Shape):
    name: str  # the hash of its text, by which options name it
    title: str
    board: str  # of the title, in the place of which it is played
    created: int


class Arrangement(Shape):
    """A title with so many seats: what each plays, what nobody plays, and the options that change nothing."""

    seats: int
    roles: list[list[str]]
    unseated: list[Unseated]
    idle: list[str]


class AmendmentShape(Shape):
    """A change of the law: games of this ruleset number and later play by it; the words are `amendment-<name>`."""

    name: str
    ruleset: int
    rule: str


class Rules(Shape):
    rules: dict[str, str]
    ruleset: int
    amendments: list[AmendmentShape]


class RuleGame(Shape):
    """A public game that is over, and the action at which the rule first decided something."""

    table: str
    name: str
    ply: int


class RuleShape(Shape):
    """`tests`: the tests that prove it, or null where the house runs without its sources."""

    rule: str
    text: str
    tests: list[str] | None
    games: list[RuleGame]


class SeatShape(Shape):
    seat: int
    kind: Literal["open", "reserved", "bot", "person"]
    name: str
    level: str | None
    deputy: str | None
    host: bool
    roles: list[str]


class OfferShape(Shape):
    number: int
    kind: Literal["take-back", "end"]
    seat: int
    ply: int
    agreed: list[int]


class Presence(Shape):
    online: list[int]
    watchers: int


class TableShape(Shape):
    """What everybody may know of a table. `closed`: why the house has ended it, if it has."""

    id: str
    title: str
    name: str
    public: bool
    state: Literal["waiting", "playing", "over"]
    options: dict[str, str]
    ruleset: int
    press: Literal["all", "public", "none"]
    pace: int | None
    created: int
    replay: bool
    rematch: str | None
    seal: str
    seed: str | None
    salt: str | None
    winners: list[int]
    agreed: bool
    closed: str | None
    seats: list[SeatShape]
    offers: list[OfferShape]
    presence: Presence


class ChairShape(Shape):
    """How you stand to a table."""

    seat: int | None
    host: bool
    invited: int | None
    unread: int


class Summary(TableShape):
    """Of a table that is `set_aside`, with its reason, no more is told than what it is called."""

    you: ChairShape
    awaited: list[int]
    deadline: int | None
    ply: int
    set_aside: str | None


class LobbyShape(Shape):
    mine: list[Summary]
    open: list[Summary]
    watch: list[Summary]
    playing: int


class TableSeen(Shape):
    table: TableShape
    you: ChairShape


class TableMade(Shape):
    """`links`: the secret links of reserved seats, told once, by seat."""

    table: TableShape
    links: dict[str, str]


class LinkMade(Shape):
    seat: int
    link: str


class EventShape(Shape):
    """`rule`: the rule by which it happened, or null where no single one says so."""

    kind: str
    facts: Facts
    rule: str | None = None
    text: str | None = None


class Ply(Shape):
    ply: int
    seat: int | None
    by: Literal["person", "bot", "deputy", "clock"] | None
    at: int | None
    events: list[EventShape]


class DecisionShape(Shape):
    name: str
    rule: str
    prompt: str | None = None


class Choice(Shape):
    action: str
    anchors: list[str]
    label: str | None = None
    preview: dict[str, JsonValue] | None = None


class GameShape(Shape):
    """The game as a seat knows it; `view` is the title's own. `history` holds the plies from the `first` on."""

    ply: int
    from_: int = Field(alias="from")
    first: int
    history: list[Ply]
    view: dict[str, Any]
    decision: DecisionShape | None
    awaited: list[int]
    options: list[Choice]
    asides: list[Choice]
    can_take_back: bool


class HistoryShape(Shape):
    """A page of history: the plies from the `first` on."""

    first: int
    history: list[Ply]


class MessageShape(Shape):
    number: int
    seat: int
    to: list[int] | None
    ply: int
    at: int
    text: str


class FeedShape(Shape):
    """What is new since a cursor; parts in which nothing is new are left out."""

    type: Literal["feed"]
    id: int | None = None
    cursor: str
    now: int
    deadline: int | None
    table: TableShape | None = None
    you: ChairShape | None = None
    game: GameShape | None = None
    press: list[MessageShape] | None = None
    waiting: list[MessageShape] | None = None  # own messages that others may read when a silence is over


class WhyNotShape(Shape):
    type: Literal["why-not"]
    id: int
    error: Refused | None


class RefusedShape(Shape):
    """Over the socket; `id` is 0 where no request is refused, but the table."""

    type: Literal["refused"]
    id: int
    error: Refused


class Pong(Shape):
    type: Literal["pong"]
    id: int


class Health(Shape):
    status: Literal["ok"]
    version: str
