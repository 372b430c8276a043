"""Questions: the only way for rules to learn what players decide or see.

A question has a message id (the attribute `.why` of the message says which rule needs the answer),
a likely answer and a check. An answer is plain JSON, so that the tape can store it: a number, a
word, yes or no, or a table of these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Generic, TypeVar

from understudy.core.errors import Ambiguous, Illegal
from understudy.core.journal.messages import Args, Message, args_to_json, message_to_json
from understudy.core.journal.reference import Ref

A_co = TypeVar("A_co", covariant=True)

Terms = Callable[[], tuple[Message, ...]]
"""The sentences that a question is about, computed only when it is shown."""


class Question(Generic[A_co]):
    """Something that a player decides or reports.

    Questions are plain classes: rules make many of them, and a frozen data class takes three times
    as long to make. `present` is the current value of a fact that the answer sets, if known.
    `terms` are what the question is about: what is given, and what for.
    """

    __slots__ = ("args", "cite", "default", "id", "present", "terms")

    def __init__(
        self, id: str, args: Args | None = None, cite: str = "", default: A_co | None = None
    ) -> None:
        self.id = id
        self.args: Args = {} if args is None else args
        self.cite = cite
        self.default = default
        self.present: CurrentValue[A_co] | None = None
        self.terms: Terms | None = None

    def likely(self, others: Mapping[str, object]) -> A_co | None:
        """Return the likely answer, given the answers to other fields of the form so far."""
        now = None if self.present is None else self.present.value(others)
        return self.default if now is None else now

    def check(self, answer: object) -> A_co:
        """Return the answer in the form the rules use, or raise `Refused` with the reason."""
        raise NotImplementedError

    def overrides(self, answer: Mapping[str, object]) -> tuple[str, ...]:
        """Return the names of the fields in such an answer that override a refusal."""
        return ()

    def alternatives(self) -> str:
        """Return what can be answered, for programmers."""
        return ""

    def __repr__(self) -> str:
        likely = "" if self.default in (None, {}) else f"; likely {self.default!r}"
        return f"<{type(self).__name__} {self.id}: {self.alternatives()}{likely}>"

    def _repr_html_(self) -> str:
        from understudy.core.journal.notebook import question_html

        return question_html(self)

    def shape(self) -> dict[str, object]:
        """Return what a screen needs in addition to the message."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        data = {
            "id": self.id,
            "args": args_to_json(self.args),
            "cite": self.cite,
            "default": self.default,
            **self.shape(),
        }
        if self.present is not None:
            data["present"] = self.present.to_json()
        if self.terms is not None:
            data["terms"] = [message_to_json(term) for term in self.terms()]
        return data


class Number(Question[int]):
    """A whole number within limits."""

    __slots__ = ("high", "low", "step")

    def __init__(
        self,
        *,
        id: str,
        args: Args | None = None,
        cite: str = "",
        default: int | None = None,
        low: int = 0,
        high: int = 999,
        step: int = 1,
    ) -> None:
        super().__init__(id, args, cite, default)
        self.low = low
        self.high = high
        self.step = step

    def check(self, answer: object) -> int:
        if isinstance(answer, str):
            try:
                answer = int(answer.strip().replace("\N{MINUS SIGN}", "-"))
            except ValueError:
                raise Illegal("table-not-a-number", answer=answer) from None
        if isinstance(answer, bool) or not isinstance(answer, int):
            raise Illegal("table-not-a-number", answer=str(answer))
        if not self.low <= answer <= self.high:
            raise Illegal("table-out-of-range", answer=answer, low=self.low, high=self.high)
        if (answer - self.low) % self.step:
            raise Illegal("table-off-step", answer=answer, step=self.step)
        return answer

    def alternatives(self) -> str:
        return f"{self.low} to {self.high}{f' by {self.step}' if self.step > 1 else ''}"

    def shape(self) -> dict[str, object]:
        return {"type": "number", "low": self.low, "high": self.high, "step": self.step}


class YesNo(Question[bool]):
    """Yes or no."""

    __slots__ = ()

    def check(self, answer: object) -> bool:
        if isinstance(answer, bool):
            return answer
        if answer in ("yes", "no"):
            return answer == "yes"
        raise Illegal("table-not-yes-or-no", answer=str(answer))

    def alternatives(self) -> str:
        return "True|False"

    def shape(self) -> dict[str, object]:
        return {"type": "yesno"}


class Override(YesNo):
    """Overrides refusals with one of the reasons in `over`; offered only after such a refusal."""

    __slots__ = ("over",)

    def __init__(self, *, id: str, over: tuple[str, ...]) -> None:
        super().__init__(id, default=False)
        self.over = over

    def shape(self) -> dict[str, object]:
        return {"type": "insist", "over": list(self.over)}


def check_listed(answer: object, listed: tuple[str, ...], refusal: str) -> str:
    """Return the answer if it is listed; raise `Illegal` with the message id `refusal` if not."""
    if isinstance(answer, str) and answer in listed:
        return answer
    raise Illegal(refusal, answer=str(answer))


Notes = Callable[[], Mapping[str, Message]]
"""A message for each option, computed only when the question is shown."""


def _notes_to_json(notes: Notes) -> dict[str, object]:
    return {option: message_to_json(message) for option, message in notes().items()}


