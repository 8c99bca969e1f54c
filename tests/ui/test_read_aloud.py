"""A voice of the system in the whole program: where it is offered, what it says, and what it never says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_game, load_game
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.games.rummikub.rules.moves import Shuffled
from stolik.services import read_aloud
from stolik.services import speech as system_voices
from stolik.services.speech import Voice
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.paths import Paths
from stolik.storage.saves import Saves

from tests.games.rummikub.deals import CALM, deck
from tests.services.speech.fake_voice import FakeVoices
from tests.ui.conftest import Open
from tests.ui.driver import Screen
from tests.ui.player import go_on, wait_for_a_person
from tests.ui.positions import PEOPLE, TURN, leave_a_game
from tests.ui.rummikub_by_names import ALA, BOLEK

pytestmark = pytest.mark.rest

Key, Modifier = Qt.Key, Qt.KeyboardModifier
Install = Callable[..., None]


@pytest.fixture
def voices(tmp_path: Path) -> FakeVoices:
    folder = tmp_path / "voices"
    folder.mkdir()
    return FakeVoices(folder)


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Let these be the voices of the system, and every window the one that is used."""

    def only(*voices: Voice) -> None:
        monkeypatch.setattr(system_voices, "voices_here", lambda: voices)
        monkeypatch.setattr(read_aloud.ReadAloud.__init__, "__kwdefaults__", USED)

    return only


USED: dict[str, Any] = {"make_speaker": None, "is_active": lambda: True}


def leave_rummikub(paths: Paths, second: str) -> None:
    """Leave a game whose racks are known, against a person or a computer."""
    session: Session = Session(load_game("rummikub"), 2, CALM)
    session.submit(TABLE, Shuffled(deck(ALA, BOLEK)))
    info = find_game("rummikub")
    assert info is not None
    players = (Player(name="Ala", player="human"), Player(name="Bolek", player=second))
    assert Saves(paths).save(TableSetup(info, session, in_order(players)).record()) is None


def status_line(screen: Screen) -> Any:
    return next(item for item in screen.items() if item.property("countedBefore") is not None)


def spoken(voices: FakeVoices) -> list[str]:
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in voices.heard]


def draw(screen: Screen) -> list[str]:
    """Let the person on turn ask for their rack and draw a tile; return what a screen reader tells them."""
    heard: list[str] = []
    for told in (screen.table.announcements.announced, status_line(screen).heard):
        told.connect(heard.append)
    screen.press(Key.Key_1, modifier=Modifier.ControlModifier)
    screen.press(Key.Key_D)
    screen.wait_until(lambda: any(told.startswith("You draw the ") for told in heard), "the tile")
    return heard


def test_the_setting_is_offered_only_where_there_is_a_voice(
    open_screen: Open, install: Install, voices: FakeVoices
) -> None:
    install()
    screen = open_screen()
    screen.click("Comfort")
    screen.click("All settings")
    screen.click("Listening")
    screen.wait_for("I play by ear")
    assert not screen.sees("Read aloud")
    screen.press(Key.Key_Escape)
    install(voices.voice())
    screen.click("Comfort")
    screen.click("All settings")
    screen.click("Listening")
    assert not screen.app.settings.stored.read_aloud
    screen.click("Read aloud")
    assert screen.app.settings.stored.read_aloud


def test_what_happens_and_what_is_asked_is_spoken_until_the_sound_is_off(
    open_screen: Open, paths: Paths, install: Install, voices: FakeVoices
) -> None:
    install(voices.voice())
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    screen = open_screen(muted=False, read_aloud=True)
    go_on(screen)
    screen.press(Key.Key_F3)
    screen.wait_until(lambda: voices.heard[-1:] == ["en: To move: Ala."])
    screen.click("Sound is on")
    assert screen.app.settings.stored.muted
    screen.press(Key.Key_F2)
    screen.click("Sound is off")
    screen.press(Key.Key_F3)
    screen.wait_until(lambda: voices.heard.count("en: To move: Ala.") == 2)
    assert not any("worms" in line for line in voices.heard if line.startswith("en: 1."))


