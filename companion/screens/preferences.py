"""What people choose on the settings page, the menu and the welcome page; it is kept for the next start."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from companion.screens.equipment import UseButtons, UseCamera
from companion.screens.intents import Cases, KeepPictures, Language, Remind, Sound, UseTheme

Choice = Language | UseTheme | Sound | Remind | Cases | KeepPictures | UseCamera | UseButtons


@dataclass(frozen=True, slots=True)
class Preferences:
    """What is chosen.

    Attributes:
        language: the language spoken.
        theme: ``"felt"`` or ``"linen"``.
        sound: whether sounds are played.
        reminder: seconds until whoever lets the others wait is reminded, 0 for never.
        cases: whether pictures of misread plays are kept.
        pictures: of how many past evenings pictures are kept, None: of all.
        camera: the camera of the next start, as ``--camera`` takes its name.
        use_buttons: whether push buttons are used.
    """

    language: str = "en"
    theme: str = "felt"
    sound: bool = True
    reminder: int = 60
    cases: bool = False
    pictures: int | None = 20
    camera: str = "simulated"
    use_buttons: bool = True

    def after(self, choice: Choice) -> Preferences:
        """What is chosen then."""
        name, value = setting_of(choice)
        changed: dict[str, Any] = {name: value}
        return replace(self, **changed)


def setting_of(choice: Choice) -> tuple[str, str | bool | int | None]:
    """What is chosen, by its name here and in the settings' file, and how."""
    match choice:
        case Language(language):
            return "language", language
        case UseTheme(theme):
            return "theme", theme
        case Sound(on):
            return "sound", on
        case Remind(after):
            return "reminder", after
        case Cases(on):
            return "cases", on
        case KeepPictures(evenings):
            return "pictures", evenings
        case UseCamera(name):
            return "camera", name
        case UseButtons(on):
            return "use_buttons", on
