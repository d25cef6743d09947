"""The program that serves the second screen: states in, presses out; the game is not in its process."""
