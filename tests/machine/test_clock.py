"""Whether the clock is set: not doubted on a PC whose clock is right, nor believed where nothing keeps it."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

import pytest

from companion.machine.clock import ClockSigns, clock_signs

NOW = datetime(2026, 11, 29, 20, tzinfo=UTC).timestamp()
LAST_SHUTDOWN = datetime(2026, 11, 2, 23, tzinfo=UTC).timestamp()
FLAT = 4_000.0
"""What a chip says that has counted from 1970 on since it got power again."""


@pytest.mark.parametrize(
    ("now", "synchronised", "chips", "is_set"),
    [
        pytest.param(NOW, False, (NOW,), True, id="a PC without a network"),
        pytest.param(NOW, True, (NOW,), True, id="a PC with a network"),
        pytest.param(NOW, False, (NOW + 7200,), True, id="a PC whose chip keeps local time"),
        pytest.param(NOW, False, None, True, id="a system that does not tell of its chips"),
        pytest.param(NOW, True, (), True, id="a Raspberry Pi 4 with a network"),
        pytest.param(NOW, True, (FLAT,), True, id="a Raspberry Pi 5 with a network"),
        pytest.param(NOW, False, (FLAT, NOW), True, id="a Raspberry Pi 5 with a chip of its own"),
        pytest.param(LAST_SHUTDOWN, False, (), False, id="a Raspberry Pi 4 as it was switched off"),
        pytest.param(LAST_SHUTDOWN, False, (FLAT,), False, id="a Raspberry Pi 5 without a battery"),
        pytest.param(LAST_SHUTDOWN, False, (None,), False, id="a chip that calls its time unsure"),
        pytest.param(60.0, False, None, False, id="1970, whatever else"),
        pytest.param(60.0, False, (NOW,), False, id="1970, though the chip knows better"),
        pytest.param(60.0, False, (), False, id="a Raspberry Pi in 1970"),
    ],
)
def test_the_clock_is_believed_unless_something_speaks_against_it(now, synchronised, chips, is_set):
    assert ClockSigns(now, synchronised, chips).clock_is_set is is_set


def chip(root, name, told):
    folder = root / "sys" / "class" / "rtc" / name
    folder.mkdir(parents=True)
    if told is not None:
        (folder / "since_epoch").write_text(told)


def test_the_chips_are_those_that_linux_lists(tmp_path):
    chip(tmp_path, "rtc0", "1795982400\n")
    chip(tmp_path, "rtc1", None)
    chip(tmp_path, "rtc2", "no number")
    signs = clock_signs(tmp_path, lambda: False)
    assert (signs.chips, signs.synchronised) == ((1795982400.0, None, None), False)


def test_a_computer_without_chips_is_told_from_one_that_does_not_say(tmp_path):
    assert clock_signs(tmp_path, lambda: False).chips is None
    (tmp_path / "sys" / "class" / "rtc").mkdir(parents=True)
    assert clock_signs(tmp_path, lambda: False).chips == ()


def test_the_network_has_told_the_time_where_kernel_or_timesyncd_says_so(tmp_path):
    assert clock_signs(tmp_path, lambda: True).synchronised
    assert not clock_signs(tmp_path, lambda: False).synchronised
    mark = tmp_path / "run" / "systemd" / "timesync" / "synchronized"
    mark.parent.mkdir(parents=True)
    mark.touch()
    assert clock_signs(tmp_path, lambda: False).synchronised


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux is asked")
def test_the_kernel_of_this_computer_can_be_asked_and_its_clock_is_not_touched(tmp_path):
    before = datetime.now(UTC)
    signs = [clock_signs(tmp_path) for _ in range(2)]
    assert signs[0].synchronised is signs[1].synchronised
    assert abs(signs[1].now - before.timestamp()) < 60.0
