"""Who looks at a shared screen, and what others must not notice."""

from __future__ import annotations

from stolik.hotseat.privacy import Viewer


def seen_by(viewer: Viewer) -> tuple[bool, int | None, int | None]:
    return viewer.is_shared, viewer.seat, viewer.awaited


def test_without_secrets_nobody_needs_to_be_anybody() -> None:
    viewer = Viewer(False, (0, 1))
    viewer.wait_for(1)
    assert not viewer.pass_to(1)
    assert not viewer.cover()
    assert not viewer.reveal()
    assert seen_by(viewer) == (False, None, None)
    assert not viewer.hides(0)


def test_one_person_alone_is_always_the_viewer() -> None:
    viewer = Viewer(True, (2,))
    viewer.wait_for(2)
    viewer.pass_to(None)
    viewer.cover()
    assert seen_by(viewer) == (False, 2, None)


def test_bots_among_themselves_have_an_onlooker() -> None:
    assert seen_by(Viewer(True, ())) == (False, None, None)


def test_several_people_make_known_that_they_are_there() -> None:
    viewer = Viewer(True, (0, 2))
    assert seen_by(viewer) == (True, None, None)
    assert viewer.wait_for(2)
    assert not viewer.wait_for(2)
    assert seen_by(viewer) == (True, None, 2)
    assert viewer.reveal()
    assert seen_by(viewer) == (True, 2, None)
    assert not viewer.reveal()
    assert viewer.cover()
    assert not viewer.cover()
    assert seen_by(viewer) == (True, None, None)


def test_the_screen_passes_on_to_nobody_first() -> None:
    viewer = Viewer(True, (0, 1))
    viewer.wait_for(0)
    viewer.reveal()
    assert not viewer.pass_to(0)
    assert seen_by(viewer) == (True, 0, None)
    assert viewer.pass_to(1)
    assert seen_by(viewer) == (True, None, None)
    assert not viewer.pass_to(1)


def test_everybody_but_the_viewer_is_covered_at_four_seats() -> None:
    viewer = Viewer(True, range(4))
    assert all(viewer.hides(seat) for seat in range(4))
    for looking in range(4):
        viewer.wait_for(looking)
        viewer.reveal()
        assert [seat for seat in range(4) if not viewer.hides(seat)] == [looking]
