"""Laws for every game that the library finds, for its computers and its hints."""

from __future__ import annotations

import gc
import json
import pickle
import random
import sys
from collections.abc import Iterable, Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from itertools import islice
from pkgutil import walk_packages
from random import Random
from types import FunctionType, ModuleType
from typing import Any, Final

import pytest
from stolik.analysis.analysis import Decision, analyse
from stolik.bots.worker import CLEARLY, answer
from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.bot_jobs import BotJob
from stolik.engine.coaching.seat_values import ViewValues
from stolik.engine.driver import Transition, bot_chooser, playout, playout_moves, random_chooser
from stolik.engine.driver import play as play_bots
from stolik.engine.game import TABLE, IllegalMove, Seat, Value
from stolik.engine.game_library import FOLDER, find_games, load_codec, load_game, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.package import GameInfo
from stolik.engine.record import Player, open_session, parse_record, record_of, record_text
from stolik.engine.session import Session

from tests.conformance.kit import BOUND, Case, Trace, cases, neighbours, play, replay
from tests.soak.marks import LONG_SOAK, mostly_soak

CASES = cases()


def is_between(case: Case) -> bool:
    """Return whether a table differs from a smaller and a larger one only in the number of seats."""
    fewest, most = case.info.seats
    return case.options == case.game.options_type() and fewest + 1 < case.seats < most


every_case = pytest.mark.parametrize(
    "case", [pytest.param(case, marks=LONG_SOAK if is_between(case) else ()) for case in CASES], ids=str
)


