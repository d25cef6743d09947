"""The pictures that are kept: of how many evenings, of misread plays or not, and how to delete them."""

from __future__ import annotations

from companion.engines import Reason
from companion.evening.pictures import KeptPictures, Room
from companion.screens.canvas import LEAST_TARGET, Canvas
from companion.screens.intents import Cases, DeletePictures, KeepPictures, PageName
from companion.screens.pages.frame import heading
from companion.screens.pages.row import GAP, TALLEST, Row, draw_rows
from companion.screens.preferences import Preferences
from companion.texts import Texts

EVENINGS = (0, 5, 20)
"""Past evenings to choose from, beside all, and whatever else the settings' file says."""

MEGABYTE = 1_000_000
GIGABYTE = 1_000_000_000

MOST_TOLD = 100
"""So many evenings' room is enough, and counted no further."""


def draw_pictures(
    canvas: Canvas,
    texts: Texts,
    preferences: Preferences,
    pictures: KeptPictures,
    room: Room,
    problem: Reason | None,
) -> None:
    """Draw the page.

    Args:
        canvas: the page.
        texts: the language.
        preferences: what is chosen.
        pictures: those of past evenings that are kept now.
        room: that for evenings to come.
        problem: why they could not be deleted, None where they could.
    """
    canvas.begin()
    rest = heading(canvas, texts, texts.say("pictures-title"), PageName.SETTINGS)
    lines = ((_plays(texts, preferences),), (_cases(texts, preferences),))
    tall = min(2 * (TALLEST + GAP), 0.55 * rest.h)
    rows, now, delete = rest.rows(tall, rest.h - tall - LEAST_TARGET - 4, LEAST_TARGET, gap=2)
    draw_rows(canvas, lines, rows)
    if problem is not None:
        canvas.text(texts.reason(problem), now, 3.0, canvas.theme.light, lines=4)
        return
    size = -(-pictures.size // MEGABYTE)
    kept = texts.say("pictures-kept", count=pictures.count, megabytes=size)
    canvas.text(f"{kept} {_left(texts, room)}", now, 3.0, lines=6 if canvas.upright else 4)
    if pictures.count:
        canvas.button(delete, texts.say("pictures-delete"), DeletePictures(), capital=3.6)


def _left(texts: Texts, room: Room) -> str:
    """For how many evenings more there is room; as long as nobody knows what one takes, how much there is."""
    if room.evenings is None:
        return texts.say("pictures-free", gigabytes=room.free // GIGABYTE)
    if room.evenings > MOST_TOLD:
        return texts.say("pictures-room-enough", evenings=MOST_TOLD)
    return texts.say("pictures-room", evenings=room.evenings)


def _plays(texts: Texts, preferences: Preferences) -> Row:
    chosen = preferences.pictures
    counts = [*sorted({*EVENINGS, *(() if chosen is None else (chosen,))}), None]
    choices = tuple((_evenings(texts, count), KeepPictures(count), count == chosen) for count in counts)
    return Row(texts.say("pictures-plays"), choices)


def _evenings(texts: Texts, count: int | None) -> str:
    if count is None:
        return texts.say("pictures-all")
    return str(count) if count else texts.say("pictures-none")


def _cases(texts: Texts, preferences: Preferences) -> Row:
    choices = tuple(
        (texts.say("settings-keep" if on else "settings-forget"), Cases(on), on == preferences.cases)
        for on in (True, False)
    )
    return Row(texts.say("settings-cases"), choices)
