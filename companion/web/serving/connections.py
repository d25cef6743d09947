"""Connections: so many at most, each of which asks in time and reads what it is sent."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

MOST: Final = 200
"""Connections at once: two for each of a hundred devices, more than sit around a table and look on."""

MOST_OF_ONE: Final = 130
"""Of one address: whoever floods leaves the rest of `MOST` to others; fifty pages in one browser fit."""

TO_ASK: Final = 3.0
"""Seconds within which a request must be complete; on a home's network it takes milliseconds."""

UNSENT: Final = 65_536
"""Bytes that are kept for a client that does not read, beside the system's; then it is waited for."""


class Connections:
    """Those that are open now."""

    def __init__(self) -> None:
        self._open: dict[GuardedConnection, str] = {}
        self._of: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, connection: GuardedConnection, address: str) -> bool:
        """Take a new connection, in the place of one that has shown no token where there are too many.

        Returns:
            Whether there is room for it.
        """
        if self._of[address] >= MOST_OF_ONE:
            if not self._drop(address):
                return False
        elif len(self._open) >= MOST and not self._drop(None):
            return False
        self._open[connection] = address
        self._of[address] += 1
        return True

    def gone(self, connection: GuardedConnection) -> None:
        """A connection is closed."""
        address = self._open.pop(connection, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def _drop(self, address: str | None) -> bool:
        """Close the oldest that has shown no token, of one address or of all; False where there is none."""
        oldest = next(
            (
                connection
                for connection, theirs in self._open.items()
                if not connection.proven and address in (None, theirs)
            ),
            None,
        )
        if oldest is None:
            return False
        self.gone(oldest)
        oldest.abort()
        return True


class GuardedConfig(Config):
    """uvicorn's settings, and the connections that all of its protocols share.

    Attributes:
        guarded: the connections.
    """

    def __init__(self, app: Any, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.guarded = Connections()


class GuardedConnection(H11Protocol):
    """One connection: closed where it does not ask in time.

    uvicorn times the pause between two requests, and not a request that comes letter by letter.

    Attributes:
        proven: whether it has shown a token that holds.
    """

    def __init__(
        self,
        config: GuardedConfig,
        server_state: Any,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, {**app_state, "connection": self}, _loop)
        self._guarded = config.guarded
        self.proven = False
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take it, where there is room."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=UNSENT)
        if not self._guarded.admit(self, self.client[0] if self.client else ""):
            transport.abort()
            return
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self._asked()
        self._guarded.gone(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        if not self._answers:
            self._await_request()
        super().data_received(data)
        if self._answers:
            self._asked()

    def abort(self) -> None:
        """Close it now, whatever was not sent yet."""
        if self.transport is not None:
            self.transport.abort()

    @property
    def _answers(self) -> bool:
        """Whether a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def _await_request(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(TO_ASK, self.abort)

    def _asked(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
