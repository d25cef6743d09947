"""The pages on which people choose their colour, their picture and the voice's language: whose they show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.engines import Reason
from companion.engines.names import composed
from companion.evening.profiles import Profile
from companion.screens.intents import PageName
from companion.sitting.view import CameraView


@dataclass(slots=True)
class ProfilePages:
    """What the pages show.

    Attributes:
        profiles: what everybody has chosen, by names as they are compared.
        guests: who has none, as a guest.
        takes: whether there is a camera that can take pictures of people.
        camera: what it shows, while that is looked at.
        name: who is shown.
        back: the page from which people came.
        refused: why something could not be kept, None where all was.
    """

    profiles: Mapping[str, Profile] = field(default_factory=dict)
    guests: frozenset[str] = frozenset()
    takes: bool = False
    camera: CameraView | None = None
    name: str = ""
    back: PageName = PageName.PLAYER
    refused: Reason | None = None

    @property
    def profile(self) -> Profile:
        """What the one who is shown has chosen."""
        return self.profiles.get(composed(self.name), Profile())

    @property
    def told(self) -> object:
        """What the camera shows, for whether the page must be drawn anew."""
        return None if self.camera is None else (id(self.camera.frame), self.camera.problem)

    def open(self, name: str, page: PageName) -> PageName:
        """Show somebody, on the way from that page; the page to go on with."""
        self.name, self.back, self.refused = name, page, None
        return PageName.PROFILE

    def is_guest(self, name: str) -> bool:
        """Whether somebody is a guest, and has none."""
        return composed(name) in self.guests
