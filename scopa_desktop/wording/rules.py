"""Presets, levels and tempos by their names."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def preset_name(key: str) -> str:
    """The name of a preset; an unknown key stands for itself."""
    return {"classic": translate("Rules", "Scopa")}.get(key, key)


def preset_description(key: str) -> str:
    """What a preset is, in two short sentences."""
    return {
        "classic": translate(
            "Rules",
            "The classic game: take by value or by sum. Cards, coins, settebello, primiera and scopas count.",
        )
    }.get(key, "")


def rules_line(preset: str, target: int) -> str:
    """ "Scopa to 11", or "Scopa, one deal"."""
    if target == 1:
        return translate("Rules", "{preset}, one deal").format(preset=preset_name(preset))
    return translate("Rules", "{preset} to {target}").format(preset=preset_name(preset), target=target)


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
    }[key]
