"""The paragraphs that answer questions, in the actual help pages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from stolik.engine.game_library import find_games
from stolik.services.help_pages import search_words
from stolik.services.program_paths import help_file
from stolik.services.rules_search import RulesIndex, SearchWords, passages_of, read_search_words

QUESTIONS = {
    "pl": (
        ("dogrywka", "tournament", "5.", "Dogrywka."),
        ("dogrywki", "tournament", "5.", "Dogrywka."),
        ("remis w finale", "tournament", "5.", "Dogrywka."),
        ("ile liczy się joker na tabliczce", "rummikub", "9.", "Każdy dodaje liczby"),
        ("czy mogę zabrać jokera ze stołu", "rummikub", "4.", "Jokery."),
        ("podmienić jokera", "rummikub", "4.", "Jokery."),
        ("pusty bank", "rummikub", "9.", "Bank jest pusty"),
        ("otwarcie 30 punktów", "rummikub", "3.", "Gdy wykładasz kostki pierwszy raz"),
        ("kiedy 200 punktów zapowiedz", "rummikub", "7.", "Jeśli ktoś skończy"),
        ("trzy dublety", "rummikub", "1.", "Nowe rozdanie."),
        ("czas się skończył kara", "rummikub", "6.", "Gdy czas się skończy"),
        ("czy po 13 jest 1", "rummikub", "2.", "Na stole mogą leżeć"),
        ("ktoś odszedł z turnieju", "tournament", "6.", "Kto odszedł"),
        ("stoliki po trzy osoby", "tournament", "2.", "Wszyscy siedzą"),
        ("źle wpisany wynik", "tournament", "7.", "Źle wpisany"),
        ("ta sama rodzina przy stoliku", "tournament", "1.", "Obok imienia"),
        ("podebrać płytkę", "pickomino", "4.", "Od innego gracza."),
        ("spalony rzut robale", "pickomino", "5.", "Rzut jest spalony"),
        ("ile kółek za strita", "knaster", "4.", "Wszystkie pięć pól"),
        ("ostatni rzut kółka", "knaster", "6.", "W ostatnim rzucie"),
        ("kiedy przepadają punkty z kolejki", "ryzyk_fizyk", "4.", "Po rzucie nie możesz"),
        ("piec jednakowych szosta kostka", "ryzyk_fizyk", "7.", "Trzy próby"),
        ("zegar stołowy", "tournament", "8.", "Zegar stołowy."),
    ),
    "en": (
        ("play-off", "tournament", "5.", "Play-off."),
        ("tie in the final", "tournament", "5.", "Play-off."),
        ("what does a joker on the rack count", "rummikub", "9.", "Everyone adds up"),
        ("may I take a joker from the table", "rummikub", "4.", "Jokers."),
        ("replacing a joker", "rummikub", "4.", "Jokers."),
        ("bank is empty", "rummikub", "9.", "If the bank is empty"),
        ("opening of 30 points", "rummikub", "3.", "The first time"),
        ("200 announce", "rummikub", "7.", "If someone goes out"),
        ("three doublets", "rummikub", "1.", "A new deal."),
        ("time is up penalty", "rummikub", "6.", "When time is up"),
        ("does 1 come after 13", "rummikub", "2.", "Only sets can be"),
        ("someone has left the tournament", "tournament", "6.", "A player who has left"),
        ("tables of three", "tournament", "2.", "Everyone sits"),
        ("a result entered wrongly", "tournament", "7.", "You can correct"),
        ("same family at a table", "tournament", "1.", "You can add a club"),
        ("stealing a tile", "pickomino", "4.", "From another player."),
        ("when is a turn bust", "pickomino", "5.", "Your turn is bust"),
        ("circles for a straight", "knaster", "4.", "Have you filled"),
        ("last roll circles", "knaster", "6.", "On the last roll"),
        ("when are the points of a turn lost", "ryzyk_fizyk", "4.", "You rolled, and"),
        ("five equal dice sixth", "ryzyk_fizyk", "7.", "Three tries"),
        ("table clock", "tournament", "8.", "Table clock."),
    ),
}
ENGLISH_NAMES = {"pl": "polish", "en": "english"}
ROWS = [(language, *row) for language, rows in QUESTIONS.items() for row in rows]


@cache
def index(language: str) -> RulesIndex:
    pages = [info.id for info in find_games()] + ["tournament"]
    texts = [(page, help_file(page, language)) for page in pages]
    passages = [
        each for page, path in texts if path for each in passages_of(page, Path(path).read_text("utf-8"))
    ]
    return RulesIndex(passages, ENGLISH_NAMES[language], search_words(language))


def rank(language: str, question: str, page: str, chapter: str, begins: str) -> int:
    """Return the rank of a paragraph among the answers, from 1, or 99 if it isn't there."""
    for place, each in enumerate(index(language).search(question), 1):
        if each.page == page and each.heading.startswith(chapter) and each.text.startswith(begins):
            return place
    return 99


