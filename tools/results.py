"""Write docs/analyze/results.md from the games of fixed runs; play missing games first.

python -m tools.results               # plays into build/results, then writes the page
python -m tools.results expert automa # only these sections; the others stay as they are
GAMES=1000 python -m tools.results    # more games per cell
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from tools.expert_results import expert_section
from tools.ladder import RUNGS, play_rung
from tools.ladder import table as ladder_table
from understudy.core import find_system
from understudy.locales.names import names_of_system
from understudy.sim.manifest import read_manifest
from understudy.sim.run_folder import read_rows
from understudy.sim.tally import Summary, summary

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "analyze" / "results.md"
FOLDER: Final = Path("build/results")
GAMES: Final = int(os.environ.get("GAMES", "200"))
EXPANSIONS: Final = "corporate_era,prelude,prelude2,venus,colonies,turmoil"

RUNS: Final = {
    "maps": f"mars --agent pace --games {GAMES} --vary map=all --vary difficulty=all",
    "corporations": (
        f"mars --agent pace --games {GAMES} --option expansions={EXPANSIONS} --vary corporation=all"
    ),
    "paces": (
        f"mars --agent pass --games {GAMES}",
        f"mars --agent pace:slow --games {GAMES}",
        f"mars --agent pace --games {GAMES}",
        f"mars --agent pace:fast --games {GAMES}",
    ),
    "automa": f"tapestry --agent settler --games {GAMES} --vary difficulty=all",
}

LADDER_GAMES: Final = 100

PICTURES: Final = {"maps": "heat", "corporations": "forest", "automa": "scores"}
"""The plot of each run that is shown."""


def command(arguments: str, name: str) -> str:
    """Return the command that reproduces a table."""
    plots = " --plots" if name in PICTURES else ""
    return f"understudy simulate {arguments} --seed 1 --out {FOLDER / name}{plots}"


def play(arguments: str, name: str) -> Path:
    """Play the missing games of a run. Return its folder."""
    print(command(arguments, name), flush=True)
    words = shlex.split(command(arguments, name))[1:]
    subprocess.run([sys.executable, "-m", "understudy", *words], cwd=ROOT, check=True)
    return ROOT / FOLDER / name


def picture(name: str, about: str) -> list[str]:
    """Copy a plot of a run into the documents. Return its Markdown."""
    copy = f"pictures/results-{name}.png"
    plot = ROOT / FOLDER / name / "plots" / f"{PICTURES[name]}.png"
    (ROOT / "docs" / copy).write_bytes(plot.read_bytes())
    return [f"![{about}](../{copy})", ""]


def cells(folder: Path) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Yield the options and the games of each cell of a run."""
    for cell in read_manifest(folder).cells:
        yield cell["chosen"], read_rows(folder, cell["cell"])


def outcome(rows: list[dict[str, Any]], name: str) -> Summary | None:
    """Return the distribution of an outcome over the games that have it."""
    values = Counter(row[name] for row in rows if row.get(name) is not None)
    return summary(values) if values else None


def _score(rows: list[dict[str, Any]]) -> float:
    found = outcome(rows, "bot_score")
    return found.mean if found else 0.0


def mean(found: Summary | None, digits: int = 1) -> str:
    """Return the mean with its 95 % confidence interval."""
    return f"{found.mean:.{digits}f} ± {found.ci95:.{digits}f}" if found else "–"


def spread(found: Summary | None) -> str:
    """Return the range from the 5 % to the 95 % quantile."""
    return f"{found.q05:.0f}–{found.q95:.0f}" if found else "–"


def share(rows: list[dict[str, Any]]) -> str:
    """Return the share of games that the player wins."""
    won = outcome(rows, "human_won")
    return f"{100 * won.mean:.0f} %" if won else "–"


def reproduced(arguments: str, name: str) -> list[str]:
    """Return the lines with the command below its table."""
    return ["", f"    {command(arguments, name)}", ""]


def maps(lines: list[str]) -> None:
    """Add the table of MarsBot by map and level."""
    arguments = str(RUNS["maps"])
    found = {(c["map"], c["difficulty"]): rows for c, rows in cells(play(arguments, "maps"))}
    levels = list(dict.fromkeys(level for _, level in found))
    best, worst = (pick(found, key=lambda cell: _score(found[cell])) for pick in (max, min))
    lines += [
        "## MarsBot by map and level", "",
        "Mean final score, base game and Corporate Era. It rises from "
        f"{_score(found[worst]):.0f} on {worst[0]} at {worst[1]}",
        f"to {_score(found[best]):.0f} on {best[0]} at {best[1]}. The level matters more than the",
        "map.", "",
        *picture("maps", "Maps down, levels across: MarsBot’s mean score as number and color"),
    ]  # fmt: skip
    lines += [f"| map | {' | '.join(levels)} |", f"|---|{'---|' * len(levels)}"]
    for map in dict.fromkeys(map for map, _ in found):
        scores = [mean(outcome(found[map, level], "bot_score")) for level in levels]
        lines.append(f"| {map} | {' | '.join(scores)} |")
    lines += reproduced(arguments, "maps")


