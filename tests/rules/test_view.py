from dataclasses import fields, is_dataclass

from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.match.match import Match
from scopa_desktop.rules.cards import ALL_CARDS
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from scopa_desktop.rules.view import PlayerView
from tests.tables import arranged, decks, forms, mask


def test_a_view_is_a_value_of_plain_numbers() -> None:
    match = Match(ruleset(), 0)
    match.deal(tuple(range(40)))
    view = match.view(1)
    for field in fields(view):
        value = getattr(view, field.name)
        assert isinstance(value, int | tuple | Ruleset)
        if isinstance(value, tuple):
            assert all(isinstance(part, int) for part in value)
    assert is_dataclass(PlayerView)


@given(st.data())
def test_hidden_cards_are_not_in_it(data: st.DataObject) -> None:
    rules: Ruleset = data.draw(forms())
    deck = data.draw(decks(rules))
    match = Match(rules, 0)
    match.deal(deck)
    seat = data.draw(st.integers(0, rules.players - 1))
    view = match.view(seat)
    state = match.state
    assert state is not None
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    hidden += state.stock
    assert view.unseen == sum(1 << card for card in hidden)
    assert view.unseen.bit_count() == 40 - 4 - 3
    # The same view from a deck whose hidden cards lie in another order.
    swapped = dict(zip(hidden, data.draw(st.permutations(hidden)), strict=True))
    other = Match(rules, 0)
    other.deal(tuple(swapped.get(card, card) for card in deck))
    assert other.view(seat) == view


def test_unseen_counts_piles_table_and_hand_as_seen() -> None:
    view = PlayerView(
        rules=ruleset(),
        seat=0,
        dealer=1,
        hand=1 << 0,
        hand_sizes=(1, 1),
        table=1 << 1,
        piles=(1 << 2, 1 << 3),
        scopas=(0, 0),
        last_capturer=-1,
        stock_size=0,
        scores=(0, 0),
    )
    assert view.unseen == ALL_CARDS & ~0b1111


def test_the_first_play_of_a_deal_is_known_as_such() -> None:
    rules = ruleset(ace_sweep="scopa", first_ace="no_sweep")
    match = Match(rules, 1)
    match.deal(arranged(rules, "1B 2D 2C|1C 6D 6S", "3D 7C 9S 8S"))
    first = match.view(0)
    assert first.is_first_play
    assert first.legal_plays() == list(match.legal_plays())
    assert mask("1B") in first.legal_plays()
    match.take(mask("2D"))
    second = match.view(1)
    assert not second.is_first_play
    assert second.legal_plays() == list(match.legal_plays())
    assert mask("1C 2D 3D 7C 9S 8S") in second.legal_plays()


def test_without_declarations_nothing_is_declared() -> None:
    match = Match(ruleset(), 1)
    match.deal(arranged(match.rules, "1B 1D 1C", "3D 7C 9S 8S"))
    view = match.view(0)
    assert (view.declared, view.bonuses, view.declarations()) == ((), (), ())
