"""Camera and push buttons are chosen on the settings page, remembered, and told where they are not there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from companion.cameras.chosen import NO_CAMERA, SIMULATED, ChosenCamera
from companion.commands import devices, opened_window, windowed
from companion.commands.devices import usable_camera
from companion.commands.main import main
from companion.commands.opened_window import play_in_window
from companion.commands.opening import OPENERS, Openers
from companion.engines import Header, Reason
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.machine.folders import folders
from companion.machine.settings import Settings, read_settings
from companion.machine.update import FAILED_UPDATE
from companion.machine.watchdog import Watchdog
from hardware.buttons import ButtonName, Buttons
from hardware.errors import HardwareFlaw, PinError
from hardware.lamps import Lamps
from tests.commands.person_at_the_window import PersonAtTheWindow, kept, options
from tests.hardware.plugged import Plugged
from tests.hardware.real_picamera2 import picamera2_with, without_picamera2
from tests.hardware.recorded_modules import MODULE_3, ON_USB
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

BUTTONS = "[buttons] # by the door\nundo = 17\n"
C920 = "046d_HD_Pro_Webcam_C920"
LATER = "Settings – the camera from the next start on"


class Unpressed:
    """Push buttons that nobody presses."""

    def presses(self) -> tuple[()]:
        return ()

    def close(self) -> None:
        pass


def look(person: PersonAtTheWindow) -> None:
    """Nothing is touched; the page is read."""


@pytest.fixture(autouse=True)
def on_a_pi(tmp_path_factory, monkeypatch) -> Iterator[Plugged]:
    """A Raspberry Pi with its own camera and two on USB, of which nothing but the numbers is known."""
    plugged = Plugged(tmp_path_factory.mktemp("pi"), monkeypatch)
    for number in (0, 2):
        plugged.plug(number)
    with picamera2_with(ON_USB, MODULE_3):
        yield plugged


@pytest.fixture
def at_the_window(tmp_path):
    """Plays a script at the window, with the settings of the file, and gives the person after it."""

    def play(*script, used="simulated", problem=None, openers=OPENERS, **given) -> PersonAtTheWindow:
        person = PersonAtTheWindow(script)
        places = folders(tmp_path)
        journal = Journal(tmp_path / "journal.sqlite")
        settings = replace(read_settings(places.settings), language="en", sound=False)
        person.evening = windowed.WindowedEvening(
            options(**given), places, settings, ChosenCamera.named(used), journal, person, problem, openers
        )
        person.evening.run()
        person.evening.close()
        journal.close()
        return person

    return play


def test_the_camera_of_the_next_start_is_chosen_among_those_that_are_there(at_the_window, tmp_path):
    (tmp_path / "settings.toml").write_text('# ours\ncamera = "picamera2" # above\n' + BUTTONS)
    labels: list[str] = []
    person = at_the_window(
        "Settings",
        lambda person: labels.extend(target.label for target in person.evening._canvas.targets),
        "USB 2", look, used="picamera2",
    )  # fmt: skip
    assert labels[-5:] == ["Pi camera", "USB 0", "USB 2", "Simulated table", "None, by hand"]
    assert LATER in person.read
    assert read_settings(tmp_path / "settings.toml").camera == "usb:2"
    written = (tmp_path / "settings.toml").read_text()
    assert written == '# ours\ncamera = "usb:2" # above\n' + BUTTONS


def test_the_camera_that_is_used_now_is_no_news(at_the_window, tmp_path):
    person = at_the_window("Settings", "USB 2", "Pi camera", look, used="picamera2")
    assert "Settings" in person.read
    assert LATER not in person.read


def test_a_camera_that_is_remembered_and_not_plugged_in_stays_among_the_choices(at_the_window, tmp_path):
    (tmp_path / "settings.toml").write_text('camera = "usb:7"\n')
    at_the_window("Settings", "USB 0", "USB 7", used="usb:7")
    assert read_settings(tmp_path / "settings.toml").camera == "usb:7"


def test_the_camera_of_the_command_line_is_named_as_such(at_the_window):
    person = at_the_window("Settings", look, used="usb:0", camera="usb:0")
    assert "Camera, from the next start on; now USB 0, by the command line" in person.read
    assert LATER not in person.read


def test_push_buttons_are_left_alone_from_the_next_game_on_and_their_numbers_stay(at_the_window, tmp_path):
    (tmp_path / "settings.toml").write_text(BUTTONS)
    opened, in_the_first_game = [], []

    def wired(pins, to_3v3) -> Unpressed:
        opened.append(pins)
        return Unpressed()

    at_the_window(
        "key d", lambda _person: in_the_first_game.extend(opened),
        "Menu", "Settings", "Off", "‹ Back", "New game", "Up\n2 to 10 people", "Begin",
        openers=Openers(buttons=wired), used="none", game="up", players=("Kim", "Leah"),
    )  # fmt: skip
    assert in_the_first_game[-1] == {ButtonName("undo"): 17}
    assert opened == in_the_first_game
    settings = read_settings(tmp_path / "settings.toml")
    assert settings.buttons == ((ButtonName("undo"), 17),)
    assert settings.use_buttons is False
    assert "# by the door" in (tmp_path / "settings.toml").read_text()


def test_where_no_push_buttons_are_listed_the_page_says_so(at_the_window):
    person = at_the_window("Settings", look)
    assert "None set up yet" in person.read
    assert "Off" not in person.read


def test_push_buttons_that_cannot_be_used_are_told_at_the_table_and_the_game_goes_on(at_the_window, tmp_path):
    def refuse(_pins, to_3v3) -> Buttons:
        raise PinError(HardwareFlaw.BUTTON_UNUSABLE, name="undo", pin=17, why="busy")

    (tmp_path / "settings.toml").write_text(BUTTONS)
    person = at_the_window(
        "key d", look,
        openers=Openers(buttons=refuse), used="none", game="up-and-down", players=("Kim", "Leah"),
    )  # fmt: skip
    told = "The push buttons cannot be used here; “Does everything work?” in the settings says why."
    assert any(text.startswith(told) for text in person.read)
    assert [len(game.steps) for game in kept(tmp_path).games] == [1]
    assert read_settings(tmp_path / "settings.toml").use_buttons is True


def test_lamps_that_cannot_be_used_are_told_and_the_window_opens(at_the_window, tmp_path):
    def refuse(_pins) -> Lamps:
        raise PinError(HardwareFlaw.LAMP_UNUSABLE, name="turn", pin=23, why="busy")

    openers = Openers(lamps=refuse)
    (tmp_path / "settings.toml").write_text("[lamps]\nillegal = 23\n")
    told = "The lamps cannot be used here; “Does everything work?” in the settings says why."
    assert any(text.startswith(told) for text in at_the_window(look, openers=openers).read)
    person = at_the_window(
        "key d", look, openers=openers, used="none", game="up-and-down", players=("Kim", "Leah")
    )
    assert any(text.startswith(told) for text in person.read)
    assert [len(game.steps) for game in kept(tmp_path).games] == [1]


UNUSABLE = ("picamera2", "/nowhere/film.mkv", "usb:x")


@pytest.mark.parametrize("camera", UNUSABLE)
def test_with_a_remembered_camera_that_cannot_be_used_plays_are_told_by_hand(
    at_the_window, tmp_path, monkeypatch, camera
):
    without_picamera2(monkeypatch)
    journal = Journal(tmp_path / "journal.sqlite")
    Evening.begin(journal, Header("up", ("Kim", "Leah")))
    journal.close()
    (tmp_path / "settings.toml").write_text(f'camera = "{camera}"\n')
    first: list[str] = []
    used, problem = usable_camera(ChosenCamera.named(camera))
    person = at_the_window(
        lambda person: first.extend(person.read),
        "Go on where we stopped\nKim and Leah", "Enter a play", look,
        used=used.name, problem=problem,
    )  # fmt: skip
    told = (
        f"The camera “{camera}” cannot be used, so plays are entered by hand. "
        "Choose another one in the settings, and start anew."
    )
    assert told in first
    assert "Cards dealt" in person.read
    assert read_settings(tmp_path / "settings.toml").camera == camera


@pytest.mark.parametrize("camera", UNUSABLE)
def test_a_remembered_camera_that_cannot_be_used_keeps_no_window_from_opening(tmp_path, monkeypatch, camera):
    without_picamera2(monkeypatch)

    class Left(PersonAtTheWindow):
        def close(self) -> None:
            self.closed = True

    window = Left(())
    settings = Settings(language="en", sound=False, camera=camera)
    camera_now = ChosenCamera.named(camera)
    places, opened = folders(tmp_path), lambda **_wishes: window
    assert play_in_window(options(), places, settings, camera_now, Watchdog(), opened) == 0
    assert (window.pictures, window.closed) == (1, True)


@pytest.mark.parametrize("failed", [None, "0.2.0"])
def test_the_first_page_tells_of_a_version_that_could_not_be_started(tmp_path, monkeypatch, failed):
    if failed is not None:
        monkeypatch.setenv(FAILED_UPDATE, failed)
    told = []

    class Page:
        def __init__(self, *given, **_named) -> None:
            told.append(given[6])
            self.power = self.asked = None

        def run(self) -> None:
            pass

        close = run

    class Shown(PersonAtTheWindow):
        close = PersonAtTheWindow.wake

    monkeypatch.setattr(opened_window, "WindowedEvening", Page)
    given = (options(camera="none"), folders(tmp_path), Settings(language="en"), NO_CAMERA, Watchdog())
    assert play_in_window(*given, lambda **_wishes: Shown(())) == 0
    assert told == [failed and Reason("update-failed", (("failed", failed),))]


@pytest.mark.parametrize(
    ("name", "called"),
    [("usb:4", "usb:4"), ("{by_id}", "046d HD Pro Webcam C920"), ("usb:{by_id}", "046d HD Pro Webcam C920")],
)
def test_a_remembered_usb_camera_that_is_not_plugged_in_is_told_and_waited_for(on_a_pi, name, called):
    camera = ChosenCamera.named(name.format(by_id=on_a_pi.by_id(C920)))
    told = Reason("camera-not-plugged", (("camera", called),))
    assert usable_camera(camera) == (camera, told)
    on_a_pi.plug(4, C920)
    assert usable_camera(camera) == (camera, None)


def test_a_usb_camera_is_chosen_and_remembered_by_the_name_that_stays(on_a_pi, at_the_window, tmp_path):
    on_a_pi.pull(2)
    on_a_pi.plug(2, C920)
    person = at_the_window("Settings", "USB 2", look, used="picamera2")
    assert "Camera, from the next start on: 046d HD Pro Webcam C920" in person.read
    assert read_settings(tmp_path / "settings.toml").camera == f"usb:{on_a_pi.by_id(C920)}"


@pytest.mark.parametrize("spelled", ["usb:2", "{by_id}", "usb:{by_id}"])
def test_however_it_was_spelled_it_is_the_one_that_is_chosen_and_used(
    on_a_pi, at_the_window, tmp_path, spelled
):
    on_a_pi.pull(2)
    on_a_pi.plug(2, C920)
    name = spelled.format(by_id=on_a_pi.by_id(C920))
    (tmp_path / "settings.toml").write_text(f'camera = "{name}"\n')
    labels: list[str] = []
    person = at_the_window(
        "Settings",
        lambda person: labels.extend(target.label for target in person.evening._canvas.targets),
        used=name,
    )
    assert labels[-5:] == [
        "Pi camera",
        "USB 0",
        "USB 2",
        "Simulated table",
        "None, by hand",
    ]
    assert LATER not in person.read


def test_a_chosen_camera_that_is_not_plugged_in_stays_among_the_choices_by_its_model(
    on_a_pi, at_the_window, tmp_path
):
    (tmp_path / "settings.toml").write_text(f'camera = "{on_a_pi.by_id(C920)}"\n')
    at_the_window("Settings", "USB 0", "USB 046d HD Pro Webcam C920", used="usb:0")
    assert read_settings(tmp_path / "settings.toml").camera == f"usb:{on_a_pi.by_id(C920)}"


def test_the_camera_chosen_by_an_older_number_goes_by_its_name_from_the_next_choice_on(
    on_a_pi, at_the_window, tmp_path
):
    on_a_pi.pull(2)
    on_a_pi.plug(2, C920)
    (tmp_path / "settings.toml").write_text('camera = "usb:2"\n')
    at_the_window("Settings", used="usb:2")
    assert read_settings(tmp_path / "settings.toml").camera == "usb:2"
    at_the_window("Settings", "USB 2", used="usb:2")
    assert read_settings(tmp_path / "settings.toml").camera == f"usb:{on_a_pi.by_id(C920)}"


def test_why_the_camera_is_not_there_stands_on_the_welcome_page(at_the_window):
    problem = Reason("camera-not-plugged", (("camera", "usb:2"),))
    person = at_the_window(look, look, used="usb:2", problem=problem)
    assert any(text.startswith("The camera “usb:2” is not there: plug it in") for text in person.read)


@pytest.mark.parametrize("camera", [SIMULATED, NO_CAMERA])
def test_what_is_no_device_can_always_be_used(camera):
    assert usable_camera(camera) == (camera, None)


def test_usb_alone_is_the_first_usb_camera():
    assert devices.chosen_camera(Settings(camera="usb")).name == "usb:0"


def test_without_a_window_a_remembered_camera_that_cannot_be_used_is_refused_in_a_sentence(tmp_path, capsys):
    (tmp_path / "settings.toml").write_text('camera = "/nowhere/film.mkv"\n')
    words = ["--headless", "--players", "Kim,Leah", "--data", str(tmp_path)]
    assert main(["play", *words]) == 2
    assert capsys.readouterr().err.startswith(
        'There is no camera, video, picture or folder "/nowhere/film.mkv"'
    )
