"""Which page is shown, and what a touch or key on it means; knows the window only by its canvas."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from companion.engines import Header
from companion.inputs import Action
from companion.screens.canvas import Canvas
from companion.screens.intents import (
    BACKSPACE,
    DONE,
    AllCards,
    Begin,
    Clear,
    Go,
    Language,
    Leave,
    Name,
    PageName,
    Place,
    Resume,
    Step,
    Touch,
    Type,
)
from companion.screens.pages.bench import draw_bench
from companion.screens.pages.camera import draw_camera
from companion.screens.pages.game import draw_asked, draw_game
from companion.screens.pages.menu import draw_menu
from companion.screens.pages.people import LONGEST_NAME, People, draw_name, draw_people
from companion.screens.pages.score import draw_score
from companion.screens.pages.welcome import Welcome, draw_welcome
from companion.screens.window import KeyPress
from companion.texts import texts
from companion.view import View

KEYS = {"u": Touch(Action.UNDO), "d": Touch(Action.DEALT), "p": Touch(Action.PAUSE)}
"""Keys that stand in for buttons."""

WAYS = {"v": PageName.CAMERA, "s": PageName.SCORE, "w": PageName.BENCH, "m": PageName.MENU}
"""Keys that open a page."""


@dataclass(slots=True)
class Browser:
    """The state of the screen.

    Attributes:
        language: the language spoken.
        welcome: what the welcome page tells.
        page: the page that is shown.
        people: who sits where.
        every: whether a question shows every answer.
        chosen: the play looked at on the bench, None for the newest.
        picture_of: gives the picture of a journal entry.
    """

    language: str
    welcome: Welcome
    page: PageName = PageName.WELCOME
    people: People = field(default_factory=People)
    every: bool = False
    chosen: int | None = None
    picture_of: Callable[[int], bytes | None] = field(default=lambda _: None)

    def draw(self, canvas: Canvas, view: View | None) -> None:
        """Draw the page; without a sitting only the pages before it can be shown."""
        words = texts(self.language)
        if self.page is PageName.PEOPLE:
            draw_people(canvas, words, self.people)
        elif self.page is PageName.NAME:
            draw_name(canvas, words, self.people)
        elif view is None or self.page is PageName.WELCOME:
            draw_welcome(canvas, words, self.welcome)
        else:
            self._draw_sitting(canvas, view)

    def _draw_sitting(self, canvas: Canvas, view: View) -> None:
        words = texts(self.language)
        match self.page:
            case PageName.SCORE:
                draw_score(canvas, words, view)
            case PageName.CAMERA:
                draw_camera(canvas, words, view)
            case PageName.MENU:
                draw_menu(canvas, words, view)
            case PageName.BENCH:
                chosen = self._looked_at(view)
                picture = self.picture_of(view.history[chosen].entry) if view.history else None
                draw_bench(canvas, words, view, chosen, picture)
            case _ if view.question is not None:
                draw_asked(canvas, words, view, every=self.every)
            case _:
                draw_game(canvas, words, view)

    def _looked_at(self, view: View) -> int:
        newest = max(0, len(view.history) - 1)
        return newest if self.chosen is None else max(0, min(self.chosen, newest))

    def key(self, key: KeyPress, view: View | None) -> object | None:
        """What a key asks for; on the name page it types."""
        if self.page is PageName.NAME:
            return _typed(key)
        if key.name == "escape":
            return Go(PageName.TABLE if view is not None else PageName.WELCOME)
        if view is None:
            return None
        if view.question is not None and key.text.isdigit() and 1 <= int(key.text) <= view.question.likely:
            return Touch(Action.ANSWER, choice=int(key.text) - 1)
        return KEYS.get(key.name) or (Go(WAYS[key.name]) if key.name in WAYS else None)

    def take(self, intent: object, view: View | None) -> Touch | Begin | Resume | Leave | Language | None:
        """Follow an intent; what is not the screen's own affair is given back."""
        match intent:
            case Go(page):
                self.page, self.chosen = page, None
            case Step(by) if view is not None:
                self.chosen = self._looked_at(view) + by
            case AllCards(every):
                self.every = every
            case Language(language):
                self.language = language
                return intent
            case Place(side):
                self.people = replace(self.people, side=side, typed=self.people.names[side] or "")
                self.page = PageName.NAME
            case Clear(side):
                self._seat(side, None)
            case Name(name):
                self._seat(self.people.side, name)
                self.page = PageName.PEOPLE
            case Type(key):
                self._type(key)
            case Touch() | Begin() | Resume() | Leave():
                self.every = False
                return intent
        return None

    def header(self) -> Header:
        """The game that the people page describes: players clockwise, each at a side."""
        seated = [(name, side) for side, name in enumerate(self.people.names) if name]
        return Header("up-and-down", tuple(name for name, _ in seated), {"sides": dict(seated)})

    def _type(self, key: str) -> None:
        typed = self.people.typed
        if key == DONE:
            name = typed.strip()
            if name and name not in (n for s, n in enumerate(self.people.names) if s != self.people.side):
                self._seat(self.people.side, name)
            self.page = PageName.PEOPLE
        elif key == BACKSPACE:
            self.people = replace(self.people, typed=typed[:-1])
        elif len(typed) < LONGEST_NAME:
            # Names begin with a capital letter; the keys show capitals only.
            letter = key.upper() if not typed or typed.endswith(" ") else key.lower()
            self.people = replace(self.people, typed=typed + letter)

    def _seat(self, side: int, name: str | None) -> None:
        names = list(self.people.names)
        names[side] = name
        self.people = replace(self.people, names=(names[0], names[1], names[2], names[3]), typed="")


def _typed(key: KeyPress) -> object | None:
    if key.name in ("return", "escape"):
        return Type(DONE)
    if key.name == "backspace":
        return Type(BACKSPACE)
    return Type(key.text) if key.text.isprintable() and key.text else None
