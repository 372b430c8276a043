"""The end of the game: final greeneries and points (18)."""

from __future__ import annotations

from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.core import Change, Ref, Step, Table, new_step
from understudy.mars.marsbot.tracks import advance
from understudy.mars.milestones_awards.evaluation import bot_award_value
from understudy.mars.planet.counts import cities, city_points, greeneries
from understudy.mars.printed.cards import PROJECT_CARDS
from understudy.mars.printed.maps import MARS
from understudy.mars.state import BOT, HUMAN, Game

MILESTONE_AWARD_POINTS: Final = 5
MC_PER_POINT: Final = 8
LAST_FULL_RATE: Final = 12
"""Up to this generation 8 MC make a point; each later one needs 1 MC less (18.4). [A p.10]"""

PLAGUE: Final = 10
"""With this many animals on Vermin, every city costs its owner a point (19.1). [A p.11]"""

RULED_LINES: Final = {"neural_instance": "D-14", "cards": "D-11"}
"""Lines of MarsBot's score that follow a ruling of ours."""


def final_greeneries(game: Game, table: Table) -> None:
    """Place final greeneries in turn order of the last generation (18.2). [A p.10]"""
    sides = (HUMAN, BOT) if game.first_player == HUMAN else (BOT, HUMAN)
    for side in sides:
        if side == HUMAN:
            game.you.final_greeneries(game, table)
        else:
            bot_final_greeneries(game, table)


def bot_final_greeneries(game: Game, table: Table) -> None:
    """Advance each track whose next space is an unused greenery, from the top (18.2). [A p.10]

    A space triggered earlier does not count (D-27). A greenery without a legal space is a Failed
    Action.
    """
    for row, facts in enumerate(game.board.tracks):
        track = game.bot.tracks[row]
        following = track.position + 1
        if track.at_end or facts.spaces[following] != "G" or following <= track.highest:
            continue
        if table.listening:
            table.tell("mars-final-greenery", "A p.10", track=Ref("mars-track", facts.id))
        table.depth += 1
        advance(game, table, row)
        table.depth -= 1


def final_score(game: Game, table: Table) -> None:
    """Score both sides line by line; MarsBot wins a tie (18.3, 18.5). [A p.10]"""
    funded = [award for award in game.award_row if award.name in game.awards]
    sheet = game.you.score_sheet(game, table, funded)
    game.award_values = {
        award.name: {HUMAN: sheet.awards[award.name], BOT: bot_award_value(game, award)}
        for award in funded
    }
    awards = award_points(game)
    scores = {
        HUMAN: human_lines(game, awards[HUMAN], sheet.card_points),
        BOT: bot_lines(game, awards[BOT]),
    }
    if sheet.vermin >= PLAGUE:
        for side, lines in scores.items():
            lines["vermin"] = vermin_points(game, side)
    for lines in scores.values():
        lines["total"] = sum(lines.values())
    game.scores = scores
    game.winner = HUMAN if scores[HUMAN]["total"] > scores[BOT]["total"] else BOT
    if table.listening:
        for side, lines in scores.items():
            _tell_score(table, side, lines)
        winner = Ref("mars-owner", game.winner)
        table.tell("mars-winner", "A p.10", Change("winner", None, game.winner), owner=winner)


def _tell_score(table: Table, side: str, lines: dict[str, int]) -> None:
    owner = Ref("mars-owner", side)
    table.tell("mars-score", "A p.10", owner=owner, total=lines["total"])
    table.depth += 1
    for line, points in lines.items():
        if points:
            table.record(_score_line_step, side, line, points)
    table.depth -= 1


def _score_line_step(side: str, line: str, points: int) -> Step:
    change = Change(f"score.{side}.{line}", None, points)
    name = Ref("mars-score", line)
    ruling = RULED_LINES.get(line) if side == BOT else None
    return new_step("mars-score-line", "A p.10", change, line=name, points=points, ruling=ruling)


def award_points(game: Game) -> dict[str, int]:
    """Return 5 points for each award won (18.3). [A p.10]"""
    points = {HUMAN: 0, BOT: 0}
    for name in game.award_values:
        for side in award_winners(game, name):
            points[side] += MILESTONE_AWARD_POINTS
    return points


def award_winners(game: Game, name: str) -> list[str]:
    """Return the sides with the highest value; empty before the end (18.3). [A p.10]"""
    values = game.award_values.get(name, {})
    return [side for side, value in values.items() if value == max(values.values())]


def human_lines(game: Game, awards: int, cards: int) -> dict[str, int]:
    """Return your score lines."""
    return {
        "tr": game.you.tr,
        "milestones": _milestone_points(game, HUMAN),
        "awards": awards,
        "greenery": greeneries(game, game.planet.human_tiles),
        "cities": city_points(game, game.planet.human_tiles),
        "cards": cards,
        "turmoil": turmoil_points(game, HUMAN),
    }


def bot_lines(game: Game, awards: int) -> dict[str, int]:
    """Return MarsBot's score lines (18.3). [A p.10]"""
    return {
        "tr": game.bot.tr,
        "milestones": _milestone_points(game, BOT),
        "awards": awards,
        "greenery": greeneries(game, game.planet.bot_tiles),
        "cities": city_points(game, game.planet.bot_tiles),
        "neural_instance": neural_instance_points(game),
        "mc": game.bot.mc // mc_per_point(game),
        "cards": card_points(game),
        "turmoil": turmoil_points(game, BOT),
        "corporation": corporation_points(game),
    }


def _milestone_points(game: Game, side: str) -> int:
    return MILESTONE_AWARD_POINTS * list(game.milestones.values()).count(side)


def corporation_points(game: Game) -> int:
    """Return the points of the corporation card (18.3). [B p.3]"""
    corporation = game.corporation
    return corporation.points(game) if corporation and corporation.points else 0


def turmoil_points(game: Game, side: str) -> int:
    """Return 1 point for each party led and 1 for the chairman (15.5). [C p.7]"""
    turmoil = game.turmoil
    return turmoil.leaders(side) + (turmoil.chairman == side) if turmoil else 0


def vermin_points(game: Game, side: str) -> int:
    """Return -1 point for each own city, including yours outside the map (19.1). [A p.11]"""
    if side == BOT:
        return -cities(game, game.planet.bot_tiles)
    return -cities(game, game.planet.human_tiles) - game.you.off_map_cities


def neural_instance_points(game: Game) -> int:
    """Return 1 point for each adjacent space without a tile of yours (D-14). [A p.10]"""
    planet = game.planet
    return sum(
        (MARS.neighbors[space] & ~planet.human_tiles).bit_count()
        for space in spaces_of(planet.neural)
    )


def mc_per_point(game: Game) -> int:
    """Return how many MC make one point in this generation (18.4). [A p.10] [C p.1]"""
    last = LAST_FULL_RATE - 2 if game.prelude else LAST_FULL_RATE
    return max(1, MC_PER_POINT - max(0, game.generation - last))


def card_points(game: Game) -> int:
    """Hard: return 1 point for each played card with points not below 0 (D-11). [A p.11]"""
    if "card_vp" not in game.setup.modifiers:
        return 0
    return sum(PROJECT_CARDS[card].has_points for card in game.bot.played)
