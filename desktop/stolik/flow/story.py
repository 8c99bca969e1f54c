"""The happenings at a table as a text file without names, from which they can be replayed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, fields, replace
from math import isfinite
from typing import Any, Final

from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.chance import seed_of, seed_text
from stolik.engine.codec import Codec
from stolik.engine.game import Rejection, Value
from stolik.engine.game_library import load_codec, load_package
from stolik.engine.json_values import read_json, text_fault, to_plain
from stolik.engine.record import Player, open_session, parse_record, record_of
from stolik.engine.session import Session
from stolik.engine.sitting import AS_USUAL, Agreed, Sitting, agreed_of, helps_of, plain_helps, seats_of
from stolik.flow import happenings as h
from stolik.flow.flow import Flow, Setting
from stolik.flow.happenings import Answered, Happening, Retold, TimePassed
from stolik.flow.helping import first_options
from stolik.flow.runner import Story
from stolik.flow.step import HANDLERS, flow_of, step
from stolik.flow.timeline import EventTexts


class BadHappening(ValueError):
    """JSON values don't describe a possible happening; the message is an English sentence."""


def kind_name(kind: type[Happening]) -> str:
    """Return the name of a kind of happening in files.

    >>> from stolik.flow.happenings import MoveSubmitted
    >>> kind_name(MoveSubmitted)
    'move_submitted'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


KINDS: Final[Mapping[str, type[Happening]]] = {kind_name(kind): kind for kind in HANDLERS}

_PLAIN: Final[Mapping[object, type]] = {"int": int, "Seat": int, "bool": bool}
"""The types of facts that are JSON values already, by their annotations."""


# ---------------------------------------------------------------------- to plain values


def plain_happenings(happened: Sequence[Happening], codec: Codec) -> list[dict[str, Any]]:
    """Return happenings as JSON values, with one value for consecutive ticks of the clock."""
    plain: list[dict[str, Any]] = []
    for one in happened:
        if type(one) is not TimePassed:
            plain.append(_plain(one, codec))
        elif plain and plain[-1]["kind"] == "time_passed":
            plain[-1]["at"].append(one.at)
        else:
            plain.append({"kind": "time_passed", "at": [one.at]})
    return plain


def _plain(one: Happening, codec: Codec) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": kind_name(type(one)), "at": one.at}
    for field in fields(one):
        name, value = field.name, getattr(one, field.name)
        if name in ("at", "names") or (field.default is not MISSING and value == field.default):
            continue
        if name == "result":
            value = _plain_result(value, codec)
        elif name == "helps":
            value = [plain_helps(helps) for helps in value]
        elif isinstance(value, Rejection):
            value = {"rejected": to_plain(value)}
        told[name] = to_plain(value)
    return told


def _plain_result(result: Any, codec: Codec) -> dict[str, Any]:
    """Return an answer, by its shape; for one that no file can hold, such as odds, only that it came."""
    if isinstance(result, MovesWorth):
        values = [[_plain_move(move, codec), value] for move, value in result.values]
        return {"worth": values, "advice": _plain_advice(result.advice, codec)}
    if isinstance(result, tuple | list) and all(isinstance(one, Advice) for one in result):
        return {"advice": _plain_advice(first_options(result), codec)}
    move = _plain_move(result, codec)
    return {"some": True} if move is None else {"move": move}


def _plain_move(move: Any, codec: Codec) -> Any:
    """Return a move as JSON values, or ``None`` if it isn't one of the game's."""
    if not isinstance(move, Value):
        return None
    plain = to_plain(move)
    return plain if isinstance(plain, dict) and codec.move(plain) == move else None


def _plain_advice(advice: Sequence[Any], codec: Codec) -> list[dict[str, Any]]:
    return [
        {
            "move": _plain_move(one.move, codec),
            "value": one.value if isfinite(one.value) else 0.0,
            "facts": {name: fact for name, fact in one.facts.items() if isfinite(fact)},
        }
        for one in advice
        if isinstance(one, Advice)
    ]


# ---------------------------------------------------------------------- and back


def read_happenings(plain: Any, codec: Codec, names: tuple[str, ...]) -> tuple[Happening, ...]:
    """Return the happenings in JSON values; ``names`` are the players' by seat.

    Raises:
        BadHappening: The values aren't a list, or one of them isn't a possible happening.
    """
    if not isinstance(plain, list):
        raise BadHappening('"happenings" is no list')
    read: list[Happening] = []
    for number, one in enumerate(plain, start=1):
        try:
            read += _read(one, codec, names)
        except BadHappening as fault:
            raise BadHappening(f"happening {number}: {fault}") from None
    return tuple(read)


def _read(plain: Any, codec: Codec, names: tuple[str, ...]) -> Sequence[Happening]:
    if not isinstance(plain, dict):
        raise BadHappening("it is no object")
    kind = KINDS.get(plain["kind"]) if isinstance(plain.get("kind"), str) else None
    if kind is None:
        raise BadHappening('"kind" is none that can happen')
    at = plain.get("at")
    if kind is TimePassed:
        return [TimePassed(at=_number(one)) for one in _list(at, "at")]
    known = {field.name for field in fields(kind)} - {"names"} | {"kind"}
    if not known.issuperset(plain):
        raise BadHappening(f"{plain['kind']} has a key that it can't have")
    facts: dict[str, Any] = {"names": names} if kind is Retold else {}
    for field in fields(kind):
        name = field.name
        if name in plain and name != "at":
            facts[name] = _fact(kind, field, plain[name], codec)
        elif name not in ("at", "names") and field.default is MISSING:
            raise BadHappening(f'"{name}" is missing')
    return [kind(at=_number(at), **facts)]


def _fact(kind: type[Happening], field: Field[Any], plain: Any, codec: Codec) -> Any:
    name = field.name
    if (wanted := _PLAIN.get(field.type)) is not None:
        if type(plain) is not wanted:
            raise BadHappening(f'"{name}" has a value that it can\'t have')
        return plain
    if name == "helps":
        return tuple([helps_of(one) for one in _list(plain, name)])
    if not isinstance(plain, dict):
        raise BadHappening(f'"{name}" is no object')
    if kind is Answered:
        return _result(plain, codec)
    if name == "move" and set(plain) == {"rejected"}:
        return _rejection(plain["rejected"])
    return _move(plain, codec)


def _result(plain: dict[str, Any], codec: Codec) -> Any:
    if set(plain) == {"some"}:
        return True
    if set(plain) == {"move"}:
        return _move(plain["move"], codec)
    if not {"worth", "advice"}.issuperset(plain) or "advice" not in plain:
        raise BadHappening('"result" is no answer')
    advice = tuple([_advice(one, codec) for one in _list(plain["advice"], "advice")])
    if "worth" not in plain:
        return advice
    pairs = _list(plain["worth"], "worth")
    if not pairs or any(not isinstance(pair, list) or len(pair) != 2 for pair in pairs):
        raise BadHappening('"worth" has no moves with their values')
    return MovesWorth(tuple([(_move(move, codec), _number(value)) for move, value in pairs]), advice)


def _advice(plain: Any, codec: Codec) -> Advice:
    if not isinstance(plain, dict) or not isinstance(plain.get("facts"), dict):
        raise BadHappening('"advice" is at fault')
    move = None if plain.get("move") is None else _move(plain["move"], codec)
    return Advice(move, _number(plain.get("value")), plain["facts"])


def _move(plain: Any, codec: Codec) -> Value:
    move = codec.move(plain) if isinstance(plain, dict) else Rejection("bad_value")
    if isinstance(move, Rejection):
        raise BadHappening(f"a move can't be read: {move.code}")
    return move


def _rejection(plain: Any) -> Rejection:
    if not isinstance(plain, dict) or not isinstance(plain.get("code"), str):
        raise BadHappening('"rejected" has no code')
    facts = plain.get("facts")
    return Rejection(plain["code"], facts if isinstance(facts, dict) else {})


def _number(plain: Any) -> Any:
    """Return a number as it was written; an integer stays one."""
    if type(plain) not in (int, float):
        raise BadHappening("a number is missing, or is none")
    return plain


def _list(plain: Any, name: str) -> list[Any]:
    if not isinstance(plain, list):
        raise BadHappening(f'"{name}" is no list')
    return plain


FORMAT: Final = "stolik-happened"
VERSION: Final = 1
SUFFIX: Final = ".stolik-happened"

LARGEST: Final = 16 * 1024 * 1024
"""The most bytes of a file that are read."""

_BY_NOBODY: Final = frozenset(
    {
        h.Began,
        h.ScenePlayed,
        h.SceneEnded,
        h.ScenesFinished,
        h.PaceChosen,
        h.ChanceFell,
        h.TimePassed,
        h.TurnEnded,
        h.UndoClosed,
        h.HelpsChanged,
        h.Retold,
        h.Left,
    }
)
"""The happenings caused by the program, chance or time."""

_NOT_TELLING: Final = _BY_NOBODY | {h.Revealed, h.Covered, h.LookPassedOn, h.PausePressed, h.CameBack}
"""The happenings that occur while a seat may be asked in private, whether one is or not."""


# ---------------------------------------------------------------------- writing


def happened_text(story: Story, failure: str = "") -> str:
    """Return a table's file; ``failure`` describes the error in the last happening, if there was one."""
    first, happened, setting = story.first, story.happenings, story.first.setting
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    if failure:
        data["failure"] = failure
    if setting.has_secrets and not story.now.is_over:
        info = setting.package.info
        data |= {"secrets": "left_out", "game": info.id, "rules": info.rules}
        data["seats"] = [sitting.player.player for sitting in setting.seats]
        data["happenings"] = list(_kinds(first, happened))
    else:
        data |= _first(first)
        data["happenings"] = plain_happenings(happened, Codec(setting.package.game))
    return _text_of(data)


