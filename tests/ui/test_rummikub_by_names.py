"""A game of Rummikub played through a screen reader's names and actions, in both languages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from stolik.engine.bot import Level
from stolik.engine.chance import fingerprint, seed_text
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game import IllegalMove
from stolik.engine.game_library import find_game, load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.games.rummikub.rules.moves import Shuffled
from stolik.games.rummikub.rules.rules import GAME
from stolik.services.tables.table_setup import TableSetup
from stolik.services.tournaments.saves import TablePlace, TournamentSaves
from stolik.storage.paths import Paths
from stolik.storage.saves import Saves
from stolik.tournament.entries import Created, Drawn, EntrantInfo, Settings
from stolik.tournament.tournament import Tournament

from tests.exposed import exposed
from tests.pictures.scene import FULL
from tests.soak.marks import LONG_SOAK, mostly_soak
from tests.ui.accessible_tree import told as accessible_words
from tests.ui.conftest import Open
from tests.ui.driver import Role, Screen
from tests.ui.player import go_on, wait_for_a_person
from tests.ui.rummikub_by_names import ALA, TO_PRESS, leave_the_game

pytestmark = pytest.mark.rest

HEARD = Path(__file__).parent / "heard"
AFTER_ONE_TURN = {
    "Table, 3 sets, 11 tiles": [],
    "set 1, blue run 3 to 7": [
        "blue 3, first of five in set 1",
        "blue 4, second of five in set 1",
        "blue 5, third of five in set 1",
        "blue 6, fourth of five in set 1",
        "blue 7, fifth of five in set 1",
    ],
    "set 2, group of 9s, black, red, joker": [
        "black 9, first of three in set 2",
        "red 9, second of three in set 2",
        "joker for a 9, third of three in set 2",
    ],
    "set 3, red run 10 to 12": [
        "red 10, first of three in set 3, laid since your last turn",
        "red 11, second of three in set 3, laid since your last turn",
        "red 12, third of three in set 3, laid since your last turn",
    ],
    "Your rack, 6 tiles": [
        "blue 5, on your rack",
        "orange 9, on your rack",
        "black 12, on your rack",
        "black 13, on your rack",
        "blue 8, on your rack",
        "blue 2, on your rack",
    ],
}
NO_OPENING = tuple("r10a r11a o11b k1a k1b r3a r5a k3b k5b r7a o1b o6b b10b b12b".split())


def sit_down(open_screen: Open, paths: Paths, language: str) -> Screen:
    leave_the_game(paths)
    return go_on(open_screen(language=language))


def plain(name: str) -> str:
    return name.replace("\N{NO-BREAK SPACE}", " ")


def act(screen: Screen, name: str) -> None:
    """Press the only usable thing with this name, without pointer or keys."""
    found = [thing for thing in screen.things() if thing.presses and plain(thing.name) == name]
    assert len(found) == 1, (name, [plain(known) for known in screen.names()])
    assert found[0].usable, name
    face = QAccessible.queryAccessibleInterface(found[0].item)
    assert face.actionInterface().actionNames(), name
    face.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    screen.breathe()


def nodes(face: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for number in range(face.childCount()):
        child = face.child(number)
        if not child.state().invisible:
            yield child
            yield from nodes(child)


def tree(screen: Screen) -> list[QAccessibleInterface]:
    return list(nodes(QAccessible.queryAccessibleInterface(screen.window)))


def grouped(screen: Screen) -> dict[str, list[str]]:
    """Return the names of the tiles in the table's sets and on the rack, by group name."""
    return {
        plain(face.text(QAccessible.Text.Name)): [
            plain(face.child(at).text(QAccessible.Text.Name))
            for at in range(face.childCount())
            if face.child(at).role() == Role.Button
        ]
        for face in tree(screen)
        if face.role() == Role.Grouping and face.object().property("origin") is not None
    }


