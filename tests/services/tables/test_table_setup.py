"""Sitting down at a table, playing again with the same or other dice, and finding waiting games."""

from __future__ import annotations

import shutil
from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage
from stolik.engine.bot import Level
from stolik.engine.chance import SEED_BITS, fingerprint, seed_text, starter_source
from stolik.engine.chance_check import check_chance
from stolik.engine.coaching.strength import FITS
from stolik.engine.drawing import Box, Drawing
from stolik.engine.game import TABLE
from stolik.engine.game_code import GameCode, code_of, read_code
from stolik.engine.game_library import load_game, load_package
from stolik.engine.names import UNNAMED
from stolik.engine.record import Player, open_session, parse_record, record_text
from stolik.engine.session import Session
from stolik.engine.sitting import USUAL, Agreed, Coach, SeatHelps, in_order, player_of
from stolik.games.pickomino.rules.moves import Roll
from stolik.games.rummikub.rules.moves import KeepRack, Redeal, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.options import Options as RummikubOptions
from stolik.pages.earlier.model import image_of
from stolik.services.tables.saved_game_row import SavedGameRow
from stolik.services.tables.saved_game_rows import NOBODY, seat_to_move, waiting_row
from stolik.services.tables.table_setup import (
    TableSetup,
    as_family,
    line_up_of,
    played_on,
    resume,
    sit_down,
    sit_down_again,
    sit_down_to_the_same,
)
from stolik.services.tables.waiting_games import is_same_game
from stolik.storage.paths import Paths
from stolik.storage.profiles import LineUp, People, Person, SeatPlan
from stolik.storage.saves import SavedGame, Saves

from tests.analysis.report.games import GOLDEN
from tests.games.rummikub.deals import deck
from tests.house import SAVE, House, play


def of_two(game: str = "rummikub", helps: SeatHelps = USUAL, **options: Any) -> TableSetup:
    seats = [SeatPlan(name="Ala"), SeatPlan(name="Ola", helps=helps)]
    return sit_down(load_package(game).info, LineUp(seats=seats, options=options), Random(1))


def helps_of(setup: TableSetup) -> list[SeatHelps]:
    return [sitting.helps for sitting in setup.seats]


def saved(folder: Path, setup: TableSetup, **said: Any) -> TableSetup:
    """Save a game with other data, and read it again."""
    record = setup.record()
    record.program.update(said)
    saves = Saves(Paths(folder))
    assert saves.save(record) is None
    loaded = saves.load(record.game)
    assert isinstance(loaded, SavedGame)
    return resume(loaded)


def following(folder: Path, setup: TableSetup) -> tuple[TableSetup, ...]:
    return saved(folder, setup), sit_down_to_the_same(setup), sit_down_again(setup, Random(2))


@pytest.mark.parametrize(
    "helps",
    [
        SeatHelps(beginner=True),
        SeatHelps(coach=Coach.AFTER_EVERY),
        SeatHelps(extra_seconds=30, undo=False, large_print=True),
    ],
    ids=["marks", "a coach", "more time"],
)
def test_the_helps_of_a_seat_are_kept_with_the_game_and_come_back_for_another(
    tmp_path: Path, helps: SeatHelps
) -> None:
    setup = of_two(helps=helps)
    assert [helps_of(each) for each in (setup, *following(tmp_path, setup))] == [[USUAL, helps]] * 4


@pytest.mark.parametrize("written", [None, 1, "01", [7, "Ala", None, -1], {"0": True}])
def test_a_save_that_names_nonsense_has_no_beginners(tmp_path: Path, written: Any) -> None:
    setup = of_two(helps=SeatHelps(beginner=True))
    assert helps_of(saved(tmp_path, setup, beginners=written)) == [USUAL] * 2


