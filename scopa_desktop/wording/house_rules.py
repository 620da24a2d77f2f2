"""The rules in force as a text to read, made from the rules themselves."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from scopa_desktop.rules.ruleset import Ruleset, differences, ruleset
from scopa_desktop.wording.cards import has_figures, in_deck
from scopa_desktop.wording.options import option_name, value_name
from scopa_desktop.wording.rules import preset_name, rules_line

translate = QCoreApplication.translate

BULLET = "•"
CHANGED = "◆"


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading with its paragraphs; those that begin with ``BULLET`` or ``CHANGED`` are items of a list."""

    heading: str
    paragraphs: tuple[str, ...]


def cries_escoba(rules: Ruleset) -> bool:
    """Whether the table swept is called an escoba, as in the Spanish game."""
    return rules.preset in ("escoba", "escoba_no_primiera")


def table_told(rules: Ruleset) -> str:
    """How many play, in which form, in one sentence."""
    if rules.players == 2:
        return translate("House rules", "For two players.")
    sides = len(rules.sides)
    if sides == rules.players:
        return translate("House rules", "For {number} players, each for themselves.").format(
            number=rules.players
        )
    if rules.players == 4:
        return translate("House rules", "For four players in two pairs; partners sit opposite each other.")
    if sides == 3:
        return translate("House rules", "For six players in three pairs; partners sit opposite each other.")
    return translate("House rules", "For six players in two teams of three; every other player is a partner.")


def changes_told(rules: Ruleset) -> tuple[str, ...]:
    """What differs from the preset, a line each: the rule, its value, and what the preset has."""
    plain = ruleset(rules.preset, players=rules.players)
    return tuple(
        translate("House rules", "{rule}: {value} ({preset}: {usual})").format(
            rule=option_name(field),
            value=value_name(field, value),
            preset=preset_name(rules.preset),
            usual=value_name(field, getattr(plain, field)),
        )
        for field, value in differences(rules).items()
        if field not in ("players", "teams")
    )


def rules_told(rules: Ruleset, name: str = "") -> str:
    """The rules in a line, marked when there are house rules; ``name`` is the player's own, if any."""
    line = rules_line(rules.preset, rules.target, name)
    if not set(differences(rules)) - {"players", "teams", "target"}:
        return line
    text = "{sign} {rules}" if name else translate("House rules", "{sign} {rules}, house rules")
    return text.format(sign=CHANGED, rules=line)


def chapters_of(rules: Ruleset) -> tuple[Chapter, ...]:
    """What comes before the points of a deal."""
    changes = changes_told(rules)
    found = [
        (
            translate("House rules", "House rules"),
            tuple(f"{CHANGED} {change}" for change in changes),
        ),
        (translate("House rules", "The cards"), _cards(rules)),
        (translate("House rules", "Your turn"), _turn(rules)),
        (translate("House rules", "Aces"), _aces(rules)),
        (translate("House rules", "Declarations"), _declarations(rules)),
        (translate("House rules", "Escoba!") if cries_escoba(rules) else "Scopa!", _scopa(rules)),
        (translate("House rules", "The end of a deal"), _end(rules)),
    ]
    return tuple(
        Chapter(heading, tuple(in_game(text, rules) for text in paragraphs))
        for heading, paragraphs in found
        if paragraphs
    )


def match_chapter(rules: Ruleset) -> Chapter:
    """How the match is won; it comes after the points of a deal."""
    return Chapter(
        translate("House rules", "The match"), tuple(in_game(text, rules) for text in _match(rules))
    )


def in_game(text: str, rules: Ruleset, **words: object) -> str:
    """With the words of the deck, and what sweeping the table is called; ``words`` are put in as well."""
    called = {
        "scopa": translate("House rules", "scopa"),
        "a_scopa": translate("House rules", "a scopa"),
        "scopas": translate("House rules", "scopas"),
    }
    if cries_escoba(rules):
        called = {
            "scopa": translate("House rules", "escoba"),
            "a_scopa": translate("House rules", "an escoba"),
            "scopas": translate("House rules", "escobas"),
        }
    return in_deck(text, **called, **words)


