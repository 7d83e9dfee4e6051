"""A connection begins with the right server, and with no other."""

import asyncio
import datetime
import ipaddress
import ssl
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from app.adapters.redis.address import Address
from app.adapters.redis.greeting import dial, greet
from app.adapters.redis.link import Patience
from app.adapters.redis.wire import Wire
from app.services.ports import Unavailable
from tests.adapters.places import a_link
from tests.adapters.redis.ends import Ends
from tests.adapters.redis.proxy import Cable
from tests.engines import RedisEngine

pytestmark = pytest.mark.live

SHORT = Patience(command=0.5)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with a key and a certificate for 127.0.0.1 that it signs itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "redis")])
    today = datetime.datetime.now(datetime.UTC)
    address = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([address]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = tmp_path_factory.mktemp("tls") / "redis.pem"
    path.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + signed.public_bytes(serialization.Encoding.PEM)
    )
    return path


@pytest.fixture
async def encrypted(
    redis_engine: RedisEngine, certificate: Path
) -> AsyncIterator[Cable]:
    """Yield an encrypted cable to this run's Redis."""
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate)
    async with Cable(redis_engine.port, tls) as cable:
        yield cable


def encrypted_url(cable: Cable) -> str:
    """Return the address of an encrypted cable."""
    return cable.url.replace("redis://", "rediss://")


async def test_an_encrypted_server_that_the_system_believes_is_used(
    encrypted: Cable, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))

    async with a_link(encrypted_url(encrypted), SHORT) as link:
        assert await link.call("PING") == b"PONG"


async def test_an_encrypted_server_that_nobody_vouches_for_is_refused(
    encrypted: Cable,
) -> None:
    with pytest.raises(Unavailable, match="certificate verify failed"):
        async with a_link(encrypted_url(encrypted), SHORT):
            pass


async def test_a_server_that_is_loading_is_not_used_yet() -> None:
    """P07: after a restart it takes connections before it knows its rooms."""
    ends = Ends()
    greeting = asyncio.ensure_future(greet(ends.wire, Address(), ()))
    await asyncio.sleep(0)

    ends.wire.data_received(
        b"%1\r\n$4\r\nrole\r\n$6\r\nmaster\r\n+OK\r\n-LOADING dataset\r\n"
    )

    with pytest.raises(Unavailable, match="LOADING"):
        await greeting
    ends.wire.connection_lost(None)


async def test_a_connection_says_whose_it_is(redis_url: str) -> None:
    async with a_link(redis_url) as link:
        assert b" name=interregnum " in await link.call("CLIENT", "INFO")


async def test_a_server_behind_a_socket_file_is_reached(tmp_path: Path) -> None:
    path = str(tmp_path / "redis.sock")
    came = asyncio.Event()

    async def let_in(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.set()
        writer.close()

    async with await asyncio.start_unix_server(let_in, path):
        address = Address("", 0, path=path)
        wire = await dial(address, lambda: Wire(lambda _: None, lambda _: None, 1.0))
        async with asyncio.timeout(60):
            await came.wait()
        wire.abort()
