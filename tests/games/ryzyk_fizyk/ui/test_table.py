"""The view model of Ryzyk-Fizyk and its editor: rows and moves follow the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QAbstractItemModelTester
from stolik.engine.driver import play, play_moves, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game
from stolik.engine.session import AnyStep, Session
from stolik.games.ryzyk_fizyk.rules import events
from stolik.games.ryzyk_fizyk.rules.dice import DICE, keeps
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll, Rolled
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.state import State
from stolik.games.ryzyk_fizyk.rules.status import fault
from stolik.games.ryzyk_fizyk.ui.position_editor import EDITOR, KEPT, ROLLED
from stolik.games.ryzyk_fizyk.ui.view_model import RyzykFizykViewModel

from tests.games.set_up import built, decisions, emptied, left, names_of

GAME = load_game("ryzyk_fizyk")
STRICT = Options(
    six_of_a_kind_wins=True, six_different="zero_account", five_of_a_kind_bonus=True, must_roll_on=True
)


@pytest.fixture
def face(parent: QObject) -> Any:
    face: Any = RyzykFizykViewModel(parent)
    face.live = True
    for model in (face.dice, face.accounts):
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    return face


def rolled(
    *rolls: Sequence[int], kept: Sequence[Sequence[int]] = (), options: Options | None = None
) -> State:
    session = Session(GAME, 3, options or Options())
    for number, dice in enumerate(rolls):
        session.submit(0, Roll())
        session.submit(TABLE, Rolled(tuple(dice)))
        if number < len(kept):
            session.submit(0, Keep(tuple(kept[number])))
    state: State = session.state
    return state


def test_points_of_six_dice_that_were_rolled_anew_are_told_beside_those_of_the_tray(face: Any) -> None:
    assert face.earlier == 0
    six, two = (6, 6, 5, 5, 2, 2), (6, 6, 1, 3, 4, 5)
    for rolls, kept, earlier in (
        ([six], [six], 0),
        ([six, two], [six], 26),
        ([six, two], [six, (6, 6)], 26),
        ([six, two, (1, 2, 3, 4)], [six, (6, 6)], 0),
    ):
        face.show(rolled(*rolls, kept=kept), None, 0)
        assert face.earlier == earlier
    session = Session(GAME, 3, Options())
    for dice in (six, two):
        session.submit(0, Roll())
        session.submit(TABLE, Rolled(dice))
        session.submit(0, Keep(six if dice is six else (6, 6)))
        face.show(session.state, None, 0)
    told = []
    for step in session.submit(0, Bank()):
        face.show(step.state, step.event, 0)
        told.append(face.earlier)
    assert told == [26, 0], "the sum is shown until the next turn begins"


def dice_of(face: Any, pips: int) -> list[int]:
    return [row.die for row in face.dice.rows if row.zone == "free" and row.face == pips]


def possible(face: Any) -> list[str]:
    return [act.label for act in face.acts.rows if act.possible]


def whole_games(games: int) -> Iterator[AnyStep]:
    for seed in range(games):
        rng = Random(seed)
        session = Session(GAME, 2 + seed % 7, STRICT if seed % 2 else Options(six_different="lose_game"))
        for made in play_moves(session, random_chooser(GAME, rng), rng):
            yield from made.steps


def test_in_whole_games_the_rows_are_what_the_state_says(face: Any) -> None:
    for step in whole_games(3):
        state: State = step.state
        face.show(state, step.event, state.turn)
        for zone, dice in (("kept", state.kept), ("free", state.rolled)):
            rows = [row for row in face.dice.rows if row.zone == zone]
            assert Counter(row.face for row in rows) == Counter(dice)
            assert len({row.slot for row in rows}) == len(rows)
            assert all(0 <= row.slot < DICE for row in rows)
        assert tuple(row.account for row in face.accounts.rows) == state.accounts
        assert {row.seat for row in face.accounts.rows if row.out} == set(state.out)
        assert {row.seat for row in face.accounts.rows if row.waiting} == set(state.last_turns)
        assert face.trackEnd >= max(100, *state.accounts)


def test_in_whole_games_whatever_is_chosen_can_be_set_aside(face: Any) -> None:
    rng = Random(1)
    for step in whole_games(3):
        state: State = step.state
        face.show(state, step.event, state.turn)
        legal = {move.dice for move in GAME.legal_moves(state, state.turn) if isinstance(move, Keep)}
        for _ in range(6):
            face.toggle(rng.randrange(DICE)) if rng.random() < 0.6 else face.toggle_face(1 + rng.randrange(6))
            assert tuple(face.choice()) in {*legal, ()}


def show_unchosen(face: Any, state: State) -> None:
    face.show(state, None, 0)
    face.choose_all()


def test_every_choice_can_be_reached_by_clicks_and_by_keys(face: Any) -> None:
    state = rolled((2, 2, 2, 5, 5, 6))
    for wanted in keeps(state.rolled, state.kept):
        for by_keys in (False, True):
            face.show(rolled((2, 2, 2, 5, 5, 6)), None, 0)
            for pips in (2, 5):
                while face.choice().count(pips) != wanted.count(pips):
                    if by_keys:
                        assert face.toggle_face(pips)
                    else:
                        chosen = {row.die for row in face.dice.rows if row.chosen}
                        in_group = [die for die in dice_of(face, pips) if die in chosen]
                        assert face.toggle((in_group or dice_of(face, pips))[-1])
            assert tuple(face.choice()) == wanted


def test_a_click_takes_the_group_and_more_clicks_go_die_by_die(face: Any) -> None:
    show_unchosen(face, rolled((2, 5, 5, 5, 1, 1)))
    fives = dice_of(face, 5)
    assert face.toggle(fives[0])
    assert face.choice() == [5, 5, 5]
    assert face.toggle(fives[1])
    assert face.choice() == [5, 5]
    assert face.toggle(fives[1])
    assert face.choice() == [5, 5, 5]
    face.toggle(fives[0])
    # A die that would be left alone goes with the other one.
    assert face.toggle(fives[1])
    assert face.choice() == []


def test_a_die_alone_is_refused_and_a_die_of_a_group_is_not(face: Any) -> None:
    show_unchosen(face, rolled((5, 5, 5, 6, 1, 3), (5, 2, 1, 1), kept=((5, 5),)))
    assert not face.toggle(dice_of(face, 2)[0])
    assert not face.toggle_face(6)
    assert face.toggle(dice_of(face, 5)[0])
    assert (face.choice(), [row.face for row in face.dice.rows if row.why == "alone"]) == ([5], [2])


def test_it_tells_what_the_choice_would_make(face: Any) -> None:
    show_unchosen(face, rolled((5, 5, 5, 6, 1, 3), (5, 2, 1, 1), kept=((5, 5),)))
    assert (face.points, face.adds, face.wouldBe, possible(face), face.chanceFigure) == (10, 0, 0, [], "")
    face.toggle_face(5)
    assert (face.points, face.adds, face.wouldBe) == (10, 5, 15)
    assert possible(face) == ["Roll 3 dice", "Bank 15 points"]
    assert (face.accounts.rows[0].reach, face.chanceFigure) == (15, "28%")
    face.toggle_face(1)
    assert possible(face) == ["Roll 1 die", "Bank 17 points"]
    assert face.chanceFigure == "67%"


def test_choosing_all_takes_every_die_that_fits_and_then_none(face: Any) -> None:
    face.show(rolled((5, 5, 1, 3, 1, 3)), None, 0)
    assert face.all_chosen
    assert face.choose_all()
    assert (face.choice(), face.all_chosen) == ([], False)
    assert face.choose_all()
    assert (face.choice(), face.all_chosen) == ([1, 1, 3, 3, 5, 5], True)
    show_unchosen(face, rolled((5, 5, 1, 3, 1, 2)))
    assert face.choose_all()
    assert face.choice() == [1, 1, 5, 5]


@pytest.mark.parametrize(
    "roll, chosen",
    [
        ((5, 5, 6, 1, 2, 3), [5, 5]),
        ((5, 5, 5, 1, 2, 3), [5, 5, 5]),
        ((5, 5, 1, 1, 2, 3), [1, 1, 5, 5]),
        ((5, 5, 1, 3, 1, 3), [1, 1, 3, 3, 5, 5]),
    ],
)
def test_one_group_and_several_are_chosen_beforehand_alike(
    face: Any, roll: tuple[int, ...], chosen: list[int]
) -> None:
    face.show(rolled(roll), None, 0)
    assert face.choice() == chosen


def test_a_choice_stays_while_nothing_changes(face: Any) -> None:
    state = rolled((5, 5, 1, 3, 1, 3))
    show_unchosen(face, state)
    face.toggle_face(5)
    face.show(state, None, 0)
    assert face.choice() == [5, 5]


def test_nobody_chooses_for_somebody_else(face: Any) -> None:
    face.show(rolled((5, 5, 1, 3, 1, 3)), None, None)
    assert face.choice() == []
    assert not face.toggle(dice_of(face, 5)[0])
    assert not face.choose_all()
    assert not any(row.selectable for row in face.dice.rows)


def test_five_of_a_kind_tells_of_the_tries(face: Any) -> None:
    show_unchosen(face, rolled((4, 4, 4, 4, 4, 2), options=STRICT))
    face.toggle_face(4)
    assert possible(face) == ["Roll 1 die", "Bank 20 points"]
    assert (face.chanceFigure, face.chanceWords) == ("58%", "that no try matches")
    face.show(rolled((4, 4, 4, 4, 4, 2), (1,), kept=((4,) * 5,), options=STRICT), None, 0)
    assert possible(face) == ["Roll 1 die"]
    assert face.chanceFigure == "69%"


def test_rolling_on_is_a_must_where_the_table_says_so(face: Any) -> None:
    face.show(rolled((5, 5, 1, 3, 1, 3), options=STRICT), None, 0)
    assert possible(face) == ["Roll 6 dice"]
    refusals: list[Any] = []
    face.refusal.connect(refusals.append)
    face.act("bank")
    assert [refusal.code for refusal in refusals] == ["must_roll_on"]
    assert face.choice() == [1, 1, 3, 3, 5, 5], "nothing was set aside"


class Table:
    """A table that makes the wanted moves, at once or while scenes are played."""

    def __init__(self, face: Any, *rolls: Sequence[int]) -> None:
        self.face, self.session, self.wanted = face, Session(GAME, 2, Options()), list[Any]()
        self.rolls, self.plays = list(rolls), False
        face.moveWanted.connect(self.make)
        self.show()

    def show(self) -> None:
        seat = None if self.plays else 0
        self.face.show(self.session.state, None, seat)

    def make(self, move: dict[str, Any]) -> None:
        self.wanted.append(move)
        kinds = {"roll": Roll, "bank": Bank}
        made = Keep(tuple(move["dice"])) if move["kind"] == "keep" else kinds[move["kind"]]()
        if GAME.check(self.session.state, 0, made) is not None:
            return
        self.session.submit(0, made)
        if move["kind"] == "roll":
            self.session.submit(TABLE, Rolled(tuple(self.rolls.pop(0))))
        self.show()


SIX = {"kind": "keep", "dice": [1, 1, 3, 3, 5, 5]}


def test_one_press_sets_the_chosen_dice_aside_and_rolls_on(face: Any) -> None:
    table = Table(face, (5, 5, 1, 3, 1, 3), (5, 5, 5, 6, 1, 3))
    face.act("roll")
    face.act("roll")
    assert table.wanted == [{"kind": "roll"}, SIX, {"kind": "roll"}]
    assert face.phase == "keep"


def test_while_the_dice_are_on_their_way_the_rest_waits_until_they_lie(face: Any) -> None:
    table = Table(face, (5, 5, 1, 3, 1, 3))
    face.act("roll")
    table.plays = True
    face.act("bank")
    assert table.wanted == [{"kind": "roll"}, SIX]
    assert face.prompt(("Ala", "Jan")) == "", "nothing is chosen between"
    table.plays = False
    table.show()
    face.rest()
    assert table.wanted[2:] == [{"kind": "bank"}]
    face.rest()
    assert len(table.wanted) == 3


def test_what_was_taken_back_meanwhile_does_not_go_on(face: Any) -> None:
    table = Table(face, (5, 5, 1, 3, 1, 3))
    face.act("roll")
    table.plays = True
    face.act("roll")
    table.plays = False
    table.session.undo(0)
    table.show()
    face.rest()
    assert table.wanted == [{"kind": "roll"}, SIX]
    assert sum(row.chosen for row in face.dice.rows) == 6


def test_where_a_move_was_not_made_nothing_follows_it(face: Any) -> None:
    table = Table(face, (5, 5, 1, 3, 1, 3))
    face.act("roll")
    face.moveWanted.disconnect(table.make)
    face.moveWanted.connect(table.wanted.append)
    face.act("roll")
    face.rest()
    assert table.wanted == [{"kind": "roll"}, SIX]


@pytest.mark.parametrize("act", [("pickFace", 2), ("pick", 2), ("pickAll", None)])
def test_a_click_that_chooses_nothing_asks_the_rules_why(face: Any, act: tuple[str, int | None]) -> None:
    wanted: list[Any] = []
    face.moveWanted.connect(wanted.append)
    name, pips = act
    if pips is None:
        face.show(rolled((5, 5, 5, 6, 1, 3), kept=((5, 5, 5),)), None, 0)
        face.pickAll()
        assert wanted == [{"kind": "keep", "dice": []}]
        return
    face.show(rolled((5, 5, 5, 2, 1, 3)), None, 0)
    getattr(face, name)(dice_of(face, pips)[0] if name == "pick" else pips)
    assert wanted == [{"kind": "keep", "dice": [2]}]


def test_the_account_is_counted_in_steps(face: Any) -> None:
    session = Session(GAME, 2, Options())
    for move in (Roll(), Rolled((6, 6, 6, 6, 6, 6)), Keep((6,) * 6), Bank()):
        session.submit(TABLE if isinstance(move, Rolled) else 0, move)
    lines = face.end_lines(session.state, 0)
    assert [line.value for line in lines] == [10, 10, 10, 6]
    assert face.end_lines(session.state, 1) == []


@pytest.fixture
def back(parent: QObject) -> Any:
    return RyzykFizykViewModel(parent)


@pytest.mark.parametrize("six_different", ["zero_account", "out"])
def test_dice_and_accounts_that_have_changed_are_marked(back: Any, six_different: Any) -> None:
    options, rng = Options(six_different=six_different), Random(4)
    session = Session(GAME, 3, options)
    play(session, random_chooser(GAME, rng), rng)
    steps = [step for entry in range(session.length) for step in session.steps_of(entry)]
    states = [session.state_at(0), *(step.state for step in steps)]
    order = list(range(len(steps)))
    rng.shuffle(order)
    seen = set()
    for at in order:
        event = steps[at].event
        seen.add(event.kind)
        back.trace(reversed(states[: at + 1]))
        marks = back.show_moment(states[at], states[at + 1], event, None)
        rows = back.dice.rows
        dice = sorted(rows[int(mark[4:])].face for mark in marks if mark.startswith("die:"))
        rolled_or_kept = isinstance(event, events.DiceRolled | events.DiceKept)
        assert dice == (sorted(event.dice) if rolled_or_kept else [])
        accounts = {mark for mark in marks if mark.startswith("account:")}
        banks = isinstance(event, events.PointsBanked | events.PlayerOut) or (
            isinstance(event, events.AccountZeroed) and event.account > 0
        )
        assert accounts == ({f"account:{event.seat}"} if banks else set())
        assert back.lost == isinstance(event, events.PointsLost | events.AccountZeroed | events.PlayerOut)
        if isinstance(event, events.GameEnded):
            lying = (*states[at].rolled, *states[at].kept)
            assert lying
            assert sorted(row.face for row in rows if row.zone != "hand") == sorted(lying), (
                "the last dice stay"
            )
    assert {"points_banked", "points_lost", "dice_kept", "game_ended"} <= seen


def test_at_the_start_nothing_has_changed(back: Any) -> None:
    assert back.show_moment(None, Session(GAME, 3, Options()).state, None, None) == ()


ALL = Options("youngest", True, "lose_game", True, True)


def start(seats: int = 3, options: Options | None = None) -> Any:
    return EDITOR.empty(seats, options or Options())


def put(state: Any, tray: str, *faces: int) -> Any:
    for face in faces:
        state = EDITOR.put(state, tray, f"{face}")
    return state


def told(state: Any) -> dict[str, int]:
    return {each.key: each.value for each in EDITOR.settings(state, names_of(len(state.accounts)))}


@pytest.mark.parametrize("seats, options", [(2, Options()), (3, ALL), (8, Options()), (4, ALL)])
def test_every_decision_of_a_game_can_be_set_up(seats: int, options: Options) -> None:
    for state in decisions("ryzyk_fizyk", seats, options, seats, 20):
        made = built(EDITOR, EDITOR.plain(state), seats)
        assert not fault(seats, options, made)
        if state.phase == "decide":
            # The rest of a roll has no meaning.
            state, made = replace(state, rolled=()), replace(made, rolled=())
        assert made == state


def test_points_grow_with_the_dice_set_aside_and_six_are_rolled_anew() -> None:
    state = put(start(), KEPT, 5, 5)
    assert (state.points, state.phase) == (10, "decide")
    assert EDITOR.take(EDITOR.set(state, "points", 30), KEPT, 0).points == 25
    assert emptied(EDITOR, EDITOR.set(state, "points", 3), KEPT, 3).points == 0
    state = put(start(), ROLLED, 4, 2)
    assert (state.rolled, state.phase) == ((2, 4), "keep")
    assert emptied(EDITOR, state, ROLLED, 3) == start()
    state = put(start(), KEPT, 1, 1, 2, 2, 3, 3)
    assert left(EDITOR, state, KEPT) == []
    assert len(left(EDITOR, state, ROLLED)) == 6
    anew = put(state, ROLLED, 6)
    assert (anew.kept, anew.points) == ((), 12)
    full = put(anew, ROLLED, 6, 6, 1, 1, 2)
    assert left(EDITOR, full, ROLLED) == left(EDITOR, full, KEPT) == []


def test_who_passes_100_begins_the_last_round_and_whoever_is_on_turn_cannot() -> None:
    state = EDITOR.set(EDITOR.set(start(), "turn", 1), "account:0", 105)
    assert (state.last_turns, told(state)["last"]) == ((1, 2), 1)
    on = EDITOR.set(state, "turn", 2)
    assert on.last_turns == (2,)
    assert EDITOR.set(on, "account:0", 90).last_turns == ()
    assert EDITOR.set(on, "last", 0).last_turns == ()
    assert "last" not in told(start())
    state = EDITOR.set(start(), "account:0", 105)
    assert (state.last_turns, told(state)["last"]) == ((), 0)
    assert EDITOR.set(state, "turn", 1).last_turns == (1, 2)
    state = EDITOR.set(EDITOR.set(EDITOR.set(start(), "turn", 2), "account:0", 105), "account:1", 110)
    assert told(state)["last"] == 1
    assert EDITOR.set(state, "last", 2).last_turns == (2, 0)


def test_who_is_out_has_no_last_turn() -> None:
    out = EDITOR.set(EDITOR.set(EDITOR.set(start(3, ALL), "turn", 1), "account:0", 105), "out:2", 1)
    assert (out.out, out.last_turns, told(out)["out:2"]) == ((2,), (1,), 1)
    assert EDITOR.set(out, "out:2", 0).last_turns == (1, 2)
    assert "out:0" not in told(start())
    assert told(replace(out, out=(0, 1, 2)))["last"] == 0


def test_the_tries_of_the_sixth_die_are_told_where_five_lie() -> None:
    state = put(start(3, ALL), KEPT, 4, 4, 4, 4, 4)
    assert told(state)["trying"] == 0
    trying = EDITOR.set(state, "trying", 3)
    assert (trying.trying, trying.tried, told(trying)["trying"]) == (True, 2, 3)
    assert not EDITOR.take(trying, KEPT, 0).trying
    assert "trying" not in told(put(start(), KEPT, 4, 4, 4, 4, 4))


def test_seats_come_and_go() -> None:
    state = EDITOR.set(EDITOR.set(start(3, ALL), "turn", 1), "account:0", 105)
    state = EDITOR.set(state, "out:2", 1)
    two = EDITOR.seated(state, 2)
    assert (two.accounts, two.out, two.last_turns) == ((105, 0), (), (1,))
    assert EDITOR.seated(two, 3).accounts == (105, 0, 0)
    assert EDITOR.seated(EDITOR.set(EDITOR.set(start(), "account:2", 105), "turn", 1), 2).last_turns == ()
