"""The program that sends: from the journal's outbox to the club's broker, beside the game."""
