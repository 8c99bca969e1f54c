"""What a game provides to the program: one typed value, its package.

Every folder ``stolik/games/<id>/`` holds ``PACKAGE``. Its parts are found by their place in the folder, and
imported when they are asked for, so that the first page loads no rules and the bots' process no window.
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
"""The ending of a record's file."""


@dataclass(frozen=True, slots=True)
class OwnMeasure:
    """The game's own measure of a turn, besides the chance to win.

    ``fact`` is the name of the figure in the facts of an advice; empty for its value. Who gives away at least
    ``least`` of it, and at least the share ``share`` of what the best option brings, gives much away.
    """

    least: float
    share: float
    fact: str = ""

    def of(self, option: Advice) -> float:
        return option.facts[self.fact] if self.fact else option.value

    def is_much(self, best: float, played: float) -> bool:
        """Return whether an option that brings ``played`` gives much away if ``best`` could be had.

        >>> OwnMeasure(0.5, 0.4).is_much(2.0, 1.0), OwnMeasure(0.5, 0.4).is_much(5.0, 4.0)
        (True, False)
        """
        return best - played >= max(self.least, self.share * best)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The label on a game's box.

    ``id`` is the folder's name, ``rules`` the number of the rules' version; ``seats`` and ``minutes`` are
    inclusive ranges. ``title``, ``plays_as`` and ``tagline`` are English sources in the translation context
    of the ``id``. ``order`` is the place on the home screen; ``draws_for_start`` means that the rules
    themselves draw the starter, as a move of the table. ``marks_for_beginners`` means that the table can show
    a beginner all the time what is of use now, by the odds of the valuation. ``puzzle`` is the question of
    the game's puzzles, an English source in the same context; empty if it has none. ``puzzle_note`` tells
    below it what the marks on the table mean, or what is allowed. ``has_lesson`` means that there is a first
    game to learn from. ``own_measure`` is what options are counted in beside the chance to win, if that alone
    doesn't count. ``trade_mark`` is the name of the printed game, if it is one.
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
    """The digits of a position's number, each with its own size, as they are written or read.

    A digit that is written is returned; one that is read comes in place of the value, which isn't known then.
    So one function of a game both writes and reads its positions.
    """

    def digit(self, size: int, value: int | None = None) -> int:
        """Return the next digit, from 0 to ``size`` - 1."""


PositionDigits: TypeAlias = Callable[[Digits, int, Any, Any], Any]
"""Writes a state of a game for so many seats and these options, or reads it if the state is ``None``.

It returns the state, which may be what a seat sees; it raises ``ValueError`` if what is read is none.
"""

PositionFault: TypeAlias = Callable[[int, Any, Any, "Seat | None"], "Rejection | None"]
"""Returns the first reason why a state can't be played on from, or ``None``.

It is given the number of seats, the options, and the seat that knows the state, ``None`` for all of it. The
state is one that was set up with the game's editor or read by `PositionDigits`. How it may have come about
isn't asked. ``position_unsettled`` stands for what only an ID can hold, since no editor lays it.
"""


PositionMoveText: TypeAlias = Callable[[Any, Plain], str]
"""Returns the name of a move, given as plain values, by the position before it."""


