"""What each question costs, measured from outside; never asserted in a test.

May import nothing of `app`: it speaks the protocol like any client.
"""
