"""A message bus of D-Bus as a client without any library uses it: calls, their answers, and signals.

Both sides run on this machine. Of what is sent only words and whole numbers are known; of what comes, every
type but those that hand over files.
"""

from __future__ import annotations

import os
import re
import socket
import struct
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

PATIENCE: Final = 30.0
_CALL, _ANSWER, _ERROR, _SIGNAL = 1, 2, 3, 4
_PATH, _INTERFACE, _MEMBER, _ANSWERED, _TO, _FROM, _SIGNATURE = 1, 2, 3, 5, 6, 7, 8
_PLAIN: Final = {"y": "B", "n": "h", "q": "H", "i": "i", "u": "I", "b": "I", "x": "q", "t": "Q", "d": "d"}
_WIDE: Final = {"v": 1, "g": 1, "s": 4, "o": 4, "a": 4, "(": 8, "{": 8}


class Call(NamedTuple):
    """A question to a program on the bus.

    ``signature`` has ``s``, ``i`` or ``u`` for each argument, or ``v`` for a variant that is true or false.
    """

    to: str
    path: str
    interface: str
    member: str
    signature: str = ""
    arguments: tuple[str | int, ...] = ()


@dataclass(frozen=True)
class Signal:
    """What a program has told everybody who listens."""

    sender: str
    path: str
    interface: str
    member: str
    arguments: tuple[Any, ...]


class MessageBus:
    """A connection to a bus at ``address``; ``signals`` are those that came and that nobody took yet."""

    def __init__(self, address: str) -> None:
        found = re.search(r"unix:(path|abstract)=([^,;]*)", address)
        assert found is not None, address
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(PATIENCE)
        self._socket.connect(("\0" if found[1] == "abstract" else "") + found[2])
        self._buffer = b""
        self._serial = 0
        self.signals: deque[Signal] = deque()
        user = str(os.getuid()).encode().hex()
        self._socket.sendall(f"\0AUTH EXTERNAL {user}\r\n".encode())
        while b"\r\n" not in self._buffer:
            self._receive()
        assert self._buffer.startswith(b"OK"), self._buffer
        self._buffer = b""
        self._socket.sendall(b"BEGIN\r\n")
        self._of_bus("Hello")

    def close(self) -> None:
        """Leave the bus."""
        self._socket.close()

    def listen(self, rule: str) -> None:
        """Let the signals come that a match rule tells."""
        self._of_bus("AddMatch", "s", rule)

    def ask(self, call: Call) -> tuple[Any, ...]:
        """Return the answer to a call; where it was refused, nothing."""
        return self.ask_all([call])[0]

    def ask_all(self, calls: Sequence[Call]) -> list[tuple[Any, ...]]:
        """Return the answers to calls that all go out at once."""
        numbers, sent = [], b""
        for call in calls:
            self._serial += 1
            numbers.append(self._serial)
            sent += _message(self._serial, call)
        self._socket.sendall(sent)
        answers: dict[int, tuple[Any, ...]] = {}
        while len(answers) < len(numbers):
            kind, fields, body = self._next()
            if kind == _SIGNAL:
                self._keep(fields, body)
            elif fields.get(_ANSWERED) in numbers:
                answers[fields[_ANSWERED]] = body if kind == _ANSWER else ()
        return [answers[number] for number in numbers]

    def hear(self, seconds: float) -> None:
        """Keep the signals that come in so many seconds."""
        self._socket.settimeout(max(0.001, seconds))
        try:
            kind, fields, body = self._next()
            if kind == _SIGNAL:
                self._keep(fields, body)
        except TimeoutError:
            pass
        finally:
            self._socket.settimeout(PATIENCE)

    def _of_bus(self, member: str, signature: str = "", *arguments: str) -> None:
        name = "org.freedesktop.DBus"
        self.ask(Call(name, "/org/freedesktop/DBus", name, member, signature, arguments))

    def _keep(self, fields: dict[int, Any], body: tuple[Any, ...]) -> None:
        of = fields.get
        self.signals.append(Signal(of(_FROM, ""), of(_PATH, ""), of(_INTERFACE, ""), of(_MEMBER, ""), body))

    def _receive(self) -> None:
        came = self._socket.recv(1 << 16)
        if not came:
            raise ConnectionError("the bus has gone")
        self._buffer += came

    def _next(self) -> tuple[int, dict[int, Any], tuple[Any, ...]]:
        while len(self._buffer) < 16:
            self._receive()
        assert self._buffer[:1] == b"l", "messages of this machine come in its order of bytes"
        body, _, fields = struct.unpack_from("<III", self._buffer, 4)
        start = 16 + fields + -fields % 8
        while len(self._buffer) < start + body:
            self._receive()
        message, self._buffer = self._buffer[: start + body], self._buffer[start + body :]
        told = dict(_Reader(message, 12).value("a(yv)"))
        reader = _Reader(message[start:], 0)
        parts = _parts(told.get(_SIGNATURE, ""))
        return message[1], told, tuple(reader.value(part) for part in parts)


