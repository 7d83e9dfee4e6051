"""The list of a player's own tables says where they are waited for."""

from tests.guests import Guest
from tests.servers import Server
from tests.tables import a_table


async def your_turn(guest: Guest) -> list[bool]:
    """Return where this guest is waited for, table by table."""
    rows = (await guest.call("GET", "/api/rooms?player=me")).json()["rooms"]
    return [row["your_turn"] for row in rows]


async def test_only_who_is_to_move_is_waited_for(server: Server) -> None:
    async with a_table(server.address, 3) as table:
        waited = [(await your_turn(guest))[0] for guest in table.guests]

        assert [seat for seat, yes in enumerate(waited) if yes] == [table.active]


async def test_nobody_is_waited_for_in_a_lobby(server: Server) -> None:
    async with Guest(server.address, "Ada") as ada:
        await ada.open()

        assert await your_turn(ada) == [False]
