"""The second screen of an evening: switched on by the command line or by touch, told of on the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Protocol

from companion.engines import Reason
from companion.screens.intents import Tell, Touch
from companion.screens.phone_intents import Link, PhonesShown, RenewPhones, SwitchPhones
from companion.screens.wish_intents import AnswerWish, Wished
from companion.sitting.view import View
from companion.web.address import Address, listening, listening_by_touch
from companion.web.errors import WebError


class ServesEvening(Protocol):
    """What is asked of `companion.web.phones.Phones`, which is loaded only where it is wanted."""

    @property
    def failed(self) -> bool:
        """Whether nothing is served any more."""

    @property
    def links(self) -> tuple[Link, ...]:
        """The spectators' address, then each seat's."""

    def show(self, view: View | None, language: str, evening: int | None = None) -> bool:
        """Show what there is to be seen; whether other addresses hold from now on."""

    def offer_film(self, film: bytes) -> str | None:
        """Let a film be taken along; its address, None where that cannot be."""

    def pressed(self, view: View | None) -> Iterable[Touch]:
        """What phones have pressed since the last call."""

    @property
    def wished(self) -> Wished | None:
        """What a phone wishes to have put right, about which the table is asked now."""

    def answer(self, answer: AnswerWish) -> Tell | None:
        """The table has answered; what is to be told where it agrees to what was wished."""

    def renew(self) -> None:
        """Whatever was given out is worth nothing any more."""

    def close(self) -> None:
        """Serve no more."""


Serves = Callable[[Address | None, str], ServesEvening]
"""Serves an evening on an address, None for any, in a language; raises `WebError` where it cannot."""


def serves(address: Address | None, language: str) -> ServesEvening:
    """Serve an evening on the network; what that needs is loaded only now."""
    from companion.web.phones import Phones

    taken = listening_by_touch() if address is None else listening(address)
    return Phones(taken, None if address is None else address.host, language)


def tell_on_terminal(line: str) -> None:
    """A line on standard error, at once: scripts wait for it."""
    print(line, file=sys.stderr, flush=True)


class SecondScreen:
    """Serves the evening while it is switched on.

    Args:
        address: where it is served from the beginning, None: it is switched off.
        language: of what is told first.
        tell: is given each line about addresses, where the command line asks for them.
        serve: serves it.

    Raises:
        WebError: it cannot be served there.
    """

    def __init__(
        self,
        address: Address | None,
        language: str,
        tell: Callable[[str], None] = tell_on_terminal,
        serve: Serves = serves,
    ) -> None:
        self._address, self._tell, self._serve = address, tell, serve
        self._phones: ServesEvening | None = None
        self._problem: Reason | None = None
        self._told: tuple[tuple[str | None, str], ...] = ()
        if address is not None:
            self._switch_on(language)

    @property
    def on(self) -> bool:
        """Whether it is switched on."""
        return self._phones is not None

    def show(self, view: View | None, language: str, evening: int | None) -> tuple[Reason, ...]:
        """Show what there is to be seen, where it is switched on; gives what people must be told of it.

        Args:
            view: the sitting, None before a game has begun.
            language: of everything that is told.
            evening: number of the evening, None before one has begun.
        """
        if self._phones is None:
            return ()
        self._phones.show(view, language, evening)
        self._tell_links()
        if not self._phones.failed:
            return ()
        self._switch_off()
        return (Reason("phones-stopped"),)

    def pressed(self, view: View | None) -> tuple[Touch, ...]:
        """What phones have pressed since the last call, as touches."""
        return () if self._phones is None else tuple(self._phones.pressed(view))

    @property
    def wished(self) -> Wished | None:
        """What a phone wishes to have put right, about which the table is asked now."""
        return None if self._phones is None else self._phones.wished

    def answer(self, answer: AnswerWish) -> Tell | None:
        """The table has answered; what is to be told where it agrees to what was wished."""
        return None if self._phones is None else self._phones.answer(answer)

    def follow(self, asked: SwitchPhones | RenewPhones, language: str) -> None:
        """Switch it on or off, or give out new codes."""
        self._problem = None
        if isinstance(asked, RenewPhones):
            if self._phones is not None:
                self._phones.renew()
        elif not asked.on:
            self._switch_off()
        elif self._phones is None:
            try:
                self._switch_on(language)
            except WebError as error:
                self._problem = error.reason

    def page(self, shown: PhonesShown) -> PhonesShown:
        """The page as it is to be shown now."""
        links = () if self._phones is None else self._phones.links
        number = shown.number if shown.number < len(links) else 0
        return PhonesShown(links, number, self._problem)

    def offer_film(self, film: bytes) -> str | None:
        """Let a film be taken along; its address, None where it is switched off or the film too large."""
        return None if self._phones is None else self._phones.offer_film(film)

    def close(self) -> None:
        """Serve no more."""
        self._switch_off()

    def _switch_on(self, language: str) -> None:
        self._phones = self._serve(self._address, language)
        self._tell_links()

    def _switch_off(self) -> None:
        if self._phones is not None:
            self._phones.close()
        self._phones = None

    def _tell_links(self) -> None:
        """Tell the addresses on the terminal that hold now and were not told yet."""
        if self._address is None or self._phones is None:
            return
        links = tuple((link.player, link.url) for link in self._phones.links)
        for player, url in links:
            if (player, url) not in self._told:
                self._tell(f"web {url}" if player is None else f"{player} {url}")
        self._told = links
