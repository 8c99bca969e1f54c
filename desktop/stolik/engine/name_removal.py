"""Takes the name of a person out of records and other texts; the seat becomes one that nobody has named."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from stolik.engine.json_text import load_json

UNNAMED: Final = "Player {number}"
"""The name of a seat that nobody has named, as it stands in files; it is shown in the current language."""

_NOT_SAID: Final = "desk"
"""What a game keeps beside the state under this key holds moves, no words of people."""


def without_words(text: str, name: str) -> str:
    r"""Return a text in which a name that stands in it as words of their own is replaced, whatever its case.

    It is found in the escaped form of JSON too.

    >>> without_words("ala takes 5, Alabama", "Ala")
    'Player takes 5, Alabama'
    >>> without_words('"Zo\\u015bka"', "Zośka")
    '"Player"'
    """
    for form in dict.fromkeys((name, json.dumps(name, ensure_ascii=False)[1:-1], json.dumps(name)[1:-1])):
        text = re.sub(rf"(?<![^\W_]){re.escape(form)}(?![^\W_])", "Player", text, flags=re.IGNORECASE)
    return text


def without_name(text: str, name: str, unnamed: str = UNNAMED) -> str:
    """Return the record of a game in which a person has the name of an unnamed seat, or the one given.

    The moves stay as they are; comments and what a program says beside them lose the name too. A text that
    doesn't hold the name comes back as it is.

    Raises:
        ValueError: The text is no record.
    """
    data = load_json(text)
    seats = data.get("seats") if isinstance(data, dict) else None
    if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
        raise ValueError("no record")
    before = json.dumps(data)
    for number, seat in enumerate(seats, start=1):
        # A computer may happen to have the same name.
        if _is(seat.get("name"), name) and seat.get("player", "human") == "human":
            seat["name"] = unnamed.format(number=number)
    log = data.get("log")
    for line in log if isinstance(log, list) else ():
        if isinstance(line, dict) and isinstance(line.get("comment"), str):
            line["comment"] = without_words(line["comment"], name)
    if "program" in data:
        data["program"] = _changed(data["program"], lambda words: without_words(words, name))
    return text if json.dumps(data) == before else _written(data, text)


def without_entrant(text: str, name: str) -> tuple[str, str]:
    """Return a tournament in which a person has the name of an entrant whom nobody has named, and that name.

    Every other text in it loses the name too. A text that doesn't hold the name comes back as it is; the new
    name is empty where the person is no entrant.

    Raises:
        ValueError: The text is no tournament.
    """
    data = load_json(text)
    log = data.get("log") if isinstance(data, dict) else None
    if not isinstance(log, list) or not all(isinstance(entry, dict) for entry in log):
        raise ValueError("no tournament")
    before, given = json.dumps(data), ""
    for entry in log:
        entrants = entry.get("entrants")
        people = [each for each in entrants if isinstance(each, dict)] if isinstance(entrants, list) else []
        taken = {str(each.get("name")).casefold() for each in people}
        for number, each in enumerate(people, start=1):
            if _is(each.get("name"), name) and each.get("player", "human") == "human":
                while UNNAMED.format(number=number).casefold() in taken:
                    number += 1
                each["name"] = given = UNNAMED.format(number=number)
            if isinstance(each.get("club"), str):
                each["club"] = without_words(each["club"], name)
        for key in ("by", "card"):
            if key in entry:
                entry[key] = _changed(entry[key], lambda words: without_words(words, name))
    return (text if json.dumps(data) == before else _written(data, text)), given


def _is(given: Any, name: str) -> bool:
    return isinstance(given, str) and given.strip().casefold() == name.casefold()


def _changed(value: Any, change: Callable[[str], str]) -> Any:
    """Return plain JSON values with all their texts changed."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [_changed(each, change) for each in value]
    if isinstance(value, dict):
        return {key: each if key == _NOT_SAID else _changed(each, change) for key, each in value.items()}
    return value


def _written(data: dict[str, Any], text: str) -> str:
    """Return a record on as many lines as it had: on one, or with one for every seat and entry."""
    if "\n" not in text.strip():
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    parts = []
    for key, value in data.items():
        if isinstance(value, list) and value:
            lines = ",\n".join("    " + json.dumps(line, ensure_ascii=False) for line in value)
            parts.append(f'  "{key}": [\n{lines}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"
