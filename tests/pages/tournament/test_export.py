"""The papers and tables of a tournament: they have all people and figures, and nothing overflows."""

from __future__ import annotations

import csv
import re
from dataclasses import replace
from io import StringIO
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any
from unicodedata import normalize

import pytest
from PySide6.QtGui import QGuiApplication, QTextDocument
from stolik.engine.game_points import GamePoints
from stolik.engine.messages import translated
from stolik.engine.names import isolated
from stolik.engine.spreadsheet import MARK
from stolik.pages.tournament.card_pages import TICKED, blank_card, cards_of_round
from stolik.pages.tournament.desk_rows import shown_time
from stolik.pages.tournament.export_csv import games_csv, standings_csv
from stolik.pages.tournament.export_pages import tournament_paper
from stolik.pages.tournament.papers import lay_out_card, lay_out_tournament
from stolik.pages.tournament.printing import TournamentPrinting
from stolik.services.printing.sheet import PAPERS, Page, RichText
from stolik.storage.atomic import write_new
from stolik.tournament.entries import Corrected, Created, Entered, EntrantInfo, Left, Renamed, Settings
from stolik.tournament.sentences import CONTEXT, STAGES, place_text, signed
from stolik.tournament.standings import standings
from stolik.tournament.tournament import Tournament, correction, from_card

from tests.services.test_score_card import language, texts_of, words_of
from tests.tournament.fields import any_points, begun, drawn, enter, played_out, step

__all__ = ["language"]

NAMES = (
    "Zażółć Gęślą <b>&",
    '=HYPERLINK("x";1)',
    "+48 600",
    "Jan; Ola",
    "Konstanty Brzęczyszczykiewicz-Wolfe",
    "@x",
)


def tournament_of(count: int, *, over: bool = True, **settings: Any) -> Tournament:
    """Return a tournament with a corrected first game; if it is ``over``, it was played at random."""
    entrants = tuple(
        EntrantInfo(name, club="-1 klub" if number == 0 else "")
        for number, name in enumerate([*NAMES, *[f"Gość nr {number}" for number in range(count)]][:count])
    )
    tournament = Tournament([Created(Settings("rummikub", **settings), entrants, 7)])
    rng = Random(3)
    step(tournament, rng)
    step(tournament, rng)
    seats = len(tournament.state.rounds[0].tables[0].seated)
    entry = correction(
        tournament.state, Entered(1, 1, 1, any_points(rng, seats), at="2026-11-22 18:40"), "Sędzia Nowak"
    )
    assert isinstance(entry, Corrected)
    tournament.submit(entry)
    return played_out(tournament) if over else tournament


def text_of(pages: list[Page]) -> str:
    return "\n".join(text for page in pages for text in texts_of(page))


def read_by_people(page: Page) -> str:
    """Return the letters of a page as painted."""
    document, told = QTextDocument(), [words.text for _, words in words_of(page)]
    for _, content in page.parts:
        if isinstance(content, RichText):
            document.setHtml(content.html)
            told.append(document.toPlainText())
    return plain(" ".join(told))


def plain(text: str) -> str:
    """Return a text without spaces, and with letters instead of ligatures."""
    return "".join(normalize("NFKC", text).split())


def assert_nothing_runs_over(pages: list[Page]) -> None:
    for page in pages:
        paper = page.paper
        for area, _ in page.parts:
            assert area.x() >= paper.margin - 0.2
            assert area.right() <= paper.width - paper.margin + 0.2
            assert area.y() >= paper.margin - 0.2
            assert area.bottom() <= paper.height - paper.margin + 0.3
        blocks = [area for area, content in page.parts if isinstance(content, RichText)]
        columns: dict[float, list[Any]] = {}
        for block in blocks:
            columns.setdefault(round(block.x(), 1), []).append(block)
        for column in columns.values():
            for above, below in pairwise(sorted(column, key=lambda block: block.y())):
                assert above.bottom() <= below.y() + 0.1


