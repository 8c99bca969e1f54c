"""Makes the setup from the frozen folder: `python packaging/windows/make_setup.py [FOLDER]`.

With `--sign FILE` it only signs a file, which NSIS calls for the uninstaller. The environment names the
certificate: STOLIK_SIGN_PFX is the path of a .pfx file, STOLIK_SIGN_PASSWORD its password,
STOLIK_SIGN_TIMESTAMP the address of a timestamp server. Without a certificate nothing is signed, and one line
says so.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import BUILD, FILE_TYPES, FOLDER, NAME, ROOT, SETUP, VERSION, Problem, say

HERE = Path(__file__).resolve().parent
ICON = ROOT / "resources" / "icons" / "stolik.ico"
TYPE_ICONS = [ICON.with_name(f"{each.icon}.ico") for each in FILE_TYPES]
FELT = "#1f4d3a"
MOST_MB = 32
STUB = Path("Stubs", "lzma_solid-amd64-unicode")

CODE = {".exe", ".dll", ".pyd"}
"""Endings of files that Windows locks while the program runs."""


# ------------------------------------------------------------------------------------------------ the lists


def files_of(folder: Path) -> list[PurePosixPath]:
    """Returns the files below a folder, in the same order on every system."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(PurePosixPath(path.relative_to(folder).as_posix()) for path in found)


