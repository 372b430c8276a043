"""Phrases that clauses and sentences share: lists, amounts and counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core import Arg, Message
from understudy.mars.human.rules.counts import Amount, Per, Sum, X
from understudy.mars.human.state.card import Card
from understudy.mars.printed.allowed_values import TAGS


def say(id: str, **args: Arg) -> Message:
    """Return a message with arguments."""
    return Message(id, args)


# Lists


def both(parts: Sequence[Message]) -> Message:
    """Join all messages with "and"."""
    return Message(f"mars-and-{len(parts)}", _named(parts)) if len(parts) > 1 else parts[0]


def nor(parts: Sequence[Message]) -> Message:
    """Join all messages with "nor"."""
    return Message(f"mars-nor-{len(parts)}", _named(parts))


def either(parts: Sequence[Message]) -> Message:
    """Join alternative clauses with "or"."""
    return Message(f"mars-either-{len(parts)}", _named(parts)) if len(parts) > 1 else parts[0]


def _named(parts: Sequence[Message]) -> dict[str, Arg]:
    """Return the messages by the letters of their placeholders."""
    return dict(zip("abcd", parts, strict=False))


def any_of(parts: Sequence[Message]) -> Message:
    """Join alternative nouns with "or"."""
    return Message(f"mars-or-{len(parts)}", _named(parts)) if len(parts) > 1 else parts[0]


def tags(names: Sequence[str]) -> Message:
    """Return kinds of tags, joined with "or"."""
    return any_of([say("mars-kind-of-tag", which=name) for name in names])


def dashed(name: str) -> str:
    """Return a name of a definition in the form it has in message ids."""
    return name.replace("'", "").replace("_", "-").replace(" ", "-")


# Amounts


def amount(of: str, count: Amount, card: Card) -> Message:
    """Return an amount of a resource: a number, the chosen X, or an amount per count."""
    if isinstance(count, int):
        return say("mars-amount", of=of, count=count)
    if isinstance(count, X):
        if count.times == 1:
            return say("mars-amount-as-much", of=of)
        return say("mars-amount-each", amount=say("mars-amount", of=of, count=count.times))
    each = say("mars-amount", of=of, count=times_of(count))
    text = say("mars-amount-per", amount=each, per=per(count, card))
    if isinstance(count, Sum) or count.most == _NO_LIMIT:
        return text
    most = say("mars-amount", of=of, count=count.most * count.times)
    return say("mars-amount-at-most", amount=text, most=most)


_NO_LIMIT: Final = Per("tags").most


def times_of(count: Per | Sum) -> int:
    """Return the amount per counted thing, which is the same for all counts of a sum."""
    if isinstance(count, Per):
        return count.times
    (times,) = {part.times for part in count.parts}
    return times


def per(count: Per | Sum, card: Card) -> Message:
    """Return the phrase "for each" of a count."""
    if isinstance(count, Sum):
        first, second = (per(part, card) for part in count.parts)
        return say("mars-per-both", a=first, b=second)
    id = f"mars-per-{dashed(count.what)}"
    if count.what in ("here", "here before", "on cards"):
        kind = count.of[0] if count.of else card.holds
        return Message(id, {"every": count.every, "of": kind})
    if not count.of:
        return Message(id, {"every": count.every})
    own = int(any(TAGS[tag] in count.of for tag in card.tags))
    if count.what == "pairs of tags":
        first, second = (say("mars-kind-of-tag", which=name) for name in count.of)
        return Message(id, {"a": first, "b": second, "itself": own})
    return Message(id, {"every": count.every, "tags": tags(count.of), "itself": own})
