"""Labelled photographs by other people, read as `companion look` reads them; they measure and never train."""
