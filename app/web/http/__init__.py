"""The REST door: session, lobby, matches, admin, health, pages.

May import `app.services` and below; nothing of `app.web.ws`.
"""
