"""The desk in the window: computers playing beside it, tables played here, save errors, and the list."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from stolik.engine.game_points import GamePoints
from stolik.pages.tournament.background_tables import BackgroundTables
from stolik.pages.tournament.card_form import CardForm
from stolik.pages.tournament.desk_services import DeskServices
from stolik.pages.tournament.model import TournamentPages
from stolik.pages.tournament.setup_model import LARGEST_SEED, EntrantList, plan_text
from stolik.pages.tournament.table_process import serve_tables
from stolik.services.services import Services
from stolik.services.tournaments.tournaments import Tournaments
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.profiles import Person
from stolik.tournament.bot_tables import TableJob, play_table
from stolik.tournament.entries import Created, Entered, EntrantInfo, Settings
from stolik.tournament.state import State
from stolik.tournament.tournament import Tournament

from tests.house import House, OpenHouse
from tests.pages.tournament.players import JOBS, Double, Processes
from tests.tournament.fields import drawn, points


class Computers(QObject):
    """Plays on request."""

    played = Signal(object, object)
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[TableJob] = []
        self.running, self.progress, self.finished, self.total = False, 0.0, 0, 0
        self.fault = ""

    def start(self, jobs: Sequence[TableJob]) -> None:
        self.jobs, self.running = list(jobs), True
        self.changed.emit()

    def play(self) -> None:
        job = self.jobs.pop(0)
        self.played.emit(job, tuple(points(30, -5, -10, -15) for _ in range(job.games)))
        self.running = bool(self.jobs)
        self.changed.emit()

    def stop(self) -> None:
        self.running = False
        self.changed.emit()

    def fail(self) -> None:
        self.jobs, self.fault = [], "Table 1 couldn't be played."
        self.stop()

    def close(self) -> None:
        self.running = False


class Here(QObject):
    """Keeps a game that ended here."""

    played = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.ended: list[Any] = []
        self.forgotten: list[tuple[str, int]] = []
        self.tables_begun: set[tuple[int, int]] = set()
        self.looks: list[str] = []

    def begun(self, name: str, state: State) -> frozenset[tuple[int, int]]:
        places = self.tables_begun if name == "cup" else ()
        return frozenset(
            (number, table)
            for number, table in places
            if number <= len(state.rounds) and not state.rounds[number - 1].tables[table - 1].is_complete
        )

    def begin(self, number: int, table: int) -> None:
        self.tables_begun.add((number, table))
        self.played.emit("cup")

    def forget(self, name: str, state: State) -> None:
        self.forgotten.append((name, state.created.seed))

    def enter(self, name: str, tournament: Tournament, store: Any, at: str = "") -> list[Any]:
        self.looks.append(name)
        entries, self.ended = self.ended, []
        for entry in entries:
            tournament.submit(entry)
            store()
        return entries


class Doubles(DeskServices):
    """The services of a house, with doubles of the clock and of everything that plays tables."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.told: list[Fault] = []
        self.computers, self.here = Computers(), Here()
        self.seated: list[Any] = []
        self.played = ""

    def time(self) -> str:
        return "now"

    def tell(self, fault: Fault) -> None:
        self.told.append(fault)
        super().tell(fault)

    def make_background(self) -> Any:
        return self.computers

    def make_printing(self, tournament: Tournament) -> Any:
        return QObject()

    @property
    def tables_here(self) -> Any:
        return self.here

    def sit_here(self, tournament: str, state: State, round_number: int, table: int) -> None:
        self.seated.append((tournament, round_number, table))

    def in_play(self, tournament: str) -> bool:
        return tournament == self.played


class DeskHouse(House):
    """A house with its tournament pages."""

    def __init__(self, paths: Paths) -> None:
        super().__init__(paths)
        self.tables.people.people.append(Person(name="Ala", face=1, colour=2))
        self.files: Tournaments = self.services.tournaments
        self.doubles = Doubles(self.services)
        self.pages: Any = TournamentPages(self.files, self.doubles)

    def loaded(self, name: str = "cup") -> Tournament:
        found = self.files.load(name)
        assert isinstance(found, Tournament)
        return found

    def faults(self) -> list[str]:
        return [fault.code for fault in self.doubles.told]

    def later(self, seconds: float) -> None:
        self.time += seconds
        self.pages._deleted._tick()

    def states(self) -> dict[str, str]:
        return {row.key: row.deleted for row in self.pages.tournaments.rows}

    def keep(self, *players: str) -> Any:
        """Save a drawn tournament with one game per match, open it and return its desk."""
        entrants = tuple(EntrantInfo(f"N{number}", player) for number, player in enumerate(players))
        cup = Tournament([Created(Settings("rummikub", games=1), entrants, 1)])
        drawn(cup, *[tuple(range(at, min(at + 4, len(players)))) for at in range(0, len(players), 4)])
        self.files.save("cup", cup)
        self.pages.back()
        self.pages.open("cup")
        return self.pages.desk


