"""What another seat hides is told nowhere: other tiles lie where nobody may see them, and nothing changes."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
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
from tests.soak.marks import LONG_SOAK
from tests.ui.accessible_tree import told as accessible_words
from tests.ui.conftest import Open
from tests.ui.driver import Screen

LAYABLE = ", can be laid now"
"""Told of one's own tiles as soon as they have been worked out, which takes now longer and now less."""

NAMES = ("Ala", "Bolek", "Ola", "Fela")
SEED = 77
TRIALS = 3
"""What differs by when a computer's answer came differs elsewhere the next time; a leak doesn't."""


def played(seats: int, entries: int, seed: int) -> Session:
    """Return a game of computers that stands where seat 0 is to act."""
    session = Session(GAME, seats, GAME.options_type(), 0)
    levels = (Level.FAIR, Level.FAIR, Level.GENTLE, Level.FAIR)
    bots = [load_package("rummikub").bots[level] for level in levels[:seats]]

    def reached(state: Any) -> bool:
        return session.length >= entries and state.phase == "turn" and state.turn == 0

    return play(session, bot_chooser(bots, [Random(0)] * seats), Random(seed), until=reached)


def swapped(session: Session, seen_by: int | None, seed: int = 1) -> Session:
    """Return the game by the same moves with other tiles wherever a seat, or an onlooker, sees none."""
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
        except IllegalMove:  # A seat could announce now, or can't any more.
            continue
        return variant
    raise AssertionError("no other tiles fit these moves")


PLACE = TablePlace("cup", 7, 1, 1, 1)


def leave(paths: Paths, session: Session, kinds: tuple[str, ...], seed: int, tournament: bool) -> Path:
    """Leave the game to be continued, as one with a seed, on the start page or at a tournament's table."""
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
    """Notes everything that can be noticed, step by step."""

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
    """Go on with the game that was left, and do whatever shows something but changes nothing."""
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


@pytest.mark.rest
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
    """Return what was told without what rightly differs: the folder of the run, and the fingerprint."""
    for word in own:
        value = value.replace(word, "")
    return value
