"""The table around a game, pure: seats, host, clocks, absence, votes, rematch.

Clock and chance are handed in. May import `app.games` only.
"""