@pytest.fixture
def house(open_house: OpenHouse, paths: Paths) -> DeskHouse:
    return open_house(paths, DeskHouse)


@contextmanager
def no_folder(paths: Paths) -> Iterator[None]:
    """Replace the tournaments' folder by a file for a while."""
    aside = paths.tournaments.rename(paths.tournaments.with_name("aside"))
    paths.tournaments.write_text("")
    yield
    paths.tournaments.unlink()
    aside.rename(paths.tournaments)


def acts(desk: Any) -> list[str]:
    return [row.key for row in desk.actions.rows]


def saved_games(house: DeskHouse) -> int:
    return len(list(house.loaded().state.games()))


def test_computers_play_beside_and_each_table_is_saved_as_it_comes(house: DeskHouse) -> None:
    desk = house.keep(*["bot:fair"] * 8, *["human"] * 3, "bot:fair")
    assert acts(desk) == ["bots", "play"]
    desk.act(0)
    assert desk.property("running")
    assert acts(desk) == ["enter", "play"]
    house.doubles.computers.play()
    assert saved_games(house) == 1
    desk.stop()
    assert acts(desk) == ["bots", "play"]
    desk.act(0)
    assert [job.table for job in house.doubles.computers.jobs] == [2]
    house.doubles.computers.play()
    assert saved_games(house) == 2
    assert acts(desk) == ["enter", "play"]


def test_a_table_that_could_not_be_played_is_told_and_can_be_tried_again(house: DeskHouse) -> None:
    desk = house.keep(*["bot:fair"] * 4)
    desk.act(0)
    house.doubles.computers.fail()
    assert desk.property("sentence") == "Table 1 couldn't be played."
    assert acts(desk) == ["bots"]


def test_what_was_played_here_is_entered_when_it_ends_and_when_the_desk_opens(house: DeskHouse) -> None:
    desk = house.keep(*["human"] * 8)
    desk.act(acts(desk).index("play"))
    assert house.doubles.seated == [("cup", 1, 1)]
    house.doubles.here.ended = [Entered(1, 1, 1, points(30, -5, -10, -15), "played")]
    house.doubles.here.played.emit("another")
    assert saved_games(house) == 0
    house.doubles.here.played.emit("cup")
    assert (saved_games(house), desk.tables.at(0)["done"]) == (1, True)
    house.doubles.here.ended = [Entered(1, 2, 1, points(30, -5, -10, -15), "played")]
    house.pages.back()
    house.pages.open("cup")
    assert house.pages.desk.tables.at(1)["done"]
    assert acts(house.pages.desk) == ["finish"]


def test_a_card_for_a_game_that_was_begun_here_is_asked_about_first(house: DeskHouse) -> None:
    desk = house.keep(*["human"] * 8)
    asked: list[tuple[int, int, int]] = []
    desk.begunHere.connect(lambda *game: asked.append(game))
    house.doubles.here.begin(1, 2)
    desk.enter(1, 2, 1)
    assert (asked, desk.form) == ([(1, 2, 1)], None)
    desk.act(acts(desk).index("enter"))
    assert (asked, desk.form is None) == ([(1, 2, 1)], False), "the other table's form opens at once"
    desk.closeForm()
    desk.enterAnyway(1, 2, 1)
    for seat, small in enumerate(("30", "-5", "-10", "-15")):
        desk.form.chooseKind("points")
        desk.form.type(seat, "small_points", small)
    desk.form.enter()
    assert saved_games(house) == 1
    assert house.doubles.here.looks[-1] == "cup", "what was begun here is put away at once"
    # Entered results can be corrected, whatever happens at the table.
    desk.enter(1, 2, 1)
    assert (asked, desk.form.correcting) == ([(1, 2, 1)], True)


def test_whoever_leaves_a_game_that_was_begun_here_hears_that_it_begins_anew(house: DeskHouse) -> None:
    desk = house.keep(*["human"] * 8)
    house.doubles.here.begin(1, 2)
    assert [entrant for entrant in range(8) if desk.sitsAtBegunTable(entrant)] == [4, 5, 6, 7]
    house.doubles.here.looks.clear()
    desk.leave(4, "")
    assert house.doubles.here.looks == ["cup"]
    desk.take_played(1, 2, [points(30, -10, -20)])
    assert not desk.sitsAtBegunTable(5), "its games are over"


