"""Phones that nobody serves: links and presses as a test wants them."""

from __future__ import annotations

from companion.commands.second_screen import SecondScreen
from companion.screens.intents import Purpose, Tell
from companion.screens.phone_intents import Link
from companion.web.passes import Passes


class FakePhones:
    """Fulfils `companion.commands.second_screen.ServesEvening` without network or process."""

    def __init__(self) -> None:
        self.passes, self.shown, self.touches, self.closed, self.failed = Passes(), [], [], False, False
        self.film: bytes | None = None
        self.wished, self.answers = None, []

    @property
    def links(self):
        tokens = ((None, self.passes.spectator), *self.passes.seats.items())
        return tuple(Link(name, f"http://table:8080/?t={token}") for name, token in tokens)

    def show(self, view, language, evening=None):
        self.shown.append((view, language, evening))
        if view is None or evening is None:
            return False
        return self.passes.hold_for(evening, view.game.header.players)

    def pressed(self, _view):
        touches, self.touches = self.touches, []
        return touches

    def offer_film(self, film):
        self.film = film
        return f"http://table:8080/film?t={self.passes.spectator}"

    def answer(self, answer):
        self.answers.append(answer)
        wished, self.wished = self.wished, None
        return Tell(wished.line, Purpose.CORRECT, wished.first) if answer.agreed and wished else None

    def renew(self):
        self.passes.renew()

    def close(self):
        self.closed = True


def second_screen(phones: FakePhones | None = None) -> SecondScreen:
    """A second screen that listens nowhere, whoever switches it on."""
    return SecondScreen(None, "en", serve=lambda _address, _language: phones or FakePhones())
