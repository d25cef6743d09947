"""Somebody who learns a game at the screen, by touches alone: presses what the page shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.screens.canvas import Target
from companion.screens.intents import Fill, Tell
from companion.screens.tutorial_intents import GoOn, JudgeMarked, MarkOption, TryLine
from companion.tutorial.guided_round import GuidedRound, Mode
from companion.tutorial.steps import LEARNER, PLAYERS, PlayOn
from tests.screens.person import Person

MOST = 40
"""So many touches make one play at most."""


class Learner(Person):
    """Learns a game whose guided round is shown."""

    @property
    def guided(self) -> GuidedRound:
        assert self.browser.tutorial.round is not None
        return self.browser.tutorial.round

    def learns(self) -> Iterator[GuidedRound]:
        """The round by touches, to its end; given at each moment, when it is to be touched next."""
        self.looks()
        while True:
            yield self.guided
            if self.guided.mode is Mode.OVER:
                return
            self._does()

    def _does(self) -> None:
        guided = self.guided
        if guided.mode is Mode.TASK:
            for option in sorted(guided.right - guided.marked):
                self._touches(MarkOption(option))
            self._touches(JudgeMarked())
            self._touches(GoOn())
        elif guided.mode is Mode.PLAY:
            self._plays(dict(guided.advice))
        elif guided.aside:
            self._touches(TryLine(guided.aside[0]))
        else:
            by_itself = guided.mode is Mode.WATCH and isinstance(guided.step, PlayOn)
            self._touches(GoOn(to_me=by_itself))

    def _touches(self, intent: object) -> None:
        self.on_target(next(target for target in self.canvas.targets if target.intent == intent))

    def on_target(self, target: Target) -> None:
        """Touch something that is shown, and look at what comes of it."""
        box = target.box
        self.does(self.at(box.x + box.w / 2, box.y + box.h / 2))
        self.looks()

    def _plays(self, wanted: dict[str, Any]) -> None:
        """Touch after touch what says more of that, until it is told."""
        done = len(self.guided.done)
        for _ in range(MOST):
            self.on_target(self._next(wanted))
            if len(self.guided.done) > done:
                assert self.guided.done[-1].played, self.guided.done[-1].ruling
                return
        raise AssertionError(f"{wanted} cannot be told by touches")

    def _next(self, wanted: dict[str, Any]) -> Target:
        fitting = [
            (isinstance(target.intent, Tell), len(str(line)), number, target)
            for number, target in enumerate(self.canvas.targets)
            if (line := _line(target.intent)) is not None
            and _goes_with(line, wanted)
            and (not isinstance(target.intent, Tell) or _says_all(line, wanted))
        ]
        return max(fitting, key=lambda one: one[:3])[3]


def _line(intent: object) -> dict[str, Any] | None:
    match intent:
        case Tell(line):
            return dict(line)
        case Fill(draft) if draft.form is not None:
            return draft.line
    return None


def _goes_with(line: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Whether a line that says part of something says nothing else than what is wanted."""
    if line["event"] != wanted["event"] or line.get("give") == PLAYERS[LEARNER]:
        return False
    return all(_part_of(value, wanted[key]) for key, value in line.items() if key in wanted) and not any(
        key in line and key not in wanted for key in ("face", "facing", "dice")
    )


def _part_of(said: Any, wanted: Any) -> bool:
    if isinstance(said, list):
        return said == wanted[: len(said)]
    return said == wanted


def _says_all(line: dict[str, Any], wanted: dict[str, Any]) -> bool:
    return all(line.get(key) == value for key, value in wanted.items())
