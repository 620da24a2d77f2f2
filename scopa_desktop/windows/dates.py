"""Days and times as a person says them."""

from datetime import datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

translate = QCoreApplication.translate


def short_date(moment: datetime, now: datetime) -> str:
    """ "Today 20:41", "Yesterday 19:58", "28 Nov", or with the year when it is another one; local time."""
    here, today = moment.astimezone(), now.astimezone()
    time = QLocale().toString(QTime(here.hour, here.minute), QLocale.FormatType.ShortFormat)
    if here.date() == today.date():
        return translate("Dates", "Today {time}").format(time=time)
    if here.date() == today.date() - timedelta(days=1):
        return translate("Dates", "Yesterday {time}").format(time=time)
    # Formats of QDate: a language that puts the month first says so here.
    pattern = translate("Dates", "d MMM") if here.year == today.year else translate("Dates", "d MMM yyyy")
    return QLocale().toString(QDate(here.year, here.month, here.day), pattern)


def long_date(moment: datetime) -> str:
    """Day and time in full, local time."""
    here = moment.astimezone()
    day = QLocale().toString(QDate(here.year, here.month, here.day), QLocale.FormatType.LongFormat)
    time = QLocale().toString(QTime(here.hour, here.minute), QLocale.FormatType.ShortFormat)
    return translate("Dates", "{day}, {time}").format(day=day, time=time)
