"""What to do at the table, what is asked, what is new, and the present labels of seats and tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias

from stolik.engine.game import Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.messages import N_, remembered, sentence, translate, translated
from stolik.games.rummikub.rules.events import (
    Announced,
    Event,
    GameScored,
    Passed,
    RedealAsked,
    StarterFound,
    StartTilesDrawn,
    TableSwept,
    TileDrawn,
    TilesPlayed,
    TilesReturned,
    TilesShuffled,
    TimeRanOut,
)
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Redeal, SeatMove
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.ui import messages
from stolik.games.rummikub.ui.names import CONTEXT, played_briefly, said
from stolik.games.rummikub.ui.printed import signed

# ------------------------------------------------------------------ the line over the rack


class Draft(NamedTuple):
    """The tiles that the player on turn has in hand and on the table.

    ``picked`` and ``laid`` are numbers of tiles. ``fault`` is that of the first set in disorder; if it is
    ``unfinished``, it only lacks tiles. ``ends`` says whether the turn can be ended now.
    """

    picked: int = 0
    laid: int = 0
    fault: str = ""
    unfinished: bool = False
    ends: bool = False


LAY_OR_PASS: Final = N_("rummikub", "{player}, lay tiles or pass.")
LAY_OR_DRAW: Final = N_("rummikub", "{player}, lay tiles or draw one.")
OPEN_OR_DRAW: Final = N_("rummikub", "{player}, open with {needed} points from your rack or draw a tile.")
OPEN_OR_DRAW_BRIEFLY: Final = N_("rummikub", "{player}, open with {needed} points or draw.")
BEFORE: Final = N_("rummikub", "The table as it was before your turn.")
PUT_DOWN: Final = N_("rummikub", "Click where the tiles go: a set, a joker, an empty spot or your rack.")
PUT_DOWN_BY_KEYS: Final = N_(
    "rummikub",
    "Go to a tile with the arrows. Space puts the tiles after it, N makes a new set, R takes them back.",
)
IN_ORDER: Final = N_("rummikub", "Everything is in order.")
OPENING_NEEDS: Final = N_("rummikub", "You need {needed} points from your own rack to open.")
OPENING_ENOUGH: Final = translate("rummikub", "Opening: %n (point|points), that's enough.", "", 0)
OPENING_SO_FAR: Final = N_("rummikub", "Opening: {points} of {needed} points.")


def must_open(view: State, seat: Seat) -> bool:
    return bool(view.racks[seat]) and not view.opened[seat]


def ask_text(view: State, seat: Seat, names: Sequence[str], *, briefly: bool) -> str:
    if not view.bank:
        source = LAY_OR_PASS
    elif not must_open(view, seat):
        source = LAY_OR_DRAW
    else:
        source = OPEN_OR_DRAW_BRIEFLY if briefly else OPEN_OR_DRAW
    return sentence(CONTEXT, source, {"player": names[seat], "needed": view.options.needed_by(seat)})


def draft_text(view: State, seat: Seat, draft: Draft, *, pointed: str = "", by_ear: bool = False) -> str:
    """Return the fault of a set, or the state of the draft of the seat on turn.

    It is empty at the beginning of the turn, when `ask_text` tells what there is to do. ``pointed`` is the
    fault of the set under the pointer; ``by_ear`` names keys instead of clicks.
    """
    if pointed or (draft.fault and not draft.unfinished):
        return pointed or draft.fault
    if draft.picked:
        return translated(CONTEXT, PUT_DOWN_BY_KEYS if by_ear else PUT_DOWN)
    if draft.fault or not draft.laid:
        return draft.fault
    if draft.ends:
        return translated(CONTEXT, IN_ORDER)
    if not must_open(view, seat):
        return ""
    return sentence(CONTEXT, OPENING_NEEDS, {"needed": view.options.needed_by(seat)})


def before_text() -> str:
    return translated(CONTEXT, BEFORE)


def opening_spoken(points: int, needed: int) -> str:
    if points >= needed:
        return sentence(CONTEXT, OPENING_ENOUGH, {}, count=points)
    return sentence(CONTEXT, OPENING_SO_FAR, {"points": points, "needed": needed})


# ------------------------------------------------------------------ banners and buttons

NEW_DEAL: Final = N_("rummikub", "A new deal!")
TIME_IS_UP: Final = N_("rummikub", "Time is up!")
FOLLOWS: Final = N_("rummikub", "{player}: {outcome}.")
TURN_OVER: Final = N_("rummikub", "Your turn is over.")
IN_BANK: Final = translate("rummikub", "%n (tile|tiles) in the bank", "", 0)
NO_BANK: Final = N_("rummikub", "The bank is empty")
BANK_BRIEFLY: Final = N_("rummikub", "Bank: {tiles}")
DONE: Final = N_("rummikub", "Done")
DONE_WITH: Final = translate("rummikub", "Done: %n (tile|tiles)", "", 0)
HINTED_SET: Final = N_("rummikub", "A set the hint is about")
FITTING_SET: Final = N_("rummikub", "A set the tiles in hand fit")
LETTERED_SET: Final = N_("rummikub", "Tiles with the letter {letter} go here")


def banner(event: Value | None, names: Sequence[str]) -> tuple[str, str]:
    match event:
        case RedealAsked():
            return translated(CONTEXT, NEW_DEAL), messages.event(to_plain(event), names)
        case TimeRanOut(outcome="closed"):
            return translated(CONTEXT, TIME_IS_UP), translated(CONTEXT, TURN_OVER)
        case TimeRanOut():
            facts = {"player": names[event.seat], "outcome": event.outcome}
            return translated(CONTEXT, TIME_IS_UP), said(
                FOLLOWS, facts, values={"outcome": messages.OUTCOMES}
            )
    return "", ""


def bank_text(tiles: int, *, briefly: bool = False) -> str:
    if briefly:
        return sentence(CONTEXT, BANK_BRIEFLY, {"tiles": tiles})
    return sentence(CONTEXT, IN_BANK, {}, count=tiles) if tiles else translated(CONTEXT, NO_BANK)


def done_text(laid: int) -> str:
    return sentence(CONTEXT, DONE_WITH, {}, count=laid) if laid else translated(CONTEXT, DONE)


@remembered
def frame_text(letter: str = "", *, is_home: bool = False) -> str:
    """Return the name of a framed set: one that gets the tiles with a hint's letter, or that a hint is about.

    ``is_home`` says that the tiles in hand fit it.
    """
    if letter:
        return sentence(CONTEXT, LETTERED_SET, {"letter": letter})
    return translated(CONTEXT, FITTING_SET if is_home else HINTED_SET)


# ------------------------------------------------------------------ seats and places

OPENINGS: Final[Mapping[str, str]] = {
    "announced": N_("rummikub", "announced"),
    "opened": N_("rummikub", "opened"),
    "closed": N_("rummikub", "not opened"),
}
BIG: Final = N_("rummikub", "big {points}")
SMALL: Final = N_("rummikub", "small {points}")
BIG_POINTS: Final = N_("rummikub", "big points: {points}")
SMALL_POINTS: Final = N_("rummikub", "small points: {points}")
ON_RACK: Final = N_("rummikub", "tiles on the rack: {tiles}")
NEEDS: Final = N_("rummikub", "needs {needed} points to open")
PLACES_BY_BIG: Final = N_("rummikub", "The big points decide the places.")
PLACE_SHARED: Final = N_("rummikub", "{one} and {other} share a place: they tie on big and small points.")
PLACE_BY_SMALL: Final = N_("rummikub", "{one} and {other} tie on big points: the small points decide.")


def opening_word(view: State, seat: Seat) -> str:
    code = "announced" if view.announced[seat] else "opened" if view.opened[seat] else "closed"
    return translated(CONTEXT, OPENINGS[code])


def points_texts(big: int, small: int) -> tuple[str, str]:
    return (sentence(CONTEXT, BIG, {"points": big}), sentence(CONTEXT, SMALL, {"points": signed(small)}))


def points_spoken(big: int, small: int) -> tuple[str, str]:
    return (
        sentence(CONTEXT, BIG_POINTS, {"points": big}),
        sentence(CONTEXT, SMALL_POINTS, {"points": signed(small)}),
    )


def seat_text(view: State, seat: Seat) -> str:
    """Return everything that can be seen of a seat: its points, if any, its tiles and its opening."""
    small, big = view.points
    told = [*points_spoken(big[seat], small[seat])] if view.results else []
    told += [sentence(CONTEXT, ON_RACK, {"tiles": len(view.racks[seat])}), opening_word(view, seat)]
    if seat in view.options.easier_opening and not view.opened[seat]:
        told.append(sentence(CONTEXT, NEEDS, {"needed": view.options.needed_by(seat)}))
    return ", ".join(told)


def place_reasons(places: Sequence[tuple[str, int, int]]) -> str:
    """Return the reasons for the final places, which are names, ranks and big points, best first."""
    if len(places) < 2:
        return ""
    return " ".join([translated(CONTEXT, PLACES_BY_BIG), *tie_reasons(places)])


def tie_reasons(places: Sequence[tuple[str, int, int]]) -> list[str]:
    """Return what decides between neighbours with equal big points; ``places`` are as in `place_reasons`."""
    return [
        sentence(CONTEXT, PLACE_SHARED if rank == next_rank else PLACE_BY_SMALL, {"one": one, "other": other})
        for (one, rank, big), (other, next_rank, next_big) in pairwise(places)
        if big == next_big
    ]


# ------------------------------------------------------------------ a tile, by what it is now

JOKER_FOR: Final = N_("rummikub", "{tile} for a {number}")
WHERE: Final[Mapping[str, str]] = {
    "rack": N_("rummikub", "{tile}, on your rack"),
    "fresh": N_("rummikub", "{tile}, new on your rack"),
    "laid": N_("rummikub", "{tile}, laid this turn"),
    "moved": N_("rummikub", "{tile}, moved this turn"),
    "news": N_("rummikub", "{tile}, laid since your last turn"),
    "shifted": N_("rummikub", "{tile}, moved since your last turn"),
}
"""The labels of tiles by where they are and how they came there."""

MARKED: Final[Mapping[str, str]] = {
    "ghost": N_("rummikub", "{tile}, shown by the hint"),
    "returned": N_("rummikub", "{tile}, goes back to the rack"),
    "letter": N_("rummikub", "{tile}, goes to set {letter}"),
    "doublet": N_("rummikub", "{tile}, doublet {letter}"),
    "lit": N_("rummikub", "{tile}, part of the hint"),
    "changed": N_("rummikub", "{tile}, just arrived"),
    "layable": N_("rummikub", "{tile}, can be laid now"),
}
"""The labels of tiles by their marks: of hints, for beginners, of past moments, or of one's own opening."""

