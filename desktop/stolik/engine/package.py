"""The package of a game: one typed value with everything that the game provides.

Every folder ``stolik/games/<id>/`` defines ``PACKAGE``. Its parts are found by their place in the folder and
imported on demand, so that the first page loads no rules and the bots' process no window.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from stolik.engine.bot import Advice, AnyBot, Level, Valuation
    from stolik.engine.coaching.guesses import Question
    from stolik.engine.coaching.lesson import Lesson
    from stolik.engine.coaching.position_editor import PositionEditor
    from stolik.engine.coaching.puzzles import PuzzleSource
    from stolik.engine.coaching.seat_values import AnyValues
    from stolik.engine.coaching.strength import Scale
    from stolik.engine.drawing import Drawing
    from stolik.engine.event_scenes import EventScenes
    from stolik.engine.game import AnyGame, Rejection, Seat, Value
    from stolik.engine.game_points import CardEntry, MatchRules
    from stolik.engine.messages import Refusal
    from stolik.engine.moments import FindMoments, Moment, MomentWords
    from stolik.engine.session import History
    from stolik.engine.turns import Unreckoned
    from stolik.engine.view_model import ViewModel

T_co = TypeVar("T_co", covariant=True)

Plain: TypeAlias = Mapping[str, Any]

SUFFIX: Final = ".stolik"
"""The suffix of record files."""


@dataclass(frozen=True, slots=True)
class OwnMeasure:
    """A game's own measure of a turn, besides the chance to win.

    ``fact`` is the name of the figure in the facts of an advice; empty for its value. A move gives much away
    if it loses at least ``least``, and at least a ``share`` of what the best option brings.
    """

    least: float
    share: float
    fact: str = ""

    def of(self, option: Advice) -> float:
        return option.facts[self.fact] if self.fact else option.value

    def is_much(self, best: float, played: float) -> bool:
        """Return whether an option that brings ``played`` gives much away when another brings ``best``.

        >>> OwnMeasure(0.5, 0.4).is_much(2.0, 1.0), OwnMeasure(0.5, 0.4).is_much(5.0, 4.0)
        (True, False)
        """
        return best - played >= max(self.least, self.share * best)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The label on a game's box.

    ``id`` is the folder's name, ``rules`` the version number of the rules; ``seats`` and ``minutes`` are
    inclusive ranges. ``title``, ``plays_as`` and ``tagline`` are English sources in the translation context
    of the ``id``. ``order`` is the place on the home screen; ``draws_for_start`` means that the rules
    themselves draw the starter, as a move of the table. ``marks_for_beginners`` means that the table can
    always show a beginner what is of use, by the valuation's odds. ``puzzle`` is the question of the game's
    puzzles, a source in the same context; it is empty if there are none. ``puzzle_note`` explains below it
    the marks on the table, or what is allowed. ``has_lesson`` means that there is a first game to learn from.
    ``own_measure`` is a measure of options besides the chance to win, if the game has one. ``trade_mark`` is
    the name of the printed game, if there is one.
    """

    id: str
    rules: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    min_age: int
    title: str
    plays_as: str
    tagline: str
    order: int
    draws_for_start: bool = False
    has_secrets: bool = False
    marks_for_beginners: bool = False
    puzzle: str = ""
    puzzle_note: str = ""
    has_lesson: bool = False
    own_measure: OwnMeasure | None = None
    trade_mark: str = ""


class Digits(Protocol):
    """The digits of a position's number, each of its own size, while they are written or read.

    Writing returns the given value; reading is done without a value and returns the one found. So a game
    needs only one function to write and read its positions.
    """

    def digit(self, size: int, value: int | None = None) -> int:
        """Return the next digit, from 0 to ``size`` - 1."""


PositionDigits: TypeAlias = Callable[[Digits, int, Any, Any], Any]
"""Writes a state, given the number of seats and the options, or reads one if the state is ``None``.

It returns the state, which may be a seat's view, and raises ``ValueError`` if the digits aren't one.
"""

PositionFault: TypeAlias = Callable[[int, Any, Any, "Seat | None"], "Rejection | None"]
"""Returns the first reason why play can't go on from a state, or ``None``.

The arguments are the number of seats, the options, the state, and the seat that knows it (``None`` if all of
it is known). The state was set up with the game's editor or read by `PositionDigits`; whether play could lead
to it doesn't matter. ``position_unsettled`` is for states that only an ID, and no editor, can produce.
"""


