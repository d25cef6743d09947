"""Whole games told at the screen, every event by touch: no camera, no short cut."""

from __future__ import annotations

from random import Random

import pytest

from companion.cameras.chosen import NO_CAMERA
from companion.commands import windowed
from companion.engines import Header
from companion.evening.journal import Journal
from companion.machine.folders import folders
from companion.machine.settings import Settings
from companion.records.forms.draft import Draft
from companion.rehearsal.truth import generated_truth
from companion.screens.intents import Fill, PageName, Tell
from companion.screens.window import Closed, KeyPress, Tap
from tests.commands.person_at_the_window import PersonAtTheWindow, kept, options
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

COUNTS = range(1, 12)
"""What a set can be said to count; records claim other numbers too, which nobody can say at the screen."""


def can_be_said(line):
    """Whether the screen has a choice for each thing that a line says."""
    rows = line.get("open", {}).values()
    return line.get("count", 1) in COUNTS and all(len(row) == 4 for row in rows)


class Teller(PersonAtTheWindow):
    """Tells event after event: opens the page, fills in the form choice by choice, has it ruled on."""

    def __init__(self, lines) -> None:
        super().__init__(())
        self.lines = list(lines)
        self.touches = 0

    def gives(self):
        browser = self.evening._browser
        if browser.page is not PageName.ENTRY:
            if not self.lines:
                return [Closed()]
            if self.lines[0]["event"] == "undo":
                self.lines.pop(0)
                return [KeyPress("u", "")]
            return [KeyPress("e", "")]
        wanted = self._next(browser.telling.entry.draft)
        if isinstance(wanted, Tell):
            self.lines.pop(0)
        return [self._touch(wanted)]

    def _next(self, draft: Draft):
        """What to touch for the event that comes now."""
        line = self.lines[0]
        if draft.form is None:
            number = next(n for n, form in enumerate(draft.forms) if form.event == line["event"])
            return Fill(draft.begin(number))
        goal = draft.form.values(line)
        if draft.values == goal or not draft.form.fields:
            return Tell(draft.line)
        wrong = next(at for at, chosen in enumerate(draft.values) if chosen != goal[at])
        here, chosen = goal[draft.at], draft.chosen
        if wrong < draft.at or chosen != here[: len(chosen)]:
            return Fill(draft.back())
        if wrong > draft.at:
            return Fill(draft.following())
        return Fill(draft.choose(here[len(chosen)]))

    def _touch(self, wanted) -> Tap:
        canvas = self.evening._canvas
        target = next((target for target in canvas.targets if target.intent == wanted), None)
        assert target is not None, f"{self.lines[0]} cannot be told; there are {canvas.targets}"
        box, self.touches = target.box, self.touches + 1
        x, y = box.x + box.w / 2, box.y + box.h / 2
        assert canvas.touched(x, y) == wanted
        return Tap(x * canvas.scale, y * canvas.scale)


def tell(teller, header, folder, language):
    """Let somebody tell a game; the journal has it afterwards."""
    journal = Journal(folder / "journal.sqlite")
    settings = Settings(language=language, sound=False)
    given = options(game=header.game, players=header.players)
    teller.evening = windowed.WindowedEvening(given, folders(folder), settings, NO_CAMERA, journal, teller)
    evening = teller.evening._game.sitting.evening
    evening.next_game(header)  # with the header's options
    teller.evening._begin(evening)
    teller.evening.run()
    teller.evening.close()
    journal.close()


def public_lines(header, seed):
    """The lines of a game with illegal plays and undos, as far as everybody at the table sees them."""
    return [step.line for step in generated_truth(header, Random(seed), mishaps=0.2).acted]


@pytest.mark.parametrize(
    ("language", "header"),
    [
        ("de", Header("auf-und-ab", ("Kim", "Leah", "Alex"), {"end": {"hands": 1}})),
        ("en", Header("up-and-down", ("Kim", "Leah", "Alex"), {"rounds": 1})),
        ("fr", Header("up", ("Kim", "Leah"), {"end": {"rounds": 1}})),
        ("de", Header("schwupps", ("Kim", "Leah"))),
    ],
    ids=lambda given: given.game if isinstance(given, Header) else given,
)
def test_a_whole_game_is_told_by_touch(language, header, tmp_path):
    told = [line for line in public_lines(header, 1) if can_be_said(line)]
    tell(Teller(told), header, tmp_path, language)
    assert [step.entry.line for step in kept(tmp_path).games[-1].steps] == told
