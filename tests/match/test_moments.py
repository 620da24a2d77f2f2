from random import Random

from scopa_desktop.match.match import Match
from scopa_desktop.match.moments import best_moments, replayed
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.cards import SETTEBELLO
from scopa_desktop.rules.events import CardsCaptured, ScopaMade
from scopa_desktop.rules.ruleset import ruleset
from tests.tables import arranged, cards, play_of


def played_match(seed: int, target: int = 11) -> Match:
    match = Match(ruleset(target=target), 0, seed=seed)
    chance = Random(seed)
    while not match.is_over:
        if match.awaits_deal:
            match.deal(deck_for(match.rules, seed, match.deal_number + 1))
        match.take(chance.choice(match.legal_plays()))
    return match


def test_a_match_is_replayed_turn_by_turn() -> None:
    match = played_match(3)
    turns = list(replayed(match))
    assert [turn for turn in turns if turn.after.number == match.deal_number] == list(match.turns)
    assert len(turns) == sum(1 + len(deal.plays) for deal in match.deals)


def test_moments_are_captures_of_the_side_in_order_and_few() -> None:
    for seed in range(30):
        match = played_match(seed)
        captures = [
            (turn.after.number, event.card, event.captured)
            for turn in replayed(match)
            for event in turn.events
            if isinstance(event, CardsCaptured) and match.rules.side_of[event.seat] == 1
        ]
        moments = best_moments(match, 1)
        places = [captures.index((moment.deal, moment.card, moment.captured)) for moment in moments]
        assert len(moments) <= 3
        assert places == sorted(places)


def test_many_cards_at_once_are_a_haul() -> None:
    match = Match(ruleset(), 1)
    match.deal(arranged(ruleset(), "9B 10C 10D|6S 8D 8C", "1C 1D 2C 2D"))
    match.take(play_of(match, "9B"))
    match.take(play_of(match, "6Sx1C+1D+2C+2D"))
    (moment,) = best_moments(match, 1)
    assert (moment.kind, moment.deal) == ("haul", 1)
    assert moment.captured == cards("1C 1D 2C 2D")


def test_each_kind_is_what_it_says() -> None:
    kinds = set()
    for seed in range(40):
        match = played_match(seed, target=1)
        scopas = {
            event.card for turn in replayed(match) for event in turn.events if isinstance(event, ScopaMade)
        }
        for moment in best_moments(match, 0, most=40):
            kinds.add(moment.kind)
            cards = (moment.card, *moment.captured)
            if match.deal_number == 1:
                assert (moment.kind == "scopa") == (moment.card in scopas)
            if moment.kind == "settebello":
                assert SETTEBELLO in cards
            if moment.kind == "haul":
                assert len(moment.captured) >= 4
    assert {"scopa", "settebello"} <= kinds


def test_a_scopa_with_the_settebello_is_worth_most() -> None:
    for seed in range(200):
        match = played_match(seed)
        moments = best_moments(match, 0, most=40)
        both = [m for m in moments if m.kind == "scopa" and SETTEBELLO in (m.card, *m.captured)]
        if both and len(moments) > 3:
            assert both[0] in best_moments(match, 0)
            return
    raise AssertionError("no such match among the seeds")
