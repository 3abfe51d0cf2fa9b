"""A record signed by the server that ran the match (Ed25519).

What is signed is the last hash of the record, in which every entry before has its part. So nobody without the
server's key can rewrite what was done and hash it again. It proves nothing about whoever has the key, nor who
sat behind a name.
"""

from typing import Any, Literal

from stammtisch.base.errors import Malformed
from stammtisch.match.record import Record, Signature

Seal = Literal["none", "signed", "unchecked", "broken"]


def library() -> Any:
    """What signs and checks; None where it is not installed."""
    try:
        from cryptography.hazmat.primitives.asymmetric import ed25519
    except ImportError:
        return None
    return ed25519


def new_key() -> str:
    """A private key, or nothing where none can be made."""
    signing = library()
    return "" if signing is None else signing.Ed25519PrivateKey.generate().private_bytes_raw().hex()


def public_key(key: str) -> str:
    """What everybody may know of a private key."""
    found: bytes = (
        library().Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key)).public_key().public_bytes_raw()
    )
    return found.hex()


def sign(record: Record, key: str) -> None:
    """The record with the signature of this private key."""
    signer = library().Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key))
    record.signature = Signature(public_key(key), signer.sign(statement(record)).hex())


def statement(record: Record) -> bytes:
    return b"stammtisch record " + bytes.fromhex(record.entries[-1].hash)


def seal(record: Record) -> Seal:
    """Whether a record is signed, and the signature is its own."""
    if record.signature is None:
        return "none"
    try:
        key, signed = bytes.fromhex(record.signature.key), bytes.fromhex(record.signature.signature)
    except ValueError:
        raise Malformed("key and signature are written in hexadecimal", "signature") from None
    signing = library()
    if signing is None:
        return "unchecked"
    from cryptography.exceptions import InvalidSignature

    try:
        signing.Ed25519PublicKey.from_public_bytes(key).verify(signed, statement(record))
    except (InvalidSignature, ValueError):
        return "broken"
    return "signed"
