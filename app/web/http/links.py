"""Links that people hand on: their address, and the same as a QR code."""

import io

import segno
from fastapi import Request, Response

from app.web.given import House

QR_SCALE = 6


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
