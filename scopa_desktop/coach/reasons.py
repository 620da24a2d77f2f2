"""What speaks for a play: what it takes, what it leaves and what that allows, what it keeps."""

from collections.abc import Iterator, Sequence
from typing import Final

from scopa_desktop.coach.hint_facts import (
    AceTakesAll,
    Avoids,
    AvoidsCoins,
    AvoidsScopa,
    BringsHome,
    ClearsTable,
    Fact,
    Gathers,
    GivesLittle,
    HasTwin,
    KeepsCard,
    KeepsLast,
    KeepsPair,
    Leaves,
    Majority,
    MakesNapola,
    OnlyPlay,
    PartnerSweeps,
    PilesAce,
    RatherLays,
    Secures,
    Sweeps,
    TakesAlone,
    TakesLess,
    TakesNothing,
    TakesRest,
    Untakeable,
    WinsMatch,
)
from scopa_desktop.players.worth import is_scopa, pips, sweep_limit
from scopa_desktop.rules.cards import (
    COINS,
    OF_SUIT,
    OF_VALUE,
    SETTEBELLO,
    SWORDS,
    CardSet,
    card_of,
    cards_in,
    value_of,
)
from scopa_desktop.rules.plays import Play, card_played, has_ace_sweep, is_ace_sweep, legal_plays
from scopa_desktop.rules.ruleset import Ruleset
from scopa_desktop.rules.view import PlayerView

_MORE_THAN_HALF: Final = {"cards": 21, "coins": 6, "sevens": 3}
_MANY: Final = 3
"""Cards, with the one played, that are worth a word as such."""
_NAPOLA: Final = 3
_LOW_COINS: Final = 0b111
_FRAC: Final = OF_VALUE[1] | OF_VALUE[8] | OF_VALUE[9] | OF_VALUE[10]


def facts(view: PlayerView, play: Play) -> tuple[Fact, ...]:
    """All that speaks for a legal play or can be said of what it leaves, the weightiest first.

    Drawn from nothing but the view.
    """
    plays = view.legal_plays()
    found: list[Fact] = [OnlyPlay()] if len(plays) == 1 else []
    if view.rules.inverse == "on":
        found += _of_avoiding(view, play, plays)
    else:
        found += _of_taking(view, play)
        found += _of_number(view, play, plays)
        found += _of_laying(view, play, plays)
    found += _of_leaving(view, play)
    if view.rules.inverse != "on":
        found += _of_keeping(view, play)
    return tuple(found)


def single_cards(rules: Ruleset) -> CardSet:
    """Cards that score by themselves."""
    if rules.scoring == "frac":
        return 0
    cards = 1 << SETTEBELLO
    if rules.re_bello == "on":
        cards |= 1 << card_of(COINS, 10)
    if rules.rosmarino == "on":
        cards |= 1 << card_of(SWORDS, 8)
    if rules.trentino == "on":
        cards |= _LOW_COINS
    if rules.coin_figures == "on":
        cards |= OF_SUIT[COINS] & (OF_VALUE[8] | OF_VALUE[9] | OF_VALUE[10])
    return cards


def _of_taking(view: PlayerView, play: Play) -> Iterator[Fact]:
    rules, table = view.rules, view.table
    captured = play & table
    taken = play if captured else 0
    side = rules.side_of[view.seat]
    own = view.piles[side]
    coins = OF_SUIT[COINS]
    if taken and (rules.napoleone == "on" or rules.cappotto == "ten_coins") and not coins & ~(own | taken):
        yield WinsMatch("ten_coins")
    if taken & _LOW_COINS and rules.trentino == "on" and not _LOW_COINS & ~(own | taken):
        yield WinsMatch("low_coins")
    if captured and not table & ~play:
        if _counts(view, 1) and is_scopa(rules, play, table):
            yield Sweeps()
        elif _sweeps_by_right(view, play):
            yield AceTakesAll()
    singles = taken & single_cards(rules)
    if singles:
        yield BringsHome(tuple(cards_in(singles)))
    yield from _of_majorities(view, taken)
    run = _run(own | taken)
    if rules.napola != "off" and taken and run >= _NAPOLA and run > _run(own):
        yield MakesNapola(run)
    if not captured and _piles_ace(view, play):
        yield PilesAce()
    if captured and _left(view) == 1:
        rest = table & ~play
        if rest and rules.rest_of_table != "dealer":
            yield TakesRest(rest.bit_count())