@pytest.mark.parametrize("count,paper", [(7, "a5"), (64, "a4")])
def test_the_report_has_everybody_every_game_and_who_corrected(language: Any, count: int, paper: str) -> None:
    tournament = tournament_of(count)
    pages = lay_out_tournament(tournament_paper(tournament, "Turniej rodzinny", "dziś"), PAPERS[paper])
    assert_nothing_runs_over(pages)
    assert len(pages) > 1
    text, state = "".join(map(read_by_people, pages)), tournament.state
    for place in standings(state):
        entrant = state.created.entrants[place.entrant]
        stage = translated(CONTEXT, STAGES[place.stage])
        figures = f"{place.points.big}{signed(place.points.small)}"
        assert plain(f"{place_text(place.place)}{entrant.name}{entrant.club}{stage}{figures}") in text
    for *_, game in state.games():
        for small, big in zip(game.points.small_points, state.big_points(game), strict=True):
            assert f"{big}/{signed(small)}" in text
    assert plain("Sędzia Nowak " + shown_time("2026-11-22 18:40")) in text
    feet = [words.text for page in pages for _, words in words_of(page) if words.side == "right"]
    assert [re.findall(r"\d+", foot) for foot in feet] == [
        [str(number), str(len(pages))] for number in range(1, len(pages) + 1)
    ]


def test_a_tournament_that_has_only_begun_tells_what_is_open(qapp: QGuiApplication) -> None:
    pages = lay_out_tournament(tournament_paper(tournament_of(16, over=False), "", "today"), PAPERS["a5"])
    text = text_of(pages)
    assert "Tournament: Rummikub" in text
    assert text.count("12 places still open") == 2
    assert "4 places still open" in text
    assert_nothing_runs_over(pages)


def test_a_row_that_is_higher_than_a_page_still_stands_somewhere(qapp: QGuiApplication) -> None:
    content = tournament_paper(tournament_of(7), "", "today")
    assert content.corrections is not None
    (row,) = content.corrections.rows
    tall = replace(content.corrections, rows=(row, (*row[:4], "\n".join(["tall"] * 90)), row))
    pages = lay_out_tournament(replace(content, corrections=tall), PAPERS["a5"])
    text = text_of(pages)
    assert (text.count("tall"), text.count("Sędzia Nowak")) == (90, 3)


def test_a_mended_name_stands_among_the_corrections_on_paper(qapp: QGuiApplication) -> None:
    tournament = tournament_of(7, over=False)
    before = tournament.state.created.entrants[5].name
    tournament.submit(Renamed(5, "Ksenia", "2026-11-22 19:00"))
    content = tournament_paper(tournament, "", "today")
    assert content.corrections is not None
    points, name = content.corrections.rows
    assert points[1] == "Sędzia Nowak"
    assert name == ("A name", "", "22/11/2026, 19:00", isolated(before), isolated("Ksenia"))
    assert_nothing_runs_over(lay_out_tournament(content, PAPERS["a5"]))


@pytest.mark.parametrize("paper", PAPERS)
def test_every_table_of_a_round_has_its_card_on_one_page(language: Any, paper: str) -> None:
    state = tournament_of(7, over=False).state
    cards = cards_of_round(state, 1, "")
    pages = [lay_out_card(card, PAPERS[paper]) for card in cards]
    assert [len(each) for each in pages] == [1, 1]
    for table, card in zip(state.rounds[0].tables, pages, strict=True):
        for seat, entrant in enumerate(table.seated, 1):
            # Once for each of two games, and once for their sum.
            name = plain(f"{seat}.{state.created.entrants[entrant].name}")
            assert "".join(map(read_by_people, card)).count(name) == 3
    for each in pages:
        assert_nothing_runs_over(each)


