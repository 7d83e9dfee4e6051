"""What a game is: the contract that the room and every game share.

May import nothing of `app` outside this package.
"""
