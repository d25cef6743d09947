"""What the page that is shown was drawn from and may change by itself, without a touch."""

from __future__ import annotations

from typing import Final

from companion.screens.browser import Browser
from companion.screens.intents import PageName
from companion.sitting.view import CameraView, View
from vision.scene.scene import TableState

_LIVE: Final = (PageName.CAMERA, PageName.CORNERS, PageName.DECK, PageName.SEATS)
"""Pages on which the camera's picture is looked at."""

_STILL: Final = (TableState.SEEN, TableState.DOUBTFUL)
"""States in which each picture of the camera shows what the one before did, but for its noise."""

Facts = tuple[object, ...]


def facts_of(browser: Browser, view: View | None) -> Facts:
    """What may change a page without a touch; where it equals what it was the page need not be drawn anew.

    How late it is does not count, nor does the camera's noise where the table lies still: a page that shows
    either is drawn anew soon enough, see `companion.screens.touchscreen.Touchscreen.shows`.
    """
    profiles = browser.profiles
    moves = browser.scores.moments.step() if browser.page is PageName.MOMENTS else None
    of_screen = (
        *(browser.page, browser.filming, browser.voice.able, browser.welcome, browser.refused),
        *(browser.phones, browser.wishes.asked, browser.club, profiles.told, profiles.refused, moves),
    )
    if view is None:
        return of_screen
    game, table, sight = view.game, view.table, view.sight
    return (
        *of_screen,
        (game.header, game.duty, game.turn, game.dealer, game.history, game.accepted, game.edits),
        (table.seats, table.setting_up, table.in_step, table.stopped, table.taken_back, table.notice),
        (view.time.paused, view.time.reminded, view.question, view.deck, sight.quality, sight.measures),
        _of_camera(view.camera, live=browser.page in _LIVE),
        browser.ending.step(view) if browser.page is PageName.TABLE else None,
        browser.motions.step(view) if browser.page in (PageName.TABLE, PageName.DRAWN) else None,
    )


def _of_camera(camera: CameraView, *, live: bool) -> Facts:
    """What is shown of the camera: its newest picture, too, where something may be seen to move in it."""
    moves = live or camera.state not in _STILL
    return (
        camera.state,
        id(camera.frame) if moves else camera.frame is None,
        id(camera.sightings),
        camera.watched,
        id(camera.table),
        camera.problem,
        camera.hindrance,
        camera.untold_print,
        camera.print_is_news,
    )
