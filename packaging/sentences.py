"""Descriptions of the program for menus, file managers and software centres, in every language.

The languages are those of the files in `translations`, which have the sentences in the context `packaging`.
Needs only the standard library.
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


def N_(context: str, source: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Marks a source for translation and returns it unchanged."""
    return source


SUMMARY = N_("packaging", "Family games around one computer, offline")
#: the heading in CHANGELOG.md under which a version is told in your language
IN_ENGLISH = N_("packaging", "In English")
SENTENCES = (
    SUMMARY,
    N_("packaging", "A family games table on one computer, for people and computer players."),
    N_(
        "packaging",
        "The computers play at four levels or match your strength, and see only what a player in their"
        " seat would see. Every move is saved. Nothing is sent anywhere or collected.",
    ),
    N_(
        "packaging",
        "The games' names are trademarks of their owners. Stolik is an independent, unofficial program.",
    ),
    N_("packaging", "A game of Worms: tile 27 can be taken"),
    N_("packaging", "Rummikub: the sets on the table and the rack"),
    N_("packaging", "Circles: one roll for all sheets"),
    N_("packaging", "Ryzyk-Fizyk: the race past 100 points"),
    N_("packaging", "The games on the home page"),
    #: a kind of programs, in a menu
    N_("packaging", "Family Games"),
    N_("packaging", "Play dice and tile games around one computer"),
    #: what people may search for, each word with a semicolon behind it
    N_("packaging", "game;board;dice;tiles;family;rummy;offline;"),
    N_("packaging", "Continue"),
    N_("packaging", "New game"),
    N_("packaging", "Stolik game file"),
    N_("packaging", "Stolik tournament"),
)
"""The sentences in the templates beside this file."""


def languages() -> list[str]:
    """Returns the codes of the languages, English first."""
    found = {path.stem.removeprefix("stolik_") for path in TRANSLATIONS.glob("stolik_*.ts")}
    return [SOURCE, *sorted(found - {SOURCE})]


@cache
def words(language: str) -> Words:
    """Returns the translations without a plural, by context and source; empty for the sources' language."""
    if language == SOURCE:
        return {}
    root = ElementTree.parse(TRANSLATIONS / f"stolik_{language}.ts").getroot()
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message.findtext("translation", "")
        for context in root.iter("context")
        for message in context.iter("message")
    }


def in_every_language_xml(template: str) -> str:
    """Returns an XML text in which each element with a sentence is followed by its translations."""
    return _with_copies(
        template,
        r"( *<(\w+))(>)(.+)(</\2>)",
        lambda language: f' xml:lang="{language.replace("_", "-")}"',
        escape,
    )


def in_every_language_desktop(template: str) -> str:
    """Returns a menu entry in which each line with a sentence is followed by its translations."""
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
