"""The game that is being set up: its options as they are chosen, who starts, and whose dice are used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.engine.coaching.strength import FITS
from stolik.engine.game import TimedGame
from stolik.engine.game_code import GameCode
from stolik.engine.game_library import load_game, load_package
from stolik.engine.package import GameInfo, Messages
from stolik.engine.starter import youngest
from stolik.services.line_up.option_rows import (
    OptionRow,
    PresetRow,
    Values,
    fitting,
    option_rows,
    preset_rows,
    presets_of,
)
from stolik.services.line_up.seating import Seating
from stolik.services.tables.table_setup import AGELESS

_NO_KEY: Final = -1


class ChosenGame:
    """What is chosen for a table besides who sits there; a choice that the game doesn't have changes nothing.

    ``code`` is the one whose dice or tiles are to be played with, ``None`` where chance is new. ``real_dice``
    tells whether people throw dice of their own,
    ``rated`` whether a rated game is wished for.
    """

    def __init__(self, seating: Seating) -> None:
        """Choose no game yet; who starts is one of those who sit in ``seating``."""
        self._seating = seating
        self._options: dict[str, Any] = {}
        self._starter_key = _NO_KEY
        self.info: GameInfo | None = None
        self.code: GameCode | None = None
        self.real_dice = False
        self.rated = False

    def open(self, info: GameInfo, code: GameCode | None) -> None:
        """Choose a game; a ``code`` of it fixes how many play, who starts and the options."""
        self.info, self.code = info, code
        self.real_dice = self.rated = False

    def take_options(self, last: Mapping[str, Any], *, clockless: bool) -> None:
        """Take the options of the last time where they still fit, and the starter among those who sit now.

        With ``clockless`` nobody's time is limited, whatever was chosen the last time.
        """
        assert self.info is not None, "a game is chosen before its options"
        self._options = fitting(self.info.id, last, self._option_values)
        seconds = load_package(self.info.id).match_rules.seconds_option if clockless else ""
        if seconds in self._options:
            self._options[seconds] = None
        seats, starter = self._seating.seats, self._options.get("starter")
        place = starter if isinstance(starter, int) and starter < len(seats) else 0
        self._starter_key = seats[place].key

    # ------------------------------------------------------------------ the game

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most who can sit down."""
        if self.code is not None:
            return self.code.seats, self.code.seats
        return self.info.seats if self.info is not None else (0, 0)

    @property
    def messages(self) -> Messages | None:
        """The words of the game."""
        return None if self.info is None else load_package(self.info.id).messages

    @property
    def fits(self) -> bool:
        """Whether there is a computer that fits the people at its table."""
        return self.info is not None and load_package(self.info.id).scale is not None

    @property
    def has_clock(self) -> bool:
        """Whether the rules of the game can limit the time of a turn."""
        return self.info is not None and isinstance(load_game(self.info.id), TimedGame)

    @property
    def handicap_words(self) -> tuple[str, str]:
        """The name of the game's handicap and one line about it, as sources; empty where it has none."""
        messages = self.messages
        if messages is None or messages.handicap is None:
            return "", ""
        return messages.options[messages.handicap]

    # ------------------------------------------------------------------ dice and tiles

    def drop_code(self) -> None:
        """Let chance be new, and the options be chosen again."""
        self.code = None

    @property
    def can_have_real_dice(self) -> bool:
        """Whether people can throw dice of their own: in a dice game, and not by a code."""
        if self.info is None or self.code is not None:
            return False
        return load_package(self.info.id).has_dice

    def choose_real_dice(self, real: bool) -> None:
        """Choose whether people throw dice of their own."""
        self.real_dice = real and self.can_have_real_dice

    # ------------------------------------------------------------------ a rated game

    @property
    def can_be_rated(self) -> bool:
        """Whether a person with a name sits there alone with a computer that fits; chance is new then."""
        seats = self._seating.seats
        people = [sitting for sitting in self._seating.people if sitting.name]
        fits = [seat for seat in seats if seat.sitting.kind == FITS]
        return self.code is None and len(seats) == 2 and len(people) == len(fits) == 1

    @property
    def is_rated(self) -> bool:
        """Whether the game is to be rated: with dice of their own people could type what they like."""
        return self.rated and self.can_be_rated and not self.real_dice

    # ------------------------------------------------------------------ options

    def options(self) -> dict[str, Any]:
        """Return the options as they are to be played, as plain values."""
        options = dict(self._options)
        if isinstance(options.get("starter"), int):
            options["starter"] = self._starter_place()
        return options

    def option_rows(self) -> list[OptionRow]:
        """Return a row for every option that can be chosen; a code leaves nothing to choose."""
        if self.info is None or self.messages is None or self.code is not None:
            return []
        return option_rows(self.info.id, self._options, self.messages)

    def preset_rows(self) -> list[PresetRow]:
        """Return a row for every named set of options, if the game has any."""
        messages = self.messages
        if self.info is None or messages is None or self.code is not None or not messages.presets:
            return []
        return preset_rows(self.info.id, self._options, messages.presets)

    def choose_preset(self, preset: str) -> None:
        """Give all options the values of a named set of the game's."""
        chosen = presets_of(self.info.id).get(preset, {}) if self.info is not None else {}
        self._options.update({name: value for name, value in chosen.items() if name in self._options})

    def switch_option(self, option: str, on: bool) -> None:
        if isinstance(self._options.get(option), bool):
            self._options[option] = on

    def choose_option(self, option: str, index: int) -> None:
        """Give an option that is no switch the value with a 0-based index."""
        values = list(self._option_values.get(option, ()))
        if option in self._options and 0 <= index < len(values):
            self._options[option] = values[index]

    # ------------------------------------------------------------------ who starts

    @property
    def has_starter(self) -> bool:
        """Whether the players choose how the starter is found."""
        return "starter" in self._options and self.code is None

    @property
    def starter(self) -> str:
        """How the starter is found: ``youngest``, ``drawn``, or ``seat`` for a chosen one."""
        starter = self._options.get("starter", "")
        return "seat" if isinstance(starter, int) else str(starter)

    def choose_starter(self, how: str) -> None:
        """Choose how the starter is found: ``youngest``, ``drawn`` or ``seat``."""
        if "starter" in self._options and how in ("youngest", "drawn", "seat"):
            if how == "seat" and not isinstance(self._options["starter"], int):
                # The player who would have started is the first suggestion.
                seats = self._seating.seats
                self._starter_key = seats[max(0, self.starts())].key if seats else _NO_KEY
            self._options["starter"] = 0 if how == "seat" else how

    def start_with(self, place: int) -> None:
        """Choose the seat that starts."""
        if "starter" in self._options and 0 <= place < len(self._seating.seats):
            self._options["starter"] = 0
            self._starter_key = self._seating.seats[place].key

    def starts(self) -> int:
        """Return the seat that will start, -1 where chance or the rules decide."""
        if self.code is not None:
            return -1 if self.code.starter is None else self.code.starter
        starter, seats = self._options.get("starter"), self._seating.seats
        if starter is None or starter == "drawn" or len(seats) < 2:
            return -1
        if starter == "youngest":
            sitting = [seat.sitting for seat in seats]
            return youngest([each.player.age if each.is_person else AGELESS for each in sitting])
        return self._starter_place()

    def _starter_place(self) -> int:
        """Return the place of the chosen starter, who may have moved; the first where they have left."""
        keys = [seat.key for seat in self._seating.seats]
        return keys.index(self._starter_key) if self._starter_key in keys else 0

    @property
    def _option_values(self) -> Values:
        messages = self.messages
        return {} if messages is None else messages.option_values
