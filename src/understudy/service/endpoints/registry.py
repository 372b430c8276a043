"""The table of calls: everything that can be asked, by method and path."""

from __future__ import annotations

from typing import Final

from understudy.service.endpoints import (
    advice,
    answer_history,
    catalogue,
    custom_boards,
    finished_games,
    forecast,
    games,
    links,
    play,
    previews,
    save_files,
)
from understudy.service.endpoints.endpoint import CREATED, Call, Costs, call
from understudy.service.limit_kinds import Counted
from understudy.store import Right

CHANGES: Final = (400, 409, 413, 422)
IMPORT: Final[Costs] = {"apart": True, "counted": Counted.IMPORTS}
FORECAST: Final[Costs] = {"apart": True, "counted": Counted.FORECASTS}
WATCH, PLAY, OWN = Right.WATCH, Right.PLAY, Right.OWN
SHEET: Final = "/systems/{name}/sheets/{kind}"

CALLS: Final[tuple[Call, ...]] = (
    call("GET", "/systems", catalogue.list_systems),
    call("GET", "/systems/{name}/names", catalogue.read_names, 404),
    call("GET", "/systems/{name}/printed", catalogue.read_constants, 404),
    call("GET", "/systems/{name}/rules", catalogue.read_rules, 404),
    call("GET", "/languages", catalogue.list_languages),
    call("GET", "/languages/{language}", catalogue.read_language, 404),
    call("GET", "/languages/{language}/first", catalogue.read_first_words, 404),
    #
    call("GET", "/systems/{name}/sheets", custom_boards.read_printed, 404),
    call("GET", SHEET, custom_boards.list_entered, 404),
    call("POST", f"{SHEET}/check", custom_boards.check, 400, 404, 413),
    call("GET", f"{SHEET}/{{sheet}}", custom_boards.read_entered, 404),
    call("PUT", f"{SHEET}/{{sheet}}", custom_boards.enter, 400, 404, 413),
    call("DELETE", f"{SHEET}/{{sheet}}", custom_boards.forget, 404),
    #
    call("GET", "/games", games.list_games, 400),
    call("POST", "/games", games.new_game, 400, 413, 422, status=CREATED, counted=Counted.GAMES),
    call("GET", "/games/{id}", games.read_game, 400, 422, needs=WATCH),
    call("GET", "/games/{id}/table", games.read_table, 400, 422, needs=WATCH),
    call("DELETE", "/games/{id}", games.delete_game, needs=OWN),
    call("PUT", "/games/{id}/title", games.name_game, 400, 413, needs=OWN),
    # Answers, like the seed of a file, could tell whoever watches what lies face down.
    call("GET", "/games/{id}/tape", games.read_tape, 422, needs=PLAY),
    call("GET", "/events", games.follow_games, events=True, counted=Counted.STREAMS),
    call("GET", "/history", finished_games.read_history, 400),
    #
    call("GET", "/games/{id}/links", links.read_links, needs=OWN),
    call("POST", "/games/{id}/links/{right}", links.renew_link, needs=OWN),
    call("POST", "/links", links.open_link, 400, 404, 413, counted=Counted.LINKS),
    call("POST", "/games/{id}/leave", links.leave_game, 403, needs=WATCH),
    #
    call("GET", "/games/{id}/save", save_files.save_game, 422, needs=PLAY),
    call(
        "PUT", "/games/{id}/save", save_files.go_on_from_save, 409, 413, 422, **IMPORT, needs=PLAY
    ),
    call("POST", "/saves", save_files.take_in_save, 413, 422, status=CREATED, **IMPORT),
    call("POST", "/saves/look", save_files.look_at_save, 413, 422, **IMPORT),
    call("POST", "/saves/packed", save_files.unpack_game, 400, 413, 422, **IMPORT),
    #
    call("POST", "/games/{id}/answers", play.give_answer, *CHANGES, needs=PLAY),
    call("POST", "/games/{id}/undo", play.undo_answers, *CHANGES, needs=PLAY),
    call("POST", "/games/{id}/redo", play.redo_answer, *CHANGES, needs=PLAY),
    call("POST", "/games/{id}/corrections", play.correct_answer, *CHANGES, needs=PLAY),
    call("POST", "/games/{id}/outlooks", previews.try_answers, *CHANGES, needs=PLAY),
    #
    call("GET", "/games/{id}/answers", answer_history.read_answers, 422, needs=PLAY),
    call("GET", "/games/{id}/questions/{at}", answer_history.read_question, 400, 422, needs=PLAY),
    call("GET", "/games/{id}/course", answer_history.read_course, 422, needs=WATCH),
    call("POST", "/games/{id}/forecast", forecast.forecast_game, *CHANGES, **FORECAST, needs=PLAY),
    call("POST", "/games/{id}/counsel", advice.compare_moves, *CHANGES, **FORECAST, needs=PLAY),
)