@pytest.mark.parametrize("language", mostly_soak(("en", "pl"), usual=("pl",)))
def test_a_game_is_played_by_names_and_actions(open_screen: Open, paths: Paths, language: str) -> None:
    screen = sit_down(open_screen, paths, language)
    told: list[str] = []
    status: Any = next(item for item in screen.items() if item.property("countedBefore") is not None)
    for heard in (screen.table.announcements.announced, status.heard):
        heard.connect(lambda sentence: told.append(plain(sentence)))
    for names in TO_PRESS[language]:
        assert screen.window.activeFocusItem().property("tile"), "every turn begins at a tile"
        for name in names:
            act(screen, name)
        if len(names) == 1:
            wait_for_a_person(screen)
            if screen.table.over:
                break
            screen.wait_until(lambda: screen.window.activeFocusItem().property("tile"), "a tile")
            if language == "en":
                assert grouped(screen) == AFTER_ONE_TURN
    assert screen.state.results[0].winner == 0
    assert told == (HEARD / f"rummikub_{language}.txt").read_text("utf-8").splitlines()


def test_a_full_table_is_a_small_tree_of_sets_with_unlike_names(open_screen: Open, paths: Paths) -> None:
    FULL(paths)
    screen = go_on(open_screen(language="en"))
    groups = grouped(screen)
    tiles = [name for names in groups.values() for name in names]
    assert len(tiles) >= 90
    assert len(set(tiles)) == len(tiles)
    assert len(tree(screen)) <= 400
    rack = next(name for name in groups if name.startswith("Your rack"))
    state = screen.state
    assert len(groups[rack]) == len(state.racks[0])
    assert all("on your rack" in name for name in groups[rack])
    assert sum(len(names) for name, names in groups.items() if name.startswith("set ")) == 88
    # Only the numbers of tiles on the others' racks are known.
    assert len(tiles) == 88 + len(groups[rack])


@pytest.mark.quick
def test_the_keys_open_the_actions_walk_them_and_let_go(open_screen: Open, paths: Paths) -> None:
    screen = sit_down(open_screen, paths, "en")
    keys = Qt.Key
    start = screen.focused
    screen.press(keys.Key_M)
    assert screen.focused.startswith("New set: lay ")
    screen.press(keys.Key_End)
    assert re.fullmatch("Put the .+ down", screen.focused)
    screen.press(keys.Key_Up)
    assert screen.focused == "Pick up more tiles"
    screen.press(keys.Key_Escape)
    assert screen.focused == start
    assert screen.table.viewModel.pickedCount == 0
    # Wherever the focus was lost, it is on a tile again.
    screen.press(keys.Key_M, keys.Key_Space)
    assert "set 1" in screen.focused
    screen.press(keys.Key_D)
    screen.press(keys.Key_Escape)
    assert "set 1" in screen.focused
    # The question and the drawn tile are announced once, the tile only to its owner.
    own: list[str] = []
    public: list[str] = []
    status: Any = next(item for item in screen.items() if item.property("countedBefore") is not None)
    status.heard.connect(own.append)
    screen.table.announcements.announced.connect(public.append)
    screen.press(keys.Key_D)
    act(screen, "Put back and draw")
    wait_for_a_person(screen)
    assert own[0] == "1 tile you laid goes back to your rack."
    assert len([told for told in own if told.startswith("You draw the ")]) == 1
    assert len(set(own)) == len(own)
    assert not any("draw" in told and "Ala" in told for told in public)


def test_a_hint_to_draw_goes_when_tiles_are_laid(open_screen: Open, paths: Paths) -> None:
    leave_the_game(paths, ala=NO_OPENING, bolek=ALA)
    screen = go_on(open_screen(language="en"))
    screen.press(Qt.Key.Key_H)
    screen.wait_until(lambda: screen.table.advice.hint, "the hint")
    assert screen.table.advice.hints[0]["option"].startswith("Draw a tile")
    act(screen, "red 10, on your rack")
    assert screen.table.advice.hint
    act(screen, "New set")
    screen.wait_until(lambda: not screen.table.advice.hint, "no hint")


LAYABLE = ", can be laid now"
"""Added to one's own tiles as soon as they are computed, which takes varying times."""

NAMES = ("Ala", "Bolek", "Ola", "Fela")
SEED = 77
TRIALS = 3
"""Differences from the timing of a computer's answer vary between trials; those from a leak don't."""


