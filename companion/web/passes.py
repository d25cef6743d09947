"""The tokens of an evening: one for whoever looks on, and one for each seat."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

TOKEN_BYTES = 18
"""Random bytes of a token: 144 bits, more than the 128 that OWASP asks of a session's; 24 letters."""


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


@dataclass(slots=True)
class Passes:
    """Who may look on, and who may press for which seat.

    Attributes:
        spectator: the token of all who only look on.
        seats: each player's, by name in the order of the header.
        evening: the evening for which they hold, None before one has begun.
    """

    spectator: str = field(default_factory=new_token)
    seats: dict[str, str] = field(default_factory=dict)
    evening: int | None = None

    def hold_for(self, evening: int, players: tuple[str, ...]) -> bool:
        """Those people sit there now, in that evening; whether any token is another one than before.

        Of another evening all are new. Who goes on in the same evening keeps theirs, at another seat, too;
        that of somebody who has left is worth nothing any more.
        """
        renewed = self.evening not in (None, evening)
        if renewed:
            self.renew()
        self.evening = evening
        if tuple(self.seats) == players:
            return renewed
        self.seats = {name: self.seats.get(name) or new_token() for name in players}
        return True

    def renew(self) -> None:
        """Whatever was given out is worth nothing any more."""
        self.spectator = new_token()
        self.seats = {name: new_token() for name in self.seats}