def counts_in_order(rules: Ruleset) -> bool:
    """Whether the order of the points can decide who wins: in Frac there is none."""
    return rules.both_past_target != "higher" and rules.scoring != "frac" and rules.inverse == "off"


def has_weights(rules: Ruleset) -> bool:
    """Whether cards weigh something in the primiera."""
    return rules.scoring == "classic" and rules.primiera in ("partial", "need_four")


def _cards(rules: Ruleset) -> tuple[str, ...]:
    told = [
        translate(
            "House rules",
            "Forty cards in four suits: {coins}, {cups}, {swords} and {clubs}. Ace to seven are worth "
            "1 to 7, the {jack} 8, the {knight} 9, the {king} 10.",
        )
        if has_figures()
        else translate(
            "House rules",
            "Forty cards in four suits: {coins}, {cups}, {swords} and {clubs}. The ace is worth 1, "
            "all others what they show.",
        ),
        {
            3: translate(
                "House rules",
                "Each player gets three cards, and four are laid face up on the table. When all hands "
                "are empty three more are dealt to each, none to the table, until the stock is used up.",
            ),
            9: translate(
                "House rules",
                "Each player gets nine cards, and four are laid face up on the table: "
                "the whole deck is dealt at once.",
            ),
            10: translate(
                "House rules",
                "Each player gets ten cards: the whole deck is dealt at once, "
                "and the table is empty at first.",
            ),
        }[rules.hand],
    ]
    if rules.players > 2:
        told.append(
            translate("House rules", "Cards are dealt and played counter-clockwise; the deal goes round too.")
        )
    if rules.table:
        told += _dealt_table(rules)
    return tuple(told)


def _dealt_table(rules: Ruleset) -> list[str]:
    told = []
    if rules.kings_redeal == 3:
        told.append(
            translate(
                "House rules",
                "With three or four {kings} on the table the cards are shuffled and dealt again.",
            )
        )
    elif rules.kings_redeal == 4:
        told.append(
            translate("House rules", "With four {kings} on the table the cards are shuffled and dealt again.")
        )
    if rules.ace_redeal == 1:
        told.append(
            translate("House rules", "With an ace on the table the cards are shuffled and dealt again.")
        )
    elif rules.ace_redeal == 2:
        told.append(
            translate(
                "House rules", "With two or more aces on the table the cards are shuffled and dealt again."
            )
        )
    if rules.opening_table == "fifteen":
        if rules.scoring == "frac":
            told.append(
                translate(
                    "House rules",
                    "A table dealt that is worth 15 or 30 is taken by the dealer at once; "
                    "the first card is then played to an empty table.",
                )
            )
        else:
            told.append(
                translate(
                    "House rules",
                    "A table dealt that is worth 15 is taken by the dealer at once, as {a_scopa}; "
                    "one worth 30 as two. The first card is then played to an empty table.",
                )
            )
        if rules.declarations == "on":
            told.append(
                translate(
                    "House rules",
                    "For this the seven of {cups} on the table may stand for any value from 1 to 10.",
                )
            )
    return told


def _turn(rules: Ruleset) -> tuple[str, ...]:
    told = [translate("House rules", "Play one card from your hand:")]
    told += [f"{BULLET} {text}" for text in _captures(rules)]
    told.append(f"{BULLET} " + translate("House rules", "If it can take nothing, it stays on the table."))
    if rules.max_captured == 2:
        told.append(translate("House rules", "No card takes more than two others."))
    if rules.capture_choice == "fewest":
        told.append(
            translate(
                "House rules", "Of all that a card could take only the captures with the fewest cards count."
            )
        )
    if rules.capture_optional == "on":
        told.append(
            translate(
                "House rules",
                "A card that could take may be laid instead: drop it on the free table, "
                "or press Shift and Enter.",
            )
        )
    else:
        told.append(
            translate(
                "House rules", "You may play any card of your hand, but a card that can take must take."
            )
        )
    told.append(
        translate("House rules", "What you take goes to your pile, together with the card you played.")
        if len(rules.sides) == rules.players
        else translate(
            "House rules", "What you take goes to the pile of your side, together with the card you played."
        )
    )
    return tuple(told)


