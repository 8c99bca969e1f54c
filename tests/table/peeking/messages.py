"""The messages of the tiny game."""

from collections.abc import Mapping, Sequence
from typing import Any

from stolik.engine.package import Messages


def reason(code: str, facts: Mapping[str, Any]) -> str:
    return code


def event(plain: Mapping[str, Any], names: Sequence[str]) -> str:
    return str(plain["kind"])


def move(plain: Mapping[str, Any]) -> str:
    return str(plain["kind"])


MESSAGES = Messages({}, {}, {}, {}, {}, {}, reason, event, move)
