"""Splits a help page into passages, and finds those that answer a question; rare words count most.

A help page is Markdown: a ``#`` heading for the title, then a ``##`` heading for each chapter. ``![](scene)``
below a passage names the scene that illustrates it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Final, NamedTuple
from unicodedata import combining, normalize

_SCENE: Final = re.compile(r"\s*!\[\]\((.+)\)")
_HANGING: Final = re.compile(r"(?<!\w)([^\W\d_]) (?=\S)")
_MARKS: Final = re.compile(r"[*_`#]|^- ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its passages as Markdown, and its ``heading``, empty for the text before the first one."""

    heading: str
    passages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A help page: its ``title`` and its chapters, the first of which has no heading."""

    title: str
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph with its list, and its place in the help.

    ``page`` is the id of the help page; ``chapter`` and ``place`` are 0-based numbers of the chapter on the
    page and the passage in the chapter. ``text`` has no Markdown; ``lead`` holds its first words if they are
    bold like a small heading.
    """

    page: str
    title: str
    chapter: int
    heading: str
    place: int
    lead: str
    text: str


def read_page(markdown: str) -> HelpPage:
    r"""Return a help page split into parts; a list belongs to the paragraph before it.

    In a list without a paragraph before it, each item is a passage if all are sentences.

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


def scene_of(passage: str) -> tuple[str, str]:
    r"""Return the text of a passage, and the scene that illustrates it, empty if there is none.

    >>> scene_of("Roll both dice.\n\n![](lesson 0 1+)")
    ('Roll both dice.', 'lesson 0 1+')
    """
    found = _SCENE.search(passage)
    return (passage[: found.start()], found[1]) if found else (passage, "")


def passages_of(page: str, markdown: str) -> list[Passage]:
    """Return all passages of a help page in order; ``page`` is its id."""
    parts = read_page(markdown)
    return [
        Passage(page, parts.title, number, chapter.heading, place, _lead(text), plain(scene_of(text)[0]))
        for number, chapter in enumerate(parts.chapters)
        for place, text in enumerate(chapter.passages)
    ]


def plain(markdown: str) -> str:
    r"""Return a passage without Markdown, on one line.

    >>> plain("You **may**\n\n- draw,\n- pass.")
    'You may draw, pass.'
    """
    return " ".join(_MARKS.sub("", markdown).split())


def joined(text: str) -> str:
    r"""Return a text with one-letter words tied to the next word, so that no line can end in them.

    >>> joined("Ala i Tomek w domu")
    'Ala i\xa0Tomek w\xa0domu'
    """
    return _HANGING.sub("\\1\xa0", text)


def _tells_by_itself(items: list[str]) -> bool:
    """Return whether every item of a list is a sentence."""
    return all(item.rstrip().endswith((".", "!", "?")) for item in items)


def _lead(markdown: str) -> str:
    found = re.match(r"\*\*(.+?)\*\*", markdown)
    return found[1] if found else ""


def _passages(body: str) -> tuple[str, ...]:
    found: list[str] = []
    for block in re.split(r"\n\s*\n", body):
        text = block.strip()
        if found and (text.startswith("- ") or _SCENE.fullmatch(text)):
            found[-1] += f"\n\n{text}"
        elif text.startswith("- ") and _tells_by_itself(items := re.split(r"\n(?=- )", text)):
            found += items
        elif text:
            found.append(text)
    return tuple(found)


_WORD: Final = re.compile(r"[^\W_]+")
_KINDS: Final = ("common", "forms", "same", "aside")


@dataclass(frozen=True, slots=True)
class SearchWords:
    """The search words of a language, from its file.

    ``common`` words carry no meaning. ``forms`` are forms of one word with different stems. Each of the
    ``same`` words also finds the others on its line, with less weight. ``aside`` are headings of chapters
    that answer only when asked for by name.
    """

    common: frozenset[str] = frozenset()
    forms: tuple[tuple[str, ...], ...] = ()
    same: tuple[tuple[str, ...], ...] = ()
    aside: frozenset[str] = frozenset()


def read_search_words(text: str) -> SearchWords:
    r"""Return the search words in a file, where each line begins with its kind; other lines are comments.

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
    """Reduces words to their stems in a language, which is given by its English name in lower case.

    >>> [Stemmer("polish").stem(word) for word in ("dogrywką", "dogrywka", "jokerów")]
    ['dogrywk', 'dogrywk', 'joker']
    >>> Stemmer("english").stem("circles"), Stemmer("klingon").stem("Żółw")
    ('circl', 'zolw')
    """

    def __init__(self, language: str) -> None:
        # Its forty modules are loaded only for a search.
        import snowballstemmer

        known = language in snowballstemmer.algorithms()
        self._stemmer = snowballstemmer.stemmer(language) if known else None

    def stem(self, word: str) -> str:
        """Return the stem of a word written with its diacritics, but without them."""
        small = normalize("NFC", word.lower())
        return fold(small if self._stemmer is None else self._stemmer.stemWord(small))


