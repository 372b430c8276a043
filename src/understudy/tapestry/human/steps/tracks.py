"""Moving tokens on the tracks, and the benefits and bonuses of spaces [H4, H5]."""

from __future__ import annotations

from understudy.core import Ref
from understudy.tapestry.cards.definition import Event, Standing
from understudy.tapestry.decks.die import roll_science_die
from understudy.tapestry.human.rules.effects import (
    active_card,
    announce,
    announce_to_others,
    has_rule,
)
from understudy.tapestry.human.rules.gain import gain
from understudy.tapestry.human.rules.mystics import check_prediction
from understudy.tapestry.human.rules.questions import ask_choice, choose_track, choose_whether
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.rules.stock import score
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.human.steps.bonus import offer_bonus
from understudy.tapestry.human.steps.buildings import gain_landmark
from understudy.tapestry.printed.benefits import (
    FREE_BONUS,
    PLAIN,
    WITH_BONUS,
    Advance,
    GainLandmark,
    Regress,
    RepeatPosition,
    Research,
    RestartToken,
)
from understudy.tapestry.printed.track_benefits import TIER_STARTS, space_benefit
from understudy.tapestry.printed.tracks import (
    LAST_SPACE,
    SPACES,
    TECHNOLOGY,
    TRACK_ID,
    TRACKS,
)
from understudy.tapestry.shared_rules.achievements import COMPLETE_TRACK, earn
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import owner_ref, track_ref


def forbidding_card(game: Game, you: PlayedHuman, track: int) -> str | None:
    """Return the card that forbids you to advance on a track, or None [H5.7]."""
    card = active_card(you)
    if card is not None and TRACKS[track] in card.bans:
        return card.id
    for human in game.humans:
        if human is not you and isinstance(human, PlayedHuman) and human.dictated == track:
            return "dictatorship"
    return None


def movable_tokens(you: PlayedHuman, track: int) -> list[int]:
    """Return the different spaces of your tokens on a track that can still advance."""
    return sorted({space for space in you.tokens[track] if space < LAST_SPACE}, reverse=True)


def can_advance(game: Game, you: PlayedHuman, track: int) -> bool:
    """Return whether one of your tokens can advance on a track [H5.5, H5.7]."""
    return bool(movable_tokens(you, track)) and forbidding_card(game, you, track) is None


def is_advance_possible(context: Context, benefit: Advance) -> bool:
    """Return whether an advance, or the points instead of it, can be gained."""
    track = TRACK_ID[benefit.track]
    if can_advance(context.game, context.you, track):
        return True
    return bool(benefit.overflow_vp) and is_at_end(context, track)


def is_at_end(context: Context, track: int) -> bool:
    """Return whether only the end of the track stops you, not a ban [H11.5]."""
    game, you = context.game, context.you
    return not movable_tokens(you, track) and forbidding_card(game, you, track) is None


def advance_benefit(context: Context, benefit: Advance) -> None:
    """Advance for free, or score the points for the end of the track [H5.1, H11.4]."""
    track = TRACK_ID[benefit.track]
    if not can_advance(context.game, context.you, track):
        score(context, benefit.overflow_vp, "H11.4")
        return
    if benefit.optional and not offer_advance(context, track):
        return
    for _ in range(benefit.steps):
        if can_advance(context.game, context.you, track):
            advance(context, track, benefit.gain)


def offer_advance(context: Context, track: int) -> bool:
    """Ask whether to take an advance that may be left [H11.1, H11.11]."""
    return choose_whether(
        context, "tapestry-you-advance-free", "H11.1", {"track": track_ref(track)}
    )


def choose_token(context: Context, track: int, spaces: list[int]) -> int:
    """Choose which of two tokens on a track moves; return its space [H5.8]."""
    options = [f"{TRACKS[track]}-{space}" for space in spaces]
    chosen = ask_choice(
        context, "tapestry-you-token", "tapestry-space", options, "H5.8",
        about={"track": track_ref(track)},
    )  # fmt: skip
    return int(chosen.rpartition("-")[2])


def advance(context: Context, track: int, gains: str, token: int | None = None) -> None:
    """Advance one space: landmark, effects of advancing, benefit, bonus [H4.8]."""
    you = context.you
    before = choose_token(context, track, movable_tokens(you, track)) if token is None else token
    space = before + 1
    _move(context, track, before, space, "tapestry-you-advance", "H4.1")
    context.table.depth += 1
    here = at_space(context, track, space)
    if space == LAST_SPACE:
        complete_track(here)
    enter_landmark_space(here)
    announce(here, Event.ADVANCE)
    if space in TIER_STARTS:
        announce(here, Event.ENTER_TIER)
    announce_to_others(here, Event.OPPONENT_ADVANCE)
    gain_space(here, gains)
    context.table.depth -= 1


def at_space(context: Context, track: int, space: int) -> Context:
    """Return a context for what a space gives."""
    cause = Ref("tapestry-space", f"{TRACKS[track]}-{space}")
    return Context(context.game, context.table, context.you, cause, track=track, space=space)


def _move(context: Context, track: int, before: int, to: int, kind: str, cite: str) -> None:
    you = context.you
    record = Record(context.table, you)
    you.tokens[track][you.tokens[track].index(before)] = to
    space = Ref("tapestry-space", f"{TRACKS[track]}-{to}")
    record.tell(kind, cite, track=track_ref(track), to=to, space=space)


