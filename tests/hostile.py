"""The damage that careless and hostile people do to a JSON file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from typing import Any, Final

from hypothesis import strategies as st

MOST_PLACES: Final = 300

ODD: Final[st.SearchStrategy[Any]] = st.sampled_from(
    [
        None, True, False, 0, -1, 1.5, 10**19, 10**30, 1e300, "",
        "x", "\0", "a\nb", "\ud800", "\u202e", "İ", "ı",
        "0" * 16, "x" * 50_000, [], {}, [[]], [0, 0], [True], {"": 0}, {"a": {"b": None}},
        ["human"], list(range(3000)),
    ]
)  # fmt: skip


def places(plain: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path to every value inside a plain JSON value."""
    yield way
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from places(value, (*way, key))
    elif isinstance(plain, list):
        for number, value in enumerate(plain):
            yield from places(value, (*way, number))


@st.composite
def hostile(draw: st.DrawFn, text: str, under: str | None = None) -> bytes:
    """Return a file's content as careless or hostile people may change it, maybe only ``under`` one key."""
    plain = json.loads(text)
    root = plain if under is None else plain[under]
    for _ in range(draw(st.integers(0, 3))):
        ways = list(islice(places(root), 1, MOST_PLACES))
        if not ways:
            break
        way = draw(st.sampled_from(ways))
        inside = root
        for step in way[:-1]:
            inside = inside[step]
        match draw(st.integers(0, 3)):
            case 0:
                del inside[way[-1]]
            case 1 if isinstance(inside, dict):
                inside[draw(st.sampled_from(["version", "x", "", "\0", "name"]))] = deepcopy(draw(ODD))
            case _:
                inside[way[-1]] = deepcopy(draw(ODD))
    written = json.dumps(plain)
    match draw(st.integers(0, 9)):
        case 0:
            written = written[: draw(st.integers(0, len(written)))]
        case 1:
            at = draw(st.integers(0, len(written)))
            written = (
                written[:at] + draw(st.sampled_from(["\0", "[" * 5000, "NaN", '"', "9" * 400])) + written[at:]
            )
        case 2 if under is None:
            written = written.replace("{", '{"version": 99, ', 1)
        case 3:
            return written.encode("utf-16")
    return written.encode("utf-8", "surrogatepass")
