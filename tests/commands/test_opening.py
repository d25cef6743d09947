"""An evening is opened with the table as the camera knew it last."""

from __future__ import annotations

import json
from argparse import Namespace

import numpy as np
import pytest

from companion.cameras.chosen import NO_CAMERA, SIMULATED, ChosenCamera
from companion.commands import opening
from companion.commands.known_tables import is_known_mirrored, keep_table_of, table_of
from companion.commands.opening import decks_of, make_sitting, open_source
from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.tables import KnownTable, keep_table, known_table
from companion.machine.folders import folders
from companion.machine.settings import Settings
from hardware.cameras.protocol import Frame
from hardware.cameras.section import Section
from tests.hardware.plugged import Plugged
from tests.vision.table.drawn_table import DrawnTable
from vision.calibration import Calibration
from vision.errors import DeckError
from vision.scene.scene import TableState

HEADER = Header("auf-und-ab", ("Kim", "Leah", "Alex"))
SETTINGS = Settings()
USB = ChosenCamera.named("usb:0")


@pytest.fixture
def places(tmp_path):
    return folders(tmp_path)


def opened(places, number, table=None):
    evening = Evening.begin(Journal(places.journal.with_name(f"evening-{number}.sqlite")), HEADER)
    return make_sitting(evening, SETTINGS, None, table)


def watched(sitting, table, frames=10):
    states = []
    for number in range(frames):
        sitting.step(Frame(table.frame(), number / 12))
        states.append(sitting.view.camera.state)
    return states


def kept_once(places):
    """The table is kept as a first evening saw it."""
    table = DrawnTable()
    first = opened(places, 1)
    first.calibrate(table.calibration)
    watched(first, table)
    keep_table_of(first, SETTINGS, places, USB)
    return table


def test_a_table_that_the_camera_sees_elsewhere_now_is_followed_from_the_first_frame(places):
    table = kept_once(places)
    second = opened(places, 2, table_of(places, USB, "en"))
    table.knock = np.array([[1, 0, 20], [0, 1, -12], [0, 0, 1]], float)
    assert TableState.MOVED in watched(second, table)
    corners = second.view.camera.table.to_table(table._to_picture(table.calibration.corners))
    assert np.abs(corners - table.calibration.corners).max() < 6.0


def test_a_table_that_looks_different_is_told_to_whoever_plays(places):
    kept_once(places)
    second = opened(places, 2, table_of(places, USB, "en"))
    watched(second, DrawnTable(seed=5))
    assert second.view.camera.problem.key == "notice-table-unlike-before"


def test_a_taught_deck_that_cannot_be_used_stops_no_evening_at_the_simulated_table(places):
    places.decks.mkdir()
    (places.decks / "up.deck").write_bytes(b"?")
    assert decks_of("up", Namespace(deck=[]), SETTINGS, places, SIMULATED) is None
    with pytest.raises(DeckError, match="up"):
        decks_of("up", Namespace(deck=[]), SETTINGS, places, USB)


@pytest.mark.parametrize("camera", [SIMULATED, NO_CAMERA])
def test_nothing_is_kept_of_a_table_that_no_camera_sees(places, camera):
    sitting = opened(places, 1)
    sitting.calibrate(DrawnTable().calibration)
    keep_table_of(sitting, SETTINGS, places, camera)
    assert not places.tables.exists()
    assert table_of(places, camera, "en") is None


def test_a_larger_table_that_a_game_asked_for_is_not_kept(places):
    sitting = opened(places, 1)
    sitting.calibrate(DrawnTable().calibration.on_table_of((1600.0, 1100.0)))
    keep_table_of(sitting, SETTINGS, places, USB)
    kept = Calibration.from_dict(table_of(places, USB, "en").calibration)
    assert kept.table_size == SETTINGS.table


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "could not be read and are kept as tables.json.damaged-"),
        ("{", "could not be read and are kept as tables.json.damaged-"),
        ("[]", "could not be read and are kept as tables.json.damaged-"),
        ('{"usb:0": {"looks": 5, "picture": 7}}', "Where the table lies before usb:0 cannot be read"),
        ('{"usb:0": {"looks": "no base 64"}}', "could not be read and are kept as tables.json.damaged-"),
    ],
)
def test_what_was_damaged_of_the_known_tables_is_told_and_found_anew(places, content, said, capsys):
    places.tables.write_text(content)
    assert table_of(places, USB, "en") is None
    errors = capsys.readouterr().err
    assert said in errors
    assert errors.count("\n") == 1
    kept_once(places)
    assert table_of(places, USB, "en") is not None
    kept = [path.read_text() for path in places.data.glob("tables.json.damaged-*")]
    assert kept == ([content] if "damaged-" in said else [])


