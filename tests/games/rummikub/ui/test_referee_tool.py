"""Whether a rack of a real table could open: what is typed, and the answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from stolik.games.rummikub.rules.sets.melds import value_of
from stolik.games.rummikub.rules.tiles import COLOURS, KIND_OF, TILES, Tile, number_of
from stolik.games.rummikub.ui.referee_tool import (
    ENGLISH,
    MANY,
    RackCheckModel,
    TileWords,
    answer,
    answer_text,
    colours_of_word,
    cost_text,
    letters_of,
    read_tiles,
    tiles_of,
    written,
)
from stolik.models.rows import RowsModel
from stolik.services.language import Language
from stolik.services.program_paths import translations

POLISH = TileWords(("czarna", "czerwona", "niebieska", "pomarańczowa"), "joker")
LANGUAGES = {
    "aruo": ENGLISH,
    "aenp": POLISH,
    "srbo": TileWords(("schwarz", "rot", "blau", "orange"), "Joker"),
    "erab": TileWords(("negro", "rojo", "azul", "naranja"), "comodín"),
    "nrbo": TileWords(("noir", "rouge", "bleu", "orange"), "joker"),
    "nvmo": TileWords(("černá", "červená", "modrá", "oranžová"), "žolík"),
    "чспж": TileWords(("чорна", "сіра", "плава", "жовта"), "джокер"),
}

HIGH = [tile for tile in TILES if number_of(tile) in (0, 8, 9, 10, 11)]


@pytest.mark.parametrize(
    "text,tiles",
    [
        ("r7 u8 o13 J", "r7 u8 o13 J"),
        ("a7 e8 n9 p13 j", "a7 r8 u9 o13 J"),
        ("R7,U8;O13 *", "r7 u8 o13 J"),
        ("a1a2a3", "a1 a2 a3"),
        ("k1 K2", "a1 a2"),
        ("r7 8 9, a 7", "a7 r7 r8 r9"),
        ("black 5 czarna 6 czarne 7 czerwona 1 czerwonej 2", "a5 a6 a7 r1 r2"),
        ("niebieska 3 niebieskie 4 pomarańczowa 9 orange 10 blue 5", "u3 u4 u5 o9 o10"),
        ("cze 5 cza 5 nie 5 POM 5", "a5 r5 u5 o5"),
        ("bla 5 blu 5 re 5 or 5 ni 6 po 6", "a5 r5 u5 u6 o5 o6"),
        ("joker jokera", "J J"),
        ("jj r1", "r1 J J"),
        ("r07", "r7"),
        ("", ""),
    ],
)
def test_tiles_are_typed_in_the_language_set_or_in_english(text: str, tiles: str) -> None:
    typed = read_tiles(text, POLISH)
    assert (written(typed.counts), typed.untaken) == (tiles, ())


@pytest.mark.parametrize(
    "text,tiles,untaken",
    [
        ("r14 r0 r7", "r7", ["r14", "r0"]),
        ("7 r7", "r7", ["7"]),
        ("x9 8 r7", "r7", ["x9", "x8"]),
        ("r r7 u", "r7", ["r", "u"]),
        ("r7 # ?", "r7", ["#", "?"]),
        ("r7 r²", "r7", ["r²"]),
        ("c14 b", "", ["c14", "b"]),
        ("r" + "9" * 5000, "", ["r" + "9" * 5000]),
        ("r7 r7 7 r7", "r7 r7", ["r7 = r7a", "r7 = r7a"]),
        ("J J J", "J J", ["J = ja"]),
        # Two colours begin so: "czarna" and "czerwona", black and blue.
        ("c7 cz8 r1", "r1", ["c7 = k7a r7a", "cz8 = k8a r8a"]),
        ("b7 bl8 r1", "r1", ["b7 = k7a b7a", "bl8 = k8a b8a"]),
        ("c7 8, n9 10", "u9 u10", ["c7 = k7a r7a", "c8 = k8a r8a"]),
    ],
)
def test_what_is_not_taken_is_named_and_the_others_are_read(
    text: str, tiles: str, untaken: list[str]
) -> None:
    typed = read_tiles(text, POLISH)
    told = [" = ".join(filter(None, (each.text, " ".join(each.could_be)))) for each in typed.untaken]
    assert (written(typed.counts), told) == (tiles, untaken)


@pytest.mark.parametrize("letters", LANGUAGES)
def test_every_letter_of_the_legend_means_one_colour_and_no_other_name_begins_with_it(letters: str) -> None:
    words = LANGUAGES[letters]
    assert letters_of(words) == letters
    for letter, name, colour in zip(letters, words.colours, COLOURS, strict=True):
        assert colours_of_word(letter, words) == colours_of_word(name, words) == colour
        assert not [other for other in words.colours if other.startswith(letter) and other != name]


def test_a_letter_of_the_language_goes_before_the_same_one_in_english() -> None:
    spanish = LANGUAGES["erab"]
    assert written(read_tiles("r7 azul 8 a9 comodin", spanish).counts) == "r7 u8 u9 J"
    assert written(read_tiles("o7 black 8", spanish).counts) == "a8 o7"


@given(st.lists(st.text("abkjłż ", max_size=3), min_size=4, max_size=4))
def test_whatever_the_colours_are_called_each_has_a_letter_of_its_own(names: list[str]) -> None:
    letters = letters_of(TileWords(tuple(names), "joker"))
    assert len(set(letters)) == 4
    assert "j" not in letters
    assert "k" not in letters[1:]


@given(st.lists(st.sampled_from(TILES), unique=True, max_size=20), st.sampled_from([*LANGUAGES.values()]))
def test_what_is_written_reads_back(rack: list[Tile], words: TileWords) -> None:
    counts = Counter(KIND_OF[tile] for tile in rack)
    typed = read_tiles(written(counts, words), words)
    assert (typed.counts, typed.untaken) == (counts, ())
    assert Counter(KIND_OF[tile] for tile in tiles_of(typed.counts)) == counts


@given(st.text("kcrnbopaeujJ* ,019żą²٣", max_size=30))
def test_any_text_is_read(text: str) -> None:
    assert all(1 <= count <= 2 for count in read_tiles(text).counts.values())


def by_brute_force(rack: tuple[Tile, ...]) -> int:
    """Return the best worth of disjoint sets out of a rack, every order of every choice of tiles tried."""
    best = 0
    for size in range(3, len(rack) + 1):
        for chosen in combinations(rack, size):
            worth = max(map(value_of, permutations(chosen)))
            if worth:
                left = tuple(tile for tile in rack if tile not in chosen)
                best = max(best, worth + (by_brute_force(left) if len(left) >= 3 else 0))
    return best


@settings(max_examples=60, deadline=None)
@given(st.one_of(*[st.lists(st.sampled_from(some), unique=True, max_size=6) for some in (HIGH, TILES)]))
def test_the_answer_is_that_of_all_ways_to_lay_a_small_rack(rack: list[Tile]) -> None:
    told = answer(rack)
    assert told.worth == by_brute_force(tuple(rack))
    assert told.opens == (told.worth >= 30)
    laid = [tile for row in told.sets for tile in row]
    assert set(laid) <= set(rack)
    assert len(laid) == len(set(laid))
    assert sum(map(value_of, told.sets)) == told.worth


def test_a_rack_of_very_many_tiles_is_answered_at_once_too() -> None:
    told = answer(TILES)
    assert told.opens
    assert sum(map(value_of, told.sets)) == told.worth
    no_set = [
        f"{colour}{number}{copy}" for colour in "kr" for number in (1, 2, 4, 5, 7, 8, 11) for copy in "ab"
    ]
    assert len(no_set) == MANY
    assert answer([*no_set, "b10a", "b13a"]) == (False, 0, ())


@pytest.mark.parametrize(
    "rack,sentence,cost",
    [
        ("", "Press the tiles", ""),
        ("r1 r2 a7", "No: these tiles make no set.", "Not opened with this rack: −100."),
        ("a9 r9 u9 o1", "No: the best is 27.", "Not opened with this rack: −100."),
        ("a9 J J", "Yes, it opens: 30 points.", "Not opened with this rack: −200."),
        ("a9 r9 u9 r1 r2 r3", "Yes, it opens: 33 points.", "Not opened with this rack: −200."),
    ],
)
def test_the_answer_in_words(rack: str, sentence: str, cost: str) -> None:
    tiles = tiles_of(read_tiles(rack).counts)
    assert answer_text(tiles, answer(tiles)).startswith(sentence)
    assert cost_text(tiles, answer(tiles)).startswith(cost)


@pytest.fixture
def english() -> Iterator[None]:
    """Whatever a test before has left."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("english")
