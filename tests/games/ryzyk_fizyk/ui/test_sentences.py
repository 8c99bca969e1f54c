"""Every sentence at the table of Ryzyk-Fizyk, moment by moment, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest
from stolik.engine.bot import Advice
from stolik.engine.driver import playout_moves
from stolik.engine.json_values import to_plain
from stolik.games.ryzyk_fizyk.ai.claims import reason
from stolik.games.ryzyk_fizyk.ai.valuation import advise
from stolik.games.ryzyk_fizyk.rules.events import (
    AccountZeroed,
    DiceKept,
    DiceRolled,
    GameEnded,
    LastTurnsBegan,
    PlayerOut,
    PointsBanked,
    PointsLost,
    RollBegan,
    SixOfAKind,
    TryMissed,
    TurnBegan,
)
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll, Rolled
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State
from stolik.games.ryzyk_fizyk.ui import messages, voice
from stolik.games.ryzyk_fizyk.ui.voice import Moment, hint_step
from stolik.models import dice_voice
from stolik.models.dice_view_model import DiceRows

from tests.coach.told import Told
from tests.games.pickomino.ui import test_sentences as pickomino
from tests.games.ryzyk_fizyk.claims_check import CHECKS
from tests.games.sentences import HintMoment, Moments, given_up, in_words, left_out, said, table, with_praise

NAMES: Final = ("Ala", "Olek", "Jan")
FACTS: Final = {"given": 2, "seat": 8, "line": 100, "points": 13, "dice": 6, "face": 5, "faces": 5, "left": 2}
"""The facts that a refusal may name."""
REFUSED: Final = (
    ("dice_not_rolled", {"face": 5, "dice": 1, "given": 2}),
    *[("lone_die", {"face": face, "faces": face}) for face in (1, 2, 3, 4, 6)],
    ("tries_not_over", {"left": 1}),
)
EVENTS: Final = (
    RollBegan(0, 6),
    RollBegan(0, 1),
    DiceRolled(1, (1, 5, 6)),
    DiceKept(2, (1, 1, 5), 7, 17),
    TryMissed(0, 2),
    TryMissed(0, 1),
    PointsBanked(1, 18, 58),
    PointsLost(0, 33, "nothing_to_keep"),
    PointsLost(0, 0, "six_different"),
    PointsLost(0, 10, "no_match"),
    AccountZeroed(2, 64),
    PlayerOut(2),
    SixOfAKind(1, 4),
    LastTurnsBegan(0),
    TurnBegan(1),
    GameEnded(),
)
MOVES: Final = (Roll(), Keep((5, 1, 5)), Bank(), Rolled((6, 1)), *[Keep((face,)) for face in range(1, 7)])
WORTHS: Final[Any] = ((0.5596, {"lost": 0.2833}), (0.123, {"lost": 0.0}), (1.0, {}))
STORY: Final = (PointsBanked(0, 18, 18), PointsLost(2, 25, "nothing_to_keep"), PointsBanked(1, 22, 22))
STRICT: Final = Options(five_of_a_kind_bonus=True, must_roll_on=True)


def at(*rolled: int, kept: tuple[int, ...] = (), points: int = 0, **changes: Any) -> State:
    state = replace(
        GAME.start(3, Options()),
        turn=0,
        phase="keep" if rolled else "decide",
        rolled=tuple(sorted(rolled)),
        kept=tuple(sorted(kept)),
        points=points,
    )
    return replace(state, **changes)


def moment(state: State, *chosen: int, **seen: Any) -> Moment:
    after = GAME.apply(state, 0, Keep(chosen))[0].state if chosen else state
    return Moment(state, after, NAMES, chosen=tuple(sorted(chosen)), **seen)


def line(state: State, *chosen: int, **seen: Any) -> Callable[[], str]:
    return lambda: voice.line(moment(state, *chosen, **seen))


def acts(state: State, *chosen: int, **seen: Any) -> Callable[[], str]:
    """Return all acts: possible ones in brackets, and the highlighted one with a star."""

    def told() -> str:
        rows = voice.acts(moment(state, *chosen, **seen))
        marked = [f"[{row.label}]" if row.possible else row.label for row in rows]
        starred = [f"{label}*" if row.leads else label for label, row in zip(marked, rows, strict=True)]
        return " ".join(starred)

    return told


def risk(state: State, *chosen: int, **seen: Any) -> Callable[[], str]:
    def told() -> str:
        chance = voice.chance(moment(state, *chosen, **seen))
        return "" if chance is None else f"{chance.figure} {chance.words}. {chance.spoken}"

    return told


def banner(event: Any) -> Callable[[], str]:
    def told() -> str:
        seen = voice.banner(event, NAMES)
        return "" if seen is None else f"{'Loss' if seen.loss else 'News'}: {seen.title} {seen.reason}"

    return told


def die(zone: str, face: int, *, choosable: bool = False, chosen: bool = False) -> Callable[[], str]:
    return lambda: dice_voice.die_words(zone, str(face), choosable=choosable, chosen=chosen)


def answer(state: State, key: str, *chosen: int) -> Callable[[], str]:
    prospect = moment(state, *chosen).prospect
    return lambda: next(
        f"{each.question} {each.text}" for each in voice.answers(state, prospect, NAMES) if each.key == key
    )


def option(worth: float, facts: dict[str, float]) -> Callable[[], str]:
    return lambda: messages.advice({"kind": "roll"}, worth, facts).text


def fact(*events: Any) -> Callable[[], str]:
    return lambda: messages.friendly_fact([to_plain(event) for event in events], NAMES)


def turn(*events: Any) -> Callable[[], str]:
    return lambda: voice.turn_text([to_plain(event) for event in events], NAMES)


def free(face: int) -> list[int]:
    return [face]


def hint(state: State, *options: tuple[Any, dict[str, float]]) -> HintMoment:
    usual = {"lost": 0.3, "points": 0.0}
    advice = [Advice(move, -at, {**usual, **facts}) for at, (move, facts) in enumerate(options)]
    return HintMoment(lambda: voice.hint_step(state, free, advice))


SHEET: Final = at(5, 2, 1, 1, kept=(5, 5), points=28)
SIX: Final = at(5, 5, 1, 3, 1, 3)
FIVE: Final = at(4, 4, 4, 4, 4, 2, options=STRICT)
TRYING: Final = at(kept=(4,) * 5, points=20, trying=True, tried=1, options=STRICT)
RACE: Final = at(accounts=(40, 102, 90), last_turns=(0, 2), out=())
WITH_POINTS: Final = at(kept=(5, 5), points=28, accounts=(40, 0, 7))
FEW_DICE: Final = at(kept=(5, 5, 5, 5), points=28)
OUT: Final = replace(WITH_POINTS, out=(1,))

_AT_ONCE: Final[Moments] = {
    "to roll": line(at()),
    "another's turn": line(at(), mine=False),
    "to choose dice": line(SHEET),
    "to choose dice of many": line(SIX),
    "with dice chosen": line(SHEET, 5),
    "with dice chosen and nothing else": line(SIX, 5, 5),
    "with all six chosen": line(SIX, 1, 1, 3, 3, 5, 5),
    "with all six chosen where they have to be rolled again": line(
        replace(SIX, options=STRICT), 1, 1, 3, 3, 5, 5
    ),
    "with all six aside": line(at(kept=(1, 1, 3, 3, 5, 5), points=18)),
    "with all six aside where they have to be rolled again": line(
        at(kept=(1, 1, 3, 3, 5, 5), points=18, options=STRICT)
    ),
    "with five of a kind": line(FIVE, 4, 4, 4, 4, 4),
    "between the tries": line(TRYING),
    "to bank or to dare": line(WITH_POINTS),
    "in the last turn": line(RACE),
    "in the last turn after those out": line(replace(RACE, out=(1,))),
    "in the last turn, to choose": line(replace(RACE, phase="keep", rolled=(1, 1, 2, 3, 5, 5), points=12)),
    "in the last turn with too few": line(replace(RACE, kept=(6, 6), points=12)),
    "in the last turn of a puzzle": line(replace(RACE, kept=(6, 6), points=12), open=False),
    "in the last turn with dice chosen": line(
        replace(RACE, phase="keep", rolled=(1, 5, 5, 6), kept=(6, 6), points=12), 5, 5
    ),
    "in the last turn, level": line(replace(RACE, kept=(6, 6), points=62)),
    "in the last turn with enough": line(replace(RACE, kept=(6, 6), points=63)),
    "in the very last turn with enough": line(replace(RACE, kept=(6, 6), points=63, last_turns=(0,))),
    "in the last turn with all six aside": line(replace(RACE, kept=(6,) * 6, points=36)),
    "in the last turn with all six to be rolled again": line(
        replace(RACE, kept=(6,) * 6, points=36, options=STRICT)
    ),
    "behind one who plays on": line(replace(RACE, out=(1,), kept=(6, 6), points=12)),
    "acts in the last turn with too few": acts(replace(RACE, kept=(1, 1, 1, 1, 6), points=12)),
    "acts in the very last turn with enough": acts(replace(RACE, kept=(6, 6), points=63, last_turns=(0,))),
    "acts at the beginning": acts(at()),
    "acts of another": acts(WITH_POINTS, live=False),
    "acts after a roll": acts(SHEET),
    "acts with dice chosen": acts(SHEET, 5),
    "acts with one die left": acts(SHEET, 5, 1, 1),
    "acts between the tries": acts(TRYING),
    "acts with all six aside": acts(SIX, 1, 1, 3, 3, 5, 5),
    "acts with all six aside where they have to be rolled": acts(
        replace(SIX, options=STRICT), 1, 1, 3, 3, 5, 5
    ),
    "acts with one point": acts(at(points=1)),
    "the button that chooses all": lambda: dice_voice.choose_label(all_chosen=False),
    "the button that chooses none": lambda: dice_voice.choose_label(all_chosen=True),
    "the risk of the first roll": risk(at()),
    "the risk with dice chosen": risk(SHEET, 5),
    "the risk of one die": risk(SHEET, 5, 1, 1),
    "the risk of the tries": risk(FIVE, 4, 4, 4, 4, 4),
    "the risk of the tries left": risk(TRYING),
    "the risk while dice lie": risk(SHEET),
    "the risk for another": risk(WITH_POINTS, live=False),
    "points lost": banner(PointsLost(0, 33, "nothing_to_keep")),
    "a point lost": banner(PointsLost(0, 1, "six_different")),
    "points lost after three tries": banner(PointsLost(0, 20, "no_match")),
    "nothing lost": banner(PointsLost(0, 0, "six_different")),
    "an account lost": banner(AccountZeroed(0, 40)),
    "a player out": banner(PlayerOut(0)),
    "six of a kind": banner(SixOfAKind(0, 4)),
    "the last turns": banner(LastTurnsBegan(1)),
    "nothing out of the ordinary": banner(TurnBegan(1)),
    "no event": banner(None),
    "the cup": lambda: dice_voice.cup_words(6),
    "the cup with one die": lambda: dice_voice.cup_words(1),
    "a die set aside": die("kept", 4),
    "a die chosen": die("free", 4, choosable=True, chosen=True),
    "a die to choose": die("free", 4, choosable=True),
    "a die that lies": die("free", 4),
    "the tray": lambda: dice_voice.tray_words(28, 0),
    "the tray with dice chosen": lambda: dice_voice.tray_words(33, 5),
    "the tray with dice chosen and nothing else": lambda: dice_voice.tray_words(14, 14),
    "an account": lambda: voice.account_words(moment(WITH_POINTS), 2),
    "an account with this turn": lambda: voice.account_words(moment(WITH_POINTS), 0),
    "the account of one who is out": lambda: voice.account_words(moment(OUT), 1),
    "the card of one who is out": lambda: voice.seat_mark(OUT, 1),
    "the card of one with a last turn": lambda: voice.seat_mark(RACE, 2),
    "the card of another": lambda: voice.seat_mark(RACE, 1),
    "asked for the turn": answer(WITH_POINTS, "F4"),
    "asked for the turn after a roll": answer(SHEET, "F4"),
    "asked for the turn with dice chosen": answer(SHEET, "F4", 5),
    "asked for the turn with one die left": answer(SHEET, "F4", 5, 1, 1),
    "asked for the turn with all six again": answer(SIX, "F4", 1, 1, 3, 3, 5, 5),
    "asked for a turn of one point": answer(at(points=1), "F4"),
    "asked for what can be done": answer(WITH_POINTS, "F7"),
    "asked for what can be set aside": answer(SHEET, "F7"),
    "asked for the accounts": answer(WITH_POINTS, "Ctrl+1"),
    "asked for the accounts of those out": answer(OUT, "Ctrl+1"),
    "asked for the accounts in the last turns": answer(RACE, "Ctrl+1"),
    "dice that are chosen": lambda: voice.chosen_text([1, 1, 5], 35),
    "no dice that are chosen": lambda: voice.chosen_text([], 28),
    "a turn that was banked": turn(DiceRolled(0, (5, 5)), DiceRolled(0, (1,)), PointsBanked(0, 33, 73)),
    "a turn that was lost": turn(DiceRolled(0, (5, 2)), PointsLost(0, 33, "nothing_to_keep")),
    "a turn that took the account": turn(DiceRolled(0, (1, 2)), AccountZeroed(0, 40)),
    "a turn that took the player": turn(PlayerOut(0)),
    "a turn that won": turn(SixOfAKind(0, 4)),
    "a turn past 100": turn(PointsBanked(0, 33, 103), LastTurnsBegan(0)),
    "a turn without anything": turn(),
    "a hint to take all six": hint(SIX, (Keep((1, 1, 3, 3, 5, 5)), {})),
    "a hint to take all six where they have to be rolled again": hint(
        replace(SIX, options=STRICT), (Keep((1, 1, 3, 3, 5, 5)), {"lost": 0.0})
    ),
    "a hint to take five of a kind": hint(FIVE, (Keep((4,) * 5), {})),
    "a hint to take five of a kind, then to bank": hint(FIVE, (Keep((4,) * 5), {"lost": 0.0})),
    "a hint to take what brings most": hint(
        SHEET, (Keep((1, 1, 5)), {"points": 36.0}), (Keep((5,)), {"points": 35.0})
    ),
    "a hint to take only what brings most": hint(
        SHEET, (Keep((5,)), {"points": 36.0}), (Keep((1, 1, 5)), {"points": 35.0})
    ),
    "a hint to take only what is more": hint(
        SHEET, (Keep((5,)), {"points": 36.0}), (Keep((1, 1)), {"lost": 0.0, "points": 35.0})
    ),
    "a hint to take the only good ones": hint(SHEET, (Keep((1, 1, 5)), {"points": 36.0})),
    "a hint to take only some": hint(SHEET, (Keep((5,)), {"points": 36.0})),
    "a hint to take these by reckoning": hint(SHEET, (Keep((1, 1, 5)), {}), (Keep((5,)), {})),
    "a hint to take only these by reckoning": hint(SHEET, (Keep((5,)), {}), (Keep((1, 1, 5)), {})),
    "a hint to take these, then to bank": hint(SHEET, (Keep((1, 1, 5)), {"lost": 0.0, "points": 35.0})),
    "a hint to take only these, then to bank": hint(SHEET, (Keep((5,)), {"lost": 0.0, "points": 33.0})),
    "a hint to begin": hint(at(), (Roll(), {"points": 20.0})),
    "a hint to roll as one has to": hint(TRYING, (Roll(), {})),
    "a hint to roll on": hint(WITH_POINTS, (Roll(), {"points": 40.0}), (Bank(), {})),
    "a hint to roll two dice": hint(FEW_DICE, (Roll(), {"points": 40.0}), (Bank(), {})),
    "a hint to bank rather than roll two dice": hint(FEW_DICE, (Bank(), {}), (Roll(), {"points": 12.0})),
    "a hint to roll by reckoning": hint(WITH_POINTS, (Roll(), {"points": 1.0}), (Bank(), {})),
    "a hint to roll as banking isn't enough": hint(
        replace(WITH_POINTS, accounts=(60, 100, 70), last_turns=(0, 2)),
        (Roll(), {"points": 1.0}),
        (Bank(), {}),
    ),
    "a hint to bank": hint(WITH_POINTS, (Bank(), {}), (Roll(), {"points": 12.0})),
    "a hint to bank by reckoning": hint(WITH_POINTS, (Bank(), {}), (Roll(), {"points": 99.0})),
    "a hint to bank and win": hint(
        replace(WITH_POINTS, accounts=(90, 100, 70), last_turns=(0,)), (Bank(), {}), (Roll(), {"points": 1.0})
    ),
    **in_words("ryzyk_fizyk", FACTS, refused=REFUSED, events=EVENTS, names=NAMES, moves=MOVES),
    **{f"an option: {worth} {facts}": option(worth, facts) for worth, facts in WORTHS},
    "the best turn": fact(*STORY),
    "a greater loss": fact(*STORY, PointsLost(2, 31, "nothing_to_keep")),
    "a turn better than that": fact(*STORY, PointsLost(2, 31, "no_match"), PointsBanked(0, 40, 58)),
    "neither points nor a great loss": fact(PointsLost(0, 4, "nothing_to_keep"), GameEnded()),
    "no friendly fact of no game": lambda: messages.friendly_fact([], ()),
    "no end yet": lambda: messages.end_reason(at()),
    "the end after the last turns": lambda: messages.end_reason(at(phase="over")),
    "the end with one player left": lambda: messages.end_reason(at(phase="over", out=(0, 2))),
    "the end by six equal dice": lambda: messages.end_reason(at(phase="over", winner=1)),
}

MOMENTS: Final[Moments] = {
    **with_praise(_AT_ONCE, voice.PRAISE),
    **given_up(voice.DIFFERENCES, points=30, left=2, yours=31, best=14),
}


def test_each_moment_has_its_sentence_in_both_languages(qapp: Any) -> None:
    assert said(MOMENTS) == table("ryzyk_fizyk").read_text("utf-8")


def test_no_sentence_is_left_out_of_the_table() -> None:
    assert left_out(MOMENTS, messages, voice) == set()


def test_no_sentence_that_dice_games_share_is_left_out() -> None:
    others = {f"Pickomino: {name}": told for name, told in pickomino.MOMENTS.items()}
    assert left_out({**others, **MOMENTS}, dice_voice) == set()


def positions(seed: int) -> list[State]:
    rng = Random(seed)
    made = playout_moves(
        GAME, GAME.start(2, Options()), lambda view, seat: rng.choice(list(GAME.legal_moves(view, seat))), rng
    )
    return [one.state for one in made if one.seat >= 0][:12]


@pytest.mark.parametrize("seed", range(3))
def test_what_lights_up_is_what_is_to_be_done(seed: int) -> None:
    for state in positions(seed):
        rows = DiceRows(6)
        rows.show(state)
        options = advise(state, state.turn)
        step, best = hint_step(state, rows.free, options), options[0].move
        if not isinstance(best, Keep):
            assert step.lit == (best.kind,)
            continue
        lit = [int(name.removeprefix("die:")) for name in step.lit]
        assert len(set(lit)) == len(best.dice)
        assert all(die in {free for face in best.dice for free in rows.free(face)} for die in lit)


@pytest.mark.parametrize("seed", range(3))
def test_once_the_dice_are_chosen_the_button_lights_up_that_the_next_hint_names(seed: int) -> None:
    for state in positions(seed):
        rows = DiceRows(6)
        rows.show(state)
        options = advise(state, state.turn)
        best = options[0].move
        if isinstance(best, Keep):
            after = GAME.apply(state, state.turn, best)[0].state
            lit = hint_step(state, rows.free, options, best.dice).lit
            assert [name for name in lit if ":" not in name] == [advise(after, state.turn)[0].move.kind]
            assert all(":" in name for name in hint_step(state, rows.free, options, best.dice[1:]).lit)


@pytest.mark.parametrize(
    "rolled, points, accounts, kind",
    [
        ((4, 4, 4, 4, 4, 2), 0, (15, 102), "then_try"),
        ((4, 4, 4, 4, 4, 2), 0, (0, 0), "then_bank"),
        ((1, 1, 3, 3, 5, 5), 0, (0, 0), "all_six_must"),
        # Even if banking would be best by far, it isn't allowed.
        ((1, 1, 3, 3, 5, 5), 600, (0, 0), "all_six_must"),
        ((1, 1, 3, 3, 5, 5), 80, (15, 102), "all_six_must"),
    ],
)
def test_what_follows_rare_dice_is_what_the_rules_say(
    rolled: tuple[int, ...], points: int, accounts: tuple[int, ...], kind: str
) -> None:
    last = (0,) if max(accounts) > 100 else ()
    start = GAME.start(2, STRICT)
    state = replace(start, phase="keep", rolled=rolled, points=points, accounts=accounts, last_turns=last)
    options = [option for option in advise(state, 0) if len(option.move.dice) > 4]
    claim = reason(state, options)
    assert claim.kind == kind
    assert CHECKS[kind](Told(claim, state, 0, options))
