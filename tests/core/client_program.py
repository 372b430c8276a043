"""A program that uses the library as a stranger would; `mypy --strict` checks it with the tests."""

import random
from collections import Counter

import understudy
from understudy import Payment, Question, Session, TurnMenu, mars, tapestry


class Trader:
    """Plays cards when it can, pays as suggested, and answers the rest at random."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.kinds: Counter[str] = Counter()

    def answer(self, question: Question[object]) -> object:
        self.kinds[type(question).__name__] += 1
        answers = understudy.legal_answers(question)
        if isinstance(question, TurnMenu):
            cards: list[object] = [move for move in question.moves() if move["do"] == "play"]
            return self.chance.choice(cards or answers)
        if isinstance(question, Payment):
            return question.default or answers[0]
        return self.chance.choice(answers)


def play(game: Session, trader: Trader, generations: int) -> mars.Game:
    """Play some generations; return the position."""
    while game.question is not None and mars.position(game).generation <= generations:
        game.answer(trader.answer(game.question))
    return mars.position(game)


def main() -> dict[str, int]:
    """Return facts of a short screen game, and of a new game of Tapestry."""
    trader = Trader(seed=1)
    position = play(understudy.new("mars", seed=3, you="played"), trader, generations=2)
    automa = tapestry.position(understudy.new("tapestry", seed=3)).automa
    return {
        "generation": position.generation,
        "temperature": position.planet.temperature,
        "kinds": len(trader.kinds),
        "advanced": sum(automa.spaces),
    }
