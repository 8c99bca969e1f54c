"""A game of Rummikub with known racks, and the names by which a blind player plays it.

It has an opening, an addition, a split set and a swapped joker.
"""

from __future__ import annotations

from typing import Final

from stolik.engine.game import TABLE
from stolik.engine.game_library import find_game, load_game
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.games.rummikub.rules.moves import Shuffled
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.paths import Paths
from stolik.storage.saves import Saves

from tests.games.rummikub.deals import CALM, deck

ALA: Final = (*"b3a b4a b5a b6a b7a k9a r9a ja".split(), *"b5b o9a k12a k13a b8a b2a".split())
"""A rack for an opening and, in the next turn, all other tiles by a split, a joker swap and additions."""

BOLEK: Final = tuple("r10a r11a r12a k1a k1b r3a r5a k3b k5b r7a o1b o6b b10b b12b".split())
"""A rack with one set to open with, red 10 to 12."""

ENGLISH: Final = (
    ("blue 3, on your rack", "Pick up more tiles"),
    ("blue 4, on your rack", "Pick up more tiles"),
    ("blue 5, first of two, on your rack", "Pick up more tiles"),
    ("blue 6, on your rack", "Pick up more tiles"),
    ("blue 7, on your rack", "New set: lay blue 3 to 7"),
    ("black 9, on your rack", "Pick up more tiles", "New set"),
    ("red 9, on your rack", "Lay the red 9 after set 2"),
    ("joker, on your rack", "Lay the joker after set 2"),
    ("Done: 8 tiles",),
    ("blue 5, third of five in set 1", "Split set 1 before blue 5"),
    ("blue 5, on your rack", "Lay the blue 5 after set 4"),
    ("orange 9, on your rack", "Swap the joker of set 2 for the orange 9"),
    ("black 12, on your rack", "Lay the black 12 after set 5"),
    ("black 13, on your rack", "Lay the black 13 after set 5"),
    ("blue 8, on your rack", "Lay the blue 8 after set 1"),
    ("blue 2, on your rack", "Lay the blue 2 before set 4"),
    ("Done: 6 tiles",),
)
POLISH: Final = (
    ("niebieska 3, na twojej tabliczce", "Weź jeszcze inne kostki"),
    ("niebieska 4, na twojej tabliczce", "Weź jeszcze inne kostki"),
    ("niebieska 5, pierwsza z dwóch, na twojej tabliczce", "Weź jeszcze inne kostki"),
    ("niebieska 6, na twojej tabliczce", "Weź jeszcze inne kostki"),
    ("niebieska 7, na twojej tabliczce", "Nowy układ: połóż niebieskie od 3 do 7"),
    ("czarna 9, na twojej tabliczce", "Weź jeszcze inne kostki", "Nowy układ"),
    ("czerwona 9, na twojej tabliczce", "Połóż czerwoną 9 za układem 2"),
    ("joker, na twojej tabliczce", "Połóż jokera za układem 2"),
    ("Gotowe: 8 kostek",),
    ("niebieska 5, trzecia z pięciu w układzie 1", "Podziel układ 1, niebieska 5 zaczyna drugą część"),
    ("niebieska 5, na twojej tabliczce", "Połóż niebieską 5 za układem 4"),
    ("pomarańczowa 9, na twojej tabliczce", "Wymień jokera z układu 2 na pomarańczową 9"),
    ("czarna 12, na twojej tabliczce", "Połóż czarną 12 za układem 5"),
    ("czarna 13, na twojej tabliczce", "Połóż czarną 13 za układem 5"),
    ("niebieska 8, na twojej tabliczce", "Połóż niebieską 8 za układem 1"),
    ("niebieska 2, na twojej tabliczce", "Połóż niebieską 2 przed układem 4"),
    ("Gotowe: 6 kostek",),
)

TO_PRESS: Final = {"en": ENGLISH, "pl": POLISH}
"""The names pressed one after the other; a line with one name ends a turn."""


def leave_the_game(paths: Paths, ala: tuple[str, ...] = ALA, bolek: tuple[str, ...] = BOLEK) -> None:
    session: Session = Session(load_game("rummikub"), 2, CALM)
    session.submit(TABLE, Shuffled(deck(ala, bolek)))
    info = find_game("rummikub")
    assert info is not None
    players = (Player(name="Ala", player="human"), Player(name="Bolek", player="bot:gentle"))
    assert Saves(paths).save(TableSetup(info, session, in_order(players)).record()) is None
