"""Checks that all steps and questions of a game can be translated."""

from collections.abc import Iterator
from typing import Any

from understudy.core import Message, Policy, Question, Ref, Step, System
from understudy.locales import languages
from understudy.locales.translator import Translator


class RecordingPolicy:
    """Answers like another policy and records the questions, one per id."""

    def __init__(self, human: Policy) -> None:
        self.human = human
        self.asked: dict[str, Question[Any]] = {}

    def answer(self, question: Question[Any]) -> object:
        self.asked.setdefault(question.id, question)
        return self.human.answer(question)


def check_translatable(system: System, steps: list[Step], human: RecordingPolicy) -> None:
    """Check that every step and question is a clean sentence in every language."""
    for language in languages():
        translator = Translator(language, system.names())
        words = [text for step in steps for text in _step(step, translator, system.name)]
        for question in human.asked.values():
            words += [*_field(question.to_json(), translator), translator.why(question)]
            words.append(translator.name(Ref("question", question.id)))
        for text in words:
            check_clean(text)


def check_clean(text: str) -> None:
    """Check that a text has no unfilled placeables, no ids and no double spaces."""
    assert text == text.strip() != "", repr(text)
    assert not {"{", "}", "_", "\n"} & set(text), text
    assert "  " not in text, text


def _step(step: Step, translator: Translator, own: str) -> Iterator[str]:
    yield translator.text(step.kind, step.args)
    if step.failure:
        yield translator.name(Ref(f"{own}-failure", step.failure))
    if step.ruling:
        yield translator.text(f"{own}-ruling-{step.ruling}")
        yield translator.text(f"{own}-ruling-{step.ruling}", attribute="why")
    if step.deliberation:
        kind = step.deliberation.kind
        yield from (translator.name(Ref(kind, id)) for id in step.deliberation.candidates)
        yield from (translator.text(n.rule, n.args) for n in step.deliberation.narrowings)


def _field(field: dict[str, Any], translator: Translator) -> Iterator[str]:
    yield translator.text(field["id"], field["args"])
    match field["type"]:
        case "choice":
            worded = field.get("words", {})
            named = [id for id in field["options"] if id not in worded]
            yield from (translator.name(Ref(field["kind"], id)) for id in named)
            yield from (
                translator.sentence(message_of(one)) for one in field.get("words", {}).values()
            )
        case "space":
            yield from (translator.name(Ref(field["kind"], id)) for id in field["spaces"])
        case "form":
            for part in field["fields"]:
                yield from _field(part, translator)
        case "menu":
            names = [*field["plain"], *(entry["name"] for entry in field["entries"])]
            yield from (translator.name(Ref(field["kind"], name)) for name in names)
            for entry in field["entries"]:
                for part in entry["fields"]:
                    yield from _field(part, translator)


def message_of(data: dict[str, Any]) -> Message:
    """Return the message of its JSON."""
    return Message(data["id"], {name: _arg(arg) for name, arg in data["args"].items()})


def _arg(arg: Any) -> Any:
    if isinstance(arg, dict):
        return message_of(arg) if "args" in arg else Ref(arg["kind"], arg["id"])
    return arg