def shifted(pixels: float) -> KnownTable:
    """A table that lies so far to the right in the picture."""
    motion = np.array([[1, 0, pixels], [0, 1, 0], [0, 0, 1]], float)
    return KnownTable(DrawnTable().calibration.moved(motion).as_dict())


def names_kept(places) -> set[str]:
    return set(json.loads(places.tables.read_text()))


def test_cameras_that_swap_their_numbers_keep_their_tables(places, tmp_path, monkeypatch):
    plugged = Plugged(tmp_path, monkeypatch)
    plugged.plug(0, "C920")
    plugged.plug(1, "C270")
    for number in (0, 1):
        camera = ChosenCamera.named(f"usb:{number}")
        keep_table(places.tables, camera.kept_as, shifted(10.0 * number), camera.kept_formerly_as)
    for number, model in ((0, "C270"), (1, "C920")):
        plugged.pull(number)
        plugged.plug(number, model)
    assert table_of(places, ChosenCamera.named("usb:0"), "en") == shifted(10.0)
    assert table_of(places, ChosenCamera.named("usb:1"), "en") == shifted(0.0)
    assert table_of(places, ChosenCamera.named(plugged.by_id("C920")), "en") == shifted(0.0)


@pytest.mark.parametrize("older", ["usb:0", "usb"])
def test_a_table_kept_by_number_is_the_cameras_where_it_can_be_no_other_ones(
    places, tmp_path, monkeypatch, older
):
    plugged = Plugged(tmp_path, monkeypatch)
    keep_table(places.tables, older, shifted(5.0))
    keep_table(places.tables, "picamera2", shifted(1.0))
    plugged.plug(0, "C920")
    camera = ChosenCamera.named(f"usb:{plugged.by_id('C920')}")
    assert table_of(places, camera, "en") == shifted(5.0)
    sitting = opened(places, 1)
    sitting.calibrate(DrawnTable().calibration)
    keep_table_of(sitting, SETTINGS, places, camera)
    assert names_kept(places) == {camera.name, "picamera2"}


@pytest.mark.parametrize(
    ("kept", "plugged_in"),
    [
        (("usb:0",), ("C920", "C270")),  # it may be the other camera's
        (("usb:0", "usb:1"), ("C920",)),  # there were two cameras, and one may have got the other's number
        (("usb:1",), ("C920",)),  # it was another number
    ],
)
def test_a_table_kept_by_number_that_may_be_another_cameras_is_left_alone(
    places, tmp_path, monkeypatch, kept, plugged_in
):
    plugged = Plugged(tmp_path, monkeypatch)
    for name in kept:
        keep_table(places.tables, name, shifted(5.0))
    for number, model in enumerate(plugged_in):
        plugged.plug(number, model)
    camera = ChosenCamera.named("usb:0")
    assert table_of(places, camera, "en") is None
    keep_table(places.tables, camera.kept_as, shifted(1.0), camera.kept_formerly_as)
    assert names_kept(places) == {*kept, camera.kept_as}


def test_a_camera_without_a_name_that_stays_keeps_its_table_by_number(places, tmp_path, monkeypatch):
    plugged = Plugged(tmp_path, monkeypatch)
    plugged.plug(0)
    keep_table(places.tables, "usb:0", shifted(5.0))
    assert table_of(places, ChosenCamera.named("usb"), "en") == shifted(5.0)
    assert known_table(places.tables, "usb:0") == shifted(5.0)


def test_a_camera_that_mirrors_is_known_to_on_the_next_evening(places):
    sitting = opened(places, 1)
    sitting.calibrate(DrawnTable().calibration, mirrored=True)
    keep_table_of(sitting, SETTINGS, places, USB)
    assert is_known_mirrored(places, USB, "en")
    assert not is_known_mirrored(places, SIMULATED, "en")
    known = table_of(places, USB, "en")
    assert opened(places, 2, known).watching.mirrored
    assert not opened(places, 3).watching.mirrored


