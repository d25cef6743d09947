"""Up & Down acted out: who sits where, what lies where, and what hands do."""
