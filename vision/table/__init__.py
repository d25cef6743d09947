"""Where the table is: found by its board, its corners or its texture, and followed when it is knocked."""