WHOLE = Section("imx708", (2304, 1296), (0, 0, 4608, 2592))
WHOLE_IN_ALL_PIXELS = Section("imx708", (4608, 2592), (0, 0, 4608, 2592))
ROUNDED = Section("imx708", (2304, 1296), (8, 4, 4592, 2584))
CROPPED = Section("imx708", (1536, 864), (768, 432, 3072, 1728))
OTHER_MODULE = Section("imx219", (1640, 1232), (0, 0, 3280, 2464))


def known_by(places, section):
    """The table as a first evening knew it, before a camera that showed such a section."""
    table = DrawnTable()
    first = opened(places, 1)
    first.step(Frame(table.frame(), 0.0, section=section))
    first.calibrate(table.calibration)
    keep_table_of(first, SETTINGS, places, USB)
    return table_of(places, USB, "en")


@pytest.mark.parametrize(
    ("before", "now", "holds"),
    [
        (WHOLE, WHOLE, True),
        (WHOLE, WHOLE_IN_ALL_PIXELS, True),  # another mode shows the same, in more pixels
        (WHOLE, ROUNDED, True),
        (CROPPED, WHOLE, False),
        (WHOLE, OTHER_MODULE, False),
        (None, WHOLE, False),  # kept by an older companion, which let libcamera choose
        (WHOLE, None, True),  # a camera that tells nothing of that
        (None, None, True),
    ],
)
def test_a_table_holds_only_for_the_part_of_the_sensor_in_which_it_was_found(places, before, now, holds):
    known = known_by(places, before)
    sitting = opened(places, 2, known)
    sitting.step(Frame(DrawnTable().frame(), 0.0, section=now))
    assert (sitting.watching.watcher.calibration is not None) is holds
    told = [reason.key for reason in sitting.evening.take_untold()]
    assert told == ([] if holds else ["trouble-table-other-section"])
    sitting.step(Frame(DrawnTable().frame(), 0.1, section=now))
    assert sitting.evening.take_untold() == ()  # it is told once


def test_a_camera_that_is_changed_while_people_play_has_the_table_found_anew(places):
    sitting = opened(places, 1)
    sitting.step(Frame(DrawnTable().frame(), 0.0, section=WHOLE))
    sitting.calibrate(DrawnTable().calibration)
    sitting.step(Frame(DrawnTable().frame(), 0.1, section=CROPPED))
    assert sitting.watching.watcher.calibration is None
    sitting.calibrate(DrawnTable().calibration)
    keep_table_of(sitting, SETTINGS, places, USB)
    assert known_table(places.tables, USB.kept_as).section == CROPPED.as_dict()


def test_an_evening_that_goes_on_knows_in_which_part_of_the_sensor_its_table_lies(places):
    evening = Evening.begin(Journal(places.journal), HEADER)
    sitting = make_sitting(evening, SETTINGS, None)
    sitting.step(Frame(DrawnTable().frame(), 0.0, section=WHOLE))
    sitting.calibrate(DrawnTable().calibration)
    again = make_sitting(evening, SETTINGS, None)
    assert again.watching.section == WHOLE


@pytest.mark.parametrize("section", [[], {}, {"sensor": "imx708", "mode": [1, 2], "crop": [0, 0, 1]}, "all"])
def test_a_damaged_section_is_none(places, section):
    keep_table(places.tables, USB.kept_as, KnownTable(DrawnTable().calibration.as_dict()))
    kept = json.loads(places.tables.read_text())
    kept[USB.kept_as]["section"] = section
    places.tables.write_text(json.dumps(kept))
    sitting = opened(places, 1, table_of(places, USB, "en"))
    assert sitting.watching.section is None
    assert sitting.watching.watcher.calibration is not None


@pytest.mark.parametrize(
    ("players", "size", "least"),
    [(("Kim", "Leah"), (1280, 720), (845, 697)), (tuple("ABCDEFGHIJ"), (2304, 1296), (1690, 1222))],
)
def test_a_camera_is_asked_for_what_the_games_table_needs_and_told_the_mains(
    places, monkeypatch, players, size, least
):
    asked = []
    monkeypatch.setattr(opening, "open_camera", lambda name, size, **more: asked.append((name, size, more)))
    evening = Evening.begin(Journal(places.journal), Header("up", players))
    settings = Settings(mains=60)
    sitting = make_sitting(evening, settings, None, watched=False)
    open_source(USB, settings, places, sitting, None, live=False)
    assert asked == [("usb:0", size, {"least": least, "mains": 60})]
