"""The list of all endpoints, by method and path."""

from typing import Final

from understudy.service.endpoints import (
    advice,
    answer_history,
    catalogue,
    custom_boards,
    expert_games,
    finished_games,
    forecast,
    games,
    links,
    play,
    previews,
    review,
    save_files,
)
from understudy.service.endpoints.endpoint import CREATED, Endpoint, EndpointLimits, endpoint
from understudy.service.limit_kinds import LimitKind
from understudy.store import Right

CHANGES: Final = (400, 409, 413, 422)
IMPORT: Final[EndpointLimits] = {"slow": True, "limit": LimitKind.IMPORTS}
FORECAST: Final[EndpointLimits] = {"slow": True, "limit": LimitKind.FORECASTS}
REPLAY: Final[EndpointLimits] = {"slow": True, "limit": LimitKind.REPLAYS}
ADVICE: Final[EndpointLimits] = {"slow": True, "limit": LimitKind.ADVICE}
WATCH, PLAY, OWN = Right.WATCH, Right.PLAY, Right.OWN
BOARDS: Final = "/systems/{name}/sheets/{kind}"

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    endpoint("GET", "/systems", catalogue.list_systems),
    endpoint("GET", "/systems/{name}/names", catalogue.read_names, 404),
    endpoint("GET", "/systems/{name}/printed", catalogue.read_printed_constants, 404),
    endpoint("GET", "/systems/{name}/rules", catalogue.read_rules, 404),
    endpoint("GET", "/languages", catalogue.list_languages),
    endpoint("GET", "/languages/{language}", catalogue.read_language, 404),
    endpoint("GET", "/languages/{language}/first", catalogue.read_common_messages, 404),
    #
    endpoint("GET", "/systems/{name}/sheets", custom_boards.read_builtin, 404),
    endpoint("POST", f"{BOARDS}/check", custom_boards.check, 400, 404, 413),
    endpoint("PUT", f"{BOARDS}/{{sheet}}", custom_boards.save_custom, 400, 404, 413),
    endpoint("GET", BOARDS, custom_boards.list_custom, 404),
    endpoint("GET", f"{BOARDS}/{{sheet}}", custom_boards.read_custom, 404),
    endpoint("DELETE", f"{BOARDS}/{{sheet}}", custom_boards.delete_custom, 404),
    #
    endpoint("GET", "/games", games.list_games, 400),
    endpoint(
        "POST", "/games", games.new_game, 400, 413, 422, status=CREATED, limit=LimitKind.GAMES
    ),
    endpoint("GET", "/games/{id}", games.read_game, 400, 422, needs=WATCH),
    endpoint("GET", "/games/{id}/public", games.read_public_game, 400, 422, needs=WATCH),
    endpoint("DELETE", "/games/{id}", games.delete_game, needs=OWN),
    endpoint("PUT", "/games/{id}/title", games.rename_game, 400, 413, needs=OWN),
    # The answers, like the seed of a save file, reveal hidden cards, so watching is not enough.
    endpoint("GET", "/games/{id}/tape", games.read_tape, 422, needs=PLAY),
    endpoint("GET", "/events", games.stream_events, events=True, limit=LimitKind.STREAMS),
    endpoint("GET", "/history", finished_games.read_history, 400),
    #
    endpoint("GET", "/games/{id}/links", links.read_links, needs=OWN),
    endpoint("POST", "/games/{id}/links/{right}", links.renew_link, needs=OWN),
    endpoint("POST", "/links", links.open_link, 400, 404, 413, limit=LimitKind.LINKS),
    endpoint("POST", "/games/{id}/leave", links.leave_game, 403, needs=WATCH),
    #
    endpoint("GET", "/games/{id}/save", save_files.save_game, 422, needs=PLAY),
    endpoint("GET", "/games/{id}/start", save_files.save_start, 400, 422, **REPLAY, needs=PLAY),
    endpoint(
        "PUT", "/games/{id}/save", save_files.update_from_save, 409, 413, 422, **IMPORT, needs=PLAY
    ),
    endpoint("POST", "/saves", save_files.import_save, 413, 422, status=CREATED, **IMPORT),
    endpoint("POST", "/saves/look", save_files.inspect_save, 413, 422, **IMPORT),
    endpoint("POST", "/saves/packed", save_files.import_packed_game, 400, 413, 422, **IMPORT),
    #
    endpoint("POST", "/games/{id}/answers", play.give_answer, *CHANGES, needs=PLAY),
    endpoint("POST", "/games/{id}/undo", play.undo_answers, *CHANGES, needs=PLAY),
    endpoint("POST", "/games/{id}/redo", play.redo_answer, *CHANGES, needs=PLAY),
    endpoint(
        "POST", "/games/{id}/corrections", play.correct_answer, *CHANGES, **REPLAY, needs=PLAY
    ),
    endpoint("POST", "/games/{id}/outlooks", previews.preview_answers, *CHANGES, needs=PLAY),
    #
    endpoint("GET", "/games/{id}/answers", answer_history.read_answers, 422, **REPLAY, needs=PLAY),
    endpoint(
        "GET",
        "/games/{id}/questions/{at}",
        answer_history.read_question,
        400,
        422,
        **REPLAY,
        needs=PLAY,
    ),
    endpoint(
        "GET", "/games/{id}/course", answer_history.read_score_course, 422, **REPLAY, needs=WATCH
    ),
    endpoint(
        "POST", "/games/{id}/forecast", forecast.forecast_game, *CHANGES, **FORECAST, needs=PLAY
    ),
    endpoint(
        "GET",
        "/games/{id}/win-probability",
        advice.read_win_probability,
        422,
        **ADVICE,
        needs=PLAY,
    ),
    endpoint("GET", "/games/{id}/expert-step", advice.read_expert_step, 422, **ADVICE, needs=PLAY),
    endpoint("POST", "/games/{id}/hint", advice.give_hint, *CHANGES, **FORECAST, needs=PLAY),
    endpoint(
        "POST", "/games/{id}/hint/compare", advice.compare_moves, *CHANGES, **FORECAST, needs=PLAY
    ),
    endpoint(
        "POST",
        "/systems/{name}/expert-game",
        expert_games.continue_expert_game,
        400,
        404,
        413,
        422,
        **REPLAY,
    ),
    endpoint("POST", "/games/{id}/review", review.continue_review, 409, 422, **REPLAY, needs=PLAY),
    endpoint(
        "POST",
        "/games/{id}/win-course",
        review.continue_win_course,
        400,
        409,
        413,
        422,
        **ADVICE,
        needs=PLAY,
    ),
    endpoint(
        "GET", "/games/{id}/review/{at}", review.read_decision, 400, 422, **REPLAY, needs=PLAY
    ),
)