PICKED: Final = N_("rummikub", "{tile}, picked up")


@remembered
def tile_label(
    name: str,
    spot: str,
    *,
    stands: int = 0,
    where: str = "",
    mark: str = "",
    letter: str = "",
    picked: bool = False,
) -> str:
    """Return a tile with everything that can be seen of it.

    Args:
        name: The name of the tile.
        spot: Its place in its set, or which of two equal ones it is; empty if that tells nothing.
        stands: The number that a joker stands for, 0 if it stands for none.
        where: A key of `WHERE`, or empty for an untouched tile of the table.
        mark: A key of `MARKED`, or empty.
        letter: The letter of a hint for the mark ``letter``.
        picked: Whether it is in hand.
    """
    told = sentence(CONTEXT, JOKER_FOR, {"tile": name, "number": stands}) if stands else name
    told = f"{told}, {spot}" if spot else told
    # The mark alone tells that a tile has moved.
    if where and mark not in ("ghost", "changed"):
        told = sentence(CONTEXT, WHERE[where], {"tile": told})
    if mark:
        told = sentence(CONTEXT, MARKED[mark], {"tile": told, "letter": letter})
    return sentence(CONTEXT, PICKED, {"tile": told}) if picked else told


QuestionKind: TypeAlias = Literal["", "redeal", "look", "announce", "close", "draw"]


