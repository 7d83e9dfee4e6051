"""When each room wants attention next: one timer a room, moved as little as may be."""

import asyncio
from collections.abc import Callable

from app.services.ports import Clock

MOST_ALARMS = 20_000


class _Alarm:
    """A room's timer: what it is set for, and what is wanted of it by now."""

    __slots__ = ("handle", "set_for", "wanted")

    def __init__(self, handle: asyncio.TimerHandle, time: int) -> None:
        self.handle = handle
        self.set_for = self.wanted = time


class Alarms:
    """Calls back when a room's newest deadline has come.

    A deadline mostly moves away from us, with every move of a match. Its timer is
    left where it is then, and looks again once it fires: that is much cheaper than
    taking one timer off and setting another.

    Args:
        clock: The server's time.
        due: Called with the code of a room whose deadline has come.
    """

    def __init__(self, clock: Clock, due: Callable[[str], None]) -> None:
        self._clock = clock
        self._due = due
        self._alarms: dict[str, _Alarm] = {}

    def set(self, code: str, time: int) -> None:
        """Call back at this time; a later call for the same room replaces this one.

        Whoever finds no room is called by the sweep over the store.
        """
        alarm = self._alarms.get(code)
        if alarm is not None and alarm.set_for <= time:
            alarm.wanted = time
            return
        if alarm is not None:
            alarm.handle.cancel()
        elif len(self._alarms) >= MOST_ALARMS:
            return
        self._wind(code, time)

    def stop(self) -> None:
        """Forget them all."""
        for alarm in self._alarms.values():
            alarm.handle.cancel()
        self._alarms.clear()

    def _wind(self, code: str, time: int) -> None:
        delay = max(0, time - self._clock.now()) / 1000
        handle = asyncio.get_running_loop().call_later(delay, self._fire, code)
        self._alarms[code] = _Alarm(handle, time)

    def _fire(self, code: str) -> None:
        alarm = self._alarms.pop(code)
        # The loop counts from the beginning of its turn, so that a timer may come some
        # milliseconds early: nothing would be due, and nobody would call again.
        if self._clock.now() < alarm.wanted:
            self._wind(code, alarm.wanted)
        else:
            self._due(code)