def played(seats: int, entries: int, seed: int) -> Session:
    session = Session(GAME, seats, GAME.options_type(), 0)
    levels = (Level.FAIR, Level.FAIR, Level.GENTLE, Level.FAIR)
    bots = [load_package("rummikub").bots[level] for level in levels[:seats]]

    def reached(state: Any) -> bool:
        return session.length >= entries and state.phase == "turn" and state.turn == 0

    return play(session, bot_chooser(bots, [Random(0)] * seats), Random(seed), until=reached)


def swapped(session: Session, seen_by: int | None, seed: int = 1) -> Session:
    """Return the game with the same moves but other tiles wherever a seat, or an onlooker, sees none."""
    state = session.state
    others = [seat for seat in range(session.seats) if seat != seen_by]
    hidden = {*state.bank, *[tile for seat in others for tile in state.racks[seat]]}
    shuffled = session.log[0].move
    assert isinstance(shuffled, Shuffled)
    rng = Random(seed)
    for _ in range(200):
        tiles = iter(rng.sample(sorted(hidden), len(hidden)))
        other = Shuffled(tuple([next(tiles) if tile in hidden else tile for tile in shuffled.tiles]))
        variant = Session(GAME, session.seats, session.options, 0)
        try:
            for entry in session.log:
                variant.submit(entry.seat, other if entry.move == shuffled else entry.move)
        except IllegalMove:  # A seat can announce only now, or no longer.
            continue
        return variant
    raise AssertionError("no other tiles fit these moves")


PLACE = TablePlace("cup", 7, 1, 1, 1)


def leave(paths: Paths, session: Session, kinds: tuple[str, ...], seed: int, tournament: bool) -> Path:
    """Save the game, with a seed, for continuing from the start page or at a tournament's table."""
    info = find_game("rummikub")
    assert info is not None
    session.seed = seed
    players = tuple(Player(name=NAMES[seat], player=kind) for seat, kind in enumerate(kinds))
    record = TableSetup(info, session, in_order(players)).record()
    if tournament:
        assert TournamentSaves(paths).saves.save(record, PLACE.save) is None
        path = TournamentSaves(paths).saves.path(PLACE.save)
    else:
        assert Saves(paths).save(record) is None
        path = Saves(paths).path("rummikub")
    os.utime(path, (1_000_000_000, 1_000_000_000))
    return path


class Onlooker:
    """Records everything that can be noticed, step by step."""

    def __init__(self, screen: Screen, caplog: pytest.LogCaptureFixture) -> None:
        self.screen = screen
        self.caplog = caplog
        self.seen: list[tuple[str, dict[str, str]]] = []

    def look(self, step: str) -> None:
        screen = self.screen
        screen.wait_until(lambda: screen.table is None or not screen.table.director.busy, "rest")
        screen.picture()
        screen.breathe()
        told = {
            way: value for way, value in exposed(screen.app.shell).items() if not way.endswith(".layable")
        }
        told |= {f"accessible {words.replace(LAYABLE, '')}": "" for words in accessible_words(screen)}
        told |= {f"text {text}": "" for text in screen.lines()}
        told |= {"title": screen.window.title(), "log": self.caplog.text}
        self.seen.append((step, told))


