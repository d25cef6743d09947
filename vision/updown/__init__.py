"""The UP&DOWN card: its face, and which suit points where."""