class Question(NamedTuple):
    """A question with one or two answers in words, and the moves that they make, ``None`` for no move."""

    kind: QuestionKind = ""
    title: str = ""
    reason: str = ""
    yes: str = ""
    no: str = ""
    agreed: SeatMove | None = None
    declined: SeatMove | None = None


NO_QUESTION: Final = Question()

QUESTIONS: Final[Mapping[QuestionKind, Question]] = {
    "redeal": Question(
        "redeal",
        N_("rummikub", "You may ask for a new deal: three doublets"),
        N_("rummikub", "You have three or more pairs of the same tile. Everyone would get new tiles."),
        N_("rummikub", "Keep these tiles"),
        N_("rummikub", "Ask for a new deal"),
        KeepRack(),
        Redeal(),
    ),
    "look": Question(
        "look",
        N_("rummikub", "Look at your tiles"),
        N_(
            "rummikub",
            "Before the first move everyone looks once. That way nobody learns who may ask for a new deal.",
        ),
        N_("rummikub", "Ready: pass on"),
    ),
    "announce": Question(
        "announce",
        N_("rummikub", "With this tile you can open"),
        N_("rummikub", "If someone goes out before your next turn, you lose 100 points, not 200."),
        N_("rummikub", "“I'll open next round”"),
        N_("rummikub", "Say nothing"),
        Announce(),
        EndTurn(),
    ),
    "close": Question(
        "close",
        N_("rummikub", "You have drawn a tile"),
        yes=N_("rummikub", "End the turn"),
        agreed=EndTurn(),
    ),
    "draw": Question(
        "draw",
        N_("rummikub", "Draw anyway?"),
        translate(
            "rummikub",
            "%n (tile you laid goes|tiles you laid go) back to your rack.",
            "",
            0,
        ),
        N_("rummikub", "Put back and draw"),
        N_("rummikub", "Keep laying"),
        Draw(),
    ),
}
"""The questions, in the language of the sources."""

