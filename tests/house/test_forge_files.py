"""The files for a forge are valid YAML with the keys that forges read."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.release.pythons import named_versions

ROOT = Path(__file__).parents[2]
FORMS = [*(ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")]
INPUTS = {"checkboxes", "dropdown", "input", "markdown", "textarea"}


def read(path: Path) -> dict[Any, Any]:
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


def commands(job: dict[str, Any]) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def test_the_workflow_runs_the_checks_of_the_project() -> None:
    workflow = read(ROOT / ".github" / "workflows" / "test.yml")
    assert workflow["permissions"] == {"contents": "read"}
    job = workflow["jobs"]["test"]
    assert commands(job) == [".ci/run"]
    assert (ROOT / ".ci" / "run").is_file()
    assert job["strategy"]["matrix"]["python-version"] == named_versions()


def test_the_workflow_builds_a_release_of_each_tag() -> None:
    workflow = read(ROOT / ".github" / "workflows" / "test.yml")
    # In YAML 1.1 the key `on` is a yes.
    assert workflow[True]["push"]["tags"] == ["v*"]
    job = workflow["jobs"]["release"]
    assert (job["needs"], job["if"]) == ("test", "startsWith(github.ref, 'refs/tags/v')")
    assert commands(job) == ["make release"]
    [python] = [step for step in job["steps"] if "setup-python" in step.get("uses", "")]
    assert sorted(python["with"]["python-version"].split()) == named_versions()


def test_dependency_updates_cover_python_and_the_page() -> None:
    updates = read(ROOT / ".github" / "dependabot.yml")["updates"]
    assert {one["package-ecosystem"] for one in updates} == {"pip", "npm", "github-actions"}
    assert all((ROOT / one["directory"].lstrip("/")).is_dir() for one in updates)


def test_the_citation_names_the_current_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = read(ROOT / "CITATION.cff")
    assert citation["version"] == project["version"]
    assert citation["license"] == project["license"]
