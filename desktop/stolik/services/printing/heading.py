"""The lines over a score card: the game, when it was played, and by what rules."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale

from stolik.engine.game_library import load_game, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.messages import QT_TRANSLATE_NOOP, translated
from stolik.services.line_up.option_rows import presets_of
from stolik.services.sentences import CONTEXT, say

if TYPE_CHECKING:
    from datetime import datetime

    from stolik.services.tables.table_setup import TableSetup

RULES: Final = QT_TRANSLATE_NOOP("shell", "Rules: {rules}")
TOURNAMENT: Final = QT_TRANSLATE_NOOP("shell", "Tournament")
YES: Final = QT_TRANSLATE_NOOP("shell", "yes")
NO: Final = QT_TRANSLATE_NOOP("shell", "no")


def heading_of(setup: TableSetup) -> tuple[str, ...]:
    """Return the lines over a card: the game, how it plays, when and where it was played, by what rules."""
    info = setup.info
    lines = [translated(info.id, info.title), translated(info.id, info.plays_as)]
    if (played := started(setup)) is not None:
        locale = QLocale()
        date = locale.toString(QDate(played.year, played.month, played.day), QLocale.FormatType.LongFormat)
        lines.append(f"{date}, {played:%H:%M}")
    lines += match_lines(setup)
    if rules := rules_of(setup):
        lines.append(say(CONTEXT, RULES, {"rules": rules}))
    return tuple(lines)


def match_lines(setup: TableSetup) -> tuple[str, ...]:
    """Return the name of a game's tournament, and its round and table; none where it belongs to none."""
    if (match := setup.agreed.match) is None:
        return ()
    from stolik.tournament.sentences import match_title
    from stolik.tournament.tournament import PlayedMatch

    assert isinstance(match, PlayedMatch), "tournaments alone have matches"
    return match.state.created.name or say(CONTEXT, TOURNAMENT), match_title(match)


def rules_of(setup: TableSetup) -> str:
    """Return the name of the set of options that was played, else what differs from the usual ones."""
    game_id = setup.info.id
    messages, played = load_package(game_id).messages, to_plain(setup.session.options)
    # The card names a handicap with those who have it.
    played.pop(messages.handicap, None)
    for name, options in presets_of(game_id).items():
        if played == options:
            return translated(game_id, messages.presets[name][0])
    usual = load_game(game_id).options_type()
    values = messages.option_values
    told = []
    for field in fields(usual):
        default = getattr(usual, field.name)
        value = played.get(field.name, default)
        if value == default:
            continue
        said = values.get(field.name, {}).get(value)
        if said is not None:
            word = translated(game_id, said)
            word = word[:1].lower() + word[1:]
        elif isinstance(value, bool):
            word = say(CONTEXT, YES if value else NO)
        else:
            continue
        told.append(f"{translated(game_id, messages.options[field.name][0])}: {word}")
    return "; ".join(told)


def started(setup: TableSetup) -> datetime | None:
    """Return when the game began; a record from elsewhere may say anything, or nothing."""
    from datetime import datetime

    try:
        return datetime.fromisoformat(setup.started_at or "")
    except ValueError:
        return None
