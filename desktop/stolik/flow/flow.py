"""The flow of a game around one screen, as an immutable value."""

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
    """The newest state of a session, with the number of entries before it as ``length``.

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
    """The quiet time of a person at a calm table, and what would be best for them.

    ``awaited`` is the seat to decide and the number of entries, or the table and the number of a scene that
    waits; ``None`` if nothing is awaited. ``since`` is the time when it became quiet, ``asked`` the number of
    the pending job, ``options`` its result. ``due`` means that the next press is shown.
    """

    awaited: tuple[Seat, int] | None = None
    since: float = 0.0
    asked: int | None = None
    options: tuple[Any, ...] = ()
    due: bool = False


def position_of(session: History, people: Collection[Seat]) -> Position:
    """Return the position after a session's last entry; ``people`` holds the seats that people play."""
    length, to_act = session.length, session.to_act
    undo_seat = None
    if length and to_act and (seat := session.entry(length - 1).seat) in people and session.can_undo(seat):
        undo_seat = seat
    person = person_to_act(session, to_act, people)
    seen = length if person is None else _seen_being_made(session, person)
    return Position(session.state, length, to_act, person, undo_seat, seen)


def person_to_act(session: History, to_act: tuple[Seat, ...], people: Collection[Seat]) -> Seat | None:
    """Return the person among those to act whose move the screen takes, if there is one.

    The order is clockwise from the seat that caused the last move of chance. So people who answer the same
    roll take turns at the screen, and bots' moves in between don't change the order.

    ``to_act`` are the seats that may move at the session's newest position.
    """
    at_turn = [seat for seat in to_act if seat in people]
    if len(at_turn) < 2:
        return at_turn[0] if at_turn else None
    first = _last_to_roll(session)
    return min(at_turn, key=lambda seat: (seat - first) % session.seats)


def _seen_being_made(session: History, person: Seat) -> int:
    """Return how many entries of a log a person has surely seen being made.

    These are all up to the end of their last turn and the chance right after it, or the chance at the start.
    A turn ends with the person's move, or with the table's when the time is up.
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
"""The seconds after something appears within which a click can't be a reaction to it."""


class Scene(NamedTuple):
    """A step to be played, given by the 0-based indices of its entry and of the step in it.

    A step shown in stages has one scene for each; ``stage`` counts them from 1, and is 0 if the step is shown
    as a whole. The scene stays for at least ``least_ms`` milliseconds, at every pace and even without
    animations, and without them for at least ``still_ms``. A scene that ``waits`` stays until it is ended.
    One ``for_all`` is played even if waiting scenes are skipped, so that everybody sees it. One played
    ``again`` leaves the log alone.
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
    """The scenes being played.

    The ``waiting`` ones are still to be played. ``token`` is the number of the scene that began last, at
    ``began`` seconds; ``playing`` is that scene while it is being played; ``busy`` means that one is being
    played or is due. While scenes are ``held``, none follows another; ``due`` means that one should have.
    ``instant`` means that scenes are shown at once, without waiting for the screen.
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
    """Return the seat for which real dice are to be rolled and typed in now, or ``None``.

    A person who can only roll needn't say so first.
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
    """Return how many real dice are to be rolled and typed in now; 0 if none are."""
    game, state = flow.session.game, flow.session.state
    return game.dice_to_roll(state) if thrower(flow) is not None and isinstance(game, DiceGame) else 0


@dataclass(frozen=True, slots=True)
class Setting:
    """The constants of a game: its package, the texts of its events, the seats and what was agreed.

    All other fields are derived from these once. ``levels`` go by seat, ``None`` for a person, and so do
    ``helps``. ``timed`` is the game if it limits the time of a turn. ``people`` are the seats of people,
    ascending, ``calm`` those of them with a calm table; ``coached`` tells by seat when a coach speaks.
    ``is_shared`` tells whether people with secrets share the screen with others, so that it must be covered
    at times.
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
        # A coach's words about a rack are for its owner only.
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
        """Return whether a seat's events are shown quietly, because it or all people have a calm table."""
        return seat in self.calm or (bool(self.calm) and len(self.calm) == len(self.people))

    def with_helps(self, helps: Sequence[SeatHelps]) -> Setting:
        """Return the setting with other helps, the usual ones for seats without any."""
        seats = [replace(each, helps=of_seat(helps, seat)) for seat, each in enumerate(self.seats)]
        return replace(self, seats=tuple(seats))


class Viewer(NamedTuple):
    """The viewer whose secrets the screen may show.

    ``seat`` is the viewer; ``None`` is an onlooker, as everybody is in a game without secrets. A person alone
    with computers is always the viewer; several people take turns, with no viewer in between. ``awaited`` is
    the person whose secrets are still covered; ``goes_round`` means that everybody takes a look before the
    game goes on.
    """

    seat: Seat | None = None
    awaited: Seat | None = None
    goes_round: bool = False