@dataclass(frozen=True, slots=True)
class Messages:
    """Every sentence of a game: English sources by code, and the functions that fill them in.

    ``refusals`` go by rejection code, those of a draft outside the law among them, ``events`` and ``moves``
    by kind, ``options`` and ``presets`` (a title and one line each) by name, ``option_values`` by option and
    value, ``levels`` (one line) and ``strengths`` (the percentage of games won against the level below) by
    level. ``option_needs`` names the option without which another one means nothing. ``handicap`` is the
    option that names the seats for which the game is made easier, if it has one (`seats_option`); its
    title is the handicap's name. ``move_in_position`` is given if a move's name depends on the position,
    ``option_in_position`` if it is shorter among the options of one. ``questions`` ask how likely
    something is, by the kind of a `Question`; ``moments`` are told by kind. All sources are in the
    translation context of the game's id.

    ``reason`` returns the sentence of a refusal by its code and facts, ``event`` that of an event, given as
    plain values with the players' names by seat, empty if it needs none, and ``move`` the name of a move.
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
        """Return the name of the handicap that a seat has by the options; empty if it has none."""
        if self.handicap is None or seat not in getattr(options, self.handicap):
            return ""
        return self.options[self.handicap][0]

    def move_at(self, state: Any, plain: Mapping[str, Any]) -> str:
        """Return the name of a move that is made in a position."""
        if self.move_in_position is None:
            return self.move(plain)
        return self.move_in_position(state, plain)

    def option_at(self, state: Any, plain: Mapping[str, Any]) -> str:
        """Return the name of a move among the options of a position, in few words."""
        if self.option_in_position is None:
            return self.move_at(state, plain)
        return self.option_in_position(state, plain)


@dataclass(frozen=True, slots=True)
class PrivatePrompts:
    """When a game asks a seat what others must not notice.

    ``is_private(state)`` tells whether a seat is asked there in private. ``look_round(state)`` gives the
    order in which all seats look at their own things before the game goes on; empty if that isn't due.
    """

    is_private: Callable[[Any], bool]
    look_round: Callable[[Any], Sequence[Seat]]


@dataclass(frozen=True, slots=True)
class ScoreCardArt:
    """What a game draws on its score card.

    ``drawings`` gives for an onlooker's view of the end a drawing for each seat, all of one size; ``caption``
    says what they show. ``with_table`` means that the figures of the score table are not all in the drawings,
    and stand beside them. ``progress`` gives for a view how far every seat is, for the chart of the game's
    course, and ``progress_caption`` says what that counts; without it the scores are shown. The captions are
    English sources in the translation context of the game's id.
    """

    drawings: Callable[[Any], Sequence[Drawing]] = lambda _: ()
    caption: str = ""
    with_table: bool = False
    progress: Callable[[Any], Sequence[int]] | None = None
    progress_caption: str = ""


@dataclass(frozen=True, slots=True)
class RefereeTool:
    """What a game provides for the referee of a real table: a page that answers one question.

    ``title`` is an English source in the translation context of the game's id. ``page`` is a QML file of
    the game's folder ``ui``, whose required property ``tool`` is what ``model`` makes: a ``QObject`` owned by
    its argument, with a slot ``retranslate``.
    """

    title: str
    page: str
    model: Callable[[Any], Any] = field(repr=False)


class Part(Generic[T_co]):
    """A part of a game's package, found by its place in the game's folder on first use and then kept."""

    def __init__(self, place: str, *without: T_co, made: Callable[[GamePackage], T_co] | None = None) -> None:
        """Name the place: ``ai.bots:BOTS``, or a module alone.

        A game may leave the part out if there is a value ``without`` it, or one that is ``made`` of the
        rest of the package.
        """
        self._place = place
        self._made = made or ((lambda _: without[0]) if without else None)

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, package: GamePackage, kind: type) -> T_co:
        """Return the part, and keep it in the package itself from then on.

        Raises:
            ValueError: The game hasn't got it, and can't go without it.
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
    """Everything the other rooms ask of a game: the parts below, by their places in its folder.

    A part that lies ``elsewhere`` is named with its place.
    """

    def __init__(self, info: GameInfo, **elsewhere: str) -> None:
        self.info = info
        self.elsewhere = elsewhere

    game: Part[AnyGame] = Part("rules.rules:GAME")
    presets: Part[Mapping[str, Value]] = Part("rules.options:PRESETS", {})
    """The named sets of options, if the game has any."""

    unreckoned: Part[Unreckoned] = Part("rules.options:UNRECKONED", made=_usual_unreckoned)
    """The options that don't matter to what reckons with the game, with the reason; all others do."""

    match_rules: Part[MatchRules] = Part("rules.card_entry:MATCH_RULES", made=_by_places)
    """How the games of a match are counted: by places, and by scores as small points."""

    moments_at: Part[FindMoments] = Part("rules.moments:moments_at", lambda _history, _entry, _step: ())
    """What finds the moments that are told of."""

    position_digits: Part[PositionDigits] = Part("position_digits:coded")
    """What writes positions down for their IDs."""

    position_fault: Part[PositionFault] = Part("rules.status:fault")
    """What tells why a position that was laid or read can't be played on from."""

    bots: Part[Mapping[Level, AnyBot]] = Part("ai.bots:BOTS")
    scale: Part[Scale | None] = Part("ai.strength:SCALE", None)
    """The computers of any strength; without it there are those of the levels only."""

    valuation: Part[Valuation] = Part("ai.valuation")
    """What options are worth."""

    advice_on: Part[Callable[[Any, Seat, Value], Advice]] = Part(
        "ai.seat_values:advice_on", made=_advice_of_all
    )
    """What a legal move of a seat is worth by its view, if the valuation doesn't list all of them."""

    seat_values: Part[AnyValues | None] = Part("ai.seat_values:SEAT_VALUES", None)
    """The value of every seat, for the analysis, if the game can tell it."""

    puzzles: Part[PuzzleSource | None] = Part("ai.seat_values:PUZZLES", None)
    """What makes the puzzles; a game without them names no question for them on its label."""

    guesses: Part[Callable[[Any, Seat], Sequence[Question]]] = Part(
        "ai.seat_values:guesses", lambda _view, _seat: ()
    )
    """What a seat that is to act can guess by its view, the most natural question first."""

    lesson: Part[Lesson | None] = Part("lesson:LESSON", None)
    """A first game to learn from; the label says whether there is one."""

    examples: Part[Mapping[str, Lesson]] = Part("lesson:EXAMPLES", {})
    """Moves that the rules show beside those of the first game, by name."""

    messages: Part[Messages] = Part("ui.messages:MESSAGES")
    scenes: Part[EventScenes] = Part("ui.scenes:SCENES")
    """Sounds and durations of events."""

    prompts: Part[PrivatePrompts | None] = Part("ui.scenes:PROMPTS", None)
    """When a seat is asked in private, if it ever is."""

    followed_up: Part[frozenset[str]] = Part("ui.scenes:FOLLOWED_UP", frozenset())
    """The kinds of moves after which a seat's only legal move is made for it."""

    position_editor: Part[PositionEditor | None] = Part("ui.position_editor:EDITOR", None)
    """How positions are set up by hand, if they can be."""

    card_entry: Part[CardEntry | None] = Part("ui.card_fields:CARD_ENTRY", None)
    """How a game at a real table is typed in; without it only its points are."""

    referee_tool: Part[RefereeTool | None] = Part("ui.referee_tool:TOOL", None)
    """What helps the referee of a real table."""

    score_card: Part[ScoreCardArt | None] = Part("ui.printed:ART", None)
    """The drawings on the score card; without it there are only words and figures."""

    paper_position: Part[Callable[[Any, Seat], Drawing]] = Part("ui.printed:paper_position")
    """What stands on paper of a seat's view, if it has ``guesses``."""

    still: Part[Callable[[History], Plain]] = Part("ui.printed:still", _for_onlookers)
    """What an onlooker sees of a game, as the plain values that ``ui/Position.qml`` draws."""

    decision: Part[Callable[[History, Seat], Plain]] = Part(
        "ui.printed:decision", made=lambda package: lambda session, _seat: package.still(session)
    )
    """What a report shows of a decision that is due, as values that ``ui/Moment.qml`` draws."""

    marked: Part[Callable[[Any, Value], Plain]] = Part("ui.printed:marked", _whole_move)
    """What is marked of a move in that drawing, by its position; nothing if it changes nothing."""

    view_model: Part[Callable[[Any], ViewModel]] = Part("ui.view_model:{Id}ViewModel")
    """What makes a new view model, a ``QObject`` owned by its argument."""

    @cached_property
    def folder(self) -> Traversable:
        """The game's folder, with ``rulings.md`` and ``ui/``: ``Table.qml``, ``Card.qml``, ``help/*.md``."""
        # Only the table asks, and the import takes longer than those of all the labels.
        from importlib.resources import files

        return files(f"stolik.games.{self.info.id}")

    def drawn(self, history: History, moment: Moment) -> Plain:
        """Return the picture of one of the game's own moments, as all could see it.

        That is what its drawing is given, by its names, as plain values.
        """
        moves = self.messages.moments[moment.kind].moves
        # Numbers of entries count from 1.
        shown = history.before(moment.entry + (1 if moves else 2))
        move = history.entry(moment.entry).move
        return {
            "position": self.still(shown),
            "played": self.marked(shown.state, move) if moves else None,
            "seat": moment.seat,
        }

    @property
    def has_dice(self) -> bool:
        """Whether chance is always a roll of dice, so that people can roll real dice and type them in."""
        from stolik.engine.dice import DiceGame

        return isinstance(self.game, DiceGame)

    def bot_of(self, player: str) -> AnyBot:
        """Return the computer of a level or of a strength, as a record names it: ``gentle``, or ``37``.

        Raises:
            ValueError: There is none.
        """
        from stolik.engine.bot import Level
        from stolik.engine.coaching.strength import MOST

        if not player.isdecimal():
            return self.bots[Level(player)]
        if self.scale is None or int(player) > MOST:
            raise ValueError(f"{self.info.id} has no computer of the strength {player}")
        return self.scale.bot(int(player))
