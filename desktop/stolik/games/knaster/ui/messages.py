"""Every sentence of Knaster: refusals, the log, moves, options and levels.

The sources are English. For people, rows and columns count from 1, and every line has a name that fits after
"in": "the row worth 8", "the diagonal from top left".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from stolik.engine.bot import Advice
from stolik.engine.messages import (
    N_,
    Refusal,
    decimal,
    enumeration,
    refused,
    sentence,
    translate,
    translated,
)
from stolik.engine.moments import MomentWords
from stolik.engine.package import Messages
from stolik.engine.view_model import OptionWorth, SoloMark, SoloScale, places_apart

CONTEXT: Final = "knaster"

REFUSALS: Final[Mapping[str, Refusal]] = {
    "game_over": Refusal("6.8", N_("knaster", "The game is over: the last roll has been played.")),
    "move_of_another": Refusal("3.1", N_(
        "knaster", "Players can't choose what the dice show, and the table can't write or circle."
    )),
    "not_your_turn": Refusal("3.1", N_(
        "knaster", "Wait for the roll: one player rolls for everyone, and the dice go clockwise."
    )),
    "wrong_number_of_dice": Refusal("3.1", N_("knaster", "Always roll both dice: {dice}, not {given}.")),
    "no_such_face": Refusal("1.1", N_("knaster", "A die can only show 1, 2, 3, 4, 5 or 6.")),
    "already_rolled": Refusal("3.6", N_(
        "knaster", "This round's roll is done: everyone must use it first."
    )),
    "roll_first": Refusal("3.1", N_("knaster", "Roll first: there is no sum to write or circle yet.")),
    "circles_first": Refusal("4.6", N_(
        "knaster", "First draw the circles you get for {line}: {circles}."
    )),
    "already_entered": Refusal("3.3", N_(
        "knaster", "You've already used this roll: write or circle once per roll."
    )),
    "no_passing": Refusal("3.4", N_(
        "knaster", "You can pass only on the last roll. Write the {sum}, or circle one you have."
    )),
    "no_such_cell": Refusal("1.2", N_(
        "knaster", "There is no such cell: the sheet has five rows and five columns."
    )),
    "cell_taken": Refusal("3.2", N_(
        "knaster", "This cell already has {number}: numbers stay where you write them."
    )),
    "cell_empty": Refusal("3.2", N_("knaster", "This cell is empty: you can only circle a number.")),
    "foreign_number": Refusal("3.2", N_(
        "knaster", "This cell has {number}, but the sum is {sum}: circle only the number rolled."
    )),
    "already_circled": Refusal("3.7", N_("knaster", "This {number} already has a circle.")),
    "no_such_line": Refusal("1.3", N_(
        "knaster", "The sheet has no line “{name}”: rows are r0 to r4, columns c0 to c4, diagonals d0 and d1."
    )),
    "nothing_due": Refusal("4.1", N_(
        "knaster", "No circles to draw: you get them only for a line just filled."
    )),
    "line_not_due": Refusal("4.9", N_("knaster", "No circles to draw in {line}.")),
    "wrong_number_of_circles": Refusal("4.4", N_(
        "knaster", "Circles to draw in {line}: exactly {circles}, not {given}."
    )),
    "cell_named_twice": Refusal("4.5", N_("knaster", "Draw each circle around a different cell in {line}.")),
    "cell_not_in_line": Refusal("4.5", N_("knaster", "This cell isn't in {line}.")),
    "dice_fallen_already": Refusal("3.1", N_(
        "knaster", "The roll is still to come, so there can be no dice yet."
    )),
    "circles_not_drawn": Refusal("4.6", N_(
        "knaster",
        "Player {place} needs more circles in {line}: a filled line gets them at once.",
    )),
    "round_over": Refusal("3.6", N_("knaster", "Everyone has used the roll, so the round is over.")),
}  # fmt: skip
"""The reasons why a move is refused, or why play can't go on from a position."""

