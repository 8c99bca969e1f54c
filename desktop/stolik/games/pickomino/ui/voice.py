"""All that is written and said aloud at a moment of Pickomino: status line, acts, answers, hints, praise.

The functions depend only on what is seen, the chances asked for, and what is pointed at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import pairwise
from typing import Any, Final

from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Wording
from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.messages import N_, sentence, translate, translated
from stolik.engine.view_model import OPTIONS_KEY, SUM_KEY, Answer, HintStep, choices_text, turn_sentence
from stolik.games.pickomino.ai.claims import reason
from stolik.games.pickomino.ai.valuation import roll_bust_chance, ways_to
from stolik.games.pickomino.rules.events import Busted, Event, TileStolen
from stolik.games.pickomino.rules.moves import Keep, SeatMove, Steal, Take
from stolik.games.pickomino.rules.pieces import TILES, WORM, points, worms
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State, centre_tile, steal_victim
from stolik.games.pickomino.ui import messages
from stolik.games.pickomino.ui.messages import CONTEXT, VALUES, rolled_text
from stolik.models import dice_voice
from stolik.models.dice_voice import (
    CHOOSE,
    ROLL_NOW,
    ActRow,
    Banner,
    Chance,
    as_sentence,
    percent,
    say,
    turn_acts,
)

_FIRST: Final = TILES[0]
_said: Final = partial(translated, CONTEXT)


@dataclass(frozen=True)
class Moment:
    """A moment as it is seen.

    ``dice`` is the state whose dice are shown, which is the earlier one while a tile is being taken. ``live``
    says that the game is being played here now. ``pointed`` names what is pointed at: ``face:5``,
    ``tile:27``, or ``why:27`` to have that tile's chance explained. ``odds`` are the chances asked for.
    """

    state: State
    dice: State
    names: Sequence[str]
    live: bool = True
    pointed: str = ""
    odds: Mapping[int, float] = field(default_factory=dict)

    @cached_property
    def deciding(self) -> State | None:
        return self.state if self.dice is self.state and self.state.phase == "decide" else None

    @property
    def player(self) -> str:
        return self.names[self.state.turn]

    @property
    def may_roll(self) -> bool:
        return self.live and self.deciding is not None and self.deciding.dice_left > 0

    @cached_property
    def take(self) -> int:
        """The tile that can be taken from the centre now, 0 for none."""
        return centre_tile(self.deciding) or 0 if self.deciding else 0

    @cached_property
    def victim(self) -> Seat | None:
        """The seat whose top tile can be stolen now."""
        return steal_victim(self.deciding) if self.deciding else None

    @property
    def steal(self) -> int:
        """The tile that can be stolen now, 0 for none."""
        return 0 if self.victim is None else self.state.sum


KEEPING: Final = translate("pickomino", "Set aside %n (die|dice) with {face}: +{points}, sum {sum}", "", 0)
KEEPING_WORMS: Final = translate("pickomino", "Set aside %n (worm|worms): +{points}, sum {sum}", "", 0)
CHANCE_TO_TAKE: Final = N_("pickomino", "Chance of tile {tile} this turn: {chance}.")
CHANCE_TO_STEAL: Final = N_("pickomino", "Chance of stealing tile {tile} this turn: {chance}.")
# What the player can do, by whether dice are left, a tile can be taken, and one can be stolen.
HAD: Final[Mapping[tuple[bool, bool, bool], str]] = {
    (False, True, True): N_(
        "pickomino",
        "All dice are set aside: take tile {tile}, or steal tile {other} from {victim}.",
    ),
    (False, True, False): N_("pickomino", "All dice are set aside: you must take tile {tile}."),
    (False, False, True): N_(
        "pickomino", "All dice are set aside: you must steal tile {other} from {victim}."
    ),
    (True, True, True): N_("pickomino", "You can take tile {tile}, or steal tile {other} from {victim}."),
    (True, True, False): N_("pickomino", "You can take tile {tile}."),
    (True, False, True): N_("pickomino", "You can steal tile {other} from {victim}."),
}
LOWER_TILE: Final = N_("pickomino", "With {sum} you can take tile {tile}.")
NO_TILE: Final = N_("pickomino", "No tile for {sum} yet.")
NO_TILE_NO_WORM: Final = N_("pickomino", "No tile for {sum} yet, and no worm either.")
ONLY_WORM_MISSING: Final = N_("pickomino", "No tile yet: you need a worm.")


def line(moment: Moment, *, mine: bool = True) -> str:
    """Return the status line: about what is pointed at, or what the player on turn can do.

    ``mine`` says that a person may act on the screen.
    """
    kind, _, thing = moment.pointed.partition(":")
    if kind == "face":
        return _keeping(moment, int(thing))
    if kind in ("tile", "why") and int(thing) in moment.odds:
        return (chance_words if kind == "tile" else why)(moment, int(thing))
    state = moment.state
    if not mine:
        return ""
    if state.phase == "keep":
        return say(CHOOSE, player=moment.player)
    if moment.take or moment.steal:
        return _to_be_had(moment)
    if not state.kept:
        return say(ROLL_NOW, player=moment.player)
    if state.has_worm:
        return sentence(CONTEXT, NO_TILE, {"sum": state.sum})
    return sentence(CONTEXT, NO_TILE_NO_WORM if state.sum < _FIRST else ONLY_WORM_MISSING, {"sum": state.sum})


def chance_words(moment: Moment, tile: int) -> str:
    source = CHANCE_TO_TAKE if tile in moment.state.centre else CHANCE_TO_STEAL
    return sentence(CONTEXT, source, {"tile": tile, "chance": percent(moment.odds[tile])})


EXACT_SUM: Final = translate(
    "pickomino", "Only a sum of {low} gets you tile {tile}: %n (way|ways) to make it.", "", 0
)
ANY_SUM: Final = translate(
    "pickomino", "A sum from {low} to {high} gets you tile {tile}: %n (way|ways).", "", 0
)
NO_WAY: Final = N_("pickomino", "You can't get tile {tile} this turn any more.")
EASIER_SUMS: Final = N_("pickomino", "Tile {tile} is easier: any sum from {low} to {high} will do.")
EASIER_WAYS: Final = translate("pickomino", "Tile {tile} is easier: %n (way|ways).", "", 0)
EASIER_DICE: Final = N_("pickomino", "Tile {tile} is easier: its dice come up more often.")


def why(moment: Moment, tile: int) -> str:
    """Return what wins a tile, and why the next higher tile with a better chance is easier to get."""
    state, odds = moment.state, moment.odds
    own = ways_to(state, tile)
    if own is None:
        return sentence(CONTEXT, NO_WAY, {"tile": tile})
    source = EXACT_SUM if own.low == own.high else ANY_SUM
    told = sentence(CONTEXT, source, {"tile": tile, "low": own.low, "high": own.high}, count=own.sets)
    # Chances that are shown as the same percentage count as equal.
    easier = next(
        (
            other
            for other in TILES
            if other > tile
            and odds.get(other, 0) > odds[tile]
            and percent(odds[other]) != percent(odds[tile])
        ),
        None,
    )
    other = ways_to(state, easier) if easier else None
    if other is None:
        return told
    more = other.sets > own.sets
    source = EASIER_DICE
    if more:
        source = EASIER_SUMS if other.high - other.low > own.high - own.low else EASIER_WAYS
    facts = {"tile": easier, "low": other.low, "high": other.high}
    return f"{told} {sentence(CONTEXT, source, facts, count=other.sets)}"


def would_be(moment: Moment) -> int:
    """Return the sum with the dice that are pointed at added, 0 if none are."""
    kind, _, face = moment.pointed.partition(":")
    added = moment.dice.rolled.count(int(face)) * points(int(face)) if kind == "face" else 0
    return moment.dice.sum + added if added else 0


def _keeping(moment: Moment, face: int) -> str:
    count = moment.dice.rolled.count(face)
    facts = {"face": face, "points": count * points(face), "sum": would_be(moment)}
    return sentence(CONTEXT, KEEPING_WORMS if face == WORM else KEEPING, facts, count=count)


def _to_be_had(moment: Moment) -> str:
    state, take, steal = moment.state, moment.take, moment.steal
    victim = "" if moment.victim is None else moment.names[moment.victim]
    facts = {"tile": take, "other": steal, "victim": victim, "sum": state.sum}
    if state.dice_left and not steal and take != state.sum:
        return sentence(CONTEXT, LOWER_TILE, facts)
    return sentence(CONTEXT, HAD[state.dice_left > 0, take > 0, steal > 0], facts)


TAKE_A_TILE: Final = N_("pickomino", "Take a tile")
STEAL_A_TILE: Final = N_("pickomino", "Steal a tile")
STEAL_FROM: Final = N_("pickomino", "Steal tile {tile} from {victim}")
RISK: Final = N_("pickomino", "risk of a bust")
RISK_SPOKEN: Final = N_("pickomino", "Risk of a bust next roll: {chance}")


def acts(moment: Moment) -> Sequence[ActRow]:
    take, steal = (moment.take, moment.steal) if moment.live else (0, 0)
    take_text = messages.move({"kind": "take", "tile": take}) if take else _said(TAKE_A_TILE)
    from_whom = {"tile": steal, "victim": "" if moment.victim is None else moment.names[moment.victim]}
    steal_text = sentence(CONTEXT, STEAL_FROM, from_whom) if steal else _said(STEAL_A_TILE)
    return turn_acts(
        moment.state.dice_left,
        ActRow("take", take_text, "T", take > 0),
        ActRow("steal", steal_text, "S", steal > 0),
        rolls=moment.may_roll,
    )


def chance(moment: Moment) -> Chance | None:
    """Return the chance that the next roll is a bust, ``None`` if no roll can follow.

    It is also ``None`` before the first roll of a turn, when the chance is next to nothing.
    """
    if not moment.may_roll or not moment.state.kept:
        return None
    risk = roll_bust_chance(moment.state)
    figure = percent(risk)
    spoken = sentence(CONTEXT, RISK_SPOKEN, {"chance": figure})
    return Chance(figure, _said(RISK), spoken, risk >= 0.5)


WORM_TIE: Final = N_("pickomino", "{player} and {other} tie on worms: the higher tile decides.")
STEAL_TITLE: Final = N_("pickomino", "Stolen!")
BUST_TITLE: Final = N_("pickomino", "Bust!")
NOTHING_BACK: Final = N_("pickomino", "There is no tile to give back.")


def bust_reason(state: State) -> str:
    """Return the code of the reason why a turn went bust."""
    if state.rolled:
        return "nothing_new"
    return "nothing_to_take" if state.has_worm else "no_worm"


def banner(state: State, names: Sequence[str], event: Event | None) -> Banner | None:
    """Return the banner of a steal or a bust: why it happened, and what follows."""
    if isinstance(event, TileStolen):
        return Banner(_said(STEAL_TITLE), messages.event(to_plain(event), names), loss=False)
    if state.phase != "busted":
        return None
    after = ""
    if isinstance(event, Busted):
        after = "" if state.stacks[state.turn] else _said(NOTHING_BACK)
    elif event is not None:
        after = messages.event(to_plain(event), names)
    reason = as_sentence(_said(VALUES["reason"][bust_reason(state)]))
    return Banner(_said(BUST_TITLE), reason, after, goes_on=True)


def place_reasons(state: State, names: Sequence[str]) -> str:
    """Return what decided the final places if worms alone don't; empty before the end."""
    if state.phase != "over":
        return ""
    places = sorted(GAME.standings(state), key=lambda place: place.rank)
    ties = [
        sentence(CONTEXT, WORM_TIE, {"player": names[one.seat], "other": names[other.seat]})
        for one, other in pairwise(places)
        if one.score == other.score and one.rank != other.rank
    ]
    return " ".join(ties)


