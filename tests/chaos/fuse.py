"""When the next server is killed."""

import asyncio
import random

MOST_COMMANDS_BETWEEN = 5


class Fuse:
    """Burns through right after a command was sent, once a life was worth something.

    In each life of the servers one move at least is accepted; from then on so many
    commands go out as chance will have it.
    """

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._left = 0
        self.alight = asyncio.Event()
        self.burnt = asyncio.Event()
        self.lay()

    def lay(self) -> None:
        """Choose after how many commands to burn through next."""
        self._left = self._chance.randint(1, MOST_COMMANDS_BETWEEN)
        self.alight.clear()
        self.burnt.clear()

    def accepted(self) -> None:
        """A move was acknowledged."""
        self.alight.set()

    def sent(self) -> None:
        """A command has gone out."""
        if self.alight.is_set():
            self._left -= 1
            if self._left == 0:
                self.burnt.set()