def test_a_save_that_fails_is_told_once_and_taken_back_when_it_works(house: DeskHouse, paths: Paths) -> None:
    desk = house.keep(*["human"] * 8)
    with no_folder(paths):
        desk.leave(0, "fair")
        desk.leave(1, "fair")
        assert house.faults() == ["not_writable"]
        assert house.notice
    desk.leave(2, "fair")
    assert house.notice == ""
    assert house.loaded().state.players[:3] == ("bot:fair",) * 3


def test_what_the_disk_did_not_take_is_there_when_the_desk_opens_anew(house: DeskHouse, paths: Paths) -> None:
    desk = house.keep(*["human"] * 8)
    with no_folder(paths):
        desk.leave(0, "fair")
        house.pages.back()
        house.pages.close()
        house.pages = TournamentPages(house.files, house.doubles)
        house.pages.open("cup")
        assert house.pages.desk.tournament.state.players[0] == "bot:fair"
    house.pages.close()
    found = Tournaments(paths).load("cup")
    assert isinstance(found, Tournament)
    assert found.state.players[0] == "bot:fair"


def test_a_refusal_is_a_sentence_and_goes_with_the_next_entry(house: DeskHouse) -> None:
    desk = house.keep("human", "human", "human")
    assert desk.leave(0, "")
    assert not desk.leave(1, "")
    assert desk.property("sentence").startswith("Fewer than 2 would be left at the table")
    assert desk.leave(1, "sharp")
    assert desk.property("sentence") == ""


def test_rounds_before_can_be_looked_at(house: DeskHouse) -> None:
    entrants = tuple(EntrantInfo(f"N{number}") for number in range(4))
    cup = Tournament([Created(Settings("rummikub", games=1, rounds=2), entrants, 1)])
    house.files.save("cup", cup)
    house.pages.back()
    house.pages.open("cup")
    desk = house.pages.desk
    assert (desk.property("roundTitle"), desk.tables.rows) == ("", ())
    desk.act(0)
    house.doubles.here.ended = []
    desk.take_played(1, 1, [GamePoints((30, -5, -10, -15), (1, 2, 3, 4))])
    desk.act(0)
    assert desk.property("roundTitle") == "Qualifying, round 2 of 2"
    desk.showEarlierRound()
    assert (desk.property("roundTitle"), desk.property("hasEarlierRound")) == (
        "Qualifying, round 1 of 2",
        False,
    )
    assert desk.tables.at(0)["done"]


def test_a_new_tournament_is_set_up_and_saved(house: DeskHouse) -> None:
    house.pages.setUp()
    setup = house.pages.setup
    assert setup.property("games")[0] == "Rummikub"
    setup.toggleKnown("Ala")
    setup.addComputers("gentle", 2)
    assert setup.people.at(0)["entered"]
    setup.stepSemiFinal(-1)
    seconds = [setup.property("seconds")]
    for _ in range(4):
        setup.stepSeconds(-1)
        seconds.append(setup.property("seconds"))
    assert seconds == [60, 45, 40, 30, 0]
    setup.chooseFinal(3)
    assert (setup.property("semiFinal"), setup.property("seconds")) == (12, 0)
    setup.toggleKnown("ala")
    assert not setup.property("ready")
    setup.toggleKnown("Ala")
    setup.begin()
    assert house.pages.setup is None
    created = house.loaded("rummikub").state.created
    assert created.seed == Random(1).randint(0, LARGEST_SEED), "as the house draws"
    assert (created.at, created.settings.turn_seconds) == ("now", None)
    assert created.settings == replace(Settings("rummikub"), semi_final=12, final=3, turn_seconds=None)


@pytest.mark.parametrize("steps, seconds", [(-1, 45), (-2, 40), (3, 180), (4, 300)])
def test_a_tournament_begins_with_these_seconds(house: DeskHouse, steps: int, seconds: int) -> None:
    house.pages.setUp()
    setup = house.pages.setup
    setup.addComputers("gentle", 4)
    for _ in range(abs(steps)):
        setup.stepSeconds(steps)
    assert (setup.property("sentence"), setup.property("ready")) == ("", True)
    setup.begin()
    assert house.loaded("rummikub").state.settings.turn_seconds == seconds


def test_whoever_enters_has_a_face_of_their_own_the_one_they_choose_or_the_pawn(house: DeskHouse) -> None:
    house.pages.setUp()
    setup = house.pages.setup
    setup.addNames("Ala\nBartek\nOla")
    setup.addComputers("gentle", 1)
    setup.wear(2, 4)
    rows = [setup.entrants.at(row) for row in range(4)]
    assert [(row["face"], row["known"]) for row in rows[:3]] == [(1, True), (12, False), (4, False)]
    assert rows[3]["bot"] == "gentle"
    setup.begin()
    assert [each.face for each in house.loaded("rummikub").state.created.entrants] == [None, None, 4, None]
    assert house.pages.desk.join("Wit", "", 7)
    assert house.pages.desk.join("Iga", "", 12)
    assert [each.face for each in house.loaded("rummikub").state.created.entrants[4:]] == [7, None]


