"""People choose a colour, a picture and the voice's language by touch, where their names stand."""

from __future__ import annotations

from contextlib import closing

import numpy as np
import pytest

from assets.trouble import trouble_of
from companion.cameras.chosen import ChosenCamera
from companion.cameras.snapshots import PORTRAIT, portrait, unpacked
from companion.commands.opening import Openers
from companion.commands.windowed import LOOKED_EVERY, WindowedEvening
from companion.engines import Header
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.profiles import MOST_PICTURE, Figure, PersonColour, Profile
from companion.machine.folders import folders
from companion.machine.how_much import HowMuch
from companion.machine.settings import Settings
from companion.texts.errors import reason_of
from companion.voice import Caller
from hardware.cameras.protocol import CameraState, Frame
from hardware.errors import CameraError, HardwareFlaw
from tests.commands.person_at_the_window import SET_UP, PersonAtTheWindow, options
from tests.evening.played import tell
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy
from tests.voice.fake_speaking import Clock, FakeSpeaking

HEADER = Header("up-and-down", ("Kim", "Leah"))
TO_LEAH = ("Evenings", "Players", "Leah", "Colour and picture")
IMAGE = np.full((720, 1280, 3), (40, 120, 200), np.uint8)


class FakeCamera:
    """Gives one picture again and again."""

    state = CameraState.WORKING
    problems = ()

    def __init__(self) -> None:
        self.closed = 0

    def read(self) -> Frame:
        return Frame(IMAGE, 0.0)

    def find_anew(self) -> None:
        pass

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def at_home(tmp_path):
    """Plays a script in a folder in which Kim and Leah have played, and gives the person after it."""
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        evening = Evening.begin(journal, HEADER)
        tell(evening, [{"event": "deal"}])

    def play(*script, camera="none", opens=None, settings=None, speaking=None, **given) -> PersonAtTheWindow:
        def caller(settings, _places):
            return Caller(speaking, settings.language, HowMuch.ALL, {})

        openers = Openers(caller=caller, camera=opens or (lambda *_given, **_named: FakeCamera()))
        person = PersonAtTheWindow(script)
        with closing(Journal(tmp_path / "journal.sqlite")) as journal:
            person.evening = WindowedEvening(
                options(**given),
                folders(tmp_path),
                settings or Settings(language="en", voice=HowMuch.ALL),
                ChosenCamera.named(camera),
                journal,
                person,
                openers=openers,
            )
            person.evening.run()
            person.evening.close()
        return person

    return play


def chosen(folder):
    with closing(Journal(folder / "journal.sqlite")) as journal:
        return journal.profiles()


def looks(_person):
    """Nothing is touched for a moment."""


def test_colour_figure_and_voice_are_kept_as_they_are_touched_and_seen_at_the_next_start(at_home, tmp_path):
    at_home(*TO_LEAH, "Pink", "Owl", "Français")
    assert chosen(tmp_path) == {"Leah": Profile(PersonColour.PINK, Figure.OWL, voice="fr")}
    person = at_home(*TO_LEAH, "Pink", "Initial", "As all")
    assert person.evening._canvas.people == {}
    assert chosen(tmp_path) == {}


def test_it_is_chosen_where_somebody_sits_down_too(at_home, tmp_path):
    seats = ("New evening", "Up", "+ Player", "Kim", "Kim", "Colour and picture", "Blue", "‹ Back", looks)
    person = at_home(*seats)
    assert chosen(tmp_path) == {"Kim": Profile(PersonColour.BLUE)}
    assert "Who sits here?" in person.read


def test_a_guest_has_none_and_cannot_choose_one(at_home, tmp_path):
    at_home(*TO_LEAH, "Pink")
    labels: list[str] = []

    def reads(person):
        labels.extend(target.label for target in person.evening._canvas.targets)

    person = at_home(*TO_LEAH[:3], "Counts for the history", reads)
    assert person.evening._canvas.people == {}
    assert "Colour and picture" not in labels
    assert chosen(tmp_path) == {"Leah": Profile(PersonColour.PINK)}, "who is no guest any more has it again"


