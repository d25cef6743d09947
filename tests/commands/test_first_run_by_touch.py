"""A new appliance is set up by touch alone, and whatever was answered outlives a power cut."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from companion.commands import opened_window
from companion.commands.first_run import Openers, SettingUp, first_run_is_due
from companion.commands.opened_window import play_in_window
from companion.evening.tables import known_table
from companion.machine.first_run import FirstRun
from companion.machine.folders import folders
from companion.machine.settings import Settings, read_settings
from companion.machine.watchdog import Watchdog
from companion.screens.touchscreen import Touchscreen
from companion.screens.window import Closed, Window
from hardware.buttons import ButtonName
from hardware.cameras.protocol import CameraState, Frame
from hardware.errors import CameraError, HardwareFlaw
from hardware.pin_finder import PinFinder
from tests.commands.person_at_the_window import PersonAtTheWindow, kept, options, sees_every_page
from tests.commands.table_with_board import with_board
from tests.hardware.plugged import Plugged
from tests.hardware.test_pins import NoPins
from tests.hardware.wired_pins import GROUND, SUPPLY, WiredPins
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy
from vision.calibration import Calibration

GO_ON = "Go on ›"
A_PICTURE = 1 / 36


class Clock:
    """Seconds that pass with each picture."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


class BoardCamera:
    """A camera above a table on which the printed board lies."""

    problems = ()
    state = CameraState.WORKING
    name = "C920"

    def __init__(self, clock: Clock) -> None:
        self._clock, self._picture = clock, with_board()
        self.closed = False

    def read(self) -> Frame:
        return Frame(self._picture, self._clock.now)

    def find_anew(self) -> None:
        pass

    def close(self) -> None:
        self.closed = True


class PersonAtAnAppliance(PersonAtTheWindow):
    """Somebody before a new appliance; presses buttons, too."""

    def __init__(self, script, clock: Clock, pins: WiredPins) -> None:
        super().__init__(script)
        self.clock = clock
        self.pins = pins
        self.closed = False
        self.rotations: list[int] = []

    def show(self) -> None:
        super().show()
        self.clock.now += A_PICTURE

    def turn(self, rotation) -> None:
        super().turn(rotation)
        self.rotations.append(rotation)

    def close(self) -> None:
        self.closed = True


def press(pin, to=GROUND):
    """The steps of a press: down for a while, and up again."""

    def down(person) -> None:
        person.pins.press(pin, to)

    def up(person) -> None:
        person.pins.let_go(pin)

    return (down, *[look] * 4, up, *[look] * 3)


def look(person) -> None:
    """Nothing is touched; time passes."""


def a_moment(seconds):
    """A step that takes so long."""

    def passes(person) -> None:
        person.clock.now += seconds

    return passes


def notes(into):
    """A step that notes what is read on the page."""
    return lambda person: into.append(list(person.read))


@pytest.fixture
def pins() -> Iterator[WiredPins]:
    factory = WiredPins()
    yield factory
    factory.reset()


@pytest.fixture
def appliance(tmp_path, tmp_path_factory, monkeypatch, pins):
    """Switches a kiosk with a USB camera on, with somebody before it; gives the person afterwards."""
    clock = Clock()
    plugged = Plugged(tmp_path_factory.mktemp("usb"), monkeypatch)
    plugged.plug(0, "046d_C920")
    cameras = []

    def opens(name, **_wishes):
        cameras.append(BoardCamera(clock))
        return cameras[-1]

    def finder(leave):
        return PinFinder(leave, clock, lambda _seconds: None, pins)

    openers = Openers(opens, finder)
    monkeypatch.setattr(opened_window, "SettingUp", partial(SettingUp, openers=openers, clock=clock))

    def switch_on(*script, kiosk=True, **given) -> PersonAtAnAppliance:
        person = PersonAtAnAppliance(script, clock, pins)
        sees_every_page(monkeypatch, person)
        places = folders(tmp_path)
        settings = read_settings(places.settings)
        if not places.settings.exists():
            settings = Settings(language="en", sound=False)
        chosen = options(kiosk=kiosk, **given)
        camera = opened_window.camera_now(chosen, settings)
        person.status = play_in_window(chosen, places, settings, camera, Watchdog(), lambda **_wishes: person)
        person.cameras = cameras
        return person

    return switch_on


def setting(folder) -> Settings:
    return read_settings(folder / "settings.toml")


