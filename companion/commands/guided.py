"""``companion teach`` without pictures: a guided lesson with camera, in a window or told as text."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from companion.cameras.chosen import ChosenCamera
from companion.cameras.sources import CameraSource, FrameSource, Problems
from companion.commands import taught
from companion.commands.devices import camera_now
from companion.commands.known_tables import is_known_mirrored
from companion.commands.opening import PAUSE
from companion.commands.refusals import print_lines
from companion.commands.shown import ShownSource
from companion.decks.chosen import deck_path, game_codes
from companion.decks.teaching.codes import codes_of_game, typed_codes
from companion.decks.teaching.course import Course
from companion.decks.teaching.guide import Guide, LessonProgress, Phase
from companion.decks.teaching.words import sentence_of, warning_of
from companion.decks.updown_names import UPDOWN, UPDOWN_CODES, USUAL_RING
from companion.engines import Reason, game_names
from companion.engines.fields import quoted
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.table.inputs import Press
from companion.texts import Texts, texts
from companion.texts.errors import UnfitDeckError, reason_of
from hardware.cameras import open_camera
from hardware.display import has_display
from hardware.errors import HardwareError
from vision.decks.deckfile import read_deck
from vision.errors import DeckError
from vision.updown.suits import Suits

PICTURES = ".pictures"
"""Ends the name of the folder with a lesson's pictures; it lies beside the decks."""


def teach_live(options: argparse.Namespace, places: Folders, settings: Settings) -> int:
    """Lead through a lesson; 1 when it ends before all cards were shown.

    Raises:
        UnfitDeckError: nothing says which cards the deck has, what was taken before is damaged, or there is
            no camera: a deck is not taught at the simulated table unless that is asked for.
        DeckError: what was shown makes no deck.
        HardwareError: the camera cannot be used.
        ScreenError: no window can be opened.
        OSError: pictures or deck cannot be written.
    """
    camera = camera_now(options, settings)
    mirrored = is_known_mirrored(places, camera, options.lang)
    guide = guide_of(_wishes(options), places.decks, camera, mirrored=mirrored)
    nobody_chose = options.camera is None and settings.camera is None
    if not camera.watches or (camera.is_simulated and nobody_chose):
        raise UnfitDeckError(Reason("trouble-lesson-camera"))
    windowed = has_display() and not (options.headless or options.json)
    source = source_of(camera, guide, options.seed, live=windowed, mains=settings.mains)
    try:
        if windowed:
            from companion.commands.guided_window import teach_in_window

            teach_in_window(guide, source, settings)
        else:
            _Told(guide, texts(options.lang), as_json=options.json).watch(source)
    except KeyboardInterrupt:
        pass  # stopping is a usual way to end: everything that was taken is kept
    finally:
        source.close()
    return _ended(guide, options)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is to be taught.

    Attributes:
        name: of the deck; that of a game means its cards, ``updown`` the UP&DOWN card.
        game: the game whose codes the cards have.
        codes: the codes as they were typed.
        cards: how many cards there are, called 1 and so on.
        pictures: pictures of each card, None: one, or as many as were begun with.
        again: cards that are to be shown again.
        ring: the suits clockwise around the UP&DOWN card.
    """

    name: str
    game: str | None = None
    codes: str | None = None
    cards: int | None = None
    pictures: int | None = None
    again: tuple[str, ...] = ()
    ring: Suits = USUAL_RING

    @property
    def whose(self) -> str | None:
        """The game whose cards are taught: the one chosen, or that of the deck's name."""
        named = self.name in game_names() and not (self.codes or self.cards)
        return self.game or (self.name if named else None)

    @property
    def listed(self) -> tuple[str, ...] | None:
        """The cards' codes, None when nothing says them; raises `UnfitDeckError` for what is no list."""
        if self.codes:
            return typed_codes(self.codes)
        if self.name == UPDOWN:
            return UPDOWN_CODES
        if self.cards is not None:
            return typed_codes(f"1..{self.cards}")
        return None if self.whose is None else codes_of_game(self.whose)


def course_of(wishes: Wishes, decks: Path) -> Course:
    """The lesson that was begun under that name, or a new one.

    Raises:
        UnfitDeckError: nothing says which cards the deck has, they are others than it was begun with, or
            what was taken before is damaged.
        OSError: it cannot be written that cards are owed again.
    """
    folder = decks / f"{wishes.name}{PICTURES}"
    begun, codes = Course.begun(folder), wishes.listed
    if begun is not None and (codes is None or set(codes) == set(begun.codes)):
        return _again(begun, wishes)
    if begun is not None:
        raise UnfitDeckError(reason_of("trouble-lesson-other", name=wishes.name, folder=str(folder)))
    if codes is None:
        raise UnfitDeckError(reason_of("trouble-lesson-cards"))
    _check_named(wishes, codes)
    _check_again(wishes, codes)
    owed = dict.fromkeys(codes, wishes.pictures or 1)
    return Course(folder, wishes.name, owed, wishes.whose, ring=wishes.ring)