def test_a_tournament_that_cannot_begin_says_why(house: DeskHouse) -> None:
    house.pages.setUp()
    setup = house.pages.setup
    setup.addComputers("gentle", 2)
    setup.chooseFinal(9)
    assert (setup.property("sentence"), setup.property("ready")) == ("", False)
    assert setup.property("plan") == "1 more player is needed."
    setup.addComputers("gentle", 1)
    assert (setup.property("sentence"), setup.property("ready")) == ("Between 2 and 4 play the final.", False)
    setup.begin()
    assert house.pages.setup is setup
    setup.chooseFinal(4)
    assert (setup.property("sentence"), setup.property("ready")) == ("", True)


def test_whoever_comes_late_enters_and_a_draw_is_made_again_for_them(house: DeskHouse) -> None:
    desk = house.keep(*["human"] * 8)
    before = house.loaded().state.rounds
    assert (desk.property("canJoin"), desk.property("canTakeDrawBack")) == (False, True)
    assert not desk.join("Wit", "")
    assert "before a round is drawn" in desk.property("sentence")
    desk.takeDrawBack()
    assert (desk.property("canJoin"), desk.property("canTakeDrawBack")) == (True, False)
    assert desk.property("sentence") == ""
    assert not desk.join(" n3", "")
    assert desk.property("sentence") == "Two players are called “n3”; give one of them another name."
    assert desk.join(" Wit\n", "Lis")
    assert house.loaded().state.created.entrants[8] == EntrantInfo("Wit", club="Lis")
    assert desk.property("line") == "9 players"
    desk.act(0)
    assert house.loaded().state.rounds != before
    assert [len(table.seated) for table in house.loaded().state.rounds[0].tables] == [3, 3, 3]


def test_a_draw_by_which_somebody_has_played_stands(house: DeskHouse) -> None:
    desk = house.keep(*["human"] * 8)
    house.doubles.here.begin(1, 2)
    assert not desk.property("canTakeDrawBack")
    desk.takeDrawBack()
    assert len(house.loaded().state.rounds) == 1
    house.doubles.here.tables_begun.clear()
    desk.take_played(1, 1, [points(30, -10, -10, -10)])
    assert not desk.property("canTakeDrawBack")


def test_nobody_comes_late_to_a_championship_or_has_it_drawn_again(house: DeskHouse) -> None:
    house.pages.beginChampionship("Ala")
    desk = house.pages.desk
    assert not desk.property("canJoin")
    desk.act(0)
    assert not desk.property("canTakeDrawBack")


def test_who_has_left_comes_back_and_a_name_is_mended(house: DeskHouse) -> None:
    desk = house.keep(*["human"] * 8)
    desk.leave(4, "fair")
    assert [row.key for row in desk.standings.rows if row.away] == [4]
    assert desk.comeBack(4)
    assert not any(row.away for row in desk.standings.rows)
    assert not desk.comeBack(4)
    assert desk.property("sentence") == "N4 hasn't left."
    assert desk.nameOf(4) == "N4"
    assert not desk.rename(4, "n6")
    assert desk.rename(4, "Neli ")
    assert [row.name for row in desk.standings.rows if row.key == 4] == ["Neli"]
    assert house.loaded().state.names_of(4)[0] == "Neli"


def test_a_begun_table_is_marked_and_goes_on(house: DeskHouse) -> None:
    desk = house.keep(*["human"] * 8)
    assert [row.begun for row in desk.tables.rows] == [False, False]
    assert "Play table 1 here" in [row.text for row in desk.actions.rows]
    house.doubles.here.begin(1, 1)
    assert [(row.begun, row.state) for row in desk.tables.rows] == [
        (True, "0 of 1, started here"),
        (False, "0 of 1"),
    ]
    assert "Resume table 1" in [row.text for row in desk.actions.rows]


def test_a_set_up_tournament_tells_what_its_game_and_its_entrants_leave_out(house: DeskHouse) -> None:
    house.pages.setUp()
    setup = house.pages.setup
    assert (setup.property("semiFinalNote"), setup.property("hasClock")) == ("", True)
    setup.addComputers("gentle", 5)
    assert setup.property("semiFinalNote") == "No semi-final: there are too few players."
    setup.addComputers("gentle", 15)
    assert setup.property("semiFinalNote") == ""
    setup.chooseGame(setup.property("games").index("Worms"))
    assert not setup.property("hasClock")


