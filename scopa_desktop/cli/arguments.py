"""The command line: ``verify``, ``simulate``, ``selftest``, or nothing for the window."""

import argparse
from pathlib import Path

from scopa_desktop import __version__
from scopa_desktop.cli import simulate, verify


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options; ``command`` is ``None`` for the window, else ``run(options)`` gives the exit code."""
    parser = argparse.ArgumentParser(prog="scopa-desktop", description="Scopa, the Italian card game.")
    parser.add_argument("--version", action="version", version=f"Scopa {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands without a window")

    check = commands.add_parser("verify", help="check .scopa records, a line a file")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(run=lambda options: verify.run(options.files))

    play = commands.add_parser("simulate", help="let computer players play whole matches")
    simulate.add_arguments(play)
    play.set_defaults(run=simulate.run)

    test = commands.add_parser("selftest", help="check that this installation can play")
    test.set_defaults(run=_selftest)
    return parser.parse_args(arguments)


def _selftest(_options: argparse.Namespace) -> int:
    from scopa_desktop.cli import selftest  # the only command that needs Qt

    return selftest.run()
