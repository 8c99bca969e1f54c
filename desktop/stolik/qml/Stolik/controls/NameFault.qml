import QtQuick
import QtQuick.Layouts
import Stolik
import Stolik.Models

// Why what was typed can't be a name: nobody can see it.
TextLabel {
    required property string typed

    Layout.fillWidth: true
    visible: text !== ""
    text: Names.fault(typed)
    color: Theme.danger
    wrapMode: Text.WordWrap
    Accessible.role: Accessible.AlertMessage
}