@pytest.mark.parametrize("language,question,page,chapter,begins", ROWS)
def test_the_paragraph_that_answers_is_among_the_first_three(
    language: str, question: str, page: str, chapter: str, begins: str
) -> None:
    told = [f"{each.page} {each.heading}: {each.text[:60]}" for each in index(language).search(question, 3)]
    assert rank(language, question, page, chapter, begins) <= 3, told


@pytest.mark.parametrize("language", QUESTIONS)
def test_mostly_it_is_the_very_first(language: str) -> None:
    late = [row[1] for row in ROWS if row[0] == language and rank(*row) > 1]
    assert len(late) <= len(QUESTIONS[language]) // 4, late


@pytest.mark.parametrize("language", QUESTIONS)
def test_what_the_keys_do_comes_after_every_rule(language: str) -> None:
    for _, question, *_ in (row for row in ROWS if row[0] == language):
        (first, *_) = index(language).search(question)
        assert first.heading not in ("Keys", "Klawisze"), question


@pytest.mark.parametrize("question", ["joker", "JOKERA", "jokerów", "jokerem", "dżoker"])
def test_every_form_of_a_word_finds_it(question: str) -> None:
    found = index("pl").search(question)
    if question == "dżoker":
        assert not found
    else:
        assert all("joker" in each.text.lower() or "joker" in each.heading.lower() for each in found)
        assert {each.page for each in found} == {"rummikub", "tournament"}


def test_marks_of_letters_may_be_left_out_and_the_last_word_may_be_half_typed() -> None:
    found = index("pl").search
    assert found("tabliczka") == found("TABLICZKA")
    assert found("plytka srodek stolu")[:3] == found("płytka środek stołu")[:3]
    assert found("dogryw")[0] == found("dogrywka")[0]


@pytest.mark.parametrize("question", ["", "  ", "?!", "xyzzy", "kwantowa chromodynamika"])
def test_what_nothing_answers_finds_nothing(question: str) -> None:
    assert index("pl").search(question) == []
    assert RulesIndex([], "polish").search(question or "joker") == []


@pytest.mark.parametrize(
    "question", ["kółek", "pięć kółek", "płytek na środku", "tabliczce", "kostek", "osób"]
)
def test_a_vowel_that_comes_and_goes_hides_no_word(question: str) -> None:
    begins = {"kółek": "kół", "płytek": "płyt", "tabliczce": "tablicz", "kostek": "kost", "osób": "os"}
    wanted = next(begin for word, begin in begins.items() if word in question)
    found = index("pl").search(question, 5)
    assert found
    assert all(wanted in f"{each.text} {each.heading}".lower() for each in found)


@pytest.mark.parametrize(
    "language, question", [("german", "steine zählen"), ("german", "stein zahlen"), ("klingon", "Steine")]
)
def test_a_language_without_words_of_its_own_is_searched_too(language: str, question: str) -> None:
    page = "# Spiel\n\n## 1. Zählen\n\nDie Steine werden gezählt.\n\n## 2. Ende\n\nWer fertig ist, gewinnt."
    found = RulesIndex(passages_of("game", page), language).search(question)
    assert [each.text for each in found] == ["Die Steine werden gezählt."]


def test_what_a_file_says_of_a_language_is_taken_with_marks_and_remarks() -> None:
    known = read_search_words(
        "# Hilfe\ncommon Über das\nsame Remis gleich\n\nforms Haus Häuser\naside Tasten\n"
    )
    assert known == SearchWords(
        frozenset({"uber", "das"}), (("haus", "häuser"),), (("remis", "gleich"),), frozenset({"tasten"})
    )
