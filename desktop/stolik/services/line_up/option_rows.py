"""The options of a game's rules, chosen before the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, NamedTuple, TypeAlias

from stolik.engine.game_library import load_game, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.package import Messages

Values: TypeAlias = Mapping[str, Mapping[Any, str]]
"""The words for each value of options with several values, as in a game's ``option_values``."""


class OptionRow(NamedTuple):
    """An option: a switch, or a choice of one of several values if there are ``choices``.

    It ``matters`` unless it depends on an option that is off or ``None``; ``usual`` marks the default value.
    """

    option: str
    title: str
    explanation: str
    on: bool
    choices: tuple[str, ...]
    chosen: int
    matters: bool
    usual: bool


class PresetRow(NamedTuple):
    """A named set of options; ``on`` means that all options are set that way."""

    preset: str
    title: str
    explanation: str
    on: bool


def fitting(game_id: str, last: Mapping[str, Any], values: Values) -> dict[str, Any]:
    """Return the options that can be chosen, with their last values where these still fit.

    An option that is neither a switch nor has words for its values keeps its default.
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


def option_rows(game_id: str, options: Mapping[str, Any], messages: Messages) -> list[OptionRow]:
    """Return a row for every option that has words."""
    usual = load_game(game_id).options_type()
    rows: list[OptionRow] = []
    for name, value in options.items():
        choices = messages.option_values.get(name, {})
        needed = messages.option_needs.get(name)
        if name in messages.options and (choices or isinstance(value, bool)):
            rows.append(
                OptionRow(
                    name,
                    *messages.options[name],
                    value is True,
                    tuple(choices.values()),
                    list(choices).index(value) if choices else -1,
                    needed is None or options.get(needed) not in (None, False),
                    value == getattr(usual, name),
                )
            )
    return rows


def preset_rows(
    game_id: str, options: Mapping[str, Any], told: Mapping[str, tuple[str, str]]
) -> list[PresetRow]:
    """Return a row for every set of options that the game names, which is on if all are set that way."""
    return [
        PresetRow(
            name,
            *told[name],
            all(options.get(option, value) == value for option, value in values.items()),
        )
        for name, values in presets_of(game_id).items()
    ]


def presets_of(game_id: str) -> Mapping[str, Mapping[str, Any]]:
    """Return a game's named sets of options as plain values."""
    return {name: to_plain(options) for name, options in load_package(game_id).presets.items()}
