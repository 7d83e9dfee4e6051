"""What can be wrong with a move.

`RuleBroken`
└── `IllegalMove`: the rules of the game refuse this move now
"""


class RuleBroken(Exception):
    """Something the rules of a game do not allow."""


class IllegalMove(RuleBroken):
    """A move that the rules refuse; the state is as it was.

    The code, rule and details are computed from what the mover may see, so that
    a refusal tells nothing a view does not.

    Args:
        code: Stable kebab-case reason, known to the client's language files.
        message: One English sentence that says what to do instead.
        rule: The id of the rule decision, such as ``K28``; empty if none.
        details: Public facts the sentence needs, such as a card id.
    """

    def __init__(
        self, code: str, message: str, rule: str = "", **details: object
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.details = details
