"""A live camera’s faults, on the screen and told as text: each in a sentence, and the evening goes on."""

from __future__ import annotations

import time

import numpy as np
import pytest

from companion.cameras.sources import CameraSource
from companion.commands import play
from companion.commands.console import options_of
from companion.commands.films import Films
from companion.commands.opening import Openers, make_sitting
from companion.commands.played_game import PlayedGame
from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.machine.settings import Settings
from companion.table.inputs import Action, Press
from hardware.cameras.live import LiveCamera
from hardware.cameras.source import Grabbed
from hardware.errors import CameraError, HardwareFlaw
from tests.hardware.unheld import Unheld
from tests.vision.table.drawn_table import DrawnTable

PICTURE = np.random.default_rng(1).integers(90, 110, (48, 64, 3)).astype(np.uint8)
BLACK = np.zeros_like(PICTURE)

# No fault is silent for 3 s, nor slower than a picture a second, unless that is what it is: a clock that
# jumps further could be looked at before its picture has come, and would truly tell of a silent camera.
FAULTS = {
    "none": ([(0.1, None)], "camera-gone", "gives no more pictures"),
    "a word": ([(0.1, "picture")], "camera-kind", "not 8 bit colour (str)"),
    "empty": ([(0.1, PICTURE[:0])], "camera-kind", "gives empty pictures"),
    "of one pixel": ([(0.1, PICTURE[:1, :1])], "camera-kind", "pictures of 1×1 pixels"),
    "grey": ([(0.1, PICTURE[..., 0])], "camera-kind", "(48×64 uint8)"),
    "grey with an axis": ([(0.1, PICTURE[..., :1])], "camera-kind", "(48×64×1 uint8)"),
    "BGRA": ([(0.1, np.dstack([PICTURE, BLACK[..., :1]]))], "camera-kind", "(48×64×4 uint8)"),
    "float": ([(0.1, PICTURE / 255)], "camera-kind", "(48×64×3 float64)"),
    "16 bit": ([(0.1, PICTURE.astype(np.uint16) << 8)], "camera-kind", "(48×64×3 uint16)"),
    "smaller": ([(0.1, PICTURE[::2, ::2])], "camera-resized", "of 32×24 pixels, no longer of 64×48"),
    "turned": ([(0.1, np.rot90(PICTURE))], "camera-resized", "of 48×64 pixels, no longer of 64×48"),
    "frozen": ([(0.9, PICTURE)] * 25, "camera-frozen", "just the same picture for 20 seconds"),
    "black": ([(0.9, BLACK)] * 9, "camera-black", "nothing but black"),
    "slow": ([(1.5, np.roll(PICTURE, n, 0)) for n in range(1, 12)], "camera-slow", "less than a picture a"),
    "clock back": ([(-9.0, PICTURE)], "camera-kind", "has gone back"),
    "clock lost": ([(float("nan"), PICTURE)], "camera-kind", "has gone back"),
    "timeout": ([(0.1, TimeoutError("no picture in 3 s"))], "camera-gone", "fails (no picture in 3 s)"),
    "unplugged": ([(0.1, OSError(19, "No such device"))], "camera-gone", "No such device"),
    "driver": ([(0.1, RuntimeError("camera frontend\nhas timed out"))], "camera-gone", "has timed out"),
    "memory": ([(0.1, MemoryError())], "camera-gone", "fails (MemoryError)"),
    "gone": (
        [(0.1, CameraError(HardwareFlaw.USB_MISSING, number=0))],
        "camera-gone",
        "There is no USB camera 0",
    ),
    "system": ([(0.1, SystemExit(3))], "camera-gone", "fails (3)"),
}


class FaultyDevice(Unheld):
    """Good pictures, a fault until somebody has been told of it, good ones again; by a clock of its own."""

    def __init__(self, fault) -> None:
        self.fault = list(fault)
        self.time, self.given = 0.0, 0
        self.begins = self.over = False

    def clock(self) -> float:
        return self.time

    def __call__(self):
        return self

    def grab(self):
        if not self.begins or self.over:
            time.sleep(0.002)
            self.given += 1
            self.time += 0.1
            return Grabbed(np.roll(PICTURE, self.given, axis=1))
        while not self.fault and not self.over:
            time.sleep(0.002)
        if self.over:
            return self.grab()
        seconds, image = self.fault.pop(0)
        self.time += seconds
        if isinstance(image, BaseException):
            raise image
        return image if image is None else Grabbed(image)

    def close(self) -> None:
        pass

    def mend(self) -> None:
        self.over = True
        self.time = 1000.0


def faulty(name: str) -> tuple[FaultyDevice, CameraSource]:
    device = FaultyDevice(FAULTS[name][0])
    return device, CameraSource(LiveCamera("usb:0", device, clock=device.clock, retry_seconds=0.002))


def until(condition) -> None:
    deadline = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in ten seconds"


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_is_told_on_the_table_page_until_good_pictures_come(name, tmp_path):
    device, source = faulty(name)
    evening = Evening.begin(Journal(tmp_path / "journal.sqlite"), Header("up", ("Kim", "Leah")))
    game = PlayedGame(make_sitting(evening, Settings(), None, watched=False), source)
    films = Films(tmp_path)

    def told() -> str | None:
        game.watch(films)
        return game.view.camera.problem.key if game.view.camera.problem else None

    until(lambda: told() is None and game.view.camera.picture is not None)
    device.begins = True
    until(lambda: told() == f"notice-{FAULTS[name][1]}")
    device.mend()
    until(lambda: told() is None)
    game.close()


class Quits(CameraSource):
    """A camera, and somebody who quits once good pictures have come after what was told."""

    device: FaultyDevice
    pictures = 0

    def next(self):
        moment = super().next()
        self.pictures += moment is not None
        if self.pictures == 3:
            self.device.begins = True
        if self.device.begins and self.problems and not self.device.fault:
            self.device.mend()
            self.pictures = 10
        return Press(Action.QUIT, self.now()) if self.pictures > 12 else moment


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_is_told_as_one_line_of_text_and_the_evening_goes_on(name, tmp_path, capsys):
    device, source = faulty(name)
    source.__class__, source.device = Quits, device

    def sitting_of(*given, **named):
        sitting = make_sitting(*given, **{**named, "watched": False})
        sitting.watching.watcher.calibration = (
            DrawnTable().calibration
        )  # the table is known, and nothing is looked for
        return sitting

    openers = Openers(sitting=sitting_of, source=lambda *_given, **_named: source)
    words = ["play", "up", "--players", "Kim,Leah", "--headless", "--camera", "usb:0", "--lang", "en"]
    assert play.run(options_of([*words, "--data", str(tmp_path)]), openers=openers) == 0
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert FAULTS[name][2] in lines[0]
