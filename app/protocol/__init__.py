"""What goes over the wire: messages by direction, strict decoding, codes.

May import `app.room` and `app.games`; knows no socket and no framework.
"""
