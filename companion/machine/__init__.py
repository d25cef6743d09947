"""The computer beside the table and its owner: folders, files, settings, memory, cores."""
