"""Which passages answer a question: those that hold its words, rare ones first.

Each word of the question counts by how few passages hold it; a heading and a title count too. The words of
the question may be in any form, and the last one may be half typed.

Source: the weights by rarity and the saturation by length are those of BM25 (Robertson, Zaragoza 2009,
"The Probabilistic Relevance Framework"), here with matches that count only in part.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import log
from typing import Final, NamedTuple

from stolik.services.rules_search.passages import Passage
from stolik.services.rules_search.words import SearchWords, Stemmer, fold, words

_SATURATION: Final = 1.2
_BY_LENGTH: Final = 0.3

_BEGUN: Final = 0.7
"""A word that begins like the one asked for; so the last one is found while it is typed."""
_RELATED: Final = 0.55
_IN_HEADING: Final = 0.8
_IN_LEAD: Final = 0.4
_IN_TITLE: Final = 0.9
_AS_TYPED: Final = 1.15
"""The very form of the word that was asked for."""

_LEAST_BEGUN: Final = 3
_LONGEST_TAIL: Final = 4

_BESIDE_THE_RULES: Final = 0.6
"""Chapters without a number tell of habits, examples and keys; a rule that says the same comes first."""

_ASIDE: Final = 0.3
"""What the keys do is asked by their name; else it says a little of everything."""

_FIRST: Final = 1.1
"""The first passage of a chapter tells what it is about."""

_LEAST_PART: Final = 0.34
"""What answers a smaller part of the question, by weight, is no answer."""


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
    r"""All passages of some help pages in one language, made ready to be searched.

    ``language`` is its name in English and small letters, ``known`` what else the search goes by.

    >>> from stolik.services.rules_search.passages import passages_of
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
        """Return the passages that answer a question, the best first, at most ``most``; none for no words."""
        asked = [word for word in words(question) if fold(word) not in self._known.common]
        if not asked:
            # "Who is it?" is all that was asked: then common words have to do.
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
        """Return the stems of all words of a text, and know them where they are typed without marks."""
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
        """Return for a stem the stems of the words that stand for the same thing."""
        found: dict[str, set[str]] = {}
        for line in self._known.same:
            group = {self._stem(word) for word in line}
            for one in group:
                found.setdefault(one, set()).update(group - {one})
        return found

    def _weights(self, asked: str) -> Mapping[str, float]:
        """Return how well each stem that is known matches one that is asked for; those that don't lack."""
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
        """Return how much a word tells: much where few passages hold its best match."""
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
        """Return how much a chapter counts."""
        if heading[:1].isdigit():
            return 1.0
        return _ASIDE if fold(heading) in self._known.aside else _BESIDE_THE_RULES


def _begins_alike(asked: str, known: str) -> bool:
    """Tell whether one stem is the other with a few letters more."""
    shorter, longer = sorted((asked, known), key=len)
    return (
        len(shorter) >= _LEAST_BEGUN
        and len(longer) - len(shorter) <= _LONGEST_TAIL
        and longer.startswith(shorter)
        and not asked.isdigit()
        and not known.isdigit()
    )
