"""The page about phones: codes that a phone reads, and the address without a hyphen of ours in its token."""

from __future__ import annotations

import cv2
import numpy as np
import pygame
import pytest

from companion.screens.browser import Browser
from companion.screens.intents import PageName
from companion.screens.pages.phones import code_of
from companion.screens.pages.welcome import Welcome
from companion.screens.phone_intents import Link, PhonesShown, RenewPhones, SwitchPhones
from companion.screens.preferences import Preferences
from tests.screens.machine_pages import ADDRESS
from tests.screens.person import Person


def read(code: pygame.Surface) -> str:
    """What a phone reads there."""
    pixels = np.ascontiguousarray(pygame.surfarray.array3d(code).swapaxes(0, 1))
    return cv2.QRCodeDetector().detectAndDecode(pixels)[0]


@pytest.mark.parametrize("pixels", [200, 280, 500])
def test_a_code_is_read_as_its_address(display, pixels):
    code = code_of(ADDRESS, pixels)
    assert read(code) == ADDRESS
    assert pixels - 50 < code.get_width() <= pixels


def test_somebody_looks_at_one_code_after_the_other(display):
    links = (Link(None, f"{ADDRESS}0"), Link("Kim", f"{ADDRESS}1", 1), Link("Leah", f"{ADDRESS}2"))
    person = Person(Browser(Preferences(), Welcome(None, simulated=False), PageName.PHONES))
    person.browser.phones = PhonesShown(links)
    assert "?t=N2hibvR4nDbqajZgu_s3700n0" in person.reads()
    person.touches("Leah")
    assert "?t=N2hibvR4nDbqajZgu_s3700n2" in person.reads()
    assert person.touches("New codes") == RenewPhones()
    assert person.touches("Switch off") == SwitchPhones(on=False)


def test_while_phones_are_off_there_is_one_thing_to_touch(display):
    person = Person(Browser(Preferences(), Welcome(None, simulated=False), PageName.PHONES))
    assert person.touches("Switch on") == SwitchPhones(on=True)