def corporations(lines: list[str]) -> None:
    """Add the table of MarsBot by corporation, the strongest first."""
    arguments = str(RUNS["corporations"])
    names = names_of_system(find_system("mars"))["mars-corporation"]
    rows = [
        (names.get(c["corporation"], {}).get("en", c["corporation"]), games)
        for c, games in cells(play(arguments, "corporations"))
    ]
    rows.sort(key=lambda row: -_score(row[1]))
    lines += [
        "## MarsBot by corporation", "",
        "Tharsis, Normal, with " + EXPANSIONS.replace(",", ", ") + ".", "",
        f"{rows[0][0]} and {rows[-1][0]} differ by {_score(rows[0][1]) - _score(rows[-1][1]):.0f} "
        "points, but most corporations are close to each other.",
        "If the thick lines overlap, the difference is not significant. The thin lines, single",
        "games, overlap nearly everywhere: in one game the cards matter more than the corporation.",
        "",
        *picture("corporations", "Mean score and interval of every corporation, the highest first"),
        "| corporation | score | 5–95 % | you win |", "|---|---|---|---|",
    ]  # fmt: skip
    for name, games in rows:
        score = outcome(games, "bot_score")
        lines.append(f"| {name} | {mean(score)} | {spread(score)} | {share(games)} |")
    lines += reproduced(arguments, "corporations")


def paces(lines: list[str]) -> None:
    """Add the table of the effect of the player's pace."""
    lines += [
        "## How much your pace matters", "",
        "Tharsis, Normal. A player who only passes never ends the game; it stops in generation 20.",
        "", "| agent | ends in generation | score | 5–95 % | MarsBot’s TR | you win |",
        "|---|---|---|---|---|---|",
    ]  # fmt: skip
    commands: list[str] = []
    for arguments in RUNS["paces"]:
        agent = arguments.split()[2]
        name = f"paces-{agent.replace(':', '-')}"
        for _, games in cells(play(arguments, name)):
            score, end, tr = (outcome(games, n) for n in ("bot_score", "generation", "bot_tr"))
            lines.append(
                f"| {agent} | {mean(end)} | {mean(score)} | {spread(score)} | {mean(tr)} "
                f"| {share(games)} |"
            )
        commands += reproduced(arguments, name)[1:-1]
    lines += ["", *commands, ""]


def automa(lines: list[str]) -> None:
    """Add the table of the Automa by level."""
    arguments = str(RUNS["automa"])
    found = list(cells(play(arguments, "automa")))
    scores = [(str(chosen["difficulty"]), outcome(games, "automa_vp")) for chosen, games in found]
    close = [
        f"{level} and {following}"
        for (level, lower), (following, higher) in pairwise(scores)
        if lower is not None and higher is not None and higher.q05 <= lower.q95
    ]
    lines += [
        "## The Automa by level", "",
        "Each shape shows the distribution of the games, the line is the median. The agent",
        "`settler` plays your side; its score is an estimate. The ranges of 5–95 %",
        f"overlap for the levels {', '.join(close)}.", "",
        *picture("automa", "The distribution of the Automa’s score at each of its six levels"),
        "| level | score | 5–95 % | `settler` scores | and wins |", "|---|---|---|---|---|",
    ]  # fmt: skip
    for (level, score), (_, games) in zip(scores, found, strict=True):
        yours = mean(outcome(games, "human_vp"))
        lines.append(f"| {level} | {mean(score)} | {spread(score)} | {yours} | {share(games)} |")
    lines += reproduced(arguments, "automa")


def ladder(lines: list[str]) -> None:
    """Add the comparison of the agents of screen games."""
    print(f"python -m tools.ladder --games {LADDER_GAMES}", flush=True)
    rungs = [play_rung(agent, LADDER_GAMES) for agent in RUNGS]
    lines += [
        "## The ladder of agents", "",
        f"Games 0–{LADDER_GAMES - 1} of seed 900001, unseen in training: base games at Normal,",
        "the same for each agent. *Difference* is your points minus MarsBot’s; the fourth column",
        "is its gain over the agent above, game by game, with its 95 % interval.",
        "[Players](players.md#ladder) says who the agents are.",
        "", *ladder_table(rungs), "", f"    python -m tools.ladder --games {LADDER_GAMES}", "",
    ]  # fmt: skip


def expert(lines: list[str]) -> None:
    """Add what the expert does."""
    lines += expert_section(ROOT / "docs")


Section = Callable[[list[str]], None]
SECTIONS: Final[dict[str, Section]] = {
    "maps": maps,
    "corporations": corporations,
    "paces": paces,
    "ladder": ladder,
    "expert": expert,
    "automa": automa,
}
"""The sections of the page by name, in their order."""


def section_lines(section: Section) -> list[str]:
    """Return the lines of a section."""
    lines: list[str] = []
    section(lines)
    return lines


def kept_sections() -> dict[str, list[str]]:
    """Return the sections that the page has now, by their heading."""
    parts = PAGE.read_text(encoding="utf-8").split("\n## ")[1:]
    return {part.partition("\n")[0]: [*f"## {part}".rstrip().split("\n"), ""] for part in parts}


HEADINGS: Final = {
    "maps": "MarsBot by map and level",
    "corporations": "MarsBot by corporation",
    "paces": "How much your pace matters",
    "ladder": "The ladder of agents",
    "expert": "What the expert does",
    "automa": "The Automa by level",
}


def main() -> None:
    """Write the page."""
    wanted = sys.argv[1:] or list(SECTIONS)
    kept = kept_sections()
    lines = [
        "# Results",
        "",
        "Written by `python -m tools.results`. Means are given with their 95 % interval, from",
        f"{GAMES} games in each cell if nothing else is said; game n has the same seed in each",
        "cell. [An agent](simulation.md#agents) plays your side, not a person: read differences",
        "between cells, not your own chances. Below each table is the command that reproduces it.",
        "",
    ]
    for name, section in SECTIONS.items():
        lines += section_lines(section) if name in wanted else kept.get(HEADINGS[name], [])
    PAGE.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