@pytest.mark.parametrize(
    "tutored, helps, coaches",
    [
        ([1], None, [Coach.OFF, Coach.BEFORE_COSTLY]),
        ([1], [{}, {"undo": False}], [Coach.OFF, Coach.BEFORE_COSTLY]),
        ([0, 1], [{}, {"coach": "after_every"}], [Coach.BEFORE_COSTLY, Coach.AFTER_EVERY]),
        ("all", None, [Coach.OFF] * 2),
        ([], [{"coach": "always"}, {"coach": 1}], [Coach.OFF] * 2),
    ],
)
def test_a_save_that_names_tutors_has_coaches_before_costly_moves(
    tmp_path: Path, tutored: Any, helps: Any, coaches: list[Coach]
) -> None:
    setup = saved(tmp_path, of_two(), tutored=tutored, helps=helps)
    assert [each.coach for each in helps_of(setup)] == coaches


def test_helps_are_written_where_they_aren_t_usual_and_nonsense_is_none(tmp_path: Path) -> None:
    setup = of_two(helps=SeatHelps(extra_seconds=30, undo=False, large_print=True))
    assert setup.record().program["helps"] == [{}, {"extra_seconds": 30, "undo": False, "large_print": True}]
    odd = saved(tmp_path, setup, helps=[3, {"undo": 1, "extra_seconds": -5}])
    assert helps_of(odd) == [USUAL] * 2
    assert not {"helps", "beginners"} & {*of_two().record().program}


def test_a_handicap_becomes_an_option_of_the_game_and_comes_back_for_another(tmp_path: Path) -> None:
    info = load_package("rummikub").info
    easier = SeatHelps(undo=False, handicap=True)
    seats = [SeatPlan(name="Ala"), SeatPlan(name="Ola", helps=easier), SeatPlan(name="Jan")]
    family = {"turn_seconds": None, "games_per_match": 1}
    setup = sit_down(info, LineUp(seats=seats, options=family), Random(1))
    assert setup.session.options == RummikubOptions(turn_seconds=None, games_per_match=1, easier_opening=(1,))
    assert helps_of(setup) == [USUAL, SeatHelps(undo=False), USUAL], "the options alone tell of it"
    for other in following(tmp_path, setup):
        assert (other.session.options, other.seats) == (setup.session.options, setup.seats)
    assert [seat.helps for seat in line_up_of(setup).seats] == [USUAL, easier, USUAL]


def test_by_a_code_those_who_sit_there_keep_their_handicap() -> None:
    info = load_package("rummikub").info
    easier = SeatHelps(handicap=True)
    first = of_two("rummikub")
    seed = first.session.seed
    assert seed is not None
    code = read_code(code_of(info, first.session.game, 2, None, first.session.options, seed) or "")
    assert isinstance(code, GameCode)
    seats = [SeatPlan(name="Jan"), SeatPlan(name="Ela", helps=easier)]
    again = sit_down(info, LineUp(seats=seats), Random(2), code)
    assert (again.session.seed, again.session.options) == (seed, RummikubOptions(easier_opening=(1,)))


def test_where_a_game_has_no_handicap_nothing_is_made_easier() -> None:
    info = load_package("knaster").info
    setup = sit_down(info, LineUp(seats=[SeatPlan(name="Ala", helps=SeatHelps(handicap=True))]), Random(1))
    assert setup.session.options == sit_down(info, LineUp(seats=[SeatPlan()]), Random(1)).session.options
    assert helps_of(setup) == [USUAL]


def test_a_table_with_real_dice_has_no_seed_and_keeps_them(tmp_path: Path) -> None:
    info = load_package("knaster").info
    setup = sit_down(info, LineUp(seats=[SeatPlan(name="Ala")]), Random(1), real_dice=True)
    assert (setup.agreed.real_dice, setup.session.seed) == (True, None)
    going_on = saved(tmp_path, setup)
    assert (going_on.agreed.real_dice, going_on.session.seed) == (True, None)
    assert sit_down_again(setup, Random(2)).agreed.real_dice
    assert not saved(tmp_path / "tiles", of_two(), real_dice=True).agreed.real_dice
    assert not saved(tmp_path / "odd", setup, real_dice="yes").agreed.real_dice


