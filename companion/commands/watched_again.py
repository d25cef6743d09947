"""A recorded evening watched once more, by the eye and the readers as they are now."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from companion.cameras.chosen import ChosenCamera
from companion.cameras.recording import Recording
from companion.cameras.sources import RecordingSource
from companion.commands.filmed import as_filmed, sized_as_filmed
from companion.commands.known_tables import filmed_table
from companion.commands.opening import make_sitting
from companion.decks.chosen import brought
from companion.engines import Reason
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.machine.settings import Settings
from companion.rehearsal.watched import Asked, Measures
from companion.table.inputs import Press


@dataclass(frozen=True, slots=True)
class WatchedAgain:
    """What came of it.

    Attributes:
        events: what was told, in order.
        measures: what was counted meanwhile.
        watched: seconds at the table.
        wall: seconds that it took.
        cut: why it ends too early, None where it does not.
    """

    events: tuple[Any, ...]
    measures: Measures
    watched: float
    wall: float
    cut: Reason | None


def watch_again(folder: Path, language: str) -> WatchedAgain:
    """Watch a recording; nothing of it is kept.

    Args:
        folder: where it lies.
        language: of what is told of a damaged table.

    Raises:
        RecordingError: it cannot be read.
        DeckError: a deck that lies with it is damaged.
        UnfitDeckError: such a deck cannot be played with.
        ModelError: a network is missing or damaged.
    """
    begun, recording, camera = time.perf_counter(), Recording(folder), ChosenCamera.named(str(folder))
    with TemporaryDirectory() as place, closing(Journal(Path(place) / "again.sqlite")) as journal:
        evening = Evening.begin(journal, recording.header)
        as_filmed(evening, camera)
        table = filmed_table(camera, language)
        settings = sized_as_filmed(Settings(language=language), camera)
        sitting = make_sitting(evening, settings, None, table, decks=brought(folder))
        source = RecordingSource(recording, lambda: sitting.asking.question)
        measures, asked = Measures(), Asked()
        first: float | None = None
        while not (sitting.quit or source.over):
            moment = source.next()
            if isinstance(moment, Press):
                sitting.press(moment)
            elif moment is not None:
                measures.frames += 1
                sitting.step(moment)
            first = source.now() if first is None else first
            asked.note(sitting.asking.question, measures)
        events = tuple(ruled.event for ruled in evening.ruled)
    watched = 0.0 if first is None else source.now() - first
    return WatchedAgain(events, measures, watched, time.perf_counter() - begun, recording.cut)