def _captures(rules: Ruleset) -> list[str]:
    if rules.sum_to == 15:
        return [
            translate(
                "House rules",
                "It takes cards that make fifteen together with it: a seven takes an eight, "
                "or a five and a three. Of several such sets you choose one.",
            )
        ]
    if rules.sum_to == 11:
        return [
            translate(
                "House rules",
                "It takes cards that make eleven together with it: a seven takes a four, "
                "or a three and an ace. Of several such sets you choose one.",
            )
        ]
    if rules.capture_choice == "single_first":
        told = [
            translate(
                "House rules",
                "If a card of the same value lies on the table, it takes that card: "
                "one of them, of your choice.",
            )
        ]
        if rules.sum_to == "value":
            return [
                *told,
                translate(
                    "House rules",
                    "If not, it takes cards that add up to its value: a seven takes a four and a three. "
                    "Of several such sets you choose one.",
                ),
            ]
        return [
            *told,
            translate(
                "House rules",
                "If not, it takes cards that add up to its value, or that make fifteen together with it. "
                "Of several such sets you choose one.",
            ),
        ]
    if rules.sum_to == "value":
        return [
            translate(
                "House rules",
                "It takes one card of the same value, or cards that add up to its value: "
                "a seven takes a seven, or a four and a three. You choose.",
            )
        ]
    return [
        translate(
            "House rules",
            "It takes one card of the same value, cards that add up to its value, or cards that make "
            "fifteen together with it: a seven takes a seven, a four and a three, or an eight. You choose.",
        )
    ]


def _aces(rules: Ruleset) -> tuple[str, ...]:
    if rules.ace_sweep == "off":
        return ()
    told = [
        translate("House rules", "An ace takes everything that lies on the table. It counts as {a_scopa}.")
        if rules.ace_sweep == "scopa" and rules.scoring == "classic"
        else translate(
            "House rules", "An ace takes everything that lies on the table. That is never {a_scopa}."
        )
        if rules.scoring == "classic"
        else translate("House rules", "An ace takes everything that lies on the table.")
    ]
    if rules.max_captured == 2:
        told.append(translate("House rules", "It may take more than two cards then."))
    if rules.ace_on_ace == "equal_first":
        told.append(
            translate("House rules", "With an ace on the table it takes one ace and not the rest.")
            if rules.sum_to != "value_or_15" or rules.capture_choice != "free"
            else translate(
                "House rules",
                "With an ace on the table it takes one ace, or cards that make fifteen with it, "
                "and not the rest.",
            )
        )
    else:
        told.append(translate("House rules", "It does so with another ace on the table too."))
    told.append(
        translate("House rules", "Played to an empty table it goes to its player's pile at once.")
        if rules.ace_on_empty == "own_pile"
        else translate("House rules", "Played to an empty table it stays there.")
    )
    if rules.first_ace == "no_sweep":
        told.append(
            translate("House rules", "An ace that is the first card of a deal is a card like any other.")
        )
    return tuple(told)


def _declarations(rules: Ruleset) -> tuple[str, ...]:
    if rules.declarations == "off" or rules.hand != 3:
        return ()
    if rules.scoring == "frac":
        return (
            translate(
                "House rules",
                "With each new hand of three, before you play the first of them, you may show it if the "
                "cards are worth at most 9 together or are three alike. It scores nothing here.",
            ),
            *_shown_hands(),
        )
    return (
        translate(
            "House rules",
            "With each new hand of three, before you play the first of them, you may show it: "
            "for 3 points if the cards are worth at most 9 together, for 10 points if they are three alike.",
        ),
        *_shown_hands(),
    )


def _shown_hands() -> tuple[str, ...]:
    return (
        translate(
            "House rules",
            "The seven of {cups} counts as 1 in the first and stands for any card in the second; "
            "it is an ordinary seven when it is played.",
        ),
        translate("House rules", "Cards that were shown lie face up until they are played."),
    )


def _scopa(rules: Ruleset) -> tuple[str, ...]:
    if rules.scoring == "frac":
        return (translate("House rules", "Taking everything that lies on the table scores nothing here."),)
    told = [
        translate(
            "House rules",
            "Whoever takes everything that lies on the table has made {a_scopa}, and a point; "
            "the card is laid crosswise in the pile.",
        )
    ]
    if rules.last_card_scopa == "counts":
        told.append(translate("House rules", "The last card of a deal can make one too."))
    elif rules.last_card_scopa == "never_last_card" or rules.hand != 3:
        told.append(translate("House rules", "Only the very last card of a deal makes none."))
    else:
        told.append(translate("House rules", "In the last hand of a deal there are none."))
    return tuple(told)