def test_from_power_on_to_the_first_game_by_touch_alone(appliance, tmp_path):
    titles = []
    person = appliance(
        look, "English", "Turn it", "Turn it", "That is right",
        look, "USB 0", look, GO_ON,
        "Width +", "Width +", "Depth −", "It is that large", look,
        "The printed board lies there", *[look] * 90, GO_ON,
        "All, one after the other",
        *press(27), *press(17), "There is none",
        *press(5), *press(6, SUPPLY), "No further seat has one",
        "One for all seats", *press(13), "There is none",
        notes(titles), GO_ON,
        notes(titles), "New evening", notes(titles), lambda person: person.script.clear(),
    )  # fmt: skip
    settings = setting(tmp_path)
    assert settings.language == "en"
    assert settings.rotation == 180
    assert person.rotations == [90, 180]
    assert settings.camera.startswith("usb:")
    assert settings.table == (1000, 850)
    assert settings.buttons == (
        (ButtonName("dealt"), 27), (ButtonName("undo"), 17),
        (ButtonName("pass", 0), 5), (ButtonName("pass", 1), 6), (ButtonName("last-card"), 13),
    )  # fmt: skip
    assert settings.to_3v3 == (6,)
    assert settings.first_run is FirstRun.DONE
    table = known_table(folders(tmp_path).tables, settings.camera)
    assert Calibration.from_dict(table.calibration).table_size == (1000, 850)
    last_of_setup, welcome, games = titles
    assert "5 of 5: Push buttons" in last_of_setup
    assert "New evening" in welcome
    assert "Which game?" in " ".join(games)
    assert [camera.closed for camera in person.cameras] == [True] * len(person.cameras)


def test_how_well_the_table_is_seen_is_told_once_it_was_found(appliance, tmp_path):
    (tmp_path / "settings.toml").write_text('first_run = "table"\nlanguage = "en"\ncamera = "usb:0"\n')
    read = []
    appliance(look, "It is that large", look, "The printed board lies there", *[look] * 90, notes(read))
    assert any(text.startswith(("All is seen well", "Good:")) for text in read[0])


SIX = (
    ("English",),
    ("Turn it", "That is right"),
    ("USB 0", GO_ON),
    ("Width +", "It is that large", look, "The printed board lies there", GO_ON),
    ("All, one after the other", *press(27)),
    press(17),
)
"""What is answered, part by part; the power may be cut after each."""

CUT = [lambda person: person.script.clear()]


@pytest.mark.parametrize("answered", range(1, len(SIX) + 1))
def test_what_was_answered_outlives_a_power_cut_and_setting_up_goes_on_there(appliance, tmp_path, answered):
    read = []
    appliance(look, *(step for part in SIX[:answered] for step in part), look, *CUT)
    settings = setting(tmp_path)
    expected = [
        settings.language == "en",
        settings.rotation == 90,
        (settings.camera or "").startswith("usb:"),
        settings.table == (950, 900),
        (ButtonName("dealt"), 27) in settings.buttons,
        (ButtonName("undo"), 17) in settings.buttons,
    ]
    assert expected == [number < answered for number in range(len(SIX))]
    appliance(look, notes(read), *CUT)
    title = [
        "",
        "2 of 5: Which way up?",
        "3 of 5: Camera",
        "4 of 5: The table",
        *["5 of 5: Push buttons"] * 3,
    ]
    assert title[answered] in read[0]


def test_every_step_can_be_skipped_and_nothing_is_asked_again(appliance, tmp_path):
    read = []
    appliance(look, *[GO_ON] * 5, notes(read), *CUT)
    assert "New evening" in read[0]
    assert setting(tmp_path) == Settings(language=setting(tmp_path).language, first_run=FirstRun.DONE)
    appliance(look, notes(read), *CUT)
    assert "New evening" in read[1]


def test_a_size_that_was_changed_is_kept_though_people_go_on_by_themselves(appliance, tmp_path):
    (tmp_path / "settings.toml").write_text('first_run = "table"\nlanguage = "en"\ncamera = "none"\n')
    appliance(look, "Width −", "Depth +", *CUT)
    assert setting(tmp_path).table == (850, 950)


