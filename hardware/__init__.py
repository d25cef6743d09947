"""Cameras, buttons, lamps and sound, and what stands in for them on a PC."""
