import QtQuick
import QtQuick.Layouts
import Stolik

// Text across the available width, in as many lines as needed.
TextLabel { Layout.fillWidth: true; wrapMode: Text.WordWrap }