def test_a_save_with_a_tutor_of_a_version_before_coaches_goes_on_with_one(tmp_path: Path) -> None:
    paths = Paths(tmp_path)
    paths.saves.mkdir(parents=True)
    shutil.copy(Path(__file__).parents[2] / "saves" / "with_a_tutor" / "pickomino.stolik", paths.saves)
    loaded = Saves(paths).load("pickomino")
    assert isinstance(loaded, SavedGame)
    setup = resume(loaded)
    assert [helps.coach for helps in helps_of(setup)] == [Coach.BEFORE_COSTLY, Coach.OFF, Coach.OFF]
    program = setup.record().program
    assert program is not None
    assert (program["helps"], "tutored" in program) == ([{"coach": "before_costly"}, {}, {}], False)


def test_a_game_goes_on_from_a_position_against_computers_and_doesn_t_count(tmp_path: Path) -> None:
    setup = resume(_recorded("ryzyk_fizyk/overtaken_in_a_last_turn"))
    history = setup.session.history.before(32)
    going_on = played_on(setup, history, 2, Level.SHARP)
    assert [player.level for player in going_on.players] == ["sharp", "sharp", None]
    assert going_on.players[2].name == setup.players[2].name
    assert len({player.name for player in going_on.players}) == 3
    assert (going_on.session.log, going_on.session.seed, going_on.agreed.counts) == (history.log, None, False)
    again = saved(tmp_path, going_on)
    assert (again.agreed.counts, again.session.log) == (False, history.log)
    assert sit_down_again(again, Random(1)).agreed.counts, "another game is a game like any other"
    assert not is_same_game(again, replace(again, agreed=Agreed()))


def test_a_computer_keeps_its_name_and_a_person_takes_its_place_without_one() -> None:
    setup = resume(_recorded("ryzyk_fizyk/overtaken_in_a_last_turn"))
    bots = in_order(Player(name=name, player="bot:fair") for name in ("Bolek", "Fela", "Kleks"))
    going_on = played_on(replace(setup, seats=bots), setup.session.history, 1, Level.GENTLE)
    assert [(player.name, player.level) for player in going_on.players] == [
        ("Bolek", "gentle"),
        (UNNAMED.format(number=2), None),
        ("Kleks", "gentle"),
    ]


def _recorded(name: str) -> SavedGame:
    record = parse_record((GOLDEN / f"{name}.stolik").read_bytes())
    return SavedGame(record, open_session(record))


def fitted(*, rated: bool = False) -> TableSetup:
    info = load_package("ryzyk_fizyk").info
    helps = SeatHelps(extra_seconds=30, coach=Coach.AFTER_EVERY, guess=True, beginner=True)
    seats = [SeatPlan(name="Ala", helps=helps), SeatPlan(name="Fela", kind=FITS)]
    return sit_down(info, LineUp(seats=seats), Random(1), rated=rated, strength=37)


def test_a_computer_that_fits_gets_its_strength_at_table_and_another_in_another_game(tmp_path: Path) -> None:
    again = saved(tmp_path, fitted())
    assert again.players[1].player == "bot:37"
    assert [seat.kind for seat in line_up_of(again).seats] == ["human", FITS]
    assert sit_down_again(again, Random(2), 41).players[1].player == "bot:41"
    assert sit_down_to_the_same(again).players[1].player == "bot:37"


def test_in_a_rated_game_nobody_is_helped_and_the_next_one_is_rated_too(tmp_path: Path) -> None:
    setup = fitted(rated=True)
    assert helps_of(setup)[0] == SeatHelps(extra_seconds=30, hints=False, undo=False)
    again = saved(tmp_path, setup)
    assert (again.agreed.rated, again.seats) == (True, setup.seats)
    for after in (sit_down_again(again, Random(2), 37), sit_down_to_the_same(again)):
        helps = after.seats[0].helps
        assert (after.agreed.rated, helps.hints, helps.undo) == (True, False, False)
    assert not fitted().agreed.rated
    assert "rated" not in fitted().record().program


