"""Guided teaching: somebody lays a deck's cards before the camera, one after the other."""
