"""Use cases: what the product does, asynchronously, speaking to ports only.

May import `app.protocol`, `app.room`, `app.bots` and `app.games`; never an
adapter, a web framework or the settings.
"""
