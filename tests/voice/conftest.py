"""Views of an evening, one after the other as its plays are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from companion.engines import Header, read_event
from companion.engines.registry import rules_of
from companion.evening.course import course_of, put_right
from companion.evening.entries import Telling, ToldBy
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.sitting.view import GameView, View
from tests.screens.sample_views import changed, view_of

GREY = np.full((72, 128, 3), 90, np.uint8)


class Told:
    """An evening that is told line by line."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening

    def tell(self, *lines: dict[str, Any], **changes: Any) -> View:
        """The view after some more lines of the record, as a sitting would show it."""
        header = self.evening.header
        for line in lines:
            self.evening.tell(read_event(line, rules_of(header.game), header), ToldBy.CAMERA)
        return self._view(**changes)

    def put_right(self, number: int, line: dict[str, Any]) -> View:
        """The view once that line stands in the place of the step of that index."""
        header = self.evening.header
        right = Telling(read_event(line, rules_of(header.game), header), ToldBy.CORRECTION)
        self.evening.tell_all(*put_right(course_of(self.evening.ruled), number, right, header))
        return self._view()

    def _view(self, **changes: Any) -> View:
        game = GameView.of(self.evening)
        view = changed(view_of(self.evening, GREY), turn=game.turn, dealer=game.dealer)
        return changed(view, **changes)


@pytest.fixture
def told(tmp_path) -> Callable[..., Told]:
    """Begins an evening of a game."""

    def begin(
        game: str = "up-and-down", players: tuple[str, ...] = ("Kim", "Leah", "Alex"), **options: Any
    ) -> Told:
        journal = Journal(tmp_path / f"{game}.sqlite")
        return Told(Evening.begin(journal, Header(game, players, options)))

    return begin