def test_tiles_are_pressed_and_typed_into_one_rack(qapp: QGuiApplication) -> None:
    model: Any = RackCheckModel()
    kinds = model.kinds
    assert isinstance(kinds, RowsModel)

    def counts() -> dict[str, int]:
        return {row.name: row.held for row in kinds.rows if row.held}

    model.write("a9 r9 u9")
    assert counts() == {"black 9": 1, "red 9": 1, "blue 9": 1}
    assert not model.opens
    model.press(KIND_OF["ja"])
    assert model.text == "a9 r9 u9 J"
    assert model.opens
    assert [row.worth for row in model.sets.rows] == [36]
    assert [each.stands for each in model.sets.rows[0].tiles] == [0, 0, 0, 9]
    for text in ("a9 r9 u9 J J", "a9 r9 u9"):
        model.press(KIND_OF["ja"])
        assert model.text == text
    model.take(KIND_OF["k9a"])
    model.take(KIND_OF["k9a"])
    assert model.text == "r9 u9"
    model.write("r9 x9")
    assert counts() == {"red 9": 1}
    model.press(KIND_OF["r9a"])
    assert (model.refused, model.text) == (True, "x9 r9 r9"), "what was typed stays until it is changed"
    model.clear()
    assert (model.count, model.text, model.refused) == (0, "", False)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    "text,sentence",
    [
        ("a9 r9 u9 o9 x1", "No answer yet: “x1” isn't a tile."),
        ("x1 a9 r9 u9 o9", "No answer yet: “x1” isn't a tile."),
        ("a9 r9 u9 o9 r14", "No answer yet: “r14” isn't a tile."),
        ("a9 r9 u9 o9 b", "No answer yet: “b” isn't a tile."),
        ("a9 r9 b9 o9", "No answer yet: “b9” could be black 9 or blue 9. Type a9 or u9."),
        ("bl9 x1", "No answer yet: “bl9” could be black 9 or blue 9. Type a9 or u9."),
        ("a9 r9 u9 o9 a9 a9", "No answer yet: there are only two of this tile (black 9)."),
        ("J J J a9", "No answer yet: there are only two of this tile (joker)."),
        ("?", "No answer yet: “?” isn't a tile."),
    ],
)
def test_there_is_no_answer_before_all_that_was_typed_is_read(
    qapp: QGuiApplication, text: str, sentence: str
) -> None:
    model: Any = RackCheckModel()
    model.write(text)
    assert (model.refused, model.sentence, model.cost) == (True, sentence, "")
    assert (model.opens, model.sets.count) == (False, 0)
    # Nor where a tile is pressed meanwhile.
    model.press(KIND_OF["r1a"])
    assert (model.refused, model.sentence) == (True, sentence)
    model.write("a9 r9 u9 o9")
    assert (model.refused, model.opens, model.cost != "") == (False, True, True)


