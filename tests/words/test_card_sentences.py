"""The text of every card says in plain sentences what its definition does."""

import re
from functools import cache

import pytest

from tests.words.translatable import check_clean
from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.mars.cards.library import BY_NUMBER, LIBRARY
from understudy.mars.cards.text.describe import describe_card
from understudy.mars.cards.text.sentences import CARD_KINDS, alternatives, sentences
from understudy.mars.cards.text.trigger_clauses import event_clause
from understudy.mars.human.rules.trigger_clauses import TagPlayed
from understudy.mars.printed.cards import DOUBTS
from understudy.mars.system import GAME

KNOWN = [card for card in LIBRARY if card.kind in CARD_KINDS]
WRONG = {
    "en": re.compile(
        r"\ba [aeio]|\b1 (?:plants|microbes|animals|floaters|asteroids|steps|cards|oceans|cities"
        r"|colonies|delegates|tags|resources|parties|actions)\b"
        r"|\b(?:[2-9]|\d\d) (?:plant|microbe|animal|floater|asteroid|step|card|ocean|city|colony"
        r"|delegate|resource|party|action)\b(?! tag)"
    ),
    "cs": re.compile(
        r"\b1 (?:kroky|kroků|rostliny|rostlin\b|karty|symboly|plošiny|plošin\b|asteroidy)"
        r"|\b[2-4] (?:kroků|rostlin\b|plošin\b|asteroidů|delegátů|titanů|karet)"
        r"|\b(?:[5-9]|\d\d) (?:kroky|karty|rostliny|plošiny|asteroidy|titany|oceli)\b"
    ),
    "fr": re.compile(
        r"\b(?:de|que) (?:[aeiéu]|océan)"
        r"|\b1 (?:plantes|microbes|cartes|niveaux|flotteurs|astéroïdes|délégués|badges)\b"
        r"|\b(?:[2-9]|\d\d) (?:plante|microbe|carte|niveau|flotteur|astéroïde|délégué|badge)\b"
    ),
    "de": re.compile(
        r"\b1 (?:Pflanzen|Mikroben|Tiere|Karten|Schritte|Städte|Ozeane|Asteroiden|Symbole)(?![-\w])"
        r"|\b(?:[2-9]|\d\d) (?:Pflanze|Mikrobe|Tier|Karte|Schritt|Stadt|Ozean|Kolonie)(?![-\w])"
        r"|[a-zäöüß]Symbol|--"
    ),
}
"""Grammatical errors: a wrong article or plural, or a compound without its hyphen."""

EXPECTED = {
    "009": (
        "Gain 2 titanium. Raise the temperature by 1 step. Remove up to 3 plants from any player.",
        "Získejte 2 J titanu. Zvyšte teplotu o 1 krok. Odeberte libovolnému hráči až 3 rostliny.",
        "Gagnez 2 titanes. Augmentez la température d’un niveau. "
        "Retirez jusqu’à 3 plantes à un joueur de votre choix.",
    ),
    "054": (
        "Needs at least 6 % oxygen. Decrease any player’s plant production by 1. "
        "Action: add 1 animal to this card. 1 VP for every 2 animals on this card.",
        "Vyžaduje alespoň 6 % kyslíku. Snižte libovolnému hráči produkci rostlin o 1. "
        "Akce: přidejte na tuto kartu 1 zvíře. 1 VB za každá 2 zvířata na této kartě.",
        "Demande au moins 6 % d’oxygène. Réduisez de 1 la production de plantes d’un joueur de "
        "votre choix. Action : ajoutez 1 animal à cette carte. "
        "1 PV par tranche de 2 animaux sur cette carte.",
    ),
    "053": (
        "Needs 0 °C or warmer. Place 2 oceans. 2 VP.",
        "Vyžaduje teplotu alespoň 0 °C. Umístěte 2 oceány. 2 VB.",
        "Demande 0 °C ou plus. Placez 2 océans. 2 PV.",
    ),
    "101": (
        "Action: spend 4 energy to gain 1 steel and raise the oxygen by 1 step.",
        "Akce: zaplaťte 4 J energie, získejte 1 J oceli a zvyšte kyslík o 1 krok.",
        "Action : dépensez 4 énergies, gagnez 1 acier et augmentez l’oxygène d’un niveau.",
    ),
    "154": (
        "Needs 0 °C or warmer. Action: spend 8 heat to raise your TR by 1.",
        "Vyžaduje teplotu alespoň 0 °C. Akce: zaplaťte 8 J tepla a zvyšte svůj TR o 1.",
        "Demande 0 °C ou plus. Action : dépensez 8 chaleurs et augmentez votre NT de 1.",
    ),
    "R01": (
        "You start with 47 MC. Increase your plant production by 1. "
        "For each step by which any player raises Venus, gain 2 MC.",
        "Na začátku dostanete 47 €. Zvyšte produkci rostlin o 1. "
        "Za každé zvýšení stavu Venuše o 1, které provede libovolný hráč, získejte 2 €.",
        "Vous commencez avec 47 M€. Augmentez votre production de plantes de 1. "
        "Chaque fois qu’un joueur augmente Vénus d’un niveau, gagnez 2 M€.",
    ),
    "R30": (
        "You start with 60 MC. Cards cost you 3 MC less for each Earth tag on them.",
        "Na začátku dostanete 60 €. Karty vás stojí o 3 € méně za každý symbol Země na nich.",
        "Vous commencez avec 60 M€. Les cartes vous coûtent 3 M€ de moins par badge Terre "
        "qu’elles portent.",
    ),
    "C03": (
        "Add 2 floaters to any of your cards. Action: add 1 floater to this card, "
        "or remove 1 floater from this card to gain 2 titanium, 3 energy or 4 heat.",
        "Přidejte na libovolnou svou kartu 2 plošiny. Akce: přidejte na tuto kartu 1 plošinu, "
        "nebo odeberte z této karty 1 plošinu a získejte 2 J titanu, 3 J energie nebo 4 J tepla.",
        "Ajoutez 2 flotteurs à n’importe laquelle de vos cartes. Action : ajoutez 1 flotteur à "
        "cette carte, ou retirez 1 flotteur de cette carte et gagnez 2 titanes, 3 énergies ou "
        "4 chaleurs.",
    ),
    "T16": (
        "Needs 1 party led by you and a neutral chairman. "
        "Replace the chairman with one of your delegates. Raise your TR by 1.",
        "Vyžaduje post vůdce v 1 straně a neutrálního předsedu. "
        "Nahraďte předsedu svým delegátem. Zvyšte svůj TR o 1.",
        "Demande 1 parti dont vous êtes le chef et un Président neutre. "
        "Remplacez le Président par un de vos délégués. Augmentez votre NT de 1.",
    ),
    "P81": (
        "Needs −4 °C or colder. Gain 1 plant for each Venus or plant tag you have, "
        "counting this card, and for each of your colonies.",
        "Vyžaduje teplotu nejvýše −4 °C. Získejte 1 rostlinu za každý váš symbol Venuše nebo "
        "rostlin včetně této karty a za každou vaši kolonii.",
        "Demande −4 °C ou moins. Gagnez 1 plante par badge Vénus ou plante que vous avez, "
        "cette carte comprise, et par colonie que vous possédez.",
    ),
    "P62": (
        "Gain 3 titanium. Cards cost you 2 MC less for each Jovian, Earth or Venus tag on them.",
        "Získejte 3 J titanu. Karty vás stojí o 2 € méně za každý symbol Jupiteru, Země nebo "
        "Venuše na nich.",
        "Gagnez 3 titanes. Les cartes vous coûtent 2 M€ de moins par badge jovien, Terre ou Vénus "
        "qu’elles portent.",
    ),
    "R33": (
        "You start with 40 MC. Increase your steel production by 1 and your titanium production "
        "by 1. Action: decrease one of your productions by 1 to gain 4 of that resource.",
        "Na začátku dostanete 40 €. Zvyšte produkci oceli o 1 a produkci titanu o 1. "
        "Akce: snižte jednu svou produkci o 1 a získejte 4 J tohoto zdroje.",
        "Vous commencez avec 40 M€. Augmentez votre production d’acier de 1 et votre production de "
        "titane de 1. Action : réduisez une de vos productions de 1 et gagnez 4 unités de sa "
        "ressource.",
    ),
}


