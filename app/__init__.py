"""Interregnum: an online table for three games about vacant thrones.

The packages are rings; each may import only those listed below it:
`web` and `adapters`, then `services`, `protocol`, `room`, `bots`, `games`.
Only `bootstrap` knows which adapters are in use.
"""
