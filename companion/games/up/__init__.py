"""Up: its rules, its table, its people, its page."""