def saved_names(house: House) -> list[str]:
    house.tables._autosave.flush()
    return sorted(path.name for path in house.paths.saves.glob("*"))


def finished(house: House) -> list[str]:
    return sorted(path.name for path in house.paths.finished.glob("*"))


@pytest.fixture
def over(house: House) -> House:
    house.sit("pickomino", 100_000)
    house.wait_for_disk()
    assert house.setups[0].session.over
    return house


def can_undo(house: House) -> bool:
    return bool(house.shell.property("canUndoAgain"))


@pytest.mark.parametrize("again", ["again", "sameAgain"])
def test_the_result_comes_back_and_nothing_is_lost_on_disk(over: House, again: str) -> None:
    assert not can_undo(over), "at the result there is nothing to take back"
    getattr(over.shell, again)()
    assert can_undo(over)
    records = finished(over)
    assert len(records) == 1
    assert saved_names(over) == ["pickomino.stolik"]
    over.shell.undoAgain()
    assert over.tables.setup is over.setups[0]
    assert over.setups[-1] is over.setups[0]
    assert not can_undo(over)
    assert finished(over) == records
    assert saved_names(over) == [], "the game in which nobody has moved leaves nothing behind"
    assert over.tables.waiting.rows == []


def test_after_ten_seconds_the_new_game_stays(over: House) -> None:
    over.shell.again()
    over.time += 9.99
    assert can_undo(over)
    over.time += 0.02
    assert not can_undo(over)
    over.shell.undoAgain()
    assert over.tables.setup is over.setups[1]


def test_a_game_in_which_somebody_has_moved_waits_to_be_continued(over: House) -> None:
    over.shell.again()
    play(over.setups[1], 3)
    over.save()
    over.shell.undoAgain()
    assert saved_names(over) == ["pickomino.stolik"]
    (row,) = over.tables.waiting.rows
    assert row.length == over.setups[1].session.length
    over.shell.resume(row.save)
    assert over.tables.setup is not None
    assert over.tables.setup.session.log == over.setups[1].session.log


def test_the_result_that_came_back_is_not_saved_twice_and_one_can_play_again_from_it(over: House) -> None:
    over.shell.again()
    over.shell.undoAgain()
    over.save()
    over.shell.again()
    assert over.tables.setup is over.setups[-1]
    assert over.setups[-1].session.length == 0
    assert can_undo(over)
    over.shell.undoAgain()
    over.leave()
    assert len(finished(over)) == 1
    assert saved_names(over) == []


def test_whoever_goes_to_another_table_or_leaves_a_game_in_the_middle_has_nothing_to_take_back(
    over: House,
) -> None:
    over.shell.again()
    over.shell.leave()
    assert not can_undo(over)
    over.shell.undoAgain()
    assert over.tables.setup is None
    play(over.sit(), 3)
    over.shell.again()
    assert not can_undo(over)


def seed_of(setup: TableSetup) -> int:
    assert setup.session.seed is not None
    return setup.session.seed


def test_the_source_that_is_given_draws_the_seed_and_the_seed_all_else() -> None:
    setup = of_two("pickomino", starter="drawn")
    assert seed_of(setup) == Random(1).getrandbits(SEED_BITS)
    assert setup.session.starter == starter_source(seed_of(setup)).randrange(2)
    assert sit_down_to_the_same(setup).session.starter == setup.session.starter


@pytest.mark.parametrize("game", ["pickomino", "ryzyk_fizyk", "knaster", "rummikub"])
def test_a_game_that_was_killed_goes_on_with_the_same_chance(tmp_path: Path, game: str) -> None:
    whole, killed = of_two(game), of_two(game)
    play(whole, 25)
    play(killed, 9)
    resumed = saved(tmp_path, killed)
    assert seed_of(resumed) == seed_of(whole)
    for entry in whole.session.log[resumed.session.length :]:
        if entry.seat == TABLE:
            assert resumed.session.chance(Random(99)) == entry.move
        resumed.session.submit(entry.seat, entry.move)
    assert check_chance(resumed.session, seed_of(whole)).is_fair


