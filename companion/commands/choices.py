"""What people choose by touch during an evening in a window: it holds from then on, and is kept."""

from __future__ import annotations

import argparse
from dataclasses import replace

from companion.cameras.chosen import ChosenCamera
from companion.commands.preferences import keep_choice, settings_after
from companion.commands.shelf import PlayedDecks, Shelf
from companion.engines import Header, Reason
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.screens.equipment import DeckRow, PlayWith
from companion.screens.history_intents import MarkGuest
from companion.screens.preferences import Choice
from companion.screens.voice_intents import Spelled


class Choices:
    """The settings as they stand now, and the decks that follow from them.

    Args:
        options: of the command line; a deck that is named there goes before the settings.
        places: where the settings' file and the taught decks lie.
        settings: as they were read.
        camera: the camera.

    Attributes:
        settings: what holds now.
        kept: whether the last choice could be written down.
    """

    def __init__(
        self, options: argparse.Namespace, places: Folders, settings: Settings, camera: ChosenCamera
    ) -> None:
        self.settings = settings
        self.kept = True
        self._file = places.settings
        ours_alone = camera.is_simulated or (camera.is_recording and not options.deck)
        self._shelf = Shelf(places.decks, tuple(options.deck), ours_alone)

    def take(self, choice: Choice | PlayWith | Spelled | MarkGuest) -> None:
        """Somebody has chosen something."""
        self.settings = settings_after(self.settings, choice)
        self.kept = keep_choice(self._file, self.settings, choice)

    def decks_of(self, game: str) -> tuple[DeckRow, ...]:
        """What a game would be read with, and what else could be chosen."""
        rows = self._shelf.rows(game, dict(self.settings.decks))
        if self.kept:
            return rows
        said = Reason("deck-not-kept")
        return tuple(row if row.settled else replace(row, note=row.note or said) for row in rows)

    def played(self, header: Header) -> PlayedDecks:
        """What a game is read with that begins now or goes on."""
        return self._shelf.played(header, dict(self.settings.decks))

    def agreed(self, header: Header) -> Header:
        """A new game's header, with the suits in the order in which a taught UP&DOWN card bears them."""
        ring = self._printed_ring(header.game)
        if ring is None:
            return header
        return Header(header.game, header.players, {**header.options, "ring": list(ring)})

    def chosen(self, header: Header) -> Header:
        """A game's header without the order of suits, where that is printed on a taught UP&DOWN card."""
        if self._printed_ring(header.game) is None:
            return header
        options = {name: value for name, value in header.options.items() if name != "ring"}
        return Header(header.game, header.players, options)

    def _printed_ring(self, game: str) -> tuple[str, ...] | None:
        """The suits clockwise around the taught UP&DOWN card that a game is read with, None for ours."""
        return next((row.ring for row in self.decks_of(game) if row.ring is not None), None)
