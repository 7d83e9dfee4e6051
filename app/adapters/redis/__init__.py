"""Live rooms, signed-in devices and rate limits on Redis, for many processes.

All that one commit touches shares a hash tag, so that one script changes it and
Redis Cluster can hold it. May import `app.services.ports` and
`app.services.rates` only.
"""
