"""An evening in a window, with somebody before it."""

from __future__ import annotations

import pytest

from companion.cameras.chosen import ChosenCamera
from companion.commands.opening import OPENERS, Openers
from companion.commands.windowed import WindowedEvening
from companion.evening.journal import Journal
from companion.machine.folders import folders
from companion.machine.settings import Settings
from tests.commands.fake_phones import second_screen
from tests.commands.person_at_the_window import PersonAtTheWindow, options


@pytest.fixture
def at_the_window(tmp_path):
    """Plays a script at the window and gives the person after it."""

    def play(
        *script,
        source=None,
        camera="none",
        cases=False,
        machine=None,
        interrupted=None,
        settings=None,
        second=None,
        **given,
    ) -> PersonAtTheWindow:
        openers = OPENERS if source is None else Openers(source=lambda *_given, **_named: source)
        person = PersonAtTheWindow(script)
        journal = Journal(tmp_path / "journal.sqlite")
        settings = settings or Settings(language="en", sound=False, cases=cases)
        watched = ChosenCamera.named(camera)
        person.evening = WindowedEvening(
            options(**given),
            folders(tmp_path),
            settings,
            watched,
            journal,
            person,
            openers=openers,
            kiosk=machine,
            interrupted=interrupted,
            second=second or second_screen(),
        )
        person.evening.run()
        person.evening.close()
        journal.close()
        return person

    return play
