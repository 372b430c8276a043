"""The section on the expert of docs/analyze/results.md: who wins, with what, and when it ends.

The games are those of `tools.expert_games`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from tools.expert_games import SETS, read_games
from understudy.core import find_system
from understudy.locales.names import names_of_system
from understudy.mars.options import DIFFICULTIES, MAPS
from understudy.sim.run_folder import import_analysis

Row = dict[str, Any]

GAMES: Final = 800
PLOT: Final = "pictures/results-expert-ends.png"

CERTAIN: Final = 1.96
WITH_PRELUDES: Final = ("prelude", "everything")
LAST: Final = 20
"""The generation in which time runs out."""
ENDS: Final = ((1, 12), (13, 13), (14, 14), (15, 15), (16, 16), (17, 17), (18, 18), (19, LAST))
LEAST_GAMES: Final = 25
"""A card, goal or corporation with fewer games is not listed."""
LEAST_CORPORATION: Final = 10
LISTED: Final = 8
"""Cards at each end of the list."""


def names(kind: str) -> dict[str, str]:
    """Return the English names of things of a kind."""
    found = names_of_system(find_system("mars")).get(kind, {})
    return {id: texts.get("en", id) for id, texts in found.items()}


def wilson(won: int, games: int) -> str:
    """Return a win rate with Wilson's 95 % interval."""
    share, square = won / games, CERTAIN**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    half = CERTAIN * spread
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return f"{100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def mean(values: Sequence[float], digits: int = 1) -> str:
    """Return a mean with half of its 95 % interval."""
    error = CERTAIN * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.{digits}f} ± {error:.{digits}f}"


def grouped(rows: Iterable[Row], key: Callable[[Row], str]) -> dict[str, list[Row]]:
    """Return the games by a value."""
    found: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        found[key(row)].append(row)
    return found


