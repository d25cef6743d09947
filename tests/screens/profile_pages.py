"""The pages on which people choose how they look, and pages on which that is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import cycle
from pathlib import Path

import numpy as np

from companion.cameras.snapshots import portrait
from companion.evening.profiles import Figure, PersonColour, Profile
from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.pages.each_round import draw_each_round
from companion.screens.pages.game import draw_game
from companion.screens.pages.people import draw_name, draw_people
from companion.screens.pages.players import draw_players
from companion.screens.pages.profile import draw_profiles
from companion.screens.pages.rounds import draw_rounds
from companion.screens.pages.score import draw_score
from companion.screens.people import People
from companion.screens.profile_pages import ProfilePages
from companion.sitting.view import CameraView, View
from companion.texts import texts
from companion.texts.errors import reason_of
from hardware.cameras.protocol import Frame
from tests.games.auf_und_ab.page_views import auf_und_ab
from tests.games.schwupps.page_views import schwupps
from tests.games.up.page_views import MOMENTS, evening_of_ten, finished
from tests.screens.history_pages import players
from tests.screens.long_names import NAMES as LONG
from tests.screens.sample_table import NAMES, sample_table
from tests.screens.sample_views import BEGINNING, ONE_ROUND, PLAYED, an_evening, sitting, whole_game
from vision.scene.scene import TableState
from vision.sightings import NOTHING

Draw = Callable[[Canvas, Path, str], None]


@cache
def face() -> bytes:
    """A picture of somebody, as a camera took it: a round head with two eyes."""
    y, x = np.mgrid[:240, :320]
    image = np.full((240, 320, 3), (120, 150, 90), np.uint8)
    image[(x - 160) ** 2 + (y - 125) ** 2 < 80**2] = (150, 190, 235)
    for eye in (132, 188):
        image[(x - eye) ** 2 + (y - 105) ** 2 < 10**2] = (60, 40, 30)
    image[(abs(x - 160) < 35) & (abs(y - 160) < 6)] = (80, 60, 190)
    jpeg = portrait(image)
    assert jpeg is not None
    return jpeg


def looks(names: Sequence[str]) -> dict[str, Profile]:
    """Everybody with a colour of their own, with figures, one with a picture and one with the initial."""
    colours, figures = cycle(PersonColour), cycle(Figure)
    chosen = {name: Profile(next(colours), next(figures)) for name in names}
    chosen[names[0]] = replace(chosen[names[0]], figure=None, picture=face())
    chosen[names[-1]] = replace(chosen[names[-1]], figure=None)
    return chosen


def worn(draw: Draw, names: Sequence[str]) -> Draw:
    """A page on which everybody is seen as they have chosen."""

    def drawn(canvas: Canvas, folder: Path, language: str) -> None:
        canvas.people = looks(names)
        draw(canvas, folder, language)

    return drawn


CHOSEN = Profile(PersonColour.TURQUOISE, Figure.OWL, voice="fr")


def pages(name: str = NAMES[2], profile: Profile = CHOSEN, **given: object) -> ProfilePages:
    """The pages about somebody."""
    return ProfilePages({name: profile}, name=name, takes=True, **given)


def _profile(canvas: Canvas, _folder: Path, language: str, **given: object) -> None:
    draw_profiles(canvas, texts(language), pages(**given), PageName.PROFILE)


def _portrait(canvas: Canvas, _folder: Path, language: str, *, waits: bool = False, **given: object) -> None:
    frame = None if waits else Frame(sample_table().far, 0.0)
    camera = CameraView(TableState.NOT_CALIBRATED, frame, NOTHING)
    draw_profiles(canvas, texts(language), pages(camera=camera, **given), PageName.PORTRAIT)


def _game(view_of: Callable[[Path], View]) -> Draw:
    def draw(canvas: Canvas, folder: Path, language: str) -> None:
        view = view_of(folder)
        canvas.people = looks(view.game.header.players)
        draw_game(canvas, texts(language), view)

    return draw


def _name(canvas: Canvas, _folder: Path, language: str, *, game: str = "up") -> None:
    people = People(NAMES, game, seat=2, typed=NAMES[2], remembered=("Pia", "Friederike"))
    draw_name(canvas, texts(language), people)


FULL = reason_of("trouble-journal-full", file="/home/pi/.local/share/tabletop-companion/journal.sqlite")
PICTURE = Profile(PersonColour.VIOLET, picture=face())

PROFILE_PAGES: dict[str, Draw] = {"profile": _profile}
"""Pages that the documentation shows."""

PROFILE_STATES: dict[str, Draw] = {
    "profile-none": partial(_profile, profile=Profile()),
    "profile-picture": partial(_profile, profile=PICTURE, name=LONG[8]),
    "profile-refused": partial(_profile, refused=FULL),
    "portrait": _portrait,
    "portrait-again": partial(_portrait, profile=PICTURE, name=LONG[8]),
    "portrait-waits": partial(_portrait, waits=True),
    "name-at-a-side": partial(_name, game="up-and-down"),
    "people-worn": worn(
        lambda canvas, _folder, language: draw_people(
            canvas, texts(language), People(LONG, "up"), PageName.GAME
        ),
        LONG,
    ),
    "sides-worn": worn(
        lambda canvas, _folder, language: draw_people(canvas, texts(language), People(NAMES), PageName.GAME),
        NAMES,
    ),
    "players-worn": worn(
        lambda canvas, _folder, language: draw_players(canvas, texts(language), players(LONG)), LONG
    ),
    "rounds-worn": worn(
        lambda canvas, folder, language: draw_rounds(canvas, texts(language), evening_of_ten(folder)),
        [name for name in NAMES if name != "Kim"],
    ),
    "each-round-worn": worn(
        lambda canvas, folder, language: draw_each_round(canvas, texts(language), an_evening(folder)), NAMES
    ),
    "score-worn": worn(
        lambda canvas, folder, language: draw_score(canvas, texts(language), finished(folder).game), LONG
    ),
    "trick-worn": _game(lambda folder: sitting(folder, *BEGINNING, PLAYED[2])),
    "over-worn": _game(lambda folder: sitting(folder, *whole_game(), header=ONE_ROUND)),
    "up-ten-worn": _game(MOMENTS["ten"]),
    "up-over-worn": _game(MOMENTS["ten-over"]),
    "schwupps-worn": _game(partial(schwupps, state="tournament")),
    "auf-und-ab-worn": _game(partial(auf_und_ab, state="upwards")),
}
"""The same in other states, and pages on which people are seen as they have chosen."""
