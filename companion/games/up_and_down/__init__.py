"""Up & Down: its rules, its table, its people, its page."""