def test_people_go_back_by_a_step(appliance):
    read = []
    appliance(look, GO_ON, GO_ON, notes(read), "‹ Back", notes(read), "‹ Back", notes(read), *CUT)
    assert [page[1] if page[0] == "‹ Back" else page[0] for page in read] == [
        "3 of 5: Camera", "2 of 5: Which way up?", "1 of 5: Language",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "file", "due"),
    [
        ({"kiosk": True}, None, True),
        ({"kiosk": False}, None, False),
        ({"kiosk": True, "game": "up"}, None, False),
        ({"kiosk": True}, 'language = "de"\n', False),
        ({"kiosk": True}, 'first_run = "camera"\n', True),
        ({"kiosk": True}, 'first_run = "done"\n', False),
        ({"kiosk": False}, 'first_run = "camera"\n', False),
    ],
)
def test_only_a_new_appliance_asks_by_itself(tmp_path, given, file, due):
    places = folders(tmp_path)
    if file is not None:
        places.settings.write_text(file)
    assert first_run_is_due(options(**given), read_settings(places.settings), places) is due


def test_an_appliance_on_which_evenings_were_played_is_not_new(tmp_path):
    places = folders(tmp_path)
    places.journal.touch()
    assert not first_run_is_due(options(kiosk=True), Settings(), places)


BUTTONS = 'first_run = "buttons"\nlanguage = "en"\n[lamps]\nillegal = 22\n'


@pytest.fixture
def at_the_buttons(appliance, tmp_path):
    (tmp_path / "settings.toml").write_text(BUTTONS)
    return appliance


def test_a_button_that_is_taken_is_told_and_another_one_asked_for(at_the_buttons, tmp_path):
    read = []
    at_the_buttons(
        look, "All, one after the other", *press(27), *press(27), notes(read), *press(17), notes(read), *CUT
    )
    assert "Press this button: Undo" in read[0]
    assert "That is the button “Dealt”, on GPIO 27: press another one." in read[0]
    assert "Undo: found, on GPIO 17." in read[1]
    assert setting(tmp_path).buttons == ((ButtonName("dealt"), 27), (ButtonName("undo"), 17))


def test_a_button_that_is_held_and_several_at_once_are_told(at_the_buttons, pins, tmp_path):
    read = []
    at_the_buttons(
        look, "All, one after the other",
        lambda person: pins.press(5), *[look] * 3, a_moment(4.0), *[look] * 3, notes(read),
        lambda person: pins.press(6), *[look] * 4, notes(read),
        lambda person: pins.let_go(5), lambda person: pins.let_go(6), *[look] * 4, notes(read),
        *CUT,
    )  # fmt: skip
    assert "GPIO 5 is held down: let go of it. If nobody holds it, its wires touch." in read[0]
    assert "Several buttons are pressed: let go, and press one alone." in read[1]
    assert "Press this button: Dealt" in read[2]
    assert setting(tmp_path).buttons == ()


def test_where_nothing_comes_it_is_told_what_may_be_wrong(at_the_buttons, pins):
    read = []
    pins.press(13)
    at_the_buttons(
        look, "Dealt\nnone", a_moment(16.0), look, notes(read),
        lambda person: pins.let_go(13), *[look] * 4, notes(read), *CUT,
    )  # fmt: skip
    assert any(text.startswith("Nothing comes, and something holds GPIO 13") for text in read[0])
    assert any(text.startswith("Nothing comes: look whether one wire") for text in read[1])


def test_a_lamp_s_pin_is_no_button(at_the_buttons, tmp_path):
    at_the_buttons(look, "Dealt\nnone", *press(22), *press(23), *CUT)
    assert setting(tmp_path).buttons == ((ButtonName("dealt"), 23),)


def test_one_kind_of_button_is_learnt_anew_and_the_others_stay(at_the_buttons, tmp_path):
    at_the_buttons(look, "All, one after the other", *press(27), *press(17), "‹ Back", *CUT)
    at_the_buttons(look, "Undo\nGPIO 17", *press(4), *CUT)
    assert setting(tmp_path).buttons == ((ButtonName("dealt"), 27), (ButtonName("undo"), 4))


def test_a_machine_without_pins_says_so_and_goes_on(at_the_buttons, monkeypatch):
    finder = Openers(pins=lambda _leave: PinFinder(pin_factory=NoPins()))
    monkeypatch.setattr(opened_window, "SettingUp", partial(SettingUp, openers=finder))
    read = []
    at_the_buttons(look, notes(read), GO_ON, notes(read), *CUT)
    assert any(text.startswith("No GPIO pin can be read here") for text in read[0])
    assert "New evening" in read[1]