@pytest.mark.parametrize("paper", PAPERS)
def test_an_empty_card_has_lines_for_all_games_and_signatures(language: Any, paper: str) -> None:
    for games in (1, 2, 9):
        card = blank_card(tournament_of(7, over=False, games=games).state, "")
        assert card.names == ("",) * 4
        pages = lay_out_card(card, PAPERS[paper])
        text = text_of(pages)
        assert [game.title in text for game in card.games] == [True] * games
        assert (text.count(card.referee), text.count(f"{card.date}:")) == (1, 1)
        assert len(pages) == 1 if games <= 2 else 3 <= len(pages) <= 5
        assert_nothing_runs_over(pages)


def test_what_has_been_entered_stands_on_the_card_and_what_is_to_be_played_is_empty(language: Any) -> None:
    cup = begun(7, games=2)
    drawn(cup, (0, 1, 2, 3), (4, 5, 6))
    seats = [
        {"points": 64, "jokers": 1, "tiles": None},
        {},
        {"tiles": 15, "opened": False, "could_open": True},
        {"points": 12},
    ]
    entry = from_card(
        cup.state,
        Entered(1, 1, 1, GamePoints((), ()), began=2),
        {"winner": 1, "ending": "out", "seats": seats},
    )
    assert isinstance(entry, Entered)
    cup.submit(entry)
    played, waiting = cards_of_round(cup.state, 1, "")
    first, second = played.games
    assert first.rows == (
        ("", "64", "1", "", TICKED, "", "", "−64", "1"),
        ("", "", "", "", TICKED, "", "", "+276", "4"),
        (TICKED, "", "", "15", "", TICKED, "", "−200", "0"),
        ("", "12", "", "", TICKED, "", "", "−12", "2"),
    )
    assert (first.ending, second.ending) == (0, -1)
    assert {cell for game in (second, *waiting.games) for row in game.rows for cell in row} == {""}
    assert (played.totals, waiting.totals) == ((), ())
    [page] = lay_out_card(played, PAPERS["a4"])
    said = list(texts_of(page))
    assert [said.count(cell) for cell in ("−64", "+276", "−200", "−12")] == [1, 1, 1, 1]
    assert_nothing_runs_over([page])


def test_a_round_that_was_played_is_printed_with_its_points_and_sums(qapp: QGuiApplication) -> None:
    for game, cells in (("rummikub", 9), ("pickomino", 3)):
        state = played_out(begun(7, game=game, games=2)).state
        for table, card in zip(state.rounds[0].tables, cards_of_round(state, 1, ""), strict=True):
            assert [len(row) for each in card.games for row in each.rows] == [cells] * 2 * len(table.seated)
            for seat, total in enumerate(card.totals):
                small = [each.points.small_points[seat] for each in table.games if each is not None]
                assert total[0] == signed(sum(small))
            for paper in PAPERS.values():
                pages = lay_out_card(card, paper)
                assert all(total[0] in list(texts_of(pages[-1])) for total in card.totals)
                assert_nothing_runs_over(pages)


def test_who_has_left_has_no_cells_to_fill_in_the_games_after(qapp: QGuiApplication) -> None:
    cup = begun(4, games=2)
    drawn(cup, (0, 1, 2, 3))
    enter(cup, 1, 60, -10, -20, -30)
    cup.submit(Left(1))
    [card] = cards_of_round(cup.state, 1, "")
    assert card.names == ("Ala", "Celina", "Darek", "Bartek")
    assert [row[-2:] for row in card.games[0].rows] == [
        ("+60", "4"),
        ("−20", "1"),
        ("−30", "0"),
        ("−10", "2"),
    ]
    assert [set(row) for row in card.games[1].rows] == [{""}, {""}, {""}, {"–"}]


def test_a_game_without_a_card_asks_for_points_and_places(qapp: QGuiApplication) -> None:
    tournament = Tournament([Created(Settings("pickomino"), tuple(map(EntrantInfo, NAMES)), 1)])
    card = blank_card(tournament.state, "")
    assert (card.columns, card.endings, card.results) == ((), (), ("Small points", "Big points", "Place"))
    assert len(lay_out_card(card, PAPERS["a5"])) == 1


