"""What a socket sends is read in order, and then its end."""

import asyncio

import pytest

from app.web.ws.intake import MOST_UNREAD, Intake


async def test_frames_are_read_in_the_order_in_which_they_came() -> None:
    intake = Intake()
    intake.put(b"one")
    intake.put(None)
    intake.put(b"two")

    assert [await intake.get() for _ in range(3)] == [b"one", None, b"two"]


async def test_a_reader_waits_for_a_frame() -> None:
    intake = Intake()
    reader = asyncio.create_task(intake.get())
    await asyncio.sleep(0)

    intake.put(b"at last")

    assert await reader == b"at last"


async def test_the_end_comes_after_all_that_was_sent() -> None:
    intake = Intake()
    intake.put(b"last words")
    intake.end()

    assert await intake.get() == b"last words"
    with pytest.raises(EOFError):
        await intake.get()


async def test_a_reader_that_waits_hears_of_the_end() -> None:
    intake = Intake()
    reader = asyncio.create_task(intake.get())
    await asyncio.sleep(0)

    intake.end()

    with pytest.raises(EOFError):
        await reader


async def test_m08_a_full_intake_says_so_until_all_of_it_has_been_read() -> None:
    intake = Intake()
    emptied: list[bool] = []
    intake.emptied = lambda: emptied.append(True)
    room = [intake.put(b"x") for _ in range(MOST_UNREAD)]
    assert room == [True] * (MOST_UNREAD - 1) + [False]

    for _ in range(MOST_UNREAD - 1):
        await intake.get()
    assert not intake.put(b"y")
    assert emptied == []

    await intake.get()
    await intake.get()
    assert emptied == [True]
    assert intake.put(b"z")