def failure_of(error: Exception) -> str:
    """Return an error's type and the place where it was raised, without any of the game's data."""
    place = error.__traceback__
    assert place is not None, "it was raised"
    while place.tb_next is not None:
        place = place.tb_next
    frame = place.tb_frame
    where = f"{frame.f_globals['__name__']}:{place.tb_lineno} in {frame.f_code.co_name}"
    return f"{type(error).__name__} at {where}"


def _first(first: Flow) -> dict[str, Any]:
    """Return the state of everything when the table was set up."""
    setting, session = first.setting, first.session
    players = tuple(
        [Player(name=str(seat), player=sitting.player.player) for seat, sitting in enumerate(setting.seats)]
    )
    record = record_of(session, setting.package.info, players)
    # Comments are free text, which may contain names.
    bare = [{key: value for key, value in line.items() if key != "comment"} for line in record.log]
    clock = [{"turn": turn, "left": left} for turn, left in first.clock.kept.items()]
    return {
        "record": record.model_copy(update={"log": tuple(bare)}).model_dump(mode="json", exclude_none=True),
        "seed": None if session.seed is None else seed_text(session.seed),
        "helps": [plain_helps(helps) for helps in setting.helps],
        "beginners": [seat for seat, helps in enumerate(setting.helps) if helps.beginner],
        "real_dice": setting.agreed.real_dice,
        "covered": setting.agreed.covered,
        "instant": first.scenes.instant,
        "side_state": {"clock": clock[0] if clock else None, "pauses": first.pauses},
    }


