"""The interface between the table and a game's view model."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final, NamedTuple

from stolik.engine.coaching.claims import Claim, Wording
from stolik.engine.game import Seat, Value
from stolik.engine.messages import N_, decimal, sentence, translate, translated
from stolik.engine.score_card import ScoreTable
from stolik.engine.session import History


class EndLine(NamedTuple):
    """One line of the final count of a game: its words, the value it adds, and a picture's name."""

    text: str
    value: int
    picture: str = ""


@dataclass(frozen=True, slots=True)
class HintStep:
    """One step of a hint, shown at a press of its button: a line, and the things that light up on the table.

    ``lit`` holds names of things, as in the game's ``Table.qml``. ``button`` is the label of the button to
    the next step or, at the last step, to do what is shown; it is empty if there is none. ``claim`` is what
    the line says about the position, or ``None``; ``reason`` is the sentence for that alone, if the line also
    mentions what the table shows.
    """

    text: str
    lit: tuple[str, ...] = ()
    button: str = ""
    claim: Claim | None = None
    reason: str = ""


def reason_step(steps: Sequence[HintStep]) -> HintStep | None:
    """Return the step of a hint that says something about the position, worded for use without the table.

    It is the last step with a claim, or else the last step; ``None`` if there are no steps.

    >>> reason_step([HintStep("Look here."), HintStep("It fits, as shown.", reason="It fits.")]).text
    'It fits.'
    """
    claiming = [step for step in steps if step.claim is not None] or list(steps)
    return replace(claiming[-1], text=claiming[-1].reason or claiming[-1].text) if claiming else None


class OptionWorth(NamedTuple):
    """An option and its worth in words; the worth is empty if unknown."""

    option: str
    worth: str = ""

    @property
    def text(self) -> str:
        return f"{self.option}: {self.worth}." if self.worth else self.option


_SAME: Final = 1e-6
_MOST_PLACES: Final = 2


def places_apart(figures: Sequence[float], least: int) -> int | None:
    """Return the fewest decimal places, from ``least`` on, that set the first figure apart from lower ones.

    The result is ``None`` if the figures aren't descending, or if more than two places are needed.

    >>> places_apart([1.24, 1.21, 1.21], 1), places_apart([76.3, 76.7], 1), places_apart([1.2, 1.2], 1)
    (2, None, 1)
    >>> places_apart([1.204, 1.201], 1)
    """
    if any(later > before + _SAME for before, later in pairwise(figures)):
        return None
    for places in range(least, _MOST_PLACES + 1):
        best = decimal(figures[0], places)
        if all(decimal(each, places) != best for each in figures if each < figures[0] - _SAME):
            return places
    return None


SUM_KEY: Final = "F4"
"""The key that asks for sums and chances."""

OPTIONS_KEY: Final = "F7"
"""The key that asks what the player can do now."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question that is asked with a key.

    ``key`` is written as Qt writes key sequences: ``SUM_KEY``, ``OPTIONS_KEY``, or ``Ctrl+1`` to ``Ctrl+9``
    for a question of the game's own.
    """

    key: str
    question: str
    text: str


@dataclass(frozen=True, slots=True)
class SoloMark:
    """The name for solo scores of more than ``over`` points."""

    over: int
    word: str


@dataclass(frozen=True, slots=True)
class SoloScale:
    """The scale for solo scores: marks in ascending order, and the highest possible score."""

    marks: tuple[SoloMark, ...] = ()
    most: int = 0


