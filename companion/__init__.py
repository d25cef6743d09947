"""The tabletop companion: commands, evening, table readers, screens."""
