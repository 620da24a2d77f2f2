import pytest

from scopa_desktop.coach import hint as module
from scopa_desktop.coach.hint import MOST_FACTS, Hint, deciding, hint
from scopa_desktop.coach.hint_facts import BringsHome, Gathers, KeepsLast, Leaves, OnlyPlay, TakesAlone
from scopa_desktop.match.match import Match
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.players import master
from scopa_desktop.players.tree import Stopped
from scopa_desktop.rules.cards import SETTEBELLO
from scopa_desktop.rules.declaring import THREE_ALIKE
from scopa_desktop.rules.ruleset import ruleset
from tests.coach.positions import position, rules_of
from tests.players.tables import ALL_RULES, cards, dealt, form_name, little_thought, seen

CLASSIC = ruleset()


def test_the_best_play_its_reasons_and_what_others_cost() -> None:
    view = position(CLASSIC, "7D 9C 1S", "4C 3B 5D 6S")
    found = hint(view, 1)
    assert found.play == cards("7D 4C 3B")
    assert found.facts[0] == BringsHome((SETTEBELLO,))
    assert Leaves(11, (), 0) in found.facts
    assert set(found.plays) == set(view.legal_plays())
    costs = [other.cost for other in found.others]
    assert [not other.is_even for other in found.others] == sorted(not one.is_even for one in found.others)
    clear = [other.cost for other in found.others if not other.is_even]
    assert clear == sorted(clear)
    assert all(cost >= 0 for cost in costs)
    assert costs[-1] > 1
    assert not found.others[-1].is_even
    assert not found.is_exact
    assert not found.is_of_chance
    assert hint(view, 1) == found


def test_the_last_hand_between_two_is_exact() -> None:
    view = position(CLASSIC, "7C 2S", "7D 4C", last="4B 9S")
    found = hint(view, 1)
    assert found.is_exact
    assert found.play == cards("7C 7D")
    (other,) = found.others
    assert other.cost >= 1


def test_near_the_end_costs_are_chances() -> None:
    from dataclasses import replace

    view = replace(position(CLASSIC, "7D 9C 1S", "4C 3B 5D 6S"), scores=(9, 9))
    found = hint(view, 1)
    assert found.is_of_chance
    assert all(0 <= other.cost <= 1 for other in found.others)
    assert found.others[-1].cost > 0.03


def test_a_single_play_is_only_said() -> None:
    found = hint(position(CLASSIC, "9C", "9B 4D", last="7D"), 1)
    assert found.others == ()
    assert found.facts[0] == OnlyPlay()


def test_the_dearer_declaration_comes_first() -> None:
    view = position(rules_of("cirulla 2"), "2D 2C 2S", "10B 9S")
    found = hint(view, 1)
    assert found.declaration == THREE_ALIKE
    assert found.play in view.legal_plays()


def test_master_is_followed_unless_it_errs_beyond_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    view = position(CLASSIC, "7D 9C 1S", "4C 3B 5D 6S")
    monkeypatch.setattr(master, "choose", lambda *_: cards("1S"))
    assert hint(view, 1).play == cards("7D 4C 3B")
    monkeypatch.setattr(module, "SLIGHT", 99.0)
    assert hint(view, 1).play == cards("1S")


def test_what_all_plays_have_in_common_decides_nothing() -> None:
    view = position(CLASSIC, "6C 5S 5C", "10B", theirs="6D 6S 6B")
    play, plays = cards("5S"), view.legal_plays()
    told = deciding(view, play, plays)
    assert 0 < len(told) <= MOST_FACTS
    assert KeepsLast(6) in told
    both = [cards("5S"), cards("5C")]
    assert not [fact for fact in deciding(view, play, both) if isinstance(fact, KeepsLast | Gathers)]


def test_safe_tables_of_another_worth_are_no_reason() -> None:
    view = position(CLASSIC, "1S 2C 5S", "6C 3C 1B 8B")
    told = deciding(view, cards("1S 1B"), view.legal_plays())
    assert TakesAlone(2) in told
    assert not [fact for fact in told if isinstance(fact, Leaves)]


def test_a_safe_table_is_a_reason_where_another_play_leaves_a_scopa() -> None:
    view = position(CLASSIC, "9C 1S", "8B")
    told = deciding(view, cards("9C"), view.legal_plays())
    assert Leaves(17, (), 0) in told


def test_it_stops_when_nobody_waits() -> None:
    with pytest.raises(Stopped):
        hint(position(CLASSIC, "7D 9C 1S", "4C 3B 5D 6S"), 1, lambda: True)


def hint_in(match: Match) -> Hint:
    return hint(match.view(0), 3)


@pytest.mark.parametrize("name", ["classic 2", "escoba 2", "scopone 4"])
def test_mixing_what_is_hidden_changes_nothing(name: str) -> None:
    rules = rules_of(name)
    deck = deck_for(rules, 5, 1)
    first = Match(rules, rules.players - 1)
    first.deal(deck)
    view = first.view(0)
    places = [place for place, card in enumerate(deck) if view.unseen >> card & 1]
    mixed = list(deck)
    for place, other in zip(places, [*places[7:], *places[:7]], strict=True):
        mixed[place] = deck[other]
    second = Match(rules, rules.players - 1)
    second.deal(mixed)
    assert first.view(1).hand != second.view(1).hand
    assert hint_in(first) == hint_in(second)


@pytest.mark.parametrize("rules", ALL_RULES, ids=form_name)
def test_every_game_has_hints(rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SOLVED", 1)
    monkeypatch.setattr(module, "PLAYED_OUT", 1)
    with little_thought():
        for plays in (0, 6):
            match = dealt(rules, 4, plays)
            assert match.state is not None
            assert match.state.turn is not None
            view = match.view(match.state.turn)
            found = hint(view, plays)
            assert set(found.plays) == set(view.legal_plays())


def test_many_plays_are_weighed_in_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    weigh, tried = module.mean_values, []

    def counted(view, hand, worlds, plays, times, *rest, **named):
        tried.append((len(plays), times))
        return weigh(view, hand, worlds, plays, 1, *rest, **named)

    monkeypatch.setattr(module, "mean_values", counted)
    hint(seen("3C 9C 8S", "3S 5D"), 1)
    assert tried == [(3, module.SOLVED)] * module.ROUNDS
    tried.clear()
    rules = ruleset(sum_to="value_or_15", capture_choice="free", capture_optional="on")
    hint(seen("10C 9C 8C", "4C 1S 2D 3C 4B 5S 6D 7B 1D 3B 2B", rules=rules), 1)
    assert len(tried) == module.ROUNDS
    assert tried[0][0] > 50
    assert all(0 < plays * times <= module.TRIES for plays, times in tried)
