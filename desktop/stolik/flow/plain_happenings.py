"""Turns happenings into plain JSON values and back; names of players are never in them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from math import isfinite
from typing import Any, Final

from stolik.engine.bot import Advice
from stolik.engine.bot_jobs import MovesWorth
from stolik.engine.codec import Codec
from stolik.engine.game import Rejection, Value
from stolik.engine.json_values import to_plain
from stolik.engine.sitting import helps_of, plain_helps
from stolik.flow.happenings import Answered, Happening, Retold, TimePassed
from stolik.flow.helping import first_options
from stolik.flow.step import HANDLERS


class BadHappening(ValueError):
    """JSON values stand for nothing that can happen; the message is a sentence in English."""


def kind_name(kind: type[Happening]) -> str:
    """Return how a file spells a kind of happening.

    >>> from stolik.flow.happenings import MoveSubmitted
    >>> kind_name(MoveSubmitted)
    'move_submitted'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


KINDS: Final[Mapping[str, type[Happening]]] = {kind_name(kind): kind for kind in HANDLERS}

_PLAIN: Final[Mapping[str, type]] = {
    "moment": int,
    "before": int,
    "seat": int,
    "token": int,
    "job": int,
    "said": int,
    "paused": bool,
    "is_last": bool,
    "followed": bool,
    "shown": bool,
    "instant": bool,
    "has_reason": bool,
}
"""The facts that are JSON values already, with their types."""


# ---------------------------------------------------------------------- to plain values


def plain_happenings(happened: Sequence[Happening], codec: Codec) -> list[dict[str, Any]]:
    """Return what happened as JSON values; one value for all ticks of a clock that follow each other."""
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
    """Return an answer by its shape; what no file can hold, such as odds, is told only to have come."""
    if isinstance(result, MovesWorth):
        values = [[_plain_move(move, codec), value] for move, value in result.values]
        return {"worth": values, "advice": _plain_advice(result.advice, codec)}
    if isinstance(result, tuple | list) and all(isinstance(one, Advice) for one in result):
        return {"advice": _plain_advice(first_options(result), codec)}
    move = _plain_move(result, codec)
    return {"some": True} if move is None else {"move": move}


def _plain_move(move: Any, codec: Codec) -> Any:
    """Return a move as JSON values, ``None`` for what isn't one of the game's."""
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
    """Return the happenings that JSON values stand for; ``names`` are the players' by seat.

    Raises:
        BadHappening: They stand for none, or one of them for nothing that can happen.
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
            facts[name] = _fact(kind, name, plain[name], codec)
        elif name not in ("at", "names") and field.default is MISSING:
            raise BadHappening(f'"{name}" is missing')
    return [kind(at=_number(at), **facts)]


def _fact(kind: type[Happening], name: str, plain: Any, codec: Codec) -> Any:
    if name in _PLAIN:
        if type(plain) is not _PLAIN[name]:
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
    """Return a number as it was written: whole ones stay whole."""
    if type(plain) not in (int, float):
        raise BadHappening("a number is missing, or is none")
    return plain


def _list(plain: Any, name: str) -> list[Any]:
    if not isinstance(plain, list):
        raise BadHappening(f'"{name}" is no list')
    return plain
