"""Links that people hand on: their address, and the same as a QR code."""

import io

import segno
from fastapi import Request, Response

from app.services.errors import TooMany
from app.services.ports import Limits
from app.web.caller import client_key, is_local
from app.web.given import House

QR_SCALE = 6
PICTURES = "60/60s"
"""QR codes one address may ask for; each takes about ten milliseconds to draw."""


async def count_picture(request: Request, limits: Limits) -> None:
    """Count a QR code for the address that asks for it, whatever link it shows.

    Raises:
        TooMany: ``too-many-requests``.
        Unavailable: The limits cannot be counted.
    """
    if not is_local(request) and not await limits.hit(
        PICTURES, f"pictures:{client_key(request)}"
    ):
        raise TooMany("too-many-requests", "Too many at once. Wait a minute.")


def origin_of(request: Request, house: House) -> str:
    """Return the address of this server as people type it."""
    return house.public_origin or f"http://{request.headers.get('host', '')}"


def qr(link: str) -> Response:
    """Return a link as a QR code in the colours of the house."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", scale=QR_SCALE, border=2, dark="#2a1c10", light="#f6edd8"
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")
