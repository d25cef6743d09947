"""A club's evening: what a table accepts goes to the club's broker, and what the club says comes back."""
