"""The scenes of events: their order, how they are skipped, and what each of them shows and tells."""

from __future__ import annotations

from typing import Any, Final

from stolik.engine.game import TABLE, Value
from stolik.engine.json_values import to_plain
from stolik.flow import effects
from stolik.flow.flow import HASTE_SECONDS, Flow, Scene, Scenes, Shown
from stolik.flow.transition import Transition

REPLAY_MS: Final = 600
"""The least milliseconds of each step in a requested replay."""


FANFARE: Final = "bust"
"""The sound of a loss, which a calm table leaves out."""


# ---------------------------------------------------------------------- the scenes of entries


def scenes_from(flow: Flow, first: int, *, again: bool = False) -> tuple[Scene, ...]:
    """Return the steps from an entry on, given by its 0-based index, as scenes.

    With ``again``, they were shown before: they leave the log alone, and stay long enough to follow even
    without animations.
    """
    return tuple(
        [
            scene
            for entry in range(first, flow.session.length)
            for number in range(len(flow.session.steps_of(entry)))
            if not (again and number == 0 and flow.is_secret(entry))
            for scene in _scenes_of(flow, entry, number, again)
        ]
    )


def _scenes_of(flow: Flow, entry: int, number: int, again: bool) -> list[Scene]:
    """Return the scene of a step, with another for each further stage of its event."""
    public, setting, viewer = flow.timeline.event(entry, number), flow.setting, flow.viewer.seat
    rules, kind = setting.scenes, getattr(public, "kind", "")
    is_for_all = not again and kind in rules.confirmed
    waits = is_for_all
    if not again and kind in rules.confirmed_if_private and setting.is_shared:
        # What only one of several people may see is covered right afterwards: they say when they have seen
        # it.
        seen = flow.session.game.redact(flow.session.steps_of(entry)[number].event, viewer)
        waits = waits or seen != public
    stages = setting.texts.stages(public, viewer)
    least, still = rules.least_ms(kind, by_bot=_is_of_bot(flow, entry, number)), REPLAY_MS if again else 0
    first = Scene(entry, number, 1 if stages else 0, least, still, waits, is_for_all, again)
    further = [Scene(entry, number, stage, least, still, again=again) for stage in range(2, stages + 1)]
    return [first, *further]


def _is_of_bot(flow: Flow, entry: int, number: int) -> bool:
    """Return whether a step, or the last one before it in its entry that has a seat, concerns a computer."""
    for step in range(number, -1, -1):
        seat = getattr(flow.timeline.event(entry, step), "seat", None)
        if seat is not None:
            return seat != TABLE and flow.setting.levels[seat] is not None
    return False


# ---------------------------------------------------------------------- their order


def play(transition: Transition, scenes: tuple[Scene, ...]) -> None:
    """Play scenes; none can be running, since the game stands still during a scene."""
    _next(transition, scenes)


def played(transition: Transition, token: int) -> None:
    """Go on after the scene with this number; an old number has no effect."""
    scenes = transition.flow.scenes
    if scenes.busy and token == scenes.token:
        _go_on(transition, scenes.waiting)


def end_scene(transition: Transition) -> None:
    """End the running scene at once, together with those that continue it."""
    if transition.flow.scenes.busy:
        waiting = transition.flow.scenes.waiting
        while waiting and waiting[0].continues:
            apply(transition, waiting[0])
            waiting = waiting[1:]
        transition.do(effects.HurryScene())
        _go_on(transition, waiting)


def hurry(transition: Transition) -> None:
    """End the running scene because a person wants it.

    A click right at the beginning of a scene was meant for what was there before, so it doesn't end a scene
    that must be seen.
    """
    scenes = transition.flow.scenes
    must_be_seen = scenes.playing is not None and scenes.playing.least_ms > 0
    if not (must_be_seen and transition.flow.now - scenes.began < HASTE_SECONDS):
        end_scene(transition)


def finish_all(transition: Transition) -> None:
    """End the running scene and show the waiting ones without playing them, up to the next one for all.

    A running scene for all goes on.
    """
    scenes = transition.flow.scenes
    if not scenes.busy or (scenes.playing is not None and scenes.playing.for_all):
        return
    transition.do(effects.HurryScene())
    waiting = scenes.waiting
    while waiting and not waiting[0].for_all:
        apply(transition, waiting[0])
        waiting = waiting[1:]
    _go_on(transition, waiting)


def hold(transition: Transition, held: bool) -> None:
    """Stop scenes from following each other while they couldn't be seen, or resume them."""
    _set(transition, held=held)
    if not held and transition.flow.scenes.due:
        _next(transition, transition.flow.scenes.waiting)