PositionMoveText: TypeAlias = Callable[[Any, Plain], str]
"""Returns the name of a move, given the position before it and the move as plain values."""


@dataclass(frozen=True, slots=True)
class Messages:
    """All sentences of a game: English sources by code, and the functions that fill them in.

    The mappings go by these keys: ``refusals`` by rejection code, including those of unfinished moves;
    ``events``, ``moves`` and ``moments`` by kind; ``options`` and ``presets`` (a title and one line each) by
    name; ``option_values`` by option and value; ``levels`` (one line) and ``strengths`` (the percentage of
    games won against the level below) by level; ``questions`` by the kind of `Question`. ``option_needs``
    names the option without which another one is meaningless. ``handicap`` is the option, if there is one,
    that names the seats for which the game is made easier (`seats_option`); its title is the handicap's name.
    ``move_in_position`` is given if a move's name depends on the position, ``option_in_position`` if the name
    is shorter in a list of options. All sources are in the translation context of the game's id.

    ``reason`` returns the sentence of a refusal, given its code and facts; ``event`` that of an event, given
    as plain values, and the players' names by seat (empty if it needs none); ``move`` the name of a move.
    """

    refusals: Mapping[str, Refusal]
    events: Mapping[str, str]
    moves: Mapping[str, str]
    options: Mapping[str, tuple[str, str]]
    levels: Mapping[str, str]
    strengths: Mapping[str, int]
    reason: Callable[[str, Mapping[str, Any]], str]
    event: Callable[[Plain, Sequence[str]], str]
    move: Callable[[Plain], str]
    option_values: Mapping[str, Mapping[Any, str]] = field(default_factory=dict)
    option_needs: Mapping[str, str] = field(default_factory=dict)
    presets: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    questions: Mapping[str, str] = field(default_factory=dict)
    move_in_position: PositionMoveText | None = None
    option_in_position: PositionMoveText | None = None
    handicap: str | None = None
    moments: Mapping[str, MomentWords] = field(default_factory=dict)

    def handicap_of(self, options: Value, seat: Seat) -> str:
        """Return the name of the handicap that the options give a seat; empty if it has none."""
        if self.handicap is None or seat not in getattr(options, self.handicap):
            return ""
        return self.options[self.handicap][0]

    def move_at(self, state: Any, plain: Mapping[str, Any]) -> str:
        """Return the name of a move made in a position."""
        if self.move_in_position is None:
            return self.move(plain)
        return self.move_in_position(state, plain)

    def option_at(self, state: Any, plain: Mapping[str, Any]) -> str:
        """Return the short name of a move in the list of a position's options."""
        if self.option_in_position is None:
            return self.move_at(state, plain)
        return self.option_in_position(state, plain)


@dataclass(frozen=True, slots=True)
class PrivatePrompts:
    """The private questions of a game: those that other players must not notice.

    ``is_private(state)`` tells whether a seat is being asked in private. ``look_round(state)`` returns the
    order in which all seats look at their own things before the game goes on; empty if that isn't due.
    """

    is_private: Callable[[Any], bool]
    look_round: Callable[[Any], Sequence[Seat]]


@dataclass(frozen=True, slots=True)
class ScoreCardArt:
    """The drawings of a game on its score card.

    ``drawings`` takes an onlooker's view of the end and returns one drawing for each seat, all of the same
    size; ``caption`` says what they show. ``with_table`` means that the score table is shown beside them,
    since they lack some of its figures. ``progress`` takes a view and returns each seat's progress, for the
    chart of the game, and ``progress_caption`` says what that counts; by default the chart shows the scores.
    The captions are English sources in the translation context of the game's id.
    """

    drawings: Callable[[Any], Sequence[Drawing]] = lambda _: ()
    caption: str = ""
    with_table: bool = False
    progress: Callable[[Any], Sequence[int]] | None = None
    progress_caption: str = ""


@dataclass(frozen=True, slots=True)
class RefereeTool:
    """A game's tool for the referee of a real table: a page that answers one question.

    ``title`` is an English source in the translation context of the game's id. ``page`` is a QML file in the
    game's folder ``ui`` with a required property ``tool``. ``model`` makes the value of that property: a
    ``QObject`` owned by its argument, with a slot ``retranslate``.
    """

    title: str
    page: str
    model: Callable[[Any], Any] = field(repr=False)


