"""The happenings at a table as a file, and unexpected errors, which cost as little as possible."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.record import RecordFault
from stolik.engine.sitting import Coach, SeatHelps
from stolik.flow import effects, runner
from stolik.flow.happenings import Answered, Happening, HelpsChanged
from stolik.flow.screen import Screen
from stolik.flow.story import BadHappening, failure_of, happened_text, read_happened
from stolik.games.rummikub.rules.moves import Draw
from stolik.games.rummikub.rules.options import Options

from tests.flow.flow import NAMES, Flow


class Breaking(Happening):
    """A happening that no flow can handle."""

    def __init__(self, at: float) -> None:
        super().__init__(at=at)


def text_of(flow: Flow, failure: str = "") -> str:
    return happened_text(flow.run.story, failure)


def played(players: str = "hb", game_id: str = "pickomino", **more: Any) -> Flow:
    """Return a table at which the person has made a move."""
    flow = Flow(players, game_id, **more).begin().finish()
    seat = flow.status.seat
    flow.submit(next(iter(flow.game.legal_moves(flow.session.view(seat), seat))))
    return flow


def data_of(flow: Flow) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text_of(flow))
    return data


def test_kinds_are_spelled_as_moves_are_and_what_is_usual_is_left_out() -> None:
    flow = played().show_odds(True)
    assert [{**one, "at": 0} for one in data_of(flow)["happenings"]] == [
        {"kind": "began", "at": 0},
        {"kind": "move_submitted", "at": 0, "move": {"kind": "roll"}},
        {"kind": "chance_fell", "at": 0, "move": rolled(flow)},
        {"kind": "odds_wanted", "at": 0, "shown": True},
    ]


def rolled(flow: Flow) -> dict[str, Any]:
    move: Any = flow.session.log[1].move
    return {"kind": "rolled", "dice": list(move.dice)}


@pytest.mark.parametrize("helps", [(), (SeatHelps(), SeatHelps(coach=Coach.AFTER_EVERY))])
def test_a_file_that_names_tutors_has_coaches_before_costly_moves(helps: tuple[SeatHelps, ...]) -> None:
    data = {**data_of(played(helps=helps)), "tutored": [0]}
    last = helps[1] if helps else SeatHelps()
    told = read_happened(json.dumps(data)).seats
    assert [sitting.helps for sitting in told] == [SeatHelps(coach=Coach.BEFORE_COSTLY), last]


def test_who_sits_where_and_what_helps_them_is_kept() -> None:
    helps = (SeatHelps(extra_seconds=30, coach=Coach.AFTER_EVERY), SeatHelps())
    flow = played(helps=helps, beginners=(0,), side_state={"pauses": 2})
    told = read_happened(text_of(flow))
    assert [(sitting.player.level, sitting.helps) for sitting in told.seats] == [
        (None, replace(helps[0], beginner=True)),
        ("fair", helps[1]),
    ]
    assert told.first(flow.model, NAMES[:2]).pauses == 2


def test_a_game_that_was_continued_begins_with_its_moves_and_its_seed_and_without_comments() -> None:
    flow = Flow("hb", "pickomino")
    flow.session.seed = 77
    flow.begin()
    again = read_happened(text_of(flow))
    assert again.session is not None
    assert again.session.seed == 77
    before = played().session
    before._made[0] = before._made[0]._replace(
        entry=type(before.entry(0))(0, before.entry(0).move, "Ala is late")
    )
    flow = Flow("hb", "pickomino", session=before).begin()
    assert "Ala" not in text_of(flow)
    told = read_happened(text_of(flow)).session
    assert told is not None
    assert [entry.move for entry in told.log] == [entry.move for entry in before.log]


def test_a_running_game_with_secrets_tells_only_who_did_what_kind_of_thing() -> None:
    flow = Flow("hh", "rummikub", Options(reshuffle_right=False))
    flow.session.seed = 77
    flow.begin().finish().reveal()
    data = data_of(flow)
    happenings = data.pop("happenings")
    assert set(data) == {"format", "version", "secrets", "game", "rules", "seats"}
    assert {"kind": "revealed", "at": 1000.0, "by": 0} in happenings
    assert all(set(one) <= {"kind", "at", "by"} for one in happenings)


def dull_game(seed: int, draws: int) -> tuple[Flow, list[str]]:
    """Return a game in which everybody only draws, and the private phases in it.

    Seats keep the rack when asked about a new deal, and never announce an opening.
    """
    flow = Flow("hbh", "rummikub", Options(reshuffle_right=True), seed=seed)
    flow.session.seed = seed
    flow.begin()
    phases: list[str] = []

    def act() -> dict[str, str]:
        phase = flow.session.state.phase
        phases.append(phase)
        return {"kind": {"asking": "keep_rack", "drawn": "end_turn"}.get(phase, "draw")}

    def drawn() -> int:
        return sum(isinstance(entry.move, Draw) for entry in flow.session.log)

    while drawn() < draws or flow.session.state.phase == "drawn":
        flow.finish().close_window()
        if flow.viewer.awaited is not None:
            flow.reveal()
        if flow.viewer.goes_round:
            flow.pause(True).pause(False).reveal().keep()
            flow.pass_on(act() if flow.session.to_act == (flow.viewer.seat,) and is_asking(flow) else {})
        elif flow.status.seat is not None:
            move = act()
            flow.submit_plain(move)
            if move["kind"] == "draw":
                # The drawn tile is being looked at, or an announcement is possible.
                flow.keep()
        elif (found := flow.bots.oldest("choose")) is not None:
            flow.bots.answer(found[0], flow.codec.move(act()))
    return flow, phases


def is_asking(flow: Flow) -> bool:
    return bool(flow.session.state.phase == "asking")


def test_a_file_of_a_running_game_doesn_t_depend_on_racks_bank_seed_or_on_who_is_asked_in_private() -> None:
    games = [dull_game(seed, 8) for seed in range(40)]
    assert {"asking", "drawn"} <= {phase for _, phases in games for phase in phases}, "both were met"
    assert len({str(flow.session.state) for flow, _ in games}) == 40
    assert len({text_of(flow) for flow, _ in games}) == 1


def test_a_failure_is_told_by_its_kind_and_an_error_by_its_place_too() -> None:
    assert read_happened(text_of(played(), "KeyError")).failure == "KeyError"

    def fail() -> None:
        raise KeyError("Ala")

    with pytest.raises(KeyError) as raised:
        fail()
    told = failure_of(raised.value)
    assert told.startswith(f"KeyError at {__name__}:")
    assert told.endswith(" in fail")


def test_what_a_running_game_with_secrets_failed_at_is_told_and_not_done_again() -> None:
    flow = played("hb", "rummikub", options=Options(reshuffle_right=False))
    flow.run.story.happenings.append(Breaking(flow.time))
    assert data_of(flow)["happenings"][-1]["kind"] == "breaking"


LEFT_OUT = {"secrets": "left_out", "game": "x", "seats": []}


def refusal_of(changes: dict[str, Any]) -> str:
    with pytest.raises(BadHappening) as fault:
        read_happened(json.dumps({**data_of(played()), **changes}))
    return str(fault.value)


@pytest.mark.parametrize(
    "changes, sentence",
    [
        ({"format": "stolik-record"}, "it is no list of what happened at a table"),
        ({"version": "1"}, '"version" is none'),
        ({"version": 2}, "it was written by a newer version of the program"),
        ({"failure": 3}, '"failure" is no text'),
        ({"seed": "77"}, '"seed" spells none'),
        ({"helps": [{}]}, '"helps" is no list with as many places as seats'),
        ({"side_state": 1}, '"side_state" is no object'),
        ({"tutored": [2]}, '"tutored" is no list of seats'),
        ({"real_dice": 1}, '"real_dice" is neither true nor false'),
        ({"happenings": {}}, '"happenings" is no list'),
        ({"secrets": "left_out", "seats": 1}, '"game" is no text'),
        ({"secrets": "left_out", "game": "x", "seats": 1}, '"seats" is no list of players'),
        ({"secrets": "left_out", "game": "x", "seats": [], "happenings": 1}, '"happenings" is no list'),
        ({**LEFT_OUT, "happenings": [{"kind": []}]}, "happening 1: it is of no kind that can happen"),
        ({**LEFT_OUT, "happenings": [{"kind": "left", "by": "\n"}]}, 'happening 1: "by" is no seat'),
    ],
)
def test_a_file_at_fault_is_refused_with_one_sentence(changes: dict[str, Any], sentence: str) -> None:
    assert refusal_of(changes) == sentence


@pytest.mark.parametrize(
    "happening, sentence",
    [
        (3, "it is no object"),
        ({"kind": ["began"]}, '"kind" is none that can happen'),
        ({"kind": "began", "at": True}, "a number is missing, or is none"),
        ({"kind": "began", "at": 1, "by": 0}, "began has a key that it can't have"),
        ({"kind": "seen_as", "at": 1}, '"seat" is missing'),
        ({"kind": "seen_as", "at": 1, "seat": True}, '"seat" has a value that it can\'t have'),
        ({"kind": "move_submitted", "at": 1, "move": {"kind": "fly"}}, "a move can't be read: unknown_move"),
        ({"kind": "move_submitted", "at": 1, "move": {"rejected": 1}}, '"rejected" has no code'),
        ({"kind": "time_passed", "at": 1}, '"at" is no list'),
        ({"kind": "helps_changed", "at": 1, "helps": 1}, '"helps" is no list'),
        ({"kind": "answered", "at": 1, "job": 1, "result": {}}, '"result" is no answer'),
        ({"kind": "answered", "at": 1, "job": 1, "result": {"advice": [1]}}, '"advice" is at fault'),
        (
            {"kind": "answered", "at": 1, "job": 1, "result": {"worth": [], "advice": []}},
            '"worth" has no moves with their values',
        ),
        ({"kind": "move_submitted", "at": 1, "move": 3}, '"move" is no object'),
    ],
)
def test_a_happening_at_fault_is_refused_with_one_sentence(happening: Any, sentence: str) -> None:
    assert refusal_of({"happenings": [happening]}) == f"happening 1: {sentence}"


@pytest.mark.parametrize("text", ["", "[]", "{", "NaN", "[" * 1000])
def test_what_is_no_such_file_is_refused(text: str) -> None:
    with pytest.raises(BadHappening, match="it is no list of what happened at a table"):
        read_happened(text)


def test_a_doubled_key_is_refused() -> None:
    text = text_of(played()).replace('"version": 1,', '"version": 1, "seed": null,', 1)
    with pytest.raises(BadHappening, match="a key is given twice, or a number is endless"):
        read_happened(text)


@pytest.mark.parametrize("record", [None, 3, {}, {"format": "stolik-record", "version": 1, "game": "x"}])
def test_a_game_at_fault_is_refused_as_a_record_is(record: Any) -> None:
    with pytest.raises(RecordFault):
        read_happened(json.dumps({**data_of(played()), "record": record}))


def test_what_was_worked_out_for_a_person_comes_back() -> None:
    flow = played()
    move = flow.session.log[0].move
    advice = (Advice(move, 1.5, {"bust": 0.25}),)
    for result in (MovesWorth(((move, 1.5),), advice), advice, {"odds": 1}):
        flow.happen(Answered, 99, result)
    told = read_happened(text_of(flow)).happenings[-3:]
    assert [one.result for one in told if isinstance(one, Answered)] == [
        MovesWorth(((move, 1.5),), advice),
        advice,
        True,
    ]


def test_touches_helps_refused_moves_answers_of_bots_and_ticks_come_back() -> None:
    flow = played(helps=(SeatHelps(calm=True), SeatHelps())).touch().touch(followed=True)
    flow.happen(HelpsChanged, (SeatHelps(), SeatHelps(calm=True, extra_seconds=30)))
    assert list(read_happened(text_of(flow)).happenings) == flow.run.story.happenings
    flow = played()
    move = flow.session.log[0].move
    flow.submit_plain({"kind": "fly"}).happen(Answered, 99, move)
    for _ in range(3):
        flow.tick()
    told = read_happened(text_of(flow)).happenings
    assert list(told) == flow.run.story.happenings
    assert [len(one["at"]) for one in data_of(flow)["happenings"] if one["kind"] == "time_passed"] == [3]


def test_what_is_told_of_a_game_with_secrets_is_read_as_it_stands() -> None:
    flow = Flow("hb", "rummikub", Options(reshuffle_right=False)).begin()
    told = read_happened(text_of(flow, "KeyError"))
    assert (told.game_id, told.players, told.failure) == ("rummikub", ("human", "bot:fair"), "KeyError")
    assert list(told.kinds) == data_of(flow)["happenings"]
    assert told.session is None


class Enduring(Flow):
    """A table that continues after an error, like the one in the window; ``broken`` is the failing part."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.broken: object = None
        self.errors: list[tuple[str, str]] = []
        self.listed: list[str] = []

    def carry_out(self, effect: effects.Effect) -> None:
        if type(effect) is self.broken:
            raise KeyError("an effect")
        super().carry_out(effect)

    def publish(self, before: Screen, now: Screen) -> None:
        if self.broken == "publish":
            raise KeyError("a signal")
        super().publish(before, now)

    def failed(self, happening: Happening, error: Exception) -> None:
        self.errors.append((type(happening).__name__, type(error).__name__))
        self.listed = [type(one).__name__ for one in self.run.story.happenings]


