"""Every sentence of Rummikub: refusals, the log, moves, options, levels and proofs.

The sources are English. ``names`` has the words for tiles, and the capital letter of a sentence that begins
with one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolik.engine import messages as engine_messages
from stolik.engine.messages import N_, Refusal, sentence, translate
from stolik.engine.moments import MomentWords
from stolik.engine.package import Messages
from stolik.games.rummikub.rules.state import State, laid_in
from stolik.games.rummikub.rules.tiles import HIDDEN, Tile
from stolik.games.rummikub.ui.card_fields import CARD_REFUSALS, PLAYER
from stolik.games.rummikub.ui.names import (
    CONTEXT,
    COUNTED_TILES,
    FAULTS,
    OPENED,
    PLAYED,
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
    "game_over": Refusal("10.7", N_("rummikub", "The match is over: there are no more moves.")),
    "move_of_another": Refusal("1.4", N_(
        "rummikub", "Players can't deal or call time, and the table can't choose for them."
    )),
    "draw_for_start_first": Refusal("1.2", N_("rummikub", "First everyone draws a tile to see who starts.")),
    "shuffle_first": Refusal("1.4", N_("rummikub", "First the tiles must be shuffled and dealt.")),
    "others_asked": Refusal("1.9", N_("rummikub", "Wait a moment: someone may still ask for a new deal.")),
    "not_your_turn": Refusal("5.1", N_(
        "rummikub", "It isn't your turn: wait for another player."
    )),
    "nothing_to_draw_for": Refusal("1.2", N_("rummikub", "Nobody is drawing for the start now.")),
    "nothing_to_shuffle": Refusal("1.4", N_("rummikub", "This isn't the time to shuffle.")),
    "no_clock": Refusal("6.1", N_("rummikub", "This match has no clock, so time can't run out.")),
    "no_turn_to_time": Refusal("6.1", N_("rummikub", "It's nobody's turn now, so time can't run out.")),
    "not_asked": Refusal("1.8", N_(
        "rummikub", "New deals are only for three doublets, before the first move."
    )),
    "answer_first": Refusal("1.8", N_("rummikub", "First say whether you want a new deal.")),
    "draw_first": Refusal("7.3", N_("rummikub", "You can do that only after drawing a tile.")),
    "announced_already": Refusal("7.3", N_("rummikub", "You've already announced it.")),
    "drawn_already": Refusal("5.2", N_(
        "rummikub", "You've drawn a tile, so you can't lay or draw again this turn."
    )),
    "bank_empty": Refusal("5.3", N_("rummikub", "The bank is empty: lay tiles, or pass.")),
    "bank_not_empty": Refusal("5.3", translate(
        "rummikub", "You can pass only when the bank is empty; it still has %n (tile|tiles).", "", 0
    )),
    "wrong_number_of_tiles": Refusal("1.1", N_(
        "rummikub", "The number of tiles must be {tiles}, not {given}."
    )),
    "seat_must_draw": Refusal("1.3", N_("rummikub", "Player {place} must draw a tile for the start.")),
    "seat_does_not_draw": Refusal("1.3", N_("rummikub", "Player {place} doesn't draw for the start again.")),
    "no_such_tile": Refusal("1.1", N_("rummikub", "There is no tile called “{tile}”.")),
    "tile_twice": Refusal("1.1", N_("rummikub", "{tile} can't be in two places at once.")),
    "tile_not_yours": Refusal("4.3", N_("rummikub", "{tile} isn't on the table or on your rack.")),
    "tile_missing": Refusal("4.3", N_(
        "rummikub", "{tile} was on the table before your turn, so it must stay there."
    )),
    "joker_missing": Refusal("4.3", N_("rummikub", "This joker must stay on the table.")),
    "empty_set": Refusal("6.4", N_("rummikub", "A set on the table can't be empty.")),
    "nothing_laid": Refusal("4.4", N_("rummikub", "Lay at least one tile from your own rack.")),
    "opening_touches_table": Refusal("3.3", N_(
        "rummikub", "You can't touch other players' sets until you open with {needed} points."
    )),
    "opening_too_low": Refusal("3.1", translate(
        "rummikub", "Your sets are worth %n (point|points); you need {needed} to open.", "", 0
    )),
    **CARD_REFUSALS,
    "rack_empty": Refusal("8.1", N_(
        "rummikub", "Player {place}'s rack is empty, so the game would be over."
    )),
    "table_unopened": Refusal("3.1", N_(
        "rummikub", "Nobody has opened, so there can't be tiles on the table."
    )),
    **FAULTS,
    # For tiles that are moved in a draft, before there is a move that the rules could check.
    "tile_gone": Refusal("", N_("rummikub", "These tiles aren't there any more.")),
    "place_gone": Refusal("", N_("rummikub", "That spot isn't there any more.")),
    "fits_in_no_set": Refusal("", N_("rummikub", "That doesn't extend or complete any set.")),
    "fits_in_several_sets": Refusal("", N_("rummikub", "That fits more than one set: choose one.")),
    "nothing_to_undo": Refusal("", N_("rummikub", "You haven't moved any tiles this turn.")),
}  # fmt: skip
"""Every refusal of a move, a card, a position or a draft, including the faults of sets."""

STRENGTHS: Final[Mapping[str, int]] = {"fair": 100, "sharp": 69, "master": 66}
"""How many of 100 two-player matches a level wins against the one below it, as measured in ``rulings.md``."""

HANDICAP: Final = "easier_opening"
"""The option that names the seats with the handicap."""

OPTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "turn_seconds": (
        N_("rummikub", "Time per move"),
        N_("rummikub", "A tournament allows one minute; at home you can play without a clock."),
    ),
    "timeout_penalty": (
        N_("rummikub", "Penalty tiles"),
        N_("rummikub", "When time is up, draw one tile, or three as the box says."),
    ),
    "timeout_restores": (
        N_("rummikub", "Put the table back"),
        N_(
            "rummikub",
            "When time is up, the table goes back to how it was. If off, only loose tiles go to the rack.",
        ),
    ),
    "games_per_match": (
        N_("rummikub", "Games in a match"),
        N_("rummikub", "A tournament plays two games at each table and adds up the points."),
    ),
    "reshuffle_right": (
        N_("rummikub", "Right to a new deal"),
        N_("rummikub", "Anyone dealt three doublets may ask for a new deal."),
    ),
    HANDICAP: (
        N_("rummikub", "Opening with 20 points instead of 30"),
        N_("rummikub", "Makes it easier for a child or a beginner; the score card shows it."),
    ),
}
"""The title of each option and one line about it."""

OPTION_VALUES: Final[Mapping[str, Mapping[Any, str]]] = {
    "turn_seconds": {
        30: N_("rummikub", "30 seconds"),
        40: N_("rummikub", "40 seconds"),
        45: N_("rummikub", "45 seconds"),
        60: N_("rummikub", "1 minute"),
        90: N_("rummikub", "90 seconds"),
        120: N_("rummikub", "2 minutes"),
        180: N_("rummikub", "3 minutes"),
        300: N_("rummikub", "5 minutes"),
        None: N_("rummikub", "No clock"),
    },
    "timeout_penalty": {
        1: N_("rummikub", "1 tile"),
        3: N_("rummikub", "3 tiles"),
    },
    "games_per_match": {
        1: N_("rummikub", "1 game"),
        2: N_("rummikub", "2 games"),
    },
}
"""The values of options that aren't switches."""

