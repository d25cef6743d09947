"""The page about the club: one thing to touch while it is off, and the referee while it is on."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from companion.engines import Reason
from companion.screens.canvas import Canvas
from companion.screens.club_intents import CallReferee, ClubShown, SwitchClub
from companion.screens.intents import PageName
from companion.screens.pages.club import draw_club
from companion.screens.theme import FELT
from companion.texts import texts
from tests.screens.machine_pages import CLUB, NEXT

HINDERED = Reason("club-hindered-forbidden", (("why", "Not authorized"),))
UNFIT = Reason("unfit-club-address", (("given", CLUB.address or ""),))


def _intents(shown: ClubShown, size: tuple[int, int] = (800, 480), language: str = "en") -> set[object]:
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_club(canvas, texts(language), shown, PageName.SETTINGS)
    return {target.intent for target in canvas.targets}


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
