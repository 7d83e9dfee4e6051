"""Make `static/vendor` from the npm packages that `package-lock.json` names.

Run by `scripts/vendor`. Imports fonttools and the standard library; never the
product itself.
"""
