"""The document of the HTTP API has an example of every call, as the server answers it."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from textwrap import dedent

import pytest

from tests.serving import serving
from tools.http_examples import (
    DOCUMENT,
    EXAMPLES,
    GUEST,
    HEADING,
    HOST,
    chapter,
    service_for,
    shortened,
)
from understudy.service import ENDPOINTS

TEXT = DOCUMENT.read_text("utf-8")


def test_every_call_has_an_example() -> None:
    known = {f"{call.method} {call.path}" for call in ENDPOINTS}
    assert {example.endpoint for example in (*EXAMPLES, *HOST, *GUEST)} == known
    assert set(re.findall(r"^\*\*`([A-Z]+ \S+)`\*\*", TEXT, re.MULTILINE)) == known


def test_the_service_answers_as_documented() -> None:
    """``python -m tools.http_examples`` updates the document."""
    assert TEXT.endswith(f"\n{chapter(service_for())}")


def test_the_script_plays_a_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"^    import json\n(?:(?:    .*)?\n)+It prints `(.*)`", TEXT, re.MULTILINE)
    assert found is not None
    script = dedent(found[0].partition("It prints")[0])
    with serving(tmp_path) as server:
        exec(script.replace("http://127.0.0.1:8640", server.url), {})
    assert capsys.readouterr().out.strip() == found[1]


def test_a_wrong_option_is_refused_as_documented() -> None:
    found = re.search(r"curl \$API(\S+) -H \"\$JSON\" -d '(.*)'\n +(\d+) (\{.*\})", TEXT)
    assert found is not None
    path, body, status, error = found.groups()
    answered, refusal = service_for()("POST", path, "", body.encode())
    assert (answered, json.loads(refusal)) == (int(status), json.loads(error))


def documented_calls(text: str) -> list[tuple[str, str]]:
    """Return each command below ``curl`` with its reply on one line."""
    found = re.findall(r"^    curl (.+)\n((?:    \S.*\n|      .*\n)+)", text, re.MULTILINE)
    return [(command, " ".join(reply.split())) for command, reply in found]


def received(status: str, text: str) -> str:
    """Return a reply as the document shortens it."""
    event = re.match(r"event: (\w+)\r?\ndata: (.*)", text)
    if event is not None:
        return f"{status} event: {event[1]}, data: {shortened(json.loads(event[2]))}"
    content = json.loads(text) if text[:1] in ("{", "[") else text
    return " ".join(f"{status} {shortened(content) if text else ''}".split())


@pytest.mark.slow
def test_the_commands_typed_from_top_to_bottom_answer_as_documented(tmp_path: Path) -> None:
    if shutil.which("curl") is None:
        pytest.skip("no curl")
    definitions = re.search(r"^    API=.*\n(?:(?:    .*)?\n)+", TEXT, re.MULTILINE)
    assert definitions is not None
    assert "$API" not in TEXT.partition(definitions[0])[0]
    calls_text = TEXT.partition(HEADING)[2]
    before, _, after = calls_text.partition("### Links")
    calls = documented_calls(before + after.partition("### Save files")[2])
    assert len(calls) == len(EXAMPLES)
    script = dedent(definitions[0])
    for number, (command, _) in enumerate(calls):
        # The stream of events does not end by itself.
        seconds = 3 if "/events" in command else 60
        script += f"curl -s -m {seconds} -o {number} -w '%{{http_code}}\\n' {command} || true\n"
    with serving(tmp_path / "data") as server:
        script = script.replace("http://127.0.0.1:8640", server.url)
        done = subprocess.run(
            ["sh", "-eu", "-c", script], cwd=tmp_path, capture_output=True, text=True
        )
    assert (done.returncode, done.stderr) == (0, "")
    for number, status in enumerate(done.stdout.split()):
        file = tmp_path / str(number)
        text = file.read_text("utf-8") if file.exists() else ""
        command, reply = calls[number]
        assert (command, received(status, text)) == (command, reply)
