"""Compares scenes of the program with accepted pictures, pixel by pixel."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageChops

ROOT: Final = Path(__file__).resolve().parents[2]
ACCEPTED: Final = Path(__file__).with_name("accepted")
DRAWN: Final = ACCEPTED / "drawn.json"
"""The file of where and with what the accepted pictures were painted, and which page each one shows."""
KEPT: Final = ROOT / "build" / "pictures"
RED: Final = (200, 0, 0)
"""The colour of differing pixels in a picture of the difference."""
ACCEPT: Final = "python -m tests.pictures accept"

GROUPS: Final[Mapping[str, str]] = {
    "pages": """
        home-first              pl 1024x600 day
        home                    en 1024x600 contrast
        waiting-deleted         pl 1024x600 contrast
        players-pickomino       en 1024x600 contrast
        players-rummikub-full   pl 1024x600 evening
        players-options         en 1024x600 day
        person                  pl 1024x600 contrast
        person-delete           en 1024x600 evening
        computer                pl 1024x600 day
        comfort                 en 1366x768 contrast
        about                   en 1366x768-150 contrast
        licences                pl 1024x600 evening
        help                    pl 1024x600 contrast
        lesson-pickomino        en 1024x600 day
        lesson-rummikub-shown   pl 1024x600 contrast
        practise-first          en 1024x600 contrast
        guess-at-table-knaster  en 1024x600 contrast
        chance-code-mistyped    en 1024x600 contrast
        fits-players            pl 1024x600 contrast
    """,
    "house": """
        book-album              pl 1024x600 contrast
        book-guesses            en 1024x600 evening
        book-evening            en 1024x600 evening
        book-season             pl 1024x600 contrast
        book-dice               en 1024x600 day
        luck-many               pl 1024x600 contrast
        luck-few                en 1024x600 contrast
        explorer-pickomino-after en 1024x600 contrast
        editor-pickomino-wrong  pl 1024x600 contrast
        editor-ryzyk_fizyk      en 1024x600 contrast
        editor-knaster          pl 1024x600 contrast
        editor-rummikub-wrong   en 1366x768 contrast
        editor-start            pl 1024x600 contrast
        referee-clock           en 1024x600 evening
        referee-rack-opens      pl 1024x600 contrast
        referee-search-found    pl 1024x600 contrast
        tournaments             pl 1024x600 contrast
        tournament-setup-full   en 1024x600 contrast
        tournament-settings     pl 1024x600 contrast
        desk-table              pl 1024x600 contrast
        desk-card               en 1024x600 evening
        desk-many               pl 1366x768 contrast
        desk-places             en 1024x600 contrast
        desk-way                en 1024x600 contrast
        desk-over               pl 1366x768-200 contrast
        strength                en 1024x600 contrast
    """,
    "tables": """
        pickomino               pl 1024x600 day
        pickomino-seven         en 1024x600 contrast
        pickomino-refused       pl 1024x600 contrast
        pickomino-log           en 1024x600 contrast
        pickomino-hint          pl 1024x600-200 contrast
        pause                   en 1024x600 day
        knaster                 en 1024x600 day
        knaster-twelve          pl 1024x600 contrast
        knaster-worth           pl 1024x600 contrast
        ryzyk_fizyk             pl 1024x600 evening
        ryzyk_fizyk-eight       en 1024x600 contrast
        ryzyk_fizyk-hint-more   pl 1024x600 contrast
        ryzyk_fizyk-back        en 1024x600 contrast
        rummikub-covered        pl 1024x600 contrast
        rummikub-middle         en 1366x768 contrast
        rummikub-full           pl 1024x600 contrast
        rummikub-refused        en 1024x600 day
        rummikub-card           pl 1024x600 contrast
        rummikub-hint-ghosts    en 1024x600 contrast
    """,
    "long": """
        practise-many           pl 1024x600 contrast
        guess-knaster-told      pl 1024x600 contrast
        puzzles-knaster-right   pl 1024x600 contrast
        chance-compared-circles en 1024x600 day
        report-recorded         pl 1024x600 contrast
        try-again-recorded      en 1024x600 contrast
        try-again-recorded-wrong pl 1024x600 contrast
        explorer-rummikub-after pl 1024x600 contrast
        explorer-knaster        en 1024x600 contrast
        knaster-end-alone       en 1024x600 contrast
    """,
}
"""Groups of scenes that one process paints in turn, each in a language, a size and a scheme.

