"""The tables of docs/scenarios.md: every verb, and the keys our scenarios use with it.

``python -m tools.scenario_tables`` writes them anew. Verbs come from the tables of the code; keys
from the scenarios, as a key that the code does not know is refused there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from understudy.mars.scenario.played import VERBS
from understudy.mars.scenario.when import EVENTS as MARS_EVENTS
from understudy.tapestry.scenario.when import EVENTS as TAPESTRY_EVENTS

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "scenarios.md"
HEADING: Final = "## Verbs and keys\n"
INTRODUCTION: Final = """\
What can happen, with the keys that our scenarios use; `answers` are for what is asked meanwhile.
"""
PARTS: Final = {"bot", "human", "human2", "automa", "shadow"}
"""Tables of `[given]` whose keys are facts of the format; the keys of others name things."""
GAMES: Final[dict[str, tuple[str, Mapping[str, object]]]] = {
    "mars": ("Terraforming Mars", MARS_EVENTS),
    "played": ("Terraforming Mars, your side played: these besides", VERBS),
    "tapestry": ("Tapestry", TAPESTRY_EVENTS),
}


def tables() -> str:
    """All tables as they stand in the document."""
    verbs: dict[str, dict[str, set[str]]] = {}
    given: dict[str, set[str]] = {}
    for game, scenario in _scenarios():
        when = dict(scenario.get("when", {}))
        verbs.setdefault(game, {}).setdefault(str(when.pop("do", "")), set()).update(when)
        given.setdefault(game, set()).update(_keys(scenario.get("given", {})))
    lines = [HEADING, INTRODUCTION]
    for game, (title, known) in GAMES.items():
        lines += [f"### {title}\n", "| `do` | other keys of `[when]` |", "|---|---|"]
        lines += [
            f"| `{verb}` | {_listed(verbs[game].get(verb, set()))} |" for verb in sorted(known)
        ]
        lines += ["", f"Keys of `[given]`: {_listed(given[game])}.\n"]
    return "\n".join(lines)


def _scenarios() -> Iterator[tuple[str, Mapping[str, Any]]]:
    for file in sorted((ROOT / "scenarios").rglob("*.toml")):
        scenario = tomllib.loads(file.read_text("utf-8"))
        played = scenario.get("options", {}).get("you") == "played"
        yield "played" if played else scenario["game"], scenario


def _keys(given: Mapping[str, Any]) -> Iterator[str]:
    for key, value in given.items():
        if key in PARTS and isinstance(value, Mapping):
            yield from (f"{key}.{inner}" for inner in value)
        else:
            yield key


def _listed(keys: set[str]) -> str:
    return ", ".join(f"`{key}`" for key in sorted(keys))


def main() -> None:
    """Write the tables into the document."""
    before = DOCUMENT.read_text("utf-8").partition(HEADING)[0].rstrip("\n")
    DOCUMENT.write_text(f"{before}\n\n{tables()}", "utf-8")


if __name__ == "__main__":
    main()
