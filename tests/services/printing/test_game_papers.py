"""The score card on paper: what everybody's block shows, and that the page is full and nothing runs over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from random import Random
from typing import Any

import pytest
import shiboken6
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtQml import QQmlEngine
from stolik.engine.drawing import Box, Curve, Drawing
from stolik.engine.driver import play, random_chooser
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.games.knaster.rules.sheet import BONUSES
from stolik.models import motion  # noqa: F401 - the theme asks for what it registers
from stolik.services.language import Language
from stolik.services.printing.course_chart import course_of
from stolik.services.printing.game_papers import SEAT_COLOURS, ScoreCardSource, card_source_of, lay_out
from stolik.services.printing.painting import paint, pdf_of
from stolik.services.printing.sheet import PAPERS, Area, Face, Line, Page, Picture, RichText
from stolik.services.program_paths import QML
from stolik.services.tables.table_setup import TableSetup

from tests.pictures.scene import simplest
from tests.services.test_score_card import STARTED, language, plain, seated, table_of

LONG = ("Wolfeschlegelsteinhausenbergerdorff", "Babcia Zofia z Rzeszowa", "Kuba <b>&", "Ela")
SEATS = (
    *(("knaster", seats) for seats in (1, 2, 12)),
    *(("pickomino", seats) for seats in (2, 7)),
    *(("ryzyk_fizyk", seats) for seats in (2, 8)),
    *(("rummikub", seats) for seats in (2, 4)),
)
CROWDED = [("knaster", 12), ("rummikub", 4)]
every_kind = pytest.mark.parametrize(
    "game, seats", [pytest.param(*each, marks=() if each in CROWDED else pytest.mark.rest) for each in SEATS]
)
SMALLEST_EM = 1.75
"""The smallest type in millimetres: five points, for the names of twelve on the smaller paper."""

__all__ = ["language"]


@cache
def finished(game: str, seats: int) -> TableSetup:
    info, rules = load_package(game).info, load_game(game)
    session = Session(rules, seats, rules.options_type(), 0)
    rng = Random(5)
    play(session, simplest(rules) if game == "rummikub" else random_chooser(rules, rng), rng)
    players = tuple(
        Player(name=LONG[seat % len(LONG)], player="bot:fair" if seat == 1 else "human")
        for seat in range(seats)
    )
    return TableSetup(info, session, in_order(players), started_at=STARTED)


def source_of(setup: TableSetup) -> ScoreCardSource:
    table = table_of(setup)
    table.begin()
    return card_source_of(setup, table.score_card(), table.friendlyFact)


def drawings_of(page: Page) -> list[Drawing]:
    return [part.drawing for part in page.parts if isinstance(part, Picture) and part.drawing.height > 1]


def texts_of(page: Page) -> Iterator[str]:
    for part in page.parts:
        if isinstance(part, RichText):
            yield part.html
        elif isinstance(part, Line):
            yield part.words.text
        elif isinstance(part, Picture):
            yield from part.drawing.texts


def rows_covered(page: Page, dots_per_mm: int = 2) -> list[bool]:
    wide, high = (round(side * dots_per_mm) for side in (page.paper.width, page.paper.height))
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    white = QColor("#FFFFFF").rgb()
    image.fill(white)
    painter = QPainter(image)
    paint(painter, page, dots_per_mm)
    painter.end()
    return [
        any(image.pixel(x, y) != white for x in range(0, image.width(), 2)) for y in range(image.height())
    ]


@pytest.mark.parametrize("paper", PAPERS)
@every_kind
def test_everything_stands_within_the_margins_of_a_full_page_and_over_nothing_else(
    language: Any, game: str, seats: int, paper: str
) -> None:
    page = lay_out(source_of(finished(game, seats)), PAPERS[paper])
    for part in page.parts:
        area: Area = part.area
        assert area.x >= page.paper.margin - 0.2
        assert area.right <= page.paper.width - page.paper.margin + 0.2
        assert area.y >= page.paper.margin - 0.2
        assert area.bottom <= page.paper.height - page.paper.margin + 0.3, part
        if isinstance(part, RichText):
            assert part.size >= SMALLEST_EM
    lowest = max(part.area.bottom for part in page.parts)
    assert lowest > page.paper.height * 0.9, "the foot of the page is empty"
    covered = rows_covered(page)
    empty, longest = 0, 0
    for row in covered[int(page.paper.margin * 2) : int(lowest * 2)]:
        empty = 0 if row else empty + 1
        longest = max(longest, empty)
    assert longest / 2 < page.paper.height * 0.08, "a gap across the page"
    parts = [part for part in page.parts if part.area.height > 1]
    for one, part in enumerate(parts):
        for other in parts[one + 1 :]:
            across = min(part.area.right, other.area.right) - max(part.area.x, other.area.x)
            down = min(part.area.bottom, other.area.bottom) - max(part.area.y, other.area.y)
            assert across < 0.3 or down < 0.3, f"{part} and {other}"


@every_kind
def test_everybody_is_there_with_face_place_and_total(language: Any, game: str, seats: int) -> None:
    source = source_of(finished(game, seats))
    page = lay_out(source, PAPERS["a4"])
    said = plain(unescape(" ".join(texts_of(page))))
    total = next(column for column in source.content.score_table.columns if column.strong)
    for place in source.content.places:
        # Long names break between words, which is plain again.
        assert plain(place.name) in said
        assert total.cells[place.seat] in said
    faces = [part.file for part in page.parts if isinstance(part, Face)]
    assert {seat.face for seat in source.seats} <= set(faces)
    assert all((QML / "Stolik" / "art" / face).is_file() for face in faces)
    assert "2026" in said
    assert plain(source.fact) in said


def test_circles_shows_every_number_circle_and_bonus(qapp: QGuiApplication) -> None:
    setup = finished("knaster", 12)
    sheets = setup.session.state.sheets
    art = load_package("knaster").score_card
    assert art is not None
    drawn = art.drawings(setup.session.state)
    assert len(drawn) == 12
    for sheet, drawing in zip(sheets, drawn, strict=True):
        numbers = [str(number) for number in sheet.numbers if number]
        assert sorted(drawing.texts) == sorted([*numbers, *map(str, BONUSES.values())])
        assert sum(isinstance(shape, Curve) for shape in drawing.shapes) == sum(sheet.circles)
        won = [shape for shape in drawing.shapes if isinstance(shape, Box) and shape.fill == "#1746A2"]
        assert len(won) == len(sheet.completed)
    assert all(drawing in drawings_of(lay_out(source_of(setup), PAPERS["a5"])) for drawing in drawn)


def test_worms_shows_every_tile(qapp: QGuiApplication) -> None:
    setup = finished("pickomino", 7)
    page = lay_out(source_of(setup), PAPERS["a5"])
    tiles = [
        text
        for drawing in drawings_of(page)[:7]
        for text in drawing.texts
        if text.isdigit() and 21 <= int(text) <= 36
    ]
    assert sorted(tiles) == sorted(str(tile) for stack in setup.session.state.stacks for tile in stack)


def test_worms_tells_why_equal_worms_have_different_places(language: Language) -> None:
    setup = seated("pickomino/shared_last_place.stolik", tuple("ABCDEFG"))
    page = lay_out(card_source_of(setup, table_of(setup).score_card()), PAPERS["a5"])
    sentences = {
        "en": "{} and {} have the same number of worms: the higher tile decides.",
        "pl": "{} i {} mają tyle samo robali: rozstrzyga wyższa płytka.",
    }
    said, sentence = plain(unescape(" ".join(texts_of(page)))), sentences[language.code]
    # Both own 3 worms; C and F share the last place, with none.
    assert sentence.format("G", "A") in said
    assert sentence.format("C", "F") not in said


def test_rummikub_keeps_its_table_and_shows_the_racks_of_the_last_game(qapp: QGuiApplication) -> None:
    setup = finished("rummikub", 4)
    page = lay_out(source_of(setup), PAPERS["a4"])
    assert any("Chief referee" in text for text in texts_of(page))
    assert any("<table" in text and "small points" in text for text in texts_of(page))
    racks = setup.session.state.racks
    numbers = [text for drawing in drawings_of(page)[:4] for text in drawing.texts if text != "–"]
    assert len(numbers) == sum(tile[0] != "j" for rack in racks for tile in rack)


def test_a_game_that_draws_nothing_gets_its_figures_and_its_course(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = finished("ryzyk_fizyk", 3)
    monkeypatch.setattr(load_package("ryzyk_fizyk"), "score_card", None)
    page = lay_out(source_of(setup), PAPERS["a4"])
    assert any("<table" in text for text in texts_of(page))
    (chart,) = drawings_of(page)
    assert set(LONG[:3]) <= set(chart.texts)
    assert max(part.area.bottom for part in page.parts) > page.paper.height * 0.9


def test_the_course_goes_from_the_start_to_the_end(qapp: QGuiApplication) -> None:
    setup = finished("ryzyk_fizyk", 3)
    course = course_of(setup.session, None)
    assert course[0] == (0, 0, 0)
    assert course[-1] == setup.session.state.accounts
    fresh = Session(setup.session.game, 3, setup.session.options, 0)
    assert course_of(fresh, None) == (), "a game in which nothing happened has no course"


def test_the_course_of_tiles_begins_with_those_that_were_dealt(qapp: QGuiApplication) -> None:
    session, art = finished("rummikub", 4).session, load_package("rummikub").score_card
    assert art is not None
    course = course_of(session, art.progress)
    assert course[0] == (14, 14, 14, 14)
    assert course[-1] == tuple(len(rack) for rack in session.state.racks)


def test_it_becomes_one_page(qapp: QGuiApplication) -> None:
    for paper in PAPERS.values():
        pdf = pdf_of([lay_out(source_of(finished("knaster", 12)), paper)], "Score card")
        assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1


def test_a_long_name_is_made_smaller_and_never_cut(qapp: QGuiApplication) -> None:
    page = lay_out(source_of(finished("knaster", 12)), PAPERS["a5"])
    (line, *_) = [
        part for part in page.parts if isinstance(part, Line) and part.words.text.startswith("Wolfe")
    ]
    assert line.words.text == LONG[0]
    assert line.area.width < 40


def test_the_colours_of_the_seats_are_those_of_the_table(qapp: QGuiApplication) -> None:
    engine = QQmlEngine()
    engine.addImportPath(str(QML))
    theme: Any = engine.singletonInstance("Stolik", "Theme")
    theme.setProperty("scheme", "day")
    assert [QColor(colour).name().upper() for colour in theme.property("seatColors")] == list(SEAT_COLOURS)
    shiboken6.delete(engine)
