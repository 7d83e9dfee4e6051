"""News are read as they were written."""

import pytest

from app.adapters.redis.news import decode, news_of
from app.services.ports import Announcement
from tests.adapters.commits import CODE, a_commit


@pytest.mark.parametrize("document", [None, b"", bytes(range(256)) * 50])
@pytest.mark.parametrize("entry", [None, b"", b"\x00\xff"])
def test_news_tell_of_the_version_that_a_commit_leads_to(
    document: bytes | None, entry: bytes | None
) -> None:
    news = decode(news_of(a_commit(6, document=document, entry=entry)))

    assert news == Announcement(CODE, 7, document, entry)
