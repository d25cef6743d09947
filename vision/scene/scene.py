"""What several frames agree on: the steady scene, and what one more frame says of the table's state."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from vision.motion.arm import Arm
from vision.scene.happenings import Change, what_became
from vision.scene.identity import things_of
from vision.scene.pieces import Piece, Pieces
from vision.sightings import Image, Sightings, UnknownSighting


class TableState(enum.Enum):
    """The state of the table, in the words that the screen shows."""

    NO_PICTURE = "no-picture"
    """The camera gives nothing, or a black picture."""
    DARK = "dark"
    """There is a picture, but it is too dark to trust."""
    NOT_CALIBRATED = "not-calibrated"
    """The table has not been found yet: the board must lie on it, or its corners be touched."""
    BOARD = "board"
    """The table is found; the board still lies on it and must be taken away."""
    MOVED = "moved"
    """The camera or the table was moved; nothing is read until the table is found again."""
    HAND = "hand"
    """A hand or something else moves above the table."""
    LOOKING = "looking"
    """All is still and being read; the frames do not agree yet."""
    SEEN = "seen"
    """The steady scene is known, and nothing has changed since."""
    DOUBTFUL = "doubtful"
    """All is still, but something that lies there cannot be read for certain."""


class Hindrance(enum.Enum):
    """What keeps the table from being seen for long, and people can help."""

    SHAKING = "shaking"
    """The picture shakes more than can be followed."""
    ARM = "arm"
    """An arm has been above the table for long, and what it does or covers is waited for."""
    SHINE = "shine"
    """The lamp is mirrored in cards, again and again, so that they cannot be read; told once, for a while."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What lies on the table while nobody's hand is in the picture.

    Attributes:
        number: counts the steady scenes since the watcher began.
        time: seconds, of the newest frame that it rests on, on the camera's clock.
        sightings: everything seen, each thing with its place in table millimetres.
        arms: the hands that were in view since the last scene, in order of leaving.
        picture: the frame that it was read from.
        pieces: the things that lie there, each the same from scene to scene, those among them that others
            cover.
        unread: what of a card's size lies there, too, and was not read: read at last it is among the pieces,
            under its number.
        overlooked: what is new since the last scene and was not read, be it only a strip of a card in a fan;
            what is unread, too, is so under one number.
        changes: what has become of pieces and of what is unread since the last scene. No reader needs it so
            far, as each compares what lies there with what should.
    """

    number: int
    time: float
    sightings: Sightings
    arms: tuple[Arm, ...]
    picture: Image
    pieces: tuple[Piece, ...] = ()
    unread: tuple[Piece, ...] = ()
    overlooked: tuple[Piece, ...] = ()
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class Look:
    """What one frame says.

    Attributes:
        time: the frame's time in seconds, on the camera's clock.
        state: the state of the table after this frame.
        scene: the steady scene if this frame settled a new one, else None.
        sightings: what the last steady scene holds, with doubts, for drawing into the live picture.
        hindrance: what keeps the table from being seen for long, None for nothing.
        waits_for: the arm that does.
        mirrored: whether the board is seen in a mirror image: frames to come are to be mirrored before they
            are given.
    """

    time: float
    state: TableState
    scene: Scene | None
    sightings: Sightings
    hindrance: Hindrance | None = None
    waits_for: Arm | None = None
    mirrored: bool = False


class Scenes:
    """Makes one scene after the other: each is numbered, and says what has become of pieces since the last.

    Attributes:
        count: how many there were.
        pieces: those of the last one.
    """

    def __init__(self) -> None:
        """There was none."""
        self.count = 0
        self.pieces = Pieces()

    def following(
        self,
        time: float,
        sightings: Sightings,
        arms: tuple[Arm, ...],
        picture: Image,
        pieces: Pieces | None = None,
        unread: tuple[UnknownSighting, ...] = (),
        overlooked: tuple[UnknownSighting, ...] = (),
    ) -> Scene:
        """The scene that follows, with the attributes of `Scene`; without pieces what is seen tells them."""
        lay = self.pieces
        if pieces is None:
            pieces = lay.after(things_of(sightings), unread=unread, overlooked=overlooked)
        self.pieces = pieces
        self.count += 1
        return Scene(
            number=self.count,
            time=time,
            sightings=sightings,
            arms=arms,
            picture=picture,
            pieces=pieces.lying,
            unread=pieces.unread,
            overlooked=pieces.overlooked,
            changes=what_became(lay, pieces),
        )
