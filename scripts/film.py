"""Film an evening at the simulated table, the screen beside it, into docs/film.webp if nothing else is said.

.venv/bin/python scripts/film.py [--seed 4] [--language de] [--to FILE.webp]
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import cv2  # noqa: E402
import pygame  # noqa: E402
from PIL import Image  # noqa: E402

from companion.decks.eyes import live_eye  # noqa: E402
from companion.evening.evening import Evening  # noqa: E402
from companion.evening.journal import Journal  # noqa: E402
from companion.rehearsal.conditions import Conditions, World, world_of  # noqa: E402
from companion.rehearsal.rehearsal import Rehearsal  # noqa: E402
from companion.rehearsal.truth import Truth, read_truth  # noqa: E402
from companion.rehearsal.watched import SittingScreen  # noqa: E402
from companion.screens.canvas import Canvas  # noqa: E402
from companion.screens.pages.game import draw_game  # noqa: E402
from companion.screens.theme import THEMES  # noqa: E402
from companion.sitting import Sitting  # noqa: E402
from companion.sitting.view import View  # noqa: E402
from companion.table.inputs import Press  # noqa: E402
from companion.texts import LANGUAGES, texts  # noqa: E402
from hardware.cameras.protocol import Frame  # noqa: E402
from vision.scene.watcher import Watcher  # noqa: E402

RECORD: tuple[dict[str, Any], ...] = (
    {"record": 1, "game": "up-and-down", "players": ["Kim", "Leah", "Alex"], "options": {"rounds": 3}},
    {"event": "deal"},
    {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}},
    {"event": "change", "player": "Kim", "face": "UP"},
    {"event": "reveal", "cards": {"Kim": "9C", "Leah": "5D", "Alex": "10C"}},
    {"event": "change", "player": "Leah", "face": "DOWN", "dice": [6, 5]},
    {"event": "change", "player": "Leah", "facing": {"Leah": "C"}},
    {"event": "reveal", "cards": {"Kim": "QD", "Leah": "QC", "Alex": "JS"}},
    {"event": "change", "player": "Alex", "face": "DOWN"},
    {"event": "reveal", "cards": {"Kim": "7S", "Leah": "3C", "Alex": "4D"}},
)
"""What people do: one change too many, which they take back, and a trick of which the best cards cancel."""

HEIGHT = 432
"""Pixels of the film."""

MIDDLE = 10 / 9
"""Width by height of the part of the camera's picture that is shown: beyond it the table is bare."""

GAP = 6
DARK = (16, 22, 24)
PAGE = (800, 480)

EVERY = 0.1
"""Seconds of table time from one picture to the next."""

SLOWER = 1.25
"""So many times as long each is shown, so that one can look to and fro."""

READING = 2.4
"""Seconds that a ruling is shown for longer, to be read."""

LAST = 4.0
QUALITY = 72


@dataclass(frozen=True, slots=True)
class Moment:
    """One picture of the film.

    Attributes:
        picture: table and screen.
        ruled: how many rulings had been given by then.
    """

    picture: Image.Image
    ruled: int


def main() -> None:
    """Film it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=4, help="which table, light and people")
    asked.add_argument("--language", default="en", choices=LANGUAGES)
    asked.add_argument("--to", type=Path, default=ROOT / "docs" / "film.webp", metavar="FILE")
    options = asked.parse_args()
    cv2.setNumThreads(1)
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    moments = list(filmed(options.seed, options.language))
    write(moments, options.to)
    seconds = sum(durations(moments)) / 1000
    print(f"{options.to}: {len(moments)} pictures, {seconds:.0f} s, {options.to.stat().st_size / 1e6:.2f} MB")


def truth() -> Truth:
    """The record as people act it out."""
    return read_truth(io.BytesIO("\n".join(map(json.dumps, RECORD)).encode()))


def world(played: Truth, seed: int) -> World:
    """A table in even light; without the camera's noise, of which a film would be full."""
    drawn = world_of(played.header, Conditions.EASY, seed)
    return replace(drawn, sensor=replace(drawn.sensor, noise=0.0, flicker=0.0))


def filmed(seed: int, language: str) -> Iterator[Moment]:
    """The evening, a picture at a time."""
    played = truth()
    seen = world(played, seed)
    with tempfile.TemporaryDirectory() as folder, closing(Journal(Path(folder) / "film.sqlite")) as journal:
        evening = Evening.begin(journal, played.header)
        eye = live_eye(evening.position, None)
        sitting = Sitting(evening, Watcher(eye, table_size=seen.table.top))
        for frame in frames(Rehearsal(played, seen, SittingScreen(sitting)), sitting):
            yield Moment(picture(frame, sitting.view, language), len(evening.ruled))


def frames(rehearsal: Rehearsal, sitting: Sitting) -> Iterator[Frame]:
    """What the companion sees, a frame every now and then, while it watches all of them."""
    due = 0.0
    for moment in rehearsal:
        if isinstance(moment, Press):
            sitting.press(moment)
            continue
        sitting.step(moment)
        if moment.time >= due:
            due = moment.time + EVERY
            yield moment


def picture(frame: Frame, view: View, language: str) -> Image.Image:
    """The middle of the table, and what the screen shows."""
    table, page = _table(frame), _page(view, language)
    film = Image.new("RGB", (table.width + GAP + page.width, HEIGHT), DARK)
    film.paste(table, (0, 0))
    film.paste(page, (table.width + GAP, 0))
    return film


def _table(frame: Frame) -> Image.Image:
    whole = Image.fromarray(cv2.cvtColor(frame.image, cv2.COLOR_BGR2RGB))
    beside = (whole.width - whole.height * MIDDLE) / 2
    middle = whole.crop((round(beside), 0, round(whole.width - beside), whole.height))
    return middle.resize((round(HEIGHT * MIDDLE), HEIGHT), Image.Resampling.LANCZOS)


def _page(view: View, language: str) -> Image.Image:
    canvas = Canvas(pygame.Surface(PAGE), THEMES["felt"])
    draw_game(canvas, texts(language), view)
    page = Image.frombytes("RGB", PAGE, pygame.image.tobytes(canvas.surface, "RGB"))
    return page.resize((PAGE[0] * HEIGHT // PAGE[1], HEIGHT), Image.Resampling.LANCZOS)


def durations(moments: list[Moment]) -> list[int]:
    """Milliseconds for which each picture is shown."""
    following = [*moments[1:], moments[-1]]
    shown = [
        EVERY * SLOWER + READING * (later.ruled > now.ruled)
        for now, later in zip(moments, following, strict=True)
    ]
    shown = [EVERY * SLOWER, *shown[:-1]]  # it is the picture with the ruling that is shown for longer
    return [round(1000 * seconds) for seconds in [*shown[:-1], LAST]]


def write(moments: list[Moment], path: Path) -> None:
    """Write the film; it begins anew when it is over."""
    first, *others = [moment.picture for moment in moments]
    first.save(
        path,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=durations(moments),
        loop=0,
        quality=QUALITY,
        method=4,
        minimize_size=True,
    )


if __name__ == "__main__":
    main()
