"""Whole games can be told and asked in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.playing import RandomHuman, play_out
from understudy.locales import LANGUAGES, Speaker
from understudy.mars.checklist import checklist
from understudy.mars.options import DECKS
from understudy.mars.options import EXPANSIONS as ALL
from understudy.mars.system import GAME
from understudy.table import Chance, PolicyTable, Question, Ref, Step, stream

EXPANSIONS = list(ALL)
TELLING = "C02 C06 C18 C22 C24 C29 C30 C32 C35 C36 C37 C42 C43 C46".split()
"""Corporations that say something of their own."""
GAMES: tuple[dict[str, object], ...] = (
    {},
    {"difficulty": "easy", "expansions": []},
    {"difficulty": "brutal", "draft": True},
    {"difficulty": "hard", "draft": True, "decks": {"project": "real", "bonus": "real"}},
    {"map": "hellas", "expansions": ["corporate_era", "venus", "promo"]},
    {"map": "elysium", "expansions": ["prelude", "prelude2", "colonies"]},
    {"map": "utopia_planitia", "expansions": ["corporate_era", "venus", "colonies"]},
    {"map": "terra_cimmeria", "expansions": ["colonies", "turmoil"], "turmoil_delegates": 2},
    {"map": "vastitas_borealis", "expansions": ["turmoil"], "decks": {"events": "real"}},
    {"map": "elysium", "expansions": EXPANSIONS, "decks": dict.fromkeys(DECKS, "real")},
    {"map": "tharsis", "expansions": EXPANSIONS, "difficulty": "brutal"},
    *[dict[str, object](expansions=EXPANSIONS, corporation=number) for number in TELLING],
    {"corporation": "C08", "draft": True, "decks": dict.fromkeys(DECKS, "real")},
)


class Curious(RandomHuman):
    """Remembers every question it was asked, one of each id."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, repairs=True)
        self.asked: dict[str, Question[Any]] = {}

    def answer(self, question: Question[Any]) -> object:
        self.asked.setdefault(question.id, question)
        return super().answer(question)


def played(options: dict[str, object], seed: int) -> tuple[list[Step], list[Question[Any]]]:
    human = Curious(seed)
    table = PolicyTable(Chance(stream(seed, "game")), human, listening=True)
    play_out(GAME.new(options), table)
    return table.steps, list(human.asked.values())


def words_of_a_step(step: Step, speaker: Speaker) -> Iterator[str]:
    yield speaker.text(step.kind, step.args)
    if step.failure:
        yield speaker.name(Ref("mars-failure", step.failure))
    if step.ruling:
        yield speaker.text(f"mars-ruling-{step.ruling}")
        yield speaker.text(f"mars-ruling-{step.ruling}", attribute="why")
    if step.deliberation:
        kind = step.deliberation.kind
        yield from (speaker.name(Ref(kind, id)) for id in step.deliberation.candidates)
        yield from (speaker.text(n.rule) for n in step.deliberation.narrowings)


def words_of_a_field(field: dict[str, Any], speaker: Speaker) -> Iterator[str]:
    yield speaker.text(field["id"], field["args"])
    match field["type"]:
        case "choice":
            yield from (speaker.name(Ref(field["kind"], id)) for id in field["options"])
        case "space":
            yield from (speaker.name(Ref(field["kind"], id)) for id in field["spaces"])
        case "form":
            for part in field["fields"]:
                yield from words_of_a_field(part, speaker)
        case "menu":
            names = [*field["plain"], *(entry["name"] for entry in field["entries"])]
            yield from (speaker.name(Ref(field["kind"], name)) for name in names)
            for entry in field["entries"]:
                for part in entry["fields"]:
                    yield from words_of_a_field(part, speaker)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(GAMES.index(options)))
def test_a_whole_game_can_be_said_in_every_language(options: dict[str, object]) -> None:
    steps, asked = played(options, 11)
    assert len(steps) > 250
    for language in LANGUAGES:
        speaker = Speaker(language, GAME.names())
        words = [text for step in steps for text in words_of_a_step(step, speaker)]
        for question in asked:
            words += [*words_of_a_field(question.to_json(), speaker), speaker.why(question)]
            words.append(speaker.name(Ref("question", question.id)))
        for text in words:
            assert text == text.strip() != "", repr(text)
            assert not {"{", "}", "_", "\n"} & set(text), text
            assert "  " not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("real", [(), ("project",), ("bonus",), ("project", "bonus")], ids=str)
def test_every_set_up_can_be_said(language: str, real: tuple[str, ...]) -> None:
    speaker = Speaker(language, GAME.names())
    decks = dict.fromkeys(real, "real")
    for options in GAMES:
        for message in checklist(GAME.new({**options, "decks": decks})):
            assert speaker.say(message).strip()
