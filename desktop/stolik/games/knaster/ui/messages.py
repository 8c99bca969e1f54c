"""Every sentence of Knaster: refusals, the log, moves, options and levels.

The sources are English. The rows and columns of a cell are counted from 1 for people, and every line has a
name that fits behind "in": "the row worth 8", "the diagonal from top left".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolik.engine import messages as engine_messages
from stolik.engine.bot import Advice
from stolik.engine.messages import (
    QT_TRANSLATE_NOOP,
    Refusal,
    decimal,
    enumeration,
    sentence,
    translate,
    translated,
)
from stolik.engine.package import Messages
from stolik.engine.view_model import OptionWorth, SoloMark, SoloScale, places_apart

CONTEXT: Final = "knaster"

REFUSALS: Final[Mapping[str, Refusal]] = {
    "game_over": Refusal("6.8", QT_TRANSLATE_NOOP(
        "knaster", "The game is over: the last roll has been played."
    )),
    "move_of_another": Refusal("3.1", QT_TRANSLATE_NOOP(
        "knaster", "A player can't say how the dice fall, and the table doesn't write or circle."
    )),
    "not_your_turn": Refusal("3.1", QT_TRANSLATE_NOOP(
        "knaster", "Wait for the dice: each round one player rolls for everybody, clockwise."
    )),
    "wrong_number_of_dice": Refusal("3.1", QT_TRANSLATE_NOOP(
        "knaster", "Every roll takes both dice: {dice}, not {given}."
    )),
    "no_such_face": Refusal("1.1", QT_TRANSLATE_NOOP(
        "knaster", "A die shows 1, 2, 3, 4, 5 or 6, nothing else."
    )),
    "already_rolled": Refusal("3.6", QT_TRANSLATE_NOOP(
        "knaster", "The dice have been rolled: there is one roll a round, and everybody enters it first."
    )),
    "roll_first": Refusal("3.1", QT_TRANSLATE_NOOP(
        "knaster", "Roll first: there is no sum to write or circle yet."
    )),
    "circles_first": Refusal("4.6", QT_TRANSLATE_NOOP(
        "knaster", "First draw the circles that {line} gives you: {circles}."
    )),
    "already_entered": Refusal("3.3", QT_TRANSLATE_NOOP(
        "knaster", "You are done with this roll: everybody writes or circles once a roll."
    )),
    "no_passing": Refusal("3.4", QT_TRANSLATE_NOOP(
        "knaster", "You can pass only in the last roll: now write the {sum} or circle a cell that holds it."
    )),
    "no_such_cell": Refusal("1.2", QT_TRANSLATE_NOOP(
        "knaster", "The sheet has five rows and five columns, and no such cell."
    )),
    "cell_taken": Refusal("3.2", QT_TRANSLATE_NOOP(
        "knaster", "This cell already holds {number}: a number stays where it was written."
    )),
    "cell_empty": Refusal("3.2", QT_TRANSLATE_NOOP(
        "knaster", "This cell is empty: only a number can be circled."
    )),
    "foreign_number": Refusal("3.2", QT_TRANSLATE_NOOP(
        "knaster", "This cell holds {number}, and the sum is {sum}: you can circle only the number rolled."
    )),
    "already_circled": Refusal("3.7", QT_TRANSLATE_NOOP("knaster", "This {number} has its circle already.")),
    "no_such_line": Refusal("1.3", QT_TRANSLATE_NOOP(
        "knaster", "The sheet has no line “{name}”: rows are r0 to r4, columns c0 to c4, diagonals d0 and d1."
    )),
    "nothing_due": Refusal("4.1", QT_TRANSLATE_NOOP(
        "knaster", "No circles are due: only a line that you have just filled gives some."
    )),
    "line_not_due": Refusal("4.9", QT_TRANSLATE_NOOP("knaster", "No circles are due in {line}.")),
    "wrong_number_of_circles": Refusal("4.4", QT_TRANSLATE_NOOP(
        "knaster", "Circles to draw in {line}: exactly {circles}, not {given}."
    )),
    "cell_named_twice": Refusal("4.5", QT_TRANSLATE_NOOP(
        "knaster", "Every circle goes round a different cell of {line}."
    )),
    "cell_not_in_line": Refusal("4.5", QT_TRANSLATE_NOOP("knaster", "This cell doesn't lie in {line}.")),
    "dice_fallen_already": Refusal("3.1", QT_TRANSLATE_NOOP(
        "knaster", "The dice are still to fall, so none can lie there."
    )),
    "circles_not_drawn": Refusal("4.6", QT_TRANSLATE_NOOP(
        "knaster",
        "Player {place} has too few circles in {line}: those that a filled line gives are drawn at once.",
    )),
    "round_over": Refusal("3.6", QT_TRANSLATE_NOOP(
        "knaster", "Everybody has entered the roll, so the round is over."
    )),
}  # fmt: skip
"""Why a move is refused, and why a position can't be played on from."""

