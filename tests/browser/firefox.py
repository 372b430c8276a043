#!/usr/bin/env python3
"""Runs Debian's Firefox for Playwright: leaves out the one command that this Firefox does not know.

Playwright starts this file instead of Firefox and connects to the address that it prints.
"""

import json
import os
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import threading

NAMES = ("firefox-esr", "firefox")
UNKNOWN = "emulation.setMediaFeaturesOverride"
"""Sets colors for a new context. It is replaced by a command without an effect."""
HARMLESS = "session.status"
LISTENING = re.compile(r"(WebDriver BiDi listening on ws://[^:]+:)(\d+)")
MASKED = 0x80
TEXT = 0x81
MASK = b"mask"


def executable() -> str | None:
    """Return the path of the installed Firefox."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def read_exactly(source: socket.socket, size: int) -> bytes:
    content = b""
    while len(content) < size:
        part = source.recv(size - len(content))
        if not part:
            raise EOFError
        content += part
    return content


def masked(content: bytes, mask: bytes) -> bytes:
    masks = (mask * (len(content) // 4 + 1))[: len(content)]
    return bytes(one ^ other for one, other in zip(content, masks, strict=True))


def read_frame(source: socket.socket) -> tuple[int, bytes]:
    """Read a frame of a WebSocket client; return its first byte and its unmasked content."""
    first, second = read_exactly(source, 2)
    size = second & 0x7F
    if size >= 126:
        form = "!H" if size == 126 else "!Q"
        (size,) = struct.unpack(form, read_exactly(source, struct.calcsize(form)))
    mask = read_exactly(source, 4)
    return first, masked(read_exactly(source, size), mask)


def frame(first: int, content: bytes) -> bytes:
    """Return a frame of a client."""
    size = len(content)
    if size < 126:
        head = bytes([first, MASKED | size])
    elif size < 1 << 16:
        head = bytes([first, MASKED | 126]) + struct.pack("!H", size)
    else:
        head = bytes([first, MASKED | 127]) + struct.pack("!Q", size)
    return head + MASK + masked(content, MASK)


def known(content: bytes) -> bytes:
    """Return the command, or a harmless one with its number in place of the unknown one."""
    if UNKNOWN.encode() not in content:
        return content
    command = json.loads(content)
    if command["method"] != UNKNOWN:
        return content
    return json.dumps({"id": command["id"], "method": HARMLESS, "params": {}}).encode()


def pass_commands(client: socket.socket, browser: socket.socket) -> None:
    """Pass the opening request and all commands to the browser, which checks the port."""
    opening = b""
    while not opening.endswith(b"\r\n\r\n"):
        opening += read_exactly(client, 1)
    own, port = (b":%d" % one for one in (client.getsockname()[1], browser.getpeername()[1]))
    browser.sendall(opening.replace(own, port))
    while True:
        first, content = read_frame(client)
        browser.sendall(frame(first, known(content) if first == TEXT else content))


def pass_replies(browser: socket.socket, client: socket.socket) -> None:
    while part := browser.recv(1 << 16):
        client.sendall(part)


def connect(listener: socket.socket, port: int) -> None:
    """Connect the one client with the browser."""
    client, _ = listener.accept()
    browser = socket.create_connection(("127.0.0.1", port))
    threading.Thread(target=pass_replies, args=(browser, client), daemon=True).start()
    try:
        pass_commands(client, browser)
    except (EOFError, OSError):
        browser.close()
        client.close()


def main() -> int:
    found = executable()
    assert found is not None
    listener = socket.create_server(("127.0.0.1", 0))
    own = listener.getsockname()[1]
    process = subprocess.Popen([found, *sys.argv[1:]], stderr=subprocess.PIPE, text=True)
    signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    assert process.stderr is not None
    for line in process.stderr:
        if at := LISTENING.search(line):
            address = (listener, int(at[2]))
            threading.Thread(target=connect, args=address, daemon=True).start()
            line = LISTENING.sub(rf"\g<1>{own}", line)
        sys.stderr.write(line)
        sys.stderr.flush()
    return process.wait()


if __name__ == "__main__":
    os._exit(main())