def _kinds(flow: Flow, happened: Sequence[h.Happening]) -> Iterator[dict[str, Any]]:
    """Yield the kind, time and author of every act, as far as everybody in the room could notice it.

    A file must not reveal whether someone is asked in private, or who. So while a round of looks goes on or a
    scene is played, it tells as little as while a seat is asked.
    """
    # The table's own texts may be gone with it; only the stages of events are needed here.
    texts = flow.setting.package.view_model(None)
    flow = flow._replace(setting=replace(flow.setting, texts=texts))
    for number, one in enumerate(happened):
        kind = type(one)
        quiet = flow.looks is not None or flow.scenes.busy or flow.is_private(flow.session.length)
        if kind is not h.TimePassed and (not quiet or kind in _NOT_TELLING):
            told: dict[str, Any] = {"kind": kind_name(kind), "at": one.at}
            if not quiet and kind not in _BY_NOBODY and (seat := _doer(flow, one)) is not None:
                told["by"] = seat
            yield told
        if number + 1 < len(happened):
            flow, _ = step(flow, one)


def _doer(flow: Flow, one: h.Happening) -> int | None:
    """Return the seat that caused a happening, or ``None`` if unknown."""
    if isinstance(one, h.Answered):
        return flow.bot.seat if one.job == flow.bot.question else flow.seat
    return flow.awaited if flow.viewer.seat is None else flow.viewer.seat


