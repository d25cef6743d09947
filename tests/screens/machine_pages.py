"""Pages about the machine: its settings, and what works."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

from companion.engines import Reason
from companion.evening.pictures import KeptPictures, Room
from companion.machine.findings import Finding, Health, Part
from companion.machine.how_much import HowMuch
from companion.screens.canvas import Canvas
from companion.screens.club_intents import ClubShown, SeatedNext
from companion.screens.equipment import Devices
from companion.screens.filming import Filming
from companion.screens.intents import PageName
from companion.screens.pages.club import draw_club
from companion.screens.pages.club_address import draw_club_address
from companion.screens.pages.day import DayPicked, draw_day
from companion.screens.pages.doctor import draw_doctor
from companion.screens.pages.game import draw_game
from companion.screens.pages.leaving import Kiosk, draw_leaving
from companion.screens.pages.menu import draw_menu
from companion.screens.pages.phones import draw_phones
from companion.screens.pages.pictures import draw_pictures
from companion.screens.pages.settings import draw_settings
from companion.screens.pages.voice import draw_spelling, draw_voice
from companion.screens.pages.welcome import Welcome, draw_welcome
from companion.screens.people import People
from companion.screens.phone_intents import Link, PhonesShown
from companion.screens.preferences import Preferences
from companion.screens.voice_intents import Hear
from companion.texts import texts
from tests.screens.evening_pages import Draw
from tests.screens.sample_table import NAMES
from tests.screens.sample_views import PLAYED, sitting

ON_A_PI = (
    Finding(Part.VERSIONS, Health.WORKS, Reason("doctor-pygame-version", (("version", "1"), ("sdl", "2")))),
    Finding(Part.CAMERA, Health.WORKS, Reason("doctor-camera-picamera2")),
    Finding(Part.BUTTONS, Health.MISSING, Reason("doctor-buttons-forbidden"), Reason("doctor-do-group")),
    Finding(Part.SCREEN, Health.WORKS, Reason("doctor-screen-here")),
    Finding(Part.SOUND, Health.MISSING, Reason("doctor-sound-none")),
    Finding(Part.JOURNAL, Health.WORKS, Reason("doctor-screen-here")),
    Finding(Part.SETTINGS, Health.WORKS, Reason("doctor-screen-here")),
    Finding(
        Part.DISK,
        Health.BROKEN,
        Reason("doctor-disk-full", (("megabytes", 120),)),
        Reason("doctor-do-room", (("megabytes", 120),)),
    ),
)


CAMERAS = ("picamera2", "usb:0", "usb:2", "simulated", "none")
ALL = Devices(CAMERAS, "picamera2", wired=True)
GIVEN = Devices(CAMERAS, "usb:2", by_command=True)


def _settings(devices: Devices, camera: str = "picamera2", *, kept: bool = True) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        chosen = Preferences(language, reminder=45, camera=camera)
        draw_settings(canvas, texts(language), chosen, devices, PageName.MENU, kept=kept)

    return draw


TEN = (*NAMES, "Pia", "Siobhán", "Maximilian", "Jo", "Zoë", "Wilhelmina")
SPOKEN = Preferences(voice=HowMuch.ALL, spellings=(("Siobhán", "Shivawn"), ("Zoë", "Zo-i")))


def _voice(names: tuple[str, ...], *, able: bool = True) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        draw_voice(canvas, texts(language), replace(SPOKEN, language=language), names, able=able)

    return draw


def _spelling(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_spelling(canvas, texts(language), "Siobhán", People(typed="Shivawn"), Hear("Shivawn"))


def _spelling_unheard(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_spelling(canvas, texts(language), NAMES[2], People(), None)


def _menu_with_voice(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *PLAYED)
    draw_menu(canvas, texts(language), view, sound=True, voice=HowMuch.RULINGS)


def _table_heard(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *PLAYED), heard=True)


def _table_silent(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *PLAYED), Filming.ON, heard=False)


def _pictures(pictures: KeptPictures, room: Room) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        draw_pictures(canvas, texts(language), Preferences(language, pictures=7), pictures, room, None)

    return draw


def _camera_told(message: str, camera: str) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        problem = Reason(message, (("camera", camera),))
        draw_welcome(canvas, texts(language), Welcome(None, simulated=False, problem=problem))

    return draw


def _update_failed(canvas: Canvas, _folder: Path, language: str) -> None:
    problem = Reason("update-failed", (("failed", "0.2.0"),))
    draw_welcome(canvas, texts(language), Welcome(None, simulated=False, problem=problem))


def _leaving(kiosk: Kiosk | None = None, *, playing: bool = True) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        draw_leaving(canvas, texts(language), playing=playing, goes_on=True, kiosk=kiosk)

    return draw


def _day(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_day(canvas, texts(language), DayPicked(date(2026, 9, 30)))


def _doctor(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_doctor(canvas, texts(language), ON_A_PI)


def _all_well(canvas: Canvas, _folder: Path, language: str) -> None:
    works = tuple(Finding(part, Health.WORKS, Reason("doctor-screen-here")) for part in Part)
    draw_doctor(canvas, texts(language), works)


ADDRESS = "http://192.168.178.123:8080/?t=N2hibvR4nDbqajZgu_s3700n"
REFUSED = Reason("trouble-web-address", (("address", "0"), ("why", "Address already in use")))


def _phones(names: tuple[str, ...], number: int = 0) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        seats = (Link(name, ADDRESS, player % 2) for player, name in enumerate(names))
        shown = PhonesShown((Link(None, ADDRESS, 3), *seats), number)
        draw_phones(canvas, texts(language), shown, PageName.SETTINGS)

    return draw


def _phones_off(problem: Reason | None = None) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        draw_phones(canvas, texts(language), PhonesShown(problem=problem), PageName.SETTINGS)

    return draw


CLUB = ClubShown("mqtts://table-7@broker.kartenklub.example:8883/Kartenklub", "table-7")
LONG_TEXT = "Willkommen zur dritten Runde: Wer auf den anderen Tisch wartet, darf schon austeilen."


def _club(**standing) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        draw_club(canvas, texts(language), replace(CLUB, **standing), PageName.SETTINGS)

    return draw


def _club_address(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_club_address(canvas, texts(language), "mqtts://table7@broker.local:8883/kar")


NEXT = SeatedNext(TEN, "up-and-down", LONG_TEXT)

MACHINE_PAGES: dict[str, Draw] = {
    "settings": _settings(ALL),
    "voice": _voice(TEN),
    "voice-nobody": _voice(()),
    "voice-none": _voice(NAMES, able=False),
    "spelling": _spelling,
    "spelling-unheard": _spelling_unheard,
    "menu-voice": _menu_with_voice,
    "table-voice": _table_heard,
    "table-silent": _table_silent,
    "settings-not-kept": _settings(ALL, kept=False),
    "settings-camera-later": _settings(ALL, "usb:0"),
    "settings-camera-given": _settings(GIVEN),
    "welcome-update-failed": _update_failed,
    "welcome-camera-unusable": _camera_told("camera-unusable", "picamera2"),
    "welcome-camera-not-plugged": _camera_told("camera-not-plugged", "usb:2"),
    "pictures": _pictures(KeptPictures(1234, 47_500_000), Room(900_000_000, 40_000_000)),
    "pictures-none": _pictures(KeptPictures(0, 0), Room(12_000_000_000, 0)),
    "day": _day,
    "leaving": _leaving(),
    "leaving-kiosk": _leaving(Kiosk(desktop=False)),
    "leaving-before-play": _leaving(Kiosk(desktop=True), playing=False),
    "leaving-refused": _leaving(Kiosk(True, Reason("leaving-refused", (("why", "Access denied"),)))),
    "phones": _phones(NAMES, 2),
    "phones-ten": _phones(TEN, 3),
    "phones-off": _phones_off(),
    "phones-refused": _phones_off(REFUSED),
    "club-address": _club_address,
    "club": _club(on=True, connected=True, called=True, waiting=3, seated=NEXT),
    "club-off": _club(),
    "doctor": _doctor,
    "doctor-all-well": _all_well,
}
