"""The rules of the games, pure: no clock, no IO, no chance of their own.

`core` says what a game is; each other folder is one game, found by the
registry. May import nothing of `app` outside `app.games`.
"""
