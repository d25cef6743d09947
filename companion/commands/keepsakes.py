"""What people keep of a game's end by touch: a picture that they take, and the film of its best moments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from companion.cameras.snapshots import packed
from companion.commands.film_making import FilmMaking, shots_of
from companion.commands.kept import past_or_why
from companion.commands.played_game import PlayedGame
from companion.engines import Reason
from companion.evening.errors import JournalError
from companion.evening.history import PastEvening, PastGame
from companion.evening.journal import Journal
from companion.evening.keepsakes import GameAsKept, Keepsake
from companion.machine.settings import Settings
from companion.screens.ending_intents import KeepMoments, TakePicture
from companion.screens.moment_pages import MomentPages
from companion.texts import Texts
from vision.sightings import Image


def moment_pages(
    journal: Journal, settings: Callable[[], Settings], playing: Callable[[], PlayedGame | None]
) -> MomentPages:
    """What is shown of the best moments, as the journal keeps it.

    Args:
        journal: where it is kept.
        settings: gives the settings as they stand.
        playing: gives the game that is played at the table, None while none is.
    """
    return MomentPages(
        picture_of=journal.picture,
        keepsake_of=journal.keepsake,
        takes=lambda game: _seen_at_the_end(playing(), game) is not None,
        keeps=lambda: settings().pictures != 0,
    )


def _seen_at_the_end(playing: PlayedGame | None, game: int) -> Image | None:
    """What the camera sees now, BGR, whole, where the game of that number is over at the table; else None."""
    if playing is None or playing.evening.game_number != game or not playing.evening.over:
        return None
    return playing.sitting.view.camera.picture_now


class Keepsakes:
    """Keeps them in the journal, and lets the page show them.

    Args:
        journal: where they are kept.
        pages: what the page shows.
        playing: gives the game that is played at the table, None while none is.
        making: makes films.
    """

    def __init__(
        self,
        journal: Journal,
        pages: MomentPages,
        playing: Callable[[], PlayedGame | None],
        making: FilmMaking | None = None,
    ) -> None:
        self._journal = journal
        self._pages = pages
        self._playing = playing
        self._making = making or FilmMaking()
        self._begun_of: GameAsKept | None = None

    def follow(self, intent: KeepMoments, words: Texts, evening: int) -> None:
        """Take a picture of the game that is shown, or begin a film of it.

        Args:
            intent: which.
            words: the language of the film's captions.
            evening: number of the evening of that game.
        """
        game = self._pages.game
        if game is None or not self._pages.keeps():
            return
        self._pages.problem = None
        if isinstance(intent, TakePicture):
            picture = _seen_at_the_end(self._playing(), game.number)
            jpeg = None if picture is None else packed(picture)
            if jpeg is not None:
                self._keep(game.number, Keepsake.PICTURE, jpeg)
            return
        if not self._making.busy:
            self._begin_film(words, evening, game.number)

    def _begin_film(self, words: Texts, evening: int, number: int) -> None:
        """Begin the film of a game as it is now, and not as it was when the page was opened."""
        of, game = self._journal.game_as_kept(number), self._read_anew(evening, number)
        if of is None or game is None:
            return
        shots = shots_of(words, game, self._journal.picture, self._pages.end)
        if shots:
            self._begun_of, self._pages.making = of, number
            self._making.begin(number, shots)

    def _read_anew(self, evening: int, number: int) -> PastGame | None:
        """A game as the journal has it now; None where it cannot be read any more."""
        read = past_or_why(self._journal, evening)
        games = read.games if isinstance(read, PastEvening) else ()
        return next((game for game in games if game.number == number), None)

    def look(self) -> None:
        """Keep the film that has become ready, unless what it shows is not so any more."""
        made = self._making.take_made()
        if made is None:
            return
        self._pages.making = None
        if made.film is None:
            self._tell(made.game, made.problem)
        elif self._pages.keeps():
            self._keep(made.game, Keepsake.FILM, made.film, self._begun_of)

    def close(self) -> None:
        """Give up a film that is not done."""
        self._making.close()

    def _keep(self, game: int, kind: Keepsake, content: bytes, of: GameAsKept | None = None) -> None:
        try:
            with self._without_patience():
                kept = self._journal.keep_keepsake(game, kind, content, of)
        except JournalError as error:
            self._tell(game, _unkept(kind, error.reason))
            return
        if not kept:
            self._tell(game, Reason("moments-film-outdated"))
        elif self._pages.shows(game):
            self._pages.kept(kind)

    @contextmanager
    def _without_patience(self) -> Iterator[None]:
        """Inside, nobody waits for room on the disk: a film is no play, without which nothing could go on."""
        patience, self._journal.patience = self._journal.patience, lambda _why: False
        try:
            yield
        finally:
            self._journal.patience = patience

    def _tell(self, game: int, problem: Reason | None) -> None:
        """Tell on the page of that game what went wrong."""
        if self._pages.shows(game):
            self._pages.problem = problem


def _unkept(kind: Keepsake, why: Reason) -> Reason:
    """Why a film or a picture is not kept, in one sentence where the disk is full."""
    if why.key == "trouble-journal-full":
        return Reason(f"trouble-{kind.value}-full")
    return Reason(f"trouble-{kind.value}-unkept", (("why", why),))
