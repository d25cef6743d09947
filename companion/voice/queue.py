"""Sentences that wait to be said: the most urgent first, of equally urgent ones the oldest."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.voice.utterance import Urgency, Utterance

MOST = 12
"""So many sentences wait at most; a round of Up has ten players."""


class Queue:
    """Sentences that wait."""

    def __init__(self) -> None:
        """With none."""
        self._waiting: list[Utterance] = []

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, utterances: Iterable[Utterance]) -> None:
        """Let some wait; whose turn it was no longer matters when it is somebody else's."""
        for utterance in utterances:
            if utterance.urgency is Urgency.TURN:
                self.keep(lambda other: other.urgency is not Urgency.TURN)
            self._waiting.append(utterance)
        self._waiting.sort(key=lambda one: one.urgency)  # it keeps the order of equal ones
        del self._waiting[MOST:]

    def keep(self, matters: Callable[[Utterance], bool]) -> None:
        """Drop those that do not matter any more."""
        self._waiting = [one for one in self._waiting if matters(one)]

    def put_back(self, utterance: Utterance) -> None:
        """Let one wait again, before those that are as urgent."""
        self._waiting.insert(0, utterance)
        self._waiting.sort(key=lambda one: one.urgency)

    @property
    def first(self) -> Utterance | None:
        """What is said next, None while nothing waits."""
        return self._waiting[0] if self._waiting else None

    def take(self) -> Utterance:
        """What is said next; it waits no longer."""
        return self._waiting.pop(0)

    def clear(self) -> None:
        """Drop all."""
        self._waiting.clear()
