"""Hints in words: what to play, why, and what the other plays cost."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QLocale

from scopa_desktop.coach.hint import Hint, Other
from scopa_desktop.coach.hint_facts import (
    AceTakesAll,
    Avoids,
    AvoidsCoins,
    AvoidsScopa,
    BringsHome,
    ClearsTable,
    Fact,
    Gathers,
    GivesLittle,
    HasTwin,
    KeepsCard,
    KeepsLast,
    KeepsPair,
    Leaves,
    MakesNapola,
    OnlyPlay,
    PartnerSweeps,
    PilesAce,
    RatherLays,
    Secures,
    Sweeps,
    TakesAlone,
    TakesLess,
    TakesNothing,
    TakesRest,
    Untakeable,
    WinsMatch,
)
from scopa_desktop.rules.cards import SETTEBELLO, Card, cards_in
from scopa_desktop.rules.plays import Play, card_played
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.wording.cards import (
    JACK,
    card_name,
    has_figures,
    in_deck,
    listed,
    value_name,
    values_listed,
)
from scopa_desktop.wording.house_rules import in_game

translate = QCoreApplication.translate


def hint_told(hint: Hint) -> str:
    """What to do, in one line."""
    told = play_told(hint, hint.play)
    if hint.declaration is None:
        return told
    if hint.declaration.points == 10:
        return translate("Hint", "Declare three alike for ten points, then: {play}").format(play=told)
    return translate("Hint", "Declare nine or less for three points, then: {play}").format(play=told)


def play_told(hint: Hint, play: Play) -> str:
    """ "Take 3 and 4 with the seven of coins" or "Lay the ace of swords"."""
    card = card_played(play, hint.table)
    captured = tuple(cards_in(play & hint.table))
    if not captured:
        return translate("Hint", "Lay the {card}").format(card=card_name(card))
    if len(captured) == 1:
        return translate("Hint", "Take the {taken} with the {card}").format(
            taken=card_name(captured[0]), card=card_name(card)
        )
    values = values_listed(captured)
    alike = [
        other
        for other in hint.plays
        if other != play
        and card_played(other, hint.table) == card
        and values_listed(tuple(cards_in(other & hint.table))) == values
    ]
    taken = listed([_with_article(one) for one in captured]) if alike else values
    return translate("Hint", "Take {taken} with the {card}", "several cards by their values: 3 and 4").format(
        taken=taken, card=card_name(card)
    )


def reasons_told(hint: Hint, names: Sequence[str]) -> str:
    """Why, in a few sentences."""
    sentences = [fact_told(fact, names, hint.rules) for fact in hint.facts]
    if not sentences:
        sentences = [translate("Hint", "On the whole it does best.")]
    if hint.is_exact:
        sentences.append(translate("Hint", "All cards are known now: this is exact."))
    return " ".join(sentences)


def cost_told(hint: Hint, other: Other) -> str:
    """What another play costs, in a few words."""
    if other.is_even:
        return translate("Hint", "about the same")
    number = QLocale()
    if hint.is_of_chance:
        percent = max(1, round(100 * other.cost))
        return translate("Hint", "−{percent} % chance of the match").format(percent=percent)
    amount = round(other.cost, 1)
    if amount == 1.0:
        return translate("Hint", "−1 point")
    text = number.toString(amount, "f", 0 if amount == int(amount) else 1)
    return translate("Hint", "−{points} points").format(points=text)


def costs_told(hint: Hint) -> str:
    """What the costs are, in one line."""
    if hint.is_of_chance:
        return translate("Hint", "What this play loses of the chance to win the match")
    return translate("Hint", "What this play loses, in points a deal")


def fact_told(  # noqa: PLR0911, PLR0912 - one sentence a case
    fact: Fact, names: Sequence[str], rules: Ruleset
) -> str:
    """One reason as a sentence."""
    match fact:
        case OnlyPlay():
            return translate("Hint", "It is your only play.")
        case WinsMatch("ten_coins"):
            return in_deck(translate("Hint", "All ten {coins} are yours: it wins the match."))
        case WinsMatch():
            return in_deck(translate("Hint", "Ace, two and three of {coins} are yours: it wins the match."))
        case Sweeps():
            return in_game(translate("Hint", "It is {a_scopa}."), rules)
        case AceTakesAll():
            return translate("Hint", "The ace takes the whole table.")
        case BringsHome(cards):
            names_ = listed([_with_article(card) for card in cards])
            return translate("Hint", "It brings {cards} home.").format(cards=names_)
        case Secures(what, amount):
            return _secured(what, amount)
        case Gathers(what, amount):
            return _gathered(what, amount, rules)
        case TakesAlone(amount):
            return translate("Hint", "It takes %n cards; no other play takes any.", "", amount)
        case MakesNapola(length):
            return in_deck(
                translate("Hint", "It makes a napola of {length} {coins}.", "a row from the ace on"),
                length=length,
            )
        case PilesAce():
            return translate("Hint", "On the empty table the ace goes to your pile at once.")
        case TakesRest(cards):
            return translate("Hint", "You take last and get the %n card(s) left.", "", cards)
        case RatherLays():
            return translate("Hint", "Better not take with it, though it could.")
        case GivesLittle():
            return in_deck(translate("Hint", "It gives away neither a {coin} nor a seven."))
        case Untakeable(card):
            return translate("Hint", "Nobody can take the {card} now.").format(card=card_name(card))
        case HasTwin(value):
            return translate("Hint", "If it stays there, your other {value} takes it.").format(
                value=value_name(value)
            )
        case ClearsTable():
            return translate("Hint", "The table is empty then, so the next player can only lay a card.")
        case Leaves():
            return _left(fact, names, rules)
        case PartnerSweeps(seat, value):
            return translate("Hint", "{name}, your partner, can sweep it with the {value}.").format(
                name=names[seat], value=value_name(value)
            )
        case KeepsCard(card):
            return translate("Hint", "You keep {card} in your hand.").format(card=_with_article(card))
        case KeepsLast(value):
            return translate("Hint", "You keep the last {value}.").format(value=value_name(value))
        case KeepsPair():
            return translate("Hint", "You keep two equal cards: one can take the other.")
        case TakesNothing():
            return translate("Hint", "It takes nothing.")
        case TakesLess(amount):
            return translate("Hint", "It takes as little as can be, %n card(s).", "", amount)
        case Avoids(card):
            return translate("Hint", "It leaves {card} alone.").format(card=_with_article(card))
        case AvoidsCoins():
            return in_deck(translate("Hint", "It takes no {coins}."))
        case AvoidsScopa():
            return in_game(translate("Hint", "It is no {scopa}."), rules)
        case _ as never:
            assert_never(never)


def _with_article(card: Card) -> str:
    if card == SETTEBELLO:
        return translate("Hint", "the settebello")
    return translate("Hint", "the {card}").format(card=card_name(card))


def _secured(what: str, amount: int) -> str:
    if what == "cards":
        return translate("Hint", "With %n cards you have more than half: the point is yours.", "", amount)
    if what == "coins":
        text = translate("Hint", "With {number} {coins} you have more than half: the point is yours.")
        return in_deck(text, number=amount)
    return translate("Hint", "With %n sevens you have the most: the point is yours.", "", amount)


def _gathered(what: str, amount: int, rules: Ruleset) -> str:
    if what == "sevens" and rules.primiera in ("off", "most_sevens"):
        return translate("Hint", "It takes %n seven(s) towards the most sevens.", "", amount)
    if what == "sevens" and rules.sevens == "off":
        return translate("Hint", "It takes %n seven(s), worth most in the primiera.", "", amount)
    if what == "sevens":
        return translate("Hint", "It takes %n seven(s), worth most for primiera and sevens.", "", amount)
    if what == "sixes":
        return translate("Hint", "It takes %n six(es) towards the primiera.", "", amount)
    if what == "cards":
        return translate("Hint", "It takes %n cards towards the most cards.", "", amount)
    if what == "frac":
        return translate("Hint", "It takes %n card(s) that score.", "", amount)
    if what == "coins" and amount == 1:
        return in_deck(translate("Hint", "It takes a {coin}."))
    if what == "coins":
        return in_deck(translate("Hint", "It takes {number} {coins}."), number=amount)
    if amount == 1:
        return in_deck(translate("Hint", "It takes a {knight}."))
    return in_deck(translate("Hint", "It takes {number} {knights}."), number=amount)


def _left(fact: Leaves, names: Sequence[str], rules: Ruleset) -> str:
    total = fact.total
    if not fact.values:
        if fact.is_wanted:
            return translate("Hint", "It leaves {total} on the table.").format(total=total)
        return in_game(translate("Hint", "It leaves {total}, so no {scopa} next."), rules, total=total)
    sweepers = _one_of(fact.values)
    if fact.holder >= 0:
        if fact.is_wanted:
            text = translate("Hint", "It leaves {total}, and {name} has what sweeps it: {cards}.")
        else:
            text = translate("Hint", "It leaves {total}, though {name} has what sweeps it: {cards}.")
        return text.format(total=total, name=names[fact.holder], cards=sweepers)
    if not fact.unseen:
        text = translate("Hint", "It leaves {total}: only {cards} would sweep it, and none can come next.")
    elif fact.unseen == 1:
        text = translate("Hint", "It leaves {total}: only {cards} would sweep it, and one is unseen.")
    else:
        text = translate("Hint", "It leaves {total}: only {cards} would sweep it, and {number} are unseen.")
    return text.format(total=total, cards=sweepers, number=QLocale().toString(fact.unseen))


def _one_of(values: Sequence[int]) -> str:
    """ "an ace", "an ace or a seven"."""
    told = [_one(value) for value in values]
    if len(told) == 1:
        return told[0]
    return translate("Hint", "{cards} or {card}").format(cards=", ".join(told[:-1]), card=told[-1])


def _one(value: int) -> str:
    """A value with its article."""
    low = (
        translate("Hint", "an ace"),
        translate("Hint", "a two"),
        translate("Hint", "a three"),
        translate("Hint", "a four"),
        translate("Hint", "a five"),
        translate("Hint", "a six"),
        translate("Hint", "a seven"),
    )
    if value <= len(low):
        return low[value - 1]
    if not has_figures() and value == JACK:
        return translate("Hint", "an eight")
    return translate("Hint", "a {figure}").format(figure=value_name(value))
