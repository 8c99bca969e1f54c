"""What is read on the table of Pickomino: the status line, the labels of the acts, and why a turn is bust.

All of it is told by functions of what is seen, of the chances that were asked for, and of what is pointed at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Final

from stolik.engine.game import Seat
from stolik.engine.json_values import to_plain
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.games.pickomino.ai.valuation import roll_bust_chance, ways_to
from stolik.games.pickomino.rules.dice import WORM, points
from stolik.games.pickomino.rules.events import Busted, Event, TileStolen
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State, centre_tile, steal_victim
from stolik.games.pickomino.rules.tiles import TILES
from stolik.games.pickomino.ui import messages
from stolik.games.pickomino.ui.messages import CONTEXT, VALUES
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


def _said(source: str, count: int | None = None) -> str:
    return translated(CONTEXT, source, count)


@dataclass(frozen=True)
class Moment:
    """What is seen at a moment, and who sees it.

    ``dice`` is the state whose dice lie there: while a tile is taken it is the one before. ``mine`` tells
    that a person may act on the screen, ``live`` that the game is played here now. ``pointed`` is what is
    pointed at, ``face:5`` or ``tile:27``, or ``why:27`` where its chance is to be explained; ``odds`` are the
    chances that were asked for, by tile.
    """

    state: State
    dice: State
    names: Sequence[str]
    mine: bool = True
    live: bool = True
    pointed: str = ""
    odds: Mapping[int, float] = field(default_factory=dict)

    @property
    def of(self) -> tuple[object, ...]:
        """All that makes the moment, but for the chances."""
        return (self.state, self.dice, self.names, self.mine, self.live, self.pointed)

    @cached_property
    def deciding(self) -> State | None:
        """The state while its seat may roll, take or steal."""
        return self.state if self.dice is self.state and self.state.phase == "decide" else None

    @property
    def player(self) -> str:
        """The name of who is on turn."""
        return self.names[self.state.turn]

    @property
    def may_roll(self) -> bool:
        """Whether the seat on turn may roll."""
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
CHANCE_TO_TAKE: Final = QT_TRANSLATE_NOOP("pickomino", "The chance of tile {tile} in this turn: {chance}.")
CHANCE_TO_STEAL: Final = QT_TRANSLATE_NOOP(
    "pickomino", "The chance of stealing tile {tile} in this turn: {chance}."
)
# What can be had, by whether dice are left, and whether a tile can be taken and one stolen.
HAD: Final[Mapping[tuple[bool, bool, bool], str]] = {
    (False, True, True): QT_TRANSLATE_NOOP(
        "pickomino",
        "All dice are set aside: tile {tile} must be taken, or tile {other} stolen from {victim}.",
    ),
    (False, True, False): QT_TRANSLATE_NOOP(
        "pickomino", "All dice are set aside: tile {tile} must be taken."
    ),
    (False, False, True): QT_TRANSLATE_NOOP(
        "pickomino", "All dice are set aside: tile {other} must be stolen from {victim}."
    ),
    (True, True, True): QT_TRANSLATE_NOOP(
        "pickomino", "Tile {tile} can be taken, or tile {other} stolen from {victim}."
    ),
    (True, True, False): QT_TRANSLATE_NOOP("pickomino", "Tile {tile} can be taken."),
    (True, False, True): QT_TRANSLATE_NOOP("pickomino", "Tile {other} can be stolen from {victim}."),
}
LOWER_TILE: Final = QT_TRANSLATE_NOOP("pickomino", "With {sum}, tile {tile} can be taken.")
NO_TILE: Final = QT_TRANSLATE_NOOP("pickomino", "No tile for {sum} yet.")
NO_TILE_NO_WORM: Final = QT_TRANSLATE_NOOP("pickomino", "No tile for {sum} yet, and a worm is missing too.")
ONLY_WORM_MISSING: Final = QT_TRANSLATE_NOOP("pickomino", "No tile yet: a worm is missing.")


def line(moment: Moment) -> str:
    """Return the status line: what is pointed at, or what the player on turn can do."""
    kind, _, thing = moment.pointed.partition(":")
    if kind == "face":
        return _keeping(moment, int(thing))
    if kind in ("tile", "why") and int(thing) in moment.odds:
        return (chance_words if kind == "tile" else why)(moment, int(thing))
    state = moment.state
    if not moment.mine:
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
    """Return the chance of a tile in a sentence."""
    source = CHANCE_TO_TAKE if tile in moment.state.centre else CHANCE_TO_STEAL
    return sentence(CONTEXT, source, {"tile": tile, "chance": percent(moment.odds[tile])})


EXACT_SUM: Final = translate(
    "pickomino", "Only the sum {low} brings tile {tile}: %n (way|ways) to make it.", "", 0
)
ANY_SUM: Final = translate(
    "pickomino", "A sum from {low} to {high} brings tile {tile}: %n (way|ways) to make one.", "", 0
)
NO_WAY: Final = QT_TRANSLATE_NOOP("pickomino", "No dice bring tile {tile} in this turn any more.")
EASIER_SUMS: Final = QT_TRANSLATE_NOOP(
    "pickomino", "Tile {tile} is easier: every sum from {low} to {high} brings it."
)
EASIER_WAYS: Final = translate("pickomino", "Tile {tile} is easier: %n (way|ways).", "", 0)
EASIER_DICE: Final = QT_TRANSLATE_NOOP("pickomino", "Tile {tile} is easier: its dice turn up more often.")


def why(moment: Moment, tile: int) -> str:
    """Return what brings a tile, and why the next higher one that is easier to get is so."""
    state, odds = moment.state, moment.odds
    own = ways_to(state, tile)
    if own is None:
        return sentence(CONTEXT, NO_WAY, {"tile": tile})
    source = EXACT_SUM if own.low == own.high else ANY_SUM
    told = sentence(CONTEXT, source, {"tile": tile, "low": own.low, "high": own.high}, count=own.sets)
    # Chances that look the same are taken for the same.
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
    """Return what the sum would be with the dice that are pointed at, 0 for none."""
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


TAKE_A_TILE: Final = QT_TRANSLATE_NOOP("pickomino", "Take a tile")
STEAL_A_TILE: Final = QT_TRANSLATE_NOOP("pickomino", "Steal a tile")
STEAL_FROM: Final = QT_TRANSLATE_NOOP("pickomino", "Steal tile {tile} from {victim}")
RISK: Final = QT_TRANSLATE_NOOP("pickomino", "bust next roll")
LEAST_TOLD: Final = 0.01
RISK_SPOKEN: Final = QT_TRANSLATE_NOOP("pickomino", "Chance of a bust next roll: {chance}")


def acts(moment: Moment) -> Sequence[ActRow]:
    """Return rolling, taking and stealing."""
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
    """Return the chance that the next roll is a bust, ``None`` where no roll can follow.

    Before the first roll of a turn one that is next to nothing isn't told either.
    """
    if not moment.may_roll:
        return None
    risk = roll_bust_chance(moment.state)
    if risk < LEAST_TOLD and not moment.state.kept:
        return None
    figure = percent(risk)
    spoken = sentence(CONTEXT, RISK_SPOKEN, {"chance": figure})
    return Chance(figure, _said(RISK), spoken, risk >= 0.5)


WORM_TIE: Final = QT_TRANSLATE_NOOP(
    "pickomino", "{player} and {other} have the same number of worms: the higher tile decides."
)
STEAL_TITLE: Final = QT_TRANSLATE_NOOP("pickomino", "Stolen!")
BUST_TITLE: Final = QT_TRANSLATE_NOOP("pickomino", "Bust!")
NOTHING_BACK: Final = QT_TRANSLATE_NOOP("pickomino", "There is no tile to give back.")


def bust_reason(state: State) -> str:
    """Return why a turn that is bust was lost, by its code."""
    if state.rolled:
        return "nothing_new"
    return "nothing_to_take" if state.has_worm else "no_worm"


def banner(moment: Moment, event: Event | None) -> Banner | None:
    """Return what is told of a steal, or of a bust: why, and what follows of it."""
    state = moment.state
    if isinstance(event, TileStolen):
        return Banner(_said(STEAL_TITLE), messages.event(to_plain(event), moment.names), loss=False)
    if state.phase != "busted":
        return None
    after = ""
    if isinstance(event, Busted):
        after = "" if state.stacks[state.turn] else _said(NOTHING_BACK)
    elif event is not None:
        after = messages.event(to_plain(event), moment.names)
    reason = as_sentence(_said(VALUES["reason"][bust_reason(state)]))
    return Banner(_said(BUST_TITLE), reason, after, goes_on=True)


def place_reasons(state: State, names: Sequence[str]) -> str:
    """Return why the places at the end are as they are, where worms alone don't tell it; empty before."""
    if state.phase != "over":
        return ""
    places = sorted(GAME.standings(state), key=lambda place: place.rank)
    ties = [
        sentence(CONTEXT, WORM_TIE, {"player": names[one.seat], "other": names[other.seat]})
        for one, other in pairwise(places)
        if one.score == other.score and one.rank != other.rank
    ]
    return " ".join(ties)
