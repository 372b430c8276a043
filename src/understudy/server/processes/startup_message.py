"""The startup message: the address, how access is limited, and a QR code."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from understudy.core import Message
from understudy.locales.translator import Translator

_ANY_ADDRESS: Final = {"0.0.0.0": socket.AF_INET, "": socket.AF_INET, "::": socket.AF_INET6}
_EXAMPLE_ADDRESSES: Final = {socket.AF_INET: "198.51.100.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses reserved for documentation."""

_BLACK_ON_WHITE: Final = "\033[30;107m{}\033[0m"
_HALVES: Final = " ▄▀█"


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach the address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_network(text: str) -> bool:
    """Return whether the text is an IP address or an IP network."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def format_host(host: str) -> str:
    """Return the host as it is written before a port."""
    return f"[{host}]" if ":" in host else host


def page_address(host: str, port: int, secret: str | None) -> str:
    """Return the URL of the page; the secret is in the fragment, which browsers do not send."""
    family = _ANY_ADDRESS.get(host)
    if family is not None:
        shown = _own_address(family)
    else:
        shown = "127.0.0.1" if host == "localhost" else host
    address = f"http://{format_host(shown)}:{port}"
    return address if secret is None else f"{address}/#secret={secret}"


def _own_address(family: socket.AddressFamily) -> str:
    """Return the address by which other machines reach this one: its default source address."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            # Connecting a datagram socket sends nothing.
            probe.connect((_EXAMPLE_ADDRESSES[family], 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1" if family is socket.AF_INET else "::1"


def startup_lines(
    address: str,
    *,
    taken: int | None,
    has_secret: bool,
    local: bool,
    club: bool,
    with_qr_code: bool,
    language: str,
) -> Iterator[str]:
    """Yield the lines of the message. `taken` is the requested port if it was in use."""
    translator = Translator(language, {})
    if taken is None:
        yield translator.say(Message("server-listening", {"address": address}))
    else:
        args = {"address": address, "taken": str(taken)}
        yield translator.say(Message("server-listening-elsewhere", args))
    if club:
        yield translator.say(Message("server-club"))
    if has_secret:
        yield translator.say(Message("server-secret"))
        if with_qr_code:
            yield from qr_code(address)
    elif not local:
        yield translator.say(Message("server-open-club" if club else "server-open-table"))


def qr_code(text: str) -> Iterator[str]:
    """Yield the text as a QR code, two rows per line, black on white in any terminal."""
    import segno

    rows = [list(row) for row in segno.make_qr(text, error="l").matrix_iter(border=4)]
    for upper, lower in zip_longest(rows[::2], rows[1::2], fillvalue=[0] * len(rows)):
        halves = zip(upper, lower, strict=True)
        yield _BLACK_ON_WHITE.format("".join(_HALVES[2 * up + down] for up, down in halves))