def kilobytes(folder: Path) -> int:
    """Returns the size of a folder in kilobytes, as Windows shows it among the installed programs."""
    return -(-sum((folder / path).stat().st_size for path in files_of(folder)) // 1024)


def backslashed(path: PurePosixPath) -> str:
    """Returns a path in the form for an NSIS script."""
    return str(path).replace("/", "\\").replace("$", "$$")


def nsis_macros(folder: Path) -> str:
    """Returns the macros that stolik.nsi needs, for the files of a folder and the icons of our file types."""
    inside = files_of(folder)
    files = [*inside, *(PurePosixPath(icon.name) for icon in TYPE_ICONS)]
    folders = sorted({parent for path in files for parent in path.parents if parent.name})
    code = [path for path in files if path.suffix.lower() in CODE]
    staged, current = [], None
    for path in sorted(inside, key=lambda path: (path.parent, path.name)):
        if path.parent != current:
            current = path.parent
            place = "\\" + backslashed(current) if current.name else ""
            staged.append(f'SetOutPath "${{STAGE}}{place}"')
        staged.append(f'File "{(folder / path).resolve()}"')  # not an NSIS string: a dollar sign stays one
    staged += ['SetOutPath "${STAGE}"', *(f'File "{icon.resolve()}"' for icon in TYPE_ICONS)]
    macros = {
        "STAGE_FILES": staged,
        "PLACE_FILES": [
            *(f'CreateDirectory "$INSTDIR\\{backslashed(each)}"' for each in folders),
            *(line for path in files for line in (f'Push "{backslashed(path)}"', "Call PlaceFile")),
        ],
        # All files that may be in use are tested before the first one is removed.
        "TEST_FILES": [
            line for path in code for line in (f'Push "$INSTDIR\\{backslashed(path)}"', "Call un.TestFile")
        ],
        # The deepest folder goes first; one that contains other files stays.
        "REMOVE_FILES": [
            *(f'Delete "$INSTDIR\\{backslashed(path)}"' for path in files),
            *(f'RMDir "$INSTDIR\\{backslashed(each)}"' for each in reversed(folders)),
        ],
    }
    return "\n".join(_macro(name, lines) for name, lines in macros.items())


def languages(folder: Path = HERE) -> str:
    """Returns the NSIS lines for the files words_*.nsh: their languages and the names of these for /LANG=.

    English comes first, as the default for systems in any other language.
    """
    files = sorted(folder.glob("words_*.nsh"), key=lambda path: (path.stem != "words_en", path.stem))
    lines, chosen = [], ["StrCpy $LANGUAGE ${LANG_ENGLISH}"]
    for path in files:
        named = re.search(r"^; NSIS: (\w+)$", path.read_text("utf-8"), re.MULTILINE)
        if named is None:
            raise Problem(f"{path.name} has no line such as ; NSIS: German, which names its language.")
        code, spoken = path.stem.removeprefix("words_"), f"${{LANG_{named[1].upper()}}}"
        lines += [f'!insertmacro MUI_LANGUAGE "{named[1]}"', f"!define SPOKEN {spoken}"]
        lines += [f'!include "{path.resolve()}"', "!undef SPOKEN"]
        chosen += [f'${{If}} $0 == "{code}"', f"  StrCpy $LANGUAGE {spoken}", "${EndIf}"]
    return "\n".join([*lines, _macro("CHOOSE_LANGUAGE", chosen)])


def _macro(name: str, lines: Iterable[str]) -> str:
    return "\n".join([f"!macro {name}", *(f"  {line}" for line in lines), "!macroend", ""])


# ------------------------------------------------------------------------------------------------ the setup


def draw_picture(place: Path) -> Path:
    """Draws the picture for the last page, at twice the size that NSIS asks for."""
    from PIL import Image  # among the developers' packages

    picture = Image.new("RGB", (328, 628), FELT)
    with Image.open(ICON.with_name("stolik-256.png")) as sign_of_stolik:
        picture.paste(sign_of_stolik, (36, 90), sign_of_stolik)
    picture.save(place)
    return place


def makensis() -> str:
    """Returns the path of the NSIS compiler, on PATH or where NSIS's own setup puts it."""
    places = [os.environ.get(name) for name in ("ProgramFiles(x86)", "ProgramFiles")]
    candidates = ["makensis", *(str(Path(place, "NSIS", "makensis.exe")) for place in places if place)]
    for candidate in candidates:
        if path := shutil.which(candidate):
            return path
    raise Problem("makensis is missing; it makes the setup (Debian: nsis; Windows: NSIS 3).")


def target(compiler: str) -> str:
    """Returns the target platform of the setup itself.

    Debian's NSIS makes 64-bit setups. The NSIS project's own one makes 32-bit setups, which every 64-bit
    Windows also runs; both install the same files.
    """
    shared = subprocess.check_output([compiler, "-HDRINFO"], text=True, stderr=subprocess.STDOUT)
    folders = [Path(compiler).parent, Path(compiler).parent.parent, Path("/usr/share/nsis")]
    defined = re.search(r"NSISDIR=([^,\s]+)", shared)
    if defined:
        folders.append(Path(defined[1]))
    return "amd64-unicode" if any((folder / STUB).exists() for folder in folders) else "x86-unicode"


def four_parts(version: str) -> str:
    """Returns a version as four numbers, as Windows needs it."""
    return ".".join([*re.findall(r"\d+", version), "0", "0", "0", "0"][:4])


def sign(path: Path) -> None:
    """Signs a file in place with Windows' signtool, if there is a certificate."""
    certificate = os.environ.get("STOLIK_SIGN_PFX")
    if not certificate:
        say(f"{path.name} is not signed: STOLIK_SIGN_PFX names no certificate.")
        return
    command = ["signtool", "sign", "/f", certificate, "/p", os.environ.get("STOLIK_SIGN_PASSWORD", "")]
    command += ["/fd", "sha256", "/d", NAME]
    stamp = os.environ.get("STOLIK_SIGN_TIMESTAMP")
    if stamp:
        command += ["/tr", stamp, "/td", "sha256"]
    done = subprocess.run([*command, str(path)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Problem(f"{path.name} could not be signed: {(done.stderr or done.stdout).strip()}")
    say(f"{path.name} is signed{' and time-stamped' if stamp else ''}.")


def make(folder: Path = FOLDER, outcome: Path = SETUP) -> Path:
    """Compiles the setup, signs it if possible, checks its size and returns its path."""
    if not (folder / "stolik.exe").is_file():
        raise Problem(f"There is no stolik.exe in {folder}; freeze the program for Windows first.")
    work = BUILD / "windows"
    work.mkdir(parents=True, exist_ok=True)
    listed, words = work / "files.nsh", work / "words.nsh"
    listed.write_text(nsis_macros(folder), encoding="utf-8")
    words.write_text(languages(), encoding="utf-8")
    outcome.parent.mkdir(parents=True, exist_ok=True)
    outcome.unlink(missing_ok=True)
    compiler = makensis()
    defined = {
        "VERSION": VERSION,
        "NUMBER": four_parts(VERSION),
        "SIZE_KB": kilobytes(folder),
        "OUTCOME": outcome.resolve(),
        "LIST": listed.resolve(),
        "WORDS": words.resolve(),
        "ICON": ICON,
        "PICTURE": draw_picture(work / "side.bmp").resolve(),
        "TARGET": target(compiler),
    }
    if os.environ.get("STOLIK_SIGN_PFX"):
        # The uninstaller is packed inside the setup, so the compiler has it signed while it runs.
        defined["SIGN"] = f'"{sys.executable}" "{Path(__file__).resolve()}" --sign'
    command = [compiler, "-V2", "-INPUTCHARSET", "UTF8"]
    if os.name != "nt":
        command.append("-WX")  # a warning that only a newer NSIS gives mustn't stop a release
    command += [f"-D{name}={value}" for name, value in defined.items()]
    done = subprocess.run(
        [*command, str(HERE / "stolik.nsi")], cwd=HERE, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Problem(f"makensis failed:\n{done.stdout}{done.stderr}")
    sign(outcome)
    size = outcome.stat().st_size / 1e6
    say(f"Made: {outcome.name}, {size:.1f} MB")
    if size > MOST_MB:
        raise Problem(f"It may have {MOST_MB} MB at most.")
    return outcome


if __name__ == "__main__":
    try:
        if sys.argv[1:2] == ["--sign"]:
            sign(Path(sys.argv[2]))
        else:
            make(*(Path(argument).resolve() for argument in sys.argv[1:]))
    except Problem as problem:
        sys.exit(str(problem))
