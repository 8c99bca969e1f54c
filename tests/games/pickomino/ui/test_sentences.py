"""Every sentence at the table of Pickomino, moment by moment, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Final, get_args

from stolik.engine.bot import Advice
from stolik.engine.driver import playout_moves
from stolik.engine.json_values import to_plain
from stolik.games.pickomino.ai.valuation import advise, tile_chances
from stolik.games.pickomino.rules.events import (
    Busted,
    BustReason,
    DiceKept,
    DiceRolled,
    GameEnded,
    RollBegan,
    TileReturned,
    TileStolen,
    TileTaken,
    TileTurnedDown,
    TurnBegan,
)
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import TILES, WORM
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.ui import messages, voice
from stolik.games.pickomino.ui.voice import Moment, hint_step

from tests.games.sentences import HintMoment, Moments, given_up, in_words, left_out, said, table, with_praise

NAMES: Final = ("Ala", "Olek", "Jan")
Stacks = tuple[tuple[int, ...], ...]
NONE: Final[Stacks] = ((), (), ())
OLEK_HAS_25: Final[Stacks] = ((), (22, 25), ())
OLEK_HAS_28: Final[Stacks] = ((), (28,), ())
FACTS: Final = {"given": 2, "tile": 24, "dice": 8, "sum": 27, "best": 26, "face": 1}
"""The facts that a refusal may name; all numbers differ, so that none is taken for another."""
REFUSED: Final = (
    *[("face_already_kept", {"face": face}) for face in (4, WORM)],
    *[("face_not_rolled", {"face": face}) for face in (WORM, 9)],
)
EVENTS: Final = (
    *[RollBegan(0, dice) for dice in (8, 6, 1)],
    *[DiceRolled(1, dice) for dice in ((1, 3, 5), (1, 5, 6), (2, 6, 6))],
    *[DiceRolled(1, (WORM,) * worms) for worms in range(3, 9)],
    *[DiceKept(2, face, 3, 3 * face) for face in range(1, 6)],
    *[DiceKept(0, face, 1, 20) for face in range(1, 7)],
    DiceKept(2, WORM, 2, 22),
    TileTaken(0, 24),
    TileStolen(0, 1, 36),
    *[Busted(0, reason) for reason in get_args(BustReason)],
    TileReturned(2, 30),
    TileTurnedDown(36),
    TurnBegan(1),
    GameEnded(),
)
MOVES: Final = (Roll(), Keep(1), Keep(WORM), Take(21), Steal(36), Rolled((6, 1)))
WORTHS: Final[Any] = ((1.6447, {"bust": 0.2322}), (2.0, {"bust": 0.0}), (-0.55, {}), (-0.04, {}), (9.96, {}))
STORY: Final = (
    *(DiceKept(0, 5, 5, 25), TileTaken(0, 25), DiceKept(1, 6, 8, 40), Busted(1, "nothing_new")),
    *(DiceKept(2, 6, 6, 30), TileStolen(2, 0, 30)),
)
THEFTS: Final = (DiceKept(0, 6, 6, 30), TileStolen(2, 0, 30), TileStolen(2, 1, 31), TileStolen(1, 2, 31))


def at(
    *kept: int,
    rolled: tuple[int, ...] = (),
    stacks: Stacks = NONE,
    gone: tuple[int, ...] = (),
    down: tuple[int, ...] = (),
    **changes: Any,
) -> State:
    taken = {*gone, *down, *(tile for stack in stacks for tile in stack)}
    state = replace(
        GAME.start(3, Options()),
        turn=0,
        phase="keep" if rolled else "decide",
        kept=tuple(sorted(kept)),
        rolled=tuple(sorted(rolled)),
        stacks=stacks,
        centre=tuple([tile for tile in TILES if tile not in taken]),
        face_down=down,
    )
    return replace(state, **changes)


def moment(state: State, **seen: Any) -> Moment:
    return Moment(state, seen.pop("dice", state), NAMES, **seen)


def line(state: State, pointed: str = "", *, mine: bool = True, **seen: Any) -> Callable[[], str]:
    return lambda: voice.line(moment(state, pointed=pointed, **seen), mine=mine)


def why(state: State, tile: int) -> Callable[[], str]:
    return line(state, f"why:{tile}", odds=tile_chances(state))


def acts(state: State, **seen: Any) -> Callable[[], str]:
    """Return all acts: possible ones in brackets, and the highlighted one with a star."""

    def told() -> str:
        rows = voice.acts(moment(state, **seen))
        marked = [f"[{row.label}]" if row.possible else row.label for row in rows]
        starred = [f"{label}*" if row.leads else label for label, row in zip(marked, rows, strict=True)]
        return " ".join(starred)

    return told


def risk(state: State, **seen: Any) -> Callable[[], str]:
    def told() -> str:
        chance = voice.chance(moment(state, **seen))
        return "" if chance is None else f"{chance.figure} {chance.words}. {chance.spoken}"

    return told


def bust(state: State, event: Any) -> Callable[[], str]:
    def told() -> str:
        banner = voice.banner(state, NAMES, event)
        return "" if banner is None else f"{banner.title} {banner.reason} {banner.after}".rstrip()

    return told


def die(zone: str, face: int, *, choosable: bool = False, used: bool = False) -> Callable[[], str]:
    return lambda: voice.die_words(zone, face, choosable=choosable, used=used)


def tile(state: State, number: int, **seen: Any) -> Callable[[], str]:
    return lambda: voice.tile_words(moment(state, **seen), number)


def stack(state: State, seat: int) -> Callable[[], str]:
    return lambda: voice.stack_words(moment(state), seat)


def asked(state: State, key: str) -> Callable[[], str]:
    return lambda: next(
        f"{each.question} {each.text}" for each in voice.answers(state, NAMES) if each.key == key
    )


def option(worth: float, facts: dict[str, float], *others: Any) -> Callable[[], str]:
    options = [Advice(None, *each) for each in ((worth, facts), *others) if others]
    return lambda: messages.advice({"kind": "roll"}, worth, facts, options).text


def fact(*events: Any) -> Callable[[], str]:
    return lambda: messages.friendly_fact([to_plain(event) for event in events], NAMES)


def turn(*events: Any) -> Callable[[], str]:
    return lambda: voice.turn_text([to_plain(event) for event in events], NAMES)


def hint(state: State, *options: tuple[Any, dict[str, float]]) -> HintMoment:
    advice = [
        Advice(move, facts.get("worth", 0.0), {"win": 0.0, "bust": 0.0, "roll_bust": 0.0, **facts})
        for move, facts in options
    ]
    return HintMoment(lambda: voice.hint_step(state, 0, advice))


NO_WORM: Final = at(5, 5, 5, 5)
EXACT: Final = at(4, 4, 4, 5, 5, WORM)
LOWER: Final = at(4, 4, 4, 5, 5, WORM, gone=(27,))
STEAL: Final = at(4, 4, 4, 4, 4, WORM, stacks=OLEK_HAS_25, gone=(21, 23, 24))
LAST: Final = at(4, 4, 4, 5, 5, WORM, gone=tuple([tile for tile in TILES if tile != 27]))
EITHER: Final = at(4, 4, 4, 4, 4, WORM, stacks=OLEK_HAS_25)
ALL_EITHER: Final = at(1, 1, 1, 5, 5, 5, 5, WORM, stacks=OLEK_HAS_28)
ALL_TAKE: Final = at(1, 1, 1, 5, 5, 5, 5, WORM)
ALL_STEAL: Final = at(1, 1, 1, 5, 5, 5, 5, WORM, stacks=OLEK_HAS_28, gone=tuple(range(21, 28)))
ROLLED: Final = at(4, 4, 4, rolled=(1, 2, 2, WORM, WORM))
BUSTED: Final = at(4, 4, 4, rolled=(4, 4, 4, 4, 4), stacks=((30,), (), ()), phase="busted")
EACH: Final = at(rolled=(1, 2, 2, 3, 4, 5, 5, WORM))
ODDS: Final = {27: 0.004, 25: 0.5, 28: 1.0, 29: 0.996, 30: 0.0}
KEPT: Final = DiceKept(0, 4, 3, 12)

_AT_ONCE: Final[Moments] = {
    "to roll": line(at()),
    "another's turn": line(at(), mine=False),
    "to choose dice": line(ROLLED),
    "pointing at one die": line(ROLLED, "face:1"),
    "pointing at dice": line(ROLLED, "face:2"),
    "pointing at worms": line(ROLLED, f"face:{WORM}"),
    "pointing at one worm": line(at(rolled=(WORM, 1)), f"face:{WORM}"),
    "pointing at a tile with its chance": line(ROLLED, "tile:27", odds=ODDS),
    "pointing at a tile with another's chance": line(ROLLED, "tile:25", odds=ODDS),
    "pointing at a place whose tile can be stolen": line(replace(ROLLED, centre=(27,)), "tile:28", odds=ODDS),
    "asked why a tile is harder than the next": why(at(), 22),
    "asked why a tile is harder than one that more sums bring": why(at(gone=(24, 25)), 22),
    "asked why a tile is harder than one of no more ways": why(at(2, 3), 27),
    "asked about the easiest tile": why(at(), 21),
    "asked about a tile that several sums bring": why(at(), 36),
    "asked about a tile of one way": why(at(5, 5, 5, 5, rolled=(1, 1, 1, WORM)), 25),
    "asked about a tile that no dice bring": why(at(1, 1, 1, 1, 1, 2), 36),
    "pointing at a tile that is nearly sure": line(ROLLED, "tile:29", odds=ODDS),
    "pointing at a tile that can't be had": line(ROLLED, "tile:30", odds=ODDS),
    "pointing at a tile without chances": line(ROLLED, "tile:27"),
    "the very tile": line(EXACT),
    "a lower tile": line(LOWER),
    "a tile to steal": line(STEAL),
    "one to take or one to steal": line(EITHER),
    "all dice, one to take or one to steal": line(ALL_EITHER),
    "all dice, one to take": line(ALL_TAKE),
    "all dice, one to steal": line(ALL_STEAL),
    "no tile for the sum": line(at(5, WORM)),
    "neither tile nor worm": line(at(4, 4, 4)),
    "only the worm is missing": line(at(5, 5, 5, 5, 4)),
    "acts at the beginning": acts(at()),
    "acts of another": acts(at(), live=False),
    "acts after a roll": acts(ROLLED),
    "acts while a roll goes well": acts(EXACT),
    "acts while a roll rather goes wrong": acts(at(1, 2, 4, 4, 5, 5, WORM)),
    "acts with all dice set aside": acts(ALL_EITHER),
    "acts with one die left": acts(at(4, 4, 4, 4, 4, 1, 1)),
    "acts where one can be stolen": acts(STEAL),
    "the risk of the first roll": risk(at()),
    "the risk with few dice": risk(EXACT),
    "the risk of the last die": risk(at(1, 2, 3, 4, 5, WORM, WORM)),
    "the risk of a die that can't help": risk(at(1, 2, 2, 2, 2, 2, 4)),
    "the risk with no die left": risk(ALL_TAKE),
    "the risk while dice lie": risk(ROLLED),
    "the risk for another": risk(EXACT, live=False),
    "bust by the same faces": bust(BUSTED, Busted(0, "nothing_new")),
    "bust without a worm": bust(at(*[4] * 8, stacks=((30,), (), ()), phase="busted"), Busted(0, "no_worm")),
    "bust without a tile": bust(
        at(*[1] * 7, WORM, stacks=((30,), (), ()), phase="busted"), Busted(0, "nothing_to_take")
    ),
    "bust with nothing to give back": bust(
        at(4, 4, 4, rolled=(4,) * 5, phase="busted"), Busted(0, "nothing_new")
    ),
    "the tile goes back": bust(BUSTED, TileReturned(0, 30)),
    "a tile is turned": bust(BUSTED, TileTurnedDown(36)),
    "no bust": bust(EXACT, None),
    "a tile is stolen": bust(EITHER, TileStolen(0, 1, 25)),
    "a tie of worms": lambda: voice.place_reasons(at(stacks=((21,), (22,), ()), phase="over"), NAMES),
    "no tie of worms": lambda: voice.place_reasons(at(stacks=((21,), (36,), ()), phase="over"), NAMES),
    "no places yet": lambda: voice.place_reasons(at(stacks=((21,), (22,), ())), NAMES),
    "a die set aside": die("kept", 4),
    "a worm to choose": die("free", WORM, choosable=True),
    "a die of a used face": die("free", 4, used=True),
    "a die that lies": die("free", 3),
    "a tile": tile(at(), 21),
    "a tile of four worms": tile(at(), 36),
    "a tile to take": tile(EXACT, 27),
    "a tile face down": tile(at(down=(36,)), 36),
    "the place of a tile on a stack": tile(EITHER, 25),
    "the place of a tile that lies under another": tile(EITHER, 22),
    "a stack": stack(at(stacks=OLEK_HAS_25), 1),
    "a stack of one": stack(at(stacks=OLEK_HAS_28), 1),
    "a stack to steal from": stack(EITHER, 1),
    "no stack": stack(at(), 1),
    "the tray, empty": lambda: voice.tray_words(at()),
    "the tray without a worm": lambda: voice.tray_words(NO_WORM),
    "the tray with a worm": lambda: voice.tray_words(EXACT),
    "asked for the sum": asked(EXACT, "F4"),
    "asked for the sum after a roll": asked(ROLLED, "F4"),
    "asked for the sum with no die left": asked(ALL_TAKE, "F4"),
    "asked for what can be done": asked(EITHER, "F7"),
    "asked for what can be set aside": asked(ROLLED, "F7"),
    "asked for what can be done in a bust": asked(BUSTED, "F7"),
    "asked for the tiles": asked(EITHER, "Ctrl+1"),
    "asked for the tiles that are left": asked(
        at(stacks=((21,), (), ()), gone=tuple(range(22, 36)), down=(36,)), "Ctrl+1"
    ),
    "asked for what can be stolen": asked(EITHER, "Ctrl+2"),
    "asked for what others have": asked(at(stacks=((), (25,), (30,))), "Ctrl+2"),
    "asked for what nobody has": asked(at(), "Ctrl+2"),
    "a turn with a tile": turn(DiceRolled(0, (4, 4, 4)), KEPT, TileTaken(0, 27)),
    "a turn with a theft": turn(DiceRolled(0, (4,)), DiceRolled(0, (4,)), KEPT, TileStolen(0, 1, 25)),
    "a turn that was bust": turn(
        DiceRolled(0, (4,)), KEPT, Busted(0, "no_worm"), TileReturned(0, 30), TileTurnedDown(36)
    ),
    "a turn without a roll": turn(),
    **in_words("pickomino", FACTS, refused=REFUSED, events=EVENTS, names=NAMES, moves=MOVES),
    **{f"{count} worms": partial(messages.worms_text, count) for count in (0, 1, 2)},
    **{
        f"{face} set aside in a position": partial(messages.MESSAGES.move_at, EACH, to_plain(Keep(face)))
        for face in range(1, 7)
    },
    "a tile taken in a position": lambda: messages.MESSAGES.move_at(EACH, to_plain(Take(21))),
    "several dice set aside": lambda: messages.move(to_plain(Keep(WORM)), dice=2),
    **{f"an option: {worth} {facts}": option(worth, facts) for worth, facts in WORTHS},
    "an option that wins, not by worms": option(1.0, {"win": 0.523}, (3.0, {"win": 0.49})),
    "the best sum that took a tile": fact(*STORY),
    "the boldest thief": fact(*THEFTS),
    "two thieves alike": fact(*THEFTS, TileStolen(1, 2, 30)),
    "nobody took a tile": fact(Busted(0, "no_worm"), GameEnded()),
    "no friendly fact of no game": lambda: messages.friendly_fact([], ()),
    "no end yet": lambda: messages.end_reason(at()),
    "the end": lambda: messages.end_reason(at(phase="over", centre=())),
    "a hint for the worms": hint(ROLLED, (Keep(WORM), {})),
    "a hint for the only face": hint(at(1, rolled=(1, 2)), (Keep(2), {})),
    "a hint for the only face of several": hint(at(1, rolled=(2, 2)), (Keep(2), {})),
    "a hint for the fewest busts": hint(
        at(rolled=(1, 2, 2, 5, 5)), (Keep(2), {"bust": 0.2, "worth": 1.0}), (Keep(1), {"bust": 0.3})
    ),
    "a hint for the fewest busts with one die": hint(
        at(rolled=(1, 2, 5, 5)), (Keep(2), {"bust": 0.2, "worth": 1.0}), (Keep(1), {"bust": 0.3})
    ),
    "a hint to keep dice": hint(
        at(rolled=(2, 2, 5)), (Keep(2), {"bust": 0.2, "worth": 1.0}), (Keep(5), {"bust": 0.2})
    ),
    "a hint to keep a die": hint(
        at(rolled=(2, 5, 5)), (Keep(2), {"bust": 0.2, "worth": 1.0}), (Keep(5), {"bust": 0.2})
    ),
    "a hint to begin": hint(at(), (Roll(), {})),
    "a hint to roll for want of a tile": hint(at(5, WORM), (Roll(), {})),
    "a hint to roll on": hint(EXACT, (Roll(), {"worth": 2.3, "win": 0.6}), (Take(27), {"worth": 2.0})),
    "a hint to roll by reckoning": hint(EXACT, (Roll(), {"win": 0.6}), (Take(27), {"worth": 2.0})),
    "a hint to roll or lose": hint(
        replace(LAST, stacks=((), (36,), ())), (Roll(), {"win": 0.1}), (Take(27), {})
    ),
    "a hint to take and win": hint(LAST, (Take(27), {"win": 1.0}), (Roll(), {})),
    "a hint to take": hint(EXACT, (Take(27), {"win": 0.5}), (Roll(), {"roll_bust": 0.02})),
    "a hint to take since a roll is risky": hint(
        EXACT, (Take(27), {"win": 0.5}), (Roll(), {"roll_bust": 0.58})
    ),
    "a hint to take since rolling on brings less": hint(
        EXACT, (Take(27), {"worth": 2.0}), (Roll(), {"worth": 1.4, "roll_bust": 0.1})
    ),
    "a hint to take at last": hint(EXACT, (Take(27), {"win": 0.5}), (Roll(), {"roll_bust": 0.97})),
    "a hint to take with no dice": hint(ALL_TAKE, (Take(28), {"win": 0.5})),
    "a hint to steal": hint(EITHER, (Steal(25), {"win": 0.5})),
    "a hint to steal one worm": hint(at(4, 4, 4, 4, WORM, stacks=((), (21,), ())), (Steal(21), {"win": 0.5})),
}

MOMENTS: Final[Moments] = {
    **with_praise(_AT_ONCE, voice.PRAISE),
    **given_up(voice.DIFFERENCES, tile=25, other=27, worms=2, left=3, yours=14, best=31),
}


def test_each_moment_has_its_sentence_in_both_languages(qapp: Any) -> None:
    assert said(MOMENTS) == table("pickomino").read_text("utf-8")


def test_no_sentence_is_left_out_of_the_table() -> None:
    assert left_out(MOMENTS, messages, voice) == set()


def positions(seed: int) -> list[State]:
    rng = Random(seed)
    made = playout_moves(
        GAME, GAME.start(3, Options()), lambda view, seat: rng.choice(list(GAME.legal_moves(view, seat))), rng
    )
    return [one.state for one in made if one.seat >= 0][:60]


def test_what_lights_up_is_what_is_to_be_done() -> None:
    kinds = set()
    for state in positions(1):
        options = advise(state, state.turn)
        step, move = hint_step(state, state.turn, options), options[0].move
        kinds.add(move.kind)
        match move:
            case Keep(face=face):
                assert step.lit == (f"face:{face}",)
            case Roll():
                assert step.lit == ("roll",)
            case Take(tile=tile) | Steal(tile=tile):
                assert step.lit == (f"tile:{tile}", move.kind)
    assert len(kinds) > 2


def last_turn(stacks: tuple[tuple[int, ...], ...], centre: tuple[int, ...], kept: tuple[int, ...]) -> State:
    start = GAME.start(2, Options())
    down = tuple([tile for tile in TILES if tile not in centre and all(tile not in each for each in stacks)])
    return replace(start, turn=0, phase="decide", kept=kept, stacks=stacks, centre=centre, face_down=down)


def test_a_tile_of_which_nobody_knows_that_it_wins_is_not_called_so() -> None:
    state = last_turn(((29, 36), (21,)), (26, 27), (1, 2, 5, 5, 5, 6, 6))
    (best,) = [option for option in advise(state, 0) if option.move == Take(27)]
    assert "win" not in hint_step(state, 0, (replace(best, facts={**best.facts, "win": 1.0}),)).text
