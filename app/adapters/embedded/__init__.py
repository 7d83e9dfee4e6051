"""The ports for one process: everything in one SQLite file, or in memory.

The file keeps what must survive a killed process (rooms, log, answers,
deadlines, signed-in devices); announcements and rate limits live in memory,
since nobody else needs to see them. May import `app.services.ports` and
`app.services.rates` only.
"""
