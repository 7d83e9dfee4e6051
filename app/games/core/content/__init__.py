"""Reads and keeps what hosts upload: decks and tile lists as TOML files.

Whatever is wrong with a file is told by line and field. May import nothing of `app`
but `app.games.core`.
"""
