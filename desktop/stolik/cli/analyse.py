"""``stolik analyse``: the errors and the luck in a game, and its luck-adjusted results."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any, Final

from stolik.analysis.analysis import Analysis, Chance, Decision, Item, OthersMoves, SeatSummary, analyse
from stolik.analysis.rollouts import Mean, Position, roll_out
from stolik.cli.console import CommandError
from stolik.cli.records import names_of, print_json, read_session, who
from stolik.engine.bot import Level
from stolik.engine.coaching.seat_values import ViewValues
from stolik.engine.game import Value
from stolik.engine.game_library import load_package
from stolik.engine.json_values import to_plain
from stolik.engine.record import Record
from stolik.engine.session import Session

WORTH_A_ROLLOUT: Final = 0.02
"""The error, as a share of a win, above which a decision is rolled out; below it, that for solo points."""

POINTS_WORTH_A_ROLLOUT: Final = 2.0

DEAREST: Final = 3
"""The most errors, and the most rolls, that are printed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .stolik file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--rollouts", metavar="N", type=int, default=0, help="play out costly errors N times, at least 2"
    )
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="fixes the dice of the rollouts")


def run(arguments: argparse.Namespace) -> None:
    """Carry out the command.

    Raises:
        CommandError: The file or an option is faulty, or the game can't be analysed.
    """
    if arguments.rollouts < 0 or arguments.rollouts == 1:
        raise CommandError(f"--rollouts {arguments.rollouts}: a mean needs at least 2 games")
    record, session = read_session(arguments.file)
    package = load_package(record.game)
    if package.seat_values is None:
        raise CommandError(f"{arguments.file}: {package.info.title} can't be analysed")
    analysis = analyse(session, package.seat_values)
    decisions = analysis.decisions if arguments.json else _dearest(analysis)
    rollouts = _rollouts(record, session, analysis.unit, decisions, arguments.rollouts, arguments.seed)
    if arguments.json:
        print_json(report(record.game, analysis, rollouts))
        return
    for line in _lines(record, session, analysis, rollouts):
        print(line)


Rollouts = dict[int, tuple[Mean, Mean]]
"""The rollouts of the best option and of the one played, by entry number."""


def report(game: str, analysis: Analysis, rollouts: Rollouts) -> dict[str, Any]:
    """Return an analysis as the JSON object that the record format defines."""
    return {
        "game": game,
        "unit": analysis.unit,
        "exact": analysis.exact,
        "start": list(analysis.start),
        # In a game with secrets, what opponents changed appears only in the seats' sums.
        "entries": [
            _plain_item(item, rollouts) for item in analysis.items if not isinstance(item, OthersMoves)
        ],
        "seats": [_plain_seat(seat) for seat in analysis.seats],
    }


def _plain_item(item: Item, rollouts: Rollouts) -> dict[str, Any]:
    plain: dict[str, Any] = {"entry": item.entry, "seat": item.seat, "kind": item.kind}
    match item:
        case Chance():
            plain["luck"] = list(item.luck)
        case Decision():
            plain |= {
                "played": to_plain(item.played),
                "best": to_plain(item.best),
                "error": item.error,
                "options": item.options,
                "value": list(item.value),
            }
            if item.big_error is not None:
                plain["big_error"] = item.big_error
            if item.entry in rollouts:
                best, played = rollouts[item.entry]
                plain["rollout"] = {"best": [best.mean, best.error], "played": [played.mean, played.error]}
        case _:
            plain["change"] = list(item.change)
    return plain


def _plain_seat(seat: SeatSummary) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "result": seat.result,
        "start": seat.start,
        "luck": seat.luck,
        "error": seat.error,
        "gifts": seat.gifts,
        "others": seat.others,
        "revaluation": seat.revaluation,
        "adjusted": seat.adjusted,
        "decisions": seat.decisions,
    }