class ViewModel:
    """The view model of one game: it holds what its ``Table.qml`` draws and describes events in sentences.

    A game must provide the abstract methods; all others have a default for games without the feature. All
    texts are in the current language; the table asks for them again when the language changes.
    """

    @abstractmethod
    def show(self, view: Any, event: Any, mine: Seat | None) -> None:
        """Set the models to a view that ``event`` led to; ``mine`` is the seat that may act on the screen."""

    @abstractmethod
    def score_text(self, view: Any, seat: Seat) -> str:
        """Return a seat's score, with its unit.

        ``view`` is an onlooker's, as in `end_lines` and `score_table`.
        """

    @abstractmethod
    def event_text(self, event: Any, names: Sequence[str]) -> str:
        """Return the sentence for an event in the log; empty if it needs none.

        ``names`` are the players' names by seat; ``event`` is redacted for an onlooker.
        """

    @abstractmethod
    def matters(self, event: Any) -> bool:
        """Return whether a player who looks back should stop at the event."""

    @abstractmethod
    def option_worth(self, advice: Any, among: Sequence[Any] = ()) -> OptionWorth:
        """Return an option and its worth in words.

        ``advice`` comes from the game's valuation. Given other options to list it ``among``, best first, the
        worth is the figure that decides, with enough digits to distinguish them, or empty.
        """

    def options_worth(self, options: Sequence[Any]) -> Sequence[OptionWorth]:
        """Return the options that a hint lists, best first, each with its worth."""
        return [self.option_worth(advice, options) for advice in options]

    @abstractmethod
    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        """Return the steps of a hint, given the options of the seat on the screen, best first.

        Its reason must be true of the position shown. There are no steps if there is nothing to say.
        """

    @abstractmethod
    def show_odds(self, odds: Any) -> None:
        """Show what the table gives on demand, usually odds, or hide it if ``odds`` is ``None``.

        ``odds`` comes from the method ``odds`` of the game's valuation.
        """

    @abstractmethod
    def end_lines(self, view: Any, seat: Seat) -> Sequence[EndLine]:
        """Return a seat's final count, line by line."""

    @abstractmethod
    def score_table(self, view: Any, names: Sequence[str]) -> ScoreTable:
        """Return the final counts of all seats for the score card.

        ``view`` shows the end of the game; ``names`` are the players' names by seat.
        """

    @abstractmethod
    def friendly_fact(self, events: Sequence[Any], names: Sequence[str]) -> str:
        """Return one friendly sentence about the whole game.

        ``events`` are all the game's events, as an onlooker may see them; ``names`` go by seat.
        """

    def time_up(self) -> Value | None:
        """Return the table's move when the time of the seat on the screen is up.

        The result is ``None`` for a game that doesn't limit the time of a turn.
        """
        return None

    def solo_scale(self) -> SoloScale:
        """Return the scale for solo scores."""
        return SoloScale()

    # ------------------------------------------------------------------ what is done before it is a move

    def memory(self) -> Any:
        """Return what must be saved besides the state, as plain JSON values; ``None`` if there is nothing.

        Examples are a half-finished turn, or how players arrange their things.
        """
        return None

    def recall(self, memory: Any) -> None:
        """Restore what `memory` returned, except for what is invalid or belongs to another position."""

    def choose_anew(self) -> None:
        """Reset an unfinished choice to its state when choosing began."""

    # ------------------------------------------------------------------ hints

    def next_press(self, option: Any) -> HintStep | None:
        """Return the next press on the way to an option, with the name of what to press in ``lit``.

        Its text is empty if the hint's own says enough. By default the press is on the button named after the
        move's kind. ``option`` comes from the game's valuation; the result is ``None`` if nothing leads to it
        from what is shown.
        """
        return HintStep("", (option.move.kind,))

    def let_lead(self, asked: Callable[[], Collection[str]]) -> None:
        """From now on, highlight only the buttons whose names ``asked`` returns.

        Otherwise the game decides, by a rule of thumb, which of its buttons to highlight as advice.
        """

    def hide_chances(self, hidden: bool) -> None:
        """Hide the odds that the table shows unasked, such as those of the next roll, or show them again."""

    def show_cue(self, option: Any) -> None:
        """Show what `next_press` leads to, if that is more than a thing that lights up.

        Without an option, hide it.
        """

    praises: Wording | None = None
    """The praise for a good move after it was made, by the claims of hints; ``None`` for no praise."""

    def praise(self, options: Sequence[Any]) -> str:
        """Return why the first option of the seat on the screen was good; empty if there is nothing to say.

        It is said after that move was made, about the position before it, which is shown. ``options`` come
        from the game's valuation, the move that was made first and the others best first.
        """
        step = reason_step(self.hint_steps(options))
        claim = None if step is None else step.claim
        if self.praises is None or claim is None or claim.kind not in self.praises.sources:
            return ""
        return self.praises.text(claim)

    def difference(self, options: Sequence[Any], played: Any) -> str:
        """Return what a move costs compared with the first, better option of the seat on the screen.

        It is said after the move was made, about the position before it, which is shown. It is never true of
        both moves, and empty if there is nothing to say. ``options`` come from the game's valuation.
        """
        return ""

    def show_hint(self, options: Sequence[Any], step: int) -> None:
        """Show a step of the hint for these options on the table; without options, hide the hint."""

    def accept_hint(self) -> None:
        """Do what the hint shows, as if the player did it."""

    # ------------------------------------------------------------------ what led to the moment shown

    def follow(self, events: Sequence[Any], names: Sequence[str], viewer: Seat | None) -> None:
        """Take note of all events up to the moment shown next, as an onlooker may see them.

        ``names`` are the players' by seat; ``viewer`` is the seat whose secrets the screen may show.
        """

    def retell(self) -> None:
        """Translate everything again when it is next shown, since the language has changed."""

    def trace(self, before: Iterable[Any]) -> None:
        """Take note of the views that led to the one shown next, newest first.

        They are the same seat's, back to the start of the game, and computed only as they are iterated.
        """

    def show_moment(self, before: Any, view: Any, event: Any, seat: Seat | None) -> Sequence[str]:
        """Set the models to a view of an earlier moment, which takes no moves.

        ``before`` is the view before ``event``; both are ``None`` at the start of the game. The views are
        those of ``seat``. The method returns the names of the things that the event changed, which are marked
        as hints light them up; `show` removes the marks.
        """
        self.show(view, event, None)
        return ()

    # ------------------------------------------------------------------ events shown bit by bit

    def stages(self, event: Any, viewer: Seat | None) -> int:
        """Return the number of stages, each a scene, in which an event is shown; 0 if it isn't split."""
        return 0

    def show_first_stage(self, view: Any, event: Any, mine: Seat | None) -> None:
        """Set the models to a view as `show` does, but show only the first stage of the event."""

    def show_stage(self, stage: int) -> None:
        """Show a further stage, given by its 0-based index, of the event shown last."""

    # ------------------------------------------------------------------ what is heard

    def spoken_text(self, event: Any, text: str, names: Sequence[str]) -> str:
        """Return the spoken text for an event that was just shown; empty if it needs none.

        ``event`` is redacted for the viewer, but the text must contain only what an onlooker may hear.
        ``text`` is the log's sentence; ``names`` are the players' by seat.
        """
        return text

    def turn_text(self, events: Sequence[Any], names: Sequence[str]) -> str:
        """Return one sentence about a seat's turn; empty if nothing in it is worth telling.

        ``events`` are consecutive, as an onlooker may see them; ``names`` go by seat.
        """
        return ""

    def answers(self, names: Sequence[str], thing: str) -> Sequence[Answer]:
        """Return the answers to all questions of the game, as they are for what is shown now.

        ``names`` are the players' by seat; ``thing`` is the name, as in ``Table.qml`` for hints, of what has
        the keyboard focus; it is empty for nothing. Answers never reveal what the viewer may not see.
        """
        return ()

    def prompt(self, names: Sequence[str]) -> str:
        """Return the spoken text for the present choices of the person on turn; empty for none."""
        return ""


