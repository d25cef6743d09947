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
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from assets.bounds.files import text, too_large
from assets.bounds.limits import SETTINGS_FILE
from companion.engines import Reason, game_names
from companion.engines.names import LONGEST_NAME, composed
from companion.engines.ruling import Fact
from companion.machine.club import ChosenClub
from companion.machine.errors import SettingsError
from companion.machine.first_run import FirstRun
from companion.machine.how_much import HowMuch
from companion.machine.whole_files import write_whole
from companion.machine.wiring import ACTIONS, TO_3V3, Wiring
from companion.texts import LANGUAGES, preferred_language
from companion.texts.errors import reason_of, why
from hardware.buttons import ButtonName
from hardware.lamps import LampName

LEAST_SIDE, LARGEST_SIDE = 300, 3000
"""Millimetres of a table's side."""

LAMPS = ("turn", "illegal", "question", "call")
THEMES = ("felt", "linen")
ROTATIONS = (0, 90, 180, 270)
MAINS = (50, 60)

ALL = "all"
"""What the file says where the pictures of all evenings are kept."""


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
    known: dict[str, Callable[[Any], Any]] = {
        "language": _one_of(*LANGUAGES),
        "camera": _camera,
        "theme": _one_of(*THEMES),
        "large": _yes_or_no,
        "motion": _yes_or_no,
        "sound": _yes_or_no,
        "voice": _step,
        "reminder": _seconds,
        "cases": _yes_or_no,
        "pictures": _evenings,
        "rotation": _one_of(*ROTATIONS),
        "fullscreen": _yes_or_no,
        "dark": _seconds,
        "table": _size,
        "names": _names,
        "guests": _guests,
        "mains": _one_of(*MAINS),
        "decks": _decks,
        "buttons": _buttons,
        "use_buttons": _yes_or_no,
        "lamps": _lamps,
        "club": _club,
        "first_run": _first_run,
    }
    chosen = {}
    for name, value in values.items():
        if name not in known:
            raise SettingsError(reason_of("trouble-settings-unknown", file=str(path), name=name))
        try:
            chosen[name] = known[name](value)
        except _ImpossibleError as error:
            raise SettingsError(reason_of(error.key, file=str(path), name=name, **error.facts)) from error
    chosen["buttons"], chosen["to_3v3"] = chosen.get("buttons", ((), ()))
    settings = Settings(**chosen)
    used = [pin for _, pin in settings.buttons]
    twice = next((pin for _, pin in settings.lamps if pin in used), None)
    if twice is not None:
        raise SettingsError(reason_of("trouble-settings-pin-shared", file=str(path), pin=str(twice)))
    return settings


Kept = str | bool | int | list[int] | list[str] | None
"""What can be written into the file; None takes it out."""


def keep_setting(path: Path, name: str, value: Kept, table: str | None = None) -> None:
    """Write one setting into the file, made with its folders when it does not exist; all else in it stays.

    Args:
        path: the file.
        name: as it stands there: ``"theme"``.
        value: a possible one.
        table: the table in which it stands, ``"decks"``; None: in none.

    Raises:
        SettingsError: the file is no TOML, or cannot be written, or would be too large to be read again.
    """
    keep_settings(path, {name: value}, table)


def keep_settings(path: Path, values: Mapping[str, Kept], table: str | None = None) -> None:
    """Write several settings at once: all of them come to be there, or none; as `keep_setting`."""
    try:
        written = text(path, SETTINGS_FILE) if path.exists() else ""
        document = tomlkit.parse(written)
        place: Any = document if table is None else document.setdefault(table, tomlkit.table())
        for name, value in values.items():
            if value is None:
                place.pop(name, None)
            else:
                place[name] = value
        content = tomlkit.dumps(document).encode()
        if len(content) > SETTINGS_FILE:
            raise too_large(SETTINGS_FILE, path)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, content)
    except (OSError, ValueError, TypeError, AttributeError, TOMLKitError, RecursionError) as error:
        what = why(error) if isinstance(error, OSError) else str(error)
        raise SettingsError(reason_of("trouble-settings-unwritten", file=str(path), why=what)) from error


def forget_in_settings(path: Path, name: str) -> None:
    """Take somebody out of a settings file; raises `SettingsError`."""
    settings = read_settings(path)
    for spelled, _ in settings.names:
        if composed(spelled) == name:
            keep_setting(path, spelled, None, table="names")
    if name in settings.guests:
        keep_setting(path, "guests", [guest for guest in settings.guests if guest != name])


def rename_in_settings(path: Path, name: str, other: str, *, known: bool) -> None:
    """Call somebody otherwise in a settings file.

    Args:
        path: the file.
        name: whose.
        other: the name from now on; how the voice says it stays, where that is told.
        known: whether it is somebody's already, who stays a guest or none; else who is renamed does.

    Raises:
        SettingsError: it cannot be read or written.
    """
    settings = read_settings(path)
    spelled = dict(settings.names)
    for written, said in settings.names:
        if composed(written) == name:
            keep_setting(path, written, None, table="names")
            if other not in spelled:
                keep_setting(path, other, said, table="names")
    if name in settings.guests:
        others = [guest for guest in settings.guests if guest != name]
        keep_setting(path, "guests", others if known else [*others, other])