TILE_UP: Final = translate("pickomino", "Tile {tile}, %n (worm|worms), in the centre", "", 0)
TILE_TO_TAKE: Final = translate(
    "pickomino", "Tile {tile}, %n (worm|worms), in the centre, can be taken", "", 0
)
TILE_DOWN: Final = N_("pickomino", "Tile {tile}, face down, out of the game")
TILE_ON_STACK: Final = N_("pickomino", "Tile {tile}, on top of {player}'s stack")
TILE_GONE: Final = N_("pickomino", "Tile {tile}, not in the centre")
STACK_OF: Final = translate("pickomino", "{player}'s stack of %n (tile|tiles), tile {tile} on top", "", 0)
STACK_TO_STEAL: Final = translate(
    "pickomino", "{player}'s stack of %n (tile|tiles), tile {tile} on top, can be stolen", "", 0
)
NONE_ASIDE: Final = N_("pickomino", "No dice set aside yet")
SUM_ASIDE: Final = N_("pickomino", "Sum {sum}, {worm}")


def die_words(zone: str, face: int, *, choosable: bool, used: bool) -> str:
    word = translated(CONTEXT, VALUES["dice"].get(face, str(face)))
    return dice_voice.die_words(zone, word, choosable=choosable, used=used)


def tile_words(moment: Moment, tile: int) -> str:
    """Return the spoken name of a tile or of its empty place."""
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
    """Return the spoken name of a stack; empty if it has no tiles."""
    stack = moment.state.stacks[seat]
    if not stack:
        return ""
    facts = {"player": moment.names[seat], "tile": stack[-1]}
    return sentence(CONTEXT, STACK_TO_STEAL if seat == moment.victim else STACK_OF, facts, count=len(stack))


