"""What a person can do wrong: errors with a message. Anything else that is raised is a bug."""

from __future__ import annotations

from collections.abc import Callable

from understudy.core.journal.messages import Arg, Message

_say: Callable[[Message], str] | None = None


def set_error_renderer(say: Callable[[Message], str]) -> None:
    """From now on whoever prints a refusal reads this sentence, and its id behind it."""
    global _say
    _say = say


class Refused(Exception):
    """Something a person asked for cannot be done; nothing has changed."""

    def __init__(self, id: str, /, **args: Arg) -> None:
        super().__init__(id, args)
        self.message = Message(id, args)

    def __reduce__(self) -> tuple[object, ...]:
        return _refused_again, (type(self), self.message, getattr(self, "__notes__", []))

    def __str__(self) -> str:
        if _say is not None:
            return f"{_say(self.message)} ({self.message.id})"
        given = ", ".join(f"{name}={value}" for name, value in self.message.args.items())
        return f"{self.message.id}({given})"


class Illegal(Refused):
    """An answer or option outside what the rules allow."""


class Ambiguous(Refused):
    """A name that could mean several things; the error names them."""


class Stale(Refused):
    """An answer to a question that is no longer the one being asked."""


class Unreadable(Refused):
    """A file that is not what it should be; the error says where."""


def _refused_again(kind: type[Refused], message: Message, notes: list[str]) -> Refused:
    """A refusal that came from another process."""
    refused = kind(message.id, **message.args)
    for note in notes:
        refused.add_note(note)
    return refused
