"""The second screen as the evening sees it: each view is shown, and what phones press is meant for it."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from companion.machine.beside import json_of
from companion.screens.intents import Purpose, Tell, Touch
from companion.screens.phone_intents import Link
from companion.screens.wish_intents import AnswerWish, Wished
from companion.sitting.view import View
from companion.table.inputs import Action
from companion.table.reading import Question
from companion.texts import Texts, texts
from companion.web.address import shown_host
from companion.web.offers import Offer, offers_of
from companion.web.passes import Passes
from companion.web.program import MOST_FILM, Pressed, ServingProgram
from companion.web.telling import Tellings
from companion.web.told import Facts, Json, facts_of, idle_state, state_of_seat, state_of_table, words_of
from companion.web.told_telling import telling_json
from companion.web.ways import Way, Ways, ways_of

KEPT: Final = 64
"""Pictures of which it is known what could be pressed on them."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """What could be pressed on a picture.

    Attributes:
        offers: each seat's.
        question: what was asked then.
    """

    offers: tuple[tuple[Offer | Way, ...], ...] = ()
    question: Question | None = None


@dataclass(slots=True)
class _Pictures:
    """What was shown: the newest, its facts, and what could be pressed on it and those before."""

    number: int = 0
    facts: Facts | None = None
    shown: dict[int, _Shown] = field(default_factory=dict)


class Phones:
    """Serves an evening, from when it is made until it is closed.

    Args:
        listening: the socket on which connections come.
        host: as it was asked for, None for all of this computer's addresses.
        language: of what is told first.
        serving: starts what serves.
        clock: gives the time in seconds.
    """

    def __init__(
        self,
        listening: socket.socket,
        host: str | None,
        language: str,
        serving: Callable[[socket.socket], ServingProgram] = ServingProgram,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._host, self._port = shown_host(host), int(listening.getsockname()[1])
        self._passes, self._generation = Passes(), 0
        self._film: bytes | None = None
        self._pictures, self._language = _Pictures(), language
        self._tellings = Tellings(clock)
        self._told: dict[str, tuple[tuple[object, ...], Ways, Json]] = {}
        self._program = serving(listening)
        self._tell_passes()
        self.show(None, language)

    @property
    def failed(self) -> bool:
        """Whether nothing is served any more."""
        return self._program.failed

    @property
    def links(self) -> tuple[Link, ...]:
        """The spectators' address, then each seat's."""
        connected = self._program.connected
        seats = enumerate(self._passes.seats.items())
        return (
            Link(None, self._url(self._passes.spectator), connected.get(-1, 0)),
            *(Link(name, self._url(token), connected.get(seat, 0)) for seat, (name, token) in seats),
        )

    def show(self, view: View | None, language: str, evening: int | None = None) -> bool:
        """Show what there is to be seen; whether other addresses hold from now on.

        Args:
            view: the sitting, None before a game has begun.
            language: of everything that is told.
            evening: its number, None before one has begun.
        """
        renewed = False
        if view is not None and evening is not None:
            renewed = self._passes.hold_for(evening, view.game.header.players)
        if renewed:
            self._tellings.drop()
            self._tell_passes()
        self._language = language
        self._tellings.look(view)
        facts = self._facts(view)
        if facts == self._pictures.facts and not renewed:
            self._program.go_on()
            return renewed
        self._tell(view, facts)
        return renewed

    def offer_film(self, film: bytes) -> str | None:
        """Let a film be taken along until another one is; its address, None where it is too large."""
        if len(film) > MOST_FILM:
            return None
        if film is not self._film:
            self._film = film
            self._program.tell_film(film)
        return f"http://{self._host}:{self._port}/film?t={self._passes.spectator}"

    @property
    def wished(self) -> Wished | None:
        """What a phone wishes to have put right, about which the table is asked now."""
        return self._tellings.wished

    def answer(self, answer: AnswerWish) -> Tell | None:
        """The table has answered; what is to be told where it agrees to what was wished."""
        wished = self._tellings.answer(answer.number, agreed=answer.agreed)
        return None if wished is None else Tell(wished.line, Purpose.CORRECT, wished.first)

    def renew(self) -> None:
        """Whatever was given out is worth nothing any more."""
        self._passes.renew()
        self._tellings.drop()
        self._tell_passes()

    def pressed(self, view: View | None) -> Iterator[Touch]:
        """What phones have pressed since the last call, as touches, where it is offered in this view still.

        Args:
            view: what is to be seen now.
        """
        for press in self._program.pressed():
            offer = None if view is None else self._meant(press, view)
            if view is None or offer is None or offer.intent is None:
                continue
            if isinstance(offer.intent, Touch):
                yield offer.intent
                return  # what follows is meant for what comes of this one: with the next picture
            self._tellings.take(view.game.header.players[press.seat], offer.intent, view)
            self._tell(view, self._facts(view))

    def close(self) -> None:
        """Serve no more; whatever was given out is worth nothing."""
        self._program.close()

    def _meant(self, press: Pressed, view: View) -> Offer | Way | None:
        """What was pressed, where whoever pressed saw it offered and the very same is offered still."""
        shown = self._pictures.shown.get(press.picture)
        players = view.game.header.players
        if shown is None or press.generation != self._generation or not 0 <= press.seat < len(players):
            return None
        if press.seat >= len(shown.offers):
            return None
        seen = next((one for one in shown.offers[press.seat] if one.name == press.name), None)
        offer = next((one for one in self._offers(view, press.seat) if one.name == press.name), None)
        if seen is None or offer is None or offer.intent != seen.intent:
            return None
        answers = isinstance(offer.intent, Touch) and offer.intent.action is Action.ANSWER
        return None if answers and view.question is not shown.question else offer

    def _offers(self, view: View, seat: int) -> tuple[Offer | Way, ...]:
        """Everything that the phone of a seat may press."""
        return (*offers_of(view, seat), *self._telling(view, seat)[0].pressable)

    def _telling(self, view: View, seat: int) -> tuple[Ways, Json]:
        """What the phone of a seat offers and is told of a play that is told on it.

        It is put together anew only where that has changed, or something has happened at the table.
        """
        game, player = view.game, view.game.header.players[seat]
        telling = self._tellings.of(player)
        facts = (telling.changes, self._language, game.header, game.history, bool(game.winners))
        kept = self._told.get(player)
        if kept is None or kept[0] != facts:
            said = texts(self._language)
            ways = ways_of(view, telling, said)
            kept = self._told[player] = facts, ways, telling_json(telling, ways, said)
        return kept[1:]

    def _facts(self, view: View | None) -> Facts:
        return Facts((*facts_of(view, self._language).of, self._tellings.facts))

    def _tell(self, view: View | None, facts: Facts) -> None:
        pictures, language = self._pictures, self._language
        pictures.number, pictures.facts = pictures.number + 1, facts
        seats = () if view is None else tuple(range(len(view.game.header.players)))
        offers = tuple(() if view is None else self._offers(view, seat) for seat in seats)
        pictures.shown[pictures.number] = _Shown(offers, None if view is None else view.question)
        pictures.shown.pop(pictures.number - KEPT, None)
        common = idle_state(language) if view is None else state_of_table(view, language)
        own = () if view is None else (self._own(view, seat) for seat in seats)
        # Serialised here, once: whoever serves only passes it on.
        self._program.tell_state(
            {
                "number": pictures.number,
                "language": language,
                "words": {**_before(texts(language)), "title": common["title"]},
                "common": {"state": json_of({**common, "picture": pictures.number})},
                "own": [json_of({**one, "picture": pictures.number}) for one in own],
                "offers": [[one.name for one in theirs] for theirs in offers],
            }
        )

    def _own(self, view: View, seat: int) -> Json:
        """What the phone of a seat is told beside what everybody is."""
        telling = self._telling(view, seat)[1]
        return state_of_seat(view, seat, offers_of(view, seat), telling, self._language)

    def _tell_passes(self) -> None:
        self._generation += 1
        passes = self._passes
        if self._film is not None:  # whoever comes now has not seen it
            self._film = None
            self._program.tell_film(None)
        self._program.tell_passes(
            passes.spectator, tuple(passes.seats.values()), self._generation, self._host
        )

    def _url(self, token: str) -> str:
        return f"http://{self._host}:{self._port}/?t={token}"


def _before(said: Texts) -> dict[str, str]:
    """What a page says before it is told anything."""
    return {**words_of(said.language), **{name: said.say(f"web-{name}") for name in ("refused", "noscript")}}
