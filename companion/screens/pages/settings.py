"""The settings that people change by touch: language, look, sound, reminder, pictures of misread plays."""

from __future__ import annotations

from collections.abc import Sequence

from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Cases, Go, Language, Look, PageName, Remind, Sound
from companion.screens.pages.frame import beside_heading, heading
from companion.screens.preferences import Choice, Preferences
from companion.screens.theme import THEMES
from companion.texts import LANGUAGES, Texts

REMINDERS = (0, 30, 60, 120)
"""Seconds to choose from, and whatever else the settings' file says."""

DOCTOR = 32.0
"""Width in mm of the way to the doctor."""

TALLEST = 22.0
"""No row is higher than this, in mm."""


def draw_settings(
    canvas: Canvas, texts: Texts, preferences: Preferences, back: PageName, *, kept: bool = True
) -> None:
    """Draw the page.

    Args:
        canvas: the page.
        texts: the language.
        preferences: what is chosen.
        back: the page before.
        kept: False where the last choice could not be written down: it holds for this evening.
    """
    canvas.begin()
    title = texts.say("settings-title" if kept else "settings-not-kept")
    rest = heading(canvas, texts, title, back, beside=0.0 if canvas.upright else DOCTOR)
    if canvas.upright:
        rest, doctor = rest.rows(rest.h - LEAST_TARGET - 2, LEAST_TARGET, gap=2)
    else:
        doctor = beside_heading(canvas, DOCTOR)
    canvas.button(doctor, texts.say("doctor-title"), Go(PageName.DOCTOR), capital=3.0)
    rows = _rows(texts, preferences)
    height = min(rest.h, (TALLEST + 1.2) * len(rows))
    places = Box(rest.x, rest.y, rest.w, height).rows(*([1] * len(rows)), gap=1.2)
    for (label, choices), place in zip(rows.items(), places, strict=True):
        _draw_row(canvas, label, choices, place)


def _rows(texts: Texts, preferences: Preferences) -> dict[str, Sequence[tuple[str, Choice, bool]]]:
    """By its label, what can be chosen in each row: words, intent, and whether it is chosen now."""
    reminders = sorted({*REMINDERS, preferences.reminder})
    return {
        texts.say("settings-language"): [
            (texts.say(f"language-{language}"), Language(language), language == texts.language)
            for language in LANGUAGES
        ],
        texts.say("settings-theme"): [
            (texts.say(f"settings-theme-{theme}"), Look(theme), theme == preferences.theme)
            for theme in THEMES
        ],
        texts.say("settings-sound"): [
            (texts.say("settings-on" if on else "settings-off"), Sound(on), on == preferences.sound)
            for on in (True, False)
        ],
        texts.say("settings-reminder"): [
            (_waited(texts, seconds), Remind(seconds), seconds == preferences.reminder)
            for seconds in reminders
        ],
        texts.say("settings-cases"): [
            (texts.say("settings-keep" if on else "settings-forget"), Cases(on), on == preferences.cases)
            for on in (True, False)
        ],
    }


def _waited(texts: Texts, seconds: int) -> str:
    """How long somebody is waited for."""
    if seconds and seconds % 60 == 0:
        return texts.say("settings-minutes", count=seconds // 60)
    return texts.say("settings-seconds", count=seconds) if seconds else texts.say("settings-never")


def _draw_row(canvas: Canvas, label: str, choices: Sequence[tuple[str, Choice, bool]], box: Box) -> None:
    """Its label, and beside it, or below on a page that is higher than wide, what can be chosen."""
    if canvas.upright:
        name, buttons = box.rows(box.h - LEAST_TARGET - 1, LEAST_TARGET, gap=1)
    else:
        name, buttons = box.columns(1, 2.4, gap=1.5)
    canvas.text(label, name, 3.6, align="left", lines=2)
    places = buttons.columns(*([1] * len(choices)), gap=1.2)
    for (words, intent, chosen), place in zip(choices, places, strict=True):
        canvas.option(place, words, intent, chosen=chosen)