The long ones need much computation first; they belong to the rest of the tests.
"""

SCENES: Final = {
    group: dict(line.split(maxsplit=1) for line in lines.strip().splitlines())
    for group, lines in GROUPS.items()
}
COMPARED: Final = {name: how for scenes in SCENES.values() for name, how in scenes.items()}


def painted(
    folder: Path, names: Iterable[str], command: Sequence[str] = ("-m", "tests.pictures", "paint")
) -> dict[str, Any]:
    """Paint scenes into a folder in a separate process; return how they were drawn, and their pages.

    The machine's typefaces, language, time zone and scale don't affect that process.
    """
    foreign = ("QT_", "QSG_", "LC_", "LANG")
    env = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
    env |= {
        "FONTCONFIG_FILE": str(Path(__file__).with_name("fonts.conf")),
        "LC_ALL": "C.UTF-8",
        "PYTHONHASHSEED": "0",
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "desktop"))),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
        "TZ": "UTC",
    }
    folder.mkdir(parents=True, exist_ok=True)
    run = [sys.executable, *command, str(folder), *names]
    done = subprocess.run(run, env=env, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise RuntimeError(f"the scenes can't be painted: {done.stderr.strip()[-3000:]}")
    drawn: dict[str, Any] = json.loads((folder / DRAWN.name).read_text("utf-8"))
    return drawn


def painted_in_groups(folder: Path, names: Sequence[str]) -> dict[str, Any]:
    """Paint all groups that contain a wanted scene, each completely; return the joined results of `painted`.

    Very large letters are drawn slightly differently after other letters.
    """
    drawn: dict[str, Any] = {}
    for group in SCENES.values():
        if not set(names).isdisjoint(group):
            found = painted(folder, group)
            drawn = {**found, "pages": {**drawn.get("pages", {}), **found["pages"]}}
    return drawn


def elsewhere(drawn: Mapping[str, Any]) -> str:
    accepted = json.loads(DRAWN.read_text("utf-8"))
    for what, here in (("system", "this is"), ("qt", "this is Qt")):
        if drawn[what] != accepted[what]:
            there = f"{accepted['system']} with Qt {accepted['qt']}"
            return f"pictures were accepted on {there}, and {here} {drawn[what]}"
    if drawn["typefaces"] == accepted["typefaces"] and drawn["letters"] != accepted["letters"]:
        return "letters are drawn here otherwise than where the pictures were accepted, by another FreeType"
    return ""


def difference(name: str, folder: Path, kept: Path = KEPT) -> str:
    """Return a sentence on how a painted scene differs from its accepted picture, empty if it doesn't.

    If they differ, both pictures are kept, and one in which the differing pixels are red.
    """
    for old in kept.glob(f"{name}.*.png"):
        old.unlink()
    accepted, now = ACCEPTED / f"{name}.webp", Image.open(folder / f"{name}.png").convert("RGB")
    expected = Image.open(accepted).convert("RGB") if accepted.exists() else None
    if expected and expected.size == now.size and not ImageChops.difference(expected, now).getbbox():
        return ""
    kept.mkdir(parents=True, exist_ok=True)
    now.save(kept / f"{name}.now.png")
    meant = f"look at {kept / name}.*.png, and if it is meant: {ACCEPT} {name}"
    if expected is None:
        return f"{name} has no accepted picture yet; {meant}"
    expected.save(kept / f"{name}.expected.png")
    if expected.size != now.size:
        return f"{name} has another size; {meant}"
    red, green, blue = ImageChops.difference(expected, now).split()
    changed = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda value: 255 * (value > 0))
    pale = expected.convert("L").point(lambda value: 192 + value // 4).convert("RGB")
    pale.paste(RED, mask=changed)
    pale.save(kept / f"{name}.difference.png")
    return f"{name} looks different inside {changed.getbbox()}; {meant}"


def compare(names: Sequence[str], folder: Path) -> list[str]:
    """Paint scenes, or all, into a folder, and return a sentence for each one that differs."""
    drawn = painted_in_groups(folder, names or list(COMPARED))
    if reason := elsewhere(drawn):
        return [reason]
    return [said for name in names or COMPARED if (said := difference(name, folder))]


def accept(names: Sequence[str], folder: Path) -> list[str]:
    """Paint scenes, or all, into a folder, and accept those that have changed; return their names."""
    drawn = painted_in_groups(folder, names or list(COMPARED))
    if names and (reason := elsewhere(drawn)):
        raise SystemExit(f"{reason}; accept all of them")
    drawn.pop("lost")
    changed = [name for name in names or COMPARED if difference(name, folder)]
    for name in changed:
        picture = Image.open(folder / f"{name}.png").convert("RGB")
        picture.save(ACCEPTED / f"{name}.webp", lossless=True, quality=100, method=6)
    for file in ACCEPTED.glob("*.webp"):
        if file.stem not in COMPARED:
            file.unlink()
    before = json.loads(DRAWN.read_text("utf-8"))["pages"] if names else {}
    pages = {**before, **drawn["pages"]}
    drawn["pages"] = {name: pages[name] for name in sorted(pages) if name in COMPARED}
    DRAWN.write_text(json.dumps(drawn, indent=1) + "\n", "utf-8")
    return changed
