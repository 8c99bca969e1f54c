"""The actions in the program before the picture of a scene is taken."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from stolik.engine.driver import play as play_out
from stolik.engine.driver import random_chooser
from stolik.engine.json_values import to_plain
from stolik.engine.sitting import Coach
from stolik.storage.paths import Paths
from stolik.storage.place import Note, Place

from tests.pictures.scene import KNOWN, Act, Key, Leave, Scene, later, settled, simplest
from tests.table.entries import knows, play_entries, teach, tell_worth
from tests.ui.driver import Screen
from tests.ui.phrases import local
from tests.ui.player import choose_at_the_end, move, wait_for_a_person, wait_for_odds


@later
def pressed(screen: Screen, *names: str) -> None:
    for name in names:
        screen.wait_for(name)
        screen.click(name)


def struck(*keys: Qt.Key) -> Act:
    return lambda screen: screen.press(*keys)


def odds_told(screen: Screen) -> None:
    screen.press(Key.Key_O)
    wait_for_odds(screen)


def laid_on(cloth: str, pieces: str) -> Act:
    return lambda screen: screen.set_comfort(cloth=cloth, pieces=pieces)


def on_the_table(screen: Screen) -> None:
    covered(screen)
    if screen.table.privacy.awaited >= 0:
        screen.table.privacy.reveal()
    wait_for_a_person(screen)


def at_table(name: str, leave: Leave, *then: Act, **how: Any) -> Scene:
    """Return a scene at the table of the only unfinished game."""
    return Scene(name, (on_the_table, *then), (leave,), **how)


def covered(screen: Screen) -> None:
    screen.click("Continue", page="table")
    screen.wait_until(lambda: not screen.table.director.busy, "rest")


def calm(screen: Screen) -> None:
    screen.set_comfort(calm=True)


def quiet(screen: Screen) -> None:
    run = screen.table._run
    screen.wait_until(lambda: run.flow.quiet.options, "what is best")
    run._now = lambda: monotonic() + 60
    screen.table.clock._tick()
    screen.wait_until(lambda: screen.table.advice.hint.get("lit"), "the next press")


def hinted(screen: Screen) -> None:
    screen.press(Key.Key_H)
    screen.wait_until(lambda: screen.table.advice.hints, "the hint")


def sorted_by_runs(screen: Screen) -> None:
    screen.table.viewModel.sort(True)


def said_why(screen: Screen) -> None:
    screen.press(Key.Key_1)


def more(screen: Screen) -> None:
    if screen.sees("More"):
        screen.click("More")


def laid_in_disorder(screen: Screen) -> None:
    face = screen.table.viewModel
    rack = [row.tile for row in face.tiles.rows if row.zone == "rack"]
    for name in rack[:1]:
        face.pick(name, True)
        face.putNew()
    cloth = [row for row in face.tiles.rows if row.zone == "cloth"]
    if len(cloth) > 3:
        row = cloth[0]
        face.pick(rack[1], True)
        x, y, wide = row.place[:3]
        face.putAt(x + wide * 0.95, y + wide * 0.7)


@later
def shown_further(screen: Screen, *buttons: str) -> None:
    for button in buttons:
        screen.wait_until(partial(screen.can_press, button), button)
        screen.click(button)


def asked_back(screen: Screen) -> None:
    face = screen.table.viewModel
    for row in [row for row in face.tiles.rows if row.zone == "rack"][:2]:
        face.pick(row.tile, True)
    face.putNew()
    screen.press(Key.Key_D)


@later
def seen_again_in(screen: Screen, steps: int) -> None:
    screen.set_comfort(pace="relaxed")
    screen.table.replay.start()
    for _ in range(steps):
        screen.table.director.finish()
    screen.breathe()


def drawn_once(screen: Screen) -> None:
    screen.press(Key.Key_D)
    wait_for_a_person(screen)


def refused(screen: Screen) -> None:
    screen.press(Key.Key_Return)


@later
def looked_back_to(screen: Screen, kind: str) -> None:
    events = screen.table._run.flow.timeline.events
    screen.table.lookAt([row.moment for row in screen.table.log.rows if events[row.key].kind == kind][-1])


def seen_by_another(screen: Screen) -> None:
    choose_at_the_end(screen, "Look back")
    looked_back_to("tiles_played")(screen)
    screen.table.moment.seeAs(2)


def played_a_turn(screen: Screen) -> None:
    while not screen.table.replay.possible:
        move(screen)
        wait_for_a_person(screen)


def seen_again(screen: Screen) -> None:
    screen.set_comfort(pace="relaxed")
    screen.table.replay.start()
    for _ in range(2):
        screen.table.director.finish()
    # Wait for the buttons to fade.
    settled(screen)


def ended(screen: Screen, seed: int = 5) -> None:
    table = screen.table
    session = table.session
    rules = session.game
    rng = Random(seed)
    play_out(session, simplest(rules) if table.gameId == "rummikub" else random_chooser(rules, rng), rng)
    play_entries(table)

    def done() -> bool:
        if table.director.busy:
            table.director.finish()
        return screen.can_press("Again")

    screen.wait_until(done, "the end")


def report_begun(screen: Screen) -> None:
    ask = "How did we play?" if len(screen.table.players) > 1 else "How did I play?"
    choose_at_the_end(screen, ask)


def report_seen(screen: Screen) -> None:
    screen.wait_until(lambda: screen.report.property("phase") == "ready", "the report")


def report_whole(screen: Screen) -> None:
    report_seen(screen)
    screen.click("More")


def report_stopped(screen: Screen) -> None:
    screen.wait_until(lambda: screen.report.property("progress") > 0.2, "some progress")
    screen.click("Stop")


def dearest_chosen(screen: Screen) -> None:
    screen.report.choose(screen.report.dear.rows[0].key)


def report_of_a_waiting_game(screen: Screen) -> None:
    screen.click_games()
    more = tuple(name.removesuffix("x") for name in local("More with x"))
    asked = tuple(local("How did we play?"))
    for each in [thing.name for thing in screen.things() if thing.name.startswith(more)]:
        screen.click(each)
    screen.click(next(thing.name for thing in screen.things() if thing.name.startswith(asked)))
    report_seen(screen)


def asked_before_a_costly_move(screen: Screen, coach: Coach = Coach.BEFORE_COSTLY) -> None:
    """Have the coach ask whether to roll once more, as if that halved all chances."""
    teach(screen.table, 0, coach)
    screen.wait_until(lambda: knows(screen.table), "what the moves are worth")
    roll, worth = {"kind": "roll"}, screen.table._run.flow.coaching.worth
    values = tuple((move, 0.4 if to_plain(move) == roll else 0.9) for move, _ in worth.values)
    tell_worth(screen.table, worth._replace(values=values))
    screen.table.submit(roll)


def judged(screen: Screen) -> None:
    asked_before_a_costly_move(screen, Coach.AFTER_EVERY)


def helped(screen: Screen) -> None:
    names = [name for name in screen.names() if "1: Zosia" in name]
    screen.click(names[0])


def pictured(screen: Screen) -> None:
    picture = QImage(300, 200, QImage.Format.Format_RGB32)
    for y in range(200):
        for x in range(300):
            picture.setPixelColor(x, y, QColor.fromHsv(x, 255 - y // 2, 200))
    file = screen.app.shell.tables._paths.root / "photo.png"
    picture.save(str(file))
    choices = screen.app.shell.tables.line_up.seat_choices
    choices.setPicture(0, str(file))
    screen.wait_until(lambda: not choices.property("readsPicture"), "the picture is read")


def named_and_deleted(screen: Screen) -> None:
    screen.app.shell.renameGame(screen.app.shell.saved_rows.rows[0].save, "Zosia's birthday")
    screen.app.shell.deleteGame(screen.app.shell.saved_rows.rows[1].save)


def about_opened(screen: Screen) -> None:
    pressed("How to play Worms")(screen)
    screen.wait_for("About Stolik")
    pressed("About Stolik")(screen)


def first_started(screen: Screen) -> None:
    screen.set_comfort(welcomed=False)
    screen.pages.go("home")
    screen.wait_until(lambda: screen.pages.property("paintedPage") == "home", "the start page")
    screen.wait_until(lambda: screen.app.settings.property("welcomed"), "a new start page")


def moved_away(screen: Screen) -> None:
    """Have everything on a USB stick, and choose to move it and to restore an earlier day."""
    stick = Path("/media/zosia/STICK/Stolik")
    note = Note(folder=str(stick), wanted="/home/zosia/Games/Stolik")
    screen.app.services.place = Place(Paths(stick), Path("/home/zosia/.local/share/stolik"), note)
    copies = screen.app.services.paths.copies
    copies.mkdir()
    for day in ("2026-11-28", "2026-11-28-1", "2026-11-27", "2026-11-24", "2026-11-20"):
        (copies / f"{day}.zip").touch()
    screen.app.services.copies.want("2026-11-24")


def files_seen(screen: Screen) -> None:
    screen.app.shell.folder = screen.app.shell.tables._paths.saves
    screen.click_games()
    pressed("Open a game or a tournament from a file")(screen)


def card_seen(screen: Screen) -> None:
    screen.press(Key.Key_C)


@later
def opened_for(screen: Screen, game: str) -> None:
    screen.app.shell.choose(game)
    screen.pages.go("players")
    screen.wait_for_page("players")


def seated(screen: Screen) -> None:
    for name in KNOWN:
        screen.app.shell.tables.line_up.addKnown(name)


def filled(screen: Screen) -> None:
    line_up = screen.app.shell.tables.line_up
    while line_up.property("count") < line_up.property("most"):
        line_up.addPerson() if line_up.property("count") % 2 else line_up.addComputer("sharp")


def unfolded_tools(screen: Screen) -> None:
    if screen.sees("More tools"):
        screen.click("More tools")


def unfolded(screen: Screen) -> None:
    screen.click("Rule details")
