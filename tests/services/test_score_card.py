"""The score card of a finished game: what it says, the file it becomes, and what is told of it."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from random import Random
from typing import Any, cast
from unicodedata import normalize

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication, QTextDocument
from stolik.engine.driver import play
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player, open_session, parse_record
from stolik.engine.score_card import ScoreCardContent
from stolik.engine.session import Session
from stolik.engine.sitting import Agreed, in_order
from stolik.games.rummikub.rules.options import PRESETS, Options
from stolik.games.rummikub.ui.printed import score_table_of, signed
from stolik.services.language import Language
from stolik.services.printing.game_papers import body_of, card_source_of, foot_of, remarks_of
from stolik.services.printing.heading import heading_of, rules_of
from stolik.services.score_card import ScoreCard
from stolik.services.tables.table_setup import TableSetup
from stolik.table.controller import TableController
from stolik.table.seated_game import TableNeeds
from stolik.tournament.due import next_draw
from stolik.tournament.entries import Created, Settings
from stolik.tournament.tournament import PlayedMatch, Tournament

from tests.pictures.scene import simplest
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
"""One game of every kind and every number of seats that was played to its end, and two more."""


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
    source = card_source_of(setup, card)
    for html in ("<br>".join(map(escape, source.heading)), body_of(card), remarks_of(card), foot_of(card)):
        document = QTextDocument()
        document.setHtml(html)
        text += document.toPlainText() + "\n"
    return plain(text)


def plain(text: str) -> str:
    """Return a text without the differences between kinds of space, and between letters and ligatures."""
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
    assert [remarks.about[:14] for remarks in card.score_table.remarks] == [
        "Game 1 is over",
        "Game 2 is over",
    ]


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
    foot = foot_of(card_source_of(setup, table_of(setup).score_card()).content)
    for signer in ("Ala", {"en": "Chief referee", "pl": "Sędzia główny"}[QLocale().name()[:2]]):
        assert signer in foot
    assert "Jan" not in foot, "computers sign nothing"
    nameless = heading_of(in_a_tournament(seated(file), game))
    assert nameless[3] == {"en": "Tournament", "pl": "Turniej"}[QLocale().name()[:2]]


def test_a_single_game_has_no_number(qapp: QGuiApplication) -> None:
    table = score_table_of(replace(of_options(PRESETS["family"]).state), ("Ala", "Jan"))
    assert [column.group for column in table.columns] == ["", ""]
    assert [column.strong for column in table.columns] == [True, True]
    assert table.remarks[0].about.startswith("The game is over")


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
    assert re.search(r"\w+ could have opened with \d+ points, by laying .+: −200\.", paper)


def test_the_players_and_the_referee_sign_a_card_of_rummikub_and_no_other(qapp: QGuiApplication) -> None:
    setup = seated("rummikub/a_match_of_two_games.stolik")
    signed_by = foot_of(table_of(setup).score_card())
    assert "Chief referee" in signed_by
    assert [name in signed_by for name in ("Ala", "Jan")] == [True, False], "computers sign nothing"
    other = next(file for file in finished() if not file.startswith("rummikub"))
    assert table_of(seated(other)).score_card().score_table.signed_by == ""
    family = replace(setup.session.state, options=PRESETS["family"])
    assert score_table_of(family, ("Ala", "Jan", "Ola", "Ela")).signed_by == "", (
        "no referee comes to a family's table"
    )


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
        (Options(turn_seconds=30), "Time for a move: 30 seconds"),
        (Options(timeout_restores=False), "Put the table back: no"),
        (Options(turn_seconds=None), "Time for a move: no clock"),
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
    """A system that shows what it is asked to show, or can't."""

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


def test_the_card_goes_among_the_documents_under_a_name_that_speaks(card: ScoreCard, folder: Path) -> None:
    assert (said(card), card.property("saved")) == ("", False)
    card.save()
    (file,) = folder.iterdir()
    assert file.name == "Stolik – Rummikub – 2026-11-21 20.15.pdf"
    assert file.read_bytes().startswith(b"%PDF")
    assert card.property("saved") is True
    assert said(card) == f"The score card is in the folder {folder}, as “{file.name}”."


def test_a_card_that_is_there_already_is_kept(card: ScoreCard, folder: Path) -> None:
    folder.mkdir()
    old = folder / "Stolik – Rummikub – 2026-11-21 20.15.pdf"
    old.write_text("with a note on it")
    card.save()
    assert old.read_text() == "with a note on it"
    assert "Stolik – Rummikub – 2026-11-21 20.15 (2).pdf" in said(card)


def test_a_folder_that_takes_nothing_is_told_and_can_be_tried_again(card: ScoreCard, folder: Path) -> None:
    folder.write_text("in the way")
    card.save()
    assert said(card) == f"Stolik can't write into {folder}, so the score card is not saved."
    assert card.property("saved") is False
    folder.unlink()
    card.save()
    assert card.property("saved") is True


def test_a_full_disk_is_told_and_leaves_nothing_behind(
    card: ScoreCard, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
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
    assert said(card).startswith(f"The folder {folder} could not be shown.")


def test_the_next_game_has_no_card_yet(card: ScoreCard) -> None:
    card.save()
    card.follow(None, None)
    assert (said(card), card.property("saved")) == ("", False)
    card.save()
    assert card.property("saved") is False
