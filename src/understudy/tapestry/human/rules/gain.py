"""Carrying out benefits: alternatives, sequences, and the rule of each operation [H4.2–H4.6].

`BENEFIT_RULES` is filled by `human.benefit_table`, so that rules can give benefits which are
carried out by modules above them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final

from understudy.core import Arg, Choice, Message, Ref
from understudy.core.questions.question import Notes
from understudy.tapestry.human.rules.questions import ask_choice, question_args
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.printed.benefits import AllOf, Benefit, InOrder, OneOf
from understudy.tapestry.state_changes import owner_ref


@dataclass(frozen=True, slots=True)
class BenefitRule:
    """How an operation is carried out, and whether it has any effect now.

    With `plain` the order among other plain parts does not matter, so it is not asked.
    """

    carry_out: Callable[[Context, Any], None]
    is_possible: Callable[[Context, Any], bool]
    plain: bool = False


BENEFIT_RULES: Final[dict[type[Benefit], BenefitRule]] = {}
"""The rule of each class of benefits."""


def describe(benefit: Benefit) -> Message:
    """Return a benefit in words."""
    if isinstance(benefit, AllOf | InOrder | OneOf):
        kind = {"and": "all", "seq": "then", "or": "or"}[benefit.op]
        first, *others = benefit.parts
        words = describe(first)
        for part in others:
            words = Message(f"tapestry-benefit-{kind}", {"one": words, "other": describe(part)})
        return words
    args: dict[str, Arg] = {}
    for field in fields(benefit):
        value = getattr(benefit, field.name)
        if isinstance(value, bool | int | str):
            args[field.name] = int(value) if isinstance(value, bool) else value
        elif isinstance(value, Benefit):
            args[field.name] = describe(value)
    return Message(f"tapestry-benefit-{benefit.op.replace('_', '-')}", args)


def always(context: Context, benefit: Benefit) -> bool:
    """Return that a benefit can always be carried out."""
    return True


def is_possible(context: Context, benefit: Benefit) -> bool:
    """Return whether a benefit, or any part of it, can be carried out now [H4.5]."""
    if isinstance(benefit, AllOf | InOrder | OneOf):
        return any(is_possible(context, part) for part in benefit.parts)
    return BENEFIT_RULES[type(benefit)].is_possible(context, benefit)


def gain(context: Context, benefit: Benefit) -> None:
    """Carry out a benefit as far as possible; what cannot be done is lost [H4.5]."""
    if isinstance(benefit, OneOf):
        _gain_one(context, benefit)
    elif isinstance(benefit, AllOf):
        gain_all(context, benefit.parts)
    elif isinstance(benefit, InOrder):
        for part in benefit.parts:
            gain(context, part)
    else:
        rule = BENEFIT_RULES[type(benefit)]
        if rule.is_possible(context, benefit):
            rule.carry_out(context, benefit)
        else:
            tell_void(context)


def tell_void(context: Context) -> None:
    """Tell that a benefit cannot be carried out, so that it is lost [H4.5]."""
    if context.table.listening:
        cause = context.cause or Ref("tapestry-cause", "none")
        owner = owner_ref(context.you.name)
        context.table.tell("tapestry-you-void", "H4.5", owner=owner, of=cause)


def _gain_one(context: Context, benefit: OneOf) -> None:
    """Choose one alternative among those that can be carried out [H4.6]."""
    possible = [n for n, part in enumerate(benefit.parts) if is_possible(context, part)]
    if not possible:
        return
    options = [str(n + 1) for n in possible]
    words = _words(options, [benefit.parts[n] for n in possible])
    chosen = ask_choice(
        context, "tapestry-you-option", "tapestry-option", options, "H4.6", words=words
    )
    gain(context, benefit.parts[int(chosen) - 1])


def _words(options: list[str], parts: list[Benefit]) -> Notes:
    """Return the function that describes each alternative when the question is shown."""
    return lambda: {one: describe(part) for one, part in zip(options, parts, strict=True)}


def gain_all(context: Context, parts: tuple[Benefit, ...]) -> None:
    """Carry out all parts in the order you choose; the printed order is the default [H4.2].

    If the order cannot matter, the table settles it.
    """
    left = list(range(len(parts)))
    matters = not all(_is_plain(part) for part in parts)
    while left:
        chosen = left[0]
        if len(left) > 1:
            question = _order_question(context, parts, left)
            table = context.table
            chosen = int(table.ask(question) if matters else table.settle(question)) - 1
        left.remove(chosen)
        gain(context, parts[chosen])


def _order_question(context: Context, parts: tuple[Benefit, ...], left: list[int]) -> Choice:
    options = [str(n + 1) for n in left]
    words = _words(options, [parts[n] for n in left])
    return Choice(
        id="tapestry-you-order", cite="H4.2", kind="tapestry-option", options=tuple(options),
        default=options[0], args=question_args(context, {"done": len(parts) - len(left)}),
        words=words,
    )  # fmt: skip


def _is_plain(part: Benefit) -> bool:
    rule = BENEFIT_RULES.get(type(part))
    return rule is not None and rule.plain