@cache
def translator(language: str) -> Translator:
    return Translator(language, GAME.names())


def descriptions() -> dict[str, dict[str, object]]:
    return {card.number: describe_card(card) for card in KNOWN}


def test_an_effect_says_whether_it_counts_cards_or_tags() -> None:
    effects = [
        (trigger, event_clause(trigger, card).id)
        for card in KNOWN
        for trigger in card.triggers
        if isinstance(trigger, TagPlayed)
    ]
    assert {trigger.once for trigger, _ in effects} == {True, False}
    for trigger, id in effects:
        assert (id == "mars-when-card-with-tag") is trigger.once


@pytest.mark.parametrize("language", languages())
def test_every_card_has_clean_sentences(language: str) -> None:
    assert len(KNOWN) == 428 + 49 + 70
    wrong = WRONG.get(language)
    for card in KNOWN:
        texts = [translator(language).sentence(message) for message in sentences(card)]
        assert texts, card.number
        for text in texts:
            check_clean(text)
            assert text.endswith("."), text
            assert text[0] == text[0].upper(), text
            assert not re.search(r"mars-|_|\.\.| \.|,\.|,,|\(\)|[{}$]", text), text
            if wrong is not None:
                assert not wrong.search(text), text


@pytest.mark.parametrize("number", EXPECTED)
def test_sentences_are_translated(number: str) -> None:
    for language, expected in zip(("en", "cs", "fr"), EXPECTED[number], strict=True):
        texts = " ".join(map(translator(language).sentence, sentences(BY_NUMBER[number])))
        assert re.sub("[\u00a0\u202f]", " ", texts) == expected


def test_only_an_amount_with_a_limit_names_it() -> None:
    """At most 4 MC, but no limit of an amount that has none."""
    texts = {
        card.number: " ".join(map(translator("en").sentence, sentences(card))) for card in KNOWN
    }
    assert not [number for number, text in texts.items() if "999" in text]
    assert "for each floater on this card, at most 4\u00a0MC." in texts["C19"]
    assert "that was on this card, at most 5\u00a0MC." in texts["X11"]


@pytest.mark.parametrize("language", languages())
def test_alternatives_differ(language: str) -> None:
    found = [card for card in KNOWN if alternatives(card)]
    assert {"024", "033", "019", "185"} - {card.number for card in found} == {"024"}
    for card in found:
        texts = [translator(language).sentence(message) for message in alternatives(card)]
        assert len(set(texts)) == len(texts) > 1


@pytest.mark.parametrize("language", languages())
def test_an_uncertain_card_says_so(language: str) -> None:
    uncertain = {number: card for number, card in descriptions().items() if "doubt" in card}
    assert uncertain.keys() == DOUBTS.keys()
    for description in uncertain.values():
        check_clean(translator(language).text(str(description["doubt"])))
