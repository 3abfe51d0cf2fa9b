"""The little HTTP it takes to get to a socket."""

import asyncio
from collections.abc import Mapping


class Failed(Exception):
    """The server answered with an error."""


async def post(port: int, path: str, body: bytes, headers: Mapping[str, str] | None = None) -> bytes:
    """The body of the answer to one POST of JSON to this machine."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Connection": "close",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        **(headers or {}),
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
    try:
        answer = await reader.read()
    finally:
        writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    status = top.split(b"\r\n", 1)[0].decode()
    if " 20" not in status[:13]:
        raise Failed(f"{path}: {status} {rest[:200].decode(errors='replace')}")
    return unchunked(rest) if b"transfer-encoding: chunked" in top.lower() else rest


def unchunked(body: bytes) -> bytes:
    whole = b""
    while body:
        size, _, rest = body.partition(b"\r\n")
        length = int(size, 16)
        whole += rest[:length]
        body = rest[length + 2 :] if length else b""
    return whole
