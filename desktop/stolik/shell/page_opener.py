"""A page that is open or isn't, and the model that it shows."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The shell makes those that open a page.")
class PageOpener(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the model of a page from its opening to its closing."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Show no page yet."""
        super().__init__(parent)
        self._model: QObject | None = None

    @property
    def model(self) -> QObject | None:
        """The model of the page that is open; ``None`` where it isn't."""
        return self._model

    @Property(QObject, notify=changed)
    def page(self) -> QObject | None:
        """The model of the page that is open; ``None`` where it isn't."""
        return self._model

    @Slot()
    def close(self) -> None:
        """Leave the page."""
        model, self._model = self._model, None
        if model is not None:
            # What shows the model goes before the model does.
            self.changed.emit()
            close_model(model)
            model.deleteLater()

    def show(self, model: QObject) -> None:
        """Open the page with a model, which lives as long as the page is open."""
        self.close()
        self._model = model
        model.setParent(self)
        self.changed.emit()


def close_model(model: QObject | None) -> None:
    """Tell the model of a page, such as a table, that it is left for good, where it wants to know."""
    close = getattr(model, "close", None)
    if callable(close):
        close()