class Choice(Question[str]):
    """One of a few named things. `kind` is the kind of reference that names the options.

    `words` are sentences shown instead of the names; `notes` are shown in addition.
    """

    __slots__ = ("kind", "notes", "options", "words")

    def __init__(
        self,
        *,
        id: str,
        args: Args | None = None,
        cite: str = "",
        default: str | None = None,
        kind: str,
        options: tuple[str, ...],
        notes: Notes | None = None,
        words: Notes | None = None,
    ) -> None:
        super().__init__(id, args, cite, default)
        self.kind = kind
        self.options = options
        self.notes = notes
        self.words = words

    def check(self, answer: object) -> str:
        return check_listed(answer, self.options, "table-not-an-option")

    def alternatives(self) -> str:
        return ", ".join(self.options)

    def shape(self) -> dict[str, object]:
        shape: dict[str, object] = {
            "type": "choice", "kind": self.kind, "options": list(self.options),
        }  # fmt: skip
        for name, messages in (("notes", self.notes), ("words", self.words)):
            if messages is not None:
                shape[name] = _notes_to_json(messages)
        return shape


class Card(Question[str]):
    """A card, by its number or by its English name. `find` searches the pool.

    Cards in `gone` are elsewhere and cannot be the answer.
    """

    __slots__ = ("find", "gone", "kind", "pool")

    def __init__(
        self,
        *,
        id: str,
        args: Args | None = None,
        cite: str = "",
        default: str | None = None,
        kind: str,
        pool: str,
        find: Callable[[str], tuple[str, ...]],
        gone: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(id, args, cite, default)
        self.kind = kind
        self.pool = pool
        self.find = find
        self.gone = gone

    def check(self, answer: object) -> str:
        if not isinstance(answer, str) or not answer.strip():
            raise Illegal("table-unknown-card", answer=str(answer))
        found = self.find(answer)
        if not found:
            raise Illegal("table-unknown-card", answer=answer)
        here = tuple(card for card in found if card not in self.gone)
        if not here:
            raise Illegal("table-card-elsewhere", card=Ref(self.kind, found[0]))
        if len(here) > 1:
            several = tuple(Ref(self.kind, card) for card in here[:5])
            raise Ambiguous("table-several-cards", answer=answer, cards=several)
        return here[0]

    def alternatives(self) -> str:
        return f"the number or the name of a card ({self.pool})"

    def shape(self) -> dict[str, object]:
        gone = list(_in_order(self.gone))
        return {"type": "card", "kind": self.kind, "pool": self.pool, "gone": gone}


# Cached: a menu lists hundreds of cards, mostly those of the menu before.
@lru_cache(maxsize=64)
def _in_order(cards: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(cards))


Legal = Callable[[], Mapping[str, tuple[str, ...]]]
"""Spaces by the value of another field, computed only when the question is shown."""


WhyNot = Callable[[], Mapping[str, tuple[str, ...]]]
"""Spaces that are not legal, by the id of the message that says why (its argument is `space`).

Computed only when the question is shown.
"""


class Space(Question[str]):
    """A space of the map; only `spaces` are possible, `why_not` explains why others are not.

    `legal` lists the legal spaces for each value of another field, `by`. `notes` say what the
    possible spaces bring.
    """

    __slots__ = ("by", "kind", "legal", "notes", "spaces", "why_not")

    def __init__(
        self,
        *,
        id: str,
        args: Args | None = None,
        cite: str = "",
        default: str | None = None,
        kind: str,
        spaces: tuple[str, ...],
        by: str = "",
        legal: Legal | None = None,
        why_not: WhyNot | None = None,
        notes: Notes | None = None,
    ) -> None:
        super().__init__(id, args, cite, default)
        self.kind = kind
        self.spaces = spaces
        self.by = by
        self.legal = legal
        self.why_not = why_not
        self.notes = notes

    def check(self, answer: object) -> str:
        return check_listed(answer, self.spaces, "table-not-a-space")

    def alternatives(self) -> str:
        return " ".join(self.spaces)

    def shape(self) -> dict[str, object]:
        shape: dict[str, object] = {
            "type": "space", "kind": self.kind, "spaces": list(self.spaces),
        }  # fmt: skip
        if self.legal is not None:
            shape["by"] = self.by
            shape["legal"] = {value: list(spaces) for value, spaces in self.legal().items()}
        if self.why_not is not None:
            shape["why_not"] = {why: list(spaces) for why, spaces in self.why_not().items()}
        if self.notes is not None:
            shape["notes"] = _notes_to_json(self.notes)
        return shape


class CurrentValue(Generic[A_co]):
    """Current value of a fact, depending on the fields `of` of the form."""

    __slots__ = ("of", "values")

    def __init__(self, of: tuple[str, ...], values: Mapping[str, A_co]) -> None:
        self.of = of
        self.values = values

    def value(self, others: Mapping[str, object]) -> A_co | None:
        """Return the current value, or None if the other fields are not answered yet."""
        return self.values.get(" ".join(str(others.get(name)) for name in self.of))

    def to_json(self) -> dict[str, object]:
        """Return the values as JSON, by the joined values of the other fields."""
        return {"of": list(self.of), "values": dict(self.values)}


class CurrentNumber(Number):
    """A number with a current value."""

    __slots__ = ()

    def __init__(self, id: str, present: CurrentValue[int], high: int, low: int = 0) -> None:
        super().__init__(id=id, low=low, high=high)
        self.present = present


class CurrentYesNo(YesNo):
    """Yes or no with a current value."""

    __slots__ = ()

    def __init__(self, id: str, present: CurrentValue[bool], *, default: bool) -> None:
        super().__init__(id, default=default)
        self.present = present


class CurrentChoice(Choice):
    """A choice with a current value."""

    __slots__ = ()

    def __init__(
        self,
        id: str,
        kind: str,
        options: tuple[str, ...],
        present: CurrentValue[str],
        default: str | None = None,
    ) -> None:
        super().__init__(id=id, kind=kind, options=options, default=default)
        self.present = present
