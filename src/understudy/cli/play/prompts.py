"""Prompts for questions, field by field, until the answer is legal."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from understudy.cli.parsing.did_you_mean import closest_names
from understudy.cli.play.answer_names import DONE, Names, message_of, whole_number
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
"""Executes a line if it is a command. Returns whether it was; may raise `RestartQuestion`."""

MORE: Final = "0"
"""Typed to see the rest of a list."""

LIST_NUMBER: Final = re.compile(r"\d{1,2}")
"""A number of a list, which never names a choice within an entry."""

UNKNOWN_NAME: Final = frozenset({"table-not-an-option", "table-unknown-card", "table-not-a-space"})
"""Message ids of refusals of unknown names, which may be mistyped."""

INPUT_WIDTH: Final = 15
"""Characters of a line reserved for the input."""

MAX_LISTED: Final = 30
"""Most spaces or cards in a list."""


class RestartQuestion(Exception):
    """The current question must be asked again from the start."""


class Prompts:
    """Turns questions into prompts and typed lines into answers."""

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
        queued = self._next_queued(question)
        if queued is not None:
            return queued
        self.terminal.note("")
        self.terminal.note(self.names.label(question), "bold")
        for term in question.terms() if question.terms is not None else ():
            self.terminal.note(self.words.sentence(term))
        why = self.words.why(question)
        if why and not (isinstance(question, Menu) and why in self._explained):
            self._explained.add(why)
            game = question.id.partition("-")[0]
            cite = f" [{self.words.citation(game, question.cite)}]" if question.cite else ""
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

    def _next_queued(self, question: Question[object]) -> object:
        """Return the next answer typed in advance for the same question, if still legal."""
        asked, left = self._queue
        while left and asked == question.id and isinstance(question, Choice):
            option = left.pop(0)
            if option in question.options:
                return option
        self._queue = ("", [])
        return None

    def explain_again(self) -> None:
        """Show explanations again, which are otherwise shown only the first time."""
        self._explained.clear()

    def line(self, label: str = "", default: str | None = None) -> str:
        """Return the next typed line that is not a command."""
        room = self.terminal.width - INPUT_WIDTH
        suggestion = f"[{default}]" if default else ""
        if cell_len(f"{label} {suggestion}") > room:
            # Show a long prompt above the line, to leave room for the input.
            self.terminal.note(f"{label} {suggestion}".strip())
            label = suggestion = ""
        prompt = " ".join(part for part in (label, suggestion) if part)
        return self._line(f"{prompt} > " if prompt else "> ")

    def _line(self, prompt: str) -> str:
        while True:
            typed = self.terminal.read(prompt).strip()
            if not self.command(typed):
                return typed

    def confirm(self, label: str) -> bool:
        """Ask a yes-or-no question; commands still work."""
        return confirm(self._line, label, self.words)

    @property
    def open_menu(self) -> MenuGroups | None:
        """The menu that is currently asked, if any."""
        return self._menu[1] if self._menu is not None else None

    def show_more(self) -> bool:
        """List the entries missing from the short list. Return whether there are any."""
        if self._menu is None or not self._menu[1].rest:
            return False
        menu, groups = self._menu
        for name in groups.rest:
            self._show_option(_actions(menu, (name,)), groups.numbers[name], name)
        return True

    def _ask_menu(self, menu: Menu) -> object:
        groups = group_entries(menu, self.screen.menus.get(menu.kind, ()))
        default = str(menu.default["do"]) if menu.default else None
        actions = _actions(menu, (*groups.entries, EDIT), default)
        for name in groups.listed:
            self._show_option(actions, groups.numbers[name], name)
        if groups.rest:
            more = self.words("terminal-more", count=len(groups.rest))
            self.terminal.show(Item(Text(f"{MORE:>4}  "), Text(more)))
        self._menu = menu, groups
        try:
            chosen, given = self._ask_action(actions, groups)
        finally:
            self._menu = None
        if chosen == EDIT:
            chosen = str(self._ask_field(_actions(menu, groups.edits), ""))
        return {"do": chosen, **self._ask_fields(groups.entries[chosen], given)}

    def _ask_action(self, actions: Choice, groups: MenuGroups) -> tuple[str, dict[str, object]]:
        """Return the chosen action, with its first field if that was typed directly."""
        numbers = {str(number): name for name, number in groups.numbers.items()}
        offered = {*groups.entries, *groups.rest}
        default = (
            None if actions.default is None else self.names.option_label(actions, actions.default)
        )
        while True:
            typed = self.line("", default)
            if typed == MORE and self.show_more():
                continue
            if not typed and actions.default is not None:
                return actions.default, {}
            if not typed:
                self._nothing_typed()
                continue
            if numbers.get(typed) in offered:
                return numbers[typed], {}
            try:
                return self.names.one_of(typed, actions, numbered=False), {}
            except Illegal as refused:
                found = None if LIST_NUMBER.fullmatch(typed) else self._find_nested(typed, groups)
                if found is not None:
                    return found
                self.terminal.note(self.words.say(refused.message), "red")
                self._suggest(actions, typed)

    def _find_nested(self, typed: str, groups: MenuGroups) -> tuple[str, dict[str, object]] | None:
        """Return the one entry whose first field has this choice, with that field.

        Entries of the short list take precedence.
        """
        found: list[tuple[str, dict[str, object]]] = []
        for name, field, question in nested_choices(groups.entries):
            try:
                option = self.names.one_of(typed, question, numbered=False)
            except Illegal:
                continue
            found.append((name, {field: option}))
        found = [one for one in found if one[0] in groups.listed] or found
        return found[0] if len(found) == 1 else None

    def _ask_payment(self, question: Payment) -> object:
        """Ask for the amount of each payment method; the rest is paid in MC."""
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
        names = ", ".join(self.names.space_name(kind, space) for space in spaces)
        self.terminal.note(self.words("terminal-legal", spaces=names), "dim")

    def insist(self, question: Question[object], answer: object, refused: Refused) -> object:
        """Return the refused answer with its override, if the player confirms it."""
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

    def _ask_field(self, question: Question[object], label: str, likely: object = None) -> object:
        if isinstance(question, Choice):
            for number, option in enumerate(question.options, 1):
                self._show_option(question, number, option)
        likely = question.default if likely is None else likely
        default = None if likely is None else self.names.default_label(question, likely)
        while True:
            typed = self.line(label, default)
            try:
                if not typed and likely is not None:
                    return question.check(likely)
                if not typed and isinstance(question, Choice):
                    self._nothing_typed()
                    continue
                if isinstance(question, Choice):
                    typed = self._queue_numbers(typed, question)
                return question.check(self._parse(question, typed))
            except Refused as refused:
                self.terminal.note(self.words.say(refused.message), "red")
                if refused.message.id in UNKNOWN_NAME:
                    self._suggest(question, typed)
                elif isinstance(question, Card):
                    self._list_cards(question)

    def _nothing_typed(self) -> None:
        self.terminal.note(self.words("terminal-type-one"), "red")

    def _suggest(self, question: Question[object], typed: str) -> None:
        suggestions: list[str] = []
        if isinstance(question, Choice):
            names = {
                option: self.names.option_label(question, option) for option in question.options
            }
            suggestions = [
                names[option]
                for option in closest_names(typed, {o: (n,) for o, n in names.items()})
            ]
        elif isinstance(question, Card):
            known = self.words.translator.names.get(question.kind, {})
            left = {id: names.values() for id, names in known.items() if id not in question.gone}
            found = [id for id in closest_names(typed, left) if question.find(id)]
            suggestions = [
                self.names.with_number(id, self.words.name(question.kind, id)) for id in found
            ]
        elif isinstance(question, Space) and len(question.spaces) <= MAX_LISTED:
            self._list_spaces(question.kind, question.spaces)
        if suggestions:
            self.terminal.note(self.words("terminal-near", names=" · ".join(suggestions)))

    def _list_cards(self, question: Card) -> None:
        """List the possible cards if there are at most `MAX_LISTED`."""
        known = self.words.translator.names.get(question.kind, {})
        left = [id for id in known if id not in question.gone and question.find(id)]
        if len(left) <= MAX_LISTED:
            names = [self.names.with_number(id, self.words.name(question.kind, id)) for id in left]
            label = self.words("page-possible-cards")
            self.terminal.note(self.words.labelled(label, " · ".join(names)))

    def _parse(self, question: Question[object], typed: str) -> object:
        """Return the answer that a typed line stands for."""
        match question:
            case Choice():
                return self.names.one_of(typed, question)
            case YesNo():
                return yes_or_no(typed, self.words)
            case Space():
                return self.names.space(typed, question.kind, question.spaces)
            case Card():
                return self.names.card(typed, question)
        return typed

    def _queue_numbers(self, typed: str, question: Choice) -> str:
        """Return the first of several numbers; queue the others for repetitions of the question."""
        numbers = [whole_number(number) for number in re.split(r"[\s,]+", typed)]
        positions = [n for n in numbers if n is not None and 1 <= n <= len(question.options)]
        if not len(positions) == len(numbers) > 1:
            return typed
        first, *left = (question.options[n - 1] for n in positions)
        self._queue = question.id, left
        return first

    def _show_option(self, question: Choice, number: int, option: str) -> None:
        message = question.words().get(option) if question.words is not None else None
        if message is None:
            name = self.names.with_number(option, self.names.option_label(question, option))
        else:
            name = self.words.sentence(message)
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
    """Return the legal spaces after the previous answers; all spaces if that is not known."""
    if question.legal is None:
        return question.spaces
    return question.legal().get(str(answers.get(question.by, "")), ())


def _actions(menu: Menu, names: tuple[str, ...], default: str | None = None) -> Choice:
    return Choice(id=menu.id, kind=menu.kind, options=names, default=default)


def yes_or_no(typed: str, words: Translations) -> object:
    """Return the typed answer as a bool, in the user's language; else the text itself."""
    word = normalize(typed)
    for answer, id in ((True, "terminal-yes-words"), (False, "terminal-no-words")):
        if word in normalize(words(id)).split():
            return answer
    return typed


def confirm(read: Read, label: str, words: Translations) -> bool:
    """Ask until the answer is yes or no; an empty line means no."""
    while True:
        typed = read(f"{label} [{words('terminal-no')}] > ").strip()
        answer = yes_or_no(typed, words) if typed else False
        if isinstance(answer, bool):
            return answer
