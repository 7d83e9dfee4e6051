"""What can be wrong with a file of cases."""


class BrokenFile(Exception):
    """A file that holds no cases; the text says why."""


class BadCase(Exception):
    """A case that cannot be played; the text says which part of it, and why."""
