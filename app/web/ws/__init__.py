"""The room socket: accept, pump, close.

May import `app.services` and below; nothing of `app.web.http`.
"""
