"""The page of Auf und Ab."""