def fold(text: str) -> str:
    """Return a text in lower case without diacritics.

    >>> fold("Żółte ŁÓDKI")
    'zolte lodki'
    """
    marked = normalize("NFKD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in marked if not combining(letter))


def words(text: str) -> list[str]:
    """Return the words and numbers of a text in lower case, in order."""
    return _WORD.findall(normalize("NFC", text.lower()))


_SATURATION: Final = 1.2
_BY_LENGTH: Final = 0.3

_BEGUN: Final = 0.7
"""The weight of a word that begins like the wanted one, so that a word is found while it is typed."""
_RELATED: Final = 0.55
_IN_HEADING: Final = 0.8
_IN_LEAD: Final = 0.4
_IN_TITLE: Final = 0.9
_AS_TYPED: Final = 1.15
"""The weight of the exact form of the wanted word."""

_LEAST_BEGUN: Final = 3
_LONGEST_TAIL: Final = 4

_BESIDE_THE_RULES: Final = 0.6
"""The weight of chapters without a number, about habits, examples and keys; rules come before them."""

_ASIDE: Final = 0.3
"""The weight of chapters such as the keys, which touch on everything, unless asked for by name."""

_FIRST: Final = 1.1
"""The weight of a chapter's first passage, which says what the chapter is about."""

_LEAST_PART: Final = 0.34
"""The smallest part of a question, by weight, that an answer must match."""


_NOTHING_KNOWN: Final = SearchWords()


class _Indexed(NamedTuple):
    passage: Passage
    text: Counter[str]
    forms: frozenset[str]
    heading: frozenset[str]
    lead: frozenset[str]
    title: frozenset[str]
    length: int


class RulesIndex:
    r"""All passages of some help pages in one language, prepared for searching.

    ``language`` is its English name in lower case; ``known`` holds its search words.

    >>> from stolik.services.rules_search import passages_of
    >>> page = passages_of("game", "# Game\n\n## 1. Jokers\n\nA joker is any tile.\n\nDraw one tile.")
    >>> [passage.text for passage in RulesIndex(page, "english").search("jokers")]
    ['A joker is any tile.', 'Draw one tile.']
    """

    def __init__(
        self, passages: Iterable[Passage], language: str, known: SearchWords = _NOTHING_KNOWN
    ) -> None:
        self._stemmer, self._known = Stemmer(language), known
        self._forms = {self._stemmer.stem(word): line[0] for line in known.forms for word in line[1:]}
        self._stems: dict[str, str] = {}
        self._all = [self._indexed(passage) for passage in passages]
        self._related = self._relations()
        self._mean = sum([each.length for each in self._all], 0) / max(1, len(self._all))
        self._holding = Counter(
            [one for each in self._all for one in each.text.keys() | each.heading | each.title]
        )

    def search(self, question: str, most: int = 20) -> list[Passage]:
        """Return at most ``most`` passages that answer a question, the best first; none without words."""
        asked = [word for word in words(question) if fold(word) not in self._known.common]
        if not asked:
            # A question such as "Who is it?" has only common words, so they have to do.
            asked = [word for word in words(question) if len(word) >= _LEAST_BEGUN]
        if not asked:
            return []
        wanted = [(fold(word), self._weights(self._stem(word))) for word in dict.fromkeys(asked)]
        scored = [(self._score(each, wanted), -place) for place, each in enumerate(self._all)]
        best = sorted([entry for entry in scored if entry[0] > 0], reverse=True)[:most]
        return [self._all[-place].passage for _, place in best]

    def _indexed(self, passage: Passage) -> _Indexed:
        text = Counter(self._learn(passage.text))
        heading = frozenset(self._learn(passage.heading))
        lead = frozenset(self._learn(passage.lead))
        title = frozenset(self._learn(passage.title))
        forms = frozenset(map(fold, words(passage.text)))
        return _Indexed(passage, text, forms, heading, lead, title, text.total())

    def _learn(self, text: str) -> list[str]:
        """Return the stems of all words in a text, and learn their spelling without diacritics."""
        found = []
        for word in words(text):
            plain = fold(word)
            if plain not in self._stems:
                self._stems[plain] = self._cut(word)
            found.append(self._stems[plain])
        return found

    def _stem(self, word: str) -> str:
        return self._stems.get(fold(word)) or self._cut(word)

    def _cut(self, word: str) -> str:
        stem = self._stemmer.stem(word)
        return self._stemmer.stem(self._forms[stem]) if stem in self._forms else stem

    def _relations(self) -> Mapping[str, set[str]]:
        """Return the stems of a stem's synonyms."""
        found: dict[str, set[str]] = {}
        for line in self._known.same:
            group = {self._stem(word) for word in line}
            for one in group:
                found.setdefault(one, set()).update(group - {one})
        return found

    def _weights(self, asked: str) -> Mapping[str, float]:
        """Return how well each known stem matches a wanted one; stems that don't match are left out."""
        found: dict[str, float] = {}
        others = self._related.get(asked, set())
        for known in self._holding:
            if known == asked:
                found[known] = 1.0
            elif known in others:
                found[known] = _RELATED
            elif _begins_alike(asked, known):
                found[known] = _BEGUN
        return found

    def _rarity(self, matches: Mapping[str, float]) -> float:
        """Return the weight of a word, which is high if few passages contain its best match."""
        best = max(matches.values(), default=0.0)
        holding = max((self._holding[known] for known, match in matches.items() if match == best), default=0)
        return log(1 + (len(self._all) - holding + 0.5) / (holding + 0.5))

    def _score(self, each: _Indexed, wanted: Sequence[tuple[str, Mapping[str, float]]]) -> float:
        total = score = covered = 0.0
        for word, matches in wanted:
            rarity = self._rarity(matches)
            total += rarity
            best = max((self._match(each, known, match) for known, match in matches.items()), default=0.0)
            if word in each.forms:
                best *= _AS_TYPED
            score += rarity * best
            covered += rarity * (best > 0)
        part = covered / total
        if part < _LEAST_PART:
            return 0.0
        first = _FIRST if each.passage.place == 0 else 1.0
        return score * part * first * self._standing(each.passage.heading)

    def _match(self, each: _Indexed, known: str, match: float) -> float:
        often = each.text[known]
        norm = _SATURATION * (1 - _BY_LENGTH + _BY_LENGTH * each.length / self._mean)
        in_text = often * (_SATURATION + 1) / (often + norm)
        in_heading = _IN_HEADING * (known in each.heading) + _IN_LEAD * (known in each.lead)
        return match * (in_text + in_heading + _IN_TITLE * (known in each.title))

    def _standing(self, heading: str) -> float:
        if heading[:1].isdigit():
            return 1.0
        return _ASIDE if fold(heading) in self._known.aside else _BESIDE_THE_RULES


def _begins_alike(asked: str, known: str) -> bool:
    """Return whether one stem is the other plus a few letters."""
    shorter, longer = sorted((asked, known), key=len)
    return (
        len(shorter) >= _LEAST_BEGUN
        and len(longer) - len(shorter) <= _LONGEST_TAIL
        and longer.startswith(shorter)
        and not asked.isdigit()
        and not known.isdigit()
    )
