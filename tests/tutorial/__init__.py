"""Guided rounds."""
