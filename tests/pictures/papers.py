"""Printed papers: score cards of games, the report of a tournament, and its blank cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from PySide6.QtGui import QImage, QPainter
from stolik.engine.driver import play as play_out
from stolik.engine.driver import random_chooser
from stolik.engine.game_library import find_game, load_game
from stolik.engine.session import Session
from stolik.engine.sitting import Sitting, player_of
from stolik.pages.tournament.card_pages import blank_card, cards_of_round
from stolik.pages.tournament.export_pages import tournament_paper
from stolik.pages.tournament.papers import lay_out_card, lay_out_tournament
from stolik.services.printing.game_papers import ScoreCardSource, lay_out
from stolik.services.printing.sheet import PAPERS, Page, Paper, paint
from stolik.services.tables.table_setup import TableSetup
from stolik.table.controller import TableController
from stolik.table.screen_parts import TableNeeds
from stolik.tournament.entries import Created, Entered, EntrantInfo, Settings
from stolik.tournament.tournament import Tournament, correction

from tests.pictures.scene import CROWD, LANGUAGES, simplest
from tests.spoken import spoken
from tests.table.screen import NoBots
from tests.tournament.fields import any_points, played_out, step

NAMES = (
    "Ala",
    "Konstanty Wolfeschlegelstein-Brzęcki",
    "Babcia Zofia z Rzeszowa",
    "Jan",
    "Zażółć Gęślą",
    "Ola",
)
DOTS: Final = 5
STARTED: Final = "2026-11-21T20:15:00+01:00"
CARDS: Final = {
    "knaster": (1, 2, 4, 12),
    "pickomino": (2, 4, 7),
    "ryzyk_fizyk": (2, 4, 8),
    "rummikub": (2, 4),
}
"""The number of people at each game."""


def tournament_of(count: int, *, clubs: bool = False, steps: int | None = None) -> Tournament:
    """Return a tournament of so many, played at random to the end or for some steps, with two corrections."""
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


@cache
def finished(game: str, seats: int) -> TableSetup:
    """Return a finished game between sharp computers and people in alternate seats."""
    info, rules = find_game(game), load_game(game)
    assert info is not None
    session = Session(rules, seats, rules.options_type(), 0)
    rng = Random(5)
    play_out(session, simplest(rules) if game == "rummikub" else random_chooser(rules, rng), rng)
    people = CROWD[:seats]
    sitting = tuple(
        Sitting(player_of(name, kind), face, seat) for seat, (name, kind, face) in enumerate(people)
    )
    return TableSetup(info, session, sitting, started_at=STARTED)


def score_card(game: str, seats: int, paper: Paper) -> list[Page]:
    setup = finished(game, seats)
    table: Any = TableController(
        setup, TableNeeds(cast("Any", NoBots()), cast("Any", None), cast("Any", None))
    )
    table.begin()
    return [lay_out(ScoreCardSource(setup, table.score_card(), table.friendlyFact), paper)]


def report(tournament: Tournament, paper: Paper, title: str = "") -> list[Page]:
    told = tournament_paper(tournament, title, "22 listopada 2026, 18:40")
    return lay_out_tournament(told, paper)


def cards(paper: Paper) -> list[Page]:
    told = cards_of_round(tournament_of(7).state, 1, "Turniej rodzinny 2026")
    return [page for card in told for page in lay_out_card(card, paper)]


def blank(paper: Paper, game: str = "rummikub", **settings: Any) -> list[Page]:
    entrants = tournament_of(7).state.created.entrants
    tournament = Tournament([Created(Settings(game, **settings), entrants, 1)])
    return lay_out_card(blank_card(tournament.state, ""), paper)


KINDS: Final[Mapping[str, Callable[[Paper], list[Page]]]] = {
    **{
        f"paper-{game}-{seats}": partial(score_card, game, seats)
        for game, counts in CARDS.items()
        for seats in counts
    },
    "tournament-paper-report-7": lambda paper: report(tournament_of(7), paper, "Turniej rodzinny 2026"),
    "tournament-paper-report-64": lambda paper: report(tournament_of(64, clubs=True), paper),
    "tournament-paper-report-begun": lambda paper: report(tournament_of(16, steps=3), paper),
    "tournament-paper-cards-7": cards,
    "tournament-paper-blank": blank,
    "tournament-paper-blank-9-games": partial(blank, games=9),
    "tournament-paper-blank-points": partial(blank, game="pickomino"),
}


def picture(page: Page) -> QImage:
    wide, high = (round(side * DOTS) for side in (page.paper.width, page.paper.height))
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    paint(painter, page, DOTS)
    painter.end()
    return image


def chosen(name: str, words: Sequence[str]) -> bool:
    return all(word in name for word in words)


def paint_papers(folder: Path, words: Sequence[str]) -> None:
    for language in LANGUAGES:
        with spoken(language):
            for kind, paper in product(KINDS, PAPERS):
                names = f"{kind}.{paper}.{language}"
                for number, page in enumerate(KINDS[kind](PAPERS[paper]), 1) if chosen(names, words) else ():
                    picture(page).save(str(folder / f"{names}.{number}.png"))
                    print(folder / f"{names}.{number}.png", flush=True)
