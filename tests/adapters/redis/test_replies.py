"""An error of Redis is read as what it means for whoever asked."""

import pytest
from hiredis import ReplyError

from app.adapters.redis.replies import checked, is_away
from app.services.ports import Unavailable


@pytest.mark.parametrize("reply", [None, 0, b"", [], b"LOADING", False])
def test_what_is_no_error_is_given_back(reply: object) -> None:
    assert checked(reply) is reply
    assert not is_away(reply)


@pytest.mark.parametrize(
    "text",
    [
        "LOADING Redis is loading the dataset in memory",
        "READONLY You can't write against a read only replica.",
        "MASTERDOWN Link with MASTER is down",
        "CLUSTERDOWN The cluster is down",
    ],
)
def test_a_server_that_is_not_in_charge_is_away(text: str) -> None:
    assert is_away(ReplyError(text))
    with pytest.raises(Unavailable, match=text.split(maxsplit=1)[0]):
        checked(ReplyError(text))


@pytest.mark.parametrize(
    "text",
    [
        "OOM command not allowed when used memory > 'maxmemory'.",
        "MISCONF Redis is configured to save RDB snapshots, but cannot persist",
        "BUSY Redis is busy running a script.",
        "NOREPLICAS Not enough good replicas to write.",
        "NOAUTH Authentication required.",
        "WRONGPASS invalid username-password pair",
    ],
)
def test_a_server_that_cannot_do_it_now_is_unavailable_but_not_away(text: str) -> None:
    assert not is_away(ReplyError(text))
    with pytest.raises(Unavailable, match=text.split(maxsplit=1)[0]):
        checked(ReplyError(text))


@pytest.mark.parametrize("text", ["ERR unknown command", "WRONGTYPE of key", "NOPERM"])
def test_a_command_that_is_wrong_is_a_fault_of_ours(text: str) -> None:
    assert not is_away(ReplyError(text))
    with pytest.raises(ReplyError):
        checked(ReplyError(text))
