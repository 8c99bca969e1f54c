"""Hints: the changes that an advised move makes, their marks and words, and the reason for the move.

A reason names things that players can see for themselves: sets, tiles, and what the rules count. It only uses
the seat's own view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any, Final

from stolik.engine.bot import Advice
from stolik.engine.coaching.claims import Claim, Wording, runner_up
from stolik.engine.game import Seat, Value
from stolik.engine.messages import N_, decimal, sentence, translate
from stolik.engine.view_model import OptionWorth, places_apart
from stolik.games.rummikub.ai.position_values import completing
from stolik.games.rummikub.ai.rearrangement_steps import RACK, RearrangementStep, steps_between
from stolik.games.rummikub.ai.solver.solver import can_move
from stolik.games.rummikub.ai.valuation import out_before_next
from stolik.games.rummikub.rules.legality import opening_sets, simple_tables
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Pass, Play, Redeal
from stolik.games.rummikub.rules.scoring import COULD_HAVE_OPENED, NOT_OPENED, points_left
from stolik.games.rummikub.rules.sets.melds import Meld, is_set, read, worth
from stolik.games.rummikub.rules.sets.opening import best_opening
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import Tile, is_joker
from stolik.games.rummikub.ui.names import CONTEXT, taken
from stolik.games.rummikub.ui.turn_draft import Row, TurnDraft


@dataclass(frozen=True, slots=True)
class HintPlan:
    """The way from a draft to an advised table.

    ``before`` are the sets at the start and ``set_ids`` their numbers in the draft; ``returned`` are tiles
    laid in the draft that first go back to the rack. ``letters`` maps each moved tile to the letter of its
    target set; letters start at A, in the order in which sets receive tiles. ``goals`` are the letters of
    target sets that are already on the table, by their numbers in the draft; ``stays`` are those of the first
    tile that stays in each of them.
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
        """The numbers of the draft's sets that tiles are taken from or added to."""
        places = {place for step in self.steps for place in (step.taken_from, step.put_on)}
        return frozenset(self.set_ids[place] for place in places if 0 <= place < len(self.set_ids))

    @property
    def concerned(self) -> Row:
        """The tiles of the sets touched, and those that leave the rack or return to it."""
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
    """The marks of a hint: tiles that light up, and sets (by their numbers in the draft) with frames.

    ``letters`` are shown on tiles, on those that move and on one that stays in each set on the table;
    ``goals`` are the letters of sets. Tiles and sets with the same letter belong together; both are empty if
    only one set receives tiles. ``returned`` are tiles that go back to the rack, ``ghosts`` those shown at
    their new places.
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
        # Sets have frames; only single tiles light up.
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


def reason_to_lay(view: State, seat: Seat, plan: HintPlan, options: Sequence[Advice]) -> Claim:
    """Return the reason why the best option lays tiles, or the way it does so."""
    if not plan.steps:
        return Claim("take_back", {"count": len(plan.returned)}) if plan.returned else Claim("ready")
    if plan.laid and len(plan.laid) == len(view.racks[seat]) - _laid_before(view, seat, plan):
        return Claim("goes_out")
    lost = None if view.promised else _lost(view, seat, options[0].move, runner_up(options))
    if lost is not None and lost.kind in _GAINED:
        return Claim(_GAINED[lost.kind], {"count": lost.facts["best"] or lost.facts["yours"]})
    if not view.opened[seat]:
        value = worth(opening_sets(view.table, plan.table))
        return Claim("promised" if view.promised else "opens", {"worth": value})
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
    """Return the reason to make just one set: a new one, or a longer one from an existing set."""
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
    """Return the reason why a set can spare the tiles taken from it, if nothing else happens to the set."""
    if any(other.put_on == step.taken_from for other in plan.steps) or len(step.tiles) > 1:
        return None
    left = plan.steps[-1].table[step.taken_from]
    if not left:
        return None
    facts = {"tile": step.tiles[0], "count": len(left) + 1, "left": len(left)}
    return Claim(f"spared_by_{step.source}", facts)


def reason_of(view: State, seat: Seat, options: Sequence[Advice]) -> Claim:
    match options[0].move:
        case Draw():
            return _reason_to_wait(view, seat, options)
        case Pass():
            waits = _reason_to_wait(view, seat, options)
            return Claim("pass" if waits.kind == "draw" else f"pass_{waits.kind}", waits.facts)
        case KeepRack():
            return Claim("keep")
        case Redeal():
            return Claim("redeal")
        case Announce():
            return Claim("announce")
    return Claim("end_turn")


def _reason_to_wait(view: State, seat: Seat, options: Sequence[Advice]) -> Claim:
    """Return the reason to lay nothing: no tile can be laid, waiting is worth more, or a joker is kept."""
    rack = view.racks[seat]
    plays = [option for option in options if isinstance(option.move, Play)]
    if not view.opened[seat]:
        best = best_opening(rack)
        value, needed = best.value if best else 0, view.options.needed_by(seat)
        if value < needed:
            return Claim("short_of_opening", {"lacking": needed - value}) if value else Claim("no_set")
        more = options[0].value - max([option.value for option in plays], default=options[0].value)
        if more > 0:
            risk = max(1, ceil(100 * out_before_next(view, seat)))
            return Claim("could_open", {"risk": risk, "more": more, "seats": view.seats})
    elif not can_move(view.table, rack):
        return Claim("nothing_fits")
    elif not plays and not simple_tables(view.table, rack, opened=True):
        return Claim("far_away")
    lost = _lost(view, seat, options[0].move, runner_up(options))
    return Claim("draw") if lost is None else Claim("keeps_joker", {"count": lost.facts["best"]})


LETTERED: Final = N_("rummikub", "Same letter, same set.")
BACK_FIRST: Final = N_("rummikub", "A tile with an arrow goes back to the rack.")
SHOWN_SO: Final = N_("rummikub", "The tiles would go as shown. Lay them like this, or play your own way.")

TELL_HOW: Final = N_("rummikub", "Tell me how")
SHOW: Final = N_("rummikub", "Show me")
ACCEPT: Final = N_("rummikub", "Lay them like this")

WORDING: Final = Wording(
    CONTEXT,
    {
        "look": translate("rummikub", "Look here: you can lay %n of your tiles.", "", 0),
        "look_again": N_("rummikub", "Look here: these tiles could be laid better."),
        "ready": N_("rummikub", "Everything is laid as shown: press “Done”."),
        "take_back": translate("rummikub", "Take %n (tile|tiles) back to the rack; the rest is fine.", "", 0),
        "goes_out": N_("rummikub", "These are your last tiles: lay them and you go out."),
        "joker_stays": translate("rummikub", "Lay what lights up, and keep your (joker|jokers).", "", 0),
        "fewest": translate("rummikub", "Lay what lights up: that leaves you with %n (tile|tiles).", "", 0),
        "completes": translate(
            "rummikub",
            "Lay what lights up: then %n unseen (tile completes|tiles each complete) a set.",
            "",
            0,
        ),
        "fewest_points": translate(
            "rummikub", "Lay what lights up: that leaves %n (point|points) on your rack.", "", 0
        ),
        "fewest_at_end": translate(
            "rummikub",
            "The bank is empty: lay what lights up, and %n (point is|points are) left.",
            "",
            0,
        ),
        "open_now": N_("rummikub", "Open now: someone goes out before your next turn in {count}% of games."),
        "opens": translate("rummikub", "That's %n (point|points): enough to open.", "", 0),
        "promised": translate(
            "rummikub", "You announced it, so open now: %n (point|points) together.", "", 0
        ),
        "group": translate(
            "rummikub", "%n (tile|tiles) numbered {number} in different colours make a group.", "", 0
        ),
        "group_with_joker": N_("rummikub", "A joker fills the gap in a group of {number}s."),
        "wider_group": N_("rummikub", "The group of {number}s still has room for one more."),
        "run": N_("rummikub", "Numbers {first} to {last} in one colour make a run."),
        "run_with_joker": N_("rummikub", "With a joker, numbers {first} to {last} make a run."),
        "longer_run": N_("rummikub", "The run can grow: it then goes from {first} to {last}."),
        "frees_joker": N_("rummikub", "Swap {taken} for the joker: that frees the joker."),
        "fits_beside": translate(
            "rummikub",
            "You can lay %n (tile|tiles) without taking anything from the table.",
            "",
            0,
        ),
        "spared_by_run": translate(
            "rummikub", "Take {taken} from its run: that leaves %n (tile|tiles), which is enough.", "", 0
        ),
        "spared_by_group": translate(
            "rummikub", "Take {taken} from its group: that leaves %n (tile|tiles), which is enough.", "", 0
        ),
        "rearranged": translate(
            "rummikub", "Rearrange the sets that light up, and %n of your tiles will fit.", "", 0
        ),
        "no_set": N_("rummikub", "Draw a tile: you have no set yet."),
        "short_of_opening": translate(
            "rummikub", "Draw a tile: your sets are %n (point|points) short of an opening.", "", 0
        ),
        "nothing_fits": N_("rummikub", "Draw a tile: you can't lay any of yours now."),
        "could_open": N_(
            "rummikub",
            "Draw a tile: you could open, but {gain}. Someone goes out before your next turn in at most"
            " {risk}% of games.",
        ),
        "keeps_joker": translate("rummikub", "Draw a tile, and keep your (joker|jokers).", "", 0),
        "far_away": N_(
            "rummikub", "Draw a tile: you could lay something, but only with a lot of rearranging."
        ),
        "pass_no_set": N_("rummikub", "Pass: the bank is empty, and you have no set."),
        "pass_short_of_opening": translate(
            "rummikub", "Pass: your sets are %n (point|points) short of an opening.", "", 0
        ),
        "pass_nothing_fits": N_("rummikub", "Pass: the bank is empty, and you can't lay any of your tiles."),
        "pass_could_open": N_(
            "rummikub",
            "Pass: you could open, but {gain}. Someone goes out before your next turn in at most"
            " {risk}% of games.",
        ),
        "pass_keeps_joker": translate("rummikub", "Pass, and keep your (joker|jokers).", "", 0),
        "pass_far_away": N_("rummikub", "Pass: you could lay something, but only with a lot of rearranging."),
        "keep": N_("rummikub", "Keep these tiles: the odds favour it."),
        "redeal": N_("rummikub", "Ask for a new deal: the odds favour it."),
        "announce": N_("rummikub", "Announce it: until your next turn, losing costs 100 points less."),
        "draw": N_("rummikub", "Draw a tile: the odds favour it."),
        "pass": N_("rummikub", "Pass: the odds favour it."),
        "end_turn": N_("rummikub", "End your turn: you can't lay tiles after drawing."),
    },
    {
        "look": "count",
        "take_back": "count",
        "keeps_joker": "count",
        "pass_keeps_joker": "count",
        "joker_stays": "count",
        "fewest": "count",
        "completes": "count",
        "fewest_points": "count",
        "fewest_at_end": "count",
        "opens": "worth",
        "promised": "worth",
        "group": "count",
        "fits_beside": "count",
        "spared_by_run": "left",
        "spared_by_group": "left",
        "rearranged": "count",
        "short_of_opening": "lacking",
        "pass_short_of_opening": "lacking",
    },
    plain=frozenset({"draw", "pass", "keep", "redeal", "end_turn"}),
    ways=frozenset(
        {"look", "look_again", "take_back", "ready", "opens", "promised", "rearranged", "fits_beside"}
        | {"group", "group_with_joker", "wider_group", "run", "run_with_joker", "longer_run"}
        | {"frees_joker", "spared_by_run", "spared_by_group"}
    ),
)
"""The one line of a hint."""

GAIN: Final = N_("rummikub", "waiting is worth {more} more big points")
GAIN_OF_TWO: Final = N_("rummikub", "waiting wins {more} more games in 100")
"""The gain from keeping tiles."""

CHANCE: Final = N_("rummikub", "{chance}% to win")
CHANCE_OF_MATCH: Final = N_("rummikub", "{chance}% to win the match")
BIG_POINTS_LIKELY: Final = N_("rummikub", "{points} big points on average")
"""An option and its worth."""


def claim_text(claim: Claim) -> str:
    """Return the sentence of a claim, which names a tile in the form for one that is taken."""
    facts = dict(claim.facts)
    if "tile" in facts:
        facts["taken"] = taken(facts["tile"])
    if "more" in facts:
        of_two = facts["seats"] == 2
        more = decimal(100 * facts["more"], 0) if of_two else decimal(facts["more"])
        facts["gain"] = sentence(CONTEXT, GAIN_OF_TWO if of_two else GAIN, {"more": more})
    text = WORDING.text(Claim(claim.kind, facts))
    return text[:1].upper() + text[1:]


def worth_of(
    option: str, facts: Mapping[str, float], seats: int, games: int, among: Sequence[Mapping[str, float]] = ()
) -> OptionWorth:
    """Return an option in words with its worth in a match of ``games`` games, if that is known.

    Two players see the chance to win, more players the expected big points of this game; ``among`` are the
    facts of the options listed with it.
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


