"""A system voice in the whole program: where it is offered, what it says, and what it never says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
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
from stolik.table import controller

from tests.games.rummikub.deals import CALM, deck
from tests.pictures.gallery import scenes
from tests.pictures.scene import Scene, shown
from tests.services.speech.fake_voice import FakeVoices
from tests.soak.marks import LONG_SOAK
from tests.ui.accessible_tree import faults
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.player import go_on, resumed, wait_for_a_person
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
    """Install these as the system's voices, and treat every window as active."""

    def only(*voices: Voice) -> None:
        monkeypatch.setattr(system_voices, "voices_here", lambda: voices)
        monkeypatch.setattr(read_aloud.ReadAloud.__init__, "__kwdefaults__", USED)

    return only


USED: dict[str, Any] = {"make_speaker": None, "is_active": lambda: True}


def leave_rummikub(paths: Paths, second: str) -> None:
    """Save a game with known racks against a person or a computer."""
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
    """Have the person on turn open their rack and draw a tile; return the screen reader's words."""
    heard: list[str] = []
    for told in (screen.table.announcements.announced, status_line(screen).heard):
        told.connect(heard.append)
    screen.press(Key.Key_1, modifier=Modifier.ControlModifier)
    screen.press(Key.Key_D)
    screen.wait_until(lambda: any(told.startswith("You draw the ") for told in heard), "the tile")
    return heard


def test_without_a_voice_none_is_offered(open_screen: Open, install: Install, voices: FakeVoices) -> None:
    install()
    screen = open_screen()
    screen.click("Settings", "All settings", "Listening")
    screen.wait_for("Play by ear")
    assert not screen.sees("Read aloud")
    screen.press(Key.Key_Escape)
    install(voices.voice())
    screen.click("Settings", "All settings", "Listening")
    assert not screen.app.settings.stored.read_aloud
    screen.click("Read aloud")
    assert screen.app.settings.stored.read_aloud


def test_what_happens_and_what_is_asked_is_spoken_until_the_sound_is_off(
    open_screen: Open, paths: Paths, install: Install, voices: FakeVoices
) -> None:
    install(voices.voice())
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    screen = go_on(open_screen(muted=False, read_aloud=True))
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
    screen.click("Continue", page="table")
    screen.wait_until(lambda: screen.table.privacy.awaited == 0, "the cover")
    screen.wait_until(lambda: "en: Only Ala may look now. Everyone else, look away." in voices.heard)
    screen.table.privacy.reveal()
    wait_for_a_person(screen)
    heard = draw(screen)
    assert any("joker" in told for told in heard), "the rack is told to who asks for it"
    screen.press(Key.Key_Space)
    screen.wait_until(lambda: screen.table.privacy.awaited == 1, "the next cover")
    screen.wait_until(lambda: "en: Only Bolek may look now. Everyone else, look away." in voices.heard)
    assert not any("You draw" in line or "joker" in line or "blue" in line for line in voices.heard)


@pytest.mark.quick
def test_whoever_plays_alone_with_computers_hears_what_they_draw(
    open_screen: Open, paths: Paths, install: Install, voices: FakeVoices
) -> None:
    install(voices.voice())
    leave_rummikub(paths, "bot:gentle")
    screen = go_on(open_screen(muted=False, read_aloud=True))
    (drawn,) = [told for told in draw(screen) if told.startswith("You draw the ")]
    screen.wait_until(lambda: f"en: {' '.join(drawn.split())}" in spoken(voices), "the tile")
    assert any("joker" in line for line in spoken(voices)), "so is the rack"


def test_a_lesson_is_read_until_it_is_left(open_screen: Open, install: Install, voices: FakeVoices) -> None:
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
    screen = go_on(open_screen(muted=False, read_aloud=True))
    shell: Any = screen.app.shell
    sentence = "This computer's voice isn't working, so nothing is read aloud."
    screen.press(Key.Key_F3)
    screen.wait_until(lambda: shell.services.notices.sentence == sentence, "the sentence")
    shell.services.notices.dismiss()
    tried = voices.heard
    screen.press(Key.Key_F3)
    screen.breathe()
    assert shell.services.notices.sentence == ""
    assert voices.heard == tried, "it isn't tried again"


USUAL = """home person knaster knaster-passes pickomino-choose ryzyk_fizyk pickomino-log pickomino-bust
    rummikub""".split()


