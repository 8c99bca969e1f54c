import QtQuick
import QtQuick.Layouts
import Stolik

// Text as wide as its place, in as many lines as it needs.
TextLabel { Layout.fillWidth: true; wrapMode: Text.WordWrap }
