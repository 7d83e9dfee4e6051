"""Write the parts of the documents that follow from other files.

Run by `scripts/fix`; `tests/arch/test_docs.py` fails while one of them is behind.
Imports the standard library only.
"""
