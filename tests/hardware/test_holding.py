"""A camera keeps focus, exposure and white balance once the table is known, and finds them anew in time."""

from __future__ import annotations

import numpy as np
import pytest

from hardware.cameras.holding import FINDING_SECONDS, LIGHT_SECONDS, OTHER_LIGHT, PATIENCE_SECONDS, Holding


class Device:
    """A source that can hold; notes what it is told.

    Attributes:
        told: "hold" and "release", in order.
        is_settled: whether it says that it has found all.
        is_held: whether it was opened with what it held before.
        dimmed_by: how much darker its pictures become when it holds: it takes another exposure.
    """

    def __init__(self) -> None:
        self.told: list[str] = []
        self.is_settled, self.is_held = True, False
        self.dimmed_by = 1.0
        self.dimmed = 1.0

    def hold(self) -> None:
        self.told.append("hold")
        self.dimmed = self.dimmed_by

    def release(self) -> None:
        self.told.append("release")
        self.dimmed = 1.0


class Evening:
    """A camera above a table, ten pictures a second."""

    def __init__(self, device: Device) -> None:
        self.device, self.holding, self.time = device, Holding(), 0.0
        self.holding.opened(device, self.time)

    def go(
        self, seconds: float, *, asked: bool = True, level=100.0, colour=(1.0, 1.0, 1.0), cards=0.0
    ) -> list[str]:
        """What the device is told meanwhile; ``cards`` is the part of the picture that white ones fill."""
        told = len(self.device.told)
        for _ in range(round(10 * seconds)):
            self.time += 0.1
            if asked:
                self.holding.ask(self.time)
            light = np.array(colour) * level / self.device.dimmed
            picture = np.empty((180, 320, 3), np.uint8)
            picture[:] = light.clip(0, 255)
            picture[:, : round(320 * cards)] = 240
            self.holding.see(self.device, picture, self.time)
        return self.device.told[told:]


@pytest.fixture
def device() -> Device:
    return Device()


@pytest.fixture
def evening(device) -> Evening:
    return Evening(device)


def test_nothing_is_kept_before_the_table_is_known(evening):
    assert evening.go(30, asked=False) == []


def test_what_was_found_is_kept_once_the_table_is_known(evening):
    assert evening.go(10, asked=False) == []
    assert evening.go(0.1) == ["hold"]
    assert evening.go(300) == []


def test_a_camera_is_left_to_itself_for_a_moment_first(evening):
    assert evening.go(FINDING_SECONDS - 0.2) == []
    assert evening.go(0.4) == ["hold"]


def test_while_a_camera_still_finds_it_is_waited_for_but_not_for_ever(evening, device):
    device.is_settled = False
    assert evening.go(PATIENCE_SECONDS - 0.2) == []
    assert evening.go(0.4) == ["hold"]


def test_it_is_not_kept_while_a_hand_is_above_the_table(evening, device):
    device.is_settled = False
    evening.go(5)
    device.is_settled = True
    evening.go(0.6, asked=False)
    del device.told[:]
    evening.time += 1.0
    assert evening.go(3, asked=False) == []


def test_another_light_that_stays_is_found_anew_and_kept_again(evening):
    evening.go(10)
    assert evening.go(LIGHT_SECONDS, level=100 * OTHER_LIGHT * 1.1) == []
    assert evening.go(5, level=100 * OTHER_LIGHT * 1.1) == ["release", "hold"]
    assert evening.go(2 * LIGHT_SECONDS, level=100 * OTHER_LIGHT * 1.1) == []


@pytest.mark.parametrize(
    "light",
    [
        {"level": 100 / OTHER_LIGHT / 1.1},
        {"colour": (0.6, 1.0, 1.0)},  # another lamp is on, no brighter
    ],
)
def test_a_darker_light_and_another_colour_are_another_light(evening, light):
    evening.go(10)
    assert evening.go(LIGHT_SECONDS + 5, **light) == ["release", "hold"]


@pytest.mark.parametrize(
    "light", [{"level": 120}, {"level": 80}, {"colour": (0.9, 1.0, 1.0)}, {"cards": 0.4}]
)
def test_a_little_more_light_and_cards_that_fill_the_table_are_no_other_light(evening, light):
    evening.go(10)
    assert evening.go(3 * LIGHT_SECONDS, **light) == []


def test_who_bends_over_the_table_for_a_while_changes_nothing(evening):
    evening.go(10)
    for _ in range(5):
        assert evening.go(LIGHT_SECONDS / 2, level=40) == []
        assert evening.go(5) == []


def test_a_light_that_is_found_while_hands_are_above_the_table_is_kept_afterwards(evening):
    evening.go(10)
    assert evening.go(LIGHT_SECONDS + 5, asked=False, level=200) == ["release"]
    assert evening.go(1, level=200) == ["hold"]


def test_people_who_ask_have_it_found_anew_and_kept_once_the_table_is_seen(evening):
    evening.go(10)
    evening.holding.find_anew()
    assert evening.go(10, asked=False) == ["release"]
    assert evening.go(1) == ["hold"]


def test_a_camera_that_takes_another_exposure_when_it_is_to_keep_its_own_keeps_none(evening, device):
    device.dimmed_by = 3.0
    assert evening.go(10) == ["hold", "release"]
    assert evening.go(300) == []
    device.dimmed_by = 1.0
    evening.holding.find_anew()
    assert evening.go(10) == ["hold"]


def test_one_that_was_opened_anew_is_asked_again(evening, device):
    evening.go(10)
    evening.holding.opened(device, evening.time)
    assert evening.go(10) == ["hold"]


def test_one_that_was_opened_with_what_it_held_keeps_it(evening, device):
    evening.go(10)
    device.is_held = True
    evening.holding.opened(device, evening.time)
    assert evening.go(10) == []
    assert evening.go(LIGHT_SECONDS + 5, level=200) == ["release", "hold"]
