"""The tables of docs/contribute/scenarios.md: every verb and every key, as the code reads them.

``python -m tools.scenario_tables`` writes them anew. Verbs come from the tables of the code. Keys
are those that the code asks for while it runs some scenarios of each verb, whether these have them
or not, and those that any scenario has, as a key that the code does not know is refused there.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from understudy.core import find_system
from understudy.core.scenarios.scenario import Keys
from understudy.mars.scenario.screen_game import VERBS
from understudy.mars.scenario.when import EVENTS as MARS_EVENTS
from understudy.tapestry.scenario.when import EVENTS as TAPESTRY_EVENTS

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "contribute" / "scenarios.md"
HEADING: Final = "## Verbs and keys\n"
INTRODUCTION: Final = """\
What can happen, with its keys; `answers` are for what is asked meanwhile. `NAME` stands for the
name of a thing of the game. `[then]` takes the keys of `[given]` too, and `journal`, a list of
citations that must occur in this order.
"""
GAMES: Final[dict[str, tuple[str, Mapping[str, object]]]] = {
    "mars": ("Terraforming Mars", MARS_EVENTS),
    "played": ("Terraforming Mars, your side played: these besides", VERBS),
    "tapestry": ("Tapestry", TAPESTRY_EVENTS),
}
SAMPLE: Final = 4
"""Scenarios of each verb that are run."""
DEEPEST: Final = 2
"""Of a key with more parts the rest names things, or is told by its shape."""
SIDES: Final = frozenset({"bot", "human", "human2", "automa", "shadow"})
"""Tables whose keys are facts of the format."""
READING: Final = ("take", "need", "table", "number", "yes", "one_of")
ANYWHERE: Final = frozenset({"answers", "do", "journal"})

Scenario = Mapping[str, Any]


class Found:
    """The keys of one kind of game, by where they stand."""

    def __init__(self) -> None:
        self.given: set[str] = set()
        self.then: set[str] = set()
        self.when: dict[str, set[str]] = defaultdict(set)

    @property
    def named(self) -> set[str]:
        """The tables whose keys are names."""
        return {_top(key) for key in self.given if ".NAME" in key}

    def take(self, verb: str, path: str) -> None:
        """A key that was asked for or used."""
        part, _, rest = path.partition(".")
        key = ".".join(rest.split(".")[: DEEPEST + (".NAME" in rest)])
        if not key or key in ANYWHERE:
            return
        if part == "when":
            self.when[verb].add(_top(key))
        elif part == "given":
            self.given.add(key)
        elif part == "then":
            self.then.add(key)


def tables() -> str:
    """All tables as they stand in the document."""
    lines = [HEADING, INTRODUCTION]
    scenarios = _scenarios()
    for game, (title, known) in GAMES.items():
        found = _found(scenarios[game])
        everywhere = set.intersection(*(found.when[verb] for verb in scenarios[game]))
        lines += [f"### {title}\n", "| `do` | other keys of `[when]` |", "|---|---|"]
        lines += [
            f"| `{verb}` | {_listed(found.when[verb] - everywhere)} |" for verb in sorted(known)
        ]
        if everywhere:
            lines += ["", f"Each of them takes besides: {_listed(everywhere)}."]
        besides = {key for key in _leaves(found.then) - found.given if _top(key) not in found.named}
        lines += ["", f"Keys of `[given]`: {_listed(_leaves(found.given))}.\n"]
        lines += [f"Keys of `[then]` besides: {_listed(besides)}.\n"]
    return "\n".join(lines)


def _scenarios() -> dict[str, dict[str, list[Scenario]]]:
    """By kind of game and verb."""
    found: dict[str, dict[str, list[Scenario]]] = defaultdict(lambda: defaultdict(list))
    for file in sorted((ROOT / "scenarios").rglob("*.toml")):
        scenario = tomllib.loads(file.read_text("utf-8"))
        played = scenario.get("options", {}).get("you") == "played"
        game = "played" if played else scenario["game"]
        found[game][str(scenario["when"]["do"])].append(scenario)
    return found


def _found(by_verb: Mapping[str, list[Scenario]]) -> Found:
    found = Found()
    for verb, scenarios in by_verb.items():
        step = max(1, len(scenarios) // SAMPLE)
        with _watched() as asked:
            for scenario in scenarios[::step][:SAMPLE]:
                find_system(scenario["game"]).check_scenario(scenario)
        for path in asked():
            found.take(verb, path)
    for verb, scenarios in by_verb.items():
        for path in (path for scenario in scenarios for path in _used(scenario)):
            found.take(verb, path)
    return found


def _used(scenario: Scenario) -> Iterator[str]:
    for part in ("given", "when", "then"):
        for key, value in scenario.get(part, {}).items():
            yield f"{part}.{key}"
            if key in SIDES and isinstance(value, Mapping):
                yield from (f"{part}.{key}.{inner}" for inner in value)


@contextmanager
def _watched() -> Iterator[Callable[[], set[str]]]:
    """Notes the keys that are asked for meanwhile; those that name things become `NAME`."""
    asked: set[str] = set()
    free: set[str] = set()
    before = {name: getattr(Keys, name) for name in (*READING, "items")}

    def noting(read: Callable[..., Any]) -> Callable[..., Any]:
        def noted(keys: Keys, key: str, *more: Any, **named: Any) -> Any:
            asked.add(keys.name(key))
            return read(keys, key, *more, **named)

        return noted

    def items(keys: Keys) -> Any:
        free.add(keys.name("").removesuffix("."))
        return before["items"](keys)

    def general() -> set[str]:
        return {_general(path, free) for path in asked}

    try:
        for name, read in before.items():
            setattr(Keys, name, noting(read) if name in READING else items)
        yield general
    finally:
        for name, read in before.items():
            setattr(Keys, name, read)


def _general(path: str, free: set[str]) -> str:
    for table in free:
        if table.count(".") and path.startswith(f"{table}."):
            rest = path.removeprefix(f"{table}.").partition(".")[2]
            return f"{table}.NAME.{rest}" if rest else table
    return path


def _top(key: str) -> str:
    return key.partition(".")[0]


def _leaves(keys: set[str]) -> set[str]:
    """Without the tables whose keys are there."""
    return {key for key in keys if not any(other.startswith(f"{key}.") for other in keys)}


def _listed(keys: set[str]) -> str:
    return ", ".join(f"`{key}`" for key in sorted(keys))


def main() -> None:
    """Write the tables into the document."""
    before = DOCUMENT.read_text("utf-8").partition(HEADING)[0].rstrip("\n")
    DOCUMENT.write_text(f"{before}\n\n{tables()}", "utf-8")


if __name__ == "__main__":
    main()