EVENTS: Final[Mapping[str, str]] = {
    "roll_began": N_("knaster", "{player} rolls both dice."),
    "dice_rolled": N_("knaster", "{player} rolled {dice}: the sum is {total}."),
    "number_written": N_("knaster", "{player} writes {number} in {cell}."),
    "number_circled": N_("knaster", "{player} circles the {number} in {cell}."),
    "line_filled": translate("knaster", "{player} fills {line}: {combination}, %n (circle|circles).", "", 0),
    "line_ringed": N_("knaster", "{player} draws circles in {line}: {cells}."),
    "line_lapsed": N_(
        "knaster", "{player} has nothing left to circle in {line}: all five numbers are circled."
    ),
    "line_completed": N_("knaster", "{player} has five circles in {line}: +{bonus}."),
    "sheet_filled": N_("knaster", "{player}'s sheet is full! After this round comes the last roll."),
    "passed": N_("knaster", "{player} passes."),
    "round_began": N_("knaster", "{player} rolls for everyone now."),
    "game_ended": N_("knaster", "The game is over."),
}

LINE_FILLED_IN_VAIN: Final = N_("knaster", "{player} fills {line}: no combination, no circles.")
ONE_RINGED: Final = N_("knaster", "{player} draws a circle in {line}: {cells}.")
LAST_ROUND_BEGAN: Final = N_("knaster", "The last roll! {player} rolls for everyone.")

MOVES: Final[Mapping[str, str]] = {
    "roll": N_("knaster", "Roll both dice"),
    "write": N_("knaster", "Write in {cell}"),
    "circle": N_("knaster", "Circle {cell}"),
    "ring": N_("knaster", "Draw circles in {line}: {cells}"),
    "pass": N_("knaster", "Pass"),
    "rolled": N_("knaster", "The dice show {dice}"),
}

CELL: Final = N_("knaster", "row {row}, column {column}")

POSITIONS: Final[Mapping[str, str]] = {
    "r0": N_("knaster", "row 1"),
    "r1": N_("knaster", "row 2"),
    "r2": N_("knaster", "row 3"),
    "r3": N_("knaster", "row 4"),
    "r4": N_("knaster", "row 5"),
    "c0": N_("knaster", "column 1"),
    "c1": N_("knaster", "column 2"),
    "c2": N_("knaster", "column 3"),
    "c3": N_("knaster", "column 4"),
    "c4": N_("knaster", "column 5"),
    "d0": N_("knaster", "the diagonal from top left"),
    "d1": N_("knaster", "the diagonal from top right"),
}
"""The lines by their places, for those who hear them, and where the bonus is shown beside them."""

NAMES: Final[Mapping[str, Mapping[Any, str]]] = {
    "line": {
        "r0": N_("knaster", "the row worth 9"),
        "r1": N_("knaster", "the row worth 8"),
        "r2": N_("knaster", "the row worth 7"),
        "r3": N_("knaster", "the row worth 6"),
        "r4": N_("knaster", "the row worth 5"),
        "c0": N_("knaster", "the column worth 9"),
        "c1": N_("knaster", "the column worth 8"),
        "c2": N_("knaster", "the column worth 7"),
        "c3": N_("knaster", "the column worth 6"),
        "c4": N_("knaster", "the column worth 5"),
        "d0": N_("knaster", "the diagonal from top left"),
        "d1": N_("knaster", "the diagonal from top right"),
    },
    "combination": {
        "": N_("knaster", "no combination"),
        "three": N_("knaster", "three of a kind"),
        "four": N_("knaster", "four of a kind"),
        "five": N_("knaster", "five of a kind"),
        "two_pairs": N_("knaster", "two pairs"),
        "full_house": N_("knaster", "full house"),
        "straight": N_("knaster", "straight"),
    },
}
"""The lines and the combinations by code.

A line is named by its bonus, which the sheet shows at its end; the name fits after "in".
"""

OPTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "starter": (
        N_("knaster", "Who rolls first"),
        N_("knaster", "The youngest player, a random one, or the one you choose."),
    ),
}
"""The title of each option and one line about it."""

LEVELS: Final[Mapping[str, str]] = {
    "gentle": N_("knaster", "Circles whenever it can, otherwise fills two rows at a time."),
    "fair": N_(
        "knaster", "Circles whenever it can, otherwise keeps equal numbers together in all directions."
    ),
    "sharp": N_("knaster", "Weighs what every line can still become, but only on its own sheet."),
    "master": N_(
        "knaster",
        "Knows what each line is worth at every stage, and watches how soon others may end the game.",
    ),
}