def complete_track(context: Context) -> None:
    """Earn the achievement for the end of a track; Mystics count it [H13.1]."""
    earn(context.game, context.table, COMPLETE_TRACK, context.you.name)
    check_prediction(context, "tracks")


def enter_landmark_space(context: Context) -> None:
    """Gain the landmark of the space, if it is unclaimed [H4.4]."""
    landmark = SPACES[context.track][context.space].landmark
    if landmark is None:
        return
    if landmark in context.game.landmarks:
        announce(context, Event.REACH_CLAIMED_LANDMARK)
        return
    gain_landmark(context, GainLandmark(landmark))
    announce(context, Event.LANDMARK_ON_TRACK)


def gain_space(context: Context, gains: str) -> None:
    """Gain the benefit of the space and the offer of its bonus, once per turn [H4.9]."""
    you, at = context.you, (context.track, context.space)
    if gains == PLAIN or not context.space or at in you.used:
        return
    facts = space_benefit(*at)
    if gains == FREE_BONUS and facts.bonus is None:
        return
    you.used.append(at)
    if gains != FREE_BONUS:
        gain(context, facts.benefit)
        announce_to_others(context, Event.OPPONENT_TRACK_BENEFIT)
    if gains in (WITH_BONUS, FREE_BONUS) and facts.bonus is not None:
        offer_bonus(context, facts.bonus, free=gains == FREE_BONUS)


def can_regress(context: Context, benefit: Regress) -> bool:
    """Return whether one of your tokens can move back [H5.4]."""
    return any(context.you.tokens[TRACK_ID[benefit.track]])


def regress_benefit(context: Context, benefit: Regress) -> None:
    """Move one space back; gain the benefit there as stated, never a landmark [H5.4]."""
    regress(context, TRACK_ID[benefit.track], benefit.gain)


def regress(context: Context, track: int, gains: str, token: int | None = None) -> None:
    """Move a token one space back [H5.4]."""
    spaces = sorted({space for space in context.you.tokens[track] if space}, reverse=True)
    before = choose_token(context, track, spaces) if token is None else token
    _move(context, track, before, before - 1, "tapestry-you-regress", "H5.4")
    context.table.depth += 1
    gain_space(at_space(context, track, before - 1), gains)
    context.table.depth -= 1


def jump(context: Context, track: int, steps: int) -> None:
    """Move without advancing: nothing is gained, but space 12 completes the track [H5.9]."""
    before = context.you.tokens[track][0]
    to = min(LAST_SPACE, before + steps)
    _move(context, track, before, to, "tapestry-you-jump", "H5.9")
    if to == LAST_SPACE:
        complete_track(context)


def roll_science(context: Context) -> int:
    """Roll the science die; with a card roll twice and choose one result [H11.3]."""
    first = roll_science_die(context.game, context.table, "H11.1", "research")
    if not has_rule(context.you, Standing.ROLL_TWICE):
        return first
    second = roll_science_die(context.game, context.table, "H11.3", "research")
    tracks = [first] if first == second else [first, second]
    return choose_track(context, "tapestry-you-roll", tracks, "H11.3")


def research(context: Context, benefit: Research) -> None:
    """Roll the science die; you may advance on that track for free [H11.1]."""
    track = roll_science(context)
    if can_advance(context.game, context.you, track):
        if offer_advance(context, track):
            advance(context, track, benefit.gain)
    elif benefit.overflow_vp and is_at_end(context, track):
        score(context, benefit.overflow_vp, "H11.4")


def repeatable(you: PlayedHuman) -> list[tuple[int, int]]:
    """Return the positions of your tokens whose space was not used this turn [H4.10]."""
    found: list[tuple[int, int]] = []
    for track, spaces in enumerate(you.tokens):
        for space in spaces:
            if space and (track, space) not in you.used and (track, space) not in found:
                found.append((track, space))
    return found


def can_repeat(context: Context, benefit: RepeatPosition) -> bool:
    """Return whether the space of one of your tokens can be repeated [H4.10]."""
    return bool(repeatable(context.you))


def repeat_position(context: Context, benefit: RepeatPosition) -> None:
    """Take the benefit and the offer of the bonus where one of your tokens stands [H4.10]."""
    options = {
        f"{TRACKS[track]}-{space}": (track, space) for track, space in repeatable(context.you)
    }
    chosen = ask_choice(context, "tapestry-you-repeat", "tapestry-space", list(options), "H4.10")
    gain_space(at_space(context, *options[chosen]), WITH_BONUS)


def can_restart(context: Context, benefit: RestartToken) -> bool:
    """Return whether a token stands at the end of the technology track [H5.6]."""
    return LAST_SPACE in context.you.tokens[TECHNOLOGY]


def restart_token(context: Context, benefit: RestartToken) -> None:
    """Move the token from the end of technology to the start of any track [H5.6]."""
    track = choose_track(context, "tapestry-you-restart-track", range(len(TRACKS)), "H5.6")
    you = context.you
    record = Record(context.table, you)
    you.tokens[TECHNOLOGY].remove(LAST_SPACE)
    if TECHNOLOGY not in you.left:
        you.left.append(TECHNOLOGY)
    you.tokens[track].append(0)
    owner = owner_ref(you.name)
    record.tell("tapestry-you-restart", "H5.6", track=track_ref(track), owner=owner)