def test_a_tournament_with_a_name_of_its_own_is_called_by_it(house: DeskHouse) -> None:
    house.pages.setUp()
    setup = house.pages.setup
    setup.addComputers("gentle", 3)
    for typed, name in (("Winter\x07\n Cup ", "Winter Cup"), ("x" * 50, "x" * 40), (" \u202e", "")):
        setup.writeName(typed)
        assert (setup.property("name"), setup.property("ready")) == (name, True)
    setup.writeName("ג" * 50)
    assert (len(setup.property("name")), setup.property("ready")) == (40, True)
    setup.writeName("Winter Cup")
    setup.begin()
    desk = house.pages.desk
    assert (desk.property("title"), desk.property("line")) == ("Winter Cup", "Rummikub, 3 players")
    assert house.loaded("rummikub").state.created.name == "Winter Cup"
    house.pages.back()
    [row] = house.pages.tournaments.rows
    assert row.title == "Winter Cup"
    assert row.line.startswith("Rummikub, 3 ")


def test_a_file_that_is_damaged_or_from_the_future_is_a_sentence_in_the_list(house: DeskHouse) -> None:
    house.keep(*["human"] * 4)
    house.files.path("newer").write_text(
        '{"format": "stolik-tournament", "version": 999, "log": []}', "utf-8"
    )
    house.files.path("torn").write_text('{"format": "stol', "utf-8")
    house.pages.back()
    rows = {row.key: row for row in house.pages.tournaments.rows}
    assert rows["cup"].opens
    assert "is from a newer Stolik" in rows["newer"].next
    assert "is damaged and can't be continued" in rows["torn"].next
    for name in ("newer", "torn"):
        house.pages.open(name)
        assert house.pages.desk is None
    assert house.files.path("newer").exists()


@pytest.fixture
def listed(house: DeskHouse) -> DeskHouse:
    house.keep(*["human"] * 4)
    house.pages.back()
    return house


def test_a_deleted_tournament_can_be_brought_back_for_ten_seconds(listed: DeskHouse) -> None:
    listed.pages.delete("cup")
    listed.later(9.9)
    assert listed.states() == {"cup": "offered"}
    listed.pages.open("cup")
    assert listed.pages.desk is None
    listed.pages.undelete("cup")
    listed.later(60)
    assert listed.states() == {"cup": ""}
    listed.pages.open("cup")
    assert listed.pages.desk is not None


def test_ten_seconds_later_a_file_is_gone_and_its_line_stays(
    listed: DeskHouse,
) -> None:
    listed.pages.delete("cup")
    listed.later(10)
    assert not listed.files.path("cup").exists()
    assert listed.doubles.here.forgotten == [("cup", 1)]
    listed.pages.undelete("cup")
    assert listed.states() == {"cup": "gone"}
    listed.pages.setUp()
    listed.pages.back()
    assert listed.states() == {}


@pytest.mark.parametrize("leave", ["setUp", "close", "beginAnother"])
def test_who_leaves_the_list_deletes_at_once(listed: DeskHouse, leave: str) -> None:
    listed.pages.delete("cup")
    if leave == "beginAnother":
        listed.pages._begin(listed.loaded().state.created)
    else:
        getattr(listed.pages, leave)()
    assert not listed.files.path("cup").exists()
    assert listed.files.load("cup") is None


def test_what_the_disk_never_took_can_be_deleted_too(listed: DeskHouse, paths: Paths) -> None:
    created = listed.loaded()
    for each in paths.tournaments.iterdir():
        each.unlink()
    paths.tournaments.rmdir()
    paths.tournaments.write_text("")
    assert listed.files.save("cup", created) is not None
    listed.pages.back()
    listed.pages.delete("cup")
    listed.later(10)
    assert listed.files.names() == ()


def test_a_tournament_whose_table_is_being_played_is_not_deleted(listed: DeskHouse) -> None:
    listed.doubles.played = "cup"
    listed.pages.delete("cup")
    assert listed.states() == {"cup": ""}
    assert listed.faults() == ["tournament_in_play"]
    listed.doubles.played = ""
    listed.pages.delete("cup")
    listed.doubles.played = "cup"
    listed.later(10)
    assert listed.states() == {"cup": ""}
    assert listed.files.path("cup").exists()


def test_a_tournament_that_stays_is_as_before(listed: DeskHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "no", str(path))

    listed.pages.delete("cup")
    monkeypatch.setattr(Path, "unlink", refuse)
    listed.later(10)
    monkeypatch.undo()
    assert listed.faults() == ["not_writable"]
    assert listed.states() == {"cup": ""}
    listed.pages.open("cup")
    assert listed.pages.desk is not None


def test_a_file_that_does_not_open_stays_where_it_is(listed: DeskHouse) -> None:
    file = listed.files.path("newer")
    file.write_text('{"format": "stolik-tournament", "version": 999, "log": []}', "utf-8")
    listed.pages.back()
    listed.pages.delete("newer")
    assert listed.states()["newer"] == ""
    assert listed.files.drop("newer") is not None
    assert file.exists()