def _text_of(data: dict[str, Any]) -> str:
    """Return readable JSON text, with one line for each happening."""
    parts = []
    for key, value in data.items():
        told = json.dumps(value)
        if key == "happenings" and value:
            told = "[\n" + ",\n".join("    " + json.dumps(one) for one in value) + "\n  ]"
        parts.append(f'  "{key}": {told}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


# ---------------------------------------------------------------------- reading


@dataclass(frozen=True, slots=True)
class Happened:
    """The content of a file: how the table was set up, and what happened at it.

    ``players`` holds each seat's kind of player. ``session`` is the game at the beginning. ``kinds`` replaces
    session and happenings if a game's secrets are left out, so that it can't be replayed.
    """

    game_id: str
    players: tuple[str, ...]
    failure: str = ""
    session: Session | None = None
    seats: tuple[Sitting, ...] = ()
    agreed: Agreed = AS_USUAL
    instant: bool = False
    side_state: Any = None
    happenings: tuple[h.Happening, ...] = ()
    kinds: tuple[dict[str, Any], ...] = ()

    def first(self, texts: EventTexts, names: tuple[str, ...]) -> Flow:
        """Return the flow as it was when the table was set up; ``names`` become the players' names."""
        assert self.session is not None, "the secrets of the game are left out"
        seats = tuple([each.playing(name=name) for each, name in zip(self.seats, names, strict=True)])
        setting = Setting(load_package(self.game_id), texts, seats, self.agreed)
        flow = flow_of(setting, self.session.history, names, self.side_state)
        return flow._replace(scenes=flow.scenes._replace(instant=self.instant))


def read_happened(text: str, names: Sequence[str] = ()) -> Happened:
    """Return the content of a file; ``names`` become the players' names, by default the seats' numbers.

    Raises:
        BadHappening: The text isn't such a file, or it is faulty.
        RecordFault: The game at its beginning is faulty.
    """
    try:
        data = read_json(text)
    except ValueError:
        raise BadHappening("it is no list of what happened at a table") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadHappening("it is no list of what happened at a table")
    if type(version := data.get("version")) is not int or version < 1:
        raise BadHappening('"version" is none')
    if version > VERSION:
        raise BadHappening("it was written by a newer version of the program")
    if text_fault(data) is not None:
        raise BadHappening("a key is given twice, or a number is endless")
    failure = data.get("failure", "")
    if not isinstance(failure, str):
        raise BadHappening('"failure" is no text')
    if data.get("secrets") == "left_out":
        return _read_kinds(data, failure)
    return _read_all(data, failure, tuple(names))


def _read_kinds(data: dict[str, Any], failure: str) -> Happened:
    game, seats, kinds = data.get("game"), data.get("seats"), data.get("happenings")
    if not isinstance(game, str):
        raise BadHappening('"game" is no text')
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        raise BadHappening('"seats" is no list of players')
    if not isinstance(kinds, list):
        raise BadHappening('"happenings" is no list')
    for number, one in enumerate(kinds, start=1):
        if not isinstance(one, dict) or not isinstance(one.get("kind"), str) or one["kind"] not in KINDS:
            raise BadHappening(f"happening {number}: it is of no kind that can happen")
        if type(one.get("by", 0)) is not int:
            raise BadHappening(f'happening {number}: "by" is no seat')
    return Happened(game, tuple(seats), failure, kinds=tuple(kinds))


def _read_all(data: dict[str, Any], failure: str, names: tuple[str, ...]) -> Happened:
    record = parse_record(json.dumps(data.get("record")))
    session = open_session(record)
    session.seed = seed_of(data.get("seed"))
    if session.seed is None and data.get("seed") is not None:
        raise BadHappening('"seed" spells none')
    seats = range(session.seats)
    helps, side_state = data.get("helps", []), data.get("side_state", {})
    if not isinstance(helps, list) or len(helps) not in (0, session.seats):
        raise BadHappening('"helps" is no list with as many places as seats')
    if not isinstance(side_state, dict):
        raise BadHappening('"side_state" is no object')
    for name in ("beginners", "tutored"):
        given = data.get(name, [])
        if not isinstance(given, list) or any(type(seat) is not int or seat not in seats for seat in given):
            raise BadHappening(f'"{name}" is no list of seats')
    for name in ("real_dice", "covered", "instant"):
        if type(data.get(name, False)) is not bool:
            raise BadHappening(f'"{name}" is neither true nor false')
    told = {name: data.get(name) for name in ("helps", "beginners", "tutored", "real_dice", "covered")}
    record = record.model_copy(update={"program": told})
    names = names or tuple([str(seat) for seat in seats])
    happenings = read_happenings(data.get("happenings"), load_codec(record.game), names)
    return Happened(
        record.game,
        tuple([player.player for player in record.seats]),
        failure,
        session,
        seats_of(record),
        agreed_of(record),
        data.get("instant", False),
        side_state,
        happenings,
    )