PRESETS: Final[Mapping[str, tuple[str, str]]] = {
    "tournament": (
        N_("rummikub", "Tournament"),
        N_("rummikub", "One minute per move, two games."),
    ),
    "family": (
        N_("rummikub", "Family"),
        N_("rummikub", "No clock, one game."),
    ),
}
"""The title of each preset and one line about it."""

LEVELS: Final[Mapping[str, str]] = {
    "gentle": N_(
        "rummikub",
        "Lays one set from its rack each turn, and keeps its jokers for going out. Adds to the table"
        " only when far behind or when the bank is empty. At most 3 tiles and 2 changed sets a minute,"
        " or 6 sets if it wins anyway.",
    ),
    "fair": N_("rummikub", "Lays as many tiles as it can. At most 6 tiles and 2 changed sets a minute."),
    "sharp": N_(
        "rummikub",
        "Lays as many tiles as it can, but holds its jokers until someone has one tile left. At most 8"
        " tiles and 3 changed sets a minute.",
    ),
    "master": N_(
        "rummikub",
        "Plays to win, and weighs what to lay and what to hold. At most 14 tiles and 6 changed sets a"
        " minute.",
    ),
}

MOVES: Final[Mapping[str, str]] = {
    "redeal": N_("rummikub", "Ask for a new deal"),
    "keep_rack": N_("rummikub", "Keep these tiles"),
    "play": N_("rummikub", "Lay tiles; the table then has: {sets}"),
    "draw": N_("rummikub", "Draw a tile"),
    "announce": N_("rummikub", "Announce: “I'll open next round”"),
    "end_turn": N_("rummikub", "End the turn"),
    "pass": N_("rummikub", "Pass"),
    "drawn_for_start": N_("rummikub", "The tiles drawn for the start: {drawn}"),
    "shuffled": N_("rummikub", "The tiles are shuffled and dealt"),
    "time_up": N_("rummikub", "Time is up"),
}

