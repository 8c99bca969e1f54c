"""The sheet for a class: twelve positions that can be read, nothing twice, and the answers on the back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from stolik.analysis.guessing import make
from stolik.engine.drawing import Drawing
from stolik.pages.guess.sheet import (
    POSITIONS,
    GuessSheet,
    PaperQuestion,
    PaperWords,
    can_be_read,
    lay_out_guesses,
    printed,
)
from stolik.services.printing.sheet import PAPERS, Line, Page, Picture

from tests.house import House
from tests.tiers import mostly_rest

QUICK = ("pickomino", "knaster", "ryzyk_fizyk")
GAMES = (*QUICK, "rummikub")
WORDS = PaperWords("Guess first", "Write", "Name:", "The answers")


def lines(page: Page) -> list[str]:
    return [part.words.text for part in page.parts if isinstance(part, Line)]


@pytest.mark.parametrize("game", mostly_rest(GAMES, usual=QUICK))
def test_all_stands_on_the_paper_and_answers_on_the_back_only(qapp: QGuiApplication, game: str) -> None:
    questions = [printed(make(game, str(seed))) for seed in range(3)]
    questions = (questions * POSITIONS)[:POSITIONS]
    for paper in PAPERS.values():
        front, back = lay_out_guesses(questions, WORDS, paper)
        for page in (front, back):
            for part in page.parts:
                assert part.area.x >= 0
                assert part.area.right <= paper.width
                assert part.area.bottom <= paper.height
                assert part.area.height > 0
        assert not any("%" in text for text in lines(front))
        assert [text for text in lines(back) if "%" in text] == [each.answer for each in questions]
        drawn = [part.drawing for part in front.parts if isinstance(part, Picture)]
        assert all(each.drawing in drawn for each in questions)


def test_a_sheet_is_made_one_position_after_the_other_without_doubles(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runner, laid = house.runner, list[PaperQuestion]()

    def lay_out(questions: Sequence[PaperQuestion], *more: Any) -> list[Page]:
        laid.extend(questions)
        return lay_out_guesses(questions, *more)

    monkeypatch.setattr("stolik.pages.guess.sheet.lay_out_guesses", lay_out)
    sheet: Any = GuessSheet(house.services)
    sheet.folder = tmp_path / "papers"
    sheet.make("ryzyk_fizyk")
    sheet.make("pickomino")
    while runner.jobs:
        assert sheet.working
        runner.do()
    assert not sheet.working
    assert {job.game for job in runner.asked} == {"ryzyk_fizyk"}
    (file,) = (tmp_path / "papers").iterdir()
    assert file.read_bytes().startswith(b"%PDF")
    assert file.name in sheet.sentence
    assert len({(each.question, each.answer) for each in laid}) == POSITIONS


def test_what_cannot_be_made_is_told_and_leaving_stops_it(house: House) -> None:
    runner = house.runner
    sheet: Any = GuessSheet(house.services)
    sheet.make("knaster")
    runner.do(lambda _: None)
    assert (sheet.working, sheet.saved) == (False, False)
    assert "could not be made" in sheet.sentence
    sheet.make("knaster")
    sheet.stop()
    assert (sheet.working, runner.jobs) == (False, {})
    sheet.stop()


def test_a_full_table_is_too_small_to_be_read() -> None:
    assert can_be_read(Drawing(160, 90, ()))
    assert not can_be_read(Drawing(160, 190, ()))