class _ImpossibleError(ValueError):
    """A value that a setting cannot have: what is said of it, but for the file and the setting's name."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


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


def _one_of(*allowed: object) -> Callable[[Any], Any]:
    def check(value: Any) -> Any:
        if value not in allowed or isinstance(value, bool):
            raise _ImpossibleError("trouble-settings-one-of", choices=_choices(allowed))
        return value

    return check


def _choices(allowed: Iterable[object]) -> str:
    return ", ".join(map(str, allowed))


def _camera(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise _ImpossibleError("trouble-settings-camera")
    return value


def _yes_or_no(value: Any) -> bool:
    if not isinstance(value, bool):
        raise _ImpossibleError("trouble-settings-yes-or-no")
    return value


def _seconds(value: Any) -> float | None:
    if type(value) not in (int, float) or not (value == 0 or 10 <= value <= 3600):
        raise _ImpossibleError("trouble-settings-seconds")
    return float(value) or None


def _evenings(value: Any) -> int | None:
    if value == ALL:
        return None
    if type(value) is not int or not 0 <= value <= 9999:
        raise _ImpossibleError("trouble-settings-evenings")
    return value


def _size(value: Any) -> tuple[float, float]:
    fits = isinstance(value, list) and len(value) == 2 and all(type(mm) in (int, float) for mm in value)
    if not fits or not all(LEAST_SIDE <= mm <= LARGEST_SIDE for mm in value):
        raise _ImpossibleError("trouble-settings-size")
    return float(value[0]), float(value[1])


def _decks(value: Any) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, dict) or not all(isinstance(name, str) for name in value.values()):
        raise _ImpossibleError("trouble-settings-decks")
    wrong = next((game for game in value if game not in (*game_names(), "updown")), None)
    if wrong is not None:
        raise _ImpossibleError(
            "trouble-settings-holds", held=wrong, choices=_choices((*game_names(), "updown"))
        )
    return tuple(value.items())


def _step(value: Any) -> HowMuch:
    return HowMuch(_one_of(*HowMuch)(value))


def _names(value: Any) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, dict) or not all(
        isinstance(said, str) and 1 <= len(said) <= LONGEST_NAME for said in value.values()
    ):
        raise _ImpossibleError("trouble-settings-names", most=str(LONGEST_NAME))
    return tuple(value.items())


def _guests(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(
        isinstance(name, str) and 1 <= len(name) <= LONGEST_NAME for name in value
    ):
        raise _ImpossibleError("trouble-settings-guests", most=str(LONGEST_NAME))
    return tuple(map(composed, value))


def _buttons(value: Any) -> tuple[tuple[tuple[ButtonName, int], ...], tuple[int, ...]]:
    """The push buttons, and those of their pins that are connected to 3.3 V."""
    buttons = tuple(
        (ButtonName(name, seat), pin) for name, seat, pin in _pins(value, "button", ACTIONS, TO_3V3)
    )
    to_3v3 = value.get(TO_3V3, [])
    if not isinstance(to_3v3, list) or not all(type(pin) is int for pin in to_3v3):
        raise _ImpossibleError("trouble-settings-pin", held=TO_3V3)
    strange = next((pin for pin in to_3v3 if pin not in (pin for _, pin in buttons)), None)
    if strange is not None:
        raise _ImpossibleError("trouble-settings-pin-of-none", held=TO_3V3, pin=str(strange))
    return buttons, tuple(to_3v3)


def _first_run(value: Any) -> FirstRun:
    return FirstRun(_one_of(*(step.value for step in FirstRun))(value))


def _lamps(value: Any) -> tuple[tuple[LampName, int], ...]:
    return tuple((LampName(name, seat), pin) for name, seat, pin in _pins(value, "lamp", LAMPS))


def _club(value: Any) -> ChosenClub:
    texts, switches = ("address", "table", "password", "authority"), ("on", "home_assistant")
    kinds = {**dict.fromkeys(texts, str), **dict.fromkeys(switches, bool)}
    if not isinstance(value, dict):
        raise _ImpossibleError("trouble-settings-club")
    for key, given in value.items():
        if key not in kinds:
            raise _ImpossibleError("trouble-settings-holds", held=key, choices=_choices(kinds))
        if type(given) is not kinds[key] or given == "":
            raise _ImpossibleError("trouble-settings-club-key", held=key)
    files = {key: Path(value[key]).expanduser() for key in ("password", "authority") if key in value}
    return ChosenClub(**{**value, **files})


def _pins(
    value: Any, kind: str, names: tuple[str, ...], *besides: str
) -> Iterator[tuple[str, int | None, int]]:
    """Name, seat (None for one that all share) and GPIO number of each button or lamp.

    Args:
        value: of the setting.
        kind: of device.
        names: of such devices.
        besides: what else may stand there.
    """
    if not isinstance(value, dict):
        raise _ImpossibleError("trouble-settings-pins", kind=kind)
    for name, pins in value.items():
        if name in besides:
            continue
        if name not in names:
            raise _ImpossibleError("trouble-settings-holds", held=name, choices=_choices((*names, *besides)))
        if type(pins) is int:
            yield name, None, pins
        elif isinstance(pins, list) and all(type(pin) is int for pin in pins):
            yield from ((name, seat, pin) for seat, pin in enumerate(pins))
        else:
            raise _ImpossibleError("trouble-settings-pin", held=name)