def look_at_everything(screen: Screen, note: Onlooker, covered: bool, cup: Tournament | None) -> None:
    """Continue the saved game, and do everything that shows something but changes nothing."""
    note.look("start page")
    tables: Any = screen.app.shell.tables
    if cup is None:
        screen.app.shell.resume("rummikub")
    else:
        assert tables.sit_for_tournament("cup", cup.state, 1, 1)
    screen.wait_for_page("table")
    table = screen.table
    screen.wait_until(lambda: table.seat >= 0 or table.privacy.awaited >= 0, "a person")
    note.look("table")
    if not covered:
        if table.privacy.awaited >= 0:
            table.privacy.reveal()
            note.look("revealed")
        table.advice.showOdds(True)
        note.look("odds")
        table.advice.showOdds(False)
        table.advice.askHint()
        screen.wait_until(lambda: not table.advice.hintThinking, "the hint")
        note.look("hint")
        if table.advice.hint:
            table.advice.followHint()
            note.look("hint, further")
        table.advice.dropHint()
        face = table.viewModel
        for row in [row for row in face.tiles.rows if row.zone == "rack"][:2]:
            face.pick(row.tile, True)
        face.putNew()
        note.look("preview")
        face.undoTurn()
        face.sort(True)
        face.lookBefore(True)
        note.look("table before")
        face.lookBefore(False)
        table.replay.start()
        for _ in range(4):
            table.director.finish()
            note.look("replay")
        table.replay.stop()
    for moment in (0, 1, table.entries // 2, table.entries - 1):
        table.lookAt(moment)
        note.look(f"moment {moment}")
    for seat in range(4):
        table.moment.seeAs(seat)
        note.look(f"moment as {seat}")
    table.backToNow()
    screen.set_comfort(language="pl")
    note.look("in Polish")
    table.setProperty("paused", True)
    note.look("pause")
    table.setProperty("paused", False)
    if table.privacy.shared:
        table.privacy.cover()
        note.look("covered again")


@pytest.mark.parametrize(
    "kinds,covered,tournament",
    [
        (("human", "bot:fair", "human"), False, True),
        *[
            pytest.param(*case, marks=LONG_SOAK)
            for case in (
                (("human", "bot:fair", "human", "bot:sharp"), False, False),
                (("human", "bot:fair", "human"), True, True),
                (("human", "bot:fair", "bot:gentle", "bot:master"), False, True),
                (("human", "bot:fair", "human", "bot:master"), True, False),
            )
        ],
    ],
)
def test_nothing_tells_what_another_seat_hides(
    open_screen: Open,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    kinds: tuple[str, ...],
    covered: bool,
    tournament: bool,
) -> None:
    caplog.set_level("DEBUG")
    one = played(len(kinds), 6 * len(kinds), seed=4)
    other = swapped(one, None if covered else 0)
    assert one.state.racks[1] != other.state.racks[1]
    entrants = tuple(EntrantInfo(NAMES[seat], kind) for seat, kind in enumerate(kinds))
    cup = Tournament([Created(Settings("rummikub", final=2), entrants, 7)])
    cup.submit(Drawn("qualifying", (tuple(range(len(kinds))),)))

    def seen(session: Session, seed: int) -> dict[tuple[str, str], str]:
        caplog.clear()
        paths = Paths(tmp_path / f"{len(list(tmp_path.iterdir()))}")
        leave(paths, session, kinds, seed, tournament)
        screen = open_screen(paths, own_bots=True, now=lambda: 0.0)
        note = Onlooker(screen, caplog)
        look_at_everything(screen, note, covered, cup if tournament else None)
        screen.close()
        told = {(step, path): value for step, seen in note.seen for path, value in seen.items()}
        assert [place for place, value in told.items() if seed_text(seed) in value] == []
        own = str(paths.root), fingerprint(seed)
        return {place: cleaned(value, own) for place, value in told.items()}

    differ: set[tuple[str, str]] = set()
    for trial in range(TRIALS):
        first, second = seen(one, SEED), seen(other, SEED + 1)
        places = {place for place in first.keys() | second.keys() if first.get(place) != second.get(place)}
        differ = places if trial == 0 else differ & places
        if not differ:
            break
    assert differ == set()


@pytest.mark.quick
@pytest.mark.parametrize("seen_by", [None, 0])
def test_views_and_events_are_the_same_whatever_a_seat_does_not_see(seen_by: int | None) -> None:
    one = played(3, 30, seed=4)
    other = swapped(one, seen_by)
    for number in range(1, one.length + 1):
        assert GAME.view(one.state_at(number), seen_by) == GAME.view(other.state_at(number), seen_by)
        events = [
            [GAME.redact(step.event, seen_by) for step in session.steps_of(number - 1)]
            for session in (one, other)
        ]
        assert events[0] == events[1]


def cleaned(value: str, own: tuple[str, ...]) -> str:
    """Return a text without the parts that rightly differ: the folder of the run, and the fingerprint."""
    for word in own:
        value = value.replace(word, "")
    return value
