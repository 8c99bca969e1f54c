"""Hints in words: where to look, why an advised move is a good one, and what the options are worth.

A reason names what a player can see for themselves: sets, tiles, and what the rules count. Only the seat's
own view is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.view_model import OptionWorth
from stolik.games.rummikub.ai.rearrangement_steps import RACK, RearrangementStep
from stolik.games.rummikub.ai.solver.solver import can_move
from stolik.games.rummikub.rules.legality import opening_sets
from stolik.games.rummikub.rules.moves import Announce, Draw, KeepRack, Pass, Play, Redeal, SeatMove
from stolik.games.rummikub.rules.scoring import COULD_HAVE_OPENED
from stolik.games.rummikub.rules.sets.melds import Meld, read, worth
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import KIND_OF, Tile, is_joker
from stolik.games.rummikub.ui.hints.hint_plan import HintPlan
from stolik.games.rummikub.ui.voice.names import CONTEXT, taken, tiles_taken


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason by its code, with the facts that its sentence names."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def lay_so_text() -> str:
    """Return what the button says that lays the tiles shown."""
    return translated(CONTEXT, ACCEPT)


def reason_to_lay(view: State, seat: Seat, plan: HintPlan) -> Reason:
    """Return why the tiles of a plan are to be laid: the first of the reasons that is true."""
    if not plan.steps:
        return Reason("take_back", {"count": len(plan.returned)}) if plan.returned else Reason("ready")
    if len(plan.laid) == len(view.racks[seat]) - _laid_before(view, seat, plan):
        return Reason("goes_out")
    if not view.opened[seat]:
        value = worth(opening_sets(view.table, plan.table))
        code = "promised" if view.promised else "opens"
        return Reason(code, {"worth": value, "needed": view.options.needed_by(seat)})
    if len(plan.steps) == 1:
        return _of_one_step(plan.steps[0])
    from_table = [step for step in plan.steps if step.taken_from != RACK]
    freeing = [step for step in plan.steps if step.freed]
    if len(freeing) == 1 and len(from_table) <= 1:
        return Reason("frees_joker", {"tile": freeing[0].tiles[0]})
    if not from_table and not freeing:
        return Reason("fits_beside", {"count": len(plan.laid)})
    if len(from_table) == 1 and not freeing and (spared := _spared(from_table[0], plan)) is not None:
        return spared
    return Reason("rearranged", {"sets": len(plan.touched), "count": len(plan.laid)})


def _laid_before(view: State, seat: Seat, plan: HintPlan) -> int:
    """Return how many tiles of the rack the plan finds on the table."""
    return len(set(view.racks[seat]) & {tile for row in plan.before for tile in row})


def _of_one_step(step: RearrangementStep) -> Reason:
    """Return the reason of a step that is the only one: tiles of the rack make a set, or a set longer."""
    row = step.table[step.put_on]
    meld = read(row)
    assert isinstance(meld, Meld), "a plan ends with a table in order"
    jokers = sum(map(is_joker, row))
    if meld.kind == "group":
        facts: dict[str, Any] = {"count": len(row) - jokers, "number": meld.numbers[0]}
        if step.target == "new_group":
            return Reason("group_with_joker" if jokers else "group", facts)
        return Reason("wider_group", facts)
    facts = {"first": meld.numbers[0], "last": meld.numbers[-1]}
    if step.target == "new_run":
        return Reason("run_with_joker" if jokers else "run", facts)
    return Reason("longer_run", facts)


def _spared(step: RearrangementStep, plan: HintPlan) -> Reason | None:
    """Return the reason that a set can spare what is taken from it, where nothing else happens to the set."""
    if any(other.put_on == step.taken_from for other in plan.steps) or len(step.tiles) > 1:
        return None
    left = plan.steps[-1].table[step.taken_from]
    if not left:
        return None
    facts = {"tile": step.tiles[0], "count": len(left) + 1, "left": len(left)}
    return Reason(f"spared_by_{step.source}", facts)


def reason_to_wait(view: State, seat: Seat, options: Sequence[SeatMove]) -> Reason:
    """Return why nothing is to be laid: nothing can be, or it is held back."""
    rack = view.racks[seat]
    if not view.opened[seat]:
        best = best_opening(rack)
        value, needed = best.value if best else 0, view.options.needed_by(seat)
        if value < needed:
            return Reason("short_of_opening" if value else "no_set", {"worth": value, "needed": needed})
        # From here on no announcement covers the seat any more (§7.4).
        return Reason("could_open", {"cost": COULD_HAVE_OPENED})
    if not can_move(view.table, rack):
        return Reason("nothing_fits")
    if not any(isinstance(move, Play) for move in options):
        return Reason("far_away")
    plain = [tile for tile in rack if not is_joker(tile)]
    if len(plain) < len(rack) and not can_move(view.table, plain):
        return Reason("keeps_joker")
    return Reason("waits")


def reason_of(view: State, seat: Seat, options: Sequence[SeatMove]) -> Reason:
    """Return the reason of the first of the options, where it is not to lay tiles."""
    match options[0]:
        case Draw():
            return reason_to_wait(view, seat, options)
        case Pass():
            waits = reason_to_wait(view, seat, options)
            return Reason(f"pass_{waits.code}", waits.facts)
        case KeepRack():
            return Reason("keep")
        case Redeal():
            return Reason("redeal")
        case Announce():
            return Reason("announce")
    return Reason("end_turn")


LOOK: Final = translate("rummikub", "Look here: %n of your tiles can be laid.", "", 0)
LOOK_AGAIN: Final = QT_TRANSLATE_NOOP("rummikub", "Look here: the tiles can lie better than they do now.")
LETTERED: Final = QT_TRANSLATE_NOOP("rummikub", "Same letter, same set.")
BACK_FIRST: Final = QT_TRANSLATE_NOOP("rummikub", "A tile with an arrow goes back to the rack.")
SHOWN: Final = QT_TRANSLATE_NOOP(
    "rummikub", "The tiles would lie as shown. Lay them like this, or play your own way."
)

WHICH: Final = QT_TRANSLATE_NOOP("rummikub", "Which tiles?")
SHOW: Final = QT_TRANSLATE_NOOP("rummikub", "Show me")
ACCEPT: Final = QT_TRANSLATE_NOOP("rummikub", "Lay them like this")

REASONS: Final[Mapping[str, str]] = {
    "ready": QT_TRANSLATE_NOOP("rummikub", "Everything is laid as shown: press “Done”."),
    "take_back": translate("rummikub", "Take %n (tile|tiles) back to the rack; the rest is fine.", "", 0),
    "goes_out": QT_TRANSLATE_NOOP("rummikub", "These are your last tiles: with them you go out."),
    "opens": translate("rummikub", "Together %n (point|points): enough for the opening of {needed}.", "", 0),
    "promised": translate(
        "rummikub",
        "You announced it, so lay out now: together %n (point|points), and the opening takes {needed}.",
        "",
        0,
    ),
    "group": translate(
        "rummikub", "%n (tile|tiles) with a {number} in different colours are a group.", "", 0
    ),
    "group_with_joker": QT_TRANSLATE_NOOP(
        "rummikub", "A joker stands for what a group of {number}s still lacks."
    ),
    "wider_group": QT_TRANSLATE_NOOP("rummikub", "The group of {number}s still has room for one more."),
    "run": QT_TRANSLATE_NOOP("rummikub", "The numbers from {first} to {last} in one colour are a run."),
    "run_with_joker": QT_TRANSLATE_NOOP(
        "rummikub", "With a joker for what is missing, the numbers from {first} to {last} are a run."
    ),
    "longer_run": QT_TRANSLATE_NOOP("rummikub", "The run can grow: it then goes from {first} to {last}."),
    "frees_joker": QT_TRANSLATE_NOOP(
        "rummikub", "Put {taken} in the joker's place: the joker is then free for another set."
    ),
    "fits_beside": translate(
        "rummikub", "%n (tile|tiles) can be laid without taking anything from the sets on the table.", "", 0
    ),
    "spared_by_run": translate(
        "rummikub", "Take {taken} from its run: %n (tile|tiles) stay, and that is long enough.", "", 0
    ),
    "spared_by_group": translate(
        "rummikub", "Take {taken} from its group: %n (tile|tiles) stay, and that is enough.", "", 0
    ),
    "rearranged": translate("rummikub", "Rearranged, the sets that light up take %n of your tiles.", "", 0),
    "no_set": QT_TRANSLATE_NOOP(
        "rummikub",
        "Draw a tile: no three of your tiles make a set yet, and an opening needs {needed} points.",
    ),
    "short_of_opening": translate(
        "rummikub",
        "Draw a tile: your sets are worth %n (point|points), and an opening needs {needed}.",
        "",
        0,
    ),
    "nothing_fits": QT_TRANSLATE_NOOP("rummikub", "Draw a tile: none of yours can be laid now."),
    "waits": QT_TRANSLATE_NOOP(
        "rummikub", "Draw a tile: you could lay some, but they are worth more kept together."
    ),
    "keeps_joker": QT_TRANSLATE_NOOP(
        "rummikub", "Draw a tile: you could lay some only with a joker, and the joker is worth more kept."
    ),
    "could_open": QT_TRANSLATE_NOOP(
        "rummikub",
        "Draw a tile: you could open, but your tiles are worth more kept together. If somebody goes out "
        "first, it costs you {cost} points, announced or not.",
    ),
    "far_away": QT_TRANSLATE_NOOP(
        "rummikub", "Draw a tile: something could be laid, but only by rearranging a great deal."
    ),
    "pass_no_set": QT_TRANSLATE_NOOP(
        "rummikub", "Pass: the bank is empty, and no three of your tiles make a set."
    ),
    "pass_short_of_opening": translate(
        "rummikub", "Pass: your sets are worth %n (point|points), and an opening needs {needed}.", "", 0
    ),
    "pass_nothing_fits": QT_TRANSLATE_NOOP(
        "rummikub", "Pass: the bank is empty, and none of your tiles can be laid."
    ),
    "pass_waits": QT_TRANSLATE_NOOP(
        "rummikub", "Pass: you could lay some tiles, but they are worth more kept together."
    ),
    "pass_keeps_joker": QT_TRANSLATE_NOOP(
        "rummikub", "Pass: you could lay some tiles only with a joker, and the joker is worth more kept."
    ),
    "pass_could_open": QT_TRANSLATE_NOOP(
        "rummikub",
        "Pass: you could open, but your tiles are worth more kept together. If somebody goes out first, it "
        "costs you {cost} points, announced or not.",
    ),
    "pass_far_away": QT_TRANSLATE_NOOP(
        "rummikub", "Pass: something could be laid, but only by rearranging a great deal."
    ),
    "keep": QT_TRANSLATE_NOOP("rummikub", "Keep these tiles: they are better than an average deal."),
    "redeal": QT_TRANSLATE_NOOP("rummikub", "Ask for a new deal: an average one is better than these tiles."),
    "announce": QT_TRANSLATE_NOOP(
        "rummikub",
        "Announce it: if somebody goes out before you open, it costs you 100 points instead of 200.",
    ),
    "end_turn": QT_TRANSLATE_NOOP("rummikub", "End your turn: after drawing nothing more can be laid."),
}
"""The one line of a hint, by the code of its reason."""

_COUNTED: Final[Mapping[str, str]] = {
    "take_back": "count",
    "opens": "worth",
    "promised": "worth",
    "group": "count",
    "fits_beside": "count",
    "spared_by_run": "left",
    "spared_by_group": "left",
    "rearranged": "count",
    "short_of_opening": "worth",
    "pass_short_of_opening": "worth",
}
"""The fact that a reason's sentence counts."""

