"""A game is opened in a window: its evening, and what watches it with what people have chosen by then."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from datetime import date

from companion.cameras.chosen import ChosenCamera
from companion.cameras.evening_film import Surroundings
from companion.commands.choices import Choices
from companion.commands.devices import usable_buttons
from companion.commands.filmed import as_filmed, surroundings
from companion.commands.known_tables import table_of
from companion.commands.opening import Openers
from companion.commands.played_game import PlayedGame
from companion.engines import Header, Reason
from companion.evening.dating import unset_clock
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.machine.folders import Folders
from companion.sitting import Sitting


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A game that can be played now.

    Attributes:
        game: watches, and is told by hand.
        surroundings: what a film of it needs.
        unused: why something that was chosen is not used.
    """

    game: PlayedGame
    surroundings: Surroundings
    unused: tuple[Reason, ...]


class GameOpener:
    """Opens one game of an evening after the other.

    Args:
        options: of the command line.
        places: the owner's folders.
        camera: the camera.
        journal: where evenings are kept.
        choices: what people have chosen.
        openers: open what a game is played with.
    """

    def __init__(
        self,
        options: argparse.Namespace,
        places: Folders,
        camera: ChosenCamera,
        journal: Journal,
        choices: Choices,
        openers: Openers,
    ) -> None:
        self._options = options
        self._places = places
        self._camera = camera
        self._journal = journal
        self._choices = choices
        self._openers = openers

    def new_evening(self, header: Header, day: date | None) -> Evening:
        """An evening of its own; one that has not ended stays open where a file is looked at.

        Args:
            header: its first game.
            day: the day that people told, None where they were not asked or have not said.
        """
        beside = self._camera.shows_the_past
        unset = unset_clock(day)
        evening = Evening.begin(self._journal, header, self._options.record, beside=beside, unset=unset)
        as_filmed(evening, self._camera)
        return evening

    def open(self, evening: Evening, *, directed: bool) -> OpenedGame:
        """The evening's game with its sitting and its source.

        Args:
            evening: the evening.
            directed: whether the people at the simulated table do what somebody says.
        """
        played = self._choices.played(evening.header)
        settings, unusable = usable_buttons(self._choices.settings, self._camera, self._openers.buttons)
        sitting = self._openers.sitting(
            evening,
            settings,
            None,
            table_of(self._places, self._camera, settings.language),
            decks=played.decks,
            watched=self._camera.watches,
            background=self._camera.frames_are_live,
        )
        source = self._openers.source(
            self._camera,
            settings,
            self._places,
            sitting,
            self._options.seed,
            live=self._camera.is_simulated,
            directed=directed,
            wired=self._openers.buttons,
        )
        unused = tuple(reason for reason in (played.problem, unusable) if reason is not None)
        return OpenedGame(PlayedGame(sitting, source), surroundings(sitting, played.decks, settings), unused)

    def surroundings(self, sitting: Sitting) -> Surroundings:
        """What a film needs that begins now of a game that has been played for a while."""
        decks = self._choices.played(sitting.evening.header).decks
        return surroundings(sitting, decks, self._choices.settings)
