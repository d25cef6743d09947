"""The page of Up."""
