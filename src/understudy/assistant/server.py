"""The MCP server: offers the tools over standard input and output."""

from __future__ import annotations

from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from understudy.assistant.tools import GameTools
from understudy.core import Refused
from understudy.locales.translator import Translator

Json = dict[str, Any]


def make_server(language: str = "en") -> MCPServer[Any]:
    """Return a server with its own games.

    The tools are coroutines, so that all of them run in one thread: a turn that waits for an
    answer can continue only there.
    """
    instructions = Translator(language, {}).text("terminal-mcp-instructions")
    server: MCPServer[Any] = MCPServer("understudy", instructions=instructions)
    tools = GameTools(language)

    @server.tool()
    async def list_games() -> Json:
        """List the games with their options, defaults and possible values."""
        return tools.list_games()

    @server.tool()
    async def new_game(game: str, seed: int | None = None, options: Json | None = None) -> Json:
        """Start a game ("mars" or "tapestry"); returns its id and the first question."""
        return _checked(tools, tools.new_game, game, seed, options or {})

    @server.tool()
    async def question(game_id: str) -> Json:
        """Return the current question with its legal answers, or the result of the game."""
        return _checked(tools, tools.question, game_id)

    @server.tool()
    async def answer(game_id: str, answer: Any) -> Json:
        """Answer the current question; returns what happened and the next question."""
        return _checked(tools, tools.answer, game_id, answer)

    @server.tool()
    async def undo(game_id: str, answers: int = 1) -> Json:
        """Take back the last answers."""
        return _checked(tools, tools.undo, game_id, answers)

    @server.tool()
    async def preview(game_id: str, answer: Any) -> Json:
        """Return what an answer would change, without giving it."""
        return _checked(tools, tools.preview, game_id, answer)

    @server.tool()
    async def journal(game_id: str, since: int = 0) -> Json:
        """Return the journal from a step on: sentences, rules, changes, reasons of choices."""
        return _checked(tools, tools.journal, game_id, since)

    @server.tool()
    async def position(game_id: str, parts: list[str] | None = None) -> Json:
        """Return parts of what the player sees; without parts, the names of all parts."""
        return _checked(tools, tools.position, game_id, parts or [])

    @server.tool()
    async def rules(game: str, search: str) -> Json:
        """Look up rules and rulings by a word or by their number."""
        return _checked(tools, tools.rules, game, search)

    @server.tool()
    async def forecast(game_id: str) -> Json:
        """Forecast the final score of the bot."""
        return _checked(tools, tools.forecast, game_id)

    @server.tool()
    async def hint(game_id: str) -> Json:
        """Return the best answers of the trained expert (screen games)."""
        return _checked(tools, tools.hint, game_id)

    return server


def _checked(tools: GameTools, call: Any, subject: str, *arguments: object) -> Json:
    """Return the result of a tool; a refusal becomes an error that the assistant can read.

    `subject` is the id of a game, or the name of what is played.
    """
    try:
        result: Json = call(subject, *arguments)
    except Refused as refused:
        notes = getattr(refused, "__notes__", [])
        raise ToolError("\n".join([tools.refusal(refused, subject), *notes])) from None
    return result


def serve(language: str = "en") -> None:
    """Serve over standard input and output until the client closes it."""
    make_server(language).run("stdio")
