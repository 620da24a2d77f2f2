import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.match.match import Match
from scopa_desktop.match.record_faults import TokenInvalid
from scopa_desktop.match.record_tokens import play_token, take_token
from scopa_desktop.match.shuffle import deck_for
from scopa_desktop.rules.events import AcePiled, Declared
from scopa_desktop.rules.ruleset import Ruleset, ruleset
from tests.tables import any_rules, arranged, play_of

RULES = ruleset()
# Seat 0 leads.  10S may take 7C+3D, 1C takes the ace, 7S takes the seven.
HANDS, TABLE = "10S 1C 7S|4B 5B 6B", "7C 3D 1D 9C"


def start(table: str = TABLE, hands: str = HANDS) -> Match:
    match = Match(RULES, 1)
    match.deal(arranged(RULES, hands, table))
    return match


def refusal(match: Match, token: str) -> tuple[str, str]:
    before = match.turns
    with pytest.raises(TokenInvalid) as caught:
        take_token(match, token)
    assert match.turns == before
    assert caught.value.token == token
    return caught.value.reason, caught.value.detail


@pytest.mark.parametrize("token", ["10Sx7C+3D", "10Sx1D+9C", "1Cx1D", "7Sx7C"])
def test_tokens_of_captures(token: str) -> None:
    match = start()
    turn = take_token(match, token)
    assert turn.decision == play_of(0, token)
    assert play_token(turn) == token


def test_tokens_of_laying_and_scopa() -> None:
    match = start(table="1D 2D 3D 4D")
    assert play_token(take_token(match, "10Sx1D+2D+3D+4D#")) == "10Sx1D+2D+3D+4D#"
    assert play_token(take_token(match, "4B")) == "4B"


def test_a_dealing_turn_has_no_token() -> None:
    with pytest.raises(ValueError, match="no play"):
        play_token(start().turns[0])


@pytest.mark.parametrize(
    ("token", "reason", "detail"),
    [
        ("", "not_a_play", ""),
        ("x", "not_a_play", ""),
        ("10S+7C", "not_a_play", ""),
        ("10Sx", "not_a_play", ""),
        ("10Sx7C+", "not_a_play", ""),
        ("10sx7C+3D", "not_a_play", ""),
        ("11Sx7C", "not_a_play", ""),
        ("10Sx0C+3D", "not_a_play", ""),
        ("07Sx7C", "not_a_play", ""),
        ("10Sx7C+3D##", "not_a_play", ""),
        ("10Sx7C+3D\n", "not_a_play", ""),
        ("!3", "illegal_declaration", ""),
        ("!4", "not_a_play", ""),
        ("!", "not_a_play", ""),
        ("!33", "not_a_play", ""),
        ("!10#", "not_a_play", ""),
        ("!١٠", "not_a_play", ""),
        ("٧Sx7C", "not_a_play", ""),
        ("4B", "not_in_hand", "0"),
        ("3Dx3D", "not_in_hand", "0"),
        ("10Sx10B", "not_on_table", "10B"),
        ("7Sx7S", "not_on_table", "7S"),
        ("10Sx1D+1D", "captured_twice", "1D"),
        ("7S", "must_capture", ""),
        ("7S#", "must_capture", ""),
        ("10S", "must_capture", ""),
        ("10Sx9C", "illegal_capture", ""),
        ("10Sx7C+3D+1D", "illegal_capture", ""),
        ("10Sx3D+7C", "table_order", "10Sx7C+3D"),
        ("10Sx3D+7C#", "table_order", "10Sx7C+3D#"),
        ("10Sx7C+3D#", "not_a_scopa", ""),
        ("1Cx1D#", "not_a_scopa", ""),
    ],
)
def test_refusals(token: str, reason: str, detail: str) -> None:
    assert refusal(start(), token) == (reason, detail)


def test_an_unmarked_scopa_is_refused() -> None:
    match = start(table="1D 2D 3D 4D")
    assert refusal(match, "10Sx1D+2D+3D+4D") == ("scopa_unmarked", "")