EVENTS: Final[Mapping[str, str]] = {
    "roll_began": QT_TRANSLATE_NOOP("knaster", "{player} rolls both dice."),
    "dice_rolled": QT_TRANSLATE_NOOP("knaster", "{player} has rolled {dice}: the sum is {total}."),
    "number_written": QT_TRANSLATE_NOOP("knaster", "{player} writes {number} in {cell}."),
    "number_circled": QT_TRANSLATE_NOOP("knaster", "{player} circles the {number} in {cell}."),
    "line_filled": translate(
        "knaster", "{player} has filled {line}: {combination}, %n (circle|circles).", "", 0
    ),
    "line_ringed": QT_TRANSLATE_NOOP("knaster", "{player} draws circles in {line}: {cells}."),
    "line_lapsed": QT_TRANSLATE_NOOP(
        "knaster", "{player} has nothing left to circle in {line}: all five numbers have their circles."
    ),
    "line_completed": QT_TRANSLATE_NOOP("knaster", "{player} has five circles in {line}: +{bonus}."),
    "sheet_filled": QT_TRANSLATE_NOOP(
        "knaster", "{player}'s sheet is full! When the round is finished, the last roll follows."
    ),
    "passed": QT_TRANSLATE_NOOP("knaster", "{player} passes."),
    "round_began": QT_TRANSLATE_NOOP("knaster", "{player} is to roll for everybody."),
    "game_ended": QT_TRANSLATE_NOOP("knaster", "The game is over."),
}

LINE_FILLED_IN_VAIN: Final = QT_TRANSLATE_NOOP(
    "knaster", "{player} has filled {line}: no combination, no circles."
)
ONE_RINGED: Final = QT_TRANSLATE_NOOP("knaster", "{player} draws a circle in {line}: {cells}.")
LAST_ROUND_BEGAN: Final = QT_TRANSLATE_NOOP("knaster", "The last roll! {player} rolls for everybody.")

MOVES: Final[Mapping[str, str]] = {
    "roll": QT_TRANSLATE_NOOP("knaster", "Roll both dice"),
    "write": QT_TRANSLATE_NOOP("knaster", "Write in {cell}"),
    "circle": QT_TRANSLATE_NOOP("knaster", "Circle {cell}"),
    "ring": QT_TRANSLATE_NOOP("knaster", "Draw circles in {line}: {cells}"),
    "pass": QT_TRANSLATE_NOOP("knaster", "Pass"),
    "rolled": QT_TRANSLATE_NOOP("knaster", "The dice fall: {dice}"),
}

CELL: Final = QT_TRANSLATE_NOOP("knaster", "row {row}, column {column}")

POSITIONS: Final[Mapping[str, str]] = {
    "r0": QT_TRANSLATE_NOOP("knaster", "row 1"),
    "r1": QT_TRANSLATE_NOOP("knaster", "row 2"),
    "r2": QT_TRANSLATE_NOOP("knaster", "row 3"),
    "r3": QT_TRANSLATE_NOOP("knaster", "row 4"),
    "r4": QT_TRANSLATE_NOOP("knaster", "row 5"),
    "c0": QT_TRANSLATE_NOOP("knaster", "column 1"),
    "c1": QT_TRANSLATE_NOOP("knaster", "column 2"),
    "c2": QT_TRANSLATE_NOOP("knaster", "column 3"),
    "c3": QT_TRANSLATE_NOOP("knaster", "column 4"),
    "c4": QT_TRANSLATE_NOOP("knaster", "column 5"),
    "d0": QT_TRANSLATE_NOOP("knaster", "the diagonal from top left"),
    "d1": QT_TRANSLATE_NOOP("knaster", "the diagonal from top right"),
}
"""The lines by where they are, for those who hear them, and where the bonus stands beside them."""

