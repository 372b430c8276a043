"""Questions: the only way rules learn what people decide or see.

A question knows its words (a message id; the attribute `.why` of that message says which rule needs
the answer), the likely answer, and how to check what comes back. An answer is plain JSON, so that
it can lie on a tape: a number, a word, yes or no, or a table of these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from understudy.core.errors import Ambiguous, Illegal
from understudy.core.journal.messages import Args, Message, Ref, args_to_json, message_to_json

A_co = TypeVar("A_co", covariant=True)


class Question(Generic[A_co]):
    """Something a person decides or reports.

    Questions are plain classes: rules make many of them, and a data class that nobody may change
    takes three times as long to make.
    """

    __slots__ = ("args", "cite", "default", "id")

    def __init__(
        self, id: str, args: Args | None = None, cite: str = "", default: A_co | None = None
    ) -> None:
        self.id = id
        self.args: Args = {} if args is None else args
        self.cite = cite
        self.default = default

    def likely(self, others: Mapping[str, object]) -> A_co | None:
        """The likely answer on a form whose other fields, as far as answered, say this."""
        return self.default

    def check(self, answer: object) -> A_co:
        """The answer as the rules want it, or a refusal that explains itself."""
        raise NotImplementedError

    def insists(self, answer: Mapping[str, object]) -> tuple[str, ...]:
        """The fields of such an answer that say whether it is insisted on."""
        return ()

    def alternatives(self) -> str:
        """What can be answered, for whoever writes a program."""
        return ""

    def __repr__(self) -> str:
        likely = "" if self.default in (None, {}) else f"; likely {self.default!r}"
        return f"<{type(self).__name__} {self.id}: {self.alternatives()}{likely}>"

    def _repr_html_(self) -> str:
        from understudy.core.journal.notebook import question_html

        return question_html(self)

    def shape(self) -> dict[str, object]:
        """What a screen needs to know besides the words."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The whole question as JSON."""
        return {
            "id": self.id,
            "args": args_to_json(self.args),
            "cite": self.cite,
            "default": self.default,
            **self.shape(),
        }


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
    """Whether to do all the same what was refused for one of the reasons in `over`.

    Nobody is asked beforehand: a screen offers it after such a refusal.
    """

    __slots__ = ("over",)

    def __init__(self, *, id: str, over: tuple[str, ...]) -> None:
        super().__init__(id, default=False)
        self.over = over

    def shape(self) -> dict[str, object]:
        return {"type": "insist", "over": list(self.over)}


Notes = Callable[[], Mapping[str, Message]]
"""What there is to say of each option before choosing, worked out only when somebody looks."""


class Choice(Question[str]):
    """One of a few named things. `kind` is the kind of reference the options are worded by.

    Where their names say too little, `words` are sentences that are shown instead; `notes` are
    shown besides.
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
        if isinstance(answer, str) and answer in self.options:
            return answer
        raise Illegal("table-not-an-option", answer=str(answer))

    def alternatives(self) -> str:
        return ", ".join(self.options)

    def shape(self) -> dict[str, object]:
        shape: dict[str, object] = {
            "type": "choice", "kind": self.kind, "options": list(self.options),
        }  # fmt: skip
        for name, said in (("notes", self.notes), ("words", self.words)):
            if said is not None:
                shape[name] = {option: message_to_json(one) for option, one in said().items()}
        return shape


class Card(Question[str]):
    """A card, by its number or by its name in any language. `find` knows the pool it comes from."""

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
        gone = sorted(self.gone)
        return {"type": "card", "kind": self.kind, "pool": self.pool, "gone": gone}


Legal = Callable[[], Mapping[str, tuple[str, ...]]]
"""Spaces by a value of another field, worked out only when somebody looks."""


class Space(Question[str]):
    """A space of the map; only `spaces` are possible.

    Which of them are `legal` can depend on the value of the field `by` beside this one.
    """

    __slots__ = ("by", "kind", "legal", "spaces")

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
    ) -> None:
        super().__init__(id, args, cite, default)
        self.kind = kind
        self.spaces = spaces
        self.by = by
        self.legal = legal

    def check(self, answer: object) -> str:
        if isinstance(answer, str) and answer in self.spaces:
            return answer
        raise Illegal("table-not-a-space", answer=str(answer))

    def alternatives(self) -> str:
        return " ".join(self.spaces)

    def shape(self) -> dict[str, object]:
        shape: dict[str, object] = {
            "type": "space", "kind": self.kind, "spaces": list(self.spaces),
        }  # fmt: skip
        if self.legal is not None:
            shape["by"] = self.by
            shape["legal"] = {value: list(spaces) for value, spaces in self.legal().items()}
        return shape


class CurrentValue(Generic[A_co]):
    """What is so now, by what other fields of the form say: put right starts from there."""

    __slots__ = ("of", "values")

    def __init__(self, of: tuple[str, ...], values: Mapping[str, A_co]) -> None:
        self.of = of
        self.values = values

    def value(self, others: Mapping[str, object]) -> A_co | None:
        """What is so now, if the other fields say enough."""
        return self.values.get(" ".join(str(others.get(name)) for name in self.of))

    def shape(self) -> dict[str, object]:
        """The same for a screen; names and values of the other fields as texts."""
        return {"of": list(self.of), "values": dict(self.values)}


class CurrentNumber(Number):
    """A number that is something now, depending on other fields."""

    __slots__ = ("present",)

    def __init__(self, id: str, present: CurrentValue[int], high: int, low: int = 0) -> None:
        super().__init__(id=id, low=low, high=high)
        self.present = present

    def likely(self, others: Mapping[str, object]) -> int | None:
        return self.present.value(others)

    def shape(self) -> dict[str, object]:
        return {**super().shape(), "present": self.present.shape()}


class CurrentYesNo(YesNo):
    """Yes or no, one of which is so now, depending on other fields."""

    __slots__ = ("present",)

    def __init__(self, id: str, present: CurrentValue[bool], *, default: bool) -> None:
        super().__init__(id, default=default)
        self.present = present

    def likely(self, others: Mapping[str, object]) -> bool | None:
        now = self.present.value(others)
        return self.default if now is None else now

    def shape(self) -> dict[str, object]:
        return {**super().shape(), "present": self.present.shape()}


class CurrentChoice(Choice):
    """A choice one of whose options is so now, depending on other fields."""

    __slots__ = ("present",)

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

    def likely(self, others: Mapping[str, object]) -> str | None:
        return self.present.value(others) or self.default

    def shape(self) -> dict[str, object]:
        return {**super().shape(), "present": self.present.shape()}
