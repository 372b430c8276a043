"""Games with random answers in which a test looks at every decision of the expert."""

from collections.abc import Callable
from typing import Any

from understudy.core import Chance, PolicyTable, Question, find_system, play_to_end
from understudy.core.agents.encoding import Encoded, Encoder, Layout
from understudy.core.agents.legal_answers import legal_answers

Watch = Callable[[Any, Question[Any], list[object]], None]


class Watched:
    """Gives random answers, and calls `watch` before each decision."""

    exact = True

    def __init__(self, position: Any, encoder: Encoder, watch: Watch) -> None:
        self.position = position
        self.encoder = encoder
        self.chance = Chance(5)
        self.watch = watch

    def answer(self, question: Question[Any]) -> object:
        answers = legal_answers(question)
        if len(self.encoder.candidates(question)) > 1:
            self.watch(self.position, question, answers)
        return answers[self.chance.below(len(answers))]


def watch_game(game: str, options: dict[str, object], encoder: Encoder, watch: Watch) -> None:
    """Play a game with random answers, and call `watch` at each decision."""
    system = find_system(game)
    position = system.new({"you": "played", **options})
    policy = Watched(position, encoder, watch)
    play_to_end(system, position, PolicyTable(Chance(7), policy))


def check_sizes(layout: Layout, encoded: Encoded, answers: int) -> None:
    """Fail unless every number and every item of a decision has a name."""
    assert len(encoded.state) == len(layout.state)
    assert all(0 < item < len(layout.items) for item in encoded.items)
    assert len(encoded.answers) == len(encoded.answer_items) == answers
    assert {len(row) for row in encoded.answers} == {len(layout.answer)}
    for items in encoded.answer_items:
        assert len(items) == 3
        assert all(0 <= item < len(layout.answer_items) for item in items)
        assert layout.answer_items[items[0]].startswith("kind:")
