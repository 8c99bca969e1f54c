import QtQuick
import Stolik
import Stolik.Models

// Says that a typed name is invisible.
Outcome {
    required property string typed

    text: Names.fault(typed)
    color: Theme.danger
}
