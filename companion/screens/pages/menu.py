"""The menu: score, camera, a play told by hand, language, sound, rules, settings, pause, new game, end."""

from __future__ import annotations

from companion.machine.how_much import HowMuch
from companion.screens.canvas import Box, Canvas
from companion.screens.intents import Go, Language, PageName, Purpose, Sound, Touch, Write
from companion.screens.pages.frame import heading
from companion.screens.pages.table import side_by_side
from companion.screens.pages.voice import steps
from companion.screens.rules_intents import ReadRules
from companion.sitting.view import View
from companion.table.inputs import Action
from companion.texts import LANGUAGES, Texts


def draw_menu(canvas: Canvas, texts: Texts, view: View, *, sound: bool, voice: HowMuch | None = None) -> None:
    """Draw the menu.

    Args:
        canvas: the page.
        texts: the language.
        view: the sitting.
        sound: whether anything is heard.
        voice: how much is said aloud, None where there is no voice.
    """
    canvas.begin()
    rest = heading(canvas, texts, texts.say("menu-title"), PageName.TABLE)
    count = (5 if canvas.upright else 4) + (voice is not None)
    upper, writing, middle, *lower = rest.rows(*([1] * count), gap=3 if voice is None else 1)
    if voice is not None:
        said, *lower = lower
        _draw_steps(canvas, texts, voice, said)
    enter, what_if = writing.columns(1, 1, gap=3)
    canvas.button(enter, texts.say("button-write"), Write(Purpose.ENTER), capital=4.5)
    canvas.button(what_if, texts.say("button-what-if"), Write(Purpose.ASK), capital=4.5)
    score, camera = upper.columns(1, 1, gap=3)
    canvas.button(score, texts.say("score-title"), Go(PageName.SCORE), capital=4.5)
    canvas.button(camera, texts.say("camera-title"), Go(PageName.CAMERA), capital=4.5)
    for language, place in zip(LANGUAGES, middle.columns(*([1] * len(LANGUAGES)), gap=3), strict=True):
        chosen, label = language == texts.language, texts.say(f"language-{language}")
        canvas.option(place, label, Language(language), chosen=chosen, capital=4)
    rest_or_on = texts.say("button-go-on" if view.time.paused else "button-pause")
    quiet_or_loud = texts.say("button-sound-off" if sound else "button-sound-on")
    rules = texts.say("button-rules")
    often = [rest_or_on, quiet_or_loud, rules, texts.say("settings-title")]
    seldom = [texts.say("button-other-game"), texts.say("button-leave")]
    if canvas.upright:
        places = (*side_by_side(lower[0], often), *side_by_side(lower[1], seldom))
    else:
        places = side_by_side(lower[0], [*often, *seldom])
    pause, quiet, read, settings, new, leave = places
    canvas.button(pause, rest_or_on, Touch(Action.PAUSE))
    canvas.button(quiet, quiet_or_loud, Sound(not sound))
    canvas.button(read, rules, ReadRules(view.game.header.game))
    canvas.button(settings, texts.say("settings-title"), Go(PageName.SETTINGS))
    canvas.button(new, texts.say("button-other-game"), Go(PageName.GAME))
    canvas.button(leave, texts.say("button-leave"), Go(PageName.LEAVING))


def _draw_steps(canvas: Canvas, texts: Texts, voice: HowMuch, box: Box) -> None:
    """How much is said aloud, off by one touch."""
    label, *places = box.columns(1, 1, 1, 1, gap=3)
    canvas.text(texts.say("voice-how-much"), label, 4.0, lines=2)
    for (words, intent, chosen), place in zip(steps(texts, voice), places, strict=True):
        canvas.option(place, words, intent, chosen=chosen, capital=4)
