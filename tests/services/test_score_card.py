"""The score card of a finished game: its text, its full page, and its file."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from html import escape, unescape
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, cast
from unicodedata import normalize

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QLocale, QObject, QRectF, QUrl, Slot
from PySide6.QtGui import QColor, QDesktopServices, QGuiApplication, QImage, QPainter, QTextDocument
from PySide6.QtQml import QQmlEngine
from stolik.engine.drawing import Box, Curve, Drawing, Words
from stolik.engine.driver import play, random_chooser
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player, open_session, parse_record
from stolik.engine.score_card import ScoreCardContent
from stolik.engine.session import Session
from stolik.engine.sitting import Agreed, in_order
from stolik.games.knaster.rules.sheet import BONUSES
from stolik.games.rummikub.rules.options import PRESETS, Options
from stolik.games.rummikub.ui.printed import score_table_of, signed
from stolik.models import motion  # noqa: F401 - the theme asks for what it registers
from stolik.services.language import Language
from stolik.services.printing.game_papers import (
    SEAT_COLOURS,
    ScoreCardSource,
    body_of,
    course_of,
    foot_of,
    heading_of,
    lay_out,
    remarks_of,
    rules_of,
)
from stolik.services.printing.sheet import PAPERS, Face, Page, RichText, paint, pdf_of
from stolik.services.program_paths import QML
from stolik.services.score_card import ScoreCard
from stolik.services.tables.table_setup import TableSetup
from stolik.table.controller import TableController
from stolik.table.screen_parts import TableNeeds
from stolik.tournament.due import next_draw
from stolik.tournament.entries import Created, Settings
from stolik.tournament.tournament import PlayedMatch, Tournament

from tests.pictures.scene import simplest
from tests.refusing import refusing
from tests.spoken import spoken
from tests.table.screen import NoBots
from tests.tiers import mostly_rest
from tests.tournament.fields import entrants

GOLDEN = Path(__file__).parents[1] / "golden"
STARTED = "2026-11-21T20:15:00+01:00"


def read(file: str) -> Any:
    return open_session(parse_record((GOLDEN / file).read_bytes()))


def seated(file: str, names: tuple[str, ...] = ("Ala", "Jan", "Ola", "Ela")) -> TableSetup:
    info, session = load_package(file.split("/")[0]).info, read(file)
    assert session.over
    players = tuple(
        Player(name=names[seat % len(names)], player="bot:fair" if seat == 1 else "human")
        for seat in range(session.seats)
    )
    return TableSetup(info, session, in_order(players), started_at=STARTED)


def table_of(setup: TableSetup) -> Any:
    return TableController(setup, TableNeeds(cast("Any", NoBots()), cast("Any", None), cast("Any", None)))


FINISHED = """
    knaster/a_line_with_nothing_left_to_circle knaster/circles_after_another_entry knaster/ends_with_the_dice
    knaster/twelve_seats pickomino/bust_by_eight_dice_with_nothing_to_take
    pickomino/bust_by_eight_dice_without_a_worm pickomino/bust_without_a_tile pickomino/ends_by_a_bust
    pickomino/shared_last_place rummikub/a_match_that_two_share rummikub/announced_in_the_last_turn_costs_100
    ryzyk_fizyk/all_six_must_be_rolled_on ryzyk_fizyk/an_account_goes_back_to_0
    ryzyk_fizyk/eight_at_the_table ryzyk_fizyk/six_of_a_kind_wins
    rummikub/a_match_of_two_games rummikub/a_rack_worth_30_costs_200
