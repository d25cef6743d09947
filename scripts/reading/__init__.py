"""The pictures of docs/reading.md, drawn by what the code itself finds at each step."""
