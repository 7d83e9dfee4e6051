"""Henry, the automaton of the game alone: his turn and his treasures (H64 to H84).

May import the rules around it; they call only `turn.play` and `treasures.remove_met`.
"""