@pytest.mark.parametrize("said", [None, 7, "", "0" * 15, "U" * 16, ["0" * 16]])
def test_a_seed_that_is_none_is_left_out(tmp_path: Path, said: Any) -> None:
    assert saved(tmp_path, of_two(), dice_seed=said).session.seed is None


def test_a_save_from_before_there_were_seeds_goes_on_without_one(waiting: Path, house: House) -> None:
    house.shell.resume("pickomino")
    setup = house.setups[0]
    assert setup.session.seed is None
    assert "dice_seed" not in setup.record().program
    assert SAVE.read_text("utf-8").count("dice_seed") == 0


def test_the_seed_stands_in_the_save_and_nowhere_else_while_the_game_goes_on(house: House) -> None:
    house.sit("pickomino", 12)
    house.leave()
    text = seed_text(seed_of(house.setups[0]))
    holding = [
        path for path in house.paths.root.rglob("*") if path.is_file() and text in path.read_text("utf-8")
    ]
    assert holding == [house.saved]
    assert house.saved.stat().st_mode & 0o077 == 0
    record = house.setups[0].record()
    assert text not in record_text(record.model_copy(update={"program": None}))
    assert fingerprint(seed_of(house.setups[0])) not in record_text(record)


def dice_of(setup: TableSetup) -> list[Any]:
    return [entry.move for entry in setup.session.log if entry.seat < 0]


def test_the_same_people_meet_the_same_dice_where_they_decide_alike(house: House) -> None:
    house.sit("pickomino", 100_000)
    house.shell.sameAgain()
    first, second = house.setups
    assert (second.seats, second.session.length) == (first.seats, 0)
    play(second, 100_000)
    assert dice_of(second) == dice_of(first)
    house.shell.sameAgain()
    play(house.setups[2], 20)
    assert dice_of(house.setups[2]) == dice_of(first)[: len(dice_of(house.setups[2]))]


def test_again_throws_other_dice(house: House) -> None:
    house.sit()
    house.shell.again()
    for setup in house.setups:
        play(setup, 20)
    assert dice_of(house.setups[0]) != dice_of(house.setups[1])


def test_who_leaves_the_table_and_comes_back_still_meets_the_same_dice(house: House) -> None:
    house.sit("pickomino", 7)
    house.shell.leave()
    house.shell.resume("pickomino")
    play(house.setups[1], 20)
    house.shell.sameAgain()
    play(house.setups[2], 20)
    assert dice_of(house.setups[2])[:3] == dice_of(house.setups[1])[:3]


def test_a_game_from_an_earlier_evening_has_no_chance_to_repeat(waiting: Path, house: House) -> None:
    house.shell.resume("pickomino")
    assert house.setups[0].session.seed is None
    house.shell.sameAgain()
    assert len(house.setups) == 1


def test_what_is_drawn_for_paper_is_clear_where_nothing_is_drawn(qapp: object) -> None:
    drawing = Drawing(20.0, 10.0, (Box(10.0, 0.0, 10.0, 10.0, fill="#000000"),))
    picture = QImage.fromData(b64decode(image_of(drawing).partition(",")[2]))
    across, middle = picture.width() // 4, picture.height() // 2
    assert picture.pixelColor(across, middle).alpha() == 0
    assert picture.pixelColor(3 * across, middle).alpha() == 255


PLAIN = tuple("k1a k3a k5a k8a r2a r4a r6a r10a b1a b3a b6a b9a o2a o12a".split())
PAIRS = tuple("k2a k2b k4a k4b r1a r1b r5a b2a b5a b8a b12a o4a o7a o10a".split())


def dealt(*racks: tuple[str, ...]) -> Session:
    session = Session(load_game("rummikub"), len(racks), Options(), starter=0)
    session.submit(TABLE, Shuffled(deck(*racks)))
    return session