NAMES: Final[Mapping[str, Mapping[Any, str]]] = {
    "line": {
        "r0": QT_TRANSLATE_NOOP("knaster", "the row worth 9"),
        "r1": QT_TRANSLATE_NOOP("knaster", "the row worth 8"),
        "r2": QT_TRANSLATE_NOOP("knaster", "the row worth 7"),
        "r3": QT_TRANSLATE_NOOP("knaster", "the row worth 6"),
        "r4": QT_TRANSLATE_NOOP("knaster", "the row worth 5"),
        "c0": QT_TRANSLATE_NOOP("knaster", "the column worth 9"),
        "c1": QT_TRANSLATE_NOOP("knaster", "the column worth 8"),
        "c2": QT_TRANSLATE_NOOP("knaster", "the column worth 7"),
        "c3": QT_TRANSLATE_NOOP("knaster", "the column worth 6"),
        "c4": QT_TRANSLATE_NOOP("knaster", "the column worth 5"),
        "d0": QT_TRANSLATE_NOOP("knaster", "the diagonal from top left"),
        "d1": QT_TRANSLATE_NOOP("knaster", "the diagonal from top right"),
    },
    "combination": {
        "": QT_TRANSLATE_NOOP("knaster", "no combination"),
        "three": QT_TRANSLATE_NOOP("knaster", "three of a kind"),
        "four": QT_TRANSLATE_NOOP("knaster", "four of a kind"),
        "five": QT_TRANSLATE_NOOP("knaster", "five of a kind"),
        "two_pairs": QT_TRANSLATE_NOOP("knaster", "two pairs"),
        "full_house": QT_TRANSLATE_NOOP("knaster", "full house"),
        "straight": QT_TRANSLATE_NOOP("knaster", "straight"),
    },
}
"""The lines and the combinations by their code; a line's name fits behind "in".

A line goes by its bonus, for that is what the sheet shows at its end.
"""

OPTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "starter": (
        QT_TRANSLATE_NOOP("knaster", "Who rolls first"),
        QT_TRANSLATE_NOOP("knaster", "The youngest player, one drawn by chance, or the one you choose."),
    ),
}
"""The title of an option and one line about it."""

LEVELS: Final[Mapping[str, str]] = {
    "gentle": QT_TRANSLATE_NOOP("knaster", "Circles whenever it can, otherwise fills two rows at a time."),
    "fair": QT_TRANSLATE_NOOP(
        "knaster", "Circles whenever it can, otherwise puts equal numbers together in all directions."
    ),
    "sharp": QT_TRANSLATE_NOOP(
        "knaster", "Weighs what every line can still become; thinks of its own sheet alone."
    ),
    "master": QT_TRANSLATE_NOOP(
        "knaster",
        "Knows what each line is worth at every stage, and watches how soon the others end the game.",
    ),
}

STRENGTHS: Final[Mapping[str, int]] = {"fair": 88, "sharp": 96, "master": 91}
"""How many of 100 two-player games a level wins against the one below, as measured (``rulings.md``)."""

GRADES: Final[Mapping[str, str]] = {
    "": QT_TRANSLATE_NOOP("knaster", "More than 50 points would be good: try again!"),
    "good": QT_TRANSLATE_NOOP("knaster", "A good score!"),
    "excellent": QT_TRANSLATE_NOOP("knaster", "An excellent score!"),
    "spectacular": QT_TRANSLATE_NOOP("knaster", "A spectacular score!"),
}
"""What is said of a score made alone, beside its points."""

GRADE_NAMES: Final[Mapping[str, str]] = {
    "good": QT_TRANSLATE_NOOP("knaster", "good"),
    "excellent": QT_TRANSLATE_NOOP("knaster", "excellent"),
    "spectacular": QT_TRANSLATE_NOOP("knaster", "spectacular"),
}
"""A grade by itself, as it stands on a scale."""

WORTH: Final = QT_TRANSLATE_NOOP("knaster", "{number} points at the end")
WORTH_AND_WIN: Final = QT_TRANSLATE_NOOP("knaster", "{percent}% to win, {number} points at the end")
TO_WIN: Final = QT_TRANSLATE_NOOP("knaster", "{percent}% to win")
MOST_AT_ONCE: Final = translate(
    "knaster", "The best move of the game: %n (circle|circles) at once, by {player}.", "", 0
)
FIRST_BONUS: Final = QT_TRANSLATE_NOOP("knaster", "The first line of five circles: {line}, by {player}.")

_GRADED: Final = ((50, "good"), (80, "excellent"), (100, "spectacular"))
"""The points that a score made alone must be over, and its grade (§7.5)."""

