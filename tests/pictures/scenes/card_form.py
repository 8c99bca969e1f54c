"""The part of the gallery with the form for a game at a real table, in a separate window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import Qt
from stolik.pages.tournament.card_form import GameToEnter
from stolik.tournament.entries import Created, EntrantInfo, Settings
from stolik.tournament.tournament import Tournament

from tests.pages.tournament.card_form_window import FormScreen
from tests.pictures.scene import LANGUAGES, SIZES, THEMES
from tests.tournament.fields import drawn

Key = Qt.Key
Act: TypeAlias = Callable[[FormScreen], None]

NAMES: Final = ("Ala", "Konstanty Wolfeschlegelstein", "Babcia Zofia z Rzeszowa", "Jan")


def table_of(seats: int, game: str = "rummikub") -> Tournament:
    entrants = tuple(EntrantInfo(name) for name in NAMES[:seats])
    tournament = Tournament([Created(Settings(game, semi_final=0, final=2), entrants, 1)])
    drawn(tournament, tuple(range(seats)))
    return tournament


def typed(screen: FormScreen, *racks: str) -> None:
    for text in racks:
        screen.type(text)
        screen.press(Key.Key_Return)


def empty(screen: FormScreen) -> None:
    screen.form.begin(table_of(4).state, 1, 1, 1)
    screen.breathe()


def filled(screen: FormScreen) -> None:
    empty(screen)
    typed(screen, "45", "0", "112j", screen.form.property("columns")[3]["key"])


def three(screen: FormScreen) -> None:
    screen.form.begin(table_of(3).state, 1, 1, 1)
    screen.breathe()
    typed(screen, "45", "0", "12")


def refused(screen: FormScreen) -> None:
    empty(screen)
    typed(screen, "45", "0", "0", "103")


def no_rack(screen: FormScreen) -> None:
    empty(screen)
    typed(screen, "45", "0", "12", "999")


def correction(screen: FormScreen) -> None:
    tournament = table_of(4)
    screen.form.begin(tournament.state, 1, 1, 1)
    screen.breathe()
    typed(screen, "45", "0", "12", "103")
    screen.press(Key.Key_Return)
    tournament.submit(screen.entered.pop())
    screen.form.begin(tournament.state, 1, 1, 1)
    screen.breathe()
    typed(screen, "54")
    assert GameToEnter(tournament.state, 1, 1, 1).before is not None


def plain(screen: FormScreen) -> None:
    screen.form.begin(table_of(4, "pickomino").state, 1, 1, 1)
    screen.breathe()
    typed(screen, "7", "9", "7", "0")


SCENES: Final[Mapping[str, Act]] = {
    "empty": empty,
    "filled": filled,
    "three": three,
    "refused": refused,
    "no-rack": no_rack,
    "correction": correction,
    "points": plain,
}


def paint_forms(folder: Path, words: Sequence[str]) -> None:
    for scene, act in SCENES.items():
        for size, (width, height, scale) in SIZES.items():
            for language in LANGUAGES:
                names = {theme: f"card-form-{scene}.{size}.{language}.{theme}.png" for theme in THEMES}
                chosen = {theme: name for theme, name in names.items() if all(word in name for word in words)}
                if not chosen:
                    continue
                screen = FormScreen(size=(width, height), scale=scale, language=language)
                act(screen)
                for theme, name in chosen.items():
                    screen.theme.setProperty("scheme", theme)
                    screen.picture()
                    screen.picture().save(str(folder / name))
                    print(folder / name, flush=True)
                screen.close()
