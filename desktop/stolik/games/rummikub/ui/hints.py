"""Hints: what an advised move changes, what is marked and said of it, and why it is a good one.

A reason names what a player can see for themselves: sets, tiles, and what the rules count. Only the seat's
own view is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Claim, Wording
from stolik.engine.game import Seat, Value
from stolik.engine.messages import QT_TRANSLATE_NOOP, decimal, sentence, translate, translated
from stolik.engine.view_model import OptionWorth, places_apart
from stolik.games.rummikub.ai.rearrangement_steps import RACK, RearrangementStep, steps_between
from stolik.games.rummikub.ai.solver.solver import can_move
from stolik.games.rummikub.rules.legality import opening_sets, simple_tables
from stolik.games.rummikub.rules.moves import Announce, Draw, KeepRack, Pass, Play, Redeal
from stolik.games.rummikub.rules.scoring import COULD_HAVE_OPENED
from stolik.games.rummikub.rules.sets.melds import Meld, is_set, read, worth
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import Tile, is_joker
from stolik.games.rummikub.ui.names import CONTEXT, taken
from stolik.games.rummikub.ui.turn_draft import Row, TurnDraft


@dataclass(frozen=True, slots=True)
class HintPlan:
    """The way from a draft to an advised table.

    ``before`` are the sets that the way begins with and ``set_ids`` their numbers in the draft; ``returned``
    are tiles laid in the draft that go back to the rack first. ``letters`` says of each tile that is carried
    the letter of the set that it goes to, from A in the order in which the sets are first given something;
    ``goals`` the letters of those sets that lie on the table already, by their numbers in the draft, and
    ``stays`` of the first tile that stays in each of them.
    """

    before: tuple[Row, ...]
    set_ids: tuple[int, ...]
    returned: Row
    steps: tuple[RearrangementStep, ...]
    table: tuple[Row, ...]
    letters: Mapping[Tile, str]
    goals: Mapping[int, str]
    stays: Mapping[Tile, str]

    @property
    def laid(self) -> Row:
        return tuple(tile for step in self.steps if step.taken_from == RACK for tile in step.tiles)

    @property
    def touched(self) -> frozenset[int]:
        """The sets of the draft, by their numbers, that tiles are taken from or put to."""
        places = {place for step in self.steps for place in (step.taken_from, step.put_on)}
        return frozenset(self.set_ids[place] for place in places if 0 <= place < len(self.set_ids))

    @property
    def concerned(self) -> Row:
        """The tiles of the sets touched, and those that leave or come back to the rack."""
        on_table = [row for one, row in zip(self.set_ids, self.before, strict=True) if one in self.touched]
        return (*(tile for row in on_table for tile in row), *self.laid, *self.returned)


def plan_of(draft: TurnDraft, move: Play) -> HintPlan:
    wanted = {tile for row in move.table for tile in row}
    kept = [(one.id, tuple(tile for tile in one.tiles if tile in wanted)) for one in draft.current]
    kept = [(one, row) for one, row in kept if row]
    before, set_ids = tuple(row for _, row in kept), tuple(one for one, _ in kept)
    steps = steps_between(before, move.table, [tile for tile in draft.rack_before if tile in wanted])
    ends = {tile: step.put_on for step in steps for tile in step.tiles}
    order = {place: chr(ord("A") + at) for at, place in enumerate(dict.fromkeys(ends.values()))}
    table = tuple(filter(None, steps[-1].table)) if steps else before
    goals = {place: letter for place, letter in order.items() if place < len(set_ids)}
    stay = {place: [tile for tile in before[place] if tile not in ends] for place in goals}
    return HintPlan(
        before,
        set_ids,
        tuple(tile for one in draft.current for tile in one.tiles if tile not in wanted),
        steps,
        table,
        {tile: order[place] for tile, place in ends.items()},
        {set_ids[place]: letter for place, letter in goals.items()},
        {stay[place][0]: letter for place, letter in goals.items() if stay[place]},
    )


WHERE: Final = 0
WHICH: Final = 1
SHOWN: Final = 2
"""The steps of a hint to lay tiles."""


@dataclass(frozen=True, slots=True)
class HintMarks:
    """What is marked: tiles that light up, and sets (by their numbers in the draft) that are framed.

    ``letters`` are written on tiles, those that are carried and one that stays in each set on the table, and
    ``goals`` are those of sets: what has the same letter belongs together; empty where only one set is given
    something. ``returned`` are tiles that go back to the rack, ``ghosts`` those that lie where the hint would
    have them.
    """

    lit: frozenset[Tile] = frozenset()
    sets: frozenset[int] = frozenset()
    letters: Mapping[Tile, str] = field(default_factory=dict)
    goals: Mapping[int, str] = field(default_factory=dict)
    returned: frozenset[Tile] = frozenset()
    ghosts: frozenset[Tile] = frozenset()


NO_MARKS: Final = HintMarks()


def marks_of(plan: HintPlan, step: int) -> HintMarks:
    if step == WHERE:
        # The sets have their frames; only single tiles light up.
        return HintMarks(frozenset((*plan.laid, *plan.returned)), plan.touched)
    carried = frozenset(plan.letters)
    if step == SHOWN:
        return HintMarks(ghosts=carried)
    several = len(set(plan.letters.values())) > 1
    returned = frozenset(plan.returned)
    letters, goals = ({**plan.letters, **plan.stays}, plan.goals) if several else ({}, {})
    return HintMarks(carried | returned, frozenset(plan.goals), letters, goals, returned)


def where_to_look(plan: HintPlan) -> Claim:
    return Claim("look", {"count": len(plan.laid)}) if plan.laid else Claim("look_again")


def reason_to_lay(view: State, seat: Seat, plan: HintPlan) -> Claim:
    if not plan.steps:
        return Claim("take_back", {"count": len(plan.returned)}) if plan.returned else Claim("ready")
    if plan.laid and len(plan.laid) == len(view.racks[seat]) - _laid_before(view, seat, plan):
        return Claim("goes_out")
    if not view.opened[seat]:
        value = worth(opening_sets(view.table, plan.table))
        code = "promised" if view.promised else "opens"
        return Claim(code, {"worth": value, "needed": view.options.needed_by(seat)})
    first = plan.steps[0]
    if len(plan.steps) == 1 and first.taken_from == RACK:
        return _of_set(first.table[first.put_on], is_new=not is_set(first.onto))
    from_table = [step for step in plan.steps if step.taken_from != RACK]
    freeing = [step for step in plan.steps if step.freed]
    if len(freeing) == 1 and len(from_table) <= 1:
        tile = freeing[0].tiles[0]
        home = next(row for row in plan.table if tile in row)
        if freeing[0].freed not in home:
            return Claim("frees_joker", {"tile": tile})
        if len(plan.steps) == 2:
            return _of_set(home, is_new=False)
    if not from_table and not freeing:
        return Claim("fits_beside", {"count": len(plan.laid)})
    if len(from_table) == 1 and not freeing and (spared := _spared(from_table[0], plan)) is not None:
        return spared
    if not plan.laid:
        return where_to_look(plan)
    return Claim("rearranged", {"sets": len(plan.touched), "count": len(plan.laid)})


def _laid_before(view: State, seat: Seat, plan: HintPlan) -> int:
    return len(set(view.racks[seat]) & {tile for row in plan.before for tile in row})


def _of_set(row: Row, *, is_new: bool) -> Claim:
    """Return the reason to make one set, and nothing else: a new one, or a longer one of a set that lies."""
    meld = read(row)
    assert isinstance(meld, Meld), "a plan ends with a table in order"
    jokers = sum(map(is_joker, row))
    if meld.kind == "group":
        facts: dict[str, Any] = {"count": len(row) - jokers, "number": meld.numbers[0]}
        if is_new:
            return Claim("group_with_joker" if jokers else "group", facts)
        return Claim("wider_group", facts)
    facts = {"first": meld.numbers[0], "last": meld.numbers[-1]}
    if is_new:
        return Claim("run_with_joker" if jokers else "run", facts)
    return Claim("longer_run", facts)


def _spared(step: RearrangementStep, plan: HintPlan) -> Claim | None:
    """Return the reason that a set can spare what is taken from it, where nothing else happens to the set."""
    if any(other.put_on == step.taken_from for other in plan.steps) or len(step.tiles) > 1:
        return None
    left = plan.steps[-1].table[step.taken_from]
    if not left:
        return None
    facts = {"tile": step.tiles[0], "count": len(left) + 1, "left": len(left)}
    return Claim(f"spared_by_{step.source}", facts)


def reason_of(view: State, seat: Seat, options: Sequence[Advice]) -> Claim:
    best, *others = options
    is_better = all(best.value > other.value for other in others)
    match best.move:
        case Draw():
            return _reason_to_wait(view, seat, options)
        case Pass():
            waits = _reason_to_wait(view, seat, options)
            return Claim("pass" if waits.kind == "draw" else f"pass_{waits.kind}", waits.facts)
        case KeepRack():
            return Claim("keep" if is_better else "keep_only")
        case Redeal():
            return Claim("redeal" if is_better else "redeal_only")
        case Announce():
            return Claim("announce")
    return Claim("end_turn")


def _reason_to_wait(view: State, seat: Seat, options: Sequence[Advice]) -> Claim:
    """Return why nothing is to be laid: nothing can be, or it is held back."""
    rack = view.racks[seat]
    plays = [option.value for option in options if isinstance(option.move, Play)]
    is_better = all(options[0].value > value for value in plays)
    if not view.opened[seat]:
        best = best_opening(rack)
        value, needed = best.value if best else 0, view.options.needed_by(seat)
        if value < needed:
            return Claim("short_of_opening" if value else "no_set", {"worth": value, "needed": needed})
        # From here on no announcement covers the seat any more (§7.4).
        return Claim("could_open", {"cost": COULD_HAVE_OPENED}) if plays and is_better else Claim("draw")
    if not can_move(view.table, rack):
        return Claim("nothing_fits")
    if not plays:
        simple = simple_tables(view.table, rack, opened=True)
        return Claim("draw" if simple else "far_away")
    if not is_better:
        return Claim("draw")
    plain = [tile for tile in rack if not is_joker(tile)]
    if len(plain) < len(rack) and not can_move(view.table, plain):
        return Claim("keeps_joker")
    return Claim("waits")


def lay_so_text() -> str:
    return translated(CONTEXT, ACCEPT)


LETTERED: Final = QT_TRANSLATE_NOOP("rummikub", "Same letter, same set.")
BACK_FIRST: Final = QT_TRANSLATE_NOOP("rummikub", "A tile with an arrow goes back to the rack.")
SHOWN_SO: Final = QT_TRANSLATE_NOOP(
    "rummikub", "The tiles would lie as shown. Lay them like this, or play your own way."
)

WHICH_TILES: Final = QT_TRANSLATE_NOOP("rummikub", "Which tiles?")
SHOW: Final = QT_TRANSLATE_NOOP("rummikub", "Show me")
ACCEPT: Final = QT_TRANSLATE_NOOP("rummikub", "Lay them like this")

WORDING: Final = Wording(
    CONTEXT,
    {
        "look": translate("rummikub", "Look here: %n of your tiles can be laid.", "", 0),
        "look_again": QT_TRANSLATE_NOOP("rummikub", "Look here: the tiles can lie better than they do now."),
        "ready": QT_TRANSLATE_NOOP("rummikub", "Everything is laid as shown: press “Done”."),
        "take_back": translate("rummikub", "Take %n (tile|tiles) back to the rack; the rest is fine.", "", 0),
        "goes_out": QT_TRANSLATE_NOOP("rummikub", "These are your last tiles: with them you go out."),
        "opens": translate(
            "rummikub", "Together %n (point|points): enough for the opening of {needed}.", "", 0
        ),
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
            "rummikub",
            "%n (tile|tiles) can be laid without taking anything from the sets on the table.",
            "",
            0,
        ),
        "spared_by_run": translate(
            "rummikub", "Take {taken} from its run: %n (tile|tiles) stay, and that is long enough.", "", 0
        ),
        "spared_by_group": translate(
            "rummikub", "Take {taken} from its group: %n (tile|tiles) stay, and that is enough.", "", 0
        ),
        "rearranged": translate(
            "rummikub", "Rearranged, the sets that light up take %n of your tiles.", "", 0
        ),
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
            "Pass: you could open, but your tiles are worth more kept together. If somebody goes out first, "
            "it costs you {cost} points, announced or not.",
        ),
        "pass_far_away": QT_TRANSLATE_NOOP(
            "rummikub", "Pass: something could be laid, but only by rearranging a great deal."
        ),
        "keep": QT_TRANSLATE_NOOP("rummikub", "Keep these tiles: they are better than an average deal."),
        "redeal": QT_TRANSLATE_NOOP(
            "rummikub", "Ask for a new deal: an average one is better than these tiles."
        ),
        "announce": QT_TRANSLATE_NOOP(
            "rummikub",
            "Announce it: if somebody goes out before your next turn, it costs you 100 points, not 200.",
        ),
        "draw": QT_TRANSLATE_NOOP("rummikub", "Draw a tile."),
        "pass": QT_TRANSLATE_NOOP("rummikub", "Pass."),
        "keep_only": QT_TRANSLATE_NOOP("rummikub", "Keep these tiles."),
        "redeal_only": QT_TRANSLATE_NOOP("rummikub", "Ask for a new deal."),
        "end_turn": QT_TRANSLATE_NOOP("rummikub", "End your turn: after drawing nothing more can be laid."),
    },
    {
        "look": "count",
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
    },
    plain=frozenset({"draw", "pass", "keep_only", "redeal_only"}),
    ways=frozenset(
        {"look", "look_again", "take_back", "ready", "opens", "promised", "rearranged", "fits_beside"}
        | {"group", "group_with_joker", "wider_group", "run", "run_with_joker", "longer_run"}
        | {"frees_joker", "spared_by_run", "spared_by_group"}
    ),
)
"""The one line of a hint."""

CHANCE: Final = QT_TRANSLATE_NOOP("rummikub", "chance to win {chance}%")
CHANCE_OF_MATCH: Final = QT_TRANSLATE_NOOP("rummikub", "chance to win the match {chance}%")
BIG_POINTS_LIKELY: Final = QT_TRANSLATE_NOOP("rummikub", "on average {points} big points")
"""An option and what it is worth."""


def claim_text(claim: Claim) -> str:
    """Return the sentence of a claim; a tile that it speaks of is named as it is taken."""
    facts = dict(claim.facts)
    if "tile" in facts:
        facts["taken"] = taken(facts["tile"])
    text = WORDING.text(Claim(claim.kind, facts))
    return text[:1].upper() + text[1:]


def worth_of(
    option: str, facts: Mapping[str, float], seats: int, games: int, among: Sequence[Mapping[str, float]] = ()
) -> OptionWorth:
    """Return an option in words with what it is worth in a match of ``games`` games, where that is known.

    Two are told the chance to win, more the big points to be expected of this game; ``among`` are the facts
    of the options that are told with it.
    """
    if any("chance" not in each for each in (facts, *among)):
        return OptionWorth(option)
    name, unit = ("chance", 100) if seats == 2 else ("big", 1)
    figures = [max(0.0, unit * each[name]) for each in among or (facts,)]
    places = places_apart(figures, 0 if seats == 2 else 1)
    if places is None:
        return OptionWorth(option)
    told = decimal(max(0.0, unit * facts[name]), places)
    source = BIG_POINTS_LIKELY if seats > 2 else CHANCE if games == 1 else CHANCE_OF_MATCH
    return OptionWorth(option, sentence(CONTEXT, source, {"chance": told, "points": told}))


DIFFERENCES: Final = Wording(
    CONTEXT,
    {
        "kept_some": translate("rummikub", "You keep %n (tile|tiles), and all of yours can be laid.", "", 0),
        "kept_more": translate("rummikub", "You keep %n (tile|tiles), with the best move {best}.", "", 0),
    },
    {"kept_some": "yours", "kept_more": "yours"},
)


def difference(view: State, seat: Seat, options: Sequence[Advice], played: Value) -> Claim | None:
    """Return that a turn keeps more tiles than the best of the options, ``None`` where it doesn't.

    ``yours`` and ``best`` are the tiles that stay on the rack.
    """
    kept = {"yours": _kept(view, seat, played), "best": _kept(view, seat, options[0].move)}
    if kept["yours"] <= kept["best"]:
        return None
    return Claim("kept_more" if kept["best"] else "kept_some", kept)


def _kept(view: State, seat: Seat, move: Value) -> int:
    laid = {tile for tiles in move.table for tile in tiles} if isinstance(move, Play) else set()
    return len(set(view.racks[seat]) - laid)