def test_a_game_without_a_card_is_asked_for_its_own_points(qapp: QGuiApplication) -> None:
    cup = Tournament([Created(Settings("pickomino", games=1), tuple(map(EntrantInfo, "ABC")), 1)])
    drawn(cup, (0, 1, 2))
    form: Any = CardForm()
    form.begin(cup.state, 1, 1, 1)
    assert [column["title"] for column in form.property("columns")] == ["Points in the game", "Place if tied"]
    assert form.property("notesText") == (
        "Points in the game: what counts when it ends, such as points or worms. Place"
        " if tied: only when points are equal but the game's rules still rank one player"
        " higher."
    )
    form.type(0, "small_points", "5")
    form.enter()
    assert form.property("sentence") == "Points missing: B, C."
    assert form.property("faultSeat") == 1
    assert [row.faulty for row in form.seats.rows] == [False, True, True]
    for seat, typed in enumerate(("5", "3", "3")):
        form.type(seat, "small_points", typed)
    assert [row.place for row in form.seats.rows] == ["1", "2", "2"]


def cup_of(*names: str, draws: int = 0) -> Tournament:
    made = Tournament([Created(Settings("rummikub", games=1), tuple(map(EntrantInfo, names)), 1)])
    for _ in range(draws):
        drawn(made)
    return made


def saved(house: DeskHouse) -> dict[str, int]:
    found = {name: house.files.load(name) for name in house.files.names()}
    return {name: len(each.log) for name, each in found.items() if isinstance(each, Tournament)}


def test_a_tournament_from_elsewhere_is_taken_in_once(house: DeskHouse, tmp_path: Path) -> None:
    for _ in range(2):
        house.pages.open_file(tmp_path / "zima.stolik-tournament", cup_of("Ala", "Ola", "Ewa", "Jan"))
        assert house.pages.desk.line.startswith("4 ")
    assert saved(house) == {"rummikub": 1}


def test_of_two_logs_of_one_tournament_the_longer_one_counts(house: DeskHouse, tmp_path: Path) -> None:
    names = ("Ala", "Ola", "Ewa", "Jan")
    house.pages.open_file(tmp_path / "a", cup_of(*names))
    house.pages.open_file(tmp_path / "b", cup_of(*names, draws=1))
    assert saved(house) == {"rummikub": 2}
    house.pages.open_file(tmp_path / "a", cup_of(*names))
    assert saved(house) == {"rummikub": 2}
    assert "draw" not in acts(house.pages.desk)


def test_two_logs_that_part_are_two_tournaments(house: DeskHouse, tmp_path: Path) -> None:
    names = ("Ala", "Ola", "Ewa", "Jan", "Iga", "Jola", "Kuba", "Leon")
    ours, theirs = cup_of(*names), cup_of(*names)
    drawn(ours, (0, 1, 2, 3), (4, 5, 6, 7))
    drawn(theirs, (0, 2, 4, 6), (1, 3, 5, 7))
    house.pages.open_file(tmp_path / "a", ours)
    house.pages.open_file(tmp_path / "b", theirs)
    assert saved(house) == {"rummikub": 2, "rummikub-2": 2}


def test_a_file_that_lies_here_opens_itself_though_a_copy_goes_on(house: DeskHouse) -> None:
    names = ("Ala", "Ola", "Ewa", "Jan")
    house.files.save("a", cup_of(*names))
    house.files.save("b", cup_of(*names, draws=1))
    house.pages.open_file(house.files.path("a"), cup_of(*names))
    assert acts(house.pages.desk) == ["draw"]
    assert saved(house) == {"a": 1, "b": 2}


def test_a_tournament_that_was_just_deleted_is_taken_in_anew(house: DeskHouse, tmp_path: Path) -> None:
    house.keep("human", "human", "human")
    house.pages.back()
    house.pages.delete("cup")
    house.pages.open_file(tmp_path / "zima", cup_of("N0", "N1", "N2"))
    assert saved(house) == {"rummikub": 1}


def test_where_it_can_not_be_written_it_is_told_and_played_on(
    house: DeskHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object) -> None:
        raise OSError(28, "full", str(path))

    monkeypatch.setattr("stolik.storage.own_files.exchange", refuse)
    house.pages.open_file(tmp_path / "zima", cup_of("Ala", "Ola", "Ewa", "Jan"))
    assert house.faults() == ["disk_full"]
    assert acts(house.pages.desk) == ["draw"]


def names(entrants: EntrantList) -> list[str]:
    return [info.name for info in entrants.infos]