def _text(text: str) -> bytes:
    encoded = text.encode()
    return struct.pack("<I", len(encoded)) + encoded + b"\0"


def _padded(data: bytes, to: int) -> bytes:
    return data + bytes(-len(data) % to)


def _message(serial: int, call: Call) -> bytes:
    body = b""
    for kind, value in zip(call.signature, call.arguments, strict=True):
        if kind == "v":
            body = _padded(body + b"\x01b\0", 4) + struct.pack("<I", value)
            continue
        body = _padded(body, 4)
        body += _text(value) if isinstance(value, str) else struct.pack(f"<{_PLAIN[kind]}", value)
    named = (
        (_PATH, "o", call.path),
        (_INTERFACE, "s", call.interface),
        (_MEMBER, "s", call.member),
        (_TO, "s", call.to),
    )
    fields = b""
    for code, kind, text in named:
        fields = _padded(fields, 8) + bytes((code, 1)) + kind.encode() + b"\0" + _text(text)
    if body:
        signature = call.signature.encode()
        fields = _padded(fields, 8) + bytes((_SIGNATURE, 1)) + b"g\0"
        fields += bytes((len(signature),)) + signature + b"\0"
    head = struct.pack("<cBBBIII", b"l", _CALL, 0, 1, len(body), serial, len(fields))
    return _padded(head + fields, 8) + body


def _end_of_part(signature: str, at: int) -> int:
    while signature[at] == "a":
        at += 1
    depth = 0
    while True:
        depth += (signature[at] in "({") - (signature[at] in ")}")
        at += 1
        if depth == 0:
            return at


def _parts(signature: str) -> list[str]:
    parts, at = [], 0
    while at < len(signature):
        end = _end_of_part(signature, at)
        parts.append(signature[at:end])
        at = end
    return parts


class _Reader:
    """Reads values of what has come, from one place on."""

    def __init__(self, data: bytes, at: int) -> None:
        self._data, self._at = data, at

    def value(self, signature: str) -> Any:
        """Return the next value, which has one whole type."""
        kind = signature[0]
        plain = _PLAIN.get(kind)
        self._align(_WIDE[kind] if plain is None else struct.calcsize(plain))
        if plain is not None:
            return bool(self._number(plain)) if kind == "b" else self._number(plain)
        if kind in "sog":
            length = self._number("B" if kind == "g" else "I")
            text = self._data[self._at : self._at + length].decode()
            self._at += length + 1
            return text
        if kind == "v":
            return self.value(self.value("g"))
        if kind == "a":
            length = self._number("I")
            self._align(_WIDE.get(signature[1], struct.calcsize(_PLAIN.get(signature[1], "B"))))
            end = self._at + length
            found = []
            while self._at < end:
                found.append(self.value(signature[1:]))
            return dict(found) if signature[1] == "{" else found
        return tuple(self.value(part) for part in _parts(signature[1:-1]))

    def _number(self, plain: str) -> Any:
        (number,) = struct.unpack_from(f"<{plain}", self._data, self._at)
        self._at += struct.calcsize(plain)
        return number

    def _align(self, to: int) -> None:
        self._at += -self._at % to
