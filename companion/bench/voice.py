"""The caller: two hundred rehearsed rulings, spoken to files, and how soon the first sound of one is there.

Games are acted out by people who err, before an eye without fault; what is said of them is made by the engine
of this machine, in all three languages, and written as WAV files in place of being played. It takes minutes.
"""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

import numpy as np

from companion.bench.figure import Figure
from companion.engines import Ask, Header, game_names
from companion.engines.players.game_players import numbered_header
from companion.evening.evening import Evening, Ruled
from companion.evening.journal import Journal
from companion.machine.how_much import HowMuch
from companion.rehearsal.perfect_sight import before_perfect_sight
from companion.rehearsal.truth import generated_truth
from companion.sitting.view import View
from companion.texts import LANGUAGES, texts
from companion.texts.outcomes import DECISIVE
from companion.texts.wording import Wording
from companion.voice import Caller
from hardware.speech.engines import engine_for, engines_here
from hardware.speech.program import SpeakingProgram
from hardware.speech.sound import Sound

NAMES = ("Kim", "Leah", "Alexander", "Wolfgang", "Maximilia", "Jo", "Friedrich", "Bo", "Christoph", "Ida")
"""Who plays; nobody's name has more than nine letters."""

RULINGS = 200
MISHAPS = 0.3
LONGEST_SECONDS = 2.5
FIRST_SOUND = 300.0
"""What is wanted: seconds of a ruling, and milliseconds until it begins."""

PICTURES = 30.0
"""So many times a second the window goes on, and the caller with it."""

A_GAME = 9
"""Rulings of one game, so that all games and languages come in turn."""

LOOKS = 400
"""So often the caller may be asked to go on with what one view brought."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A sentence that was spoken to a file.

    Attributes:
        text: the sentence.
        language: in which it was spoken.
        file: where the sound lies.
        sound: what can be heard of it.
        milliseconds: from the ruling to its first sound.
        first: whether it was the first that was said of that ruling.
    """

    text: str
    language: str
    file: Path
    sound: Sound
    milliseconds: float
    first: bool


class ToFiles:
    """An engine of this machine, and a folder in place of a loudspeaker.

    Attributes:
        spoken: what was said.
        ruled: when the ruling was there of which something is said next, by `time.monotonic`.
    """

    busy = False

    def __init__(self, folder: Path) -> None:
        self.spoken: list[Spoken] = []
        self.ruled = 0.0
        self._folder = folder
        engine = engine_for("en", engines_here())
        if engine is None:
            raise LookupError("there is no voice on this machine")
        self._program = SpeakingProgram(engine)
        self._asked, self._said_of = ("", ""), 0.0

    @property
    def making(self) -> bool:
        """Whether a sentence is being made."""
        return self._program.busy

    def speaks(self, language: str) -> bool:
        """It speaks all of them."""
        return language in LANGUAGES

    def prepare(self, _language: str) -> None:
        """Start the engine."""
        self._program.start()

    def make(self, text: str, language: str) -> None:
        """Begin to make a sentence."""
        self._asked = text, language
        self._program.ask(text, language)

    def made(self) -> Sound | None:
        """Its sound, None as long as it is not there."""
        return self._program.take()

    def say(self, sound: Sound) -> None:
        """Write it into a file of its own."""
        waited = 1000 * (time.monotonic() - self.ruled)
        text, language = self._asked
        file = self._folder / f"{len(self.spoken) + 1:03}-{language}.wav"
        file.write_bytes(sound.wav())
        first = self._said_of != self.ruled
        self._said_of = self.ruled
        self.spoken.append(Spoken(text, language, file, sound.heard, waited, first))

    def hush(self) -> None:
        """Nothing is heard that would have to fall silent."""

    def close(self) -> None:
        """End the engine."""
        self._program.close()


def verdicts(view: View, before: int) -> list[Ruled]:
    """The rulings since that many that must be heard: what is refused, and what decides something."""
    told = view.game.history[before:]
    return [
        ruled
        for ruled in told
        if not isinstance(ruled.event, Ask) and (not ruled.ruling.legal or ruled.ruling.brings(*DECISIVE))
    ]