LAY: Final = translate("rummikub", "Lay %n (tile|tiles)", "", 0)
LAY_NAMED: Final = QT_TRANSLATE_NOOP("rummikub", "Lay {tiles}")
NAMED_AT_MOST: Final = 3
"""The tiles that are named at most; more would take too long to read."""
CHANCE: Final = QT_TRANSLATE_NOOP("rummikub", "chance to win {chance}%")
CHANCE_OF_MATCH: Final = QT_TRANSLATE_NOOP("rummikub", "chance to win the match {chance}%")
BIG_POINTS: Final = QT_TRANSLATE_NOOP("rummikub", "on average {whole}.{tenths} big points")
"""An option and what it is worth."""


def hint_reason(code: str, facts: Mapping[str, Any]) -> str:
    """Return the sentence of a reason, by its code and its facts."""
    known = dict(facts)
    if "tile" in known:
        known["taken"] = taken(known["tile"])
    count = known[_COUNTED[code]] if code in _COUNTED else None
    text = sentence(CONTEXT, REASONS[code], known, count=count)
    return text[:1].upper() + text[1:]


def look_here(count: int) -> str:
    """Return what is said when sets and tiles light up: how many tiles can be laid there."""
    if not count:
        return translated(CONTEXT, LOOK_AGAIN)
    return sentence(CONTEXT, LOOK, {}, count=count)


def worth_of(option: str, facts: Mapping[str, float], seats: int, games: int) -> OptionWorth:
    """Return an option in words with what it is worth in a match of ``games`` games, where that is known.

    Two are told the chance to win, more the big points to be expected of this game.
    """
    if "chance" not in facts:
        return OptionWorth(option)
    if seats == 2:
        source = CHANCE if games == 1 else CHANCE_OF_MATCH
        return OptionWorth(option, sentence(CONTEXT, source, {"chance": round(100 * facts["chance"])}))
    tenths = max(0, round(10 * facts["big"]))
    known = {"whole": tenths // 10, "tenths": tenths % 10}
    return OptionWorth(option, sentence(CONTEXT, BIG_POINTS, known))


def lay_text(laid: Sequence[Tile]) -> str:
    """Return the option to lay some tiles: their names where they are few, else how many they are."""
    if len(laid) > NAMED_AT_MOST:
        return sentence(CONTEXT, LAY, {}, count=len(laid))
    in_order = sorted(laid, key=KIND_OF.__getitem__)
    return sentence(CONTEXT, LAY_NAMED, {"tiles": tiles_taken(in_order)})
