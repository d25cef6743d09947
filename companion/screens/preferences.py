"""What people choose on the settings page, the menu and the welcome page; it is kept for the next start."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from companion.machine.how_much import HowMuch
from companion.screens.equipment import UseButtons, UseCamera
from companion.screens.intents import Cases, KeepPictures, Language, Remind, Sound, UseLarge, UseTheme
from companion.screens.voice_intents import Speak

Choice = (
    Language | UseTheme | UseLarge | Sound | Speak | Remind | Cases | KeepPictures | UseCamera | UseButtons
)


@dataclass(frozen=True, slots=True)
class Preferences:
    """What is chosen.

    Attributes:
        language: the language spoken.
        theme: ``"felt"`` or ``"linen"``.
        large: whether the table's page is in large type, None: on a screen of 7 inches.
        sound: whether anything is heard.
        voice: how much is said aloud.
        spellings: how names are written for the voice, where that is otherwise.
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
    voice: HowMuch = HowMuch.RULINGS
    spellings: tuple[tuple[str, str], ...] = ()
    large: bool | None = None

    def spelled(self, name: str, spelling: str) -> Preferences:
        """With a name that the voice says in that way; as it is written where that is empty."""
        return replace(self, spellings=spelled(self.spellings, name, spelling))

    def after(self, choice: Choice) -> Preferences:
        """What is chosen then."""
        name, value = setting_of(choice)
        changed: dict[str, Any] = {name: value}
        return replace(self, **changed)


def spelled(spellings: tuple[tuple[str, str], ...], name: str, spelling: str) -> tuple[tuple[str, str], ...]:
    """Spellings with another one for a name; none where it is empty."""
    others = tuple((other, said) for other, said in spellings if other != name)
    return (*others, (name, spelling)) if spelling else others


def setting_of(choice: Choice) -> tuple[str, str | bool | int | None]:
    """What is chosen, by its name here and in the settings' file, and how."""
    match choice:
        case Language(language):
            return "language", language
        case UseTheme(theme):
            return "theme", theme
        case UseLarge(on):
            return "large", on
        case Sound(on):
            return "sound", on
        case Speak(how_much):
            return "voice", how_much
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
