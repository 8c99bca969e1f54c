"""The coach: it asks once before a costly move, or gives its verdict after every move, if wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Self

import pytest
from stolik.analysis.practice import judge
from stolik.bots.worker import worth as worth_of
from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import BotJob, MovesWorth
from stolik.engine.coaching.seat_values import Measure
from stolik.engine.driver import play, random_chooser
from stolik.engine.game import Value
from stolik.engine.game_library import load_package
from stolik.engine.package import GamePackage
from stolik.engine.session import Session
from stolik.engine.sitting import Coach, SeatHelps
from stolik.engine.view_model import HintStep
from stolik.flow.coaching import GIVEN_AWAY
from stolik.games.pickomino.rules import moves as worms
from stolik.games.rummikub.rules import moves as tiles
from stolik.games.rummikub.rules.tiles import TILES
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll

from tests.flow.flow import Flow
from tests.tiers import mostly_rest

BEFORE_COSTLY, AFTER_EVERY = Coach.BEFORE_COSTLY, Coach.AFTER_EVERY
COSTLY = (Bank(), 0.6), (Roll(), 0.45)


class Kept(Flow):
    """Two people at Ryzyk-Fizyk, with or without a coach."""

    def __init__(
        self,
        *coaches: Coach,
        players: str = "hh",
        game: str = "ryzyk_fizyk",
        package: GamePackage | None = None,
        **more: Any,
    ) -> None:
        helps = tuple([SeatHelps(coach=coach) for coach in coaches or (BEFORE_COSTLY,)])
        super().__init__(players, game, package=package, helps=helps, **more)
        self.begin()

    def tell(self, *worth: tuple[Value, float], points: tuple[float, ...] = ()) -> Self:
        """Answer with the worths of the moves, and their points in the game's own measure."""
        brings = points or (0.0,) * len(worth)
        advice = tuple(
            [Advice(move, value, {"points": own}) for (move, value), own in zip(worth, brings, strict=True)]
        )
        measure: Measure = "points" if self.session.seats == 1 else "win"
        return self.bot_answers("worth", MovesWorth(worth, advice, measure))

    def fail(self) -> Self:
        return self.bot_answers("worth", None)

    @property
    def moves(self) -> list[Value]:
        return [entry.move for entry in self.session.log if entry.seat == 0]


def at_a_choice(flow: Kept) -> Kept:
    """Return a turn in which a roll can be banked or followed by another one, each by one entry."""
    flow.submit(Roll())
    while flow.session.state.phase == "keep" and flow.session.state.turn == 0:
        keep = next(iter(flow.game.legal_moves(flow.session.state, 0)))
        flow.submit(keep)
    assert flow.session.state.phase == "decide", "the seed leads to a choice"
    assert flow.status.seat == 0
    return flow


@pytest.fixture
def flow() -> Kept:
    return at_a_choice(Kept())


@pytest.fixture
def judged() -> Kept:
    return judged_at_a_choice()


def judged_at_a_choice(players: str = "hh") -> Kept:
    """Return such a turn, with the verdict on the previous move closed."""
    flow = at_a_choice(Kept(AFTER_EVERY, players=players))
    flow.drop_hint()
    return flow


def verdict(flow: Kept) -> tuple[Value, float] | None:
    """Return the judged move and its loss, or ``None`` if there is no verdict."""
    told = flow.screen.advice.verdict
    if told is None:
        return None
    values = {str(move): value for move, value in told.worth.values}
    return told.move, round(max(values.values()) - values[str(told.move)], 3)


def asked(flow: Kept) -> bool:
    return bool(flow.screen.advice.is_asking)


def test_a_move_that_gives_much_away_is_asked_about_with_the_reason(flow: Kept) -> None:
    flow.tell(*COSTLY)
    entries, changes = flow.session.length, flow.hint_changes
    flow.submit(Roll())
    assert asked(flow)
    assert (flow.session.length, flow.hint_changes) == (entries, changes + 1)
    assert flow.hint == flow.model.hint_steps(flow.screen.advice.options)[0]
    assert [option.move for option in flow.screen.advice.options] == [Bank(), Roll()]


