"""Everything that can go wrong in vision.

VisionError
 +- PictureError (ValueError)        a picture that cannot be used
 +- ModelError (RuntimeError)        a network that cannot be loaded
 +- CalibrationError (ValueError)    a table that cannot be found or is not possible
 +- DeckError (ValueError)           a deck that cannot be read or taught
 +- TrainingError (RuntimeError)     the training lacks fonts or PyTorch
"""


class VisionError(Exception):
    """Root of all errors of this package; its text is one sentence that says what to do."""


class PictureError(VisionError, ValueError):
    """A picture is unreadable, empty, or of another kind than BGR uint8."""


class ModelError(VisionError, RuntimeError):
    """A network's file is missing or damaged."""


class CalibrationError(VisionError, ValueError):
    """The table cannot be found, or the corners given cannot be a table."""


class DeckError(VisionError, ValueError):
    """A deck's file is foreign or damaged, or a picture shows no card to learn."""


class TrainingError(VisionError, RuntimeError):
    """The training cannot run here: fonts or PyTorch are missing, or a shard is damaged."""
