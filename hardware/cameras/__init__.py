"""Cameras behind one small protocol: Raspberry Pi, USB, video, pictures.

A table's own cameras are made with `open_camera`; the simulated table brings a camera of its own.
"""

from hardware.cameras.choice import camera_is_here, check_camera, open_camera, picamera2_is_here
from hardware.cameras.picamera import trouble_with_picamera2
from hardware.cameras.protocol import Camera, CameraState, Frame
from hardware.cameras.usb_names import called, is_usb, numbered_alone, stable_name, usb_cameras, usb_number

__all__ = [
    "Camera",
    "CameraState",
    "Frame",
    "called",
    "camera_is_here",
    "check_camera",
    "is_usb",
    "numbered_alone",
    "open_camera",
    "picamera2_is_here",
    "stable_name",
    "trouble_with_picamera2",
    "usb_cameras",
    "usb_number",
]