@pytest.mark.parametrize(
    "act, made",
    [
        (lambda flow: flow.tell(*COSTLY).submit(Roll()).submit(Roll()), Roll()),
        (lambda flow: flow.tell(*COSTLY).submit(Roll()).submit(Bank()), Bank()),
        (lambda flow: flow.tell(*COSTLY).submit(Roll()).drop_hint(), Roll()),
        (lambda flow: flow.tell(*COSTLY).submit(Roll()).follow_hint(), Roll()),
        (lambda flow: flow.tell((Bank(), 0.6), (Roll(), 0.5)).submit(Roll()), Roll()),
        (lambda flow: flow.submit(Roll()), Roll()),
        (lambda flow: flow.fail().submit(Roll()), Roll()),
    ],
    ids=["the same again", "another", "escape", "the button", "a smaller loss", "nobody waits", "a failure"],
)
def test_a_move_is_made_without_a_further_word(flow: Kept, act: Callable[[Any], Any], made: Value) -> None:
    assert flow.bots.oldest("worth") is not None
    act(flow)
    assert (asked(flow), flow.moves[-1]) == (False, made)


def test_a_move_that_is_unknown_or_refused_isn_t_asked_about(flow: Kept) -> None:
    flow.tell((Bank(), 0.6)).submit(Keep((6, 6, 6, 6, 6, 6)))
    assert not asked(flow)
    assert flow.refused
    flow.submit(Roll())
    assert flow.moves[-1] == Roll()


def test_without_a_reason_nothing_is_asked(flow: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow.model, "hint_steps", lambda options: ())
    flow.tell(*COSTLY).submit(Roll())
    assert not asked(flow)
    assert flow.moves[-1] == Roll()


def test_a_hint_that_is_asked_for_lets_go_of_the_move(flow: Kept) -> None:
    flow.tell(*COSTLY).submit(Roll()).ask_hint()
    assert not asked(flow)
    assert flow.bots.oldest("advise") is not None
    entries = flow.session.length
    flow.drop_hint()
    assert flow.session.length == entries


