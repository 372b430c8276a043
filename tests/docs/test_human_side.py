"""The document of the human side lists every word of the card vocabulary."""

import doctest
import inspect
from pathlib import Path

import pytest

from understudy.mars.cards import expansion_vocabulary, vocabulary

FILE = Path(__file__).parents[2] / "docs" / "contribute" / "human-side.md"
TEXT = FILE.read_text("utf-8")
VOCABULARY = [
    name
    for module in (vocabulary, expansion_vocabulary)
    for name, word in vars(module).items()
    if name[0].islower()
    and (inspect.isclass(word) or getattr(word, "__module__", "") == module.__name__)
]


def test_the_example_of_the_library_runs() -> None:
    result = doctest.testfile(str(FILE), module_relative=False)
    assert result.attempted >= 9
    assert result.failed == 0


@pytest.mark.parametrize("word", VOCABULARY)
def test_every_word_is_described(word: str) -> None:
    assert word == "card" or f"| `{word}` | " in TEXT
