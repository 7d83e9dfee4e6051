"""`python -m app`: the same as the `interregnum` command."""

from app.cli import main

main()
