"""What people learn a game from: its clauses by chapters, with drawn examples that its engine ruled on."""
