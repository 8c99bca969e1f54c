"""Files that grow by a line at a time, and are read as a whole where that is wanted."""

from __future__ import annotations

import os
from pathlib import Path

from stolik.storage.atomic import make_private_folder, read_bytes


def append_line(path: Path, text: str) -> None:
    """Add a line to a file, which is made where there is none; it lasts once this returns.

    Raises:
        OSError: The line could not be written, or not all of it.
        UnicodeEncodeError: The text holds half of a character, which no file can.
    """
    line = text.encode("utf-8") + b"\n"
    make_private_folder(path.parent)
    with open(path, "a+b", opener=lambda file, flags: os.open(file, flags, 0o600)) as file:
        if file.tell():
            file.seek(-1, os.SEEK_END)
            # What a write that was cut off has left becomes a line of its own.
            line = line if file.read(1) == b"\n" else b"\n" + line
        file.write(line)
        file.flush()
        os.fsync(file.fileno())


def read_lines(path: Path, largest: int) -> list[bytes]:
    """Return the lines of a file, none where there is no file; a last one without its end was cut off.

    Raises:
        OSError: The file can't be read.
        ValueError: It has more than ``largest`` bytes.
    """
    try:
        content = read_bytes(path, largest + 1)
    except (FileNotFoundError, NotADirectoryError):
        return []
    if len(content) > largest:
        raise ValueError("the file is too large")
    return content.split(b"\n")[:-1]
