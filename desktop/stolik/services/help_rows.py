"""What QML reads of the help; what makes it takes longer to load."""

from __future__ import annotations

from typing import NamedTuple


class HelpPassage(NamedTuple):
    """The words of a passage, and where it is a picture, the things that are drawn."""

    text: str
    things: str = ""


class Chapter(NamedTuple):
    """A chapter of a help page; ``title`` is that of the page in its first chapter, empty in others."""

    heading: str
    title: str
    passages: list[HelpPassage]


class Answer(NamedTuple):
    """Where a question is answered, counted from 0."""

    chapter: int
    passage: int