def tray_words(state: State) -> str:
    """Return the spoken words for the worth of the dice set aside."""
    if not state.kept:
        return translated(CONTEXT, NONE_ASIDE)
    return sentence(
        CONTEXT, SUM_ASIDE, {"sum": state.sum, "worm": translated(CONTEXT, WORM_ASIDE[state.has_worm])}
    )


QUESTIONS: Final[Mapping[str, str]] = {
    SUM_KEY: N_("pickomino", "What's the sum, and the risk of a bust?"),
    OPTIONS_KEY: N_("pickomino", "What can I do?"),
    "Ctrl+1": N_("pickomino", "Where are the tiles?"),
    "Ctrl+2": N_("pickomino", "Whose top tile can I steal?"),
}

SUM: Final = translate("pickomino", "Sum {sum}, {worm}, %n (die|dice) left.", "", 0)
WORM_ASIDE: Final[Mapping[bool, str]] = {
    True: N_("pickomino", "with a worm"),
    False: N_("pickomino", "needs a worm"),
}
ROLLED: Final = N_("pickomino", "Rolled: {dice}.")
BUST: Final = N_("pickomino", "Risk of a bust on the next roll: {percent}.")
CENTRE: Final = N_("pickomino", "Face up in the centre: {tiles}.")
CENTRE_EMPTY: Final = N_("pickomino", "There are no face-up tiles in the centre.")
FACE_DOWN: Final = N_("pickomino", "Face down: {tiles}.")
STACK: Final = translate("pickomino", "{player}: {tile} on top, %n (tile|tiles) in all.", "", 0)
NO_STACK: Final = N_("pickomino", "{player}: no tiles.")
TOPS: Final = N_("pickomino", "You can steal with exactly: {tiles}.")
TOP: Final = N_("pickomino", "{tile} from {player}")
NO_TOPS: Final = N_("pickomino", "Nobody else has a tile to steal.")
STEAL_NOW: Final = N_("pickomino", "The sum is {sum}: you can steal tile {sum} now.")

