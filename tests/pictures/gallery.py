"""The gallery: every page, and every game's table, as pictures in both languages, all themes and sizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tests.pictures.acts import (
    about_opened,
    asked_back,
    asked_before_a_costly_move,
    calm,
    card_seen,
    covered,
    dearest_chosen,
    drawn_once,
    ended,
    files_seen,
    filled,
    first_started,
    helped,
    hinted,
    judged,
    laid_in_disorder,
    laid_on,
    looked_back_to,
    more,
    moved_away,
    named_and_deleted,
    odds_told,
    on_the_table,
    opened_for,
    pictured,
    played_a_turn,
    pressed,
    quiet,
    refused,
    report_begun,
    report_of_a_waiting_game,
    report_seen,
    report_stopped,
    report_whole,
    said_why,
    seated,
    seen_again,
    seen_again_in,
    seen_by_another,
    shown_further,
    sorted_by_runs,
    struck,
    unfolded,
    unfolded_tools,
)
from tests.pictures.papers import paint_papers
from tests.pictures.scene import (
    CROWD,
    FULL,
    LANGUAGES,
    PAIR,
    SIZES,
    THEMES,
    TWELVE,
    Key,
    Scene,
    has_gone,
    left,
    left_in_the_turn,
    left_laid,
    motion_clock,
    shown,
)
from tests.pictures.scenes.book import (
    chance_scenes,
    editor_scenes,
    explorer_scenes,
    family_book_scenes,
    referee_scenes,
    strength_scenes,
)
from tests.pictures.scenes.card_form import paint_forms
from tests.pictures.scenes.coaching import (
    guess_scenes,
    lesson_scenes,
    luck_scenes,
    practise_scenes,
    puzzle_scenes,
    try_again_scenes,
)
from tests.pictures.scenes.dice_games import dice_scenes, motion_scenes
from tests.pictures.scenes.tournament import tournament_scenes
from tests.ui.driver import Screen
from tests.ui.positions import FAMILY


def scenes() -> Iterator[Scene]:
    """Yield every page and every state of a table that somebody can see."""
    games = {"pickomino": "Worms", "rummikub": "Rummikub", "knaster": "Knaster", "ryzyk_fizyk": "Ryzyk-fizyk"}
    yield Scene("home-first", (first_started,))
    yield Scene("home-unplayed")
    waiting = (left("knaster", 95), left("rummikub", 30), left_in_the_turn())
    yield Scene("home", left=waiting)
    yield Scene("waiting", (pressed("Our games"),), waiting)
    yield Scene("waiting-deleted", (pressed("Our games"), named_and_deleted), waiting)
    yield Scene("saved-files", (files_seen,), waiting)
    for game in games:
        yield Scene(f"players-{game}", (opened_for(game),))
        yield Scene(f"players-{game}-full", (opened_for(game), filled))
    yield Scene("players-family", (opened_for("knaster"), seated))
    yield Scene("players-options", (opened_for("rummikub"), unfolded))
    yield Scene("person", (opened_for("pickomino"), pressed("Seat 1: Player 1, starts")))
    about = "More about this person: help, time, deleting"
    for game in ("pickomino", "rummikub"):
        yield Scene(f"person-help-{game}", (opened_for(game), seated, helped, pressed(about)))
    yield Scene("person-picture", (opened_for("rummikub"), seated, helped, pictured, pressed(about)))
    yield Scene("person-delete", (opened_for("rummikub"), seated, helped, pressed(about, "Delete Zosia…")))
    yield Scene("computer", (opened_for("rummikub"), pressed("Add a computer")))
    yield Scene("computer-seat", (opened_for("pickomino"), pressed("Seat 2: Bolek, computer, Gentle")))
    yield Scene(
        "computers-more",
        (opened_for("rummikub"), pressed("Add a computer", "More about how the computers play")),
    )
    yield Scene("comfort", (pressed("Comfort"),), waiting)
    single = ("Comfort", "All settings")
    yield Scene("comfort-single", (pressed(*single),))
    yield Scene("comfort-table", (pressed(*single, "The table"),))
    yield Scene("comfort-ear", (pressed(*single, "Listening"),))
    yield Scene("comfort-keys", (pressed(*single, "Keys"),))
    yield Scene("comfort-folder", (moved_away, pressed(*single, "Folder")))
    for game, entries in (("pickomino", 30), ("knaster", 61), ("ryzyk_fizyk", 90), ("rummikub", 30)):
        yield Scene(f"calm-{game}", (calm, on_the_table, quiet), (left(game, entries),))
    for cloth, pieces in (("felt", "wood"), ("oak", "large"), ("night", "ivory")):
        yield Scene(f"home-{cloth}", (laid_on(cloth, pieces),), waiting)
    yield Scene("about", (about_opened,))
    yield Scene("help", (lambda screen: screen.click("How to play Rummikub"),))
    yield Scene("pickomino", (on_the_table, odds_told), (left_in_the_turn(),))
    yield Scene("pickomino-seven", (on_the_table,), (left_in_the_turn(FAMILY),))
    yield Scene("pickomino-hint", (on_the_table, hinted), (left_in_the_turn(FAMILY),))
    yield Scene("pickomino-tutor", (on_the_table, asked_before_a_costly_move), (left_in_the_turn(FAMILY),))
    yield Scene("pickomino-verdict", (on_the_table, judged), (left_in_the_turn(FAMILY),))
    yield Scene("pickomino-refused", (on_the_table, said_why), (left_in_the_turn(FAMILY),))
    yield Scene("knaster", (on_the_table,), (left("knaster", 95),))
    yield Scene("knaster-alone", (on_the_table,), (left("knaster", 30, FAMILY[:1]),))
    yield Scene("knaster-twelve", (on_the_table,), (left("knaster", 40, CROWD),))
    yield Scene("knaster-hint", (on_the_table, hinted), (left("knaster", 61),))
    yield Scene("ryzyk_fizyk-eight", (on_the_table,), (left("ryzyk_fizyk", 60, CROWD[:8]),))
    yield Scene("table-more", (on_the_table, more), (left("knaster", 95),))
    yield Scene("ryzyk_fizyk", (on_the_table,), (left("ryzyk_fizyk", 90),))
    for cloth, pieces in (("felt", "wood"), ("oak", "large"), ("night", "wood")):
        look = laid_on(cloth, pieces)
        yield Scene(f"pickomino-{cloth}-{pieces}", (on_the_table, look), (left_in_the_turn(),))
        yield Scene(f"knaster-{cloth}-{pieces}", (on_the_table, look), (left("knaster", 95),))
        yield Scene(f"ryzyk_fizyk-{cloth}-{pieces}", (on_the_table, look), (left("ryzyk_fizyk", 90),))
        yield Scene(
            f"rummikub-{cloth}-{pieces}", (on_the_table, sorted_by_runs, look), (left_laid(40, seed=3),)
        )
    for game in ("pickomino", "knaster", "ryzyk_fizyk"):
        leave = left_in_the_turn() if game == "pickomino" else left(game, 20)
        yield Scene(f"{game}-end", (on_the_table, ended), (leave,))
    ends = {
        "two": left("pickomino", 200, PAIR),
        "four": left("ryzyk_fizyk", 90),
        "alone": left("knaster", 100, FAMILY[:1]),
        "twelve": left("knaster", 500, CROWD),
        "rummikub": left_laid(8, seed=4),
    }
    for name, leave in ends.items():
        seen = (on_the_table, ended, report_begun, report_seen)
        yield Scene(f"report-{name}", seen, (leave,))
        yield Scene(f"report-{name}-more", (*seen, report_whole), (leave,))
        yield Scene(f"report-{name}-moment", (*seen, report_whole, dearest_chosen), (leave,))
    yield Scene("report-stopped", (on_the_table, ended, report_begun, report_stopped), (ends["four"],))
    yield Scene("report-working", (on_the_table, ended, report_begun), (left_laid(8, seed=4),))
    so_far = (left("ryzyk_fizyk", 40), left("pickomino", 60))
    yield Scene("report-so-far", (report_of_a_waiting_game,), so_far)
    early, middle, late = left_laid(0, seed=3), left_laid(40, seed=3), left_laid(90)
    yield Scene("rummikub-covered", (covered,), (left_laid(40, PAIR, seed=3),))
    yield Scene("rummikub-two", (on_the_table, sorted_by_runs), (left_laid(30, PAIR),))
    yield Scene("rummikub-opening", (on_the_table, sorted_by_runs), (early,))
    yield Scene("rummikub-middle", (on_the_table, sorted_by_runs), (middle,))
    yield Scene("rummikub-late", (on_the_table, sorted_by_runs), (late,))
    yield Scene("rummikub-full", (on_the_table, sorted_by_runs), (FULL,))
    yield Scene("rummikub-tools", (on_the_table, unfolded_tools), (middle,))
    yield Scene("rummikub-disorder", (on_the_table, sorted_by_runs, laid_in_disorder), (late,))
    yield Scene("rummikub-refused", (on_the_table, sorted_by_runs, laid_in_disorder, refused), (middle,))
    yield Scene("rummikub-hint", (on_the_table, sorted_by_runs, hinted), (middle,))
    yield Scene(
        "rummikub-hint-tiles",
        (on_the_table, sorted_by_runs, hinted, shown_further("Which tiles?")),
        (middle,),
    )
    yield Scene(
        "rummikub-hint-ghosts",
        (on_the_table, sorted_by_runs, hinted, shown_further("Which tiles?", "Show me")),
        (middle,),
    )
    yield Scene("rummikub-asked", (on_the_table, sorted_by_runs, asked_back), (middle,))
    yield Scene("rummikub-card", (on_the_table, card_seen), (left_laid(110, seed=6),))
    yield Scene("rummikub-again", (on_the_table, drawn_once, seen_again_in(1)), (late,))
    yield Scene("rummikub-log", (on_the_table, struck(Key.Key_L)), (middle,))
    backs = (
        ("pickomino", 60, "busted"),
        ("knaster", 95, "line_completed"),
        ("ryzyk_fizyk", 90, "points_lost"),
    )
    for game, entries, kind in backs:
        yield Scene(f"{game}-back", (on_the_table, looked_back_to(kind)), (left(game, entries),))
    yield Scene(
        "knaster-back-twelve",
        (on_the_table, looked_back_to("number_written")),
        (left("knaster", 150, TWELVE),),
    )
    yield Scene("rummikub-back", (on_the_table, looked_back_to("tiles_played")), (late,))
    yield Scene("rummikub-back-racks", (on_the_table, ended, seen_by_another), (left_laid(8, seed=4),))
    yield Scene(
        "pickomino-again", (on_the_table, played_a_turn, seen_again), (left("pickomino", 60),), brief=True
    )
    yield Scene("rummikub-pause", (on_the_table, struck(Key.Key_Escape)), (middle,))
    yield Scene("rummikub-end", (on_the_table, ended), (left_laid(60, games_per_match=1),))
    easier: dict[str, Any] = {"easier_opening": (0,)}
    yield Scene("rummikub-handicap", (on_the_table, sorted_by_runs), (left_laid(0, seed=3, **easier),))
    yield Scene("rummikub-handicap-end", (on_the_table, ended), (left_laid(8, seed=4, **easier),))
    yield Scene("rummikub-handicap-card", (on_the_table, card_seen), (left_laid(110, seed=6, **easier),))
    yield from dice_scenes()
    yield from try_again_scenes()
    yield from explorer_scenes()
    yield from editor_scenes()
    yield from lesson_scenes()
    yield from practise_scenes()
    yield from puzzle_scenes()
    yield from guess_scenes()
    yield from luck_scenes()
    yield from family_book_scenes()
    yield from strength_scenes()
    yield from referee_scenes()
    yield from tournament_scenes()
    yield from chance_scenes()
    yield from motion_scenes()


def paint(folder: Path, words: Sequence[str] = ()) -> None:
    """Paint the scenes whose names hold one of the words, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    sizes = [word for word in words if word in SIZES]
    themes = [word for word in words if word in THEMES]
    languages = [word for word in words if word in LANGUAGES]
    parts = [word for word in words if word not in (*sizes, *themes, *languages)]
    if not parts or any("card-form" in part for part in parts):
        paint_forms(folder, words)
    if not parts or any("paper" in part for part in parts):
        paint_papers(folder, words)
    for scene in scenes():
        if parts and not any(part == scene.name or part in scene.name for part in parts):
            continue
        chosen = tuple(themes or THEMES)
        for language in languages or LANGUAGES:
            for size in sizes or SIZES:
                for begun in [(theme,) for theme in chosen] if scene.brief or scene.moments else [chosen]:
                    with shown(scene, language, SIZES[size], begun[0]) as screen:
                        for theme in begun:
                            screen.set_comfort(scheme=theme)
                            keep(screen, scene, folder / f"{scene.name}.{size}.{language}.{theme}.png")


def keep(screen: Screen, scene: Scene, file: Path) -> None:
    """Paint what is shown into a file, or what moves into one for each of its moments."""
    clock = motion_clock()
    for number, moment in enumerate(scene.moments):
        screen.wait_until(partial(has_gone, clock, moment), "a moment of the motion")
        paint_into(screen, file.with_stem(f"{file.stem}.{number:02}"))
    if not scene.moments:
        screen.picture()
        screen.breathe()
        paint_into(screen, file)


def paint_into(screen: Screen, file: Path) -> None:
    screen.picture().save(str(file))
    print(file, flush=True)
