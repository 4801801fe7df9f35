"""What the house does not accept. The gate's own refusals, by the rules of a game, are values of the core."""

from typing import Final

from casusbelli.core import Fact

STATUS: Final = {
    "BadRequest": 400,
    "NotSignedIn": 401,
    "WrongPassword": 401,
    "BadToken": 403,
    "NotSeated": 403,
    "NotHost": 403,
    "Muted": 403,
    "NoSuchTable": 404,
    "NoSuchPage": 404,
    "NoSuchOffer": 404,
    "WrongMethod": 405,
    "SeatTaken": 409,
    "NameTaken": 409,
    "NotWaiting": 409,
    "NotPlaying": 409,
    "NotOver": 409,
    "NothingToTakeBack": 409,
    "TooLarge": 413,
    "TooMany": 429,
    "Broken": 500,
    "Busy": 503,
}


class HouseRefusal(Exception):
    """`code` decides the HTTP status; `reason` and `facts` become a sentence (message `house-<reason>`)."""

    def __init__(self, code: str, reason: str, facts: dict[str, Fact] | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.facts: dict[str, Fact] = facts or {}

    @property
    def status(self) -> int:
        return STATUS[self.code]
