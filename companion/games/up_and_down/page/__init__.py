"""The page of Up & Down."""
