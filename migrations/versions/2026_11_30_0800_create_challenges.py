"""Create challenges: marked matches, who played their deal, who has seen a match.

Revision: 2026_11_30_0800
Follows: 2026_11_30_0500
"""

import sqlalchemy as sa
from alembic import op

revision = "2026_11_30_0800"
down_revision = "2026_11_30_0500"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "matches",
        sa.Column(
            "origin",
            sa.Text(),
            nullable=True,
            comment="The match whose deal it played again, which salts its chance.",
        ),
    )
    create_challenges()
    create_sights()
    if op.get_bind().dialect.name == "postgresql":  # SQLite keeps no comments
        comment_players(
            "Everybody who has seen or finished a match or has been renamed.",
            "As last known; null once erased, or not yet known.",
        )


def downgrade() -> None:
    for table in ("sights", "challenge_runs", "challenges"):
        op.drop_table(table)
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("origin")
    if op.get_bind().dialect.name == "postgresql":
        comment_players(
            "Everybody who has finished a match or has been renamed.",
            "As last known; null once erased.",
        )


def create_challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text(), nullable=False, comment="Opaque id of its page."),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("marked_by", sa.Text(), nullable=True, comment="Null once erased."),
        sa.Column("marked_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_by", sa.Text(), nullable=True, comment="Null once erased."),
        sa.Column(
            "closed_at",
            sa.BigInteger(),
            nullable=True,
            comment="Null while it is open.",
        ),
        sa.ForeignKeyConstraint(
            ["closed_by"], ["players.id"], name=op.f("fk_challenges_closed_by_players")
        ),
        sa.ForeignKeyConstraint(
            ["marked_by"], ["players.id"], name=op.f("fk_challenges_marked_by_players")
        ),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_challenges_match_matches")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
        sa.UniqueConstraint("match", name=op.f("uq_challenges_match")),
        comment="Finished matches whose deal friends may play again.",
    )
    op.create_table(
        "challenge_runs",
        sa.Column(
            "match",
            sa.Text(),
            nullable=False,
            comment="In `matches` once it has ended.",
        ),
        sa.Column("challenge", sa.Text(), nullable=False),
        sa.Column("dealt_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["challenge"],
            ["challenges.id"],
            name=op.f("fk_challenge_runs_challenge_challenges"),
        ),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_challenge_runs")),
        comment="The matches that play the deal of a challenge.",
    )
    op.create_index(
        op.f("ix_challenge_runs_challenge"), "challenge_runs", ["challenge"]
    )


def create_sights() -> None:
    op.create_table(
        "sights",
        sa.Column("match", sa.Text(), nullable=False, comment="May be under way."),
        sa.Column(
            "player",
            sa.Text(),
            nullable=False,
            comment="Opaque id; empty for somebody who cannot be named.",
        ),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "kind IN ('played', 'watched', 'opened', 'looked')",
            name=op.f("ck_sights_kind"),
        ),
        sa.PrimaryKeyConstraint("match", "player", "kind", name=op.f("pk_sights")),
        comment="Who has seen a match of a game that offers challenges.",
    )
    op.create_index("ix_sights_player", "sights", ["player"])


def comment_players(table: str, name: str) -> None:
    op.create_table_comment("players", table)
    op.alter_column("players", "name", existing_type=sa.Text(), comment=name)
