"""A record read back, strictly: every word is checked by playing the match again."""

import re
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from scopa_desktop.match.match import DeckRefused, Match
from scopa_desktop.match.record_faults import RecordFault, RecordInvalid, TokenInvalid
from scopa_desktop.match.record_tags import KEPT, ORDER, REQUIRED, Tag, names_in, parse_tag, rules_of
from scopa_desktop.match.record_tokens import take_token
from scopa_desktop.match.record_writer import points_text
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.notation import parse_card

_SEED: Final = re.compile(r"0|-?[1-9][0-9]{0,17}")
"""Ours are shorter; a foreign one may be any text."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match read from a record, with the tags that do not follow from it."""

    match: Match
    tags: Mapping[str, str]
    """``Players``, ``Date``, ``Seed`` and any others as found, in that order; what ``write_record`` takes."""


def read_record(text: str) -> Record:
    """The match of a record; raises ``RecordInvalid`` at the first fault."""
    return _Reader(text).record()


@dataclass(frozen=True, slots=True)
class _Word:
    line: int
    text: str
    is_first: bool
    """On its line."""


class _Reader:
    def __init__(self, text: str) -> None:
        if text.startswith("\ufeff"):
            raise RecordInvalid(1, "", "byte_order_mark")
        self._lines = text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n").split("\n")
        self._tags: dict[str, Tag] = {}
        self._first_deal = 1
        """Number of the line after the tags."""
        self._words: deque[_Word] = deque()
        """What is left of the line being read."""
        self._next_line = 0
        """Index of the line after it."""
        self._last_line = 1
        """Number of the last line with words on it."""

    def record(self) -> Record:
        self._next_line = self._read_tags()
        self._first_deal = self._next_line + 1
        self._require_tags()
        match = self._new_match()
        while word := self._peek():
            self._read_deal(match, word)
        self._check_result(match)
        kept = {name: tag.value for name, tag in self._tags.items() if _is_kept(name)}
        return Record(match, MappingProxyType(kept))

    # The head

    def _read_tags(self) -> int:
        """The index of the line after the last tag."""
        for index, line in enumerate(self._lines):
            words = line.partition(";")[0].split()
            if words and words[0] == "Deal":
                return index
            if line.lstrip().startswith("["):
                tag = parse_tag(index + 1, line, self._tags)
                self._tags[tag.name] = tag
            elif words:
                raise RecordInvalid(index + 1, words[0], "not_a_tag")
        return len(self._lines)

    def _require_tags(self) -> None:
        line = min(self._first_deal, len(self._lines))
        for name in REQUIRED:
            if name not in self._tags:
                raise RecordInvalid(line, "", "tag_missing", name)
        if self._tags["Result"].value != "*" and "Winner" not in self._tags:
            raise RecordInvalid(line, "", "tag_missing", "Winner")

    def _new_match(self) -> Match:
        rules = rules_of(self._tags["Preset"], self._tags["Options"])
        dealer = self._tags["Dealer"]
        if dealer.value not in map(str, range(rules.players)):
            raise RecordInvalid(dealer.line, dealer.value, "wrong_dealer")
        names = names_in(self._tags["Players"].value, rules.players) if "Players" in self._tags else ()
        seed = self._tags["Seed"].value if "Seed" in self._tags else ""
        number = int(seed) if _SEED.fullmatch(seed) else None
        return Match(rules, int(dealer.value), names=names, seed=number)

    def _check_result(self, match: Match) -> None:
        result = self._tags["Result"]
        right = points_text(match.scores) if match.is_over else "*"
        if result.value != right:
            raise RecordInvalid(result.line, result.value, "wrong_result", right)
        winner = self._tags.get("Winner")
        right = "" if match.winner is None else str(match.winner)
        if winner is not None and winner.value != right:
            raise RecordInvalid(winner.line, winner.value, "wrong_winner", right)
        outright = self._tags.get("Outright")
        if outright is not None and outright.value != match.outright:
            raise RecordInvalid(outright.line, outright.value, "wrong_outright", match.outright or "")
        if outright is None and match.outright is not None:
            raise RecordInvalid(self._first_deal, "", "tag_missing", "Outright")

    # The deals

    def _read_deal(self, match: Match, word: _Word) -> None:
        if word.text != "Deal":
            raise _fault(word, "move_after_end" if match.is_over else "deal_expected")
        if match.is_over:
            raise _fault(word, "deal_after_end")
        self._take_first()
        number = self._take("wrong_deal_number", right := str(match.deal_number + 1))
        if number.text != right:
            raise _fault(number, "wrong_deal_number", right)
        self._read_deck(match)
        while (word_now := self._peek()) and word_now.text not in ("Deal", "Score"):
            if match.awaits_deal or match.is_over:
                raise _fault(word_now, "move_after_end")
            self._read_move(match, word_now)
        self._read_score(match)

    def _read_deck(self, match: Match) -> None:
        head = self._peek()
        if head is None or head.text != "Deck":
            raise self._missing("deck_missing")
        self._take_first()
        cards = self._deck_cards()
        if len(cards) != 40:
            raise _fault(head, "deck_size", str(len(cards)))
        try:
            match.deal(cards)
        except DeckRefused:
            raise _fault(head, "deck_redealt") from None

    def _deck_cards(self) -> list[Card]:
        """The cards after ``Deck``: the rest of its line, and further whole lines while some are wanting."""
        cards: list[Card] = []
        for word in self._words:
            card = _card(word.text)
            if card is None:
                raise _fault(word, "not_a_card")
            if card in cards:
                raise _fault(word, "card_twice")
            cards.append(card)
        self._words.clear()
        # A line that holds anything else is not of the deck: what is wanting is told as such.
        while self._peek() and (more := self._more_cards(cards)):
            cards += more
            self._words.clear()
        return cards

    def _more_cards(self, known: list[Card]) -> list[Card]:
        """The cards of a line that holds nothing but cards not known yet; none for any other."""
        more: list[Card] = []
        for word in self._words:
            card = _card(word.text)
            if card is None or card in known or card in more:
                return []
            more.append(card)
        return more

    def _read_move(self, match: Match, word: _Word) -> None:
        if len(match.turns) == 1:
            self._take_first()
        else:
            self._words.popleft()
        try:
            take_token(match, word.text)
        except TokenInvalid as error:
            raise _fault(word, error.reason, error.detail) from None

    def _read_score(self, match: Match) -> None:
        word = self._peek()
        is_played_out = match.awaits_deal or match.is_over
        if word is None and not is_played_out:
            return
        if word is None or word.text == "Deal":
            raise self._missing("score_missing" if is_played_out else "deal_too_early")
        if not is_played_out:
            raise _fault(word, "score_too_early")
        self._take_first()
        score = match.deals[-1].score
        assert score is not None
        right = points_text(score.points)
        found = self._take("wrong_score", right)
        if found.text != right:
            raise _fault(found, "wrong_score", right)

    # Words

    def _peek(self) -> _Word | None:
        """The next word."""
        while not self._words and self._next_line < len(self._lines):
            self._read_line()
        return self._words[0] if self._words else None

    def _read_line(self) -> None:
        line = self._lines[self._next_line]
        self._next_line += 1
        texts = line.partition(";")[0].split()
        if not texts:
            return
        self._last_line = self._next_line
        if texts[0].startswith("["):
            raise RecordInvalid(self._last_line, line.strip(), "tag_after_deal")
        self._words.extend(_Word(self._last_line, text, not place) for place, text in enumerate(texts))

    def _take(self, missing: RecordFault, detail: str) -> _Word:
        word = self._peek()
        if word is None:
            raise self._missing(missing, detail)
        return self._words.popleft()

    def _take_first(self) -> None:
        word = self._words.popleft()
        if not word.is_first:
            raise _fault(word, "not_on_own_line")

    def _missing(self, reason: RecordFault, detail: str = "") -> RecordInvalid:
        word = self._peek()
        if word is None:
            return RecordInvalid(self._last_line, "", reason, detail)
        return _fault(word, reason, detail)


def _fault(word: _Word, reason: RecordFault, detail: str = "") -> RecordInvalid:
    return RecordInvalid(word.line, word.text, reason, detail)


def _card(text: str) -> Card | None:
    try:
        return parse_card(text)
    except ValueError:
        return None


def _is_kept(name: str) -> bool:
    return name not in ORDER or name in KEPT
