"""The film of a game's best moments is made beside the window, by a program that nobody waits for."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from companion.commands.shots import Shot, packed
from companion.engines import Reason
from companion.evening.ending import ending_of, moments_of, story_of_past
from companion.evening.ending.cutting import cut
from companion.evening.history import PastGame
from companion.texts import Texts
from companion.texts.errors import reason_of

PROGRAM: Final = (sys.executable, "-m", "companion.commands.moments_film")
"""It draws the captions, and packs the film."""

MOST_SECONDS: Final = 120.0
"""A film that takes longer is given up: the twenty pictures of one take under 3 seconds here."""

MOMENT, LEAD, END = 3.0, 0.7, 4.0
"""Seconds for which a moment is shown, a play that led to it, and who has won."""

PictureOf = Callable[[int], bytes | None]


@dataclass(frozen=True, slots=True)
class Made:
    """A film that is done.

    Attributes:
        game: number of its game in the journal.
        film: animated WebP, None where it could not be made.
        problem: why not, None where it could.
    """

    game: int
    film: bytes | None
    problem: Reason | None = None


def shots_of(words: Texts, game: PastGame, picture_of: PictureOf, end: bytes | None) -> tuple[Shot, ...]:
    """The pictures of a game's film with their captions; none where no moment has a picture.

    Args:
        words: the language of the captions.
        game: the game.
        picture_of: gives the picture of a journal entry, None where none is kept.
        end: the picture that people took at its end, None where they took none.
    """
    story = story_of_past(game)
    shots: list[Shot] = []
    for scene in cut(story, moments_of(story, game.winners)):
        moment = picture_of(scene.entry)
        if moment is None:
            continue
        caption = words.reason(scene.told)
        shots += [
            Shot(caption, LEAD, picture) for entry in scene.lead if (picture := picture_of(entry)) is not None
        ]
        shots.append(Shot(caption, MOMENT, moment))
    if not (shots or end):
        return ()
    if game.winners:
        by = ending_of(game.header.game).won_by(game.position, game.totals)
        wins = words.say("ending-wins", count=len(game.winners), by=words.reason(by.told))
        names = words.listed(game.header.names(game.winners))
        shots.append(Shot(f"{names} {wins}", END, end))
    return tuple(shots)


class FilmMaking:
    """Makes one film at a time.

    Args:
        program: the program that makes it.
    """

    def __init__(self, program: tuple[str, ...] = PROGRAM) -> None:
        self._program = program
        self._works = ThreadPoolExecutor(1, "film")
        self._work: Future[Made] | None = None
        self._running: subprocess.Popen[bytes] | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether a film is being made."""
        return self._work is not None

    def begin(self, game: int, shots: tuple[Shot, ...]) -> None:
        """Begin to make the film of a game, unless another one is being made."""
        if not self.busy:
            self._work = self._works.submit(self._make, game, packed(shots))

    def take_made(self) -> Made | None:
        """The film that has become ready since it was asked for last, None for none."""
        if self._work is None or not self._work.done():
            return None
        made, self._work = self._work.result(), None
        return made

    def close(self) -> None:
        """Give up what is not done."""
        self._closed = True
        running = self._running  # the other thread lets go of it when it ends
        if running is not None:
            running.kill()
        self._works.shutdown()

    def _make(self, game: int, content: bytes) -> Made:
        """Let the program make it; in a thread of its own."""
        try:
            with subprocess.Popen(
                self._program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            ) as program:
                self._running = program
                if self._closed:
                    program.kill()
                try:
                    film, _ = program.communicate(content, MOST_SECONDS)
                except subprocess.TimeoutExpired:
                    program.kill()
                    return Made(game, None, reason_of("trouble-film-late", seconds=round(MOST_SECONDS)))
        except OSError as error:
            return Made(game, None, reason_of("trouble-film-unmade", why=error.strerror or str(error)))
        finally:
            self._running = None
        if program.returncode or not film:
            return Made(game, None, reason_of("trouble-film-unmade", why=f"exit {program.returncode}"))
        return Made(game, film)