PRAISE: Final = Wording(
    CONTEXT,
    {
        "open_now": N_("rummikub", "You open; someone goes out before your next turn in {count}% of games."),
        "joker_stays": translate("rummikub", "You keep your (joker|jokers).", "", 0),
        "fewest": translate("rummikub", "That leaves you with %n (tile|tiles).", "", 0),
        "completes": translate(
            "rummikub", "Now %n unseen (tile completes|tiles each complete) a set.", "", 0
        ),
        "fewest_points": translate("rummikub", "That leaves %n (point|points) on your rack.", "", 0),
        "fewest_at_end": translate(
            "rummikub", "The bank is empty, and %n (point is|points are) left on your rack.", "", 0
        ),
        "keeps_joker": translate("rummikub", "You keep your (joker|jokers).", "", 0),
    },
    WORDING.counted,
)


DIFFERENCES: Final = Wording(
    CONTEXT,
    {
        "kept_some": translate("rummikub", "You keep %n (tile|tiles), but you could lay them all.", "", 0),
        "joker_laid": N_("rummikub", "You lay a joker that the best move keeps."),
        "left_unopened": N_(
            "rummikub", "You don't open; someone goes out before your next turn in {yours}% of games."
        ),
        "not_opened": translate(
            "rummikub", "You don't open; the best move opens with %n (point|points).", "", 0
        ),
        "unannounced": translate(
            "rummikub",
            "Unless you announce, losing costs %n (point|points) more until your next turn.",
            "",
            0,
        ),
        "nothing_laid": translate("rummikub", "You lay nothing; the best move lays %n (tile|tiles).", "", 0),
        "kept_more": translate("rummikub", "The best move lays %n more (tile|tiles).", "", 0),
        "fewer_complete": translate(
            "rummikub",
            "After the best move %n more unseen (tile completes|tiles each complete) a set.",
            "",
            0,
        ),
        "more_at_end": translate(
            "rummikub", "The bank is empty; the best move leaves %n fewer (point|points) on your rack.", "", 0
        ),
        "more_points": translate(
            "rummikub", "The best move leaves %n fewer (point|points) on your rack.", "", 0
        ),
    },
    {
        "kept_some": "yours",
        "not_opened": "best",
        "unannounced": "gap",
        "nothing_laid": "gap",
        "kept_more": "gap",
        "fewer_complete": "gap",
        "more_at_end": "gap",
        "more_points": "gap",
    },
)

