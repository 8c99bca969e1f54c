"""Names are stored in one form, and count as equal however they are written."""

from __future__ import annotations

from itertools import combinations
from unicodedata import normalize

import pytest
from stolik.engine.messages import sentence
from stolik.engine.names import are_alike, cut, default_number, fitting_name, isolated, name_key, plain_name

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
HEART = "\u2764\ufe0f"
FLAG = "\U0001f1f5\U0001f1f1"
TONE = "\U0001f44b\U0001f3fd"
DAVID = "\u05d3\u05d5\u05d3"
ARABIC = "\u0645\u062d\u0645\u062f"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"


@pytest.mark.parametrize(
    "written, plain",
    [
        ("Ala\nMa\tKota", "Ala Ma Kota"),
        ("  Ala \u00a0\u2003\u3000 Kot\u202f", "Ala Kot"),
        ("A\x00l\x1b[31ma\x7f", "Al[31ma"),
        ("Zos\u0301ka", "Zo\u015bka"),
        ("a\u034f\u0301", "\xe1"),
        ("So\xadfia\u200b\u2060\ufeff", "Sofia"),
        (f"\u202b{DAVID}\u202c \u2068{DAVID}\u2069\u200f\u061c", f"{DAVID} {DAVID}"),
        ("half \ud83d of a drawing", "half of a drawing"),
        ("\ufffcAla\ue000", "Ala"),
        ("Z\u0308\u0300", "Z\u0308\u0300"),
        ("\u0301Ala \u0301Kot", "Ala Kot"),
        # Characters that join, separate or select stay; ineffective ones are removed.
        (FAMILY, FAMILY),
        (f"{HEART}\u200d\U0001f525", f"{HEART}\u200d\U0001f525"),
        ("\U0001f44b\U0001f3fd\u200d\u2640\ufe0f", "\U0001f44b\U0001f3fd\u200d\u2640\ufe0f"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("A\u200dl\u200ca", "Ala"),
        (f"\u200d{FAMILY}\u200d Ala\u200d", f"{FAMILY} Ala"),
        ("A\ufe0fl\ufe0ea1\ufe0f", "Ala1"),
        (PERSIAN, PERSIAN),
        ("\u0645\u200c\u200c\u200d\u06cc", "\u0645\u200c\u06cc"),
        ("\u0645\u200c Ala", "\u0645 Ala"),
        ("\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937"),
        ("\u845b\U000e0100", "\u845b\U000e0100"),
        ("Ala\U000e0100\ufe00", "Ala"),
        ("\U0001f3f4\U000e0067\U000e007f", "\U0001f3f4"),
        ("\u203c\ufe0f", "\u203c\ufe0f"),
        # An emoji newer than Python's tables.
        ("\U0001fae9\u200d\U0001fae9", "\U0001fae9\u200d\U0001fae9"),
    ],
)
def test_a_name_is_kept_in_one_form(written: str, plain: str) -> None:
    assert plain_name(written) == plain
    assert plain_name(plain) == plain


@pytest.mark.parametrize(
    "written",
    ["", " ", "\u200b", "\u2800", "\u3164\uffa0", "\u115f\u1160", "\u202e\u202c", "\u2068\u2069",
     "\U000e0041", "\u0301", "\ufe0f\u200d", "\U0001d159", "\U00013441", "\xad\u034f", "\ud800", "\x00\n"],
)  # fmt: skip
def test_nothing_is_left_of_a_name_that_nobody_can_see(written: str) -> None:
    assert plain_name(written) == ""
    assert name_key(written) == ""
    assert not are_alike(written, written)


ALIKE = [
    [
        "Zo\u015bka", "Zos\u0301ka", "ZO\u015aKA", " zo\u015bka\u200b ", "Zo\u200d\u015bka",
        "\u2068Zo\u015bka\u2069",
    ],
    ["Ala Kot", "Ala  Kot", "ala\u00a0kot", "Ala\tKot\n", "\uff21\uff4c\uff41 Kot", "A\xadla Kot"],
    ["\u0141ukasz", "\u0142UKASZ"],
    ["I\u015f\u0131k", "I\u015eIK", "\u0131\u015f\u0131k", "\u0130\u015fik", "i\u015fik"],
    ["Wei\xdf", "WEISS", "weiss"],
    ["\u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2", "\u03a3\u038a\u03a3\u03a5\u03a6\u039f\u03a3"],
    ["O'Hara", "O\u2019Hara", "o\u02bchara", "O\u2018HARA"],
    ["Anna-Maria", "Anna\u2011Maria", "Anna\u2013Maria"],
    [DAVID, f"\u2068{DAVID}\u2069", f"\u200f{DAVID}", f"\u202b{DAVID}\u202c"],
    [PERSIAN, PERSIAN.replace("\u200c", "")],
    [FAMILY, FAMILY.replace("\u200d", "")],
    [HEART, "\u2764", "\u2764\ufe0e"],
    ["\uac01", normalize("NFD", "\uac01")],
    ["\u30ac\u30a4", normalize("NFD", "\u30ac\u30a4")],
    ["\ufb2a", "\u05e9\u05c1"],
    ["q\u0323\u0307", "q\u0307\u0323"],
    ["Player 2", "Gracz 2", " Gracz  2", "player 2"],
]  # fmt: skip


@pytest.mark.parametrize("names", ALIKE)
def test_names_read_alike_however_they_are_written(names: list[str]) -> None:
    assert len({name_key(name) for name in names}) == 1
    for one, other in combinations(names, 2):
        assert are_alike(one, other)
    for name in names:
        for changed in (name.upper(), name.lower(), normalize("NFC", name), normalize("NFD", name)):
            assert are_alike(name, changed), ascii(changed)
        assert name_key(name_key(name)) == name_key(name), "a key is its own key"


def test_other_names_are_other_people_and_numbers_that_nobody_has_chosen_are_known() -> None:
    names = [names[0] for names in ALIKE] + [
        "Ala", "Ola", "Al a", "Ala1", "Lukasz", "Zoska", "\u05d3\u05d5", "Player 3", "A\xa8", "A", "A'",
    ]  # fmt: skip
    assert len({name_key(name) for name in names}) == len(names)
    assert [default_number(name) for name in ("Gracz 2", "Player 12", "Player 123", "Player", "Ala")] == [
        2, 12, None, None, None,
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text, most, kept",
    [
        ("Ala", 3, "Ala"), ("Makota", 3, "Mak"), ("x" * 23 + FAMILY, 24, "x" * 23),
        ("x" * 19 + FAMILY, 24, "x" * 19 + FAMILY), ("x" * 23 + FLAG, 24, "x" * 23),
        ("x" + FLAG * 2, 4, "x" + FLAG), ("xy" + TONE, 3, "xy"), ("xy" + HEART, 3, "xy"),
        ("ab\u0328\u0301", 3, "a"), ("xx1\ufe0f\u20e3", 4, "xx"),
        ("\u0915\u094d\u0937\u0915\u094d\u0937", 5, "\u0915\u094d\u0937"),
        ("\u0e01\u0e33\u0e01\u0e33", 3, "\u0e01\u0e33"),
        ("\u1100\u1161\u11a8\u1100\u1161\u11a8", 5, "\u1100\u1161\u11a8"),
        ("\uac00\u11a8\uac00\u11a8", 3, "\uac00\u11a8"), ("\u1100\u1100\uac01", 2, "\u1100\u1100"),
        ("a" + "\u0301" * 40, 24, "a" + "\u0301" * 23),
    ],
)  # fmt: skip
def test_a_text_is_cut_between_what_is_drawn_as_one(text: str, most: int, kept: str) -> None:
    assert cut(text, most) == kept


def test_a_name_that_is_cut_has_its_form() -> None:
    assert fitting_name("Ala Makota", 4) == "Ala"
    assert fitting_name("A" * 10_000, 24) == "A" * 24
    assert fitting_name("\u0645\u200c\u06cc", 2) == "\u0645"


def test_writing_from_right_to_left_turns_nothing_around_it() -> None:
    assert isolated("Zo\u015bka 2") == "Zo\u015bka 2"
    for name in (DAVID, ARABIC, "Ala " + DAVID, "\U0001e900"):
        assert isolated(name) == f"\u2068{name}\u2069"
        assert isolated(isolated(name)) == isolated(name)
    assert isolated(f"{isolated(DAVID)} and Ala") == f"{isolated(DAVID)} and Ala"
    facts = {"name": DAVID, "points": 3, "all": [DAVID, "Ala"]}
    told = sentence("any", "{name} has {points}. {all}", facts)
    assert told == f"{isolated(DAVID)} has 3. {isolated(DAVID)} Ala"
