"""Comfort asks for whom: each of its switches changes all its settings, and restores the usual values."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from stolik.engine.sitting import SeatHelps
from stolik.pages.comfort.model import MOST_PEOPLE, ComfortModel
from stolik.services.settings import Settings
from stolik.storage.profiles import Person
from stolik.storage.settings import Settings as Stored
from stolik.storage.settings import load_settings

from tests.house import House

Comfort: TypeAlias = Callable[..., Any]


@pytest.fixture
def settings(house: House) -> Settings:
    return house.settings


@pytest.fixture
def comfort(house: House) -> Comfort:
    def build(*names: str, reader: bool = False) -> Any:
        house.tables.people.people += [Person(name=name) for name in names]
        return ComfortModel(house.services, hears_screen_reader=lambda: reader)

    return build


WITH: dict[str, dict[str, Any]] = {
    "calm": {"calm": True, "pace": "relaxed", "idle_life": False},
    "large": {"scale": 1.5, "pieces": "large"},
    "byEar": {"by_ear": True},
    "fewKeys": {"switch_keys": "arrows"},
}


@pytest.mark.parametrize("switch", WITH)
def test_a_switch_sets_its_own_and_puts_back(comfort: Comfort, settings: Settings, switch: str) -> None:
    model, usual = comfort(reader=True), Stored()
    assert not model.property(switch)
    model.turn(switch, True)
    assert model.property(switch)
    assert {name: getattr(settings.stored, name) for name in WITH[switch]} == WITH[switch]
    for other in WITH:
        assert bool(model.property(other)) is (other == switch)
    model.turn(switch, False)
    assert not model.property(switch)
    assert settings.stored == usual


@pytest.mark.parametrize(
    "switch, name, other",
    [
        ("calm", "pace", "fast"),
        ("large", "pieces", "wood"),
        ("large", "scale", 1.2),
        ("byEar", "muted", True),
    ],
)
def test_a_switch_is_on_only_while_all_that_belongs_to_it_is_so(
    comfort: Comfort, settings: Settings, switch: str, name: str, other: Any
) -> None:
    model = comfort(reader=True)
    model.turn(switch, True)
    settings.change(name, other)
    assert not model.property(switch)


def test_larger_than_large_is_large_too(comfort: Comfort, settings: Settings) -> None:
    model = comfort()
    model.turn("large", True)
    settings.change("scale", 2.0)
    assert model.large


def test_where_the_screen_wants_large_type_it_is_put_back(comfort: Comfort, settings: Settings) -> None:
    settings.usual_scale = 1.8
    model = comfort()
    model.turn("large", True)
    assert settings.stored.scale == 2.0
    model.turn("large", False)
    assert settings.stored.scale == 1.8


def test_other_four_keys_than_the_arrows_stay_chosen(comfort: Comfort, settings: Settings) -> None:
    settings.change("switch_keys", "keypad")
    model = comfort()
    assert model.fewKeys
    model.turn("fewKeys", True)
    assert settings.stored.switch_keys == "keypad"


@pytest.mark.parametrize("reader", [True, False])
def test_a_voice_speaks_beside_no_screen_reader(
    comfort: Comfort, settings: Settings, monkeypatch: pytest.MonkeyPatch, reader: bool
) -> None:
    from stolik.services import speech as system_voices

    monkeypatch.setattr(system_voices, "voices_here", lambda: ("a voice",))
    model = comfort(reader=reader)
    model.turn("byEar", True)
    assert settings.stored.read_aloud is not reader
    assert model.byEar


@pytest.mark.parametrize(
    "reader, voices, heard", [(False, (), False), (True, (), True), (False, ("a voice",), True)]
)
def test_it_is_told_whether_anything_speaks_here(
    comfort: Comfort,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    reader: bool,
    voices: tuple[str, ...],
    heard: bool,
) -> None:
    from stolik.services import speech as system_voices

    monkeypatch.setattr(system_voices, "voices_here", lambda: voices)
    assert comfort(reader=reader).isHeard is heard


def test_a_person_has_their_own_calm_table_and_pieces(comfort: Comfort, settings: Settings) -> None:
    model = comfort("Ala", "Jan")
    assert [row.name for row in model.people.rows] == ["Ala", "Jan"]
    model.choose("Ala")
    model.turn("calm", True)
    assert model.calm
    assert settings.stored == Stored()
    assert model._tables.people.find("Ala").helps.calm
    model.choose("Jan")
    assert not model.calm
    model.turn("large", True)
    assert model._tables.people.find("Jan").helps.large_print
    model.choose("")
    assert not model.calm
    assert not model.large


def test_what_everybody_has_a_person_has_too(comfort: Comfort, settings: Settings) -> None:
    model = comfort("Ala")
    model.turn("calm", True)
    model.choose("Ala")
    assert model.calm
    assert model.isCalmForAll
    assert not model.isLargeForAll
    model.turnForAll("large", True)
    assert model.isLargeForAll
    assert settings.stored.pieces == "large"


def test_ears_and_keys_are_everybodys_whoever_is_chosen(comfort: Comfort, settings: Settings) -> None:
    model = comfort("Ala", reader=True)
    model.choose("Ala")
    model.turn("fewKeys", True)
    model.turn("byEar", True)
    assert settings.stored.switch_keys == "arrows"
    assert settings.stored.by_ear
    assert model._tables.people.find("Ala").helps == SeatHelps()


def test_those_who_played_last_can_be_chosen(comfort: Comfort, settings: Settings) -> None:
    names = [f"P{number}" for number in range(MOST_PEOPLE + 3)]
    assert [row.name for row in comfort(*names).people.rows] == names[:MOST_PEOPLE]


def test_an_older_settings_file_opens_as_before(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    old = Stored(scale=1.3, by_ear=True, pieces="wood").plain()
    del old["calm"], old["pace_chosen"]
    file.write_text(json.dumps(old), "utf-8")
    loaded = load_settings(file)
    assert loaded.fault is None
    assert loaded.document == Stored(scale=1.3, by_ear=True, pieces="wood")
