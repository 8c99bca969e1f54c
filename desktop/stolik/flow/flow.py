"""The flow of a game around one screen, as a value."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, Final, Literal, NamedTuple

from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.coaching.guesses import Question
from stolik.engine.dice import DiceGame, Roll
from stolik.engine.event_scenes import EventScenes
from stolik.engine.game import TABLE, Seat, TimedGame, Value
from stolik.engine.package import GamePackage, PrivatePrompts
from stolik.engine.session import History
from stolik.engine.sitting import AS_USUAL, Agreed, Coach, SeatHelps, Sitting, of_seat
from stolik.flow.clock import Clock
from stolik.flow.timeline import Cursor, EventTexts, Timeline


class Position(NamedTuple):
    """The newest state of a session, identified by the number of entries before it as well.

    ``person`` is the person whose move the screen takes, ``undo_seat`` the one whose decision led to the
    state and can be undone. ``seen`` is the number of entries that ``person`` has seen being made.
    """

    state: Any
    length: int
    to_act: tuple[Seat, ...]
    person: Seat | None
    undo_seat: Seat | None
    seen: int


class Quiet(NamedTuple):
    """How long a person at a calm table has done nothing, and what would be best for them.

    ``awaited`` is the seat and the number of entries of the awaited decision, or the table and the number of
    the waiting scene; ``None`` if nothing is awaited. ``since`` is when it became quiet, ``asked`` the number
    of the awaited job, ``options`` what it said. ``due`` means that the next press is shown.
    """

    awaited: tuple[Seat, int] | None = None
    since: float = 0.0
    asked: int | None = None
    options: tuple[Any, ...] = ()
    due: bool = False


def position_of(session: History, people: Collection[Seat]) -> Position:
    """Return the position after the last entry of a session whose seats ``people`` are played by people."""
    length, to_act = session.length, session.to_act
    undo_seat = None
    if length and to_act and (seat := session.entry(length - 1).seat) in people and session.can_undo(seat):
        undo_seat = seat
    person = person_to_act(session, to_act, people)
    seen = length if person is None else _seen_being_made(session, person)
    return Position(session.state, length, to_act, person, undo_seat, seen)


def person_to_act(session: History, to_act: tuple[Seat, ...], people: Collection[Seat]) -> Seat | None:
    """Return whose move the screen takes among those who must act, if there is a person among them.

    It goes clockwise from the seat that set chance going last. So people who answer the same roll sit down
    one after another, and what bots do meanwhile doesn't change the order.

    ``to_act`` are the seats that may move at the session's newest position.
    """
    at_turn = [seat for seat in to_act if seat in people]
    if len(at_turn) < 2:
        return at_turn[0] if at_turn else None
    first = _last_to_roll(session)
    return min(at_turn, key=lambda seat: (seat - first) % session.seats)


def _seen_being_made(session: History, person: Seat) -> int:
    """Return how many entries of a log a person has seen being made, no matter who sits with them.

    That is all to the end of their last turn, with what chance did to it; before the first what chance began
    with. A turn ends by the person's move, or by the table's because the time is up.
    """
    seen = session.length
    while seen:
        seat = session.entry(seen - 1).seat
        acted = session.game.to_act(session.state_at(seen - 1)) if seat == TABLE else (seat,)
        if person in acted:
            break
        seen -= 1
    while seen < session.length and session.entry(seen).seat == TABLE:
        seen += 1
    return seen


def _last_to_roll(session: History) -> Seat:
    for entry in range(session.length - 1, 0, -1):
        before = session.entry(entry - 1).seat
        if session.entry(entry).seat == TABLE != before:
            return before
    return 0


HASTE_SECONDS: Final = 0.4
"""The seconds after something has appeared within which a click can't be an answer to it."""


class Scene(NamedTuple):
    """A step of an entry that is played, both identified by their 0-based index.

    A step shown in stages is one scene for each; ``stage`` counts them from 1, and is 0 if the
    step is shown as a whole. The scene stays for at least ``least_ms`` milliseconds, at every pace and even
    without animations; without them it stays for ``still_ms`` as well. One that ``waits`` stays until it is
    ended. One that is ``for_all`` is played even if waiting scenes are skipped, so that everyone sees it. One
    that is played ``again`` leaves the log alone.
    """

    entry: int
    step: int
    stage: int = 0
    least_ms: int = 0
    still_ms: int = 0
    waits: bool = False
    for_all: bool = False
    again: bool = False

    @property
    def continues(self) -> bool:
        return self.stage > 1


