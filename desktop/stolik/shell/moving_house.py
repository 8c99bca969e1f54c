"""Moves the data folder of a start that has claimed it, and claims the new one."""

from __future__ import annotations

from pathlib import Path

from stolik.pages import kept_names
from stolik.shell.single_instance import Claim, SingleInstance
from stolik.shell.wait_notice import WaitNotice
from stolik.storage.moving import Release, move, remove_if_empty
from stolik.storage.place import Place


def move_house(place: Place, instance: SingleInstance) -> tuple[Place, SingleInstance]:
    """Return the place in use after the move, and the claim of its folder."""
    if place.gone:
        return place, instance
    claims = {place.root: instance}

    def claim(folder: Path) -> Release | None:
        claims[folder] = SingleInstance(folder)
        return claims[folder].release if claims[folder].claim() is Claim.FIRST else None

    notice = WaitNotice(place.paths.settings)
    if place.note.wanted:
        notice.tell_of_move()
    moved = move(place, claim, kept_names())
    notice.close()
    if moved.root != place.root:
        instance.release()
        remove_if_empty(moved, place.root)
    return moved, claims[moved.root]
