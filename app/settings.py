"""What an operator can set, by environment variables or a `.env` file.

Settings are read once, checked, frozen and handed on in parts; a value that
would be unsafe, or a name that nobody knows, refuses to start and says what to
do about it.
"""

import base64
import binascii
import ipaddress
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from app import addresses

ENV_FILE = Path(".env")
PREFIX = "INTERREGNUM_"
SALT_BYTES = 8
HASH_BYTES = 16
"""What Argon2 asks of a salt, and of a hash that is worth anything."""

_argon2 = re.compile(
    r"\$argon2(?:id|i|d)\$v=\d+\$m=\d+,t=\d+,p=\d+"
    r"\$(?P<salt>[A-Za-z0-9+/]+)\$(?P<hash>[A-Za-z0-9+/]+)"
)


class BadSettings(Exception):
    """The settings do not allow a start; the message says what to do."""


class Settings(BaseSettings):
    """Everything an operator can set."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, extra="ignore", frozen=True, env_ignore_empty=True
    )

    host: str = Field(default="127.0.0.1", description="Address to listen on.")
    port: int = Field(
        default=8000, ge=0, le=65535, description="Port; 0 takes a free one."
    )
    data_dir: Path = Field(
        default=Path("data"), description="Where the embedded SQLite file is kept."
    )
    redis_url: str | None = Field(
        default=None,
        description="Redis for live rooms, such as redis://localhost:6379/0.",
    )
    database_url: str | None = Field(
        default=None, description="PostgreSQL for finished matches (postgresql://...)."
    )
    admin_password_hash: str | None = Field(
        default=None, description="Argon2 hash from `interregnum hash-password`."
    )
    public_origin: str | None = Field(
        default=None,
        description="The address people type, such as https://table.example.",
    )
    trusted_proxies: Annotated[tuple[str, ...], NoDecode] = Field(
        default=(),
        description="Addresses or networks whose forwarded headers are believed.",
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="How much is logged."
    )
    metrics_token: str | None = Field(
        default=None, description="Bearer token for /metrics from other than loopback."
    )
    plain_client: bool = Field(
        default=False,
        description="Serve the client's modules as written (development only).",
    )
    commands_per_second: int = Field(
        default=30, ge=1, le=10_000, description="How fast one player may send."
    )
    redis_may_forget: bool = Field(
        default=False,
        description="Accept a Redis without persistence (development only).",
    )

    @field_validator("trusted_proxies", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        return value

    @field_validator("trusted_proxies")
    @classmethod
    def _networks(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(addresses.network(network) for network in value)

    @field_validator("log_level", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("host")
    @classmethod
    def _listening(cls, value: str) -> str:
        return addresses.listening(value)

    @field_validator("data_dir")
    @classmethod
    def _folder(cls, value: Path) -> Path:
        # A database's address has its options after one.
        if "?" in str(value):
            msg = "a folder with a question mark in its name cannot be used"
            raise ValueError(msg)
        return value

    @field_validator("public_origin")
    @classmethod
    def _origin(cls, value: str | None) -> str | None:
        return None if value is None else addresses.origin(value)

    @field_validator("admin_password_hash")
    @classmethod
    def _hashed(cls, value: str | None) -> str | None:
        if value is not None and not _is_argon2(value):
            msg = (
                "this is no whole Argon2 hash; make one with"
                " `interregnum hash-password`, and mind its dollar signs"
            )
            raise ValueError(msg)
        return value

    @field_validator("metrics_token")
    @classmethod
    def _word(cls, value: str | None) -> str | None:
        if value is not None and not re.fullmatch("[!-~]+", value):
            msg = "write one word of letters, digits and signs, without spaces"
            raise ValueError(msg)
        return value

    @field_validator("redis_url")
    @classmethod
    def _redis(cls, value: str | None) -> str | None:
        return None if value is None else addresses.redis(value)

    @field_validator("database_url")
    @classmethod
    def _database(cls, value: str | None) -> str | None:
        return None if value is None else addresses.database(value)

    @model_validator(mode="after")
    def _public_needs_origin(self) -> "Settings":
        if not self.is_loopback and self.public_origin is None:
            msg = (
                f"HOST={self.host} can be reached from outside, so PUBLIC_ORIGIN must"
                " say under which address people open the site"
            )
            raise ValueError(msg)
        return self

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        if self.host == addresses.LOOPBACK_NAME:
            return True
        return ipaddress.ip_address(self.host).is_loopback

    @property
    def embedded(self) -> bool:
        """Whether rooms live in this process and its SQLite file."""
        return self.redis_url is None

    @property
    def archive_url(self) -> str:
        """Where finished matches are kept."""
        return self.database_url or self.sqlite_url

    @property
    def sqlite_url(self) -> str:
        """The embedded file as a database."""
        return f"sqlite:///{self.sqlite_file}"

    @property
    def sqlite_file(self) -> Path:
        """The one file of the embedded product."""
        return self.data_dir / "interregnum.sqlite3"

    def allows_origin(self, origin: str, host: str) -> bool:
        """Return whether a browser page of this origin may talk to us.

        Args:
            origin: The request's `Origin` header.
            host: Its `Host` header; on loopback, where no public origin is set,
                the page must come from that very address.
        """
        if self.public_origin is not None:
            return origin == self.public_origin
        return origin == f"http://{host}" and (
            urlsplit(origin).hostname in {"127.0.0.1", "localhost", "::1"}
        )


def load(environment: Mapping[str, str] | None = None) -> Settings:
    """Read and check the settings.

    Raises:
        BadSettings: With one sentence for each thing that is wrong.
    """
    environment = os.environ if environment is None else environment
    known = {name.upper() for name in Settings.model_fields}
    unknown = sorted(
        {name for name in _dotenv_names() if name.upper() not in known}
        | {name for name in environment if name.upper().startswith(PREFIX)}
    )
    if unknown:
        raise BadSettings(
            f"Unknown setting {', '.join(unknown)}."
            f" Known are {', '.join(sorted(known))}."
        )
    try:
        return Settings()
    except ValidationError as error:
        raise BadSettings(_sentences(error)) from None


def _is_argon2(written: str) -> bool:
    """Return whether a hash is whole: a cut one would keep every admin out."""
    found = _argon2.fullmatch(written)
    return (
        found is not None
        and _decoded(found["salt"]) >= SALT_BYTES
        and _decoded(found["hash"]) >= HASH_BYTES
    )


def _decoded(text: str) -> int:
    """Return how many bytes a text in base 64 without its end marks stands for."""
    try:
        return len(base64.b64decode(text + "=" * (-len(text) % 4)))
    except binascii.Error:
        return 0


def _dotenv_names() -> list[str]:
    if not ENV_FILE.is_file():
        return []
    try:
        text = ENV_FILE.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(f"{ENV_FILE} cannot be read ({error}).") from None
    lines = (line.strip() for line in text.splitlines())
    return [
        line.removeprefix("export ").split("=", 1)[0].strip()
        for line in lines
        if line and not line.startswith("#")
    ]


def _sentences(error: ValidationError) -> str:
    lines = []
    for problem in error.errors():
        name = "_".join(str(part) for part in problem["loc"]).upper()
        text = problem["msg"].removeprefix("Value error, ")
        lines.append(f"{name}: {text}." if name else f"{text}.")
    return " ".join(lines)
