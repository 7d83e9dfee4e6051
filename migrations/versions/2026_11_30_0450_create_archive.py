"""Create the archive: players, series, matches, awards, audit.

Revision: 2026_11_30_0450
Follows:
"""

import sqlalchemy as sa
from alembic import op

revision = "2026_11_30_0450"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    create_people()
    create_matches()
    create_steps()
    create_admin()


def downgrade() -> None:
    for table in (
        "admin_reveals",
        "admin_sessions",
        "audit",
        "awards",
        "moves",
        "match_players",
        "matches",
        "series",
        "players",
    ):
        op.drop_table(table)


def create_people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text(), nullable=False, comment="Opaque id."),
        sa.Column(
            "name", sa.Text(), nullable=True, comment="As last known; null once erased."
        ),
        sa.Column(
            "erased",
            sa.Boolean(),
            nullable=False,
            comment="A result that lands after the erasure gets no name either.",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        comment="Everybody who has finished a match or has been renamed.",
    )
    op.create_table(
        "series",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column(
            "rounds",
            sa.Integer(),
            nullable=False,
            comment="Number of the newest round, which is `last_match`.",
        ),
        sa.Column("last_match", sa.Text(), nullable=False),
        sa.Column("last_played_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_series")),
        comment="A table of friends that plays again and again.",
    )


def create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False, comment="Also salts its chance."),
        sa.Column("room", sa.Text(), nullable=False, comment="Code of its table."),
        sa.Column("series", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column(
            "public", sa.Boolean(), nullable=False, comment="The room was open to all."
        ),
        sa.Column(
            "shared",
            sa.Boolean(),
            nullable=False,
            comment="A player has opened it to whoever has the link.",
        ),
        sa.Column("options", sa.Text(), nullable=False, comment="JSON."),
        sa.Column(
            "content",
            sa.Text(),
            nullable=True,
            comment="SHA-256 of an uploaded deck, hex.",
        ),
        sa.Column(
            "content_text",
            sa.Text(),
            nullable=True,
            comment="The uploaded deck itself.",
        ),
        sa.Column(
            "carry_in",
            sa.Text(),
            nullable=False,
            comment="JSON: seat by award at the deal.",
        ),
        sa.Column("outcome", sa.Text(), nullable=False, comment="JSON."),
        sa.Column(
            "secret",
            sa.Text(),
            nullable=False,
            comment="Revealed with the outcome, hex.",
        ),
        sa.Column(
            "commitment",
            sa.Text(),
            nullable=False,
            comment="SHA-256 of the secret, hex.",
        ),
        sa.Column(
            "entropies",
            sa.Text(),
            nullable=False,
            comment="JSON: the players' shares of the shuffle, hex, as dealt.",
        ),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column(
            "engine",
            sa.Text(),
            nullable=False,
            comment="Version that played the match.",
        ),
        sa.ForeignKeyConstraint(
            ["series"], ["series.id"], name=op.f("fk_matches_series_series")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        comment="Finished matches, each written once.",
    )
    op.create_index(
        "ix_matches_ended_at_id", "matches", ["ended_at", "id"], unique=False
    )
    op.create_index(op.f("ix_matches_content"), "matches", ["content"], unique=False)
    op.create_index(op.f("ix_matches_series"), "matches", ["series"], unique=False)


def create_steps() -> None:
    op.create_table(
        "match_players",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column(
            "position",
            sa.Integer(),
            nullable=False,
            comment="Place in the clockwise order of the deal, from 0.",
        ),
        sa.Column("player", sa.Text(), nullable=True, comment="Null once erased."),
        sa.Column(
            "name", sa.Text(), nullable=False, comment="At the deal; empty once erased."
        ),
        sa.Column("placing", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column(
            "ended_at",
            sa.BigInteger(),
            nullable=False,
            comment="The match's, so that one index serves the list of a player.",
        ),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_match_players_match_matches")
        ),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("fk_match_players_player_players")
        ),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_match_players")),
        comment="The seats of a match.",
    )
    op.create_index(
        "ix_match_players_player_ended_at_match",
        "match_players",
        ["player", "ended_at", "match"],
        unique=False,
    )
    op.create_table(
        "moves",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column(
            "seat",
            sa.Integer(),
            nullable=True,
            comment="Null for a time-out of several seats.",
        ),
        sa.Column(
            "move",
            sa.Text(),
            nullable=True,
            comment="JSON as on the wire; null unless a move.",
        ),
        sa.CheckConstraint(
            "kind IN ('move', 'timeout', 'leave', 'undo')", name=op.f("ck_moves_kind")
        ),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_moves_match_matches")
        ),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_moves")),
        comment="The steps of a match, which replay it.",
    )
    op.create_table(
        "awards",
        sa.Column("series", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("king", sa.Text(), nullable=True, comment="Null: nobody, or erased."),
        sa.Column("fool", sa.Text(), nullable=True, comment="Null: nobody, or erased."),
        sa.ForeignKeyConstraint(
            ["fool"], ["players.id"], name=op.f("fk_awards_fool_players")
        ),
        sa.ForeignKeyConstraint(
            ["king"], ["players.id"], name=op.f("fk_awards_king_players")
        ),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_awards_match_matches")
        ),
        sa.ForeignKeyConstraint(
            ["series"], ["series.id"], name=op.f("fk_awards_series_series")
        ),
        sa.PrimaryKeyConstraint("series", "round", name=op.f("pk_awards")),
        sa.UniqueConstraint("match", name=op.f("uq_awards_match")),
        comment="The ledger: one row for each series and round; the first stays.",
    )


def create_admin() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("room", sa.Text(), nullable=True),
        sa.Column(
            "player",
            sa.Text(),
            nullable=True,
            comment="Whom the act was about; null once erased.",
        ),
        sa.Column(
            "reason", sa.Text(), nullable=False, comment="In the admin's own words."
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
        comment="What admins did, newest last.",
    )
    op.create_table(
        "admin_sessions",
        sa.Column("token_hash", sa.Text(), nullable=False, comment="SHA-256, hex."),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_admin_sessions")),
        comment="Admins who are signed in; seen by all processes.",
    )
    op.create_table(
        "admin_reveals",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", "room", name=op.f("pk_admin_reveals")),
        comment="Rooms whose hands an admin's session may see for a while.",
    )
