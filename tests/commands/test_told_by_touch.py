"""Whole games told at the screen, every event by touch: no camera, no short cut."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from companion.cameras.chosen import NO_CAMERA
from companion.commands import windowed
from companion.engines import Header
from companion.evening.journal import Journal
from companion.machine.folders import folders
from companion.machine.settings import Settings
from companion.rehearsal.truth import generated_truth
from companion.screens.canvas import Target
from companion.screens.intents import Fill, PageName, Tell, TellOf
from companion.screens.window import Closed, KeyPress, Tap
from tests.commands.person_at_the_window import PersonAtTheWindow, kept, options
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

COUNTS = range(1, 12)
"""What a set can be said to count; records claim other numbers too, which nobody can say at the screen."""


def can_be_said(line):
    """Whether the screen has a choice for each thing that a line says."""
    rows = line.get("open", {}).values()
    return line.get("count", 1) in COUNTS and all(len(row) == 4 for row in rows)


def as_said(line):
    """A line as people say it: how the UP&DOWN card lies, by the suit of one of them."""
    if line["event"] != "setup" or "facing" not in line:
        return line
    return {**line, "facing": dict([next(iter(line["facing"].items()))])}


class Teller(PersonAtTheWindow):
    """Tells event after event: touches the drawn table, and chooses what a touch leaves open.

    Attributes:
        lines: what is still to be told.
        touches: by event, how many touches each took that was told.
    """

    def __init__(self, lines) -> None:
        super().__init__(())
        self.lines = list(lines)
        self.touches: dict[str, list[int]] = {}
        self._made = 0

    def gives(self):
        if not self.lines:
            return [Closed()]
        if self.lines[0]["event"] == "undo":
            self.lines.pop(0)
            return [KeyPress("u", "")]
        browser = self.evening._browser
        if browser.page is not PageName.ENTRY:
            return [KeyPress("e", "")]
        target = self._next(browser.telling.entry)
        self._made += 1
        assert self._made < 60, f"{self.lines[0]} is never told"
        if isinstance(target.intent, Tell):
            self.touches.setdefault(self.lines.pop(0)["event"], []).append(self._made)
            self._made = 0
        return [self._touch(target)]

    def _next(self, entry) -> Target:
        """What to touch for the event that comes now."""
        line, targets = self.lines[0], self.evening._canvas.targets
        told = [one for one in targets if isinstance(one.intent, Tell) and one.intent.line == line]
        if told:
            return told[0]
        wanted = _begun(line, targets, entry) if entry.draft.form is None else _filled(line, entry.draft)
        found = [one for one in targets if one.intent == wanted]
        assert found, f"{line} cannot be told; there are {[one.label for one in targets]}"
        return found[0]

    def _touch(self, target) -> Tap:
        canvas, box = self.evening._canvas, target.box
        x, y = box.x + box.w / 2, box.y + box.h / 2
        assert canvas.touched(x, y) == target.intent
        return Tap(x * canvas.scale, y * canvas.scale)


def _begun(line, targets, entry):
    """The touch on the table that says most of a line; first of all whose it is."""
    begun = [one.intent for one in targets if isinstance(one.intent, Fill)]
    fitting = [fill for fill in begun if fill.draft.form.event == line["event"] and _says(fill.draft, line)]
    if fitting:
        return max(fitting, key=lambda fill: (_asks(fill.draft, line), sum(map(bool, fill.draft.values))))
    player = line.get("player")
    return None if player is None else TellOf(entry.game.header.players.index(player))


def _says(draft, line) -> bool:
    """Whether nothing that a draft says is otherwise in a line."""
    goal = draft.form.values(line)
    return all(chosen in ((), right) for chosen, right in zip(draft.values, goal, strict=True))


def _asks(draft, line) -> bool:
    """Whether a line says something of what a draft asks for first."""
    return not draft.form.fields or bool(draft.form.values(line)[draft.at])


def _filled(line, draft):
    """The next choice in a form."""
    goal = draft.form.values(line)
    wrong = next(at for at, chosen in enumerate(draft.values) if chosen != goal[at])
    here, chosen = goal[draft.at], draft.chosen
    if wrong < draft.at or chosen != here[: len(chosen)]:
        return Fill(draft.back())
    return Fill(draft.following() if wrong > draft.at else draft.choose(here[len(chosen)]))


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
    told = [as_said(line) for line in public_lines(header, 1) if can_be_said(line)]
    teller = Teller(told)
    tell(teller, header, tmp_path, language)
    assert [step.entry.line for step in kept(tmp_path).games[-1].steps] == told
    for event, touches in TOUCHES[header.game].items():
        assert median(teller.touches[event]) == touches, event


TOUCHES = {
    "auf-und-ab": {"pass": 1},
    "up-and-down": {"deal": 1, "setup": 5, "reveal": 1 + 3},
    "up": {"call": 1},
    "schwupps": {"number": 2, "schwupp": 2, "end": 1},
}
"""By game: how many touches an event takes, one more only where somebody was not in turn."""