def some(moments: Iterable[Transition], most: int = 60) -> list[Transition]:
    listed = list(moments)
    return listed[:: max(1, len(listed) // most)]


def moves_of(trace: Trace) -> set[Value]:
    return {moment.move for moment in trace.moments}


def through_json(plain: Any) -> Any:
    return json.loads(json.dumps(plain, allow_nan=False))


def players(seats: int) -> tuple[Player, ...]:
    return tuple(Player(name=f"Gracz {seat + 1}", player="human") for seat in range(seats))


def test_games_are_found() -> None:
    assert "pickomino" in {case.info.id for case in CASES}


@every_case
def test_the_label_is_sound(case: Case) -> None:
    info = case.info
    assert 1 <= info.seats[0] <= info.seats[1]
    assert 0 < info.minutes[0] <= info.minutes[1]
    assert info.rules >= 1
    assert info.title
    assert info.tagline
    assert [other.info.order for other in CASES if other.info.id != info.id].count(info.order) == 0


@every_case
def test_a_game_ends_within_its_bound_and_a_playout_to_the_end_repeats(case: Case) -> None:
    for seed in range(3):
        assert 0 < len(play(case, seed).moments) < BOUND
    game = case.game
    start = game.start(case.seats, case.options, case.starter)
    results = [playout(game, start, random_chooser(game, Random(1)), Random(2), BOUND) for _ in range(2)]
    assert results[0] == results[1]
    assert game.to_act(results[0][0]) == ()
    assert results[0][1] > 0


@every_case
def test_whoever_is_to_act_has_legal_moves_each_named_once_and_nobody_else_has_any(case: Case) -> None:
    for moment in play(case).moments:
        actors = case.game.to_act(moment.state)
        assert actors == (TABLE,) or all(0 <= seat < case.seats for seat in actors)
        assert len(set(actors)) == len(actors) > 0
    for moment in play(case).moments:
        actors = case.game.to_act(moment.state)
        for seat in (TABLE, *range(case.seats)):
            listed = list(case.game.legal_moves(moment.state, seat))
            assert bool(listed) == (seat in actors and seat != TABLE)
    for moment in play(case).moments:
        for seat in range(case.seats):
            listed = list(case.game.legal_moves(moment.state, seat))
            assert len(set(listed)) == len(listed)
            assert [case.game.check(moment.state, seat, move) for move in listed] == [None] * len(listed)


@every_case
def test_nobody_acts_when_the_game_is_over(case: Case) -> None:
    trace = play(case)
    assert case.game.to_act(trace.end) == ()
    session = replay(case, trace)
    assert session.over
    assert not any(map(session.can_undo, range(case.seats)))
    for seat in (TABLE, *range(case.seats)):
        assert list(case.game.legal_moves(trace.end, seat)) == []
        assert all(case.game.check(trace.end, seat, move) is not None for move in moves_of(trace))


@every_case
def test_moves_of_chance_are_accepted_hang_on_the_dice_alone_and_are_never_taken_back(case: Case) -> None:
    for moment in play(case).moments:
        if moment.seat == TABLE:
            move = case.game.chance(moment.state, Random(5))
            assert case.game.check(moment.state, TABLE, move) is None
            assert case.game.chance(moment.state, Random(5)) == move
    for moment in play(case).moments:
        if moment.seat == TABLE:
            assert case.game.irrevocable(moment.move)


@every_case
def test_other_moves_are_refused_with_a_code(case: Case) -> None:
    trace = play(case)
    seen = sorted(moves_of(trace), key=repr)
    strange = {other for move in seen for other in neighbours(move)}
    # Not all legal moves are listed if they are too many to count.
    uncounted = getattr(case.game, "uncounted_moves", ())
    pool = [move for move in (*seen, *sorted(strange, key=repr)) if not isinstance(move, uncounted)]
    game = case.game
    rejections = {}
    for number, moment in enumerate(some(trace.moments)):
        first = game.to_act(moment.state)[0]
        for seat in range(case.seats):
            legal = set(game.legal_moves(moment.state, seat))
            # The seat to act tries all moves, other seats a share of them: most rules treat all seats alike.
            for move in pool if seat == first else pool[(number + seat) % case.seats :: case.seats]:
                rejection = game.check(moment.state, seat, move)
                if move in legal:
                    assert rejection is None
                else:
                    assert rejection is not None, (seat, move)
                    rejections[rejection.code, repr(rejection.facts)] = rejection
    # Among hundreds of thousands of refusals, only a few are different.
    for rejection in rejections.values():
        assert rejection.code.isidentifier()
        assert rejection.code == rejection.code.lower()
        through_json(dict(rejection.facts))


@every_case
def test_all_seats_are_treated_alike(case: Case) -> None:
    game, chance = case.game, Random(6)

    def further(seat: Seat) -> Seat:
        return seat if seat == TABLE else (seat + 1) % case.seats

    # The same game twice, the second time one seat further round the table.
    start, other = (game.start(case.seats, case.options, seat) for seat in (case.seats - 1, 0))
    seen: list[Value] = []
    for made in playout_moves(game, start, random_chooser(game, chance), Random(7), pick=chance.choice):
        assert set(map(further, game.to_act(made.state))) == set(game.to_act(other))
        if made.seat != TABLE:
            legal = list(game.legal_moves(made.state, made.seat))
            assert list(game.legal_moves(other, further(made.seat))) == legal
        for move in chance.sample(seen, min(len(seen), 5)):
            for seat in range(case.seats):
                one, two = game.check(made.state, seat, move), game.check(other, further(seat), move)
                assert (one and one.code) == (two and two.code), (seat, move)
        seen.append(made.move)
        steps = game.apply(other, further(made.seat), made.move)
        told, heard = ([step.event for step in each] for each in (made.steps, steps))
        assert [event.kind for event in told] == [event.kind for event in heard]
        whose, theirs = ([event.seat for event in each if hasattr(event, "seat")] for each in (told, heard))
        assert list(map(further, whose)) == theirs
        other = steps[-1].state


@every_case
def test_apply_is_pure(case: Case) -> None:
    trace = play(case)
    for moment in trace.moments:
        before, mark, luck = pickle.dumps(moment.state), hash(moment.state), random.getstate()
        again = case.game.apply(moment.state, moment.seat, moment.move)
        assert again == moment.steps
        assert (hash(again[-1].state), hash(moment.state)) == (hash(moment.after), mark)
        assert pickle.dumps(moment.state) == before
        assert random.getstate() == luck


@every_case
def test_every_move_brings_steps_about_and_the_last_one_holds_the_new_state(case: Case) -> None:
    trace = play(case)
    following = [*(moment.state for moment in trace.moments[1:]), trace.end]
    for moment, state in zip(trace.moments, following, strict=True):
        assert moment.steps
        assert moment.steps[-1].state == state
        for step in moment.steps:
            assert isinstance(step.event.kind, str)
            assert hash(step.event) == hash(step.event)
            assert through_json(to_plain(step.event))["kind"] == step.event.kind


@every_case
def test_moves_and_options_survive_the_file_and_every_state_is_described_in_plain_json(case: Case) -> None:
    codec = load_codec(case.info.id)
    for move in moves_of(play(case)):
        assert codec.move(through_json(to_plain(move))) == move
    assert load_codec(case.info.id).options(through_json(to_plain(case.options))) == case.options
    trace = play(case)
    passed = (step.state for moment in trace.moments for step in moment.steps)
    for state in (trace.moments[0].state, *passed):
        plain = case.game.describe(state)
        assert through_json(plain) == plain


@every_case
def test_a_position_is_told_by_its_description_who_is_to_act_and_what_they_may_do(case: Case) -> None:
    game = case.game
    told: dict[Any, Any] = {}
    for state in play(case).states:
        actors = game.to_act(state)
        if actors == (TABLE,):
            continue  # the log says whose dice are rolling
        may = tuple(frozenset(game.legal_moves(state, seat)) for seat in actors)
        assert told.setdefault((json.dumps(game.describe(state)), actors, may), state) == state


@every_case
def test_everybody_sees_every_position_and_event_in_any_process_and_may_do_what_their_view_tells(
    case: Case,
) -> None:
    for moment in some(play(case).moments):
        for step in moment.steps:
            for viewer in case.everybody:
                view, event = case.game.view(step.state, viewer), case.game.redact(step.event, viewer)
                hash(view)
                assert event.kind == step.event.kind
                assert case.info.has_secrets or (view, event) == (step.state, step.event)
    for moment in some(play(case).moments):
        for viewer in case.everybody:
            view = case.game.view(moment.state, viewer)
            assert pickle.loads(pickle.dumps(view)) == view
        assert pickle.loads(pickle.dumps(moment.move)) == moment.move
    for moment in some(play(case).moments):
        for seat in range(case.seats):
            own = case.game.view(moment.state, seat)
            assert list(case.game.legal_moves(own, seat)) == list(case.game.legal_moves(moment.state, seat))


@every_case
def test_standings_name_every_seat_once_and_leave_out_places_after_equals(case: Case) -> None:
    for state in play(case).states:
        standings = case.game.standings(state)
        ranks = [place.rank for place in standings]
        assert sorted(place.seat for place in standings) == list(range(case.seats))
        assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
        assert ranks == sorted(ranks)
        through_json([to_plain(place) for place in standings])


@every_case
def test_the_record_of_a_game_leads_to_the_same_position(case: Case) -> None:
    trace = play(case)
    whole = len(trace.moments)
    for entries, snapshots in ((0, (False,)), (1, (True,)), (whole // 2, (True,)), (whole, (False, True))):
        session = replay(case, Trace(trace.moments[:entries], None))
        for snapshot in snapshots:
            text = record_text(record_of(session, case.info, players(case.seats), snapshot=snapshot))
            again = open_session(parse_record(text))
            assert (again.state, again.log) == (session.state, session.log)
            assert again.standings == session.standings
            assert [again.steps_of(index) for index in range(again.length)] == [
                session.steps_of(index) for index in range(session.length)
            ]
            assert record_text(record_of(again, case.info, players(case.seats), snapshot=snapshot)) == text


@every_case
def test_a_decision_can_be_taken_back_and_made_again(case: Case) -> None:
    trace = play(case)
    session = case.session()
    undone = 0
    for number, moment in enumerate(trace.moments):
        steps = session.submit(moment.seat, moment.move)
        assert steps == moment.steps
        for seat in range(case.seats):
            if seat != moment.seat or case.game.irrevocable(moment.move):
                assert not session.can_undo(seat)
                assert not session.undo(seat)
        assert not session.can_undo(TABLE)
        assert session.state == moment.after
        if moment.seat != TABLE and session.undo(moment.seat):
            undone += 1
            assert (session.state, session.length) == (moment.state, number)
            assert (session.submit(moment.seat, moment.move), session.state) == (steps, moment.after)
    assert undone
    assert session.state == trace.end


@every_case
def test_a_refused_move_changes_nothing_and_that_of_another_seat_is_refused(case: Case) -> None:
    trace = play(case)
    session = case.session()
    for moment in some(trace.moments):
        stranger = case.seats
        with pytest.raises(IllegalMove) as refusal:
            session.submit(stranger, moment.move)
        assert refusal.value.rejection.code == "no_such_seat"
    start = session.state
    for moment in trace.moments:
        for seat in range(case.seats):
            if session.check(seat, moment.move) is not None:
                with pytest.raises(IllegalMove):
                    session.submit(seat, moment.move)
    assert (session.state, session.length) == (start, 0)
    for moment in play(case).moments:
        for seat in (TABLE, *range(case.seats)):
            if seat not in case.game.to_act(moment.state):
                assert case.game.check(moment.state, seat, moment.move) is not None


@every_case
def test_chance_is_resolved_until_somebody_is_to_act(case: Case) -> None:
    players, dice = Random(3), Random(4)
    session = case.session()
    while not session.over:
        before = session.length
        steps = session.resolve_chance(dice)
        assert session.to_act != (TABLE,)
        assert all(entry.seat == TABLE for entry in session.log[before:])
        assert steps == tuple(
            step for index in range(before, session.length) for step in session.steps_of(index)
        )
        assert session.resolve_chance(dice) == ()
        if session.to_act:
            seat = session.to_act[0]
            session.submit(seat, players.choice(list(case.game.legal_moves(session.view(seat), seat))))
    assert session.resolve_chance(dice) == ()


@every_case
def test_every_earlier_position_can_be_looked_at_again(case: Case) -> None:
    trace = play(case)
    session = replay(case, trace)
    assert [session.state_at(entries) for entries in range(session.length + 1)] == list(trace.states)


MOST_BYTES: Final = 3_000_000


def caches_of(package_name: str) -> Iterator[_lru_cache_wrapper[Any]]:
    package = import_module(package_name)
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        module = import_module(found.name)
        for thing in vars(module).values():
            if isinstance(thing, _lru_cache_wrapper) and thing.__module__ == module.__name__:
                yield thing


def bytes_of(kept: list[Any]) -> int:
    seen: dict[int, Any] = {}
    while kept:
        thing = kept.pop()
        if id(thing) not in seen and not isinstance(thing, type | FunctionType | ModuleType):
            seen[id(thing)] = thing
            kept.extend(gc.get_referents(thing))
    return sum(map(sys.getsizeof, seen.values()))


@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
def test_the_rules_do_not_remember_the_games_of_an_evening(info: GameInfo) -> None:
    game, rng = load_game(info.id), Random(1)
    for _ in range(12):
        play_bots(Session(game, max(info.seats), game.options_type()), random_chooser(game, rng), rng)
    assert bytes_of(list(caches_of(f"{FOLDER}.{info.id}.rules"))) < MOST_BYTES


def play_at_all_levels(info: GameInfo) -> None:
    game, package, rng, seats = load_game(info.id), load_package(info.id), Random(1), info.seats[0]
    for level in Level:
        bots = [package.bot_of(level)] * seats
        play_bots(
            Session(game, seats, game.options_type()),
            bot_chooser(bots, [rng] * seats, GENEROUS_DEADLINE),
            rng,
        )


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=LONG_SOAK if case.seats != 3 and case.info.has_secrets else ())
        for case in CASES
        if not is_between(case) or case.info.has_secrets
    ],
    ids=str,
)
def test_all_levels_play_legally_to_the_end(case: Case) -> None:
    bots = [load_package(case.info.id).bots[list(Level)[seat % 4]] for seat in range(case.seats)]
    choose = bot_chooser(bots, [Random(seat) for seat in range(case.seats)], GENEROUS_DEADLINE)
    start = case.game.start(case.seats, case.options, case.starter)
    *_, last = playout_moves(case.game, start, choose, Random(case.seats), checked=True)
    assert case.game.to_act(last.after) == ()


@pytest.mark.parametrize(
    "info",
    [pytest.param(info, marks=pytest.mark.rest if info.has_secrets else ()) for info in find_games()],
    ids=lambda info: info.id,
)
@pytest.mark.parametrize("level", Level)
def test_the_same_view_and_luck_get_the_same_move_whatever_was_asked_before(
    info: GameInfo, level: Level
) -> None:
    game, bot = load_game(info.id), load_package(info.id).bots[level]

    def beginning(seats: int) -> list[Transition]:
        choose = bot_chooser([bot] * seats, [Random(seat) for seat in range(seats)], GENEROUS_DEADLINE)
        start = game.start(seats, game.options_type(), None if info.draws_for_start else 0)
        return list(islice(playout_moves(game, start, choose, Random(1)), 60))

    first = beginning(2)
    beginning(3)
    assert beginning(2) == first
    for made in first[::9]:
        if made.seat != TABLE and not info.has_secrets:
            moves = [bot.choose(made.state, made.seat, Random(3), deadline) for deadline in (0.001, 1.0)]
            assert moves[0] == moves[1]


@pytest.mark.rest
@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
def test_bots_leave_nothing_behind_that_only_the_collector_frees(info: GameInfo) -> None:
    """A cycle of large values stays until Python collects cycles, which it does less and less often."""
    caches = list(caches_of(f"{FOLDER}.{info.id}.ai"))
    # Modules and files that are read for the first time leave cycles of their own, once.
    play_at_all_levels(info)
    gc.collect()
    gc.disable()
    try:
        play_at_all_levels(info)
        for cache in caches:
            if cache.cache_parameters()["maxsize"]:
                cache.cache_clear()
        assert gc.collect() == 0
    finally:
        gc.enable()


MOST_ENTRIES = {"rummikub": 12}
"""The most entries of a game that are examined, because an analysis of Rummikub is slow."""


TABLES = [
    pytest.param(info, seats, id=f"{info.id}-{seats}", marks=() if seats == 2 else LONG_SOAK)
    for info in find_games()
    for seats in sorted({info.seats[0], 2, min(info.seats[1], 3)})
]


@pytest.mark.rest
@pytest.mark.parametrize("info, number", TABLES)
def test_a_report_has_nothing_to_say_against_a_hint(info: GameInfo, number: int) -> None:
    package = load_package(info.id)
    values = package.seat_values
    if values is None:
        return  # a game without reports
    session = Session(package.game, number, package.game.options_type(), 0)

    def hinted(view: Any, seat: int) -> Any:
        return answer(BotJob("advise", info.id, view, seat)).result[0].move

    most_entries = MOST_ENTRIES.get(info.id, 80)
    play_bots(session, hinted, Random(info.id), until=lambda _: session.length >= most_entries)
    against = [
        item
        for item in analyse(session, values).items
        if isinstance(item, Decision) and (item.error > CLEARLY or item.big_error)
    ]
    assert against == []


STRENGTHS = (0, 37, 99)

each_game = pytest.mark.parametrize("game", [info.id for info in find_games() if load_package(info.id).scale])


def kind(move: Any) -> str:
    return str(move.kind)


def moments(game: str, strength: int) -> Iterator[Transition]:
    package = load_package(game)
    options = package.presets.get("family", package.game.options_type())
    start: Any = package.game.start(2, options, 0)
    bots = [package.bot_of(str(strength))] * 2
    choose = bot_chooser(bots, [Random(f"{strength} {seat}") for seat in range(2)])
    return playout_moves(package.game, start, choose, Random(strength), checked=True)


@pytest.mark.rest
@each_game
@pytest.mark.parametrize("strength", mostly_soak(STRENGTHS, usual=(37,)))
def test_a_game_is_played_to_its_end_and_a_won_one_is_taken(game: str, strength: int) -> None:
    package, values, end = load_package(game), load_package(game).seat_values, None
    for made in moments(game, strength):
        end = made.after
        if made.seat == TABLE or isinstance(values, ViewValues):
            continue
        options = package.valuation.advise(package.game.view(made.state, made.seat), made.seat)
        wins = {option.move: option.facts.get("win", option.value) for option in options}
        if max(wins.values()) == 1:
            assert wins.get(made.move, 1) == 1
    assert package.game.to_act(end) == ()


@each_game
def test_a_computer_of_a_strength_answers_alike_with_the_same_chance_in_the_process_of_bots_too(
    game: str,
) -> None:
    assert [made.move for made in moments(game, 37)] == [made.move for made in moments(game, 37)]
    package = load_package(game)
    made = next(made for made in moments(game, 37) if made.seat != TABLE)
    view = package.game.view(made.state, made.seat)
    assert answer(BotJob("choose", game, view, made.seat, level="37", seed=1)).fault is None


@pytest.mark.parametrize("strength", STRENGTHS[1:])
def test_no_strength_but_the_lowest_rolls_the_last_die_passes_or_keeps_its_rack_where_it_needn_t(
    strength: int,
) -> None:
    for made in moments("pickomino", strength):
        moves = {kind(move) for move in load_package("pickomino").game.legal_moves(made.state, made.seat)}
        if made.seat != TABLE and made.state.dice_left == 1 and moves > {"roll"}:
            assert kind(made.move) != "roll"
    for made in moments("knaster", strength):
        if made.seat != TABLE and kind(made.move) == "pass":
            assert len(list(load_package("knaster").game.legal_moves(made.state, made.seat))) == 1
    from stolik.games.rummikub.rules.sets.opening import can_open

    for made in moments("rummikub", strength):
        state, seat = made.state, made.seat
        if seat != TABLE and state.phase == "turn" and not state.opened[seat] and strength <= 75:
            assert kind(made.move) == "play" or not can_open(state.racks[seat], 30)
