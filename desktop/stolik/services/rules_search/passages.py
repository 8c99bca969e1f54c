"""A help page in its parts: chapters with headings, and the passages of each.

A help page is Markdown: one ``#`` heading, the title, then ``##`` headings, each of which opens a chapter. A
passage may be a picture, written ``![what is to be seen](things)``; the game draws its things.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_PICTURE: Final = re.compile(r"!\[(.+)\]\((.+)\)")
_HANGING: Final = re.compile(r"(?<!\w)([^\W\d_]) (?=\S)")
_MARKS: Final = re.compile(r"[*_`#]|^- ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its ``heading``, empty before the first one, and its passages as Markdown."""

    heading: str
    passages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A help page: its ``title`` and its chapters, the first of which has no heading."""

    title: str
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph with the list that belongs to it, and where it stands.

    ``page`` is the id of the help page, ``chapter`` and ``place`` count from 0: the chapter of the page, and
    the passage in the chapter. ``text`` has no marks of Markdown; ``lead`` are its first words where they are
    bold, as a small heading.
    """

    page: str
    title: str
    chapter: int
    heading: str
    place: int
    lead: str
    text: str


def read_page(markdown: str) -> HelpPage:
    r"""Return a help page in its parts; a list belongs to the paragraph before it.

    If there is none, and the items of the list are sentences, each item is a passage.

    >>> read_page("# Game\n\nPlay!\n\n## 1. Sets\n\nThere are\n\n- runs\n- groups\n\nThat is all.")
    ... # doctest: +NORMALIZE_WHITESPACE
    HelpPage(title='Game', chapters=(Chapter(heading='', passages=('Play!',)),
    Chapter(heading='1. Sets', passages=('There are\n\n- runs\n- groups', 'That is all.'))))
    """
    first, *parts = f"\n{markdown}".split("\n## ")
    title, body = "", first
    if found := re.match(r"\s*# (.*)", first):
        title, body = found[1].strip(), first[found.end() :]
    chapters = [Chapter("", _passages(body))]
    for part in parts:
        heading, _, text = part.partition("\n")
        chapters.append(Chapter(heading.strip(), _passages(text)))
    return HelpPage(title, tuple(chapters))


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in a help page: what is to be seen, in words, and the ``things`` that the game draws."""

    text: str
    things: str


def picture_of(passage: str) -> Picture | None:
    """Return the picture that a passage is, ``None`` where it is words.

    >>> picture_of("![A group of tens](k10 r10 b10)")
    Picture(text='A group of tens', things='k10 r10 b10')
    >>> picture_of("A group of tens")
    """
    found = _PICTURE.fullmatch(passage)
    return Picture(found[1], found[2]) if found else None


def passages_of(page: str, markdown: str) -> list[Passage]:
    """Return all passages of a help page that are words, in its order; ``page`` is its id."""
    parts = read_page(markdown)
    return [
        Passage(page, parts.title, number, chapter.heading, place, _lead(text), plain(text))
        for number, chapter in enumerate(parts.chapters)
        for place, text in enumerate(chapter.passages)
        if picture_of(text) is None
    ]


def plain(markdown: str) -> str:
    r"""Return a passage without the marks of Markdown, in one line.

    >>> plain("You **may**\n\n- draw,\n- pass.")
    'You may draw, pass.'
    """
    return " ".join(_MARKS.sub("", markdown).split())


def joined(text: str) -> str:
    r"""Return a text in which no line can end with a word of one letter: it is tied to the next word.

    >>> joined("Ala i Tomek w domu")
    'Ala i\xa0Tomek w\xa0domu'
    """
    return _HANGING.sub("\\1\xa0", text)


def _tells_by_itself(items: list[str]) -> bool:
    """Tell whether every item of a list is a sentence."""
    return all(item.rstrip().endswith((".", "!", "?")) for item in items)


def _lead(markdown: str) -> str:
    found = re.match(r"\*\*(.+?)\*\*", markdown)
    return found[1] if found else ""


def _passages(body: str) -> tuple[str, ...]:
    found: list[str] = []
    for block in re.split(r"\n\s*\n", body):
        text = block.strip()
        if text.startswith("- ") and found:
            found[-1] += f"\n\n{text}"
        elif text.startswith("- ") and _tells_by_itself(items := re.split(r"\n(?=- )", text)):
            found += items
        elif text:
            found.append(text)
    return tuple(found)
