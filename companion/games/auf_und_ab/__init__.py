"""Auf und Ab: its rules, its table, its people, its page."""
