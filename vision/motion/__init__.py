"""What moves above the table, and what has changed on it: arms, light, places that look otherwise."""
