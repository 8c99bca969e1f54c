"""The options of a game's rules, as they are chosen before the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeAlias

from stolik.engine.game_library import load_game, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.package import Messages
from stolik.models.rows import Row

Values: TypeAlias = Mapping[str, Mapping[Any, str]]
"""The words of every value, for options that are no switches: a game's ``option_values``."""


def fitting(game_id: str, last: Mapping[str, Any], values: Values) -> dict[str, Any]:
    """Return the options that can be chosen, as they were the last time where that still fits.

    An option with neither words for its values nor a switch's two is left to the rules.
    """
    usual = load_game(game_id).options_type()
    options: dict[str, Any] = {}
    for field in fields(usual):
        value = getattr(usual, field.name)
        given = last.get(field.name, value)
        if field.name == "starter":
            fits = given in ("youngest", "drawn") or (isinstance(given, int) and given >= 0)
            options["starter"] = given if fits else value
        elif isinstance(value, bool):
            options[field.name] = given if isinstance(given, bool) else value
        elif field.name in values:
            same = (each for each in values[field.name] if each == given and type(each) is type(given))
            options[field.name] = next(same, value)
    return options


def option_rows(options: Mapping[str, Any], messages: Messages) -> list[Row]:
    """Return a row for every option with words: a switch, or with ``choices`` one of several values.

    An option ``matters`` unless it needs another one that is off or ``None``.
    """
    rows: list[Row] = []
    for name, value in options.items():
        choices = messages.option_values.get(name, {})
        needed = messages.option_needs.get(name)
        if name in messages.options and (choices or isinstance(value, bool)):
            rows.append(
                {
                    "option": name,
                    "title": messages.options[name][0],
                    "explanation": messages.options[name][1],
                    "on": value is True,
                    "choices": list(choices.values()),
                    "chosen": list(choices).index(value) if choices else -1,
                    "matters": needed is None or options.get(needed) not in (None, False),
                }
            )
    return rows


def preset_rows(game_id: str, options: Mapping[str, Any], told: Mapping[str, tuple[str, str]]) -> list[Row]:
    """Return a row for every set of options that the game has a name for, chosen where all of them are so."""
    return [
        {
            "preset": name,
            "title": told[name][0],
            "explanation": told[name][1],
            "on": all(options.get(option, value) == value for option, value in values.items()),
        }
        for name, values in presets_of(game_id).items()
    ]


def presets_of(game_id: str) -> Mapping[str, Mapping[str, Any]]:
    """Return the named sets of options of a game, as plain values."""
    return {name: to_plain(options) for name, options in load_package(game_id).presets.items()}