_GAINED: Final = {
    "left_unopened": "open_now",
    "joker_laid": "joker_stays",
    "nothing_laid": "fewest",
    "kept_more": "fewest",
    "fewer_complete": "completes",
    "more_at_end": "fewest_at_end",
    "more_points": "fewest_points",
}
"""The praise for the best option, with its own figure, by the kind of its difference to the next one."""

_RISKY: Final = 5
"""The number of games in 100 from which the risk that someone goes out before the next turn is mentioned."""


def difference(view: State, seat: Seat, options: Sequence[Advice], played: Value) -> Claim | None:
    """Return what a turn gives up against the best option, or ``None`` if no figure shows it.

    ``yours`` and ``best`` are the figures after both: of tiles, points or jokers on the rack, of unseen tiles
    that complete a set with two of the rack, the worth of an opening, or the cost if another player goes out
    first.
    """
    if isinstance(played, EndTurn) and isinstance(options[0].move, Announce):
        return _told("unannounced", COULD_HAVE_OPENED, NOT_OPENED)
    return _lost(view, seat, options[0].move, Advice(played, 0.0))


def _lost(view: State, seat: Seat, best: Value, other: Advice | None) -> Claim | None:
    if other is None:
        return None
    racks = _kept(view, seat, other.move), _kept(view, seat, best)
    yours, mine = map(len, racks)
    if not (yours and mine):
        return _told("kept_some", yours, mine) if yours else None
    points = list(map(points_left, racks))
    if not view.bank and view.opened[seat] and points[0] > points[1]:
        # If nobody goes out, the fewest points win (§9.2).
        return _told("more_at_end", *points)
    # Fewer tiles are no gain if they cost a joker, and laying more tiles doesn't make a first move better.
    jokers = [sum(map(is_joker, rack)) for rack in racks]
    if jokers[0] != jokers[1] or yours < mine:
        kept = jokers[0] < jokers[1] and mine - yours <= JOKER_FOR
        return _told("joker_laid", *jokers) if kept else None
    tables = [move.table if isinstance(move, Play) else view.table for move in (other.move, best)]
    if yours > mine and not view.opened[seat]:
        if isinstance(other.move, Play):
            return None
        if (risk := round(100 * out_before_next(view, seat))) >= _RISKY:
            return _told("left_unopened", risk, 0)
        return _told("not_opened", 0, worth(opening_sets(view.table, tables[1])))
    if yours > mine:
        return _told("kept_more" if isinstance(other.move, Play) else "nothing_laid", yours, mine)
    sets = list(map(completing, racks, tables))
    if sets[0] != sets[1]:
        return _told("fewer_complete", *sets) if sets[0] < sets[1] else None
    return _told("more_points", *points) if points[0] > points[1] else None


JOKER_FOR: Final = 3
"""The most extra tiles on the rack for which keeping a joker is still said to be worth it."""


def _told(kind: str, yours: int, best: int) -> Claim:
    return Claim(kind, {"yours": yours, "best": best})


def _kept(view: State, seat: Seat, move: Value) -> Row:
    laid = {tile for tiles in move.table for tile in tiles} if isinstance(move, Play) else set()
    return tuple([tile for tile in view.racks[seat] if tile not in laid])
