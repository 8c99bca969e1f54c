"""Words as the search compares them: cut to their stems, and without marks, since many type them so.

The stems are those of the Snowball project, which knows some thirty languages; in any other a word is found
in the form in which it stands, or by its beginning. What else is known of a language stands in its own file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from unicodedata import combining, normalize

import snowballstemmer

_WORD: Final = re.compile(r"[^\W_]+")
_KINDS: Final = ("common", "forms", "same", "aside")


@dataclass(frozen=True, slots=True)
class SearchWords:
    """What a language's file tells the search.

    ``common`` words tell nothing of what is asked. ``forms`` are those of one word whose stems differ. Any of
    the ``same`` words finds the others of its line, but less. ``aside`` are the headings of chapters that
    answer only where they are asked for by their name.
    """

    common: frozenset[str] = frozenset()
    forms: tuple[tuple[str, ...], ...] = ()
    same: tuple[tuple[str, ...], ...] = ()
    aside: frozenset[str] = frozenset()


def read_search_words(text: str) -> SearchWords:
    r"""Return what a file tells: lines that begin with their kind; others are remarks.

    >>> read_search_words("common A the\nsame tie draw\naside keys").same
    (('tie', 'draw'),)
    """
    lines = [words(line) for line in text.splitlines() if line.startswith(_KINDS)]
    common, forms, same, aside = (
        tuple(tuple(line[1:]) for line in lines if line[0] == kind) for kind in _KINDS
    )
    return SearchWords(
        frozenset(fold(word) for line in common for word in line),
        forms,
        same,
        frozenset(fold(" ".join(line)) for line in aside),
    )


class Stemmer:
    """Cuts the words of a language, named in English and small letters, to what all their forms begin with.

    >>> [Stemmer("polish").stem(word) for word in ("dogrywką", "dogrywka", "jokerów")]
    ['dogrywk', 'dogrywk', 'joker']
    >>> Stemmer("english").stem("circles"), Stemmer("klingon").stem("Żółw")
    ('circl', 'zolw')
    """

    def __init__(self, language: str) -> None:
        known = language in snowballstemmer.algorithms()
        self._stemmer = snowballstemmer.stemmer(language) if known else None

    def stem(self, word: str) -> str:
        """Return the stem of a word that is written with its marks, without them."""
        small = normalize("NFC", word.lower())
        return fold(small if self._stemmer is None else self._stemmer.stemWord(small))


def fold(text: str) -> str:
    """Return a text in small letters without marks.

    >>> fold("Żółte ŁÓDKI")
    'zolte lodki'
    """
    marked = normalize("NFKD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in marked if not combining(letter))


def words(text: str) -> list[str]:
    """Return the words and numbers of a text in small letters, in its order."""
    return _WORD.findall(normalize("NFC", text.lower()))
