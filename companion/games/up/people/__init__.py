"""Up acted out: what its people do at the table."""
