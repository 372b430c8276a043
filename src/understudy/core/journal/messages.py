"""What rules say to people: message ids with arguments, never sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True, unsafe_hash=True)
class Ref:
    """A named thing of a game (a card, a track, a space), said in the reader's language.

    `kind` begins with the name of the game, so that ``Ref("toy-owner", "bot")`` is worded by the
    message ``toy-owner-bot``, or by the game's own list of names for that kind.
    """

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of the catalogues: its id and what stands in its gaps."""

    id: str
    args: Args = field(default_factory=dict)


Arg = int | str | Ref | tuple[Ref, ...] | Message
"""What can stand in a gap. A message there is a clause or a phrase of the sentence around it."""
Args = Mapping[str, Arg]
Say = Callable[[Message | Ref], str]
"""Whoever has the words: says a sentence, or names a thing."""


def arg_to_json(arg: Arg) -> object:
    """An argument as it stands in journals, on the wire and in files."""
    if isinstance(arg, Ref):
        return {"kind": arg.kind, "id": arg.id}
    if isinstance(arg, Message):
        return message_to_json(arg)
    if isinstance(arg, tuple):
        return [arg_to_json(item) for item in arg]
    return arg


def args_to_json(args: Args) -> dict[str, object]:
    """All arguments of a message as JSON."""
    return {name: arg_to_json(arg) for name, arg in args.items()}


def message_to_json(message: Message) -> dict[str, object]:
    """A message as JSON."""
    return {"id": message.id, "args": args_to_json(message.args)}


def message_from_json(data: Mapping[str, Any]) -> Message:
    """A message that was written as JSON."""
    args = {name: _arg_from_json(arg) for name, arg in data["args"].items()}
    return Message(data["id"], args)


def _arg_from_json(arg: Any) -> Arg:
    if isinstance(arg, list):
        return tuple(Ref(one["kind"], one["id"]) for one in arg)
    if isinstance(arg, Mapping):
        return Ref(arg["kind"], arg["id"]) if "kind" in arg else message_from_json(arg)
    plain: int | str = arg
    return plain
