import QtQuick
import Stolik

// The way to what is rarely needed.
IconButton { iconName: "more"; text: qsTr("More"); showText: !Theme.largeType }
