"""What requests over HTTP may hold. Anything else is refused before it is looked at."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema

from casusbelli.bots import levels
from casusbelli.core import Option, titles
from casusbelli.core.house_board import BOARD, LONGEST_BOARD
from casusbelli.server.accounts import LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD
from casusbelli.server.security import LARGEST_RECORD

LONGEST_TITLE = 60  # of the name that a table is given


def _whole(value: object) -> object:
    """In JSON 3.0 is a whole number too."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _described(option: Option) -> dict[str, Any]:
    if option.choices:
        return {"type": "string", "enum": list(option.choices)}
    return {"type": "string", "pattern": "^[0-9]+$", "description": f"{option.minimum} to {option.maximum}"}


# What a title plays with is checked by the title, which has a sentence for every mistake; here it is only described.
_TITLES: dict[str, Any] = {"type": "string", "enum": [title.id for title in titles()]}
_LEVELS: dict[str, Any] = {"type": "string", "enum": sorted({each for title in titles() for each in levels(title.id)})}
_OPTIONS: dict[str, Any] = {
    "type": "object",
    "properties": {option.name: _described(option) for title in titles() for option in title.options}
    | {BOARD: {"type": "string", "pattern": "^[0-9a-f]{32}$", "description": "the name of a house board"}},
    "additionalProperties": False,
}

Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
TableName: TypeAlias = Annotated[str, Field(max_length=LONGEST_TITLE)]
TitleId: TypeAlias = Annotated[str, Field(max_length=40), WithJsonSchema(_TITLES)]
Level: TypeAlias = Annotated[str, Field(max_length=20), WithJsonSchema(_LEVELS)]
OptionName: TypeAlias = Annotated[str, Field(max_length=40)]
Value: TypeAlias = Annotated[str, Field(max_length=40)]
OptionText: TypeAlias = Annotated[str, Field(max_length=81)]  # a name, an equals sign and a value
Options: TypeAlias = Annotated[dict[OptionName, Value], Field(max_length=20), WithJsonSchema(_OPTIONS)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=29), BeforeValidator(_whole)]
Pace: TypeAlias = Annotated[int, Field(ge=10, le=31 * 24 * 3600), BeforeValidator(_whole)]


class Body(BaseModel):
    """Exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class GuestBody(Body):
    name: Name


class RegisterBody(Body):
    name: Name
    password: Annotated[str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]


class LoginBody(Body):
    name: Name
    password: Annotated[str, Field(min_length=1, max_length=LONGEST_PASSWORD)]


class MySeat(Body):
    kind: Literal["me"]


class FreeSeat(Body):
    kind: Literal["open", "reserved"]


class BotSeat(Body):
    kind: Literal["bot"]
    level: Level


SeatWish: TypeAlias = Annotated[FreeSeat | BotSeat, Field(discriminator="kind")]
FirstSeat: TypeAlias = Annotated[MySeat | FreeSeat | BotSeat, Field(discriminator="kind")]


class TableBody(Body):
    title: TitleId
    seats: Annotated[list[FirstSeat], Field(min_length=1, max_length=30)]
    name: TableName = ""
    options: Options = {}
    public: bool = False
    press: Literal["all", "public", "none"] = "all"
    pace: Pace | None = None
    player_name: Name | None = None


class SitBody(Body):
    seat: SeatNumber | None = None
    name: Name | None = None


class DeputyBody(Body):
    level: Level | None


class LinkBody(Body):
    seat: SeatNumber | None = None


class StartBody(Body):
    level: Level


class ArchiveBody(Body):
    archived: bool


class ReplayBody(Body):
    record: Annotated[str, Field(min_length=1, max_length=LARGEST_RECORD)]
    name: TableName = ""


class BoardBody(Body):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_BOARD)]
