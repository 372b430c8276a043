"""The plots of a run and their text."""

from pathlib import Path
from typing import Any

import pytest

from understudy.cli.translations import translations_for
from understudy.core import find_system
from understudy.locales import languages
from understudy.sim.cells import make_cells
from understudy.sim.plots import plot_all
from understudy.sim.plots_over_time import means
from understudy.sim.run import run_design
from understudy.sim.run_folder import RunFolder

SHORT = [{"game": 0, "round": 1, "points": 10}, {"game": 0, "round": 2, "points": 20}]
LONG = [{"game": 1, "round": time, "points": 2 * time} for time in range(1, 5)]


def test_a_finished_game_keeps_its_last_value() -> None:
    assert means(SHORT + LONG, "round", "points") == ([1, 2, 3, 4], [6.0, 12.0, 13.0, 14.0])


def test_means_cover_every_time_and_skip_unknown_values() -> None:
    rows: list[dict[str, Any]] = [{"game": 0, "round": 1, "points": None}, *SHORT[1:]]
    rows.append({"game": 1, "round": 4, "points": 0})
    assert means(rows, "round", "points") == ([2, 3, 4], [20.0, 20.0, 10.0])
    assert means([], "round", "points") == ([], [])


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a run: two games of Tapestry in each of four cells."""
    folder = tmp_path_factory.mktemp("run")
    system = find_system("tapestry")
    varied: dict[str, list[object]] = {"difficulty": [1, 4], "first_player": ["human", "bots"]}
    cells, _ = make_cells(system, {}, varied)
    run_store = RunFolder(folder, system, cells, 1, "settler", 2)
    run_design(system, cells, 2, 1, "settler", 1, run_store=run_store, tracked=2)
    return folder


@pytest.mark.parametrize("language", languages())
def test_plots_have_titles_and_labels(
    played: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures: dict[str, Any] = {}

    def keep(figure: Any, name: Path) -> list[Path]:
        figures[name.name] = figure
        return []

    monkeypatch.setattr("understudy.sim.plots._save", keep)
    words = translations_for(find_system("tapestry"), language)
    plot_all(played, words)
    assert list(figures) == ["scores", "forest", "heat", "tracks", "progress"]
    for name, figure in figures.items():
        assert words("page-system-tapestry") in figure.get_suptitle(), name
        assert "settler" in figure.get_supxlabel(), name
        for axes in figure.axes:
            assert axes.get_xlabel() or axes.get_label() == "<colorbar>", name
            assert axes.get_ylabel(), name
    tracks = [text.get_text() for text in figures["tracks"].axes[0].get_legend().get_texts()]
    assert tracks == [
        words(f"tapestry-outcome-automa-{track}")
        for track in ("exploration", "science", "military", "technology")
    ]
    assert len(figures["progress"].axes) == 4
    assert all(float(tick).is_integer() for tick in figures["tracks"].axes[0].get_xticks())