def test_a_laid_card_is_no_scopa() -> None:
    match = start(hands="10S 1C 7S|4B 5B 6B", table="8C 9C 10C 10D")
    assert refusal(match, "7S#") == ("not_a_scopa", "")
    assert play_token(take_token(match, "7S")) == "7S"


def test_there_is_no_play_before_or_after_a_deal() -> None:
    match = Match(RULES, 0)
    assert refusal(match, "7D") == ("not_in_hand", "")
    match.deal(deck_for(RULES, 1, 1))
    while not match.awaits_deal:
        match.take(match.legal_plays()[0])
    assert refusal(match, "7D") == ("not_in_hand", "")


def test_the_refusal_says_what_is_wrong() -> None:
    with pytest.raises(TokenInvalid, match=r"table_order: '10Sx3D\+7C' 10Sx7C\+3D"):
        take_token(start(), "10Sx3D+7C")


@given(st.data())
def test_every_play_of_a_deal_reads_back(data: st.DataObject) -> None:
    rules: Ruleset = data.draw(any_rules())
    match, again = Match(rules, 0), Match(rules, 0)
    deck = deck_for(rules, data.draw(st.integers(0, 10**6)), 1)
    match.deal(deck)
    again.deal(deck)
    chance = data.draw(st.randoms(use_true_random=False))
    while plays := match.legal_plays():
        turn = match.take(chance.choice((*match.legal_declarations(), *plays)))
        assert take_token(again, play_token(turn)) == turn


def test_declarations_have_tokens() -> None:
    rules = ruleset("cirulla")
    match = Match(rules, 1)
    match.deal(arranged(rules, "1D 1C 1S|10D 10C 9S", "8D 8C 6S 4D"))
    assert refusal(Match(rules, 1), "!10") == ("illegal_declaration", "")
    turn = take_token(match, "!10")
    assert turn.events == (Declared(0, match.turns[0].after.hands[0], 10),)
    assert play_token(turn) == "!10"
    assert refusal(match, "!10") == ("illegal_declaration", "")
    assert refusal(match, "!3") == ("illegal_declaration", "")
    take_token(match, "1Dx8D+8C+6S+4D#")
    assert refusal(match, "!10") == ("illegal_declaration", "")


def test_an_ace_on_its_own_pile_is_spelled_like_a_card_laid() -> None:
    rules = ruleset("escoba", ace_sweep="scopa", ace_on_empty="own_pile")
    match = Match(rules, 1)
    match.deal(arranged(rules, "1D 2C 3C|4B 5B 6B", "10D 8D 7D 5D"))
    turn = take_token(match, "1D")
    assert isinstance(turn.events[0], AcePiled)
    assert play_token(turn) == "1D"


def test_the_sweep_of_an_ace_is_marked_where_it_counts() -> None:
    for ace_sweep, token in (("scopa", "1Dx10C+8C+7C+6C#"), ("no_scopa", "1Dx10C+8C+7C+6C")):
        rules = ruleset(ace_sweep=ace_sweep)
        match = Match(rules, 1)
        match.deal(arranged(rules, "1D 2C 3C|4B 5B 6B", "10C 8C 7C 6C"))
        assert refusal(match, "1D") == ("must_capture", "")
        assert refusal(match, "1Dx10C") == ("illegal_capture", "")
        wrong = token.removesuffix("#") if token.endswith("#") else token + "#"
        assert refusal(match, wrong)[0] == ("scopa_unmarked" if ace_sweep == "scopa" else "not_a_scopa")
        assert play_token(take_token(match, token)) == token


def test_laying_a_card_that_could_capture_is_legal_by_rule() -> None:
    rules = ruleset("escoba")
    match = Match(rules, 1)
    match.deal(arranged(rules, "2B 1C 3C|4B 5B 6B", "2C 3D 8C 10D"))
    assert refusal(match, "2Bx2C") == ("illegal_capture", "")
    assert play_token(take_token(match, "2B")) == "2B"
