"""All that is said in the course of a game: its steps, and the questions with their fields."""

from collections.abc import Iterator
from typing import Any

from understudy.core import Message, Policy, Question, Ref, Step, System
from understudy.locales import LANGUAGES
from understudy.locales.translator import Translator


class Curious:
    """Answers as somebody else does, and remembers the questions, one of each id."""

    def __init__(self, human: Policy) -> None:
        self.human = human
        self.asked: dict[str, Question[Any]] = {}

    def answer(self, question: Question[Any]) -> object:
        self.asked.setdefault(question.id, question)
        return self.human.answer(question)


def check_sayable(system: System, steps: list[Step], human: Curious) -> None:
    """Every step and every question is a clean sentence in every language."""
    for language in LANGUAGES:
        speaker = Translator(language, system.names())
        words = [text for step in steps for text in _step(step, speaker, system.name)]
        for question in human.asked.values():
            words += [*_field(question.to_json(), speaker), speaker.why(question)]
            words.append(speaker.name(Ref("question", question.id)))
        for text in words:
            clean(text)


def clean(text: str) -> None:
    """No gap is left open, no id stands for a word."""
    assert text == text.strip() != "", repr(text)
    assert not {"{", "}", "_", "\n"} & set(text), text
    assert "  " not in text, text


def _step(step: Step, speaker: Translator, own: str) -> Iterator[str]:
    yield speaker.text(step.kind, step.args)
    if step.failure:
        yield speaker.name(Ref(f"{own}-failure", step.failure))
    if step.ruling:
        yield speaker.text(f"{own}-ruling-{step.ruling}")
        yield speaker.text(f"{own}-ruling-{step.ruling}", attribute="why")
    if step.deliberation:
        kind = step.deliberation.kind
        yield from (speaker.name(Ref(kind, id)) for id in step.deliberation.candidates)
        yield from (speaker.text(n.rule, n.args) for n in step.deliberation.narrowings)


def _field(field: dict[str, Any], speaker: Translator) -> Iterator[str]:
    yield speaker.text(field["id"], field["args"])
    match field["type"]:
        case "choice":
            yield from (speaker.name(Ref(field["kind"], id)) for id in field["options"])
            yield from (
                speaker.sentence(message_of(one)) for one in field.get("words", {}).values()
            )
        case "space":
            yield from (speaker.name(Ref(field["kind"], id)) for id in field["spaces"])
        case "form":
            for part in field["fields"]:
                yield from _field(part, speaker)
        case "menu":
            names = [*field["plain"], *(entry["name"] for entry in field["entries"])]
            yield from (speaker.name(Ref(field["kind"], name)) for name in names)
            for entry in field["entries"]:
                for part in entry["fields"]:
                    yield from _field(part, speaker)


def message_of(shown: dict[str, Any]) -> Message:
    """A message as it was before it became JSON."""
    return Message(shown["id"], {name: _arg(arg) for name, arg in shown["args"].items()})


def _arg(arg: Any) -> Any:
    if isinstance(arg, dict):
        return message_of(arg) if "args" in arg else Ref(arg["kind"], arg["id"])
    return arg
