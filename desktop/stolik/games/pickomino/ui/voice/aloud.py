"""What is told of Pickomino aloud: things, answers to questions, and a turn in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.spoken_text import choices_text, turn_sentence
from stolik.engine.view_model import OPTIONS_KEY, SUM_KEY, Answer
from stolik.games.pickomino.ai.valuation import roll_bust_chance
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State, steal_victim
from stolik.games.pickomino.rules.tiles import worms
from stolik.games.pickomino.ui import messages
from stolik.games.pickomino.ui.messages import CONTEXT, VALUES, rolled_text
from stolik.games.pickomino.ui.voice.shown import Moment
from stolik.models import dice_voice
from stolik.models.dice_voice import percent

TILE_UP: Final = translate("pickomino", "Tile {tile}, %n (worm|worms), in the centre", "", 0)
TILE_TO_TAKE: Final = translate(
    "pickomino", "Tile {tile}, %n (worm|worms), in the centre, can be taken", "", 0
)
TILE_DOWN: Final = QT_TRANSLATE_NOOP("pickomino", "Tile {tile}, face down, out of the game")
TILE_ON_STACK: Final = QT_TRANSLATE_NOOP("pickomino", "Tile {tile}, on top of the stack of {player}")
TILE_GONE: Final = QT_TRANSLATE_NOOP("pickomino", "Tile {tile}, not in the centre")
STACK_OF: Final = translate("pickomino", "{player}'s stack of %n (tile|tiles), tile {tile} on top", "", 0)
STACK_TO_STEAL: Final = translate(
    "pickomino", "{player}'s stack of %n (tile|tiles), tile {tile} on top, can be stolen", "", 0
)
NONE_ASIDE: Final = QT_TRANSLATE_NOOP("pickomino", "No dice set aside yet")
SUM_ASIDE: Final = QT_TRANSLATE_NOOP("pickomino", "Sum {sum}, {worm}")


def die_words(zone: str, face: int, *, choosable: bool, used: bool) -> str:
    """Return what a die is called aloud."""
    word = translated(CONTEXT, VALUES["dice"].get(face, str(face)))
    return dice_voice.die_words(zone, word, choosable=choosable, used=used)


def tile_words(moment: Moment, tile: int) -> str:
    """Return what a tile, or its empty place, is called aloud."""
    state = moment.state
    if tile in state.centre:
        return sentence(
            CONTEXT, TILE_TO_TAKE if tile == moment.take else TILE_UP, {"tile": tile}, count=worms(tile)
        )
    if tile in state.face_down:
        return sentence(CONTEXT, TILE_DOWN, {"tile": tile})
    owner = next((seat for seat, stack in enumerate(state.stacks) if stack and stack[-1] == tile), None)
    if owner is None:
        return sentence(CONTEXT, TILE_GONE, {"tile": tile})
    return sentence(CONTEXT, TILE_ON_STACK, {"tile": tile, "player": moment.names[owner]})


def stack_words(moment: Moment, seat: Seat) -> str:
    """Return what a stack is called aloud; empty where no tile lies there."""
    stack = moment.state.stacks[seat]
    if not stack:
        return ""
    facts = {"player": moment.names[seat], "tile": stack[-1]}
    return sentence(CONTEXT, STACK_TO_STEAL if seat == moment.victim else STACK_OF, facts, count=len(stack))


def tray_words(state: State) -> str:
    """Return what the dice set aside are worth, as they are called aloud."""
    if not state.kept:
        return translated(CONTEXT, NONE_ASIDE)
    return sentence(
        CONTEXT, SUM_ASIDE, {"sum": state.sum, "worm": translated(CONTEXT, WORM_ASIDE[state.has_worm])}
    )


QUESTIONS: Final[Mapping[str, str]] = {
    SUM_KEY: QT_TRANSLATE_NOOP("pickomino", "What are the sum and the chance of a bust?"),
    OPTIONS_KEY: QT_TRANSLATE_NOOP("pickomino", "What can I do?"),
    "Ctrl+1": QT_TRANSLATE_NOOP("pickomino", "Where are the tiles?"),
    "Ctrl+2": QT_TRANSLATE_NOOP("pickomino", "Whose top tile can be stolen?"),
}

SUM: Final = translate("pickomino", "Sum {sum}, {worm}, %n (die|dice) left.", "", 0)
WORM_ASIDE: Final[Mapping[bool, str]] = {
    True: QT_TRANSLATE_NOOP("pickomino", "with a worm"),
    False: QT_TRANSLATE_NOOP("pickomino", "needs a worm"),
}
ROLLED: Final = QT_TRANSLATE_NOOP("pickomino", "Rolled: {dice}.")
BUST: Final = QT_TRANSLATE_NOOP("pickomino", "Risk of a bust on the next roll: {percent}.")
CENTRE: Final = QT_TRANSLATE_NOOP("pickomino", "Face up in the centre: {tiles}.")
CENTRE_EMPTY: Final = QT_TRANSLATE_NOOP("pickomino", "No tile lies face up in the centre.")
FACE_DOWN: Final = QT_TRANSLATE_NOOP("pickomino", "Face down: {tiles}.")
STACK: Final = translate("pickomino", "{player}: {tile} on top of %n (tile|tiles).", "", 0)
NO_STACK: Final = QT_TRANSLATE_NOOP("pickomino", "{player}: no tile.")
TOPS: Final = QT_TRANSLATE_NOOP("pickomino", "Can be stolen with exactly: {tiles}.")
TOP: Final = QT_TRANSLATE_NOOP("pickomino", "{tile} from {player}")
NO_TOPS: Final = QT_TRANSLATE_NOOP("pickomino", "Nobody else has a tile to steal.")
STEAL_NOW: Final = QT_TRANSLATE_NOOP("pickomino", "The sum is {sum}: tile {sum} can be stolen now.")

ROLLS: Final = translate("pickomino", "%n (roll|rolls)", "", 0)
DEEDS: Final[Mapping[str, str]] = {
    "sum": QT_TRANSLATE_NOOP("pickomino", "sum {total}"),
    "tile_taken": QT_TRANSLATE_NOOP("pickomino", "takes tile {tile} ({worms})"),
    "tile_stolen": QT_TRANSLATE_NOOP("pickomino", "steals tile {tile} ({worms}) from {victim}"),
    "busted": QT_TRANSLATE_NOOP("pickomino", "bust, because {reason}"),
    "tile_returned": QT_TRANSLATE_NOOP("pickomino", "puts tile {tile} back into the centre"),
    "tile_turned_down": QT_TRANSLATE_NOOP("pickomino", "tile {tile} is turned face down"),
}
"""What is done in a turn, as it stands after the player's name."""


