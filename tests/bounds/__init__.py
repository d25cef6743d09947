"""What comes in from outside, and how much of it."""
