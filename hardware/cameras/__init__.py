"""Cameras behind one small protocol: Raspberry Pi, USB, video, pictures."""
