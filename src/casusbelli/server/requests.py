"""What a seat may ask of its table (docs/api.md). Anything else is refused before it is looked at."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from casusbelli.server.refusals import HouseRefusal

LONGEST_MESSAGE: Final = 2000
LARGEST_NUMBER: Final = 2**31 - 1

Number: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=29)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_MESSAGE)]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class Asked(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """`id` comes back with the answer."""

    id: Number = 0


class Act(Asked, tag="act", kw_only=True, frozen=True):
    """One of the options or asides, at the ply at which the seat saw it."""

    action: ActionText
    ply: Number


class TakeBack(Asked, tag="take-back", kw_only=True, frozen=True):
    """Undo the own last action, or offer that to the table."""

    ply: Number


class Offer(Asked, tag="offer", kw_only=True, frozen=True):
    """Ask all others to end the game."""

    kind: Literal["end"]


class Answer(Asked, tag="answer", kw_only=True, frozen=True):
    """Agree to an offer, or decline it."""

    offer: Number
    agree: bool


class Say(Asked, tag="press", kw_only=True, frozen=True):
    """A message to all, or to some."""

    text: Text
    to: Annotated[list[Seat], Meta(min_length=1, max_length=30)] | None = None


class Read(Asked, tag="read", kw_only=True, frozen=True):
    """Messages up to this one are read."""

    press: Number


class WhyNot(Asked, tag="why-not", kw_only=True, frozen=True):
    """Which rule forbids an action."""

    action: ActionText


class Ping(Asked, tag="ping", frozen=True):
    """Is anybody there?"""


Request: TypeAlias = Act | TakeBack | Offer | Answer | Say | Read | WhyNot | Ping

_decoder: Final = msgspec.json.Decoder(Request)


def read_request(text: str | bytes) -> Request:
    """The request in a JSON text; a HouseRefusal says what is wrong with it and where."""
    try:
        request: Request = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HouseRefusal("BadRequest", "bad-request", {"problem": str(error)}) from None
    return request
