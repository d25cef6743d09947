"""Told by a Python that has libcamera: what the names that we use mean to it, as JSON on standard output.

Run with the folder of picamera2's source and the repository's as arguments. It needs nothing of our own
environment, so that it runs in a bare Debian 13 with ``python3-libcamera``.
"""

import importlib
import json
import sys

ENUMS = {
    "AfModeEnum": ("Manual", "Continuous"),
    "AfStateEnum": ("Scanning", "Focused", "Failed"),
    "AeFlickerModeEnum": ("Manual",),
    "AeStateEnum": ("Searching",),
}
"""libcamera's enumerations, and those of their values that we give or compare with."""


def main(picamera2: str, repository: str) -> None:
    sys.path[:0] = [picamera2, repository]
    import libcamera

    from tests.hardware.stood_in import STOOD_IN, Finder

    sys.meta_path.append(Finder())  # last: what is installed is used
    importlib.import_module("picamera2")
    controls = libcamera.controls
    told = {
        "enums": {
            name: {value: int(getattr(getattr(controls, name), value)) for value in values}
            for name, values in ENUMS.items()
            if hasattr(controls, name)
        },
        "types": {
            name: str(getattr(controls, name).type).rpartition(".")[2]
            for name in dir(controls)
            if hasattr(getattr(controls, name), "type")
        },
        "colours": str(libcamera.ColorSpace.Smpte170m()),
        "stood in": sorted(
            name for name in STOOD_IN if type(getattr(sys.modules.get(name), "__loader__", None)) is Finder
        ),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main(*sys.argv[1:])