"""
"""A finished game of every kind with every number of seats, and two more."""


USUAL = (
    "knaster/twelve_seats.stolik",
    "pickomino/shared_last_place.stolik",
    "rummikub/a_match_of_two_games.stolik",
    "ryzyk_fizyk/six_of_a_kind_wins.stolik",
)


def finished() -> list[str]:
    return [f"{name}.stolik" for name in FINISHED.split()]


@pytest.mark.rest
def test_every_kind_and_number_of_seats_with_a_finished_golden_game_is_among_them() -> None:
    sessions = {path: read(path.relative_to(GOLDEN).as_posix()) for path in GOLDEN.glob("*/*.stolik")}
    kinds = {(path.parent.name, session.seats) for path, session in sessions.items() if session.over}
    assert {(file.split("/")[0], read(file).seats) for file in finished()} == kinds


def paper_of(setup: TableSetup, card: ScoreCardContent) -> str:
    text = ""
    source = ScoreCardSource(setup, card)
    for html in ("<br>".join(map(escape, source.heading)), body_of(card), remarks_of(card), foot_of(card)):
        document = QTextDocument()
        document.setHtml(html)
        text += document.toPlainText() + "\n"
    return plain(text)


def plain(text: str) -> str:
    """Return a text with plain spaces, and letters instead of ligatures."""
    return " ".join(normalize("NFKC", text).split())


@pytest.fixture(params=["en", "pl"])
def language(request: pytest.FixtureRequest, qapp: QGuiApplication) -> Iterator[Language]:
    with spoken(request.param) as language:
        yield language


@pytest.mark.parametrize("name", ["أحمد", "דוד", "山田", "Łukasz", "Ўладзь"])
def test_in_the_slanted_sentence_letters_without_a_slanted_form_stand_upright(name: str) -> None:
    table = table_of(seated(finished()[0]))
    table.begin()
    fact = f"{name} & Ala: 27."
    said = remarks_of(table.score_card(), fact)
    upright = f"<span style='font-style:normal'>{name}</span>"
    assert (upright in said) == (name not in ("Łukasz", "Ўладзь"))
    assert f"<p><i>{escape(fact)}</i></p>" == said[said.index("<p><i>") :].replace(upright, name)


@pytest.mark.parametrize("file", mostly_rest(finished(), usual=USUAL))
def test_the_paper_has_everybody_and_every_figure_of_the_result(language: Language, file: str) -> None:
    setup = seated(file)
    table = table_of(setup)
    table.begin()
    card = table.score_card()
    assert [(place.rank, place.name) for place in card.places] == [
        (row.rank, row.name) for row in table.standings.rows
    ]
    totals = next(column for column in card.score_table.columns if column.strong)
    said = signed if setup.info.id == "rummikub" else str
    for row in table.standings.rows:
        assert totals.cells[row.seat] == said(row.score)
    paper = paper_of(setup, card)
    for place in card.places:
        assert place.name in paper
    for column in card.score_table.columns:
        assert all(plain(text) in paper for text in (column.head, column.group, *column.cells))
    for remarks in card.score_table.remarks:
        assert all(plain(text) in paper for text in (remarks.about, *remarks.sentences))
    computers = sum(not place.is_person for place in card.places)
    assert paper.count(QCoreApplication.translate("shell", "computer")) == computers


def test_a_match_is_written_game_by_game_and_summed_up(qapp: QGuiApplication) -> None:
    setup = seated("rummikub/a_match_of_two_games.stolik")
    card = table_of(setup).score_card()
    first, second = setup.session.state.results
    small, big = setup.session.state.points
    assert [(column.group, column.head, list(column.cells)) for column in card.score_table.columns] == [
        ("Game 1", "small points", [signed(points) for points in first.small_points]),
        ("Game 1", "big points", [str(points) for points in first.big_points]),
        ("Game 2", "small points", [signed(points) for points in second.small_points]),
        ("Game 2", "big points", [str(points) for points in second.big_points]),
        ("Total", "small points", [signed(points) for points in small]),
        ("Total", "big points", [str(points) for points in big]),
    ]
    over = [re.findall(r"[Gg]ame (\d) is over", remarks.about) for remarks in card.score_table.remarks]
    assert over == [["1"], ["2"]]


def in_a_tournament(setup: TableSetup, game: int, **created: Any) -> TableSetup:
    cup = Tournament([Created(Settings(setup.info.id, rounds=2), entrants(8), 1, **created)])
    cup.submit(next_draw(cup.state))
    return replace(setup, agreed=Agreed(match=PlayedMatch(cup.state, 1, 2, game)))


@pytest.mark.parametrize("file", ["rummikub/a_match_of_two_games.stolik", "pickomino/ends_by_a_bust.stolik"])
@pytest.mark.parametrize("game", [0, 2])
def test_a_match_of_a_tournament_tells_when_and_where_it_was_played_and_is_signed(
    language: Language, file: str, game: int
) -> None:
    setup = in_a_tournament(seated(file), game, name="Winter Cup")
    heading = heading_of(setup)
    where, which = {
        "en": ("Qualifying, round 1 of 2, table 2", ", game 2"),
        "pl": ("Eliminacje, runda 1 z\xa02, stolik 2", ", partia 2"),
    }[QLocale().name()[:2]]
    assert heading[2].endswith("2026, 20:15")
    assert heading[3:5] == ("Winter Cup", where + (which if game else ""))
    foot = foot_of(ScoreCardSource(setup, table_of(setup).score_card()).content)
    for signer in ("Ala", {"en": "Chief referee", "pl": "Sędzia główny"}[QLocale().name()[:2]]):
        assert signer in foot
    assert "Jan" not in foot, "computers sign nothing"
    nameless = heading_of(in_a_tournament(seated(file), game))
    assert nameless[3] == {"en": "Tournament", "pl": "Turniej"}[QLocale().name()[:2]]


def test_a_handicap_is_named_on_the_paper_beside_the_rules_that_were_chosen(language: Language) -> None:
    setup = seated("rummikub/a_match_of_two_games.stolik")
    table = table_of(setup)
    table.begin()
    assert table.score_card().handicap == table.handicapText == ""
    setup = replace(setup, seats=setup.seats[:2])
    named = rules_of(replace(setup, session=of_options(Options())))
    setup = replace(setup, session=of_options(Options(easier_opening=(0, 1))))
    table = table_of(setup)
    table.begin()
    card = table.score_card()
    assert (
        card.handicap
        == {
            "en": "Opening with 20 points instead of 30: Ala, Jan. Agreed before the game.",
            "pl": "Otwarcie za 20 punktów zamiast 30: Ala, Jan. Uzgodniono przed grą.",
        }[QLocale().name()[:2]]
    )
    assert plain(card.handicap) in paper_of(setup, card)
    assert rules_of(setup) == named != "", "the preset keeps its name"
    chosen = of_options(Options(easier_opening=(0, 1), timeout_penalty=3))
    assert "20" not in rules_of(replace(setup, session=chosen)) != ""


def of_options(options: Options) -> Session:
    rules = load_game("rummikub")
    session = Session(rules, 2, options, 0)
    play(session, simplest(rules), Random(5))
    return session


def test_the_proof_of_two_hundred_is_on_the_paper(qapp: QGuiApplication) -> None:
    setup = seated("rummikub/a_rack_worth_30_costs_200.stolik")
    paper = paper_of(setup, table_of(setup).score_card())
    assert re.search(r"\w+ could have opened with .+ for \d+ points: −200\.", paper)


def test_the_players_and_the_referee_sign_a_card_of_rummikub_and_no_other(qapp: QGuiApplication) -> None:
    setup = seated("rummikub/a_match_of_two_games.stolik")
    signed_by = foot_of(table_of(setup).score_card())
    assert "Chief referee" in signed_by
    assert [name in signed_by for name in ("Ala", "Jan")] == [True, False], "computers sign nothing"
    other = next(file for file in finished() if not file.startswith("rummikub"))
    assert table_of(seated(other)).score_card().score_table.signed_by == ""
    family = score_table_of(of_options(PRESETS["family"]).state, ("Ala", "Jan"))
    assert family.signed_by == "", "no referee comes to a family's table"
    assert [(column.group, column.strong) for column in family.columns] == [("", True)] * 2
    assert family.remarks[0].about.startswith("Everyone passed, so the game is over")


def test_the_heading_names_the_game_the_day_and_the_rules(qapp: QGuiApplication) -> None:
    setup = seated("rummikub/a_match_of_two_games.stolik")
    title, plays_as, date, *_ = heading_of(setup)
    assert (title, plays_as) == ("Rummikub", "Polish tournament rules")
    assert "2026" in date
    assert "20:15" in date
    undated = replace(setup, started_at="some evening")
    assert not any("2026" in line for line in heading_of(undated))


@pytest.mark.parametrize(
    "options, told",
    [
        (Options(), "Tournament"),
        (Options(turn_seconds=None, games_per_match=1), "Family"),
        (Options(turn_seconds=30), "Time per move: 30 seconds"),
        (Options(timeout_restores=False), "Put the table back: no"),
        (Options(turn_seconds=None), "Time per move: no clock"),
    ],
)
def test_the_rules_are_named_as_where_they_were_chosen(options: Options, told: str) -> None:
    setup = seated("rummikub/a_match_of_two_games.stolik")
    setup.session.options = options
    assert rules_of(setup) == told


def test_usual_rules_without_a_name_need_no_line(qapp: QGuiApplication) -> None:
    setup = seated(next(file for file in finished() if file.startswith("pickomino")))
    setup.session.options = type(setup.session.options)()
    assert rules_of(setup) == ""


def test_a_name_is_never_taken_for_markup(qapp: QGuiApplication) -> None:
    setup = seated("rummikub/a_match_of_two_games.stolik", ("<b>Ala</b> & <Jan>", "Ola"))
    assert "<b>Ala</b> & <Jan>" in paper_of(setup, table_of(setup).score_card())


class Desk(QObject):
    """A system that shows files on request, or can't."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    @Slot(QUrl)
    def show(self, url: QUrl) -> None:
        self.shown.append(url.toLocalFile())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "Documents"


