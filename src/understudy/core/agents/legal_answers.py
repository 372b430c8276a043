"""All legal answers to a question, for programs that choose one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from understudy.core.questions.form import Fields, Form, Menu
from understudy.core.questions.payment import Payment
from understudy.core.questions.question import (
    Card,
    Choice,
    Number,
    Override,
    Question,
    Space,
    YesNo,
)
from understudy.core.questions.turn_menu import TurnMenu
from understudy.core.system import find_system, system_names

NOTHING: Final = "none"
"""The option that takes none of the others, such as buying no more cards."""
MOST_ANSWERS: Final = 10_000
"""Forms have more combinations than a program can use; only the first ones are listed."""


def legal_answers(question: Question[object]) -> list[object]:
    """Return the legal answers to a question; of payments only suggestions.

    In a screen game each is a legal move. At the table the answers fit the question; the rules may
    still refuse a report that does not agree with the position. A form or menu lists at most
    10,000 combinations of its fields, likely values first.
    """
    if isinstance(question, TurnMenu):
        return [*question.moves()]
    if isinstance(question, Payment):
        return [*question.suggested()]
    if isinstance(question, Choice):
        return [*question.options]
    if isinstance(question, Space):
        return [*question.spaces]
    if isinstance(question, Number):
        return [*range(question.low, question.high + 1, question.step)]
    if isinstance(question, YesNo):
        return [True, False]
    if isinstance(question, Card):
        return [*_cards(question)]
    if isinstance(question, Menu):
        return [*islice(_menu_answers(question), MOST_ANSWERS)]
    if isinstance(question, Form):
        return [*islice(_combinations(question.fields, {}), MOST_ANSWERS)]
    return [question.default]


def passing_answer(question: Question[object], answers: Sequence[object]) -> int | None:
    """Return the number of the answer that ends the turn or takes nothing, if there is one."""
    passing = question.default if isinstance(question, TurnMenu) else NOTHING
    return answers.index(passing) if passing in answers else None


def _cards(question: Card) -> Iterator[str]:
    """Yield the cards of the pool that are not elsewhere."""
    for name in system_names():
        for card in find_system(name).names().get(question.kind, {}):
            if card not in question.gone and question.find(card) == (card,):
                yield card


def _menu_answers(menu: Menu) -> Iterator[object]:
    """Yield the answers of a menu, one entry after the other in turn."""
    for name in menu.plain:
        yield {"do": name}
    waiting = [_combinations(wanted, {"do": name}) for name, wanted in menu.entries()]
    while waiting:
        for answers in [*waiting]:
            found = next(answers, None)
            if found is None:
                waiting.remove(answers)
            else:
                yield found


def _combinations(wanted: Fields, given: dict[str, object]) -> Iterator[dict[str, object]]:
    """Yield the given answers with every combination of answers to these fields."""
    if not wanted:
        yield given
        return
    (name, question), others = wanted[0], wanted[1:]
    for answer in _field_answers(question, given):
        yield from _combinations(others, {**given, name: answer})


def _field_answers(question: Question[object], given: dict[str, object]) -> list[object]:
    """Return the answers of a field, the likely one first; an override stays off."""
    if isinstance(question, Override):
        return [False]
    answers = legal_answers(question)
    if isinstance(question, Space) and question.legal is not None and question.by in given:
        answers = [*question.legal().get(str(given[question.by]), ())]
    likely = question.likely(given)
    if likely in answers:
        answers = [likely, *(answer for answer in answers if answer != likely)]
    return answers
