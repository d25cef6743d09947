"""The console commands, one module each."""
