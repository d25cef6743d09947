"""What is seen of a game's best moments: which one, its picture, and the film of all of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.engines import Reason
from companion.evening.ending import Moment, moments_of, story_of_past
from companion.evening.history import PastGame
from companion.evening.keepsakes import Keepsake
from companion.screens.ending_intents import ShowMoment
from companion.screens.film_player import BrokenFilmError, FilmPlayer


@dataclass(slots=True)
class MomentPages:
    """What the page shows.

    Attributes:
        picture_of: gives the picture of a journal entry, None where none is kept.
        keepsake_of: gives what is kept of the end of the game of that number, None for nothing.
        takes: whether a picture can be taken now of the end of the game of that number.
        keeps: whether pictures of evenings are kept, as people wish it.
        now: how late it is, in seconds.
        game: the game that is shown, None before one is.
        moments: its moments.
        pictures: of each of them, None where none is kept.
        end: the picture that people took at its end, None where they took none.
        film: whether there is a film of it.
        chosen: index of the moment that is looked at; behind all of them that of the picture of the end.
        player: the film that is played, None while none is.
        content: that film.
        url: where it can be taken along from with a phone, None where it cannot be.
        making: number of the game of which a film is being made, None for none.
        problem: what went wrong last, None for nothing.
    """

    picture_of: Callable[[int], bytes | None] = field(default=lambda _: None)
    keepsake_of: Callable[[int, Keepsake], bytes | None] = field(default=lambda _number, _kind: None)
    takes: Callable[[int], bool] = field(default=lambda _: False)
    keeps: Callable[[], bool] = field(default=lambda: True)
    now: Callable[[], float] = time.monotonic
    game: PastGame | None = None
    moments: tuple[Moment, ...] = ()
    pictures: tuple[bytes | None, ...] = ()
    end: bytes | None = None
    film: bool = False
    chosen: int = 0
    player: FilmPlayer | None = None
    content: bytes | None = None
    url: str | None = None
    making: int | None = None
    problem: Reason | None = None

    def open(self, game: PastGame) -> None:
        """Show a game; the same one stays as it is looked at."""
        if game is self.game:
            return
        self.game = game
        self.moments = moments_of(story_of_past(game), game.winners)
        self.pictures = tuple(self.picture_of(moment.entry) for moment in self.moments)
        self.chosen, self.player, self.problem = 0, None, None
        self._look_up(game)

    def kept(self, kind: Keepsake) -> None:
        """Something was kept of the game that is shown: let people see it."""
        if self.game is None:
            return
        self._look_up(self.game)
        if kind is Keepsake.FILM:
            self.show(ShowMoment(None))
        else:
            self.chosen, self.player, self.film = len(self.moments), None, False

    def shows(self, number: int) -> bool:
        """Whether the game of that number is the one that is shown."""
        return self.game is not None and self.game.number == number

    def _look_up(self, game: PastGame) -> None:
        self.end = self.keepsake_of(game.number, Keepsake.PICTURE)
        self.film = self.keepsake_of(game.number, Keepsake.FILM) is not None

    def show(self, intent: ShowMoment) -> None:
        """Show a moment, or play the film of all of them."""
        self.player, self.problem = None, None
        if intent.number is not None:
            self.chosen = intent.number
            return
        film = None if self.game is None else self.keepsake_of(self.game.number, Keepsake.FILM)
        try:
            self.player = None if film is None else FilmPlayer(film, self.now())
        except BrokenFilmError:
            self._broken()
        else:
            self.film, self.content = film is not None, film

    def step(self) -> object:
        """What changes of the page without a touch."""
        if self.player is not None:
            try:
                self.player.at(self.now())
            except BrokenFilmError:
                self._broken()
        number = None if self.player is None else self.player.shown.number
        return self.is_making, number, self.problem, self.film, self.end is None, self.url

    def _broken(self) -> None:
        self.player, self.film = None, False
        self.problem = Reason("moments-film-broken")

    @property
    def is_making(self) -> bool:
        """Whether a film of the game that is shown is being made."""
        return self.making is not None and self.shows(self.making)

    @property
    def has_pictures(self) -> bool:
        """Whether there is anything to make a film of."""
        return any(self.pictures) or self.end is not None

    @property
    def picture(self) -> bytes | None:
        """The picture of what is looked at, None where none is kept."""
        return (*self.pictures, self.end)[self.chosen] if self.chosen <= len(self.pictures) else None
