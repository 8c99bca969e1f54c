"""The part of the gallery with the papers of a tournament: its report, and the cards to write on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from PySide6.QtCore import QLocale
from PySide6.QtGui import QImage, QPainter
from stolik.models.translation import translate
from stolik.pages.tournament.card_pages import blank_card, cards_of_round
from stolik.pages.tournament.card_print import lay_out_card
from stolik.pages.tournament.export_pages import tournament_paper
from stolik.pages.tournament.paper_pages import lay_out_tournament
from stolik.services.language import Language
from stolik.services.printing.painting import paint
from stolik.services.printing.paper import PAPERS, Paper
from stolik.services.printing.placed import Page
from stolik.services.program_paths import translations
from stolik.tournament.entering import correction
from stolik.tournament.entries import Created, Entered, EntrantInfo, Settings
from stolik.tournament.tournament import Tournament

from tests.gallery import LANGUAGES
from tests.tournament.fields import any_points, played_out, step

NAMES = (
    "Ala",
    "Konstanty Wolfeschlegelstein-Brzęcki",
    "Babcia Zofia z Rzeszowa",
    "Jan",
    "Zażółć Gęślą",
    "Ola",
)
DOTS = 5


def tournament_of(count: int, *, clubs: bool = False, steps: int | None = None) -> Tournament:
    """A tournament of ``count``, played out by chance or for ``steps`` steps, and with two corrections."""
    entrants = tuple(
        EntrantInfo(
            NAMES[number] if number < len(NAMES) else f"{NAMES[number % 6][:36]} {number}",
            club=f"Klub {number % 5}" if clubs else "",
        )
        for number in range(count)
    )
    tournament = Tournament([Created(Settings("rummikub"), entrants, 7)])
    rng = Random(3)
    step(tournament, rng)
    step(tournament, rng)
    for by in ("Sędzia Nowak", "Ola"):
        seats = len(tournament.state.rounds[0].tables[0].seated)
        entry = correction(
            tournament.state, Entered(1, 1, 1, any_points(rng, seats), at="2026-11-22 18:40"), by
        )
        tournament.submit(entry)  # type: ignore[arg-type]  # it has been entered, so it can be corrected
    if steps is None:
        return played_out(tournament)
    for _ in range(steps):
        step(tournament, rng)
    return tournament


def papers(paper: Paper) -> dict[str, list[Page]]:
    """All papers by name."""
    small, large = tournament_of(7), tournament_of(64, clubs=True)
    begun = tournament_of(16, steps=3)

    def report(tournament: Tournament, title: str = "") -> list[Page]:
        return lay_out_tournament(
            tournament_paper(tournament, title, "22 listopada 2026, 18:40", translate), paper
        )

    cards = cards_of_round(small.state, 1, "Turniej rodzinny 2026", translate)
    nine = Tournament([Created(Settings("rummikub", games=9), small.state.created.entrants, 1)])
    points = Tournament([Created(Settings("pickomino"), small.state.created.entrants, 1)])
    return {
        "report-7": report(small, "Turniej rodzinny 2026"),
        "report-64": report(large),
        "report-begun": report(begun),
        "cards-7": [page for card in cards for page in lay_out_card(card, paper)],
        "blank": lay_out_card(blank_card(small.state, "", translate), paper),
        "blank-9-games": lay_out_card(blank_card(nine.state, "", translate), paper),
        "blank-points": lay_out_card(blank_card(points.state, "", translate), paper),
    }


def picture(page: Page) -> QImage:
    wide, high = (round(side * DOTS) for side in (page.paper.width, page.paper.height))
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    paint(painter, page, DOTS)
    painter.end()
    return image


def paint_papers(folder: Path, words: Sequence[str]) -> None:
    """Paint those whose names hold all of the words."""
    for language in LANGUAGES:
        usual, spoken = QLocale(), Language(translations())
        spoken.switch(language)
        for paper in PAPERS:
            for kind, pages in papers(PAPERS[paper]).items():
                for number, page in enumerate(pages, 1):
                    name = f"tournament-paper-{kind}.{paper}.{language}.{number}.png"
                    if all(word in name for word in words):
                        picture(page).save(str(folder / name))
                        print(folder / name, flush=True)
        spoken.close()
        QLocale.setDefault(usual)
