"""The decisions a player can be asked for, one module each, and their table.

A state has exactly one decision open, its phase; `DECISIONS` says who may make
it, how, and what happens if nobody does. May import everything below: the
chain, effects' outcomes, zones and questions.
"""
