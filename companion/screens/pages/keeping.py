"""Evenings, decks and settings on a stick: saved, looked into, and brought back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Go, PageName
from companion.screens.keeping_intents import (
    BringBack,
    LookInto,
    NextStick,
    Older,
    SaveOn,
    TakeBack,
    TakeTheirs,
    ToSticks,
)
from companion.screens.pages.evening_words import day_text
from companion.screens.pages.frame import heading
from companion.texts import Texts

_DATED: Final = re.compile(r".*-(\d{4}-\d\d-\d\d)(?:-(\d+))?")
"""The name of a backup that bears its day, and a number where there were several on it."""

APART: Final = 1.5
"""Millimetres between two backups."""

TALLEST: Final = 18.0
"""No backup is higher than this, in mm."""

CHOICE: Final = 14.0
"""Height in mm of what is asked about a kind of files."""

MESSAGE: Final = 5.0
"""Height in mm of the capitals of what must be read from afar."""


@dataclass(frozen=True, slots=True)
class StickShown:
    """A stick that is plugged in.

    Attributes:
        folder: where its files are.
        backups: the backups on it, the newest first; None as long as it has not been looked at.
        others: whether other sticks are plugged in.
        first: index of the first backup that is shown.
    """

    folder: Path
    backups: tuple[Path, ...] | None = None
    others: bool = False
    first: int = 0


@dataclass(frozen=True, slots=True)
class Differing:
    """Files that are there, and are otherwise in a backup.

    Attributes:
        label: what they are.
        names: as a backup has them.
        theirs: whether they give way to those of the backup.
    """

    label: str
    names: tuple[str, ...]
    theirs: bool = False


@dataclass(frozen=True, slots=True)
class FoundShown:
    """What a backup would bring back.

    Attributes:
        file: the backup.
        lines: what is said of it, sentence by sentence.
        differing: what is asked about.
        brings: whether there is anything to bring back.
    """

    file: Path
    lines: tuple[str, ...]
    differing: tuple[Differing, ...] = ()
    brings: bool = True


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of what was asked for.

    Attributes:
        title: in a word.
        lines: what is said of it, sentence by sentence.
        well: whether it was done.
    """

    title: str
    lines: tuple[str, ...]
    well: bool = True


@dataclass(frozen=True, slots=True)
class KeepingShown:
    """What the page shows, the first of these that is there.

    Attributes:
        doing: the message of what is being done, None for nothing.
        outcome: what became of what was asked for.
        found: what a backup would bring back.
        stick: a stick that is plugged in.
        undoable: whether the last bringing back can be taken back.
    """

    doing: str | None = None
    outcome: Outcome | None = None
    found: FoundShown | None = None
    stick: StickShown | None = None
    undoable: bool = False


def draw_keeping(canvas: Canvas, texts: Texts, shown: KeepingShown) -> None:
    """Draw the page."""
    canvas.begin()
    if shown.doing is not None:
        rest = heading(canvas, texts, texts.say("keeping-title"), None)
        canvas.text(texts.say(shown.doing), rest, 7.0, bold=True, lines=3)
    elif shown.outcome is not None:
        _draw_outcome(canvas, texts, shown.outcome, undoable=shown.undoable)
    elif shown.found is not None:
        _draw_found(canvas, texts, shown.found)
    else:
        _draw_sticks(canvas, texts, shown)


def backup_called(texts: Texts, file: Path) -> str:
    """A backup as people call it: by its day, where its name bears one."""
    dated = _DATED.fullmatch(file.stem)
    try:
        day = None if dated is None else day_text(texts, date.fromisoformat(dated[1]))
    except ValueError:
        day = None
    if dated is None or day is None:
        return file.stem
    return day if dated[2] is None else texts.say("keeping-of-several", day=day, number=dated[2])


def _draw_sticks(canvas: Canvas, texts: Texts, shown: KeepingShown) -> None:
    """What can be done with the stick that is plugged in, or that one is wanted."""
    rest = heading(canvas, texts, texts.say("keeping-title"), PageName.SETTINGS)
    stick = shown.stick
    if stick is None:
        rest = _undo_below(canvas, texts, rest, undoable=shown.undoable)
        what, more = rest.rows(1, 1, gap=2)
        canvas.text(texts.say("keeping-no-stick"), what, 7.0, bold=True, lines=2)
        canvas.text(texts.say("keeping-what"), more, 3.6, canvas.theme.quiet, lines=4)
        return
    name, ways = rest.rows(LEAST_TARGET, rest.h - LEAST_TARGET - 1, gap=1)
    if stick.others:
        name, other = name.columns(1.6, 1, gap=2)
        canvas.button(other, texts.say("keeping-other-stick"), NextStick())
    called = texts.say("keeping-stick", name=stick.folder.name)
    canvas.text(called, name, 4.0, canvas.theme.quiet, align="left")
    if canvas.upright:
        ways = _undo_below(canvas, texts, ways, undoable=shown.undoable)
        save, back = ways.rows(1, 1.5, gap=3)
    else:
        save, back = ways.columns(1, 1, gap=4)
        save = _undo_below(canvas, texts, save, undoable=shown.undoable)
    _draw_save(canvas, texts, stick, save)
    _draw_backups(canvas, texts, stick, back)


