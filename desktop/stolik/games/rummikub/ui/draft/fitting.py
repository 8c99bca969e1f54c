"""Where tiles belong that are put down near a set, or nowhere: the set that they make longer or whole."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.game import Rejection
from stolik.games.rummikub.rules.sets.melds import is_set
from stolik.games.rummikub.rules.tiles import Tile
from stolik.games.rummikub.ui.draft.set_joining import in_set_order, may_become_set
from stolik.games.rummikub.ui.draft.turn_draft import LaidSet, TurnDraft


def belongs(tiles: Sequence[Tile], one: LaidSet, index: int) -> bool:
    """Return whether tiles put before the tile at ``index`` of a set make it longer, or nearer to a set."""
    row = in_set_order((*one.tiles[:index], *tiles, *one.tiles[index:]))
    return is_set(row) or may_become_set(row)


def in_place(draft: TurnDraft, tiles: Sequence[Tile]) -> TurnDraft | Rejection:
    """Return the draft with tiles laid where they belong.

    That is a set of their own where they are one, else the only set that they make longer or whole; they are
    refused where there is none, or more than one, whose numbers are the fact ``homes``. The sets of others
    that can't be touched yet count only where there are no other ones.
    """
    if is_set(in_set_order(tuple(tiles))):
        return draft.lay(tiles)
    homes = {
        one.id: draft.add(tiles, one.id, len(one.tiles))
        for one in draft.current
        if set(one.tiles).isdisjoint(tiles) and is_set(in_set_order((*one.tiles, *tiles)))
    }
    homes = {number: done for number, done in homes.items() if isinstance(done, TurnDraft)} or homes
    if not homes:
        return Rejection("fits_in_no_set")
    if len(homes) > 1:
        return Rejection("fits_in_several_sets", {"homes": tuple(homes)})
    return next(iter(homes.values()))
