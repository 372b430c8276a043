"""What the document about kept games says of the HTTP API is so."""

import json
import re
from pathlib import Path

from tests.desk.asking import ask
from understudy.desk import Desk
from understudy.desk.calls import CALLS
from understudy.store import MemoryRecords, PlainStore

TEXT = (Path(__file__).parents[2] / "docs" / "keeping-games.md").read_text("utf-8")


def test_every_call_of_the_table_exists() -> None:
    told = set(re.findall(r"^\| `([A-Z]+ \S+)` \|", TEXT, re.MULTILINE))
    assert len(told) > 10
    assert told <= {f"{call.method} {call.path}" for call in CALLS}


def test_the_examples_are_answered() -> None:
    desk = Desk(PlainStore(MemoryRecords()))
    sent = re.findall(r"curl \$HERE(\S+) -H \"\$JSON\" -d '(.*)'", TEXT)
    assert len(sent) == 2
    id = ""
    for path, body in sent:
        game = ask(desk, "POST", path.replace("ID", id), json.loads(body))
        id = game["id"]
    assert game["answers"] == 1
