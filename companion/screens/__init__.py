"""The pygame screens: they show the position and hold no rules."""
