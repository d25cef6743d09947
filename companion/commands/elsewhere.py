"""Who follows the evening elsewhere: phones, and a club."""

from __future__ import annotations

from companion.commands.club_table import TableAtClub
from companion.commands.second_screen import SecondScreen
from companion.engines import Reason
from companion.evening.evening import Evening
from companion.screens.browser import Browser
from companion.screens.club_intents import CallReferee, NameClub, SwitchClub
from companion.screens.given import AboutOthers
from companion.screens.intents import PageName, Tell, Touch
from companion.screens.wish_intents import AnswerWish
from companion.sitting.view import View


class Elsewhere:
    """Shows them the evening.

    Args:
        second: the second screen, on phones.
        club: this table at a club, None where it is at none.
    """

    def __init__(self, second: SecondScreen, club: TableAtClub | None = None) -> None:
        self._second, self._club = second, club

    @property
    def on(self) -> bool:
        """Whether anybody follows."""
        return self._second.on or (self._club is not None and self._club.on)

    def show(self, view: View | None, language: str, evening: Evening | None) -> tuple[Reason, ...]:
        """Show what there is to be seen; gives what people must be told of it.

        Args:
            view: the sitting, None before a game has begun.
            language: of everything that is told.
            evening: what is played, None before one has begun.
        """
        told = self._second.show(view, language, None if evening is None else evening.number)
        return told if self._club is None else (*told, *self._club.show(view, evening))

    def draw_on(self, browser: Browser) -> None:
        """Have the pages about them show how they stand now."""
        browser.phones = self._second.page(browser.phones)
        moments = browser.scores.moments
        playing = browser.page is PageName.MOMENTS and moments.player is not None
        moments.url = self._second.offer_film(moments.content) if playing and moments.content else None
        browser.wishes.asked = self._second.wished
        if self._club is not None:
            browser.club = self._club.page()

    def pressed(self, view: View | None) -> tuple[Touch, ...]:
        """What phones have pressed since the last call, as touches."""
        return self._second.pressed(view)

    def answer(self, answer: AnswerWish) -> Tell | None:
        """The table has answered what a phone wishes; what is to be told where it agrees."""
        return self._second.answer(answer)

    def follow(self, asked: AboutOthers, language: str, view: View | None) -> None:
        """Switch one of them on or off, give out new codes, or call the referee."""
        if not isinstance(asked, SwitchClub | CallReferee | NameClub):
            self._second.follow(asked, language)
        elif self._club is not None:
            self._club.follow(asked, view)