def _dearest(analysis: Analysis) -> list[Decision]:
    """Return the errors to print, costliest first."""
    dearest = sorted(analysis.decisions, key=_cost, reverse=True)[:DEAREST]
    return [item for item in dearest if _cost(item) > 0]


def _cost(item: Decision) -> float:
    return item.error if item.big_error is None else item.big_error


def _rollouts(
    record: Record, session: Session, unit: str, decisions: Sequence[Decision], games: int, seed: int
) -> Rollouts:
    """Return rollouts for the errors that are large enough; none if no games are asked for."""
    if not games:
        return {}
    package = load_package(record.game)
    bot, values = package.bots[Level.SHARP], package.seat_values
    secrets = values if isinstance(values, ViewValues) else None
    least = WORTH_A_ROLLOUT if unit == "win" else POINTS_WORTH_A_ROLLOUT
    found = {}
    for item in decisions:
        if item.error > least:
            state = session.state_at(item.entry - 1)
            position = Position(session.game, state, item.seat, bot, seed, secrets)
            best, played = [roll_out(position, move, games) for move in (item.best, item.played)]
            found[item.entry] = best, played
    return found


def _lines(record: Record, session: Session, analysis: Analysis, rollouts: Rollouts) -> list[str]:
    """Return the lines of the table of seats, the costliest errors and the luckiest rolls."""
    names = names_of(record.seats)
    messages = load_package(record.game).messages

    def named(item: Decision, move: Value) -> str:
        return messages.move_at(session.state_at(item.entry - 1), to_plain(move))

    figure = _percent if analysis.unit == "win" else _points
    unit = "chances to win in %" if analysis.unit == "win" else "points"
    by_big_points = any(item.big_error is not None for item in analysis.decisions)
    error = _points if by_big_points else figure
    unit += ", errors in big points" if by_big_points else ""
    lines = [f"{load_package(record.game).info.title}, {session.length} entries, {unit}"]
    # Seen through a seat's eyes there are no gifts; what opponents did takes their column.
    secrets = load_package(record.game).info.has_secrets
    heads = ("decisions", "mean error", "luck", "others" if secrets else "gifts", "result", "adjusted")
    lines.append("".join([f"{'':24}", *[f"{head:>12}" for head in heads]]))
    for seat in analysis.seats:
        costs = [_cost(item) for item in analysis.decisions if item.seat == seat.seat]
        cells = [
            str(seat.decisions),
            _or_dash(fmean(costs) if costs else None, error),
            *[_or_dash(each, figure) for each in (seat.luck, seat.others + seat.gifts)],
            *[_or_dash(each, figure) for each in (seat.result, seat.adjusted)],
        ]
        lines.append("".join([f"{who(seat.seat, names):24.24}", *[f"{cell:>12}" for cell in cells]]))
    dear = _dearest(analysis)
    lines.append("The costliest errors:" if dear else "No decision was an error.")
    for item in dear:
        lines.append(
            f"  entry {item.entry}, {who(item.seat, names)}: {error(_cost(item))}, "
            f"{named(item, item.played)}; best was {named(item, item.best)}"
        )
        if item.entry in rollouts:
            best, played = [f"{figure(each.mean)} ± {figure(each.error)}" for each in rollouts[item.entry]]
            lines.append(f"    played out: {played}; the best {best}")
    rolls = [(luck, item.entry, seat) for item in analysis.chances for seat, luck in enumerate(item.luck)]
    lucky = [roll for roll in sorted(rolls, reverse=True)[:DEAREST] if roll[0] > 0]
    lines += ["The luckiest moves of chance:"] if lucky else []
    lines += [f"  entry {entry}, {who(seat, names)}: {figure(luck)}" for luck, entry, seat in lucky]
    return lines


def _or_dash(value: float | None, figure: Callable[[float], str]) -> str:
    return "-" if value is None else figure(value)


def _percent(value: float) -> str:
    return f"{100 * value:.2f}"


def _points(value: float) -> str:
    return f"{value:.2f}"
