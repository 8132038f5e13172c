"""The garbage collector while bots think: it rests.

A bot's tree is large, has no cycles and goes by itself when it is dropped. A pass through it holds the interpreter for
10 to 20 ms, which the window feels and the search pays for.
"""

import gc
from threading import Lock


class Rest:
    """Between `begin` and `end` the collector rests; after that it no longer looks at what lives then, until `over`.

    Several thoughts may overlap, each with a `begin` and an `end` of its own.
    """

    __slots__ = ("_lock", "_thoughts", "_was_on")

    def __init__(self) -> None:
        self._lock = Lock()
        self._thoughts = 0
        self._was_on = False

    def begin(self) -> None:
        """A thought begins."""
        with self._lock:
            if not self._thoughts:
                self._was_on = gc.isenabled()
                gc.disable()
            self._thoughts += 1

    def end(self) -> None:
        """A thought has ended, its tree kept for the next: with the last one the collector goes on."""
        with self._lock:
            self._thoughts -= 1
            if not self._thoughts and self._was_on:
                gc.freeze()
                gc.enable()

    def over(self) -> None:
        """No more thoughts for now: the collector may look at everything again."""
        with self._lock:
            gc.unfreeze()


REST = Rest()
