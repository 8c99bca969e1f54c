"""What of the setup and the MSI can be judged without compiling them; the proofs under Wine do the rest."""

from __future__ import annotations

import re
import struct
import uuid
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree

import facts
import pytest
import stolik
from windows import folder_list, make_msi, make_setup, signing

HERE = Path(__file__).parents[2] / "packaging" / "windows"
WORDS = {path.stem[6:]: path.read_text(encoding="utf-8") for path in sorted(HERE.glob("words_*.nsh"))}
SCRIPTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("*.ns[hi]")))
SETUP = (HERE / "stolik.nsi").read_text(encoding="utf-8")


def sentences(language: str) -> dict[str, str]:
    return dict(re.findall(r'^!insertmacro SAY (\w+) "(.*)"$', WORDS[language], re.M))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A frozen folder in small."""
    for name in ("stolik.exe", "_internal/a.dll", "_internal/deep/er/b.pyd", "_internal/deep/c $1.ttf"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x" * 700)
    return tmp_path


def macros(folder: Path) -> dict[str, list[str]]:
    text = folder_list.nsis_macros(folder, make_setup.TYPE_ICONS)
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


def test_the_setup_and_the_msi_use_the_names_that_all_share() -> None:
    msi = (HERE / "stolik.wxs").read_text(encoding="utf-8")
    for script in (SETUP, msi):
        assert facts.APP_ID in script
        for each in facts.FILE_TYPES:
            assert each.prog_id in script
            assert f'{each.ending}"' in script
            assert f"{each.icon}.ico" in script.replace("stolik-${kind}", each.icon)
            assert each.mime in script.replace("x-stolik-${kind}", each.mime.rpartition("/")[2])
            assert each.title in (msi if script is msi else WORDS["en"])


def test_file_types_that_are_registered_are_removed_too_and_the_version_comes_from_one_place() -> None:
    made = re.findall(r'!insertmacro REGISTER_TYPE ("\S+" "\S+")', SCRIPTS)
    gone = re.findall(r'!insertmacro UNREGISTER_TYPE ("\S+" "\S+")', SCRIPTS)
    assert made == gone == [f'"{each.ending}" "{each.prog_id}"' for each in facts.FILE_TYPES]
    assert stolik.__version__ == facts.VERSION
    assert make_setup.make.__defaults__ == (facts.FOLDER, facts.SETUP, facts.VERSION)
    assert make_msi.make.__defaults__ == (facts.FOLDER, facts.MSI, facts.VERSION)
    assert facts.VERSION not in SCRIPTS + (HERE / "stolik.wxs").read_text(encoding="utf-8")


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
    assert folder_list.kilobytes(folder) == 3


@pytest.mark.parametrize(
    "version, counted", [("0.1.0", "0.1.0.0"), ("1.2", "1.2.0.0"), ("2.0.0rc1", "2.0.0.1")]
)
def test_windows_counts_versions_in_four_numbers(version: str, counted: str) -> None:
    assert make_setup.four_parts(version) == counted


def test_what_ties_versions_of_the_msi_together_never_changes_and_its_script_is_whole() -> None:
    # A change of one of these breaks the upgrade of every machine that has an older version.
    assert 'UpgradeCode="4D5A0C2E-6B0F-4E0B-9A53-0D1B7C6E52A8"' in (HERE / "stolik.wxs").read_text(
        encoding="utf-8"
    )
    assert folder_list.stable_guid("component stolik.exe") == "ECDD176C-46D4-54BA-B974-8A7D046F78E9"
    product = ElementTree.parse(HERE / "stolik.wxs").getroot()[0]
    tags = {each.tag.rpartition("}")[2] for each in product}
    assert {"MajorUpgrade", "Feature", "Icon", "Condition"} <= tags


def test_the_msi_has_a_component_for_every_file_in_its_directory_or_says_which_name_it_cannot_take(
    folder: Path,
) -> None:
    with pytest.raises(facts.Problem, match="c "):
        make_msi.fragment(folder)
    (folder / "_internal" / "deep" / "c $1.ttf").rename(folder / "_internal" / "deep" / "c.ttf")
    tree = make_msi.fragment(folder)
    components = tree.findall(".//Component")
    names = sorted(file.get("Name", "") for file in tree.iter("File"))
    assert names == ["a.dll", "b.pyd", "c.ttf"]
    assert [each.get("Name") for each in tree.iter("Directory")] == ["_internal", "deep", "er"]
    assert {each.get("Id") for each in components} == {each.get("Id") for each in tree.iter("ComponentRef")}
    guids = {each.get("Guid") for each in components}
    assert guids == {
        folder_list.stable_guid(f"component {path}") for path in folder_list.files_of(folder)
    } - {folder_list.stable_guid(f"component {PurePosixPath('stolik.exe')}")}


def summary(code: str, seconds: int) -> bytes:
    """What stands in an MSI about itself, among other things, as wixl writes it."""
    time = (seconds + 11_644_473_600) * 10**7
    parts = {
        make_msi.CREATED: struct.pack("<IQ", make_msi.TIME, time),
        make_msi.CODE: struct.pack("<II40s", make_msi.TEXT, 39, f"{{{code}}}".encode()),
        make_msi.SAVED: struct.pack("<IQ", make_msi.TIME, time),
    }
    table, values = b"", b""
    for number, value in parts.items():
        table += struct.pack("<II", number, 8 + 8 * len(parts) + len(values))
        values += value
    section = struct.pack("<II", 8 + len(table) + len(values), len(parts)) + table + values
    return b"before" * 20 + bytes(28) + make_msi.SUMMARY + struct.pack("<I", 48) + section + b"after"


def test_the_msi_says_the_same_of_itself_every_time_and_another_code_of_other_files() -> None:
    one, other = str(uuid.uuid4()).upper(), str(uuid.uuid4()).upper()
    made = make_msi.steady(summary(one, 5), 1_700_000_000)
    assert made == make_msi.steady(summary(other, 7), 1_700_000_000)
    code = re.findall(rb"{([0-9A-F-]{36})}", made)[0].decode()
    assert made == summary(code, 1_700_000_000)
    assert code.encode() not in make_msi.steady(summary(one, 5) + b"more", 1_700_000_000)


@pytest.mark.parametrize("content", [b"", summary("", 0), make_msi.SUMMARY, summary("x" * 36, 0)[:-30]])
def test_a_summary_of_another_form_is_told_in_a_sentence(content: bytes) -> None:
    with pytest.raises(facts.Problem, match="of another form"):
        make_msi.steady(content.replace(b"{", b" "), 0)


def test_without_a_frozen_folder_it_is_told_in_a_sentence(tmp_path: Path) -> None:
    for make in (make_setup.make, make_msi.make):
        with pytest.raises(facts.Problem, match=r"stolik\.exe"):
            make(tmp_path, tmp_path / "outcome")


def test_without_a_certificate_nothing_is_signed_and_its_password_is_not_in_the_call(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("STOLIK_SIGN_PFX", raising=False)
    assert signing.sign(tmp_path / "Stolik-setup.exe") is False
    assert "not signed" in capsys.readouterr().out
    call = signing.command_for(Path("a.exe"), Path("b.exe"), "key.pfx", "stamp")
    assert call[call.index("-readpass") + 1] == "-"
    assert call[-4:] == ["-in", "a.exe", "-out", "b.exe"]
