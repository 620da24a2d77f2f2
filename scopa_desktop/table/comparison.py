"""Whether the table shows what the match has: for tests, and for whoever doubts it."""

from scopa_desktop.match.match import Match
from scopa_desktop.rules.cards import cards_in
from scopa_desktop.rules.notation import card_text
from scopa_desktop.table.board import Board
from scopa_desktop.table.deck import TableDeck
from scopa_desktop.table.layout import Layout
from scopa_desktop.table.places import Counters, HandOrder, Picture, picture_of
from scopa_desktop.table.poses import Pose, resting_poses


def pose_text(pose: Pose) -> str:
    """A pose in one line."""
    side = "up" if pose.face_up else "down"
    seen = "" if pose.shown else " buried"
    lift = f" lift {pose.lift:.2f}" if pose.lift else ""
    return f"{pose.x:.1f},{pose.y:.1f} h {pose.height:.1f} a {pose.angle:.1f} {side}{seen}{lift}"


def poses_as_text(picture: Picture, deck: TableDeck) -> list[str]:
    """A line a card that has a place."""
    lines = []
    for card, place in sorted(picture.places.items()):
        pose = deck.items[card].pose
        seen = pose_text(pose) if pose is not None else "nowhere"
        lines.append(f"{card_text(card)} {place.zone} {place.seat}.{place.index} {seen}")
    return lines


def differences(
    match: Match, deck: TableDeck, board: Board, layout: Layout, order: HandOrder = "dealt"
) -> list[str]:
    """What is drawn otherwise than the turns of the match say, at rest in a layout."""
    found = _board_differences(match, board)
    if not match.turns:
        return found + [f"{card_text(card)} is on the table" for card in deck.poses()]
    rests = resting_poses(picture_of(match.rules, match.turns, order=order), layout)
    for card, rest in rests.items():
        item = deck.items[card]
        fault = item.fault(rest)
        if fault:
            found.append(f"{card_text(card)}: {fault}, should be {pose_text(rest)}")
    return found


def _board_differences(match: Match, board: Board) -> list[str]:
    state = match.state
    wanted: dict[str, object] = {"scores": match.scores, "deal": match.deal_number}
    if state is not None:
        wanted["turn"] = state.turn
        wanted["hands left"] = state.hands_left
        wanted["counters"] = tuple(
            Counters(
                cards=pile.bit_count(),
                coins=sum(card < 10 for card in cards_in(pile)),
                sevens=sum(card % 10 == 6 for card in cards_in(pile)),
                scopas=len(scopas),
            )
            for pile, scopas in zip(state.piles, state.scopas, strict=True)
        )
    shown: dict[str, object] = {
        "scores": board.scores,
        "deal": board.deal,
        "turn": board.turn,
        "hands left": board.hands_left,
        "counters": board.counters,
    }
    return [
        f"{name}: {shown[name]}, should be {value}" for name, value in wanted.items() if shown[name] != value
    ]