def _check_named(wishes: Wishes, codes: Sequence[str]) -> None:
    """Refuse other cards under the name of a game, which would be played with them."""
    known = game_codes().get(wishes.name)
    wrong = next((code for code in codes if known is not None and code not in known), None)
    if wrong is not None:
        raise UnfitDeckError(reason_of("trouble-lesson-name", card=wrong, name=wishes.name))


def _check_again(wishes: Wishes, codes: Sequence[str]) -> None:
    """Refuse a card to be shown again that the deck has not."""
    wrong = next((code for code in wishes.again if code not in codes), None)
    if wrong is not None:
        facts = {"card": quoted(wrong), "name": wishes.name, "known": ", ".join(codes)}
        raise UnfitDeckError(reason_of("trouble-lesson-again", **facts))


def _again(course: Course, wishes: Wishes) -> Course:
    """A lesson that goes on; cards that are to be shown again are owed again."""
    _check_again(wishes, course.codes)
    for code in wishes.again:
        course.again(code)
    if wishes.pictures:
        course.ask_for(dict.fromkeys(course.codes, wishes.pictures))
    return course


def guide_of(wishes: Wishes, decks: Path, camera: ChosenCamera, *, mirrored: bool = False) -> Guide:
    """The guide of a lesson before that camera; raises what `course_of` and `Guide` raise.

    Args:
        wishes: what is to be taught.
        decks: where taught decks lie.
        camera: what cards are shown to.
        mirrored: whether that camera is known to mirror what it sees.
    """
    course, path = course_of(wishes, decks), deck_path(wishes.name, decks)
    return Guide(course, path, live=camera.frames_are_live, mirrored=mirrored)


def source_of(camera: ChosenCamera, guide: Guide, seed: int | None, *, live: bool, mains: int) -> FrameSource:
    """Where a lesson's frames come from.

    Args:
        camera: what cards are shown to.
        guide: the lesson.
        seed: chooses a simulated table, None for any.
        live: whether its people take their time.
        mains: cycles a second with which lamps flicker.

    Raises:
        HardwareError: the camera cannot be used.
    """
    if camera.is_simulated:
        return ShownSource(guide, seed, live=live)
    return CameraSource(open_camera(camera.name, mains=mains))


def refusal(
    error: DeckError | HardwareError | UnfitDeckError | OSError, deck: str, decks: Path, camera: ChosenCamera
) -> Reason:
    """Why the lesson of a game's deck cannot go on, for a screen, where nobody types a command."""
    if isinstance(error, HardwareError):
        return Reason("decks-no-camera", (("camera", camera.called),))
    if isinstance(error, OSError):
        return reason_of("decks-unwritten", folder=str(decks), why=error.strerror or str(error))
    return Reason("decks-damaged", (("folder", str(decks / f"{deck}{PICTURES}")),))


def _wishes(options: argparse.Namespace) -> Wishes:
    return Wishes(
        options.name,
        options.game,
        options.codes,
        options.cards,
        options.pictures,
        tuple(options.again),
        options.ring,
    )


class _Told:
    """A lesson told line by line, for people or as JSON."""

    def __init__(self, guide: Guide, words: Texts, *, as_json: bool) -> None:
        self._guide = guide
        self._words = words
        self._as_json = as_json
        self._told: tuple[object, ...] = ()

    def watch(self, source: FrameSource) -> None:
        """Watch until all cards were shown or the source gives nothing more."""
        problems = Problems()
        while not source.over:
            moment = source.next()
            told = problems.new(source)
            if told:
                self._guide.tell_problems(told)
            elif moment is None:
                time.sleep(PAUSE)
                continue
            if moment is not None and not isinstance(moment, Press):
                self._guide.step(moment)
            self._tell(self._guide.progress)
            if self._guide.progress.phase is Phase.LEARNED:
                return

    def _tell(self, progress: LessonProgress) -> None:
        said = (progress.wanted, progress.taken, progress.notice, progress.problems, progress.phase)
        if said == self._told:
            return
        self._told = said
        warning = warning_of(progress, self._words) if progress.notice or progress.problems else None
        if self._as_json:
            line = {"wanted": progress.wanted, "taken": progress.taken, "owed": progress.owed}
            print(json.dumps(line | ({"warning": warning} if warning else {})), flush=True)
        elif progress.phase is Phase.SHOWING:
            count = f"{progress.taken}/{progress.owed}"
            print_lines(warning or f"{count}  {sentence_of(progress, self._words)}")


def _ended(guide: Guide, options: argparse.Namespace) -> int:
    """Say what was learned, or what is missing."""
    words, progress = texts(options.lang), guide.progress
    if progress.file is not None:
        deck = read_deck(progress.file)
        if options.faces is not None:
            taught.write_faces(deck, progress.unfit, options.faces)
        if options.json:
            print(json.dumps(taught.as_line(deck, progress.twins, progress.unfit, progress.file, ())))
        else:
            print_lines(*taught.in_words(deck, progress.twins, progress.unfit, progress.file, words))
    if progress.phase is Phase.LEARNED:
        return 0
    count = progress.owed - progress.taken
    print(words.say("teach-missing", count=count, deck=progress.deck), file=sys.stderr)
    return 1
