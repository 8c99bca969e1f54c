"""``python -m tests.tournament.make_golden``: plays the golden tournament again and writes it."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from stolik.cli.tournament import show
from stolik.tournament.bot_tables import play_on
from stolik.tournament.entries import Created, EntrantInfo, Settings
from stolik.tournament.file_format import SUFFIX, tournament_text
from stolik.tournament.tournament import Tournament

GOLDEN = Path(__file__).parent / "files" / f"sixty_four_bots{SUFFIX}"
STANDINGS = GOLDEN.with_suffix(".txt")


def play() -> Tournament:
    """Return a tournament of 64 bots from the draw to the medals."""
    entrants = tuple(
        EntrantInfo(f"Bot {number}", f"bot:{'gentle' if number % 8 == 0 else 'fair'}", f"Club {number % 8}")
        for number in range(1, 65)
    )
    settings = Settings("rummikub", games=1, avoid_clubs=True)
    tournament = Tournament([Created(settings, entrants, 64)])
    play_on(tournament)
    return tournament


def shown(tournament: Tournament) -> str:
    """Return the output of ``stolik tournament`` for it."""
    out = StringIO()
    with redirect_stdout(out):
        show(tournament, as_json=False)
    return out.getvalue()


def main() -> None:
    """Write the golden file and the command line's output for it."""
    tournament = play()
    GOLDEN.write_text(tournament_text(tournament), encoding="utf-8")
    STANDINGS.write_text(shown(tournament), encoding="utf-8")


if __name__ == "__main__":
    main()
