"""Picks the strength of a computer that fits, by the family book and by games that it doesn't hold yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.analysis.rating import Rating
from stolik.engine.game_library import load_package
from stolik.engine.names import name_key
from stolik.engine.seat_values import result_of
from stolik.engine.seeded_chance import seed_text
from stolik.services.family_book.entries import Duel
from stolik.services.family_book.ratings import counted, course
from stolik.services.family_book.store import FamilyBook
from stolik.services.results.game_results import name_of_game
from stolik.services.tables.table_setup import TableSetup

NO_DAY = 1
"""Stands for a day that isn't told."""


class Ratings:
    """Knows every game at once: the book reads the finished ones only while nobody plays."""

    def __init__(self, book: Callable[[], FamilyBook | None]) -> None:
        """Ask nothing yet; ``book`` gives the family book, ``None`` where there are no finished games."""
        self._book = book
        self._latest: dict[str, tuple[str, Duel]] = {}

    def note(self, setup: TableSetup) -> None:
        """Take a game that is over, where one person played against one computer."""
        people = [player for player in setup.players if player.level is None]
        levels = [player.level for player in setup.players if player.level is not None]
        if len(people) != 1 or len(levels) != 1 or not setup.agreed.counts or setup.session.laid is not None:
            return
        (person,), (level,), session = people, levels, setup.session
        key = name_of_game(setup.info, session, setup.started_at)
        result = result_of(session.standings)[setup.players.index(person)]
        seed = "" if session.seed is None else seed_text(session.seed)
        duel = Duel(key, setup.info.id, NO_DAY, seed, setup.agreed.rated, level, result)
        self._latest[key] = name_key(person.name), duel

    def forget_person(self, name: str) -> None:
        self._latest = {key: each for key, each in self._latest.items() if each[0] != name_key(name)}

    def fitting(self, game: str, names: Sequence[str]) -> int:
        """Return the strength that fits the weakest of the people of these names, 0 to 100.

        Of a person without a name nothing is known, and of nobody neither.
        """
        scale = load_package(game).scale
        assert scale is not None, "only a game with a scale has a computer that fits"
        guess = Rating(scale)
        known = [course(counted(self._duels(name), game), scale) for name in names]
        fitting = [(moments[-1].rating if moments else guess).fitting for moments in known]
        return min(fitting, default=guess.fitting)

    def _duels(self, name: str) -> list[Duel]:
        """Return the games of a person, those last that the book doesn't hold."""
        book, who = self._book(), name_key(name)
        noted = [] if book is None or not name else book.duels(name)
        known = {duel.key for duel in noted}
        return noted + [
            duel for key, (person, duel) in self._latest.items() if person == who and key not in known
        ]
