"""Views of an evening, one after the other as its plays are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from companion.engines import Header, read_event
from companion.engines.registry import rules_of
from companion.evening.entries import ToldBy
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
