"""The one clock of the table: it runs a batch of motion and says when the table has come to rest."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, Qt, QVariantAnimation, Signal

Show = Callable[[float], None]


class Animator(QObject):
    """Calls ``show`` with the milliseconds gone by, once a frame, and at last with the whole duration.

    One animation serves all batches; a batch of no length takes the same way without starting it, because
    animations of zero length would finish inside ``start()``.
    """

    settled = Signal()
    """A batch has ended, skipped or not; from the event loop, never from within ``play`` or ``skip``."""

    _ended = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._on_finished)
        self._ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)
        self._show: Show | None = None
        self._duration = 0.0
        self._now = 0.0
        self._batch = 0

    @property
    def is_running(self) -> bool:
        return self._show is not None

    @property
    def now(self) -> float:
        """Milliseconds gone by in the running batch."""
        return self._now

    def play(self, duration: float, show: Show) -> None:
        """Run a batch of so many milliseconds; one that still runs is brought to its end first."""
        self.skip()
        self._batch += 1
        self._duration, self._now = duration, 0.0
        length = round(duration)
        if length > 0:
            # Still at the end of the batch before, the clock tells a time of the new one at each of these.
            self._clock.setEndValue(float(duration))
            self._clock.setDuration(length)
            self._clock.start()
        self._show = show
        if length > 0:
            show(0.0)
        else:
            self._end()

    def skip(self) -> None:
        """Bring the running batch to its end at once."""
        if self._show is not None:
            self._end()

    def stop(self) -> None:
        """Drop the batch where it is: nothing more is shown, and ``settled`` does not come."""
        self._batch += 1
        self._show = None
        self._halt()

    def _end(self) -> None:
        show, self._show = self._show, None
        self._halt()
        self._now = self._duration
        if show is not None:
            show(self._duration)
        self._ended.emit(self._batch)

    def _halt(self) -> None:
        if self._clock.state() != QAbstractAnimation.State.Stopped:
            self._clock.stop()

    def _on_tick(self, value: object) -> None:
        if self._show is not None and isinstance(value, float) and value < self._duration:
            self._now = value
            self._show(value)

    def _on_finished(self) -> None:
        if self._show is not None:
            self._end()

    def _on_ended(self, batch: int) -> None:
        if batch == self._batch:
            self.settled.emit()
