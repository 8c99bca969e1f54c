"""The scenes of the gallery in which people play their own errors again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from stolik.engine.json_values import to_plain
from stolik.storage.paths import Paths

from tests.pictures.acts import dearest_chosen, ended, on_the_table, report_begun, report_seen, report_whole
from tests.pictures.scene import ALONE, KNOWN, PAIR, Act, Leave, Scene, left
from tests.pictures.scenes.practise import practise_opened, room_of
from tests.ui.driver import Screen
from tests.ui.positions import FAMILY, Seats, leave_a_reported_game

HOUSE: Final[Seats] = ((KNOWN[0], "human", 6), (KNOWN[1], "human", 9), ("Bolek", "gentle", 0))
SEEN: Final = (on_the_table, ended, report_begun, report_seen)


def tried_again(screen: Screen) -> None:
    """Look at the dearest error of a person, and ask to play it again."""
    rows = [row for row in screen.report.dear.rows if not row.bot]
    report_whole(screen)
    screen.report.choose(rows[0].key)
    # By the keyboard: in large type it lies below what is seen.
    screen.find("Try again").item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    screen.press(Qt.Key.Key_Space)
    screen.wait_until(lambda: screen.practice.property("phase") == "asked", "the position")


def answered(place: int) -> Act:
    """Play the option that has this place among all, the best of which has 0."""

    def act(screen: Screen) -> None:
        practice = screen.practice
        screen.wait_until(lambda: practice._worth is not None, "what the moves are worth")
        move = practice._worth.values[place][0]
        practice.property("table").submit(to_plain(move))
        screen.wait_until(lambda: practice.property("phase") == "answered", "the answer")

    return act


def gone_home(screen: Screen) -> None:
    """Leave report and table."""
    screen.press(Qt.Key.Key_Escape)
    screen.wait_for("Again")
    screen.click("Start page")
    screen.wait_for_page("home")


def round_begun(screen: Screen) -> None:
    """Let the first person begin."""
    room = room_of(screen)
    room.choosePerson(KNOWN[0])
    room.begin("again")
    screen.wait_until(lambda: screen.practice.property("phase") == "asked", "the position")


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


def try_again_scenes() -> Iterator[Scene]:
    """Yield own moves that are tried again, and the room they are in."""
    yield Scene("report-recorded", (reported,), (recorded,))
    yield Scene("report-recorded-more", (reported, report_whole, dearest_chosen), (recorded,))
    yield Scene("try-again-recorded", (reported, tried_again), (recorded,))
    yield Scene("try-again-recorded-wrong", (reported, tried_again, answered(-1)), (recorded,))
    games: dict[str, Leave] = {
        "pickomino": left("pickomino", 200, PAIR),
        "ryzyk_fizyk": left("ryzyk_fizyk", 90, ALONE),
        "knaster": left("knaster", 95, ALONE),
        "knaster-alone": left("knaster", 100, FAMILY[:1]),
    }
    for name, leave in games.items():
        yield Scene(f"try-again-{name}", (*SEEN, tried_again), (leave,))
        yield Scene(f"try-again-{name}-wrong", (*SEEN, tried_again, answered(-1)), (leave,))
    yield Scene("try-again-pickomino-right", (*SEEN, tried_again, answered(0)), (games["pickomino"],))
    yield Scene("try-again-report", (*SEEN, report_whole, dearest_chosen), (games["pickomino"],))
    house = left("pickomino", 150, HOUSE)
    yield Scene("try-again-home", (*SEEN, gone_home), (house,))
    yield Scene("try-again-round", (*SEEN, gone_home, practise_opened, round_begun), (house,))
    yield Scene(
        "try-again-round-wrong", (*SEEN, gone_home, practise_opened, round_begun, answered(-1)), (house,)
    )
