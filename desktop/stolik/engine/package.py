"""What a game hands over to the program: one typed value, its package.

Every folder ``stolik/games/<id>/`` holds ``PACKAGE``. Its parts are imported when they are asked for, so that
the first page loads no rules and the bots' process no window.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from stolik.engine.bot import Advice, AnyBot, Level, OwnMeasure, Valuation
    from stolik.engine.drawing import Drawing
    from stolik.engine.event_scenes import EventScenes
    from stolik.engine.game import AnyGame, Rejection, Seat, Value
    from stolik.engine.game_points import CardEntry
    from stolik.engine.guesses import Question
    from stolik.engine.lesson import Lesson
    from stolik.engine.match_rules import MatchRules
    from stolik.engine.position_editor import PositionEditor
    from stolik.engine.puzzles import PuzzleSource
    from stolik.engine.seat_values import AnyValues
    from stolik.engine.session import Session
    from stolik.engine.strength import Scale
    from stolik.engine.turns import Unreckoned
    from stolik.engine.view_model import ViewModel

SUFFIX: Final = ".stolik"
"""The ending of a record's file."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The label on a game's box.

    ``id`` is the folder's name, ``rules`` the number of the rules' version; ``seats`` and ``minutes`` are
    inclusive ranges. ``title``, ``plays_as`` and ``tagline`` are English sources in the translation context
    of the ``id``. ``order`` is the place on the home screen; ``draws_for_start`` tells that the rules
    themselves draw the starter, as a move of the table. ``marks_for_beginners`` tells that the table can show
    a beginner all the time what is of use now, by the odds of the valuation. ``puzzle`` is the question of
    the game's puzzles, an English source in the same context; empty where it has none. ``puzzle_note`` tells
    below it what the marks on the table mean, or what is allowed. ``has_lesson`` tells that there is a first
    game to learn from. ``trade_mark`` is the name of the printed game, if it is one.
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
    trade_mark: str = ""


class Digits(Protocol):
    """The digits of a position's number, each with a size of its own, as they are written or read.

    A digit that is written is returned; one that is read comes in place of the value, which isn't known then.
    So one function of a game both writes and reads its positions.
    """

    def digit(self, size: int, value: int | None = None) -> int:
        """Return the next digit, from 0 to ``size`` - 1."""
        ...


PositionCode: TypeAlias = Callable[[Digits, int, Any, Any], Any]
"""Writes a state of a game for so many seats and these options, or reads it where the state is ``None``.

It returns the state, which may be what a seat sees; it raises ``ValueError`` where what is read is none.
"""

PositionFault: TypeAlias = Callable[[int, Any, Any, "Seat | None"], "Rejection | None"]
"""Returns the first reason why a state can't be played on from, or ``None``.

It is given the number of seats, the options, and the seat that knows the state, ``None`` for all of it. The
state is one that was set up with the game's editor or read by its `PositionCode`. How it may have come about
isn't asked. ``position_unsettled`` stands for what only an ID can hold, since no editor lays it.
"""


class ReasonText(Protocol):
    """Builds the sentence of a refusal."""

    def __call__(self, code: str, facts: Mapping[str, Any]) -> str:
        """Return the sentence of the refusal's code with its facts filled in."""
        ...


class EventText(Protocol):
    """Builds the sentence of an event, given as plain values, with the players' names by seat."""

    def __call__(self, plain: Mapping[str, Any], names: Sequence[str]) -> str:
        """Return the sentence; empty where the event needs none."""
        ...


class MoveText(Protocol):
    """Builds the name of a move, given as plain values."""

    def __call__(self, plain: Mapping[str, Any]) -> str:
        """Return the name in the language of the moment."""
        ...


class PositionMoveText(Protocol):
    """Builds the name of a move, given as plain values, that is made in a position."""

    def __call__(self, state: Any, plain: Mapping[str, Any]) -> str:
        """Return the name in the language of the moment; ``state`` is the position before the move."""
        ...