class Part(Generic[T_co]):
    """A part of a game's package, imported from its place in the game's folder on first use and then kept."""

    def __init__(self, place: str, *without: T_co, made: Callable[[GamePackage], T_co] | None = None) -> None:
        """Set the place, such as ``ai.bots:BOTS``, or a module alone.

        A game may leave the part out if there is a value for games ``without`` it, or a function by which it
        is ``made`` from the rest of the package.
        """
        self._place = place
        self._made = made or ((lambda _: without[0]) if without else None)

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, package: GamePackage, kind: type) -> T_co:
        """Return the part, which the package keeps from then on.

        Raises:
            ValueError: The game lacks the part, and it isn't optional.
        """
        elsewhere, game = package.elsewhere.get(self._name), package.info.id
        place = elsewhere or self._place.format(Id=game.title().replace("_", ""))
        file, _, name = place.partition(":")
        file = f"stolik.games.{game}.{file}"
        try:
            found: Any = import_module(file)
        except ModuleNotFoundError as missing:
            if not f"{file}.".startswith(f"{missing.name}."):
                raise
            found = None
        if name:
            found = getattr(found, name, None)
        if found is None:
            if elsewhere or self._made is None:
                raise ValueError(f"{game} has no {place}")
            found = self._made(package)
        part: T_co = vars(package).setdefault(self._name, found)
        return part


def _usual_unreckoned(_package: GamePackage) -> Unreckoned:
    from stolik.engine.turns import STARTER_UNRECKONED

    return STARTER_UNRECKONED


def _by_places(package: GamePackage) -> MatchRules:
    from stolik.engine.game_points import default_match_rules

    return default_match_rules(package.game, package.info.seats)


def _advice_of_all(package: GamePackage) -> Callable[[Any, Seat, Value], Advice]:
    def advice_on(view: Any, seat: Seat, move: Value) -> Advice:
        (advice,) = [option for option in package.valuation.advise(view, seat) if option.move == move]
        return advice

    return advice_on


def _for_onlookers(session: History) -> Plain:
    from stolik.engine.json_values import to_plain

    plain: Plain = to_plain(session.game.view(session.state, None))
    return plain


def _whole_move(_state: Any, move: Value) -> Plain:
    from stolik.engine.json_values import to_plain

    plain: Plain = to_plain(move)
    return plain


