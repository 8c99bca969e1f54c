"""The scenes of the gallery in which a computer fits who plays against it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from stolik.engine.game_library import load_package
from stolik.services.family_book.figures import course
from stolik.services.family_book.store import Duel, GameEntry, SeatEntry, SeatLuck, open_book
from stolik.storage.paths import Paths

from tests.pictures.acts import opened_for, pressed
from tests.pictures.scene import KNOWN, Act, Leave, Scene, settled
from tests.pictures.scenes.luck import FIRST_DAY, luck_known, scrolled_to_the_end
from tests.ui.driver import Screen

STRENGTHS: Final = {"ryzyk_fizyk": 62, "pickomino": 45, "rummikub": 130}
"""How strong the first person plays, by the game."""


def duels(game: str, count: int, name: str = KNOWN[0]) -> Leave:
    """Leave games of a person against a gentle computer, and after a few against one that fits."""

    def leave(paths: Paths) -> None:
        rng, (book, _) = Random(3), open_book(paths.family_book)
        scale = load_package(game).scale
        assert scale is not None
        found: list[Duel] = []
        for number in range(count):
            level = "gentle" if number < 3 else f"{course(found, scale)[-1].rating.fitting}"
            against = scale.marks[min(scale.marks)] if number < 3 else int(level)
            chance = 1 / (1 + 2.718 ** (-scale.slope * (STRENGTHS[game] - against)))
            result, key = float(rng.random() < chance), f"{game} {number}"
            place, spread = 2 - int(result), scale.spread_at(against)
            seats = (SeatEntry(name, None, 9, place, result), SeatEntry("", level, 9, 3 - place, 1 - result))
            day, rated = FIRST_DAY + number, number % 5 == 4
            entry = GameEntry(game, "{}", number, day, seats, rated=rated)
            book.note(f"{key}.stolik", number, key, entry)
            luck = 0.0 if spread is None else result - rng.gauss(chance, spread)
            if spread is not None:
                book.set_luck(key, {0: SeatLuck(0.5, luck, 0.1, 20)})
            adjusted = None if spread is None else result - luck
            found.append(Duel(key, game, day, "", rated, level, result, adjusted))
        book.save()
        book.close()

    return leave


def strength_opened(screen: Screen) -> None:
    """Open how strong the first person in the family book plays."""
    luck_known(screen)
    screen.app.shell.opened_pages.open("book")
    screen.page_model("book").showPart(2)
    settled(screen)


def fits(game: str) -> Act:
    """Let the first person known sit alone with a computer that fits, in a rated game."""

    def act(screen: Screen) -> None:
        opened_for(game)(screen)
        line_up = screen.app.shell.tables.line_up
        line_up.addKnown(KNOWN[0])
        line_up.seat_choices.setLevel(1, "fits")
        screen.picture()

    return act


def strength_scenes() -> Iterator[Scene]:
    """Yield the choice of a computer that fits, and how strong somebody plays."""
    house = (duels("ryzyk_fizyk", 70), duels("pickomino", 9), duels("rummikub", 30))
    yield Scene("fits-choice", (opened_for("pickomino"), pressed("Add a computer")))
    yield Scene("fits-players", (fits("pickomino"), pressed("Rated game")), house)
    yield Scene(
        "fits-more",
        (opened_for("pickomino"), pressed("Add a computer", "More about how the computers play")),
        house,
    )
    yield Scene("strength", (strength_opened,), house)
    yield Scene("strength-end", (strength_opened, scrolled_to_the_end, settled), house)