@dataclass(frozen=True, slots=True)
class Messages:
    """Every sentence of a game: English sources by code, and the functions that fill them in.

    ``reasons`` and ``paragraphs`` (of ``rulings.md``) go by rejection code, ``draft_reasons`` by the codes of
    a draft outside the law, ``events`` and ``moves`` by kind, ``options`` and ``presets`` (a title and one
    line each) by name, ``option_values`` by option and value, ``levels`` (one line) and ``strengths`` (the
    percentage of games won against the level below) by level. ``option_needs`` names the option without which
    another one means nothing. ``handicap`` is the option that names the seats for which the game is made
    easier, where it has one (`seats_option`); its title is the handicap's name. ``move_in_position`` is given
    where a move's name depends on the position, ``option_in_position`` where it is shorter among the options
    of one. ``questions`` ask how likely something is, by the kind of a `Question`. All sources are in the
    translation context of the game's id.
    """

    reasons: Mapping[str, str]
    paragraphs: Mapping[str, str]
    events: Mapping[str, str]
    moves: Mapping[str, str]
    options: Mapping[str, tuple[str, str]]
    levels: Mapping[str, str]
    strengths: Mapping[str, int]
    reason: ReasonText
    event: EventText
    move: MoveText
    option_values: Mapping[str, Mapping[Any, str]] = field(default_factory=dict)
    option_needs: Mapping[str, str] = field(default_factory=dict)
    presets: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    draft_reasons: Mapping[str, str] = field(default_factory=dict)
    questions: Mapping[str, str] = field(default_factory=dict)
    move_in_position: PositionMoveText | None = None
    option_in_position: PositionMoveText | None = None
    handicap: str | None = None

    def handicap_of(self, options: Value, seat: Seat) -> str:
        """Return the name of the handicap that a seat has by the options; empty where it has none."""
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
    seats in the order in which everybody looks at what is theirs before the game goes on; nobody where that
    isn't due.
    """

    is_private: Callable[[Any], bool]
    look_round: Callable[[Any], Sequence[Seat]]


@dataclass(frozen=True, slots=True)
class ScoreCardArt:
    """What a game draws on its score card.

    ``drawings`` gives for an onlooker's view of the end a drawing for each seat, all of one size; ``caption``
    says what they show. ``with_table`` tells that the figures of the score table are not all in the drawings,
    and stand beside them. ``progress`` gives for a view how far every seat is, for the chart of the game's
    course, and ``progress_caption`` says what that counts; without it the scores are shown. The captions are
    English sources in the translation context of the game's id.
    """

    drawings: Callable[[Any], Sequence[Drawing]]
    caption: str = ""
    with_table: bool = False
    progress: Callable[[Any], Sequence[int]] | None = None
    progress_caption: str = ""


@dataclass(frozen=True, slots=True)
class RefereeTool:
    """What a game brings for the referee of a real table: a page that answers one question.

    ``title`` is an English source in the translation context of the game's id. ``page`` is a QML file of
    the game's folder ``ui``, whose required property ``tool`` is what ``model`` makes: a ``QObject`` owned by
    its argument, with a slot ``retranslate``.
    """

    title: str
    page: str
    model: Callable[[Any], Any] = field(repr=False)


class _Part:
    def __init__(self, module: str, name: str) -> None:
        self._module = module
        self._name = name

    def __set_name__(self, owner: type, _: str) -> None:
        self._module = f"{owner.__module__}.{self._module}"

    def __get__(self, package: object, kind: type | None = None) -> Any:
        if package is None:
            # The class itself is asked as it is made, when nothing is to be imported yet.
            return self
        # As ``from`` imports, without the four calls of `import_module`.
        module = __import__(self._module, fromlist=("",))
        return getattr(module, self._name) if self._name else module


def part(place: str) -> Any:
    """Return a part of a game's package by its place in the folder: ``ai.bots:BOTS``, or a module alone.

    It is imported when it is asked for, and so isn't checked before.
    """
    module, _, name = place.partition(":")
    return _Part(module, name)


class GamePackage(ABC):
    """All that the other rooms ask of a game; every part is imported on first use."""

    info: GameInfo

    @property
    @abstractmethod
    def game(self) -> AnyGame:
        """The rules."""

    @property
    def presets(self) -> Mapping[str, Value]:
        """The named sets of options, if the game has any."""
        return {}

    @property
    def unreckoned(self) -> Unreckoned:
        """The options that don't matter to what reckons with the game, with the reason; all others do."""
        from stolik.engine.turns import STARTER_UNRECKONED

        return STARTER_UNRECKONED

    @property
    @abstractmethod
    def bots(self) -> Mapping[Level, AnyBot]:
        """The computer players by level."""

    @property
    def scale(self) -> Scale | None:
        """The computers of any strength; ``None`` where there are those of the levels only."""
        return None

    def bot_of(self, player: str) -> AnyBot:
        """Return the computer of a level or of a strength, as a record names it: ``gentle``, or ``37``.

        Raises:
            ValueError: There is none.
        """
        from stolik.engine.bot import Level
        from stolik.engine.strength import MOST

        if not player.isdecimal():
            return self.bots[Level(player)]
        if self.scale is None or int(player) > MOST:
            raise ValueError(f"{self.info.id} has no computer of the strength {player}")
        return self.scale.bot(int(player))

    @property
    def has_dice(self) -> bool:
        """Whether chance is always a roll of dice, so that people can throw real ones and type what fell."""
        from stolik.engine.dice_game import DiceGame

        return isinstance(self.game, DiceGame)

    @property
    @abstractmethod
    def valuation(self) -> Valuation:
        """What options are worth."""

    def advice_on(self, view: Any, seat: Seat, move: Value) -> Advice:
        """Return what a legal move of the seat is worth, where the valuation doesn't list all of them."""
        (advice,) = [option for option in self.valuation.advise(view, seat) if option.move == move]
        return advice

    @property
    def own_measure(self) -> OwnMeasure | None:
        """What options are counted in beside the chance to win; ``None`` where that alone counts."""
        return None

    @property
    def seat_values(self) -> AnyValues | None:
        """The value of every seat, for the analysis; ``None`` where a game can't tell it."""
        return None

    @property
    @abstractmethod
    def messages(self) -> Messages:
        """The sentences."""

    @property
    @abstractmethod
    def scenes(self) -> EventScenes:
        """Sounds and durations of events."""

    @property
    def score_card(self) -> ScoreCardArt | None:
        """What is drawn on the score card; ``None`` where it has words and figures only."""
        return None

    def still(self, session: Session) -> Mapping[str, Any]:
        """Return what an onlooker sees of a game, as the plain values that ``ui/Position.qml`` draws."""
        from stolik.engine.json_values import to_plain

        plain: Mapping[str, Any] = to_plain(session.game.view(session.state, None))
        return plain

    def decision(self, session: Session, seat: Seat) -> Mapping[str, Any]:
        """Return what a report shows of a decision that is due, as values that ``ui/Moment.qml`` draws."""
        return self.still(session)

    def marked(self, state: Any, move: Value) -> Mapping[str, Any]:
        """Return what is marked of a move in the same drawing; nothing where it takes or changes nothing."""
        from stolik.engine.json_values import to_plain

        plain: Mapping[str, Any] = to_plain(move)
        return plain

    @property
    def position_code(self) -> PositionCode:
        """What writes the game's positions down for their IDs."""
        raise ValueError(f"positions of {self.info.id} have no IDs")

    @property
    def position_fault(self) -> PositionFault:
        """What tells why a position that was laid or read can't be played on from."""
        raise ValueError(f"positions of {self.info.id} can't be judged")

    @property
    def match_rules(self) -> MatchRules:
        """How the games of a match are counted: by places, and by scores as small points."""
        from stolik.engine.match_rules import default_match_rules

        return default_match_rules(self.game, self.info.seats)

    @property
    def card_entry(self) -> CardEntry | None:
        """How a game of a real table is typed in; ``None`` where only its points are."""
        return None

    @property
    def referee_tool(self) -> RefereeTool | None:
        """What helps the referee of a real table; ``None`` where nothing of the game needs one."""
        return None

    @property
    def puzzles(self) -> PuzzleSource | None:
        """What makes the puzzles of the game; ``None`` where its label names no question for them."""
        return None

    def guesses(self, view: Any, seat: Seat) -> Sequence[Question]:
        """Return what a seat that is to act can guess by its view, the most natural question first."""
        return ()

    def paper_position(self, view: Any, seat: Seat) -> Drawing:
        """Return what stands on paper of a seat's view, for its ``guesses``.

        Raises:
            ValueError: The game lets nobody guess.
        """
        raise ValueError(f"positions of {self.info.id} are not drawn")

    @property
    def lesson(self) -> Lesson | None:
        """A first game to learn from; ``None`` where its label says that there is none."""
        return None

    @property
    def position_editor(self) -> PositionEditor | None:
        """How positions of the game are set up by hand; ``None`` where they can't be."""
        return None

    @property
    def prompts(self) -> PrivatePrompts | None:
        """When a seat is asked in private; ``None`` in a game that never does."""
        return None

    @property
    def followed_up(self) -> frozenset[str]:
        """The kinds of moves after which the only legal move that is left to the seat is made for it."""
        return frozenset()

    @property
    def folder(self) -> Traversable:
        """The game's folder, with ``rulings.md`` and ``ui/``: ``Table.qml``, ``Card.qml``, ``help/*.md``."""
        # Only the table asks, and the import takes longer than those of all the labels.
        from importlib.resources import files

        return files(type(self).__module__)

    @abstractmethod
    def view_model(self, parent: Any) -> ViewModel:
        """Return a new view model, a ``QObject`` owned by ``parent``."""
