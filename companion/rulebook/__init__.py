"""What people learn a game from: its clauses by chapters, each shown by drawn examples that the engine ruled on."""
