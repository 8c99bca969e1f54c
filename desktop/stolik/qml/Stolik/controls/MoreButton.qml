import QtQuick
import Stolik

// The button for rarely needed things.
IconButton { iconName: "more"; text: qsTr("More"); showText: !Theme.largeType }
