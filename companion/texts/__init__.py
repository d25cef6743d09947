"""What people read, in their language: texts, and errors that are told in it."""

from companion.texts.texts import CARDS, LANGUAGES, Texts, preferred_language, texts

__all__ = ["CARDS", "LANGUAGES", "Texts", "preferred_language", "texts"]
