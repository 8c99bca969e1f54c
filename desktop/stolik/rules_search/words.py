"""Words as the search compares them: folded, cut to their stems, without those that every sentence has.

The stems are made by a list of endings for each language and are good for comparing alone: "kostka",
"kostek" and "kostkami" have one stem, and so have "circle" and "circles". Letters with marks are compared
without them, since many type them so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final
from unicodedata import combining, normalize

_LEAST_STEM: Final = 3

_WORD: Final = re.compile(r"[^\W_]+")

_POLISH_ENDINGS: Final = (
    "iejszych owania owanie owaniu owaniem iejsza iejsze iejszy kami kach kom kiem kiego kowi kach"
    " ywanie ywania ywaniu iwanie ywasz ywam ywaja ywali ywal ywac ywa ujesz ujecie uja uje owac"
    " eniami eniach eniem enia enie eniu aniami aniach aniem ania anie aniu ac ajac acy aca ace"
    " iami iach iow iego iemu imi ich im iej ia ie ii io iu ami ach ow owi owie om em ego emu ymi ych ym"
    " asz amy acie aja aly ali ala alo al any ana ane ano isz imy icie ily ili ila ilo il iony iona ione"
    " esz emy ecie eli ela elo aj ajcie ij cie ek ka ki ke ko ku kow ce cy ac ic yc ec ej"
    " a e i o u y"
).split()

_ENGLISH_ENDINGS: Final = "ingly edly ings ing ied ies ers er est eds ed es s ly e y".split()

_ENDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    language: tuple(sorted(set(endings), key=lambda ending: (-len(ending), ending)))
    for language, endings in (("pl", _POLISH_ENDINGS), ("en", _ENGLISH_ENDINGS))
}

_COMMON: Final[Mapping[str, frozenset[str]]] = {
    "pl": frozenset(
        """
        a aby ale albo bo by byc byl byla czy do dla go gdy i ich ile im ja jak jaka jaki jakie je jest jesli
        jego jej juz kiedy ktora ktore ktory kto ma mam mi mnie moge mozna moze mozemy na nad nie nim niz o od
        po pod przez przy sa sie sobie ta tak tam te tego tej ten to trzeba tu ty w we wiec wolno z za ze co
        cos musze musi bedzie lub oraz jestem dlaczego gra grze gry grac jeszcze wtedy tylko
        """.split()
    ),
    "en": frozenset(
        """
        a about all am an and any are as at be been but by can could do does for from get go has have he her
        his how i if in into much many is it its may me must my no not of on one or our she should so than
        that the their then there they this to too up us was we what when where which who why will with would
        you your game
        """.split()
    ),
}
"""Words that tell nothing of what is asked; folded."""

_SAME: Final[Mapping[str, tuple[str, ...]]] = {
    "pl": (
        "remis rowne rownych dzieli",
        "czas zegar minuta",
        "kara karna karne",
        "pas pasowac spasowac pasuje",
        "koniec konczy zakonczenie skonczona",
        "ukladac wylozyc wykladac polozyc",
        "otwarcie wylozyc otworzyc",
        "zaczyna pierwszy rozpoczyna",
        "wygrywa zwyciezca wygrana",
        "kradziez ukrasc podebrac",
        "robak robal",
        "zamienic podmienic zastepuje miejsce",
        "nowe rozdanie przetasowac",
        "wycofac odejsc rezygnuje odchodzi",
        "blad pomylka poprawka poprawic",
        "klawisz klawiatura klawisze skrot",
        "losowanie rozstawienie losowane",
        "sam samemu pojedynke",
    ),
    "en": (
        "tie equal draw same share tied",
        "time clock minute",
        "penalty penalties",
        "end finish over",
        "opening open",
        "start starts begins first",
        "win winner wins",
        "steal rob",
        "swap replace stands",
        "deal reshuffle redeal",
        "leave quit leaving withdraw",
        "mistake wrong correct correction",
        "key keyboard shortcut keys",
        "alone solo",
    ),
}
"""Words that are asked for and written for one another: any of a line finds all others, but less."""


def fold(text: str) -> str:
    """Return a text in small letters without marks.

    >>> fold("Żółte ŁÓDKI")
    'zolte lodki'
    """
    marked = normalize("NFKD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in marked if not combining(letter))


def words(text: str) -> list[str]:
    """Return the folded words and numbers of a text, in its order."""
    return _WORD.findall(fold(text))


def is_common(word: str, language: str) -> bool:
    """Tell whether a folded word tells nothing of what is asked."""
    return word in _COMMON[language]


def stem(word: str, language: str) -> str:
    """Return what a folded word begins with in all its forms, at least three letters of it.

    >>> [stem(fold(word), "pl") for word in ("kostka", "kostek", "kostkami", "dogrywką", "jokerów")]
    ['kost', 'kost', 'kost', 'dogryw', 'joker']
    >>> stem("circles", "en"), stem("circle", "en")
    ('circl', 'circl')
    """
    if word.isdigit():
        return word
    for ending in _ENDINGS[language]:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST_STEM:
            return word[: -len(ending)]
    return word


def stems(text: str, language: str) -> list[str]:
    """Return the stems of all words of a text, common ones too."""
    return [stem(word, language) for word in words(text)]


def related(language: str) -> Mapping[str, frozenset[str]]:
    """Return for a stem the stems of the words that stand for the same thing."""
    found: dict[str, set[str]] = {}
    for line in _SAME[language]:
        group = {stem(word, language) for word in line.split()}
        for one in group:
            found.setdefault(one, set()).update(group - {one})
    return {one: frozenset(others) for one, others in found.items()}