def fail(*given: Any) -> Any:
    raise KeyError("nothing")


def table() -> Enduring:
    flow = Enduring("hb", "pickomino", instant=False)
    flow.begin().finish()
    return flow


def roll(flow: Flow) -> None:
    flow.submit(next(iter(flow.game.legal_moves(flow.session.view(0), 0))))


@pytest.mark.parametrize("part", ["step", "screen"])
def test_what_can_t_be_dealt_with_changes_nothing_and_is_told_as_the_last_that_happened(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    flow = table()
    before, seen, happened = flow.now, flow.screen, list(flow.run.story.happenings)
    with monkeypatch.context() as broken:
        broken.setattr(runner, part, fail)
        roll(flow)
    assert (flow.errors, flow.listed[-1]) == ([("MoveSubmitted", "KeyError")], "MoveSubmitted")
    assert (flow.now, flow.screen) == (before, seen)
    assert flow.run.story.happenings == happened, "the list leads to where the table stands"
    assert flow.run.story.now is flow.now
    roll(flow)
    assert flow.session.length > 0, "the game advances"


@pytest.mark.parametrize("broken", [effects.Tell, effects.BeginScene, effects.PlayScene, "publish"])
def test_the_game_is_saved_whatever_else_fails(broken: object) -> None:
    flow = table()
    saves, flow.broken = flow.saves, broken
    roll(flow)
    assert flow.saves > saves
    assert {error for _, error in flow.errors} == {"KeyError"}
    assert "MoveSubmitted" in flow.listed
    assert [type(one).__name__ for one in flow.run.story.happenings] == flow.listed


def test_chance_falls_although_a_sentence_fails() -> None:
    flow = table()
    flow.broken = effects.Tell
    roll(flow)
    assert flow.session.length == 2
