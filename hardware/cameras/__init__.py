"""Cameras behind one small protocol: Raspberry Pi, USB, video, pictures.

A table's own cameras are made with `open_camera`; the simulated table brings a camera of its own.
"""

from hardware.cameras.choice import check_camera, open_camera, picamera2_is_here
from hardware.cameras.protocol import Camera, CameraState, Frame
from hardware.cameras.usb import usb_cameras

__all__ = [
    "Camera",
    "CameraState",
    "Frame",
    "check_camera",
    "open_camera",
    "picamera2_is_here",
    "usb_cameras",
]
