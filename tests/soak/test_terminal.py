"""Random lines typed in the terminal raise nothing; `make soak` types many more."""

import os
import string
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests.cli.test_play import Typist
from understudy.cli.play.game_loop import COMMANDS, Play
from understudy.cli.play.terminal_game import play_unsaved
from understudy.cli.terminal import Terminal
from understudy.cli.translations import translations_for
from understudy.core import Chance, Choice, Menu, Session, Space, derive_stream, find_system
from understudy.locales import languages
from understudy.mars.options import EXPANSIONS

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
SEEDS = 20 if WHOLE else 1
LINES = 700 if WHOLE else 150

ALL: dict[str, object] = {"expansions": list(EXPANSIONS), "corporation": "random"}
OWN = {"project": "real", "bonus": "real", "events": "real"}
OWN_TAPESTRY = dict.fromkeys(("decision", "tapestry", "territory", "tech", "die"), "real")
TWO: dict[str, object] = {"players": "two_humans"}
GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "companion": ("mars", ALL),
    "own cards": ("mars", ALL | {"decks": OWN, "draft": True}),
    "screen": ("mars", ALL | {"you": "played", "draft": True}),
    "tapestry": ("tapestry", {}),
    "tapestry own cards": ("tapestry", {"decks": OWN_TAPESTRY}),
    "tapestry two": ("tapestry", TWO),
    "tapestry screen": ("tapestry", {"you": "played"}),
    "tapestry screen two": ("tapestry", TWO | {"you": "played"}),
}
GARBAGE = (
    "", " ", "\t", "0", "00", "-1", "99", "999999999999999999999999", "1.5", "1e3", "1 2 3", "1,2",
    "1 x", "²", "٣", "½", "①", "١ ٢", "é", "💥", "\u202e", "\x00", "\x1b[31m", "ß", "İ", "a" * 500,
    "5.3", "5 3", "12.1", "[bold]", "{x}", "%s", "yes", "no", "ano", "oui", "none", "done", "null",
    "corrosive_rain", "009", "B01", "C01", "undo 99", "undo -1", "undo x", "undo ²", "why 99999",
    "why ²", "why x", "look", "look asteroid", "look zzz", "save", "save /nowhere/at/all", "redo 5",
    "save ~nosuchuser/x", "save a\x00b", "save " + "x" * 300, "save .", "save /", "9" * 5000,
    "undo " + "9" * 5000, "1 " + "9" * 5000, "why " + "9" * 400,
)  # fmt: skip


def offered_words(session: Session) -> Iterator[str]:
    """Yield the words that the current question accepts, of all its fields."""
    question = session.question
    parts: list[object] = [question]
    if isinstance(question, Menu):
        yield from question.plain
        for name, fields in question.entries():
            yield name
            parts += [field for _, field in fields]
    for part in parts:
        if isinstance(part, Choice):
            yield from part.options
        elif isinstance(part, Space):
            yield from part.spaces


def random_lines(play: Play, seed: int) -> Callable[[], str]:
    """Return a function that types random lines: sensible ones, near misses and garbage."""
    chance = Chance(derive_stream(seed, "typing"))
    commands = [name for name in COMMANDS if name not in ("quit", "report", "save")]
    left = LINES

    def pick(words: Sequence[str]) -> str:
        return words[chance.below(len(words))] if words else ""

    def line() -> str:
        nonlocal left
        left -= 1
        if left < 0:
            raise EOFError
        match chance.below(10):
            case 0:
                return pick(GARBAGE)
            case 1:
                return f"{pick(commands)} {pick(['', '', '1', '3', '99', 'x', '²', 'comet'])}"
            case 2:
                word = pick(list(offered_words(play.session)))
                return word[: 1 + chance.below(len(word) or 1)]
            case 3:
                return "".join(pick(string.printable) for _ in range(chance.below(12)))
            case 4:
                return f"{chance.below(40)} {chance.below(6)}"
            case 5 | 6:
                return pick(list(offered_words(play.session)))
            case 7:
                return ""
        return str(chance.below(12))

    return line


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("name", GAMES)
def test_random_lines_raise_nothing(
    name: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game, options = GAMES[name]
    session = Session(find_system(game), options, seed)
    typist = Typist()
    words = translations_for(session.system, languages()[seed % len(languages())])
    play = Play(play_unsaved(session), Terminal(typist.read, typist.write), words)
    typist.then = random_lines(play, seed)
    play.run()
