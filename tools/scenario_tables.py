"""Write the tables of docs/contribute/scenarios.md: all verbs and keys of scenarios.

Run it as ``python -m tools.scenario_tables``. Verbs come from the tables of the code. Keys are
those that the code reads while it runs some scenarios of each verb, and those of all scenarios.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from understudy.core import find_system
from understudy.core.scenarios.scenario import Keys
from understudy.mars.scenario.screen_game import VERBS as MARS_SCREEN_EVENTS
from understudy.mars.scenario.when import EVENTS as MARS_EVENTS
from understudy.tapestry.scenario.played import PLAYED as TAPESTRY_SCREEN_EVENTS
from understudy.tapestry.scenario.when import EVENTS as TAPESTRY_EVENTS

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "contribute" / "scenarios.md"
HEADING: Final = "## Verbs and keys\n"
INTRODUCTION: Final = """\
Events with their keys. `answers` are the answers to questions during the event. `NAME` stands for
a name of the game. `[then]` also takes the keys of `[given]`, and `journal`: a list of citations
that must occur in this order.
"""
GAMES: Final[dict[str, tuple[str, Mapping[str, object]]]] = {
    "mars": ("Terraforming Mars", MARS_EVENTS),
    "mars screen": ("Terraforming Mars, additional in screen games", MARS_SCREEN_EVENTS),
    "tapestry": ("Tapestry", TAPESTRY_EVENTS),
    "tapestry screen": ("Tapestry, additional in screen games", TAPESTRY_SCREEN_EVENTS),
}
WIDTH: Final = 100
SAMPLE: Final = 4
"""Number of scenarios run for each verb."""
MAX_DEPTH: Final = 2
"""Listed parts of a key; further parts are names or evident."""
SIDES: Final = frozenset({"bot", "human", "human2", "automa", "shadow"})
"""Tables whose keys belong to the format."""
READ_METHODS: Final = ("take", "need", "table", "number", "yes", "one_of")
COMMON_KEYS: Final = frozenset({"answers", "do", "journal"})

Scenario = Mapping[str, Any]


class KeySet:
    """The keys of one kind of game, by table."""

    def __init__(self) -> None:
        self.given: set[str] = set()
        self.then: set[str] = set()
        self.when: dict[str, set[str]] = defaultdict(set)

    @property
    def named(self) -> set[str]:
        """Tables whose keys are names."""
        return {_top(key) for key in self.given if ".NAME" in key}

    def add(self, verb: str, path: str) -> None:
        """Add a key that was read or used."""
        part, _, rest = path.partition(".")
        key = ".".join(rest.split(".")[: MAX_DEPTH + (".NAME" in rest)])
        if not key or key in COMMON_KEYS:
            return
        if part == "when":
            self.when[verb].add(_top(key))
        elif part == "given":
            self.given.add(key)
        elif part == "then":
            self.then.add(key)


def tables() -> str:
    """Return all tables of the document."""
    lines = [HEADING, INTRODUCTION]
    scenarios = _scenarios()
    for game, (title, known) in GAMES.items():
        found = _collect_keys(scenarios[game])
        everywhere = set.intersection(*(found.when[verb] for verb in scenarios[game]))
        lines += [f"### {title}\n", "| `do` | other keys of `[when]` |", "|---|---|"]
        lines += [
            f"| `{verb}` | {_join(found.when[verb] - everywhere)} |" for verb in sorted(known)
        ]
        if everywhere:
            lines += ["", fill(f"All of them also take: {_join(everywhere)}.", WIDTH)]
        additional = {
            key for key in _leaves(found.then) - found.given if _top(key) not in found.named
        }
        lines += ["", fill(f"Keys of `[given]`: {_join(_leaves(found.given))}.", WIDTH), ""]
        lines += [fill(f"Additional keys of `[then]`: {_join(additional)}.", WIDTH), ""]
    return "\n".join(lines)


def _scenarios() -> dict[str, dict[str, list[Scenario]]]:
    """Return the scenarios by kind of game and verb."""
    found: dict[str, dict[str, list[Scenario]]] = defaultdict(lambda: defaultdict(list))
    for file in sorted((ROOT / "scenarios").rglob("*.toml")):
        scenario = tomllib.loads(file.read_text("utf-8"))
        screen = scenario.get("options", {}).get("you") == "played"
        found[scenario["game"] + " screen" * screen][str(scenario["when"]["do"])].append(scenario)
    return found


def _collect_keys(by_verb: Mapping[str, list[Scenario]]) -> KeySet:
    found = KeySet()
    for verb, scenarios in by_verb.items():
        step = max(1, len(scenarios) // SAMPLE)
        with _recorded_reads() as reads:
            for scenario in scenarios[::step][:SAMPLE]:
                find_system(scenario["game"]).check_scenario(scenario)
        for path in reads():
            found.add(verb, path)
    for verb, scenarios in by_verb.items():
        for path in (path for scenario in scenarios for path in _used_keys(scenario)):
            found.add(verb, path)
    return found


def _used_keys(scenario: Scenario) -> Iterator[str]:
    for part in ("given", "when", "then"):
        for key, value in scenario.get(part, {}).items():
            yield f"{part}.{key}"
            if key in SIDES and isinstance(value, Mapping):
                yield from (f"{part}.{key}.{inner}" for inner in value)


@contextmanager
def _recorded_reads() -> Iterator[Callable[[], set[str]]]:
    """Record the keys that are read; keys that are names become `NAME`."""
    read_keys: set[str] = set()
    free: set[str] = set()
    originals = {name: getattr(Keys, name) for name in (*READ_METHODS, "items")}

    def recording(read: Callable[..., Any]) -> Callable[..., Any]:
        def recorded(keys: Keys, key: str, *args: Any, **kwargs: Any) -> Any:
            read_keys.add(keys.name(key))
            return read(keys, key, *args, **kwargs)

        return recorded

    def items(keys: Keys) -> Any:
        free.add(keys.name("").removesuffix("."))
        return originals["items"](keys)

    def general() -> set[str]:
        return {_general(path, free) for path in read_keys}

    try:
        for name, read in originals.items():
            setattr(Keys, name, recording(read) if name in READ_METHODS else items)
        yield general
    finally:
        for name, read in originals.items():
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
    """Return the keys without the tables that contain them."""
    return {key for key in keys if not any(other.startswith(f"{key}.") for other in keys)}


def _join(keys: set[str]) -> str:
    return ", ".join(f"`{key}`" for key in sorted(keys))


def main() -> None:
    """Write the tables into the document."""
    before = DOCUMENT.read_text("utf-8").partition(HEADING)[0].rstrip("\n")
    DOCUMENT.write_text(f"{before}\n\n{tables()}", "utf-8")


if __name__ == "__main__":
    main()
