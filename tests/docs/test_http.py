"""The document of the HTTP API has an example of every call, as the server answers it."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from textwrap import dedent

import httpx
import pytest

from tests.serving import serving
from tools.http_examples import DOCUMENT, EXAMPLES, GUEST, HOST, chapter, service_for
from understudy.service import ENDPOINTS

TEXT = DOCUMENT.read_text("utf-8")


def test_every_call_has_an_example() -> None:
    known = {f"{call.method} {call.path}" for call in ENDPOINTS}
    assert {example.endpoint for example in (*EXAMPLES, *HOST, *GUEST)} == known
    assert set(re.findall(r"^\*\*`([A-Z]+ \S+)`\*\*", TEXT, re.MULTILINE)) == known


def test_the_service_answers_as_documented() -> None:
    """``python -m tools.http_examples`` updates the document."""
    assert TEXT.endswith(f"\n{chapter(service_for())}")


def test_the_server_answers_as_documented(tmp_path: Path) -> None:
    with (
        serving(tmp_path) as server,
        httpx.Client(base_url=f"{server.url}/api/v1", timeout=60) as http,
    ):

        def answer(method: str, path: str, query: str, body: bytes) -> tuple[int, str]:
            address = f"{path}?{query}" if query else path
            headers = {"Content-Type": "application/json"} if body else {}
            with http.stream(method, address, content=body, headers=headers) as response:
                if not response.headers.get("content-type", "").startswith("text/event-stream"):
                    return response.status_code, response.read().decode()
                lines = response.iter_lines()
                data = next(line for line in lines if line.startswith("data: "))
                return response.status_code, data.removeprefix("data: ")

        assert TEXT.endswith(f"\n{chapter(answer)}")


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


def test_the_commands_can_be_typed_from_top_to_bottom(tmp_path: Path) -> None:
    if shutil.which("curl") is None:
        pytest.skip("no curl")
    found = re.search(r"^    API=.*\n(?:    .*\n)+", TEXT, re.MULTILINE)
    assert found is not None
    assert "$API" not in TEXT.partition(found[0])[0]
    lines = re.findall(r"^    curl (\S+)$", TEXT, re.MULTILINE)
    asked = [
        line
        for line in lines
        if not re.search("links|questions|win-probability|expert-step|review|board/h", line)
    ]
    assert len(asked) > 15
    with serving(tmp_path) as server:
        script = dedent(found[0]).replace("http://127.0.0.1:8640", server.url)
        gets = "".join(f"curl -sf -o reply {line} || echo '{line}'\n" for line in asked)
        done = subprocess.run(
            ["sh", "-eu", "-c", script + gets], cwd=tmp_path, capture_output=True, text=True
        )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert json.loads((tmp_path / "game.json").read_text("utf-8"))["game"] == "mars"
    assert "text" in json.loads((tmp_path / "board.json").read_text("utf-8"))
