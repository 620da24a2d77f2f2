from dataclasses import FrozenInstanceError

import pytest

from scopa_desktop.match.match import Match
from scopa_desktop.rules.cards import DECK
from scopa_desktop.rules.ruleset import ruleset


def test_turns_are_values_that_follow_on_each_other() -> None:
    one, other = Match(ruleset(), 0), Match(ruleset(), 0)
    for match in (one, other):
        match.deal(DECK)
        match.take(match.legal_plays()[0])
    assert one.turns == other.turns
    assert hash(one.turns) == hash(other.turns)
    dealt, played = one.turns
    assert dealt.before is None
    assert dealt.decision is None
    assert played.before == dealt.after
    with pytest.raises(FrozenInstanceError):
        played.decision = None  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        played.after.turn = 0  # type: ignore[misc]
