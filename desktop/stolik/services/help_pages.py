"""The help pages: their texts, and how to search them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale

from stolik.engine.game_library import find_games
from stolik.services.language import SOURCE
from stolik.services.program_paths import HELP, help_file
from stolik.services.rules_search import (
    HelpPage,
    Passage,
    RulesIndex,
    SearchWords,
    joined,
    passages_of,
    read_page,
    read_search_words,
    scene_of,
)

_TOURNAMENT: Final = "tournament"
_PROGRAM: Final = "program"
BESIDE_THE_GAMES: Final = (_TOURNAMENT, _PROGRAM)
"""The help pages that don't belong to a game."""


def help_text(page: str, language: str) -> str:
    """Return a help page as Markdown, in English if the language lacks it; empty if there is none.

    ``page`` is the id of a game, or one of ``BESIDE_THE_GAMES``.
    """
    path = help_file(page, language) or help_file(page, SOURCE)
    return path.read_text("utf-8") if path is not None else ""


def help_parts(page: str, language: str) -> HelpPage:
    """Return a help page split into parts; an empty one if there is none."""
    return read_page(help_text(page, language))


def help_chapters(page: str, language: str) -> list[Chapter]:
    parts = help_parts(page, language)
    return [
        Chapter(
            chapter.heading,
            "" if number else parts.title,
            [_passage(text) for text in chapter.passages],
        )
        for number, chapter in enumerate(parts.chapters)
    ]


def _passage(text: str) -> HelpPassage:
    words, scene = scene_of(text)
    return HelpPassage(joined(words), scene)


def search_help(question: str, language: str, page: str = "") -> Sequence[Passage]:
    """Return the passages that answer a question, the best first, from one page or from all."""
    return _index(language, page).search(question)


def search_words(language: str) -> SearchWords:
    """Return the search words of a language; empty if it has no such file."""
    path = HELP / f"search.{language}.txt"
    return read_search_words(path.read_text("utf-8")) if path.is_file() else SearchWords()


@cache
def _index(language: str, page: str) -> RulesIndex:
    # The program's own page doesn't answer questions about rules.
    pages = (page,) if page else (*(info.id for info in find_games()), _TOURNAMENT)
    if not any(help_file(each, language) for each in pages):
        language = SOURCE
    # The stemming library names languages as Qt does, except "Norwegian Bokmal".
    name = QLocale.languageToString(QLocale(language).language()).lower().partition(" ")[0]
    passages = [passage for each in pages for passage in passages_of(each, help_text(each, language))]
    return RulesIndex(passages, name, search_words(language))


class HelpPassage(NamedTuple):
    """The text of a passage and the scene that illustrates it, empty if there is none."""

    text: str
    scene: str


class Chapter(NamedTuple):
    """A chapter of a help page; ``title`` is the page's title in the first chapter, empty in others."""

    heading: str
    title: str
    passages: list[HelpPassage]


class Answer(NamedTuple):
    """The place of an answer, as 0-based numbers of its chapter and passage."""

    chapter: int
    passage: int
