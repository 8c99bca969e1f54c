"""The scenes of the gallery that show the pages of the tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final

from stolik.engine.game_points import GamePoints
from stolik.services.tournaments.tournaments import Tournaments
from stolik.storage.paths import Paths
from stolik.tournament.due import due, next_draw, next_finish
from stolik.tournament.entries import Created, Entered, EntrantInfo, Settings
from stolik.tournament.file_format import parse_tournament
from stolik.tournament.tournament import Tournament, correction

from tests.pictures.acts import pressed
from tests.pictures.scene import KNOWN, Leave, Scene, later
from tests.tournament.make_golden import GOLDEN
from tests.ui.driver import Screen

AT: Final = "2026-11-22 18:40"
SEVEN: Final = ("Zosia", "Marek", "Małgorzata Ewa", "Dziadek Jan", "Ola", "Tadek", "Wanda")
FIRST: Final = "Ala Jan Ewa Piotr Zofia Adam Maria Tomasz Hanna Igor Lena Oskar Róża Stefan Urszula Wit"
FAMILIES: Final = ("Nowak", "Wiśniewska-Kowalczyk", "Lis", "Dąbrowski")
TWO_HUNDRED: Final = tuple(f"{name} {number}" for number in range(1, 14) for name in FIRST.split())[:200]
SIXTY_FOUR: Final = tuple(f"{name} {family}" for family in FAMILIES for name in FIRST.split())


def begun(names: tuple[str, ...], **settings: Any) -> Tournament:
    entrants = tuple(EntrantInfo(name, club=name.split()[-1] if " " in name else "") for name in names)
    return Tournament([Created(Settings("rummikub", **settings), entrants, 4711, at=AT)])


def named(tournament: Tournament, name: str) -> Tournament:
    created, *others = tournament.log
    assert isinstance(created, Created), "it is the first entry"
    return Tournament([replace(created, name=name), *others])


def points_of(seats: int, luck: int) -> GamePoints:
    order = [(seat + luck) % seats for seat in range(seats)]
    small = [0 if not place else -(7 + 5 * place + luck % 4) for place in order]
    small[order.index(0)] = -sum(small)
    return GamePoints(tuple(small), tuple([1 + sum(other > own for other in small) for own in small]))


def played(tournament: Tournament, entries: int) -> Tournament:
    for number in range(entries):
        state = tournament.state
        next_due = due(state)
        if next_due.task in ("draw", "draw_play_off"):
            tournament.submit(next_draw(state, AT))
        elif next_due.task == "finish_stage":
            tournament.submit(next_finish(state, AT))
        elif next_due.games:
            game = next_due.games[0]
            seats = len(state.rounds[game[0] - 1].tables[game[1] - 1].seated)
            tournament.submit(Entered(*game, points_of(seats, 3 * number % 11), at=AT))
    return tournament


def corrected(tournament: Tournament) -> Tournament:
    seats = len(tournament.state.rounds[0].tables[0].seated)
    entry = correction(tournament.state, Entered(1, 1, 1, points_of(seats, 1), at=AT), "Ewa, sędzia")
    assert not hasattr(entry, "code"), "there is a game to be corrected"
    tournament.submit(entry)
    return tournament


@later
def kept(paths: Paths, *tournaments: Tournament) -> None:
    """Save tournaments; the last one is the newest."""
    files = Tournaments(paths)
    for tournament in tournaments:
        files.save(files.free_name("rummikub"), tournament)


def kept_golden(paths: Paths) -> None:
    golden = parse_tournament(GOLDEN.read_bytes())
    Tournaments(paths).save("rummikub", golden)


def damaged(paths: Paths) -> None:
    files = Tournaments(paths)
    text = '{"format": "stolik-tournament", "version": 999, "log": []}'
    files.path("rummikub-8").write_text(text, "utf-8")
    files.path("rummikub-9").write_text('{"format": "stolik-tour', "utf-8")


def opened(screen: Screen) -> None:
    screen.click("Tournaments")
    screen.picture()


def deleted_first(screen: Screen) -> None:
    opened(screen)
    pages: Any = screen.page_model("tournament")
    pages.delete(next(row.key for row in pages.tournaments.rows if row.opens))
    screen.picture()


def desk_opened(screen: Screen) -> None:
    opened(screen)
    pages: Any = screen.page_model("tournament")
    pages.open(pages.tournaments.at(0)["key"])
    screen.picture()


@later
def set_up(screen: Screen, *names: str, computers: int = 0) -> None:
    opened(screen)
    pages: Any = screen.page_model("tournament")
    pages.setUp()
    setup = pages.setup
    setup.addNames("\n".join(names))
    if computers:
        setup.addComputers("sharp", computers)
    screen.picture()


@cache
def seven() -> Tournament:
    return played(begun(SEVEN), 3)


@cache
def over() -> Tournament:
    return played(begun(SEVEN), 30)


@cache
def many() -> Tournament:
    return played(begun(SIXTY_FOUR, rounds=2, avoid_clubs=True), 60)


@cache
def semi() -> Tournament:
    return played(begun(SIXTY_FOUR), 1 + 32 + 1 + 1 + 3)


def cup() -> Tournament:
    return named(seven(), "Wielki Zimowy Puchar Gminy Jabłonna 2026")


def left(*tournaments: Callable[[], Tournament]) -> Leave:
    """Save tournaments that are only created when the scene begins, since drawing many seats is slow."""
    return lambda paths: kept(*(tournament() for tournament in tournaments))(paths)


def tournament_scenes() -> Iterator[Scene]:
    yield Scene("tournaments-none", (opened,))
    yield Scene("tournaments", (opened,), (left(over, cup, many, seven),))
    yield Scene("tournaments-list", (opened,), (left(over, cup, many, seven), damaged))
    yield Scene("desk-named", (desk_opened,), (left(cup),))
    yield Scene("tournaments-deleted", (deleted_first,), (left(over, many, seven), damaged))
    yield Scene("tournaments-championship", (opened, pressed("Championship against 15 computers")))
    yield Scene("tournament-setup-three", (set_up(*KNOWN),))
    yield Scene("tournament-setup-twice", (set_up(*SEVEN, "zosia"),))
    yield Scene("tournament-setup-full", (set_up(*SIXTY_FOUR[:40], computers=24),))
    yield Scene("tournament-settings", (set_up(*SEVEN), pressed("Rounds and final")))
    yield Scene("tournament-entrant", (set_up(*SEVEN), pressed("Dziadek Jan")))
    yield Scene("desk-begun", (desk_opened,), (left(lambda: begun(SEVEN)),))
    yield Scene("desk-seven", (desk_opened,), (left(seven),))
    yield Scene("desk-table", (desk_opened, pressed("Table 1")), (left(seven),))
    yield Scene("desk-card", (desk_opened, pressed("Enter result: table 2, game 1")), (left(seven),))
    yield Scene("desk-print", (desk_opened, pressed("Print and save")), (left(seven),))
    yield Scene("desk-leaving", (desk_opened, pressed("Table 1", f"{SEVEN[0]} leaves")), (left(seven),))
    yield Scene("desk-many", (desk_opened,), (left(many),))
    yield Scene("desk-places", (desk_opened, pressed("Places")), (left(many),))
    yield Scene(
        "desk-places-32", (desk_opened, pressed("Places")), (left(lambda: played(begun(SIXTY_FOUR[:32]), 9)),)
    )
    yield Scene("desk-late", (desk_opened, pressed("Add a latecomer")), (left(lambda: begun(SEVEN)),))
    yield Scene("desk-drawn", (desk_opened,), (left(lambda: played(begun(SEVEN), 1)),))
    yield Scene("desk-two-hundred", (desk_opened,), (left(lambda: played(begun(TWO_HUNDRED), 12)),))
    yield Scene("desk-way", (desk_opened, pressed("To the final")), (left(semi),))
    yield Scene("desk-way-seven", (desk_opened, pressed("To the final")), (left(over),))
    yield Scene(
        "desk-corrections",
        (desk_opened, pressed("Corrections")),
        (left(lambda: corrected(played(begun(SEVEN), 3))),),
    )
    yield Scene("desk-over", (desk_opened,), (left(over),))
    yield Scene("desk-over-many", (desk_opened, pressed("To the final")), (kept_golden,))
