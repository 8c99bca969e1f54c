"""The scenes of the gallery in which people play their own errors again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from stolik.engine.json_values import to_plain
from stolik.storage.paths import Paths

from tests.pictures.acts import (
    dearest_chosen,
    ended,
    on_the_table,
    pressed,
    report_begun,
    report_seen,
    report_whole,
)
from tests.pictures.scene import ALONE, KNOWN, PAIR, Act, Leave, Scene, left
from tests.ui.driver import Screen
from tests.ui.positions import FAMILY, Seats, leave_a_reported_game

HOUSE: Final[Seats] = ((KNOWN[0], "human", 6), (KNOWN[1], "human", 9), ("Bolek", "gentle", 0))
SEEN: Final = (on_the_table, ended, report_begun, report_seen)


def tried_again(screen: Screen) -> None:
    """Look at the dearest error of a person, and ask to play it again."""
    rows = [row for row in screen.report.dear.rows if not row.bot]
    report_whole(screen)
    screen.report.choose(rows[0].key)
    pressed("Try again")(screen)
    screen.wait_until(lambda: screen.drill.property("phase") == "asked", "the position")


def answered(place: int) -> Act:
    """Play the option that has this place among all, the best of which has 0."""

    def act(screen: Screen) -> None:
        drill = screen.drill
        screen.wait_until(lambda: drill._worth is not None, "what the moves are worth")
        move = drill._worth.values[place][0]
        drill.property("table").submit(to_plain(move))
        screen.wait_until(lambda: drill.property("phase") == "answered", "the answer")

    return act


def gone_home(screen: Screen) -> None:
    """Leave report and table."""
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for("Again")
    screen.click("Start page")
    screen.wait_for_page("home")


def drill_opened(screen: Screen) -> None:
    """Open the drill from the start page."""
    screen.app.services.pages.open("practise")


def first_chosen(screen: Screen) -> None:
    """Let the first person begin."""
    screen.drill.choose(KNOWN[0])
    screen.wait_until(lambda: screen.drill.property("phase") == "asked", "the position")


def recorded(paths: Paths) -> None:
    """Leave a finished game of the people of the house, and the report on it."""
    leave_a_reported_game(paths, KNOWN, paths.root)


def reported(screen: Screen) -> None:
    """Open the game, and ask for the report, which is kept."""
    screen.app.shell.openFile(str(screen.app.shell.tables._paths.root / "game.stolik"))
    screen.wait_for_page("table")
    screen.wait_for("Again")
    report_begun(screen)
    report_seen(screen)


def drill_scenes() -> Iterator[Scene]:
    """Yield the pages of the drill."""
    yield Scene("report-recorded", (reported,), (recorded,))
    yield Scene("report-recorded-more", (reported, report_whole, dearest_chosen), (recorded,))
    yield Scene("drill-recorded", (reported, tried_again), (recorded,))
    yield Scene("drill-recorded-wrong", (reported, tried_again, answered(-1)), (recorded,))
    games: dict[str, Leave] = {
        "pickomino": left("pickomino", 200, PAIR),
        "ryzyk_fizyk": left("ryzyk_fizyk", 90, ALONE),
        "knaster": left("knaster", 95, ALONE),
        "knaster-alone": left("knaster", 100, FAMILY[:1]),
    }
    for name, leave in games.items():
        yield Scene(f"drill-{name}", (*SEEN, tried_again), (leave,))
        yield Scene(f"drill-{name}-wrong", (*SEEN, tried_again, answered(-1)), (leave,))
    yield Scene("drill-pickomino-right", (*SEEN, tried_again, answered(0)), (games["pickomino"],))
    yield Scene("drill-report", (*SEEN, report_whole, dearest_chosen), (games["pickomino"],))
    house = left("pickomino", 150, HOUSE)
    yield Scene("drill-home", (*SEEN, gone_home), (house,))
    yield Scene("drill-people", (*SEEN, gone_home, drill_opened), (house,))
    yield Scene("drill-round", (*SEEN, gone_home, drill_opened, first_chosen), (house,))
    yield Scene("drill-round-wrong", (*SEEN, gone_home, drill_opened, first_chosen, answered(-1)), (house,))
