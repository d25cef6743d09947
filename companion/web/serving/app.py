"""What is answered: the page to whoever has a token, the state as it changes, and presses of a seat's own.

There are no cookies: whoever does not know a token cannot act for somebody who does. Whatever is refused is
refused before anything of the game is read.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from html import escape
from string import Template
from typing import Any, Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from assets import path
from companion.web.serving.board import SPECTATOR, Board
from companion.web.serving.callers import is_nearby, is_ours
from companion.web.serving.connections import GuardedConnection
from companion.web.serving.limits import Allowance
from companion.web.serving.pages import EVENING, ServedPage

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""Of every answer: nothing of it is run, framed, kept or passed on elsewhere."""

FILM: Final = "/film"

FILM_HEADERS: Final = {
    **HEADERS,
    "Content-Security-Policy": "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
    "Content-Disposition": 'inline; filename="film.webp"',
}
"""Of a film, which browsers show by itself."""

FILES: Final = {"/page.css": "text/css", "/page.js": "text/javascript"}

STREAM: Final = "/stream.js"
"""What all pages have in common lies beside the evening's."""

ASKED: Final = (400.0, 60.0)
"""Requests of one address at once, and those that come back a second: fifty pages that open together ask for
four things each; one that is followed for an evening asks for nothing more."""

PRESSED: Final = (6.0, 2.0)
"""Presses of one token at once, and those that come back a second: nobody means more of them."""

MOST_STREAMS: Final = {True: 100, False: 6}
"""Streams of the spectators' token, and of one seat's."""

TO_SEND: Final = 3.0
"""Seconds within which a press must be complete."""

TO_READ: Final = 5.0
"""Seconds within which a client must have taken what it is sent; then it is dropped, and may come back."""

BEAT: Final = 5.0
"""Seconds after which a stream that has nothing to tell says that it is there."""

Answer = Callable[[Request, int], Awaitable[Response]]


