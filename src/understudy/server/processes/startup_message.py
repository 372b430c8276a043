"""What is printed once the server listens: where it is, who can come in, a code to scan."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from understudy.core import Message
from understudy.locales.translator import Translator

_ANY_ADDRESS: Final = {"0.0.0.0": socket.AF_INET, "": socket.AF_INET, "::": socket.AF_INET6}
_ELSEWHERE: Final = {socket.AF_INET: "198.51.100.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has: they are for examples."""

_BLACK_ON_WHITE: Final = "\033[30;107m{}\033[0m"
_HALVES: Final = " ▄▀█"


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches that address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_network(text: str) -> bool:
    """Whether this is an address in numbers, or a network of them."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def format_host(host: str) -> str:
    """An address as it stands before a port."""
    return f"[{host}]" if ":" in host else host


def page_address(host: str, port: int, secret: str | None) -> str:
    """Where the page is, for people; a secret is part of it that no browser sends anywhere."""
    family = _ANY_ADDRESS.get(host)
    if family is not None:
        shown = _own_address(family)
    else:
        shown = "127.0.0.1" if host == "localhost" else host
    address = f"http://{format_host(shown)}:{port}"
    return address if secret is None else f"{address}/#secret={secret}"


def _own_address(family: socket.AddressFamily) -> str:
    """The address others reach this machine by: the one it would use to reach them."""
    with socket.socket(family, socket.SOCK_DGRAM) as towards:
        try:
            # Nothing is sent by that.
            towards.connect((_ELSEWHERE[family], 9))
            return str(towards.getsockname()[0])
        except OSError:
            return "127.0.0.1" if family is socket.AF_INET else "::1"


def startup_lines(
    address: str,
    *,
    taken: int | None,
    guarded: bool,
    local: bool,
    club: bool,
    drawn: bool,
    language: str,
) -> Iterator[str]:
    """The lines. `taken` is a port that was wanted and not to be had."""
    speaker = Translator(language, {})
    if taken is None:
        yield speaker.say(Message("server-listening", {"address": address}))
    else:
        args = {"address": address, "taken": str(taken)}
        yield speaker.say(Message("server-listening-elsewhere", args))
    if club:
        yield speaker.say(Message("server-club"))
    if guarded:
        yield speaker.say(Message("server-secret"))
        if drawn:
            yield from qr_code(address)
    elif not local:
        yield speaker.say(Message("server-open-club" if club else "server-open-table"))


def qr_code(text: str) -> Iterator[str]:
    """The text as a QR code, two rows a line, black on white whatever the terminal's colours."""
    import segno

    rows = [list(row) for row in segno.make_qr(text, error="l").matrix_iter(border=4)]
    for above, below in zip_longest(rows[::2], rows[1::2], fillvalue=[0] * len(rows)):
        halves = zip(above, below, strict=True)
        yield _BLACK_ON_WHITE.format("".join(_HALVES[2 * up + down] for up, down in halves))
