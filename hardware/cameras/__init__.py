"""Cameras behind one small protocol: Raspberry Pi, USB, video, pictures.

A table's own cameras are made with `open_camera`; the simulated table brings a camera of its own.
"""

from hardware.cameras.choice import camera_is_here, check_camera, open_camera, picamera2_is_here
from hardware.cameras.picamera import trouble_with_picamera2
from hardware.cameras.protocol import Camera, CameraState, Frame
from hardware.cameras.usb import usb_cameras

__all__ = [
    "Camera",
    "CameraState",
    "Frame",
    "camera_is_here",
    "check_camera",
    "open_camera",
    "picamera2_is_here",
    "trouble_with_picamera2",
    "usb_cameras",
]
