"""The owner's settings: one TOML file that people can read and change.

language = "de"
camera = "picamera2"        # or "usb:0"
theme = "felt"              # or "linen"
motion = true               # false: nothing on the screen moves by itself
large = true                # the table's page in large type; left out: on a screen of 7 inches
sound = true                # false: nothing is heard, the voice neither
voice = "rulings"           # how much is said aloud: "off", "rulings" or "all"
guests = ["Tom"]            # who counts for nobody's history
reminder = 60               # seconds until whoever is to move is reminded, 0 for never
cases = false               # whether pictures of misread plays are kept
pictures = 20               # of how many past evenings pictures are kept, 0 for none, or "all"
rotation = 0                # the screen: 0, 90, 180 or 270 degrees
fullscreen = false          # whether all of a large screen is taken
dark = 600                  # seconds until the screen goes dark where nobody plays, 0 for never
table = [900, 900]          # width and height in millimetres
mains = 50                  # or 60: how many cycles a second the mains have, with which lamps flicker
first_run = "done"          # how far setting up by touch has come

[decks]                     # taught decks to play with, by game; updown is the UP&DOWN card
up-and-down = "club-cards"

[names]                     # how the voice says names that it reads otherwise
"Siobhán" = "Shivawn"

[buttons]                   # GPIO numbers
undo = 17
dealt = 27
pass = [5, 6, 13]           # one for each seat, in the players' order
to-3v3 = [13]               # those of these pins that their buttons connect to 3.3 V instead of ground

[lamps]
illegal = 22
turn = [23, 24, 25]

[club]                      # where many tables meet; see docs/club.md
address = "mqtts://7@broker.local/club"
on = true                   # false: nothing is sent
table = "7"                 # left out: the computer's name
password = "/etc/companion/club-password"   # a file; left out: club-password beside this one
authority = "/etc/companion/authority.pem"  # left out: the authorities that the system knows
home_assistant = false      # whether Home Assistant finds this table by itself
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from assets.bounds.files import text
from assets.bounds.limits import SETTINGS_FILE
from companion.engines import Reason
from companion.machine.club import ChosenClub
from companion.machine.errors import SettingsError
from companion.machine.first_run import FirstRun
from companion.machine.how_much import HowMuch
from companion.machine.setting_values import VALUES, ImpossibleError
from companion.machine.wiring import Wiring
from companion.texts import preferred_language
from companion.texts.errors import reason_of, why
from hardware.buttons import ButtonName
from hardware.lamps import LampName


@dataclass(frozen=True, slots=True)
class Settings:
    """What the owner has chosen; every value has a default that works.

    Attributes:
        language: ``"en"``, ``"de"`` or ``"fr"``.
        camera: a camera's name as ``--camera`` takes it, None: the Raspberry Pi's if there is one.
        theme: ``"felt"`` (dark) or ``"linen"`` (light).
        large: whether the table's page is in large type, None: on a screen of 7 inches.
        motion: whether anything on the screen moves by itself.
        sound: whether anything is heard.
        voice: how much is said aloud.
        reminder: seconds until whoever is to move is reminded, None for never.
        cases: whether pictures of misread plays are kept.
        pictures: of how many past evenings pictures are kept, None: of all.
        rotation: by how many degrees the screen's picture is turned.
        fullscreen: whether all of the screen is taken where a window has room.
        dark: seconds without touch, play or hand at the table until the screen goes dark, None for never.
        table: width and height of the table in mm.
        names: how names are written for the voice, where that is otherwise.
        guests: who counts for nobody's history, as names are compared.
        mains: cycles a second of the mains, with which lamps flicker before the camera.
        decks: name of the deck for a game, or for ``"updown"``, the UP&DOWN card.
        buttons: GPIO number of each push button.
        to_3v3: those of these pins that are connected to 3.3 V; all others are to ground.
        use_buttons: whether they are used.
        lamps: GPIO number of each lamp.
        club: where what is accepted goes.
        first_run: how far setting up by touch has come, None: that was never begun.
    """

    language: str = field(default_factory=preferred_language)
    camera: str | None = None
    theme: str = "felt"
    large: bool | None = None
    motion: bool = True
    sound: bool = True
    voice: HowMuch = HowMuch.RULINGS
    reminder: float | None = 60.0
    cases: bool = False
    pictures: int | None = 20
    rotation: int = 0
    fullscreen: bool = False
    dark: float | None = 600.0
    table: tuple[float, float] = (900.0, 900.0)
    names: tuple[tuple[str, str], ...] = ()
    guests: tuple[str, ...] = ()
    mains: int = 50
    decks: tuple[tuple[str, str], ...] = ()
    buttons: tuple[tuple[ButtonName, int], ...] = ()
    to_3v3: tuple[int, ...] = ()
    use_buttons: bool = True
    lamps: tuple[tuple[LampName, int], ...] = ()
    club: ChosenClub = field(default_factory=ChosenClub)
    first_run: FirstRun | None = None

    @property
    def wiring(self) -> Wiring:
        """The push buttons, and what they connect their pins to."""
        return Wiring(self.buttons, self.to_3v3)


def read_settings(path: Path) -> Settings:
    """The settings of a file; the defaults when there is no file.

    Raises:
        SettingsError: the file is no TOML, or a value is not possible; the sentence names file and value.
    """
    try:
        values = tomllib.loads(text(path, SETTINGS_FILE))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError, RecursionError) as error:  # a number of 5,000 digits is no TOML error
        raise SettingsError(_unread(path, error)) from error
    chosen = {}
    for name, value in values.items():
        if name not in VALUES:
            raise SettingsError(reason_of("trouble-settings-unknown", file=str(path), name=name))
        try:
            chosen[name] = VALUES[name](value)
        except ImpossibleError as error:
            raise SettingsError(reason_of(error.key, file=str(path), name=name, **error.facts)) from error
    chosen["buttons"], chosen["to_3v3"] = chosen.get("buttons", ((), ()))
    settings = Settings(**chosen)
    used = [pin for _, pin in settings.buttons]
    twice = next((pin for _, pin in settings.lamps if pin in used), None)
    if twice is not None:
        raise SettingsError(reason_of("trouble-settings-pin-shared", file=str(path), pin=str(twice)))
    return settings


def _unread(path: Path, error: Exception) -> Reason:
    """Why the settings cannot be read."""
    match error:
        case UnicodeDecodeError():
            return reason_of("trouble-settings-not-utf8", file=str(path))
        case ValueError() if not isinstance(error, tomllib.TOMLDecodeError):
            return reason_of("trouble-settings-too-long", file=str(path))
        case RecursionError():
            return reason_of("trouble-settings-too-deep", file=str(path))
        case OSError():
            return reason_of("trouble-settings-unread", file=str(path), why=why(error))
    return reason_of("trouble-settings-unread", file=str(path), why=str(error))
