import QtQuick
import Stolik
import Stolik.Models

// Why what was typed can't be a name: nobody can see it.
Paragraph {
    required property string typed

    visible: text !== ""
    text: Names.fault(typed)
    color: Theme.danger
    Accessible.role: Accessible.AlertMessage
}
