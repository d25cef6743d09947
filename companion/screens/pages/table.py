"""What every table page has: the last ruling, the state of the table, and what can be touched."""

from __future__ import annotations

from companion.engines import Verdict, write_event
from companion.engines.registry import rules_of
from companion.evening.evening import Ruled
from companion.inputs import Action
from companion.records.notation import card as card_in_signs
from companion.records.notation import notation
from companion.screens import shapes
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import Go, PageName, Touch
from companion.screens.theme import Colour
from companion.texts import Texts
from companion.view import View
from vision.table.scene import TableState

YES_SECONDS = 4.0
"""How long a “yes” stays bright; a “no” stays until the cards are taken back."""

GOOD = (TableState.SEEN, TableState.HAND, TableState.LOOKING)
"""States of the table in which all goes as it should."""


def draw_ruling(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """The last ruling: a tick or a cross, the play in the table's notation, and one sentence."""
    if view.last is None:
        canvas.panel(box, canvas.theme.panel)
        canvas.text(texts.say("ruling-none"), box.inside(2), 3.2, canvas.theme.quiet, lines=3)
        return
    legal = view.last.ruling.legal
    fresh = view.time - view.last_time < YES_SECONDS
    standing = not legal and not view.taken_back
    colour = canvas.theme.yes if legal else canvas.theme.no
    canvas.panel(
        box, canvas.theme.panel, border=colour if fresh or standing else canvas.theme.line, width=1.0
    )
    mark, words = box.inside(1.5).columns(1, 3.6, gap=1.5)
    mark = mark.square()
    shape = shapes.TICK if legal else shapes.CROSS
    size = max(8, round(min(mark.w, 13.0) * canvas.scale))
    upper, lower = mark.rows(3, 1)
    canvas.picture(shapes.polygon(tuple(shape), size, colour), upper)
    canvas.text(texts.say("ruling-yes" if legal else "ruling-no"), lower, 3.4, colour, bold=True)
    play, why = words.rows(1, 1.6, gap=1)
    _play(canvas, texts, view, view.last, play)
    canvas.text(_why(texts, view.last), why, 3.2, canvas.theme.text, align="left", lines=5)
    canvas.touch(box, texts.say("button-bench"), Go(PageName.BENCH))


def _play(canvas: Canvas, texts: Texts, view: View, ruled: Ruled, box: Box) -> None:
    """What was done: a trick as small cards with the players' names, anything else in the notation."""
    line = write_event(ruled.event, rules_of(view.header.game), view.header)
    shown = line.get("cards")
    if not isinstance(shown, dict):
        canvas.text(notation(line, texts), box, 3.6, bold=True, align="left", lines=2)
        return
    for (name, code), place in zip(shown.items(), box.columns(*([1] * len(shown)), gap=1.2), strict=True):
        label, chip = place.rows(1, 1.9)
        canvas.text(name, label, 2.4, canvas.theme.quiet)
        draw_card(canvas, code, chip)


def draw_card(canvas: Canvas, code: str, box: Box) -> None:
    """A card as rank and suit on paper."""
    canvas.panel(box, canvas.theme.paper, border=canvas.theme.line, corner=1.0)
    canvas.text(card_in_signs(code), box.inside(0.4), 5.0, card_ink(canvas, code), bold=True)


def card_ink(canvas: Canvas, code: str) -> Colour:
    """The ink of a card's suit on paper."""
    return canvas.theme.red_suit if code[-1] in "DH" else canvas.theme.black_suit


def _why(texts: Texts, ruled: Ruled) -> str:
    ruling = ruled.ruling
    reason = texts.reason(ruling.reason)
    if ruling.verdict is Verdict.ILLEGAL and ruling.clause:
        return f"{reason} [{ruling.clause}]"
    return reason


def draw_state(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """The calm line: what the eye is doing, and what to do when it is in trouble."""
    key, good = state_of(view)
    colour: Colour = canvas.theme.quiet if good else canvas.theme.light
    dot, words = Box(box.x, box.y, 4, box.h), Box(box.x + 5, box.y, box.w - 5, box.h)
    canvas.picture(shapes.disc(round(3.2 * canvas.scale), colour, filled=good), dot)
    line = texts.say(key)
    if view.notice is not None:
        line = texts.reason(view.notice)
    elif not good:
        line = f"{line} – {texts.remedy(key)}"
    canvas.text(line, words, 3.0, colour, align="left", lines=2)
    canvas.touch(box, line, Go(PageName.CAMERA))


def state_of(view: View) -> tuple[str, bool]:
    """The message that names the table's state, and whether all is well."""
    if view.paused:
        return "state-paused", False
    if not view.in_step and view.state in GOOD:
        return "state-out-of-step", False
    return f"state-{view.state.value}", view.state in GOOD


def draw_touches(canvas: Canvas, texts: Texts, touches: tuple[Action, ...], box: Box) -> None:
    """The row of things to touch: the game's own, undo, the referee's bench, the menu."""
    labels: list[tuple[str, Touch | Go]] = [
        (texts.say(f"button-{action.value}"), Touch(action)) for action in touches
    ]
    labels += [
        (texts.say("button-undo"), Touch(Action.UNDO)),
        (texts.say("button-bench"), Go(PageName.BENCH)),
        (texts.say("button-menu"), Go(PageName.MENU)),
    ]
    for (label, intent), place in zip(labels, box.columns(*([1] * len(labels)), gap=2), strict=True):
        own = isinstance(intent, Touch) and intent.action in touches
        canvas.button(
            place,
            label,
            intent,
            colour=canvas.theme.light if own else None,
            ink=(24, 22, 16) if own else None,
        )