def catch_up(transition: Transition) -> None:
    """Show all waiting scenes without playing them; nothing goes on by itself afterwards."""
    waiting = transition.flow.scenes.waiting
    drop(transition)
    for scene in waiting:
        apply(transition, scene)


def drop(transition: Transition) -> None:
    """Drop all scenes: nothing more of them is shown, and nothing goes on by itself afterwards."""
    if transition.flow.scenes.busy:
        transition.do(effects.HurryScene())
    token = transition.flow.scenes.token + 1
    _set(transition, waiting=(), token=token, playing=None, due=False, busy=False)
    transition.has_rested = False


def be_instant(transition: Transition, instant: bool) -> None:
    """From now on, show scenes at once, ending the running one, or let the screen play them."""
    _set(transition, instant=instant)
    if instant:
        finish_all(transition)


def _go_on(transition: Transition, waiting: tuple[Scene, ...]) -> None:
    """Start the next waiting scene, or note that it is due if scenes are held."""
    scenes = transition.flow.scenes
    if scenes.held and waiting:
        _set(transition, waiting=waiting, token=scenes.token + 1, playing=None, due=True)
    else:
        _next(transition, waiting)


def _next(transition: Transition, waiting: tuple[Scene, ...]) -> None:
    _, token, _, _, busy, held, _, instant = transition.flow.scenes
    if waiting and not busy:
        # No seat may act until the last scene was shown.
        _set(transition, busy=True)
    while waiting:
        scene, waiting = waiting[0], waiting[1:]
        least = max(scene.least_ms, scene.still_ms if instant else 0)
        if instant and not least and not scene.waits:
            apply(transition, scene)
            continue
        now = transition.flow.now
        transition.set(scenes=Scenes(waiting, token + 1, now, scene, busy=True, held=held, instant=instant))
        transition.do(_begin(transition.flow, scene, least))
        apply(transition, scene)
        transition.do(effects.PlayScene(token + 1))
        return
    transition.set(scenes=Scenes(token=token + 1, began=transition.flow.now, held=held, instant=instant))
    transition.has_rested = True


def _set(transition: Transition, **changes: Any) -> None:
    transition.set(scenes=transition.flow.scenes._replace(**changes))


# ---------------------------------------------------------------------- what each of them shows


def _begin(flow: Flow, scene: Scene, least_ms: int) -> effects.BeginScene:
    """Return what the screen must know before a scene, without what the viewer may not know."""
    event = flow.session.steps_of(scene.entry)[scene.step].event
    seen: Value = flow.session.game.redact(event, flow.viewer.seat)
    further = {"stage": scene.stage - 1} if scene.continues else {}
    if getattr(event, "kind", "") in flow.setting.scenes.moments:
        further["moment"] = True
    facts = {**to_plain(seen), "text": flow.timeline.text(scene.entry, scene.step), **further}
    return effects.BeginScene(facts, least_ms, scene.waits, seen, _is_of_bot(flow, scene.entry, scene.step))


def apply(transition: Transition, scene: Scene, *, silently: bool = False) -> None:
    """Show the result of a scene, tell it, and play its sound."""
    flow = transition.flow
    entry, number = scene.entry, scene.step
    event = flow.session.steps_of(entry)[number].event
    kind, rules = getattr(event, "kind", ""), flow.setting.scenes
    seen = flow.session.game.redact(event, flow.viewer.seat)
    shown = Shown(entry + 1, number + 1, seen, kind in rules.confirmed, scene.stage)
    held_back = flow.is_held_back(entry, number)
    tells = not (held_back or silently or scene.continues)
    timeline = flow.timeline if held_back or scene.again else flow.timeline.revealed(entry, number)
    transition.set(shown=shown, timeline=timeline, telling=flow.telling or tells)
    transition.show_at_once()
    flow = transition.flow
    if not tells:
        return
    celebrated = None if scene.again else _celebrated(flow, entry, number)
    sound = rules.sounds.get(kind) if celebrated is None else celebrated.words.sound
    if sound == FANFARE and flow.setting.spares(getattr(event, "seat", None)):
        sound = None
    if sound and not (number == 0 and flow.is_secret(entry)):
        transition.do(effects.Sound(sound))
    # The spoken text and the log contain only what an onlooker may know.
    transition.do(effects.Tell(flow.timeline.event(entry, number), seen, flow.timeline.text(entry, number)))
    if celebrated is not None:
        transition.do(celebrated)


def _celebrated(flow: Flow, entry: int, number: int) -> effects.Celebrate | None:
    """Return the moment in a step that the table celebrates, if any; the last ones come with the result."""
    package = flow.setting.package
    for moment in package.moments_at(flow.session, entry, number):
        words = package.messages.moments.get(moment.kind)
        if words is not None and words.sound:
            return effects.Celebrate(moment, words)
    return None