COUNTS_LATER: Final = N_("rummikub", "Your answer counts when everyone has looked.")


def kind_of_question(
    view: State, mine: Seat | None, owner: Seat | None, *, entitled: bool, goes_round: bool, drawing: bool
) -> QuestionKind:
    """Return the kind of question that is asked now.

    Args:
        view: What the person at the screen sees.
        mine: The seat that may act.
        owner: The seat whose rack is seen.
        entitled: Whether that rack gives the right to a new deal.
        goes_round: Whether everyone is looking once, one after another, before the first move.
        drawing: Whether laid tiles would go back for a draw.
    """
    if entitled and (goes_round or (mine is not None and view.phase == "asking")):
        return "redeal"
    if goes_round and owner is not None and not entitled:
        return "look"
    if view.phase == "drawn" and mine == view.turn:
        return "announce" if view.may_announce else "close"
    return "draw" if drawing else ""


def question(kind: QuestionKind, *, goes_round: bool = False, laid: int = 0) -> Question:
    """Return a question in words; ``laid`` is the number of tiles that would go back for a draw."""
    if not kind:
        return NO_QUESTION
    source = QUESTIONS[kind]
    title, yes, no = (each and translated(CONTEXT, each) for each in (source.title, source.yes, source.no))
    reason = source.reason and sentence(CONTEXT, source.reason, {}, count=laid if kind == "draw" else None)
    if kind == "redeal" and goes_round:
        reason = f"{reason} {translated(CONTEXT, COUNTS_LATER)}"
    return source._replace(title=title, reason=reason, yes=yes, no=no)


_TURN: Final = TilesPlayed | TileDrawn | Passed | Announced | TimeRanOut | TableSwept | TilesReturned
"""The events of a player's turn."""

_DEAL: Final = StartTilesDrawn | StarterFound | TilesShuffled | RedealAsked
"""The events that lead to the first turn."""


def since_turn(events: Sequence[Event], viewer: Seat | None) -> tuple[Event, ...]:
    """Return the events since the viewer's last turn, oldest first.

    Before the first turn, it is the last event that leads to it; without a viewer, it is the last deed. A
    time-out of the viewer is included because it wasn't their doing. So is their opening, a moment for
    everyone, until something else is done.
    """
    found: list[Event] = []
    for event in reversed(events):
        if isinstance(event, GameScored):
            break
        if isinstance(event, _DEAL):
            return tuple(reversed(found or [event]))
        if not isinstance(event, _TURN) or (isinstance(event, TimeRanOut) and event.outcome == "closed"):
            continue
        if event.seat == viewer and _ends_turn(event):
            if isinstance(event, TilesPlayed) and event.opening and not found:
                found.append(event)
            break
        found.append(event)
        if viewer is None or (event.seat == viewer and isinstance(event, TimeRanOut)):
            break
    return tuple(reversed(found))


def news_texts(events: Sequence[Event], names: Sequence[str]) -> tuple[str, ...]:
    """Return the sentences for such events, from the fullest version to the briefest.

    The next version only tells the numbers of tiles and sets in all moves but the last, then in all of them,
    and then without verbs.
    """
    full = [messages.event(to_plain(event), names) for event in events]

    def told(tell: Callable[..., str]) -> list[str]:
        return [
            tell(names[event.seat], event.before, event.after) if isinstance(event, TilesPlayed) else text
            for event, text in zip(events, full, strict=True)
        ]

    brief = told(played_briefly)
    tellings = (full, [*brief[:-1], *full[-1:]], brief, told(partial(played_briefly, in_numbers=True)))
    return tuple(dict.fromkeys(" ".join(telling) for telling in tellings if telling))


def _ends_turn(event: Event) -> bool:
    return isinstance(event, TilesPlayed | Passed | Announced) or (
        isinstance(event, TileDrawn) and not event.penalty
    )
