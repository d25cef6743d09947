"""What each setting may be in the owner's file, and what the companion makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from companion.engines import game_names
from companion.engines.names import LONGEST_NAME, composed
from companion.engines.ruling import Fact
from companion.machine.club import ChosenClub
from companion.machine.first_run import FirstRun
from companion.machine.how_much import HowMuch
from companion.machine.wiring import ACTIONS, TO_3V3
from companion.texts import LANGUAGES
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


class ImpossibleError(ValueError):
    """A value that a setting cannot have: what is said of it, but for the file and the setting's name."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def _one_of(*allowed: object) -> Callable[[Any], Any]:
    def check(value: Any) -> Any:
        if value not in allowed or isinstance(value, bool):
            raise ImpossibleError("trouble-settings-one-of", choices=_choices(allowed))
        return value

    return check


def _choices(allowed: Iterable[object]) -> str:
    return ", ".join(map(str, allowed))


def _camera(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise ImpossibleError("trouble-settings-camera")
    return value


def _yes_or_no(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ImpossibleError("trouble-settings-yes-or-no")
    return value


def _seconds(value: Any) -> float | None:
    if type(value) not in (int, float) or not (value == 0 or 10 <= value <= 3600):
        raise ImpossibleError("trouble-settings-seconds")
    return float(value) or None


def _evenings(value: Any) -> int | None:
    if value == ALL:
        return None
    if type(value) is not int or not 0 <= value <= 9999:
        raise ImpossibleError("trouble-settings-evenings")
    return value


def _size(value: Any) -> tuple[float, float]:
    fits = isinstance(value, list) and len(value) == 2 and all(type(mm) in (int, float) for mm in value)
    if not fits or not all(LEAST_SIDE <= mm <= LARGEST_SIDE for mm in value):
        raise ImpossibleError("trouble-settings-size")
    return float(value[0]), float(value[1])


def _decks(value: Any) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, dict) or not all(isinstance(name, str) for name in value.values()):
        raise ImpossibleError("trouble-settings-decks")
    wrong = next((game for game in value if game not in (*game_names(), "updown")), None)
    if wrong is not None:
        raise ImpossibleError(
            "trouble-settings-holds", held=wrong, choices=_choices((*game_names(), "updown"))
        )
    return tuple(value.items())


def _step(value: Any) -> HowMuch:
    return HowMuch(_one_of(*HowMuch)(value))


def _names(value: Any) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, dict) or not all(
        isinstance(said, str) and 1 <= len(said) <= LONGEST_NAME for said in value.values()
    ):
        raise ImpossibleError("trouble-settings-names", most=str(LONGEST_NAME))
    return tuple(value.items())


def _guests(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(
        isinstance(name, str) and 1 <= len(name) <= LONGEST_NAME for name in value
    ):
        raise ImpossibleError("trouble-settings-guests", most=str(LONGEST_NAME))
    return tuple(map(composed, value))


def _buttons(value: Any) -> tuple[tuple[tuple[ButtonName, int], ...], tuple[int, ...]]:
    """The push buttons, and those of their pins that are connected to 3.3 V."""
    buttons = tuple(
        (ButtonName(name, seat), pin) for name, seat, pin in _pins(value, "button", ACTIONS, TO_3V3)
    )
    to_3v3 = value.get(TO_3V3, [])
    if not isinstance(to_3v3, list) or not all(type(pin) is int for pin in to_3v3):
        raise ImpossibleError("trouble-settings-pin", held=TO_3V3)
    strange = next((pin for pin in to_3v3 if pin not in (pin for _, pin in buttons)), None)
    if strange is not None:
        raise ImpossibleError("trouble-settings-pin-of-none", held=TO_3V3, pin=str(strange))
    return buttons, tuple(to_3v3)


def _first_run(value: Any) -> FirstRun:
    return FirstRun(_one_of(*(step.value for step in FirstRun))(value))


def _lamps(value: Any) -> tuple[tuple[LampName, int], ...]:
    return tuple((LampName(name, seat), pin) for name, seat, pin in _pins(value, "lamp", LAMPS))


def _club(value: Any) -> ChosenClub:
    texts, switches = ("address", "table", "password", "authority"), ("on", "home_assistant")
    kinds = {**dict.fromkeys(texts, str), **dict.fromkeys(switches, bool)}
    if not isinstance(value, dict):
        raise ImpossibleError("trouble-settings-club")
    for key, given in value.items():
        if key not in kinds:
            raise ImpossibleError("trouble-settings-holds", held=key, choices=_choices(kinds))
        if type(given) is not kinds[key] or given == "":
            raise ImpossibleError("trouble-settings-club-key", held=key)
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
        raise ImpossibleError("trouble-settings-pins", kind=kind)
    for name, pins in value.items():
        if name in besides:
            continue
        if name not in names:
            raise ImpossibleError("trouble-settings-holds", held=name, choices=_choices((*names, *besides)))
        if type(pins) is int:
            yield name, None, pins
        elif isinstance(pins, list) and all(type(pin) is int for pin in pins):
            yield from ((name, seat, pin) for seat, pin in enumerate(pins))
        else:
            raise ImpossibleError("trouble-settings-pin", held=name)


VALUES: Final[Mapping[str, Callable[[Any], Any]]] = {
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
"""By the name of each setting what checks its value, and gives it as `Settings` has it."""
