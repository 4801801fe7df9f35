"""Scripted players: each sits on a chair of a table, hears its feeds and acts when it is awaited."""

import asyncio
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from casusbelli.bench.wire import Wire


class Offered(msgspec.Struct):
    """What a player reads of an option."""

    action: str


class Told(msgspec.Struct):
    """What a player reads of the game in a feed; the rest is skipped."""

    ply: int
    options: list[Offered]


class Heard(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    id: int | None = None
    game: Told | None = None


_decoder: Final = msgspec.json.Decoder(Heard)


class Group:
    """All players of a run. `acted` counts what the server has confirmed to those who did it."""

    def __init__(self, host: str, port: int) -> None:
        self.host: Final = host
        self.port: Final = port
        self.players: Final[list[Player]] = []
        self.is_playing = False
        self.acted = 0
        self.refused = 0
        self.delays: Final[list[float]] = []  # seconds until the last seat knew of an action
        self.answers: Final[list[float]] = []  # seconds until who acted was answered
        self.chance: Final = Random(1)

    async def seat(self, table: str, secrets: list[str]) -> "Seating":
        """Connect a player for each seat of a table."""
        seating = Seating(self)
        loop = asyncio.get_running_loop()
        for secret in secrets:
            player = Player(seating)
            path = f"/api/tables/{table}/socket"
            player.wire = Wire(f"{self.host}:{self.port}", path, secret, player.hear)
            await loop.create_connection(lambda wire=player.wire: wire, self.host, self.port)  # type: ignore[misc]
            await player.wire.opened
            seating.players.append(player)
        self.players.extend(seating.players)
        return seating

    def go(self) -> None:
        """Everybody acts as soon as he is awaited."""
        self.is_playing = True
        for player in self.players:
            player.act()

    def rest(self) -> None:
        """Whoever is awaited now does not act."""
        self.is_playing = False

    def leave(self) -> None:
        for player in self.players:
            player.wire.close()


class Seating:
    """The players of one table, and the action of which not all of them know yet."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group
        self.players: Final[list[Player]] = []
        self._sent_at = 0.0
        self._unaware = 0

    def act(self) -> bool:
        """One action by whoever is awaited; False if the last one is still on its way."""
        if self._unaware:
            return False
        self._sent_at = perf_counter()
        acting = any([player.act() for player in self.players])
        self._unaware = len(self.players) if acting else 0
        return acting

    def know(self) -> None:
        """One more seat has heard of the action."""
        if self._unaware:
            self._unaware -= 1
            if not self._unaware:
                self.group.delays.append(perf_counter() - self._sent_at)


class Player:
    """One chair. A request is under way while `asked` is the number that its answer will carry."""

    __slots__ = ("_seating", "asked", "number", "sent_at", "told", "wire")

    def __init__(self, seating: Seating) -> None:
        self._seating: Final = seating
        self.wire: Wire
        self.told: Told | None = None
        self.number = 0
        self.asked = 0
        self.sent_at = 0.0

    def hear(self, text: bytes) -> None:
        heard = _decoder.decode(text)
        group = self._seating.group
        if heard.type == "refused":
            group.refused += 1
            self.asked = 0
            return
        if heard.game is not None:
            self.told = heard.game
            self._seating.know()
        if self.asked and heard.id == self.asked:
            group.acted += 1
            group.answers.append(perf_counter() - self.sent_at)
            self.asked = 0
        if group.is_playing:
            self.act()

    def act(self) -> bool:
        """Take one of the options, if there are any and no answer is awaited."""
        told = self.told
        if self.asked or told is None or not told.options:
            return False
        chosen = self._seating.group.chance.choice(told.options).action
        self.number += 1
        self.asked = self.number
        self.sent_at = perf_counter()
        self.wire.send(b'{"do":"act","id":%d,"action":"%s","ply":%d}' % (self.asked, chosen.encode(), told.ply))
        return True
