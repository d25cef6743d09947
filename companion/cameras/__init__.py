"""The camera of an evening: which one it is, what it gives, and what is kept of that."""
