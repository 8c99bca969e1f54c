"""A tournament table played here: it continues after a kill, and its points are entered once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, play_moves
from stolik.engine.game_library import load_package
from stolik.engine.sitting import NEUTRAL_FACE, USUAL, Coach, SeatHelps
from stolik.games.rummikub.rules.events import StarterFound
from stolik.games.rummikub.rules.options import Options
from stolik.services.tables.table_setup import TableSetup, todays_seats
from stolik.services.tournaments.saves import TournamentSaves
from stolik.services.tournaments.tournaments import Tournaments
from stolik.storage.faults import FAULTS, Fault
from stolik.storage.paths import Paths
from stolik.storage.profiles import Person
from stolik.storage.saves import read_game
from stolik.tournament import tournament
from stolik.tournament.due import due, next_draw
from stolik.tournament.entries import Created, Entered, EntrantInfo, Left, Renamed, Settings
from stolik.tournament.tournament import PlayedMatch, Tournament

from tests.house import House, OpenHouse, play
from tests.soak.marks import mostly_soak
from tests.tiers import mostly_rest
from tests.tournament.fields import any_points

CUP = "cup"
TO_THE_END = 100_000

COACHED = SeatHelps(coach=Coach.AFTER_EVERY)


def cup_of(game: str = "ryzyk_fizyk", games: int = 1, people: int = 1, entrants: int = 4) -> Tournament:
    entered = tuple(
        EntrantInfo(f"N{number}", "human" if number < people else "bot:gentle") for number in range(entrants)
    )
    cup = Tournament([Created(Settings(game, games=games, semi_final=0, final=2), entered, 7)])
    cup.submit(next_draw(cup.state))
    return cup


def sit(house: House, cup: Tournament, moves: int = 0) -> TableSetup:
    """Sit down at the table of a tournament; any moves made are saved."""
    assert house.tables.sit_for_tournament(CUP, cup.state, len(cup.state.rounds), 1)
    setup = house.tables.setup
    assert setup is not None
    if moves:
        play(setup, moves)
        house.save()
    return setup


def saves_of(paths: Paths) -> list[str]:
    return [place.save for place in TournamentSaves(paths).places(CUP, 7)]


def finished_of(paths: Paths) -> list[Path]:
    return list(paths.finished.glob("*.stolik"))


def test_entrants_sit_with_the_face_they_chose_or_the_pawn_and_people_of_the_house_with_theirs(
    house: House,
) -> None:
    people = tuple(EntrantInfo(name, face=face) for name, face in (("Ala", 2), ("Bartek", None), ("Ola", 5)))
    cup = Tournament([Created(Settings("ryzyk_fizyk", semi_final=0, final=2), people, 7)])
    cup.submit(next_draw(cup.state))
    house.tables.people.people.append(Person(name="Ala", face=7))
    assert {each.name: each.face for each in sit(house, cup).seats} == {"Ala": 7, "Bartek": 12, "Ola": 5}


def test_those_who_sit_there_play_by_the_tournaments_rules(house: House) -> None:
    cup = cup_of("rummikub", games=2)
    house.tables.people.people.append(Person(name="N0", face=7, colour=3, age=9, helps=COACHED))
    setup = sit(house, cup)
    table = cup.state.rounds[0].tables[0].seated
    assert [player.name for player in setup.players] == [f"N{entrant}" for entrant in table]
    assert [player.player for player in setup.players] == [
        "human" if entrant == 0 else "bot:gentle" for entrant in table
    ]
    mine = setup.seats[table.index(0)]
    assert (mine.face, mine.colour, mine.player.age) == (7, 3, 9)
    assert {each.face for each in setup.seats} == {7, NEUTRAL_FACE}, "the others have chosen none"
    assert len({sitting.colour for sitting in setup.seats}) == 4
    assert setup.session.options == Options()
    assert (setup.agreed.in_tournament, {each.helps for each in setup.seats}) == (True, {USUAL})
    today = todays_seats(setup, house.tables.people, everybody=True)
    assert [(each.helps.undo, each.helps.guess) for each in today] == [(False, False)] * 4
    assert setup.session.seed is None, "nobody meets the same chance again"
    house.shell.again()
    house.shell.sameAgain()
    assert (len(house.setups), house.shell.waiting_rows.rowCount()) == (1, 0)


def test_a_table_goes_on_after_a_kill_and_waits_at_its_cup_alone(house: House, open_house: OpenHouse) -> None:
    cup = cup_of()
    setup = sit(house, cup, 9)
    # Everything saved is there; a killed program writes nothing else.
    house.tables.tournament_tables._autosave.flush()
    again = open_house(house.paths)
    assert again.tables.waiting.rows == []
    assert (1, 1) in again.tables.tournament_tables.begun(CUP, cup.state)
    resumed = sit(again, cup)
    assert resumed.session.log == setup.session.log
    assert (resumed.seats, resumed.agreed) == (setup.seats, setup.agreed)
    assert resumed.agreed.in_tournament
    places = [again.tables.place]
    again.leave()
    places.append(again.tables.place)
    assert [place is None for place in places] == [False, True]
    assert again.tables.waiting.rows == []
    # A later tournament with the same name has another seed, and its own games.
    other = Tournament([Created(cup.state.settings, cup.state.created.entrants, 8)])
    other.submit(next_draw(other.state))
    assert sit(again, other).session.length == 0


@pytest.mark.parametrize("taken", [False, True])
def test_a_table_goes_on_at_a_tournament_that_has_another_name_now(
    house: House, open_house: OpenHouse, taken: bool
) -> None:
    cup, files = cup_of(), Tournaments(house.paths)
    files.save(CUP, cup)
    sit(house, cup, 9)
    house.leave()
    renamed = f"{CUP} (conflicted copy)"
    files.path(CUP).rename(files.path(renamed))
    if taken:
        Tournaments(house.paths).save(
            CUP, Tournament([Created(cup.state.settings, cup.state.created.entrants, 8)])
        )
    assert open_house(house.paths).tables.tournament_tables.begun(renamed, cup.state) == {(1, 1)}
    assert [place.tournament for place in TournamentSaves(house.paths).places(renamed, 7)] == [renamed]


@pytest.mark.parametrize("content", [None, "", '{"format": "stolik-tournament", "version": 99, "log": []}'])
def test_a_copy_of_a_tournament_takes_no_table_of_the_one_that_is_there(
    house: House, content: str | None
) -> None:
    cup, files = cup_of(), Tournaments(house.paths)
    for name in (CUP, "copy"):
        files.save(name, cup)
    if content is not None:
        files.path(CUP).write_text(content)
    sit(house, cup, 9)
    house.leave()
    assert house.tables.tournament_tables.begun("copy", cup.state) == set()
    assert house.tables.tournament_tables.begun(CUP, cup.state) == {(1, 1)}


def test_a_record_whose_name_is_taken_at_its_tournament_waits_among_the_games(
    house: House, open_house: OpenHouse
) -> None:
    cup = cup_of()
    sit(house, cup, 9)
    house.leave()
    (path,) = house.paths.tournament_tables.iterdir()
    path.with_name(f"Copy of {path.name}").write_bytes(path.read_bytes())
    assert house.tables.tournament_tables.begun(CUP, cup.state) == {(1, 1)}
    assert open_house(house.paths).waiting_saves == ["ryzyk_fizyk"]
    assert [*house.paths.tournament_tables.iterdir()] == [path]


def test_a_table_that_is_played_on_elsewhere_too_waits_among_the_games_and_that_is_told(house: House) -> None:
    setup = sit(house, cup_of(), 9)
    house.wait_for_disk()
    (path,) = house.paths.tournament_tables.iterdir()
    path.write_bytes(there := path.read_bytes() + b"\n")
    play(setup, 9)
    house.save()
    house.wait_for_disk()
    assert (house.read_notices(), house.waiting_saves) == ([FAULTS["other_game"]], ["ryzyk_fizyk"])
    assert (house.paths.saves / "ryzyk_fizyk.stolik").read_bytes() == there
    assert read_game(path).session.log == setup.session.log


def test_what_can_t_be_written_stays_until_it_can(house: House) -> None:
    cup = cup_of()
    tables = house.tables.tournament_tables
    sit(house, cup, TO_THE_END)
    assert len(tables.enter(CUP, cup, lambda: Fault("disk_full"))) == 1
    assert "disk is full" in house.notice
    assert len(saves_of(house.paths)) == 1
    ended: list[bool] = []
    house.tables.finished.connect(lambda: ended.append(True))
    assert tables.enter(CUP, cup, lambda: None) == ()
    assert (saves_of(house.paths), ended) == ([], [True]), "the results over time hear of the game"


def test_a_game_waits_at_a_tournament_that_could_not_be_read_again_with_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, tables = cup_of(), house.tables.tournament_tables
    sit(house, cup, TO_THE_END)
    with monkeypatch.context() as full:
        full.setattr(tournament, "MOST_ENTRIES", len(cup.log))
        assert tables.enter(CUP, cup, lambda: None) == ()
    assert (len(saves_of(house.paths)), finished_of(house.paths)) == (1, [])
    assert "too long for Stolik to open again" in house.notice
    assert len(tables.enter(CUP, cup, lambda: None)) == 1
    assert saves_of(house.paths) == []


def test_a_game_that_could_not_be_saved_is_entered_all_the_same(house: House) -> None:
    cup = cup_of()
    house.paths.tournament_tables.write_text("no folder")
    sit(house, cup, TO_THE_END)
    assert len(house.tables.tournament_tables.enter(CUP, cup, lambda: None)) == 1
    assert (1, 1) not in house.tables.tournament_tables.begun(CUP, cup.state)


def test_a_match_is_one_record_whose_games_are_entered_as_they_end(house: House) -> None:
    cup = cup_of("rummikub", games=2, entrants=3)
    tables = house.tables.tournament_tables
    tables.played.connect(lambda _: tables.enter(CUP, cup, lambda: None))
    setup = sit(house, cup)
    bots = [load_package("rummikub").bots[Level.SHARP]] * 3
    rngs = [Random(seat) for seat in range(3)]
    games = []
    for _ in play_moves(setup.session, bot_chooser(bots, rngs), Random(2)):
        house.save()
        games.append(sum(game is not None for game in cup.state.rounds[0].tables[0].games))
    assert games == sorted(games)
    assert games.count(1) > 3, "the second game advances"
    assert games[-1] == 2
    assert (saves_of(house.paths), len(finished_of(house.paths))) == ([], 1)
    assert due(cup.state).task == "finish_stage"


def test_the_entries_of_a_match_tell_who_began_and_who_is_left_goes_on_in_turn(house: House) -> None:
    cup = cup_of("rummikub", games=2)
    tables = house.tables.tournament_tables
    tables.played.connect(lambda _: tables.enter(CUP, cup, lambda: None))
    setup = sit(house, cup)
    bots = [load_package("rummikub").bots[Level.GENTLE]] * 4
    for _ in play_moves(setup.session, bot_chooser(bots, [Random(1)] * 4), Random(2)):
        house.save()
        if cup.state.rounds[0].tables[0].games[0] is not None:
            break
    first = cup.state.rounds[0].tables[0].games[0]
    assert first is not None
    steps = [step for index in range(setup.session.length) for step in setup.session.steps_of(index)]
    [drawn] = [step.event.seat for step in steps if isinstance(step.event, StarterFound)]
    assert first.began == drawn
    house.leave()
    # The starter leaves without a bot: the second game starts again, with the next seat.
    order = [first.seated[(first.began + step) % 4] for step in (1, 2)]
    cup.submit(Left(order[0]))
    second = sit(house, cup)
    assert (second.session.length, second.session.seats) == (0, 3)
    assert second.session.starter == cup.state.rounds[0].tables[0].seated.index(order[1])


@pytest.mark.parametrize("began,starter", [(3, 0), (1, 2), (None, None)])
def test_the_game_after_a_typed_card_is_begun_by_the_next_seat(
    house: House, open_house: OpenHouse, began: int | None, starter: int | None
) -> None:
    cup = cup_of("rummikub", games=2)
    cup.submit(Entered(1, 1, 1, any_points(Random(1), 4), began=began))
    setup = sit(house, cup, 3)
    assert setup.session.starter == starter
    assert setup.session.state.starter == starter or starter is None
    house.tables.tournament_tables.close()
    again = sit(open_house(house.paths), cup)
    assert (again.session.starter, again.session.log) == (starter, setup.session.log)


@pytest.mark.parametrize("games,typed,held,number", [(2, 0, 2, 0), (2, 1, 1, 2), (3, 0, 1, 1), (3, 1, 1, 2)])
def test_games_have_their_numbers(house: House, games: int, typed: int, held: int, number: int) -> None:
    cup = cup_of("rummikub", games=games)
    for game in range(1, typed + 1):
        cup.submit(Entered(1, 1, game, any_points(Random(1), 4)))
    for setup in (sit(house, cup), sit(house, cup)):
        assert isinstance(setup.session.options, Options)
        assert setup.session.options.games_per_match == held
        assert setup.agreed.match == PlayedMatch(cup.state, 1, 1, number)


def test_nobody_is_asked_about_a_game_in_which_only_computers_have_moved(house: House) -> None:
    cup = cup_of()
    setup = sit(house, cup)
    house.leave()
    assert (1, 1) not in house.tables.tournament_tables.begun(CUP, cup.state)
    sit(house, cup)
    assert saves_of(house.paths) != []
    assert not setup.has_persons_move


def test_games_that_take_a_record_each_begin_in_turn(house: House) -> None:
    cup = cup_of(games=2)
    tables = house.tables.tournament_tables
    tables.played.connect(lambda _: tables.enter(CUP, cup, lambda: None))
    first = sit(house, cup, TO_THE_END)
    second = sit(house, cup)
    assert (first.session.starter, second.session.starter) == (0, 1)
    play(second, TO_THE_END)
    house.save()
    assert due(cup.state).games == ()
    assert len(finished_of(house.paths)) == 2


CHANGES: dict[str, tuple[Left | Renamed, int, str, str]] = {
    "a bot takes a seat over": (Left(1, "bot:sharp"), 1, "player", "bot:sharp"),
    "a misspelt name is mended": (Renamed(0, "Alicja"), 0, "name", "Alicja"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_game_goes_on_when_somebody_at_its_table_is_another(house: House, change: str) -> None:
    entry, entrant, what, wanted = CHANGES[change]
    cup = cup_of(people=2)
    told: list[str] = []
    house.tables.tournament_tables.played.connect(told.append)
    setup = sit(house, cup, 9)
    house.leave()
    assert told == [CUP], "the desk marks the table"
    cup.submit(entry)
    assert house.tables.tournament_tables.enter(CUP, cup, lambda: None) == ()
    resumed = sit(house, cup)
    assert resumed.session.log == setup.session.log
    table = cup.state.rounds[0].tables[0].seated
    assert getattr(resumed.players[table.index(entrant)], what) == wanted
    assert resumed.players[table.index(0)].player == "human"


@pytest.mark.parametrize("why", ["left", "typed in", "deleted"])
def test_a_game_that_counts_no_more_is_put_away(house: House, why: str) -> None:
    cup = cup_of(games=2)
    sit(house, cup, 9)
    house.leave()
    assert (1, 1) in house.tables.tournament_tables.begun(CUP, cup.state)
    assert (1, 2) not in house.tables.tournament_tables.begun(CUP, cup.state)
    if why == "deleted":
        house.tables.tournament_tables.forget(CUP, cup.state)
    else:
        cup.submit(Left(3) if why == "left" else Entered(1, 1, 1, any_points(Random(1), 4)))
        assert house.tables.tournament_tables.enter(CUP, cup, lambda: None) == ()
        assert saves_of(house.paths) == []
        assert (1, 1) not in house.tables.tournament_tables.begun(CUP, cup.state)
        setup = sit(house, cup)
        assert (setup.session.length, setup.session.seats) == (0, 3 if why == "left" else 4)
        assert setup.session.starter == (0 if why == "left" else 1)
        house.leave()
    assert len(finished_of(house.paths)) == 1
    assert len(saves_of(house.paths)) == (0 if why == "deleted" else 1)


def test_a_game_is_put_away_after_a_name_was_taken_out_of_it(house: House) -> None:
    cup = cup_of()
    sit(house, cup, 9)
    house.leave()
    house.tables.forget_person("N1")
    house.tables.tournament_tables.forget(CUP, cup.state)
    assert (saves_of(house.paths), len(finished_of(house.paths)), house.read_notices()) == ([], 1, [])


def test_a_damaged_record_is_kept_and_a_new_game_begins(house: House) -> None:
    cup = cup_of()
    sit(house, cup, 9)
    house.leave()
    [save] = house.paths.tournament_tables.glob("*.stolik")
    save.write_text("{")
    assert sit(house, cup).session.length == 0
    assert "damaged" in house.notice
    assert len(list(house.paths.tournament_tables.glob("*.damaged-1.stolik"))) == 1


@pytest.mark.parametrize("seed", [0, *mostly_rest([1, 2], usual=()), *mostly_soak(range(3, 6), usual=())])
def test_any_evening_of_kills_and_full_disks_enters_every_game_once(
    paths: Paths, open_house: OpenHouse, seed: int
) -> None:
    rng = Random(seed)
    files = Tournaments(paths)
    assert files.save(CUP, cup_of(games=3)) is None
    for _ in range(200):
        house, cup = open_house(paths), files.load(CUP)
        assert isinstance(cup, Tournament)
        desk = house.tables.tournament_tables

        def store(cup: Tournament = cup) -> Fault | None:
            match rng.randrange(4):
                case 0:
                    return Fault("disk_full")
                case 1:
                    raise KeyboardInterrupt
            fault = files.save(CUP, cup)
            if not rng.randrange(3):
                raise KeyboardInterrupt
            return fault

        try:
            desk.enter(CUP, cup, store)
            while due(cup.state).task == "play" and house.tables.sit_for_tournament(CUP, cup.state, 1, 1):
                play(house.setups[-1], rng.randrange(250))
                if not rng.randrange(4):
                    raise KeyboardInterrupt
                house.save()
                desk.enter(CUP, cup, store)
        except KeyboardInterrupt:
            desk._autosave.flush()
        if due(cup.state).task != "play" and saves_of(paths) == []:
            break
    rules = load_package("ryzyk_fizyk").match_rules
    played = [read_game(path).session.state for path in finished_of(paths)]
    cup = files.load(CUP)
    assert isinstance(cup, Tournament)
    entered = [entry for entry in cup.log if isinstance(entry, Entered)]
    assert [(entry.game, entry.source) for entry in entered] == [(game, "played") for game in (1, 2, 3)]
    assert not open_house(paths).tables.sit_for_tournament(CUP, cup.state, 1, 1), "nothing is due there"
    assert sorted(str(entry.points) for entry in entered) == sorted(
        str(points) for state in played for points in rules.games(state)
    )