@pytest.fixture
def entrants() -> EntrantList:
    return EntrantList()


def test_lines_are_names_and_empty_ones_are_left_out(entrants: EntrantList) -> None:
    assert entrants.add_names(" Ala \n\n\tJan  Nowak\r\nOla") == 0
    assert names(entrants) == ["Ala", "Jan Nowak", "Ola"]


def test_a_second_column_of_a_list_holds_the_clubs(entrants: EntrantList) -> None:
    entrants.add_names("Zosia\tKlub  Orzeł\n\tMarek\t\nEwa Lis\tDom\tczwartek\nOla\t" + "x" * 41)
    assert [(info.name, info.club) for info in entrants.infos] == [
        ("Zosia", "Klub Orzeł"),
        ("Marek", ""),
        ("Ewa Lis", "Dom"),
        ("Ola", "x" * 40),
    ]


def test_there_is_room_for_256(entrants: EntrantList) -> None:
    assert entrants.add_names("\n".join(f"N{number}" for number in range(262))) == 6
    assert (len(entrants.infos), entrants.room) == (256, 0)
    assert entrants.add_computers("fair", 2) == 2


def test_computers_take_free_names(entrants: EntrantList) -> None:
    entrants.add_names("sharp 2")
    entrants.add_computers("sharp", 2)
    assert names(entrants)[1:] == ["Sharp 1", "Sharp 3"]
    assert {info.player for info in entrants.infos[1:]} == {"bot:sharp"}


def test_names_that_read_alike_are_told_before_there_are_enough(entrants: EntrantList) -> None:
    entrants.add_names("Ala")
    assert entrants.fault() is None
    entrants.add_names("ALA")
    fault = entrants.fault()
    assert fault is not None
    assert fault.code == "name_twice"
    assert entrants.at_fault() == {0, 1}
    entrants.change(1, name="Ola", club="Nowak")
    assert (entrants.fault(), entrants.at_fault()) == (None, frozenset())
    assert entrants.infos[1].club == "Nowak"


def test_any_name_is_right_that_nobody_else_has(entrants: EntrantList) -> None:
    entrants.add_names("0\n1")
    assert entrants.fault() is None


def test_a_name_that_was_emptied_is_told(entrants: EntrantList) -> None:
    entrants.add_names("Ala\nJan")
    entrants.change(1, name=" ", club="")
    fault = entrants.fault()
    assert fault is not None
    assert (fault.code, fault.facts["number"]) == ("empty_name", 2)


def test_keys_stay_when_others_are_taken_out(entrants: EntrantList) -> None:
    entrants.add_names("Ala\nJan\nOla")
    entrants.remove(0)
    assert entrants.key_of("jan") == 1
    assert entrants.key_of("Ala") is None
    entrants.add_names("Ala")
    assert entrants.key_of("Ala") == 3


@pytest.mark.parametrize(
    "entrants, told",
    [
        (0, "3 more players are needed."),
        (2, "1 more player is needed."),
        (3, "Qualifying: 1 table of 3. Everyone plays the final. A match has 2 games."),
        (5, "Qualifying: 1 table of 3 and 1 table of 2. The best 4 play the final. A match has 2 games."),
        (
            15,
            (
                "Qualifying: 3 tables of 4 and 1 table of 3. The best 12 play the semi-final: 3 tables of 4. "
                "The best 4 play the final. A match has 2 games."
            ),
        ),
    ],
)
def test_it_counts_tables_and_who_goes_on(entrants: int, told: str) -> None:
    settings = Settings("rummikub")
    english = plan_text(settings, entrants)
    assert english == told


def test_it_follows_the_settings() -> None:
    settings = Settings("rummikub", games=1, rounds=3, semi_final=0, final=3)
    assert plan_text(settings, 10) == (
        "Qualifying: 3 rounds, each with 1 table of 4 and 2 tables of 3. The best 3 play the final. "
        "A match has 1 game."
    )


WANTED = [(job.table, play_table(job)) for job in JOBS]


def tables_with(doubles: Processes, most: int = 2) -> BackgroundTables:
    tables = BackgroundTables(make_process=doubles.make, most_players=most)
    tables.played.connect(doubles.note)
    return tables


def test_points_are_handed_on_in_the_order_of_the_tables(qapp: object) -> None:
    doubles = Processes()
    tables = tables_with(doubles)
    tables.start(JOBS)
    first, second = doubles.running
    assert (tables.running, tables.total, tables.finished, tables.progress) == (True, 6, 0, 0.0)
    second.finish()
    first.heard(1)
    assert (doubles.played, tables.finished, tables.progress) == ([], 3, 0.5), "the first table still plays"
    first.finish()
    assert doubles.played == WANTED[:2]
    assert second.jobs[-1] == JOBS[2]
    assert first.jobs == [JOBS[0]]
    second.finish()
    assert doubles.played == WANTED
    assert (tables.running, tables.finished, tables.progress, tables.fault) == (False, 6, 1.0, "")
    assert doubles.running == [], "no process stays where nothing runs"