def _of_majorities(view: PlayerView, taken: CardSet) -> Iterator[Fact]:
    """Points for the most of something, as far as they are open."""
    rules = view.rules
    if not taken:
        return
    own = view.piles[rules.side_of[view.seat]]
    if rules.scoring == "frac":
        scoring = (taken & _FRAC).bit_count()
        if scoring:
            yield Gathers("frac", scoring)
        return
    masks: dict[Majority, CardSet] = {"coins": OF_SUIT[COINS], "cards": (1 << 40) - 1}
    if rules.sevens == "on" or rules.primiera == "most_sevens":
        masks["sevens"] = OF_VALUE[7]
    open_: set[Majority] = set()
    for what, mask in masks.items():
        enough = _MORE_THAN_HALF[what]
        before, after = (own & mask).bit_count(), ((own | taken) & mask).bit_count()
        if before < enough <= after:
            yield Secures(what, after)
        elif before < enough and all((pile & mask).bit_count() < enough for pile in view.piles):
            open_.add(what)
    sevens = (taken & OF_VALUE[7] & ~(1 << SETTEBELLO)).bit_count()
    if sevens and (rules.primiera != "off" or "sevens" in open_):
        yield Gathers("sevens", sevens)
    coins = (taken & OF_SUIT[COINS] & ~single_cards(rules)).bit_count()
    if coins and "coins" in open_:
        yield Gathers("coins", coins)
    knights = (taken & OF_VALUE[9]).bit_count()
    if knights and rules.ponino == "on":
        yield Gathers("knights", knights)
    sixes = (taken & OF_VALUE[6]).bit_count()
    if sixes and rules.primiera in ("partial", "need_four"):
        yield Gathers("sixes", sixes)
    if taken.bit_count() >= _MANY and "cards" in open_:
        yield Gathers("cards", taken.bit_count())


def _of_number(view: PlayerView, play: Play, plays: Sequence[Play]) -> Iterator[Fact]:
    """Of a few cards taken, while the point for the most of them is open; more are told as such."""
    if view.rules.scoring == "frac" or not play & view.table or play.bit_count() >= _MANY:
        return
    is_open = all(pile.bit_count() < _MORE_THAN_HALF["cards"] for pile in view.piles)
    others = [other for other in plays if other != play]
    if is_open and others and not any(other & view.table for other in others):
        yield TakesAlone(play.bit_count())


def _of_laying(view: PlayerView, play: Play, plays: Sequence[Play]) -> Iterator[Fact]:
    if play & view.table:
        return
    card = card_played(play, view.table)
    if any(other & play and other != play for other in plays):
        yield RatherLays()
    if _piles_ace(view, play) or _left(view) == 1:
        return
    lying = view.table | play
    if not _takers(view, lying, play):
        yield Untakeable(card)
    twins = view.hand & OF_VALUE[value_of(card)] & ~play
    if twins and any(taken & play for taken in legal_plays(view.rules, twins, lying)):
        yield HasTwin(value_of(card))
    dear = OF_SUIT[COINS] | OF_VALUE[7]
    gives = any(not other & view.table and other & dear for other in plays)
    if gives and view.rules.scoring == "classic" and not play & dear:
        yield GivesLittle()


def _of_avoiding(view: PlayerView, play: Play, plays: Sequence[Play]) -> Iterator[Fact]:
    """Where the fewest points win."""
    table, rules = view.table, view.rules
    captured = play & table
    others = [other for other in plays if other != play]

    def sweeps(one: Play) -> bool:
        return bool(one & table) and not table & ~one and _counts(view, 1) and is_scopa(rules, one, table)

    for card in cards_in(single_cards(rules)):
        bit = 1 << card
        if not (captured and play & bit) and any(other & table and other & bit for other in others):
            yield Avoids(card)
    coins = OF_SUIT[COINS]
    if not (captured and play & coins) and any(other & table and other & coins for other in others):
        yield AvoidsCoins()
    if not sweeps(play) and any(map(sweeps, others)):
        yield AvoidsScopa()
    if not captured:
        if any(other & table for other in others):
            yield TakesNothing()
    elif all(other.bit_count() > play.bit_count() for other in others if other & table) and others:
        yield TakesLess(play.bit_count())


def _of_leaving(view: PlayerView, play: Play) -> Iterator[Fact]:
    rules = view.rules
    table = after(view, play)
    if _left(view) == 1:
        return
    if not table:
        if play & view.table and not (view.stock_size == 0 and view.hand_sizes[_next(view)] == 0):
            yield ClearsTable()
        return
    if not _counts(view, 2):
        return
    seat = _next(view)
    values = tuple(value for value in range(1, 11) if _sweeping(rules, OF_VALUE[value], table))
    could = _sweeping(rules, _possible(view, seat), table)
    holds = _sweeping(rules, _known(view, seat), table)
    yield Leaves(
        pips(table), values, could.bit_count(), seat if holds else -1, is_wanted=rules.inverse == "on"
    )
    partner = (seat + 1) % rules.players
    is_partner = partner != view.seat and rules.side_of[partner] == rules.side_of[view.seat]
    if is_partner and not could and not holds and _counts(view, 3):
        theirs = _sweeping(rules, _known(view, partner), table)
        if theirs:
            yield PartnerSweeps(partner, min(map(value_of, cards_in(theirs))))


