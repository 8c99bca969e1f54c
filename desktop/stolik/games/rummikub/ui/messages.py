"""Every sentence of Rummikub: refusals, the log, moves, options, levels and proofs.

The sources are English; tiles get theirs in ``names``. A sentence that opens with a tile gets its capital
there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolik.engine import messages as engine_messages
from stolik.engine.messages import QT_TRANSLATE_NOOP, Refusal, sentence, translate
from stolik.engine.package import Messages
from stolik.games.rummikub.rules.state import State, laid_in
from stolik.games.rummikub.rules.tiles import HIDDEN, Tile
from stolik.games.rummikub.ui.card_fields import CARD_REFUSALS, PLAYER
from stolik.games.rummikub.ui.names import (
    CONTEXT,
    FAULTS,
    PLAYED,
    as_table,
    fault,
    lay_text,
    play_text,
    said,
    sets_laid,
    table,
    taken,
    tile,
    tiles,
)

REFUSALS: Final[Mapping[str, Refusal]] = {
    "game_over": Refusal("10.7", QT_TRANSLATE_NOOP(
        "rummikub", "The match is over: no move is possible any more."
    )),
    "move_of_another": Refusal("1.4", QT_TRANSLATE_NOOP(
        "rummikub", "A player can't deal the tiles or end the time, and the table makes no choices."
    )),
    "draw_for_start_first": Refusal("1.2", QT_TRANSLATE_NOOP(
        "rummikub", "First everybody draws a tile for the start."
    )),
    "shuffle_first": Refusal("1.4", QT_TRANSLATE_NOOP(
        "rummikub", "First the tiles have to be shuffled and dealt."
    )),
    "others_asked": Refusal("1.9", QT_TRANSLATE_NOOP(
        "rummikub", "Wait a moment: somebody may still ask for a new deal."
    )),
    "not_your_turn": Refusal("5.1", QT_TRANSLATE_NOOP(
        "rummikub", "It isn't your turn now: somebody else has to move first."
    )),
    "nothing_to_draw_for": Refusal("1.2", QT_TRANSLATE_NOOP("rummikub", "Nobody draws for the start now.")),
    "nothing_to_shuffle": Refusal("1.4", QT_TRANSLATE_NOOP("rummikub", "This isn't the time for a shuffle.")),
    "no_clock": Refusal("6.1", QT_TRANSLATE_NOOP(
        "rummikub", "This match is played without a clock, so no time can be up."
    )),
    "no_turn_to_time": Refusal("6.1", QT_TRANSLATE_NOOP(
        "rummikub", "It is nobody's turn now, so no time can be up."
    )),
    "not_asked": Refusal("1.8", QT_TRANSLATE_NOOP(
        "rummikub", "A new deal can be asked for only before the first move, and only with three doublets."
    )),
    "answer_first": Refusal("1.8", QT_TRANSLATE_NOOP("rummikub", "First say whether you want a new deal.")),
    "draw_first": Refusal("7.3", QT_TRANSLATE_NOOP(
        "rummikub", "That can be done only after drawing a tile."
    )),
    "announced_already": Refusal("7.3", QT_TRANSLATE_NOOP("rummikub", "You have announced it already.")),
    "drawn_already": Refusal("5.2", QT_TRANSLATE_NOOP(
        "rummikub", "You have drawn a tile: in this turn you can't lay or draw any more."
    )),
    "bank_empty": Refusal("5.3", QT_TRANSLATE_NOOP("rummikub", "The bank is empty: lay tiles, or pass.")),
    "bank_not_empty": Refusal("5.3", translate(
        "rummikub", "You can pass only with an empty bank; it still holds %n (tile|tiles).", "", 0
    )),
    "wrong_number_of_tiles": Refusal("1.1", QT_TRANSLATE_NOOP(
        "rummikub", "This takes as many tiles as the rules say: {tiles}, not {given}."
    )),
    "seat_must_draw": Refusal("1.3", QT_TRANSLATE_NOOP(
        "rummikub", "Player {place} has to draw a tile for the start."
    )),
    "seat_does_not_draw": Refusal("1.3", QT_TRANSLATE_NOOP(
        "rummikub", "Player {place} doesn't draw for the start again."
    )),
    "no_such_tile": Refusal("1.1", QT_TRANSLATE_NOOP("rummikub", "There is no tile called “{tile}”.")),
    "tile_twice": Refusal("1.1", QT_TRANSLATE_NOOP("rummikub", "{tile} can't lie in two places at once.")),
    "tile_not_yours": Refusal("4.3", QT_TRANSLATE_NOOP(
        "rummikub", "{tile} lies neither on the table nor on your rack."
    )),
    "tile_missing": Refusal("4.3", QT_TRANSLATE_NOOP(
        "rummikub", "{tile} lay on the table before your turn, so it must stay there."
    )),
    "joker_missing": Refusal("4.3", QT_TRANSLATE_NOOP("rummikub", "This joker must stay on the table.")),
    "empty_set": Refusal("6.4", QT_TRANSLATE_NOOP(
        "rummikub", "A set without any tile can't lie on the table."
    )),
    "nothing_laid": Refusal("4.4", QT_TRANSLATE_NOOP(
        "rummikub", "Lay at least one tile from your own rack."
    )),
    "opening_touches_table": Refusal("3.3", QT_TRANSLATE_NOOP(
        "rummikub", "You can't touch what others have laid before your own opening of {needed} points."
    )),
    "opening_too_low": Refusal("3.1", translate(
        "rummikub", "Your sets are worth %n (point|points); an opening needs {needed}.", "", 0
    )),
    **CARD_REFUSALS,
    "rack_empty": Refusal("8.1", QT_TRANSLATE_NOOP(
        "rummikub", "The rack of player {place} is empty, so the game would be over."
    )),
    "table_unopened": Refusal("3.1", QT_TRANSLATE_NOOP(
        "rummikub", "Nobody has opened, so no tile can lie on the table."
    )),
    **FAULTS,
    # While tiles are moved in a draft, before there is a move for the rules to check.
    "tile_gone": Refusal("", QT_TRANSLATE_NOOP("rummikub", "These tiles don't lie there any more.")),
    "place_gone": Refusal("", QT_TRANSLATE_NOOP("rummikub", "That place isn't there any more.")),
    "fits_in_no_set": Refusal("", QT_TRANSLATE_NOOP(
        "rummikub", "That makes none of the sets longer or whole."
    )),
    "fits_in_several_sets": Refusal("", QT_TRANSLATE_NOOP(
        "rummikub", "That fits more than one set: choose which."
    )),
    "nothing_to_undo": Refusal("", QT_TRANSLATE_NOOP(
        "rummikub", "You haven't moved any tile in this turn yet."
    )),
}  # fmt: skip
"""Every refusal of a move, a card, a position or a draft; the faults of sets are among them."""

STRENGTHS: Final[Mapping[str, int]] = {"fair": 100, "sharp": 69, "master": 66}
"""How many of 100 two-player matches a level wins against the one below, as measured (``rulings.md``)."""

HANDICAP: Final = "easier_opening"
"""The option that names the seats with the handicap."""

OPTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "turn_seconds": (
        QT_TRANSLATE_NOOP("rummikub", "Time for a move"),
        QT_TRANSLATE_NOOP("rummikub", "A tournament gives one minute; at home you may play without a clock."),
    ),
    "timeout_penalty": (
        QT_TRANSLATE_NOOP("rummikub", "Penalty tiles"),
        QT_TRANSLATE_NOOP(
            "rummikub", "How many tiles are drawn when the time is up: one, or three as in the box."
        ),
    ),
    "timeout_restores": (
        QT_TRANSLATE_NOOP("rummikub", "Put the table back"),
        QT_TRANSLATE_NOOP(
            "rummikub",
            "When the time is up, the table goes back to how it was; otherwise only loose tiles go to the "
            "rack.",
        ),
    ),
    "games_per_match": (
        QT_TRANSLATE_NOOP("rummikub", "Games in a match"),
        QT_TRANSLATE_NOOP("rummikub", "A tournament plays two games at a table and sums up their points."),
    ),
    "reshuffle_right": (
        QT_TRANSLATE_NOOP("rummikub", "Right to a new deal"),
        QT_TRANSLATE_NOOP("rummikub", "Whoever is dealt three doublets may ask for a new deal."),
    ),
    HANDICAP: (
        QT_TRANSLATE_NOOP("rummikub", "Opening with 20 points instead of 30"),
        QT_TRANSLATE_NOOP("rummikub", "Makes it easier for a child or a beginner; the score card says so."),
    ),
}
"""The title of an option and one line about it."""

OPTION_VALUES: Final[Mapping[str, Mapping[Any, str]]] = {
    "turn_seconds": {
        30: QT_TRANSLATE_NOOP("rummikub", "30 seconds"),
        40: QT_TRANSLATE_NOOP("rummikub", "40 seconds"),
        45: QT_TRANSLATE_NOOP("rummikub", "45 seconds"),
        60: QT_TRANSLATE_NOOP("rummikub", "1 minute"),
        90: QT_TRANSLATE_NOOP("rummikub", "90 seconds"),
        120: QT_TRANSLATE_NOOP("rummikub", "2 minutes"),
        180: QT_TRANSLATE_NOOP("rummikub", "3 minutes"),
        300: QT_TRANSLATE_NOOP("rummikub", "5 minutes"),
        None: QT_TRANSLATE_NOOP("rummikub", "No clock"),
    },
    "timeout_penalty": {
        1: QT_TRANSLATE_NOOP("rummikub", "1 tile"),
        3: QT_TRANSLATE_NOOP("rummikub", "3 tiles"),
    },
    "games_per_match": {
        1: QT_TRANSLATE_NOOP("rummikub", "1 game"),
        2: QT_TRANSLATE_NOOP("rummikub", "2 games"),
    },
}
"""The choices of an option that is no switch."""

PRESETS: Final[Mapping[str, tuple[str, str]]] = {
    "tournament": (
        QT_TRANSLATE_NOOP("rummikub", "Tournament"),
        QT_TRANSLATE_NOOP("rummikub", "One minute a move, two games."),
    ),
    "family": (
        QT_TRANSLATE_NOOP("rummikub", "Family"),
        QT_TRANSLATE_NOOP("rummikub", "No clock, one game."),
    ),
}
"""The title of a preset and one line about it."""

LEVELS: Final[Mapping[str, str]] = {
    "gentle": QT_TRANSLATE_NOOP(
        "rummikub",
        "Lays one set from its rack a turn, adds to the table only when far behind or when the bank is "
        "empty, and keeps its jokers for going out: at most 3 tiles and 2 changed sets a minute.",
    ),
    "fair": QT_TRANSLATE_NOOP(
        "rummikub", "Lays the most tiles it can: at most 6 tiles and 2 changed sets a minute."
    ),
    "sharp": QT_TRANSLATE_NOOP(
        "rummikub",
        "Lays the most tiles it can, but holds its jokers until somebody has one tile left: "
        "at most 8 tiles and 3 changed sets a minute.",
    ),
    "master": QT_TRANSLATE_NOOP(
        "rummikub",
        "Plays for the win, and weighs what to lay and what to hold: at most 14 tiles and 6 changed sets "
        "a minute.",
    ),
}

MOVES: Final[Mapping[str, str]] = {
    "redeal": QT_TRANSLATE_NOOP("rummikub", "Ask for a new deal"),
    "keep_rack": QT_TRANSLATE_NOOP("rummikub", "Keep these tiles"),
    "play": QT_TRANSLATE_NOOP("rummikub", "Lay tiles; the table is then: {sets}"),
    "draw": QT_TRANSLATE_NOOP("rummikub", "Draw a tile"),
    "announce": QT_TRANSLATE_NOOP("rummikub", "Announce: “I'll lay out in the next round”"),
    "end_turn": QT_TRANSLATE_NOOP("rummikub", "End the turn"),
    "pass": QT_TRANSLATE_NOOP("rummikub", "Pass"),
    "drawn_for_start": QT_TRANSLATE_NOOP("rummikub", "The tiles drawn for the start: {drawn}"),
    "shuffled": QT_TRANSLATE_NOOP("rummikub", "The tiles are shuffled and dealt"),
    "time_up": QT_TRANSLATE_NOOP("rummikub", "The time is up"),
}

EVENTS: Final[Mapping[str, str]] = {
    "start_tiles_drawn": QT_TRANSLATE_NOOP("rummikub", "Drawn for the start: {drawn}."),
    "starter_found": QT_TRANSLATE_NOOP("rummikub", "{player} has the highest number, {tile}, and starts."),
    "tiles_shuffled": QT_TRANSLATE_NOOP("rummikub", "The tiles are shuffled, {player} starts."),
    "rack_dealt": translate("rummikub", "{player} is dealt %n (tile|tiles).", "", 0),
    "rack_kept": QT_TRANSLATE_NOOP("rummikub", "{player} keeps the tiles dealt."),
    "redeal_asked": QT_TRANSLATE_NOOP("rummikub", "{player} has three doublets and asks for a new deal."),
    "turn_began": QT_TRANSLATE_NOOP("rummikub", "It is {player}'s turn."),
    "tiles_played": PLAYED,
    "tile_drawn": QT_TRANSLATE_NOOP("rummikub", "{player} draws {taken}."),
    "time_ran_out": QT_TRANSLATE_NOOP("rummikub", "{player}'s time is up: {outcome}."),
    "tiles_returned": translate("rummikub", "{player} takes %n (tile|tiles) back to the rack.", "", 0),
    "table_swept": translate("rummikub", "{player} takes %n loose (tile|tiles) to the rack.", "", 0),
    "passed": QT_TRANSLATE_NOOP("rummikub", "{player} passes."),
    "announced": QT_TRANSLATE_NOOP("rummikub", "{player} announces: “I'll lay out in the next round”."),
    "game_scored": translate(
        "rummikub", "The game is over: {player} goes out and gets %n (point|points).", "", 0
    ),
    "game_ended": QT_TRANSLATE_NOOP("rummikub", "The match is over."),
}

VARIANTS: Final[Mapping[str, str]] = {
    "start_tiles_drawn_again": QT_TRANSLATE_NOOP(
        "rummikub", "Drawn for the start: {drawn}. Drawing again: {players}."
    ),
    "rack_kept_hidden": QT_TRANSLATE_NOOP("rummikub", "The tiles dealt are kept."),
    "redeal_asked_hidden": QT_TRANSLATE_NOOP(
        "rummikub", "Somebody has three doublets: the tiles are dealt anew."
    ),
    "tiles_played_opening": translate("rummikub", "{player} opens with %n (point|points): {sets}.", "", 0),
    "tile_drawn_hidden": QT_TRANSLATE_NOOP("rummikub", "{player} draws a tile."),
    "tile_drawn_penalty": QT_TRANSLATE_NOOP("rummikub", "{player} draws a penalty tile: {tile}."),
    "tile_drawn_penalty_hidden": QT_TRANSLATE_NOOP("rummikub", "{player} draws a penalty tile."),
    "game_scored_bank": translate(
        "rummikub",
        "The game is over, as all have passed: "
        "{player} has the fewest points left and gets %n (point|points).",
        "",
        0,
    ),
    "tiles_shuffled_numbered": QT_TRANSLATE_NOOP(
        "rummikub", "Game {game}: the tiles are shuffled, {player} starts."
    ),
    "game_scored_numbered": translate(
        "rummikub", "Game {game} is over: {player} goes out and gets %n (point|points).", "", 0
    ),
    "game_scored_bank_numbered": translate(
        "rummikub",
        "Game {game} is over, as all have passed: "
        "{player} has the fewest points left and gets %n (point|points).",
        "",
        0,
    ),
}
"""Other ways to tell an event."""

OUTCOMES: Final[Mapping[str, str]] = {
    "stands": QT_TRANSLATE_NOOP("rummikub", "the table is in order, and the move stands"),
    "restored": QT_TRANSLATE_NOOP("rummikub", "the table is put back as it was"),
    "swept": QT_TRANSLATE_NOOP("rummikub", "the sets in order stay, the loose tiles don't"),
    "unmoved": QT_TRANSLATE_NOOP("rummikub", "no tile has been laid"),
    "closed": QT_TRANSLATE_NOOP("rummikub", "the turn is over"),
}
"""What becomes of a turn whose time is up."""

DRAWN_BY: Final = QT_TRANSLATE_NOOP("rummikub", "{player} {tile}")
OPENING_SO_FAR: Final = QT_TRANSLATE_NOOP("rummikub", "Opening: {points} / {needed}")
TILES_LEFT: Final = translate("rummikub", "%n (tile|tiles)", "", 0)
POINTS: Final = translate("rummikub", "%n (point|points)", "", 0)
BIG_POINTS: Final = translate("rummikub", "%n big (point|points)", "", 0)
MOST_LAID: Final = translate(
    "rummikub", "The biggest move of the game: {player} laid %n (tile|tiles) at once.", "", 0
)

BIG: Final = 4
"""The tiles laid at once that are worth naming."""


def reason(code: str, facts: Mapping[str, Any]) -> str:
    """Return the sentence of a refusal, by these rules, by the draft or by the engine.

    If the refusal is of a seat, the fact ``player`` may be the name of who sits there.
    """
    if code in FAULTS:
        return fault(code, facts)
    if code not in REFUSALS:
        return engine_messages.reason(code, facts)
    known = {**facts}
    if "seat" in facts:
        known["place"] = facts["seat"] + 1
        known.setdefault("player", said(PLAYER, known))
    counted = {"bank_not_empty": "bank", "opening_too_low": "worth"}
    return said(REFUSALS[code].sentence, known, facts[counted[code]] if code in counted else None)


def event(plain: Mapping[str, Any], names: Sequence[str], *, numbered: bool = False) -> str:
    """Return the sentence of an event, given as plain values and with the players' names by seat.

    A game has its number from the second one on, the first one only where it is ``numbered``: a record of one
    game may hold any of a match.
    """
    facts = dict(plain)
    kind = facts.pop("kind")
    seat = facts.get("seat", facts.get("starter"))
    count: int | None = None
    way = kind
    match kind:
        case "start_tiles_drawn":
            facts["drawn"] = drawn(facts["tiles"], names)
            facts["players"] = ", ".join(names[place] for place in facts["again"])
            way += "_again" if facts["again"] else ""
        case "rack_kept" | "redeal_asked":
            way += "_hidden" if seat is None else ""
        case "rack_dealt" | "tiles_returned":
            count = len(facts["tiles"])
        case "tiles_played":
            before, after = as_table(facts["before"]), as_table(facts["after"])
            if facts["opening"]:
                facts["sets"], count = sets_laid(before, after), facts["worth"]
                way += "_opening"
            else:
                facts["deeds"] = play_text(before, after)
        case "tile_drawn":
            way += "_penalty" if facts["penalty"] else ""
            if facts["tile"] == HIDDEN:
                way += "_hidden"
            else:
                facts["taken"] = taken(facts["tile"])
        case "table_swept":
            count = len(facts["taken"]) + len(facts["returned"])
        case "game_scored":
            seat = facts["result"]["winner"]
            count = facts["result"]["small_points"][seat]
            way += "_bank" if facts["result"]["ending"] == "bank" else ""
    if kind in ("tiles_shuffled", "game_scored") and (numbered or facts["game"] > 1):
        way += "_numbered"
    if seat is not None:
        facts["player"] = names[seat]
    return said(VARIANTS.get(way, EVENTS[kind]), facts, count, {"outcome": OUTCOMES})


def move(plain: Mapping[str, Any]) -> str:
    facts = dict(plain)
    kind = facts.pop("kind")
    if kind == "play":
        facts["sets"] = table(facts["table"])
    if kind == "drawn_for_start":
        facts["drawn"] = tiles(name for name in facts["tiles"] if name is not None)
    return sentence(CONTEXT, MOVES[kind], facts)


def option(state: State, plain: Mapping[str, Any]) -> str:
    """Return what a move does among the options of a position: of tiles that are laid, which or how many."""
    if plain["kind"] != "play":
        return move(plain)
    return lay_text(laid_in(state, state.turn, plain["table"]))


def friendly_fact(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    played = [plain for plain in events if plain["kind"] == "tiles_played"]
    most = max((len(plain["laid"]) for plain in played), default=0)
    if most < BIG:
        return ""
    first = next(plain for plain in played if len(plain["laid"]) == most)
    return sentence(CONTEXT, MOST_LAID, {"player": names[first["seat"]]}, count=most)


def drawn(names: Sequence[Tile | None], players: Sequence[str]) -> str:
    """Return who has drawn which tile for the start; a seat that drew none is left out."""
    return ", ".join(
        sentence(CONTEXT, DRAWN_BY, {"player": player, "tile": tile(name)})
        for name, player in zip(names, players, strict=True)
        if name is not None
    )


def tiles_text(count: int) -> str:
    return sentence(CONTEXT, TILES_LEFT, {}, count=count)


def points_text(count: int) -> str:
    return sentence(CONTEXT, POINTS, {}, count=count)


def big_points_text(count: int) -> str:
    return sentence(CONTEXT, BIG_POINTS, {}, count=count)


def opening_text(points: int, needed: int) -> str:
    return sentence(CONTEXT, OPENING_SO_FAR, {"points": points, "needed": needed})


QUESTIONS: Final[Mapping[str, str]] = {
    "lay": QT_TRANSLATE_NOOP(
        "rummikub",
        "Say you draw now: how likely is it that the new tile can be laid on the table as it lies, alone or "
        "with others of your rack?",
    ),
    "open": QT_TRANSLATE_NOOP(
        "rummikub", "Say you draw now: how likely is it that you can open with {points} points afterwards?"
    ),
}
"""What can be guessed."""


MESSAGES: Final = Messages(
    refusals=REFUSALS,
    events=EVENTS,
    moves=MOVES,
    options=OPTIONS,
    levels=LEVELS,
    strengths=STRENGTHS,
    questions=QUESTIONS,
    reason=reason,
    event=event,
    move=move,
    option_in_position=option,
    option_values=OPTION_VALUES,
    option_needs={"timeout_penalty": "turn_seconds", "timeout_restores": "turn_seconds"},
    presets=PRESETS,
    handicap=HANDICAP,
)