def test_a_hint_that_was_told_before_goes_on_below_the_question(
    flow: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = {0.6: 1, 0.7: 3}
    monkeypatch.setattr(
        flow.model, "hint_steps", lambda options: [HintStep("step")] * steps[options[0].value]
    )
    flow.tell(*COSTLY).ask_hint().bot_answers("advise", (Advice(Bank(), 0.7),)).submit(Roll())
    assert asked(flow)
    flow.ask_hint()
    assert (len(flow.now.hint.options), flow.now.hint.step) == (1, 1)


def test_looking_back_lets_go_of_the_move_and_it_is_asked_about_once_only(flow: Kept) -> None:
    flow.tell(*COSTLY).submit(Roll()).look_at(0)
    assert not asked(flow)
    flow.back_to_now()
    assert not asked(flow)
    flow.tell(*COSTLY).submit(Roll())
    assert flow.moves[-1] == Roll()


def test_whoever_has_no_coach_is_never_asked_and_nothing_is_worked_out_for_a_table_that_was_left() -> None:
    flow = Kept(Coach.OFF, BEFORE_COSTLY)
    assert (flow.status.seat, flow.bots.oldest("worth")) == (0, None)
    for left in (at_a_choice(Kept()), judged_at_a_choice().submit(Roll())):
        assert left.bots.oldest("worth") is not None
        assert left.close().bots.oldest("worth") is None


@pytest.mark.parametrize("players", ["hh", "hbh"])
def test_where_others_may_not_see_a_rack_there_is_no_coach(players: str) -> None:
    flow = Flow(players, helps=(SeatHelps(coach=AFTER_EVERY),)).begin()
    assert flow.package.info.has_secrets
    while flow.now.viewer.seat is None:
        flow.reveal()
    assert flow.bots.oldest("worth") is None


def test_whoever_has_a_rack_alone_with_computers_has_a_coach_whose_verdict_stays_while_they_move() -> None:
    assert load_package("rummikub").info.own_measure is None
    flow = Flow("hb", helps=(SeatHelps(coach=AFTER_EVERY),)).begin()
    assert flow.package.info.has_secrets
    assert flow.reveal().bots.oldest("worth") is not None
    move = next(iter(flow.game.legal_moves(flow.session.view(0), 0)))
    worth = MovesWorth(((move, 0.6), (Bank(), 0.5)), (Advice(move, 0.6),))
    flow.bot_answers("worth", worth).submit(move)
    while flow.now.acting is None:
        assert flow.now.coaching.judged is not None
        if flow.bots.oldest("choose") is not None:
            flow.bot_plays(next(iter(flow.game.legal_moves(flow.session.view(1), 1))))
        flow.finish_all().close_window()
    assert flow.now.coaching.judged is None


def alone(coach: Coach = BEFORE_COSTLY) -> Any:
    """Return a flow in which only a person has to make an entry, and two of the possible moves."""
    flow: Any = Kept(coach, players="h", game="knaster")
    while flow.session.state.phase != "enter":
        flow.submit(next(iter(flow.game.legal_moves(flow.session.state, 0))))
    return flow, *list(flow.game.legal_moves(flow.session.state, 0))[:2]


@pytest.mark.parametrize("cost, asks", [(4.9, False), (5.0, True), (10.1, True)])
def test_alone_points_are_counted(cost: float, asks: bool) -> None:
    flow, first, second = alone()
    flow.tell((first, 80.0), (second, 80.0 - cost), points=(80.0, 80.0 - cost)).submit(second)
    assert asked(flow) == asks
    assert (flow.moves[-1] == second) != asks


# ---------------------------------------------------------------------- by the game's own measure


@pytest.mark.parametrize(
    "lost, points, asks",
    [
        (0.02, (30.0, 15.0), True),
        (0.01, (30.0, 15.0), False),
        (0.02, (30.0, 22.0), False),
        (0.02, (9.0, 5.0), False),
        (0.02, (15.0, 30.0), False),
    ],
)
def test_a_move_is_costly_that_gives_much_of_the_turn_s_points_away_as_well(
    flow: Kept, lost: float, points: tuple[float, float], asks: bool
) -> None:
    flow.tell((Bank(), 0.6), (Roll(), 0.6 - lost), points=points).submit(Roll())
    assert asked(flow) == asks


def test_neither_what_the_advice_doesn_t_tell_nor_points_without_an_own_measure_are_counted(
    flow: Kept,
) -> None:
    known = (Advice(Bank(), 0.6, {"points": 30.0}),)
    flow.bot_answers("worth", MovesWorth(((Bank(), 0.6), (Roll(), 0.55)), known)).submit(Roll())
    assert not asked(flow)

    info = replace(load_package("ryzyk_fizyk").info, own_measure=None)
    flow = at_a_choice(Kept(package=GamePackage(info)))
    flow.tell((Bank(), 0.6), (Roll(), 0.55), points=(30.0, 0.0)).submit(Roll())
    assert not asked(flow)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_2s_instead_of_three_worms_at_the_first_roll_are_asked_about(seats: int) -> None:
    """It gives away half of the turn's worms, but little of the chance to win."""
    flow: Any = Kept(players="h" * seats, game="pickomino", real_dice=True)
    flow.submit(worms.Roll()).type_roll((2, 2, 6, 6, 6, 3, 4, 5))
    found = flow.bots.oldest("worth")
    flow.bots.answer(found[0], worth_of(found[1]))
    worth = flow.now.coaching.worth
    values = {move.face: value for move, value in worth.values}
    assert worth.values[0][0] == worms.Keep(6)
    assert 0.015 < values[6] - values[2] < 0.1
    flow.submit(worms.Keep(2))
    assert asked(flow)
    flow.drop_hint()
    assert flow.moves[-1] == worms.Keep(2)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "dice, kept, asks",
    [
        ((2, 2, 2, 2, 4, 4, 4, 5), 2, True),
        ((2, 2, 2, 2, 4, 4, 4, 5), 5, False),
        ((1, 2, 2, 2, 2, 4, 4, 4), 1, False),
        ((2, 2, 2, 2, 4, 4, 4, 6), 6, False),
    ],
)
def test_a_first_throw_that_falls_from_a_worm_and_a_half_to_a_half_is_asked_about_and_no_trifle(
    seats: int, dice: tuple[int, ...], kept: int, asks: bool
) -> None:
    flow: Any = Kept(players="h" * seats, game="pickomino", real_dice=True)
    flow.submit(worms.Roll()).type_roll(dice)
    found = flow.bots.oldest("worth")
    flow.bots.answer(found[0], worth_of(found[1]))
    brings = {option.move: round(option.value, 2) for option in flow.now.coaching.worth.advice}
    assert (brings[worms.Keep(4)], brings[worms.Keep(2)]) == (1.5, 0.56)
    flow.submit(worms.Keep(kept))
    assert asked(flow) == asks
    assert asks or flow.moves[-1] == worms.Keep(kept)


