from scopa_desktop.wording.seats import seat_names


def test_seats_without_a_name_are_called_by_their_number() -> None:
    assert seat_names((), 3) == ("You", "Player 2", "Player 3")
    assert seat_names(("", "Bo", ""), 3) == ("You", "Bo", "Player 3")