def read(data: bytes, separator: str = ",") -> list[list[str]]:
    text = data.decode("utf-8")
    assert text.startswith(MARK)
    assert text.count("\n") == text.count("\r\n")
    return list(csv.reader(StringIO(text.removeprefix(MARK), newline=""), delimiter=separator))


@pytest.mark.parametrize("separator", [",", ";"])
def test_standings_are_read_back_as_they_are(separator: str) -> None:
    tournament = tournament_of(7)
    state = tournament.state
    head, *rows = read(standings_csv(state, separator), separator)
    assert head == [
        "Place", "Name", "Club or family", "Played by", "Reached", "Big points", "Small points", "Has left",
    ]  # fmt: skip
    places = standings(state)
    assert [(int(row[0]), int(row[5]), int(row[6])) for row in rows] == [
        (place.place, place.points.big, place.points.small) for place in places
    ]
    assert [row[1].removeprefix("'") for row in rows] == [
        state.created.entrants[place.entrant].name for place in places
    ]


def test_every_game_is_read_back_seat_by_seat() -> None:
    tournament = tournament_of(7)
    head, *rows = read(games_csv(tournament))
    games = list(tournament.state.games())
    assert len(rows) == sum(len(game.seated) for *_, game in games)
    assert len({len(row) for row in [head, *rows]}) == 1
    for number, table, game_number, game in games:
        of_it = [
            row for row in rows if [row[0], row[2], row[3]] == [str(number), str(table), str(game_number)]
        ]
        assert [int(row[6]) for row in of_it] == list(game.points.small_points)
        assert [int(row[8]) for row in of_it] == list(game.points.places)
        corrector = "Sędzia Nowak" if (number, table, game_number) == (1, 1, 1) else ""
        assert {row[10] for row in of_it} == {corrector}


def test_no_name_is_taken_for_a_formula_and_no_figure_for_text() -> None:
    tournament = tournament_of(7)
    files = (standings_csv(tournament.state), games_csv(tournament))
    cells = [cell for data in files for row in read(data) for cell in row]
    assert {cell for cell in cells if cell.startswith(("=", "+", "@"))} == set()
    assert '\'=HYPERLINK("x";1)' in cells
    assert "'-1 klub" in cells
    assert all(re.fullmatch(r"-\d+", cell) for cell in cells if cell.startswith("-"))


def test_papers_and_tables_go_among_documents_and_tell_where(qapp: QGuiApplication, tmp_path: Path) -> None:
    paper = ["a5"]
    printing: Any = TournamentPrinting(paper=lambda: paper[-1], keep_paper=paper.append)
    printing.folder = tmp_path / "Documents"
    for act in (printing.exportPdf, printing.exportCsv, printing.printBlankCard):
        act()
    assert (printing.sentence, printing.saved) == ("", False)
    printing.follow(tournament_of(7), "Zima: 2026/27")
    for act, about, head in (
        (printing.exportPdf, "report", b"%PDF"),
        (lambda: printing.printCards(1), "score cards, round 1", b"%PDF"),
        (printing.printBlankCard, "score card", b"%PDF"),
        (printing.exportCsv, "games", MARK.encode()),
    ):
        act()
        assert printing.file.name.startswith(f"Stolik – Zima 2026 27 – {about} – ")
        assert printing.file.read_bytes().startswith(head)
        assert printing.file.name in printing.sentence
    assert "standings" in printing.sentence
    printing.choosePaper("a4")
    printing.printBlankCard()
    assert b"/MediaBox [0 0 595" in printing.file.read_bytes()
    assert len(list(printing.folder.iterdir())) == 6
    printing.folder = write_new(tmp_path / "in the way", b"")
    printing.exportPdf()
    assert printing.sentence == f"Stolik can't write to {printing.folder}, so the file is not saved."
