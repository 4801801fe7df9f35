"""A WebSocket client that costs next to nothing, so that one process can be thousands of players."""

import asyncio
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
HEAD_END: Final = b"\r\n\r\n"
KEY: Final = b"Y2FzdXNiZWxsaS1iZW5jaA=="  # any sixteen bytes
NO_MASK: Final = bytes(4)  # a mask of zeros leaves the text as it is


class Wire(asyncio.Protocol):
    """Whole text messages come out; fragments and extensions are not asked for and not understood."""

    def __init__(self, host: str, path: str, secret: str, hear: Callable[[bytes], None]) -> None:
        self._greeting: Final = _greeting(host, path, secret)
        self._hear: Final = hear
        self._heard = bytearray()
        self._is_open = False
        self.opened: Final = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop has a class of its own
        self.transport.write(self._greeting)

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if not self._is_open and not self._open():
            return
        while (frame := self._next_frame()) is not None:
            kind, text = frame
            if kind == TEXT:
                self._hear(text)
            elif kind == PING:
                self._send(PONG, text)
            elif kind == CLOSE:
                self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before it was open"))

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        self._send(CLOSE, b"\x03\xe8")  # 1000: nothing is wrong
        self.transport.close()

    def _open(self) -> bool:
        head, end, rest = bytes(self._heard).partition(HEAD_END)
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
            self.transport.close()
            return False
        self._heard = bytearray(rest)
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        heard = self._heard
        if len(heard) < 2:
            return None
        start, size = 2, heard[1] & 0x7F
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(heard) < start:
                return None
            size = int.from_bytes(heard[2:start], "big")
        if len(heard) < start + size:
            return None
        kind, text = heard[0] & 0x0F, bytes(heard[start : start + size])
        del heard[: start + size]
        return kind, text

    def _send(self, kind: int, text: bytes) -> None:
        size = len(text)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + NO_MASK + text)


def _greeting(host: str, path: str, secret: str) -> bytes:
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {KEY.decode()}",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {secret}",
    )
    return "\r\n".join(lines).encode() + HEAD_END
