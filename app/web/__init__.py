"""The two doors: REST in `http`, the room socket in `ws`; strangers to each other.

May import `app.services` and below; never an adapter or the settings.
"""
