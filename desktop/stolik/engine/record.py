"""The open record of a game: one JSON format for saves, replays, analysis and games from a real table.

Nothing in a file is trusted: the rules check every entry as they check any move.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from stolik.engine.bot import Level
from stolik.engine.coaching.position_id import MOST_SYMBOLS, PlacedState, id_of, read_id
from stolik.engine.coaching.strength import FITS
from stolik.engine.codec import Codec, inexact, place_name, rejection_of
from stolik.engine.game import TABLE, IllegalMove, Rejection, Seat, Value
from stolik.engine.game_library import find_game, load_codec, load_package
from stolik.engine.json_values import TOO_DEEP, TooDeep, doubled_key, read_json, to_plain
from stolik.engine.package import GameInfo
from stolik.engine.seats_option import wrong_seats
from stolik.engine.session import History, Session
from stolik.engine.turns import starter_of

FORMAT: Final = "stolik-record"
VERSION: Final = 1

LARGEST: Final = 4 * 1024 * 1024
"""The most bytes of a file that are read."""

MOST_ENTRIES: Final = 20_000
"""The most entries in a record; no family game needs as many, and a longer one would block the window."""

_SPARE_ENTRIES: Final = 100
"""The number of entries that chance may add after the last decision."""

_SPARE_BYTES: Final = 256 * 1024
"""The bytes that those entries and everything besides the log may take."""

_LONGEST_LINE: Final = 4096
"""The most bytes of an entry's line in a record, without its comment."""

LONGEST_NAME: Final = 40
"""The most letters of a name; a longer one fits nowhere, and its layout would take seconds."""

_MANY_SEATS: Final = 100

_OWN_NUMBERS: Final = "options"
"""The key whose numbers may be overlong here: no option accepts one, and that refusal names the option."""


class RecordFault(Exception):
    """A record that can't be played.

    ``entry`` counts from 1, 0 is the header; ``seat`` is ``None`` if no seat is to blame; ``game`` is the
    game whose rules refused it, or ``None``.
    """

    def __init__(
        self, rejection: Rejection, entry: int = 0, seat: Seat | None = None, game: str | None = None
    ) -> None:
        super().__init__(rejection.code)
        self.game = game
        self.rejection = rejection
        self.entry = entry
        self.seat = seat


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Player(_Strict):
    """The player at a seat: a person, or a bot of a level or a strength (``bot:0`` to ``bot:100``)."""

    name: Annotated[str, Field(max_length=LONGEST_NAME)]
    player: Annotated[str, Field(pattern=f"^(human|bot:({'|'.join(Level)}|[1-9]?[0-9]|100))$")]
    age: Annotated[int, Field(ge=0, le=150)] | None = None

    @property
    def level(self) -> str | None:
        """The bot's level, or its strength in digits; ``None`` for a person."""
        return self.player.removeprefix("bot:") if self.player != "human" else None

    @property
    def face(self) -> str:
        """The level whose face the seat shows, or ``fits`` for any strength; empty for a person."""
        level = self.level or ""
        return FITS if level.isdecimal() else level


class _Line(_Strict):
    seat: Annotated[int, Field(ge=0)] | Literal["table"]
    move: dict[str, Any]
    comment: str | None = None


class Record(_Strict):
    """The data of a record, with a log that is checked only when it is played.

    ``position`` is the ID of the fully known position that the game begins with, if that was set up.
    """

    format: Literal["stolik-record"] = FORMAT
    version: Annotated[int, Field(ge=1)] = VERSION
    game: str
    rules: Annotated[int, Field(ge=1)]
    options: dict[str, Any] = Field(default_factory=dict)
    seats: tuple[Player, ...]
    starter: Annotated[int, Field(ge=0)] | None = None
    position: Annotated[str, Field(max_length=2 * MOST_SYMBOLS)] | None = None
    started_at: str | None = None
    program: Any = None
    clock: Any = None
    snapshot: Any = None
    log: tuple[Any, ...]


_REQUIRED: Final = ("game", "rules", "seats", "log")


def parse_record(text: str | bytes) -> Record:
    """Return the record in a file's content; its moves aren't checked yet.

    Args:
        text: The content, as text or as UTF-8 with or without a byte order mark; at most `LARGEST` bytes.

    Raises:
        RecordFault: The content isn't a record, or its header is faulty.

    >>> parse_record('{"format": "stolik-record", "version": 1}')
    Traceback (most recent call last):
    stolik.engine.record.RecordFault: missing_key
    """
    return _header(_plain(text))


