"""What is not accepted: by the house, or by the rules of a game, whose refusals are values of the core."""

from typing import Final

from casusbelli.core import Fact, Refusal

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
    "SetAside": 503,
}
SOON: Final = 5  # seconds after which to ask again


class GateRefusal(Exception):
    """The rules of the game do not allow it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


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


class Away(HouseRefusal):
    """The database does not answer, or stores nothing now. Whoever asks again later may be heard."""

    def __init__(self) -> None:
        super().__init__("Busy", "database-away", {"seconds": SOON})


class SetAside(HouseRefusal):
    """What is stored of a table cannot be read by this version of the house. Nothing of it is lost."""

    def __init__(self, kind: str, facts: dict[str, Fact] | None = None) -> None:
        # Keys: house-set-aside-title, house-set-aside-ruleset, house-set-aside-journal, house-set-aside-damaged
        super().__init__("SetAside", f"set-aside-{kind}", facts)
