"""What each keyword does once its text takes place, one module per group.

May import the table, its zones and its questions; never the decisions' rules.
"""
