"""What requests over HTTP may hold. Anything else is refused before it is looked at."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from casusbelli.server.accounts import LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD
from casusbelli.server.security import LARGEST_RECORD

LONGEST_TITLE = 60  # of the name that a table is given

Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
TableName: TypeAlias = Annotated[str, Field(max_length=LONGEST_TITLE)]
Level: TypeAlias = Annotated[str, Field(pattern="^[a-z-]{1,20}$")]
Key: TypeAlias = Annotated[str, Field(pattern="^[a-z-]{1,40}$")]
Value: TypeAlias = Annotated[str, Field(min_length=1, max_length=20)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, le=29)]


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
    title: Key
    seats: Annotated[list[FirstSeat], Field(min_length=1, max_length=30)]
    name: TableName = ""
    options: Annotated[dict[Key, Value], Field(max_length=20)] = {}
    public: bool = False
    press: Literal["all", "public", "none"] = "all"
    pace: Annotated[int, Field(ge=10, le=31 * 24 * 3600)] | None = None
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
