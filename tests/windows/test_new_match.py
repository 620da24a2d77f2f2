import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QScrollBar,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scopa_desktop import paths
from scopa_desktop.look import fonts
from scopa_desktop.rules.ruleset import ruleset
from scopa_desktop.storage.rule_sets import RuleSet
from scopa_desktop.storage.set_up import TEAM_FORMS, SetUp
from scopa_desktop.storage.settings import Settings
from scopa_desktop.windows.dress import Dress
from scopa_desktop.windows.games import GameCard
from scopa_desktop.windows.new_match import NewMatchPage
from scopa_desktop.wording.cards import speak_of
from scopa_desktop.wording.options import option_name
from scopa_desktop.wording.rules import level_description
from tests.windows.longer import Longer
from tests.windows.seen import assert_readable, texts


@pytest.fixture
def page(dress: Dress, host: QWidget) -> NewMatchPage:
    return shown(dress, host)


def shown(dress: Dress, host: QWidget) -> NewMatchPage:
    made = NewMatchPage(dress)
    made.setParent(host)
    made.setGeometry(host.rect())
    made.show()
    return made


def named(page: QWidget, text: str) -> QPushButton:
    return next(made for made in page.findChildren(QPushButton) if made.text() == text)


def lines(page: QWidget) -> list[QLineEdit]:
    found = [made for made in page.findChildren(QLineEdit) if not isinstance(made.parent(), QSpinBox)]
    return [made for made in found if made.isVisible()]


def test_enter_deals_with_the_last_set_up(qtbot: QtBot, page: NewMatchPage, host: QWidget) -> None:
    last = Settings(set_ups=(SetUp(target=16, levels=("fair",)), SetUp()), player_name="Ann", cloth="blue")
    page.set_settings(last)
    page.focus_first()
    with qtbot.waitSignal(page.deal_asked) as told:
        qtbot.keyClick(host.focusWidget(), Qt.Key.Key_Return)
    assert told.args == [last]


