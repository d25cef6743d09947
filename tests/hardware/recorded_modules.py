"""What real camera modules and Raspberry Pis told of themselves, as short facts, each with its public source.

Nothing here was made up: a mode's size, rate and crop stand as ``rpicam-hello --list-cameras`` or picamera2's
``sensor_modes`` printed them.
"""

from __future__ import annotations

from dataclasses import dataclass

Crop = tuple[int, int, int, int]


@dataclass(frozen=True)
class RecordedMode:
    """One way to read a sensor: its format, width and height, pictures a second at most, what it shows."""

    format: str
    size: tuple[int, int]
    fps: float
    crop: Crop


@dataclass(frozen=True)
class RecordedModule:
    """A camera as libcamera lists it; one on USB has no modes of a raw sensor."""

    id: str
    model: str
    modes: tuple[RecordedMode, ...] = ()
    focuses: bool = False

    @property
    def whole(self) -> tuple[int, int]:
        """Width and height in pixels of the whole sensor."""
        return max(mode.size for mode in self.modes)


def modes(format_: str, *listed: tuple[tuple[int, int], float, Crop]) -> tuple[RecordedMode, ...]:
    return tuple(RecordedMode(format_, *one) for one in listed)


# Camera Module 3: github.com/raspberrypi/linux/pull/6775 (sizes and crops), the rates of two lanes as in
# github.com/raspberrypi/rpicam-apps/issues/570 (56 a second) and Raspberry Pi's camera documentation.
# The path of the device on a Raspberry Pi 5: github.com/raspberrypi/linux/pull/6208.
MODULE_3 = RecordedModule(
    "/base/axi/pcie@1000120000/rp1/i2c@88000/imx708@1a",
    "imx708",
    modes(
        "SRGGB10_CSI2P",
        ((1536, 864), 120.13, (768, 432, 3072, 1728)),
        ((2304, 1296), 56.03, (0, 0, 4608, 2592)),
        ((4608, 2592), 14.35, (0, 0, 4608, 2592)),
    ),
    focuses=True,
)

# Camera Module 2: github.com/raspberrypi/picamera2/issues/683; the path: berndporr/libcamera2opencv/issues/2.
_IMX219 = (
    ((640, 480), 103.33, (1000, 752, 1280, 960)),
    ((1640, 1232), 41.85, (0, 0, 3280, 2464)),
    ((1920, 1080), 47.57, (680, 692, 1920, 1080)),
    ((3280, 2464), 21.19, (0, 0, 3280, 2464)),
)
MODULE_2 = RecordedModule(
    "/base/soc/i2c0mux/i2c@1/imx219@10",
    "imx219",
    modes("SRGGB10_CSI2P", *_IMX219) + modes("SRGGB8", *_IMX219),
)

# HQ camera: github.com/raspberrypi/rpicam-apps/issues/336.
HQ = RecordedModule(
    "/base/soc/i2c0mux/i2c@1/imx477@1a",
    "imx477",
    modes("SRGGB10_CSI2P", ((1332, 990), 120.05, (696, 528, 2664, 1980)))
    + modes(
        "SRGGB12_CSI2P",
        ((2028, 1080), 50.03, (0, 440, 4056, 2160)),
        ((2028, 1520), 40.01, (0, 0, 4056, 3040)),
        ((4056, 3040), 10.00, (0, 0, 4056, 3040)),
    ),
)

# Arducam's 16 MP module, of which two modes show a part: IanCassTwo/rpicam-ascom-alpaca/issues/4.
ARDUCAM_16MP = RecordedModule(
    "/base/soc/i2c0mux/i2c@1/imx519@1a",
    "imx519",
    modes(
        "SRGGB10_CSI2P",
        ((1280, 720), 80.01, (1048, 1042, 2560, 1440)),
        ((1920, 1080), 60.05, (408, 674, 3840, 2160)),
        ((2328, 1748), 30.0, (0, 0, 4656, 3496)),
        ((3840, 2160), 18.0, (408, 672, 3840, 2160)),
    ),
    focuses=True,
)

# A camera on USB beside Module 2 on a Raspberry Pi 4: github.com/berndporr/libcamera2opencv/issues/2.
ON_USB = RecordedModule("/base/soc/usb@7e980000/usb1@1-1.2:1.0-349c:0411", "USB Camera")

MODULES = (MODULE_3, MODULE_2, HQ, ARDUCAM_16MP)