class LookRound(NamedTuple):
    """The round after a deal, identified by the number of entries before it, in which everybody looks once.

    People asked in private answer then; the answers count when everybody has looked.
    """

    deal: int = -1
    looked: frozenset[Seat] = frozenset()
    answers: tuple[tuple[Seat, Value], ...] = ()


class Shown(NamedTuple):
    """The moment that the table shows: after ``entries`` entries, with only ``steps`` of the last one.

    ``event`` led to it and is played as a scene at ``stage``, counted from 1; 0 shows the event as a whole.
    With ``at_rest``, no seat is on turn. ``moment`` is the number of the moment looked back at, ``None`` in
    the present; ``before`` is the number of an entry if the table is shown as that entry's player found it, 0
    if it is shown right after the moment's event.
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

    ``view`` is the view of ``viewer``, ``table`` an onlooker's. ``event`` led to it; when looking back,
    ``before`` is the view before that event. An event shown in stages is visible only up to ``stage``,
    counted from 1. ``mine`` is the seat that may act. ``on_turn`` are the seats on turn; if several people
    are, only ``marked`` is marked. ``events`` are all that led to the moment, as an onlooker may see them;
    ``ranks`` are the places by seat. The moment follows ``entries`` entries, of the last one only ``steps``;
    ``moment`` is its number if it is looked back at.
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
"""The picture of a table that hasn't shown anything yet."""


class BotTurn(NamedTuple):
    """The question to a bot, and its answer; each position is asked about once.

    ``asked_at`` is the number of entries of that position, -1 for none. ``question`` is the number of the
    pending job, ``move`` the answer.
    """

    asked_at: int = -1
    question: int | None = None
    seat: Seat = TABLE
    move: Value | None = None


class Hint(NamedTuple):
    """The hint and the odds: what they show, and the numbers of the pending jobs.

    ``options`` are those of the hint, best first; ``step`` is the 0-based index of the step shown. ``wanted``
    means that the odds are shown on demand, to ``odds_seat``.
    """

    options: tuple[Any, ...] = ()
    step: int = 0
    asked: int | None = None
    odds: Any = None
    odds_asked: int | None = None
    wanted: bool = False
    odds_seat: Seat | None = None


