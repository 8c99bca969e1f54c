"""What the table asks of a game's view model."""

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
    """One line of the count at the end of a game: its words, what it adds, and a picture's name."""

    text: str
    value: int
    picture: str = ""


@dataclass(frozen=True, slots=True)
class HintStep:
    """What a hint tells at one press of its button: one line, and the things that light up on the table.

    ``lit`` are names of things, as the game's ``Table.qml`` knows them. ``button`` is the label of the way
    on: to the next step, or at the last one to do what is shown; empty if there is none. ``claim`` is
    what the line says of the position, ``None`` if it says nothing of it; ``reason`` is that alone, if
    the line also says what is to be seen on the table.
    """

    text: str
    lit: tuple[str, ...] = ()
    button: str = ""
    claim: Claim | None = None
    reason: str = ""


def reason_step(steps: Sequence[HintStep]) -> HintStep | None:
    """Return what a hint's steps say about the position, with what lights up, for use without the table.

    That is the last step that claims something, or else the last one; ``None`` if there is none.

    >>> reason_step([HintStep("Look here."), HintStep("It fits, as shown.", reason="It fits.")]).text
    'It fits.'
    """
    claiming = [step for step in steps if step.claim is not None] or list(steps)
    return replace(claiming[-1], text=claiming[-1].reason or claiming[-1].text) if claiming else None


class OptionWorth(NamedTuple):
    """An option in words, and its worth, empty if unknown."""

    option: str
    worth: str = ""

    @property
    def text(self) -> str:
        return f"{self.option}: {self.worth}." if self.worth else self.option


_SAME: Final = 1e-6
_MOST_PLACES: Final = 2


