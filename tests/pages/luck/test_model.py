"""Luck over time as the window has it: people, the cards of one of them, and how much is counted."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QGuiApplication
from stolik.analysis.luck_over_time import FinishedGame, PlayedGame
from stolik.pages.luck.model import LuckModel
from stolik.services.family_book.game_row import PersonRow
from stolik.services.language import Language
from stolik.services.program_paths import translations


class Results(QObject):
    """Results kept in memory."""

    changed = Signal()

    def __init__(self, **games: int) -> None:
        super().__init__()
        self.games = games
        self.counts = (4, 4, 0)

    def people(self) -> list[PersonRow]:
        return [PersonRow(name, 0, 0, count) for name, count in self.games.items()]

    def games_of(self, name: str) -> list[FinishedGame]:
        one = FinishedGame("pickomino", False, 1.0, PlayedGame(1.0, 0.5, 0.4, 0.1, 20))
        return [one] * self.games.get(name, 0)

    def coverage(self) -> tuple[int, int, int]:
        return self.counts


def make(results: Results) -> Any:
    return LuckModel(results)  # type: ignore[arg-type]  # the stubs know no signals of instances


@pytest.fixture
def results(qapp: QGuiApplication) -> Results:
    return Results(Ala=3, Jan=1)


def test_it_shows_the_first_person_until_another_is_chosen(results: Results) -> None:
    model = make(results)
    assert [row.name for row in model.people.rows] == ["Ala", "Jan"]
    assert model.chosen == "Ala"
    assert model.cards.rows[0].title == "Worms"
    before = model.cards.rows[0].counts
    model.choose("Jan")
    assert model.chosen == "Jan"
    assert model.cards.rows[0].counts != before


def test_it_follows_what_is_worked_out_and_who_is_deleted(results: Results) -> None:
    model = make(results)
    model.choose("Jan")
    before = model.cards.rows[0].counts
    results.games["Jan"] = 2
    results.changed.emit()
    assert model.cards.rows[0].counts != before
    del results.games["Jan"]
    results.changed.emit()
    assert (model.chosen, model.people.count) == ("Ala", 1)


def test_without_people_there_is_nothing(qapp: QGuiApplication) -> None:
    empty = Results()
    empty.counts = (0, 0, 0)
    model = make(empty)
    assert (model.chosen, model.coverage, model.people.rows, model.cards.rows) == ("", "", (), ())


def test_how_much_is_counted_is_told(results: Results) -> None:
    model = make(results)
    before = model.coverage
    assert before
    results.counts = (2, 4, 0)
    assert model.coverage != before


def test_it_follows_the_language(results: Results) -> None:
    model, usual, spoken = make(results), QLocale(), Language(translations())
    spoken.switch("pl")
    model.retranslate()
    try:
        assert model.cards.rows[0].title == "Robale"
        assert model.cards.rows[0].counts == "3 partie, wygrane: 3"
    finally:
        spoken.close()
        QLocale.setDefault(usual)


def test_what_was_left_hears_nothing_more(results: Results) -> None:
    model = make(results)
    model.close()
    results.games["Ola"] = 5
    results.changed.emit()
    assert model.people.count == 2