@pytest.mark.parametrize(
    "best, played, much",
    [(0.5, 0.26, False), (0.5, 0.25, True), (3.0, 1.9, False), (3.0, 1.79, True), (-0.5, -0.7, False)],
)
def test_what_is_much_of_the_worms_of_a_turn(best: float, played: float, much: bool) -> None:
    measure = load_package("pickomino").info.own_measure
    assert measure is not None
    assert measure.is_much(best, played) == much


# ---------------------------------------------------------------------- after every move


def test_every_move_gets_its_verdict_and_none_is_held_back(judged: Kept) -> None:
    judged.tell((Bank(), 0.6), (Roll(), 0.3)).submit(Roll())
    assert not asked(judged)
    assert (judged.moves[-1], verdict(judged)) == (Roll(), (Roll(), 0.3))


def test_a_verdict_comes_later_where_the_person_was_quicker(judged: Kept) -> None:
    waits = judged.bots.oldest("worth")
    judged.submit(Roll())
    assert verdict(judged) is None
    assert waits is not None
    assert judged.bots.oldest("worth") == waits
    judged.tell((Roll(), 0.6), (Bank(), 0.3))
    assert verdict(judged) == (Roll(), 0.0)


def test_a_verdict_that_nobody_can_give_is_left_out_as_is_one_on_the_only_move(judged: Kept) -> None:
    judged.submit(Roll()).fail()
    assert verdict(judged) is None
    judged.fail()
    judged.submit(next(iter(judged.game.legal_moves(judged.session.state, 0))))
    assert verdict(judged) is None
    flow = Kept(AFTER_EVERY).tell((Roll(), 0.5)).submit(Roll())
    assert flow.now.coaching.judged is not None
    assert verdict(flow) is None


def test_a_refused_move_gets_none(judged: Kept) -> None:
    judged.tell((Bank(), 0.6), (Roll(), 0.3)).submit(Keep((6, 6, 6, 6, 6, 6)))
    assert judged.refused
    assert verdict(judged) is None


@pytest.mark.parametrize(
    "press",
    [
        lambda flow: flow.drop_hint(), lambda flow: flow.ask_hint(), lambda flow: flow.touch(),
        lambda flow: flow.pause(True), lambda flow: flow.look_at(0), lambda flow: flow.show_odds(True),
        lambda flow: flow.submit(Keep((6, 6, 6, 6, 6, 6))), lambda flow: flow.close(),
    ],
)  # fmt: skip
def test_the_next_press_takes_it_away(judged: Kept, press: Callable[[Any], None]) -> None:
    judged.tell((Bank(), 0.6), (Roll(), 0.3)).submit(Roll())
    assert verdict(judged) is not None
    press(judged)
    assert verdict(judged) is None


def test_it_goes_with_a_move_that_is_taken_back() -> None:
    flow, first, second = alone(AFTER_EVERY)
    flow.drop_hint().tell((first, 80.0), (second, 60.0)).submit(second)
    assert verdict(flow) == (second, 20.0)
    flow.undo()
    assert verdict(flow) is None


def test_another_person_isn_t_told_of_it(judged: Kept) -> None:
    judged.tell((Bank(), 0.6), (Roll(), 0.3)).submit(Bank())
    assert judged.status.seat == 1
    assert verdict(judged) is None


def test_it_stays_while_a_click_ends_a_scene_and_a_computer_moves() -> None:
    flow: Any = judged_at_a_choice("hb")
    flow.set_instant(False).tell((Bank(), 0.6), (Roll(), 0.3)).submit(Bank())
    assert flow.busy
    flow.submit(Bank()).finish()
    assert verdict(flow) == (Bank(), 0.0)
    flow.bot_plays(Roll())
    assert verdict(flow) == (Bank(), 0.0), "the computer waits so that the move can be taken back"
    flow.close_window().finish()
    assert verdict(flow) == (Bank(), 0.0)