STRENGTHS: Final[Mapping[str, int]] = {"fair": 88, "sharp": 96, "master": 91}
"""How many of 100 two-player games a level wins against the one below it, as measured in ``rulings.md``."""

GRADES: Final[Mapping[str, str]] = {
    "": N_("knaster", "Over 50 points is a good score. Try again!"),
    "good": N_("knaster", "A good score!"),
    "excellent": N_("knaster", "An excellent score!"),
    "spectacular": N_("knaster", "A spectacular score!"),
}
"""The comment on a single player's score, beside the points."""

GRADE_NAMES: Final[Mapping[str, str]] = {
    "good": N_("knaster", "good"),
    "excellent": N_("knaster", "excellent"),
    "spectacular": N_("knaster", "spectacular"),
}
"""The grades as they are shown on a scale."""

WORTH: Final = N_("knaster", "{number} points at the end")
WORTH_AND_WIN: Final = N_("knaster", "{percent}% to win, {number} points at the end")
TO_WIN: Final = N_("knaster", "{percent}% to win")
MOST_AT_ONCE: Final = translate(
    "knaster", "Best move of the game: {player}, %n (circle|circles) at once.", "", 0
)
FIRST_BONUS: Final = N_("knaster", "First to five circles in a line: {player}, {line}.")

_GRADED: Final = ((50, "good"), (80, "excellent"), (100, "spectacular"))
"""The grades of a single player's score, each with the points that it must exceed (§7.5)."""

_MOST_POINTS: Final = 115
"""The highest score of a sheet (§7.4)."""

_MANY: Final = 4
"""How many circles drawn in one turn are worth telling."""


