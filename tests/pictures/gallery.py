"""The gallery: every page, and every game's table, as pictures in both languages, all themes and sizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tests.pictures import acts
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
    games = {"pickomino": "Worms", "rummikub": "Rummikub", "knaster": "Knaster", "ryzyk_fizyk": "Ryzyk-fizyk"}
    yield Scene("home-first", (acts.first_started,))
    yield Scene("home-unplayed")
    waiting = (left("knaster", 95), left("rummikub", 30), left_in_the_turn())
    yield Scene("home", left=waiting)
    yield Scene("waiting", (acts.pressed("Our games"),), waiting)
    yield Scene("waiting-deleted", (acts.pressed("Our games"), acts.named_and_deleted), waiting)
    yield Scene("saved-files", (acts.files_seen,), waiting)
    for game in games:
        yield Scene(f"players-{game}", (acts.opened_for(game),))
        yield Scene(f"players-{game}-full", (acts.opened_for(game), acts.filled))
    yield Scene("players-family", (acts.opened_for("knaster"), acts.seated))
    yield Scene("players-options", (acts.opened_for("rummikub"), acts.unfolded))
    yield Scene("person", (acts.opened_for("pickomino"), acts.pressed("Seat 1: Player 1, starts")))
    about = "More about this person: help, time, deleting"
    for game in ("pickomino", "rummikub"):
        yield Scene(
            f"person-help-{game}", (acts.opened_for(game), acts.seated, acts.helped, acts.pressed(about))
        )
    yield Scene(
        "person-picture",
        (acts.opened_for("rummikub"), acts.seated, acts.helped, acts.pictured, acts.pressed(about)),
    )
    yield Scene(
        "person-delete",
        (acts.opened_for("rummikub"), acts.seated, acts.helped, acts.pressed(about, "Delete Zosia…")),
    )
    yield Scene("computer", (acts.opened_for("rummikub"), acts.pressed("Add a computer")))
    yield Scene(
        "computer-seat", (acts.opened_for("pickomino"), acts.pressed("Seat 2: Bolek, computer, Gentle"))
    )
    yield Scene(
        "computers-more",
        (acts.opened_for("rummikub"), acts.pressed("Add a computer", "More about how the computers play")),
    )
    yield Scene("comfort", (acts.pressed("Comfort"),), waiting)
    single = ("Comfort", "All settings")
    yield Scene("comfort-single", (acts.pressed(*single),))
    yield Scene("comfort-table", (acts.pressed(*single, "The table"),))
    yield Scene("comfort-ear", (acts.pressed(*single, "Listening"),))
    yield Scene("comfort-keys", (acts.pressed(*single, "Keys"),))
    yield Scene("comfort-folder", (acts.moved_away, acts.pressed(*single, "Folder")))
    for game, entries in (("pickomino", 30), ("knaster", 61), ("ryzyk_fizyk", 90), ("rummikub", 30)):
        yield Scene(f"calm-{game}", (acts.calm, acts.on_the_table, acts.quiet), (left(game, entries),))
    for cloth, pieces in (("felt", "wood"), ("oak", "large"), ("night", "ivory")):
        yield Scene(f"home-{cloth}", (acts.laid_on(cloth, pieces),), waiting)
    yield Scene("about", (acts.about_opened,))
    yield Scene("help", (lambda screen: screen.click("How to play Rummikub"),))
    yield Scene("pickomino", (acts.on_the_table, acts.odds_told), (left_in_the_turn(),))
    yield Scene("pickomino-seven", (acts.on_the_table,), (left_in_the_turn(FAMILY),))
    yield Scene("pickomino-hint", (acts.on_the_table, acts.hinted), (left_in_the_turn(FAMILY),))
    yield Scene(
        "pickomino-tutor", (acts.on_the_table, acts.asked_before_a_costly_move), (left_in_the_turn(FAMILY),)
    )
    yield Scene("pickomino-verdict", (acts.on_the_table, acts.judged), (left_in_the_turn(FAMILY),))
    yield Scene("pickomino-refused", (acts.on_the_table, acts.said_why), (left_in_the_turn(FAMILY),))
    yield Scene("knaster", (acts.on_the_table,), (left("knaster", 95),))
    yield Scene("knaster-alone", (acts.on_the_table,), (left("knaster", 30, FAMILY[:1]),))
    yield Scene("knaster-twelve", (acts.on_the_table,), (left("knaster", 40, CROWD),))
    yield Scene("knaster-hint", (acts.on_the_table, acts.hinted), (left("knaster", 61),))
    yield Scene("ryzyk_fizyk-eight", (acts.on_the_table,), (left("ryzyk_fizyk", 60, CROWD[:8]),))
    yield Scene("table-more", (acts.on_the_table, acts.more), (left("knaster", 95),))
    yield Scene("ryzyk_fizyk", (acts.on_the_table,), (left("ryzyk_fizyk", 90),))
    for cloth, pieces in (("felt", "wood"), ("oak", "large"), ("night", "wood")):
        look = acts.laid_on(cloth, pieces)
        yield Scene(f"pickomino-{cloth}-{pieces}", (acts.on_the_table, look), (left_in_the_turn(),))
        yield Scene(f"knaster-{cloth}-{pieces}", (acts.on_the_table, look), (left("knaster", 95),))
        yield Scene(f"ryzyk_fizyk-{cloth}-{pieces}", (acts.on_the_table, look), (left("ryzyk_fizyk", 90),))
        yield Scene(
            f"rummikub-{cloth}-{pieces}",
            (acts.on_the_table, acts.sorted_by_runs, look),
            (left_laid(40, seed=3),),
        )
    for game in ("pickomino", "knaster", "ryzyk_fizyk"):
        leave = left_in_the_turn() if game == "pickomino" else left(game, 20)
        yield Scene(f"{game}-end", (acts.on_the_table, acts.ended), (leave,))
    ends = {
        "two": left("pickomino", 200, PAIR),
        "four": left("ryzyk_fizyk", 90),
        "alone": left("knaster", 100, FAMILY[:1]),
        "twelve": left("knaster", 500, CROWD),
        "rummikub": left_laid(8, seed=4),
    }
    for name, leave in ends.items():
        seen = (acts.on_the_table, acts.ended, acts.report_begun, acts.report_seen)
        yield Scene(f"report-{name}", seen, (leave,))
        yield Scene(f"report-{name}-more", (*seen, acts.report_whole), (leave,))
        yield Scene(f"report-{name}-moment", (*seen, acts.report_whole, acts.dearest_chosen), (leave,))
    yield Scene(
        "report-stopped",
        (acts.on_the_table, acts.ended, acts.report_begun, acts.report_stopped),
        (ends["four"],),
    )
    yield Scene("report-working", (acts.on_the_table, acts.ended, acts.report_begun), (left_laid(8, seed=4),))
    so_far = (left("ryzyk_fizyk", 40), left("pickomino", 60))
    yield Scene("report-so-far", (acts.report_of_a_waiting_game,), so_far)
    early, middle, late = left_laid(0, seed=3), left_laid(40, seed=3), left_laid(90)
    yield Scene("rummikub-covered", (acts.covered,), (left_laid(40, PAIR, seed=3),))
    yield Scene("rummikub-two", (acts.on_the_table, acts.sorted_by_runs), (left_laid(30, PAIR),))
    yield Scene("rummikub-opening", (acts.on_the_table, acts.sorted_by_runs), (early,))
    yield Scene("rummikub-middle", (acts.on_the_table, acts.sorted_by_runs), (middle,))
    yield Scene("rummikub-late", (acts.on_the_table, acts.sorted_by_runs), (late,))
    yield Scene("rummikub-full", (acts.on_the_table, acts.sorted_by_runs), (FULL,))
    yield Scene("rummikub-tools", (acts.on_the_table, acts.unfolded_tools), (middle,))
    yield Scene("rummikub-disorder", (acts.on_the_table, acts.sorted_by_runs, acts.laid_in_disorder), (late,))
    yield Scene(
        "rummikub-refused",
        (acts.on_the_table, acts.sorted_by_runs, acts.laid_in_disorder, acts.refused),
        (middle,),
    )
    yield Scene("rummikub-hint", (acts.on_the_table, acts.sorted_by_runs, acts.hinted), (middle,))
    yield Scene(
        "rummikub-hint-tiles",
        (acts.on_the_table, acts.sorted_by_runs, acts.hinted, acts.shown_further("Which tiles?")),
        (middle,),
    )
    yield Scene(
        "rummikub-hint-ghosts",
        (acts.on_the_table, acts.sorted_by_runs, acts.hinted, acts.shown_further("Which tiles?", "Show me")),
        (middle,),
    )
    yield Scene("rummikub-asked", (acts.on_the_table, acts.sorted_by_runs, acts.asked_back), (middle,))
    yield Scene("rummikub-card", (acts.on_the_table, acts.card_seen), (left_laid(110, seed=6),))
    yield Scene("rummikub-again", (acts.on_the_table, acts.drawn_once, acts.seen_again_in(1)), (late,))
    yield Scene("rummikub-log", (acts.on_the_table, acts.struck(Key.Key_L)), (middle,))
    backs = (
        ("pickomino", 60, "busted"),
        ("knaster", 95, "line_completed"),
        ("ryzyk_fizyk", 90, "points_lost"),
    )
    for game, entries, kind in backs:
        yield Scene(f"{game}-back", (acts.on_the_table, acts.looked_back_to(kind)), (left(game, entries),))
    yield Scene(
        "knaster-back-twelve",
        (acts.on_the_table, acts.looked_back_to("number_written")),
        (left("knaster", 150, TWELVE),),
    )
    yield Scene("rummikub-back", (acts.on_the_table, acts.looked_back_to("tiles_played")), (late,))
    yield Scene(
        "rummikub-back-racks", (acts.on_the_table, acts.ended, acts.seen_by_another), (left_laid(8, seed=4),)
    )
    yield Scene(
        "pickomino-again",
        (acts.on_the_table, acts.played_a_turn, acts.seen_again),
        (left("pickomino", 60),),
        brief=True,
    )
    yield Scene("rummikub-pause", (acts.on_the_table, acts.struck(Key.Key_Escape)), (middle,))
    yield Scene("rummikub-end", (acts.on_the_table, acts.ended), (left_laid(60, games_per_match=1),))
    easier: dict[str, Any] = {"easier_opening": (0,)}
    yield Scene(
        "rummikub-handicap", (acts.on_the_table, acts.sorted_by_runs), (left_laid(0, seed=3, **easier),)
    )
    yield Scene("rummikub-handicap-end", (acts.on_the_table, acts.ended), (left_laid(8, seed=4, **easier),))
    yield Scene(
        "rummikub-handicap-card", (acts.on_the_table, acts.card_seen), (left_laid(110, seed=6, **easier),)
    )
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