class Scenes(NamedTuple):
    """The scenes that are played, for every game.

    ``waiting`` are still to be played. ``token`` is the number of the one that began last, at ``began``
    seconds; ``playing`` is that scene while it is played, ``busy`` means that one is, or is due. While scenes
    are ``held`` none follows another; ``due`` means that one was to. ``instant`` means that they are shown
    at once, without waiting for the screen.
    """

    waiting: tuple[Scene, ...] = ()
    token: int = 0
    began: float = 0.0
    playing: Scene | None = None
    busy: bool = False
    held: bool = False
    due: bool = False
    instant: bool = False


def thrower(flow: Flow) -> Seat | None:
    """Return the seat for which real dice are to be thrown and typed in now; ``None`` if none are.

    A person to whom nothing is left but to roll needn't say so first.
    """
    if not flow.setting.agreed.real_dice:
        return None
    if flow.scenes.busy or flow.stands_still or not flow.cursor.is_present:
        return None
    if flow.position.to_act == (TABLE,):
        return flow.session.log[-1].seat
    seat, session = flow.seat, flow.session
    if seat is None or not isinstance(session.game, DiceGame):
        return None
    legal = islice(session.game.legal_moves(session.view(seat), seat), 2)
    return seat if list(legal) == [Roll()] else None


def dice_asked(flow: Flow) -> int:
    """Return how many real dice are to be thrown and typed in now; 0 if none are."""
    game, state = flow.session.game, flow.session.state
    return game.dice_to_roll(state) if thrower(flow) is not None and isinstance(game, DiceGame) else 0


@dataclass(frozen=True, slots=True)
class Setting:
    """What doesn't change during a game: its package, what tells of its events, and who sits where.

    All else is read from these once. ``levels`` are the computers' by seat, ``None`` for a person, ``helps``
    those of the seats. ``timed`` is the game if it limits the time of a turn. ``people`` are
    the seats that people play, ascending, ``calm`` those of them who sit at a calm table; ``coached`` tells
    when the coach says something to those who have one. ``is_shared`` tells whether people with secrets share
    the screen with others, so that it must be covered at times.
    """

    package: GamePackage
    texts: EventTexts
    seats: tuple[Sitting, ...]
    agreed: Agreed = AS_USUAL
    game_id: str = field(init=False)
    scenes: EventScenes = field(init=False)
    prompts: PrivatePrompts | None = field(init=False)
    followed_up: frozenset[str] = field(init=False)
    timed: TimedGame | None = field(init=False)
    has_secrets: bool = field(init=False)
    levels: tuple[str | None, ...] = field(init=False)
    helps: tuple[SeatHelps, ...] = field(init=False)
    people: tuple[Seat, ...] = field(init=False)
    is_shared: bool = field(init=False)
    beginners: frozenset[Seat] = field(init=False)
    coached: Mapping[Seat, Coach] = field(init=False)
    calm: frozenset[Seat] = field(init=False)

    def __post_init__(self) -> None:
        package, agreed, info = self.package, self.agreed, self.package.info
        helps = tuple([sitting.helps for sitting in self.seats])
        people = tuple([seat for seat, sitting in enumerate(self.seats) if sitting.is_person])
        # What a coach says of a rack is for its owner's ears alone.
        listeners = () if info.has_secrets and len(people) > 1 else people
        game: Any = package.game
        known = {
            "game_id": info.id,
            "scenes": package.scenes,
            "prompts": package.prompts,
            "followed_up": package.followed_up,
            "timed": game if isinstance(game, TimedGame) and not agreed.untimed else None,
            "has_secrets": info.has_secrets,
            "levels": tuple([sitting.player.level for sitting in self.seats]),
            "helps": helps,
            "people": people,
            "is_shared": info.has_secrets and (len(people) > 1 or (agreed.covered and bool(people))),
            "beginners": frozenset(
                [seat for seat, each in enumerate(helps) if each.beginner and info.marks_for_beginners]
            ),
            "coached": {seat: helps[seat].coach for seat in listeners if helps[seat].coach is not Coach.OFF},
            "calm": frozenset([seat for seat in people if helps[seat].calm]),
        }
        for name, value in known.items():
            object.__setattr__(self, name, value)

    def spares(self, seat: Any) -> bool:
        """Return whether events of a seat are shown quietly: it is calm, or all people are."""
        return seat in self.calm or (bool(self.calm) and len(self.calm) == len(self.people))

    def with_helps(self, helps: Sequence[SeatHelps]) -> Setting:
        """Return the same with other helps, and the usual ones for seats not given."""
        seats = [replace(each, helps=of_seat(helps, seat)) for seat, each in enumerate(self.seats)]
        return replace(self, seats=tuple(seats))


