"""The checks of the setup that don't need compiling; `try_setup.py` does the rest."""

from __future__ import annotations

import re
from pathlib import Path

import facts
import pytest
import stolik
from windows import make_setup

HERE = Path(__file__).parents[2] / "packaging" / "windows"
WORDS = {path.stem[6:]: path.read_text(encoding="utf-8") for path in sorted(HERE.glob("words_*.nsh"))}
SCRIPTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("*.ns[hi]")))
SETUP = (HERE / "stolik.nsi").read_text(encoding="utf-8")


def sentences(language: str) -> dict[str, str]:
    return dict(re.findall(r'^!insertmacro SAY (\w+) "(.*)"$', WORDS[language], re.M))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a small frozen folder."""
    for name in ("stolik.exe", "_internal/a.dll", "_internal/deep/er/b.pyd", "_internal/deep/c $1.ttf"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x" * 700)
    return tmp_path


def macros(folder: Path) -> dict[str, list[str]]:
    text = make_setup.nsis_macros(folder)
    found = re.findall(r"^!macro (\w+)\n(.*?)^!macroend$", text, re.M | re.S)
    return {name: [line.strip() for line in lines.splitlines()] for name, lines in found}


@pytest.mark.parametrize("language", WORDS)
def test_every_language_has_the_same_sentences_and_none_is_empty(language: str) -> None:
    english, other = sentences("en"), sentences(language)
    assert list(english) == list(other)
    assert all(each.strip() for each in other.values())
    for name, sentence in english.items():
        places = re.findall(r"\$\w+|\$\{\w+\}", sentence)
        assert sorted(places) == sorted(re.findall(r"\$\w+|\$\{\w+\}", other[name])), name
    assert WORDS[language].rstrip().splitlines()[-1].startswith("!insertmacro VERSION_INFO ")


def test_a_language_of_the_setup_is_a_file(tmp_path: Path) -> None:
    for code, name in (("de", "German"), ("en", "English"), ("pl", "Polish")):
        (tmp_path / f"words_{code}.nsh").write_text(f"; Words\n; NSIS: {name}\n", "utf-8")
    text = make_setup.languages(tmp_path)
    assert re.findall(r'MUI_LANGUAGE "(\w+)"', text) == ["English", "German", "Polish"]
    chosen = re.findall(r'\$0 == "(\w+)"\n    StrCpy \$LANGUAGE \$\{LANG_(\w+)\}', text)
    assert chosen == [("en", "ENGLISH"), ("de", "GERMAN"), ("pl", "POLISH")]
    (tmp_path / "words_xx.nsh").write_text("; Words\n", "utf-8")
    with pytest.raises(facts.Problem, match=r"words_xx\.nsh has no line"):
        make_setup.languages(tmp_path)


def test_the_setup_stays_with_its_user_and_removes_whole_folders_only_of_ours() -> None:
    assert "RequestExecutionLevel user" in SETUP
    assert not re.search(r"\bHKLM\b|\bSHCTX\b|\bHKCR\b|\$PROGRAMFILES|SetShellVarContext all", SCRIPTS)
    removed = set(re.findall(r'RMDir /r "([^"]+)"', SCRIPTS))
    assert removed == {"${STAGE}", "${DATA}", r"${DATA}\cache"}
    used = set(re.findall(r"\$\(([A-Z_]+)\)", SCRIPTS))
    assert used == set(sentences("en"))


def test_the_setup_uses_the_names_that_all_share() -> None:
    assert facts.APP_ID in SETUP
    for each in facts.FILE_TYPES:
        assert each.prog_id in SETUP
        assert f'{each.ending}"' in SETUP
        assert f"{each.icon}.ico" in SETUP.replace("stolik-${kind}", each.icon)
        assert each.mime in SETUP.replace("x-stolik-${kind}", each.mime.rpartition("/")[2])
        assert each.title in WORDS["en"]


def test_file_types_that_are_registered_are_removed_too_and_the_version_comes_from_one_place() -> None:
    made = re.findall(r'!insertmacro REGISTER_TYPE ("\S+" "\S+")', SCRIPTS)
    gone = re.findall(r'!insertmacro UNREGISTER_TYPE ("\S+" "\S+")', SCRIPTS)
    assert made == gone == [f'"{each.ending}" "{each.prog_id}"' for each in facts.FILE_TYPES]
    assert stolik.__version__ == facts.VERSION
    assert make_setup.make.__defaults__ == (facts.FOLDER, facts.SETUP)
    assert facts.VERSION not in SCRIPTS


def test_the_lists_unpack_test_and_remove_every_file_and_folder_the_deepest_first(folder: Path) -> None:
    found = macros(folder)
    placed = [line[6:-1] for line in found["PLACE_FILES"] if line.startswith("Push")]
    inside = ["_internal\\a.dll", "_internal\\deep\\c $$1.ttf", "_internal\\deep\\er\\b.pyd", "stolik.exe"]
    assert placed == [*inside, "stolik-record.ico", "stolik-tournament.ico"]
    assert len([line for line in found["STAGE_FILES"] if line.startswith("File")]) == len(placed)
    removed = [line[8:-1] for line in found["REMOVE_FILES"] if line.startswith("Delete")]
    assert removed == [f"$INSTDIR\\{name}" for name in placed]
    made = [line[17:-1] for line in found["PLACE_FILES"] if line.startswith("CreateDirectory")]
    removed = [line[7:-1] for line in found["REMOVE_FILES"] if line.startswith("RMDir")]
    assert removed == made[::-1]
    assert removed == [f"$INSTDIR\\_internal{rest}" for rest in ("\\deep\\er", "\\deep", "")]
    tested = [line for line in macros(folder)["TEST_FILES"] if line.startswith("Push")]
    assert [line.rpartition("\\")[2] for line in tested] == ['a.dll"', 'b.pyd"', 'stolik.exe"']
    assert macros(folder) == macros(folder)
    assert make_setup.kilobytes(folder) == 3


@pytest.mark.parametrize(
    "version, counted", [("0.1.0", "0.1.0.0"), ("1.2", "1.2.0.0"), ("2.0.0rc1", "2.0.0.1")]
)
def test_windows_counts_versions_in_four_numbers(version: str, counted: str) -> None:
    assert make_setup.four_parts(version) == counted


def test_that_there_is_no_frozen_folder_or_no_certificate_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(facts.Problem, match=r"stolik\.exe"):
        make_setup.make(tmp_path, tmp_path / "outcome")
    monkeypatch.delenv("STOLIK_SIGN_PFX", raising=False)
    make_setup.sign(Path("Stolik-setup.exe"))
    assert "is not signed" in capsys.readouterr().out