class Guessing(NamedTuple):
    """The guess of a seat in one position, before it gets the ``hint`` or ``odds`` that it wanted.

    ``state`` is that of the position, ``None`` before anything was guessed. ``job`` is the number of the job
    that looks for a question, ``question`` the one asked since ``since`` and, once ``said`` percent was
    guessed, shown with the answer until it is put away.
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
    """A decision of a seat; ``entries`` counts the seat's own and the table's entries before it."""

    seat: Seat
    entries: int


class Judged(NamedTuple):
    """A move that a seat made after ``entries`` entries, and what its options were worth.

    ``worth`` is ``None`` while the job with the number ``job`` is still pending.
    """

    seat: Seat
    entries: int
    move: Value
    job: int | None = None
    worth: MovesWorth | None = None


class Coaching(NamedTuple):
    """The state of the coach: the decision it watches, the move it holds back, and its verdict.

    ``job`` is the number of the job that values the ``watched`` decision's options, ``worth`` its result and
    ``has_reason`` whether there is a reason to show. ``weighed`` is a move that waits for its own worth.
    ``asked`` is the decision that the coach has asked about, ``held`` the move held back with the better
    options, ``judged`` the move under its verdict.
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
    """The situation at a table: the game, who looks at the screen, what it shows, and what is pending.

    The session is always at the newest position, and the screen lags behind it. ``looks`` is the person to
    look next in ``round``. ``undo_open`` means that bots wait while a decision can be undone; ``follow_up``
    is the seat whose only move will be made for it; ``rolling`` is the first entry of a move whose chance is
    being drawn. ``end_shown`` means that the screen has shown how the game ended, ``closed`` that the table
    was left. ``room`` is the number of entries up to which the record certainly isn't too long. ``picture``
    is what the table shows, made from ``pictured``. ``prompted`` is the decision whose choices were
    announced, ``telling`` whether events were told since a person was last to act. ``jobs`` counts the jobs
    asked for; ``now`` is the time in seconds. ``begun`` means that people sit at the table.
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
        """The person who is to act or to look, even while the screen lags behind."""
        return self.position.person if self.looks is None else self.looks

    @property
    def acting(self) -> Seat | None:
        """The person who is to act or look now, whether or not their own things are covered."""
        return self.awaited if self.cursor.is_present and not self.scenes.busy else None

    @property
    def seat(self) -> Seat | None:
        """The person whose move the screen takes now, or ``None``."""
        cursor, seat = self.cursor, self.position.person
        if seat is None or self.scenes.busy or self.looks is not None:
            return None
        if cursor.looking_at is not None or cursor.replaying:
            return None
        return None if self.setting.is_shared and seat != self.viewer.seat else seat

    @property
    def timed_seat(self) -> Seat | None:
        """The person whose time runs, because they see their rack or the table, now or looking back.

        No time runs while everything is covered, if the game can't go on, or before the turn can first be
        played, while the screen still shows what others did.
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
        """Whether nothing happens automatically."""
        return self.closed or self.paused or self.cursor.looking_at is not None

    @property
    def is_over(self) -> bool:
        return not self.position.to_act

    @property
    def undo_seat(self) -> Seat | None:
        """The person whose last decision can be undone, or ``None``."""
        seat = self.position.undo_seat
        if seat is None or self.cursor.looking_at is not None or self.end_shown:
            return None
        if not self.setting.helps[seat].undo:
            return None
        # Offering to undo the last decision would reveal that there was one.
        if self.setting.is_shared and self.is_private(self.session.length - 1):
            return None
        # A viewer of their own rack must not undo another seat's decision by mistake.
        return None if self.viewer.seat is not None and self.hides(seat) else seat

    @property
    def last_throw(self) -> int | None:
        """The entry number, from 1, of the last roll typed in, if it can be corrected."""
        session, present = self.session, self.cursor.looking_at is None and not self.is_over
        if not self.setting.agreed.real_dice or not present:
            return None
        return next((at for at in range(session.length, 0, -1) if session.entry(at - 1).seat == TABLE), None)

    @property
    def can_replay(self) -> bool:
        """Whether there is anything to replay since the last move of the person on turn."""
        played = range(self.position.seen, self.position.length)
        return self.seat is not None and not all(self.is_secret(entry) for entry in played)

    @property
    def seen_as(self) -> Seat | None:
        """The seat whose view of a past moment is shown, if the viewer may choose it; otherwise ``None``."""
        if not self.setting.has_secrets or self.cursor.looking_at is None or not self.is_over:
            return None
        if self.cursor.seen_as is not None:
            return self.cursor.seen_as
        own = 0 if self.viewer.seat is None else self.viewer.seat
        if self.cursor.looking_at < self.timeline.moments:
            return own
        # The end is shown from the winner's seat.
        return min((place.rank, place.seat != own, place.seat) for place in self.session.standings)[-1]

    @property
    def counted_pauses(self) -> int | None:
        """The number of pauses that stopped a turn's time; ``None`` if no seat's time was limited."""
        timed, session = self.setting.timed, self.session
        if timed is None:
            return None
        # A state that is over or waits for chance limits nobody's time.
        totals = (timed.turn_seconds(session.state_at(at)) for at in range(session.length, -1, -1))
        return None if all(total is None for total in totals) else self.pauses

    # ------------------------------------------------------------------ who may know what

    def hides(self, seat: Seat) -> bool:
        """Return whether the secrets of a person who is to act are still covered."""
        return self.setting.is_shared and seat != self.viewer.seat

    def is_private(self, entries: int) -> bool:
        """Return whether a seat is being asked in private after ``entries`` entries."""
        prompts = self.setting.prompts
        return prompts is not None and prompts.is_private(self.session.state_at(entries))

    def is_secret(self, entry: int) -> bool:
        """Return whether others must not notice that the entry with a 0-based index was made."""
        return self.is_private(entry) and not self.timeline.text(entry, 0)

    @property
    def is_silent(self) -> bool:
        """Whether the others at the screen must not hear anything now."""
        return self.setting.is_shared and self.is_private(self.session.length)

    def is_held_back(self, entry: int, step: int) -> bool:
        """Return whether a step begins a turn that must wait until everybody has looked.

        If a person is asked in that round, the turn begins only after it, and must not be mentioned before.
        """
        prompts = self.setting.prompts
        if self.looks is None or prompts is None or entry != self.session.length - 1:
            return False
        state = self.session.steps_of(entry)[step].state
        return bool(prompts.look_round(state)) and not prompts.is_private(state)

    def public_step(self, entry: int, step: int) -> tuple[int, int]:
        """Return the first step, from a given one on, after which nobody is asked in private, or the newest.

        Steps are given by the 0-based indices of their entry and of the step in it.
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
        """Write into a store what a save holds besides the game; return whether any of it is new.

        This is the clock, the pauses, and the view model's ``memory``, which may be ``None``.
        """
        held: dict[str, Any] = {"clock": self.clock.memory(self.now)}
        if self.pauses:
            held["pauses"] = self.pauses
        if memory is not None:
            held["view_model"] = memory
        is_new = list(map(store.get, held)) != list(held.values())
        store.update(held)
        return is_new