class Viewer(NamedTuple):
    """Whose secrets the screen may show.

    ``seat`` is the viewer; ``None`` is an onlooker, as everybody is in a game without secrets. A person alone
    with computers is always the viewer; several people take turns, with no viewer in between. ``awaited`` is
    the person whose secrets are still covered; ``goes_round`` tells whether everybody takes a look before the
    game goes on.
    """

    seat: Seat | None = None
    awaited: Seat | None = None
    goes_round: bool = False


class LookRound(NamedTuple):
    """The round in which everybody looks once after a deal, identified by the entries before it.

    Who is asked in private answers then; the answers count when everybody has looked.
    """

    deal: int = -1
    looked: frozenset[Seat] = frozenset()
    answers: tuple[tuple[Seat, Value], ...] = ()


class Shown(NamedTuple):
    """What the table shows: the state after ``entries`` entries, with only ``steps`` of the last one.

    ``event`` led to it and is played as a scene at ``stage``, counted from 1; 0 shows the event as a whole.
    At rest, no seat is on turn. ``moment`` is the number of the moment looked back at, ``None`` in the
    present; ``before`` is the number of the entry before which it is seen, as the one who decides finds it, 0
    if it is seen right after its event.
    """

    entries: int
    steps: int | None = None
    event: Any = None
    at_rest: bool = False
    stage: int = 0
    moment: int | None = None
    before: int = 0


class Picture(NamedTuple):
    """A moment of the game as the viewer sees it.

    ``view`` is that of ``viewer``, ``table`` an onlooker's. ``event`` led to it, and found the view
    ``before`` when looking back; an event shown in stages is seen only up to ``stage``, from 1. ``mine`` is
    the seat that may act. ``on_turn`` are the seats on turn; if several people are, only ``marked`` is
    marked. ``events`` are all that led to it, as an onlooker may see them; ``ranks`` are the seats' places.
    It follows ``entries`` entries, of the last one only ``steps``; ``moment`` is its number if it is looked
    back at.
    """

    view: Any
    viewer: Seat | None
    table: Any
    event: Any
    before: Any
    stage: int
    mine: Seat | None
    on_turn: tuple[Seat, ...]
    marked: Seat | None
    events: tuple[Any, ...]
    ranks: tuple[int, ...]
    entries: int
    steps: int | None
    moment: int | None


NOTHING: Final = Picture(None, None, None, None, None, 0, None, (), None, (), (), 0, None, None)
"""The picture of a table that has shown nothing yet."""


class BotTurn(NamedTuple):
    """What a bot is asked, and what it answered; each position is asked about once.

    ``asked_at`` is the number of entries of that position, -1 for none. ``question`` is the number of the
    job that is waited for, ``move`` the move that has come.
    """

    asked_at: int = -1
    question: int | None = None
    seat: Seat = TABLE
    move: Value | None = None


class Hint(NamedTuple):
    """The hint and the odds: what they told, and the numbers of the awaited jobs.

    ``options`` are those that the hint names, best first, ``step`` is the one of its steps that is told.
    ``wanted`` means that the odds are shown on demand, to ``odds_seat``.
    """

    options: tuple[Any, ...] = ()
    step: int = 0
    asked: int | None = None
    odds: Any = None
    odds_asked: int | None = None
    wanted: bool = False
    odds_seat: Seat | None = None


class Guessing(NamedTuple):
    """What a seat guesses before it gets the ``hint`` or ``odds`` it wanted, in one position.

    ``state`` is that of the position, ``None`` before anything was guessed. ``job`` is the number of the job
    that looks for a question, ``question`` the one that is asked since ``since``, and after the answer shown
    with the percent ``said``, until it is put away.
    """

    state: Any = None
    seat: Seat = TABLE
    wanted: Literal["hint", "odds"] = "odds"
    job: int | None = None
    question: Question | None = None
    said: int | None = None
    since: float = 0.0

    @property
    def is_open(self) -> bool:
        return self.job is not None or (self.question is not None and self.said is None)


class Place(NamedTuple):
    """A decision of a seat, after ``entries`` entries of the log that are its own or the table's."""

    seat: Seat
    entries: int


