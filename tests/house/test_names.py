"""No package exports a name that one of its modules has."""

import importlib
import pkgutil
from types import ModuleType

import understudy


def test_no_export_has_the_name_of_a_module() -> None:
    """In a compiled build the order of imports would decide between the two."""
    packages = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(understudy.__path__, "understudy.")
        if found.ispkg
    ]
    assert understudy.core in packages
    hidden = [
        f"{package.__name__}.{module.name}"
        for package in packages
        for module in pkgutil.iter_modules(package.__path__)
        if not isinstance(getattr(package, module.name, package), ModuleType)
    ]
    assert hidden == []