def test_the_camera_takes_a_picture_that_is_small_and_lets_go_of_it(at_home, tmp_path):
    cameras: list[FakeCamera] = []

    def opens(*_given, **_named):
        cameras.append(FakeCamera())
        return cameras[-1]

    at_home(*TO_LEAH, "Green", "Camera", looks, looks, "Take this one", looks, camera="usb:0", opens=opens)
    (camera,) = cameras
    assert camera.closed
    profile = chosen(tmp_path)["Leah"]
    assert (profile.colour, profile.figure) == (PersonColour.GREEN, None)
    assert profile.picture is not None
    taken = unpacked(profile.picture)
    assert taken.shape == (PORTRAIT, PORTRAIT, 3)
    assert np.abs(taken.astype(int) - IMAGE[0, 0]).max() < 8
    at_home(*TO_LEAH, "Fox", camera="usb:0")
    assert chosen(tmp_path)["Leah"] == Profile(PersonColour.GREEN, Figure.FOX)


def test_a_picture_is_deleted_by_a_touch(at_home, tmp_path):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        journal.keep_profile("Leah", Profile(PersonColour.GREEN, picture=portrait(IMAGE)))
    at_home(*TO_LEAH, "Camera", looks, "Delete the picture", camera="usb:0")
    assert chosen(tmp_path) == {"Leah": Profile(PersonColour.GREEN)}


def test_where_the_camera_gives_nothing_the_page_says_why_and_nothing_can_be_taken(at_home, tmp_path):
    def opens(*_given, **_named):
        raise CameraError(HardwareFlaw.CAMERA_NO_PICTURE, name="usb:0")

    labels: list[str] = []

    def reads(person):
        labels.extend(target.label for target in person.evening._canvas.targets)

    at_home(*TO_LEAH, "Camera", looks, reads, camera="usb:0", opens=opens)
    assert "Take this one" not in labels
    assert chosen(tmp_path) == {}


def test_of_a_camera_that_is_unplugged_nothing_is_taken_and_the_page_says_why(at_home, tmp_path):
    camera, labels = FakeCamera(), []

    def unplugs(person):
        labels.extend(target.label for target in person.evening._canvas.targets)
        camera.state, camera.problems = (
            CameraState.GONE,
            (trouble_of(HardwareFlaw.CAMERA_SILENT, name="usb:0"),),
        )

    script = (*TO_LEAH, "Camera", looks, looks, unplugs, *(LOOKED_EVERY + 1) * [looks])
    person = at_home(*script, camera="usb:0", opens=lambda *_given, **_named: camera)
    assert "Take this one" in labels
    assert "Take this one" not in [target.label for target in person.evening._canvas.targets]
    assert any("usb:0" in text for text in person.read)


@pytest.mark.parametrize("camera", ["none", "simulated"])
def test_without_a_camera_of_a_real_table_there_is_no_picture_to_be_taken(at_home, camera):
    labels: list[str] = []

    def reads(person):
        labels.extend(target.label for target in person.evening._canvas.targets)

    at_home(*(TO_LEAH if camera == "none" else ()), reads, camera=camera)
    assert "Camera" not in labels


def test_at_the_table_somebody_is_spoken_to_as_they_chose(at_home):
    speaking = FakeSpeaking(Clock(), making_takes=0.0, lasts=0.0)
    at_home("Evenings", "Players", "Kim", "Colour and picture", "Français", speaking=speaking)
    at_home("Go on where we stopped\nKim and Leah", *SET_UP, looks, looks, speaking=speaking)
    assert ("fr", "Kim change les règles.") in speaking.made_texts


def test_whoever_is_forgotten_loses_it(at_home, tmp_path):
    at_home(*TO_LEAH, "Pink")
    forget = ("Evenings", "Players", "Leah", "Forget\N{NO-BREAK SPACE}…", "Forget\N{NO-BREAK SPACE}…")
    person = at_home(*forget, "Forget for good", looks)
    assert chosen(tmp_path) == {}
    assert person.evening._canvas.people == {}


def test_what_cannot_be_kept_is_told_and_not_shown(at_home, tmp_path, monkeypatch):
    def breaks(person):
        def refuse(*_given):
            raise JournalError(reason_of("trouble-journal-full", file="journal.sqlite"))

        monkeypatch.setattr(person.evening._journal, "keep_profile", refuse)

    person = at_home(*TO_LEAH, breaks, "Pink", looks)
    assert any("journal.sqlite" in text for text in person.read)
    assert person.evening._canvas.people == {}


def test_noise_is_the_largest_picture_and_fits_its_bound():
    noise = np.random.default_rng(1).integers(0, 256, (PORTRAIT, PORTRAIT, 3)).astype(np.uint8)
    picture = portrait(noise)
    assert picture is not None
    assert 0.7 * MOST_PICTURE < len(picture) < MOST_PICTURE
