"""The page of Schwupps."""
