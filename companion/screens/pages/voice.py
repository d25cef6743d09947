"""Sound and voice: what is heard, how much is said, and how names are said."""

from __future__ import annotations

from companion.engines.names import set_apart
from companion.machine.how_much import HowMuch
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import PageName, Sound
from companion.screens.pages.frame import beside_heading, heading
from companion.screens.pages.keyboard import draw_keyboard
from companion.screens.pages.people import BACK
from companion.screens.pages.row import GAP, TALLEST, Row, draw_rows
from companion.screens.people import People
from companion.screens.people_intents import DONE, Type
from companion.screens.preferences import Preferences
from companion.screens.voice_intents import Hear, Speak, SpellName
from companion.texts import Texts

COLUMNS = (5, 2)
"""Names beside each other, and on an upright page; ten people play Up."""


def draw_voice(
    canvas: Canvas, texts: Texts, preferences: Preferences, names: tuple[str, ...], *, able: bool
) -> None:
    """Draw the page.

    Args:
        canvas: the page.
        texts: the language.
        preferences: what is chosen.
        names: of those at the table.
        able: whether there is a voice that can be heard.
    """
    canvas.begin()
    rest = heading(canvas, texts, texts.say("voice-title"), PageName.SETTINGS)
    tall = min(2 * (TALLEST + GAP), (0.42 if names else 0.6) * rest.h)
    rows, below = rest.rows(tall, rest.h - tall - 2, gap=2)
    draw_rows(canvas, ((_sounds(texts, preferences),), (_steps(texts, preferences, able=able),)), rows)
    label, places = below.rows(7, below.h - 8, gap=1)
    if not names:
        canvas.text(texts.say("voice-no-names"), label, 3.4, canvas.theme.quiet, align="left", lines=2)
        return
    canvas.text(texts.say("voice-names"), label, 3.4, align="left", lines=2)
    _draw_names(canvas, preferences, names, places)


def steps(texts: Texts, chosen: HowMuch) -> tuple[tuple[str, Speak, bool], ...]:
    """How much may be said: words, intent, and whether it is chosen now."""
    return tuple((texts.say(f"voice-{step}"), Speak(step), step is chosen) for step in HowMuch)


def _sounds(texts: Texts, preferences: Preferences) -> Row:
    choices = tuple(
        (texts.say("settings-on" if on else "settings-off"), Sound(on), on == preferences.sound)
        for on in (True, False)
    )
    return Row(texts.say("settings-sound"), choices)


def _steps(texts: Texts, preferences: Preferences, *, able: bool) -> Row:
    label = texts.say("voice-how-much")
    if not able:
        return Row(label, (), texts.say("voice-none"))
    return Row(label, steps(texts, preferences.voice))


def _draw_names(canvas: Canvas, preferences: Preferences, names: tuple[str, ...], box: Box) -> None:
    """A touch for each name, with how the voice says it."""
    across = COLUMNS[canvas.upright]
    lines = -(-len(names) // across)
    height = min(box.h, lines * (LEAST_TARGET + 4))
    spellings = dict(preferences.spellings)
    rows = Box(box.x, box.y, box.w, height).rows(*([1] * lines), gap=1.5)
    places = [place for row in rows for place in row.columns(*([1] * across), gap=1.5)]
    for name, place in zip(names, places, strict=False):
        spelling = spellings.get(name)
        words = name if spelling is None else f"{set_apart(name)} – {set_apart(spelling)}"
        canvas.button(place, words, SpellName(name), capital=3.4)


def draw_spelling(canvas: Canvas, texts: Texts, name: str, people: People, hear: Hear | None) -> None:
    """Draw the keyboard on which it is typed how the voice says a name.

    Args:
        canvas: the page.
        texts: the language.
        name: whose.
        people: the keyboard, and what was typed on it.
        hear: lets it be heard, None where there is no voice.
    """
    canvas.begin()
    title = texts.say("voice-spelling", name=name)
    rest = heading(canvas, texts, title if canvas.upright else "", PageName.VOICE)
    if canvas.upright:
        line, keyboard = rest.rows(LEAST_TARGET, rest.h - LEAST_TARGET - 2, gap=2)
    else:
        line, keyboard = beside_heading(canvas, rest.w - BACK), rest
    field, trial, done = line.columns(2.2, 1, 1, gap=2)
    _draw_field(canvas, "" if canvas.upright else title, people.typed, name, field)
    if hear is not None:
        canvas.button(trial, texts.say("voice-hear"), hear)
    canvas.first_choice(done, texts.say("button-done"), Type(DONE))
    draw_keyboard(canvas, texts, people.keys, keyboard)


def _draw_field(canvas: Canvas, title: str, typed: str, name: str, box: Box) -> None:
    """What was typed; the name itself, pale, as long as nothing was."""
    canvas.panel(box, canvas.theme.paper, width=1.2)
    written = box.inside(1)
    if title:
        above, written = written.rows(1, 1.8)
        canvas.text(title, above, 2.4, canvas.theme.spade, align="left")
    ink = canvas.theme.spade if typed else canvas.theme.pale
    canvas.text(set_apart(f"{typed or name}▏"), written, 4.6, ink, align="left")
