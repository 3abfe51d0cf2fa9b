"""Records signed by a server: what is rewritten and hashed again no longer fits."""

from pathlib import Path
from unittest.mock import patch

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.match import signing
from stammtisch.match.events import Sitter
from stammtisch.match.record import Record, Signature, begin, read_record, write_record
from stammtisch.match.recording import Recording
from stammtisch.match.replay import Differs, replay, verify
from stammtisch.match.signing import new_key, public_key, sign

from .test_record import change, hashed_anew

pytestmark = pytest.mark.proof("signed")


def talk(said: str = "I never lie.") -> Record:
    recording = Recording(begin("double", [Sitter("Amy"), Sitter("Ben")]))
    recording.say(1, said)
    return recording.record


def test_a_signed_record_says_whose_key_it_was() -> None:
    record, key = talk(), new_key()
    sign(record, key)
    again = read_record(write_record(record))
    assert again.signature is not None
    assert again.signature.key == public_key(key)
    assert verify(again).signed == "signed"
    assert verify(talk()).signed == "none"


def test_what_is_rewritten_and_hashed_again_is_found() -> None:
    record, key = talk(), new_key()
    sign(record, key)
    change(record, 1, text="I always lie.")
    with pytest.raises(Differs, match="the signature is not one of this record"):
        verify(hashed_anew(record))
    with pytest.raises(Differs, match="the signature is not one of this record"):
        next(replay(record))


def test_the_signature_of_another_record_or_key_does_not_fit() -> None:
    record, other = talk(), talk("You do.")
    sign(record, new_key())
    sign(other, new_key())
    assert record.signature is not None
    assert other.signature is not None
    for key, signature in (
        (record.signature.key, other.signature.signature),
        (other.signature.key, record.signature.signature),
        (record.signature.key, ""),
        ("", record.signature.signature),
    ):
        record.signature = Signature(key, signature)
        with pytest.raises(Differs, match="the signature"):
            verify(record)


def test_a_signature_that_is_none_is_malformed() -> None:
    record = talk()
    record.signature = Signature("x", "y")
    with pytest.raises(Malformed, match="signature: key and signature are written in hexadecimal"):
        verify(record)


def test_without_what_signs_nothing_is_signed_and_nothing_is_said_to_hold() -> None:
    record = talk()
    sign(record, new_key())
    with patch.object(signing, "library", lambda: None):
        assert new_key() == ""
        assert verify(record).signed == "unchecked"


def test_the_key_can_be_asked_for(tmp_path: Path) -> None:
    from cli.command import run

    record, key = talk(), new_key()
    sign(record, key)
    path = tmp_path / "game.json"
    path.write_bytes(write_record(record))
    assert public_key(key) in run("verify", str(path)).stdout
    assert run("verify", str(path), "--key", public_key(key)).returncode == 0
    shown = run("verify", str(path), "--key", public_key(new_key()))
    assert (shown.returncode, "not signed with this key" in shown.stderr) == (1, True)
