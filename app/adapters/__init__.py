"""What the services' ports are on real technology; one package for each.

Adapters are strangers to each other. Each may import `app.services.ports`,
`app.services.rates` and its own technology; only `bootstrap` picks one.
"""