def overview(rows: Sequence[Row], title: str, groups: dict[str, list[Row]]) -> list[str]:
    """Return a table of win rate, points, end and lost time by group."""
    lines = [
        f"| {title} | games | won | your points | MarsBot | ends in generation | out of time |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, games in groups.items():
        won = sum(row["won"] for row in games)
        ended = [row for row in games if not row["out_of_time"]]
        late = len(games) - len(ended)
        lines.append(
            f"| {name} | {len(games)} | {wilson(won, len(games))} "
            f"| {mean([row['points'] for row in ended], 0)} "
            f"| {mean([row['bot_points'] for row in ended], 0)} "
            f"| {mean([row['generation'] for row in ended])} | {late} |"
        )
    return [*lines, ""]


def adjusted(rows: Sequence[Row]) -> dict[int, float]:
    """Return for each game 1 (won) or 0, less the share of wins at its level and expansions."""
    cells = grouped(rows, lambda row: f"{row['difficulty']} {row['set']}")
    shares = {cell: fmean(row["won"] for row in games) for cell, games in cells.items()}
    return {row["game"]: row["won"] - shares[f"{row['difficulty']} {row['set']}"] for row in rows}


def association(
    rows: Sequence[Row], kind: str, better: dict[int, float]
) -> list[tuple[str, int, float, float, float]]:
    """Return for each thing its games, how much more often they were won, the error, and when."""
    gains: dict[str, list[float]] = defaultdict(list)
    times: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        for name, generation in row[kind].items():
            gains[name].append(better[row["game"]])
            times[name].append(generation)
    found = [
        (name, len(values), fmean(values), CERTAIN * stdev(values) / sqrt(len(values)),
         fmean(times[name]))
        for name, values in gains.items()
        if len(values) >= LEAST_GAMES
    ]  # fmt: skip
    return sorted(found, key=lambda one: -one[2])


def by_factor(rows: Sequence[Row]) -> list[str]:
    """Return the tables by level, map, expansions and MarsBot's corporation."""
    factors: tuple[tuple[str, Sequence[str], Callable[[Row], str]], ...] = (
        ("level", DIFFICULTIES, lambda row: str(row["difficulty"])),
        ("map", MAPS, lambda row: str(row["map"])),
        ("expansions", tuple(SETS), lambda row: str(row["set"])),
        ("MarsBot’s corporation", ("none", "random"), lambda row: str(row["corporation"])),
    )
    lines: list[str] = []
    for title, order, key in factors:
        found = grouped(rows, key)
        lines += overview(rows, title, {name: found[name] for name in order if name in found})
    return lines


def corporations(rows: Sequence[Row], better: dict[int, float]) -> list[str]:
    """Return the tables of your corporations and of MarsBot's."""
    known = names("mars-corporation") | names("mars-your-corporation")
    lines = []
    for title, key in (("your corporation", "corporations"), ("MarsBot’s", "bot_corporation")):
        gains: dict[str, list[float]] = defaultdict(list)
        for row in rows:
            for number in [row[key]] if isinstance(row[key], str) else row[key]:
                if number:
                    gains[number].append(better[row["game"]])
        often = [(n, v) for n, v in gains.items() if len(v) >= LEAST_CORPORATION]
        often.sort(key=lambda one: -fmean(one[1]))
        lines += [f"| {title} | games | won more often by |", "|---|---|---|"]
        for number, values in often:
            error = 100 * CERTAIN * stdev(values) / sqrt(len(values))
            name = known.get(number, number)
            lines.append(f"| {name} | {len(values)} | {100 * fmean(values):+.0f} ± {error:.0f} % |")
        lines.append("")
    return lines


def cards(rows: Sequence[Row], better: dict[int, float]) -> list[str]:
    """Return the cards whose games were won most and least often, and when they were played."""
    known = names("mars-your-card")
    bought = {name: when for name, _, _, _, when in association(rows, "buy", better)}
    found = [one for one in association(rows, "play", better) if one[0] in bought]
    lines = [
        "| card | played in games | won more often by | bought | played |",
        "|---|---|---|---|---|",
    ]
    for name, games, gain, error, when in [*found[:LISTED], *found[-LISTED:]]:
        lines.append(
            f"| {known.get(name, name)} | {games} | {100 * gain:+.0f} ± {100 * error:.0f} % "
            f"| {bought[name]:.1f} | {when:.1f} |"
        )
    return [*lines, ""]


def goals(rows: Sequence[Row], better: dict[int, float]) -> list[str]:
    """Return the milestones and awards that you claim and fund, and when."""
    lines = []
    for title, key, kind in (
        ("milestone claimed", "claim", "mars-milestone"),
        ("award funded", "fund", "mars-award"),
    ):
        known = names(kind)
        lines += [f"| {title} | games | won more often by | generation |", "|---|---|---|---|"]
        for name, games, gain, error, when in association(rows, key, better):
            lines.append(
                f"| {known.get(name, name.replace('_', ' '))} | {games} "
                f"| {100 * gain:+.0f} ± {100 * error:.0f} % | {when:.1f} |"
            )
        lines.append("")
    return lines


def ends(rows: Sequence[Row]) -> list[str]:
    """Return the win rate by the generation in which a game ends, with and without preludes."""
    kinds = grouped(rows, lambda row: "with" if row["set"] in WITH_PRELUDES else "without")
    lines = ["| ends in generation | without preludes | with preludes |", "|---|---|---|"]
    for low, high in ENDS:
        cells = []
        for kind in ("without", "with"):
            games = [row["won"] for row in kinds[kind] if low <= row["generation"] <= high]
            cells.append(f"{wilson(sum(games), len(games))} of {len(games)}" if games else "–")
        span = f"{low}" if low == high else f"{low}–{high}"
        label = span if high < LAST else f"{low} and later"
        lines.append(f"| {label} | {' | '.join(cells)} |")
    lines += ["", "| mean end of won games | " + " | ".join(SETS) + " |"]
    lines.append("|---|" + "---|" * len(SETS))
    for level in DIFFICULTIES:
        cells = []
        for name in SETS:
            found = [
                row["generation"]
                for row in rows
                if row["won"] and (row["set"], row["difficulty"]) == (name, level)
            ]
            cells.append(f"{mean(found)} ({len(found)})" if found else "–")
        lines.append(f"| {level} | {' | '.join(cells)} |")
    return [*lines, ""]


def plot_ends(rows: Sequence[Row], file: Path) -> None:
    """Plot how many games of each set of expansions end in which generation, won and lost."""
    figure: Any = import_analysis("matplotlib.figure").Figure(
        figsize=(9, 4.5), layout="constrained"
    )
    panels = figure.subplots(2, 3, sharex=True, sharey=True).flat
    for panel, (name, games) in zip(
        panels, grouped(rows, lambda row: row["set"]).items(), strict=True
    ):
        for won, color in ((1, "C0"), (0, "0.7")):
            ended = [row["generation"] for row in games if row["won"] == bool(won)]
            panel.hist(
                ended, bins=range(9, 22), histtype="stepfilled" if won else "step",
                color=color, label="won" if won else "lost",
            )  # fmt: skip
        panel.set_title(f"{name}, {len(games)} games", fontsize="small")
    figure.legend(*panel.get_legend_handles_labels(), loc="outside right center")
    figure.supxlabel("generation in which the game ends", fontsize="small")
    figure.savefig(file, dpi=90)


def percent(games: Sequence[Row]) -> str:
    """Return the share of these games that was won."""
    return f"{100 * fmean(row['won'] for row in games):.0f} %"


def late_share(rows: Sequence[Row], last: int) -> float:
    """Return the share of cards that are played in the last generations of a game."""
    late = [when > row["generation"] - last for row in rows for when in row["play"].values()]
    return 100 * fmean(late)


def sentences(rows: Sequence[Row]) -> list[str]:
    """Return ten sentences for a person who plays against MarsBot."""
    slow = [row for row in rows if row["set"] not in WITH_PRELUDES]
    fast = [row for row in rows if row["set"] in WITH_PRELUDES]
    won = [row for row in rows if row["won"]]
    scored = [row for row in won if row["lines"]]

    def ended(games: Sequence[Row], low: int, high: int) -> str:
        return percent([row for row in games if low <= row["generation"] <= high])

    def average(count: Callable[[Row], float], games: Sequence[Row] = won) -> str:
        return f"{fmean(count(row) for row in games):.1f}"

    levels = grouped(rows, lambda row: row["difficulty"])
    bots = grouped(rows, lambda row: row["corporation"])
    late = [row for row in rows if row["generation"] >= 19]
    return [
        f"1. Do not hurry: without preludes it won {ended(slow, 1, 14)} of the games that ended by "
        f"generation 14, but {ended(slow, 16, 18)} of those that ended in 16 to 18.",
        "2. With preludes the same holds two generations earlier: "
        f"{ended(fast, 1, 12)} by generation 12, {ended(fast, 14, 16)} in 14 to 16.",
        f"3. Do not wait for the limit either: from generation 19 on it won {percent(late)}, and "
        f"{sum(row['out_of_time'] for row in rows)} games were lost because time ran out.",
        "4. Cards win: in won games "
        f"{average(lambda row: row['lines']['cards'], scored)} points of "
        f"{average(lambda row: row['points'], scored)} are on cards, "
        f"{average(lambda row: row['lines']['tr'], scored)} are the rating.",
        f"5. First income, then points: {late_share(won, 4):.0f} % of its cards are played in the "
        "last four generations.",
        f"6. It buys {average(lambda row: len(row['buy']))} and plays "
        f"{average(lambda row: len(row['play']))} cards in a won game; some are drawn.",
        "7. Claim a milestone when it costs you no detour: it claims "
        f"{average(lambda row: len(row['claim']))} of three, and MarsBot "
        f"{average(lambda row: sum(who == 'bot' for who in row['milestones'].values()))}.",
        "8. Let MarsBot fund the awards: it funds "
        f"{average(lambda row: len(row['fund']))} itself, but wins or ties "
        f"{average(lambda row: sum(row['awards'].values()))} of the "
        f"{average(lambda row: len(row['awards']))} that are funded.",
        f"9. Choose the level you can beat: it won {percent(levels['easy'])} at Easy, "
        f"{percent(levels['normal'])} at Normal, {percent(levels['hard'])} at Hard and "
        f"{percent(levels['brutal'])} at Brutal; the map changes far less.",
        "10. MarsBot’s corporation changes little on average: with a random one it won "
        f"{percent(bots['random'])}, without {percent(bots['none'])}.",
    ]


def expert_section(docs: Path) -> list[str]:
    """Return the lines of the section; write its plot into the documents."""
    rows = read_games()[:GAMES]
    better = adjusted(rows)
    plot_ends(rows, docs / PLOT)
    out_of_time = sum(row["out_of_time"] for row in rows)
    return [
        "## What the expert does", "",
        f"The [expert](players.md) played {len(rows)} screen games; each drew its level, map,",
        "expansions and MarsBot’s corporation (none or random), so a table of one of them averages",
        "over the others. Brackets and ± are 95 % intervals. A game in which time runs out is lost",
        f"({out_of_time} games); its points are not in the means. All numbers here are from",
        "",
        f"    python -m tools.expert_games --games {len(rows)}", "",
        "### Ten sentences for your own game", "",
        *sentences(rows), "",
        "### By level, map and expansions", "",
        *by_factor(rows),
        "### When to end the game", "",
        f"![Games by the generation in which they end, for each set of expansions](../{PLOT})", "",
        *ends(rows),
        "### With what it wins", "",
        "*Won more often by* compares with all games at the same level with the same expansions.",
        "These are associations, not causes: a card that is played late is played by the side that",
        "has money, and of many cards a few look good by luck. *Bought*, *played* and *generation*",
        f"are means. Only what occurs in {LEAST_GAMES} games is listed (corporations: in",
        f"{LEAST_CORPORATION}), and of the cards the first and the last {LISTED}.", "",
        *cards(rows, better),
        *goals(rows, better),
        *corporations(rows, better),
    ]  # fmt: skip
