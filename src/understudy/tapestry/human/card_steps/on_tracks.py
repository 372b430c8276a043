"""Tapestry cards that move tokens on the tracks [H5, H12.7]."""

from __future__ import annotations

from typing import Final

from understudy.core import Message, Ref
from understudy.tapestry.bots.advance import advance as bot_advances
from understudy.tapestry.cards.operations import (
    AdvanceChosen,
    BackOnThreeForwardOnOne,
    MatchOpponent,
    OpponentPosition,
    RollForEveryone,
)
from understudy.tapestry.human.rules.counts import opponents, opposing_tokens
from understudy.tapestry.human.rules.questions import ask_choice, choose_track, choose_whether
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.human.steps.bonus import offer_bonus
from understudy.tapestry.human.steps.tracks import (
    advance,
    at_space,
    can_advance,
    choose_token,
    gain_space,
    movable_tokens,
    offer_advance,
    regress,
    roll_science,
)
from understudy.tapestry.printed.benefits import BENEFIT_ONLY, PLAIN, WITH_BONUS
from understudy.tapestry.printed.track_benefits import space_benefit
from understudy.tapestry.printed.tracks import LAST_SPACE, TRACKS
from understudy.tapestry.state_changes import track_ref

ALL_TRACKS: Final = range(len(TRACKS))
AHEAD, BEHIND = "1", "2"


def other_people(context: Context) -> list[PlayedHuman]:
    """Return the other people in turn order."""
    humans = context.game.humans
    return [one for one in humans if one is not context.you and isinstance(one, PlayedHuman)]


def roll_for_everyone(context: Context, benefit: RollForEveryone) -> None:
    """Advance on the rolled track, then let everyone else advance there, plain [H12.7]."""
    game, table = context.game, context.table
    track = roll_science(context)
    if can_advance(game, context.you, track):
        advance(context, track, WITH_BONUS)
    for other in other_people(context):
        if can_advance(game, other, track):
            advance(context.for_side(other), track, PLAIN)
    for bot in game.bots:
        bot_advances(game, table, bot, track, benefit=False)


def back_on_three(context: Context, benefit: BackOnThreeForwardOnOne) -> None:
    """Move back on three tracks, then forward on the fourth, plain [HD-26]."""
    chosen = choose_track(context, "tapestry-you-forward", ALL_TRACKS, "H12.7")
    for track in ALL_TRACKS:
        if track != chosen and any(context.you.tokens[track]):
            regress(context, track, PLAIN)
    if not can_advance(context.game, context.you, chosen):
        return
    token = choose_token(context, chosen, movable_tokens(context.you, chosen))
    _advance_to(context, chosen, token, min(token + benefit.steps, LAST_SPACE))


def _advance_to(context: Context, track: int, token: int, to: int) -> None:
    """Advance a token space by space, plain; landmarks on the way are gained [H5.3]."""
    for space in range(token, to):
        advance(context, track, PLAIN, space)


def can_advance_somewhere(context: Context, benefit: AdvanceChosen) -> bool:
    """Return whether you, or with `neighbors` anyone, can advance on a track."""
    return bool(_tracks_to_choose(context, benefit))


def _tracks_to_choose(context: Context, benefit: AdvanceChosen) -> list[int]:
    people = [context.you, *(other_people(context) if benefit.neighbors else ())]
    return [
        track
        for track in ALL_TRACKS
        if any(can_advance(context.game, one, track) for one in people)
    ]


def advance_chosen(context: Context, benefit: AdvanceChosen) -> None:
    """Choose a track and advance there; others may follow, or may not advance there [H5.7]."""
    game, you = context.game, context.you
    tracks = _tracks_to_choose(context, benefit)
    track = choose_track(context, "tapestry-you-chosen-track", tracks, "H12.7")
    if benefit.bans_others:
        record = Record(context.table, you)
        # The turns of its owner that end before others may advance there again.
        you.dictated, you.dictated_turns = track, 2 if game.mover == you.name else 1
        you.chosen_track = track
        record.tell("tapestry-you-dictate", "H5.7", track=track_ref(track))
    if can_advance(game, you, track) and (not benefit.neighbors or offer_advance(context, track)):
        advance(context, track, WITH_BONUS)
    for other in other_people(context) if benefit.neighbors else ():
        about = context.for_side(other)
        if can_advance(game, other, track) and offer_advance(about, track):
            advance(about, track, PLAIN)


