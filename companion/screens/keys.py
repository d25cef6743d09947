"""What the keys of a keyboard ask for, page by page."""

from __future__ import annotations

from companion.engines import Header
from companion.engines.names import steers
from companion.screens.club_intents import TypeAddress
from companion.screens.intents import Digit, EditScores, Go, PageName, Pick, Purpose, Touch, Write
from companion.screens.pages.edit import Editing
from companion.screens.pages.frame import MINUS
from companion.screens.people_intents import BACKSPACE, DONE, Type
from companion.screens.window import KeyPress
from companion.sitting.view import View
from companion.table.game_table import table_of
from companion.table.inputs import Action

KEYS = {
    "u": Touch(Action.UNDO),
    "d": Touch(Action.DEALT),
    "p": Touch(Action.PAUSE),
    "a": Touch(Action.AS_IT_IS),
    "space": Touch(Action.PASS),
    "l": Touch(Action.LAST_CARD),
    "t": Touch(Action.END_TURN),
}
"""Keys that stand in for buttons; those of the table's shared pair mean the player to move."""

WRITING = {"e": Write(Purpose.ENTER), "c": Write(Purpose.CORRECT), "i": Write(Purpose.ASK)}
"""Keys that tell a play by hand, put the last one right, or ask “what if?”."""

WAYS = {"v": PageName.CAMERA, "s": PageName.SCORE, "w": PageName.BENCH, "m": PageName.MENU}
"""Keys that open a page."""


def asked_by(key: KeyPress, page: PageName, view: View | None, editing: Editing | None) -> object | None:
    """The intent for which a key stands, None for none.

    Args:
        key: the key; where a name is typed it types.
        page: the page that is shown.
        view: the sitting, None before there is one.
        editing: the scores that the table is changing.
    """
    if page in (PageName.NAME, PageName.SPELLING, PageName.NEW_NAME):
        return _typed(key)
    if page is PageName.CLUB_ADDRESS and key.name != "escape":
        return _typed_of_address(key)
    if key.name == "escape":
        return Go(PageName.TABLE if view is not None else PageName.WELCOME)
    if view is None:
        return None
    if page is PageName.EDIT and editing is not None:
        return _number(key, editing)
    figure = _figure(key)
    if view.question is not None and figure is not None and 1 <= figure <= view.question.likely:
        return Touch(Action.ANSWER, choice=figure - 1)
    if view.directed and WRITING.get(key.name) == Write(Purpose.ENTER):
        return Write(Purpose.DIRECT)
    return (
        _seat_button(key, view.game.header)
        or KEYS.get(key.name)
        or WRITING.get(key.name)
        or (Go(WAYS[key.name]) if key.name in WAYS else None)
    )


def _figure(key: KeyPress) -> int | None:
    """The figure that a key types; a raised “²”, a key of its own on French keyboards, is none."""
    return int(key.text) if key.text.isascii() and key.text.isdigit() else None


def _seat_button(key: KeyPress, header: Header) -> Touch | None:
    """The button at a seat for which a key stands."""
    number, action = key.name[1:], table_of(header.game).seat_action
    if action is None or not (key.name.startswith("f") and number.isdigit()):
        return None
    seat = int(number) - 1
    return Touch(action, seat) if seat < len(header.players) else None


def _number(key: KeyPress, editing: Editing) -> object | None:
    """What a key means while scores are changed: figures, the arrows for another player, enter to keep."""
    figure = _figure(key)
    if figure is not None:
        return Digit(str(figure))
    match key.name:
        case "up" | "down":
            return Pick(editing.player + (1 if key.name == "down" else -1))
        case "backspace":
            return Digit(BACKSPACE)
        case "return" if any(editing.changes):
            return EditScores(editing.changes)
    return Digit(MINUS) if key.text == "-" else None


def _typed_of_address(key: KeyPress) -> TypeAddress | None:
    """What a key adds to a club's address, which has no blanks and no signs that steer."""
    if key.name == "backspace":
        return TypeAddress(BACKSPACE)
    typed = key.text.strip()
    return TypeAddress(typed) if typed and typed.isascii() and typed.isprintable() else None


def _typed(key: KeyPress) -> object | None:
    if key.name in ("return", "escape"):
        return Type(DONE)
    if key.name == "backspace":
        return Type(BACKSPACE)
    return Type(key.text, as_typed=True) if key.text and not any(map(steers, key.text)) else None
