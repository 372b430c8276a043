"""Asking a question in the terminal, field by field, until the answer fits."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from understudy.cli.parsing.did_you_mean import closest_names
from understudy.cli.play.answer_names import DONE, Names, message_of
from understudy.cli.play.menus import EDIT, MenuGroups, group_entries, nested_choices
from understudy.cli.screens.screen import Screen
from understudy.cli.terminal import Item, Read, Terminal
from understudy.cli.translations import Translations, normalize
from understudy.core import (
    Card,
    Choice,
    Fields,
    Form,
    Illegal,
    Menu,
    Number,
    Override,
    Question,
    Refused,
    Space,
    YesNo,
)
from understudy.core.questions.payment import Payment

Command = Callable[[str], bool]
"""Obeys a line if it is a command, and says whether it was one. It may raise `RestartQuestion`."""


MORE: Final = "0"
"""What is typed to see the rest of a list."""

LISTED: Final = re.compile(r"\d{1,2}")
"""A number as they stand on a list: it is never that of something inside an entry."""

UNKNOWN: Final = frozenset({"table-not-an-option", "table-unknown-card", "table-not-a-space"})
"""Refusals of a name that nobody knows, perhaps a mistyped one."""

TO_TYPE: Final = 15
"""Letters of a line that are left for what is typed."""

FEW: Final = 30
"""So many spaces or cards can be listed."""


class RestartQuestion(Exception):
    """Whatever is being asked has to be asked anew from the start."""


class Prompts:
    """Turns questions into prompts, and typed lines into answers."""

    def __init__(
        self, terminal: Terminal, words: Translations, command: Command, screen: Screen
    ) -> None:
        self.terminal = terminal
        self.words = words
        self.command = command
        self.screen = screen
        self.names = Names(words)
        self._explained: set[str] = set()
        self._menu: tuple[Menu, MenuGroups] | None = None
        self._queue: tuple[str, list[str]] = ("", [])

    def ask(self, question: Question[object]) -> object:
        """An answer that fits the question."""
        queued = self._queued(question)
        if queued is not None:
            return queued
        self.terminal.note("")
        self.terminal.note(self.names.label(question), "bold")
        why = self.words.why(question)
        if why and not (isinstance(question, Menu) and why in self._explained):
            self._explained.add(why)
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
            case Space():
                self._list_spaces(question.kind, question.spaces)
        return self._ask_field(question, "")

    def _queued(self, question: Question[object]) -> object:
        """What was typed for the same question beforehand, as far as it still fits."""
        asked, left = self._queue
        while left and asked == question.id and isinstance(question, Choice):
            option = left.pop(0)
            if option in question.options:
                return option
        self._queue = ("", [])
        return None

    def explain_again(self) -> None:
        """Things to do are explained where they are listed for the first time; now once more."""
        self._explained.clear()

    def line(self, label: str = "", default: str | None = None) -> str:
        """The next typed line that is no command."""
        room = self.terminal.width - TO_TYPE
        likely = f"[{default}]" if default else ""
        if cell_len(f"{label} {likely}") > room:
            # What is long stands above the line, so that there is room to type.
            self.terminal.note(f"{label} {likely}".strip())
            label = likely = ""
        prompt = " ".join(part for part in (label, likely) if part)
        return self._line(f"{prompt} > " if prompt else "> ")

    def _line(self, prompt: str) -> str:
        while True:
            typed = self.terminal.read(prompt).strip()
            if not self.command(typed):
                return typed

    def agree(self, label: str) -> bool:
        """Whether somebody says yes; commands work meanwhile."""
        return confirm(self._line, label, self.words)

    @property
    def open_menu(self) -> MenuGroups | None:
        """What can be done, while that is being asked."""
        return self._menu[1] if self._menu is not None else None

    def show_more(self) -> bool:
        """List what the short list leaves out; whether there is anything."""
        if self._menu is None or not self._menu[1].rest:
            return False
        menu, shelves = self._menu
        for name in shelves.rest:
            self._show_option(_things(menu, (name,)), shelves.numbers[name], name)
        return True

    def _ask_menu(self, menu: Menu) -> object:
        shelves = group_entries(menu, self.screen.menus.get(menu.kind, ()))
        default = str(menu.default["do"]) if menu.default else None
        things = _things(menu, (*shelves.entries, EDIT), default)
        for name in shelves.usual:
            self._show_option(things, shelves.numbers[name], name)
        if shelves.rest:
            more = self.words("terminal-more", count=len(shelves.rest))
            self.terminal.show(Item(Text(f"{MORE:>4}  "), Text(more)))
        self._menu = menu, shelves
        try:
            chosen, given = self._chosen(things, shelves)
        finally:
            self._menu = None
        if chosen == EDIT:
            chosen = str(self._ask_field(_things(menu, shelves.repairs), ""))
        return {"do": chosen, **self._ask_fields(shelves.entries[chosen], given)}

    def _chosen(self, things: Choice, shelves: MenuGroups) -> tuple[str, dict[str, object]]:
        """One of the things to do, perhaps with its first detail, if that was typed instead."""
        numbers = {str(number): name for name, number in shelves.numbers.items()}
        offered = {*shelves.entries, *shelves.rest}
        default = None if things.default is None else self.names.called(things, things.default)
        while True:
            typed = self.line("", default)
            if typed == MORE and self.show_more():
                continue
            if not typed and things.default is not None:
                return things.default, {}
            if not typed:
                self._nothing_typed()
                continue
            if numbers.get(typed) in offered:
                return numbers[typed], {}
            try:
                return self.names.one_of(typed, things, numbered=False), {}
            except Illegal as refused:
                found = None if LISTED.fullmatch(typed) else self._inside(typed, shelves)
                if found is not None:
                    return found
                self.terminal.note(self.words.say(refused.message), "red")
                self._offer(things, typed)

    def _inside(self, typed: str, shelves: MenuGroups) -> tuple[str, dict[str, object]] | None:
        """The one entry that has something of this name, with that as its first detail.

        What stands on the short list goes before the rest.
        """
        found: list[tuple[str, dict[str, object]]] = []
        for name, field, question in nested_choices(shelves.entries):
            try:
                option = self.names.one_of(typed, question, numbered=False)
            except Illegal:
                continue
            found.append((name, {field: option}))
        found = [one for one in found if one[0] in shelves.usual] or found
        return found[0] if len(found) == 1 else None

    def _ask_payment(self, question: Payment) -> object:
        """How many of each of the means; what they do not cover is paid in money."""
        self.terminal.note(
            self.words("terminal-pay", price=question.price, money=question.money), "dim"
        )
        paid: dict[str, object] = {}
        for one in question.methods:
            name = self.words.name(question.kind, one.key)
            label = self.words("terminal-pay-with", name=name, value=one.value, count=one.count)
            count = Number(id=question.id, low=0, high=one.count)
            paid[one.key] = self._ask_field(count, label, (question.default or {}).get(one.key, 0))
        return paid

    def _ask_fields(
        self, wanted: Fields, given: Mapping[str, object] | None = None
    ) -> dict[str, object]:
        answers: dict[str, object] = dict(given or {})
        for name, question in wanted:
            if name in answers:
                continue
            if isinstance(question, Override):
                answers[name] = question.default
                continue
            if isinstance(question, Space):
                self._list_spaces(question.kind, _allowed(question, answers))
            likely = question.likely(answers)
            answers[name] = self._ask_field(question, self.names.label(question), likely)
        return answers

    def _list_spaces(self, kind: str, spaces: Sequence[str]) -> None:
        names = ", ".join(self.names.place(kind, space) for space in spaces)
        self.terminal.note(self.words("terminal-legal", spaces=names), "dim")

    def insist(self, question: Question[object], answer: object, refused: Refused) -> object:
        """The refused answer once more, if it can be insisted on and the person does."""
        if not (isinstance(question, Menu) and isinstance(answer, dict)):
            return None
        for name, field in dict(question.entries()).get(str(answer["do"]), ()):
            if isinstance(field, Override) and refused.message.id in field.over:
                return (
                    {**answer, name: True}
                    if self._ask_field(field, self.names.label(field))
                    else None
                )
        return None

    def _ask_field(
        self,
        question: Question[object],
        label: str,
        likely: object = None,
    ) -> object:
        if isinstance(question, Choice):
            for number, option in enumerate(question.options, 1):
                self._show_option(question, number, option)
        likely = question.default if likely is None else likely
        default = None if likely is None else self.names.shown(question, likely)
        while True:
            typed = self.line(label, default)
            try:
                if not typed and likely is not None:
                    return question.check(likely)
                if not typed and isinstance(question, Choice):
                    self._nothing_typed()
                    continue
                if isinstance(question, Choice):
                    typed = self._first_of(typed, question)
                return question.check(self._meant(question, typed))
            except Refused as refused:
                self.terminal.note(self.words.say(refused.message), "red")
                if refused.message.id in UNKNOWN:
                    self._offer(question, typed)
                elif isinstance(question, Card):
                    self._list_cards(question)

    def _nothing_typed(self) -> None:
        self.terminal.note(self.words("terminal-type-one"), "red")

    def _offer(self, question: Question[object], typed: str) -> None:
        """What may have been meant, where a name was mistyped; nothing is taken for it."""
        meant: list[str] = []
        if isinstance(question, Choice):
            names = {option: self.names.called(question, option) for option in question.options}
            meant = [
                names[option]
                for option in closest_names(typed, {o: (n,) for o, n in names.items()})
            ]
        elif isinstance(question, Card):
            known = self.words.speaker.names.get(question.kind, {})
            here = {id: names.values() for id, names in known.items() if id not in question.gone}
            found = [id for id in closest_names(typed, here) if question.find(id)]
            meant = [self.names.with_number(id, self.words.name(question.kind, id)) for id in found]
        elif isinstance(question, Space) and len(question.spaces) <= FEW:
            self._list_spaces(question.kind, question.spaces)
        if meant:
            self.terminal.note(self.words("terminal-near", names=" · ".join(meant)))

    def _list_cards(self, question: Card) -> None:
        """The cards that are possible, if they are few."""
        known = self.words.speaker.names.get(question.kind, {})
        here = [id for id in known if id not in question.gone and question.find(id)]
        if len(here) <= FEW:
            names = [self.names.with_number(id, self.words.name(question.kind, id)) for id in here]
            self.terminal.note(f"{self.words('page-possible-cards')}: {' · '.join(names)}")

    def _meant(self, question: Question[object], typed: str) -> object:
        """What a typed line means as an answer to this question."""
        match question:
            case Choice():
                return self.names.one_of(typed, question)
            case YesNo():
                return yes_or_no(typed, self.words)
            case Space():
                return self.names.space(typed, question.kind, question.spaces)
        return typed

    def _first_of(self, typed: str, question: Choice) -> str:
        """Of several numbers the first; the others wait until the question comes again."""
        numbers = re.split(r"[\s,]+", typed)
        places = [int(number) for number in numbers if number.isdecimal()]
        whole = len(places) == len(numbers) > 1
        if not whole or not all(1 <= place <= len(question.options) for place in places):
            return typed
        first, *left = (question.options[place - 1] for place in places)
        self._queue = question.id, left
        return first

    def _show_option(self, question: Choice, number: int, option: str) -> None:
        said = question.words().get(option) if question.words is not None else None
        if said is None:
            name = self.names.with_number(option, self.names.called(question, option))
        else:
            name = self.words.sentence(said)
        text = Text(name)
        hint = self.words.attribute(message_of(question, option), "hint")
        own_word = option == DONE and self.words.attribute(question.id, DONE)
        if hint and not own_word and option not in self._explained:
            text.append(f"  {hint}", "dim")
            self._explained.add(option)
        note = question.notes().get(option) if question.notes is not None else None
        if note is not None:
            text.append(f"  {self.words.say(note)}", "dim")
        about = self.screen.about(question.kind, option, self.words)
        if about and f"{question.kind}-{option}" not in self._explained:
            text.append(f"  {about}", "dim")
            self._explained.add(f"{question.kind}-{option}")
        self.terminal.show(Item(Text(f"{number:>4}  "), text))


def _allowed(question: Space, answers: Mapping[str, object]) -> Sequence[str]:
    """The spaces that are legal after what was answered before; as far as that is known."""
    if question.legal is None:
        return question.spaces
    return question.legal().get(str(answers.get(question.by, "")), ())


def _things(menu: Menu, names: tuple[str, ...], default: str | None = None) -> Choice:
    """Things to do as a question of its own."""
    return Choice(id=menu.id, kind=menu.kind, options=names, default=default)


def yes_or_no(typed: str, words: Translations) -> object:
    """What a typed word means, in the person's language; if nothing, the word itself."""
    wanted = normalize(typed)
    for answer, id in ((True, "terminal-yes-words"), (False, "terminal-no-words")):
        if wanted in normalize(words(id)).split():
            return answer
    return typed


def confirm(read: Read, label: str, words: Translations) -> bool:
    """Whether somebody says yes; nothing typed is no."""
    while True:
        typed = read(f"{label} [{words('terminal-no')}] > ").strip()
        answer = yes_or_no(typed, words) if typed else False
        if isinstance(answer, bool):
            return answer
