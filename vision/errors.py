"""Everything that can go wrong in vision.

VisionError
 +- PictureError (ValueError)        a picture that cannot be used
 +- ModelError (RuntimeError)        a network that cannot be loaded
 +- CalibrationError (ValueError)    a table that cannot be found or is not possible
 +- DeckError (ValueError)           a deck that cannot be read or taught
TrainingError (RuntimeError)         the training lacks fonts or PyTorch
"""

from __future__ import annotations

import enum

from assets.trouble import trouble_of


class VisionFlaw(enum.Enum):
    """What is wrong; the value is the sentence in English, and other languages know theirs by the name."""

    IMAGE_KIND = "The picture is of another kind than 8 bit colour: convert it first."
    IMAGE_SMALL = "The picture is too small to hold a card or a die: give a larger one."
    FACE_COLOURLESS = "A face of the UP&DOWN card has no coloured field: draw it blue or green."
    MODEL_MISSING = "The network {file} is missing; install the companion again or run: make train"
    MODEL_DAMAGED = "The network {file} is damaged; install the companion again."
    MODEL_FOREIGN = "The network {file} is another one: it lacks the outputs {outputs}."
    CALIBRATION_NUMBERS = "The nine numbers of the calibration are damaged: calibrate the table again."
    CALIBRATION_SIZE = "The calibration has no size: calibrate the table again."
    CALIBRATION_POINTS = "These points cannot be a table seen from above: calibrate the table again."
    CALIBRATION_DAMAGED = "The saved calibration is damaged: calibrate the table again."
    BOARD_UNSEEN = "The calibration board is not seen: lay it flat in the middle of the table, in good light."
    BOARD_SLANTED = "The calibration board is seen too flatly: put the camera higher."
    BOARD_UNEVEN = "The calibration board does not lie flat: smooth it and try again."
    BOARD_MOVES = "The board does not lie still; lay it down."
    CORNERS_FOUR = "A table has four corners: touch each of them once."
    CORNERS_CLOSE = "Two of the corners lie too close together: touch all four again."
    CORNERS_CROSSED = (
        "The corners are crossed: touch upper left, upper right, lower right, lower left in this order."
    )
    TABLE_UNKNOWN = "The table is not known yet: lay the calibration board on it."
    DECK_CODES = "The deck {name} needs one code for each of its faces: teach it again."
    DECK_SHAPE = "Cards of {width} x {height} mm are no cards: teach {name} again."
    DECK_FULL = (
        "The {count} pictures of {name} are more than a deck can hold: teach it from fewer pictures of each "
        "card."
    )
    DECK_FOREIGN = "{file} is no deck file: choose a file that `companion teach` wrote."
    DECK_UNREAD = "{file} cannot be read ({why}): copy the deck again or teach it anew."
    DECK_DAMAGED = "{file} is damaged: copy it again or teach the deck anew."
    DECK_NEWER = "{file} was written by a newer companion: update this one."
    CARD_UNSEEN = "No card is seen in the picture: lay it on a ground of another colour, alone."
    UPDOWN_CODE = (
        "{code} says neither face nor suit: call pictures of the UP&DOWN card UP-C and DOWN-C, after the "
        "face and the suit at the lower edge."
    )
    UPDOWN_FACE = "The face {face} of the UP&DOWN card is missing: show {face}-C too."
    UPDOWN_NONE = "{name} is no UP&DOWN card: teach it with `companion teach updown`."


class VisionError(Exception):
    """Root of all errors of this package; its text is one sentence that says what to do.

    Attributes:
        trouble: the same, to be said in other languages.
    """

    def __init__(self, flaw: VisionFlaw, **facts: object) -> None:
        """With the facts that the flaw's sentence has places for."""
        self.trouble = trouble_of(flaw, **facts)
        super().__init__(str(self.trouble))


class PictureError(VisionError, ValueError):
    """A picture is unreadable, empty, or of another kind than BGR uint8."""


class ModelError(VisionError, RuntimeError):
    """A network's file is missing or damaged."""


class CalibrationError(VisionError, ValueError):
    """The table cannot be found, or the corners given cannot be a table."""


class DeckError(VisionError, ValueError):
    """A deck's file is foreign or damaged, or a picture shows no card to learn."""


class TrainingError(RuntimeError):
    """The training cannot run here: fonts or PyTorch are missing, or a shard or picture is damaged.

    It is said to who trains networks, in English only.
    """