def _undo_below(canvas: Canvas, texts: Texts, box: Box, *, undoable: bool) -> Box:
    """The way to take back what was brought back, at the lower edge of a box; what is left of that."""
    if not undoable:
        return box
    rest, below = box.rows(box.h - LEAST_TARGET - 2, LEAST_TARGET, gap=2)
    canvas.button(below, texts.say("keeping-undo"), TakeBack())
    return rest


def _draw_save(canvas: Canvas, texts: Texts, stick: StickShown, box: Box) -> None:
    """The way to save, which stands out, with what is saved."""
    colour, ink = canvas.theme.light, canvas.theme.on_light
    canvas.panel(box, colour, border=canvas.theme.line)
    word, what = box.inside(2).rows(1.3, 1, gap=1)
    canvas.text(texts.say("keeping-save"), word, 7.0, ink, bold=True, lines=2)
    canvas.text(texts.say("keeping-save-what"), what, 3.6, ink, lines=3)
    canvas.touch(box, texts.say("keeping-save"), SaveOn(stick.folder))


def _draw_backups(canvas: Canvas, texts: Texts, stick: StickShown, box: Box) -> None:
    """The backups on a stick, each to be brought back."""
    title, rest = box.rows(8, box.h - 9, gap=1)
    canvas.text(texts.say("keeping-bring-back"), title, 4.4, bold=True, lines=2)
    if not stick.backups:
        said = "keeping-looks" if stick.backups is None else "keeping-none"
        canvas.text(texts.say(said), rest, 3.6, canvas.theme.quiet, lines=4)
        return
    room = max(2, int((rest.h + APART) // (LEAST_TARGET + APART)))
    more = len(stick.backups) > room
    at_once = room - 1 if more else len(stick.backups)
    here = stick.backups[stick.first : stick.first + at_once]
    high = (TALLEST + APART) * (at_once + more)
    places = Box(rest.x, rest.y, rest.w, min(rest.h, high)).rows(*([1] * (at_once + more)), gap=APART)
    for file, place in zip(here, places, strict=False):
        canvas.button(place, backup_called(texts, file), LookInto(file), capital=3.8)
    if more:
        canvas.button(places[-1], texts.say("keeping-older"), Older(at_once), capital=3.2)


def _draw_found(canvas: Canvas, texts: Texts, found: FoundShown) -> None:
    """What a backup would bring back, what is asked about, and the ways on."""
    called = backup_called(texts, found.file)
    dated = called != found.file.stem
    rest = heading(canvas, texts, texts.say("keeping-from", name=called) if dated else called, None)
    tall = (CHOICE + 1.5) * len(found.differing) * (1.6 if canvas.upright else 1.0)
    tall = min(tall, 0.5 * rest.h)
    words, asked, ways = rest.rows(rest.h - tall - LEAST_TARGET - 4, tall, LEAST_TARGET, gap=2)
    between = "\n" if canvas.upright else " "
    canvas.text(between.join(found.lines), words, 3.8, align="left", lines=12)
    if found.differing:
        lines = asked.rows(*([1] * len(found.differing)), gap=1.5)
        for one, line in zip(found.differing, lines, strict=True):
            _draw_differing(canvas, texts, one, line)
    leave, take = ways.columns(1, 1.4, gap=3)
    if not found.brings:
        canvas.button(ways, texts.say("keeping-leave"), ToSticks(), capital=4.0)
        return
    canvas.button(leave, texts.say("keeping-leave"), ToSticks(), capital=4.0)
    canvas.first_choice(take, texts.say("keeping-bring"), BringBack(), capital=4.4)


def _draw_differing(canvas: Canvas, texts: Texts, one: Differing, box: Box) -> None:
    """What differs, and whether it stays or gives way."""
    label, choices = box.rows(1, 1.6, gap=0.5) if canvas.upright else box.columns(1, 1.5, gap=2)
    canvas.text(one.label, label, 3.6, bold=True, align="left", lines=2)
    stays, gives = choices.columns(1, 1, gap=1.5)
    canvas.option(stays, texts.say("keeping-stays"), TakeTheirs(one.names, False), chosen=not one.theirs)
    canvas.option(gives, texts.say("keeping-gives-way"), TakeTheirs(one.names, True), chosen=one.theirs)


def _draw_outcome(canvas: Canvas, texts: Texts, outcome: Outcome, *, undoable: bool) -> None:
    """What became of it, large, and the ways on."""
    rest = heading(canvas, texts, texts.say("keeping-title"), None)
    title, words, ways = rest.rows(16, rest.h - 16 - LEAST_TARGET - 4, LEAST_TARGET, gap=2)
    canvas.text(outcome.title, title, 7.0, None if outcome.well else canvas.theme.light, bold=True, lines=2)
    canvas.text("\n".join(outcome.lines), words, MESSAGE, lines=12)
    back, end = ways.columns(1, 1, gap=3)
    if undoable:
        canvas.button(back, texts.say("keeping-undo"), TakeBack())
    else:
        canvas.button(back, texts.say("keeping-more"), ToSticks())
    canvas.first_choice(end, texts.say("keeping-done"), Go(PageName.SETTINGS), capital=4.4)
