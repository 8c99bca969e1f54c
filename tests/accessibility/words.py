"""The names by which a person who only listens plays each game, from the first page to the end."""

from __future__ import annotations

from typing import Final, NamedTuple


class Words(NamedTuple):
    """Patterns of names in one language."""

    begin: tuple[str, ...]
    """Pressed one after the other from the first page to the table."""

    moves: tuple[str, ...]
    """Pressed at the table: the first one that is available."""

    parts: tuple[str, ...] = ()
    """Pressed before that if available, without being a move yet."""

    beside: str = ""
    """Heard when the other player uses the same roll; for a while the listener copies that entry."""


AGAIN: Final = {"en": "Again", "pl": "Jeszcze raz"}
"""The button that is only available when the game is over."""

GO_ON: Final = {"en": "Click to continue", "pl": "Kliknij, aby iść dalej"}
"""The button that puts away the score card of Rummikub."""

PROMPT: Final = {"en": ".+ can choose: .+", "pl": ".+, do wyboru: .+"}
"""The announcement when a person is to move, except in Rummikub."""

TO_MOVE: Final = {"en": "Ala, (open with|lay tiles or) .+", "pl": "Ala, wyłóż .+"}
"""The announcement when a turn of Rummikub begins."""

NOWHERE: Final = {
    "en": ("Table", "Playing area", "Watch; press Space to continue"),
    "pl": ("Stolik", "Pole gry", "Patrz, co się dzieje; spacja: dalej"),
}
"""Where the keyboard focus mustn't be when a person is to move."""

RANKING: Final = r"1\. .+: .+; 2\. .+: .+\."
"""The announcement of the final ranking."""

WORDS: Final = {
    ("pickomino", "en"): Words(
        ("Play Worms", "To the table"),
        (r"Take tile \d+", "Steal tile .+",
         *(f"Die, {face}, can be set aside" for face in ("worm", 5, 4, 3, 2, 1)), r"Roll \d dice|Roll 1 die"),
    ),
    ("pickomino", "pl"): Words(
        ("Graj: Robale", "Do stolika"),
        (r"Weź płytkę \d+", r"Podbierz płytkę .+",
         *(f"Kostka, {face}, można odłożyć" for face in ("robal", 5, 4, 3, 2, 1)), r"Rzuć \d kostk(ą|ami)"),
    ),
    ("ryzyk_fizyk", "en"): Words(
        ("Play Ryzyk-Fizyk", "To the table"), (r"Bank \d+ points?", r"Roll \d dice|Roll 1 die"),
    ),
    ("ryzyk_fizyk", "pl"): Words(
        ("Graj: Ryzyk-Fizyk", "Do stolika"), ("Dopisz do konta .+", r"Rzuć \d kostk(ą|ami)"),
    ),
    ("knaster", "en"): Words(
        ("Play Circles", "Add a computer", "Gentle", "To the table"),
        (r"Draw \d circles?", r".+: [^.]+\. Circle this .+", r".+: empty\. Write .+ – .+ circles?.*",
         r".+: empty\. Write .+", "Pass", "Roll both dice"),
        (r".+: \d+\. Can be circled.*", "Bonus .+, just filled: .+"),
        "Bolek: (writes|circles) .+",
    ),
    ("knaster", "pl"): Words(
        ("Graj: Kółka", "Dodaj komputer", "Łagodny", "Do stolika"),
        ("Narysuj .+", r".+: [^.]+\. Zakreśl tę liczbę.+", r".+: puste\. Wpisz tu .+ – .+ kół(ko|ka|ek).*",
         r".+: puste\. Wpisz tu .+", "Spasuj", "Rzuć obiema kostkami"),
        (r".+: \d+\. Można zakreślić.*", "Premia .+, właśnie zapełniony: .+"),
        "Bolek: (wpisuje|zakreśla) .+",
    ),
    # The presses at this table are known beforehand.
    ("rummikub", "en"): Words(("Continue",), ()),
    ("rummikub", "pl"): Words(("Graj dalej",), ()),
}  # fmt: skip
