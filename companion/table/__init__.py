"""Seats, zones and the table readers: from what is seen to what was done."""
