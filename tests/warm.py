"""Processes that begin at once: forked off one that has imported the product.

Most of what a process of ours does in a test is to import. `multiprocessing` keeps one
process for all of a run that has done so and nothing else; whatever is started with
`CONTEXT` is a process of its own from there on, which can be killed like any other.
"""

import multiprocessing

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.warm_imports"])