def places_apart(figures: Sequence[float], least: int) -> int | None:
    """Return the fewest places, from ``least`` on, that tell the first of some figures from all lower ones.

    It is ``None`` if one is higher than one before it, or more than two places would be needed.

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
"""The key that asks for sum and chance."""

OPTIONS_KEY: Final = "F7"
"""The key that asks what can be done now."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question asked by a key.

    ``key`` is written as Qt writes key sequences: ``SUM_KEY``, ``OPTIONS_KEY``, or ``Ctrl+1`` to ``Ctrl+9``
    for a question of the game's own.
    """

    key: str
    question: str
    text: str


@dataclass(frozen=True, slots=True)
class SoloMark:
    """The name of a solo score of more than ``over`` points."""

    over: int
    word: str


@dataclass(frozen=True, slots=True)
class SoloScale:
    """What a solo score is judged by: marks in ascending order, and the highest possible score."""

    marks: tuple[SoloMark, ...] = ()
    most: int = 0


class ViewModel:
    """The view model of one game: holds what its ``Table.qml`` draws, and describes events in sentences.

    What a game must provide is abstract; everything else has a default, for a game without it. All texts are
    in the current language; the table asks for them again when it changes.
    """

    @abstractmethod
    def show(self, view: Any, event: Any, mine: Seat | None) -> None:
        """Set the models to a view; ``event`` led to it, ``mine`` is the seat that may act on the screen."""

    @abstractmethod
    def score_text(self, view: Any, seat: Seat) -> str:
        """Return a seat's score, with its unit.

        ``view`` is an onlooker's; so it is in `end_lines`, `score_table` and `friendly_fact`'s events.
        """

    @abstractmethod
    def event_text(self, event: Any, names: Sequence[str]) -> str:
        """Return the sentence of an event for the log; empty if it needs none.

        ``names`` are the players' names by seat; ``event`` is redacted for an onlooker.
        """

    @abstractmethod
    def matters(self, event: Any) -> bool:
        """Return whether looking back should stop at the event."""

    @abstractmethod
    def option_worth(self, advice: Any, among: Sequence[Any] = ()) -> OptionWorth:
        """Return an option and its worth in plain words.

        ``advice`` is one of those that the game's valuation gives. Told ``among`` others, best first, it has
        the figure that decides, in as many digits as tell them apart, or none.
        """

    def options_worth(self, options: Sequence[Any]) -> Sequence[OptionWorth]:
        """Return the options that a hint lists, best first, and what each is worth."""
        return [self.option_worth(advice, options) for advice in options]

    @abstractmethod
    def hint_steps(self, options: Sequence[Any]) -> Sequence[HintStep]:
        """Return a hint's steps, press by press, from the options of the seat seen, best first.

        Its reason is true of the position shown. There are none if nothing can be told of it.
        """

    @abstractmethod
    def show_odds(self, odds: Any) -> None:
        """Set what is shown on demand, usually odds; ``None`` hides it.

        ``odds`` are what the game's valuation returns by that name.
        """

    @abstractmethod
    def end_lines(self, view: Any, seat: Seat) -> Sequence[EndLine]:
        """Return a seat's count at the end, line by line."""

    @abstractmethod
    def score_table(self, view: Any, names: Sequence[str]) -> ScoreTable:
        """Return the same count for everybody as it stands on the score card.

        ``view`` is of the end of the game, ``names`` are the players' names by seat.
        """

    @abstractmethod
    def friendly_fact(self, events: Sequence[Any], names: Sequence[str]) -> str:
        """Return one friendly sentence about the whole game.

        ``events`` are all of the game, as an onlooker may see them; ``names`` go by seat.
        """

    def time_up(self) -> Value | None:
        """Return the table's move when the time of the seat on the screen is up.

        A game that doesn't limit the time of a turn has none.
        """
        return None

    def solo_scale(self) -> SoloScale:
        """Return what a solo score is judged by."""
        return SoloScale()

    # ------------------------------------------------------------------ what is done before it is a move

    def memory(self) -> Any:
        """Return what must be saved besides the state, as plain JSON values; ``None`` for nothing.

        That is a half-finished turn, or how a player keeps their things.
        """
        return None

    def recall(self, memory: Any) -> None:
        """Restore what `memory` gave, without what makes no sense or belongs to another position."""

    def choose_anew(self) -> None:
        """Reset the choice for a move to what it was when choosing began."""

    # ------------------------------------------------------------------ hints

    def next_press(self, option: Any) -> HintStep | None:
        """Return the next press on the way to an option, with its name in ``lit``.

        Its text is empty if the hint's own says enough. It is the button with the name of the move's kind
        if the game says nothing else. ``option`` is one of those that the game's valuation
        gives; ``None`` is returned if nothing leads to it from what is shown.
        """
        return HintStep("", (option.move.kind,))

    def let_lead(self, asked: Callable[[], Collection[str]]) -> None:
        """Highlight from now on only the buttons whose names are in ``asked``.

        Without this the game decides which of its acts does, as advice by a rule of thumb.
        """

    def hide_chances(self, hidden: bool) -> None:
        """Hide the odds that the table shows unasked, such as those of the next roll, or show them again."""

    def show_cue(self, option: Any) -> None:
        """Show what ``next_press`` leads to, if that is more than a thing that lights up.

        Without an option it goes.
        """

    praises: Wording | None = None
    """What is said of a good move once it was made, by the claims of the hints; ``None`` for nothing."""

    def praise(self, options: Sequence[Any]) -> str:
        """Return why the first option of the seat seen was good; empty if there is nothing to say.

        It is told once that move was made, of the position before it, which is shown. ``options`` are as the
        game's valuation gives them, the other ones best first.
        """
        step = reason_step(self.hint_steps(options))
        claim = None if step is None else step.claim
        if self.praises is None or claim is None or claim.kind not in self.praises.sources:
            return ""
        return self.praises.text(claim)

    def difference(self, options: Sequence[Any], played: Any) -> str:
        """Return what a move costs compared with the first, better option of the seat seen.

        It is told once the move was made, of the position before it, which is shown, and is never true of
        both; empty if nothing can be told. ``options`` are as the game's valuation gives them.
        """
        return ""

    def show_hint(self, options: Sequence[Any], step: int) -> None:
        """Show a step of the hint on these options on the table; no options take it away."""

    def accept_hint(self) -> None:
        """Do what the hint shows, as if the player had done it."""

    # ------------------------------------------------------------------ what led to the moment shown

    def follow(self, events: Sequence[Any], names: Sequence[str], viewer: Seat | None) -> None:
        """Take note of every event up to the moment shown next, as an onlooker may see it.

        ``names`` are the players' by seat, ``viewer`` the seat whose secrets the screen may show.
        """

    def retell(self) -> None:
        """Translate everything again when it is next shown: the language has changed."""

    def trace(self, before: Iterable[Any]) -> None:
        """Take note of the views that led to the one shown next, newest first.

        They are those of the same seat, back to the start of the game, reckoned as they are asked for.
        """

    def show_moment(self, before: Any, view: Any, event: Any, seat: Seat | None) -> Sequence[str]:
        """Set the models to a view of an earlier moment, at rest: it takes no moves.

        ``before`` is the view that ``event`` found; both are ``None`` at the start of the game. The views are
        those of ``seat``. Returns the names of the things that the event has changed, as a hint lights them
        up; ``show`` takes the marks away.
        """
        self.show(view, event, None)
        return ()

    # ------------------------------------------------------------------ events shown bit by bit

    def stages(self, event: Any, viewer: Seat | None) -> int:
        """Return in how many stages an event is shown, each a scene; 0 if it is shown as a whole."""
        return 0

    def show_first_stage(self, view: Any, event: Any, mine: Seat | None) -> None:
        """Set the models to a view as ``show`` does, but of the event show only the first stage."""

    def show_stage(self, stage: int) -> None:
        """Show a further stage, by 0-based index, of the event shown last."""

    # ------------------------------------------------------------------ what is heard

    def spoken_text(self, event: Any, text: str, names: Sequence[str]) -> str:
        """Return what is said aloud of an event that has just been shown; empty if it needs nothing.

        ``event`` is redacted for the viewer, but what is said holds only what an onlooker may hear. ``text``
        is the log's sentence, ``names`` are the players' by seat.
        """
        return text

    def turn_text(self, events: Sequence[Any], names: Sequence[str]) -> str:
        """Return one sentence for what a seat has done; empty if nothing of it is worth telling.

        ``events`` are one after another, as an onlooker may see them; ``names`` go by seat.
        """
        return ""

    def answers(self, names: Sequence[str], thing: str) -> Sequence[Answer]:
        """Return the answers to all questions of the game, true of what is shown now.

        ``names`` are the players' by seat; ``thing`` is the name of what has the keyboard's focus, as
        ``Table.qml`` names things for hints, empty for nothing. Nothing that the viewer may not see is told.
        """
        return ()

    def prompt(self, names: Sequence[str]) -> str:
        """Return what the person on turn can choose from now, for speaking once; empty for nothing."""
        return ""


