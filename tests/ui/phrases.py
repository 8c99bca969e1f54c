"""Translates the English phrases of tests to the language on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from PySide6.QtCore import QCoreApplication

TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"
_PLACE = re.compile(r"%n|%\d|\{\w+\}")


class _Phrase(NamedTuple):
    context: str
    source: str
    comment: str
    places: tuple[str, ...]
    pattern: re.Pattern[str]


def local(said: str) -> set[str]:
    """Return all current translations of an English phrase, such as "Rzuć 8 kostek" for "Roll 8 dice"."""
    return {*_translations(said)} or {plain(said)}


def _translations(said: str) -> Iterator[str]:
    for phrase, values in _fitting(said):
        filled = dict(zip(phrase.places, values, strict=True))
        number = int(filled.get("%n", -1))
        text = QCoreApplication.translate(phrase.context, phrase.source, phrase.comment, number)
        for place, value in filled.items():
            # The text in a placeholder may be a phrase itself: "Play %1" with "Worms".
            text = text.replace(place, min(local(value) if not value.isdigit() else {value}))
        yield plain(text)


def plain(text: str) -> str:
    """Return a text with plain spaces instead of no-break spaces, as in tests."""
    return text.replace("\xa0", " ")


@cache
def _fitting(said: str) -> tuple[tuple[_Phrase, tuple[str, ...]], ...]:
    """Return the phrases with a matching form, each with the texts for its placeholders."""
    # Cached, since a waiting test asks for the same names again and again.
    found = ((phrase, phrase.pattern.fullmatch(said)) for phrase in _phrases())
    return tuple((phrase, match.groups()) for phrase, match in found if match)


@cache
def _phrases() -> tuple[_Phrase, ...]:
    """Return every phrase of the program in all its English forms."""
    english = {key: forms for key, forms in _messages("stolik_en.ts") if all(forms)}
    found = []
    for key, _ in _messages("stolik_pl.ts"):
        for form in english.get(key) or [key[1]]:
            # A phrase of only placeholders would match everything.
            if not re.search(r"\w{2}", _PLACE.sub("", form)):
                continue
            gaps = [r"(\d+)" if place == "%n" else "(.+?)" for place in _PLACE.findall(form)]
            parts = [re.escape(part) for part in _PLACE.split(form)]
            pattern = "".join(part + gap for part, gap in zip(parts, [*gaps, ""], strict=True))
            found.append(_Phrase(*key, tuple(_PLACE.findall(form)), re.compile(pattern)))
    return tuple(found)


def _messages(file: str) -> Iterator[tuple[tuple[str, str, str], list[str]]]:
    """Yield the context, source and comment of each message, and its plural forms, if any."""
    for context in ElementTree.parse(TRANSLATIONS / file).getroot().iter("context"):
        for message in context.iter("message"):
            key = (
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
            )
            yield key, [form.text or "" for form in message.iter("numerusform")]