def test_it_goes_with_the_end_of_the_game() -> None:
    game = load_package("knaster").game
    session = Session(game, 1, game.options_type())
    rng = Random(3)

    def comes_last(state: Any) -> bool:
        return bool(state.last_roll) and state.phase == "enter"

    last = play(session, random_chooser(game, rng), rng, until=comes_last)
    flow: Any = Kept(AFTER_EVERY, players="h", game="knaster", session=last)
    first, *others = game.legal_moves(last.state, 0)
    flow.tell((first, 80.0), (others[0], 60.0)).submit(first)
    for _ in range(20):
        if flow.status.over:
            break
        flow.submit(next(iter(game.legal_moves(flow.session.state, 0))))
    assert flow.ends == 1
    assert flow.now.coaching.judged is None


# ---------------------------------------------------------------------- moves that no hint weighs


def about_to_go_out(coach: Coach) -> Any:
    """Return the turn of a person who can lay all tiles."""
    game: Any = load_package("rummikub").game
    rack, table = ("k5a", "r5a", "b5a", "o5a"), (("o1a", "o2a", "o3a"), ("k9a", "r9a", "b9a"))
    rest = [tile for tile in TILES if tile not in {*rack, *table[0], *table[1]}]
    state = replace(
        game.start(2, game.options_type(turn_seconds=None), 0),
        phase="turn",
        table=table,
        racks=(rack, tuple(rest[:9])),
        came=((0,) * 4, (0,) * 9),
        bank=tuple(rest[9:]),
        opened=(True, True),
    )
    session = Session(game, 2, state.options, 0, laid=state)
    return Flow("hb", "rummikub", session=session, helps=(SeatHelps(coach=coach),)).begin()


def test_a_win_that_is_passed_by_is_asked_about_once_its_worth_is_known() -> None:
    flow = about_to_go_out(BEFORE_COSTLY)
    reckon(flow)
    assert [type(move) for move, _ in flow.now.coaching.worth.values] == [tiles.Play]
    for _ in range(2):
        flow.submit(tiles.Draw())
        assert (asked(flow), flow.session.length) == (False, 0)
        assert [job.also for job, _ in flow.bots.waiting.values()] == [(tiles.Draw(),)]
    reckon(flow)
    assert asked(flow)
    flow.drop_hint()
    assert flow.session.entry(0).move == tiles.Draw()


def test_a_move_that_is_being_weighed_gives_way_to_another_one() -> None:
    flow = about_to_go_out(BEFORE_COSTLY)
    reckon(flow)
    best = flow.now.coaching.worth.values[0][0]
    flow.submit(tiles.Draw()).submit(best)
    assert flow.session.entry(0).move == best
    assert flow.bots.oldest("worth") is None


def test_one_that_cannot_be_weighed_or_is_cheap_is_made_as_soon_as_that_is_known() -> None:
    flow = about_to_go_out(BEFORE_COSTLY)
    reckon(flow)
    flow.submit(tiles.Draw()).bot_answers("worth", None)
    assert flow.session.entry(0).move == tiles.Draw()
    flow = about_to_go_out(BEFORE_COSTLY)
    reckon(flow)
    (known,) = flow.now.coaching.worth.values
    told = (Advice(*known),)
    flow.submit(tiles.Draw()).bot_answers("worth", MovesWorth((known, (tiles.Draw(), known[1])), told))
    assert flow.session.entry(0).move == tiles.Draw()
    flow = about_to_go_out(BEFORE_COSTLY)
    reckon(flow)
    flow.submit(tiles.Draw()).bot_answers("worth", MovesWorth((known,), told))
    assert flow.session.entry(0).move == tiles.Draw()


@pytest.mark.parametrize("coach", [BEFORE_COSTLY, AFTER_EVERY])
def test_the_same_sets_written_in_another_order_are_the_move_that_was_weighed(coach: Coach) -> None:
    flow = about_to_go_out(coach)
    reckon(flow)
    one, other = flow.session.state.table
    again = tiles.Play((("o5a", "b5a", "r5a", "k5a"), other[::-1], one))
    flow.submit(again)
    assert flow.session.entry(0).move.table == again.table
    assert flow.bots.oldest("worth") is None
    assert coach is BEFORE_COSTLY or len(flow.now.coaching.judged.worth.values) == 1