def answers(state: State, names: Sequence[str]) -> Sequence[Answer]:
    """Return the answers to all questions of the game; ``names`` are the players' by seat."""
    texts = {
        SUM_KEY: sum_text(state),
        OPTIONS_KEY: options_text(state, names),
        "Ctrl+1": _tiles(state, names),
        "Ctrl+2": _tops(state, names),
    }
    return [Answer(key, translated(CONTEXT, QUESTIONS[key]), text) for key, text in texts.items()]


def sum_text(state: State) -> str:
    """Return the sum set aside, what has been rolled, and the chance that the next roll is bust."""
    told = [sentence(CONTEXT, SUM, _sum_facts(state), count=state.dice_left)]
    if state.phase == "keep":
        told.append(sentence(CONTEXT, ROLLED, {"dice": rolled_text(state.rolled)}))
    if state.phase == "decide" and state.dice_left:
        told.append(sentence(CONTEXT, BUST, {"percent": percent(roll_bust_chance(state))}))
    return " ".join(told)


def options_text(state: State, names: Sequence[str]) -> str:
    """Return what the player on turn can choose from."""
    moves = [] if state.phase not in ("decide", "keep") else GAME.legal_moves(state, state.turn)
    things = [messages.move_in_position(state, to_plain(move)) for move in moves]
    return choices_text(names[state.turn], things)


def turn_text(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return a turn in one sentence; its events are given as plain values."""
    deeds, rolls, total, seat = list[str](), 0, 0, 0
    for plain in events:
        seat, kind = plain.get("seat", seat), plain["kind"]
        rolls += kind == "dice_rolled"
        total = plain.get("total", total)
        if kind in DEEDS:
            facts = dict(plain)
            if "victim" in plain:
                facts["victim"] = names[plain["victim"]]
            if "tile" in plain:
                facts["worms"] = messages.worms_text(worms(plain["tile"]))
            deeds.append(sentence(CONTEXT, DEEDS[kind], facts, values=VALUES))
    if rolls:
        done = [sentence(CONTEXT, ROLLS, {}, count=rolls)]
        if total:
            done.append(sentence(CONTEXT, DEEDS["sum"], {"total": total}))
        deeds.insert(0, ", ".join(done))
    return turn_sentence(names[seat], deeds)


def _tiles(state: State, names: Sequence[str]) -> str:
    """Return what lies in the centre, and what on the stacks."""
    told = [_listed(CENTRE, state.centre) if state.centre else translated(CONTEXT, CENTRE_EMPTY)]
    if state.face_down:
        told.append(_listed(FACE_DOWN, state.face_down))
    for player, stack in zip(names, state.stacks, strict=True):
        if stack:
            facts = {"player": player, "tile": stack[-1]}
            told.append(sentence(CONTEXT, STACK, facts, count=len(stack)))
        else:
            told.append(sentence(CONTEXT, NO_STACK, {"player": player}))
    return " ".join(told)


def _tops(state: State, names: Sequence[str]) -> str:
    """Return whose top tiles the player on turn could steal, and whether one can be stolen now."""
    tops: list[tuple[int, Seat]] = sorted(
        (stack[-1], seat) for seat, stack in enumerate(state.stacks) if stack and seat != state.turn
    )
    if not tops:
        return translated(CONTEXT, NO_TOPS)
    things = [sentence(CONTEXT, TOP, {"tile": tile, "player": names[seat]}) for tile, seat in tops]
    told = sentence(CONTEXT, TOPS, {"tiles": ", ".join(things)})
    if state.phase == "decide" and steal_victim(state) is not None:
        told += " " + sentence(CONTEXT, STEAL_NOW, {"sum": state.sum})
    return told


def _listed(source: str, tiles: Sequence[int]) -> str:
    return sentence(CONTEXT, source, {"tiles": ", ".join(map(str, tiles))})


def _sum_facts(state: State) -> Mapping[str, Any]:
    return {"sum": state.sum, "worm": translated(CONTEXT, WORM_ASIDE[state.has_worm])}
