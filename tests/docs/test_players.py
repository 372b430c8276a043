"""The strength of the experts is stated in players.md; other documents repeat its figures."""

import re
from math import sqrt
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = ROOT / "docs" / "analyze" / "players.md"
MODEL_CARD = ROOT / "src" / "understudy" / "expert" / "weights" / "README.md"
CELL = re.compile(
    r"(?P<won>[\d,]+) of (?P<games>[\d,]+)(?:: \**(?P<share>[\d.]+) %\**)? \| "
    r"(?P<low>[\d.]+)–(?P<high>[\d.]+) %"
)
SHARE = re.compile(r"\d+(?:\.\d+)?(?= % (?!intervals))")
QUOTING = {
    ROOT / "README.md": r"The \[expert\].*?\n\n",
    ROOT / "CHANGELOG.md": r"- The expert (?:is much stronger|also plays Tapestry).*?\n(?=- )",
    MODEL_CARD: r"- \*\*Strength:\*\*.*?\n(?=- )",
}
"""The documents that name win rates, and the sentences that do."""


def strengths() -> list[re.Match[str]]:
    """Return the cells of the tables of strength."""
    return [*CELL.finditer(PLAYERS.read_text("utf-8"))]


def wilson(won: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval in percent."""
    share, square = won / games, 1.96**2
    middle = share + square / (2 * games)
    spread = 1.96 * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = (1 + square / games) / 100
    return (middle - spread) / whole, (middle + spread) / whole


def test_shares_and_intervals_follow_from_the_counts() -> None:
    cells = strengths()
    assert len(cells) >= 18
    for cell in cells:
        won, games = (int(cell[name].replace(",", "")) for name in ("won", "games"))
        share = 0.0 if cell["share"] is None else float(cell["share"])
        assert share == pytest.approx(100 * won / games, abs=0.06), cell[0]
        interval = float(cell["low"]), float(cell["high"])
        assert interval == pytest.approx(wilson(won, games), abs=0.11), cell[0]


@pytest.mark.parametrize("document", QUOTING, ids=lambda file: file.name)
def test_documents_repeat_the_figures_of_the_table(document: Path) -> None:
    known = {cell["share"] for cell in strengths()}
    quoted = [
        share
        for found in re.finditer(QUOTING[document], document.read_text("utf-8"), re.DOTALL)
        for share in SHARE.findall(" ".join(found[0].split()).replace(",", ""))
    ]
    assert len(quoted) >= 2
    assert {*quoted} <= known


def test_the_page_shows_the_figures_of_the_table() -> None:
    web = ROOT / "src" / "understudy" / "web"
    files = ("mars/human/strength.js", "tapestry/human/advice/strength.js")
    text = "".join((web / file).read_text("utf-8") for file in files)
    shown = re.findall(r"won: (\d+), of: (\d+)", text)
    counted = {(cell["won"], cell["games"].replace(",", "")) for cell in strengths()}
    assert len(shown) == 12
    assert {*shown} <= counted
    lines = PLAYERS.read_text("utf-8").splitlines()
    line = next(one for one in lines if one.startswith("| won | "))
    bins = re.findall(r"won: (\d+), error: (\d+)", text)
    assert bins == re.findall(r"(\d+) ± (\d+) %", line)


def test_the_last_stage_is_the_shipped_strength() -> None:
    text = PLAYERS.read_text("utf-8")
    line = next(one for one in text.splitlines() if one.startswith("| won at Normal"))
    last = re.findall(r"[\d.]+", line.split("|")[-2])
    assert len(last) == 3
    assert {*last} <= {cell["share"] for cell in strengths()}
