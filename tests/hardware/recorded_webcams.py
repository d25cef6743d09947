"""What real USB cameras told Linux of themselves, as short facts, each with its public source."""

from __future__ import annotations

from dataclasses import dataclass, field

from hardware.cameras.video4linux import Control, Format


@dataclass(frozen=True)
class RecordedWebcam:
    """A camera: the formats that it lists, and of its controls the value in a new one."""

    formats: tuple[Format, ...]
    controls: dict[Control, int] = field(default_factory=dict)


def formats(code: str, *listed: tuple[int, int, float]) -> tuple[Format, ...]:
    return tuple(Format(code, (width, height), rate) for width, height, rate in listed)


# Logitech C920, in part: formats from github.com/pikvm/ustreamer/issues/213 and
# github.com/Motion-Project/motion/issues/86, controls from github.com/bigtreetech/CB2/issues/128.
C920 = RecordedWebcam(
    formats(
        "YUYV",
        (640, 480, 30.0),
        (800, 600, 24.0),
        (1280, 720, 10.0),
        (1920, 1080, 5.0),
        (2304, 1296, 2.0),
    )
    + formats("H264", (640, 480, 30.0), (1280, 720, 30.0), (1920, 1080, 30.0))
    + formats("MJPG", (640, 480, 30.0), (800, 600, 30.0), (1280, 720, 30.0), (1920, 1080, 30.0)),
    {
        Control.AUTO_WHITE_BALANCE: 1,
        Control.POWER_LINE_FREQUENCY: 2,
        Control.EXPOSURE_AUTO: 3,
        Control.FOCUS_AUTO: 1,
    },
)

# Logitech C930e as it lists what is not packed: github.com/ros-drivers/usb_cam/issues/287, in part.
UNPACKED_ALONE = RecordedWebcam(
    formats(
        "YUYV",
        (640, 480, 30.0),
        (1920, 1080, 5.0),
        (1600, 896, 5.0),
        (1280, 720, 10.0),
        (960, 720, 10.0),
        (800, 600, 20.0),
    )
)

# A camera whose exposure is found in mode 0, “auto”: github.com/antmicro/pyvidctrl/issues/11.
AUTO_MODE = RecordedWebcam(
    formats("MJPG", (1280, 720, 30.0)),
    {Control.EXPOSURE_AUTO: 0},
)

# A chip's driver that gives any size: github.com/Motion-Project/motion/issues/940.
ANY_SIZE = RecordedWebcam(())
