import QtQuick
import QtQuick.Templates as T
import Stolik

// A thin bar that only shows the position; attach it as ScrollBar.vertical.
T.ScrollBar {
    id: bar

    implicitWidth: Theme.dp(10)
    padding: Theme.dp(2)
    visible: size < 0.999
    minimumSize: 0.08
    interactive: true
    Accessible.ignored: true

    contentItem: Rectangle { radius: width / 2; color: bar.pressed ? Theme.accent : Theme.outline }
}
