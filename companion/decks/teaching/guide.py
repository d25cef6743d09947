"""The guided lesson: asks for one card after the other and takes each by itself once it lies still."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

import numpy as np

from companion.decks.teaching.course import Course, TakenPicture
from companion.decks.teaching.cutting import cut_around
from companion.decks.teaching.faces import SmallFaces
from companion.engines import Reason
from companion.texts.errors import UnfitDeckError, reason_of, reason_of_error
from hardware.cameras.protocol import Frame
from hardware.errors import CameraError
from vision.calibration import Calibration
from vision.decks.deckfile import write_deck
from vision.decks.enrol import Enroller, joined
from vision.decks.remembered_looks import Familiar
from vision.decks.teaching import Unfit
from vision.decks.twins import Twins
from vision.decks.untaught_cards import ShowingEye
from vision.errors import DeckError
from vision.overlaps import shared
from vision.scene.scene import Look, Scene, TableState
from vision.scene.watcher import Watcher
from vision.sightings import NOTHING, Image, Points, Sightings

_WIDTH = 900.0
"""Millimetres that a picture is taken to show from left to right: that of a card table."""

_AROUND = 0.35
"""Of a card's longer side: what is looked at around it to find its outline more closely."""

_SAME = 0.8
"""Outlines that share this part of the smaller one are one card."""

_TRIES = 5
"""More frames that are looked at when what lies there was not taken at first."""

_APART = 0.5
"""Cards that share more than this part of the smaller one are one card seen twice."""

_STRANGER = "?"
"""What things are remembered as that lay there before the lesson."""


class Phase(enum.Enum):
    """How far a lesson is."""

    SHOWING = "showing"
    """Cards are owed."""
    LEARNING = "learning"
    """All were shown; the deck is put together with the next frame."""
    LEARNED = "learned"
    """The deck is written; nothing is owed."""


@dataclass(frozen=True, slots=True, eq=False)
class LessonProgress:
    """A lesson at one moment: what the screen shows and the commentary tells.

    Attributes:
        phase: how far it is.
        deck: the deck's name.
        game: whose codes its cards have, None for any.
        wanted: the card to lay down, None when none is.
        once_more: whether a picture of that card was taken before.
        taken: pictures taken.
        owed: pictures wanted in all.
        state: the state of the table.
        notice: why what lies there was not taken, None when nothing is wrong.
        problems: what is wrong with the camera; empty when nothing is.
        last: the card that was taken last, None before the first.
        twins: cards of the learned deck that look much alike.
        unfit: cards of the learned deck that do not fit the others.
        file: where the deck was written, None before.
        picture: the newest frame, BGR, None before the first.
        lying: outlines of the cards in it, pixels.
    """

    phase: Phase
    deck: str
    game: str | None
    wanted: str | None
    once_more: bool
    taken: int
    owed: int
    state: TableState
    notice: Reason | None
    problems: tuple[Reason, ...]
    last: TakenPicture | None
    twins: tuple[Twins, ...]
    unfit: tuple[Unfit, ...]
    file: Path | None
    picture: Image | None
    lying: tuple[Points, ...]