class GamePackage:
    """Everything that other rooms need from a game: the parts below, by their places in its folder.

    ``elsewhere`` gives other places for some parts, by name.
    """

    def __init__(self, info: GameInfo, **elsewhere: str) -> None:
        self.info = info
        self.elsewhere = elsewhere

    game: Part[AnyGame] = Part("rules.rules:GAME")
    presets: Part[Mapping[str, Value]] = Part("rules.options:PRESETS", {})
    """The named sets of options, if the game has any."""

    unreckoned: Part[Unreckoned] = Part("rules.options:UNRECKONED", made=_usual_unreckoned)
    """The options that don't affect some part of the game, with the reason; all others affect every part."""

    match_rules: Part[MatchRules] = Part("rules.card_entry:MATCH_RULES", made=_by_places)
    """How the games of a match are counted; by default, by places, with scores as small points."""

    moments_at: Part[FindMoments] = Part("rules.moments:moments_at", lambda _history, _entry, _step: ())
    """The function that finds memorable moments."""

    position_digits: Part[PositionDigits] = Part("position_digits:coded")
    """The function that writes positions as digits for their IDs, and reads them."""

    position_fault: Part[PositionFault] = Part("rules.status:fault")
    """The function that tells why play can't go on from a position that was set up or read."""

    bots: Part[Mapping[Level, AnyBot]] = Part("ai.bots:BOTS")
    scale: Part[Scale | None] = Part("ai.strength:SCALE", None)
    """The scale of computers of any strength; without it there are only those of the levels."""

    valuation: Part[Valuation] = Part("ai.valuation")
    """The valuation of options."""

    advice_on: Part[Callable[[Any, Seat, Value], Advice]] = Part(
        "ai.seat_values:advice_on", made=_advice_of_all
    )
    """The function that values a legal move from a seat's view, if the valuation doesn't list all moves."""

    seat_values: Part[AnyValues | None] = Part("ai.seat_values:SEAT_VALUES", None)
    """The values of all seats, for the analysis, if the game provides them."""

    puzzles: Part[PuzzleSource | None] = Part("ai.seat_values:PUZZLES", None)
    """The source of puzzles; a game without them has no puzzle question on its label."""

    guesses: Part[Callable[[Any, Seat], Sequence[Question]]] = Part(
        "ai.seat_values:guesses", lambda _view, _seat: ()
    )
    """The function that returns what a seat to act can guess from its view, most natural question first."""

    lesson: Part[Lesson | None] = Part("lesson:LESSON", None)
    """A first game to learn from; the label says whether there is one."""

    examples: Part[Mapping[str, Lesson]] = Part("lesson:EXAMPLES", {})
    """Further example turns for the rules, by name, besides those of the first game."""

    messages: Part[Messages] = Part("ui.messages:MESSAGES")
    scenes: Part[EventScenes] = Part("ui.scenes:SCENES")
    """The sounds and durations of events."""

    prompts: Part[PrivatePrompts | None] = Part("ui.scenes:PROMPTS", None)
    """The occasions on which a seat is asked in private, if there are any."""

    followed_up: Part[frozenset[str]] = Part("ui.scenes:FOLLOWED_UP", frozenset())
    """The kinds of moves after which a seat's only legal move is made for it."""

    position_editor: Part[PositionEditor | None] = Part("ui.position_editor:EDITOR", None)
    """The editor in which positions are set up by hand, if there is one."""

    card_entry: Part[CardEntry | None] = Part("ui.card_fields:CARD_ENTRY", None)
    """The card for typing in a game at a real table; without it only points are typed in."""

    referee_tool: Part[RefereeTool | None] = Part("ui.referee_tool:TOOL", None)
    """The tool for the referee of a real table."""

    score_card: Part[ScoreCardArt | None] = Part("ui.printed:ART", None)
    """The drawings on the score card; without them there are only words and figures."""

    paper_position: Part[Callable[[Any, Seat], Drawing]] = Part("ui.printed:paper_position")
    """The function that draws a seat's view on paper, needed by games with ``guesses``."""

    still: Part[Callable[[History], Plain]] = Part("ui.printed:still", _for_onlookers)
    """The function that returns an onlooker's view of a game as plain values for ``ui/Position.qml``."""

    decision: Part[Callable[[History, Seat], Plain]] = Part(
        "ui.printed:decision", made=lambda package: lambda session, _seat: package.still(session)
    )
    """The function that returns a due decision as plain values for a report's ``ui/Moment.qml``."""

    marked: Part[Callable[[Any, Value], Plain]] = Part("ui.printed:marked", _whole_move)
    """The function that returns a move's marks in that drawing, given its position; empty without any."""

    view_model: Part[Callable[[Any], ViewModel]] = Part("ui.view_model:{Id}ViewModel")
    """The function that makes a new view model, a ``QObject`` owned by its argument."""

    @cached_property
    def folder(self) -> Traversable:
        """The game's folder, with ``rulings.md``, ``ui/Table.qml``, ``ui/Card.qml`` and ``ui/help/*.md``."""
        # Only a table needs it, and this import takes longer than those of all labels.
        from importlib.resources import files

        return files(f"stolik.games.{self.info.id}")

    def drawn(self, history: History, moment: Moment) -> Plain:
        """Return the picture of one of the game's own moments, as everybody could see it.

        It holds the properties of the moment's drawing, by name, as plain values.
        """
        moves = self.messages.moments[moment.kind].moves
        # `before` counts entries from 1.
        shown = history.before(moment.entry + (1 if moves else 2))
        move = history.entry(moment.entry).move
        return {
            "position": self.still(shown),
            "played": self.marked(shown.state, move) if moves else None,
            "seat": moment.seat,
        }

    @property
    def has_dice(self) -> bool:
        """Whether all chance is rolls of dice, so that people can roll real dice and type in the results."""
        from stolik.engine.dice import DiceGame

        return isinstance(self.game, DiceGame)

    def bot_of(self, player: str) -> AnyBot:
        """Return the computer of a level or a strength, named as in records: ``gentle``, or ``37``.

        Raises:
            ValueError: There is no such computer.
        """
        from stolik.engine.bot import Level
        from stolik.engine.coaching.strength import MOST

        if not player.isdecimal():
            return self.bots[Level(player)]
        if self.scale is None or int(player) > MOST:
            raise ValueError(f"{self.info.id} has no computer of the strength {player}")
        return self.scale.bot(int(player))