def show_position(view_model: ViewModel, session: History, entries: int, seat: Seat) -> None:
    """Show a view model what a seat saw after ``entries`` entries of a game, if it had to act."""
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
    """Return what a player can choose from; ``things`` are in the imperative and without a full stop."""
    if not things:
        return translated(CONTEXT, NOTHING_TO_DO)
    return sentence(CONTEXT, CHOICES, {"player": player, "things": "; ".join(things)})


def turn_sentence(player: str, deeds: Sequence[str]) -> str:
    """Return a turn in one sentence; ``deeds`` say in the present tense what ``player`` does, one by one.

    >>> turn_sentence("Bolek", ["3 rolls", "takes tile 25"])
    'Bolek: 3 rolls; takes tile 25.'
    """
    return sentence(CONTEXT, TURN, {"player": player, "deeds": "; ".join(deeds)}) if deeds else ""


def ranking_text(places: Sequence[tuple[int, str, str]]) -> str:
    """Return everybody's rank, name and score, the best first.

    >>> ranking_text([(2, "Bolek", "3 worms"), (1, "Ala", "5 worms")])
    '1. Ala: 5 worms; 2. Bolek: 3 worms.'
    """
    told = [
        sentence(CONTEXT, RANKED, {"rank": rank, "player": player, "score": score})
        for rank, player, score in sorted(places, key=lambda place: place[0])
    ]
    return "; ".join(told) + "."