class Guide:
    """Leads through a course.

    Args:
        course: what is owed and what was taken.
        path: where the deck is written.
        live: whether hands lay the cards down before the camera; things that lie there before the first
            hand came are none then. Otherwise every picture of a file shows a card.
        mirrored: whether the camera mirrors what it sees: cards are learned as they are.

    Raises:
        UnfitDeckError: a picture that was taken is gone or damaged, or more are owed than a deck can hold.
    """

    def __init__(self, course: Course, path: Path, *, live: bool = True, mirrored: bool = False) -> None:
        course.check_owed()
        self._mirrored = mirrored
        self._course = course
        self._path = path
        self._live = live
        self._enroller = Enroller(square=course.is_updown)
        self._watcher = Watcher(ShowingEye(self._enroller))
        self._familiar = Familiar()
        self._faces = SmallFaces()
        self._look = Look(0.0, TableState.NO_PICTURE, None, NOTHING)
        self._scene: Scene | None = None
        self._judged = True
        self._stirred = not live
        self._moved = False
        self._tries = 0
        self._waiting = live
        self._picture: Image | None = None
        self._notice: Reason | None = None
        self._doubted: Reason | None = None
        self._problems: tuple[Reason, ...] = ()
        self._learned = False
        self._file: Path | None = None
        self._twins: tuple[Twins, ...] = ()
        self._unfit: tuple[Unfit, ...] = ()
        for taken in course.taken:
            kept = _kept(course, taken)
            self._familiar.remember(taken.code, kept, taken.places)
            self._faces.take(taken, kept)

    @property
    def progress(self) -> LessonProgress:
        """What there is to show now."""
        missing = self._course.missing
        wanted = missing[0] if missing else None
        taken = self._course.taken
        phase = Phase.SHOWING if missing else Phase.LEARNED if self._learned else Phase.LEARNING
        return LessonProgress(
            phase=phase,
            deck=self._course.name,
            game=self._course.game,
            wanted=wanted,
            once_more=wanted is not None and self._course.count(wanted) > 0,
            taken=len(taken),
            owed=self._course.owed,
            state=self._look.state,
            notice=self._notice,
            problems=self._problems,
            last=taken[-1] if taken else None,
            twins=self._twins,
            unfit=self._unfit,
            file=self._file,
            picture=self._picture,
            lying=tuple(_outlines(self._look.sightings)),
        )

    @property
    def course(self) -> Course:
        """What is owed and what was taken."""
        return self._course

    @property
    def faces(self) -> Mapping[str, Image]:
        """The faces of the cards that were taken, small, by code; as they were learned once all were."""
        return self._faces.by_code

    def step(self, frame: Frame) -> None:
        """Take the next frame; a card that lies still in it and is the one wanted is taken.

        Args:
            frame: as the camera gave it, later than the one before.

        Raises:
            UnfitDeckError, DeckError: the deck cannot be put together; its cards can be shown again.
            OSError: picture or deck cannot be written. A card was not taken then, and is with a later frame
                while it lies there; the deck is put together again with the next one.
        """
        frame = frame.mirrored if self._mirrored else frame
        image = frame.image
        self._picture, self._problems = image, ()
        if not self._course.missing:
            self._learn()
        if self._watcher.calibration is None or self._look.state is TableState.MOVED:
            self._watcher.calibrate(_all_of(image))
        self._look = self._watcher.look(frame)
        moved, self._moved = self._moved, self._look.state in (TableState.HAND, TableState.LOOKING)
        self._stirred |= self._look.state is TableState.HAND
        scene = self._look.scene
        if scene is None and moved and self._look.state is TableState.SEEN:
            # Another card in the very place of the one before is no other scene to the watcher.
            scene = Scene(0, frame.time, self._look.sightings, (), image)
        if scene is not None:
            self._scene, self._tries, self._judged = scene, 0, False
        if self._scene is None or self._look.state is not TableState.SEEN:
            return
        if not self._judged:
            self._see(self._scene)
            self._judged = True
        elif self._notice is not None:
            self._look_again(self._scene, image)

    def take_it(self) -> None:
        """Somebody says that what lies there is the card: the one thing in view is taken whatever it is.

        It is taken once; then something has to move before another card can lie there.

        Raises:
            OSError: its picture cannot be written; it was not taken then.
        """
        wanted = self.progress.wanted
        if wanted is None:
            return
        if self._scene is None:
            if self._look.state is TableState.SEEN:
                self._notice = Reason("teach-nothing-moved", (("card", wanted),))
            return
        lying = self._lying(self._scene)
        if len(lying) == 1:
            self._take(wanted, self._scene.picture, lying[0])
        else:
            self._notice = Reason("teach-two-cards" if lying else "teach-no-card", (("card", wanted),))

    def again(self, code: str) -> None:
        """A card is to be shown again; its pictures stay until the new ones are taken.

        Raises:
            OSError: this cannot be written; nothing has changed then.
        """
        self._course.again(code)
        self._familiar.forget(code)
        self._faces.forget(code)
        self._notice, self._learned = None, False

    def tell_problems(self, problems: tuple[Reason, ...]) -> None:
        """Something is wrong with the camera; shown until the next frame."""
        self._problems = problems
        self._look = Look(self._look.time, TableState.NO_PICTURE, None, NOTHING)

    def _see(self, scene: Scene) -> None:
        """Something else lies there now, or a hand was there."""
        lying = self._lying(scene)
        wanted = self.progress.wanted
        if not self._stirred:
            for corners in lying if self._waiting else ():
                self._familiar.remember(_STRANGER, scene.picture, [corners])
            return
        self._waiting = False
        if wanted is None:
            return
        names = [self._familiar.name_of(scene.picture, corners) for corners in lying]
        fresh = [corners for corners, name in zip(lying, names, strict=True) if name in (None, wanted)]
        known = next((name for name in names if name not in (None, wanted, _STRANGER)), None)
        if len(fresh) == 1 and self._is_sheet(scene.picture, fresh[0]):
            self._notice = Reason("teach-two-cards", (("card", wanted),))
        elif len(fresh) == 1:
            self._take(wanted, scene.picture, fresh[0])
        elif fresh:
            self._notice = Reason("teach-two-cards", (("card", wanted),))
        elif known is not None:
            self._doubt(wanted, known, scene.picture, lying[names.index(known)])
        else:
            self._notice = Reason("teach-no-card", (("card", wanted),))

    def _is_sheet(self, picture: Image, corners: Points) -> bool:
        """Whether cards in rows and columns lie there, which together are shaped as one card is."""
        part, corner = cut_around(picture, corners, _AROUND)
        return any(sheet.fills(corners - corner) for sheet in self._enroller.sheets(part))

    def _doubt(self, wanted: str, known: str, picture: Image, corners: Points) -> None:
        """A card looks like one that was taken: laid down once more, it is what it was said to be.

        The card taken last is never believed so: it was left lying, or pushed aside.
        """
        last = self._course.taken[-1].code
        key = "teach-taken-before" if known == last else "teach-looks-taken"
        said = Reason(key, (("card", wanted), ("lying", known)))
        if known != last and said == self._doubted and self._tries == 0:
            self._take(wanted, picture, corners)
        else:
            self._notice = self._doubted = said

    def _look_again(self, scene: Scene, image: Image) -> None:
        """Nothing moves, but what lies there was not taken: another frame may show it better."""
        if self._tries < _TRIES and scene.sightings.unknown:
            self._tries += 1
            self._see(replace(scene, picture=image))

    def _lying(self, scene: Scene) -> list[Points]:
        """The cards in view: what the frames agree on, without what now lies under something else."""
        found: list[Points] = []
        for agreed in _outlines(scene.sightings):
            part, corner = cut_around(scene.picture, agreed, _AROUND)
            for corners in (inside + corner for inside in self._enroller.cards(part)):
                here = shared(corners, agreed) > _SAME
                if here and all(shared(corners, other) < _APART for other in found):
                    found.append(corners)
        whole = joined(found[0], found[1]) if len(found) == 2 else None
        return found if whole is None else [whole]

    def _take(self, code: str, picture: Image, corners: Points) -> None:
        places = self._places(picture, corners)
        taken = self._course.take(code, picture, places)
        self._familiar.remember(code, picture, places)
        self._faces.take(replace(taken, places=tuple(places)), picture)
        self._notice, self._learned, self._stirred = None, False, not self._live
        self._scene = None

    def _places(self, picture: Image, corners: Points) -> list[Points]:
        """Where a card may lie, looked at more closely."""
        part, corner = cut_around(picture, corners, _AROUND)
        try:
            found = self._enroller.outlines(part, may_fill=False)
        except DeckError:
            return [corners]
        return [*(place + corner for place in found), corners]

    def _learn(self) -> None:
        """Put the deck together; cards that look alike, or fit no others, are asked for again, once."""
        if self._learned:
            return
        deck = self._course.learn()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        write_deck(deck.deck, self._path)
        self._faces.learned(deck.deck)
        asked_before = self._course.compared
        if not asked_before:
            pairs = ((pair.one, pair.other) for pair in deck.twins)
            self._course.ask_once_more(dict.fromkeys(chain.from_iterable(pairs)))
        self._learned, self._file = True, self._path
        self._twins, self._unfit = deck.twins, deck.unfit
        if not asked_before:
            self._ask_again(deck.unfit)

    def _ask_again(self, unfit: tuple[Unfit, ...]) -> None:
        for code in dict.fromkeys(card.code for card in unfit):
            self.again(code)
        for card in unfit[:1]:
            self._notice = Reason(f"teach-again-{card.why.value}", (("card", card.code),))


def _kept(course: Course, taken: TakenPicture) -> Image:
    """A picture that was taken before; raises `UnfitDeckError` where it is gone, with how to go on."""
    try:
        return course.picture(taken)
    except CameraError as error:
        facts = {"deck": course.name, "code": taken.code}
        said = reason_of("trouble-lesson-card", what=reason_of_error(error), **facts)
        raise UnfitDeckError(said) from error


def _outlines(seen: Sightings) -> list[Points]:
    return [thing.outline for thing in seen.unknown if thing.outline is not None]


def _all_of(image: Image) -> Calibration:
    """The whole picture as a table: what a lesson needs to know of it."""
    height, width = image.shape[:2]
    scale = _WIDTH / width
    to_table = np.array([[scale, 0, -width * scale / 2], [0, scale, -height * scale / 2], [0, 0, 1]])
    return Calibration(to_table, (width, height), (_WIDTH, height * scale))
