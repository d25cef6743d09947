"""The state of the pages about the voice: whether there is one, and the name that is being spelled."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.engines.errors import UnfitNameError
from companion.engines.names import entered_name
from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.pages.voice import draw_spelling, draw_voice
from companion.screens.people import People
from companion.screens.people_intents import DONE, OtherKeys, Type
from companion.screens.preferences import Preferences
from companion.screens.voice_intents import Hear, Spelled, SpellName
from companion.texts import Texts


@dataclass(slots=True)
class VoicePages:
    """What they show.

    Attributes:
        able: whether there is a voice that can be heard.
        name: whose name is being spelled.
        typed: the keyboard, and what was typed on it.
    """

    able: bool = False
    name: str = ""
    typed: People = field(default_factory=People)

    def draw(
        self, canvas: Canvas, texts: Texts, preferences: Preferences, names: tuple[str, ...], page: PageName
    ) -> None:
        """Draw one of them.

        Args:
            canvas: the page.
            texts: the language.
            preferences: what is chosen.
            names: of those at the table.
            page: which.
        """
        if page is PageName.SPELLING and self.name:
            draw_spelling(canvas, texts, self.name, self.typed, self.heard if self.able else None)
        else:
            draw_voice(canvas, texts, preferences, names, able=self.able)

    def spell(self, asked: SpellName, preferences: Preferences) -> None:
        """Begin to spell a name, with what it is spelled now."""
        self.name = asked.name
        self.typed = People(typed=dict(preferences.spellings).get(asked.name, ""))

    def take(self, typed: Type | OtherKeys) -> Spelled | None:
        """Follow a key; how the name is said, once that is done."""
        if typed != Type(DONE):
            self.typed = self.typed.after(typed)[0]
            return None
        return Spelled(self.name, self._spelling)

    @property
    def heard(self) -> Hear:
        """What is said so that people hear the name as it is typed."""
        return Hear(self._spelling or self.name)

    @property
    def _spelling(self) -> str:
        """What was typed; nothing where that cannot be seen, or is the name itself."""
        try:
            spelling = entered_name(self.typed.typed)
        except UnfitNameError:
            return ""
        return "" if spelling == self.name else spelling
