"""Messages from rules to players: message ids with arguments, never sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from understudy.core.journal.reference import Ref


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the catalogues: its id and its arguments."""

    id: str
    args: Args = field(default_factory=dict)


Arg = int | str | Ref | tuple[Ref, ...] | Message
"""An argument of a message. A message as an argument is a part of the sentence around it."""
Args = Mapping[str, Arg]
Say = Callable[[Message | Ref], str]
"""Translates a message or the name of a thing."""


def arg_to_json(arg: Arg) -> object:
    """Return an argument as JSON, for journals, responses and files."""
    if isinstance(arg, Ref):
        return {"kind": arg.kind, "id": arg.id}
    if isinstance(arg, Message):
        return message_to_json(arg)
    if isinstance(arg, tuple):
        return [arg_to_json(item) for item in arg]
    return arg


def args_to_json(args: Args) -> dict[str, object]:
    """Return all arguments of a message as JSON."""
    return {name: arg_to_json(arg) for name, arg in args.items()}


def message_to_json(message: Message) -> dict[str, object]:
    """Return a message as JSON."""
    return {"id": message.id, "args": args_to_json(message.args)}


def message_from_json(data: Mapping[str, Any]) -> Message:
    """Return the message that was written as JSON."""
    args = {name: _arg_from_json(arg) for name, arg in data["args"].items()}
    return Message(data["id"], args)


def _arg_from_json(arg: Any) -> Arg:
    if isinstance(arg, list):
        return tuple(Ref(one["kind"], one["id"]) for one in arg)
    if isinstance(arg, Mapping):
        return Ref(arg["kind"], arg["id"]) if "kind" in arg else message_from_json(arg)
    plain: int | str = arg
    return plain
