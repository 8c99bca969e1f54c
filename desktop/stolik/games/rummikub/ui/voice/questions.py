"""What the person on turn is asked, one question at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Redeal, SeatMove
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.ui.names import CONTEXT

QuestionKind: TypeAlias = Literal["", "redeal", "look", "announce", "close", "draw"]


class Question(NamedTuple):
    """A question with one or two answers, in words, and the moves that they make; ``None`` for no move."""

    kind: QuestionKind = ""
    title: str = ""
    reason: str = ""
    yes: str = ""
    no: str = ""
    agreed: SeatMove | None = None
    declined: SeatMove | None = None


NO_QUESTION: Final = Question()

TITLES: Final = {
    "redeal": QT_TRANSLATE_NOOP("rummikub", "You may ask for a new deal: three doublets"),
    "look": QT_TRANSLATE_NOOP("rummikub", "Look at your tiles"),
    "announce": QT_TRANSLATE_NOOP("rummikub", "With this tile you can open"),
    "close": QT_TRANSLATE_NOOP("rummikub", "You have drawn a tile"),
    "draw": QT_TRANSLATE_NOOP("rummikub", "Draw anyway?"),
}
REASONS: Final = {
    "redeal": QT_TRANSLATE_NOOP(
        "rummikub", "You hold three or more pairs of the same tile. Everybody would get new tiles."
    ),
    "look": QT_TRANSLATE_NOOP(
        "rummikub",
        "Before the first move everybody looks once. That way nobody learns who may ask for a new deal.",
    ),
    "announce": QT_TRANSLATE_NOOP(
        "rummikub", "If somebody goes out before your next turn, you lose 100 points, not 200."
    ),
    "draw": translate(
        "rummikub",
        "%n (tile that you have laid goes|tiles that you have laid go) back to your rack.",
        "",
        0,
    ),
}
COUNTS_LATER: Final = QT_TRANSLATE_NOOP("rummikub", "Your answer counts when everybody has looked.")
YES: Final = {
    "redeal": QT_TRANSLATE_NOOP("rummikub", "Keep these tiles"),
    "look": QT_TRANSLATE_NOOP("rummikub", "Ready: pass on"),
    "announce": QT_TRANSLATE_NOOP("rummikub", "“I'll lay out in the next round”"),
    "close": QT_TRANSLATE_NOOP("rummikub", "End the turn"),
    "draw": QT_TRANSLATE_NOOP("rummikub", "Put back and draw"),
}
NO: Final = {
    "redeal": QT_TRANSLATE_NOOP("rummikub", "Ask for a new deal"),
    "announce": QT_TRANSLATE_NOOP("rummikub", "Say nothing"),
    "draw": QT_TRANSLATE_NOOP("rummikub", "Go on laying"),
}
_MOVES: Final[Mapping[str, tuple[SeatMove | None, SeatMove | None]]] = {
    "redeal": (KeepRack(), Redeal()),
    "announce": (Announce(), EndTurn()),
    "close": (EndTurn(), None),
    "draw": (Draw(), None),
}


def kind_of_question(
    view: State, mine: Seat | None, owner: Seat | None, *, entitled: bool, goes_round: bool, drawing: bool
) -> QuestionKind:
    """Return what is asked now.

    Args:
        view: What the person at the screen sees.
        mine: The seat that may act.
        owner: The seat whose rack is seen.
        entitled: Whether that rack gives the right to a new deal.
        goes_round: Whether everybody looks once, one after the other, before the first move.
        drawing: Whether tiles that were laid shall go back for a draw.
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
    reason = (
        sentence(CONTEXT, REASONS[kind], {}, count=laid if kind == "draw" else None)
        if kind in REASONS
        else ""
    )
    if kind == "redeal" and goes_round:
        reason = f"{reason} {translated(CONTEXT, COUNTS_LATER)}"
    no = translated(CONTEXT, NO[kind]) if kind in NO else ""
    agreed, declined = _MOVES.get(kind, (None, None))
    return Question(
        kind, translated(CONTEXT, TITLES[kind]), reason, translated(CONTEXT, YES[kind]), no, agreed, declined
    )