def test_what_was_stopped_is_played_again_to_the_same_points(qapp: object) -> None:
    doubles = Processes()
    tables = tables_with(doubles)
    tables.start(JOBS)
    doubles.running[1].finish()
    tables.stop()
    assert (doubles.played, doubles.running, tables.running) == (WANTED[1:2], [], False)
    tables.start([JOBS[0], JOBS[2]])
    tables.start([JOBS[0], JOBS[2]])
    assert tables.total == 4, "nothing is played twice"
    for player in doubles.running:
        player.finish()
    assert sorted(doubles.played) == WANTED


@pytest.mark.parametrize("silent", [False, True])
def test_a_process_is_replaced_once_and_then_one_sentence_tells(qapp: object, silent: bool) -> None:
    doubles = Processes()
    tables = tables_with(doubles, most=1)
    tables.start(JOBS[:2])
    [process] = doubles.running
    process.lost(silent)
    assert (process.jobs, tables.fault) == ([JOBS[0], JOBS[0]], "")
    process.lost(silent)
    assert tables.fault == ("The computers couldn't finish table 1 in round 1; you can try again.")
    process.finish()
    assert doubles.played == WANTED[1:2], "the other table advances"
    tables.start(JOBS[:1])
    assert (tables.running, tables.fault) == (True, "")
    tables.close()
    assert doubles.running == []


def test_a_game_that_can_t_be_played_is_told_at_once(qapp: object) -> None:
    doubles = Processes()
    tables = tables_with(doubles, most=1)
    tables.start(JOBS[:1])
    doubles.running[0].heard("IllegalMove: no")
    assert (tables.fault != "", tables.running, doubles.running) == (True, False, [])


def test_without_a_process_a_sentence_tells(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Double, "send", lambda *_: False)
    doubles = Processes()
    tables = tables_with(doubles)
    tables.start(JOBS)
    assert (tables.running, tables.fault != "", doubles.played) == (False, True, [])


def test_whoever_hears_of_the_last_table_can_start_the_next_round(qapp: object) -> None:
    doubles = Processes()
    tables = tables_with(doubles)
    tables.played.connect(lambda job, _: tables.start(JOBS[1:]) if job == JOBS[0] else None)
    tables.start(JOBS[:1])
    doubles.running[0].finish()
    assert (tables.running, tables.total, tables.finished) == (True, 4, 0)
    tables.close()


@pytest.mark.rest
def test_processes_play_and_are_gone_afterwards(qtbot: QtBot) -> None:
    doubles = Processes()
    before = set(active_children())
    tables = BackgroundTables(most_players=2)
    tables.played.connect(doubles.note)
    tables.start(JOBS)
    children = set(active_children()) - before
    assert len(children) == 2
    victim = next(iter(children))
    victim.kill()
    qtbot.waitUntil(lambda: len(doubles.played) == len(JOBS))
    assert doubles.played == WANTED
    assert set(active_children()) == before
    tables.start(JOBS)
    tables.close()
    assert set(active_children()) == before


class Pipe:
    """The end of a pipe whose other end disappears once a table has been sent."""

    def __init__(self, moves: int) -> None:
        self.left = moves

    def recv(self) -> object:
        return JOBS[0]

    def send(self, _: object) -> None:
        self.left -= 1
        if self.left < 0:
            raise BrokenPipeError


@pytest.mark.parametrize("messages", [0, 3])
def test_a_process_ends_in_the_middle_of_a_game_where_the_program_has_gone(
    monkeypatch: pytest.MonkeyPatch, messages: int
) -> None:
    told: list[int] = []
    module = sys.modules[serve_tables.__module__]
    monkeypatch.setattr(module, "lower_priority", lambda: told.append(1))
    monkeypatch.setattr(module, "TOLD_SECONDS", 0.0)
    pipe = Pipe(messages)
    serve_tables(pipe)  # type: ignore[arg-type]  # all that is asked of a connection
    assert (pipe.left, told) == (-1, [1])


@pytest.mark.rest
@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="only POSIX tells the priority of a process")
def test_a_process_has_the_lowest_priority(qtbot: QtBot) -> None:
    before = set(active_children())
    tables = BackgroundTables(most_players=1)
    tables.start(JOBS)
    [child] = set(active_children()) - before
    pid = child.pid or 0
    qtbot.waitUntil(lambda: os.getpriority(os.PRIO_PROCESS, pid) == 19)
    tables.close()
    assert set(active_children()) == before