def _header(data: dict[str, Any]) -> Record:
    if data.get("format") != FORMAT:
        raise RecordFault(Rejection("not_a_record"))
    if (fault := inexact(data, "log", spared=_OWN_NUMBERS)) is not None:
        raise RecordFault(fault)
    _demand(data, "version")
    version = data["version"]
    if isinstance(version, int) and version > VERSION:
        raise RecordFault(Rejection("from_the_future"))
    _demand(data, *_REQUIRED)
    _refuse_unknown(data, Record)
    seats = data["seats"]
    if isinstance(seats, list):
        if len(seats) > _MANY_SEATS and (info := find_game(str(data["game"]))) is not None:
            raise _wrong_number(info, len(seats))
        for number, seat in enumerate(seats[:_MANY_SEATS]):
            _refuse_unknown(seat, Player, "seats", number)
    try:
        # The lines of the log stay as they were read, so that playing them can find duplicate keys.
        record = Record.model_validate_json(json.dumps(data)).model_copy(update={"log": tuple(data["log"])})
    except ValidationError as error:
        raise RecordFault(rejection_of(error)) from None
    if len(record.log) > MOST_ENTRIES:
        raise RecordFault(Rejection("too_long", {"most": MOST_ENTRIES, "given": len(record.log)}))
    info = find_game(record.game)
    if info is None:
        raise RecordFault(Rejection("unknown_game", {"name": record.game}))
    if record.rules > info.rules:
        raise RecordFault(Rejection("from_the_future"))
    low, high = info.seats
    if not low <= len(record.seats) <= high:
        raise _wrong_number(info, len(record.seats))
    if record.starter is not None and record.starter >= len(record.seats):
        raise RecordFault(Rejection("bad_value", {"name": "starter"}))
    return record


def _refuse_unknown(plain: Any, known: type[BaseModel], *keys: int | str) -> None:
    """Refuse the first unknown key of an object, without reading on: there may be a million of them."""
    for key in plain if isinstance(plain, dict) else ():
        if key not in known.model_fields:
            raise RecordFault(Rejection("unknown_key", {"name": place_name([*keys, key])}))


def _wrong_number(info: GameInfo, given: int) -> RecordFault:
    low, high = info.seats
    return RecordFault(Rejection("wrong_number_of_seats", {"min": low, "max": high, "given": given}))


def _demand(data: Mapping[str, Any], *keys: str) -> None:
    for key in keys:
        if key not in data:
            raise RecordFault(Rejection("missing_key", {"name": key}))


def _plain(text: str | bytes) -> dict[str, Any]:
    try:
        text = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        data = read_json(text)
    except TooDeep:
        raise RecordFault(TOO_DEEP) from None
    except json.JSONDecodeError as error:
        code = "cut_short" if error.doc.lstrip().startswith("{") else "not_a_record"
        raise RecordFault(Rejection(code)) from None
    except ValueError:
        raise RecordFault(Rejection("not_a_record")) from None
    if not isinstance(data, dict):
        raise RecordFault(Rejection("not_a_record"))
    return data


def options_of(record: Record) -> Value:
    """Return the record's options, with the defaults of the rules.

    Raises:
        RecordFault: An option is unknown or has an invalid value.
    """
    options = load_codec(record.game).options(record.options)
    if isinstance(options, Rejection):
        raise RecordFault(options)
    starter = getattr(options, "starter", None)
    if isinstance(starter, int) and not 0 <= starter < len(record.seats):
        raise RecordFault(Rejection("bad_option", {"name": "starter"}))
    if (name := wrong_seats(options, len(record.seats))) is not None:
        raise RecordFault(Rejection("bad_option", {"name": name}))
    return options


def open_session(record: Record, heard: Callable[[int], object] | None = None) -> Session:
    """Return the session that results from the record's moves, which the rules check.

    Args:
        record: A record from `parse_record`.
        heard: Called before each entry with the number already checked; if it raises, reading ends.

    Raises:
        RecordFault: An option or an entry is faulty, or the snapshot shows another position.
    """
    package, codec = load_package(record.game), load_codec(record.game)
    options = options_of(record)
    starter = record.starter
    if starter is None:
        starter = starter_of(package.info.draws_for_start, options, [player.age for player in record.seats])
    game = package.game
    laid = None if record.position is None else _laid(record, record.position, options)
    session = Session(game, len(record.seats), options, starter, laid=laid)
    for number, plain in enumerate(record.log, start=1):
        if heard is not None:
            heard(number - 1)
        _play(session, codec, record.game, number, plain)
    if record.snapshot is not None and record.snapshot != json.loads(
        json.dumps(game.describe(session.state))
    ):
        raise RecordFault(Rejection("snapshot_differs"), len(record.log))
    return session


def _laid(record: Record, written: str, options: Value) -> Any:
    placed = read_id(written)
    if isinstance(placed, Rejection):
        if placed.code == "position_impossible":
            raise RecordFault(placed.facts["fault"], game=placed.facts["game"])
        raise RecordFault(placed)
    named = (placed.info.id, placed.seats, placed.options, placed.viewer)
    if named != (record.game, len(record.seats), options, None):
        raise RecordFault(Rejection("position_of_another"))
    return placed.state