def test_a_camera_that_cannot_be_used_is_told_on_its_page(appliance, tmp_path, monkeypatch):
    def refuse(_name, **_wishes):
        raise CameraError(HardwareFlaw.USB_FORBIDDEN, number="0")

    monkeypatch.setattr(opened_window, "SettingUp", partial(SettingUp, openers=Openers(camera=refuse)))
    (tmp_path / "settings.toml").write_text('first_run = "camera"\nlanguage = "en"\n')
    read = []
    appliance(look, "USB 0", look, notes(read), GO_ON, "It is that large", look, notes(read), *CUT)
    assert any(text.startswith("The USB camera 0 may not be used") for text in read[0])
    assert any(text.startswith("No camera shows a table.") for text in read[1])


def test_corners_that_are_no_table_are_asked_for_again(appliance, tmp_path):
    (tmp_path / "settings.toml").write_text('first_run = "table"\nlanguage = "en"\ncamera = "usb:0"\n')
    read = []
    appliance(look, "It is that large", look, *["The picture"] * 4, look, notes(read), *CUT)
    assert "That is no table: once more, from the upper left corner." in read[0]
    assert known_table(folders(tmp_path).tables, "usb:0") is None


def test_where_nothing_can_be_written_the_heading_says_so(appliance, tmp_path, monkeypatch):
    def refuse(path, _content):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("companion.machine.kept_settings.write_whole", refuse)
    read = []
    appliance(look, "Deutsch", look, "Drehen", notes(read), *CUT)
    assert any(text.startswith("Einrichten – nur für dieses Mal") for text in read[0])


def test_it_is_done_again_from_the_settings_and_the_evening_goes_on(appliance, tmp_path):
    (tmp_path / "settings.toml").write_text('first_run = "done"\nlanguage = "en"\ncamera = "none"\n')
    read = []
    appliance(
        look, "Menu", "Settings", "Set up …", notes(read), "Which way up?\n0°", "Turn it", "That is right",
        notes(read), "‹ Back", look, notes(read), *CUT,
        kiosk=False, game="up-and-down", players=("Kim", "Leah"),
    )  # fmt: skip
    assert "Language\nEnglish" in read[0]
    assert "Which way up?\n90°" in read[1]
    assert "Menu" in read[2]
    assert setting(tmp_path).rotation == 90
    assert kept(tmp_path).number == 1


def test_a_closed_window_ends_the_program(appliance, tmp_path):
    assert appliance(look).status == 0
    assert setting(tmp_path).first_run is FirstRun.LANGUAGE


class RealWindow(Window):
    """A window under SDL's dummy driver; a script of labels is touched where the panel shows them.

    Fingers come down in the panel's own coordinates, which know of no rotation.
    """

    def __init__(self, script) -> None:
        super().__init__((800, 480), 0, dark_after=None)
        self.script = list(script)
        self.touched_at: list[tuple[float, float]] = []
        self.canvas = None

    def inputs(self):
        if not self.script:
            return [Closed()]
        label = self.script.pop(0)
        box = next(target.box for target in self.canvas.targets if target.label == label)
        across, down = (box.x + box.w / 2) * self.canvas.scale, (box.y + box.h / 2) * self.canvas.scale
        x, y = on_the_panel(across, down, self.page.get_size(), self._rotation)
        self.touched_at.append((round(x, 2), round(y, 2)))
        pygame.event.post(pygame.Event(
            pygame.FINGERDOWN, x=x, y=y, dx=0, dy=0, pressure=1, finger_id=len(self.script), touch_id=0
        ))  # fmt: skip
        return super().inputs()


def on_the_panel(across, down, page, rotation) -> tuple[float, float]:
    """Where a point of the page is seen on the panel, in parts of its width and height."""
    width, height = page
    u, v = across / width, down / height
    return {0: (u, v), 90: (1 - v, u), 180: (1 - u, 1 - v), 270: (v, 1 - u)}[rotation]


def test_fingers_follow_the_picture_all_the_way_round(tmp_path, monkeypatch):
    (tmp_path / "settings.toml").write_text('first_run = "screen"\nlanguage = "en"\n')
    window = RealWindow(["Turn it"] * 5 + ["That is right"])
    shown = Touchscreen.show

    def show(self, told, facts=None) -> None:
        window.canvas = self.canvas
        shown(self, told, facts)

    monkeypatch.setattr(Touchscreen, "show", show)
    places = folders(tmp_path)
    SettingUp(window, read_settings(places.settings), places, first=True).run()
    settings = setting(tmp_path)
    assert (settings.rotation, settings.first_run) == (90, FirstRun.CAMERA)
    assert len(set(window.touched_at[:4])) == 4, "each quarter the same button is somewhere else"
    assert window.touched_at[4] == window.touched_at[0]
    pygame.display.set_mode((64, 64))
