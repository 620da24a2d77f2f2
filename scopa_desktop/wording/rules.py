"""Presets, levels and tempos by their names."""

from PySide6.QtCore import QCoreApplication

from scopa_desktop.wording.cards import in_deck

translate = QCoreApplication.translate


def preset_name(key: str) -> str:
    """The name of a preset; an unknown key stands for itself."""
    return {
        "classic": translate("Rules", "Scopa"),
        "napola": translate("Rules", "Scopa Napola"),
        "re_bello": translate("Rules", "Re Bello"),
        "scopa_d_assi": translate("Rules", "Scopa d'Assi"),
        "asso_pigliatutto": translate("Rules", "Asso Pigliatutto"),
        "quindici": translate("Rules", "Scopa a Quindici"),
        "escoba": translate("Rules", "Escoba"),
        "escoba_no_primiera": translate("Rules", "Escoba without primiera"),
        "a_perdere": translate("Rules", "Scopa a Perdere"),
        "ponino": translate("Rules", "Il Ponino"),
        "scopone": translate("Rules", "Scopone"),
        "scientifico": translate("Rules", "Scopone Scientifico"),
        "trentino": translate("Rules", "Scopone Trentino"),
        "frac": translate("Rules", "Scopa Frac"),
        "cirulla": translate("Rules", "Cirulla"),
    }.get(key, key)


def preset_description(key: str) -> str:
    """What a preset is, in two short sentences."""
    described = {
        "classic": translate(
            "Rules",
            "The classic game: take by value or by sum. Cards, {coins}, settebello, primiera "
            "and scopas count.",
        ),
        "napola": translate(
            "Rules",
            "Ace, two and three of {coins} score 3, each {coin} after them 1 more. All ten win the match.",
        ),
        "re_bello": translate("Rules", "The classic game. The {king} of {coins} is worth a point too."),
        "scopa_d_assi": translate(
            "Rules", "An ace takes the whole table. That is no scopa, and not for the first card of a deal."
        ),
        "asso_pigliatutto": translate("Rules", "An ace takes the whole table. It counts as a scopa."),
        "quindici": translate(
            "Rules",
            "Take cards that make fifteen with the one played. Equal cards do not take each other.",
        ),
        "escoba": translate(
            "Rules",
            "The Spanish game: take to make fifteen, or lay the card instead. Most sevens score as well.",
        ),
        "escoba_no_primiera": translate(
            "Rules", "The Spanish game: take to make fifteen. There is no point for the primiera."
        ),
        "a_perdere": translate(
            "Rules", "Turned upside down: whoever has the fewest points wins. Every capture is a burden."
        ),
        "ponino": translate("Rules", "The classic game. All four {knights} in one pile double its scopas."),
        "scopone": translate(
            "Rules", "For four in pairs, all cards dealt at once: nine each and four on the table."
        ),
        "scientifico": translate(
            "Rules", "For four in pairs, ten cards each and an empty table. Memory decides."
        ),
        "trentino": translate(
            "Rules",
            "Scientific Scopone where ace, two and three of {coins} score. All three win the match at once.",
        ),
        "frac": translate(
            "Rules", "Only aces and {figures} score, one point each. Take equal cards or sums as you like."
        ),
        "cirulla": translate(
            "Rules",
            "From Genoa: take by value or to fifteen; aces take all. "
            "Small or like hands are shown for points.",
        ),
    }
    return in_deck(described.get(key, ""))


def rules_line(preset: str, target: int, name: str = "") -> str:
    """ "Scopa to 11", or "Scopa, one deal"; ``name`` is the player's own of the rules, if they have one."""
    name = name or preset_name(preset)
    if target == 1:
        return translate("Rules", "{preset}, one deal").format(preset=name)
    return translate("Rules", "{preset} to {target}").format(preset=name, target=target)


def teams_name(players: int, teams: str) -> str:
    """How the players of a table are divided."""
    if teams == "individual":
        return translate("Rules", "Each alone")
    if teams == "three_pairs":
        return translate("Rules", "Three pairs")
    return translate("Rules", "Two pairs") if players == 4 else translate("Rules", "Three against three")


def table_name(players: int, teams: str) -> str:
    """How many play and how they are divided; empty for two."""
    if players == 2:
        return ""
    if players == 3:
        return translate("Rules", "three players")
    if players == 4:
        if teams == "individual":
            return translate("Rules", "four players")
        return translate("Rules", "four in pairs")
    if teams == "individual":
        return translate("Rules", "six players")
    if teams == "three_pairs":
        return translate("Rules", "six in three pairs")
    return translate("Rules", "six, three a side")


def level_name(key: str) -> str:
    """The name of a computer player's level; empty for a person."""
    return {
        "novice": translate("Rules", "Novice"),
        "easy": translate("Rules", "Easy"),
        "fair": translate("Rules", "Fair"),
        "hard": translate("Rules", "Hard"),
        "master": translate("Rules", "Master"),
    }.get(key, "")


def level_description(key: str) -> str:
    """How a level plays, in one sentence."""
    return {
        "novice": translate("Rules", "Takes what it sees, and now and then plays any card at all."),
        "easy": translate("Rules", "Sweeps when it can, else takes the most valuable cards."),
        "fair": translate("Rules", "Counts the cards and thinks of your best reply."),
        "hard": translate("Rules", "Thinks the hand through to its end, but forgets a card here and there."),
        "master": translate("Rules", "Remembers every card and thinks through all that you may hold."),
    }.get(key, "")


def tempo_name(key: str) -> str:
    """The name of a tempo of motion."""
    return {
        "unhurried": translate("Rules", "Unhurried"),
        "normal": translate("Rules", "Normal"),
        "brisk": translate("Rules", "Brisk"),
        "instant": translate("Rules", "Instant"),
    }[key]


def cloth_name(key: str) -> str:
    """The name of a table cloth."""
    return {
        "green": translate("Rules", "Green"),
        "blue": translate("Rules", "Blue"),
        "red": translate("Rules", "Red"),
        "dark": translate("Rules", "Dark"),
        "wood": translate("Rules", "Bare wood"),
    }[key]


def counters_name(key: str) -> str:
    """Whose piles are counted."""
    return {
        "off": translate("Rules", "Off"),
        "own": translate("Rules", "Own side"),
        "all": translate("Rules", "All"),
    }[key]


def hand_order_name(key: str) -> str:
    """How the own hand lies."""
    return {
        "dealt": translate("Rules", "As dealt"),
        "suit": translate("Rules", "By suit"),
        "value": translate("Rules", "By value"),
    }[key]