def event(plain: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return the sentence for an event, given as plain values; ``names`` are the players' by seat."""
    facts = _with_cells(plain)
    kind = facts.pop("kind")
    if "seat" in facts:
        facts["player"] = names[facts["seat"]]
    source, count = EVENTS[kind], None
    if kind == "dice_rolled":
        facts["dice"] = enumeration([str(face) for face in facts["dice"]])
    if kind == "line_filled":
        if facts["combination"]:
            count = facts["circles"]
        else:
            source = LINE_FILLED_IN_VAIN
    if kind == "line_ringed" and len(plain["cells"]) == 1:
        source = ONE_RINGED
    if kind == "round_began" and facts["last"]:
        source = LAST_ROUND_BEGAN
    return sentence(CONTEXT, source, facts, count=count, values=NAMES)


def move(plain: Mapping[str, Any]) -> str:
    """Return what a move, given as plain values, does: in the imperative and without a full stop."""
    facts = _with_cells(plain)
    return sentence(CONTEXT, MOVES[plain["kind"]], facts, values=NAMES)


def line_name(line: str) -> str:
    """Return the name of a line by its place, which fits after "in"."""
    return translated(CONTEXT, POSITIONS[line])


def line_by_bonus(line: str) -> str:
    """Return the name of a line by its bonus, which fits after "in"."""
    return translated(CONTEXT, NAMES["line"][line])


def combination_name(combination: str) -> str:
    """Return the name of a combination, such as full house."""
    return translated(CONTEXT, NAMES["combination"][combination])


def cell_name(row: int, column: int) -> str:
    return sentence(CONTEXT, CELL, {"row": row + 1, "column": column + 1})


def grade(score: int) -> str:
    """Return the comment on a single player's score (§7.5)."""
    return translated(CONTEXT, GRADES[grade_of(score)])


def grade_of(score: int) -> str:
    return next((name for over, name in reversed(_GRADED) if score > over), "")


def solo_scale() -> SoloScale:
    """Return the scale for a single player's score."""
    marks = (SoloMark(over, translated(CONTEXT, GRADE_NAMES[name])) for over, name in _GRADED)
    return SoloScale(tuple(marks), _MOST_POINTS)


def advice(
    plain: Mapping[str, Any], worth: float, facts: Mapping[str, float], among: Sequence[Advice] = ()
) -> OptionWorth:
    """Return an option and its worth in plain words: the points and, against others, the chance to win.

    ``among`` are the options listed with it; figures that contradict their order are left out.
    """
    wins = [100 * each.facts.get("win", 0.0) for each in among] or [100 * facts.get("win", 0.0)]
    points = [each.facts.get("points", each.value) for each in among] or [facts.get("points", worth)]
    to_win, at_end = places_apart(wins, 0), places_apart(points, 1)
    # Chances of nearly nothing tell nothing about the options, and a single player has none.
    source = {(True, True): WORTH_AND_WIN, (True, False): TO_WIN, (False, True): WORTH}.get(
        (to_win is not None and wins[0] >= 0.5, at_end is not None)
    )
    known = {
        "percent": decimal(100 * facts.get("win", 0.0), to_win or 0),
        "number": decimal(facts.get("points", worth), at_end or 0),
    }
    # The hint has already shown the line, so the cells are enough to tell its circles apart.
    same_line = len(among) > 1 and {getattr(each.move, "line", "") for each in among} == {plain.get("line")}
    told = _with_cells(plain)["cells"] if same_line else move(plain)
    return OptionWorth(told, sentence(CONTEXT, source, known) if source else "")


def friendly_fact(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return a friendly sentence about a whole game: the most circles at once, otherwise the first bonus.

    For a single player it is the comment on the score.
    """
    if len(names) == 1:
        return grade(_score(events))
    drawn = [0] * len(names)
    most, by = 0, 0
    first: tuple[str, int] | None = None
    for plain in events:
        match plain["kind"]:
            case "number_written":
                drawn[plain["seat"]] = 0
            case "line_ringed":
                seat = plain["seat"]
                drawn[seat] += len(plain["cells"])
                if drawn[seat] > most:
                    most, by = drawn[seat], seat
            case "line_completed":
                first = first or (plain["line"], plain["seat"])
    if most >= _MANY:
        return sentence(CONTEXT, MOST_AT_ONCE, {"player": names[by]}, count=most)
    if first is None:
        return ""
    known = {"line": first[0], "player": names[first[1]]}
    return sentence(CONTEXT, FIRST_BONUS, known, values=NAMES)


def _score(events: Sequence[Mapping[str, Any]]) -> int:
    score = 0
    for plain in events:
        match plain["kind"]:
            case "number_circled":
                score += 1
            case "line_ringed":
                score += len(plain["cells"])
            case "line_completed":
                score += plain["bonus"]
    return score


def _with_cells(plain: Mapping[str, Any]) -> dict[str, Any]:
    """Return the facts of a move or event, with the names of its cells."""
    facts = dict(plain)
    if "row" in facts:
        facts["cell"] = cell_name(facts["row"], facts["column"])
    if "cells" in facts:
        facts["cells"] = "; ".join([cell_name(row, column) for row, column in facts["cells"]])
    return facts


QUESTIONS: Final[Mapping[str, str]] = {
    "line": N_(
        "knaster",
        "Look at your sheet. How likely is the next sum to give you a line's fifth circle?",
    ),
    "circle": N_(
        "knaster",
        "Look at your sheet. How likely is the next sum to be a number you can circle?",
    ),
    "sum": N_("knaster", "How likely is the next sum to be {number}?"),
}
"""The questions that can be guessed at, by kind."""


MOMENTS: Final = {
    "sheet": MomentWords(N_("knaster", "The best sheet"), translate("knaster", "%n (point|points)", "", 0)),
    "perfect": MomentWords(N_("knaster", "A perfect sheet!"), sound="perfect"),
    "line": MomentWords(N_("knaster", "Five circles in a line!"), sound="line"),
}


MESSAGES: Final = Messages(
    refusals=REFUSALS,
    events=EVENTS,
    moves=MOVES,
    options=OPTIONS,
    levels=LEVELS,
    strengths=STRENGTHS,
    questions=QUESTIONS,
    reason=partial(refused, CONTEXT, REFUSALS, values=NAMES),
    event=event,
    move=move,
    moments=MOMENTS,
)