class SecondScreen:
    """The ASGI application.

    Args:
        board: what is shown.
        pressed: is given what a seat has pressed: seat, name, picture's number, generation of the passes, and
            what else was sent with it.
        connected: is told how many look on, and how many streams each seat has, when that changes.
        page: which page it is.
        clock: gives the time in seconds.
    """

    def __init__(
        self,
        board: Board,
        pressed: Callable[[int, str, int, int, Any], None],
        connected: Callable[[Counter[int]], None],
        page: ServedPage = EVENING,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._board, self._pressed, self._connected = board, pressed, connected
        self._asked, self._pressing = Allowance(*ASKED, clock), Allowance(*PRESSED, clock)
        self._streams: Counter[int] = Counter()
        self._longest = page.body
        self._page = Template(path(f"{page.folder}/page.html").read_text(encoding="utf-8"))
        self._files = {url: (path(f"{page.folder}{url}").read_bytes(), media) for url, media in FILES.items()}
        self._files[STREAM] = (path(f"{EVENING.folder}{STREAM}").read_bytes(), FILES["/page.js"])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            return
        request = Request(scope, receive)
        seat = self._admitted(request)
        if isinstance(seat, Response):
            await seat(scope, receive, send)
            return
        connection: GuardedConnection | None = scope.get("state", {}).get("connection")
        if connection is not None:
            connection.proven = True
        asked = (request.method, request.url.path)
        if asked == ("GET", "/events"):
            await self._stream(request, seat, send, connection)
            return
        answer = await self._press(request, seat) if asked == ("POST", "/press") else self._file(request)
        await answer(scope, receive, send)

    def _admitted(self, request: Request) -> int | Response:
        """The seat of whoever asks; or why that one gets nothing."""
        client = request.client.host if request.client else ""
        if not is_nearby(client):
            return self._refused(403)
        if not self._asked.takes(client):
            return self._refused(429)
        if not is_ours(request.headers.get("host", ""), self._board.host):
            return self._refused(403)
        seat = self._board.seat_of(request.query_params.get("t", ""))
        if seat is None or _crosses_sites(request):
            return self._refused(403)
        return seat

    def _refused(self, status: int) -> Response:
        """Nothing of the game; a person reads why."""
        words = self._board.words.get("refused", "") if status == 403 else ""
        headers = {**HEADERS, "Connection": "close"}
        return Response(words, status, headers, media_type="text/plain; charset=utf-8")

    def _file(self, request: Request) -> Response:
        """The page or a part of it."""
        url = request.url.path
        if request.method not in ("GET", "HEAD"):
            return self._refused(405)
        if url in self._files:
            content, media = self._files[url]
            return Response(content, headers=HEADERS, media_type=media)
        if url == FILM and self._board.film is not None:
            return Response(self._board.film, headers=FILM_HEADERS, media_type="image/webp")
        if url != "/":
            return self._refused(404)
        words = {name: escape(said) for name, said in self._board.words.items()}
        token = escape(request.query_params["t"])
        page = self._page.substitute(words, language=escape(self._board.language), token=token)
        return Response(page, headers=HEADERS, media_type="text/html")

    async def _press(self, request: Request, seat: int) -> Response:
        """Somebody presses; whether that is offered to the seat is known by what it was shown."""
        if seat == SPECTATOR or request.headers.get("content-type", "") != "application/json":
            return self._refused(403)
        if not self._pressing.takes(seat):
            return self._refused(429)
        body = await _body(request, self._longest)
        if body is None:
            return self._refused(413)
        try:
            press = json.loads(body)
            name, number = press["name"], press["picture"]
        except (ValueError, TypeError, LookupError, RecursionError):
            return self._refused(400)
        if not isinstance(name, str) or type(number) is not int:
            return self._refused(400)
        if not self._board.press(seat, name, number):
            return Response(status_code=409, headers=HEADERS)
        self._pressed(seat, name, number, self._board.generation, press.get("given"))
        return Response(status_code=202, headers=HEADERS)

    async def _stream(
        self, request: Request, seat: int, send: Send, connection: GuardedConnection | None
    ) -> None:
        """Send each state as it comes, until whoever reads it goes, or the token holds no more."""
        if self._streams[seat] >= MOST_STREAMS[seat == SPECTATOR]:
            await self._refused(429)(request.scope, request.receive, send)
            return
        self._count(seat, 1)
        leaves = asyncio.ensure_future(_left(request.receive))
        try:
            await self._told(request.query_params["t"], seat, leaves, send)
        except TimeoutError:  # it does not read
            if connection is not None:
                connection.abort()
        finally:
            leaves.cancel()
            self._count(seat, -1)

    async def _told(self, token: str, seat: int, leaves: asyncio.Future[None], send: Send) -> None:
        headers = {**HEADERS, "Content-Type": "text/event-stream; charset=utf-8", "Connection": "close"}
        raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": 200, "headers": raw})
        sent, beat = b"retry: 2000\n\n", True
        common: Mapping[str, bytes] = {}
        own = None
        while not leaves.done():
            board = self._board
            news = board.news  # taken first: what is told while something is sent is sent next
            if board.seat_of(token) != seat:
                await _sent(send, b"event: over\ndata: -\n\n", more=False)
                return
            sent += b"".join(event for name, event in board.common.items() if common.get(name) is not event)
            common = board.common
            theirs = board.own[seat] if 0 <= seat < len(board.own) else None
            if theirs is not None and theirs != own:
                own = theirs
                sent += theirs
            if sent or beat:
                await _sent(send, sent or b"event: beat\ndata: -\n\n")
            told = asyncio.ensure_future(news.wait())
            done, _ = await asyncio.wait((told, leaves), timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
            told.cancel()
            sent, beat = b"", not done

    def _count(self, seat: int, change: int) -> None:
        self._streams[seat] += change
        self._connected(self._streams)


def _crosses_sites(request: Request) -> bool:
    """Whether another site's page asks. To the page itself a link may lead from anywhere."""
    headers = request.headers
    origin = headers.get("origin")
    if origin is not None and origin != f"http://{headers.get('host', '')}":
        return True
    if request.method == "GET" and request.url.path == "/":
        return False
    return headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")


async def _body(request: Request, longest: int) -> bytes | None:
    """What was sent; None where it has more bytes than `longest`, or takes too long."""
    if int(request.headers.get("content-length") or 0) > longest:
        return None
    taken = b""
    try:
        async with asyncio.timeout(TO_SEND):
            async for part in request.stream():
                taken += part
                if len(taken) > longest:
                    return None
    except (TimeoutError, ClientDisconnect):
        return None
    return taken


async def _left(receive: Receive) -> None:
    """Wait until whoever reads a stream has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def _sent(send: Send, body: bytes, *, more: bool = True) -> None:
    """Send a part of a stream; raises `TimeoutError` where it is not taken."""
    async with asyncio.timeout(TO_READ):
        await send({"type": "http.response.body", "body": body, "more_body": more})
