"""The settings that people change by touch: how it looks and sounds, what is kept, camera and buttons."""

from __future__ import annotations

from companion.cameras.chosen import CameraKind, ChosenCamera
from companion.screens.canvas import LEAST_TARGET, Canvas
from companion.screens.equipment import Devices, UseButtons, UseCamera
from companion.screens.first_run_intents import KeepSafe, SetUp
from companion.screens.intents import Go, Language, PageName, Remind, UseLarge, UseTheme
from companion.screens.large_type import in_large_type
from companion.screens.pages.frame import beside_heading, heading
from companion.screens.pages.row import Row, draw_rows
from companion.screens.preferences import Preferences
from companion.screens.theme import THEMES
from companion.texts import LANGUAGES, Texts

REMINDERS = (0, 30, 60, 120)
"""Seconds to choose from, and whatever else the settings' file says."""

WAYS = 58.0
"""Width in mm of the ways to the doctor, and to setting up."""


def draw_settings(
    canvas: Canvas,
    texts: Texts,
    preferences: Preferences,
    devices: Devices,
    back: PageName,
    *,
    kept: bool = True,
) -> None:
    """Draw the page.

    Args:
        canvas: the page.
        texts: the language.
        preferences: what is chosen.
        devices: the cameras and buttons that there are.
        back: the page before.
        kept: False where the last choice could not be written down: it holds for this evening.
    """
    canvas.begin()
    title = texts.say(_title(preferences, devices, kept=kept))
    rest = heading(canvas, texts, title, back, beside=0.0 if canvas.upright else WAYS)
    if canvas.upright:
        rest, ways = rest.rows(rest.h - LEAST_TARGET - 2, LEAST_TARGET, gap=2)
    else:
        ways = beside_heading(canvas, WAYS)
    set_up, doctor = ways.columns(1, 1.4, gap=1.0)
    canvas.button(set_up, texts.say("settings-set-up"), SetUp(), capital=3.0)
    canvas.button(doctor, texts.say("doctor-title"), Go(PageName.DOCTOR), capital=3.0)
    large = in_large_type(canvas, preferences.large)
    draw_rows(canvas, _lines(texts, preferences, devices, large=large, upright=canvas.upright), rest)


def _title(preferences: Preferences, devices: Devices, *, kept: bool) -> str:
    """The message of the heading: what holds later, or cannot be kept."""
    if not kept:
        return "settings-not-kept"
    later = preferences.camera != devices.used and not devices.by_command
    return "settings-camera-later" if later else "settings-title"


def _lines(
    texts: Texts, preferences: Preferences, devices: Devices, *, large: bool, upright: bool
) -> tuple[tuple[Row, ...], ...]:
    """The rows, line by line; those that have few choices share one, where the page is wide enough."""
    reminders = sorted({*REMINDERS, preferences.reminder})
    languages = (
        (texts.say(f"language-{language}"), Language(language), language == texts.language)
        for language in LANGUAGES
    )
    themes = (
        (texts.say(f"settings-theme-{theme}"), UseTheme(theme), theme == preferences.theme)
        for theme in THEMES
    )
    letters = (
        (texts.say("settings-letters-large" if on else "settings-letters-usual"), UseLarge(on), on == large)
        for on in (False, True)
    )
    waits = (
        (_waited(texts, seconds), Remind(seconds), seconds == preferences.reminder) for seconds in reminders
    )
    elsewhere = Row(
        "",
        ways=(
            (texts.say("settings-voice-way"), Go(PageName.VOICE)),
            (texts.say("settings-pictures-way"), Go(PageName.PICTURES)),
            (texts.say("keeping-way"), KeepSafe()),
            (texts.say("phones-way"), Go(PageName.PHONES)),
            (texts.say("club-way"), Go(PageName.CLUB)),
        ),
    )
    buttons = _buttons(texts, preferences, devices)
    return (
        (Row(texts.say("settings-language"), tuple(languages)),),
        (Row(texts.say("settings-theme"), tuple(themes)), Row(texts.say("settings-letters"), tuple(letters))),
        (Row(texts.say("settings-reminder"), tuple(waits)),),
        *(((elsewhere,), (buttons,)) if upright else ((elsewhere, buttons),)),
        (_cameras(texts, preferences, devices),),
    )


def _buttons(texts: Texts, preferences: Preferences, devices: Devices) -> Row:
    """Whether push buttons are used, where the settings' file lists some."""
    choices = tuple(
        (
            texts.say("settings-on" if on else "settings-off"),
            UseButtons(on),
            on == preferences.use_buttons,
        )
        for on in (True, False)
    )
    label = texts.say("settings-buttons")
    return Row(label, choices) if devices.wired else Row(label, (), texts.say("settings-buttons-none"))


def _cameras(texts: Texts, preferences: Preferences, devices: Devices) -> Row:
    """The camera of the next start; one on USB is told by its model, too, where that is known."""
    choices = tuple(
        (camera_called(texts, camera), UseCamera(camera), camera == preferences.camera)
        for camera in devices.cameras
    )
    chosen = ChosenCamera.named(preferences.camera).called
    if devices.by_command:
        used = ChosenCamera.named(devices.used).called
        words = camera_called(texts, devices.used) if used == devices.used else used
        label = texts.say("settings-camera-by-command", camera=words)
    elif chosen != preferences.camera:
        label = texts.say("settings-camera-called", camera=chosen)
    else:
        label = texts.say("settings-camera")
    return Row(label, choices)


def camera_called(texts: Texts, name: str) -> str:
    """What the camera of that name is called on a button; on USB by the number that it has now."""
    camera = ChosenCamera.named(name)
    match camera.kind:
        case CameraKind.USB:
            number = camera.number_now
            said = camera.number or camera.called
            words = int(said) if said.isdecimal() else said
            return texts.say("camera-usb", number=words if number is None else number)
        case CameraKind.FILE:
            return camera.path.name or name
        case kind:
            return texts.say(f"camera-{kind.value}")


def _waited(texts: Texts, seconds: int) -> str:
    """How long somebody is waited for."""
    if seconds and seconds % 60 == 0:
        return texts.say("settings-minutes", count=seconds // 60)
    return texts.say("settings-seconds", count=seconds) if seconds else texts.say("settings-never")
