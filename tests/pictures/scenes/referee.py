"""The scenes of the gallery in the referee's corner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.pictures.scene import Act, Scene, settled
from tests.ui.driver import Screen

NAMES = ("Ala", "Dziadek Jan", "Małgorzata Ewa", "Tomek")
OPENS = "a9 9 r9 u9 o10 11 12 12 r1 2 3 J u4 o1"
OPENS_NOT = "a9 r9 u9 o2 2 r4 4 u5 a12 r13 o7 u1 a1 a3"


def referee_opened(screen: Screen) -> None:
    screen.app.services.pages.open("referee")
    screen.wait_until(lambda: screen.page_model("referee"), "the referee's corner")


def clock_of(seats: int, left: float, *then: str) -> Act:
    """Let a seat's time run until ``left`` seconds are left, then do what is named."""

    def act(screen: Screen) -> None:
        clock = screen.page_model("referee").clock
        clock.setUp(seats, 60)
        for seat, name in enumerate(NAMES):
            clock.rename(seat, name)
        clock.press(min(1, seats - 1))
        if left < 60:
            run_down(clock, left)
        for name in then:
            getattr(clock, name)()
        settled(screen)

    return act


def run_down(clock: Any, left: float) -> None:
    """Let the time pass, in looks at the clock."""
    now = clock._now
    start = at = now()
    clock._now = lambda: at
    while at < start + 60 - left:
        at += 0.5
        clock._look()
    shift = at - now()
    clock._now = lambda: now() + shift


def shown(part: int) -> Act:
    def act(screen: Screen) -> None:
        page(screen).show(part)
        screen.picture()

    return act


def page(screen: Screen) -> Any:
    return next(item for item in screen.items() if item.property("titles") is not None)


def rack_of(text: str) -> Act:
    return lambda screen: screen.page_model("referee").tool("rummikub").write(text)


def asked(pl: str, en: str) -> Act:
    def act(screen: Screen) -> None:
        language = screen.app.settings.property("language")
        screen.page_model("referee").ask(pl if language == "pl" else en)

    return act


def read_first(screen: Screen) -> None:
    """Read the first paragraph in its place."""
    found = screen.page_model("referee").found
    page(screen).read(found.at(0))
    settled(screen)


def referee_scenes() -> Iterator[Scene]:
    """Yield all of them."""
    yield Scene("referee-clock", (referee_opened,))
    yield Scene("referee-clock-runs", (referee_opened, clock_of(4, 47.4)), brief=True)
    yield Scene("referee-clock-twelve", (referee_opened, clock_of(12, 47.4, "togglePause")))
    yield Scene("referee-clock-hurries", (referee_opened, clock_of(4, 8.4)), brief=True)
    yield Scene("referee-clock-up", (referee_opened, clock_of(4, 0)))
    yield Scene("referee-clock-set-up", (referee_opened, clock_of(4, 60, "startOver"), pressed_set_up))
    yield Scene("referee-rack", (referee_opened, shown(1)))
    yield Scene("referee-rack-opens", (referee_opened, shown(1), rack_of(OPENS)))
    yield Scene("referee-rack-opens-not", (referee_opened, shown(1), rack_of(OPENS_NOT)))
    yield Scene("referee-rack-fault", (referee_opened, shown(1), rack_of(OPENS_NOT + " x7")))
    question = asked("czy mogę zabrać jokera ze stołu", "may I take a joker from the table")
    yield Scene("referee-search", (referee_opened, shown(2)))
    yield Scene("referee-search-found", (referee_opened, shown(2), question))
    yield Scene("referee-search-read", (referee_opened, shown(2), question, read_first))


def pressed_set_up(screen: Screen) -> None:
    """Open the sheet with seats and time."""
    screen.click("Seats and time")
    settled(screen)