ROLLS: Final = translate("pickomino", "%n (roll|rolls)", "", 0)
DEEDS: Final[Mapping[str, str]] = {
    "sum": N_("pickomino", "sum {total}"),
    "tile_taken": N_("pickomino", "takes tile {tile} ({worms})"),
    "tile_stolen": N_("pickomino", "steals tile {tile} ({worms}) from {victim}"),
    "busted": N_("pickomino", "bust, because {reason}"),
    "tile_returned": N_("pickomino", "puts tile {tile} back in the centre"),
    "tile_turned_down": N_("pickomino", "tile {tile} is turned face down"),
}
"""The deeds of a turn, worded to follow the player's name."""


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
    """Return the sum set aside, the roll, and the chance that the next roll is a bust."""
    told = [sentence(CONTEXT, SUM, _sum_facts(state), count=state.dice_left)]
    if state.phase == "keep":
        told.append(sentence(CONTEXT, ROLLED, {"dice": rolled_text(state.rolled)}))
    if state.phase == "decide" and state.dice_left:
        told.append(sentence(CONTEXT, BUST, {"percent": percent(roll_bust_chance(state))}))
    return " ".join(told)


def options_text(state: State, names: Sequence[str]) -> str:
    moves = [] if state.phase not in ("decide", "keep") else GAME.legal_moves(state, state.turn)
    things = [messages.move_in_position(state, to_plain(move)) for move in moves]
    return choices_text(names[state.turn], things)