@pytest.mark.parametrize(
    "language,legend,refusals",
    [
        (
            "en",
            ["a: black", "r: red", "u: blue", "o: orange", "J: joker"],
            [
                "No answer yet: “b9” could be black 9 or blue 9. Type a9 or u9.",
                "No answer yet: “x1” isn't a tile.",
                "No answer yet: there are only two of this tile (joker).",
            ],
        ),
        (
            "pl",
            ["a: czarna", "e: czerwona", "n: niebieska", "p: pomarańczowa", "J: joker"],
            [
                "Odpowiedzi jeszcze nie ma: „c9” to czarna\xa09 czy czerwona\xa09? Wpisz a9 albo e9.",
                "Odpowiedzi jeszcze nie ma: „x1” to nie kostka.",
                "Odpowiedzi jeszcze nie ma: takie kostki są tylko dwie (joker).",
            ],
        ),
    ],
)
def test_legend_and_refusals_are_those_of_the_language(
    qapp: QGuiApplication, language: str, legend: list[str], refusals: list[str]
) -> None:
    usual, spoken = QLocale(), Language(translations())
    spoken.switch(language)
    try:
        model: Any = RackCheckModel()
        assert [f"{each.letter}: {each.name}" for each in model.legend.rows] == legend
        unclear = {"en": "b9", "pl": "c9"}[language]
        for text, told in zip((f"a1 {unclear}", f"x1 {unclear}", "J J J"), refusals, strict=True):
            model.write(text)
            assert model.sentence == told
        model.write({"en": "red9 bla9", "pl": "cze9 cza9"}[language])
        model.retranslate()
        assert model.text == {"en": "a9 r9", "pl": "a9 e9"}[language]
    finally:
        spoken.close()
        QLocale.setDefault(usual)