def test_what_one_of_two_people_draws_is_announced_to_them_and_not_spoken(
    open_screen: Open, paths: Paths, install: Install, voices: FakeVoices
) -> None:
    install(voices.voice())
    leave_rummikub(paths, "human")
    screen = open_screen(muted=False, read_aloud=True)
    screen.click("Continue")
    screen.wait_for_page("table")
    screen.wait_until(lambda: screen.table.privacy.awaited == 0, "the cover")
    screen.wait_until(lambda: "en: Only Ala looks now. The others look away." in voices.heard)
    screen.table.privacy.reveal()
    wait_for_a_person(screen)
    heard = draw(screen)
    assert any("joker" in told for told in heard), "the rack is told to who asks for it"
    screen.press(Key.Key_Space)
    screen.wait_until(lambda: screen.table.privacy.awaited == 1, "the next cover")
    screen.wait_until(lambda: "en: Only Bolek looks now. The others look away." in voices.heard)
    assert not any("You draw" in line or "joker" in line or "blue" in line for line in voices.heard)


@pytest.mark.quick
def test_whoever_plays_alone_with_computers_hears_what_they_draw(
    open_screen: Open, paths: Paths, install: Install, voices: FakeVoices
) -> None:
    install(voices.voice())
    leave_rummikub(paths, "bot:gentle")
    screen = open_screen(muted=False, read_aloud=True)
    go_on(screen)
    (drawn,) = [told for told in draw(screen) if told.startswith("You draw the ")]
    screen.wait_until(lambda: f"en: {' '.join(drawn.split())}" in spoken(voices), "the tile")
    assert any("joker" in line for line in spoken(voices)), "so is the rack"


def test_a_lesson_is_read_to_who_learns_and_stops_when_it_is_left(
    open_screen: Open, install: Install, voices: FakeVoices
) -> None:
    install(voices.voice(silencing=True))
    screen = open_screen(muted=False, read_aloud=True)
    screen.app.shell.opened_pages.open("lesson", {"gameId": "pickomino"})
    lesson: Any = screen.page_model("lesson")
    screen.wait_until(lambda: f"en: {' '.join(lesson.goal.split())}" in voices.heard, "the first goal")
    screen.app.services.read_aloud("long story", False)
    screen.wait_until(lambda: "en: long story" in voices.heard, "a sentence")
    screen.press(Key.Key_Escape)
    screen.wait_until(lambda: voices.heard[-1] == "(silence)", "silence")


def test_a_voice_that_does_not_work_is_told_of_once_and_the_game_goes_on(
    open_screen: Open, paths: Paths, install: Install, voices: FakeVoices
) -> None:
    install(voices.missing(), voices.voice("crash"))
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    screen = open_screen(muted=False, read_aloud=True)
    go_on(screen)
    shell: Any = screen.app.shell
    sentence = "This computer's voice doesn't work now, so nothing is read aloud."
    screen.press(Key.Key_F3)
    screen.wait_until(lambda: shell.services.notices.sentence == sentence, "the sentence")
    shell.services.notices.dismiss()
    tried = voices.heard
    screen.press(Key.Key_F3)
    screen.breathe()
    assert shell.services.notices.sentence == ""
    assert voices.heard == tried, "it isn't tried again"


def test_nothing_of_speech_is_loaded_until_it_is_wanted(
    open_screen: Open, paths: Paths, install: Install, voices: FakeVoices
) -> None:
    install(voices.voice())
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    screen = open_screen(muted=False)
    go_on(screen)
    screen.press(Key.Key_F3)
    assert screen.app.services._reader is None
    screen.set_comfort(readAloud=True)
    screen.press(Key.Key_F3)
    screen.wait_until(lambda: voices.heard == ["en: To move: Ala."])