def _end(rules: Ruleset) -> tuple[str, ...]:
    if rules.rest_of_table == "dealer":
        return (
            translate(
                "House rules", "What is left on the table after the last card always goes to the dealer."
            ),
            translate("House rules", "Then the piles are counted."),
        )
    return (
        translate("House rules", "What is left on the table after the last card goes to whoever took last.")
        if rules.scoring == "frac"
        else translate(
            "House rules",
            "What is left on the table after the last card goes to whoever took last; that is no {scopa}.",
        ),
        translate("House rules", "If nobody has taken anything it is nobody's."),
        translate("House rules", "Then the piles are counted."),
    )


def _match(rules: Ruleset) -> tuple[str, ...]:
    told = _single_deal(rules) if rules.target == 1 else _several_deals(rules)
    told.append(translate("House rules", "The next player deals the next time."))
    told += [
        {
            "napoleone": translate("House rules", "All ten {coins} in one pile win the match at once."),
            "ten_coins": translate("House rules", "All ten {coins} in one pile win the match at once."),
            "seven_nil": translate(
                "House rules", "Seven points or more, with nothing for anybody else, win the match at once."
            ),
            "trentino": translate(
                "House rules", "Ace, two and three of {coins} in one pile win the match at once."
            ),
        }[name]
        for name, is_on in (
            ("napoleone", rules.napoleone == "on"),
            ("seven_nil", rules.cappotto == "seven_nil"),
            ("ten_coins", rules.cappotto == "ten_coins" and rules.napoleone == "off"),
            ("trentino", rules.trentino == "on"),
        )
        if is_on
    ]
    return tuple(told)


def _single_deal(rules: Ruleset) -> list[str]:
    if rules.inverse == "on":
        return [
            translate(
                "House rules",
                "A single deal: whoever has the fewest points wins; level, further deals are played.",
            )
        ]
    if rules.both_past_target == "in_order_always" and counts_in_order(rules):
        return [
            translate(
                "House rules",
                "A single deal: the points are counted in order – cards, {coins}, settebello, primiera, "
                "other points, {scopas} – and the first to be alone in front wins.",
            ),
            translate("House rules", "Without one in front further deals are played."),
        ]
    return [
        translate("House rules", "A single deal: whoever has more points wins."),
        *_if_level(rules),
    ]


def _several_deals(rules: Ruleset) -> list[str]:
    if rules.inverse == "on":
        return [
            translate(
                "House rules",
                "Deals follow each other until a side has {target} points or more. Then whoever has the "
                "fewest points wins; level, further deals are played.",
            ).format(target=rules.target)
        ]
    told = [
        translate(
            "House rules", "Deals follow each other until a side has {target} points or more: it wins."
        ).format(target=rules.target)
    ]
    if not counts_in_order(rules):
        told.append(
            translate(
                "House rules",
                "If several have, the highest score wins; if it is shared, further deals are played "
                "until one is in front.",
            )
        )
    elif rules.both_past_target == "in_order_if_tied":
        told.append(translate("House rules", "If several have, the highest score wins."))
        told += _if_level(rules)
    else:
        told += [
            translate(
                "House rules",
                "If several have, the points are counted in order – cards, {coins}, settebello, primiera, "
                "other points, {scopas} – and the first to get there wins, of several at once the one "
                "in front.",
            ),
            translate("House rules", "If they stay level, further deals are played."),
        ]
    return told


def _if_level(rules: Ruleset) -> list[str]:
    """What is done about the highest score when several share it."""
    if not counts_in_order(rules):
        return [
            translate("House rules", "If they are level, further deals are played until one is in front.")
        ]
    return [
        translate(
            "House rules",
            "If several share the highest score, the points are counted in order – cards, {coins}, "
            "settebello, primiera, other points, {scopas} – and the first to get there wins.",
        ),
        translate("House rules", "If they stay level, further deals are played."),
    ]
