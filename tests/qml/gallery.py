"""Render the gallery of controls to pictures: python tests/qml/gallery.py [folder]."""

import os
import sys
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

from PySide6.QtCore import QEventLoop, QObject, QTimer, QUrl
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

ROOT = Path(__file__).resolve().parents[2]


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def main(folder: Path) -> None:
    app = QGuiApplication(sys.argv[:1])
    for font in sorted((ROOT / "resources/fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(ROOT / "desktop/stolik/qml"))
    engine.load(QUrl.fromLocalFile(str(Path(__file__).with_name("Gallery.qml"))))
    window: Any = engine.rootObjects()[0]
    theme: Any = engine.singletonInstance("Stolik", "Theme")
    folder.mkdir(parents=True, exist_ok=True)

    window.freeze(0.32)
    for scheme in ("day", "evening", "contrast"):
        shoot(window, theme, folder / f"gallery-{scheme}.png", scheme, 1)
    shoot(window, theme, folder / "gallery-200.png", "day", 2)
    window.setProperty("sheetOpen", True)
    shoot(window, theme, folder / "gallery-sheet.png", "day", 1)
    engine.deleteLater()
    app.processEvents()


def shoot(window: QQuickWindow, theme: QObject, path: Path, scheme: str, scale: int) -> None:
    theme.setProperty("scheme", scheme)
    theme.setProperty("scale", scale)
    window.resize(1366 * scale, 1180 * scale)
    wait(500)
    window.grabWindow().save(str(path))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "gallery")
