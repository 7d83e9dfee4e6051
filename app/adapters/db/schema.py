"""The tables of the archive, with a comment for whatever a name does not say.

1. A match is written once, in one transaction, and never changed afterwards,
   save `shared` and what an erased player takes away.
2. Names of people stand in `players.name` and `match_players.name` only.
3. Times are milliseconds since 1970, as everywhere in the product. JSON is kept
   as the text it came as, so that a record is read back byte for byte.
"""

import sqlalchemy as sa

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
"""Names of constraints, so that later migrations can speak of them."""

metadata = sa.MetaData(naming_convention=NAMING)

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.Text, primary_key=True, comment="Opaque id."),
    sa.Column(
        "name", sa.Text, comment="As last known; null once erased, or not yet known."
    ),
    sa.Column(
        "erased",
        sa.Boolean,
        nullable=False,
        comment="A result that lands after the erasure gets no name either.",
    ),
    comment="Everybody who has seen or finished a match or has been renamed.",
)

series = sa.Table(
    "series",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column(
        "rounds",
        sa.Integer,
        nullable=False,
        comment="Number of the newest round, which is `last_match`.",
    ),
    sa.Column("last_match", sa.Text, nullable=False),
    sa.Column("last_played_at", sa.BigInteger, nullable=False),
    comment="A table of friends that plays again and again.",
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.Text, primary_key=True, comment="Also salts its chance."),
    sa.Column("room", sa.Text, nullable=False, comment="Code of its table."),
    sa.Column("series", sa.ForeignKey("series.id"), nullable=False, index=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column(
        "public", sa.Boolean, nullable=False, comment="The room was open to all."
    ),
    sa.Column(
        "shared",
        sa.Boolean,
        nullable=False,
        comment="A player has opened it to whoever has the link.",
    ),
    sa.Column("options", sa.Text, nullable=False, comment="JSON."),
    sa.Column(
        "content", sa.Text, index=True, comment="SHA-256 of an uploaded deck, hex."
    ),
    sa.Column("content_text", sa.Text, comment="The uploaded deck itself."),
    sa.Column(
        "carry_in", sa.Text, nullable=False, comment="JSON: seat by award at the deal."
    ),
    sa.Column("outcome", sa.Text, nullable=False, comment="JSON."),
    sa.Column(
        "secret", sa.Text, nullable=False, comment="Revealed with the outcome, hex."
    ),
    sa.Column(
        "commitment", sa.Text, nullable=False, comment="SHA-256 of the secret, hex."
    ),
    sa.Column(
        "entropies",
        sa.Text,
        nullable=False,
        comment="JSON: the players' shares of the shuffle, hex, as dealt.",
    ),
    sa.Column("started_at", sa.BigInteger, nullable=False),
    sa.Column("ended_at", sa.BigInteger, nullable=False),
    sa.Column(
        "engine", sa.Text, nullable=False, comment="Version that played the match."
    ),
    sa.Column(
        "origin",
        sa.Text,
        comment="The match whose deal it played again, which salts its chance.",
    ),
    sa.Index("ix_matches_ended_at_id", "ended_at", "id"),
    comment="Finished matches, each written once.",
)

match_players = sa.Table(
    "match_players",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column(
        "position",
        sa.Integer,
        nullable=False,
        comment="Place in the clockwise order of the deal, from 0.",
    ),
    sa.Column("player", sa.ForeignKey("players.id"), comment="Null once erased."),
    sa.Column(
        "name", sa.Text, nullable=False, comment="At the deal; empty once erased."
    ),
    sa.Column("placing", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column(
        "ended_at",
        sa.BigInteger,
        nullable=False,
        comment="The match's, so that one index serves the list of a player.",
    ),
    sa.Index("ix_match_players_player_ended_at_match", "player", "ended_at", "match"),
    comment="The seats of a match.",
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, comment="Null for a time-out of several seats."),
    sa.Column("move", sa.Text, comment="JSON as on the wire; null unless a move."),
    sa.CheckConstraint("kind IN ('move', 'timeout', 'leave', 'undo')", name="kind"),
    comment="The steps of a match, which replay it.",
)

awards = sa.Table(
    "awards",
    metadata,
    sa.Column("series", sa.ForeignKey("series.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("match", sa.ForeignKey("matches.id"), nullable=False, unique=True),
    sa.Column("king", sa.ForeignKey("players.id"), comment="Null: nobody, or erased."),
    sa.Column("fool", sa.ForeignKey("players.id"), comment="Null: nobody, or erased."),
    comment="The ledger: one row for each series and round; the first stays.",
)

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("id", sa.Text, primary_key=True, comment="Opaque id of its page."),
    sa.Column("match", sa.ForeignKey("matches.id"), nullable=False, unique=True),
    sa.Column("marked_by", sa.ForeignKey("players.id"), comment="Null once erased."),
    sa.Column("marked_at", sa.BigInteger, nullable=False),
    sa.Column("closed_by", sa.ForeignKey("players.id"), comment="Null once erased."),
    sa.Column("closed_at", sa.BigInteger, comment="Null while it is open."),
    comment="Finished matches whose deal friends may play again.",
)

challenge_runs = sa.Table(
    "challenge_runs",
    metadata,
    sa.Column(
        "match", sa.Text, primary_key=True, comment="In `matches` once it has ended."
    ),
    sa.Column("challenge", sa.ForeignKey("challenges.id"), nullable=False, index=True),
    sa.Column("dealt_at", sa.BigInteger, nullable=False),
    comment="The matches that play the deal of a challenge.",
)

sights = sa.Table(
    "sights",
    metadata,
    sa.Column("match", sa.Text, primary_key=True, comment="May be under way."),
    sa.Column(
        "player",
        sa.Text,
        primary_key=True,
        comment="Opaque id; empty for somebody who cannot be named.",
    ),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.CheckConstraint(
        "kind IN ('played', 'watched', 'opened', 'looked')", name="kind"
    ),
    sa.Index("ix_sights_player", "player"),
    comment="Who has seen a match of a game that offers challenges.",
)

audit = sa.Table(
    "audit",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("act", sa.Text, nullable=False),
    sa.Column("room", sa.Text),
    sa.Column("player", sa.Text, comment="Whom the act was about; null once erased."),
    sa.Column("reason", sa.Text, nullable=False, comment="In the admin's own words."),
    comment="What admins did, newest last.",
)

admin_sessions = sa.Table(
    "admin_sessions",
    metadata,
    sa.Column("token_hash", sa.Text, primary_key=True, comment="SHA-256, hex."),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
    comment="Admins who are signed in; seen by all processes.",
)

admin_reveals = sa.Table(
    "admin_reveals",
    metadata,
    sa.Column("token_hash", sa.Text, primary_key=True),
    sa.Column("room", sa.Text, primary_key=True),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
    comment="Rooms whose hands an admin's session may see for a while.",
)