def turn_text(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return one sentence about a turn, whose events are given as plain values."""
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
    """Return the tiles in the centre and on the stacks."""
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
    """Return whose top tiles the player on turn could steal, and which of them can be stolen now."""
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


WORDING: Final = Wording(
    CONTEXT,
    {
        "worm_missing": translate("pickomino", "Set the (worm|worms) aside: no worm, no tile.", "", 0),
        "safer": translate(
            "pickomino",
            "Set (this die|these dice) aside: that lowers the risk of a bust to {busts}%.",
            "",
            0,
        ),
        "keep": translate("pickomino", "Set (this die|these dice) aside: the odds favour it.", "", 0),
        "only": translate(
            "pickomino",
            "(This is|These are) the only (die|dice) you can keep.",
            "",
            0,
        ),
        "no_tile_yet": N_("pickomino", "Roll: there is no tile to take yet."),
        "first_roll": N_("pickomino", "Roll the dice: that's how every turn starts."),
        "roll_brings": N_("pickomino", "Roll on: it's worth {best} worms on average, more than stopping."),
        "roll_or_lose": N_("pickomino", "Roll on: if you stop now, you lose."),
        "roll": N_("pickomino", "Roll on: the odds favour it."),
        "take_wins": N_("pickomino", "Take tile {tile}: it wins you the game."),
        "take_safe": translate(
            "pickomino", "Take tile {tile}: another roll would be a bust about %n (time|times) in 10.", "", 0
        ),
        "take_now": N_("pickomino", "Take tile {tile}: another roll would almost certainly be a bust."),
        "take": N_("pickomino", "Take tile {tile}: the odds favour it."),
        "no_dice": N_("pickomino", "Take tile {tile}: there are no dice left to roll."),
        "steal": translate(
            "pickomino", "Steal tile {tile}: you gain %n (worm|worms), and its owner loses (it|them).", "", 0
        ),
    },
    {
        "worm_missing": "count",
        "safer": "count",
        "keep": "count",
        "only": "count",
        "take_safe": "cases",
        "steal": "worms",
    },
    plain=frozenset({"keep", "roll", "take"}),
    tenths=frozenset({"roll_brings"}),
)


def hint_step(view: State, seat: Seat, options: Sequence[Advice]) -> HintStep:
    """Return the reason for the best option; ``options`` are the seat's, best first, with their facts."""
    claim = reason(view, seat, options)
    return HintStep(WORDING.text(claim), _lit(options[0].move), claim=claim)


def _lit(move: SeatMove) -> tuple[str, ...]:
    """Return the names of the things that light up for a move."""
    match move:
        case Keep(face=face):
            return (f"face:{face}",)
        case Take(tile=tile) | Steal(tile=tile):
            return (f"tile:{tile}", move.kind)
    return ("roll",)


PRAISE: Final = Wording(
    CONTEXT,
    {
        "worm_missing": translate("pickomino", "You had to keep the (worm|worms): no worm, no tile.", "", 0),
        "safer": translate("pickomino", "With (it|them) the risk of a bust falls to {busts}%.", "", 0),
        "roll_brings": N_("pickomino", "Rolling on is worth {best} worms on average, more than stopping."),
        "roll_or_lose": N_("pickomino", "Stopping there would have lost the game."),
        "take_wins": N_("pickomino", "Tile {tile} wins the game."),
        "take_safe": translate(
            "pickomino", "Another roll would have been a bust about %n (time|times) in 10.", "", 0
        ),
        "take_now": N_("pickomino", "Another roll would almost certainly have been a bust."),
        "no_dice": N_("pickomino", "There were no dice left to roll."),
        "steal": translate(
            "pickomino", "You gain %n (worm|worms), and the tile's owner loses (it|them).", "", 0
        ),
    },
    WORDING.counted,
    tenths=WORDING.tenths,
)


DIFFERENCES: Final = Wording(
    CONTEXT,
    {
        "still_no_worm": translate(
            "pickomino", "Still no worm: %n more (turn|turns) in 100 (goes|go) bust.", "", 0
        ),
        "fewer_dice": translate(
            "pickomino", "Fewer dice are left: %n more (turn|turns) in 100 (goes|go) bust.", "", 0
        ),
        "more_busts": translate(
            "pickomino", "After your choice %n more (turn|turns) in 100 (goes|go) bust.", "", 0
        ),
        "turn_worth": N_("pickomino", "The best choice is worth {gap} more worms on average."),
        "left_the_win": N_("pickomino", "Tile {tile} would have won; after rolling you win {yours} in 100."),
        "risked": N_("pickomino", "Rolling on goes bust {yours} times in 100; tile {tile} was safe."),
        "roll_worth": N_("pickomino", "Rolling on is worth {yours} worms on average, less than tile {tile}."),
        "tile_worth": N_("pickomino", "Rolling on is worth {best} worms on average, more than tile {tile}."),
        "ended_the_game": N_("pickomino", "Tile {tile} loses the game; the best move wins {best} in 100."),
        "left_the_steal": translate(
            "pickomino",
            "Tile {tile} costs nobody anything; tile {other} would cost its owner %n (worm|worms).",
            "",
            0,
        ),
    },
    {
        "still_no_worm": "gap",
        "fewer_dice": "gap",
        "more_busts": "gap",
        "left_the_steal": "best",
    },
    tenths=frozenset({"turn_worth", "roll_worth", "tile_worth"}),
)
