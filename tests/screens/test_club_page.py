"""The page about the club: one thing to touch while it is off, and the referee while it is on."""

from __future__ import annotations

from dataclasses import replace
from string import ascii_lowercase, digits

import pygame
import pytest

from companion.engines import Reason
from companion.screens.canvas import Canvas
from companion.screens.club_intents import CallReferee, ClubShown, SwitchClub, TypeAddress
from companion.screens.intents import Go, PageName
from companion.screens.keys import asked_by
from companion.screens.pages.club import draw_club
from companion.screens.pages.club_address import LONGEST_ADDRESS, SCHEMES, draw_club_address, typed_after
from companion.screens.people_intents import BACKSPACE
from companion.screens.theme import FELT
from companion.screens.window import KeyPress
from companion.texts import LANGUAGES, texts
from tests.screens.machine_pages import CLUB, NEXT

HINDERED = Reason("club-hindered-forbidden", (("why", "Not authorized"),))
UNFIT = Reason("unfit-club-address", (("given", CLUB.address or ""),))


def _intents(shown: ClubShown, size: tuple[int, int] = (800, 480), language: str = "en") -> set[object]:
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_club(canvas, texts(language), shown, PageName.SETTINGS)
    return {target.intent for target in canvas.targets}


def test_where_no_club_is_known_its_address_can_be_typed_and_another_one_later(display):
    for shown in (CLUB, replace(CLUB, address=None), replace(CLUB, problem=UNFIT)):
        assert Go(PageName.CLUB_ADDRESS) in _intents(shown)
    assert Go(PageName.CLUB_ADDRESS) not in _intents(replace(CLUB, on=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
def test_every_letter_of_an_address_is_one_touch_away(display, size, language):
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_club_address(canvas, texts(language), "")
    keys = {target.intent.key for target in canvas.targets if isinstance(target.intent, TypeAddress)}
    assert keys == {*ascii_lowercase, *digits, *".-_:@/", *SCHEMES, BACKSPACE}


@pytest.mark.parametrize(
    ("typed", "key", "after"),
    [
        ("", "mqtt://", "mqtt://"),
        ("mqtt://host/club", "mqtts://", "mqtts://host/club"),
        ("host", "mqtt://", "mqtt://host"),
        ("mqtt://h", "o", "mqtt://ho"),
        ("mqtt://ho", BACKSPACE, "mqtt://h"),
        ("x" * LONGEST_ADDRESS, "x", "x" * LONGEST_ADDRESS),
    ],
)
def test_what_is_typed_follows_the_keys(typed, key, after):
    assert typed_after(typed, key) == after


@pytest.mark.parametrize(
    ("name", "text", "asked"),
    [("a", "A", TypeAddress("A")), ("backspace", "", TypeAddress(BACKSPACE)), ("return", "\r", None),
     ("space", " ", None), ("ö", "ö", None), ("escape", "", Go(PageName.WELCOME))],
)  # fmt: skip
def test_a_keyboard_types_the_address_too(name, text, asked):
    assert asked_by(KeyPress(name, text), PageName.CLUB_ADDRESS, None, None) == asked


@pytest.mark.parametrize(
    ("shown", "intents"),
    [
        (CLUB, {SwitchClub(on=True)}),
        (replace(CLUB, address=None), set()),
        (replace(CLUB, on=True), {SwitchClub(on=False), CallReferee(on=True)}),
        (replace(CLUB, on=True, called=True), {SwitchClub(on=False), CallReferee(on=False)}),
        (replace(CLUB, on=True, seated=NEXT), {SwitchClub(on=False), CallReferee(on=True)}),
        (
            replace(CLUB, on=True, problem=HINDERED, waiting=99_999),
            {SwitchClub(on=False), CallReferee(on=True)},
        ),
        (replace(CLUB, problem=UNFIT), {SwitchClub(on=True)}),
    ],
)
def test_what_can_be_touched_follows_how_the_table_stands(display, shown, intents):
    offered = {one for one in _intents(shown) if isinstance(one, SwitchClub | CallReferee)}
    assert offered == intents