def sentence(ruled: Ruled, words: Wording) -> str:
    """What must be heard of a ruling."""
    reason = ruled.ruling.reason
    return words.reason(reason) if ruled.ruling.legal else words.refusal(reason)


def rehearsed(folder: Path, rulings: int, pause: float) -> tuple[list[Spoken], list[str]]:
    """Speak so many rulings of rehearsed games to files in a folder.

    Args:
        folder: where they are written.
        rulings: how many, at least.
        pause: seconds from one step of the caller to the next.

    Returns:
        What was spoken, and the sentences of the rulings that had to be, in their order.
    """
    said, due = ToFiles(folder), list[str]()
    with closing(said):
        for number in count():
            for place, game in enumerate(game_names()):
                if len(due) >= rulings:
                    return said.spoken, due
                language = LANGUAGES[(number + place) % len(LANGUAGES)]
                due += _game(game, number, language, said, min(A_GAME, rulings - len(due)), pause)
    return said.spoken, due


def _game(game: str, number: int, language: str, said: ToFiles, most: int, pause: float) -> list[str]:
    """Rehearse a game until so many rulings had to be said; their sentences."""
    drawn, due = numbered_header(game, number), list[str]()
    options = {name: value for name, value in drawn.options.items() if name != "sides"}
    header = Header(game, NAMES[: len(drawn.players)], options)
    with tempfile.TemporaryDirectory() as kept:
        journal = Journal(Path(kept) / "journal.sqlite")
        with closing(journal):
            truth = generated_truth(header, Random(number), MISHAPS)
            watched = before_perfect_sight(truth, Evening.begin(journal, header), number)
            caller = Caller(said, language, HowMuch.RULINGS, {})
            caller.show(watched.sitting.view)
            words = Wording(texts(language), header.players, {})
            told = 0
            while len(due) < most and watched.step():
                view = watched.sitting.view
                if len(view.game.history) == told:
                    continue
                said.ruled = time.monotonic()
                due += [sentence(ruled, words) for ruled in verdicts(view, told)]
                told = len(view.game.history)
                _let_speak(caller, view, said, pause)
    return due


def _let_speak(caller: Caller, view: View, said: ToFiles, pause: float) -> None:
    """Go on until all is said that the view brought."""
    for _ in range(LOOKS):
        before = len(said.spoken)
        caller.show(view)
        if not said.making and len(said.spoken) == before:
            return
        time.sleep(pause)


def measure() -> Iterator[Figure]:
    """Speak two hundred rulings, then some as the window's pictures follow each other."""
    if engine_for("en", engines_here()) is None:
        yield Figure("voice: seconds of a ruling", None, "s", note="there is no voice on this machine")
        return
    with tempfile.TemporaryDirectory() as folder:
        spoken, due = rehearsed(Path(folder), RULINGS, 1 / PICTURES)
    rulings = [one for one in spoken if one.text in set(due)]
    lengths = [one.sound.seconds for one in rulings]
    once = Counter(due) - (Counter(due) - Counter(one.text for one in spoken))
    yield Figure("voice: rulings that were heard, each once", float(once.total()), "", float(len(due)))
    yield Figure("voice: sentences, one a file", float(len(spoken)), "", note=_languages(spoken))
    longest = 1000 * max(lengths)
    yield Figure("voice: longest ruling", longest, "ms", 1000 * LONGEST_SECONDS, _longest(rulings))
    yield Figure("voice: mean length of a ruling", 1000 * float(np.mean(lengths)), "ms")
    quietest = min(one.sound.loudest for one in spoken)
    yield Figure("voice: the quietest, of the full scale", 100 * quietest, "%", note="its loudest sample")
    waits = [one.milliseconds for one in spoken if one.first]
    note = f"{len(waits)} rulings, the caller going on {PICTURES:g} times a second"
    for name, percent in (("usually", 50), ("p95", 95)):
        value = float(np.percentile(waits, percent))
        yield Figure(f"voice: from ruling to first sound, {name}", value, "ms", FIRST_SOUND, note)


def _languages(spoken: list[Spoken]) -> str:
    return ", ".join(f"{sum(one.language == each for one in spoken)} {each}" for each in LANGUAGES)


def _longest(spoken: list[Spoken]) -> str:
    return max(spoken, key=lambda one: one.sound.seconds).text
