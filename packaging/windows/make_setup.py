"""Makes the setup out of the frozen folder: `python packaging/windows/make_setup.py [FOLDER]`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import BUILD, FILE_TYPES, FOLDER, ROOT, SETUP, VERSION, Problem, say
from windows.folder_list import kilobytes, nsis_macros
from windows.signing import certificate_is_there, sign

HERE = Path(__file__).resolve().parent
ICON = ROOT / "resources" / "icons" / "stolik.ico"
TYPE_ICONS = [ICON.with_name(f"{each.icon}.ico") for each in FILE_TYPES]
FELT = "#1f4d3a"
MOST_MB = 32
STUB = Path("Stubs", "lzma_solid-amd64-unicode")


def draw_picture(place: Path) -> Path:
    """Draw what stands beside the last page, at twice the size that NSIS asks for."""
    from PIL import Image  # here, since the MSI is made where it may be missing

    picture = Image.new("RGB", (328, 628), FELT)
    with Image.open(ICON.with_name("stolik-256.png")) as sign_of_stolik:
        picture.paste(sign_of_stolik, (36, 90), sign_of_stolik)
    picture.save(place)
    return place


def makensis() -> str:
    """Return the compiler of NSIS: on PATH, else where its own setup puts it."""
    places = [os.environ.get(name) for name in ("ProgramFiles(x86)", "ProgramFiles")]
    candidates = ["makensis", *(str(Path(place, "NSIS", "makensis.exe")) for place in places if place)]
    for candidate in candidates:
        if path := shutil.which(candidate):
            return path
    raise Problem("makensis is missing; it makes the setup (Debian: nsis; Windows: NSIS 3).")


def target(compiler: str) -> str:
    """Return for which Windows the setup itself is made.

    Debian's NSIS makes 64-bit setups. That of the NSIS project makes 32-bit ones, which every 64-bit Windows
    runs as well; what they install is the same.
    """
    shared = subprocess.check_output([compiler, "-HDRINFO"], text=True, stderr=subprocess.STDOUT)
    folders = [Path(compiler).parent, Path(compiler).parent.parent, Path("/usr/share/nsis")]
    defined = re.search(r"NSISDIR=([^,\s]+)", shared)
    if defined:
        folders.append(Path(defined[1]))
    return "amd64-unicode" if any((folder / STUB).exists() for folder in folders) else "x86-unicode"


def languages(folder: Path = HERE) -> str:
    """Return what NSIS has to know of the files words_*.nsh: their languages, and how /LANG= names them.

    English comes first: it is taken where the system speaks none of them.
    """
    files = sorted(folder.glob("words_*.nsh"), key=lambda path: (path.stem != "words_en", path.stem))
    lines, chosen = [], ["!macro CHOOSE_LANGUAGE", "  StrCpy $LANGUAGE ${LANG_ENGLISH}"]
    for path in files:
        named = re.search(r"^; NSIS: (\w+)$", path.read_text("utf-8"), re.MULTILINE)
        if named is None:
            raise Problem(f"{path.name} has no line such as ; NSIS: German, which names its language.")
        code, spoken = path.stem.removeprefix("words_"), f"${{LANG_{named[1].upper()}}}"
        lines += [f'!insertmacro MUI_LANGUAGE "{named[1]}"', f"!define SPOKEN {spoken}"]
        lines += [f'!include "{path.resolve()}"', "!undef SPOKEN"]
        chosen += [f'  ${{If}} $0 == "{code}"', f"    StrCpy $LANGUAGE {spoken}", "  ${EndIf}"]
    return "\n".join([*lines, *chosen, "!macroend", ""])


def four_parts(version: str) -> str:
    """Return a version as Windows counts: four numbers."""
    numbers = re.findall(r"\d+", version)
    return ".".join([*numbers, "0", "0", "0", "0"][:4])


def make(folder: Path = FOLDER, outcome: Path = SETUP, version: str = VERSION) -> Path:
    """Compile the setup and return its path."""
    if not (folder / "stolik.exe").is_file():
        raise Problem(f"There is no stolik.exe in {folder}; freeze the program for Windows first.")
    work = BUILD / "windows"
    work.mkdir(parents=True, exist_ok=True)
    listed = work / f"files-{outcome.stem}.nsh"
    listed.write_text(nsis_macros(folder, TYPE_ICONS), encoding="utf-8")
    words = work / f"words-{outcome.stem}.nsh"
    words.write_text(languages(), encoding="utf-8")
    outcome.parent.mkdir(parents=True, exist_ok=True)
    outcome.unlink(missing_ok=True)
    compiler = makensis()
    defined = {
        "VERSION": version,
        "NUMBER": four_parts(version),
        "SIZE_KB": str(kilobytes(folder)),
        "OUTCOME": str(outcome.resolve()),
        "LIST": str(listed.resolve()),
        "WORDS": str(words.resolve()),
        "ICON": str(ICON),
        "PICTURE": str(draw_picture(work / "side.bmp").resolve()),
        "TARGET": target(compiler),
    }
    if certificate_is_there():
        # The uninstaller lies packed in the setup, so the compiler has it signed on the way.
        defined["SIGN"] = f'"{sys.executable}" "{HERE / "signing.py"}"'
    command = [compiler, "-V2", "-INPUTCHARSET", "UTF8"]
    if os.name != "nt":
        command.append("-WX")  # a warning that only a newer NSIS gives must not stop a release
    command += [f"-D{name}={value}" for name, value in defined.items()]
    done = subprocess.run(
        [*command, str(HERE / "stolik.nsi")], cwd=HERE, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Problem(f"makensis failed:\n{done.stdout}{done.stderr}")
    return outcome


def main(arguments: list[str]) -> int:
    """Make the setup, sign it where that can be done, and hold it to its size."""
    outcome = make(Path(arguments[0]).resolve() if arguments else FOLDER)
    sign(outcome)
    size = outcome.stat().st_size / 1e6
    say(f"{outcome.relative_to(ROOT)}: {size:.1f} MB")
    if size > MOST_MB:
        raise Problem(f"It may hold {MOST_MB} MB at most.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Problem as problem:
        sys.exit(str(problem))
