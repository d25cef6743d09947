"""Speech: an engine turns text into sound, in a program of its own; nothing here waits for it."""
