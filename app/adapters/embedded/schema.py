"""The tables of live rooms and signed-in devices in the embedded file.

1. Whatever belongs to a room goes with it: every table of a room's things
   refers to `live_rooms` and is cascaded.
2. `keep_until` ends the life of a row; what has run out is never returned, and
   deleted by a sweep.
3. Times are milliseconds since 1970. These tables exist on SQLite only.
"""

import sqlalchemy as sa

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
"""Names of constraints, so that later migrations can speak of them."""

metadata = sa.MetaData(naming_convention=NAMING)


def _of_room() -> sa.Column[str]:
    rooms = sa.ForeignKey("live_rooms.code", ondelete="CASCADE")
    return sa.Column("code", sa.Text, rooms, primary_key=True)


live_rooms = sa.Table(
    "live_rooms",
    metadata,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False, comment="Counts commits."),
    sa.Column(
        "place",
        sa.Text,
        nullable=False,
        comment="When it was created, 13 digits, and its code: sorts all lists.",
    ),
    sa.Column("deadline", sa.BigInteger, index=True, comment="Null for never."),
    sa.Column("keep_until", sa.BigInteger, nullable=False),
    sa.Column("host", sa.Text, nullable=False, index=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("pending", sa.Boolean, nullable=False, comment="Owes the archive."),
    sa.Column("row", sa.LargeBinary, comment="Null unless the room is public."),
    sa.Column(
        "members",
        sa.LargeBinary,
        nullable=False,
        comment="MessagePack, to see whether live_members has to change.",
    ),
    # Last, so that a scan of the other columns need not read past it.
    sa.Column("document", sa.LargeBinary, nullable=False),
    sa.Index("ix_live_rooms_status_place", "status", "place"),
    comment="The rooms, each one document.",
)

live_log = sa.Table(
    "live_log",
    metadata,
    _of_room(),
    sa.Column("version", sa.Integer, primary_key=True, comment="It led to."),
    sa.Column("body", sa.LargeBinary, nullable=False),
    comment="What happened in a room, in order; only ever appended to.",
    sqlite_with_rowid=False,
)

live_answers = sa.Table(
    "live_answers",
    metadata,
    _of_room(),
    sa.Column("player", sa.Text, primary_key=True),
    sa.Column("id", sa.Text, primary_key=True, comment="The command's own id."),
    sa.Column("digest", sa.LargeBinary, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    comment="What commands were answered, so that each is applied once.",
    sqlite_with_rowid=False,
)

live_members = sa.Table(
    "live_members",
    metadata,
    _of_room(),
    sa.Column("player", sa.Text, primary_key=True, index=True),
    comment="Who sits or watches where.",
    sqlite_with_rowid=False,
)

live_contents = sa.Table(
    "live_contents",
    metadata,
    sa.Column("content", sa.Text, primary_key=True, comment="Hash of the text."),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("keep_until", sa.BigInteger, nullable=False),
    comment="Uploaded decks and tile lists.",
)

profiles = sa.Table(
    "profiles",
    metadata,
    sa.Column("player", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("locale", sa.Text, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    comment="Players who are signed in somewhere.",
)


def _of_profile() -> sa.Column[str]:
    profile = sa.ForeignKey("profiles.player", ondelete="CASCADE")
    return sa.Column("player", sa.Text, profile, nullable=False, index=True)


devices = sa.Table(
    "devices",
    metadata,
    sa.Column("token_hash", sa.Text, primary_key=True),
    _of_profile(),
    sa.Column("keep_until", sa.BigInteger, nullable=False),
    comment="Signed-in devices; a token itself is never stored.",
)

device_codes = sa.Table(
    "device_codes",
    metadata,
    sa.Column("code_hash", sa.Text, primary_key=True),
    _of_profile(),
    sa.Column("keep_until", sa.BigInteger, nullable=False),
    comment="One-time codes for a second device.",
)
