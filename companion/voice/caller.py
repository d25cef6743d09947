"""The caller: lets one sentence after the other be made and heard, beside the game and never before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from companion.engines import Reason
from companion.engines.names import composed
from companion.machine.how_much import HowMuch
from companion.sitting.signals import Signal
from companion.sitting.view import View
from companion.texts import texts
from companion.texts.errors import reason_of_error
from companion.texts.wording import Wording
from companion.voice.calls import Wordings, new_calls, still_matters
from companion.voice.queue import Queue
from companion.voice.utterance import Urgency, Utterance
from hardware.errors import SpeechError

FAILURES: Final = 3
"""So often in a row an engine may give no sound; then it is left alone for the evening."""

COVERED: Final[Mapping[HowMuch, frozenset[Signal]]] = {
    HowMuch.OFF: frozenset(),
    HowMuch.RULINGS: frozenset({Signal.CALL, Signal.ILLEGAL, Signal.QUESTION}),
    HowMuch.ALL: frozenset(Signal),
}
"""What is said needs no sound of its own."""


class Speaking(Protocol):
    """An engine and a loudspeaker, as `hardware.speech.voice.Voice`; nothing of it waits."""

    @property
    def busy(self) -> bool:
        """Whether something is heard just now."""

    @property
    def making(self) -> bool:
        """Whether a sentence is being made."""

    def speaks(self, language: str) -> bool:
        """Whether it can be heard, in that language."""

    def prepare(self, language: str) -> None:
        """Be ready soon; this and all that makes sounds may raise `SpeechError`."""

    def make(self, text: str, language: str) -> None:
        """Begin to make a sentence."""

    def made(self) -> Any | None:
        """The sound of the sentence, None as long as it is not there."""

    def say(self, sound: Any) -> None:
        """Begin to say it."""

    def hush(self) -> None:
        """Fall silent at once."""

    def close(self) -> None:
        """End the engine and let go of the loudspeaker."""


class Caller:
    """Says what is worth saying of each view.

    Args:
        speaking: None where nothing can be said.
        language: of the sentences.
        how_much: how much is said.
        spellings: how names are written for the voice.
        own: by name the language of those who are spoken to in another one.
    """

    def __init__(
        self,
        speaking: Speaking | None,
        language: str,
        how_much: HowMuch,
        spellings: Mapping[str, str],
        own: Mapping[str, str] | None = None,
    ) -> None:
        self._speaking = speaking
        self._language = language
        self._how_much = how_much
        self._spellings = dict(spellings)
        self._own = dict(own or {})
        self._queue = Queue()
        self._before: View | None = None
        self._making: Utterance | None = None
        self._made: tuple[Utterance, Any] | None = None
        self._heard: Utterance | None = None
        self._failures = 0
        self._untold: list[Reason] = []
        self._prepare()

    @property
    def able(self) -> bool:
        """Whether it could speak, if it were to."""
        here = self._speaking is not None and self._speaking.speaks(self._language)
        return here and self._failures < FAILURES

    @property
    def covers(self) -> frozenset[Signal]:
        """What it says, so that no sound need tell it."""
        return COVERED[self._how_much] if self.able else frozenset()

    def choose(
        self,
        language: str,
        how_much: HowMuch,
        spellings: Mapping[str, str],
        own: Mapping[str, str] | None = None,
    ) -> None:
        """Speak that language, so much, and names so from now on; what waits in another way is dropped."""
        if (language, how_much, own or {}) != (self._language, self._how_much, self._own):
            self._drop()
        if how_much is HowMuch.OFF and self._speaking is not None:
            self._speaking.hush()
        self._language, self._how_much = language, how_much
        self._spellings, self._own = dict(spellings), dict(own or {})
        self._prepare()

    def show(self, view: View | None) -> None:
        """Take what is new in a view, drop what is out of date, and go on speaking.

        Args:
            view: what is shown of the table, None before a game has begun.
        """
        before, self._before = self._before, view
        if self._speaking is None or not self.able:
            return
        if view is not None and self._how_much is not HowMuch.OFF:
            if before is None or before.game.header is not view.game.header:
                self._drop()
            self._queue.add(new_calls(before, view, self._words(view.game.header.players), self._how_much))
        self._queue.keep(self._matters)
        try:
            self._go_on(self._speaking)
        except SpeechError as error:
            self._making = None
            self._failures += 1
            if self._failures == FAILURES:
                self._untold.append(reason_of_error(error))

    def try_out(self, text: str) -> None:
        """Say a text before all else, as somebody asks to hear it, however much is said."""
        self._queue.add([Utterance(Urgency.TRIAL, text)])

    def take_untold(self) -> tuple[Reason, ...]:
        """What is to be told of the voice on the screen, once."""
        told, self._untold = tuple(self._untold), []
        return told

    def close(self) -> None:
        """End the engine and let go of the loudspeaker."""
        if self._speaking is not None:
            self._speaking.close()

    def _words(self, players: tuple[str, ...]) -> Wordings:
        """What makes the sentences; whom the voice cannot speak to otherwise it speaks to as to all."""
        named = {number: self._own.get(composed(name)) for number, name in enumerate(players)}
        own = {
            number: Wording(texts(language), players, self._spellings)
            for number, language in named.items()
            if language is not None and self._speaking is not None and self._speaking.speaks(language)
        }
        return Wordings(Wording(texts(self._language), players, self._spellings), own)

    def _go_on(self, speaking: Speaking) -> None:
        """Take the sound that was made, let it be heard once all is still, and have the next one made."""
        if speaking.making:
            sound = speaking.made()
            if sound is not None:
                self._failures = 0
                if self._making is not None:
                    self._made = self._making, sound
                self._making = None
        if not speaking.busy:
            self._heard = None
        self._make_way(speaking)
        if self._made is not None and self._heard is None and not speaking.busy:
            self._heard, sound = self._made
            self._made = None
            speaking.say(sound)
        if self._made is None and not speaking.making and len(self._queue):
            self._making = self._queue.take()
            speaking.make(self._making.text, self._making.language or self._language)

    def _make_way(self, speaking: Speaking) -> None:
        """Drop what no longer matters of what is made; what is more urgent comes first, and may break in."""
        if self._making is not None and not self._matters(self._making):
            self._making = None  # its sound will be thrown away
        if self._made is not None and not self._matters(self._made[0]):
            self._made = None
        first, made = self._queue.first, None if self._made is None else self._made[0]
        if made is not None and first is not None and first.urgency < made.urgency:
            self._queue.put_back(made)
            self._made = None
        elif made is not None:
            first = made
        heard = self._heard
        if first is not None and first.interrupts and heard is not None and first.urgency < heard.urgency:
            speaking.hush()
            self._heard = None

    def _matters(self, utterance: Utterance) -> bool:
        """Whether a sentence is still worth saying."""
        if utterance.urgency is Urgency.TRIAL:
            return True
        view = self._before
        return view is not None and self._how_much is not HowMuch.OFF and still_matters(utterance, view)

    def _drop(self) -> None:
        """Drop all that waits; it belongs to another game, or to another way of saying it."""
        self._queue.clear()
        self._made = self._making = None

    def _prepare(self) -> None:
        """Have the engine ready that will be needed."""
        if self._speaking is None or self._how_much is HowMuch.OFF or not self.able:
            return
        try:
            self._speaking.prepare(self._language)
        except SpeechError as error:
            self._failures = FAILURES
            self._untold.append(reason_of_error(error))