def _play(session: Session, codec: Codec, game_id: str, number: int, plain: Any) -> None:
    if not isinstance(plain, dict):
        raise RecordFault(Rejection("bad_value", {"because": "no_object"}), number)
    if (fault := inexact(plain, spared=_OWN_NUMBERS)) is not None:
        raise RecordFault(fault, number, _seat_of(plain))
    for key in plain:
        if key not in _Line.model_fields:
            raise RecordFault(Rejection("unknown_key", {"name": key}), number, _seat_of(plain))
    try:
        line = _Line.model_validate_json(json.dumps(plain))
    except ValidationError as error:
        raise RecordFault(rejection_of(error), number, _seat_of(plain)) from None
    seat = TABLE if line.seat == "table" else line.seat
    move = codec.move(line.move)
    if isinstance(move, Rejection):
        raise RecordFault(move, number, seat)
    try:
        session.submit(seat, move, line.comment)
    except IllegalMove as refusal:
        raise RecordFault(refusal.rejection, number, seat, game_id) from None


def _seat_of(plain: Mapping[str, Any]) -> Seat | None:
    """Return the seat named in a faulty line, if it could be one at all."""
    seat = plain.get("seat")
    if seat == "table":
        return TABLE
    # A written -1 must not be taken for the table, and if two seats are written, neither counts.
    return seat if type(seat) is int and seat >= 0 and doubled_key(plain) != "seat" else None


def record_of(
    session: History,
    info: GameInfo,
    players: tuple[Player, ...],
    *,
    started_at: str | None = None,
    program: Any = None,
    clock: Any = None,
    snapshot: bool = False,
) -> Record:
    """Return the record of a session.

    Args:
        session: The game, at any position.
        info: The game's label.
        players: The player at each seat of the session.
        started_at: The time at which the game began, in ISO 8601.
        program: The writing program's own data, as plain JSON values; it doesn't affect the moves.
        clock: The state of the table's clock, as plain JSON values.
        snapshot: Whether to add the position, so that reading the record can compare it.
    """
    laid = session.laid
    placed = None if laid is None else PlacedState(info, session.seats, session.options, laid)
    return Record(
        game=info.id,
        rules=info.rules,
        options=to_plain(session.options),
        seats=players,
        starter=session.starter,
        # Without hyphens: removing a name from the record must not remove a group of the ID.
        position=None if placed is None else id_of(placed).replace("-", ""),
        started_at=started_at,
        program=program,
        clock=clock,
        snapshot=session.game.describe(session.state) if snapshot else None,
        log=tuple(_line_of(entry.seat, entry.move, entry.comment) for entry in session.log),
    )


def room_of(session: History) -> int:
    """Return how many entries a game may reach before its record must be measured again, if at all.

    Below that, the record is certain to be readable; a game with as many entries must not go on.
    """
    log, most = session.log, LARGEST - _SPARE_BYTES
    # Only a long game is measured exactly; no letter takes more than six bytes.
    size = _LONGEST_LINE * len(log) + 6 * sum([len(entry.comment or "") for entry in log])
    if size + _LONGEST_LINE > most:
        lines = [_line_text(_line_of(entry.seat, entry.move, entry.comment)) for entry in log]
        size = sum([len(f"{line},\n".encode("utf-8", "replace")) for line in lines])
    left = most - size
    return min(MOST_ENTRIES - _SPARE_ENTRIES, session.length + left // _LONGEST_LINE)


def facts_of(session: History) -> list[Any]:
    """Return plain values that distinguish a game from all others with the same rules."""
    log = [[entry.seat, to_plain(entry.move)] for entry in session.log]
    laid = [] if session.laid is None else [session.game.describe(session.laid)]
    return [to_plain(session.options), session.seats, session.starter, log, *laid]


def _line_of(seat: Seat, move: Value, comment: str | None) -> dict[str, Any]:
    line: dict[str, Any] = {"seat": "table" if seat == TABLE else seat, "move": to_plain(move)}
    return line if comment is None else {**line, "comment": comment}


def record_text(record: Record) -> str:
    """Return a record as readable JSON text, with one line for each seat and each entry.

    >>> seats = (Player(name="Ala", player="human", age=8), Player(name="Jan", player="bot:fair"))
    >>> print(record_text(Record(game="pickomino", rules=1, seats=seats, log=())), end="")
    {
      "format": "stolik-record",
      "version": 1,
      "game": "pickomino",
      "rules": 1,
      "options": {},
      "seats": [
        {"name": "Ala", "player": "human", "age": 8},
        {"name": "Jan", "player": "bot:fair"}
      ],
      "log": []
    }
    """
    data = record.model_dump(mode="json", exclude_none=True)
    parts = []
    for key, value in data.items():
        if key in ("seats", "log") and value:
            lines = ",\n".join(map(_line_text, value))
            parts.append(f'  "{key}": [\n{lines}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _line_text(line: dict[str, Any]) -> str:
    return "    " + json.dumps(line, ensure_ascii=False)
