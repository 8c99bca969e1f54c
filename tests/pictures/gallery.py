"""The gallery: pictures of all pages and all games' tables in both languages, all themes and sizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tests.pictures import acts
from tests.pictures.acts import at_table
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
    about = "More about this person: help, time, delete"
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
    yield Scene("comfort", (acts.pressed("Settings"),), waiting)
    single = ("Settings", "All settings")
    yield Scene("comfort-single", (acts.pressed(*single),))
    yield Scene("comfort-ear", (acts.pressed(*single, "Listening"),))
    yield Scene("comfort-keys", (acts.pressed(*single, "Keys"),))
    yield Scene("comfort-folder", (acts.moved_away, acts.pressed(*single, "Folder")))
    for game, entries in (("pickomino", 30), ("knaster", 61), ("ryzyk_fizyk", 90), ("rummikub", 30)):
        yield Scene(f"calm-{game}", (acts.calm, acts.on_the_table, acts.quiet), (left(game, entries),))
    for cloth, pieces in (("felt", "wood"), ("oak", "large"), ("night", "ivory")):
        yield Scene(f"home-{cloth}", (acts.laid_on(cloth, pieces),), waiting)
    yield Scene("about", (acts.about_opened,))
    yield Scene("help", (acts.pressed("How to play Rummikub"), acts.struck(Key.Key_PageDown)))
    yield at_table("pickomino", left_in_the_turn(), acts.odds_told)
    yield at_table("pickomino-seven", left_in_the_turn(FAMILY))
    yield at_table("pickomino-hint", left_in_the_turn(FAMILY), acts.hinted)
    yield at_table("pickomino-tutor", left_in_the_turn(FAMILY), acts.asked_before_a_costly_move)
    yield at_table("pickomino-verdict", left_in_the_turn(FAMILY), acts.judged)
    yield at_table("pickomino-refused", left_in_the_turn(FAMILY), acts.said_why)
    yield at_table("knaster", left("knaster", 95))
    yield at_table("knaster-alone", left("knaster", 30, FAMILY[:1]))
    yield at_table("knaster-twelve", left("knaster", 40, CROWD))
    yield at_table("knaster-hint", left("knaster", 61), acts.hinted)
    yield at_table("ryzyk_fizyk-eight", left("ryzyk_fizyk", 60, CROWD[:8]))
    yield at_table("table-more", left("knaster", 95), acts.more)
    yield at_table("ryzyk_fizyk", left("ryzyk_fizyk", 90))
    for cloth, pieces in (("felt", "wood"), ("oak", "large"), ("night", "wood")):
        look = acts.laid_on(cloth, pieces)
        yield at_table(f"pickomino-{cloth}-{pieces}", left_in_the_turn(), look)
        yield at_table(f"knaster-{cloth}-{pieces}", left("knaster", 95), look)
        yield at_table(f"ryzyk_fizyk-{cloth}-{pieces}", left("ryzyk_fizyk", 90), look)
        yield at_table(f"rummikub-{cloth}-{pieces}", left_laid(40, seed=3), acts.sorted_by_runs, look)
    for game in ("pickomino", "knaster", "ryzyk_fizyk"):
        leave = left_in_the_turn() if game == "pickomino" else left(game, 20)
        yield at_table(f"{game}-end", leave, acts.ended)
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
    yield at_table("report-stopped", ends["four"], acts.ended, acts.report_begun, acts.report_stopped)
    yield at_table("report-working", left_laid(8, seed=4), acts.ended, acts.report_begun)
    so_far = (left("ryzyk_fizyk", 40), left("pickomino", 60))
    yield Scene("report-so-far", (acts.report_of_a_waiting_game,), so_far)
    early, middle, late = left_laid(0, seed=3), left_laid(40, seed=3), left_laid(90)
    yield Scene("rummikub-covered", (acts.covered,), (left_laid(40, PAIR, seed=3),))
    yield at_table("rummikub-two", left_laid(30, PAIR), acts.sorted_by_runs)
    yield at_table("rummikub-opening", early, acts.sorted_by_runs)
    yield at_table("rummikub-middle", middle, acts.sorted_by_runs)
    yield at_table("rummikub-late", late, acts.sorted_by_runs)
    yield at_table("rummikub-full", FULL, acts.sorted_by_runs)
    yield at_table("rummikub-tools", middle, acts.unfolded_tools)
    yield at_table("rummikub-disorder", late, acts.sorted_by_runs, acts.laid_in_disorder)
    yield at_table("rummikub-refused", middle, acts.sorted_by_runs, acts.laid_in_disorder, acts.refused)
    yield at_table("rummikub-hint", middle, acts.sorted_by_runs, acts.hinted)
    yield at_table(
        "rummikub-hint-tiles", middle, acts.sorted_by_runs, acts.hinted, acts.shown_further("Tell me how")
    )
    yield at_table(
        "rummikub-hint-ghosts",
        middle,
        acts.sorted_by_runs,
        acts.hinted,
        acts.shown_further("Tell me how", "Show me"),
    )
    yield at_table("rummikub-asked", middle, acts.sorted_by_runs, acts.asked_back)
    yield at_table("rummikub-card", left_laid(110, seed=6), acts.card_seen)
    yield at_table("rummikub-again", late, acts.drawn_once, acts.seen_again_in(1))
    yield at_table("rummikub-log", middle, acts.struck(Key.Key_L))
    backs = (
        ("pickomino", 60, "busted"),
        ("knaster", 95, "line_completed"),
        ("ryzyk_fizyk", 90, "points_lost"),
    )
    for game, entries, kind in backs:
        yield at_table(f"{game}-back", left(game, entries), acts.looked_back_to(kind))
    yield at_table("knaster-back-twelve", left("knaster", 150, TWELVE), acts.looked_back_to("number_written"))
    yield at_table("rummikub-back", late, acts.looked_back_to("tiles_played"))
    yield at_table("rummikub-back-racks", left_laid(8, seed=4), acts.ended, acts.seen_by_another)
    yield at_table("pickomino-again", left("pickomino", 60), acts.played_a_turn, acts.seen_again, brief=True)
    yield at_table("rummikub-pause", middle, acts.struck(Key.Key_Escape))
    yield at_table("rummikub-end", left_laid(60, games_per_match=1), acts.ended)
    easier: dict[str, Any] = {"easier_opening": (0,)}
    yield at_table("rummikub-handicap", left_laid(0, seed=3, **easier), acts.sorted_by_runs)
    yield at_table("rummikub-handicap-end", left_laid(8, seed=4, **easier), acts.ended)
    yield at_table("rummikub-handicap-card", left_laid(110, seed=6, **easier), acts.card_seen)
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
