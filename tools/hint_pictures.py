"""Pictures of hints at the table: every number of players, few and many cards, every size of text."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from scopa_desktop.app.program import Program
    from scopa_desktop.coach.hint import Hint

FORMS: Final = (
    ("classic", 2, "teams"),
    ("classic", 3, "individual"),
    ("classic", 4, "teams"),
    ("classic", 4, "individual"),
    ("classic", 6, "teams"),
    ("classic", 6, "individual"),
    ("scientifico", 4, "teams"),
)
COUNTS: Final = (4, 8, 12, 15)
"""Cards on the table: in one row, in two, and in two of smaller cards."""
TEXTS: Final = (1.0, 1.25, 1.5)
WORLDS_SEED: Final = 4


@cache
def hinted(preset: str, players: int, teams: str, on_table: int) -> "Hint":
    """The hint for ``at_the_table``."""
    from table_pictures import at_the_table

    from scopa_desktop.coach.hint import hint

    return hint(at_the_table(preset, players, teams, on_table).view(0), WORLDS_SEED)


def draw_hints(
    program: "Program", folder: Path, wanted: Callable[[str], bool], settle: Callable[[], None]
) -> None:
    """All of them into a folder, from the program's own window in its present size."""
    from table_pictures import LEVELS, at_the_table

    from scopa_desktop.app.hint_side import in_words
    from scopa_desktop.look.fonts import base_em
    from scopa_desktop.look.style_sheet import style_sheet
    from scopa_desktop.paths import assets_dir
    from scopa_desktop.windows.hint_panel import HintPanel

    scene, page = program.table.scene, program.window.table_page
    program.window.show_page("table")
    for text in TEXTS:
        dress = replace(program._dress, em=base_em(text))
        program.application.setStyleSheet(style_sheet(dress.scheme, dress.em, assets_dir()))
        scene.set_em(dress.em)
        for preset, players, teams in FORMS:
            for count in COUNTS:
                name = f"hint-{text}-{preset}-{players}-{teams}-{count:02}"
                if not wanted(name):
                    continue
                match = at_the_table(preset, players, teams, count)
                scene.show_match(match, LEVELS[:players])
                scene.offer(match.legal_plays())
                found = hinted(preset, players, teams, count)
                panel = HintPanel(dress, in_words(found, match.names), page, lambda: scene.far_edge)
                page.set_panel(panel)
                scene.set_covered([panel.geometry()])
                scene.show_hint(found.play)
                scene.set_hint("shown")
                settle()
                program.window.grab().save(str(folder / f"{name}.png"))
                if panel._turn.isVisible():
                    panel._turn.click()
                    scene.set_covered([panel.geometry()])
                    settle()
                    program.window.grab().save(str(folder / f"{name}-turned.png"))
                page.set_panel(None)
                scene.set_covered([])
                scene.show_hint(0)
