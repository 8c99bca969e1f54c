"""Makes the setup out of the frozen folder: `python packaging/windows/make_setup.py [FOLDER]`.

With `--sign FILE` it only signs a file, as NSIS asks for the uninstaller on the way. The environment names
the certificate: STOLIK_SIGN_PFX is the path of a .pfx, STOLIK_SIGN_PASSWORD its password,
STOLIK_SIGN_TIMESTAMP a timestamp server's address. Without one nothing is signed, and one line says so.
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
"""Files that Windows holds on to while the program runs."""


# ------------------------------------------------------------------------------------------------ the lists


def files_of(folder: Path) -> list[PurePosixPath]:
    """Returns the files below a folder, in an order that is the same everywhere."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(PurePosixPath(path.relative_to(folder).as_posix()) for path in found)


def kilobytes(folder: Path) -> int:
    """Returns how much the files of a folder hold, as Windows shows it among the installed programs."""
    return -(-sum((folder / path).stat().st_size for path in files_of(folder)) // 1024)


def backslashed(path: PurePosixPath) -> str:
    """Returns a path as a string in a script of NSIS."""
    return str(path).replace("/", "\\").replace("$", "$$")


def nsis_macros(folder: Path) -> str:
    """Returns the macros that stolik.nsi expects, over the files of a folder and the icons of our files."""
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
        staged.append(f'File "{(folder / path).resolve()}"')  # not a string of NSIS: a dollar stays one
    staged += ['SetOutPath "${STAGE}"', *(f'File "{icon.resolve()}"' for icon in TYPE_ICONS)]
    macros = {
        "STAGE_FILES": staged,
        "PLACE_FILES": [
            *(f'CreateDirectory "$INSTDIR\\{backslashed(each)}"' for each in folders),
            *(line for path in files for line in (f'Push "{backslashed(path)}"', "Call PlaceFile")),
        ],
        # Before the first file is removed, each that may be in use is tried.
        "TEST_FILES": [
            line for path in code for line in (f'Push "$INSTDIR\\{backslashed(path)}"', "Call un.TestFile")
        ],
        # The deepest folder goes first; one with other people's files stays.
        "REMOVE_FILES": [
            *(f'Delete "$INSTDIR\\{backslashed(path)}"' for path in files),
            *(f'RMDir "$INSTDIR\\{backslashed(each)}"' for each in reversed(folders)),
        ],
    }
    return "\n".join(_macro(name, lines) for name, lines in macros.items())


def languages(folder: Path = HERE) -> str:
    """Returns what NSIS has to know of the files words_*.nsh: their languages, and how /LANG= names them.

    English comes first: it is taken where the system speaks none of them.
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
    """Draws what stands beside the last page, at twice the size that NSIS asks for."""
    from PIL import Image  # of the developers' packages

    picture = Image.new("RGB", (328, 628), FELT)
    with Image.open(ICON.with_name("stolik-256.png")) as sign_of_stolik:
        picture.paste(sign_of_stolik, (36, 90), sign_of_stolik)
    picture.save(place)
    return place


def makensis() -> str:
    """Returns the compiler of NSIS: on PATH, else where its own setup puts it."""
    places = [os.environ.get(name) for name in ("ProgramFiles(x86)", "ProgramFiles")]
    candidates = ["makensis", *(str(Path(place, "NSIS", "makensis.exe")) for place in places if place)]
    for candidate in candidates:
        if path := shutil.which(candidate):
            return path
    raise Problem("makensis is missing; it makes the setup (Debian: nsis; Windows: NSIS 3).")


def target(compiler: str) -> str:
    """Returns for which Windows the setup itself is made.

    Debian's NSIS makes 64-bit setups. That of the NSIS project makes 32-bit ones, which every 64-bit Windows
    runs as well; what they install is the same.
    """
    shared = subprocess.check_output([compiler, "-HDRINFO"], text=True, stderr=subprocess.STDOUT)
    folders = [Path(compiler).parent, Path(compiler).parent.parent, Path("/usr/share/nsis")]
    defined = re.search(r"NSISDIR=([^,\s]+)", shared)
    if defined:
        folders.append(Path(defined[1]))
    return "amd64-unicode" if any((folder / STUB).exists() for folder in folders) else "x86-unicode"


def four_parts(version: str) -> str:
    """Returns a version as Windows counts: four numbers."""
    return ".".join([*re.findall(r"\d+", version), "0", "0", "0", "0"][:4])


def sign(path: Path) -> None:
    """Signs a file in place by Windows' signtool, where there is a certificate to do it with."""
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
    """Compiles the setup, signs it where that can be done, holds it to its size and returns its path."""
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
        # The uninstaller lies packed in the setup, so the compiler has it signed on the way.
        defined["SIGN"] = f'"{sys.executable}" "{Path(__file__).resolve()}" --sign'
    command = [compiler, "-V2", "-INPUTCHARSET", "UTF8"]
    if os.name != "nt":
        command.append("-WX")  # a warning that only a newer NSIS gives must not stop a release
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
        raise Problem(f"It may hold {MOST_MB} MB at most.")
    return outcome


if __name__ == "__main__":
    try:
        if sys.argv[1:2] == ["--sign"]:
            sign(Path(sys.argv[2]))
        else:
            make(*(Path(argument).resolve() for argument in sys.argv[1:]))
    except Problem as problem:
        sys.exit(str(problem))