EVENTS: Final[Mapping[str, str]] = {
    "start_tiles_drawn": N_("rummikub", "Drawn for the start: {drawn}."),
    "starter_found": N_("rummikub", "{player} has the highest number, {tile}, and starts."),
    "tiles_shuffled": N_("rummikub", "The tiles are shuffled; {player} starts."),
    "rack_dealt": translate("rummikub", "{player} is dealt %n (tile|tiles).", "", 0),
    "rack_kept": N_("rummikub", "{player} keeps the dealt tiles."),
    "redeal_asked": N_("rummikub", "{player} has three doublets and asks for a new deal."),
    "turn_began": N_("rummikub", "It's {player}'s turn."),
    "tiles_played": PLAYED,
    "tile_drawn": N_("rummikub", "{player} draws {taken}."),
    "time_ran_out": N_("rummikub", "{player}'s time is up: {outcome}."),
    "tiles_returned": translate("rummikub", "{player} takes %n (tile|tiles) back to the rack.", "", 0),
    "table_swept": translate("rummikub", "{player} takes %n loose (tile|tiles) to the rack.", "", 0),
    "passed": N_("rummikub", "{player} passes."),
    "announced": N_("rummikub", "{player} announces: “I'll open next round”."),
    "game_scored": translate(
        "rummikub", "The game is over: {player} goes out and gets %n (point|points).", "", 0
    ),
    "game_ended": N_("rummikub", "The match is over."),
}

VARIANTS: Final[Mapping[str, str]] = {
    "start_tiles_drawn_again": N_("rummikub", "Drawn for the start: {drawn}. Drawing again: {players}."),
    "rack_kept_hidden": N_("rummikub", "Everyone keeps the dealt tiles."),
    "redeal_asked_hidden": N_("rummikub", "Someone has three doublets: the tiles are dealt again."),
    "tiles_played_opening": OPENED,
    "tile_drawn_hidden": N_("rummikub", "{player} draws a tile."),
    "tile_drawn_penalty": N_("rummikub", "{player} draws a penalty tile: {tile}."),
    "tile_drawn_penalty_hidden": N_("rummikub", "{player} draws a penalty tile."),
    "game_scored_bank": translate(
        "rummikub",
        "Everyone passed, so the game is over. {player} has the fewest points left and gets %n"
        " (point|points).",
        "",
        0,
    ),
    "tiles_shuffled_numbered": N_("rummikub", "Game {game}: the tiles are shuffled; {player} starts."),
    "game_scored_numbered": translate(
        "rummikub", "Game {game} is over: {player} goes out and gets %n (point|points).", "", 0
    ),
    "game_scored_bank_numbered": translate(
        "rummikub",
        "Everyone passed, so game {game} is over. {player} has the fewest points left and gets %n"
        " (point|points).",
        "",
        0,
    ),
}
"""Other sentences for events, by case."""

OUTCOMES: Final[Mapping[str, str]] = {
    "stands": N_("rummikub", "the table is in order, and the move stands"),
    "restored": N_("rummikub", "the table goes back to how it was"),
    "swept": N_("rummikub", "the good sets stay, the loose tiles don't"),
    "unmoved": N_("rummikub", "no tile has been laid"),
    "closed": N_("rummikub", "the turn is over"),
}
"""The outcomes of a turn whose time is up."""

DRAWN_BY: Final = N_("rummikub", "{player} {tile}")
OPENING_SO_FAR: Final = N_("rummikub", "Opening: {points} / {needed}")
BIG_POINTS: Final = translate("rummikub", "%n big (point|points)", "", 0)
MOST_LAID: Final = translate(
    "rummikub", "Biggest move of the game: {player} laid %n (tile|tiles) at once.", "", 0
)

BIG: Final = 4
"""How many tiles must be laid at once to be worth a mention."""


def reason(code: str, facts: Mapping[str, Any]) -> str:
    """Return the sentence for a refusal by these rules, by the draft or by the engine.

    If the refusal is about a seat, the fact ``player`` may hold the player's name.
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
    """Return the sentence for an event, given as plain values; ``names`` are the players' by seat.

    The number of the game is told from the second game on. With ``numbered`` the first one is told too,
    because a record of one game may hold any game of a match.
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
            before, after = (tuple(map(tuple, facts[table])) for table in ("before", "after"))
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
    """Return what a move does among the options of a position; a play tells which, or how many, tiles."""
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
    """Return who has drawn which tile for the start, without seats that drew none."""
    return ", ".join(
        sentence(CONTEXT, DRAWN_BY, {"player": player, "tile": tile(name)})
        for name, player in zip(names, players, strict=True)
        if name is not None
    )


def tiles_text(count: int) -> str:
    return sentence(CONTEXT, COUNTED_TILES, {}, count=count)


def big_points_text(count: int) -> str:
    return sentence(CONTEXT, BIG_POINTS, {}, count=count)


def opening_text(points: int, needed: int) -> str:
    return sentence(CONTEXT, OPENING_SO_FAR, {"points": points, "needed": needed})


QUESTIONS: Final[Mapping[str, str]] = {
    "lay": N_(
        "rummikub",
        "Say you draw a tile. How likely is it to fit the table as is, alone or with yours?",
    ),
    "open": N_(
        "rummikub", "Say you draw a tile. How likely are you to be able to open with {points} points?"
    ),
}
"""The questions that can be guessed at, by kind."""


MOMENTS: Final = {
    "lay": MomentWords(
        N_("rummikub", "The biggest move"),
        translate("rummikub", "%n (tile|tiles) at once", "", 0),
        moves=True,
    ),
    "last": MomentWords(N_("rummikub", "Last tile!"), sound="last_tile", moves=True),
}


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
    moments=MOMENTS,
)
