"""What whoever runs the server tells everybody in writing: who that is, and what becomes of people's data."""

from typing import Final

from stammtisch.base.errors import Malformed
from stammtisch.store.store import Store

IMPRINT: Final = "imprint"
PRIVACY: Final = "privacy"
NOTICES: Final = (IMPRINT, PRIVACY)
LONGEST: Final = 20_000


async def put_notice(store: Store, name: str, text: str) -> None:
    """Plain text, with an empty line between paragraphs."""
    if name not in NOTICES:
        raise Malformed(f"must be one of {', '.join(NOTICES)}", "name")
    if len(text) > LONGEST:
        raise Malformed(f"at most {LONGEST} letters", name)
    await store.put_setting(name, text.replace("\r\n", "\n").strip())
