"""What menus, file managers and software centres say of the program, in every language.

The languages are the files of `translations`, where the sentences stand in the context `packaging`. Needs the
standard library alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape, unescape

TRANSLATIONS = Path(__file__).resolve().parent.parent / "translations"
SOURCE = "en"
"""The language of the sources."""

Words = Mapping[tuple[str, str], str]


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Marks a source for translation and returns it as it is."""
    return source


SUMMARY = QT_TRANSLATE_NOOP("packaging", "Family games around one computer, offline")
#: the heading in CHANGELOG.md under which a version is told in your language
IN_ENGLISH = QT_TRANSLATE_NOOP("packaging", "In English")
SENTENCES = (
    SUMMARY,
    QT_TRANSLATE_NOOP(
        "packaging", "A small table for the family, on one computer: games for people and computer players."
    ),
    QT_TRANSLATE_NOOP(
        "packaging",
        "The computers play at four levels, or as strong as you do, and see what a player at their seat sees."
        " Every move is saved. Nothing is sent anywhere, nothing is collected.",
    ),
    QT_TRANSLATE_NOOP(
        "packaging",
        "The names of the games are their owners' trade marks. Stolik is an unofficial program of its own.",
    ),
    QT_TRANSLATE_NOOP("packaging", "A game of Worms: tile 27 can be taken"),
    QT_TRANSLATE_NOOP("packaging", "Rummikub: the sets on the table and the rack"),
    QT_TRANSLATE_NOOP("packaging", "Circles: one roll for all sheets"),
    QT_TRANSLATE_NOOP("packaging", "Ryzyk-Fizyk: the race past 100 points"),
    QT_TRANSLATE_NOOP("packaging", "The games on the start page"),
    #: a kind of programs, in a menu
    QT_TRANSLATE_NOOP("packaging", "Family Games"),
    QT_TRANSLATE_NOOP("packaging", "Play dice and tile games round one computer"),
    #: what people may search for, each word with a semicolon behind it
    QT_TRANSLATE_NOOP("packaging", "game;board;dice;tiles;family;rummy;offline;"),
    QT_TRANSLATE_NOOP("packaging", "Continue"),
    QT_TRANSLATE_NOOP("packaging", "New game"),
    QT_TRANSLATE_NOOP("packaging", "Stolik game record"),
    QT_TRANSLATE_NOOP("packaging", "Stolik tournament"),
)
"""What stands in the templates beside this file."""


def languages() -> list[str]:
    """Returns the codes of the languages, English first."""
    found = {path.stem.removeprefix("stolik_") for path in TRANSLATIONS.glob("stolik_*.ts")}
    return [SOURCE, *sorted(found - {SOURCE})]


@cache
def words(language: str) -> Words:
    """Returns the sentences without a plural, by context and source; none for the language of the sources."""
    if language == SOURCE:
        return {}
    root = ElementTree.parse(TRANSLATIONS / f"stolik_{language}.ts").getroot()
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message.findtext("translation", "")
        for context in root.iter("context")
        for message in context.iter("message")
    }


def in_every_language_xml(template: str) -> str:
    """Returns an XML text in which copies in every other language follow each element with a sentence."""
    return _with_copies(
        template,
        r"( *<(\w+))(>)(.+)(</\2>)",
        lambda language: f' xml:lang="{language.replace("_", "-")}"',
        escape,
    )


def in_every_language_desktop(template: str) -> str:
    """Returns a menu entry in which copies in every other language follow each line with a sentence."""
    return _with_copies(template, r"((\w+))(=)(.+)()", lambda language: f"[{language}]", str)


def _with_copies(template: str, line: str, mark: Callable[[str], str], written: Callable[[str], str]) -> str:
    lines = []
    for each in template.split("\n"):
        lines.append(each)
        found = re.fullmatch(line, each)
        source = unescape(found[4]) if found else ""
        if found and source in SENTENCES:
            said = {code: words(code).get(("packaging", source)) for code in languages()}
            copies = [(mark(code), written(text)) for code, text in said.items() if text]
            lines += [f"{found[1]}{marked}{found[3]}{text}{found[5]}" for marked, text in copies]
    return "\n".join(lines)
