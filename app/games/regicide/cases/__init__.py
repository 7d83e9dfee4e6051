"""Cases: a position, what is done, and what has to be so afterwards.

A file of cases is JSON: an object whose ``scenarios`` are a list, or the list itself.
Each case is a position (`notation`) with ``acts`` and ``exp``, what is done and what
is expected then; a case with ``setup`` looks at fresh deals instead. May import the
rules of Regicide and `app.games.core`; files are read by whoever calls.
"""

from app.games.regicide.cases.faults import BrokenFile
from app.games.regicide.cases.playing import Verdict, play_cases

__all__ = ["BrokenFile", "Verdict", "play_cases"]