@pytest.fixture
def listening(qapp: object) -> Iterator[None]:
    """Make Qt tell its controls that a screen reader is listening, and end that afterwards."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def cases() -> Iterator[object]:
    for scene in scenes():
        yield pytest.param(scene, id=scene.name, marks=() if scene.name in USUAL else LONG_SOAK)


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize("scene", list(cases()))
def test_nothing_is_nameless_alike_or_without_focus(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller, "UNDO_WINDOW_MS", 0)
    with shown(scene, "en", (1280, 800, 1.0), "day") as screen:
        screen.picture()
        for _ in range(4):  # calls due after a scene are made in the next round
            screen.breathe()
        assert faults(screen) == []


def act(screen: Screen, name: str, action: str = "Press") -> None:
    """Act on something as a screen reader does, whether it is enabled or not."""
    face = QAccessible.queryAccessibleInterface(screen.find(name).item)
    acting = face.actionInterface()
    assert isinstance(acting, QAccessibleActionInterface)
    acting.doAction(action)
    screen.breathe()


@pytest.mark.usefixtures("listening")
def test_a_turn_begins_on_what_can_be_done_and_labels_hand_on(open_screen: Open, paths: Paths) -> None:
    screen = resumed(open_screen, paths, turns=2, turn=())
    screen.wait_until(lambda: screen.focused == "Roll 8 dice", "the keyboard on the first button")
    act(screen, "Set aside", "SetFocus")
    assert screen.can_press(screen.focused)
    before = screen.state
    act(screen, "Take a tile")
    assert screen.state == before
    assert any(thing.role == Role.AlertMessage for thing in screen.things()), "it says why not"


@pytest.mark.usefixtures("listening")
def test_choices_stay_checked_while_a_screen_reader_listens(open_screen: Open) -> None:
    screen = open_screen()
    screen.click("Settings")

    def checked() -> set[str]:
        return {thing.name for thing in screen.things() if thing.role == Role.RadioButton and thing.checked}

    assert {"English", "Day", "Linen"} <= checked()
    act(screen, "Evening")
    assert "Evening" in checked()
    assert "Day" not in checked()


def test_a_key_of_the_first_page_begins_to_play_by_ear(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=6, turn=TURN)
    screen = open_screen(pace="normal")
    screen.press(Key.Key_F8)
    assert screen.app.settings.stored.by_ear
    told = "You now play by ear: no clock in new games, and keys instead of clicks."
    screen.wait_for(f"{told} F8 turns it off; see Settings for more.")
    screen.click("Play Rummikub", page="players")
    options = {row.option: row for row in screen.app.shell.tables.line_up.option_rows.rows}
    assert options["turn_seconds"].choices[options["turn_seconds"].chosen] == "No clock"
    screen.press(Key.Key_Escape)
    screen.wait_for_page("home")
    go_on(screen)
    heard: list[str] = []
    screen.table.announcements.announced.connect(heard.append)
    screen.press(Key.Key_F2, Key.Key_F2)
    score = "1. Jan: 5 worms; 2. Ola: 3 worms; 3. Ala: 0 worms."
    assert heard == [score, score], "asked twice is answered twice"
    assert any(thing.role == Role.Note and thing.name == score for thing in screen.things()), (
        "it is written too"
    )
    cut_short: list[bool] = []
    screen.table.director.hurried.connect(lambda: cut_short.append(True))
    screen.press(Key.Key_R, Key.Key_F3)
    screen.press(Key.Key_2, modifier=Qt.KeyboardModifier.ControlModifier)
    assert not cut_short, "a question ends nothing that is shown"
    # On a slow machine, the result of the roll comes between them.
    answers = ["To move: Ala.", "You can steal with exactly: 21 from Ola, 30 from Jan."]
    assert [told for told in heard if told in answers] == answers


def test_the_theme_changes_at_once_and_stays_and_hints_go(open_screen: Open, paths: Paths) -> None:
    leave_a_game(paths, PEOPLE, turns=5, turn=TURN)
    screen = open_screen()
    day = screen.picture()
    screen.click("Evening", "Settings", "All settings", "Hints")
    screen.press(Key.Key_Escape)
    evening = screen.picture()
    corner = evening.rect().bottomRight()
    assert day.pixelColor(corner).lightness() > 180
    assert evening.pixelColor(corner).lightness() < 60
    screen.click("Continue", page="table")
    assert screen.picture().pixelColor(corner).lightness() < 60
    assert not screen.sees("Hint")
    screen.press(Key.Key_H)
    assert screen.table.advice.hints == []
    screen.close()
    again = open_screen()
    assert again.picture().pixelColor(corner).lightness() < 60
