import QtQuick
import Stolik
import Stolik.Models

// Why what was typed can't be a name: it is invisible.
Outcome {
    required property string typed

    text: Names.fault(typed)
    color: Theme.danger
}