def show_position(view_model: ViewModel, session: History, entries: int, seat: Seat) -> None:
    """Set a view model to what a seat saw after ``entries`` entries of a game, when it was to act."""
    game = session.game
    view_model.trace(game.view(state, seat) for state in session.states_before(entries))
    view_model.show(game.view(session.state_at(entries), seat), None, seat)


CONTEXT: Final = "table"

CHOICES: Final = N_("table", "{player} can choose: {things}.")
TURN: Final = N_("table", "{player}: {deeds}.")
RANKED: Final = N_("table", "{rank}. {player}: {score}")
ON_TURN: Final = N_("table", "To move: {players}.")
NOBODY_ON_TURN: Final = N_("table", "It is nobody's turn now.")
GAME_OVER: Final = N_("table", "The game is over.")
SECONDS_LEFT: Final = translate("table", "%n (second|seconds) left.", "", 0)
NO_CLOCK: Final = N_("table", "This turn has no clock.")
NOTHING_HAPPENED: Final = N_("table", "Nothing has happened yet.")
NOTHING_TO_DO: Final = N_("table", "There is nothing to choose now.")


def choices_text(player: str, things: Sequence[str]) -> str:
    """Return the sentence for a player's choices; ``things`` are imperatives without a full stop."""
    if not things:
        return translated(CONTEXT, NOTHING_TO_DO)
    return sentence(CONTEXT, CHOICES, {"player": player, "things": "; ".join(things)})


def turn_sentence(player: str, deeds: Sequence[str]) -> str:
    """Return a turn in one sentence; each of ``deeds`` says in the present tense what ``player`` does.

    >>> turn_sentence("Bolek", ["3 rolls", "takes tile 25"])
    'Bolek: 3 rolls; takes tile 25.'
    """
    return sentence(CONTEXT, TURN, {"player": player, "deeds": "; ".join(deeds)}) if deeds else ""


def ranking_text(places: Sequence[tuple[int, str, str]]) -> str:
    """Return a sentence with everybody's rank, name and score, best first.

    >>> ranking_text([(2, "Bolek", "3 worms"), (1, "Ala", "5 worms")])
    '1. Ala: 5 worms; 2. Bolek: 3 worms.'
    """
    told = [
        sentence(CONTEXT, RANKED, {"rank": rank, "player": player, "score": score})
        for rank, player, score in sorted(places, key=lambda place: place[0])
    ]
    return "; ".join(told) + "."
