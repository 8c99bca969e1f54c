"""The process in which a picture is read: what is made of a hostile file costs it its life, and nothing else.

It says one thing, as bytes: the face, or why there is none. Nothing that it says is unpacked as an object.
"""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final

from stolik.services.faces.content import LARGEST, Prepared, RefusedError, prepared

MOST_MEMORY: Final = 1024 * 1024 * 1024
"""The bytes of memory at most; a picture of the largest size takes half of it."""

MOST_SECONDS: Final = 20
"""The seconds of a processor at most."""


def answer(connection: Connection, file: str) -> None:
    """Send the face that a file's picture makes, or the code of a refusal, and end."""
    with suppress(OSError):
        # A decoder that breaks says so in words for its makers.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    try:
        said = _face(prepared(read_file(file)))
    except RefusedError as refused:
        said = refused.code.encode()
    except MemoryError:
        said = b"picture_slow"
    connection.send_bytes(said)


def read_file(file: str) -> bytes:
    """Return a file's first bytes, one more than are looked at.

    Raises:
        RefusedError: It can't be read, or is none: a folder, a pipe or a device.
    """
    try:
        # A pipe would wait for a writer.
        opened = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(opened, "rb") as source:
            if stat.S_ISREG(os.fstat(opened).st_mode):
                return source.read(LARGEST + 1)
    except (OSError, ValueError):
        pass
    raise RefusedError("picture_unread")


def _face(picture: Prepared) -> bytes:
    from stolik.services.faces.drawing import face_of  # it takes Qt, in which no other file has a place

    limit()
    return face_of(picture)


def limit() -> None:
    """Bound the memory and the time of this process, where the system can do so."""
    if sys.platform == "win32":
        return
    import resource

    # Addresses cost nothing, and a thread sets many aside; what counts is what can be written to.
    for what, most in (
        (resource.RLIMIT_DATA, MOST_MEMORY),
        (resource.RLIMIT_CPU, MOST_SECONDS),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
    ):
        with suppress(OSError, ValueError):
            resource.setrlimit(what, (most, most))
