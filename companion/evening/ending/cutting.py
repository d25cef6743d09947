"""How the film of a game's best moments is cut: which of its pictures are shown, in which order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from companion.engines import Reason
from companion.evening.ending.game_ending import Moment
from companion.evening.ending.story import Story

LEAD: Final = 3
"""So many plays before a moment are shown quickly, so that people see how it came about."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment in the film.

    Attributes:
        told: what is said of it.
        lead: the journal's entries that led to it, oldest first.
        entry: its own.
    """

    told: Reason
    lead: tuple[int, ...]
    entry: int


def cut(story: Story, moments: Iterable[Moment]) -> tuple[Scene, ...]:
    """The scenes of a film, in order; no entry is shown twice."""
    shown: set[int] = set()
    scenes = []
    entries = sorted(played.entry for played in (*story.plays, *story.called))
    for moment in moments:
        before = [entry for entry in entries if entry < moment.entry][-LEAD:]
        lead = tuple(entry for entry in before if entry not in shown)
        shown.update((*lead, moment.entry))
        scenes.append(Scene(moment.told, lead, moment.entry))
    return tuple(scenes)
