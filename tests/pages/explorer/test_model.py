"""A position that is explored as the window has it: its options, what each leads to, the way on and back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from stolik.analysis.exploration import ExploredOption, Place, as_known
from stolik.engine.coaching.position_id import PlacedState, read_id
from stolik.engine.dice import Roll
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain
from stolik.engine.record import Player, open_session, parse_record, record_of, record_text
from stolik.engine.sitting import in_order
from stolik.pages.explorer.model import ExplorerModel, lost_text
from stolik.services.tables.table_setup import TableSetup

from tests.analysis.report.games import (
    ALONE,
    GOLDEN,
    MATCH,
    OPEN,
    SHARED,
    TIE,
    Runner,
    people,
    read,
    worked_out,
)
from tests.house import House

Make = Callable[..., Any]


def place_of(name: str, entry: int, *, mine: bool = True) -> Place:
    """Return the place before the first decision from an entry on of a recorded game."""
    package, session = read(name)
    found = session.history.decision_at(entry)
    assert found is not None
    number, seat = found
    history = as_known(session.history.before(number), seat, package.seat_values, Random(1))
    return Place(history, seat, session.entry(number - 1).move if mine else None)


@pytest.fixture
def make(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    made: list[ExplorerModel] = []
    played_on.clear()
    monkeypatch.setattr(house.tables, "play_on", played_on.append)
    house.services.rng = Random(3)

    def build(
        name: str, entry: int = 32, *, mine: bool = True, kind: str = "human", knows: bool = False
    ) -> tuple[Any, Runner]:
        package, session = read(name)
        seated = people(session, *[8] * session.seats)
        players = tuple([person.player.model_copy(update={"player": kind}) for person in seated])
        setup = TableSetup(package.info, session, in_order(players))
        made.append(ExplorerModel(house.services, setup, place_of(name, entry, mine=mine)))
        if knows:
            house.runner.do_all()
        return made[-1], house.runner

    yield build
    for model in made:
        model.close()


played_on: list[TableSetup] = []
"""The games that were begun at a position."""


def rows(model: Any) -> list[Any]:
    return list(model.options.rows)


@pytest.mark.parametrize("name", [SHARED, ALONE])
def test_the_options_are_listed_with_what_they_give_up(make: Make, name: str) -> None:
    model, runner = make(name)
    assert (model.phase, model.headline, rows(model)) == ("weighing", "The options are being weighed …", [])
    runner.do_all()
    assert (model.phase, model.after, model.chosen) == ("ready", False, 0)
    assert model.alone == (name == ALONE)
    best, *others = rows(model)
    assert (best.best, best.chosen) == (True, True)
    # A chance is drawn as the part of the bar that it is of what is certain, points beside the most.
    for row in (best, *others):
        certain = best if name == ALONE else best._replace(worth="100%")
        share = int(re.findall(r"\d+", row.worth)[0]) / int(re.findall(r"\d+", certain.worth)[0])
        assert row.share == pytest.approx(share, abs=0.015)
    assert best.lost.startswith("the best choice")
    assert all(row.lost.startswith(("gives up", "as good", "what was played")) for row in others)
    assert [row for row in rows(model) if row.mine] == [rows(model)[model.mine]]
    assert model.headline == best.move
    assert model.detail.startswith(f"{best.worth}: ")
    assert model.optionsTitle == (
        "Expected points after each move" if name == ALONE else "Chance of winning after each move"
    )


def test_the_option_that_is_chosen_is_shown_on_the_table_before_and_after(make: Make) -> None:
    model, _runner = make(SHARED, knows=True)
    table = model.table
    length = table.session.length
    assert table.lookingAt < 0
    assert table.advice.hint["lit"], "what the best option is made with"
    model.choose(1)
    assert (model.chosen, model.after, rows(model)[1].chosen) == (1, True, True)
    assert table.session.length == length + 1
    assert table.lookingAt >= 0
    model.show(False)
    assert (model.after, table.session.length, table.lookingAt) == (False, length, -1)
    model.show(True)
    model.choose(0)
    assert (model.chosen, table.session.length) == (0, length + 1)
    model.choose(99)
    assert model.chosen == 0


def test_what_has_changed_lights_up(make: Make) -> None:
    model, _runner = make(TIE, 12, knows=True)
    for number, row in enumerate(rows(model)):
        model.choose(number)
        if "aside" in row.move:
            assert model.table.moment.marks
            return
    raise AssertionError("dice can be set aside here")


def test_a_move_that_is_made_by_hand_is_an_option_too(make: Make) -> None:
    model, _runner = make(SHARED, knows=True)
    worth = model._worth
    model.table.submit(to_plain(worth.values[-1][0]))
    assert (model.chosen, model.after) == (len(rows(model)) - 1, True)
    model.table.submit(to_plain(worth.values[0][0]))
    assert model.chosen == len(rows(model)) - 1, "the table shows what it leads to, and takes nothing"


def test_of_a_move_that_the_valuation_did_not_weigh_the_worth_is_asked_for(make: Make) -> None:
    model, runner = make(MATCH, 40, mine=False)
    job = next(iter(runner.jobs.values()))[1]
    assert job.also == ()
    runner.do_all()
    assert model.optionsTitle.startswith(("Chance of winning", "Big points"))
    moves = [move for move, _ in model._worth.values]
    here = model._here
    legal = here.history.game.legal_moves(here.view, here.seat)
    other = next((move for move in legal if move not in moves), None)
    if other is None:
        pytest.skip("all moves are weighed here")
    model.table.submit(to_plain(other))
    assert model.phase == "weighing"
    runner.do_all()
    assert model.phase == "ready"
    assert model._worth.values[model._chosen][0] == other


def test_one_goes_on_to_the_next_decision_and_back_and_forth(make: Make) -> None:
    model, runner = make(SHARED, knows=True)
    seat, first = model.seat, model.table.session.length
    assert (model.canGoBack, model.canGoOn) == (False, False)
    model.make()
    runner.do_all()
    assert (model.phase, model.seat, model.canGoBack) == ("ready", seat, True)
    second = model.table.session
    assert second.length > first
    assert second.to_act == (seat,)
    entries = second.log
    model.back()
    runner.do_all()
    assert (model.table.session.length, model.chosen, model.canGoOn) == (first, 0, True)
    model.forth()
    runner.do_all()
    assert model.table.session.log == entries
    assert not model.canRedraw, "no die fell on the way"
    model.again()
    assert model.table.session.log == entries
    model.make()
    runner.do_all()
    assert model.canRedraw
    third = model.table.session.log
    model.again()
    runner.do_all()
    assert (model.phase, model.table.session.log[: len(entries)]) == ("ready", entries)
    assert model.table.session.log != third, "by other dice"
    model.back()
    runner.do_all()
    model.back()
    runner.do_all()
    model.choose(1)
    assert not model.canGoOn, "another option leads elsewhere"


def replies_asked_for(model: Any, runner: Runner, work: Callable[[Any], Any] = worked_out) -> list[Any]:
    """Make the best moves until computers have been asked for theirs; return those jobs."""
    asked: list[Any] = []
    for _ in range(30):
        model.choose(0)
        model.make()
        while runner.jobs:
            asked += [job for _, job in runner.jobs.values() if job.task == "choose"]
            runner.do(work)
        if asked:
            break
    return asked


def test_the_others_are_moved_by_the_best_computer(make: Make) -> None:
    model, runner = make(OPEN, 1, knows=True)
    replies = replies_asked_for(model, runner)
    assert {job.level for job in replies} == {"master"}
    assert all(job.seat != model.seat for job in replies)


def test_nothing_more_can_be_made_while_the_others_move(make: Make) -> None:
    model, runner = make(OPEN, 1, knows=True)
    seen: set[tuple[str, str, bool]] = set()

    def work(job: Any) -> Any:
        seen.add((job.task, model.phase, model.canMake))
        return worked_out(job)

    assert replies_asked_for(model, runner, work)
    assert {each for each in seen if each[0] == "choose"} == {("choose", "going", False)}


def test_where_a_computer_fails_the_first_legal_move_is_made(make: Make) -> None:
    model, runner = make(OPEN, 1, knows=True)
    assert replies_asked_for(model, runner, lambda job: None if job.task == "choose" else worked_out(job))
    assert model.phase == "ready"


def test_an_option_that_ends_the_game_says_so(make: Make) -> None:
    session = read(SHARED).session
    last = max(number for number, entry in enumerate(session.log, 1) if entry.seat != TABLE)
    model, runner = make(SHARED, last, knows=True)
    model.choose(model.mine)
    while model.phase == "ready":
        model.make()
        runner.do_all()
        if model.phase == "ready":
            bank = next((n for n, row in enumerate(rows(model)) if "ank" in row.move), 0)
            model.choose(bank)
    assert (model.phase, model.detail, model.canMake) == ("ended", "That ends the game.", False)
    model.show(False)
    assert model.table.lookingAt < 0
    model.choose(0)
    assert model.phase == "ready"


def test_why_the_best_option_is_the_best_is_told_as_soon_as_it_is_known(make: Make) -> None:
    model, runner = make(SHARED)
    runner.do()
    before = model.detail
    assert model.phase == "ready"
    runner.do_all()
    assert model.detail.startswith(f"{before} ")
    model.choose(1)
    assert model.detail == f"{rows(model)[1].worth}: {rows(model)[1].lost}."


@pytest.mark.parametrize("name", [SHARED, ALONE, OPEN, MATCH])
def test_the_reason_stays_the_same_while_the_option_is_shown(make: Make, name: str) -> None:
    for entry in (3, 12, 20):
        model, _runner = make(name, entry, knows=True)
        model.choose(0)
        model.show(False)
        before = model.detail
        model.show(True)
        assert model.detail == before


def test_without_a_reason_the_options_are_there_all_the_same(make: Make) -> None:
    model, runner = make(SHARED)
    runner.do()
    before = model.detail
    runner.do(lambda job: None)
    assert (model.phase, model.detail) == ("ready", before)


def test_where_nobody_can_tell_what_the_options_are_worth_it_says_so(make: Make) -> None:
    model, runner = make(SHARED)
    runner.do(lambda job: None)
    assert (model.phase, model.headline) == ("failed", "What the options are worth could not be worked out.")
    model.make()
    model.choose(0)
    model.show(True)
    model.again()
    model.back()
    model.forth()
    assert (model.phase, rows(model), model.chosen) == ("failed", [], -1)


def test_no_position_comes_anew_while_its_options_are_unknown_or_the_game_goes_on(make: Make) -> None:
    model, runner = make(SHARED)
    runner.do_all()
    model.make()
    runner.do_all()
    model.make()
    entries = model.table.session.log
    assert model.canRedraw
    runner.do(lambda job: None)
    model.again()
    assert (model.phase, model.table.session.log, runner.jobs) == ("failed", entries, {})


def test_what_others_hold_is_not_the_truth(make: Make) -> None:
    place = place_of(MATCH, 40)
    model, _runner = make(MATCH, 40, knows=True)
    session = model.table.session
    assert session.length == 0
    assert session.view(place.seat) == place.view
    assert model.table.privacy.awaited == -1, "nothing is covered"
    true = read(MATCH).session.before(read(MATCH).session.decision_at(40)[0])  # type: ignore[index]
    assert session.state.racks != true.state.racks


def test_two_options_can_be_looked_at_closer(make: Make) -> None:
    model, runner = make(SHARED)
    assert not model.rollout.possible
    runner.do_all()
    assert model.rollout.possible
    model.choose(2)
    assert model.rollout._asked.rollout.played == model._worth.values[2][0]
    assert model.rollout._asked.rollout.best == model._worth.values[0][0]
    model.rollout.begin()
    assert model.rollout.phase == "working"
    model.close()
    assert runner.jobs == {}


def test_all_is_said_anew_in_another_language(make: Make) -> None:
    model, _runner = make(SHARED, knows=True)
    told: list[str] = []
    model.changed.connect(lambda: told.append(model.headline))
    model.retranslate()
    assert told == [rows(model)[0].move]
    assert load_package(model.table.gameId).info.id == "ryzyk_fizyk"


def test_a_game_goes_on_from_the_position_that_is_looked_at(make: Make) -> None:
    model, _runner = make(SHARED, knows=True)
    model.choose(1)
    model.playOn("fair")
    (setup,) = played_on
    assert setup.session.length == 31
    kinds = ["human" if seat == model.seat else "bot:fair" for seat in range(setup.session.seats)]
    assert [player.player for player in setup.players] == kinds


def test_a_game_goes_on_where_what_others_hold_was_drawn_anew(make: Make) -> None:
    model, _ = make(MATCH, 40)
    model.playOn("fair")
    (setup,) = played_on
    info, history = load_package("rummikub").info, setup.session.history
    players = tuple([Player(name=f"{seat}", player="human") for seat in range(history.seats)])
    again = open_session(parse_record(record_text(record_of(history, info, players))))
    assert (again.state, again.laid) == (history.state, history.laid)


def test_a_person_decides_for_a_computer(make: Make) -> None:
    model, _ = make(SHARED, kind="bot:fair")
    assert [row.doing for row in model.table.seats.rows if row.active] == ["to_move"]


@pytest.mark.parametrize("name", [SHARED, ALONE, OPEN, MATCH])
def test_the_position_is_handed_on_to_be_changed_as_far_as_its_seat_knows_it(make: Make, name: str) -> None:
    model, _ = make(name, 2 if name == OPEN else 32)
    here = model._here
    placed = read_id(model.changing()["id"])
    assert isinstance(placed, PlacedState)
    assert placed.state == here.history.view(here.seat)
    assert placed.viewer == (here.seat if name == MATCH else None)
    assert len(model.changing()["names"]) == here.history.seats
    assert (model.canChange, model.playsOn) == (True, False)


def test_of_a_move_without_another_it_is_not_said_that_it_is_the_best() -> None:
    option = ExploredOption(0, Roll(), 0.5, 0, is_best=True, is_mine=True)
    assert lost_text(option, "win") == "the best choice, and what was played"
    assert lost_text(option, "win", only=True) == "nothing else is possible"


@pytest.mark.parametrize(
    "arguments",
    [
        {"text": "{", "entry": 1, "seat": 0},
        {"text": (GOLDEN / f"{TIE}.stolik").read_text("utf-8"), "entry": 0, "seat": 0},
        {"text": (GOLDEN / f"{TIE}.stolik").read_text("utf-8"), "entry": 10_000, "seat": 0},
        {"text": (GOLDEN / f"{TIE}.stolik").read_text("utf-8"), "entry": 1, "seat": 1},
    ],
    ids=["no record", "no entry", "beyond the end", "not the seat's turn"],
)
def test_what_can_t_be_explored_opens_nothing(house: House, arguments: dict[str, Any]) -> None:
    assert not house.shell.opened_pages.open("explorer", arguments)
