"""Ten thousand damaged and invented pictures: each makes a face or is refused, and no process dies of one.

Run by `dev.py soak`; ``STOLIK_SHORT`` selects the short form.
"""

from __future__ import annotations

from collections import Counter
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

import pytest
from stolik.services.faces.worker import LONGEST_SIDE, RefusedError, face_of, is_whole_face

from tests.services.faces.picture_files import FORMATS, OTHER_KINDS, photo, with_scans, written
from tests.soak.chance import chance
from tests.soak.marks import SHORT

PICTURES: Final = 400 if SHORT else 10_000

pytestmark = pytest.mark.soak


def sound(rng: Random) -> bytes:
    """Return a file that a program may have written, mostly a picture."""
    form = rng.choice((*FORMATS, "JPEG", "scans", "other", "wide"))
    if form == "other":
        return rng.choice(list(OTHER_KINDS.values()))
    if form == "wide":
        return written(photo(1, LONGEST_SIDE + 1), "PNG")
    if form == "scans":
        return with_scans(rng.randrange(20))
    image = photo(rng.randrange(1, 60), rng.randrange(1, 60))
    more: dict[str, Any] = {}
    if form == "JPEG":
        more = {"progressive": rng.random() < 0.5, "quality": rng.randrange(5, 96)}
    elif rng.random() < 0.3:
        more = {"save_all": True, "append_images": [photo(*image.size)] * rng.randrange(1, 4)}
    if form == "WEBP":
        more["lossless"] = rng.random() < 0.5
    return written(image, form, **more)


def changed(content: bytes, rng: Random) -> bytes:
    """Return a file with bytes flipped, cut out, doubled, overwritten or replaced by another file's."""
    data = bytearray(content)
    for _ in range(rng.choice((0, 1, 1, 2, 5, 40))):
        at = rng.randrange(len(data) + 1)
        length = rng.choice((1, 2, 4, rng.randrange(1, 200)))
        match rng.randrange(6):
            case 0 if at < len(data):
                data[at] ^= 1 << rng.randrange(8)
            case 1:
                del data[at : at + length]
            case 2:
                data[at:at] = data[at : at + length]
            case 3:
                data[at : at + length] = rng.choice((b"\0", b"\xff", b"\x7f")) * length
            case 4:
                other = sound(rng)
                data[at:] = other[min(at, len(other)) :]
            case _:
                data[at : at + 4] = rng.choice((0, 1, 2**31 - 1, 2**32 - 1, len(data))).to_bytes(4)
    return bytes(data)


def outcome(content: bytes) -> str:
    """Return the code of the refusal, or ``face``."""
    try:
        face = face_of(content)
    except RefusedError as refused:
        return refused.code
    assert is_whole_face(face), "a face has its own size"
    return "face"


def try_all(connection: Connection, seeds: range) -> None:
    from PySide6.QtCore import qInstallMessageHandler
    from stolik.services.faces.worker import limit

    limit()
    qInstallMessageHandler(lambda *_: None)
    found: Counter[str] = Counter()
    for seed in seeds:
        rng = chance("picture", seed)
        connection.send(seed)
        found[outcome(changed(sound(rng), rng))] += 1
    connection.send(found)


def test_every_picture_makes_a_face_or_is_refused() -> None:
    found: Counter[str] = Counter()
    step = 500
    for first in range(0, PICTURES, step):
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        seeds = range(first, min(first + step, PICTURES))
        process = context.Process(target=try_all, args=(theirs, seeds))
        process.start()
        theirs.close()
        said: object = None
        try:
            while not isinstance(said, Counter):
                said = ours.recv()
        except EOFError:
            pytest.fail(f"the picture of the seed {said} has ended the process")
        finally:
            process.join()
        found += said
    assert found.total() == PICTURES
    for code in ("face", "picture_kind", "picture_damaged", "picture_wide"):
        assert found[code], code
