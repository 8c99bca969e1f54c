"""Beginners are known again when a game goes on, and when the same people play another."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from stolik.engine.bot import Level
from stolik.engine.coaching.strength import FITS
from stolik.engine.game_code import GameCode, code_of, read_code
from stolik.engine.game_library import load_package
from stolik.engine.names import UNNAMED
from stolik.engine.record import Player, open_session, parse_record
from stolik.engine.sitting import USUAL, Agreed, Coach, SeatHelps, in_order
from stolik.games.rummikub.rules.options import Options as RummikubOptions
from stolik.services.tables.table_setup import (
    TableSetup,
    line_up_of,
    played_on,
    resume,
    sit_down,
    sit_down_again,
    sit_down_to_the_same,
)
from stolik.services.tables.waiting_games import is_same_game
from stolik.storage.paths import Paths
from stolik.storage.profiles import LineUp, SeatPlan
from stolik.storage.saves import SavedGame, Saves

from tests.analysis.report.games import GOLDEN

COACHED = SeatHelps(coach=Coach.AFTER_EVERY)


def of_two(game: str, helps: SeatHelps = USUAL) -> TableSetup:
    """Return a game of Ala, and Ola who has these helps."""
    seats = [SeatPlan(name="Ala"), SeatPlan(name="Ola", helps=helps)]
    return sit_down(load_package(game).info, LineUp(seats=seats), Random(1))


def seated(*beginners: bool) -> TableSetup:
    seats = [
        SeatPlan(name=name, helps=SeatHelps(beginner=beginner))
        for name, beginner in zip(("Ala", "Ola"), beginners, strict=True)
    ]
    return sit_down(load_package("rummikub").info, LineUp(seats=seats), Random(1))


def helps_of(setup: TableSetup) -> list[SeatHelps]:
    return [sitting.helps for sitting in setup.seats]


def saved(paths: Paths, setup: TableSetup, **said: Any) -> TableSetup:
    record = setup.record()
    record.program.update(said)
    saves = Saves(paths)
    assert saves.save(record) is None
    (name,) = saves.waiting()
    loaded = saves.load(name)
    assert isinstance(loaded, SavedGame)
    return resume(loaded)


def following(folder: Path, setup: TableSetup) -> tuple[TableSetup, ...]:
    """Return a game that goes on, and both kinds of another one of the same people."""
    return saved(Paths(folder), setup), sit_down_to_the_same(setup), sit_down_again(setup, Random(2))


def test_a_game_that_goes_on_and_another_one_of_the_same_people_know_their_beginners(tmp_path: Path) -> None:
    setup = seated(False, True)
    known = [[helps.beginner for helps in helps_of(each)] for each in (setup, *following(tmp_path, setup))]
    assert known == [[False, True]] * 4
    assert "beginners" not in seated(False, False).record().program


@pytest.mark.parametrize("written", [None, 1, "01", [7, "Ala", None, -1], {"0": True}])
def test_a_save_that_names_nonsense_has_no_beginners(tmp_path: Path, written: Any) -> None:
    assert helps_of(saved(Paths(tmp_path), seated(False, True), beginners=written)) == [USUAL] * 2


def test_whoever_has_a_coach_keeps_it_when_a_game_goes_on_and_in_the_next(tmp_path: Path) -> None:
    setup = of_two("pickomino", COACHED)
    assert [helps_of(each) for each in (setup, *following(tmp_path, setup))] == [[USUAL, COACHED]] * 4


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
    setup = saved(Paths(tmp_path), seated(False, False), tutored=tutored, helps=helps)
    assert [each.coach for each in helps_of(setup)] == coaches


def test_the_helps_of_a_seat_are_kept_with_the_game_and_come_back_for_another(tmp_path: Path) -> None:
    helps = SeatHelps(extra_seconds=30, undo=False, large_print=True)
    setup = of_two("pickomino", helps)
    assert helps_of(setup) == [USUAL, helps]
    assert setup.record().program["helps"] == [{}, {"extra_seconds": 30, "undo": False, "large_print": True}]
    assert [helps_of(each) for each in following(tmp_path, setup)] == [helps_of(setup)] * 3
    odd = saved(Paths(tmp_path / "more"), setup, helps=[3, {"undo": 1, "extra_seconds": -5}])
    assert helps_of(odd) == [USUAL] * 2
    assert "helps" not in of_two("pickomino").record().program


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
    easier = LineUp(seats=[SeatPlan(name="Ala", helps=SeatHelps(handicap=True))])
    setup = sit_down(info, easier, Random(1))
    assert setup.session.options == sit_down(info, LineUp(seats=[SeatPlan()]), Random(1)).session.options
    assert helps_of(setup) == [USUAL]


def test_a_table_with_real_dice_has_no_seed_and_keeps_them(tmp_path: Path) -> None:
    info = load_package("knaster").info
    setup = sit_down(info, LineUp(seats=[SeatPlan(name="Ala")]), Random(1), real_dice=True)
    assert (setup.agreed.real_dice, setup.session.seed) == (True, None)
    going_on = saved(Paths(tmp_path), setup)
    assert (going_on.agreed.real_dice, going_on.session.seed) == (True, None)
    assert sit_down_again(setup, Random(2)).agreed.real_dice
    assert not saved(Paths(tmp_path / "tiles"), seated(False, False), real_dice=True).agreed.real_dice
    assert not saved(Paths(tmp_path / "odd"), setup, real_dice="yes").agreed.real_dice


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


# --------------------------------------------------------------------------- games that go on from a position


def test_a_game_goes_on_from_a_position_against_computers_and_doesn_t_count(tmp_path: Path) -> None:
    setup = resume(_recorded("ryzyk_fizyk/overtaken_in_a_last_turn"))
    history = setup.session.history.before(32)
    going_on = played_on(setup, history, 2, Level.SHARP)
    assert [player.level for player in going_on.players] == ["sharp", "sharp", None]
    assert going_on.players[2].name == setup.players[2].name
    assert len({player.name for player in going_on.players}) == 3
    assert (going_on.session.log, going_on.session.seed, going_on.agreed.counts) == (history.log, None, False)
    again = saved(Paths(tmp_path), going_on)
    assert (again.agreed.counts, again.session.log) == (False, history.log)
    assert sit_down_again(again, Random(1)).agreed.counts, "another game is a game like any other"
    assert not is_same_game(again, replace(again, agreed=Agreed()))


def test_a_computer_keeps_its_name_and_a_person_takes_its_place_without_one() -> None:
    found = _recorded("ryzyk_fizyk/overtaken_in_a_last_turn")
    setup = resume(found)
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
    again = saved(Paths(tmp_path), fitted())
    assert again.players[1].player == "bot:37"
    assert [seat.kind for seat in line_up_of(again).seats] == ["human", FITS]
    assert sit_down_again(again, Random(2), 41).players[1].player == "bot:41"
    assert sit_down_to_the_same(again).players[1].player == "bot:37"


def test_in_a_rated_game_nobody_is_helped_and_the_next_one_is_rated_too(tmp_path: Path) -> None:
    setup = fitted(rated=True)
    assert helps_of(setup)[0] == SeatHelps(extra_seconds=30, hints=False, undo=False)
    again = saved(Paths(tmp_path), setup)
    assert (again.agreed.rated, again.seats) == (True, setup.seats)
    for after in (sit_down_again(again, Random(2), 37), sit_down_to_the_same(again)):
        helps = after.seats[0].helps
        assert (after.agreed.rated, helps.hints, helps.undo) == (True, False, False)
    assert not fitted().agreed.rated
    assert "rated" not in fitted().record().program
