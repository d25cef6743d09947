"""The games, a folder each; what is installed as a game names itself as an entry point, as these do."""
