"""Ten thousand names in all scripts: one form, one key, no character split, and found in every spelling.

Run by `dev.py soak`; ``STOLIK_SHORT`` selects the short form.
"""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Final
from unicodedata import category, normalize

import pytest
from PySide6.QtCore import QTextBoundaryFinder
from stolik.engine.names import (
    are_alike,
    cut,
    fitting_name,
    isolated,
    name_key,
    plain_name,
    without_name,
    without_words,
)
from stolik.storage.profiles import LONGEST_NAME, LineUp, People, Person, SeatPlan

from tests.soak.chance import chance
from tests.soak.marks import SHORT

pytestmark = pytest.mark.soak

NAMES: Final = 500 if SHORT else 10_000

ASSIGNED: Final = [
    chr(code) for code in range(0x20, 0x30000) if category(chr(code)) not in ("Cn", "Cs", "Co")
]
LETTERS: Final = "aAąĄłŁżŻóÓéèñßſıİiIøÆœΣσςЖжёאבדוןשׁمحمدیخकषनগตำกำ한각ᄀ葛ガｶ"
DRAWINGS: Final = "👨👩👧🧒👋🔥🏴☠❤♀⚕🇵🇱🇺🇦🏻🏽1#*©"
UNSEEN: Final = (
    "\u200d\u200c\ufe0f\ufe0e\u200b\u2060\u200e\u200f\u202a\u202e\u2066\u2068\u2069\u00ad\u034f\ufeff\x00"
)
MARKS: Final = "\u0301\u0308\u0328\u0307\u0323\u064e\u05b8\u094d\u0e31\u3099\u20e3"
SPACES: Final = " \u00a0\u2003\u3000\t\n"


def name_of(rng: Random) -> str:
    pools = (LETTERS, LETTERS, DRAWINGS, UNSEEN, MARKS, SPACES, "'’-–.\"\\/", ASSIGNED)
    return "".join(rng.choice(rng.choice(pools)) for _ in range(rng.randrange(1, 30)))


def respelt(name: str, rng: Random) -> str:
    """Return another spelling of a name."""
    name = rng.choice((str, str.upper, str.lower))(name)
    name = normalize(rng.choice(("NFC", "NFD")), name)
    name = rng.choice((str, isolated, lambda text: f"\u202b{text}\u202c"))(name)
    parts = [each + rng.choice(("", "", "", "\u2060", "\u200b", "\u00ad")) for each in name]
    return "".join(each if each != " " else rng.choice((" ", "\u00a0", "\u2003")) for each in parts)


def bounds(text: str) -> set[int]:
    """Return the possible cursor positions in Qt."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    finder.toStart()
    found = {0}
    while (at := finder.toNextBoundary()) >= 0:
        found.add(at)
    return found


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def has_flag_after_a_drawing(text: str) -> bool:
    """Return whether Qt and Unicode disagree: Qt counts flag letters from an emoji before them."""
    letters = ["\U0001f1e6" <= sign <= "\U0001f1ff" for sign in text]
    return any(not before and after for before, after in pairwise(letters))


def test_a_name_has_one_form_and_one_key() -> None:
    for seed in range(NAMES):
        name = name_of(chance("name", seed))
        plain, key = plain_name(name), name_key(name)
        assert plain_name(plain) == plain, seed
        assert name_key(plain) == name_key(key) == key, seed
        assert bool(plain) == bool(key), seed
        assert plain == normalize("NFC", plain), seed
        assert "  " not in plain, seed
        assert plain.strip() == plain, seed
        assert not set(plain) & set(
            "\u200b\u2060\u200e\u200f\u202a\u202e\u2066\u2068\u2069\u00ad\u034f\ufeff\x00\n"
        ), seed


def test_a_name_is_cut_where_qt_would_let_a_cursor_stand() -> None:
    for seed in range(NAMES):
        rng = chance("name", seed)
        plain = plain_name(name_of(rng))
        most = rng.randrange(1, LONGEST_NAME + 1)
        kept = cut(plain, most)
        assert len(kept) <= most
        assert plain.startswith(kept)
        places = bounds(plain)
        longest = max([end - start for start, end in pairwise(sorted(places))], default=0)
        if longest <= most and not has_flag_after_a_drawing(plain):
            assert units(kept) in places, seed
        fitting = fitting_name(plain, most)
        assert len(fitting) <= most
        assert plain_name(fitting) == fitting, seed


def test_a_person_is_known_and_deleted_in_every_spelling() -> None:
    for seed in range(NAMES):
        rng = chance("name", seed)
        name = fitting_name(name_of(rng), LONGEST_NAME)
        if not name:
            continue
        other = respelt(name, rng)
        assert are_alike(name, other), seed
        people = People(people=[Person(name=name)])
        assert people.find(other) is not None, seed
        # Capitals may need more letters than a name has room for.
        if are_alike(fitting := fitting_name(other, LONGEST_NAME), name):
            people.remember("knaster", LineUp(seats=[SeatPlan(name=fitting)]))
            assert len(people.people) == 1, seed
        people.forget(respelt(name, rng))
        assert people.people == [], seed


def test_a_name_goes_out_of_records_and_texts_in_every_spelling() -> None:
    for seed in range(NAMES):
        rng = chance("name", seed)
        name = plain_name(name_of(rng))
        if not name:
            continue
        other = respelt(name, rng)
        data = {"seats": [{"name": other, "player": "human"}], "log": [{"comment": f"Brawo: {other}!"}]}
        escape = rng.random() < 0.5
        changed = json.loads(without_name(json.dumps(data, ensure_ascii=escape), name))
        assert changed["seats"][0]["name"] == "Player 1", seed
        if name[0].isalnum() and name[-1].isalnum():
            assert changed["log"][0]["comment"] == "Brawo: Player!", seed
            damaged = json.dumps(data, ensure_ascii=escape)[:-3]
            kept = json.loads(without_words(damaged, name) + "}]}")
            assert not any(are_alike(each, name) for each in kept["seats"][0].values()), seed
