"""Errors caused by user input, each with a message. Any other exception is a bug."""

from __future__ import annotations

from collections.abc import Callable
from reprlib import Repr
from typing import Final

from understudy.core.journal.messages import Arg, Message

_say: Callable[[Message], str] | None = None


def set_error_renderer(say: Callable[[Message], str]) -> None:
    """Set the function that renders a refusal as text."""
    global _say
    _say = say


MOST_BITS: Final = 4000
"""Python does not write numbers of several thousand digits."""


class ShortRepr(Repr):
    """Shortens refused values, also numbers that Python does not write."""

    def repr_int(self, x: int, level: int) -> str:
        return "…" if x.bit_length() > MOST_BITS else super().repr_int(x, level)


class Refused(Exception):
    """A request cannot be fulfilled; nothing has changed."""

    def __init__(self, id: str, /, **args: Arg) -> None:
        super().__init__(id, args)
        self.message = Message(id, args)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild_refused, (type(self), self.message, getattr(self, "__notes__", []))

    def __str__(self) -> str:
        if _say is not None:
            return f"{_say(self.message)} ({self.message.id})"
        given = ", ".join(f"{name}={value}" for name, value in self.message.args.items())
        return f"{self.message.id}({given})"


class Illegal(Refused):
    """An answer or option outside what the rules allow."""


class Ambiguous(Refused):
    """A name with several meanings; the error names them."""


class Stale(Refused):
    """An answer to a question that is no longer the current one."""


class Unreadable(Refused):
    """A damaged or invalid file; the error says where."""


def _rebuild_refused(kind: type[Refused], message: Message, notes: list[str]) -> Refused:
    """Rebuild a refusal that was pickled in another process."""
    refused = kind(message.id, **message.args)
    for note in notes:
        refused.add_note(note)
    return refused