@pytest.fixture
def card(qapp: QGuiApplication, folder: Path) -> ScoreCard:
    made = ScoreCard()
    made.folder = folder
    setup = seated("rummikub/a_match_of_two_games.stolik")
    made.follow(setup, table_of(setup))
    return made


def said(card: ScoreCard) -> str:
    return str(card.property("sentence"))


def test_the_paper_is_of_the_size_that_was_chosen(qapp: QGuiApplication, folder: Path) -> None:
    chosen = "a5"
    made = ScoreCard(paper=lambda: chosen)
    made.folder = folder
    setup = seated("knaster/twelve_seats.stolik")
    made.follow(setup, table_of(setup))
    made.save()
    chosen = "a4"
    made.save()
    small, large = (path.read_bytes() for path in sorted(folder.iterdir(), key=lambda path: len(path.name)))
    sizes = [re.search(rb"/MediaBox \[0 0 (\d+)\S* (\d+)", pdf) for pdf in (small, large)]
    assert [found and found.groups() for found in sizes] == [(b"420", b"595"), (b"595", b"842")]


def test_the_card_goes_among_the_documents_under_a_name_that_speaks_and_no_other_is_lost(
    card: ScoreCard, folder: Path
) -> None:
    assert (said(card), card.property("saved")) == ("", False)
    card.save()
    (file,) = folder.iterdir()
    assert file.name == "Stolik – Rummikub – 2026-11-21 20.15.pdf"
    assert file.read_bytes().startswith(b"%PDF")
    assert card.property("saved") is True
    assert said(card) == f"The score card is in the folder {folder}, as “{file.name}”."
    file.write_text("with a note on it")
    card.save()
    assert file.read_text() == "with a note on it"
    assert "Stolik – Rummikub – 2026-11-21 20.15 (2).pdf" in said(card)
    card.follow(None, None)
    assert (said(card), card.property("saved")) == ("", False), "the next game has no card yet"
    card.save()
    assert card.property("saved") is False


