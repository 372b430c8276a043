"""Asking a question in the terminal, field by field, until the answer fits."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from understudy.cli.near import near
from understudy.cli.terminal import Item, Read, Terminal
from understudy.cli.words import Words, fold
from understudy.table import (
    Card,
    Choice,
    Fields,
    Form,
    Illegal,
    Insist,
    Menu,
    Number,
    Question,
    Refused,
    Space,
    YesNo,
)
from understudy.table.payment import Payment

Command = Callable[[str], bool]
"""Obeys a line if it is a command, and says whether it was one. It may raise `Again`."""


DONE: Final = "done"
"""What ends a question that can be answered several times; it may have its own word for it."""

REPAIR: Final = "set_"
MEND: Final = "put_right"
"""How entries begin that put a fact right, and what leads to them: they are many and rare."""

UNKNOWN: Final = frozenset({"table-not-an-option", "table-unknown-card", "table-not-a-space"})
"""Refusals of a name that nobody knows, perhaps a mistyped one."""

FEW: Final = 30
"""So many spaces can be listed."""


class Again(Exception):
    """Whatever is being asked has to be asked anew from the start."""


class Prompts:
    """Turns questions into prompts, and typed lines into answers."""

    def __init__(self, terminal: Terminal, words: Words, command: Command) -> None:
        self.terminal = terminal
        self.words = words
        self.command = command
        self._explained: set[str] = set()

    def ask(self, question: Question[object]) -> object:
        """An answer that fits the question."""
        self.terminal.note("")
        self.terminal.note(self._label(question), "bold")
        why = self.words.why(question)
        if why:
            game = question.id.partition("-")[0]
            cite = f" [{self.words.cited(game, question.cite)}]" if question.cite else ""
            self.terminal.note(f"{why}{cite}", "dim")
        match question:
            case Menu():
                return self._ask_menu(question)
            case Form():
                return self._ask_fields(question.fields)
            case Payment():
                return self._ask_payment(question)
            case _:
                return self._ask_field(question, "")

    def explain_again(self) -> None:
        """Things to do are explained where they are listed for the first time; now once more."""
        self._explained.clear()

    def line(self, label: str = "", default: str | None = None) -> str:
        """The next typed line that is no command."""
        prompt = " ".join(part for part in (label, f"[{default}]" if default else "") if part)
        return self._line(f"{prompt} > " if prompt else "> ")

    def _line(self, prompt: str) -> str:
        while True:
            typed = self.terminal.read(prompt).strip()
            if not self.command(typed):
                return typed

    def agree(self, label: str) -> bool:
        """Whether somebody says yes; commands work meanwhile."""
        return agree(self._line, label, self.words)

    def _ask_menu(self, menu: Menu) -> object:
        entries: list[tuple[str, Fields]] = [(name, ()) for name in menu.plain]
        entries += menu.entries()
        names = tuple(name for name, _ in entries)
        default = str(menu.default["do"]) if menu.default else None
        repairs = tuple(name for name in names if name.startswith(REPAIR))
        chosen = self._ask_entry(
            menu, tuple(n for n in names if n not in repairs), repairs, default
        )
        if chosen == MEND:
            chosen = self._ask_entry(menu, repairs, (), None)
        answers = self._ask_fields(dict(entries)[chosen])
        return {"do": chosen, **answers}

    def _ask_payment(self, question: Payment) -> object:
        """How many of each of the means; what they do not cover is paid in money."""
        self.terminal.note(
            self.words("terminal-pay", price=question.price, money=question.money), "dim"
        )
        paid: dict[str, object] = {}
        for one in question.means:
            name = self.words.name(question.kind, one.key)
            label = self.words("terminal-pay-with", name=name, value=one.value, count=one.count)
            count = Number(id=question.id, low=0, high=one.count)
            paid[one.key] = self._ask_field(count, label, (question.default or {}).get(one.key, 0))
        return paid

    def _ask_entry(
        self, menu: Menu, names: tuple[str, ...], folded: tuple[str, ...], default: str | None
    ) -> str:
        """One of these things to do; those folded away are not listed, but can be typed."""
        shown = (*names, MEND) if folded else names
        what = Choice(id=menu.id, kind=menu.kind, options=(*shown, *folded), default=default)
        return str(self._ask_field(what, "", listed=len(shown)))

    def _ask_fields(self, wanted: Fields) -> dict[str, object]:
        answers: dict[str, object] = {}
        for name, question in wanted:
            if isinstance(question, Insist):
                answers[name] = question.default
                continue
            if isinstance(question, Space) and question.legal is not None:
                spaces = question.legal().get(str(answers.get(question.by, "")), ())
                names = ", ".join(self._place(question.kind, space) for space in spaces)
                self.terminal.note(self.words("terminal-legal", spaces=names), "dim")
            likely = question.likely(answers)
            answers[name] = self._ask_field(question, self._label(question), likely)
        return answers

    def insist(self, question: Question[object], answer: object, refused: Refused) -> object:
        """The refused answer once more, if it can be insisted on and the person does."""
        if not (isinstance(question, Menu) and isinstance(answer, dict)):
            return None
        for name, field in dict(question.entries()).get(str(answer["do"]), ()):
            if isinstance(field, Insist) and refused.message.id in field.over:
                return (
                    {**answer, name: True} if self._ask_field(field, self._label(field)) else None
                )
        return None

    def _ask_field(
        self,
        question: Question[object],
        label: str,
        likely: object = None,
        *,
        listed: int | None = None,
    ) -> object:
        if isinstance(question, Choice):
            for number, option in enumerate(question.options[:listed], 1):
                self._show_option(question, number, option)
        likely = question.default if likely is None else likely
        default = None if likely is None else self._shown(question, likely)
        while True:
            typed = self.line(label, default)
            try:
                if not typed and likely is not None:
                    return question.check(likely)
                return question.check(self._meant(question, typed))
            except Refused as refused:
                self.terminal.note(self.words.say(refused.message), "red")
                if refused.message.id in UNKNOWN:
                    self._offer(question, typed)

    def _offer(self, question: Question[object], typed: str) -> None:
        """What may have been meant, where a name was mistyped; nothing is taken for it."""
        meant: list[str] = []
        if isinstance(question, Choice):
            names = {option: self._called(question, option) for option in question.options}
            meant = [names[option] for option in near(typed, {o: (n,) for o, n in names.items()})]
        elif isinstance(question, Card):
            known = self.words.speaker.names.get(question.kind, {})
            here = {id: names.values() for id, names in known.items() if id not in question.gone}
            found = [id for id in near(typed, here) if question.find(id)]
            meant = [self._with_number(id, self.words.name(question.kind, id)) for id in found]
        elif isinstance(question, Space) and len(question.spaces) <= FEW:
            spaces = (self._place(question.kind, space) for space in question.spaces)
            self.terminal.note(self.words("terminal-legal", spaces=", ".join(spaces)))
        if meant:
            self.terminal.note(self.words("terminal-near", names=" · ".join(meant)))

    def _meant(self, question: Question[object], typed: str) -> object:
        """What a typed line means as an answer to this question."""
        match question:
            case Choice():
                return self._one_of(typed, question)
            case YesNo():
                return yes_or_no(typed, self.words)
            case Space():
                return self._space(typed, question.kind, question.spaces)
        return typed

    def _one_of(self, typed: str, question: Choice) -> str:
        """An option by its id, its place in the list, its name or the beginning of its name."""
        options = question.options
        if typed in options:
            return typed
        if typed.isdecimal() and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        wanted = fold(typed)
        names = {
            option: (fold(self._called(question, option)), fold(self._plain(question, option)))
            for option in options
        }
        same = [option for option, known in names.items() if wanted in known]
        close = same or [
            option for option, known in names.items() if any(n.startswith(wanted) for n in known)
        ]
        if not wanted or len(close) != 1:
            raise Illegal("table-not-an-option", answer=typed)
        return close[0]

    def _space(self, typed: str, kind: str, spaces: Sequence[str]) -> str:
        """A space by its name, or by its numbers with anything between them."""
        wanted = fold(typed)
        named = [space for space in spaces if fold(self.words.name(kind, space)) == wanted]
        if typed in spaces:
            return typed
        if wanted and named:
            return named[0]
        numbers = ".".join(re.findall(r"\d+", typed))
        return numbers if numbers in spaces else typed

    def _place(self, kind: str, space: str) -> str:
        """A space as it is typed: by its numbers, as on the map, or by its name."""
        return space if "." in space else self.words.name(kind, space)

    def _called(self, question: Choice, option: str) -> str:
        """An option as it is offered: the likely one, and what ends a question, in other words."""
        likely = "likely" if option == question.default else "unlikely"
        ending = self.words.attribute(question.id, DONE) if option == DONE else None
        return (
            ending
            or self.words.attribute(_message(question, option), likely)
            or self._plain(question, option)
        )

    def _plain(self, question: Choice, option: str) -> str:
        if option == MEND:
            return self.words("page-put-right")
        return self.words.name(question.kind, option)

    def _with_number(self, id: str, name: str) -> str:
        """A card is told by its printed number too; other ids are of no use to people."""
        return f"{id} {name}" if any(map(str.isdigit, id)) and name != id else name

    def _show_option(self, question: Choice, number: int, option: str) -> None:
        said = question.words().get(option) if question.words is not None else None
        if said is None:
            name = self._with_number(option, self._called(question, option))
        else:
            name = self.words.sentence(said)
        text = Text(name)
        hint = self.words.attribute(_message(question, option), "hint")
        own_word = option == DONE and self.words.attribute(question.id, DONE)
        if hint and not own_word and option not in self._explained:
            text.append(f"  {hint}", "dim")
            self._explained.add(option)
        note = question.notes().get(option) if question.notes is not None else None
        if note is not None:
            text.append(f"  {self.words.say(note)}", "dim")
        self.terminal.show(Item(Text(f"{number:>4}  "), text))

    def _label(self, question: Question[object]) -> str:
        """The words of a question, with when its number was said last if it was."""
        label = self.words.text(question.id, question.args)
        said = self.words.attribute(question.id, "said", question.args)
        limits = f"{question.low} … {question.high}" if isinstance(question, Number) else ""
        behind = "; ".join(part for part in (said, limits) if part)
        return f"{label} ({behind})" if behind else label

    def _shown(self, question: Question[object], default: object) -> str:
        match question:
            case Choice():
                return self._called(question, str(default))
            case Card() | Space():
                return self.words.name(question.kind, str(default))
            case YesNo():
                return self.words("terminal-yes" if default else "terminal-no")
        return str(default)


def _message(question: Choice, option: str) -> str:
    return f"{question.kind}-{option.replace('_', '-')}"


def yes_or_no(typed: str, words: Words) -> object:
    """What a typed word means, in the person's language; if nothing, the word itself."""
    wanted = fold(typed)
    for answer, id in ((True, "terminal-yes-words"), (False, "terminal-no-words")):
        if wanted in fold(words(id)).split():
            return answer
    return typed


def agree(read: Read, label: str, words: Words) -> bool:
    """Whether somebody says yes; nothing typed is no."""
    while True:
        typed = read(f"{label} [{words('terminal-no')}] > ").strip()
        answer = yes_or_no(typed, words) if typed else False
        if isinstance(answer, bool):
            return answer
