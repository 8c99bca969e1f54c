"""The family book in the window: a person, the last games, an evening that is begun, and dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people

from tests.pictures.scene import KNOWN, KNOWN_PEOPLE
from tests.pictures.scenes.family_book import played
from tests.ui.conftest import Open
from tests.ui.test_everybody import misfits, unheard
from tests.ui.test_luck_over_time import with_ala
from tests.ui.test_report import TIE


def test_the_book_is_opened_looked_through_and_an_evening_begun(
    open_screen: Open, paths: Paths, tmp_path: Path
) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    played(evening=0)(paths)
    screen = open_screen(size=(1366, 768), language="pl")
    settings: Any = screen.app.settings
    settings.welcomed = True
    assert screen.app.shell.latest_games.game_rows.rowCount() == 0, "nobody has looked for them"
    screen.click("Księga rodzinna")
    screen.wait_until(lambda: screen.sees("Osoby"), "the book")
    screen.picture()
    lines = screen.lines()
    assert {"Robale", "Kółka, w pojedynkę", "Najlepszy wynik", "52 partie, 17 wygranych"} <= set(lines)
    assert (misfits(screen), unheard(screen)) == ([], [])
    title, part = screen.find("Księga rodzinna").place, screen.find("Osoby").place
    assert title.top() < part.center().y() < title.bottom(), "the parts stand beside the title"
    screen.click(KNOWN[1])
    screen.picture()
    book = screen.page_model("book")
    assert book.chosen == KNOWN[1]
    book.document.folder = tmp_path
    screen.click("Więcej")
    screen.click("Zapisz tabelę (CSV)")
    (table,) = tmp_path.glob("*.csv")
    assert len(table.read_text("utf-8-sig").splitlines()) > 200
    screen.wait_for("Pokaż folder")
    assert (misfits(screen), unheard(screen)) == ([], [])
    screen.press(Qt.Key.Key_Escape)
    screen.click("Kostki")
    screen.picture()
    assert any("od 8" in line and "kostek każda ścianka" in line for line in screen.lines())
    assert (misfits(screen), unheard(screen)) == ([], [])
    screen.click("Sezon")
    screen.picture()
    assert (misfits(screen), unheard(screen)) == ([], [])
    screen.click("Wieczór")
    screen.picture()
    for name in KNOWN[:2]:
        screen.click(name)
    screen.click("Do 3 partii")
    screen.click("Zacznij wieczór")
    screen.picture()
    assert screen.sees("Wieczór trwa: rozegrano 0 z 3 partii.")
    assert not screen.sees(KNOWN[2])
    assert (misfits(screen), unheard(screen)) == ([], [])


@pytest.mark.rest
def test_a_best_game_is_looked_back_on_and_its_record_stays_alone(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, People(people=[Person(name="Ala")]))
    paths.finished.mkdir(parents=True)
    with_ala(TIE, paths.finished / "ryzyk_fizyk-1.stolik")
    screen = open_screen()
    screen.click("Family book")
    screen.wait_until(lambda: screen.can_press("Look back on the best game"), "the record")
    screen.click("Look back on the best game")
    screen.wait_for_page("table")
    assert screen.page_model("book") is None
    screen.wait_until(lambda: screen.table.lookingAt == 0, "the start of the game")
    screen.breathe()
    assert not screen.can_press("Again"), "no result lies over it"
    assert screen.sees("Back to the family book")
    screen.press(Qt.Key.Key_Escape)
    screen.wait_until(lambda: screen.can_press("Look back on the best game"), "the book")
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for_page("home")
    screen.wait_until(lambda: screen.page_model("book") is None, "the start page")
    assert [path.name for path in paths.finished.glob("*.stolik")] == ["ryzyk_fizyk-1.stolik"]
    assert list(paths.saves.glob("*.stolik")) == []


@pytest.mark.rest
def test_an_empty_book_says_one_sentence_and_shows_no_zeros(open_screen: Open, paths: Paths) -> None:
    store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
    screen = open_screen(language="pl")
    screen.click("Księga rodzinna")
    told = "Dokończcie partię pod własnymi imionami, a znajdziecie ją tutaj."
    screen.wait_until(lambda: told in screen.lines(), "the sentence")
    assert not [line for line in screen.lines() if "0 " in line]
