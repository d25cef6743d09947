"""A game, its table reader, and scenes that are shown to it one after the other."""

from __future__ import annotations

from typing import Any

import numpy as np

from companion.engines import GameInProgress, Header, read_event, start, write_event
from companion.table.inputs import Action, Press
from companion.table.reading import Question, Reading, TableReader
from vision.motion.arm import Arm
from vision.scene.scene import Scenes
from vision.sightings import Sightings, UnknownSighting


class PlayedTable:
    """What a reader tells is applied to the game, and the ruling told to the reader.

    Attributes:
        game: as far as it has been played.
        reader: of that game's table.
        reading: of the last scene.
        ruling: of the last event.
    """

    reader: TableReader

    def __init__(self, header: Header) -> None:
        self.game: GameInProgress[Any, Any] = start(header)
        self.reading = Reading()
        self._scenes = Scenes()

    def show(
        self,
        sightings: Sightings,
        arms: tuple[Arm, ...] = (),
        unread: tuple[UnknownSighting, ...] = (),
        overlooked: tuple[UnknownSighting, ...] = (),
    ) -> dict[str, Any] | None:
        """Show a scene; what was told and applied, as a line of the record."""
        time, picture = float(self._scenes.count + 1), np.zeros((1, 1, 3), np.uint8)
        scene = self._scenes.following(time, sightings, arms, picture, unread=unread, overlooked=overlooked)
        return self.hear(self.reader.see(scene, self.game.position))

    def press(self, action: Action, seat: int | None = None) -> dict[str, Any] | None:
        """Press a button; what was told and applied."""
        return self.hear(self.reader.press(Press(action, 0.0, seat), self.game.position))

    def answer(self, value: str) -> dict[str, Any] | None:
        """Give the answer of that value to the reader's question; what was told and applied."""
        return self._answer(self.reading.question, value)

    def answer_in_time(self, value: str) -> dict[str, Any] | None:
        """The same of what is asked only once the table has lain so for a while."""
        return self._answer(self.reading.asked_in_time, value)

    def _answer(self, question: Question | None, value: str) -> dict[str, Any] | None:
        assert question is not None
        choice = next(choice for choice in question.choices if choice.value == value)
        return self.hear(self.reader.answer(choice, self.game.position))

    def hear(self, reading: Reading) -> dict[str, Any] | None:
        """Apply what the reader tells."""
        self.reading = reading
        return self.apply(reading.event)

    def apply(self, event: Any) -> dict[str, Any] | None:
        """Rule on an event; it comes back as a line of the record."""
        if event is None:
            return None
        self.ruling = self.game.apply(event)
        self.reader.ruled(event, self.ruling)
        return write_event(event, self.game.rules, self.game.header)

    def tell(self, line: dict[str, Any]) -> None:
        """Somebody types a legal event in."""
        self.apply(read_event(line, self.game.rules, self.game.header))
        assert self.ruling.legal
