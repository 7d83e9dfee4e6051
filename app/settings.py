"""What an operator can set, by environment variables or a `.env` file.

Settings are read once, checked, frozen and handed on in parts; a value that
would be unsafe, or a name that nobody knows, refuses to start and says what to
do about it.
"""

import ipaddress
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from argon2 import extract_parameters
from argon2.exceptions import InvalidHashError
from pydantic import Field, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

ENV_FILE = Path(".env")
PREFIX = "INTERREGNUM_"
USUAL_PORTS = {"http": 80, "https": 443}


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
        default=30, ge=1, le=10_000, description="How fast one socket may send."
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
        for network in value:
            try:
                ipaddress.ip_network(network)
            except ValueError:
                msg = f"{network!r} is no address or network; write 10.0.0.0/8, say"
                raise ValueError(msg) from None
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("public_origin")
    @classmethod
    def _origin(cls, value: str | None) -> str | None:
        if value is None:
            return None
        parts = urlsplit(value)
        if parts.scheme not in USUAL_PORTS or not parts.hostname:
            msg = "write scheme and host, such as https://table.example"
            raise ValueError(msg)
        # As browsers write it, or no page of ours would be let in.
        name = parts.hostname
        host = f"[{name}]" if ":" in name else name.encode("idna").decode("ascii")
        usual = parts.port in {None, USUAL_PORTS[parts.scheme]}
        plain = f"{parts.scheme}://{host}" + ("" if usual else f":{parts.port}")
        if parts.path.strip("/") or parts.query or parts.fragment or parts.username:
            msg = f"an origin has no path, and no name before the host; write {plain}"
            raise ValueError(msg)
        return plain

    @field_validator("admin_password_hash")
    @classmethod
    def _argon2(cls, value: str | None) -> str | None:
        if value is None:
            return None
        try:
            extract_parameters(value)
        except InvalidHashError:
            msg = "this is no Argon2 hash; make one with `interregnum hash-password`"
            raise ValueError(msg) from None
        return value

    @field_validator("redis_url")
    @classmethod
    def _redis(cls, value: str | None) -> str | None:
        schemes = ("redis://", "rediss://", "unix://")
        if value is not None and not (value.startswith(schemes) and _has_port(value)):
            msg = "write redis://host:port/0"
            raise ValueError(msg)
        return value

    @field_validator("database_url")
    @classmethod
    def _database(cls, value: str | None) -> str | None:
        if value is None:
            return None
        for scheme in ("postgresql://", "postgres://", "postgresql+asyncpg://"):
            if value.startswith(scheme) and _has_port(value):
                return value
        msg = "write postgresql://user:password@host/database"
        raise ValueError(msg)

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
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

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


def _has_port(url: str) -> bool:
    """Return whether host and port of an address can be read."""
    try:
        port = urlsplit(url).port
    except ValueError:
        return False
    return port != 0


def _dotenv_names() -> list[str]:
    if not ENV_FILE.is_file():
        return []
    lines = (line.strip() for line in ENV_FILE.read_text("utf-8").splitlines())
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
