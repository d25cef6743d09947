"""The pictures of docs/developers/reading.md, drawn by what the code itself finds at each step."""
