"""What a socket sends is read in order, one frame after the other, and then its end."""

from app.web.ws.intake import MOST_UNREAD, Intake


class Reader:
    """Reads frames, each of which is under way until that is over.

    Args:
        waits: Whether the next frame has to wait for each.
    """

    def __init__(self, *, waits: bool = True) -> None:
        self.read: list[bytes | None] = []
        self.ends = 0
        self._waits = waits

    def take(self, frame: bytes | None) -> bool:
        """Read one frame."""
        self.read.append(frame)
        return self._waits

    def end(self) -> None:
        """Hear of the end."""
        self.ends += 1


def test_frames_are_read_in_the_order_in_which_they_came() -> None:
    intake, reader = Intake(), Reader(waits=False)
    intake.put(b"one")
    intake.put(None)
    intake.begin(reader.take, reader.end)
    intake.put(b"three")

    assert reader.read == [b"one", None, b"three"]


def test_a_frame_is_read_at_once_where_nothing_is_under_way() -> None:
    intake, reader = Intake(), Reader()
    intake.begin(reader.take, reader.end)

    intake.put(b"at once")

    assert reader.read == [b"at once"]


def test_a_frame_waits_for_the_one_before_it() -> None:
    """D07: two quick moves of one socket are made one after the other."""
    intake, reader = Intake(), Reader()
    intake.begin(reader.take, reader.end)
    intake.put(b"one")
    intake.put(b"two")
    intake.put(b"three")
    assert reader.read == [b"one"]

    intake.go_on()

    assert reader.read == [b"one", b"two"]


def test_the_end_comes_after_all_that_was_sent() -> None:
    intake, reader = Intake(), Reader()
    intake.begin(reader.take, reader.end)
    intake.put(b"last words")
    intake.put(b"and more")
    intake.end()
    intake.go_on()
    assert (reader.read, reader.ends) == ([b"last words", b"and more"], 0)

    intake.go_on()

    assert reader.ends == 1


def test_a_reader_that_waits_hears_of_the_end() -> None:
    intake, reader = Intake(), Reader()
    intake.begin(reader.take, reader.end)

    intake.end()

    assert reader.ends == 1


def test_an_end_that_came_before_anybody_read_is_told_as_well() -> None:
    intake, reader = Intake(), Reader(waits=False)
    intake.put(b"hello and goodbye")
    intake.end()

    intake.begin(reader.take, reader.end)

    assert (reader.read, reader.ends) == ([b"hello and goodbye"], 1)


def test_m08_a_full_intake_says_so_until_all_of_it_has_been_read() -> None:
    intake, reader = Intake(), Reader()
    emptied: list[bool] = []
    intake.emptied = lambda: emptied.append(True)
    room = [intake.put(b"x") for _ in range(MOST_UNREAD)]
    assert room == [True] * (MOST_UNREAD - 1) + [False]

    intake.begin(reader.take, reader.end)
    for _ in range(MOST_UNREAD - 2):
        intake.go_on()
    assert not intake.put(b"y")
    assert emptied == []

    intake.go_on()
    intake.go_on()
    assert emptied == [True]
    assert intake.put(b"z")