class Judged(NamedTuple):
    """A move that a seat has made after ``entries`` entries, and what its options were worth.

    ``worth`` is ``None`` while ``job``, by its number, still works that out.
    """

    seat: Seat
    entries: int
    move: Value
    job: int | None = None
    worth: MovesWorth | None = None


class Coaching(NamedTuple):
    """What the coach knows about the decision it watches, the move it holds back, and its verdict.

    ``job`` is the number of the job that values the options, ``worth`` its result and ``has_reason`` whether
    there is a reason to tell. ``weighed`` is a move of it that waits for its own worth. ``asked`` is the
    decision that it has asked about, ``held`` the move with the better options. ``judged`` is the move that
    it has its verdict on.
    """

    watched: Place | None = None
    job: int | None = None
    worth: MovesWorth | None = None
    has_reason: bool = False
    weighed: Value | None = None
    asked: Place | None = None
    held: tuple[Value, Sequence[Any]] | None = None
    judged: Judged | None = None


class Flow(NamedTuple):
    """The situation at a table: the game, who looks at the screen, what it shows, and what is asked.

    The session is always at the newest position and the screen lags behind it. ``looks`` is the person who
    is to look next in ``round``. ``undo_open`` means that a bot waits so that a decision can still be taken
    back; ``follow_up`` is the seat whose only move is made for it; ``rolling`` is the first entry of a move
    whose chance is being drawn. ``end_shown`` means that the screen has shown how the game ended, ``closed``
    that the table was left. ``room`` is the number of entries up to which its record surely isn't too long.
    ``picture`` is what the table shows, made of what ``pictured`` holds. ``prompted`` is the decision whose
    options were told, ``telling`` whether events have been told since a person was to act. ``jobs`` counts
    what was asked, ``now`` is the time in seconds. ``begun`` means that people sit at the table.
    """

    setting: Setting
    session: History
    names: tuple[str, ...]
    position: Position
    timeline: Timeline
    shown: Shown
    clock: Clock
    room: int
    viewer: Viewer = Viewer()
    looks: Seat | None = None
    round: LookRound = LookRound()
    cursor: Cursor = Cursor()
    scenes: Scenes = Scenes()
    bot: BotTurn = BotTurn()
    hint: Hint = Hint()
    guessing: Guessing = Guessing()
    coaching: Coaching = Coaching()
    quiet: Quiet = Quiet()
    undo_open: bool = False
    follow_up: Seat | None = None
    rolling: int | None = None
    paused: bool = False
    pauses: int = 0
    end_shown: bool = False
    closed: bool = False
    picture: Picture = NOTHING
    pictured: tuple[Any, ...] = ()
    prompted: tuple[int, Seat] | None = None
    telling: bool = False
    jobs: int = 0
    now: float = 0.0
    begun: bool = False

    # ------------------------------------------------------------------ what follows from it

    @property
    def awaited(self) -> Seat | None:
        """The person whose turn it is to act or to look, also while the screen lags behind."""
        return self.position.person if self.looks is None else self.looks

    @property
    def acting(self) -> Seat | None:
        """The person who must act or look now, whether they see their own things or not."""
        return self.awaited if self.cursor.is_present and not self.scenes.busy else None

    @property
    def seat(self) -> Seat | None:
        """The person's seat whose move the screen takes now."""
        cursor, seat = self.cursor, self.position.person
        if seat is None or self.scenes.busy or self.looks is not None:
            return None
        if cursor.looking_at is not None or cursor.replaying:
            return None
        return None if self.setting.is_shared and seat != self.viewer.seat else seat

    @property
    def timed_seat(self) -> Seat | None:
        """The person whose time runs: they see rack or table in their turn, in the present or looking back.

        Time passes neither while all is covered, nor if the game can't go on, nor before the turn can be
        played for the first time: until then the screen shows what others did.
        """
        covered = self.closed or self.paused or self.viewer.awaited is not None or self.looks is not None
        if covered or self.is_full or (self.scenes.busy and not self.turn_has_begun):
            return None
        return self.position.person

    @property
    def is_full(self) -> bool:
        return self.session.length >= self.room

    @property
    def turn_has_begun(self) -> bool:
        return self.setting.timed is not None and self.clock.has_begun(self.session)

    @property
    def stands_still(self) -> bool:
        """Whether nothing happens by itself."""
        return self.closed or self.paused or self.cursor.looking_at is not None

    @property
    def is_over(self) -> bool:
        return not self.position.to_act

    @property
    def undo_seat(self) -> Seat | None:
        """The person whose last decision can be undone."""
        seat = self.position.undo_seat
        if seat is None or self.cursor.looking_at is not None or self.end_shown:
            return None
        if not self.setting.helps[seat].undo:
            return None
        # To offer the last decision back would tell others that it was one.
        if self.setting.is_shared and self.is_private(self.session.length - 1):
            return None
        # A viewer of a rack of their own takes nothing of another seat back, by one key too many.
        return None if self.viewer.seat is not None and self.hides(seat) else seat

    @property
    def last_throw(self) -> int | None:
        """The number of the entry, from 1, of the last throw typed in, if it can be corrected."""
        session, present = self.session, self.cursor.looking_at is None and not self.is_over
        if not self.setting.agreed.real_dice or not present:
            return None
        return next((at for at in range(session.length, 0, -1) if session.entry(at - 1).seat == TABLE), None)

    @property
    def can_replay(self) -> bool:
        """Whether there is something to replay since the last move of the person on turn."""
        played = range(self.position.seen, self.position.length)
        return self.seat is not None and not all(self.is_secret(entry) for entry in played)

    @property
    def seen_as(self) -> Seat | None:
        """The seat as which a moment is seen if all secrets can be; else ``None``."""
        if not self.setting.has_secrets or self.cursor.looking_at is None or not self.is_over:
            return None
        if self.cursor.seen_as is not None:
            return self.cursor.seen_as
        own = 0 if self.viewer.seat is None else self.viewer.seat
        if self.cursor.looking_at < self.timeline.moments:
            return own
        # The end is the winner's.
        return min((place.rank, place.seat != own, place.seat) for place in self.session.standings)[-1]

    @property
    def counted_pauses(self) -> int | None:
        """How often a pause stopped a turn's time; ``None`` if no seat's time was limited."""
        timed, session = self.setting.timed, self.session
        if timed is None:
            return None
        # A game that is over, or waits for chance, no longer limits anyone's time.
        totals = (timed.turn_seconds(session.state_at(at)) for at in range(session.length, -1, -1))
        return None if all(total is None for total in totals) else self.pauses

    # ------------------------------------------------------------------ who may know what

    def hides(self, seat: Seat) -> bool:
        """Return whether the secrets of a person who must act are still covered."""
        return self.setting.is_shared and seat != self.viewer.seat

    def is_private(self, entries: int) -> bool:
        """Return whether a seat is asked in private after ``entries`` entries."""
        prompts = self.setting.prompts
        return prompts is not None and prompts.is_private(self.session.state_at(entries))

    def is_secret(self, entry: int) -> bool:
        """Return whether others must not notice that an entry, given by its 0-based index, was made."""
        return self.is_private(entry) and not self.timeline.text(entry, 0)

    @property
    def is_silent(self) -> bool:
        """Whether nothing may be heard now by others at the screen."""
        return self.setting.is_shared and self.is_private(self.session.length)

    def is_held_back(self, entry: int, step: int) -> bool:
        """Return whether a step begins a turn that the round of the screen comes before.

        If a person is asked in that round, the turn begins only after it, and so it does in every sentence.
        """
        prompts = self.setting.prompts
        if self.looks is None or prompts is None or entry != self.session.length - 1:
            return False
        state = self.session.steps_of(entry)[step].state
        return bool(prompts.look_round(state)) and not prompts.is_private(state)

    def public_step(self, entry: int, step: int) -> tuple[int, int]:
        """Return the first step, from one on, after which no seat is asked in private, else the newest one.

        Steps are given by the 0-based indices of their entry and of themselves in it.
        """
        prompts, session = self.setting.prompts, self.session
        if prompts is None:
            return entry, step
        for at in range(entry, session.length):
            for number, one in enumerate(session.steps_of(at)):
                if (at, number) >= (entry, step) and not prompts.is_private(one.state):
                    return at, number
        return session.length - 1, len(session.steps_of(session.length - 1)) - 1

    def note(self, store: dict[str, Any], memory: Any) -> bool:
        """Note in a store what a save holds besides the game; return whether any of it is new.

        That is the clock, the pauses, and ``memory``, what the view model remembers, ``None`` for nothing.
        """
        held: dict[str, Any] = {"clock": self.clock.memory(self.now)}
        if self.pauses:
            held["pauses"] = self.pauses
        if memory is not None:
            held["view_model"] = memory
        is_new = list(map(store.get, held)) != list(held.values())
        store.update(held)
        return is_new
