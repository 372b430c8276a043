"""The distribution on the package index is `understudy-games`; the package is `understudy`."""

import re
import tomllib

from tests.house.test_source import ROOT, lines_matching, tracked
from understudy.distribution import DISTRIBUTION

# `pip install understudy` installs another project.
OTHER_PROJECT = re.compile(
    r"\bpip (un)?install (--\S+ )*[\"']?understudy(?!-games)\b"
    r"|\bunderstudy\[\w"
    r"|version\(\"understudy\"\)"
)


def test_the_name_is_that_of_the_project_file() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["name"] == DISTRIBUTION


def test_extras_refer_to_the_project_itself() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    own = [
        requirement
        for extra in project["optional-dependencies"].values()
        for requirement in extra
        if requirement.startswith("understudy")
    ]
    assert own
    assert all(requirement.startswith(f"{DISTRIBUTION}[") for requirement in own)


def test_texts_name_the_distribution() -> None:
    suffixes = (".md", ".ipynb", ".ftl", ".py", ".sh", ".toml", ".yml", ".js")
    found = [
        line
        for path in tracked()
        if path.suffix in suffixes and path.name != "test_distribution.py"
        for line in lines_matching(OTHER_PROJECT, path)
    ]
    assert not found, "\n".join(found)
