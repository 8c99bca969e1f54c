"""Practice positions in the window: the table, the move, its worth, and trying again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from stolik.analysis.practice import RecordedDecision, errors_of, exploring, game_text
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain
from stolik.engine.sitting import in_order
from stolik.games.rummikub.rules.moves import Draw, Pass, Play
from stolik.services.kept import PRACTICE
from stolik.services.kept.practice import Answer
from stolik.services.practice import PracticeModel

from tests.analysis.report.games import ALONE, MATCH, SHARED, TIE, Runner, people, read, reported
from tests.house import House
from tests.soak.marks import mostly_soak
from tests.spoken import spoken

Make = Callable[..., Any]


class Kept:
    """Positions kept in memory, and the actions on them."""

    def __init__(self, *places: RecordedDecision) -> None:
        self.places = places
        self.noted: list[tuple[str, bool]] = []
        self.answers: list[Answer] = []
        self.forgotten: list[str] = []

    def note(self, key: str, answer: Answer) -> None:
        self.answers.append(answer)
        if answer.is_first:
            self.noted.append((key, answer.right))

    def forget(self, key: str) -> None:
        self.forgotten.append(key)


def places(name: str, count: int = 2) -> list[RecordedDecision]:
    package, session = read(name)
    players = tuple(person.player for person in people(session, *[8] * session.seats))
    text = game_text(session, package.info, in_order(players))
    seat, errors = next(iter(errors_of(reported(name).analysis, players).items()))
    return [RecordedDecision(f"game:{each.entry}", text, each.entry, seat) for each in errors[:count]]


@pytest.fixture
def make(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    made: list[PracticeModel] = []

    def build(
        kept: Kept | None, *places: RecordedDecision, now: Callable[[], float] = lambda: 0.0
    ) -> tuple[Any, Runner]:
        house.services.now = now
        if kept is not None:
            practice = house.services.kept(PRACTICE)
            monkeypatch.setattr(practice, "note", lambda _, key, answer: kept.note(key, answer))
            monkeypatch.setattr(practice, "forget", lambda _, key: kept.forget(key))
        person = None if kept is None else "Ala"
        made.append(PracticeModel(house.services, places or (kept or Kept()).places, person))
        return made[-1], house.runner

    yield build
    for model in made:
        model.close()


def play(model: Any, worth: Any, place: int) -> None:
    model.table.submit(to_plain(worth.values[place][0]))


@pytest.mark.parametrize("name", mostly_soak((TIE, SHARED, ALONE), usual=(TIE, ALONE)))
def test_a_wrong_move_is_told_and_the_right_one_ends_it(make: Make, name: str) -> None:
    kept = Kept(*places(name, 1))
    model, runner = make(kept)
    assert (model.phase, model.number, model.total, model.verdict) == ("asked", 1, 1, "")
    table = model.table
    length = table.session.length
    worth = runner.do()
    play(model, worth, -1)
    assert (model.phase, model.right, model.last) == ("answered", False, False)
    assert "better was possible: " in model.verdict.casefold()
    assert model.reason
    assert table.lookingAt < 0, "the table stays as it lies"
    assert table.advice.hint["lit"]
    play(model, worth, 0)
    assert not model.right, "no second move is taken"
    assert model.explorable
    place = kept.places[0]
    mine = to_plain(worth.values[-1][0])
    assert model.exploring() == exploring(place.text, place.entry, place.seat, mine)
    assert model.alone == (name == ALONE)
    assert table.session.length == length, "the move is judged and not made"
    model.again()
    assert (model.phase, model.verdict, model.reason) == ("asked", "", "")
    assert (table.lookingAt, table.advice.hint.get("lit")) == (-1, None)
    assert not model.explorable
    play(model, worth, 0)
    assert (model.right, model.last) == (True, True)
    assert model.verdict.startswith("That's it!")
    assert kept.noted == [(kept.places[0].key, False)], "only the first answer counts"
    model.next()
    assert (model.phase, model.table, model.player, model.title) == ("done", None, "", "")


def test_what_went_wrong_comes_again_at_the_end_of_the_round(make: Make) -> None:
    kept = Kept(*places(SHARED))
    model, runner = make(kept)
    first = model.table.session.length
    play(model, runner.do(), -1)
    model.next()
    assert (model.number, model.total) == (1, 2)
    assert model.table.session.length != first
    play(model, runner.do(), 0)
    assert not model.last
    model.next()
    assert (model.table.session.length, model.number) == (first, 2)
    play(model, runner.do(), 0)
    model.next()
    assert model.phase == "done"
    assert [right for _, right in kept.noted] == [False, True]


def test_a_move_waits_for_what_it_is_worth(make: Make) -> None:
    model, runner = make(Kept(*places(TIE, 1)))
    move = read(TIE).session.log[places(TIE, 1)[0].entry - 1].move
    model.table.submit(to_plain(move))
    assert model.phase == "working"
    model.next()
    model.table.submit(to_plain(move))
    assert model.phase == "working"
    runner.do()
    assert model.phase == "answered"
    assert not model.right


@pytest.mark.parametrize("is_quick", [False, True])
def test_a_move_beside_the_hints_is_weighed_by_itself(make: Make, is_quick: bool) -> None:
    _, session = read(MATCH)
    last = max(number for number, entry in enumerate(session.log, 1) if isinstance(entry.move, Play))
    rest = Draw() if session.state_at(last - 1).bank else Pass()
    players = tuple(person.player for person in people(session, *[8] * session.seats))
    text = game_text(session, load_package("rummikub").info, in_order(players))
    model, runner = make(None, RecordedDecision("last", text, last, session.entry(last - 1).seat))
    options = None if is_quick else runner.do()
    assert options is None or [type(option) for option, _ in options.values] == [Play]
    model.table.privacy.reveal()
    model.table.submit(to_plain(rest))
    assert model.phase == "working"
    assert [job.also for _, job in runner.jobs.values()] == [(rest,)]
    worth = runner.do()
    assert rest in [option for option, _ in worth.values]
    assert (model.phase, model.right) == ("answered", False)
    assert model.reason
    model.again()
    model.table.submit(to_plain(rest))
    assert model.phase == "answered", "by now it is known"


def test_where_nobody_knows_the_worth_it_says_so_and_goes_on(make: Make) -> None:
    kept = Kept(*places(SHARED))
    model, runner = make(kept)
    move = read(SHARED).session.log[places(SHARED)[0].entry - 1].move
    runner.do(lambda job: None)
    model.table.submit(to_plain(move))
    assert (model.phase, model.verdict) == ("failed", "Stolik couldn't work out what the moves are worth.")
    model.again()
    assert model.phase == "asked"
    model.table.submit(to_plain(move))
    model.next()
    assert (model.phase, model.total) == ("asked", 1)
    assert (kept.noted, kept.forgotten) == ([], [])


def test_what_the_rules_refuse_is_told_and_nothing_is_judged(make: Make) -> None:
    model, _ = make(Kept(*places(SHARED)))
    told: list[str] = []
    model.table.refused.connect(lambda sentence, paragraph: told.append(sentence))
    model.table.submit({"kind": "keep", "dice": [9, 9]})
    model.table.submit({"kind": "nothing"})
    assert len(told) == 2
    assert all(told)
    assert model.phase == "asked"


def test_a_position_can_be_forgotten_and_with_nothing_to_practise_it_is_done(make: Make) -> None:
    kept = Kept(*places(SHARED))
    model, _ = make(kept)
    model.forget()
    assert (model.phase, model.total) == ("asked", 1)
    model.forget()
    assert model.phase == "done"
    model.forget()
    assert kept.forgotten == [place.key for place in kept.places]
    assert make(Kept())[0].phase == "done"


def test_a_record_that_can_t_be_used_is_forgotten(make: Make) -> None:
    good = places(TIE, 1)
    kept = Kept(RecordedDecision("bad:1", "{", 1, 0), RecordedDecision("bad:2", good[0].text, 1, 9), *good)
    model, _ = make(kept)
    assert (model.phase, model.total) == ("asked", 1)
    assert kept.forgotten == ["bad:1", "bad:2"]


def test_a_single_position_is_counted_nowhere(make: Make) -> None:
    model, runner = make(None, places(SHARED, 1)[0]._replace(key=""))
    assert (model.phase, model.single, model.player, model.seat) == ("asked", True, "Ala", 0)
    play(model, runner.do(), -1)
    assert (model.phase, model.last) == ("answered", True)
    model.forget()
    assert (model.phase, model.seat) == ("done", -1)


def test_everything_follows_the_language(make: Make) -> None:
    model, runner = make(Kept(*places(TIE, 1)))
    play(model, runner.do(), -1)
    english = (model.verdict, model.reason)
    with spoken("pl"):
        model.retranslate()
        polish = (model.verdict, model.reason)
        assert all(one != other for one, other in zip(english, polish, strict=True))


def test_how_long_an_answer_took_is_told_of_every_one(make: Make) -> None:
    time = [100.0]
    kept = Kept(*places(TIE, 1))
    model, runner = make(kept, now=lambda: time[0])
    worth = runner.do()
    time[0] += 8.5
    play(model, worth, -1)
    time[0] += 60
    model.again()
    time[0] += 2
    play(model, worth, 0)
    assert kept.answers == [Answer(False, 8.5, True), Answer(True, 2.0, False)]
