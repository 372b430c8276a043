"""Every card of yours says in plain sentences what its statement does, in every language."""

import re

import pytest

from tests.words.saying import clean
from understudy.locales import LANGUAGES
from understudy.locales.speaker import Speaker
from understudy.mars.cards.library import BY_NUMBER, LIBRARY
from understudy.mars.cards.sentences import SPOKEN, alternatives, sentences
from understudy.mars.system import GAME

KNOWN = [card for card in LIBRARY if card.set in SPOKEN]
WRONG = {
    "en": re.compile(r"\ba [aeio]|\b1 (?:plants|microbes|animals|steps|cards|oceans)\b"),
    "cs": re.compile(
        r"\b1 (?:kroky|kroků|rostliny|rostlin\b|karty|symboly)|\b[5-9] (?:kroky|karty)"
    ),
    "fr": re.compile(r"\b(?:de|que) (?:[aeiéu]|océan)|\b1 (?:plantes|microbes|cartes|niveaux)\b"),
}
"""What nobody would say: an article or a plural that does not fit."""

SAID = {
    "009": (
        "Gain 2 titanium. Raise the temperature by 1 step. Remove up to 3 plants from any player.",
        "Získejte 2 titany. Zvyšte teplotu o 1 krok. Odeberte kterémukoli hráči až 3 rostliny.",
        "Gagnez 2 titanes. Augmentez la température d’un niveau. "
        "Retirez jusqu’à 3 plantes à un joueur de votre choix.",
    ),
    "054": (
        "Needs at least 6 % oxygen. Lower any player’s plant production by 1. "
        "Action: add 1 animal to this card. 1 VP for every 2 animals on this card.",
        "Vyžaduje alespoň 6 % kyslíku. Snižte kterémukoli hráči produkci rostlin o 1. "
        "Akce: přidejte na tuto kartu 1 zvíře. 1 VB za každá 2 zvířata na této kartě.",
        "Demande au moins 6 % d’oxygène. Réduisez de 1 la production de plantes d’un joueur de "
        "votre choix. Action : ajoutez 1 animal à cette carte. "
        "1 PV par groupe de 2 animaux sur cette carte.",
    ),
    "053": (
        "Needs 0 °C or warmer. Place 2 oceans. 2 VP.",
        "Vyžaduje teplotu alespoň 0 °C. Umístěte 2 oceány. 2 VB.",
        "Demande 0 °C ou plus. Posez 2 océans. 2 PV.",
    ),
    "101": (
        "Action: spend 4 energy to gain 1 steel and raise the oxygen by 1 step.",
        "Akce: zaplaťte 4 energie, získejte 1 ocel a zvyšte kyslík o 1 krok.",
        "Action : dépensez 4 énergies, gagnez 1 acier et augmentez l’oxygène d’un niveau.",
    ),
    "R30": (
        "You start with 60 MC. Cards cost you 3 MC less for each Earth tag on them.",
        "Na začátku dostanete 60 €. Karty vás stojí o 3 € méně za každý symbol Země na nich.",
        "Vous commencez avec 60 M€. Les cartes vous coûtent 3 M€ de moins par badge Terre "
        "qu’elles portent.",
    ),
}


def speaker(language: str) -> Speaker:
    return Speaker(language, GAME.names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    assert len(KNOWN) == 208 + 13
    for card in KNOWN:
        said = [speaker(language).sentence(message) for message in sentences(card)]
        assert said, card.number
        for text in said:
            clean(text)
            assert text.endswith("."), text
            assert text[0] == text[0].upper(), text
            assert not re.search(r"mars-|\.\.| \.|,\.", text), text
            assert not WRONG[language].search(text), text


@pytest.mark.parametrize("number", SAID)
def test_sentences_have_the_words_of_their_language(number: str) -> None:
    for language, expected in zip(LANGUAGES, SAID[number], strict=True):
        said = " ".join(map(speaker(language).sentence, sentences(BY_NUMBER[number])))
        assert re.sub("[\u00a0\u202f]", " ", said) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_alternatives_differ(language: str) -> None:
    found = [card for card in KNOWN if alternatives(card)]
    assert {"024", "033", "019", "185"} - {card.number for card in found} == {"024"}
    for card in found:
        said = [speaker(language).sentence(message) for message in alternatives(card)]
        assert len(set(said)) == len(said) > 1