@pytest.mark.parametrize("is_known", [True, False])
def test_after_a_move_beside_the_hints_its_own_worth_is_asked_for(is_known: bool) -> None:
    flow = about_to_go_out(AFTER_EVERY)
    if is_known:
        reckon(flow)
    flow.submit(tiles.Play(flow.session.state.table))
    assert flow.refused
    assert flow.bots.oldest("worth")[1].also == ()
    reckon(flow)
    flow.submit(tiles.Draw())
    assert [job.also for job, _ in flow.bots.waiting.values() if job.task == "worth"] == [(tiles.Draw(),)]
    reckon(flow)
    assert [move for move, _ in flow.screen.advice.verdict.worth.values][1] == tiles.Draw()


class Simple:
    """Plays like somebody who lays visible sets, orders their tiles in any way, and draws now and then."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def move(self, flow: Any, seat: int) -> Value:
        rng = self._rng
        moves: list[Value] = list(flow.game.legal_moves(flow.session.view(seat), seat))
        plays = [move for move in moves if isinstance(move, tiles.Play)]
        if not plays or rng.random() < 0.2:
            return rng.choice([move for move in moves if move not in plays] or moves)
        table = [self._written(row) for row in rng.choice(plays).table]
        return tiles.Play(tuple(rng.sample([part for row in table for part in row], sum(map(len, table)))))

    def _written(self, row: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Return a set in another order if it is a group, and sometimes in two parts if it is a long run."""
        if len({tile[1:-1] for tile in row} - {""}) == 1:
            return [tuple(self._rng.sample(row, len(row)))]
        if len(row) >= 6 and self._rng.random() < 0.3:
            return [row[:3], row[3:]]
        return [row]


def reckon(flow: Any) -> None:
    """Answer all requests for the worths of moves."""
    while (found := flow.bots.oldest("worth")) is not None:
        flow.bots.answer(found[0], worth_of(found[1]))


def error_of(flow: Any, move: Value) -> tuple[float, bool, bool]:
    """Return the loss by a move, whether that is much, and whether no hint weighs the move."""
    job = BotJob("worth", "rummikub", flow.session.view(0), 0)
    before, worth = worth_of(job), worth_of(job._replace(also=(move,)))
    error = judge(flow.session.history, 0, move, worth).error
    return error, error > GIVEN_AWAY[worth.measure], move not in [option for option, _ in before.values]


@pytest.mark.parametrize("coach", [BEFORE_COSTLY, AFTER_EVERY])
@pytest.mark.parametrize(
    "game",
    mostly_rest(["8 turns of 2", "40 turns of 2", "40 turns of 3", "40 turns of 4"], usual=["8 turns of 2"]),
)
def test_every_move_of_a_whole_game_is_judged_before_the_next_one(game: str, coach: Coach) -> None:
    turns, seats = [int(word) for word in game.split() if word.isdigit()]
    simple, quick, helps = Simple(seats), Random(seats), (SeatHelps(coach=coach),)
    flow: Any = Flow("h" + "b" * (seats - 1), "rummikub", seed=5, helps=helps).begin()
    beside = 0
    for _ in range(turns):
        while flow.status.seat is None:
            if (choosing := flow.bots.oldest("choose")) is not None:
                flow.bots.answer(choosing[0], simple.move(flow, choosing[1].seat))
            flow.finish_all().end_scene().close_window()
        is_known = quick.random() < 0.7
        if is_known:
            reckon(flow)
        move, entries = simple.move(flow, 0), flow.session.length
        error, is_costly, is_beside = error_of(flow, move)
        beside += is_beside
        flow.submit(move)
        reckon(flow)
        if coach is BEFORE_COSTLY:
            assert asked(flow) == (is_known and is_costly)
            if asked(flow):
                flow.drop_hint()
        else:
            told = flow.now.coaching.judged
            assert judge(flow.session.history, 0, move, told.worth, told.entries).error == error
        assert flow.session.entry(entries).move == move
    assert beside >= turns // 8
