"""Everything that can go wrong with the hardware.

HardwareError
 +- CameraError (OSError)        a camera, video or folder that cannot be opened
 +- PinError (ValueError)        pins that do not exist, or are given twice
"""


class HardwareError(Exception):
    """Root of all errors of this package; its text is one sentence that says what to do."""


class CameraError(HardwareError, OSError):
    """There is no such camera, or the video or folder cannot be read."""


class PinError(HardwareError, ValueError):
    """A pin does not exist on this machine, or two buttons share one."""