def test_a_set_up_by_mouse_and_keys(qtbot: QtBot, page: NewMatchPage) -> None:
    you, opponent = lines(page)
    you.setFocus()
    qtbot.keyClicks(you, "  Zia|Lina ")
    qtbot.keyClick(you, Qt.Key.Key_Tab)
    assert you.text() == "ZiaLina"
    qtbot.keyClicks(opponent, "Bo")
    qtbot.mouseClick(named(page, "Novice"), Qt.MouseButton.LeftButton)
    assert level_description("novice") in texts(page)
    qtbot.mouseClick(named(page, "One deal"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.deal_asked) as told:
        qtbot.mouseClick(named(page, "Deal the cards"), Qt.MouseButton.LeftButton)
    expected = Settings(player_name="ZiaLina").with_set_up(SetUp(2, "teams", 1, ("Bo",), ("novice",)))
    assert told.args == [expected]


def test_four_in_pairs_and_six_in_three(qtbot: QtBot, page: NewMatchPage) -> None:
    qtbot.mouseClick(named(page, "4"), Qt.MouseButton.LeftButton)
    assert named(page, "Two pairs").isChecked()
    assert {"Opposite", "● with you", "○ against you"} <= set(texts(page))
    qtbot.mouseClick(named(page, "6"), Qt.MouseButton.LeftButton)
    assert "Two pairs" not in texts(page)
    qtbot.mouseClick(named(page, "Three pairs"), Qt.MouseButton.LeftButton)
    assert "○ with Aldo" in texts(page)
    lines(page)[0].setFocus()
    qtbot.keyClicks(lines(page)[0], "nora")
    qtbot.keyClick(lines(page)[0], Qt.Key.Key_Tab)
    assert lines(page)[1].placeholderText() not in ("Nora", "")
    names = ("",) * 5
    assert page.chosen().set_up == SetUp(6, "three_pairs", 11, names, ("easy",) * 5)
    qtbot.mouseClick(named(page, "3"), Qt.MouseButton.LeftButton)
    assert "Sides" not in texts(page)
    assert page.chosen().set_up == SetUp(3, "teams", 11, ("", ""), ("easy", "easy"))


@pytest.mark.parametrize(
    ("players", "teams"), [(n, form) for n, forms in TEAM_FORMS.items() for form in forms]
)
def test_every_set_up_is_shown_and_given_back(page: NewMatchPage, players: int, teams: str) -> None:
    others = players - 1
    levels = ("novice", "easy", "fair", "hard", "master")[:others]
    set_up = SetUp(players, teams, 21, tuple("abcde"[:others]), levels)
    page.set_settings(Settings(set_ups=(set_up, SetUp())))
    assert page.chosen().set_ups == (set_up, SetUp())


def test_other_settings_leave_what_is_typed(qtbot: QtBot, page: NewMatchPage) -> None:
    qtbot.keyClicks(lines(page)[0], "Ann")
    qtbot.mouseClick(named(page, "3"), Qt.MouseButton.LeftButton)
    page.set_settings(Settings(cloth="red"))
    assert page.chosen().player_name == "Ann"
    assert page.chosen().set_up.players == 3
    assert page.chosen().cloth == "red"


def test_a_target_of_ones_own(qtbot: QtBot, page: NewMatchPage) -> None:
    other = page.findChild(QSpinBox)
    assert other is not None
    assert not other.isVisible()
    qtbot.mouseClick(named(page, "Other…"), Qt.MouseButton.LeftButton)
    assert page.window().focusWidget() is page.findChild(QSpinBox)
    assert other.isVisible()
    other.selectAll()
    qtbot.keyClicks(other, "101")
    assert page.chosen().set_up.target == 101
    assert any("101" in text for text in texts(page))
    page.set_settings(Settings(set_ups=(SetUp(target=40),)))
    assert other.isVisible()
    assert other.value() == 40
    page.set_settings(Settings(set_ups=(SetUp(target=21),)))
    assert not other.isVisible()
    assert page.chosen().set_up.target == 21


def test_the_target_says_who_wins(page: NewMatchPage) -> None:
    for target, options, said in (
        (1, (), "Whoever has more points after a deal wins"),
        (11, (), "The first to 11 points wins"),
        (1, (("inverse", "on"),), "Whoever has the fewest points after a deal wins"),
        (11, (("inverse", "on"),), "has reached 11 points, whoever has the fewest wins"),
    ):
        page.set_settings(Settings(set_ups=(SetUp(target=target, options=options),)))
        assert any(said in text for text in texts(page))


def test_nothing_is_said_of_level_sides_where_the_order_of_points_decides(page: NewMatchPage) -> None:
    for target in (1, 11):
        for option, is_said in (("higher", True), ("in_order_if_tied", False), ("in_order_always", False)):
            options = () if is_said else (("both_past_target", option),)
            page.set_settings(Settings(set_ups=(SetUp(target=target, options=options),)))
            assert any("; level" in text for text in texts(page)) is is_said


def test_an_own_target_says_its_range_and_keeps_to_it(qtbot: QtBot, page: NewMatchPage) -> None:
    page.set_settings(Settings(set_ups=(SetUp(target=41),)))
    assert any(text.startswith("From 2 to 101. The first to 41") for text in texts(page))
    for typed, target in (("57", 57), ("0", 57), ("102", 10), ("101", 101)):
        page._other.selectAll()
        qtbot.keyClicks(page._other, typed)
        qtbot.keyClick(page._other, Qt.Key.Key_Tab)
        assert page.chosen().set_up.target == target


def test_enter_in_a_name_deals(qtbot: QtBot, page: NewMatchPage) -> None:
    you, _ = lines(page)
    you.setFocus()
    qtbot.keyClicks(you, "Ann")
    with qtbot.waitSignal(page.deal_asked) as told:
        qtbot.keyClick(you, Qt.Key.Key_Return)
    assert told.args[0].player_name == "Ann"


def test_names_stop_at_their_greatest_length(qtbot: QtBot, page: NewMatchPage) -> None:
    you, _ = lines(page)
    qtbot.keyClicks(you, "x" * 30)
    assert len(page.chosen().player_name) == 24


def test_tab_goes_from_top_to_bottom(qtbot: QtBot, page: NewMatchPage, host: QWidget) -> None:
    named(page, "Home").setFocus()
    seen = []
    for _ in range(10):
        focused = host.focusWidget()
        text = focused.text() if isinstance(focused, QPushButton) else ""
        seen.append(text or focused.accessibleName().split(" (")[0][:24].removesuffix(": take"))
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert seen == [
        "Home",
        "Scopa: The classic game:",
        "2",
        "Your name",
        "Name: Against",
        "Easy",
        "11",
        "House rules",
        "Read the rules",
        "Deal the cards",
    ]


def test_rules_and_home_are_there(qtbot: QtBot, page: NewMatchPage) -> None:
    with qtbot.waitSignal(page.rules_asked):
        qtbot.mouseClick(named(page, "Read the rules"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.home_asked):
        qtbot.mouseClick(named(page, "Home"), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("size", [(800, 563), (999, 700), (1000, 700), (1280, 763), (2560, 1043)])
@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("players", [2, 6])
def test_nothing_is_cut(
    qtbot: QtBot, dress: Dress, host: QWidget, size: tuple[int, int], long: bool, players: int
) -> None:
    translator = Longer()
    if long:
        QCoreApplication.installTranslator(translator)
    try:
        host.resize(*size)
        page = shown(dress, host)
        others = players - 1
        forms = TEAM_FORMS[players]
        set_up = SetUp(players, forms[len(forms) // 2], 77, ("W" * 24,) * others, ("master",) * others)
        page.set_settings(Settings(set_ups=(set_up,)))
    finally:
        QCoreApplication.removeTranslator(translator)
    page.grab()
    assert_readable(qtbot, page)
    assert page.is_narrow == (size[0] < 1000)


GIVEN = RuleSet("Nonna", "classic", 16, 2, (("re_bello", "on"),))
FOUR = RuleSet("Bar", "classic", 21, 4, (("hand", 9),))


def test_a_game_brings_its_players_and_its_target(qtbot: QtBot, page: NewMatchPage) -> None:
    cards = {card.game.name: card for card in page.findChildren(GameCard)}
    qtbot.mouseClick(named(page, "3"), Qt.MouseButton.LeftButton)
    cards["Cirulla"].click()
    assert page.chosen().set_up.rules == ruleset("cirulla", players=3)
    assert "6" not in texts(page)
    cards["Scopone"].click()
    assert page.chosen().set_up.rules == ruleset("scopone")
    assert {"Opposite", "Two pairs"} <= set(texts(page))
    assert not {"2", "3", "6"} & set(texts(page))
    cards["Scopa"].click()
    assert page.chosen().set_up.rules == ruleset(players=4)


def test_house_rules_are_chosen_marked_and_saved(qtbot: QtBot, page: NewMatchPage) -> None:
    save = named(page, "Save these rules…")
    assert not save.isEnabled()
    qtbot.mouseClick(named(page, "16"), Qt.MouseButton.LeftButton)
    assert "◆ Scopa: 11" in texts(page)
    named(page, "House rules").click()
    box = next(one for one in page.findChildren(QCheckBox) if one.accessibleName() == "Re bello")
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert page.chosen().set_up.rules == ruleset(target=16, re_bello="on")
    with qtbot.waitSignal(page.save_asked) as told:
        qtbot.mouseClick(save, Qt.MouseButton.LeftButton)
    assert told.args[0][0] == ""
    page.set_rule_sets((GIVEN,), "Nonna")
    assert page.chosen().set_up.rule_set == "Nonna"
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert page.chosen().set_up.rule_set == ""
    with qtbot.waitSignal(page.rename_asked) as told:
        named(page, "Rename…").click()
    assert told.args == [GIVEN]
    with qtbot.waitSignal(page.delete_asked) as told:
        named(page, "Delete…").click()
    assert told.args == [GIVEN]
    named(page, "Put back").click()
    assert page.chosen().set_up.rules == ruleset()


def test_own_rules_bring_the_players_they_are_for(qtbot: QtBot, page: NewMatchPage) -> None:
    page.set_rule_sets((FOUR, GIVEN))
    cards = {card.game.name: card for card in page.findChildren(GameCard)}
    cards["Bar"].click()
    assert page.chosen().set_up.rules == ruleset(players=4, target=21, hand=9)
    assert page.chosen().set_up.rule_set == "Bar"
    qtbot.mouseClick(named(page, "2"), Qt.MouseButton.LeftButton)
    assert page.chosen().set_up.rules == ruleset(target=21)
    said = "Hands of nine or ten cards are for four players. This house rule is put back."
    qtbot.waitUntil(lambda: said in texts(page))
    qtbot.mouseClick(named(page, "3"), Qt.MouseButton.LeftButton)
    assert said not in texts(page)


def test_the_last_set_up_keeps_game_and_house_rules(page: NewMatchPage) -> None:
    page.set_rule_sets((GIVEN,))
    last = SetUp(2, "teams", 16, ("",), ("hard",), "classic", GIVEN.options, "Nonna")
    page.set_settings(Settings(set_ups=(last,)))
    assert page.chosen().set_up == last
    page.set_settings(Settings(set_ups=(SetUp(preset="escoba", target=21), last)))
    assert page.chosen().set_up == SetUp(preset="escoba", target=21)


@pytest.mark.parametrize("size", [(800, 563), (1280, 763)])
@pytest.mark.parametrize("long", [False, True])
def test_no_house_rule_is_cut(
    qtbot: QtBot, dress: Dress, host: QWidget, size: tuple[int, int], long: bool
) -> None:
    translator = Longer()
    if long:
        QCoreApplication.installTranslator(translator)
    try:
        host.resize(*size)
        page = shown(dress, host)
        page.set_rule_sets((GIVEN, FOUR))
        last = SetUp(2, "teams", 77, ("W" * 24,), ("master",), "classic", GIVEN.options)
        page.set_settings(Settings(set_ups=(last,)))
        page._house._fold.click()
    finally:
        QCoreApplication.removeTranslator(translator)
    page.grab()
    assert_readable(qtbot, page)


def scroll_bar(page: NewMatchPage) -> QScrollBar:
    return page._scroll.verticalScrollBar()


def test_two_players_fit_into_the_smallest_window(
    qtbot: QtBot, qapp: QApplication, dress: Dress, host: QWidget
) -> None:
    fonts.load_title_font(paths.assets_dir(), fonts.TITLE_FILES)
    host.resize(800, 563)  # 800 x 600 less the menu bar
    page = shown(dress, host)
    page.grab()
    qtbot.waitUntil(lambda: scroll_bar(page).maximum() == 0)
    assert_readable(qtbot, page)


def test_unfolding_brings_the_options_into_view(qtbot: QtBot, dress: Dress, host: QWidget) -> None:
    host.resize(800, 563)
    page = shown(dress, host)
    page.grab()
    qtbot.mouseClick(page._house._fold, Qt.MouseButton.LeftButton)
    port = page._scroll.viewport()
    assert page._house.mapTo(port, QPoint(0, 0)).y() == 0
    page.grab()
    assert page._house.mapTo(port, QPoint(0, 0)).y() == 0


def test_another_deck_changes_the_words(qtbot: QtBot, page: NewMatchPage) -> None:
    page._house._fold.click()
    assert option_name("coin_figures") == "The figures of coins"
    page.set_settings(Settings(deck="french"))
    speak_of("french")
    try:
        qtbot.waitUntil(lambda: "The figures of diamonds" in texts(page))
        shown_texts = " ".join(texts(page))
        assert "coins" not in shown_texts
        assert "diamonds, settebello" in shown_texts
    finally:
        speak_of("latin")


def tabbed(qtbot: QtBot, page: NewMatchPage, most: int = 60) -> list[QWidget]:
    """What Tab comes to, from the main button on until it is there again."""
    page.focus_first()
    found: list[QWidget] = []
    while len(found) < most:
        qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_Tab)
        found.append(page.window().focusWidget())
        if found[-1] is page.primary:
            break
    return found


@pytest.mark.parametrize("size", [(800, 563), (1280, 763)])
def test_tab_follows_the_page_and_all_it_reaches_is_in_view(
    qtbot: QtBot, dress: Dress, host: QWidget, size: tuple[int, int]
) -> None:
    host.resize(*size)
    page = shown(dress, host)
    page.set_rule_sets((GIVEN,))
    last = SetUp(2, "teams", 16, ("",), ("hard",), "classic", GIVEN.options, "Nonna")
    page.set_settings(Settings(set_ups=(last,)))
    page._house._fold.click()
    order = tabbed(qtbot, page)
    controls = [row.control for row in page._house._rows if row.control.isEnabled()]
    at = order.index(controls[0])
    assert order[at : at + len(controls)] == controls
    assert order.index(page._house._put_back) < at
    assert order.index(page._save) == at + len(controls)
    games = [made for made in order if isinstance(made, (GameCard, QComboBox)) and made not in controls]
    assert order.index(games[0]) == order.index(named(page, "Home")) + 1
    port = page._scroll.viewport()
    for made in order:
        made.setFocus()
        page.focusNextPrevChild(True)
        focused = page.window().focusWidget()
        if page._scroll.widget().isAncestorOf(focused):
            top = focused.mapTo(port, QPoint(0, 0)).y()
            assert top >= 0
            assert top + focused.height() <= port.height()


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_controls_begin_on_one_line(qtbot: QtBot, page: NewMatchPage, players: int) -> None:
    qtbot.mouseClick(named(page, str(players)), Qt.MouseButton.LeftButton)
    starts = (next(made for made in page._players.values() if made.isVisible()), page._target)
    qtbot.waitUntil(lambda: len({made.mapTo(page, QPoint(0, 0)).x() for made in starts}) == 1)
