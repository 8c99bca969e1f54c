"""Names in the alphabet of the language, and numbers by their size."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QLocale
from stolik.models.words import in_alphabet

POLISH = "Ala Alan Ąla ela Ewa Ęwa lama lody łama ola osa Óla Sara Śmiech Zenon zoo źródło Żaba"
ENGLISH = "Ala Ąla Alan ela Ewa Ęwa lama łama lody ola Óla osa Sara Śmiech Żaba Zenon zoo źródło"
NUMBERED = "2 games, 10 games, Game, game 1, Game 02, Game 2, Game 10, Game 10a, Game 100"


@pytest.fixture(autouse=True)
def locale() -> Iterator[None]:
    usual = QLocale()
    yield
    QLocale.setDefault(usual)


def sorted_in(language: str, names: list[str]) -> list[str]:
    """Return names that lay in disorder in the order of a language."""
    QLocale.setDefault(QLocale(language))
    mixed = list(names)
    Random(1).shuffle(mixed)
    return in_alphabet(mixed, str)


@pytest.mark.parametrize("language, names", [("pl_PL", POLISH), ("en_GB", ENGLISH)])
def test_every_language_has_an_alphabet_of_its_own(language: str, names: str) -> None:
    assert sorted_in(language, names.split()) == names.split()


@pytest.mark.parametrize("language", ["pl_PL", "en_GB"])
def test_numbers_go_by_their_size(language: str) -> None:
    assert sorted_in(language, NUMBERED.split(", ")) == NUMBERED.split(", ")
