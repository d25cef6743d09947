"""The calibration command finds the printed board in what a camera gives."""

from __future__ import annotations

import json
import time
from functools import partial

import cv2
import numpy as np
import pytest

from companion.commands import calibrate
from companion.commands.main import main
from companion.evening.tables import KnownTable, keep_table, known_table
from companion.machine.errors import SettingsError
from hardware.cameras.source import Grabbed
from tests.hardware.real_picamera2 import picamera2_with
from tests.hardware.recorded_modules import MODULE_3, ON_USB
from tests.hardware.unheld import Unheld
from tests.vision.cards.drawn_cards import Lying, table
from vision.calibration import Calibration
from vision.table.board import draw_board


@pytest.fixture
def board(tmp_path):
    """A picture of a board that lies in the middle of a grey table, one pixel to the millimetre."""
    picture = np.full((720, 1280, 3), 120, np.uint8)
    sheet = draw_board(2.0)
    height, width = sheet.shape[:2]
    top, left = (720 - height) // 2, (1280 - width) // 2
    picture[top : top + height, left : left + width] = sheet
    path = tmp_path / "board.png"
    cv2.imwrite(str(path), picture)
    return path


def test_the_table_is_found_and_kept_for_that_camera(board, tmp_path, capsys):
    data = tmp_path / "data"
    assert main(["calibrate", "--camera", str(board), "--data", str(data), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(
        f"The table is found in the picture of {board}: 900 by 900 mm, a card is 126 pixels"
    )
    kept = Calibration.from_dict(known_table(data / "tables.json", str(board)).calibration)
    np.testing.assert_allclose(kept.to_table(np.array([[640.0, 360.0]])), [[0, 0]], atol=1.0)
    assert known_table(data / "tables.json", "usb:0") is None


@pytest.fixture
def soft_card(board):
    """The same, with a card on the table, all seen through a very soft lens."""
    picture = cv2.imread(str(board))
    picture[:, :300] = table(Lying("7H", 150, 360), width=126, size=(300, 720), ground=(120, 120, 120))
    cv2.imwrite(str(board), cv2.GaussianBlur(picture, (0, 0), 3.0))
    return board


def test_what_print_does_not_tell_is_said_where_a_card_lies_beside_the_board(soft_card, tmp_path, capsys):
    data = str(tmp_path / "data")
    assert main(["calibrate", "--camera", str(soft_card), "--data", data, "--lang", "en"]) == 0
    assert (
        capsys.readouterr()
        .out.splitlines()[1]
        .endswith("and blurred: most cards cannot be told; focus the camera’s lens, or wipe it.")
    )
    assert main(["calibrate", "--camera", str(soft_card), "--data", data, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["print"]
    assert (told["untold"], told["lacking"]) == ("cards", "sharpness")
    assert told["card"] == pytest.approx(126, rel=0.05)


def test_how_well_the_table_is_seen_is_told_with_what_to_do(soft_card, tmp_path, capsys):
    data = str(tmp_path / "data")
    assert main(["calibrate", "--camera", str(soft_card), "--data", data, "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    lines = lines[lines.index("How well will I see?") + 1 :]
    assert [line[0] for line in lines if line[0] != " "] == [*"✗✓✗✓✓✓✗✓"]
    assert lines[1].endswith("hang it a little higher.")
    assert lines[4].endswith(
        "→ The picture is blurred: focus the camera’s lens, or wipe it with a soft cloth."
    )
    assert main(["calibrate", "--camera", str(soft_card), "--data", data, "--json"]) == 0
    sight = json.loads(capsys.readouterr().out)["sight"]
    assert (sight["marks"]["sharpness"], sight["marks"]["flicker"]) == ("poor", "good")
    assert sight["softness"] == pytest.approx(3.0, abs=0.4)


@pytest.fixture
def no_print(monkeypatch):
    """No card of any deck is looked for beside the board, which takes seconds."""
    monkeypatch.setattr(calibrate, "deck_names", tuple)


@pytest.mark.filterwarnings("ignore:setDaemon:DeprecationWarning")  # picamera2's own
@pytest.mark.usefixtures("no_print")
def test_with_a_raspberry_pis_camera_the_part_of_its_sensor_is_kept(board, tmp_path, capsys):
    with picamera2_with(ON_USB, MODULE_3) as (_, camera):
        camera.shown = cv2.imread(str(board))
        assert main(["calibrate", "--camera", "picamera2", "--data", str(tmp_path), "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("The table is found in the picture of picamera2: 900 by 900 mm")
    kept = known_table(tmp_path / "tables.json", "picamera2")
    assert kept.section == {"sensor": "imx708", "mode": [2304, 1296], "crop": [0, 0, 4608, 2592]}
    middle = Calibration.from_dict(kept.calibration).to_table(np.array([[640.0, 360.0]]))
    np.testing.assert_allclose(middle, [[0, 0]], atol=1.0)


@pytest.mark.usefixtures("no_print")
def test_pictures_that_are_coarse_for_a_table_are_told(board, tmp_path, capsys, monkeypatch):
    picture = cv2.resize(cv2.imread(str(board)), (640, 360), interpolation=cv2.INTER_AREA)
    opener = partial(Webcam, np.maximum(picture, 1))
    monkeypatch.setattr("hardware.cameras.choice.UsbOpener", lambda *_: opener)
    assert main(["calibrate", "--camera", "usb:0", "--data", str(tmp_path), "--lang", "en"]) == 0
    assert capsys.readouterr().err == (
        "The camera usb:0 gives pictures of 640×360 pixels, and reading cards on this table needs 845×697: "
        "some will be asked about; use a finer camera.\n"
    )


class Webcam(Unheld):
    """A USB camera that gives one picture, with a sensor's noise."""

    def __init__(self, picture) -> None:
        self.picture, self.noise = picture, np.random.default_rng(1)

    def grab(self):
        time.sleep(0.02)
        return Grabbed(self.picture - self.noise.integers(0, 2, self.picture.shape, np.uint8))

    def close(self) -> None:
        pass


def test_a_damaged_file_of_tables_is_put_aside(board, tmp_path, capsys):
    (tmp_path / "tables.json").write_text("{", encoding="utf-8")
    assert main(["calibrate", "--camera", str(board), "--data", str(tmp_path), "--lang", "en"]) == 0
    assert "could not be read and are kept as tables.json.damaged-" in capsys.readouterr().err
    assert known_table(tmp_path / "tables.json", str(board)) is not None


def test_as_json_the_calibration_is_one_line(board, tmp_path, capsys):
    assert main(["calibrate", "--camera", str(board), "--data", str(tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["camera"] == str(board)
    assert told["print"] is None
    assert Calibration.from_dict(told["calibration"]).picture_size == (1280, 720)


def test_a_picture_without_the_board_is_told_in_a_sentence(tmp_path, capsys):
    path = tmp_path / "empty.png"
    cv2.imwrite(str(path), np.full((72, 128, 3), 120, np.uint8))
    assert main(["calibrate", "--camera", str(path), "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("The calibration board is not seen: ")


@pytest.mark.parametrize("camera", ["nowhere.mp4", "usb:x"])
def test_no_camera_is_told_in_a_sentence(tmp_path, capsys, camera):
    assert main(["calibrate", "--camera", camera, "--data", str(tmp_path)]) == 2
    assert camera in capsys.readouterr().err


@pytest.mark.parametrize("camera", ["simulated", "none", "nowhere.mp4"])
def test_what_cannot_show_a_board_is_refused_with_what_can(tmp_path, capsys, camera):
    assert main(["calibrate", "--camera", camera, "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == (
        f'There is no camera, video, picture or folder "{camera}"; '
        "say picamera2, usb, usb:1, or a path that exists.\n"
    )


@pytest.mark.parametrize("seconds", ["nan", "-1", "0", "inf", "soon"])
def test_an_impossible_time_is_refused_in_one_line(seconds, capsys):
    with pytest.raises(SystemExit) as leaving:
        main(["calibrate", "--camera", "usb:0", f"--seconds={seconds}"])
    said = capsys.readouterr().err
    assert (leaving.value.code, said.count("\n")) == (2, 1)
    assert f"must be a number of seconds up to 3600, not {seconds}" in said


def test_a_damaged_file_of_tables_is_told_and_not_written_over(tmp_path):
    path = tmp_path / "tables.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(SettingsError, match="cannot be read; delete the file"):
        keep_table(path, "usb:0", KnownTable({}))
    assert path.read_text(encoding="utf-8") == "{"


def test_a_kept_table_is_on_the_disk_before_it_takes_the_old_ones_place(tmp_path, monkeypatch):
    path, done = tmp_path / "tables.json", []
    monkeypatch.setattr("os.fsync", lambda _number: done.append(path.exists()))
    keep_table(path, "usb:0", KnownTable({"a": 1}))
    assert done[0] is False
    assert path.exists()


def test_every_camera_has_its_own_table(tmp_path):
    path = tmp_path / "data" / "tables.json"
    keep_table(path, "usb:0", KnownTable({"a": 1}))
    keep_table(path, "usb:1", KnownTable({"b": 2}))
    keep_table(path, "usb:0", KnownTable({"c": 3}, b"how it looks"))
    assert known_table(path, "usb:0") == KnownTable({"c": 3}, b"how it looks")
    assert known_table(path, "usb:1") == KnownTable({"b": 2})


def test_a_damaged_picture_of_a_table_is_told(tmp_path):
    path = tmp_path / "tables.json"
    path.write_text('{"usb:0": {"a": 1, "looks": "no base 64"}}', encoding="utf-8")
    with pytest.raises(SettingsError, match="cannot be read; delete the file"):
        known_table(path, "usb:0")


@pytest.mark.parametrize("camera", ["none", "simulated"])
def test_settings_that_choose_no_camera_name_none_to_find_the_table_with(camera, tmp_path, capsys):
    (tmp_path / "settings.toml").write_text(f'camera = "{camera}"')
    assert main(["calibrate", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert capsys.readouterr().err.endswith("say which camera it is with --camera usb:0.\n")


def test_a_mirrored_board_is_found_and_that_is_kept(board, tmp_path):
    data = tmp_path / "data"
    cv2.imwrite(str(board), cv2.imread(str(board))[:, ::-1])
    assert main(["calibrate", "--camera", str(board), "--data", str(data), "--lang", "en"]) == 0
    known = known_table(data / "tables.json", str(board))
    assert known.mirrored
    kept = Calibration.from_dict(known.calibration)
    np.testing.assert_allclose(kept.to_table(np.array([[639.0, 360.0]])), [[0, 0]], atol=1.0)