def test_a_folder_that_takes_nothing_is_told_and_can_be_tried_again(card: ScoreCard, folder: Path) -> None:
    folder.write_text("in the way")
    card.save()
    assert said(card) == f"Stolik can't write to {folder}, so the score card is not saved."
    assert card.property("saved") is False
    folder.unlink()
    card.save()
    assert card.property("saved") is True


def test_a_full_disk_is_told_and_leaves_nothing_behind(
    card: ScoreCard, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", refusing(errno.ENOSPC))
    card.save()
    assert said(card) == "The disk is full, so the score card is not saved."
    assert list(folder.iterdir()) == []


def test_the_card_and_its_folder_are_shown_by_the_system(card: ScoreCard, folder: Path) -> None:
    desk = Desk()
    QDesktopServices.setUrlHandler("file", desk, "show")  # type: ignore[arg-type]  # the stubs ask for bytes, which Qt refuses
    try:
        card.save()
        card.open()
        card.showFolder()
    finally:
        QDesktopServices.unsetUrlHandler("file")
    (file,) = folder.iterdir()
    assert [Path(shown) for shown in desk.shown] == [file, folder]
    assert file.name in said(card)


def test_a_system_without_a_program_for_it_is_told_where_the_card_is(
    card: ScoreCard, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    card.save()
    card.open()
    assert said(card).startswith("No program on this computer opens PDF files.")
    assert str(folder) in said(card)
    card.showFolder()
    assert said(card).startswith(f"The folder {folder} couldn't be shown.")


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
"""The smallest type size in millimetres: five points, for twelve names on the smaller paper."""


@cache
def played_out(game: str, seats: int) -> TableSetup:
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
    return ScoreCardSource(setup, table.score_card(), table.friendlyFact)


def drawings_of(page: Page) -> list[Drawing]:
    """Return the pictures on a page, without its lines of text and rules."""
    contents = [part.content for part in page.parts]
    return [each for each in contents if isinstance(each, Drawing) and len(each.shapes) > 1]


def words_of(page: Page) -> Iterator[tuple[QRectF, Words]]:
    """Yield the lines of text of a page with their areas."""
    for area, content in page.parts:
        if isinstance(content, Drawing) and isinstance(content.shapes[0], Words) and len(content.shapes) == 1:
            yield area, content.shapes[0]


def texts_of(page: Page) -> Iterator[str]:
    for _, content in page.parts:
        if isinstance(content, RichText):
            yield content.html
        elif isinstance(content, Drawing):
            yield from content.texts


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
    page = lay_out(source_of(played_out(game, seats)), PAPERS[paper])
    for part in page.parts:
        margin = page.paper.margin
        inside = QRectF(0, 0, page.paper.width, page.paper.height).adjusted(margin, margin, -margin, -margin)
        assert inside.adjusted(-0.2, -0.2, 0.2, 0.3).contains(part.area), part
        if isinstance(part.content, RichText):
            assert part.content.size >= SMALLEST_EM
    lowest = max(part.area.bottom() for part in page.parts)
    assert lowest > page.paper.height * 0.9, "the foot of the page is empty"
    covered = rows_covered(page)
    empty, longest = 0, 0
    for row in covered[int(page.paper.margin * 2) : int(lowest * 2)]:
        empty = 0 if row else empty + 1
        longest = max(longest, empty)
    assert longest / 2 < page.paper.height * 0.08, "a gap across the page"
    parts = [part for part in page.parts if part.area.height() > 1]
    for part, other in combinations(parts, 2):
        shared = part.area.intersected(other.area)
        assert shared.width() < 0.3 or shared.height() < 0.3, f"{part} and {other}"


@every_kind
def test_everybody_is_there_with_face_place_and_total(language: Any, game: str, seats: int) -> None:
    source = source_of(played_out(game, seats))
    page = lay_out(source, PAPERS["a4"])
    said = plain(unescape(" ".join(texts_of(page))))
    total = next(column for column in source.content.score_table.columns if column.strong)
    for place in source.content.places:
        # Long names break between words, so spaces are plain again.
        assert plain(place.name) in said
        assert total.cells[place.seat] in said
    faces = [part.content.file for part in page.parts if isinstance(part.content, Face)]
    assert set(source.faces) <= set(faces)
    assert all((QML / "Stolik" / "art" / face).is_file() for face in faces)
    assert "2026" in said
    assert plain(source.fact) in said


def test_circles_shows_every_number_circle_and_bonus(qapp: QGuiApplication) -> None:
    setup = played_out("knaster", 12)
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
    setup = played_out("pickomino", 7)
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
    page = lay_out(ScoreCardSource(setup, table_of(setup).score_card()), PAPERS["a5"])
    sentences = {
        "en": "{} and {} tie on worms: the higher tile decides.",
        "pl": "{} i {} mają tyle samo robali: rozstrzyga wyższa płytka.",
    }
    said, sentence = plain(unescape(" ".join(texts_of(page)))), sentences[language.code]
    # Both own 3 worms; C and F share the last place, with none.
    assert sentence.format("G", "A") in said
    assert sentence.format("C", "F") not in said


def test_rummikub_keeps_its_table_and_shows_the_racks_of_the_last_game(qapp: QGuiApplication) -> None:
    setup = played_out("rummikub", 4)
    page = lay_out(source_of(setup), PAPERS["a4"])
    assert any("Chief referee" in text for text in texts_of(page))
    assert any("<table" in text and "small points" in text for text in texts_of(page))
    racks = setup.session.state.racks
    numbers = [text for drawing in drawings_of(page)[:4] for text in drawing.texts if text != "–"]
    assert len(numbers) == sum(tile[0] != "j" for rack in racks for tile in rack)


def test_a_game_that_draws_nothing_gets_its_figures_and_its_course(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = played_out("ryzyk_fizyk", 3)
    monkeypatch.setattr(load_package("ryzyk_fizyk"), "score_card", None)
    page = lay_out(source_of(setup), PAPERS["a4"])
    assert any("<table" in text for text in texts_of(page))
    (chart,) = drawings_of(page)
    assert set(LONG[:3]) <= set(chart.texts)
    assert max(part.area.bottom() for part in page.parts) > page.paper.height * 0.9


def test_the_course_goes_from_the_start_to_the_end(qapp: QGuiApplication) -> None:
    setup = played_out("ryzyk_fizyk", 3)
    course = course_of(setup.session, None)
    assert course[0] == (0, 0, 0)
    assert course[-1] == setup.session.state.accounts
    fresh = Session(setup.session.game, 3, setup.session.options, 0)
    assert course_of(fresh, None) == (), "a game in which nothing happened has no course"


def test_the_course_of_tiles_begins_with_those_that_were_dealt(qapp: QGuiApplication) -> None:
    session, art = played_out("rummikub", 4).session, load_package("rummikub").score_card
    assert art is not None
    course = course_of(session, art.progress)
    assert course[0] == (14, 14, 14, 14)
    assert course[-1] == tuple(len(rack) for rack in session.state.racks)


def test_it_becomes_one_page(qapp: QGuiApplication) -> None:
    for paper in PAPERS.values():
        pdf = pdf_of([lay_out(source_of(played_out("knaster", 12)), paper)], "Score card")
        assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1


def test_a_long_name_is_made_smaller_and_never_cut(qapp: QGuiApplication) -> None:
    page = lay_out(source_of(played_out("knaster", 12)), PAPERS["a5"])
    area, words = next(line for line in words_of(page) if line[1].text.startswith("Wolfe"))
    assert words.text == LONG[0]
    assert area.width() < 40


def test_the_colours_of_the_seats_are_those_of_the_table(qapp: QGuiApplication) -> None:
    engine = QQmlEngine()
    engine.addImportPath(str(QML))
    theme: Any = engine.singletonInstance("Stolik", "Theme")
    theme.setProperty("scheme", "day")
    assert [QColor(colour).name().upper() for colour in theme.property("seatColors")] == list(SEAT_COLOURS)
    shiboken6.delete(engine)
