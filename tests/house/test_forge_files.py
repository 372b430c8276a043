"""The files for a forge are valid YAML with the keys that forges read."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FORMS = [*(ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")]
INPUTS = {"checkboxes", "dropdown", "input", "markdown", "textarea"}


def read(path: Path) -> dict[str, Any]:
    found = yaml.safe_load(path.read_text("utf-8"))
    assert isinstance(found, dict), path
    return found


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_an_issue_form_has_questions(path: Path) -> None:
    form = read(path)
    if path.name == "config.yml":
        assert form == {"blank_issues_enabled": True}
        return
    assert form["name"]
    assert form["description"]
    ids = [entry["id"] for entry in form["body"]]
    assert len(ids) == len(set(ids))
    for entry in form["body"]:
        assert entry["type"] in INPUTS
        assert entry["attributes"]["label"]


def test_the_workflow_runs_the_checks_of_the_project() -> None:
    workflow = read(ROOT / ".github" / "workflows" / "test.yml")
    assert workflow["permissions"] == {"contents": "read"}
    steps = workflow["jobs"]["test"]["steps"]
    assert [step["run"] for step in steps if "run" in step] == [".ci/run"]
    assert (ROOT / ".ci" / "run").is_file()


def test_dependency_updates_cover_python_and_the_page() -> None:
    updates = read(ROOT / ".github" / "dependabot.yml")["updates"]
    assert {one["package-ecosystem"] for one in updates} == {"pip", "npm", "github-actions"}
    assert all((ROOT / one["directory"].lstrip("/")).is_dir() for one in updates)


def test_the_citation_names_the_current_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = read(ROOT / "CITATION.cff")
    assert citation["version"] == project["version"]
    assert citation["license"] == project["license"]
