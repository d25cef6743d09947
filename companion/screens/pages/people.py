"""Who sits where: the four sides of the table, and a keyboard for new names."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import BACKSPACE, DONE, Begin, Clear, Name, PageName, Place, Type
from companion.screens.pages.frame import heading
from companion.texts import Texts

FEWEST, MOST = 2, 4
HIGHEST_KEY = 14.0
KEY_GAP = 0.3
"""Height of a key and room between two, in mm."""
LONGEST_NAME = 24
"""The table record's limit."""

ROWS = {
    "en": ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"),
    "de": ("QWERTZUIOPÜ", "ASDFGHJKLÖÄ", "YXCVBNMß"),
    "fr": ("AZERTYUIOP", "QSDFGHJKLM", "WXCVBNÉÈÇ"),
}


@dataclass(frozen=True, slots=True)
class People:
    """Who sits where.

    Attributes:
        names: by side of the table (0 lower, 1 left, 2 upper, 3 right), None where nobody sits.
        side: the side that is being named.
        typed: the name typed so far.
        remembered: names of people who have played here, the latest first.
    """

    names: tuple[str | None, str | None, str | None, str | None] = (None, None, None, None)
    side: int = 0
    typed: str = ""
    remembered: tuple[str, ...] = ()

    @property
    def ready(self) -> bool:
        """Whether enough people sit there."""
        return FEWEST <= sum(name is not None for name in self.names) <= MOST

    def after(self, intent: Place | Clear | Name | Type) -> tuple[People, PageName]:
        """Who sits where after a touch, and the page to go on with."""
        match intent:
            case Place(side):
                return replace(self, side=side, typed=self.names[side] or ""), PageName.NAME
            case Clear(side):
                return self._seated(side, None), PageName.PEOPLE
            case Name(name):
                return self._seated(self.side, name), PageName.PEOPLE
            case Type(key) if key == DONE:
                name = self.typed.strip()
                others = (other for side, other in enumerate(self.names) if side != self.side)
                return (
                    self._seated(self.side, name) if name and name not in others else self
                ), PageName.PEOPLE
            case Type(key) if key == BACKSPACE:
                return replace(self, typed=self.typed[:-1]), PageName.NAME
        return self._longer(intent), PageName.NAME

    def _longer(self, typed: Type) -> People:
        """One letter more: names begin with a capital one, also where the keys show nothing else."""
        if len(self.typed) == LONGEST_NAME:
            return self
        first = not self.typed or (self.typed.endswith(" ") and not typed.as_typed)
        letter = typed.key.upper() if first else typed.key if typed.as_typed else typed.key.lower()
        return replace(self, typed=(self.typed + letter)[:LONGEST_NAME])

    def _seated(self, side: int, name: str | None) -> People:
        names = list(self.names)
        names[side] = name
        return replace(self, names=(names[0], names[1], names[2], names[3]), typed="")


def draw_people(canvas: Canvas, texts: Texts, people: People) -> None:
    """Draw the table with its four sides."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("people-title"), PageName.WELCOME)
    table, foot = rest.rows(52, 14, gap=2)
    left, middle, right = table.columns(1, 1.15, 1, gap=2)
    upper, centre, lower = middle.rows(1, 1.1, 1, gap=2)
    side_height = min(left.h, 30.0)
    places = {
        0: lower,
        1: Box(left.x, left.y + (left.h - side_height) / 2, left.w, side_height),
        2: upper,
        3: Box(right.x, right.y + (right.h - side_height) / 2, right.w, side_height),
    }
    canvas.panel(centre, canvas.theme.panel, border=canvas.theme.line)
    canvas.text(texts.say("people-table"), centre.inside(1), 2.8, canvas.theme.quiet, lines=4)
    for side, box in places.items():
        _side(canvas, texts, people.names[side], side, box)
    hint = "people-begin" if people.ready else "people-more"
    if people.ready:
        canvas.first_choice(foot, texts.say(hint), Begin(), capital=4.5)
    else:
        canvas.text(texts.say(hint), foot, 3.4, canvas.theme.quiet, lines=2)


def _side(canvas: Canvas, texts: Texts, name: str | None, side: int, box: Box) -> None:
    if name is None:
        canvas.button(box, texts.say("people-sit"), Place(side), capital=3.2)
        return
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.light, width=0.8)
    wide = box.w > 2 * box.h
    label, clear = box.inside(1).columns(1, 1, gap=1) if wide else box.inside(1).rows(1, 1, gap=1)
    canvas.text(name, label, 5.0, bold=True, lines=2)
    canvas.touch(label, name, Place(side))
    canvas.button(clear, texts.say("people-leave"), Clear(side), capital=2.8)


def draw_name(canvas: Canvas, texts: Texts, people: People) -> None:
    """Draw the keyboard and the remembered names."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("name-title"), PageName.PEOPLE)
    height = min(rest.h, 2 * (LEAST_TARGET + 2) + 4 * HIGHEST_KEY)
    used = Box(rest.x, rest.y + (rest.h - height) / 2, rest.w, height)
    names, line, keys = used.rows(LEAST_TARGET, LEAST_TARGET, height - 2 * (LEAST_TARGET + 2), gap=2)
    free = [name for name in people.remembered if name not in people.names][:4]
    if free:
        for name, box in zip(free, names.columns(*([1] * len(free)), gap=2), strict=True):
            canvas.button(box, name, Name(name))
    field, done = line.columns(3, 1, gap=2)
    canvas.panel(field, canvas.theme.paper)
    canvas.text(people.typed + "▏", field.inside(1), 4.6, (20, 20, 20), align="left")
    canvas.first_choice(done, texts.say("button-done"), Type(DONE))
    _keyboard(canvas, texts, keys)


def _keyboard(canvas: Canvas, texts: Texts, box: Box) -> None:
    rows = ROWS[texts.language]
    for letters, row in zip((*rows, ""), box.rows(1, 1, 1, 1, gap=1), strict=True):
        if not letters:
            space, back = row.columns(3, 1, gap=1)
            canvas.button(space, texts.say("key-space"), Type(" "), capital=2.8)
            canvas.button(back, "⌫", Type(BACKSPACE), capital=4)
            continue
        for letter, key in zip(letters, row.columns(*([1] * len(letters)), gap=KEY_GAP), strict=True):
            canvas.button(key, letter, Type(letter), capital=3.6)