def _of_keeping(view: PlayerView, play: Play) -> Iterator[Fact]:
    kept = view.hand & ~play
    lays = not play & view.table
    if lays:
        for card in cards_in(kept & single_cards(view.rules)):
            yield KeepsCard(card)
    out = view.unseen | after(view, play)
    for shown in view.declared:
        out |= shown
    for value in (7, 6, 1, 10, 9, 8, 5, 4, 3, 2):
        held = kept & OF_VALUE[value]
        if held.bit_count() == 1 and not out & ~kept & OF_VALUE[value]:
            yield KeepsLast(value)
            break
    if kept.bit_count() == 2:
        value = value_of(next(cards_in(kept)))
        if not kept & ~OF_VALUE[value]:
            yield KeepsPair(value)


def after(view: PlayerView, play: Play) -> CardSet:
    """The table that a play leaves; the rest at the end of a deal still lies there."""
    captured = play & view.table
    if captured:
        return view.table ^ captured
    return 0 if _piles_ace(view, play) else view.table | play


def _left(view: PlayerView) -> int:
    """Cards to be played in this deal, the next one included."""
    return sum(view.hand_sizes) + view.stock_size


def _counts(view: PlayerView, plays: int) -> bool:
    """Whether a scopa made with the last of so many plays counts."""
    rules, left = view.rules, _left(view) - plays
    if rules.scoring == "frac" or left < 0:
        return False
    match rules.last_card_scopa:
        case "counts":
            return True
        case "never_last_card":
            return left >= 1
        case "never_last_hand":
            return left >= (rules.hand * rules.players if rules.hand == 3 else 1)


def _sweeps_by_right(view: PlayerView, play: Play) -> bool:
    return is_ace_sweep(view.rules, play, view.table, view.is_first_play)


def _piles_ace(view: PlayerView, play: Play) -> bool:
    rules = view.rules
    return (
        not view.table
        and bool(play & OF_VALUE[1])
        and rules.ace_on_empty == "own_pile"
        and has_ace_sweep(rules, view.is_first_play)
    )


def _next(view: PlayerView) -> int:
    return (view.seat + 1) % view.rules.players


def _shown(view: PlayerView, seat: int) -> CardSet:
    return view.declared[seat] if view.declared else 0


def _hidden(view: PlayerView, seat: int) -> int:
    """Cards in a hand that do not lie face up."""
    return view.hand_sizes[seat] - _shown(view, seat).bit_count()


def _possible(view: PlayerView, seat: int) -> CardSet:
    """Cards a seat could play in its next turn."""
    if view.hand_sizes[seat]:
        return _shown(view, seat) | (view.unseen if _hidden(view, seat) else 0)
    return view.unseen


def _known(view: PlayerView, seat: int) -> CardSet:
    """Cards a seat is certain to hold."""
    known = _shown(view, seat)
    if _hidden(view, seat) == view.unseen.bit_count():
        known |= view.unseen
    return known


def _sweeping(rules: Ruleset, cards: CardSet, table: CardSet) -> CardSet:
    """Which of some cards would make a scopa of all of the table."""
    if pips(table) > sweep_limit(rules) and rules.ace_sweep != "scopa":
        return 0
    found = 0
    for card in cards_in(cards & ~table):
        bit = 1 << card
        plays = legal_plays(rules, bit, table)
        if any(not table & ~play and is_scopa(rules, play, table) for play in plays):
            found |= bit
    return found


def _takers(view: PlayerView, table: CardSet, laid: CardSet) -> CardSet:
    """Cards of the others that could take what was laid before the seat plays again.

    The next seat finds the table as it is; by the turn of those after it the table may be any.
    """
    rules = view.rules
    found = 0
    for card in cards_in(_possible(view, _next(view))):
        if any(play & laid for play in legal_plays(rules, 1 << card, table)):
            found |= 1 << card
    value = value_of(next(cards_in(laid)))
    for step in range(2, rules.players):
        for card in cards_in(_possible(view, (view.seat + step) % rules.players)):
            if _may_take(rules, value_of(card), value):
                found |= 1 << card
    return found


def _may_take(rules: Ruleset, value: int, laid: int) -> bool:
    """Whether a card of some value takes one of another from one table or another."""
    if value == 1 and rules.ace_sweep != "off":
        return True
    by_value = rules.sum_to in ("value", "value_or_15") and value >= laid
    by_sum = rules.sum_to != "value" and value + laid <= (11 if rules.sum_to == 11 else 15)
    return by_value or by_sum


def _run(pile: CardSet) -> int:
    """Coins from the ace on without a gap."""
    coins = pile & OF_SUIT[COINS]
    length = 0
    while length < 10 and coins >> length & 1:
        length += 1
    return length
