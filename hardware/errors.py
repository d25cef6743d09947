"""Everything that can go wrong with the hardware.

HardwareError
 +- CameraError (OSError)        a camera, video or folder that cannot be opened
 +- PinError (ValueError)        pins that do not exist, or are given twice
 +- SpeechError (OSError)        an engine that turns no text into sound
"""

from __future__ import annotations

import enum

from assets.trouble import Trouble, trouble_of


class HardwareFlaw(enum.Enum):
    """What is wrong; the value is the sentence in English, and other languages know theirs by the name."""

    PICTURE_UNREAD = "The picture {file} cannot be read: {why}."
    PICTURE_DAMAGED = "The picture {file} cannot be read: it is no picture, or it is damaged."
    PICTURE_SMALL = "The picture {file} is too small to hold a card or a die: give a larger one."
    PICTURES_NONE = "The folder {folder} holds no pictures."
    VIDEO_UNREAD = "The video {file} cannot be read: {why}."
    VIDEO_DAMAGED = "The video {file} cannot be read: it is no video, or it is damaged."
    VIDEO_SMALL = "The video {file} is too small to hold a card or a die: give a larger one."
    VIDEO_EMPTY = "The video {file} gives no picture: it is damaged, or of an unknown kind."
    VIDEO_CUT = "The video {file} ends after {given} of {whole} seconds: it was cut short; copy it again."
    CAMERA_UNKNOWN = (
        'There is no camera, video, picture or folder "{name}"; say {names}, or a path that exists.'
    )
    CAMERA_NONE = (
        "No Raspberry Pi camera answers: check its cable with `rpicam-hello`, "
        "or say which camera it is with --camera usb:0."
    )
    CAMERA_NO_PICTURE = "The camera {name} gives no picture."
    CAMERA_SILENT = "The camera {name} gives no more pictures."
    CAMERA_FAILS = "The camera {name} fails ({why}); plug it in again."
    CAMERA_KIND = (
        "The camera {name} gives pictures that are not 8 bit colour ({what}); plug it in again or use "
        "another."
    )
    CAMERA_EMPTY = "The camera {name} gives empty pictures; plug it in again or use another."
    CAMERA_SMALL = (
        "The camera {name} gives pictures of {size} pixels, too small to hold a card; plug it in again or "
        "use another."
    )
    CAMERA_RESIZED = (
        "The camera {name} gives pictures of {now} pixels, no longer of {before}; if it stays so, the table "
        "is looked for in these."
    )
    CAMERA_FROZEN = (
        "The camera {name} has given just the same picture for {seconds} seconds: it hangs; plug it in again."
    )
    CAMERA_BLACK = "The camera {name} gives nothing but black; take its lens cap off, or make light."
    CAMERA_SLOW = (
        "The camera {name} gives less than a picture a second: plays may be overlooked; plug it in elsewhere."
    )
    CAMERA_COARSE = (
        "The camera {name} gives pictures of {now} pixels, and reading cards on this table needs {needed}: "
        "some will be asked about; use a finer camera."
    )
    CAMERA_CLOCK = "The clock of the camera {name} has gone back; its pictures are left out until it goes on."
    USB_NAME = '"{name}" is no USB camera; say usb, usb:0 or usb:1.'
    USB_UNPLUGGED = "The USB camera {name} is not there; plug it in, or say which one with usb:N."
    USB_MISSING = "There is no USB camera {number}; plug it in, or say which one with usb:N."
    USB_FORBIDDEN = (
        "The USB camera {number} may not be used; run `sudo usermod -aG video $USER` and log in again."
    )
    USB_BUSY = (
        "The USB camera {number} is there but gives no picture; end what else uses it, or plug it in again."
    )
    PICAMERA_MISSING = (
        "picamera2 is missing; run `sudo apt install python3-picamera2` and then `make clean run`."
    )
    PICAMERA_BROKEN = "picamera2 is installed but cannot be used ({why}); run `make clean run`."
    PICAMERA_FAILS = "The camera could not be started ({why}); check its cable with `rpicam-hello`."
    BUTTON_UNUSABLE = "The button {name} on GPIO {pin} cannot be used: {why}."
    BUTTON_PIN = "The button {name} is set to GPIO {pin}; there are only GPIO 2 to 27."
    BUTTONS_SHARE = "GPIO {pin} is given to two buttons, {one} and {other}."
    LAMP_UNUSABLE = "The lamp {name} on GPIO {pin} cannot be used: {why}."
    LAMP_PIN = "The lamp {name} is set to GPIO {pin}; there are only GPIO 2 to 27."
    LAMPS_SHARE = "GPIO {pin} is given to two lamps, {one} and {other}."
    PIN_TAKEN = "GPIO {pin} is given to {name}, but something else uses it already."
    GPIO_NONE = (
        "Nothing here can use GPIO {pin} for {name}; on a Raspberry Pi run "
        "`sudo apt install python3-lgpio` and then `make run`."
    )
    GPIO_UNREAD = (
        "No GPIO pin can be read here; on a Raspberry Pi run `sudo apt install python3-lgpio` and then "
        "`make run`."
    )
    VOICE_SLOW = "{engine} gave no sound within {seconds} seconds and was ended; the screen shows the same."
    VOICE_ENDED = "{engine} cannot be used: its program ends at once; install it again with `make run`."
    VOICE_REFUSES = "{engine} cannot say that: {why}."


class HardwareError(Exception):
    """Root of all errors of this package; its text is one sentence that says what to do.

    Attributes:
        trouble: the same, to be said in other languages.
    """

    def __init__(self, trouble: HardwareFlaw | Trouble, **facts: object) -> None:
        """With what is wrong, or a flaw and the facts that its sentence has places for."""
        self.trouble = trouble_of(trouble, **facts) if isinstance(trouble, HardwareFlaw) else trouble
        super().__init__(str(self.trouble))


class CameraError(HardwareError, OSError):
    """There is no such camera, or the video or folder cannot be read."""


class PinError(HardwareError, ValueError):
    """A pin does not exist on this machine, or two buttons share one."""


class SpeechError(HardwareError, OSError):
    """An engine has turned a text into no sound: it is broken, too slow, or refuses it."""
