"""``python -m companion.web.serving FD PAGE``: serves a page on a socket until its standard input ends.

Each line of standard input is a JSON object: ``spectator``, ``seats``, ``generation`` and ``host`` are the
tokens that hold from now on; ``number``, ``language``, ``words``, ``common``, ``own`` and ``offers`` are what
is shown from now on: the parts of ``common``, by name, and ``own`` already as JSON; ``film`` is what can be
taken along from now on, in base64, empty for nothing. Lines of standard output
are ``{"press": [seat, name, picture, generation, given]}`` and ``{"connected": {"seat": streams}}``.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Any, Final

from uvicorn import Server

from companion.web.serving.app import SecondScreen
from companion.web.serving.board import Board
from companion.web.serving.connections import GuardedConfig, GuardedConnection
from companion.web.serving.pages import PAGES, ServedPage

MEMORY: Final = 1 << 30
"""Bytes of address space; with two hundred connections it takes some 200 MB of it, 45 of them resident."""

LINE: Final = 6_000_000
"""Bytes of a line at most: a film of `companion.web.program.MOST_FILM` in base64; a state of ten people has
12 KB, a club of four hundred some 100."""

HEADERS: Final = 8192
"""Bytes of a request's headers at most; a browser sends some 800."""


def main(arguments: list[str]) -> int:
    """Serve the page of that name on the socket of that file descriptor."""
    page = PAGES[arguments[1]]
    os.nice(page.nicer)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    answers = os.dup(1)
    os.dup2(2, 1)  # what a library prints must not come between the answers
    asyncio.run(_serve(socket.socket(fileno=int(arguments[0])), page, answers))
    return 0


async def _serve(listening: socket.socket, page: ServedPage, answers: int) -> None:
    board = Board(time.monotonic)

    def tell(told: dict[str, Any]) -> None:
        os.write(answers, json.dumps(told).encode() + b"\n")

    def pressed(seat: int, name: str, picture: int, generation: int, given: Any) -> None:
        tell({"press": [seat, name, picture, generation, given]})

    def connected(streams: Counter[int]) -> None:
        tell({"connected": {str(seat): count for seat, count in streams.items() if count > 0}})

    config = GuardedConfig(
        SecondScreen(board, pressed, connected, page),
        http=GuardedConnection,
        ws="none",
        lifespan="off",
        loop="asyncio",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        h11_max_incomplete_event_size=HEADERS,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=1,
    )
    server = Server(config)
    lines = asyncio.StreamReader(limit=LINE)
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(lines), sys.stdin.buffer
    )
    while not board.common:  # nobody is answered before there is something to show
        line = await lines.readline()
        if not line:
            return
        board.take(json.loads(line))
    reading = asyncio.create_task(_read(lines, board, server))
    await server.serve(sockets=[listening])
    reading.cancel()


async def _read(lines: asyncio.StreamReader, board: Board, server: Server) -> None:
    """Take what the game's process tells; when it tells no more, all is over."""
    try:
        while line := await lines.readline():
            board.take(json.loads(line))
    finally:
        server.should_exit = server.force_exit = True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