def test_it_names_who_is_on_turn_or_rolls_and_nobody_of_those_who_are_asked_about_a_new_deal() -> None:
    fresh = Session(load_game("rummikub"), 2, Options(), starter=0)
    assert seat_to_move(fresh) == NOBODY, "nothing has happened"
    session = dealt(PLAIN, PAIRS)
    assert (session.to_act, seat_to_move(session)) == ((1,), NOBODY)
    session.submit(1, KeepRack())
    assert seat_to_move(session) == 0
    session = dealt(PLAIN, PAIRS)
    session.submit(1, Redeal())
    assert (session.to_act, seat_to_move(session)) == ((TABLE,), NOBODY)
    worms: Session = Session(load_game("pickomino"), 3, load_game("pickomino").options_type(), starter=2)
    worms.submit(2, Roll())
    assert (worms.to_act, seat_to_move(worms)) == ((TABLE,), 2)


def row_of(game_id: str, session: Session) -> SavedGameRow:
    info = load_package(game_id).info
    players = tuple(Player(name=f"P{seat}", player="human") for seat in range(session.seats))
    return waiting_row("x", TableSetup(info, session, in_order(players)), 7.5)


def test_the_picture_of_a_position_shows_nobody_s_rack_and_no_tile_of_the_bank() -> None:
    session = dealt(PLAIN, PAIRS)
    session.submit(1, KeepRack())
    row = row_of("rummikub", session)
    tiles = [tile for rack in row.position["racks"] for tile in rack]
    assert {*tiles, *row.position["bank"]} == {"?"}
    assert len(tiles) == 28
    assert row.savedAt == 7.5
    assert {seat.score for seat in row.seats} == {""}, "nothing is scored before the end of a game"


@pytest.mark.parametrize("game_id", ["pickomino", "rummikub", "knaster", "ryzyk_fizyk"])
def test_a_game_draws_its_positions(game_id: str) -> None:
    game = load_game(game_id)
    row = row_of(game_id, Session(game, 2, game.options_type(), starter=0))
    assert {seat.score for seat in row.seats} == {"" if game_id == "rummikub" else "0"}
    assert Path(row.picture.toLocalFile()).name == "Position.qml"


def test_a_match_that_waits_shows_by_what_it_is_ranked() -> None:
    record = parse_record((GOLDEN / "rummikub" / "a_match_of_two_games.stolik").read_bytes())
    setup = resume(SavedGame(record, open_session(record)))
    seats = {each.seat: each.score for each in waiting_row("rummikub", setup).seats}
    standings = setup.session.standings
    assert seats == {each.seat: f"{each.details['big_points']}" for each in standings}
    assert any(each.score < 0 for each in standings), "small points would tell another order"


def test_seats_without_a_name_are_of_the_house_whoever_practises_at_their_own() -> None:
    people = People(
        people=[Person(name=name, face=face) for name, face in (("Ala", 3), ("Jan", 5), ("Ola", 7))]
    )
    seats = in_order(player_of(f"Player {seat + 1}", "human") for seat in range(4))
    family = as_family(seats, people, "Jan", 2)
    assert [(each.name, each.face) for each in family] == [
        ("Ala", 3),
        ("Ola", 7),
        ("Jan", 5),
        ("Player 4", 12),
    ]
    assert len({each.colour for each in family}) == 4
    beside = tuple(
        [each.playing(player="human" if seat == 2 else "bot:fair") for seat, each in enumerate(seats)]
    )
    names = [each.name for each in as_family(beside, people, "Jan", 2)]
    assert names[2] == "Jan"
    assert not {"Ala", "Ola", "Player 1"} & {*names}, "computers have names of theirs"
    named = tuple([each.playing(name=name) for each, name in zip(seats, "ABCD", strict=True)])
    assert as_family(named, people, "Jan", 2) == named, "a game that was played is of who played it"
    assert as_family(seats, People(), "", 2) == seats
