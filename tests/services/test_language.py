"""The language can change while the program runs; numbers follow the system's country."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from pytestqt.qtbot import QtBot
from stolik.engine.game_library import load_package
from stolik.games.rummikub.ui.printed import verdict
from stolik.models.words import default_name, qt_translate, shown_name
from stolik.services.language import Language, in_country, known_languages, language_of, own_names
from stolik.services.program_paths import QML, help_file, translations
from stolik.services.sentences import say_fault
from stolik.storage.faults import Fault

from tests.spoken import spoken

ROOT = Path(__file__).parents[2]

TEXTS = b"""
import QtQuick
QtObject {
    property int count: 5
    property string title: qsTranslate("pickomino", "Worms")
    property string people: qsTranslate("HomePage", "%1\xe2\x80\x93%n people", "", count).arg(2)
}
"""


@pytest.fixture
def folder() -> Path:
    return translations()


def test_what_is_shown_follows_at_once(folder: Path, qtbot: QtBot) -> None:
    language = Language(folder)
    engine = QQmlEngine()
    language.switch("en")
    language.serve(engine)
    component = QQmlComponent(engine)
    component.setData(TEXTS, QUrl())
    texts = component.create()
    assert component.errorString() == ""
    assert (texts.property("title"), texts.property("people")) == ("Worms", "2–5 people")
    with qtbot.waitSignal(language.switched):
        language.switch("pl")
    assert (texts.property("title"), texts.property("people")) == ("Robale", "2–5\u00a0osób")
    assert say_fault(Fault("disk_full")).startswith("Dysk jest pełny")
    texts.setProperty("count", 4)
    assert texts.property("people") == "2–4\u00a0osoby"
    language.switch("en")
    assert texts.property("title") == "Worms"
    assert QCoreApplication.translate("pickomino", "Worms") == "Worms"


def test_without_compiled_translations_english_is_shown(tmp_path: Path, qtbot: QtBot) -> None:
    language = Language(tmp_path)
    language.switch("pl")
    assert language.code == "pl"
    assert say_fault(Fault("disk_full")).startswith("The disk is full")
    language.switch("en")


@pytest.fixture
def polish(qtbot: QtBot) -> Iterator[None]:
    with spoken("pl"):
        yield


@pytest.mark.usefixtures("polish")
@pytest.mark.parametrize(
    "game, event, sentence",
    [
        ("knaster", {"kind": "dice_rolled", "dice": (1, 3), "total": 4}, "Ala: wypadły 1 i 3, suma 4."),
        ("ryzyk_fizyk", {"kind": "dice_rolled", "dice": (1, 3, 3)}, "Ala: wypadły 1, 3 i 3."),
        ("pickomino", {"kind": "dice_rolled", "dice": (1, 6)}, "Ala: wypadły 1 i robal."),
        ("pickomino", {"kind": "dice_rolled", "dice": (4,)}, "Ala: wypada 4."),
        (
            "pickomino",
            {"kind": "dice_kept", "face": 4, "count": 1, "total": 9},
            "Ala odkłada czwórkę: 1 × 4, suma 9.",
        ),
        (
            "pickomino",
            {"kind": "dice_kept", "face": 4, "count": 2, "total": 9},
            "Ala odkłada czwórki: 2 × 4, suma 9.",
        ),
        (
            "ryzyk_fizyk",
            {"kind": "dice_kept", "dice": (5,), "points": 5, "total": 9},
            "Ala odkłada piątkę: +5, razem 9.",
        ),
        (
            "ryzyk_fizyk",
            {"kind": "dice_kept", "dice": (5, 5), "points": 10, "total": 10},
            "Ala odkłada 5 i 5: +10, razem 10.",
        ),
    ],
)
def test_dice_are_told_in_polish_as_people_say_them(game: str, event: dict[str, Any], sentence: str) -> None:
    told = load_package(game).messages.event({"seat": 0, **event}, ("Ala",))
    assert told.replace("\xa0", " ") == sentence


def _sentences() -> Iterator[tuple[str, ElementTree.Element]]:
    for context in ElementTree.parse(ROOT / "translations" / "stolik_pl.ts").getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


@pytest.mark.usefixtures("polish")
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_no_sentence_is_told_in_english_by_a_number_that_it_does_not_need(count: int) -> None:
    english = {
        (context, source): told
        for context, message in _sentences()
        if message.get("numerus") != "yes" and not message.findtext("comment")
        for source, words in [(message.findtext("source", ""), message.findtext("translation", ""))]
        if (told := qt_translate(context, source, count)) != words
    }
    assert english == {}


def test_a_sentence_with_a_place_for_a_number_has_plural_forms() -> None:
    plural = re.compile(r"%n|\([^()|]*\|[^()|]*\)")
    sources = [
        message.findtext("source", "") for _, message in _sentences() if message.get("numerus") != "yes"
    ]
    assert len(sources) > 1000
    assert not list(filter(plural.search, sources))


@pytest.mark.usefixtures("polish")
@pytest.mark.parametrize("worth", [30, 2, 1])
def test_who_went_out_is_told_in_polish_whatever_is_counted(worth: int) -> None:
    facts = {"seat": 0, "points": 25, "reason": "winner", "rack": (), "sets": (), "left": worth}
    told = verdict(facts, ("Łagodna 1",)).replace("\xa0", " ")
    assert told == "Łagodna 1 wygrywa partię: +25."


@pytest.mark.usefixtures("polish")
def test_a_column_has_one_name_in_polish() -> None:
    known = load_package("knaster").messages
    told = known.event({"kind": "number_written", "seat": 0, "number": 9, "row": 1, "column": 2}, ("Ala",))
    assert told.replace("\xa0", " ") == "Ala wpisuje 9: rząd 2, kolumna 3."
    files = (help_file("knaster", "pl"), ROOT / "translations" / "stolik_pl.ts")
    texts = [file.read_text(encoding="utf-8").casefold() for file in files if file is not None]
    assert len(texts) == 2
    assert all("kolumn" in text and "pionow" not in text for text in texts)


@pytest.mark.parametrize("code, own, country", [("pl", "Gracz 3", "pl_PL"), ("en", "Player 3", "en_GB")])
def test_names_and_numbers_are_those_of_a_language(qtbot: QtBot, code: str, own: str, country: str) -> None:
    with spoken(code):
        assert default_name(3) == own
        assert [shown_name(name) for name in ("Gracz 3", "Player 3")] == [own, own]
        assert shown_name("Ola 3") == "Ola 3"
        assert QLocale().name() == country, "as in the country of the file"


def test_the_languages_are_those_of_the_files_and_call_themselves(folder: Path, tmp_path: Path) -> None:
    assert (known_languages(folder), own_names(folder)) == (("en", "pl"), ("English", "Polski"))
    assert (known_languages(tmp_path), own_names(tmp_path)) == (("en",), ("English",))


@pytest.mark.parametrize(
    "chosen, system, language",
    [
        ("pl", ["en-GB", "en"], "pl"),
        ("de", ["pl-PL", "en"], "pl"),
        (None, ["pl-Latn-PL", "pl-PL", "pl"], "pl"),
        (None, ["de-DE", "de", "pl-PL"], "pl"),
        (None, ["de-DE"], "en"),
        (None, ["PL"], "pl"),
    ],
)
def test_what_is_not_there_falls_back_to_the_language_of_the_system(
    folder: Path, monkeypatch: pytest.MonkeyPatch, chosen: str | None, system: list[str], language: str
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda locale: system)
    assert language_of(chosen, folder) == language


@pytest.mark.parametrize(
    "language, system, written",
    [
        ("en", "en_GB", "en_GB"),
        ("en", "en_US", "en_US"),
        ("en", "pl_PL", "en_US"),
        ("en", "tr_TR", "en_US"),
        ("en", "C", "en_US"),
        ("pl_PL", "en_GB", "pl_PL"),
        ("pl_PL", "pl_PL", "pl_PL"),
    ],
)
def test_the_country_of_the_system_counts_where_it_speaks_the_language(
    language: str, system: str, written: str
) -> None:
    assert in_country(QLocale(language), QLocale(system)).name() == written


@pytest.mark.parametrize("country, time", [("en_GB", "18:01"), ("en_US", "6:01"), ("pl_PL", "18:01")])
def test_the_time_of_day_is_written_as_in_the_country(qapp: Any, country: str, time: str) -> None:
    engine, before = QQmlEngine(), QLocale()
    engine.addImportPath(str(QML))
    engine.setUiLanguage("en")
    QLocale.setDefault(QLocale(country))
    dates: Any = engine.singletonInstance("Stolik", "Dates")
    assert time in dates.moment(datetime(2026, 11, 28, 18, 1).timestamp(), 0)
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    "written, shown",
    [
        ("Ala\nMa\tKota", "Ala Ma Kota"),
        ("  Ala\r\n  ", "Ala"),
        ("Ala\u2028Ola", "Ala Ola"),
        ("\u202egracz\u202c", "gracz"),
        ("A\x00l\x1b[31ma", "Al[31ma"),
        ("Żółw-Ślimak O'Hara", "Żółw-Ślimak O'Hara"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
        ("\u05e9\u05e8\u05d4", "\u2068\u05e9\u05e8\u05d4\u2069"),
    ],
)
def test_a_name_stands_on_one_line_and_turns_nothing_around_it(written: str, shown: str) -> None:
    assert shown_name(written) == shown
