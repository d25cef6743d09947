"""The club’s screen: all tables live, standings over tables and rounds, and who sits where next."""
