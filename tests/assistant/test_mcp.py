"""Assistants play through a real MCP client: the tools, their errors, and a complete game."""

import asyncio
import json
import sys
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import TextContent

from understudy.assistant.server import make_server
from understudy.core import find_system, system_names

Json = dict[str, Any]
TOOLS = {
    "answer", "forecast", "hint", "journal", "list_games", "new_game", "position", "preview",
    "question", "rules", "undo",
}  # fmt: skip


def _text(block: object) -> str:
    assert isinstance(block, TextContent)
    return block.text


class Player:
    """Calls tools and reads their replies."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: object) -> Json:
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, result.content
        reply: Json = json.loads(_text(result.content[0]))
        return reply

    async def refusal(self, tool: str, **arguments: object) -> str:
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error
        return _text(result.content[0])


def test_a_complete_screen_game() -> None:
    async def play() -> Json:
        async with Client(make_server()) as client:
            player, chance = Player(client), Random(2)
            game = await player.call("new_game", game="mars", seed=7, options={"you": "played"})
            id = game["game_id"]
            while not game["over"]:
                chosen = chance.choice(game["question"]["legal_answers"])
                game = await player.call("answer", game_id=id, answer=chosen["answer"])
            journal = await player.call("journal", game_id=id)
            assert len(journal["steps"]) == journal["next"] > 100
            assert any(step.get("candidates") for step in journal["steps"])
            return game

    game = asyncio.run(play())
    assert game["result"]["bot_score"] > 0


def test_the_command_serves_over_stdio() -> None:
    async def talk() -> set[str]:
        command = StdioServerParameters(command=sys.executable, args=["-m", "understudy", "mcp"])
        async with Client(command) as client:
            listed = await client.list_tools()
            game = await Player(client).call("new_game", game="tapestry", seed=1)
            assert game["question"]["text"]
            return {tool.name for tool in listed.tools}

    assert asyncio.run(talk()) == TOOLS


def test_the_tools_around_an_answer() -> None:
    async def talk() -> None:
        async with Client(make_server()) as client:
            player = Player(client)
            assert set(await player.call("list_games")) == set(system_names())
            game = await player.call("new_game", game="mars", seed=3)
            id, question = game["game_id"], game["question"]
            assert question["why"]
            assert {"answer": {"do": "done"}} in question["legal_answers"]
            rise = {"do": "raise", "parameter": "temperature", "steps": 1}
            preview = await player.call("preview", game_id=id, answer=rise)
            assert {"what": "temperature", "before": -30, "after": -28} in preview["changes"]
            news = await player.call("answer", game_id=id, answer=rise)
            assert "emperature" in " ".join(step["text"] for step in news["steps"])
            back = await player.call("undo", game_id=id)
            assert back["question"]["id"] == question["id"]
            parts = (await player.call("position", game_id=id))["parts"]
            assert "planet" in parts or parts
            one = await player.call("position", game_id=id, parts=parts[:1])
            assert list(one) == parts[:1]
            forecast = await player.call("forecast", game_id=id)
            assert forecast["continuations"] > 0

    asyncio.run(talk())


def test_rules_are_found_by_word_and_number() -> None:
    async def talk() -> None:
        async with Client(make_server()) as client:
            found = await Player(client).call("rules", game="mars", search="greenery")
            assert found["count"] == len(found["rules"]) > 3
            ruling = next(rule for rule in find_system("mars").rules() if rule.sure == "ours")
            found = await Player(client).call("rules", game="mars", search=ruling.number)
            assert ruling.number in [rule["number"] for rule in found["rules"]]

    asyncio.run(talk())


def test_refusals_are_sentences() -> None:
    async def talk() -> None:
        async with Client(make_server()) as client:
            player = Player(client)
            assert "nothing" in await player.refusal("question", game_id="nothing")
            game = await player.call("new_game", game="mars", seed=3)
            said = await player.refusal("answer", game_id=game["game_id"], answer="dance")
            assert "“dance” is not one of the choices" in said
            undone = await player.refusal("undo", game_id=game["game_id"], answers=5)
            assert "out of range" in undone

    asyncio.run(talk())


def test_a_hint_names_legal_answers() -> None:
    pytest.importorskip("numpy")

    async def talk() -> None:
        async with Client(make_server()) as client:
            player = Player(client)
            game = await player.call("new_game", game="mars", seed=4, options={"you": "played"})
            legal = [one["answer"] for one in game["question"]["legal_answers"]]
            found = await player.call("hint", game_id=game["game_id"])
            assert found["best"][0]["answer"] in legal

    asyncio.run(talk())


def test_refusals_are_in_the_language() -> None:
    async def talk() -> None:
        async with Client(make_server("de")) as client:
            player = Player(client)
            assert "Spiel" in await player.refusal("new_game", game="chess")
            options = {"corporation": "C28"}
            assert "braucht" in await player.refusal("new_game", game="mars", options=options)
            game = await player.call("new_game", game="mars", seed=3)
            said = await player.refusal("answer", game_id=game["game_id"], answer="dance")
            assert "Liste" in said

    asyncio.run(talk())