_MOST_POINTS: Final = 115
"""What a sheet can score (§7.4)."""

_MANY: Final = 4
"""The circles drawn in one turn that are worth telling."""


def reason(code: str, facts: Mapping[str, Any]) -> str:
    """Return the sentence of a refusal, by these rules or by the engine."""
    if code not in REFUSALS:
        return engine_messages.reason(code, facts)
    if "seat" in facts:
        facts = {**facts, "place": facts["seat"] + 1}
    return sentence(CONTEXT, REFUSALS[code].sentence, facts, values=NAMES)


def event(plain: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return the sentence of an event, given as plain values and with the players' names by seat."""
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
    """Return what a move does, given as plain values, in the imperative and without a full stop."""
    facts = _with_cells(plain)
    return sentence(CONTEXT, MOVES[plain["kind"]], facts, values=NAMES)


def line_name(line: str) -> str:
    """Return where a line is, fit to stand behind "in"."""
    return translated(CONTEXT, POSITIONS[line])


def line_by_bonus(line: str) -> str:
    """Return a line by its bonus, which the sheet shows at its end; fit to stand behind "in"."""
    return translated(CONTEXT, NAMES["line"][line])


def combination_name(combination: str) -> str:
    """Return what a combination is called, such as full house."""
    return translated(CONTEXT, NAMES["combination"][combination])


def cell_name(row: int, column: int) -> str:
    return sentence(CONTEXT, CELL, {"row": row + 1, "column": column + 1})


def grade(score: int) -> str:
    """Return what is said of a score made alone (§7.5)."""
    return translated(CONTEXT, GRADES[grade_of(score)])


def grade_of(score: int) -> str:
    return next((name for over, name in reversed(_GRADED) if score > over), "")


def solo_scale() -> SoloScale:
    """Return what a score made alone is judged by."""
    marks = (SoloMark(over, translated(CONTEXT, GRADE_NAMES[name])) for over, name in _GRADED)
    return SoloScale(tuple(marks), _MOST_POINTS)


def advice(
    plain: Mapping[str, Any], worth: float, facts: Mapping[str, float], among: Sequence[Advice] = ()
) -> OptionWorth:
    """Return an option and its worth in plain words: against others the chance to win, and the points.

    ``among`` are the options that are told with it; figures that aren't in their order are left out.
    """
    wins = [100 * each.facts.get("win", 0.0) for each in among] or [100 * facts.get("win", 0.0)]
    points = [each.facts.get("points", each.value) for each in among] or [facts.get("points", worth)]
    to_win, at_end = places_apart(wins, 0), places_apart(points, 1)
    # Alone nobody wins, and that a chance is nearly none tells nothing of an option.
    source = {(True, True): WORTH_AND_WIN, (True, False): TO_WIN, (False, True): WORTH}.get(
        (to_win is not None and wins[0] >= 0.5, at_end is not None)
    )
    known = {
        "percent": decimal(100 * facts.get("win", 0.0), to_win or 0),
        "number": decimal(facts.get("points", worth), at_end or 0),
    }
    # The hint has shown the line: circles in it are told apart by their cells.
    same_line = len(among) > 1 and {getattr(each.move, "line", "") for each in among} == {plain.get("line")}
    told = _with_cells(plain)["cells"] if same_line else move(plain)
    return OptionWorth(told, sentence(CONTEXT, source, known) if source else "")


def friendly_fact(events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> str:
    """Return one friendly sentence about a whole game: the most circles at once, else the first bonus.

    Alone it is the grade of the score.
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
    """Return the points of all circles and bonuses told."""
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
    """Return the facts of a move or event with the names of its cells."""
    facts = dict(plain)
    if "row" in facts:
        facts["cell"] = cell_name(facts["row"], facts["column"])
    if "cells" in facts:
        facts["cells"] = "; ".join([cell_name(row, column) for row, column in facts["cells"]])
    return facts


QUESTIONS: Final[Mapping[str, str]] = {
    "line": QT_TRANSLATE_NOOP(
        "knaster",
        "Take your sheet as it is now: how likely is it that the next sum lets you circle the fifth number "
        "of a line?",
    ),
    "circle": QT_TRANSLATE_NOOP(
        "knaster",
        "Take your sheet as it is now: how likely is it that the next sum is a number that you can circle?",
    ),
    "sum": QT_TRANSLATE_NOOP("knaster", "How likely is it that the next sum is {number}?"),
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
)