def _goals(context: Context, track: int, token: int) -> dict[str, int]:
    """Return the nearest opposing token ahead of a token and behind it [HD-25]."""
    others = opposing_tokens(context.game, context.you, track)
    ahead = [space for space in others if space > token]
    behind = [space for space in others if space < token]
    goals: dict[str, int] = {}
    if ahead and can_advance(context.game, context.you, track):
        goals[AHEAD] = min(ahead)
    if behind:
        goals[BEHIND] = max(behind)
    return goals


def _matching_tokens(context: Context, track: int) -> list[int]:
    tokens = sorted(set(context.you.tokens[track]), reverse=True)
    return [token for token in tokens if _goals(context, track, token)]


def can_match_opponent(context: Context, benefit: MatchOpponent) -> bool:
    """Return whether an opposing token is ahead of yours or behind it on a track."""
    return any(_matching_tokens(context, track) for track in ALL_TRACKS)


def match_opponent(context: Context, benefit: MatchOpponent) -> None:
    """Move to the nearest opponent ahead or behind on a track, plain [HD-25]."""
    tracks = [track for track in ALL_TRACKS if _matching_tokens(context, track)]
    track = choose_track(context, "tapestry-you-match-track", tracks, "H12.7")
    token = choose_token(context, track, _matching_tokens(context, track))
    goals = _goals(context, track, token)
    ids = {AHEAD: "tapestry-match-ahead", BEHIND: "tapestry-match-behind"}
    way = ask_choice(
        context, "tapestry-you-match", "tapestry-option", list(goals), "H12.7",
        words=lambda: {one: Message(ids[one], {"space": goals[one]}) for one in goals},
        about={"track": track_ref(track)},
    )  # fmt: skip
    if way == AHEAD:
        _advance_to(context, track, token, goals[way])
        return
    for space in range(token, goals[way], -1):
        regress(context, track, PLAIN, space)


def _opponent_positions(context: Context) -> list[tuple[str, int, int]]:
    """Return owner, track and space of the tokens of opponents whose space can be gained."""
    game, you = context.game, context.you
    tokens = {bot.name: [[space] for space in bot.spaces] for bot in game.bots}
    tokens |= {other.name: other.tokens for other in other_people(context)}
    return [
        (name, track, space)
        for name in opponents(game, you)
        for track in ALL_TRACKS
        for space in dict.fromkeys(tokens[name][track])
        if space and (track, space) not in you.used
    ]


def can_use_opponent_position(context: Context, benefit: OpponentPosition) -> bool:
    """Return whether an opponent stands on a space whose benefit can be gained."""
    return bool(_opponent_positions(context))


def use_opponent_position(context: Context, benefit: OpponentPosition) -> None:
    """Take the benefit of an opponent's space; a person gains its bonus for free [HD-22]."""
    options = {
        f"{name} {TRACKS[track]} {space}": (name, track, space)
        for name, track, space in _opponent_positions(context)
    }
    chosen = ask_choice(
        context, "tapestry-you-opponent-space", "tapestry-owner", list(options), "H12.7",
        words=lambda: {option: position_words(option) for option in options},
    )  # fmt: skip
    name, track, space = options[chosen]
    here = at_space(context, track, space)
    gain_space(here, BENEFIT_ONLY)
    bonus = space_benefit(track, space).bonus
    for other in other_people(context):
        if other.name == name and bonus is not None:
            offer_bonus(here.for_side(other), bonus, free=True)


def position_words(option: str) -> Message:
    """Return a position ``shadow military 2`` in words."""
    name, track, space = option.split()
    return Message(
        "tapestry-position",
        {
            "owner": Ref("tapestry-owner", name),
            "space": Ref("tapestry-space", f"{track}-{space}"),
        },
    )


def take_offer(context: Context) -> bool:
    """Ask whether to take what a card offers."""
    return choose_whether(context, "tapestry-you-whether", "H12.2")
