"""Every sentence at the table of Rummikub, moment by moment, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, get_args

from stolik.engine.coaching.claims import Claim
from stolik.engine.json_values import to_plain
from stolik.engine.messages import translated
from stolik.games.rummikub.rules import events, moves
from stolik.games.rummikub.rules.options import PRESETS, Options
from stolik.games.rummikub.rules.scoring import GameResult, Reason, Verdict
from stolik.games.rummikub.rules.sets.melds import read
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import HIDDEN, Table
from stolik.games.rummikub.ui import (
    card_fields,
    hints,
    messages,
    names,
    printed,
    spoken,
    status,
    table_parts,
    turn_draft,
)
from stolik.games.rummikub.ui.names import SetNumbers
from stolik.games.rummikub.ui.screen_layout import DropTarget
from stolik.games.rummikub.ui.status import Draft
from stolik.games.rummikub.ui.table_editor import TableEditor

from tests.games.rummikub.ai.test_valuation import at
from tests.games.rummikub.played_tables import table as tables
from tests.games.rummikub.ui import test_status_line
from tests.games.rummikub.ui.test_status_line import FIRST, played
from tests.games.sentences import Moments, given_up, in_words, left_out, said, table

NAMES: Final = ("Ala", "Olek", "Tomek")
TABLE: Final = ("b3a b4a b5a b6a b7a", "k9a r9a ja")


def view_of(rack: str = "b2a o9a b5b k1a", *rows: str, opened: bool = True, **changes: Any) -> State:
    return replace(at(rack, *(rows or TABLE), opened=(opened, True)), **changes)


TO_OPEN: Final = view_of(opened=False)
OPENED: Final = view_of()
NO_BANK: Final = view_of(bank=())


def line(view: State, draft: Draft | None = None, **more: Any) -> Callable[[], str]:
    return lambda: status.draft_text(view, 0, draft or Draft(), **more)


def ask(view: State, *, briefly: bool = False) -> Callable[[], str]:
    return lambda: status.ask_text(view, 0, NAMES, briefly=briefly)


def asked(kind: Any, **more: Any) -> Callable[[], str]:
    def told() -> str:
        found = status.question(kind, **more)
        return " | ".join([found.title, found.reason, found.yes, found.no])

    return told


def edited(rack: str = "b2a o9a b5b k1a", *rows: str, held: str = "", laid: str = "") -> TableEditor:
    editor = TableEditor()
    editor.show(view_of(rack, *rows), None, 0)
    if laid:
        editor.pick(laid.split())
        editor.put(DropTarget("new"))
    if held:
        editor.pick(held.split())
    return editor


def actions(editor: TableEditor) -> str:
    numbers = {one.id: at for at, one in enumerate(editor.sets, 1)}
    return "; ".join(each.text for each in spoken.tile_actions(editor, numbers))


def answer(
    key: str, *, state: State = OPENED, owner: int | None = 0, thing: str = "", rows: Table | None = None
) -> str:
    shown = state.table if rows is None else rows
    rack = None if owner is None else state.racks[owner]
    found = spoken.answers(state, shown, range(1, len(shown) + 1), rack, owner, (24, 30), thing, NAMES[:2])
    return next(f"{each.question} {each.text}" for each in found if each.key == key)


def heard(after: Table) -> str:
    numbers = SetNumbers()
    numbers.of(1, FIRST)
    return names.spoken_move(played(FIRST, after), 1, "Olek", numbers)


RUN: Final = ("r3a", "r4a", "r5a")
WON: Final = GameResult("out", 1, (), (-19, 119, -100), (2, 4, 0), (2, 1, 3))
RUN_OUT: Final = GameResult("bank", 1, (), (0, 1, -1), (2, 4, 0), (2, 1, 3))

EVENTS: Final = (
    events.StartTilesDrawn(("r7a", None, "k7b"), (0, 2)),
    events.StartTilesDrawn(("r7a", "ja", None), ()),
    events.StarterFound(1, "o12a"),
    events.TilesShuffled(1, 1),
    events.TilesShuffled(2, 1),
    events.RackDealt(0, (HIDDEN,) * 14),
    events.RackKept(2),
    events.RackKept(None),
    events.RedealAsked(0),
    events.RedealAsked(None),
    events.TurnBegan(1),
    events.TilesPlayed(0, (), (RUN,), RUN, False, 0),
    events.TilesPlayed(0, (RUN,), ((*RUN, "ja"),), ("ja",), False, 0),
    events.TilesPlayed(0, (), (("r10a", "r11a", "r12a"),), ("r10a", "r11a", "r12a"), True, 33),
    events.TileDrawn(1, "b9b", False, 40),
    events.TileDrawn(1, "jb", False, 40),
    events.TileDrawn(1, HIDDEN, False, 40),
    events.TileDrawn(1, "b9b", True, 40),
    events.TileDrawn(1, HIDDEN, True, 40),
    events.TimeRanOut(0, "stands"),
    events.TimeRanOut(0, "restored"),
    events.TilesReturned(0, (HIDDEN, HIDDEN)),
    events.TableSwept(0, (), (), (), ("k1a", "k2a"), ("?",)),
    events.Passed(2, 1),
    events.Announced(2),
    events.GameScored(1, WON),
    events.GameScored(2, WON),
    events.GameScored(1, RUN_OUT),
    events.GameScored(2, RUN_OUT),
    events.GameEnded(),
)
MOVES: Final[tuple[Any, ...]] = (
    moves.Redeal(),
    moves.KeepRack(),
    moves.Play((RUN, ("k9a", "ja", "b9a"))),
    moves.Play(()),
    moves.Draw(),
    moves.Announce(),
    moves.EndTurn(),
    moves.Pass(),
    moves.DrawnForStart(("r7a", None, "ja")),
    moves.Shuffled(()),
    moves.TimeUp(()),
)
IN_DISORDER: Final = (
    "r7a r7b b7a|k5a k5b k6a|r7a|r7a r8a|ja|r7a b7a o7a k7a ja|r7a b7a o8a|r7a r8a o9a|r9a r8a r7a|"
    "r12a r13a r1a|r7a r8a r10a|r4a ja r8a|r4a ja jb r6a|r12a r13a ja|r7a b8a o9a"
).split("|")
VERDICTS: Final = (
    Verdict(1, 119, "winner", (), 0),
    Verdict(1, 19, "winner", ("k2a",), 2),
    Verdict(0, -19, "opened", ("r7a", "k12a"), 19),
    Verdict(0, -100, "cannot_open", ("r7a",), 7),
    Verdict(0, -100, "cannot_open", ("r7a",), 7, needed=20),
    Verdict(2, -200, "could_open", (), 33, (("r10a", "r11a", "r12a"),), 33, "r11a", 4),
    Verdict(2, -100, "no_turn", (), 33, (("r10a", "r11a", "r12a"),), 33),
    Verdict(0, -5, "difference", (), 12),
    Verdict(0, -1, "difference", (), 1),
    Verdict(0, 0, "difference", (), 12),
)

SEVENS: Final = "k7a r7a b7a o7a"
PLAYED: Final = (
    ((), ("r5a r6a r7a",)),
    ((), ("r5a r6a r7a", "k7a b7a o7a")),
    (("r5a r6a r7a",), ("r5a r6a r7a r8b",)),
    (("r5a r6a r7a",), ("r3a r4a r5a r6a r7a",)),
    (("r5a r6a r7a",), ("r4a r5a r6a r7a r8a",)),
    ((SEVENS,), ("k7a b7a o7a", "r5a r6a r7a")),
    ((SEVENS, "r8a r9a r10a"), ("k7a b7a o7a", "r7a r8a r9a r10a r11a")),
    ((SEVENS, "r8a r9a r10a"), ("k7a b7a o7a", "r7a r8a r9a r10a", "o1a o2a o3a")),
    (("b3a b4a b5a b6a b7b",), ("b3a b4a b5a", "b5b b6a b7b")),
    (("k1a k2a k3a k4a k5a k6a",), ("k1a k2a k3a", "k4a k5a k6a k7a", "r1a r2a r3a")),
    (("k5a ja k7b",), ("k5a k6a k7b", "o1a o2a ja")),
    # A used-up set is named as a whole.
    (("r3a r4a r5a", "r7a r8a r9a"), ("r3a r4a r5a r6a r7a r8a r9a",)),
    # A group whose two tiles start a run becomes another set, and so does one that changes its kind.
    (("k3a r3a ja", "k4a k5a k6a"), ("k3a k4a k5a k6a", "r2a r3a ja r5a")),
    (("r3a b3a o3a",), ("r1a r2a r3a", "b2a b3a b4a", "o3a o4a o5a")),
    # Only one tile of the old set stays, so people see another set.
    (("k9a k10a k11a k12a", "r11a b11a o11a"), ("k9a k10a k11a", "k12a r12a b12a", "r11a b11a o11a")),
)


EQUAL_RACKS: Final = GameResult(
    "bank",
    0,
    (
        Verdict(0, 0, "winner", ("k5a",), 5),
        Verdict(1, 0, "difference", ("k2a", "k3a"), 5),
        Verdict(2, 0, "difference", ("r5a",), 5),
    ),
    (0, 0, 0),
    (4, 2, 2),
    (1, 2, 2),
)
TWO_GAMES: Final = replace(OPENED, results=(GameResult("out", 0, (), (19, -19), (1, 0), (1, 2)),) * 2)

FACTS: Final[Mapping[str, Any]] = {
    "bank": 3,
    "given": 5,
    "sum": 8,
    "tile": "o9a",
    "needed": 30,
    "worth": 24,
    "tiles": 14,
    "seat": 1,
    "most": 2,
    "points": 119,
    "player": "Olek",
    "game": 3,
    "games": 2,
    "racks": 4,
    "drawn": 5,
    "turns": 6,
}
"""The facts that a refusal may name; all numbers differ, so that none is taken for another."""
REFUSED: Final[Any] = (
    ("points_missing", {"seat": 3}),
    ("seat_must_draw", {"seat": 0}),
    ("joker_missing", {"tile": "ja"}),
    ("bank_not_empty", {"bank": 1}),
    ("no_such_tile", {"tile": "x9"}),
)
_DRAFT: Final = (turn_draft.LaidSet(1, ("k4a", "ja", "k6a")),), ("k5a",)
IN_HAND: Final[Any] = (
    turn_draft.TurnDraft.begin(*_DRAFT, False).lay(["k4a"]),
    turn_draft.TurnDraft.begin(*_DRAFT, True).take_back(["ja"]),
)
LAYS: Final = view_of("k5a r6a b7a o8a k9a", "k6a k7a k8a")

HINTS: Final[Mapping[str, Any]] = {
    "count": 4,
    "left": 3,
    "worth": 33,
    "lacking": 6,
    "number": 7,
    "first": 5,
    "last": 9,
    "tile": "r8a",
    "risk": 12,
    "more": 0.34,
    "seats": 3,
}
"""The facts that a reason to lay may name."""

LABELS: Final = {
    **{f"card: {field.name}": field.title for field in card_fields.CARD_ENTRY.fields},
    **{f"card: key of {field.name}": field.key for field in card_fields.CARD_ENTRY.fields if field.key},
    **{f"card: end {code}": text for code, text in card_fields.CARD_ENTRY.endings.items()},
    **{f"card: {each}": each for each in (printed.TOGETHER, printed.SMALL, printed.BIG, printed.REFEREE)},
}

MOMENTS: Final[Moments] = {
    # The line over the rack.
    "to open": ask(TO_OPEN),
    "to open, with little room": ask(TO_OPEN, briefly=True),
    "to open more easily": ask(replace(TO_OPEN, options=Options(easier_opening=(0,)))),
    "to lay or draw": ask(OPENED),
    "to lay or pass": ask(NO_BANK),
    "the turn has begun": line(OPENED),
    "a set in disorder under the pointer": line(OPENED, Draft(picked=1, fault="A."), pointed="B."),
    "a set in disorder": line(OPENED, Draft(laid=2, fault="A.")),
    "a set in disorder, with tiles in hand": line(OPENED, Draft(picked=1, laid=2, fault="A.")),
    "a set that lacks tiles": line(OPENED, Draft(laid=2, fault="A.", unfinished=True)),
    "a set that lacks tiles, with tiles in hand": line(OPENED, Draft(picked=1, fault="A.", unfinished=True)),
    "tiles in hand": line(OPENED, Draft(picked=1)),
    "tiles in hand, by ear": line(OPENED, Draft(picked=1), by_ear=True),
    "all in order": line(OPENED, Draft(laid=3, ends=True)),
    "too little for an opening": line(TO_OPEN, Draft(laid=3)),
    "laid, but not to be ended": line(OPENED, Draft(laid=3)),
    "the table as it was": status.before_text,
    "points of an opening": lambda: status.opening_spoken(24, 30),
    "enough for an opening": lambda: status.opening_spoken(33, 30),
    # Banners, buttons, frames.
    "the banner of a new deal": lambda: " | ".join(status.banner(events.RedealAsked(1), NAMES)),
    "the banner of a time-out": lambda: " | ".join(status.banner(events.TimeRanOut(1, "restored"), NAMES)),
    "the banner of a time-out after a draw": lambda: " | ".join(
        status.banner(events.TimeRanOut(1, "closed"), NAMES)
    ),
    "no banner": lambda: "".join(status.banner(None, NAMES)),
    "the bank": lambda: status.bank_text(40),
    "the bank with one tile": lambda: status.bank_text(1),
    "the empty bank": lambda: status.bank_text(0),
    "the bank in brief": lambda: status.bank_text(40, briefly=True),
    "the button of a turn": lambda: status.done_text(0),
    "the button of a turn with a tile": lambda: status.done_text(1),
    "the button of a turn with tiles": lambda: status.done_text(5),
    "a set in a frame": lambda: status.frame_text(),
    "a set in a frame that one is to be chosen from": lambda: status.frame_text(is_home=True),
    "a set in a frame with a letter": lambda: status.frame_text("A"),
    # Seats and places.
    "a seat that has opened": lambda: status.seat_text(OPENED, 0),
    "a seat that hasn't": lambda: status.seat_text(TO_OPEN, 0),
    "a seat that has announced": lambda: status.seat_text(replace(TO_OPEN, announced=(True, False)), 0),
    "a seat that opens more easily": lambda: status.seat_text(
        replace(TO_OPEN, options=Options(easier_opening=(0,))), 0
    ),
    "a seat with points": lambda: status.seat_text(
        replace(OPENED, results=(GameResult("out", 0, (), (19, -19), (1, 0), (1, 2)),)), 1
    ),
    "points in brief": lambda: " | ".join(status.points_texts(2, -19)),
    "places by big points": lambda: status.place_reasons([("Ala", 1, 3), ("Olek", 2, 1)]),
    "places by small points": lambda: status.place_reasons([("Ala", 1, 3), ("Olek", 2, 3)]),
    "a shared place": lambda: status.place_reasons([("Ala", 1, 3), ("Olek", 1, 3)]),
    "one place": lambda: status.place_reasons([("Ala", 1, 3)]),
    # A tile.
    **{f"a tile: {where}": partial(status.tile_label, "R", "", where=where) for where in status.WHERE},
    **{
        f"a tile of the rack: {mark}": partial(
            status.tile_label, "R", "1st", where="rack", mark=mark, letter="B"
        )
        for mark in status.MARKED
    },
    "a joker in hand": lambda: status.tile_label("J", "", stands=7, where="laid", picked=True),
    # Questions.
    "asked for a new deal": asked("redeal"),
    "asked for a new deal in the round": asked("redeal", goes_round=True),
    "asked to look": asked("look", goes_round=True),
    "asked to announce": asked("announce"),
    "asked to end the turn": asked("close"),
    "asked before a draw": asked("draw", laid=3),
    "asked before a draw, of a tile": asked("draw", laid=1),
    # Refusals, events, moves.
    **in_words(
        "rummikub", FACTS, refused=REFUSED, events=EVENTS, names=NAMES, moves=MOVES, unlike=names.FAULTS
    ),
    **{
        f"refused to the hand: {found.code}": partial(messages.reason, found.code, found.facts)
        for found in IN_HAND
    },
    "the end of the first of two games": lambda: messages.event(
        to_plain(events.GameScored(1, WON)), NAMES, numbered=True
    ),
    "an option to lay": lambda: messages.MESSAGES.option_at(
        LAYS, to_plain(moves.Play(tables("k5a k6a k7a k8a")))
    ),
    "an option to draw": lambda: messages.MESSAGES.option_at(LAYS, to_plain(moves.Draw())),
    **{
        f"a fault: {written}": partial(
            lambda fault: messages.reason(fault.code, fault.facts), read(written.split())
        )
        for written in IN_DISORDER
    },
    **{
        f"time up: {outcome}": partial(messages.event, to_plain(events.TimeRanOut(0, outcome)), NAMES)
        for outcome in get_args(events.Outcome)
    },
    "a tile": lambda: messages.tiles_text(1),
    "tiles": lambda: messages.tiles_text(2),
    "big points": lambda: messages.big_points_text(3),
    "the opening": lambda: messages.opening_text(24, 30),
    "the biggest move": lambda: messages.friendly_fact(
        [
            to_plain(events.TilesPlayed(seat, (), (), ("r1a",) * (5 + 2 * seat), False, 0))
            for seat in range(2)
        ],
        NAMES,
    ),
    "no biggest move of no game": lambda: messages.friendly_fact([], NAMES),
    **{f"label: {name}": partial(translated, "rummikub", source) for name, source in LABELS.items()},
    # The score card.
    **{
        f"written down: {number}": partial(printed.verdict, to_plain(verdict), NAMES)
        for number, verdict in enumerate(VERDICTS, 1)
    },
    "written down: announced": lambda: printed.verdict(
        to_plain(Verdict(2, -100, "announced", (), 33, (("r10a", "r11a", "ja"),), 33, "ja", 4)), NAMES
    ),
    # Moves of others, seen and heard.
    "played: a set split": lambda: names.play_text(
        tables("r1a r2a r3a r4a r5a r6a"), tables("r1a r2a r3a", "r4a r5a r6a")
    ),
    **{
        f"played: {number}": partial(names.play_text, tables(*before), tables(*after))
        for number, (before, after) in enumerate(PLAYED, 1)
    },
    "played in brief, two sets changed": partial(
        names.played_briefly, "Olek", *[tables(*rows) for rows in PLAYED[6]]
    ),
    "played in figures, two sets changed": partial(
        names.played_briefly, "Olek", *[tables(*rows) for rows in PLAYED[6]], in_numbers=True
    ),
    "played in brief": lambda: names.played_briefly("Olek", tables("r3a r4a r5a"), tables("r3a r4a r5a r6a")),
    "played in brief, alone": lambda: names.played_briefly("Olek", (), tables("r3a r4a r5a")),
    "played in figures": lambda: names.played_briefly(
        "Olek", tables("r3a r4a r5a"), tables("r3a r4a r5a r6a"), in_numbers=True
    ),
    "played in figures, alone": lambda: names.played_briefly(
        "Olek", (), tables("r3a r4a r5a"), in_numbers=True
    ),
    **{
        f"heard: {number}": partial(heard, after)
        for number, after in enumerate(test_status_line.TABLES_AFTER, 1)
    },
    "heard: before a set": lambda: heard((*FIRST[:2], ("o8a", *FIRST[2]))),
    "heard: into a set": lambda: heard((*FIRST[:2], ("o8a", *FIRST[2], "o12a"))),
    "heard: from one set to another": lambda: heard(
        tables("k7a b7a o7a", "r4a r5a r6a r7a", "o9a o10a o11a")
    ),
    "heard: a new set with a tile that lay there": lambda: heard(
        tables("k7a r7a b7a", "r4a r5a r6a", "o9a o10a o11a", "o6a o7a o8a")
    ),
    "heard: a new set of tiles that lay there": lambda: heard(
        tables("k7a r7a b7a", "r4a r5a r6a", "o9a o10a o11a", "o7a")
    ),
    "heard: an opening": lambda: names.spoken_move(
        replace(played((), tables("r10a r11a r12a")), opening=True, worth=33), 1, "Olek", SetNumbers()
    ),
    "heard: a tile drawn": lambda: names.drawn_tile("r7a"),
    # Names.
    **{f"a tile: {tile}": partial(names.tile, tile) for tile in ("k1a", "r2a", "b3a", "o4a", "ja")},
    **{f"a tile taken: {tile}": partial(names.taken, tile) for tile in ("k1a", "r2a", "b3a", "o4a", "ja")},
    **{
        f"a set {place}: {row}": partial(names.set_name, row.split(), place)
        for place in ("laid", "from", "to")
        for row in ("k1a k2a k3a", "r1a r2a ja r4a", "b1a b2a b3a", "ja o2a o3a o4a o5a", "k7a ja b7a")
    },
    **{
        f"heard of {row}": partial(names.set_summary, 2, row.split())
        for row in (
            "k1a k2a k3a",
            "r1a r2a r3a",
            "b1a ja b3a",
            "o1a o2a o3a",
            "k7a ja b7a",
            "k1a k2a",
            "k1a k2a k4a",
        )
    },
    **{
        f"in hand: {row}": partial(names.tiles_held, row.split())
        for row in ("k1a k2a k3a", "r1a r2a r3a", "b1a b2a b3a", "o1a o2a o3a", "o1a ja")
    },
    **{
        f"place {at} of {count}": partial(names.place, at - 1, count)
        for count in range(1, 15)
        for at in ((1,) if count < 13 else range(1, 14))
    },
    "a place in a set": lambda: names.place_in_set(1, 3, 2),
    "nothing on the table": lambda: names.table(()),
    # Hints.
    **{f"a hint: {kind}": partial(hints.claim_text, Claim(kind, HINTS)) for kind in hints.WORDING.sources},
    **{
        f"after a hint: {kind}": partial(hints.PRAISE.text, Claim(kind, HINTS))
        for kind in hints.PRAISE.sources
    },
    "a hint: could_open, of two": partial(hints.claim_text, Claim("could_open", {**HINTS, "seats": 2})),
    **{
        f"a hint: {each}": partial(translated, "rummikub", each)
        for each in (
            hints.LETTERED,
            hints.BACK_FIRST,
            hints.SHOWN_SO,
            hints.TELL_HOW,
            hints.SHOW,
            hints.ACCEPT,
        )
    },
    **{
        f"an option: {laid}": partial(names.lay_text, tuple(laid.split()))
        for laid in ("o9a", "r8a r7b", "r7a b7a", "o9a ja k3a", "r7a r8a r9a r10a")
    },
    "an option among four in a match": lambda: hints.worth_of("X", {"chance": 0.4, "big": 1.94}, 4, 2).text,
    "an option's chance": lambda: hints.worth_of("X", {"chance": 0.52, "big": 1.9}, 2, 1).text,
    "an option's chance in a match": lambda: hints.worth_of("X", {"chance": 0.52, "big": 1.9}, 2, 2).text,
    "an option among more players": lambda: hints.worth_of("X", {"chance": 0.4, "big": 1.96}, 3, 1).text,
    # Answers to keys, and actions by their names.
    **{f"asked by {key}": partial(answer, key) for key in spoken.QUESTIONS},
    "asked where a tile fits": lambda: answer("Ctrl+4", thing="o9a"),
    "asked where a tile fits that fits nowhere": lambda: answer("Ctrl+4", thing="k1a"),
    "asked what the sets take, without any": lambda: answer("Ctrl+5", rows=()),
    "asked for the sets, without any": lambda: answer("Ctrl+3", rows=()),
    "asked for a covered rack": lambda: answer("Ctrl+1", owner=None),
    "asked for an empty rack": lambda: answer("Ctrl+1", state=view_of("")),
    "asked for a rack with jokers": lambda: answer("Ctrl+1", state=view_of("jb k1a k2a r1a b1a o1a")),
    "asked for the opening": lambda: answer("Ctrl+6", state=TO_OPEN),
    "asked with an empty bank": lambda: answer("F7", state=NO_BANK),
    "asked after a draw": lambda: answer("F7", state=replace(OPENED, phase="drawn")),
    "actions with a tile": lambda: actions(edited(held="o9a")),
    "actions with a tile before a set": lambda: actions(edited(held="b2a")),
    "actions with a tile that parts a set": lambda: actions(edited(held="b5b")),
    "actions with a tile of the table": lambda: actions(edited(held="b5a")),
    "actions with a tile laid": lambda: actions(edited(laid="o9a k1a", held="o9a")),
    "actions with a tile into a set": lambda: actions(edited("r5a k1a", "r3a ja jb r6a", held="r5a")),
    "what to do with the tiles": lambda: spoken.question_held(edited(held="o9a")),
    "the table heard": lambda: table_parts.table_summary(edited()),
    "the empty table heard": lambda: table_parts.table_summary(TableEditor()),
    "the rack heard": lambda: table_parts.rack_summary(edited()),
    "the covered rack heard": lambda: table_parts.rack_summary(TableEditor()),
    "equal racks on the card": lambda: told_on_card(EQUAL_RACKS),
    "a game of the card": lambda: printed.score_table_of(TWO_GAMES, NAMES[:2]).columns[0].group,
    # Comments on turns that weren't the best.
    **given_up(hints.DIFFERENCES, yours=4, best=2),
}


def told_on_card(result: GameResult) -> str:
    (remarks,) = printed.score_table_of(replace(OPENED, results=(result,)), NAMES).remarks
    return " ".join(remarks.sentences)


def test_each_moment_has_its_sentence_in_both_languages(qapp: Any) -> None:
    assert said(MOMENTS) == table("rummikub").read_text("utf-8")


def test_no_sentence_is_left_out_of_the_table() -> None:
    modules = (status, messages, card_fields, hints, names, printed, spoken, table_parts)
    captions = {printed.ON_TABLE, printed.YOUR_RACK, printed.RACKS, printed.ON_RACKS}
    assert left_out(MOMENTS, *modules) == captions


def test_every_outcome_reason_and_preset_has_its_words() -> None:
    assert set(messages.OUTCOMES) == set(get_args(events.Outcome))
    assert set(printed.VERDICTS) == set(get_args(Reason))
    assert set(messages.PRESETS) == set(PRESETS)


def test_every_refusal_of_the_draft_has_a_sentence() -> None:
    given = re.compile(r'(?:Rejection|Fault)\(\s*"(\w+)"')
    codes = set(given.findall(Path(turn_draft.__file__).read_text("utf-8")))
    outside = {code for code, each in messages.REFUSALS.items() if not each.paragraph}
    assert outside <= codes <= set(messages.REFUSALS)
