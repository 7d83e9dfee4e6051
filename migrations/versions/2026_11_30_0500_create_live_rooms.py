"""Create the live rooms and signed-in devices of the embedded product.

Revision: 2026_11_30_0500
Follows: 2026_11_30_0450
"""

import sqlalchemy as sa
from alembic import op

revision = "2026_11_30_0500"
down_revision = "2026_11_30_0450"
branch_labels = None
depends_on = None

TABLES = (
    "device_codes",
    "devices",
    "profiles",
    "live_contents",
    "live_members",
    "live_answers",
    "live_log",
    "live_rooms",
)


def upgrade() -> None:
    # With PostgreSQL the archive is its own, and live rooms are elsewhere.
    if op.get_bind().dialect.name == "sqlite":
        create_rooms()
        create_things_of_rooms()
        create_contents()
        create_devices()


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for table in TABLES:
            op.drop_table(table)


def create_rooms() -> None:
    op.create_table(
        "live_rooms",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("keep_until", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("pending", sa.Boolean(), nullable=False),
        sa.Column("row", sa.LargeBinary(), nullable=True),
        sa.Column("members", sa.LargeBinary(), nullable=False),
        sa.Column("document", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_live_rooms")),
    )
    op.create_index(op.f("ix_live_rooms_deadline"), "live_rooms", ["deadline"])
    op.create_index(op.f("ix_live_rooms_host"), "live_rooms", ["host"])
    op.create_index("ix_live_rooms_status_place", "live_rooms", ["status", "place"])


def create_things_of_rooms() -> None:
    op.create_table(
        "live_log",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        belongs_to_room("live_log"),
        sa.PrimaryKeyConstraint("code", "version", name=op.f("pk_live_log")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "live_answers",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        belongs_to_room("live_answers"),
        sa.PrimaryKeyConstraint("code", "player", "id", name=op.f("pk_live_answers")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "live_members",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        belongs_to_room("live_members"),
        sa.PrimaryKeyConstraint("code", "player", name=op.f("pk_live_members")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_live_members_player"), "live_members", ["player"])


def create_contents() -> None:
    op.create_table(
        "live_contents",
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("keep_until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("content", name=op.f("pk_live_contents")),
    )


def create_devices() -> None:
    op.create_table(
        "profiles",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_profiles")),
    )
    for table, key in (("devices", "token_hash"), ("device_codes", "code_hash")):
        op.create_table(
            table,
            sa.Column(key, sa.Text(), nullable=False),
            sa.Column("player", sa.Text(), nullable=False),
            sa.Column("keep_until", sa.BigInteger(), nullable=False),
            sa.ForeignKeyConstraint(
                ["player"],
                ["profiles.player"],
                name=op.f(f"fk_{table}_player_profiles"),
                ondelete="CASCADE",
            ),
            sa.PrimaryKeyConstraint(key, name=op.f(f"pk_{table}")),
        )
        op.create_index(op.f(f"ix_{table}_player"), table, ["player"])


def belongs_to_room(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["code"],
        ["live_rooms.code"],
        name=op.f(f"fk_{table}_code_live_rooms"),
        ondelete="CASCADE",
    )
