"""The written rules of every game: complete, numbered alike, and each paragraph proved by a test."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from stolik.engine.game_library import find_games, load_package
from stolik.engine.package import GameInfo

ROOT = Path(__file__).parents[2]
LANGUAGES = sorted({path.stem for path in ROOT.glob("desktop/stolik/games/*/ui/help/*.md")})

every_game = pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)


def folder(info: GameInfo) -> Path:
    return ROOT / "desktop" / "stolik" / "games" / info.id


def help_page(info: GameInfo, language: str) -> str:
    return (folder(info) / "ui" / "help" / f"{language}.md").read_text(encoding="utf-8")


def paragraphs(info: GameInfo) -> list[str]:
    text = (folder(info) / "rulings.md").read_text(encoding="utf-8")
    return re.findall(r"^\*\*§(\d+\.\d+)\*\*", text, re.M)


def sections(text: str, mark: str) -> list[str]:
    return re.findall(rf"^## {mark}(\d+)\b", text, re.M)


@every_game
def test_the_rulings_are_numbered_without_gaps_all_that_is_cited_is_there_and_proved_by_a_test_of_its_number(
    info: GameInfo,
) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs(info)]
    assert numbers[0] == (1, 1)
    for (section, paragraph), following in pairwise(numbers):
        assert following in ((section, paragraph + 1), (section + 1, 1))
    there = {*paragraphs(info), *(number.split(".")[0] for number in paragraphs(info))}
    rulings = (folder(info) / "rulings.md").read_text(encoding="utf-8")
    there |= set(sections(rulings, "§"))
    for path in folder(info).rglob("*"):
        if path.suffix in (".py", ".md"):
            cited = re.findall(r"§(\d+(?:\.\d+)?)", path.read_text(encoding="utf-8"))
            assert set(cited) <= there, path.name
    tests = (ROOT / "tests" / "games" / info.id).rglob("test_rules*.py")
    found = re.findall(
        r"^def test_(\d+)_(\d+)_", "\n".join(path.read_text(encoding="utf-8") for path in tests), re.M
    )
    assert {".".join(number) for number in found} == set(paragraphs(info))


@every_game
def test_the_help_has_the_sections_of_the_rulings_with_as_many_paragraphs_in_plain_markdown_in_every_language(
    info: GameInfo,
) -> None:
    wanted = list(dict.fromkeys(number.split(".")[0] for number in paragraphs(info)))
    for language in LANGUAGES:
        assert sections(help_page(info, language), "") == wanted
    english, *others = (help_page(info, language).split("\n## ") for language in ("en", *LANGUAGES))
    for other in others:
        assert [part.count("\n\n") for part in english] == [part.count("\n\n") for part in other]
        assert [part.count("\n- ") for part in english] == [part.count("\n- ") for part in other]
    for language in LANGUAGES:
        page = help_page(info, language)
        assert len(re.findall(r"^# ", page, re.M)) == 1
        # A separate line may be a picture, whose items "|" separates, or name a scene.
        text = re.sub(r"^!\[[^\]\n]*\]\([^)\n]+\)$", "", page, flags=re.M)
        assert not re.search(r"[<|`]|\]\(|^###", text, re.M)


def shared_rules(rules: list[Path]) -> set[Path]:
    found: set[Path] = set()
    waiting = list(rules)
    while waiting:
        text = waiting.pop().read_text(encoding="utf-8")
        names = re.findall(r"^from stolik\.engine\.([\w.]+) import", text, re.M)
        used = {ROOT / "desktop/stolik/engine" / f"{name.replace('.', '/')}.py" for name in names}
        waiting += used - found
        found |= used
    return found


@every_game
def test_every_reason_of_the_rules_has_a_sentence_and_its_paragraph(info: GameInfo) -> None:
    messages = load_package(info.id).messages
    rules = sorted((folder(info) / "rules").rglob("*.py"))
    given = re.compile(r'(?:Rejection|Fault)\(\s*"(\w+)"')
    texts = [path.read_text(encoding="utf-8") for path in (*rules, *shared_rules(rules))]
    # Positions that no editor can set up, and files that aren't records, are handled by the engine.
    codes = {code for text in texts for code in given.findall(text)} - {
        "position_unsettled",
        "not_a_record",
        "no_such_seat",
    }
    quoted = {code: paragraph for code, (paragraph, _) in messages.refusals.items() if paragraph}
    assert codes == set(quoted)
    assert set(quoted.values()) <= set(paragraphs(info))
    rulings = (folder(info) / "rulings.md").read_text(encoding="utf-8")
    assert all(f"`{code}`" in rulings for code in codes)


@every_game
def test_the_help_tells_how_much_luck_was_measured(info: GameInfo) -> None:
    """It isn't stated if a seat doesn't see all luck, or if values are only guesses."""
    rulings = (folder(info) / "rulings.md").read_text(encoding="utf-8")
    measured = re.findall(r"^\| 2 \| fair with itself \| ([\d.]+) ± ", rulings, re.M)
    assert not (measured and "Not measured yet." in rulings)
    guessed = re.search(r"^\| mean amount of a revaluation, points \|.*\bmissed\b", rulings, re.M)
    told = [] if info.has_secrets or guessed else [f"{float(share):.0f}" for share in measured]
    for language in LANGUAGES:
        lead = help_page(info, language).split("## ", 1)[0]
        assert re.findall(r"\*\*(\d+)%\*\*", lead) == told, language
        # It is the share between two computers of that level only.
        named = {"en": "*Fair* computers", "pl": "komputery *Zwykły*"}
        assert (named[language] in lead) is bool(told)


def test_the_help_of_rummikub_tells_how_the_tiles_are_dealt_on_a_real_table() -> None:
    (info,) = [info for info in find_games() if info.id == "rummikub"]
    for language, told in {
        "en": ("aged 8 to 108", "in blocks of seven, the last one of eight", "two blocks of seven"),
        "pl": ("od 8 do 108 lat", "w blokach po siedem, ostatni ma osiem", "dwa bloki po siedem"),
    }.items():
        assert all(each in help_page(info, language) for each in told), language
