"""The one-time code for a second device, as a picture too."""

from tests.guests import Guest
from tests.servers import Server


async def test_a_link_code_comes_with_a_picture_of_it(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        answer = (await ada.call("POST", "/api/session/link")).json()

        assert answer["expires_in"] == 300
        assert answer["qr"].startswith("data:image/svg+xml")
        assert answer["code"] not in answer["qr"]
