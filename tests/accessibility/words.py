"""The names by which a person who only listens plays each of the games, from the first page to the end."""

from __future__ import annotations

from typing import Final, NamedTuple


class Words(NamedTuple):
    """Patterns of names in one language."""

    begin: tuple[str, ...]
    """What is pressed from the first page to the table, one after the other."""

    moves: tuple[str, ...]
    """What is pressed at the table: the first of them that can be."""

    parts: tuple[str, ...] = ()
    """What is pressed before that where it can be, and isn't a move yet."""

    beside: str = ""
    """What the other is heard to do with the same roll; for a while the listener enters it after them."""


AGAIN: Final = {"en": "Again", "pl": "Jeszcze raz"}
"""What can be pressed when the game is over, and not before."""

GO_ON: Final = {"en": "Click to continue", "pl": "Kliknij, aby iść dalej"}
"""What puts away the score card of Rummikub."""

PROMPT: Final = {"en": ".+ can choose: .+", "pl": ".+, do wyboru: .+"}
"""What is told when a person is to move, but in Rummikub."""

TO_MOVE: Final = {"en": "Ala, (open with|lay tiles or) .+", "pl": "Ala, wyłóż .+"}
"""What is told when a turn of Rummikub begins."""

NOWHERE: Final = {
    "en": ("Table", "Playing area", "Watch; press Space to continue"),
    "pl": ("Stolik", "Pole gry", "Patrz, co się dzieje; spacja: dalej"),
}
"""The places where the keyboard isn't when a person is to move."""

RANKING: Final = r"1\. .+: .+; 2\. .+: .+\."
"""How the final ranking is told."""

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
    # What is pressed at the table is known beforehand.
    ("rummikub", "en"): Words(("Continue",), ()),
    ("rummikub", "pl"): Words(("Graj dalej",), ()),
}  # fmt: skip
